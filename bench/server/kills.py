"""Kill the server again and again while people play: python -m bench.server.kills [--kills 200]

    --kills 50 --workers 2 --database postgresql      starts a PostgreSQL of its own; every other time only one worker is killed

At a random moment the server is killed with SIGKILL and restarted on the same database. Then all clients reconnect, and nothing that
any client was shown may be lost or changed, every seat's lines must be those that it sent, each once, and every table must continue.
"""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import cyclopts
import msgspec
import uvloop

from bench.server.figures import Figures, progress
from bench.server.matches import Match, Reception, rules, settings
from bench.server.premises import Server, folder, kept
from bench.server.screens import Lost, Screen
from roji.core.journal.fold import read, replay
from roji.core.luck import Luck

LONGEST = 0.8  # seconds of play before a kill, at most


@dataclass
class Findings:
    """The results."""

    kills: int = 0
    moves: int = 0
    in_vain: int = 0  # sent, neither confirmed nor stored
    unconfirmed: int = 0  # stored, but not confirmed
    over: int = 0  # finished games, whose journals were replayed
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    stuck: list[str] = field(default_factory=list)


class Ordeal:
    """Tables that survive one server after another."""

    def __init__(self, database: str, place: Path, tables: int, workers: int, seed: int) -> None:
        self.database, self.place, self.workers = database, place, workers
        self.luck = Luck(seed)
        self.settings = settings(tables, True, self.luck)
        self.matches: list[Match] = []
        self.findings = Findings()

    def start(self) -> None:
        self.server = Server(self.database, self.place, self.workers)
        self.reception = Reception(self.server.host, self.luck)

    async def open(self) -> None:
        self.start()
        self.matches = [await self.reception.match(setting) for setting in self.settings]

    async def kill(self) -> None:
        """Play for a random time, kill the server, restart it, and compare."""
        self.stopping = False
        playing = [asyncio.create_task(self._play(match)) for match in self.matches]
        await asyncio.sleep(LONGEST * int(self.luck.below(1000)) / 1000)
        await self.pull()
        await asyncio.gather(*playing)
        self.findings.kills += 1
        self.matches = list(await asyncio.gather(*(self._come_back(match) for match in self.matches)))

    async def pull(self) -> None:
        """Kill the server; with several workers, every other time only one of them."""
        if self.workers > 1 and self.findings.kills % 2:
            workers = self.server.workers()
            os.kill(workers[int(self.luck.below(len(workers)))], signal.SIGKILL)
            await asyncio.sleep(LONGEST)  # play on at the other workers
            self.stopping = True
            return
        self.server.kill()
        await self.reception.close()
        self.start()

    async def _play(self, match: Match) -> None:
        with suppress(Lost):
            while not self.stopping and await match.move() is not None:
                self.findings.moves += 1

    async def _come_back(self, match: Match) -> Match:
        before = match.screens
        await match.leave()
        await match.connect(self.server.host)
        self._compare(match, before)
        await self._go_on(match)
        return await self._anew(match) if match.over else match

    def _compare(self, match: Match, before: list[Screen]) -> None:
        for old, new in zip(before, match.screens, strict=True):
            if new.story[: len(old.story)] != old.story:
                self.findings.lost.append(f"{match.table}: seat {new.seen.seat} was shown {len(old.story)} lines, and they are not there")
            if new.seen.seat is not None:
                self._compare_sent(match, new, max(screen.lines.get(new.seen.seat, 0) for screen in before))

    def _compare_sent(self, match: Match, screen: Screen, confirmed: int) -> None:
        """The seat's lines are those that it sent, in order and each once; only the last may be missing, if it was not confirmed."""
        seat = screen.seen.seat
        assert seat is not None
        sent = match.sent.get(seat, [])
        kept, meant = own(screen), [action(match, code) for code in sent]
        if kept not in (meant, meant[:-1]):
            self.findings.doubled.append(f"{match.table}: seat {seat} sent {meant[-3:]} last, and {kept[-3:]} is kept")
        if len(kept) < confirmed:
            self.findings.lost.append(f"{match.table}: seat {seat} was told of {confirmed} lines of its own, {len(kept)} are kept")
        self.findings.in_vain += len(meant) - len(kept)
        self.findings.unconfirmed += len(kept) - confirmed

    async def _go_on(self, match: Match) -> None:
        """Resend the last frame, as a browser does; then play on."""
        try:
            for screen in match.screens:
                await self._again(match, screen)
            if await match.move() is not None:
                self.findings.moves += 1
        except (TimeoutError, AssertionError, Lost) as trouble:
            self.findings.stuck.append(f"{match.table}: {trouble!r}")

    async def _again(self, match: Match, screen: Screen) -> None:
        seat = screen.seen.seat
        if seat is None or not match.sent.get(seat):
            return
        lines = len(match.sent[seat])
        await screen.send(type="play", seat=seat, nth=lines - 1, code=match.sent[seat][-1])
        await match.until(lambda: screen.lines.get(seat, 0) >= lines or bool(screen.refused))
        assert not screen.refused, screen.refused[-1]

    async def _anew(self, match: Match) -> Match:
        """Replay a finished game from its journal, and start another in its place."""
        journal = read(await self.reception.journal(match.table))
        steps = list(replay(rules(journal.header.game), journal))
        assert not steps[-1][1].to_act(), f"the journal of {match.table} ends before its game"
        self.findings.over += 1
        await match.leave()
        return await self.reception.match(match.setting)

    async def close(self) -> None:
        for match in self.matches:
            await match.leave()
        await self.reception.close()
        self.server.stop()


def own(screen: Screen) -> list[object]:
    """The seat's own actions, as it is told of them."""
    return [event.action for event in screen.story if event.seat == screen.seen.seat]


def action(match: Match, code: int) -> object:
    return msgspec.to_builtins(rules(match.setting.game).describe(code))


async def suffer(ordeal: Ordeal, kills: int) -> Findings:
    await ordeal.open()
    with progress() as bar:
        for _ in bar.track(range(kills), description="kills"):
            await ordeal.kill()
    await ordeal.close()
    return ordeal.findings


app = cyclopts.App(help=__doc__)


@app.default
def main(*, kills: int = 200, tables: int = 20, workers: int = 1, database: str = "", seed: int = 1) -> int:
    with folder() as place, kept(database, place) as url:
        found = uvloop.run(suffer(Ordeal(url, place, tables, workers, seed), kills))
    shown = Figures(f"{found.kills} × kill -9 under load, {tables} tables, {workers} worker{'s' * (workers > 1)}")
    shown.show("moves confirmed", str(found.moves))
    shown.show("in flight when the plug was pulled", f"{found.in_vain} did not happen, {found.unconfirmed} did")
    shown.show("whole games, played again from their journals", str(found.over))
    shown.none("confirmed moves lost", found.lost)
    shown.none("moves doubled or changed", found.doubled)
    shown.none("tables that do not go on", found.stuck)
    return shown.status()


if __name__ == "__main__":
    sys.exit(app())
