"""A screen's view of a table, built up from nothing: what the seat that looks may know, and no more."""

from typing import TYPE_CHECKING

import msgspec

from roji.core.journal import Fold
from roji.core.sentences import words
from roji.server.wire import Event, Offer, Seen

if TYPE_CHECKING:
    from roji.server.table import Table


def behold(table: "Table", yours: list[int], seat: int | None, told: int) -> Seen:
    """What this seat sees; a table that gathers or is frozen or closed shows who is there, and no board."""
    people = _people(table, yours, seat)
    if table.frozen:
        return people
    if table.closed:
        return msgspec.structs.replace(people, ending=words(table.closed))
    told_now = msgspec.structs.replace(people, since=_since(table, seat, told))
    return told_now if table.fold is None else _with_board(told_now, table, table.fold, seat)


def _people(table: "Table", yours: list[int], seat: int | None) -> Seen:
    return Seen(
        seq=len(table.entries),
        game=table.game.name,
        phase=table.phase,
        players=table.players(),
        yours=yours,
        seat=seat,
        nth=0 if seat is None else table.nth(seat),
        to_act=[],
        view=None,
        legal=[],
        can_undo=False,
        since=[],
        score=[],
        scores=[],
        ending=None,
        winners=[],
        rematch=table.record.rematch,
        day=table.record.day,
        forked=table.record.forked,
        advice=table.record.advice,
    )


def _with_board(people: Seen, table: "Table", fold: Fold, seat: int | None) -> Seen:
    state = fold.state
    ending = state.ending()
    return msgspec.structs.replace(
        people,
        to_act=state.to_act(),
        view=table.game.view(state, seat),
        legal=_offers(fold, seat),
        can_undo=seat is not None and table.phase == "playing" and fold.why_not_undo(seat) is None,
        score=table.game.score_sheet(state),
        scores=state.scores(),
        ending=None if ending is None else words(ending),
        winners=state.winners() if table.phase == "over" else [],
    )


def _offers(fold: Fold, seat: int | None) -> list[Offer]:
    if seat is None or seat not in fold.state.to_act():
        return []
    game = fold.game
    return [Offer(code, game.text(code), game.describe(code)) for code in fold.state.legal(seat)]


def _since(table: "Table", seat: int | None, told: int) -> list[Event]:
    return [line.seen_by(table.game, seat, seq) for seq, line in enumerate(table.story[told:], told + 1)]
