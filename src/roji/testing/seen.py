"""The exact bytes a client would be sent for a state."""

import msgspec

from roji.core.game import Game
from roji.core.sentences import words
from roji.core.state import State
from roji.server.wire.messages import Event, Offer, Seen


def seen(game: Game, state: State, seat: int | None, *since: Event) -> bytes:
    """The frame, and the two numbers by which the server knows whether a choice can be undone and whose clock runs."""
    return msgspec.json.encode([frame(game, state, seat, *since), state.reveals(), state.turn()])


def frame(game: Game, state: State, seat: int | None, *since: Event) -> Seen:
    acting = state.to_act()
    ending = state.ending()
    return Seen(
        seq=0,
        game=game.name,
        phase="playing" if acting else "over",
        players=[],
        yours=[] if seat is None else [seat],
        seat=seat,
        nth=0,
        to_act=acting,
        view=game.view(state, seat),
        legal=[offer(game, code) for code in state.legal(seat)] if seat in acting and seat is not None else [],
        can_undo=False,
        since=list(since),
        score=game.score_sheet(state),
        scores=state.scores(),
        ending=None if ending is None else words(ending),
        winners=[] if acting else state.winners(),
        rematch=None,
    )


def offer(game: Game, code: int) -> Offer:
    return Offer(code, game.text(code), game.describe(code))


def event(game: Game, before: State, after: State, actor: int, code: int, seat: int | None) -> Event:
    """An action as this seat is told of it: its own in full, another's in its public form."""
    action = game.describe(code) if seat == actor else game.public(before, code)
    return Event(0, actor, "play", action, words(game.log_sentence(before, after, action)))
