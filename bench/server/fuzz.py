"""Fuzz the socket and the HTTP routes: python -m bench.server.fuzz [--frames 200000] [--examples 200]

    --workers 2 --database postgresql      starts a PostgreSQL of its own, which refuses what SQLite accepts

Nothing may crash, no response may be a 5xx, memory stays flat, and afterwards honest players can play a whole game of each kind.
Every frame that does not close its socket is answered: with a Seen, or with a sentence that says what is wrong.
"""

import asyncio
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import cyclopts
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.server.figures import Figures, progress
from bench.server.grammar import Grammar
from bench.server.matches import GAMES, Reception, Setting
from bench.server.premises import Server, serving
from bench.server.requests import ask_everything
from bench.server.screens import PATIENCE, Refused, Seen, read
from roji.core.luck import Luck
from roji.server.serve import LARGEST_FRAME

BATCH = 40  # frames between two checks of the answers
WARM = 0.2  # share of the frames before memory is first measured
GROWTH = 1.1  # how much memory may grow after that
CUT = 1006
CLOSES = {1000, 1003, 1007, 1008, 1009}  # allowed close codes


@dataclass
class Fuzzed:
    frames: int = 0
    refused: int = 0
    seen: int = 0
    closed: dict[int, int] = field(default_factory=dict)
    warm: float = 0.0  # MB
    faults: list[str] = field(default_factory=list)


class Vandal:
    """A client that sends anything, at one table after another."""

    def __init__(self, reception: Reception, game: str, fuzzed: Fuzzed, seed: int) -> None:
        self.reception, self.game, self.fuzzed = reception, game, fuzzed
        self.grammar = Grammar(Luck(seed))
        self.too_long = False  # a frame that it sent at this table

    async def say(self, until: int) -> None:
        while self.fuzzed.frames < until:
            await self._visit(until)

    async def _visit(self, until: int) -> None:
        """Attack a table of its own until the server closes the socket or the game is over."""
        seats = min(2, GAMES[self.game][-1])
        match = await self.reception.match(Setting(self.game, seats))
        await match.leave()
        self.grammar.token, self.grammar.seat, self.too_long = match.tokens[0], 0, False
        address = f"ws://{match.host}/api/tables/{match.table}/socket"
        async with connect(address, open_timeout=PATIENCE, ping_interval=None, proxy=None, max_size=None) as socket:
            try:
                await socket.send(msgspec.json.encode({"type": "hello", "token": match.tokens[0]}).decode())
                while self.fuzzed.frames < until:
                    await self._batch(socket)
            except ConnectionClosed:
                self._note(socket.close_code)

    async def _batch(self, socket: ClientConnection) -> None:
        """Send some frames, then one that must be refused: by then all before it have been answered."""
        for _ in range(BATCH):
            frame = self.grammar.frame()
            self.fuzzed.frames += 1
            self.too_long |= len(frame) > LARGEST_FRAME
            await socket.send(frame)
        await socket.send('{"type":"the end of a batch"}')
        async with asyncio.timeout(PATIENCE):
            while not self._hear(await socket.recv()):
                pass

    def _hear(self, text: str | bytes) -> bool:
        answer = read(text)
        if isinstance(answer, Seen):
            self.fuzzed.seen += 1
            self.grammar.nth, self.grammar.codes = answer.nth, [offer.code for offer in answer.legal] or [0]
        if not isinstance(answer, Refused):
            return False
        self.fuzzed.refused += 1
        if not answer.sentence.get("key") or "Traceback" in str(answer.sentence):
            self.fuzzed.faults.append(f"refused without a sentence: {answer.sentence}")
        return "the end of a batch" in str(answer.sentence)

    def _note(self, code: int | None) -> None:
        self.fuzzed.closed[code or 0] = self.fuzzed.closed.get(code or 0, 0) + 1
        expected = CLOSES | ({CUT} if self.too_long else set())  # a client that is still sending may miss the close code
        if code not in expected:
            self.fuzzed.faults.append(f"a socket was closed with {code}")


async def vandalise(host: str, frames: int, fuzzed: Fuzzed, seed: int) -> None:
    reception = Reception(host, Luck(seed))
    vandals = [Vandal(reception, game, fuzzed, seed + number) for number, game in enumerate(GAMES)]
    await asyncio.gather(*(vandal.say(frames) for vandal in vandals))
    await reception.close()


async def play_honestly(host: str, games: Sequence[str] = tuple(GAMES)) -> int:
    """Play a whole game of each kind; returns the number of moves."""
    reception, moves = Reception(host, Luck(1)), 0
    for game in games:
        match = await reception.match(Setting(game, GAMES[game][0], onlookers=1))
        while await match.move() is not None:
            moves += 1
        await match.leave()
    await reception.close()
    return moves


def fuzz(server: Server, frames: int, told: Callable[[int], None] = lambda done: None, seed: int = 1) -> Fuzzed:
    """Run in steps, to show progress; memory is first measured when everything is warm."""
    fuzzed, steps = Fuzzed(), 10
    for step in range(1, steps + 1):
        uvloop.run(vandalise(server.host, frames * step // steps, fuzzed, seed + 100 * step))
        if step / steps <= WARM or not fuzzed.warm:
            fuzzed.warm = server.megabytes()
        told(fuzzed.frames)
    return fuzzed


app = cyclopts.App(help=__doc__)


@app.default
def main(*, frames: int = 200_000, examples: int = 200, workers: int = 1, database: str = "", seed: int = 1) -> int:
    with serving(database, workers, in_memory=True) as server, progress() as bar:
        task = bar.add_task("frames", total=frames)
        fuzzed = fuzz(server, frames, lambda done: bar.update(task, completed=done), seed)
        memory = server.megabytes()
        asked = ask_everything(server.host, examples, bar)
        moves = uvloop.run(play_honestly(server.host))
        alive, log = server.process.poll() is None, server.log.read_text()
    shown = Figures("frames and requests of every kind")
    shown.at_least("frames", fuzzed.frames, frames)
    shown.show("answers: refused with a sentence, seen", f"{fuzzed.refused}, {fuzzed.seen}")
    shown.show("sockets closed, by code", str(fuzzed.closed))
    shown.none("answers that are none", fuzzed.faults)
    shown.show("requests over HTTP", f"{asked.requests} to {asked.routes} routes")
    shown.none("answers unlike the document, or 5xx", asked.faults)
    shown.show("memory after warm-up", f"{fuzzed.warm:.1f} MB")
    shown.at_most("memory after all frames", memory, fuzzed.warm * GROWTH, "MB")
    shown.show("moves of honest games afterwards", str(moves))
    shown.none("crashes", [] if alive else ["the server is gone"])
    shown.none("lines in the log", log.splitlines())
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
