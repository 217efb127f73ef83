"""One table: its inbox, its journal being played, and its screens."""

import asyncio
import logging
import math
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from roji.core.game import Game
from roji.core.journal.fold import RESIGN, UNDO, Entry, Fold, Journal, back, write
from roji.core.journal.lines import linked
from roji.core.journal.links import JournalMismatch, check_last, check_link, relinked
from roji.core.luck import commitment
from roji.core.sentences import say, words
from roji.core.state import State
from roji.server.ops.metrics import FREEZES, counted
from roji.server.refusal import Refusal
from roji.server.store.database import Overtaken
from roji.server.store.tables import Record, Seat, Standing, Store
from roji.server.table.consent import Consent
from roji.server.table.events import Happening, happening
from roji.server.table.keys import opens
from roji.server.table.phrases import Phrases
from roji.server.table.replay import Played
from roji.server.table.screen import Screen
from roji.server.table.seen import Overview, compose_seen
from roji.server.table.start import begin, header, options
from roji.server.table.undo import why_no_more_undo
from roji.server.table.versions import by_present_rules, why_closed
from roji.server.time import seat_clocks
from roji.server.time.absence import Absence, Patience
from roji.server.time.clock import now_ms
from roji.server.wire.messages import Phase, Player, Said, Seen, TableCard
from roji.server.wire.proposal import Paused

log = logging.getLogger("roji.server")
T = TypeVar("T")

NOT_BEGUN = "the game begins when every seat is taken"
OVER = "the game is over"
FROZEN = "we have made a mistake in the rules, so this table is frozen; its journal is whole"
PAUSED = "the table is paused; anybody who plays here may go on"
NOT_SAVED = "this could not be saved, so it did not happen; try again in a moment"
ATTEMPTS = 8  # retries after Overtaken; each time another writer has succeeded


class Observer(Protocol):
    """Notified of changes at a table, for its bots, the clocks and other workers."""

    def on_change(self) -> None:
        """A line was accepted, or the table has changed otherwise."""

    def on_phrase(self, said: Said) -> None:
        """A phrase was said at a screen of this worker."""

    async def before_look(self) -> None:
        """Called before the table is shown: other workers may have written to it."""


class Nobody:
    """An observer that does nothing."""

    def on_change(self) -> None:
        pass

    def on_phrase(self, said: Said) -> None:
        pass

    async def before_look(self) -> None:
        pass


