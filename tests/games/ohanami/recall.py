"""What a seat knows from all its views, derived from them alone, to compare imagined tables with."""

import re
from typing import Any

from roji.core.state import State
from roji.games.ohanami import GAME
from roji.games.ohanami.view import OhanamiView
from tests.games.ohanami.tables import look

Sight = tuple[int, int]  # round and turn


def contradiction(views: list[Any], imagined: State) -> str | None:
    """How this imagined table contradicts these views, first to last; None if it does not."""
    now: OhanamiView = views[-1]
    seat = _seat_of(views, imagined)
    if look(imagined, seat) != now:
        return "the seat sees another table than this"
    places = _places(imagined)
    for card, (round, turn) in last_sights(views).items():
        allowed = _takers(now, seat, round, turn)
        if card not in places:
            return f"{card} is in the deck, but was in hand in round {round}, turn {turn}"
        who, how = places[card]
        if who not in allowed:
            return f"{card} is with seat {who}, but only {sorted(allowed)} can have it since round {round}, turn {turn}"
        if how == "hand" and round != now.round:
            return f"{card} is in a hand of round {now.round}, but was dealt in round {round}"
    return None


def last_sights(views: list[OhanamiView]) -> dict[int, Sight]:
    """For every card that the seat has had in hand, when it last saw it there."""
    sights: dict[int, Sight] = {}
    for view in views:
        turn = view.turn + 1 if view.phase == "lay" else view.turn  # hands are passed before cards are laid
        sights.update(dict.fromkeys(view.hand, (view.round, turn)))
    return sights


def _takers(now: OhanamiView, seat: int, round: int, turn: int) -> set[int]:
    """The seats that may have a card which this seat last saw in its hand then: itself, and those that have held that hand since."""
    way = -1 if round == 2 else 1
    latest = 5
    if round == now.round:
        latest = min(5, now.turn + 1 if now.phase == "lay" else now.turn)
    return {(seat + way * step) % len(now.players) for step in range(latest - turn + 1)}


def _places(imagined: State) -> dict[int, tuple[int, str]]:
    """The owner of each card, and whether it is in hand, according to the drawing of the true state; cards of the deck have none."""
    places: dict[int, tuple[int, str]] = {}
    seat = -1
    for line in GAME.draw(imagined).splitlines()[1:]:
        if line.startswith("seat"):
            seat += 1
        for name, cards in re.findall(r"(hand|kept|aside|garden \d) +((?:\d+[BGSP] ?)+)", line):
            places.update(dict.fromkeys(map(int, re.findall(r"\d+", cards)), (seat, name)))
    return places


def hands(table: State) -> list[list[int]]:
    """Every hand, also while its owner may not look at it yet."""
    told: dict[str, Any] = table.snapshot()
    return [told["packs"][(seat + told["shift"]) % told["seats"]] for seat in range(told["seats"])]


def _seat_of(views: list[OhanamiView], imagined: State) -> int:
    """The seat of these views, which they do not name: found by where its hand came from, and before that by the hand itself."""
    for view in views:
        if view.hand_from is not None:
            return (view.hand_from + (1 if view.passes == "left" else -1)) % len(view.players)
    [seat] = [seat for seat, hand in enumerate(hands(imagined)) if sorted(hand) == views[-1].hand]
    return seat
