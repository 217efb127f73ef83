"""Guests of the arena: real programs that play, crash, hang, babble and cheat, and what is left of them."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import roji
from roji.bots.arena.results import Result
from roji.bots.arena.tournament import Tournament, play

DOCS = Path(__file__).parents[3] / "docs" / "bot-protocol.md"
PLAIN = """
import json, os, sys
open(sys.argv[0] + ".pids", "a").write(f"{os.getpid()}\\n")
asked = 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("ready", flush=True)
    elif word == "position":
        asked += 1
        legal = json.loads(rest)["legal"]
        if asked > 5:
            MISCHIEF
        print("move", legal[0], flush=True)
    elif word == "quit":
        break
"""


def program(folder: Path, mischief: str = "pass", name: str = "guest.py") -> str:
    """A program that plays the first legal action, and from its sixth decision on does something else before."""
    file = folder / name
    file.write_text(PLAIN.replace("MISCHIEF", mischief))
    return f"program: {sys.executable} {file}"


def pids(folder: Path, name: str = "guest.py") -> list[int]:
    return [int(pid) for pid in (folder / f"{name}.pids").read_text().split()]


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def played(*bots: str, games: int = 2, seats: int = 2, patience: float = 2.0, game: str = "ohanami", workers: int = 1) -> list[Result]:
    tournament = Tournament(roji.game, game, bots, (seats,), turn_ms=50, patience=patience)
    return sorted(play(tournament, games, workers), key=lambda result: result.number)


def example(language: str, nth: int = 0) -> str:
    """A program from the documentation."""
    found: list[str] = re.findall(rf"```{language}\n(.*?)```", DOCS.read_text(), re.DOTALL)
    return found[nth]


@pytest.mark.parametrize("game", ["bonsai", "bossa", "ohanami", "takenoko"])
def test_a_program_plays_whole_games(tmp_path: Path, game: str) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(example("python", 1))
    results = played(f"program: {sys.executable} {file}", "random", game=game)
    assert [result.forfeits for result in results] == [{}, {}]
    assert all(decisions > 0 for result in results for decisions in result.decisions)


@pytest.mark.parametrize("game", ["bonsai", "bossa", "ohanami", "takenoko"])
def test_a_shell_script_plays_whole_games(tmp_path: Path, game: str) -> None:
    file = tmp_path / "mybot"
    file.write_text(example("sh", 1))
    file.chmod(0o755)
    assert [result.forfeits for result in played(str(file), "random", game=game)] == [{}, {}]


@pytest.mark.parametrize("game", ["bonsai", "bossa", "ohanami", "takenoko"])
def test_a_class_plays_whole_games(tmp_path: Path, game: str) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(example("python", 0))
    assert [result.forfeits for result in played(f"{file}:Highest", "random", game=game)] == [{}, {}]


def test_a_class_may_answer_with_an_offer_a_code_or_a_text_and_print_what_it_likes(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text("""
class Bot:
    def __init__(self):
        self.asked = 0
    def choose(self, view, legal, *, seat, left_ms, game):
        assert (game, seat in (0, 1), left_ms <= 50) == ("ohanami", True, True)
        print("thinking")
        self.asked += 1
        return (legal[0], legal[0].code, legal[0].text)[self.asked % 3]
class Short:
    def choose(self, view, legal):
        return legal[0]
