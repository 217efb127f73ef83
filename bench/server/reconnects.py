"""Broken connections while people play: python -m bench.server.reconnects [--cuts 2000]

A proxy between clients and server cuts connections and delays and duplicates frames. Clients reconnect and resend what was
not confirmed, as a browser does. After the end the journal is replayed: every frame that any client ever got must be, byte for byte,
what that seat had to be shown at that line, and every seat's lines are those that it sent, each once.
"""

import asyncio
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import cyclopts
import uvloop
from websockets.exceptions import WebSocketException

from bench.server.faulty_line import FaultyLine
from bench.server.figures import Figures, progress
from bench.server.imagining import Retold
from bench.server.kills import action, own
from bench.server.matches import GAMES, NAMES, Match, Reception, Setting, rules
from bench.server.premises import serving
from bench.server.readings import Reading, like
from bench.server.resampling import parting
from bench.server.screens import PATIENCE, Lost, Screen, join
from roji.core.journal.fold import read
from roji.core.luck import Luck
from roji.server.wire.messages import Seen


@dataclass
class Reconnected:
    cuts: int = 0
    doubled: int = 0
    delayed: int = 0
    connections: int = 0
    frames: int = 0
    games: int = 0
    faults: list[str] = field(default_factory=list)


class Person:
    """Plays one seat over a faulty connection, and always reconnects."""

    def __init__(self, match: Match, token: str, host: str) -> None:
        self.match, self.token, self.host = match, token, host
        self.screens: list[Screen] = []  # one per connection
        self.sent: list[int] = []
        self._news = asyncio.Event()

    async def play(self) -> None:
        while True:
            try:
                await self._sit()
                while await self._choose():
                    pass
                return
            except (Lost, OSError, WebSocketException):
                continue  # reconnect

    async def _sit(self) -> None:
        screen = await join(self.host, self.match.table, self.token, self._news.set, keeps=True)
        self.screens.append(screen)
        await self._until(lambda: bool(screen.seen.phase))
        if len(self.sent) > screen.seen.nth and screen.seen.phase == "playing":
            await self._send()

    async def _choose(self) -> bool:
        """Play something when it is the seat's turn; False after the end."""
        screen = self.screens[-1]
        await self._until(lambda: bool(screen.seen.legal) or screen.seen.phase != "playing")
        if screen.seen.phase != "playing":
            return False
        self.sent.append(screen.seen.legal[int(self.match.luck.below(len(screen.seen.legal)))].code)
        await self._send()
        return True

    async def _send(self) -> None:
        screen, count = self.screens[-1], len(self.sent)
        seat = screen.seen.seat
        await screen.send(type="play", seat=seat, nth=count - 1, code=self.sent[-1])
        await self._until(lambda: screen.seen.nth >= count or bool(screen.refused))
        assert not screen.refused, screen.refused[-1]

    async def _until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.screens[-1].check()
                self._news.clear()
                await self._news.wait()


async def one_game(reception: Reception, line: FaultyLine, setting: Setting, found: Reconnected) -> None:
    """Play a whole game, then check it."""
    match = await reception.match(setting)
    await match.leave()
    people = [Person(match, token, line.host) for token in match.tokens]
    await asyncio.gather(*(person.play() for person in people))
    journal = read(await reception.journal(match.table))
    readings = [Reading(screen.texts) for person in people for screen in person.screens]
    retold = Retold(rules(setting.game), journal.header, list(NAMES[: journal.header.seats]))
    for seq in retold.steps(journal.entries):
        for reading in readings:
            found.faults += [fault for text, sent, told in reading.at(seq) for fault in differing(retold, text, sent, told)]
    found.faults += [f"{match.table}: a frame of no line" for reading in readings if reading.left()]
    for person in people:
        if own(person.screens[-1]) != [action(match, code) for code in person.sent]:
            found.faults.append(f"{match.table}: a seat's lines are not what it sent")
        await person.screens[-1].close()
    found.games += 1
    found.connections += len(readings)
    found.frames += sum(reading.count for reading in readings)


def differing(retold: Retold, text: str, sent: Seen, told: int) -> list[str]:
    """How a frame differs from the expected one."""
    truth = like(retold.seen(sent.seat, told), sent)
    where = f"{retold.table.game.name}, line {sent.seq}, seat {sent.seat}"
    return [] if truth == text.encode() else [f"{where}: {parting(text.encode(), truth)}"]


async def break_lines(
    host: str, cuts: int, told: Callable[[int], None] = lambda done: None, seed: int = 1, games: Sequence[str] = tuple(GAMES)
) -> Reconnected:
    luck, found = Luck(seed), Reconnected()
    reception = Reception(host, luck)
    async with FaultyLine(host, seed) as line:

        async def place(game: str) -> None:
            while line.cut < cuts:
                await one_game(reception, line, Setting(game, min(2, GAMES[game][-1])), found)
                told(min(line.cut, cuts))

        await asyncio.gather(*(place(game) for game in games))
        found.cuts, found.doubled, found.delayed = line.cut, line.doubled, line.delayed
    await reception.close()
    return found


app = cyclopts.App(help=__doc__)


@app.default
def main(*, cuts: int = 2000, workers: int = 1, database: str = "", seed: int = 1) -> int:
    with serving(database, workers, in_memory=True) as server, progress() as bar:
        task = bar.add_task("cuts", total=cuts)
        found = uvloop.run(break_lines(server.host, cuts, lambda done: bar.update(task, completed=done), seed))
        log = server.log.read_text()
    shown = Figures("bad connections")
    shown.at_least("connections cut", found.cuts, cuts)
    shown.show("frames doubled, delayed", f"{found.doubled}, {found.delayed}")
    shown.show("whole games, connections, frames compared", f"{found.games}, {found.connections}, {found.frames}")
    shown.none("frames unlike the server's, lines lost or doubled", found.faults)
    shown.none("lines in the log", log.splitlines())
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
