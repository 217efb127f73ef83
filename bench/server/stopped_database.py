"""The database fails in the middle of a game: python -m bench.server.stopped_database

SQLite is locked by another process, then finds the disk full; with --database postgresql, PostgreSQL is stopped and restarted.
Moves made meanwhile are refused with a sentence, nobody is shown anything that did not happen, no secret gets into the log, and
everything recovers by itself.
"""

import resource
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import cyclopts
import httpx
import uvloop

from bench.server.canaries import birds_in
from bench.server.figures import Figures
from bench.server.matches import GAMES, Match, Reception, Setting, rules
from bench.server.premises import Server, cluster, folder
from bench.server.screens import Event, Screen
from roji.core.luck import Luck
from roji.core.sentences import key_of
from tests.server.postgres import Cluster

MOVES = 1  # before and after: Canaries has only six
Trouble = Callable[[], AbstractContextManager[None]]
NOT_SAVED = "this could not be saved, so it did not happen; try again in a moment"


@dataclass
class Withstood:
    troubles: int = 0
    refused: int = 0
    moves: int = 0
    faults: list[str] = field(default_factory=list)


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another process holds a write lock."""
    db = sqlite3.connect(file, isolation_level=None)
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        db.execute("ROLLBACK")
        db.close()


@contextmanager
def disk_full(server: Server, file: Path) -> Iterator[None]:
    """The server's files cannot grow."""
    log = Path(f"{file}-wal")
    pid, kind = server.process.pid, resource.RLIMIT_FSIZE
    most = resource.prlimit(pid, kind)[1]
    resource.prlimit(pid, kind, (log.stat().st_size, most))
    try:
        yield
    finally:
        resource.prlimit(pid, kind, (most, most))


@contextmanager
def stopped(ours: Cluster) -> Iterator[None]:
    """PostgreSQL is stopped and restarted."""
    ours.stop()
    try:
        yield
    finally:
        ours.start()


class Trial:
    """Tables of every kind that live through the failure."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.reception = Reception(server.host, Luck(seed))
        self.found = Withstood()
        self.matches: list[Match] = []

    async def sit_down(self, games: Sequence[str]) -> None:
        self.matches = [await self.reception.match(Setting(game, rules(game).seats[0], onlookers=1)) for game in games]

    async def play(self) -> None:
        for match in self.matches:
            for _ in range(MOVES):
                if await match.move() is not None:
                    self.found.moves += 1

    async def in_trouble(self) -> None:
        """Play while nothing can be written."""
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
        if sentences != [key_of(NOT_SAVED)]:
            self.found.faults.append(f"{match.setting.game}: answered with {sentences}")
        if [one.story for one in match.screens] != stories:
            self.found.faults.append(f"{match.setting.game}: something happened that was not saved")

    async def _ask(self) -> None:
        """The same over HTTP."""
        wanted = {"game": "ohanami", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "open"}]}
        answer: httpx.Response = await self.reception.http.post("/api/tables", json=wanted)
        if answer.status_code != 503 or "sentence" not in answer.json():
            self.found.faults.append(f"a new table is answered with {answer.status_code}: {answer.text[:100]}")

    async def look_back(self) -> None:
        """Reconnect all clients: the whole story is what they saw before."""
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


async def withstand(server: Server, troubles: Sequence[Trouble], games: Sequence[str] = tuple(GAMES), seed: int = 1) -> Withstood:
    trial = Trial(server, seed)
    await trial.sit_down(games)
    for trouble in troubles:
        await trial.play()
        with trouble():
            await trial.in_trouble()
        await trial.play()
        await trial.look_back()
    await trial.leave()
    trial.found.faults += birds_in(server.log.read_text())
    return trial.found


def on_sqlite(place: Path, games: Sequence[str], seed: int = 1) -> Withstood:
    file = place / "roji.sqlite"
    server = Server(f"sqlite:///{file}", place)
    found = uvloop.run(withstand(server, [partial(locked, file), partial(disk_full, server, file)], games, seed))
    server.stop()
    return found


def on_postgres(ours: Cluster, place: Path, workers: int, games: Sequence[str], seed: int = 1) -> Withstood:
    server = Server(ours.new_database(), place, workers)
    found = uvloop.run(withstand(server, [partial(stopped, ours)], games, seed))
    server.stop()
    return found


app = cyclopts.App(help=__doc__)


@app.default
def main(*, database: str = "", workers: int = 1, seed: int = 1) -> int:
    games = [*GAMES, "canaries"]
    with folder() as place:
        if database == "postgresql":
            with cluster() as ours:
                found = on_postgres(ours, place, workers, games, seed)
        else:
            found = on_sqlite(place, games, seed)
    shown = Figures(f"a database that fails: {database or 'sqlite'}, {workers} worker{'s' * (workers > 1)}")
    shown.show("troubles, moves before and after", f"{found.troubles}, {found.moves}")
    shown.show("refused with a sentence", str(found.refused))
    shown.none("faults", found.faults)
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
