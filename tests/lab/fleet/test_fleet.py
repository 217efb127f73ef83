"""Self-play and tournaments: the same results here, on processes and on Ray; a killed worker changes nothing, and none is left behind."""

import multiprocessing
import os
import pty
import signal
import subprocess
import sys
import uuid
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import ray

import roji
from roji.bots.arena.pool import Executor, Job, Lost, play_here
from roji.bots.arena.results import Result
from roji.core.journal.fold import write
from roji.lab import play_games, tournament
from roji.lab.data.census import count, to_dict
from roji.lab.data.census_page import page
from roji.lab.data.records import check
from roji.lab.fleet.executors import Done, LocalProcesses, Name, Task
from roji.lab.fleet.fleet import in_order, self_play
from roji.lab.fleet.ray_cluster import OnRay, cluster
from roji.lab.fleet.selfplay import Deal

MARK = "ROJI_TEST_MARK"  # an environment variable that child processes inherit
APART: tuple[Name, ...] = ("processes", "ray")

KILLER = """
import os, signal
class Killer:
    moves = 0
    def choose(self, view, legal):
        self.moves += 1
        if self.moves == 5 and self.is_first():
            os.kill(os.getppid(), signal.SIGKILL)
        return legal[-1]
    def is_first(self):
        try:
            open(FILE, "x").close()
        except FileExistsError:
            return False
        return True
"""


@pytest.fixture(scope="module", autouse=True)
def fleet() -> Iterator[None]:
    """One Ray for all tests here, started as a call without one would start it. Afterwards none of its or our processes may remain."""
    mark = os.environ[MARK] = uuid.uuid4().hex
    with cluster(workers=2):
        yield
    del os.environ[MARK]
    assert [words for words in marked(mark) if "multiprocessing" not in words] == [], "all that belongs to Ray has ended"
    assert multiprocessing.active_children() == []


