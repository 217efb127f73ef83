"""One table: its inbox, its journal being played, and the screens around it."""

import asyncio
import logging
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Literal

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from roji.core.journal import RESIGN, UNDO, Entry, Fold, Header, Journal, Spoiled, write
from roji.core.luck import commitment
from roji.core.registry import Game
from roji.core.sentences import say, words
from roji.server import timing
from roji.server.absence import Absence
from roji.server.clock import now_ms
from roji.server.keys import opens
from roji.server.refusal import Refusal, quote
from roji.server.replays import Played
from roji.server.screen import Screen
from roji.server.seen import behold
from roji.server.store import Record, Seat, Store
from roji.server.story import Happening, happening
from roji.server.wire import Player, Seen, TableCard

log = logging.getLogger("roji.server")

NOT_BEGUN = "the game begins when every seat is taken"
OVER = "the game is over"
FROZEN = "we have made a mistake in the rules, so this table is frozen; its journal is whole"
NOT_SAVED = "this could not be saved, so it did not happen; try again in a moment"


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
        self.moved = -math.inf  # when something was last to be seen here, on the loop's clock
        self.changed: Callable[[], None] = lambda: None  # told after every line, for the bots
        self.timed: Callable[[Table], None] = lambda _: None  # told after every line, for the clocks
        self.absence = Absence()
        self._store = store
        self._unsure = False  # whether the last line was written

    # --- who sits here ----------------------------------------------------------------------------------------------

    @property
    def phase(self) -> Literal["gathering", "playing", "over", "frozen", "closed"]:
        if self.record.closed is not None:
            return "closed"
        return "frozen" if self.frozen else self.record.phase

    def seats_of(self, token_hash: str) -> list[int]:
        """The seats that this token proves."""
        if not token_hash:
            return []
        return [place for place, seat in enumerate(self.record.seats) if opens(token_hash, seat.token_hash)]

    def players(self) -> list[Player]:
        present = self.present()
        gone = {entry.seat for entry in self.entries if entry.text == RESIGN}
        players = [
            Player(seat.kind, seat.name, seat.level, seat.kind == "bot" or place in present, place in gone, seat.advised)
            for place, seat in enumerate(self.record.seats)
        ]
        return self.absence.told(self, players, now_ms())

    def present(self) -> set[int]:
        """The seats of all screens."""
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
            clock=self.record.clock,
            when_gone=self.record.when_gone,
            closed=None if self.record.closed is None else words(self.record.closed),
        )

    async def sit(self, place: int, seat: Seat) -> None:
        """Give an open seat away; the caller holds the inbox. The game begins when none is left."""
        with self.rules():
            record, fold = begin(self.game, replace(self.record.sit(place, seat), touched=now_ms()))
        await self._store.save(record)
        self.record, self.fold = record, fold
        for screen in self.screens:
            screen.recount()
        self.tell()

    async def amend(self, change: Callable[[Record], Record]) -> None:
        """Keep something new that is no line of the journal, and tell everybody; nothing is written if nothing is new."""
        async with self.inbox:
            if self._unsure:
                await self._reread()
            record = change(self.record)
            if record != self.record:
                await self._save(record)
                self.record = record
                self.tell()

    async def _save(self, record: Record) -> None:
        try:
            await self._store.save(record)
        except SQLAlchemyError as trouble:
            log.error("table %s: it could not be written: %s", record.id, trouble)
            raise Refusal(NOT_SAVED, 503) from None

    async def mark_advised(self, place: int) -> None:
        """Everybody at the table may know who has asked for advice."""
        async with self.inbox:
            if self._unsure:
                await self._reread()
            if not self.record.seats[place].advised:
                record = self.record.sit(place, replace(self.record.seats[place], advised=True))
                await self._store.save(record)
                self.record = record
                self.tell()

    # --- what happens here ------------------------------------------------------------------------------------------

    def nth(self, seat: int) -> int:
        """Lines accepted from this seat, undos included."""
        return sum(entry.seat == seat for entry in self.entries)

    async def play(self, seat: int, nth: int, code: int, wanted: Callable[[], bool] = lambda: True) -> bool:
        if not 0 <= code < self.game.size:
            raise Refusal(say("{game} has no action {code}", game=self.game.title, code=code))
        return await self.accept(nth, Entry(seat, self.game.text(code)), wanted)

    async def accept(self, nth: int, entry: Entry, wanted: Callable[[], bool] = lambda: True) -> bool:
        """Let a line happen, safely written before anyone is told. False if this seat's nth line is there already, or no longer wanted."""
        async with self.inbox:
            if self._unsure:
                await self._reread()
            if nth != self.nth(entry.seat) or not wanted():
                return False
            self._check(entry)
            await self._happen(entry)
        if self.story[-1].visible:
            self.moved = asyncio.get_running_loop().time()
        self.tell()
        return True

    def _check(self, entry: Entry) -> None:
        if self.fold is None or self.phase != "playing":
            raise Refusal(self.record.closed or {"frozen": FROZEN, "over": OVER}.get(self.phase, NOT_BEGUN))
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
            timed = timing.went_on(self.record, self.fold.state, following.state, entry, now_ms())
        record = replace(timed, phase="over") if over else timed
        try:
            await self._store.append(record, len(self.entries) + 1, entry, known=self.record)
        except SQLAlchemyError as trouble:
            self._unsure = True
            log.error("table %s: a line could not be written: %s", record.id, trouble)
            raise Refusal(NOT_SAVED, 503) from None
        self.record, self.fold = record, following
        self.entries.append(entry)
        self.story.append(told)

    def replay(self, entries: Sequence[Entry]) -> None:
        """Begin again and let every line happen; a table whose journal cannot be played is frozen."""
        self.entries, self.story = list(entries), []
        with suppress(Refusal), self.rules():
            self.fold = Fold(self.game, header(self.record)) if self.record.phase != "gathering" else None
            for entry in entries:
                assert self.fold is not None, "a table that gathers has no journal"
                self.story.append(happening(self.game, self.fold.state, entry))
                self.fold.play(entry)

    async def _reread(self) -> None:
        try:
            loaded = await self._store.load(self.record.id)
        except SQLAlchemyError as trouble:
            log.error("table %s: its journal could not be read: %s", self.record.id, trouble)
            raise Refusal(NOT_SAVED, 503) from None
        assert loaded is not None
        self.record = loaded[0]
        self.replay(loaded[1])
        self._unsure = False
        self.tell()

    async def go_on_at(self, record: Record) -> None:
        """Keep the table of the rematch; the caller holds the inbox."""
        await self._store.create_rematch(self.record, record)
        self.record = replace(self.record, rematch=record.id)
        self.tell()

    def journal(self) -> str:
        """All that happened, with the secret behind the luck; only after the end."""
        return write(self.played().journal)

    def played(self) -> Played:
        """The game that was played here, to be told once more; only after the end."""
        if self.fold is None or self.phase not in ("over", "closed"):
            raise Refusal("the journal is told after the end of the game", 403)
        players = [msgspec.structs.replace(player, present=True) for player in self.players()]
        return Played(self.game, Journal(header(self.record), list(self.entries)), players, self.record.id)

    # --- who looks --------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Something is new: every screen gets its view of it."""
        self.absence.note(len(self.record.seats), self.present(), now_ms())
        for screen in self.screens:
            screen.refresh()
        self.changed()
        self.timed(self)

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
        fold = Fold(game, header(begun))
        return timing.begun(begun, fold.state, now_ms()), fold
    except Spoiled as wrong:
        raise Refusal(quote(wrong), 422) from None


def header(record: Record) -> Header:
    if record.seed is not None:
        return Header(record.game, record.version, len(record.seats), record.options, seed=record.seed)
    return Header(record.game, record.version, len(record.seats), record.options, secret=record.secret)
