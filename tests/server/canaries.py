"""Canaries: Peaks with a unique name on every card, so that a leak can be found by searching for the names."""

import hashlib
from dataclasses import replace

import msgspec

import roji
from roji.core.actions import Hidden, Verb, Verbs
from roji.core.game import Game
from tests.server import peaks

NAMES = ("", *(f"canary-{hashlib.sha256(f'card {card}'.encode()).hexdigest()[:10]}" for card in range(1, peaks.CARDS + 1)))


class Sing(msgspec.Struct, frozen=True, tag="sing"):
    bird: str


VERBS = Verbs("Canaries", Verb(Sing, "let {bird} sing", bird=(*NAMES[1:], "stumble", "blind")), Hidden(peaks.ShowHidden, "chose a bird"))


class CanariesView(msgspec.Struct, frozen=True):
    hand: list[str]
    chosen: str
    shown: list[list[str]]


def hidden(state: peaks.Peaks, seat: int | None) -> list[str]:
    """The names that this seat, or an onlooker, may not know yet."""
    known = {card for cards in state.shown for card in cards}
    if seat is not None:
        known |= {*state.hands[seat], state.chosen[seat]}
    return [NAMES[card] for card in range(1, peaks.CARDS + 1) if card not in known]


def named(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def public(_state: peaks.Peaks, _code: int) -> peaks.ShowHidden:
    return peaks.ShowHidden()


def why_not(state: peaks.Peaks, seat: int, code: int) -> str | None:
    return None if peaks.why_not(state, seat, code) is None else "this bird is not yours to sing"


def view(state: peaks.Peaks, seat: int | None) -> CanariesView:
    seen = peaks.view(state, seat)
    return CanariesView(named(seen.hand), NAMES[seen.chosen or 0], [named(cards) for cards in seen.shown])


GAME = replace(
    peaks.GAME,
    name="canaries",
    title="Canaries",
    verbs=VERBS,
    public=public,
    View=CanariesView,
    why_not=why_not,
    view=view,
    daily=None,
)


def games() -> list[Game]:
    """The games of the server under test."""
    return [peaks.GAME, *roji.all_games(), GAME]
