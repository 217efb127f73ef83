"""Mutation tests: plant one regression at a time in a copy of the tree, and report those that no test catches: tools/mutants.py [WORD …]

With words, only those whose name contains one of them. The exit status is 0 if all are caught. Takes about ten minutes.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "node_modules", "build", "__pycache__", "*.sqlite*")
PATIENCE = 240  # seconds; a test that hangs counts as caught
SERVER, TESTS = "src/roji/server", "tests/server"


@dataclass(frozen=True)
class Mutant:
    """A fix to revert: a file, the text to replace, its replacement, and the test that must then fail."""

    name: str
    file: str
    old: str
    new: str
    test: str


def server(name: str, module: str, old: str, new: str, test: str) -> Mutant:
    return Mutant(name, f"{SERVER}/{module}.py", old, new, f"{TESTS}/{test}")


MUTANTS = (
    # --- stalls
    server(
        "who asks whether the server lives waits in the queue",
        "http/guard",
        'scope["path"] == ALIVE:',
        "False:",
        "work/test_pace.py::test_who_asks_whether_the_server_lives_waits_for_nobodys_turn",
    ),
    server(
        "another process writes between what a transaction reads and writes",
        "store/database",
        'begin: str = "BEGIN IMMEDIATE"',
        'begin: str = "BEGIN"',
        "store/test_tables.py::test_nobody_else_writes_to_a_file_between_what_a_transaction_reads_and_what_it_writes",
    ),
    Mutant(
        "edited files are checked in quadratic time",
        "src/roji/core/journal/chain.py",
        "[line.link.seal, *right[: CANDIDATES - 2], *right[CANDIDATES - 2 :][-1:]]",
        "[line.link.seal, *right]",
        "tests/core/journal/test_chain.py::test_a_file_in_which_every_line_was_edited_is_checked_in_linear_time",
    ),
    server(
        "game files are read on the loop",
        "work/heavy_work",
        "await self._queue.run(client, lambda: self._processes.run(work, *given, **named))",
        "work({}, *given, **named)",
        "work/test_heavy_work.py::test_heavy_work_is_done_in_another_process_that_knows_the_games",
    ),
    server(
        "any number of seats in a moment",
        "wire/replay",
        "MOST_SEATS = 16",
        "MOST_SEATS = 2**31",
        "bots/test_reviews.py::test_a_moment_with_more_seats_than_any_game_has_is_refused_before_any_work",
    ),
    server(
        "the whole story is told each time",
        "table/seen",
        "max(told, len(table.story) - MOST_TOLD)",
        "told",
        "table/test_screen.py::test_of_a_long_story_the_end_is_told_and_older_lines_to_those_who_ask",
    ),
    server(
        "cold tables are replayed on the loop",
        "table/registry",
        "await asyncio.get_running_loop().run_in_executor(self._replaying, table.replay, entries)",
        "table.replay(entries)",
        "store/test_restart.py::test_a_cold_table_is_replayed_beside_the_loop[sqlite]",
    ),
    server(
        "a list of tables reads journals",
        "http/my_tables",
        "if kept is not None and (told",
        "if kept is None and (told",
        "http/test_my_tables.py::test_a_list_of_tables_after_a_restart_reads_no_journal",
    ),
    server(
        "clients do not take turns",
        "work/fair_queue",
        "self._waiting[client] = queue\n",
        "self._waiting = {client: queue, **self._waiting}\n",
        "work/test_fair_queue.py::test_clients_take_turns",
    ),
    server(
        "any number of requests wait",
        "work/fair_queue",
        "self._turns.count(client) >= self._most_waiting",
        "self._turns.count(client) < 0",
        "work/test_fair_queue.py::test_one_client_has_only_so_many_waiting",
    ),
    server(
        "views without end",
        "http/rate_limits",
        "return self._looks.take(address)",
        "return True",
        "http/test_security_floods.py::test_an_address_asks_for_so_many_whole_views_on_all_its_sockets",
    ),
    server(
        "a flood is one long turn of the loop",
        "work/pace",
        "while most and self._left and turns.let_in():",
        "while turns.let_in():",
        "work/test_pace.py::test_a_turn_of_the_loop_begins_only_so_much",
    ),
    server(
        "who asks for little waits behind attackers",
        "work/pace",
        "self._little if self._allowances.take(client) else self._many",
        "self._little",
        "work/test_pace.py::test_who_asks_for_little_goes_before_any_number_who_ask_for_a_lot",
    ),
    server(
        "who asks for a lot is starved",
        "work/pace",
        "        self._let_in(self._many, MANY_A_TURN)\n        self._let_in(self._little, self._left)\n",
        "        self._let_in(self._little, self._left)\n        self._let_in(self._many, MANY_A_TURN)\n",
        "work/test_pace.py::test_who_asks_for_a_lot_is_not_starved_by_any_number_who_ask_for_little",
    ),
    server(
        "a screen that has left waits for a full collection",
        "http/sockets",
        "socket.receive, socket.send = empty_receive, empty_send",
        "pass",
        "ops/test_outside.py::test_a_screen_that_leaves_leaves_nothing_for_the_collector",
    ),
    server(
        "requests keep everybody waiting",
        "http/guard",
        "        await pace.turn(address)\n        try:\n",
        "        try:\n",
        "work/test_pace.py::test_requests_of_one_address_keep_no_other_waiting",
    ),
    server(
        "frames keep everybody waiting",
        "http/guard",
        "            await pace.turn(address)\n            return message\n",
        "            return message\n",
        "work/test_pace.py::test_frames_of_one_address_keep_no_other_waiting",
    ),
    server(
        "a crowd is shown everything at once",
        "table/screen",
        "            await self._turn()\n",
        "",
        "table/test_screen.py::test_a_crowd_at_one_table_is_shown_what_is_new_over_many_turns_of_the_loop",
    ),
    server(
        "a minute's requests in one burst",
        "http/guard",
        "at_once(settings.requests_per_minute)",
        "settings.requests_per_minute",
        "http/test_security_floods.py::test_requests_of_an_address_come_in_small_bursts",
    ),
    server(
        "processes are started while people wait",
        "table/lobby",
        "        await self.heavy.warm_up(as_told, reach, findings)\n",
        "",
        "work/test_heavy_work.py::test_a_server_that_is_ready_starts_no_process_for_a_file",
    ),
    server(
        "a few short turns are a stall",
        "ops/loop_watch",
        "call_later(BEAT, self._wake)",
        "call_later(BEAT, lambda: asyncio.get_running_loop().call_soon(self._wake))",
        "ops/test_loop_watch.py::test_many_short_turns_are_no_stall",
    ),
    server(
        "stalls are not noticed",
        "ops/loop_watch",
        "if min(late, worked) > self._longest:",
        "if late < 0:",
        "ops/test_loop_watch.py::test_what_holds_the_loop_is_counted_and_named",
    ),
    # --- clocks and limits
    server(
        "new time for who comes back",
        "time/substitutes",
        "if seat.stand_in and seat.left_ms == 0:",
        "if seat.left_ms == -1:",
        "time/test_clocks.py::test_who_comes_back_after_the_time_has_run_out_gets_no_new_time",
    ),
    server(
        "limits are counted before the table is written",
        "store/tables",
        "        self._check_maker(db, record.maker, rematch)\n",
        "",
        "store/test_tables.py::test_a_limit_holds_where_several_servers_make_tables_at_once",
    ),
    server(
        "rematches do not count",
        "store/table_limits",
        "if self._an_hour and recent >= self._an_hour:",
        "if self._an_hour and recent >= self._an_hour and not rematch:",
        "http/test_my_tables.py::test_rematches_count_as_tables",
    ),
    server(
        "silent connections without end",
        "http/connections",
        "if len(lines) > self._most:",
        "if len(lines) < 0:",
        "http/test_security_floods.py::test_of_the_silent_connections_of_an_address_the_oldest_goes",
    ),
    server(
        "idle connections do not count as silent",
        "http/connections",
        "        super().on_response_complete()\n        self._watch()\n",
        "        super().on_response_complete()\n",
        "http/test_security_floods.py::test_connections_kept_after_an_answer_are_silent_too",
    ),
    server(
        "connections as fast as anybody likes",
        "http/connections",
        "or self._arrivals.take(household(address))",
        "or True",
        "http/test_security_floods.py::test_who_connects_without_end_is_hung_up_on_before_anything_is_read",
    ),
    server(
        "a question holds bots for a day",
        "table/consent",
        "question.asked + HOLD - now_s()",
        "question.asked + 86_400 - now_s()",
        "table/test_pause.py::test_bots_do_not_wait_for_an_answer_longer_than_a_minute",
    ),
    server(
        "each machine goes by its own clock",
        "time/clock",
        "Offset.ms = database_ms - (asked + answered) // 2",
        "Offset.ms = 0",
        "cluster/test_workers.py::test_machines_whose_clocks_differ_go_by_the_databases_clock",
    ),
    # --- isolation of faults
    server(
        "an unreadable row is everybody's",
        "store/tables",
        "        raise Unreadable from None\n",
        "        raise\n",
        "time/test_clocks.py::test_a_table_that_cannot_be_read_stops_no_other_clock_and_no_start",
    ),
    server(
        "ready though nothing can be written",
        "ops/readiness",
        "if timekeeper.silent_for() > LATE_ROUNDS * settings.heartbeat_seconds:",
        "if timekeeper.silent_for() < 0:",
        "ops/test_outside.py::test_a_server_whose_clocks_do_not_move_is_not_ready",
    ),
    server(
        "zero characters reach the database",
        "wire/messages",
        'Text = Annotated[str, msgspec.Meta(pattern=r"^[^\\x00]*$")]',
        "Text = str",
        "http/test_security_frames.py::test_a_zero_character_is_refused_before_a_database_sees_it",
    ),
    server(
        "two servers on one file",
        "store/database",
        "fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)",
        "pass",
        "store/test_tables.py::test_a_second_server_on_the_same_file_says_so_and_does_not_start",
    ),
    server(
        "a newer schema without a sentence",
        "serve",
        "except CommandError:",
        "except ZeroDivisionError:",
        "store/test_tables.py::test_a_database_of_a_newer_roji_is_told_in_a_sentence",
    ),
    server(
        "people are led to a worker that hangs",
        "cluster/handoff",
        "if home == self._number or self._silent(home):",
        "if home == self._number:",
        "cluster/test_handoff.py::test_nobody_waits_for_a_worker_that_does_not_answer",
    ),
    # --- identity
    server(
        "blank names",
        "table/names",
        "letter in BLANK or ",
        "",
        "http/test_security_frames.py::test_a_name_that_cannot_be_read_is_refused",
    ),
    server(
        "names that look alike",
        "table/names",
        "form.translate(prototypes()).casefold()",
        "form.casefold()",
        "http/test_security_frames.py::test_nobody_looks_like_somebody_at_the_table",
    ),
    server(
        "anything is read as JSON",
        "http/guard",
        'if any(kind != "application/json" for kind in kinds) or (has_body(headers) and not kinds):',
        "if len(kinds) < 0:",
        "http/test_security_frames.py::test_only_json_is_read",
    ),
    server(
        "the database for all to read",
        "store/database",
        "os.O_CREAT | os.O_RDWR, 0o600))",
        "os.O_CREAT | os.O_RDWR, 0o644))",
        "store/test_tables.py::test_the_file_of_a_database_is_for_its_owner_alone",
    ),
    server(
        "a copy for all to read",
        "store/backup",
        "os.O_RDWR, 0o600",
        "os.O_RDWR, 0o644",
        "store/test_backup.py::test_a_file_that_is_there_is_kept_unless_force_is_said",
    ),
    server(
        "no warning of a proxy that never matches",
        "http/guard",
        "if port and not any(ip_address(host) in proxy for proxy in proxies):",
        "if port and not proxies:",
        "http/test_security_floods.py::test_the_host_is_told_of_a_named_proxy_from_which_nobody_comes",
    ),
    # --- growth
    server(
        "the next deadline is looked for among all",
        "store/queries",
        "sa.select(seats.deadline).where(seats.deadline > now, PLAYED).order_by(seats.deadline).limit(1)",
        "sa.select(sa.func.min(seats.deadline)).join(schema.tables, sa.and_(tables.id == seats.table_id, tables.phase == 'playing')).where("
        "seats.deadline > now, tables.closed.is_(None))",
        "ops/test_chaos.py::test_tables_at_which_nobody_is_cost_nothing[sqlite]",
    ),
    server(
        "abandoned bots are looked for at all tables",
        "cluster/leases",
        "sa.func.statement_timestamp(",
        "sa.func.clock_timestamp(",
        "ops/test_chaos.py::test_tables_at_which_nobody_is_cost_nothing[postgresql]",
    ),
    server(
        "a start opens every table with a bot",
        "store/tables",
        "return standing is None or not bots.isdisjoint(msgspec.json.decode(standing, type=Standing).to_act)",
        "return True",
        "store/test_tables.py::test_tables_that_wait_for_a_bot_are_found_in_portions_the_newest_first",
    ),
    server(
        "a start writes every table",
        "store/queries",
        "if away >= HOUR:",
        "if away >= 0:",
        "store/test_tables.py::test_after_a_short_stop_only_running_clocks_are_written",
    ),
    # --- operations
    server(
        "logs lose their values",
        "ops/logs",
        "    told |= values(record.args)\n",
        "",
        "ops/test_outside.py::test_what_is_put_into_a_sentence_is_a_field_and_of_an_exception_its_kind",
    ),
    server(
        "logs tell messages of exceptions",
        "ops/logs",
        "        return type(value).__name__\n",
        "        return str(value)\n",
        "ops/test_outside.py::test_what_is_put_into_a_sentence_is_a_field_and_of_an_exception_its_kind",
    ),
    server(
        "a copy is not counted",
        "store/backup",
        "if kept != copied:",
        "if kept == ():",
        "store/test_backup.py::test_a_copy_that_lacks_something_is_not_kept",
    ),
    server(
        "a copy overwrites a file",
        "store/backup",
        "if file.exists() and not force:",
        "if file.exists() and file.is_dir():",
        "store/test_backup.py::test_a_file_that_is_there_is_kept_unless_force_is_said",
    ),
    server(
        "systemd is not told",
        "host",
        '        tell_systemd("READY=1")\n',
        "",
        "ops/test_deploy.py::test_systemd_is_told_when_the_server_is_ready_and_not_before",
    ),
)


def is_caught(mutant: Mutant, tree: Path) -> bool:
    """Whether the test fails with the regression in the copy, which is restored afterwards."""
    file = tree / mutant.file
    text = file.read_text()
    assert text.count(mutant.old) == 1, (
        f"{mutant.name}: {mutant.file} has {text.count(mutant.old)} such places; the fix has changed, change this"
    )
    file.write_text(text.replace(mutant.old, mutant.new))
    try:
        return fails(mutant.test, tree)
    finally:
        file.write_text(text)


def fails(test: str, tree: Path) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", test]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)  # noqa: S603
    except subprocess.TimeoutExpired:
        return True
    assert done.returncode in (0, 1), f"{test} could not be run:\n{done.stdout}{done.stderr}"
    return done.returncode == 1


def main(words: list[str]) -> int:
    chosen = [mutant for mutant in MUTANTS if not words or any(word in mutant.name for word in words)]
    survivors = []
    with tempfile.TemporaryDirectory(prefix="roji-mutants-") as place:
        tree = Path(place) / "tree"
        shutil.copytree(ROOT, tree, ignore=LEFT_OUT)
        for mutant in chosen:
            caught = is_caught(mutant, tree)
            survivors += [] if caught else [mutant]
            sys.stdout.write(f"{'caught  ' if caught else 'SURVIVED'} {mutant.name} ({mutant.test})\n")
            sys.stdout.flush()
    sys.stdout.write(f"{len(chosen) - len(survivors)} of {len(chosen)} regressions are caught\n")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
