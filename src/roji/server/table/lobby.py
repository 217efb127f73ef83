"""Creating tables, sitting down, rematches and forks. The lobby also assembles the parts of a server."""

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import Any

from roji.core.game import Game
from roji.core.sentences import say
from roji.server.bots.advice import Adviser
from roji.server.bots.analysis import findings, may_ask
from roji.server.bots.difficulty import DifficultyTrials
from roji.server.bots.pool import BotPool, Bots
from roji.server.bots.reviews import Reviews
from roji.server.http.home import home
from roji.server.http.my_tables import MyTables
from roji.server.http.rate_limits import RateLimits
from roji.server.ops.gc_policy import GcPolicy
from roji.server.ops.loop_watch import LoopWatch
from roji.server.ops.metrics import note_made
from roji.server.ops.readiness import why_not_ready
from roji.server.refusal import Refusal, quote
from roji.server.settings import Settings
from roji.server.store.promises import Promises, once_more
from roji.server.store.table_limits import TableLimits
from roji.server.store.tables import Record, Seat, Store
from roji.server.table.daily import deal_of_day
from roji.server.table.fork import forked
from roji.server.table.keys import hash_token, new_secret, new_table_id, new_token
from roji.server.table.names import checked_name
from roji.server.table.registry import Registry
from roji.server.table.replay import Played, as_told, check_fork, find_game, reach
from roji.server.table.start import begin
from roji.server.table.table import Table
from roji.server.time.clock import now_ms
from roji.server.time.seat_clocks import as_at_first, held
from roji.server.wire.messages import BotWanted, Home, NameWanted, SeatAsked, SeatWanted, TableAsked, Taken, WhenGone
from roji.server.wire.replay import ForkAsked
from roji.server.work.fair_queue import FairQueue
from roji.server.work.heavy_work import HeavyWork
from roji.server.work.pace import Pace
from roji.server.work.processes import Games

BOT_NAMES = ("Kaede", "Momiji", "Sakura", "Ume", "Matsu", "Take", "Fuji", "Tsubaki")  # maple, red maple, cherry, plum …
LEFT_FOR_GOOD = "the only player has left for good, so this table is closed"


