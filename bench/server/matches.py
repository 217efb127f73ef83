"""A table of the load test: created over HTTP, with a client for every person, and for onlookers."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx

import roji
from bench.server.screens import PATIENCE, Screen, join
from roji.core.game import Game
from roji.core.luck import Luck
from tests.server import canaries, peaks

OURS = {game.name: game for game in (peaks.GAME, canaries.GAME)}  # the server under test has these too
NAMES = ("Ann", "Bob", "Cleo", "Dan")
GAMES = {game.name: game.seats for game in roji.all_games()}


def rules(name: str) -> Game:
    return OURS.get(name) or roji.game(name)


@dataclass(frozen=True)
class Setting:
    """The settings of a table."""

    game: str
    people: int
    bots: int = 0
    onlookers: int = 0


def settings(count: int, bots: bool, luck: Luck) -> list[Setting]:
    """Tables of every kind in turn. With bots, every fourth has one; a table with a single person gets an onlooker."""
    return [_setting(number, bots and number % 4 == 3, luck) for number in range(count)]


def _setting(number: int, with_bot: bool, luck: Luck) -> Setting:
    game = [*GAMES][number % len(GAMES)]
    seats = GAMES[game][int(luck.below(len(GAMES[game])))]
    bots = 1 if with_bot and seats > 1 else 0
    return Setting(game, seats - bots, bots, 1 if seats - bots == 1 or number % 3 == 0 else 0)


@dataclass
class Match:
    """A table in play: one action at a time, the next when every client has seen it."""

    setting: Setting
    host: str
    table: str
    tokens: list[str]
    luck: Luck
    keeps: bool = False  # whether to keep every frame
    address: str | None = None  # the source address of all its connections
    screens: list[Screen] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    sent: dict[int, list[int]] = field(default_factory=dict)  # by seat: the codes played, the last perhaps not confirmed

    async def connect(self, host: str = "") -> None:
        """Connect or reconnect all clients."""
        self.host = host or self.host
        wanted = [*self.tokens, *[""] * self.setting.onlookers]
        self.screens = [await join(self.host, self.table, token, self.news.set, self.keeps, self.address) for token in wanted]
        await self.until(lambda: all(screen.seen.phase for screen in self.screens))

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                for screen in self.screens:
                    screen.check()
                self.news.clear()
                await self.news.wait()

    @property
    def over(self) -> bool:
        return self.screens[0].seen.phase != "playing"

    def acting(self) -> list[Screen]:
        return [screen for screen in self.screens if screen.seen.legal and screen.seen.phase == "playing"]

    async def turn(self) -> Screen | None:
        """A seat that is to act; None when the game is over."""
        await self.until(lambda: self.over or bool(self.acting()))
        able = self.acting()
        return able[int(self.luck.below(len(able)))] if able else None

    async def move(self) -> float | None:
        """Play a random legal action; returns the seconds until the last other client has seen it, None after the end."""
        screen = await self.turn()
        if screen is None:
            return None
        seat, nth = screen.seen.seat, screen.seen.nth
        assert seat is not None
        code = screen.seen.legal[int(self.luck.below(len(screen.seen.legal)))].code
        refusals = len(screen.refused)
        self.sent.setdefault(seat, []).append(code)
        began = time.perf_counter()
        await screen.play(code)
        await self.until(lambda: self._seen_by_others(screen, seat, nth) or len(screen.refused) > refusals)
        took = time.perf_counter() - began
        assert len(screen.refused) == refusals, screen.refused[-1]
        await self.until(lambda: screen.lines.get(seat, 0) > nth)
        return took

    async def resign(self) -> None:
        """All seats but the last resign, one after another."""
        for screen in self.screens[: max(1, self.setting.people - 1)]:
            await screen.send(type="resign", seat=screen.seen.seat, nth=screen.seen.nth)
            await self._all_know(screen.seen.seat)

    async def _all_know(self, seat: int | None) -> None:
        await self.until(lambda: all(resigned(screen, seat) for screen in self.screens))

    def _seen_by_others(self, mover: Screen, seat: int, nth: int) -> bool:
        return all(screen.lines.get(seat, 0) > nth for screen in self.screens if screen is not mover)

    async def leave(self) -> None:
        for screen in self.screens:
            await screen.close()


def resigned(screen: Screen, seat: int | None) -> bool:
    return any(event.seat == seat and event.kind == "resign" for event in screen.story)


class Reception:
    """Creates tables and seats people."""

    def __init__(self, host: str, luck: Luck, address: str | None = None) -> None:
        self.host = host
        self.luck = luck
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=PATIENCE, trust_env=False, transport=transport)

    async def match(self, setting: Setting, keeps: bool = False) -> Match:
        """A table with a client for everybody."""
        bots = [{"kind": "bot", "level": "any"}] * setting.bots
        seats = [{"kind": "here", "name": NAMES[0]}, *[{"kind": "open"}] * (setting.people - 1), *bots]
        made = await self.post("/api/tables", {"game": setting.game, "seats": seats})
        table = str(made["table"])
        sat = [made, *[await self.post(f"/api/tables/{table}/seats", {"name": name}) for name in NAMES[1 : setting.people]]]
        match = Match(setting, self.host, table, [str(one["token"]) for one in sat], Luck(int(self.luck.below(2**31))), keeps, self.address)
        await match.connect()
        return match

    async def post(self, path: str, body: object) -> dict[str, object]:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == 201, f"{path} answers {answer.status_code}: {answer.text}"
        return dict(answer.json())

    async def journal(self, table: str) -> str:
        answer = await self.http.get(f"/api/tables/{table}/journal")
        assert answer.status_code == 200, answer.text
        return answer.text

    async def close(self) -> None:
        await self.http.aclose()
