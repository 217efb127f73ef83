"""Bots for tests: a random one, two with faults, one that waits for the test and one that records its time."""

import os
import time
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from roji.bots.analysis.advice import Recommendation
from roji.bots.analysis.review import ReviewedChoice
from roji.core.game import Game
from roji.core.journal.fold import read
from roji.core.luck import Luck
from roji.core.sentences import words
from tests.server import peaks

FOLDER = "ROJI_TEST_FOLDER"  # the environment variable that names the folder of the server's test
CLOCK_MS = 20
FOREVER, ASKED = 1_000_003, 1_000_033  # seeds of trials that never end, and of trials that wait for the test


def think(games: Mapping[str, Game], game: str, snapshot: dict[str, Any], seat: int, level: str, seed: int, left_ms: int) -> int:
    assert "secret" not in str(snapshot), "a bot is never given the luck of the table"
    rules = games[game]
    state = rules.restore(snapshot)
    if level == "cheat":
        return rules.size - 1
    if level == "asker":
        ask()
    if level == "clock":
        look_at_clock(state.turn(), left_ms)
    assert level != "fool", "a bot that cannot think"
    return state.random_action(seat, Luck(seed))


def attempt(games: Mapping[str, Game], game: str, snapshot: dict[str, Any], seed: int, left_ms: int) -> bool | None:
    """Random play; with the seed FOREVER it never finishes."""
    if seed == FOREVER:
        return None
    if seed == ASKED:
        ask()
    state, luck = games[game].restore(snapshot), Luck(seed)
    while state.actor() >= 0:
        state.play(0, state.random_action(0, luck))
    return 0 in state.winners()


def advise(games: Mapping[str, Game], game: str, snapshot: dict[str, Any], seat: int, seed: int, left_ms: int) -> list[Recommendation]:
    """Recommends the highest actions; in a game of Peaks for three it waits for the test first."""
    assert "secret" not in str(snapshot), "advice is never given the luck of the table"
    rules = games[game]
    state = rules.restore(snapshot)
    if len(snapshot.get("hands", [])) == peaks.GAME.seats[-1]:
        ask()
    return [Recommendation(code, 0.5, float(seed % 97), words("it is high")) for code in state.legal(seat)[:-4:-1]]


def review(games: Mapping[str, Game], game: str, journal: str, first: int, last: int, seed: int, left_ms: int) -> list[ReviewedChoice]:
    """Rates all choices equally."""
    entries = read(journal).entries
    return [ReviewedChoice(line, entries[line - 1].seat, [0.5, 0.5], 0.5, "show 1", 0.0, [0.5, 0.5]) for line in range(first, last + 1)]


def ask() -> None:
    """Report this process to the test, and wait until the test lets it continue."""
    folder = Path(os.environ[FOLDER])
    (folder / "asks").write_text(f"{os.getpid()}\n")
    (folder / "answers").read_text()


def look_at_clock(turn: int, left_ms: int) -> None:
    """Record the remaining time, and use some of it."""
    with (Path(os.environ[FOLDER]) / "clock").open("a") as clock:
        clock.write(f"{turn} {left_ms}\n")
    until = time.monotonic() + CLOCK_MS / 1000
    while time.monotonic() < until:
        pass


LEVELS = {
    "any": "does anything",
    "asker": "asks the test before it answers",
    "cheat": "breaks the rules",
    "clock": "writes down its time",
    "fool": "fails",
}
BOTS = SimpleNamespace(levels=list(LEVELS.items()), think=think, attempt=attempt, advise=advise, review=review)
