"""One table: its inbox, its journal being played, and the screens around it."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Literal, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from roji.core.journal import RESIGN, UNDO, Entry, Fold, Header, Journal, Spoiled, write
from roji.core.luck import commitment
from roji.core.registry import Game
from roji.core.sentences import say
from roji.server.database import Overtaken
from roji.server.keys import opens
from roji.server.refusal import Refusal, quote
from roji.server.replays import Played
from roji.server.screen import Screen
from roji.server.seen import behold
from roji.server.store import Record, Seat, Store
from roji.server.story import Happening, happening
from roji.server.versions import by_present_rules, why_closed
from roji.server.wire import Player, Seen, TableCard

log = logging.getLogger("roji.server")
T = TypeVar("T")

NOT_BEGUN = "the game begins when every seat is taken"
OVER = "the game is over"
FROZEN = "we have made a mistake in the rules, so this table is frozen; its journal is whole"
NOT_SAVED = "this could not be saved, so it did not happen; try again in a moment"
ATTEMPTS = 8  # to decide while others are quicker: each time, one of them has got further


class Table:
    """The state in memory is a cache: the journal in the store is the truth."""

    def __init__(self, game: Game, record: Record, store: Store, fold: Fold | None = None) -> None:
        self.game = game
        self.record = record
        self.fold = fold  # None while the table gathers
        self.entries: list[Entry] = []
        self.story: list[Happening] = []
        self.screens: set[Screen] = set()
        self.inbox = asyncio.Lock()
        self.frozen = False
        self.closed = ""  # the sentence with which it was closed; its journal is told
        self.moved = -math.inf  # when something was last to be seen here, on the loop's clock
        self.changed: Callable[[], None] = lambda: None  # told after every line, for the bots
        self.spread: Callable[[], None] = lambda: None  # told of everything, for other workers
        self.refresh: Callable[[], Awaitable[None]] = nothing_new  # before somebody looks, where other workers may have written
        self.elsewhere: dict[str, list[int]] = {}  # the seats that have a screen at other workers
        self._store = store
        self._unsure = False  # whether what is kept is what we know

    # --- who sits here ----------------------------------------------------------------------------------------------

    @property
    def phase(self) -> Literal["gathering", "playing", "over", "frozen", "closed"]:
        if self.frozen:
            return "frozen"
        return "closed" if self.closed else self.record.phase

    def seats_of(self, token_hash: str) -> list[int]:
        """The seats that this token proves."""
        if not token_hash:
            return []
        return [place for place, seat in enumerate(self.record.seats) if opens(token_hash, seat.token_hash)]

    def players(self) -> list[Player]:
        present = self.here().union(*self.elsewhere.values())
        gone = {entry.seat for entry in self.entries if entry.text == RESIGN}
        return [
            Player(seat.kind, seat.name, seat.level, seat.kind == "bot" or place in present, place in gone, seat.advised)
            for place, seat in enumerate(self.record.seats)
        ]

    def here(self) -> set[int]:
        """The seats that have a screen at this worker."""
        return {place for screen in self.screens for place in screen.yours}

    def card(self) -> TableCard:
        in_force = options(self.game, self.record)
        promise = commitment(self.record.secret) if self.record.seed is None else ""
        return TableCard(
            table=self.record.id,
            game=self.game.name,
            options=in_force,
            players=self.players(),
            phase=self.phase,
            commitment=promise,
            day=self.record.day,
            forked=self.record.forked,
            advice=self.record.advice,
        )

    async def sit(self, place: int, seat: Seat) -> None:
        """Give an open seat away; the caller holds the inbox. The game begins when none is left."""
        with self.rules():
            record, fold = begin(self.game, self.record.sit(place, seat))
        self.record, self.fold = await self._store.save(record), fold
        for screen in self.screens:
            screen.recount()
        self.tell()

    async def mark_advised(self, place: int) -> None:
        """Everybody at the table may know who has asked for advice."""

        async def mark() -> None:
            if not self.record.seats[place].advised:
                self.record = await self._store.save(self.record.sit(place, replace(self.record.seats[place], advised=True)))
                self.tell()

        await self.settle(mark)

    # --- what happens here ------------------------------------------------------------------------------------------

    def nth(self, seat: int) -> int:
        """Lines accepted from this seat, undos included."""
        return sum(entry.seat == seat for entry in self.entries)

    async def play(self, seat: int, nth: int, code: int) -> bool:
        if not 0 <= code < self.game.size:
            raise Refusal(say("{game} has no action {code}", game=self.game.title, code=code))
        return await self.accept(nth, Entry(seat, self.game.text(code)))

    async def accept(self, nth: int, entry: Entry) -> bool:
        """Let a line happen, safely written before anyone is told. False if this seat's nth line is there already."""

        async def decide() -> bool:
            if nth != self.nth(entry.seat):
                return False
            self._check(entry)
            await self._happen(entry)
            return True

        if not await self.settle(decide):
            return False
        self.tell()
        return True

    async def settle(self, decide: Callable[[], Awaitable[T]]) -> T:
        """Decide by what is kept now; who is overtaken by another worker reads again and decides anew."""
        async with self.inbox:
            for _ in range(ATTEMPTS):
                if self._unsure:
                    await self._reread()
                try:
                    return await decide()
                except Overtaken:
                    self._unsure = True
                except SQLAlchemyError as trouble:
                    self._unsure = True
                    log.error("table %s: nothing could be written: %s", self.record.id, trouble)
                    raise Refusal(NOT_SAVED, 503) from None
        raise Refusal(NOT_SAVED, 503)

    def _check(self, entry: Entry) -> None:
        if self.fold is None or self.phase != "playing":
            raise Refusal(self.closed or {"frozen": FROZEN, "over": OVER}.get(self.phase, NOT_BEGUN))
        with self.rules():
            refusal = self.fold.why_not(entry)
            may_act = entry.text in (UNDO, RESIGN) or entry.seat in self.fold.state.to_act()
        if refusal is not None or not may_act:
            raise Refusal(refusal or "it is not your turn")

    async def _happen(self, entry: Entry) -> None:
        assert self.fold is not None
        with self.rules():
            following = self.fold.copy()
            following.play(entry)
            told = happening(self.game, self.fold.state, entry)
            over = not following.state.to_act()
        record = replace(self.record, phase="over", revision=self.record.revision + 1) if over else self.record
        self._unsure = True
        await self._store.append(record, len(self.entries) + 1, entry)
        self._unsure = False
        self.record, self.fold = record, following
        self.entries.append(entry)
        self._remember(told)

    def _remember(self, told: Happening) -> None:
        self.story.append(told)
        if told.visible:
            self.moved = asyncio.get_running_loop().time()

    def replay(self, entries: Sequence[Entry]) -> None:
        """Begin again and let every line happen; a table whose journal cannot be played is frozen, or closed if it is of older rules."""
        self.entries, self.story, self.fold = [], [], None
        if self.record.version != self.game.version and self.record.phase != "gathering":
            with suppress(Refusal), self.rules():
                self.closed = why_closed(self.game, header(self.record), entries, self.record.phase == "over")
        self._follow(entries)
        self.moved = -math.inf

    def _follow(self, entries: Sequence[Entry]) -> None:
        self.entries += entries
        if self.frozen or self.closed:
            return
        with suppress(Refusal), self.rules():
            if self.fold is None and self.record.phase != "gathering":
                self.fold = Fold(self.game, by_present_rules(self.game, header(self.record)))
            for entry in entries:
                assert self.fold is not None, "a table that gathers has no journal"
                told = happening(self.game, self.fold.state, entry)
                self.fold.play(entry)
                self._remember(told)

    async def catch_up(self) -> None:
        """Follow what other workers have written."""
        async with self.inbox:
            await self._reread()

    async def _reread(self) -> None:
        """A journal only grows: what comes after our last line is all that is new."""
        try:
            loaded = await self._store.after(self.record.id, len(self.entries))
        except SQLAlchemyError as trouble:
            log.error("table %s: its journal could not be read: %s", self.record.id, trouble)
            raise Refusal(NOT_SAVED, 503) from None
        assert loaded is not None
        record, entries = loaded
        self._unsure = False
        if record == self.record and not entries:
            return
        self.record = record
        self._follow(entries)
        for screen in self.screens:
            screen.recount()
        self.tell()

    async def go_on_at(self, record: Record) -> None:
        """Keep the table of the rematch; the caller holds the inbox."""
        self.record = await self._store.create_rematch(self.record, record)
        self.tell()

    def journal(self) -> str:
        """All that happened, with the secret behind the luck; only after the end, or where the game cannot go on."""
        if self.closed:
            return write(Journal(header(self.record), self.entries))
        return write(self.played().journal)

    def played(self) -> Played:
        """The game that was played here, to be told once more; only after the end."""
        if self.closed:
            raise Refusal(self.closed, 422)
        if self.phase != "over" or self.fold is None:
            raise Refusal("the journal is told after the end of the game", 403)
        players = [msgspec.structs.replace(player, present=True) for player in self.players()]
        return Played(self.game, Journal(self.fold.header, list(self.entries)), players, self.record.id)

    # --- who looks --------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Something is new: every screen gets its view of it."""
        for screen in self.screens:
            screen.refresh()
        self.spread()
        self.changed()

    def see(self, yours: list[int], seat: int | None, told: int) -> Seen:
        """All that a screen may know, with what happened after line `told`."""
        try:
            with self.rules():
                return behold(self, yours, seat, told)
        except Refusal:
            return behold(self, yours, seat, told)  # the table is frozen now, and the screen is told so

    # --- when we are wrong ------------------------------------------------------------------------------------------

    @contextmanager
    def rules(self) -> Iterator[None]:
        """Whatever goes wrong in a game's code freezes this table and no other: the one place where any exception is caught."""
        try:
            yield
        except Refusal:
            raise
        except Exception:
            self.freeze()
            raise Refusal(FROZEN, 503) from None

    def freeze(self) -> None:
        if not self.frozen:
            self.frozen = True
            log.exception("table %s of %s is frozen after line %d", self.record.id, self.record.game, len(self.entries))
            self.tell()

    def freeze_too(self) -> None:
        """Our rules have failed at another worker, which has written down how."""
        if not self.frozen:
            self.frozen = True
            self.tell()


async def nothing_new() -> None:
    """At a database that is ours alone, all that is kept is known."""


def options(game: Game, record: Record) -> dict[str, object]:
    """The options in force: those chosen, then those for tables with bots, then the usual."""
    if record.phase != "gathering":
        return record.options
    with_bots = dict(game.with_bots) if any(seat.kind == "bot" for seat in record.seats) else {}
    in_force: dict[str, object] = msgspec.to_builtins(game.options(**{**with_bots, **record.options}))
    return in_force


def begin(game: Game, record: Record) -> tuple[Record, Fold | None]:
    """The game begins if no seat is open."""
    if any(seat.kind == "open" for seat in record.seats):
        return record, None
    begun = replace(record, version=game.version, options=options(game, record), phase="playing")
    try:
        return begun, Fold(game, header(begun))
    except Spoiled as wrong:
        raise Refusal(quote(wrong), 422) from None


def header(record: Record) -> Header:
    if record.seed is not None:
        return Header(record.game, record.version, len(record.seats), record.options, seed=record.seed)
    return Header(record.game, record.version, len(record.seats), record.options, secret=record.secret)