class Lobby:
    """Creates tables and assigns seats."""

    def __init__(self, games: Games, bots: Bots, settings: Settings) -> None:
        known = games()
        self.games = {game.name: game for game in known}
        self.levels = dict(bots.levels)
        self.home: Home = home(known, bots.levels)
        self.settings = settings
        self.limits = TableLimits(settings)
        self._store = Store(settings.database, self.limits.check)
        self.promises = Promises(self._store, settings)
        self._thinkers = BotPool(bots, games, settings.thinkers)
        self.trials = DifficultyTrials(self._thinkers, settings)
        self.heavy = HeavyWork(games)
        self.reviews = Reviews(self.games, self._thinkers, self.heavy, settings)
        self.adviser = Adviser(self._thinkers, settings)
        self._registry = Registry(self.games, self._store, self._thinkers, settings, next(iter(self.levels), ""))
        self.mine = MyTables(self._store, self.games, self._registry.in_memory, self.table)
        self.rate_limits = RateLimits(settings)
        self.pace = Pace()
        self._making = FairQueue(1)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        timekeeper = self._registry.timekeeper
        await self._store.open()
        await self._registry.sync.open()
        await timekeeper.begin()
        watch = LoopWatch(self.settings.stall_ms / 1000)
        for work in (self._warm_up(), self._registry.resume(), timekeeper.keep(), GcPolicy().keep(), watch.keep()):
            self._begin(work)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _warm_up(self) -> None:
        """Warms up the bots last: then the server reports that it is ready."""
        await self.heavy.warm_up(as_told, reach, findings)
        await self._thinkers.warm_up()
        if self.settings.compiled is not None:
            await self._thinkers.follow_compiler(self.settings.compiled)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._registry.close()
        self._thinkers.close()
        self.heavy.close()
        await self._registry.timekeeper.end()
        await self._registry.sync.close()
        await self._store.close()

    async def why_not_ready(self) -> str | None:
        """Why the server is not ready; None if it is."""
        return await why_not_ready(self._store, self._thinkers, self._registry.timekeeper, self.settings)

    async def table(self, name: str) -> Table:
        """The table with this id."""
        return await self._registry.table(name)

    def game(self, name: str, status: int = 422) -> Game:
        return find_game(self.games, name, status)

    # --- sitting down -----------------------------------------------------------------------------------------------

    async def create(self, asked: TableAsked, address: str = "") -> Taken:
        """Create a table; one token for all seats at this screen. Tables are created one at a time, and addresses take turns."""
        return await self._making.run(address, lambda: self._create(asked, address))

    async def _create(self, asked: TableAsked, address: str) -> Taken:
        maker = await self._may_make(address)
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
        self._registry.admit(game, record, fold)
        note_made(record.id, game.name)
        return Taken(record.id, token, here, bool(record.nonces))

    async def _may_make(self, address: str) -> str:
        """The stored creator of a table; refused early if the limit is reached. The limit is checked again when the table is stored."""
        maker = self.limits.maker(address)
        if maker:
            await self._store.transact(lambda db: self.limits.check(db, maker))
        return maker

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
        """Take an open seat. A client with a token of this table gets the seat under the same token: two players at one screen."""

        async def decide() -> Taken:
            place, nonce = _open_seat(table, wanted.seat), self.promises.share(wanted.nonce)
            proof = token if table.seats_of(hash_token(token)) else new_token()
            await table.sit(place, Seat("person", _name(wanted.name, table.record.seats), token_hash=hash_token(proof)), nonce)
            return Taken(table.record.id, proof, table.seats_of(hash_token(proof)), nonce is not None)

        return await table.settle(decide)

    async def sit_bot(self, table: Table, wanted: BotWanted, token: str) -> None:
        """Put a bot in an open seat; only players of the table may."""
        check_sits(table, token)

        async def decide() -> None:
            place = _open_seat(table, wanted.seat)
            await table.sit(place, self._bot(wanted.level, table.record.seats))

        await table.settle(decide)

    async def rename(self, table: Table, wanted: NameWanted, token: str) -> None:
        """Change a player's name, until the game begins."""
        if wanted.seat not in table.seats_of(hash_token(token)):
            raise Refusal("only players at this table may do that", 401)

        def change(record: Record) -> Record:
            if table.phase != "gathering":
                raise Refusal("a name can be changed until the game begins")
            others = [seat for place, seat in enumerate(record.seats) if place != wanted.seat]
            return record.sit(wanted.seat, replace(record.seats[wanted.seat], name=_name(wanted.name, others)))

        await table.amend(change)

    async def rematch(self, table: Table, token: str) -> Table:
        """A new table with the same players and tokens. A second request returns the same table."""
        check_sits(table, token)

        async def decide() -> None:
            if table.phase not in ("over", "closed"):
                raise Refusal("a rematch comes after the end of the game")
            if table.record.rematch is None:
                secret = new_secret(self.settings.rehearsal, table.record.secret)
                record = once_more(table.record, anew(table.record, secret))
                record, fold = begin(table.game, record)
                record = held(record, now_ms())  # clocks start with the first move: the others may not know of the rematch yet
                await table.go_on_at(record)
                self._registry.admit(table.game, record, fold)

        await table.settle(decide)
        return await self.table(str(table.record.rematch))

    async def close_table(self, table: Table, token: str) -> None:
        """Close a table at which the token's owner plays only with bots. A finished game stays as it is."""
        check_sits(table, token)

        def closed(record: Record) -> Record:
            if record.phase == "over" or record.closed:
                return record
            yours = table.seats_of(hash_token(token))
            if any(seat.kind == "person" and place not in yours for place, seat in enumerate(record.seats)):
                raise Refusal("other people play at this table, so it stays open")
            return replace(held(record, now_ms()), closed=LEFT_FOR_GOOD)

        await table.amend(closed)

    async def fork(self, source: Played | str, asked: ForkAsked, address: str = "") -> Taken:
        """A new table that continues another game from one of its lines; bots take the other seats."""
        maker = await self._may_make(address)
        reached = await self.heavy.do(address, reach, source, asked.line, self.settings.replay_seconds)
        check_fork(reached, asked)
        played = reached.played
        token, seats = new_token(), [Seat("open")] * played.journal.header.seats
        seats[asked.seat] = Seat("person", _name(asked.name, ()), token_hash=hash_token(token))
        for place in range(len(seats)):
            if place != asked.seat:
                seats[place] = self._bot(asked.level, seats)
        record = replace(forked(played, asked.line, tuple(seats)), maker=maker)
        entries = [replace(entry, link=None) for entry in reached.standing]
        await self._registry.admit_begun(record, entries)
        return Taken(record.id, token, [asked.seat])


def anew(record: Record, secret: bytes) -> Record:
    """A record for the same players with a new secret."""
    seats = tuple(as_at_first(seat) for seat in record.seats)
    new = Record(new_table_id(), record.game, record.version, record.options, secret, seats)
    return replace(new, advice=record.advice, clock=record.clock, when_gone=record.when_gone, maker=record.maker)


def check_sits(table: Table, token: str) -> None:
    if not table.seats_of(hash_token(token)):
        raise Refusal("only players at this table may do that", 401)


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
