"""Decisions that need everybody's consent: going back further than undo allows, and pausing."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from roji.core.sentences import say
from roji.server.refusal import Refusal
from roji.server.store.proposals import HOLD, Question
from roji.server.table.undo import why_no_more_undo
from roji.server.time.clock import SECOND, now_ms
from roji.server.time.seat_clocks import going, held
from roji.server.wire.proposal import Agree, Decline, Paused, Propose

if TYPE_CHECKING:
    from roji.server.store.tables import Record, Store
    from roji.server.table.table import Table

ONCE = "you have asked already; ask again when somebody else has acted"
CLOSED = "this question is no longer open"
BOTS = "something has come to light since then, and a bot plays here: it cannot know it again, so it stands"


class Consent:
    """The proposals of one table. Every player who has not resigned must agree; one proposal is open at a time."""

    def __init__(self, table: "Table", store: "Store") -> None:
        self._table = table
        self._store = store

    # --- state ------------------------------------------------------------------------------------------------------

    def latest(self) -> Question | None:
        asked = self._table.record.questions
        return asked[-1] if asked else None

    def open(self) -> Question | None:
        """The open proposal."""
        latest = self.latest()
        if latest is None or self._table.phase != "playing" or not latest.is_open(self._table.entries, now_s()):
            return None
        return latest if {*self.people()} - {*latest.agreed} else None  # the last player who was asked has been replaced by a bot

    def next_number(self) -> int:
        latest = self.latest()
        return 0 if latest is None else latest.number + 1

    def holds(self) -> bool:
        """Whether bots wait: the table is paused, or a proposal is open."""
        return self._table.paused is not None or self.held_for() > 0

    def held_for(self) -> float:
        """How many seconds bots still wait for an answer."""
        question = self.open()
        return 0.0 if question is None else max(0.0, question.asked + HOLD - now_s())

    def people(self) -> list[int]:
        """The seats whose consent is needed."""
        seats = enumerate(self._table.record.seats)
        return [place for place, seat in seats if seat.kind == "person" and not seat.stand_in and place not in self._table.resigned]

    def why_not_back(self, left: int) -> str | None:
        """Why the table cannot go back that far, even if all agree."""
        fold = self._table.fold
        assert fold is not None
        refusal = why_no_more_undo(self._table) or fold.why_not_back(left)
        if refusal is None and fold.reveals_after(left) and any(seat.kind == "bot" or seat.stand_in for seat in self._table.record.seats):
            return BOTS
        return refusal

    # --- frames -----------------------------------------------------------------------------------------------------

    async def hear(self, frame: Propose | Agree | Decline) -> None:
        """Handle a frame about a proposal; the caller has checked its seat. Duplicate and late frames change nothing."""
        await self._table.settle(partial(self._decide, frame))
        self._table.tell()

    async def _decide(self, frame: Propose | Agree | Decline) -> None:
        if not isinstance(frame, Propose):
            await self._answer(frame)
        elif frame.proposal == self.next_number():
            await self._propose(frame)

    async def _propose(self, frame: Propose) -> None:
        self._table.check_playing()
        if frame.seat not in self.people():
            raise Refusal("you have resigned")
        if frame.kind == "resume":
            assert self._table.fold is not None
            await self._save(going(replace(self._table.record, paused=None), self._table.fold.state, now_ms()))
        else:
            self._check(frame)
            await self._ask(asked(frame, len(self._table.entries)))

    async def _ask(self, question: Question) -> None:
        if self.people() == [question.seat]:
            await self._happen(question)
        else:
            await self._save(self._with(question))

    def _check(self, frame: Propose) -> None:
        self._table.check_going_on()
        open_now, mine = self.open(), [question for question in self._table.record.questions if question.seat == frame.seat]
        if open_now is not None:
            raise Refusal(say("{name} has asked something already; answer that first", name=self._table.record.seats[open_now.seat].name))
        refusal = None
        if frame.kind == "back":
            with self._table.rules():
                refusal = self.why_not_back(frame.left)
        if refusal is not None or any(self._pesters(question) for question in mine):
            raise Refusal(refusal or ONCE)

    def _pesters(self, question: Question) -> bool:
        """Whether asking again would pester: nobody else has acted since this seat was refused."""
        since = self._table.entries[question.seq :]
        unanswered = question.state != "agreed" and {*self.people()} - {*question.agreed}
        return bool(unanswered) and all(entry.seat == question.seat for entry in since)

    async def _answer(self, frame: Agree | Decline) -> None:
        if self._has_happened(frame):
            return
        question = self.open()
        if question is None or question.number != frame.proposal or frame.seat not in self.people():
            raise Refusal(CLOSED)
        agreed = replace(question, agreed=tuple(sorted({*question.agreed, frame.seat})))
        if isinstance(frame, Decline):
            await self._save(self._with(replace(question, state="declined", declined=frame.seat)))
        elif {*self.people()} - {*agreed.agreed}:
            await self._save(self._with(agreed))
        else:
            await self._happen(agreed)

    def _has_happened(self, frame: Agree | Decline) -> bool:
        """A repeated agreement."""
        latest = self.latest()
        return isinstance(frame, Agree) and latest is not None and latest.number == frame.proposal and latest.state == "agreed"

    async def _happen(self, question: Question) -> None:
        """All have agreed: the agreement and its effect are stored together."""
        record = self._with(replace(question, state="agreed"))
        if question.kind == "pause":
            await self._save(held(replace(record, paused=Paused(question.seat, now_s())), now_ms()))
            return
        with self._table.rules():
            refusal = self.why_not_back(question.left)
        if refusal is not None:
            raise Refusal(refusal)
        await self._table.go_back(question.seat, question.left, record)

    # --- storage ----------------------------------------------------------------------------------------------------

    def _with(self, question: Question) -> "Record":
        others = (other for other in self._table.record.questions if other.seat != question.seat)
        return replace(self._table.record, questions=(*others, question))

    async def _save(self, record: "Record") -> None:
        self._table.record = await self._store.save(record)


def now_s() -> int:
    return now_ms() // SECOND


def asked(frame: Propose, seq: int) -> Question:
    """The proposal in a frame; the proposer has agreed to it."""
    back = frame.kind == "back"
    return Question(frame.proposal, frame.seat, "back" if back else "pause", seq, frame.left if back else 0, now_s(), (frame.seat,))
