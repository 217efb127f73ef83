"""Undo: how far back a seat may ask to go, what a proposal looks like on a screen, and the limit per table."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from roji.core.journal.fold import RESIGN, Fold
from roji.core.sentences import words
from roji.server.wire.proposal import Proposal, Way

if TYPE_CHECKING:
    from roji.server.table.table import Table

TURNS = 2  # of a seat's own turns that it may propose to go back to
MOST = 1000  # undone lines plus undos, so that a journal does not grow for ever
WORN = "so much has been taken back at this table that from now on everything stands"


def why_no_more_undo(table: "Table") -> str | None:
    """Why nothing more can be undone at this table; None if it can."""
    return WORN if table.fold is not None and len(table.entries) - len(table.fold.kept()) >= MOST else None


def ways_for(table: "Table", fold: Fold, seat: int | None) -> list[Way]:
    """The points this seat may propose to go back to, beyond its own undo: before its latest action, and before its last turns."""
    if seat is None or table.phase != "playing" or table.paused or seat not in table.consent.people():
        return []
    places = sorted(set(_places(fold, seat)), reverse=True)
    return [_way(table, fold, seat, left) for left in places if not _alone(fold, seat, left) and table.consent.why_not_back(left) is None]


def proposal_for(table: "Table", fold: Fold, seat: int | None) -> Proposal | None:
    """The open proposal. A declined one is shown until the game goes on."""
    latest, question = table.consent.latest(), table.consent.open()
    if question is None and latest is not None and latest.declined not in (None, latest.seat) and latest.seq == len(table.entries):
        question = latest
    if question is None or table.paused:
        return None
    asked = [] if question.declined is not None else [other for other in table.consent.people() if other not in question.agreed]
    way = _way(table, fold, seat, question.left) if question.kind == "back" else None
    return Proposal(question.number, question.seat, question.kind, way, list(question.agreed), asked, question.declined)


def _way(table: "Table", fold: Fold, seat: int | None, left: int) -> Way:
    kept = fold.kept()
    first = table.story[kept[left].line - 1]
    return Way(left, len(kept) - left, first.seat, words(first.said(seat)), fold.reveals_after(left))


def _places(fold: Fold, seat: int) -> Iterator[int]:
    """Before the latest action of a seat, and before the first one of each of its last turns."""
    turns: dict[int, int] = {}
    kept = fold.kept()
    for place in range(len(kept) - 1, -1, -1):
        line = kept[place]
        if line.entry.seat != seat or line.entry.text == RESIGN:
            continue
        if not turns:
            yield place
        if line.turn not in turns and len(turns) == TURNS:
            break
        turns[line.turn] = place
    yield from turns.values()


def _alone(fold: Fold, seat: int, left: int) -> bool:
    """Whether the seat can get there by undoing its own actions."""
    return not fold.reveals_after(left) and all(line.entry.seat == seat and not line.for_good for line in fold.kept()[left:])
