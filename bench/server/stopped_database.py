"""The database fails in the middle of a game: python -m bench.server.stopped_database

SQLite is locked by another process, and finds the disk full. Whoever plays meanwhile is refused with a sentence, nobody is shown
anything that did not happen, and everything goes on by itself when the trouble is over.
"""

import resource
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import cyclopts
import httpx
import uvloop

from bench.server.figures import Figures
from bench.server.matches import GAMES, Match, Reception, Setting
from bench.server.premises import Server, folder, sqlite
from bench.server.screens import Event, Screen
from roji.core.luck import Luck

MOVES = 6  # before and after
NOT_SAVED = "this could not be saved, so it did not happen; try again in a moment"


@dataclass
class Withstood:
    troubles: int = 0
    refused: int = 0
    moves: int = 0
    faults: list[str] = field(default_factory=list)


@contextmanager
def locked(_server: Server, file: Path) -> Iterator[None]:
    """Somebody else writes and does not finish."""
    db = sqlite3.connect(file, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        db.execute("ROLLBACK")
        db.close()


@contextmanager
def disk_full(server: Server, file: Path) -> Iterator[None]:
    """No file of the server may grow any more."""
    log = Path(f"{file}-wal")
    pid, kind = server.process.pid, resource.RLIMIT_FSIZE
    most = resource.prlimit(pid, kind)[1]
    resource.prlimit(pid, kind, (log.stat().st_size, most))
    try:
        yield
    finally:
        resource.prlimit(pid, kind, (most, most))


class Trial:
    """Tables of every kind that see the trouble come and go."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.reception = Reception(server.host, Luck(seed))
        self.found = Withstood()
        self.matches: list[Match] = []

    async def sit_down(self, games: Sequence[str]) -> None:
        self.matches = [await self.reception.match(Setting(game, GAMES[game][0], onlookers=1)) for game in games]

    async def play(self) -> None:
        for match in self.matches:
            for _ in range(MOVES):
                if await match.move() is not None:
                    self.found.moves += 1

    async def in_trouble(self) -> None:
        """Nothing can be written now."""
        self.found.troubles += 1
        for match in self.matches:
            await self._try(match)
        await self._ask()

    async def _try(self, match: Match) -> None:
        screen = await match.turn()
        if screen is None:
            return
        stories = [list(one.story) for one in match.screens]
        lines = len(screen.story)
        await screen.play(screen.seen.legal[0].code)
        await match.until(lambda: bool(screen.refused) or len(screen.story) > lines)
        self._judge(match, screen, stories)

    def _judge(self, match: Match, screen: Screen, stories: list[list[Event]]) -> None:
        sentences = [str(one["key"]) for one in screen.refused]
        screen.refused.clear()
        self.found.refused += len(sentences)
        if sentences != [NOT_SAVED]:
            self.found.faults.append(f"{match.setting.game}: answered with {sentences}")
        if [one.story for one in match.screens] != stories:
            self.found.faults.append(f"{match.setting.game}: something happened that was not saved")

    async def _ask(self) -> None:
        """Over HTTP likewise."""
        wanted = {"game": "ohanami", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}]}
        answer: httpx.Response = await self.reception.http.post("/api/tables", json=wanted)
        if answer.status_code != 503 or "sentence" not in answer.json():
            self.found.faults.append(f"a new table is answered with {answer.status_code}: {answer.text[:100]}")

    async def look_back(self) -> None:
        """Everybody comes again: the whole story is what they saw before."""
        for match in self.matches:
            stories = [screen.story for screen in match.screens]
            await match.leave()
            await match.connect()
            if [screen.story for screen in match.screens] != stories:
                self.found.faults.append(f"{match.setting.game}: the story has changed")

    async def leave(self) -> None:
        for match in self.matches:
            await match.leave()
        await self.reception.close()


async def withstand(server: Server, file: Path, seed: int = 1, games: Sequence[str] = tuple(GAMES)) -> Withstood:
    trial = Trial(server, seed)
    await trial.sit_down(games)
    for trouble in (locked, disk_full):
        await trial.play()
        with trouble(server, file):
            await trial.in_trouble()
        await trial.play()
        await trial.look_back()
    await trial.leave()
    return trial.found


app = cyclopts.App(help=__doc__)


@app.default
def main(*, seed: int = 1) -> int:
    with folder() as place:
        server = Server(sqlite(place), place)
        found = uvloop.run(withstand(server, place / "roji.sqlite", seed))
        server.stop()
    shown = Figures("a database that fails")
    shown.show("troubles, moves before and after", f"{found.troubles}, {found.moves}")
    shown.show("refused with a sentence", str(found.refused))
    shown.none("faults", found.faults)
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