""")
    assert [result.forfeits for result in played(f"{file}:Bot", f"{file}:Short")] == [{}, {}]


def test_a_guest_with_luck_plays_the_same_again_on_any_number_of_processes(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(example("python", 0))
    once, again = (played(f"{file}:Highest", "greedy", games=4, workers=workers) for workers in (1, 2))
    assert [result.scores for result in once] == [result.scores for result in again]


@pytest.mark.parametrize(
    ("mischief", "reason"),
    [
        ("raise ZeroDivisionError('no idea')", "ended with status 1: ZeroDivisionError: no idea"),
        ("sys.exit(3)", "ended with status 3"),
        ("os.kill(os.getpid(), 11)", "was ended by SIGSEGV"),
        ("os.close(1); sys.stdin.read()", "closed its end of the line"),
        ("sys.stdin.read()", "gave no answer within 0."),
        ("print('I think I shall win'); legal[0] = 'x'", "said 'I think I shall win' instead of 'move' and an action"),
        ("print('m' * 1_000_000)", "said more than a line can hold"),
        ("sys.stdout.write(f'move {legal[0]}\\n' * 2); sys.stdout.flush(); continue", "without being asked"),
        ("legal[0] = 'dance'", "said 'dance', which is no action"),
        ("legal[0] = 'choose 999'", "said 'choose 999', which is no action"),
        ("legal[0] = 'choose 1' if legal[0] != 'choose 1' else 'choose 120'", "which is not allowed: "),
        ("print('\\x00\\xff\\x1b[2J')", "instead of 'move' and an action"),
        ("legal[0] = '\\n\\n# a remark\\nmove dance'", "said '', which is no action"),
    ],
)
def test_mischief_costs_the_game_and_the_tournament_goes_on(tmp_path: Path, mischief: str, reason: str) -> None:
    results = played(program(tmp_path, mischief), "random", patience=0.5 if "stdin.read" in mischief else 5.0)
    assert len(results) == 2
    for result in results:
        (seat,) = result.forfeits
        assert result.seating[seat] == 0
        assert reason in result.forfeits[seat]
        assert result.winners == [1 - seat]
        assert result.ranks()[seat] == 1
        assert result.decisions[seat] == 6 or "without being asked" in reason
    assert len(pids(tmp_path)) == 2, "the next game begins with a new process"
    assert all(is_gone(pid) for pid in pids(tmp_path))


def test_remarks_and_empty_lines_are_no_mischief(tmp_path: Path) -> None:
    results = played(program(tmp_path, "print('# thinking', asked); print()"), "random")
    assert [result.forfeits for result in results] == [{}, {}]
    assert len(pids(tmp_path)) == 1, "one process plays all its games"
    assert is_gone(pids(tmp_path)[0])


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("exit 7", "ended with status 7"),
        ("read -r line; echo hello", "said 'hello' instead of 'ready'"),
        ("sleep 600", "gave no answer within 1.2 s"),
    ],
)
def test_who_is_not_ready_loses_before_the_first_decision(tmp_path: Path, script: str, reason: str) -> None:
    file = tmp_path / "mybot"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    for result in played(str(file), "random", patience=0.2 if "sleep" in script else 5.0):
        (seat,) = result.forfeits
        assert reason in result.forfeits[seat]
        assert result.decisions == [0, 0]


def test_if_all_forfeit_nobody_wins() -> None:
    for result in played("program: false", "program: false"):
        assert set(result.forfeits) == {0, 1}
        assert result.winners == []
        assert result.ranks() == [0, 0]


@pytest.mark.parametrize("game", ["bonsai", "ohanami", "takenoko"])
def test_with_more_seats_the_others_play_on_and_who_forfeited_comes_last(tmp_path: Path, game: str) -> None:
    results = played(program(tmp_path, "sys.exit(1)"), "greedy", "random", games=3, seats=3, game=game)
    for result in results:
        (seat,) = result.forfeits
        assert result.seating[seat] == 0
        assert seat not in result.winners
        assert result.ranks()[seat] == 2
        others = [other for other in range(3) if other != seat]
        assert all(result.decisions[other] > 6 for other in others), "they finish the game"


def test_the_others_are_told_what_happened_and_who_left(tmp_path: Path) -> None:
    """A guest that remembers what it was told; it says so by breaking off at its first decision after the other left."""
    listener = tmp_path / "listener.py"
    listener.write_text(
        PLAIN.replace("asked > 5", "{'seat': 1, 'action': None} in json.loads(rest)['since']").replace("MISCHIEF", "sys.exit(9)")
    )
    first = played("random", program(tmp_path, "sys.exit(1)"), f"program: {sys.executable} {listener}", games=1, seats=3)[0]
    assert first.seating == (0, 1, 2)
    assert first.forfeits == {1: "ended with status 1", 2: "ended with status 9"}
    assert first.winners == [0]


def test_what_the_others_choose_in_secret_is_not_told(tmp_path: Path) -> None:
    """In Ohanami a choice of cards is secret: all that is told of it is that it was made."""
    spy = tmp_path / "spy.py"
    hidden = "any('card' in e['action'] for e in json.loads(rest)['since'] if e['seat'] == 0 and e['action']['type'] == 'choose')"
    heard = "any(e['seat'] == 0 for e in json.loads(rest)['since'])"
    spy.write_text(PLAIN.replace("asked > 5", hidden).replace("MISCHIEF", "sys.exit(9)"))
    assert played("random", f"program: {sys.executable} {spy}", games=1)[0].forfeits == {}
    spy.write_text(PLAIN.replace("asked > 5", heard).replace("MISCHIEF", "sys.exit(9)"))
    assert played("random", f"program: {sys.executable} {spy}", games=1)[0].forfeits == {1: "ended with status 9"}


def test_whatever_a_guest_has_started_ends_with_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    mischief = f"__import__('subprocess').Popen('sleep 60; echo still here', shell=True, stdout=open({str(pipe)!r}, 'w')); sys.exit(1)"
    ear = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    played(program(tmp_path, mischief), "random", patience=20)
    os.set_blocking(ear, True)
    with open(ear) as heard:
        assert heard.read() == "", "the end of the pipe: nobody holds it any more"


HANGS = """
mouth = open(PIPE, 'w')
            mouth.write('asked\\n')
            mouth.flush()
            __import__('signal').signal(15, 1)
            __import__('time').sleep(60)
            mouth.write('still here')
"""


def _hear_ctrl_c() -> None:
    """Tests that run in the background inherit a deaf ear for it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(
    ("workers", "by", "status"),
    [(1, signal.SIGINT, 130), (1, signal.SIGTERM, 143), (2, signal.SIGINT, 130), (2, signal.SIGTERM, 143), (2, signal.SIGKILL, -9)],
)
def test_no_process_is_left_when_the_arena_is_ended(tmp_path: Path, workers: int, by: signal.Signals, status: int) -> None:
    """A guest tells through a pipe that it hangs; then the arena is told to end, and the pipe must come to its end."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    guest = program(tmp_path, HANGS.strip().replace("PIPE", repr(str(pipe))).replace("\\\\", "\\"))
    words = [
        sys.executable,
        "-m",
        "roji",
        "arena",
        "ohanami",
        guest,
        "random",
        "--games",
        "4",
        "--workers",
        str(workers),
        "--patience",
        "300",
    ]
    with (
        subprocess.Popen(
            words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=_hear_ctrl_c
        ) as arena,
        pipe.open() as ear,
    ):
        assert ear.readline() == "asked\n"
        arena.send_signal(by)
        assert arena.wait() == status
        assert "still here" not in ear.read()
        assert arena.stderr is not None
        assert "Traceback" not in arena.stderr.read()
