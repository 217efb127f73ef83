"""Search for leaks of hidden information in frames, logs and errors of whole games: python -m bench.server.canaries [--games 200]

Every frame of every client (players, an onlooker, and a latecomer) is kept. After the end the journal reveals the secret; then
each frame must be, byte for byte, what the client would have been sent from a state in which all that it may not know is dealt again.
A sixth game, Canaries, has a unique name on every card: these names, tokens and secrets are searched for.
"""

import asyncio
import base64
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import cyclopts
import uvloop

from bench.server.figures import Figures, progress
from bench.server.imagining import Retold
from bench.server.matches import GAMES, NAMES, Match, Reception, Setting, rules
from bench.server.premises import serving
from bench.server.readings import Reading, like
from bench.server.resampling import parting
from bench.server.screens import join
from roji.core.journal.fold import read
from roji.core.luck import Luck
from roji.server.wire.messages import Seen
from tests.server import canaries
from tests.server.peaks import Peaks

KINDS = {**GAMES, "canaries": range(2, 4)}
AT_ONCE = 6  # games
ALL = 10**6  # more moves than any game has
LATE = 5  # moves before the latecomer connects


@dataclass
class Found:
    """What was searched, and what was found."""

    games: int = 0
    frames: int = 0
    answers: int = 0  # refusals and HTTP responses
    leaks: list[str] = field(default_factory=list)


class Watched:
    """A table whose frames are all kept."""

    def __init__(self, match: Match, reception: Reception, found: Found) -> None:
        self.match, self.reception, self.found = match, reception, found
        self.answers: list[str] = []

    async def play(self, most: int) -> None:
        """Play to the end, or until a resignation after `most` moves. A latecomer connects, and asks for what is not public yet."""
        moves = 0
        while await self.match.move() is not None:
            moves += 1
            if moves == most:
                await self.match.resign()
            if moves == LATE:
                await self._come_late()
                await self._pry()
        await self.match.until(lambda: all(screen.seen.phase == "over" for screen in self.match.screens))

    async def _come_late(self) -> None:
        screen = await join(self.match.host, self.match.table, "", self.match.news.set, keeps=True)
        self.match.screens.append(screen)
        await self.match.until(lambda: bool(screen.seen.phase))

    async def _pry(self) -> None:
        table, http = self.match.table, self.reception.http
        for path in (table, f"{table}/journal", f"{table}/replay?seat=0", f"{table}/nothing"):
            self.answers.append((await http.get(f"/api/tables/{path}")).text)
        self.answers.append((await http.post("/api/reviews", json={"table": table, "first": 1, "last": 2})).text)
        for screen in self.match.screens:
            await screen.send(type="play", seat=9, nth=0, code=0)
        await self.match.until(lambda: all(screen.refused for screen in self.match.screens))
        for screen in self.match.screens:
            screen.refused.clear()

    async def check(self) -> None:
        journal = read(await self.reception.journal(self.match.table))
        assert journal.header.secret is not None
        self._search(forms(journal.header.secret), "the secret")
        for token in self.match.tokens:
            self._search([token], "a token")
        game = rules(self.match.setting.game)
        retold = Retold(game, journal.header, list(NAMES[: journal.header.seats]))
        waiting = [Reading(screen.texts) for screen in self.match.screens]
        for seq in retold.steps(journal.entries):
            for reading in waiting:
                self.found.leaks += [leak for text, sent, told in reading.at(seq) for leak in leaks(retold, text, sent, told, Luck(seq))]
        self.found.leaks += [f"{self.match.table}: a screen was sent a frame of no line" for reading in waiting if reading.left()]
        self.found.frames += sum(len(screen.texts) for screen in self.match.screens)
        self.found.answers += len(self.answers)
        self.found.games += 1

    def _search(self, forms: list[str], what: str) -> None:
        told = [*self.answers, *(text for screen in self.match.screens for text in screen.texts)]
        self.found.leaks += [f"{self.match.table}: {what} is in {one[:120]}" for one in told if any(form in one for form in forms)]


def leaks(retold: Retold, text: str, sent: Seen, told: int, luck: Luck) -> list[str]:
    """How a frame differs from the one of an imagined state."""
    knows = sent.seq % retold.fold.header.seats if sent.seat is None else sent.seat  # an onlooker knows no more than any seat
    where = f"{retold.table.game.name}, line {sent.seq}, seat {sent.seat}"
    imagined = like(retold.imagined(knows, sent.seat, told, luck), sent)
    found = [] if imagined == text.encode() else [f"{where}: {parting(text.encode(), imagined)}"]
    found += [f"{where}: {wrong}" for wrong in retold.mistold(sent)]
    state = retold.fold.state
    if isinstance(state, Peaks):
        found += [f"{where}: {bird}" for bird in canaries.hidden(state, sent.seat) if bird in text]
    return found


def forms(secret: bytes) -> list[str]:
    """The encodings of a secret, or of its first half."""
    parts = (secret, secret[:16])
    hexes = [form for part in parts for form in (part.hex(), part.hex().upper())]
    packed = [pack(part).decode().rstrip("=") for part in parts for pack in (base64.b64encode, base64.urlsafe_b64encode)]
    return [*hexes, *packed, str(int.from_bytes(secret, "big")), str(list(secret))]


async def play_all(host: str, kind: str, games: int, found: Found, told: Callable[[], None], seed: int = 1, most: int = ALL) -> None:
    luck = Luck(seed)
    reception, places = Reception(host, luck), asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> None:
        async with places:
            seats = KINDS[kind][(number + 1) % len(KINDS[kind])]
            watched = Watched(await reception.match(Setting(kind, seats, onlookers=1), keeps=True), reception, found)
            await watched.play(most)
            await watched.check()
            await watched.match.leave()
            told()

    await asyncio.gather(*(one(number) for number in range(games)))
    await reception.close()


def birds_in(log: str) -> list[str]:
    return [f"the log names {name}" for name in canaries.NAMES[1:] if name in log]


app = cyclopts.App(help=__doc__)


@app.default
def main(*, games: int = 200, seed: int = 1) -> int:
    shown = Figures(f"{games} whole games of each kind over the socket")
    with serving(in_memory=True) as server, progress() as bar:
        for kind in KINDS:
            found, task = Found(), bar.add_task(kind, total=games)
            uvloop.run(play_all(server.host, kind, games, found, partial(bar.advance, task), seed))
            shown.show(f"{kind}: games, frames, other answers", f"{found.games}, {found.frames}, {found.answers}")
            shown.none(f"{kind}: leaks", found.leaks)
        log = server.log.read_text()
        shown.none("leaks in the log", birds_in(log))
        shown.none("lines in the log", log.splitlines())
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
