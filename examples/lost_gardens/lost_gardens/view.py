"""The view of a seat, and the score pad."""

from typing import Literal

import msgspec

from lost_gardens.actions import VERBS, Lay, Take
from lost_gardens.cards import NAMES, SUITS, points_of
from lost_gardens.rules import SEATS, LostGardens
from roji.core.actions import RefusedAction
from roji.core.game import Row
from roji.core.sentences import words


class BySuit(msgspec.Struct, frozen=True):
    """Cards of each suit, in the order in which they lie."""

    moss: list[str]
    stone: list[str]
    maple: list[str]


class PlayerView(msgspec.Struct, frozen=True):
    """One player's place at the table, as everybody sees it."""

    rows: BySuit
    hand: int  # cards in hand
    shown: list[str]  # those that everybody saw being taken


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    phase: Literal["play", "draw", "over"]
    deck: int  # cards left
    piles: BySuit  # the top card is the last
    players: list[PlayerView]
    hand: list[str]  # yours; empty for an onlooker
    refused: list[RefusedAction]  # illegal actions to show as disabled, with the reason


def see(table: LostGardens, seat: int | None) -> View:
    """The view of this seat, or of a spectator."""
    return View(
        phase="over" if table.is_over() else "draw" if table.drawing else "play",
        deck=len(table.deck),
        piles=_by_suit(table.piles),
        players=[PlayerView(_by_suit(table.rows[one]), len(table.hands[one]), _names(sorted(table.shown[one]))) for one in range(SEATS)],
        hand=[] if seat is None else _names(table.hands[seat]),
        refused=[] if seat is None or [seat] != table.to_act() else _refused(table, seat),
    )


def _refused(table: LostGardens, seat: int) -> list[RefusedAction]:
    """Refused actions: while playing, the cards in hand that fit no row; while drawing, the piles that are closed."""
    if table.drawing:
        return VERBS.refused(table, seat, VERBS.codes(Take))
    return VERBS.refused(table, seat, [VERBS.code(Lay(NAMES[card])) for card in table.hands[seat]])


def _names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def _by_suit(places: list[list[int]]) -> BySuit:
    return BySuit(*map(_names, places))


def score_sheet(table: LostGardens) -> list[Row]:
    """A line for each suit, then the total."""
    rows = [Row(words(name), [points_of(table.rows[seat][suit]) for seat in range(SEATS)]) for suit, name in enumerate(SUITS)]
    return [*rows, Row(words("total"), [*table.scores()], total=True)]


def draw(table: LostGardens) -> str:
    """The true state as text, for terminals."""
    places = [f"seat {seat}: hand {_names(table.hands[seat])}, rows {[*map(_names, table.rows[seat])]}" for seat in range(SEATS)]
    return "\n".join([f"deck {len(table.deck)}, piles {[*map(_names, table.piles)]}", *places])
