"""Eight clients act for the same seat at the same moment: python -m bench.server.races [--lines 1000] [--workers 4 --database …]

Every seat of a table has eight clients, spread over all workers. As soon as a seat is to act, all eight send, each a different action if
there are enough. Exactly one of them wins each line: the seat's story grows by one, and every client is told the same.
"""

import asyncio
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import cyclopts
import uvloop

from bench.server.figures import Figures, progress
from bench.server.kills import action
from bench.server.matches import GAMES, Match, Reception, Setting
from bench.server.premises import serving
from bench.server.screens import Screen, join
from roji.core.luck import Luck

RIVALS = 8
MOST = 2  # seats at a table


@dataclass
class Raced:
    lines: int = 0
    games: int = 0
    refused: int = 0
    faults: list[str] = field(default_factory=list)


class Race:
    """One table; every seat has eight clients."""

    def __init__(self, match: Match, raced: Raced) -> None:
        self.match, self.raced = match, raced
        self.rivals: list[list[Screen]] = []  # of each seat
        self.rounds: dict[int, int] = {}  # of each seat

    async def gather(self) -> None:
        first, self.match.screens = self.match.screens, []
        for screen, token in zip(first, self.match.tokens, strict=True):
            others = [await join(self.match.host, self.match.table, token, self.match.news.set) for _ in range(RIVALS - 1)]
            self.rivals.append([screen, *others])
            self.match.screens += self.rivals[-1]
        await self.match.until(lambda: all(screen.seen.phase for screen in self.match.screens))

    async def run(self, most: int) -> None:
        """Play to the end of the game, or to a number of lines."""
        while self.raced.lines < most:
            await self.match.until(lambda: self.match.over or bool(self._ready()))
            ready = self._ready()
            if not ready:
                self.raced.games += 1
                return
            await asyncio.gather(*(self._round(rivals) for rivals in ready))

    def _ready(self) -> list[list[Screen]]:
        """The seats that are to act, and whose clients all know it."""
        return [rivals for rivals in self.rivals if all(screen.seen.legal and screen.seen.phase == "playing" for screen in rivals)]

    async def _round(self, rivals: list[Screen]) -> None:
        seat, nth = rivals[0].seen.seat, rivals[0].seen.nth
        assert seat is not None
        legal = [offer.code for offer in rivals[0].seen.legal]
        start = int(self.match.luck.below(len(legal)))
        sent = [legal[(start + number) % len(legal)] for number in range(len(rivals))]
        while not self._decided(rivals, seat, nth):
            await self._try(rivals, seat, nth, sent)
        self._judge(rivals, seat, nth, sent)

    async def _try(self, rivals: list[Screen], seat: int, nth: int, codes: list[int]) -> None:
        """Send from all clients at once; those that are refused may try again."""
        before = refusals(rivals)
        for screen, code in zip(rivals, codes, strict=True):
            await screen.send(type="play", seat=seat, nth=nth, code=code)
        await self.match.until(lambda: self._decided(rivals, seat, nth) or refusals(rivals) > before)

    def _decided(self, rivals: list[Screen], seat: int, nth: int) -> bool:
        return all(screen.lines.get(seat, 0) > nth for screen in rivals)

    def _judge(self, rivals: list[Screen], seat: int, nth: int, sent: list[int]) -> None:
        told = [[event.action for event in screen.story if event.seat == seat] for screen in rivals]
        winners = [line[nth] for line in told]
        self.raced.lines += 1
        self.rounds[seat] = self.rounds.get(seat, 0) + 1
        if any(len(line) != nth + 1 for line in told) or nth + 1 != self.rounds[seat]:
            self.raced.faults.append(f"{self.match.table}: seat {seat} has more than one line for one choice")
        if any(winner != winners[0] for winner in winners) or winners[0] not in [action(self.match, code) for code in sent]:
            self.raced.faults.append(f"{self.match.table}: seat {seat}, choice {nth}: the screens saw {winners}")

    async def leave(self) -> None:
        self.raced.refused += refusals(self.match.screens)
        await self.match.leave()


def refusals(screens: list[Screen]) -> int:
    return sum(len(screen.refused) for screen in screens)


async def race(host: str, lines: int, told: Callable[[int], None] = lambda done: None, seed: int = 1) -> Raced:
    luck, raced, number = Luck(seed), Raced(), 0
    reception = Reception(host, luck)
    while raced.lines < lines:
        game = [*GAMES][number % len(GAMES)]
        one = Race(await reception.match(Setting(game, min(MOST, GAMES[game][-1]))), raced)
        await one.gather()
        await one.run(min(lines, raced.lines + max(1, lines // len(GAMES))))
        await one.leave()
        number += 1
        told(raced.lines)
    await reception.close()
    return raced


app = cyclopts.App(help=__doc__)


@app.default
def main(*, lines: int = 1000, workers: int = 1, database: str = "", seed: int = 1) -> int:
    with serving(database, workers, handoff=False) as server, progress() as bar:  # otherwise all would be handed to one worker
        task = bar.add_task("lines", total=lines)
        raced = uvloop.run(race(server.host, lines, lambda done: bar.update(task, completed=done), seed))
    shown = Figures(f"{RIVALS} screens send for the same seat, {workers} worker{'s' * (workers > 1)}")
    shown.show("lines raced for, whole games", f"{raced.lines}, {raced.games}")
    shown.show("refused with a sentence and sent again", str(raced.refused))
    shown.none("lines without exactly one winner", raced.faults)
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
