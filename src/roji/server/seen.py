"""A screen's view of a table, built up from nothing: what the seat that looks may know, and no more."""

from typing import TYPE_CHECKING

import msgspec

from roji.core.journal import Fold
from roji.core.sentences import words
from roji.server.ways import proposal_for, ways_for
from roji.server.wire import Event, Offer, Seen

if TYPE_CHECKING:
    from roji.server.table import Table


def behold(table: "Table", yours: list[int], seat: int | None, told: int) -> Seen:
    """What this seat sees; a table that gathers, is frozen or of older rules shows who is there, and no board."""
    people = _people(table, yours, seat)
    if table.frozen or table.outdated:
        return people
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
        clock=table.record.clock,
        when_gone=table.record.when_gone,
        closed=words(table.closed) if table.closed else None,
        seal=table.seal(),
    )


def _with_board(people: Seen, table: "Table", fold: Fold, seat: int | None) -> Seen:
    state = fold.state
    ending = state.ending()
    chooses = seat is not None and table.phase == "playing" and not table.paused and not table.record.seats[seat].stand_in
    return msgspec.structs.replace(
        people,
        to_act=[] if table.phase == "closed" else state.to_act(),
        view=table.game.view(state, seat),
        legal=_offers(fold, seat) if chooses else [],
        can_undo=seat is not None and chooses and fold.why_not_undo(seat) is None,
        score=table.game.score_sheet(state),
        scores=state.scores(),
        ending=None if ending is None else words(ending),
        winners=state.winners() if table.phase == "over" else [],
        proposal=proposal_for(table, fold, seat),
        proposals=table.consent.next_number(),
        ways=ways_for(table, fold, seat),
        paused=table.paused,
    )


def _offers(fold: Fold, seat: int | None) -> list[Offer]:
    if seat is None or seat not in fold.state.to_act():
        return []
    game = fold.game
    return [Offer(code, game.text(code), game.describe(code)) for code in fold.state.legal(seat)]


def _since(table: "Table", seat: int | None, told: int) -> list[Event]:
    return [line.seen_by(table.game, seat, seq) for seq, line in enumerate(table.story[told:], told + 1)]
