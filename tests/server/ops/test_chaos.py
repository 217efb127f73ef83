"""Short forms of the long runs in bench/server: invariants under load and during failures."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvloop

import roji
from bench.server.canaries import KINDS, Found, birds_in, play_all
from bench.server.crowd import Crowd, Plan, Tally
from bench.server.fuzz import fuzz, play_honestly
from bench.server.grammar import Grammar
from bench.server.hostile import LIMITS, besiege, stalls
from bench.server.kills import Ordeal, suffer
from bench.server.matches import settings
from bench.server.premises import Server
from bench.server.races import race
from bench.server.reconnects import break_lines
from bench.server.resampling import Resampled, resample
from bench.server.stopped_database import on_sqlite
from bench.server.stored import FLAT, growth, look, sample
from roji.core.luck import Luck
from roji.server.http.sockets import KINDS as KINDS_OF_FRAMES
from tests.server.postgres import Cluster, on_both

HEAVY = ("replays.py", "reviews.py", "chain.py")  # modules that a logged stall would name if heavy work ran on the event loop


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these tests; any line in its log is a fault."""
    place = tmp_path_factory.mktemp("chaos")
    server = Server(f"sqlite:///{place / 'roji.sqlite'}", place)
    yield server
    server.stop()
    assert server.log.read_text() == ""


def test_a_crowd_plays_at_tables_of_every_kind(server: Server) -> None:
    async def crowd() -> Tally:
        people = Crowd(Plan(server.host, settings(10, True, Luck(1)), seconds=2, every=0.2, seed=1))
        await people.sit_down()
        tally = await people.play()
        await people.go()
        return tally

    tally = uvloop.run(crowd())
    assert tally.moves == len(tally.latencies) > 10
    assert tally.faults == []


def test_requests_for_heavy_work_do_not_block_the_loop(tmp_path: Path) -> None:
    """Latency is measured by the long run on an idle machine; that heavy work never runs on the loop can be tested on any."""
    server = Server(f"sqlite:///{tmp_path / 'roji.sqlite'}", tmp_path, **{**LIMITS, "file_kilobytes_per_minute": 100_000})
    siege = uvloop.run(besiege(server, tables=6, every=0.5, seconds=2, strangers=2))
    held = stalls(server)
    server.stop()
    assert (siege.lost, siege.attack.faults()) == ([], [])
    assert [fault for tally in siege.tallies for fault in tally.faults] == [], "no honest person is refused anything"
    assert sum(tally.moves for tally in siege.tallies) > 0
    assert {200, 201, 422} <= set(siege.attack.answers), "files were told and refused, tables made"
    assert [stall for stall in held if any(heavy in stall for heavy in HEAVY)] == []


def test_no_confirmed_move_is_lost_or_duplicated_by_kills(tmp_path: Path) -> None:
    found = uvloop.run(suffer(Ordeal(f"sqlite:///{tmp_path / 'roji.sqlite'}", tmp_path, tables=5, workers=1, seed=1), kills=2))
    assert (found.lost, found.doubled, found.stuck) == ([], [], [])
    assert (found.kills, found.moves > 10) == (2, True)


@pytest.mark.parametrize("kind", KINDS)
def test_no_frame_leaks_hidden_information(server: Server, kind: str) -> None:
    found = Found()
    uvloop.run(play_all(server.host, kind, 1, found, lambda: None, most=60))
    assert found.leaks == []
    assert (found.games, found.frames > 20, found.answers) == (1, True, 5)
    assert birds_in(server.log.read_text()) == []


@pytest.mark.parametrize("game", [game.name for game in roji.all_games()])
def test_frames_do_not_change_when_hidden_information_is_dealt_again(game: str) -> None:
    found = Resampled()
    for _ in resample(roji.game(game), 120, found):
        pass
    assert found.differing == []
    assert found.dealt_anew > 60


def test_exactly_one_of_eight_screens_wins_a_line(server: Server) -> None:
    raced = uvloop.run(race(server.host, 25))
    assert (raced.lines, raced.faults) == (25, [])


def test_reconnecting_over_a_bad_connection_gives_the_servers_state(server: Server) -> None:
    found = uvloop.run(break_lines(server.host, 20, games=("bossa", "ohanami")))
    assert found.faults == []
    assert (found.cuts >= 20, found.doubled > 0, found.delayed > 0) == (True, True, True)


def test_frames_of_every_wrong_kind_are_answered_and_honest_people_play_on(server: Server) -> None:
    fuzzed = fuzz(server, 2000)
    assert fuzzed.faults == []
    assert fuzzed.refused > 500
    assert uvloop.run(play_honestly(server.host, ("bossa",))) > 10


def test_frames_of_every_kind_that_there_is_are_sent() -> None:
    grammar = Grammar(Luck(1))
    assert {json.loads(grammar.likely())["type"] for _ in range(2000)} == KINDS_OF_FRAMES


def test_frames_of_every_wrong_kind_do_no_more_harm_on_postgresql(tmp_path: Path, postgres: Cluster) -> None:
    server = Server(postgres.new_database(), tmp_path)
    fuzzed = fuzz(server, 2000)
    assert fuzzed.faults == []
    assert fuzzed.refused > 500
    assert uvloop.run(play_honestly(server.host, ("bossa",))) > 10
    server.stop()
    assert server.log.read_text() == ""


@on_both
def test_tables_at_which_nobody_is_cost_nothing(tmp_path: Path, request: pytest.FixtureRequest, kept_by: str) -> None:
    """Periodic queries cost the same with ten times the tables, no table is loaded without a client, and clients can reconnect."""
    with_names = (f"sqlite:///{tmp_path / f'roji{number}.sqlite'}" for number in range(3))
    new = with_names if kept_by == "sqlite" else iter(request.getfixturevalue("postgres").new_database, "")
    samples = sample(next(new), tmp_path)
    few, many = (look(next(new), samples, tmp_path, count, returning=20) for count in (200, 2000))
    assert [name for name in many.cost if growth(few.cost[name], many.cost[name]) > FLAT] == []
    assert all(many.cost.values()), "each was counted"
    assert (few.opened, many.opened) == (0, 0)


def test_moves_that_a_failing_database_cannot_store_do_not_happen(tmp_path: Path) -> None:
    found = on_sqlite(tmp_path, ["canaries"])
    assert found.faults == []
    assert (found.troubles, found.refused) == (2, 2)


def test_with_two_workers_no_confirmed_move_is_lost_or_duplicated_either(tmp_path: Path, postgres: Cluster) -> None:
    found = uvloop.run(suffer(Ordeal(postgres.new_database(), tmp_path, tables=4, workers=2, seed=1), kills=2))
    assert (found.lost, found.doubled, found.stuck) == ([], [], [])
    assert (found.kills, found.moves > 10) == (2, True)


def test_exactly_one_of_eight_screens_wins_a_line_through_four_workers(tmp_path: Path, postgres: Cluster) -> None:
    server = Server(postgres.new_database(), tmp_path, workers=4, handoff=False)
    raced = uvloop.run(race(server.host, 10))
    server.stop()
    assert (raced.lines, raced.faults) == (10, [])
