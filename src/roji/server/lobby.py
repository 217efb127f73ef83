"""The way to a table: made, found again, sat down at, and played once more."""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from roji.core.registry import Game
from roji.core.sentences import say
from roji.server.absence import MINUTE, Absence, Patience
from roji.server.advice import Adviser
from roji.server.beginning import begin
from roji.server.botseats import BotSeats
from roji.server.clock import HOUR, now_ms
from roji.server.company import Alone, Company
from roji.server.days import deal_of_day
from roji.server.floods import Floods
from roji.server.forks import check_fork, forked
from roji.server.home import home
from roji.server.keys import hash_token, is_table_id, new_secret, new_table_id, new_token
from roji.server.limits import TableLimits
from roji.server.metrics import count_table, note_made
from roji.server.names import checked_name
from roji.server.owntables import OwnTables
from roji.server.promises import Promises, once_more
from roji.server.readiness import why_not_ready
from roji.server.refusal import Refusal, quote
from roji.server.replays import Played, fold_to
from roji.server.retelling import ForkAsked
from roji.server.reviews import ReviewRoom
from roji.server.settings import Settings
from roji.server.store import Record, Seat, Store
from roji.server.table import Table
from roji.server.thinkers import Bots, Thinkers
from roji.server.tidying import Tidying
from roji.server.timekeeper import Timekeeper
from roji.server.timing import as_at_first, held
from roji.server.trials import TrialRoom
from roji.server.turnstile import Turnstile
from roji.server.wire import BotWanted, Home, SeatAsked, SeatWanted, TableAsked, Taken, WhenGone

log = logging.getLogger("roji.server")

BOT_NAMES = ("Kaede", "Momiji", "Sakura", "Ume", "Matsu", "Take", "Fuji", "Tsubaki")  # maple, red maple, cherry, plum …
RECENT = 200  # tables kept in memory though nobody looks at them


