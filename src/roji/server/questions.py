"""Questions that a table answers together, as they are kept: the latest one of every seat."""

from dataclasses import dataclass
from typing import Literal

import msgspec
import sqlalchemy as sa

from roji.core.journal import RESIGN, Entry, back
from roji.server import schema

LAPSE = 24 * 60 * 60  # seconds that a question stays open


@dataclass(frozen=True)
class Question:
    """Somebody asks all others at the table, who all must agree."""

    number: int  # counts the questions of a table, from 0
    seat: int  # who asks
    kind: Literal["back", "pause"]
    seq: int  # lines of the journal when it was asked
    left: int  # for "back": lines that stand afterwards
    asked: int  # when, in seconds since 1970
    agreed: tuple[int, ...] = ()
    state: Literal["open", "agreed", "declined"] = "open"
    declined: int | None = None  # who did; the one who asked may take it back

    def is_open(self, entries: list[Entry], now: float) -> bool:
        """Not answered yet. To go back is no longer asked when somebody has played on, and nothing is when somebody has left."""
        since = entries[self.seq :]
        overtaken = bool(since) if self.kind == "back" else any(entry.text == RESIGN for entry in since)
        return self.state == "open" and not overtaken and now < self.asked + LAPSE

    def is_done(self, entries: list[Entry]) -> bool:
        """All have agreed, and it has happened."""
        went = self.kind == "back" and entries[self.seq : self.seq + 1] == [Entry(self.seat, back(self.left))]
        return went or self.state == "agreed"


def load(db: sa.Connection, table: str) -> tuple[Question, ...]:
    kept = schema.proposals
    rows = db.execute(sa.select(kept).where(kept.c.table_id == table).order_by(kept.c.number)).all()
    return tuple(
        Question(
            row.number, row.seat, row.kind, row.seq, row.left, row.asked, tuple(msgspec.json.decode(row.agreed)), row.state, row.declined
        )
        for row in rows
    )


def ask(db: sa.Connection, table: str, question: Question) -> None:
    """Keep a new question instead of this seat's former one; its number is the lock."""
    kept = schema.proposals
    db.execute(kept.insert().values(table_id=table, **_row(question)))
    db.execute(kept.delete().where(kept.c.table_id == table, kept.c.seat == question.seat, kept.c.number < question.number))


def change(db: sa.Connection, table: str, known: Question, after: Question) -> bool:
    """Keep how a question stands now; False if it is no longer what was known of it."""
    kept, row = schema.proposals, _row(known)
    same = (kept.c.table_id == table, kept.c.number == known.number, kept.c.state == row["state"], kept.c.agreed == row["agreed"])
    return bool(db.execute(kept.update().where(*same).values(**_row(after))).rowcount)


def _row(question: Question) -> dict[str, object]:
    told = {name: getattr(question, name) for name in ("number", "seat", "kind", "seq", "left", "asked", "state", "declined")}
    return {**told, "agreed": msgspec.json.encode(question.agreed).decode()}
