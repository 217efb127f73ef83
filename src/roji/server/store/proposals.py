"""Stored proposals (undo, pause): the latest of every seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
import sqlalchemy as sa

from roji.core.journal.fold import RESIGN, Entry
from roji.server.store import schema

LAPSE = 24 * 60 * 60  # seconds that a proposal stays open
HOLD = 60  # seconds that bots wait for the answer


@dataclass(frozen=True)
class Question:
    """A proposal to which all other players must agree."""

    number: int  # counts the proposals of a table, from 0
    seat: int  # who asks
    kind: Literal["back", "pause"]
    seq: int  # length of the journal when it was made
    left: int  # for "back": lines that are left afterwards
    asked: int  # when, in seconds since 1970
    agreed: tuple[int, ...] = ()
    state: Literal["open", "agreed", "declined"] = "open"
    declined: int | None = None  # the seat that declined; the proposer may withdraw

    def is_open(self, entries: list[Entry], now: float) -> bool:
        """Not decided yet. A proposal to go back lapses when somebody moves; any proposal lapses when somebody leaves."""
        since = entries[self.seq :]
        overtaken = bool(since) if self.kind == "back" else any(entry.text == RESIGN for entry in since)
        return self.state == "open" and not overtaken and now < self.asked + LAPSE


def load(db: sa.Connection, table: str) -> tuple[Question, ...]:
    kept = schema.proposals
    rows = db.execute(sa.select(kept).where(kept.c.table_id == table).order_by(kept.c.number)).all()
    return tuple(
        Question(
            row.number, row.seat, row.kind, row.seq, row.left, row.asked, tuple(msgspec.json.decode(row.agreed)), row.state, row.declined
        )
        for row in rows
    )


def keep(db: sa.Connection, table: str, questions: Sequence[Question]) -> None:
    """Replace the stored proposals; the caller has checked the table's revision."""
    db.execute(schema.proposals.delete().where(schema.proposals.c.table_id == table))
    if questions:
        db.execute(schema.proposals.insert(), [{"table_id": table, **_row(question)} for question in questions])


def _row(question: Question) -> dict[str, object]:
    told = {name: getattr(question, name) for name in ("number", "seat", "kind", "seq", "left", "asked", "state", "declined")}
    return {**told, "agreed": msgspec.json.encode(question.agreed).decode()}