class Lobby:
    """All tables of this server. A table stays in memory while a screen or a bot is at it."""

    def __init__(self, games: Sequence[Game], bots: Bots, settings: Settings) -> None:
        self.games = {game.name: game for game in games}
        self.levels = dict(bots.levels)
        self.home: Home = home(games, bots.levels)
        self.settings = settings
        self._store = Store(settings.database)
        self.promises = Promises(self._store, settings)
        self._thinkers = Thinkers(bots, settings.thinkers)
        self.trials = TrialRoom(self._thinkers, settings)
        self.reviews = ReviewRoom(self._thinkers, settings)
        self.adviser = Adviser(self._thinkers, settings)
        self.mine = OwnTables(self._store, self.table)
        self.files = Turnstile("your last game file is still being read; wait for it")
        self.limits = TableLimits(self._store, settings)
        self.timekeeper = Timekeeper(self._store, self.table, self.tables, settings)
        self._open: WeakValueDictionary[str, BotSeats] = WeakValueDictionary()
        self.floods = Floods(settings)
        self._recent: deque[BotSeats] = deque(maxlen=RECENT)
        self._opening = asyncio.Lock()
        shared = self._store.database.shared
        self.company = Company(self._store, settings, self._open, self._take_over) if shared else Alone()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._store.open()
        await self.company.open()
        await self.timekeeper.begin()
        for work in (self._thinkers.warm_up(), self._resume(), self.timekeeper.keep(), Tidying().keep()):
            task = asyncio.create_task(work)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for bots in list(self._open.values()):
            bots.stop()
        self._thinkers.close()
        await self.timekeeper.end()
        await self.company.close()
        await self._store.close()

    async def why_not_ready(self) -> str | None:
        """What is missing before people may come."""
        return await why_not_ready(self._store, self._thinkers)

    async def _resume(self) -> None:
        """Bots go on by themselves after a restart; other tables wait until somebody asks for them."""
        for name in await self._store.playing_with_bots():
            if self.settings.at_home(name):
                await self._wake(name)

    async def _wake(self, name: str) -> None:
        with suppress(Refusal):  # of a game that this server no longer has
            (await self._bots_at(name)).wake()

    async def _take_over(self, name: str) -> None:
        with suppress(Refusal):
            await (await self._bots_at(name)).take_over()

    async def table(self, name: str) -> Table:
        """The table of that name, as its journal tells it."""
        return (await self._bots_at(name)).table

    def tables(self) -> list[Table]:
        """Those in memory."""
        return [bots.table for bots in self._open.values()]

    async def _bots_at(self, name: str) -> BotSeats:
        async with self._opening:
            known = self._open.get(name)
            if known is None:
                return self._seat_bots(await self._load(name))
        await known.table.refresh()
        return known

    async def _load(self, name: str) -> Table:
        loaded = await self._store.load(name) if is_table_id(name) else None
        if loaded is None or loaded[0].game not in self.games:
            raise Refusal(say("there is no table {table}", table=name), 404)
        record, entries = loaded
        table = Table(self.games[record.game], record, self._store)
        table.replay(entries)
        if table.outdated and record.phase == "playing":  # its secret may be told now, so it never goes on
            await table.amend(lambda record: replace(held(record, now_ms()), closed=table.outdated))
        return table

    def _seat_bots(self, table: Table) -> BotSeats:
        bots = BotSeats(table, self._thinkers, self.settings)
        table.absence = Absence(self._patience)
        table.timed = self.timekeeper.watch
        self.timekeeper.watch(table)
        self._open[table.record.id] = bots
        count_table(bots)
        self._recent.append(bots)
        self.company.watch(bots)
        return bots

    def game(self, name: str, status: int = 422) -> Game:
        if name not in self.games:
            raise Refusal(say("there is no game {game}; there is {games}", game=name, games=", ".join(self.games)), status)
        return self.games[name]

    # --- sitting down -----------------------------------------------------------------------------------------------

    @property
    def _patience(self) -> Patience:
        away, awaited = int(self.settings.away_minutes * MINUTE), int(self.settings.awaited_hours * HOUR)
        return Patience(away, awaited, next(iter(self.levels), ""))

    async def create(self, asked: TableAsked, address: str = "") -> Taken:
        """A new table; one token for all who sit at this screen."""
        maker = await self.limits.check(address)
        game = self.game(asked.game)
        here = [place for place, seat in enumerate(asked.seats) if seat.kind == "here"]
        if not here:
            raise Refusal("take at least one seat yourself", 422)
        try:
            game.check_seats(len(asked.seats))
            game.options(**asked.options)
        except ValueError as wrong:
            raise Refusal(quote(wrong), 422) from None
        token = new_token()
        seats: list[Seat] = []
        for seat in asked.seats:
            seats.append(self._seat(seat, seats, hash_token(token)))
        options, secret = deal_of_day(game, asked) if asked.day else self._deal(asked, seats)
        record = Record(new_table_id(), game.name, game.version, options, secret, tuple(seats), day=asked.day or None)
        record = replace(record, advice=may_ask(asked), clock=asked.clock, when_gone=self._gone(asked.when_gone), maker=maker)
        record = await self.promises.deal(record, asked, here)
        record, fold = begin(game, record)
        await self.promises.use_up(asked.promise)
        await self._store.create(record)
        self._seat_bots(Table(game, record, self._store, fold)).wake()
        note_made(record.id, game.name)
        return Taken(record.id, token, here, bool(record.nonces))

    def _gone(self, asked: WhenGone) -> WhenGone:
        if not asked.level:
            return WhenGone(asked.do, next(iter(self.levels), ""))
        self._check_level(asked.level)
        return asked

    def _deal(self, asked: TableAsked, seats: Sequence[Seat]) -> tuple[dict[str, Any], bytes]:
        secret = new_secret(self.settings.rehearsal, asked.game, sorted(asked.options.items()), [seat.kind for seat in seats])
        return dict(asked.options), secret

    def _seat(self, asked: SeatAsked, others: Sequence[Seat], token_hash: str) -> Seat:
        if asked.kind == "here":
            return Seat("person", _name(asked.name, others), token_hash=token_hash)
        if asked.kind == "bot":
            return self._bot(asked.level, others)
        return Seat("open")

    def _check_level(self, level: str) -> None:
        if level not in self.levels:
            raise Refusal(say("there is no bot {level}; there is {levels}", level=level, levels=", ".join(self.levels)), 422)

    def _bot(self, level: str, others: Sequence[Seat]) -> Seat:
        self._check_level(level)
        taken = {seat.name.casefold() for seat in others}
        name = next(f"Bot {name}" for name in BOT_NAMES if f"bot {name}".casefold() not in taken)
        return Seat("bot", name, level)

    async def sit(self, table: Table, wanted: SeatWanted, token: str) -> Taken:
        """Take an open seat. Who shows a token of this table gets the seat under the same token: two at one screen."""

        async def decide() -> Taken:
            place, nonce = _open_seat(table, wanted.seat), self.promises.share(wanted.nonce)
            proof = token if table.seats_of(hash_token(token)) else new_token()
            await table.sit(place, Seat("person", _name(wanted.name, table.record.seats), token_hash=hash_token(proof)), nonce)
            return Taken(table.record.id, proof, table.seats_of(hash_token(proof)), nonce is not None)

        return await table.settle(decide)

    async def sit_bot(self, table: Table, wanted: BotWanted, token: str) -> None:
        """Let a bot have an open seat; only those who sit at the table may."""
        check_sits(table, token)

        async def decide() -> None:
            place = _open_seat(table, wanted.seat)
            await table.sit(place, self._bot(wanted.level, table.record.seats))

        await table.settle(decide)

    async def rematch(self, table: Table, token: str) -> Table:
        """The same people at a new table, under their tokens; asked twice, it is the same table."""
        check_sits(table, token)

        async def decide() -> None:
            if table.phase not in ("over", "closed"):
                raise Refusal("a rematch comes after the end of the game")
            if table.record.rematch is None:
                secret = new_secret(self.settings.rehearsal, table.record.secret)
                record = once_more(table.record, anew(table.record, secret))
                record, fold = begin(table.game, record)
                record = held(record, now_ms())  # clocks begin with the first move: the others may not know of it yet
                await table.go_on_at(record)
                self._seat_bots(Table(table.game, record, self._store, fold)).wake()

        await table.settle(decide)
        return await self.table(str(table.record.rematch))

    async def fork(self, played: Played, asked: ForkAsked, address: str = "") -> Taken:
        """A new table that begins with the lines of another game that stood at a line; bots have the other seats."""
        maker = await self.limits.check(address)
        fold = await asyncio.to_thread(fold_to, played, asked.line, self.settings.replay_seconds)
        check_fork(fold, asked)
        token, seats = new_token(), [Seat("open")] * fold.header.seats
        seats[asked.seat] = Seat("person", _name(asked.name, ()), token_hash=hash_token(token))
        for place in range(len(seats)):
            if place != asked.seat:
                seats[place] = self._bot(asked.level, seats)
        record = replace(forked(played, asked.line, tuple(seats)), maker=maker)
        entries = [replace(entry, link=None) for entry in fold.standing()]
        table = Table(played.game, record, self._store)
        table.replay(entries)
        assert not table.frozen, "what was folded once can be folded again"
        await self._store.create(record, table.entries)
        self._seat_bots(table).wake()
        return Taken(record.id, token, [asked.seat])


