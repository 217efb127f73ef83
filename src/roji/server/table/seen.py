"""Composes a `Seen` from what the viewing seat may know."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from roji.core.game import Game
from roji.core.journal.fold import Fold
from roji.core.sentences import words
from roji.core.state import State
from roji.server.table.undo import proposal_for, ways_for, why_no_more_undo
from roji.server.wire.messages import Event, Offer, Phase, Player, Seen, Told

if TYPE_CHECKING:
    from roji.server.table.table import Table

MOST_TOLD = 100  # events in a Seen
PAGE = 200  # events in an answer to `Earlier`


def compose_seen(table: "Table", yours: list[int], seat: int | None, told: int) -> Seen:
    """The Seen of a seat. A table that is gathering, frozen or outdated shows its players and no board."""
    here = replace(table.overview.of(table), yours=yours, seat=seat, nth=0 if seat is None else table.nth(seat))
    if table.frozen or table.outdated:
        return here
    since = _since(table, seat, told)
    return replace(here, since=since) if table.fold is None else _look(here, table, table.fold, seat, since)


class Overview:
    """The part of a `Seen` that is the same for all screens, cached until something changes. Tables with clocks are not cached."""

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


def blank(seq: int, game: Game, phase: Phase, players: list[Player]) -> Seen:
    """A Seen with the players and nothing else."""
    return Seen(
        seq=seq,
        game=game.name,
        phase=phase,
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
        rematch=None,
    )


def with_score(seen: Seen, game: Game, state: State) -> Seen:
    """Add the public state of the game: who is to act, the score, and how it ended."""
    acting, ending = state.to_act(), state.ending()
    return replace(
        seen,
        to_act=acting,
        score=game.score_sheet(state),
        scores=state.scores(),
        ending=None if ending is None else words(ending),
        winners=[] if acting else state.winners(),
    )


def _for_all(table: "Table") -> Seen:
    players = table.players()
    table.absence.shown(players)
    people = replace(
        blank(len(table.entries), table.game, table.phase, players),
        rematch=table.record.rematch,
        day=table.record.day,
        forked=table.record.forked,
        advice=table.record.advice,
        clock=table.record.clock,
        when_gone=table.record.when_gone,
        closed=words(table.closed) if table.closed else None,
        seal=table.seal(),
    )
    if table.fold is None or table.frozen or table.outdated:
        return people
    seen = replace(with_score(people, table.game, table.fold.state), proposals=table.consent.next_number(), paused=table.paused)
    return replace(seen, to_act=[]) if table.phase == "closed" else seen


def _look(here: Seen, table: "Table", fold: Fold, seat: int | None, since: list[Event]) -> Seen:
    """Add what only this seat sees: view, legal actions, undo."""
    chooses = seat is not None and table.phase == "playing" and not table.paused and not table.record.seats[seat].stand_in
    return replace(
        here,
        since=since,
        view=table.game.view(fold.state, seat),
        legal=offers(fold, seat) if chooses else [],
        can_undo=seat is not None and chooses and (why_no_more_undo(table) or fold.why_not_undo(seat)) is None,
        proposal=proposal_for(table, fold, seat),
        ways=ways_for(table, fold, seat),
    )


def offers(fold: Fold, seat: int | None) -> list[Offer]:
    """The legal actions of this seat."""
    if seat is None or seat not in fold.state.to_act():
        return []
    return [Offer(code, *fold.game.notation_and_action(code)) for code in fold.state.legal(seat)]


def _since(table: "Table", seat: int | None, told: int) -> list[Event]:
    """The events after line `told`, at most the latest ones: older ones are sent on request."""
    return story(table, seat, max(told, len(table.story) - MOST_TOLD), len(table.story))


def earlier(table: "Table", seat: int | None, before: int) -> Told:
    """A page of the events before a line, as this seat knows them."""
    return Told(story(table, seat, max(0, before - 1 - PAGE), max(0, before - 1)))


def story(table: "Table", seat: int | None, first: int, last: int) -> list[Event]:
    return [line.seen_by(seat, seq) for seq, line in enumerate(table.story[first:last], first + 1)]
