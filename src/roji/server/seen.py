"""A screen's view of a table, built up from nothing: what the seat that looks may know, and no more."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from roji.core.game import State
from roji.core.journal import Fold
from roji.core.sentences import words
from roji.server.ways import proposal_for, ways_for
from roji.server.wear import worn
from roji.server.wire import Event, Offer, Seen

if TYPE_CHECKING:
    from roji.server.table import Table


def behold(table: "Table", yours: list[int], seat: int | None, told: int) -> Seen:
    """What this seat sees; a table that gathers, is frozen or of older rules shows who is there, and no board."""
    here = replace(table.overview.of(table), yours=yours, seat=seat, nth=0 if seat is None else table.nth(seat))
    if table.frozen or table.outdated:
        return here
    since = _since(table, seat, told)
    return replace(here, since=since) if table.fold is None else _look(here, table, table.fold, seat, since)


class Overview:
    """What all who look are told alike, made once until something is new; while a clock runs, it is read each time."""

    def __init__(self) -> None:
        self._known: tuple[State, Seen] | None = None

    def forget(self) -> None:
        self._known = None

    def of(self, table: "Table") -> Seen:
        if table.fold is None or table.record.clock is not None:
            return _for_all(table)
        state, known = table.fold.state, self._known
        if known is None or known[0] is not state or known[1].seq != len(table.entries):
            known = self._known = state, _for_all(table)
        return known[1]


def _for_all(table: "Table") -> Seen:
    players = table.players()
    table.absence.shown(players)
    people = Seen(
        seq=len(table.entries),
        game=table.game.name,
        phase=table.phase,
        players=players,
        yours=[],
        seat=None,
        nth=0,
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
    return people if table.fold is None or table.frozen or table.outdated else _with_score(people, table, table.fold)


def _with_score(people: Seen, table: "Table", fold: Fold) -> Seen:
    state = fold.state
    ending = state.ending()
    return replace(
        people,
        to_act=[] if table.phase == "closed" else state.to_act(),
        score=table.game.score_sheet(state),
        scores=state.scores(),
        ending=None if ending is None else words(ending),
        winners=state.winners() if table.phase == "over" else [],
        proposals=table.consent.next_number(),
        paused=table.paused,
    )


def _look(here: Seen, table: "Table", fold: Fold, seat: int | None, since: list[Event]) -> Seen:
    """With what this seat alone sees of the board."""
    chooses = seat is not None and table.phase == "playing" and not table.paused and not table.record.seats[seat].stand_in
    return replace(
        here,
        since=since,
        view=table.game.view(fold.state, seat),
        legal=offers(fold, seat) if chooses else [],
        can_undo=seat is not None and chooses and (worn(table) or fold.why_not_undo(seat)) is None,
        proposal=proposal_for(table, fold, seat),
        ways=ways_for(table, fold, seat),
    )


def offers(fold: Fold, seat: int | None) -> list[Offer]:
    """What this seat may play now."""
    if seat is None or seat not in fold.state.to_act():
        return []
    return [Offer(code, *fold.game.spelled(code)) for code in fold.state.legal(seat)]


def _since(table: "Table", seat: int | None, told: int) -> list[Event]:
    return [line.seen_by(table.game, seat, seq) for seq, line in enumerate(table.story[told:], told + 1)]