def anew(record: Record, secret: bytes) -> Record:
    """The same people at a new table, dealt from a new secret; nobody has asked for anything yet."""
    seats = tuple(as_at_first(seat) for seat in record.seats)
    new = Record(new_table_id(), record.game, record.version, record.options, secret, seats)
    return replace(new, advice=record.advice, clock=record.clock, when_gone=record.when_gone, maker=record.maker)


def may_ask(asked: TableAsked) -> bool:
    """Whether players may ask for advice: as they wish; else where nobody but bots could mind."""
    if asked.advice is not None:
        return asked.advice
    return sum(seat.kind != "bot" for seat in asked.seats) == 1


def check_sits(table: Table, token: str) -> None:
    if not table.seats_of(hash_token(token)):
        raise Refusal("only those who sit at this table may do that", 401)


def _open_seat(table: Table, wanted: int | None) -> int:
    if table.closed:
        raise Refusal(table.closed)
    open_seats = [place for place, seat in enumerate(table.record.seats) if seat.kind == "open"]
    if not open_seats:
        raise Refusal("every seat at this table is taken")
    if wanted is None:
        return open_seats[0]
    if wanted not in open_seats:
        raise Refusal(say("seat {seat} is not open", seat=wanted))
    return wanted


def _name(asked: str, others: Sequence[Seat]) -> str:
    return checked_name(asked, [seat.name for seat in others])