def marked(mark: str) -> list[str]:
    """The command lines of all other processes that have inherited the mark."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            environment, words = (process / "environ").read_bytes(), (process / "cmdline").read_bytes()
        except OSError:  # it has ended, or is not ours
            continue
        if f"{MARK}={mark}".encode() in environment.split(b"\0") and int(process.name) != os.getpid():
            found.append(words.replace(b"\0", b" ").decode())
    return found


def killer(folder: Path) -> str:
    """A bot that kills its worker, once, in the middle of a game."""
    file = folder / "bots.py"
    file.write_text(KILLER.replace("FILE", repr(str(folder / "killed"))))
    return f"{file}:Killer"


def timeless(result: Result) -> tuple[object, ...]:
    return result.number, result.deal, result.seating, result.scores, result.winners, result.decisions, result.forfeits


@pytest.mark.parametrize("where", APART)
def test_forty_games_come_out_the_same_and_in_order(where: Name) -> None:
    here = play_games("ohanami", ["gakusei", "greedy"], 40, iterations=2, seed=7)
    apart = play_games("ohanami", ["gakusei", "greedy"], 40, iterations=2, seed=7, executor=where)
    assert apart == here
    assert [record.number for record in here] == list(range(1, 41))
    assert len({record.checksum for record in here}) == 40
    assert here[0].bots == ["gakusei", "greedy"]


@pytest.mark.parametrize("game", [game.name for game in roji.all_games()])
def test_every_game_is_played_and_can_be_played_again(game: str) -> None:
    for record in play_games(game, "random", 2):
        assert check(record).scores() == record.scores
        assert "end" in write(record.journal())


@pytest.mark.parametrize("where", APART)
def test_a_tournament_is_the_same_too(where: Name) -> None:
    here = tournament("bossa", ["greedy", "random"], 8)
    apart = tournament("bossa", ["greedy", "random"], 8, executor=where)
    assert [timeless(result) for result in apart.results] == [timeless(result) for result in here.results]
    assert apart.bots[0].won == here.bots[0].won


@pytest.mark.parametrize("where", APART)
def test_a_worker_killed_in_the_middle_changes_nothing(where: Name, tmp_path: Path) -> None:
    bot = killer(tmp_path)
    killed = play_games("bossa", [bot, "greedy"], 16, executor=where)
    assert (tmp_path / "killed").exists(), "a worker was killed, by the bot that it asked"
    assert killed == play_games("bossa", [bot, "greedy"], 16)
    assert not any(record.forfeits for record in killed)


@pytest.mark.parametrize("by", [LocalProcesses(2), OnRay(2)])
def test_a_game_that_kills_every_worker_is_tried_three_times_and_named_and_the_others_are_played(by: Executor, tmp_path: Path) -> None:
    found: list[int] = []
    with pytest.raises(Lost, match=r"game 5 ended its .*, 3 times, and is left out; all other games were played") as lost:
        found.extend(by.play(RecordingPlan(str(tmp_path), deadly=5), [Deal(number) for number in range(1, 25)]))
    assert sorted(found) == [number for number in range(1, 25) if number != 5]
    assert list(lost.value.why) == [5]
    assert len(list(tmp_path.glob("5-*"))) == 3


def test_a_fault_in_what_is_played_is_told_at_once_and_not_tried_again(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="ended with a fault; what it says is above"):
        list(LocalProcesses(1).play(RecordingPlan(str(tmp_path), faulty=1), [Deal(1)]))
    with pytest.raises(ZeroDivisionError):
        list(OnRay(2).play(RecordingPlan(str(tmp_path), faulty=2), [Deal(2)]))
    assert [len(list(tmp_path.glob(f"{number}-*"))) for number in (1, 2)] == [1, 1]


@dataclass(frozen=True)
class RecordingPlan:
    """A plan whose table records in a folder what it is asked to play; one task kills the worker, one raises, some never end."""

    folder: str
    deadly: int = 0
    faulty: int = 0
    endless: int = 1000  # and all after it

    def table(self) -> "RecordingPlan":
        return self

    def play(self, deal: Deal) -> int:
        Path(self.folder, f"{deal.number}-{uuid.uuid4().hex}").touch()
        if deal.number == self.deadly:
            os.kill(os.getpid(), signal.SIGKILL)
        if deal.number >= self.endless:
            signal.pause()
        return deal.number // (deal.number != self.faulty)

    def close(self) -> None:
        """Nothing to clean up."""


def test_a_call_leaves_a_ray_alone_that_it_did_not_start() -> None:
    play_games("bossa", "random", 1, executor="ray")
    assert ray.is_initialized()


def test_an_iterator_that_is_closed_early_ends_what_is_being_played(tmp_path: Path) -> None:
    """Both workers play games that never end."""
    for by in (LocalProcesses(2), OnRay(2)):
        games = by.play(RecordingPlan(str(tmp_path), endless=2), [Deal(1), Deal(2), Deal(3)])
        assert next(games) == 1
        games.close()
    assert multiprocessing.active_children() == []
    assert ray.get(nothing.remote(), timeout=60) is None, "the cluster is free again"


@ray.remote
def nothing() -> None:
    """An empty task for any free worker."""


@pytest.mark.parametrize("seconds_come_first", [True, False])
def test_results_come_in_order_whoever_is_first(seconds_come_first: bool) -> None:
    records = play_games("bossa", "random", 6)
    mixed = records[1::2] + records[::2] if seconds_come_first else records[::-1]
    assert list(in_order(mixed)) == records


class LosingExecutor:
    """An executor that plays the last game first and loses the second."""

    def play(self, plan: Job[Task, Done], tasks: list[Task]) -> Generator[Done]:
        yield from play_here(plan, [task for task in reversed(tasks) if task.number != 2])
        raise Lost({2: "ended its worker"})


def test_when_a_game_is_lost_all_others_are_there_in_order() -> None:
    with pytest.raises(Lost, match="game 2 ended its worker") as lost:
        play_games("bossa", "random", 4, executor=LosingExecutor())
    records = play_games("bossa", "random", 4)
    assert lost.value.others == [records[0], records[2], records[3]]


def test_when_a_bout_is_lost_all_others_are_there_in_order() -> None:
    with pytest.raises(Lost, match="game 2 ended its worker") as lost:
        tournament("bossa", ["random", "greedy"], 4, executor=LosingExecutor())
    assert [result.number for result in lost.value.others if isinstance(result, Result)] == [1, 3, 4]


def test_a_game_that_nobody_began_is_a_game_all_the_same() -> None:
    (record,) = play_games("bossa", "program: false", 1)
    assert record.actions == ["0 resign"]
    assert (record.broke_off(), record.winners) == ([0, 1], [])
    assert check(record).winners() == [1]  # a bot that could not start wins nothing
    plan = self_play("bossa", "program: false")
    census = count([record], 2)
    assert to_dict(plan, census)["choices"]["forced"] == 0
    assert "<svg" in page(plan, census)


def test_the_bar_can_be_switched_off() -> None:
    assert "100%" in shown("True")
    assert shown("False") == ""


def shown(progress: str) -> str:
    """What a call writes to a terminal."""
    ours, theirs = pty.openpty()
    script = f"from roji.lab import play_games; play_games('bossa', 'random', 3, progress={progress})"
    with subprocess.Popen([sys.executable, "-c", script], stderr=theirs, env={**os.environ, "TERM": "xterm"}):
        os.close(theirs)
        told = b""
        while True:
            try:
                more = os.read(ours, 65_536)
            except OSError:  # how Linux reports that the other end of a terminal was closed
                os.close(ours)
                return told.decode()
            told += more


def test_a_cluster_that_is_not_there_is_told_in_a_sentence() -> None:
    script = "from roji.lab import play_games; play_games('bossa', 'random', 1, executor='ray', address='127.0.0.1:9')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert "ValueError: no Ray cluster answers at 127.0.0.1:9: [Errno 111] Connection refused" in done.stderr


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"executor": "cloud"}, "there is no executor 'cloud'; there is here, processes, ray"),
        ({"workers": 0}, "at least 1 worker must play"),
        ({"games": 0}, "at least 1 game must be played"),
        ({"bots": []}, "name the bots that are to play"),
        ({"bots": ["greedy"] * 3, "seats": 2}, "2 seats take 2 bots, or one for all of them, not 3"),
        ({"seats": 9}, "Ohanami is for 2 to 4 players, not 9"),
        ({"lay_order": "never"}, "Ohanami: lay_order is one of last_commit, rotate, not 'never'"),
        ({"address": "127.0.0.1:1"}, "an address is that of a Ray cluster"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    asked: dict[str, Any] = {"bots": "random", "games": 2, **wrong}
    with pytest.raises(ValueError, match=sentence):
        play_games("ohanami", **asked)
