"""Self-play and tournaments: the same results here, on processes and on Ray; a killed worker changes nothing, and none is left behind."""

import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

import roji
from roji.bots.crew import Lost
from roji.bots.results import Result
from roji.core.journal import write
from roji.lab import play_games, tournament
from roji.lab.cluster import cluster
from roji.lab.executors import Name
from roji.lab.records import check

MARK = "ROJI_TEST_MARK"  # what this module's processes hand down to their children
APART: tuple[Name, ...] = ("processes", "ray")

KILLER = """
import os, signal
class Killer:
    moves = 0
    def choose(self, view, legal):
        self.moves += 1
        if self.moves == 5 and self.may_kill():
            os.kill(os.getppid(), signal.SIGKILL)
        return legal[-1]
    def may_kill(self):
        try:
            os.close(os.open(FILE, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return ALWAYS
        return True
"""


@pytest.fixture(scope="module", autouse=True)
def fleet() -> Iterator[None]:
    """One Ray for all tests here, started and ended as a call without one would do it."""
    os.environ[MARK] = uuid.uuid4().hex
    with cluster(workers=2):
        yield
    left = [words for words in marked(os.environ.pop(MARK)) if "ray" in words]
    assert left == [], "all that was started for Ray has ended with it"


def marked(mark: str) -> list[str]:
    """The command lines of all other processes that got the mark from their parents."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            environment, words = (process / "environ").read_bytes(), (process / "cmdline").read_bytes()
        except OSError:  # it has ended, or is not ours
            continue
        if f"{MARK}={mark}".encode() in environment.split(b"\0") and int(process.name) != os.getpid():
            found.append(words.replace(b"\0", b" ").decode())
    return found


def killer(folder: Path, always: bool = False) -> str:
    file = folder / "bots.py"
    file.write_text(KILLER.replace("FILE", repr(str(folder / "killed"))).replace("ALWAYS", str(always)))
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
    killed = play_games("ohanami", [bot, "greedy"], 12, executor=where)
    assert (tmp_path / "killed").exists(), "a worker was killed, by the bot that it asked"
    assert killed == play_games("ohanami", [bot, "greedy"], 12)
    assert not any(record.forfeits for record in killed)


@pytest.mark.parametrize("where", APART)
def test_a_game_that_kills_every_worker_is_named_and_the_others_are_played(where: Name, tmp_path: Path) -> None:
    (tmp_path / "killed").touch()
    bot = killer(tmp_path, always=True)
    with pytest.raises(Lost, match=r"game 1 ended its .*3 times are enough") as lost:
        play_games("ohanami", [bot, "greedy"], 1, executor=where)
    assert list(lost.value.why) == [1]
    assert lost.value.others == []


def test_without_ray_running_a_call_starts_it_and_leaves_nothing() -> None:
    assert ray.is_initialized()