class Table:
    """The state in memory is a cache; the stored journal is the source of truth."""

    def __init__(self, game: Game, record: Record, store: Store, fold: Fold | None = None, patience: Patience | None = None) -> None:
        self.game = game
        self.record = record
        self.fold = fold  # None until the game begins
        self.entries: list[Entry] = []
        self.resigned: set[int] = set()
        self._acted: Counter[int] = Counter()  # lines per seat
        self._backs = 0  # lines that go back, which count for everybody
        self.story: list[Happening] = []
        self.screens: set[Screen] = set()
        self.inbox = asyncio.Lock()
        self.frozen = False
        self.trouble = FROZEN  # the sentence shown while it is frozen
        self.outdated = ""  # why a game of older rules cannot continue; its journal is public then
        self.moved = -math.inf  # loop time of the last visible event
        self.observer: Observer = Nobody()  # no notifications while the table is loading
        self.elsewhere: dict[str, list[int]] = {}  # per other worker: the seats that have a screen there
        self.consent = Consent(self, store)
        self.phrases = Phrases(self)
        self.absence = Absence(patience)
        self._store = store
        self.overview = Overview()
        self._stale = False  # the store may hold newer data: reread before the next decision

    # --- seats ------------------------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        if self.frozen:
            return "frozen"
        return "closed" if self.closed else self.record.phase

    @property
    def closed(self) -> str:
        """Why the table is closed; empty while it is open."""
        return self.trouble if self.frozen else self.outdated or self.record.closed or ""

    def seats_of(self, token_hash: str) -> list[int]:
        """The seats of this token."""
        if not token_hash:
            return []
        return [place for place, seat in enumerate(self.record.seats) if opens(token_hash, seat.token_hash)]

    def players(self) -> list[Player]:
        present = self.present()
        players = [
            Player(seat.kind, seat.name, seat.level, seat.kind == "bot" or place in present, place in self.resigned, seat.advised)
            for place, seat in enumerate(self.record.seats)
        ]
        return self.absence.annotated(self, players, now_ms())

    def present(self) -> set[int]:
        """The seats that have a screen."""
        return self.here().union(*self.elsewhere.values())

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
            clock=self.record.clock,
            when_gone=self.record.when_gone,
            closed=words(self.closed) if self.closed else None,
        )

    async def sit(self, place: int, seat: Seat, nonce: bytes | None = None) -> None:
        """Fill an open seat; the caller holds the inbox. The game begins when none is left."""
        with self.rules():
            record, fold = begin(self.game, replace(self.record.sit(place, seat, nonce), touched=now_ms()))
        self.record, self.fold = await self._store.save(record), fold
        for screen in self.screens:
            screen.recount()
        self.tell()

    async def amend(self, change: Callable[[Record], Record]) -> None:
        """Change and store the record, without a journal line; does nothing if the record stays the same."""

        async def decide() -> None:
            record = change(self.record)
            if record != self.record:
                self.record = await self._store.save(record)
                self.tell()

        await self.settle(decide)

    async def mark_advised(self, place: int) -> None:
        """Record that a seat has asked for advice; all players see it."""
        await self.amend(lambda record: record.sit(place, replace(record.seats[place], advised=True)))

    # --- moves ------------------------------------------------------------------------------------------------------

    def nth(self, seat: int) -> int:
        """Lines accepted from this seat, undos included. Going back counts for all seats, so that frames for the old position are late."""
        return self._acted[seat] + self._backs

    @property
    def paused(self) -> Paused | None:
        """The current pause, if any. It has no effect without a person who could end it."""
        if self.record.paused is None or self.phase != "playing" or not self.consent.people():
            return None
        return self.record.paused

    async def play(self, seat: int, nth: int, code: int, wanted: Callable[[], bool] = lambda: True) -> bool:
        if not 0 <= code < self.game.size:
            raise Refusal(say("{game} has no action {code}", game=self.game.title, code=str(code)))
        return await self.accept(nth, Entry(seat, self.game.text(code)), wanted)

    @counted
    async def accept(self, nth: int, entry: Entry, wanted: Callable[[], bool] = lambda: True) -> bool:
        """Check, store and then publish a line. False if `nth` is not the seat's next number, or the line is no longer wanted."""

        async def decide() -> bool:
            if nth != self.nth(entry.seat) or not wanted():
                return False
            self._check(entry)
            await self._happen(entry)
            return True

        if not await self.settle(decide):
            return False
        self.tell()
        return True

    async def settle(self, decide: Callable[[], Awaitable[T]]) -> T:
        """Make a decision on the stored state. If another worker was first, reread and decide again."""
        async with self.inbox:
            for _ in range(ATTEMPTS):
                if self._stale:
                    await self._reread()
                try:
                    return await decide()
                except Overtaken:
                    self._stale = True
                except SQLAlchemyError as trouble:
                    self._stale = True
                    log.error("table %(table)s: nothing could be written: %(trouble)s", {"table": self.record.id, "trouble": trouble})
                    raise Refusal(NOT_SAVED, 503) from None
        raise Refusal(NOT_SAVED, 503)

    async def go_back(self, seat: int, left: int, agreed: Record) -> None:
        """Go back as agreed in this record; the caller holds the inbox."""
        entry = Entry(seat, back(left))
        self._check(entry)
        await self._happen(entry, agreed)

    def check_playing(self) -> None:
        if self.fold is None or self.phase != "playing":
            raise Refusal(self.closed or (OVER if self.phase == "over" else NOT_BEGUN))

    def check_going_on(self) -> None:
        if self.paused:
            raise Refusal(PAUSED)

    def _check(self, entry: Entry) -> None:
        self.check_playing()
        assert self.fold is not None
        if entry.text != RESIGN:
            self.check_going_on()
        with self.rules():
            takes_back = entry.text == UNDO or entry.goes_back
            refusal = (why_no_more_undo(self) if takes_back else None) or self.fold.why_not(entry)
            may_act = takes_back or entry.text == RESIGN or entry.seat in self.fold.state.to_act()
        if refusal is not None or not may_act:
            raise Refusal(refusal or "it is not your turn")

    async def _happen(self, entry: Entry, agreed: Record | None = None) -> None:
        assert self.fold is not None
        with self.rules():
            following = self.fold.copy()
            following.follow(entry)
            told = happening(following, entry, len(self.fold.kept()))
            over = not following.state.to_act()
            entry = linked(following.header, self.entries[-1] if self.entries else None, len(self.entries) + 1, entry, following.state)
            record = seat_clocks.went_on(agreed or self.record, self.fold.state, following.state, entry, now_ms())
            standing = standing_of(following.state)
        if over:
            record = replace(record, phase="over")
        self._stale = True
        self.record = await self._store.append(record, len(self.entries) + 1, entry, record != self.record, standing)
        self._stale = False
        self.fold = following
        self.count([entry])
        self._remember([told])

    def count(self, entries: Sequence[Entry]) -> None:
        """Update the counters for stored lines."""
        self.entries += entries
        self.resigned |= {entry.seat for entry in entries if entry.text == RESIGN}
        self._acted.update(entry.seat for entry in entries if not entry.goes_back)
        self._backs += sum(entry.goes_back for entry in entries)

    def _remember(self, told: Sequence[Happening]) -> None:
        self.story += told
        if any(one.visible for one in told):
            self.moved = asyncio.get_running_loop().time()

    def replay(self, entries: Sequence[Entry]) -> None:
        """Replay the whole journal. A table whose journal cannot be played is frozen, or closed if it is of older rules.

        It may run in another thread while nothing else refers to the table.
        """
        self.entries, self.story, self.fold = [], [], None
        self.resigned, self._acted, self._backs = set(), Counter(), 0
        if self.record.version != self.game.version and self.record.phase != "gathering":
            with suppress(Refusal), self.rules():
                self.outdated = why_closed(self.game, header(self.record), entries, self.record.phase == "over")
        self.story = self._follow(entries)

    def _follow(self, entries: Sequence[Entry]) -> list[Happening]:
        """Replay further lines; returns their events."""
        told: list[Happening] = []
        self.count(entries)
        if self.frozen or self.outdated:
            return told
        with suppress(Refusal), self.rules():
            if self.fold is None and self.record.phase != "gathering":
                self.fold = Fold(self.game, by_present_rules(self.game, header(self.record)))
            for place in range(len(self.entries) - len(entries), len(self.entries)):
                assert self.fold is not None, "a table that gathers has no journal"
                before, entry = self.entries[place - 1] if place else None, self.entries[place]
                check_link(self.fold.header, before, place + 1, entry)
                standing = len(self.fold.kept())
                self.fold.play(entry)
                happened = happening(self.fold, entry, standing)
                self.entries[place] = relinked(self.fold.header, before, place + 1, entry, self.fold.state)
                told.append(happened)
            if self.fold is not None:
                check_last(self.entries, self.fold.state)
        return told

    async def catch_up(self) -> None:
        """Load the lines that other workers have written."""
        async with self.inbox:
            await self._reread()

    async def _reread(self) -> None:
        """Load the record and the lines after our last one; a journal only grows."""
        try:
            loaded = await self._store.after(self.record.id, len(self.entries))
        except SQLAlchemyError as trouble:
            log.error("table %(table)s: its journal could not be read: %(trouble)s", {"table": self.record.id, "trouble": trouble})
            raise Refusal(NOT_SAVED, 503) from None
        assert loaded is not None
        record, entries = loaded
        self._stale = False
        if record == self.record and not entries:
            return
        self.record = record
        self._remember(self._follow(entries))
        for screen in self.screens:
            screen.recount()
        self.tell()

    async def go_on_at(self, record: Record) -> None:
        """Store the rematch of this table; the caller holds the inbox."""
        self.record = await self._store.create_rematch(self.record, record)
        self.tell()

    def journal(self) -> str:
        """The journal as text, with the secret; only after the end, or where the game cannot continue."""
        return write(Journal(header(self.record), self.entries) if self.outdated else self.played().journal)

    def played(self) -> Played:
        """The finished game, for a replay."""
        if self.outdated:
            raise Refusal(self.outdated, 422)
        if self.fold is None or self.phase not in ("over", "closed"):
            raise Refusal("the game file is available after the end of the game", 403)
        players = [msgspec.structs.replace(player, present=True) for player in self.players()]
        state = self.fold.state
        end = (None, None) if state.to_act() else (state.scores(), state.winners())
        told = Journal(self.fold.header, list(self.entries), *end)
        return Played(told, players, self.record.id)

    def seal(self) -> str:
        """The last link of the hash chain. It is keyed with the secret, so it reveals nothing hidden."""
        if self.fold is None:
            return ""
        link = self.entries[-1].link if self.entries else None
        return link.seal if link else self.fold.header.chain.beginning

    # --- screens ----------------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Something changed: refresh every screen and notify the observer."""
        self.show_again()
        self.observer.on_change()

    def show_again(self) -> None:
        """Refresh every screen, for example because presence changed."""
        self.overview.forget()
        self.absence.note(len(self.record.seats), self.present(), now_ms())
        for screen in self.screens:
            screen.refresh()

    def see(self, yours: list[int], seat: int | None, told: int) -> Seen:
        """What a screen may know, with the events after line `told`."""
        try:
            with self.rules():
                return compose_seen(self, yours, seat, told)
        except Refusal:
            return compose_seen(self, yours, seat, told)  # the table is frozen now, which the Seen shows

    # --- failures ---------------------------------------------------------------------------------------------------

    @contextmanager
    def rules(self) -> Iterator[None]:
        """An exception in a game's code freezes this table and no other. The only place that catches every exception."""
        try:
            yield
        except Refusal:
            raise
        except JournalMismatch as wrong:
            self.trouble = wrong.args[0]  # the argument may be a Sentence with a pattern
            self.freeze()
            raise Refusal(self.trouble, 503) from None
        except Exception:
            self.freeze()
            raise Refusal(FROZEN, 503) from None

    def freeze(self) -> None:
        if not self.frozen:
            self.frozen = True
            FREEZES.inc()
            told = {"table": self.record.id, "game": self.record.game, "line": len(self.entries)}
            log.exception("table %(table)s of %(game)s is frozen after line %(line)d", told)
            self.tell()

    def freeze_too(self) -> None:
        """The table was frozen at another worker, which has logged why."""
        if not self.frozen:
            self.frozen = True
            self.tell()


def standing_of(state: State) -> Standing:
    """Who is to act, or who has won."""
    acting = state.to_act()
    return Standing(acting) if acting else Standing([], state.winners(), state.scores())
