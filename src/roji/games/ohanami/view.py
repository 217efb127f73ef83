"""A seat's view of an Ohanami table, built from scratch."""

from typing import Literal, cast

import msgspec

from roji.core.sentences import Words, words
from roji.games.ohanami.actions import DISCARD, LAY, START, VERBS, Choose, Discard, Lay, Start
from roji.games.ohanami.components import GARDENS, ROUNDS, SUIT
from roji.games.ohanami.refusals import why_not
from roji.games.ohanami.rules import Ohanami
from roji.games.ohanami.scoring import PAD, SUIT_NAMES, suit_points
from roji.games.ohanami.state import LAYING, MOST_SEATS, OVER

PHASES: tuple[Literal["choose"], Literal["lay"], Literal["over"]] = ("choose", "lay", "over")


class PlayerView(msgspec.Struct, frozen=True):
    """One player's place at the table, as everybody sees it."""

    gardens: list[list[int]]  # three, each ascending; empty if not begun
    hand: int  # number of cards in hand
    chosen: int  # number of cards face down before the player
    discarded: int  # number of cards put aside in this game
    last: list[int]  # the cards laid in the latest turn that is public
    now: int  # points if the gardens were scored now
    sure: int  # final points if no more cards were laid


class Refused(msgspec.Struct, frozen=True):
    """Something that you may not do with a card you kept, and the rule that forbids it."""

    action: Choose | Lay | Start | Discard
    why: Words


class OhanamiView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    round: int  # 1 to 3
    turn: int  # 1 to 5
    phase: Literal["choose", "lay", "over"]
    passes: Literal["left", "right"]  # the direction in which hands go in this round
    lays: list[int]  # the seats that still have cards to lay, in order
    players: list[PlayerView]
    hand: list[int]  # yours; empty for an onlooker, and while you may not look at it
    hand_from: int | None  # the seat that passed it to you
    chosen: list[int]  # yours, face down
    aside: list[int]  # the cards you have put aside in this game
    adds: list[int]  # what one more card of each suit (water, plants, stone, blossoms) would bring you by the end; empty for an onlooker
    refused: list[Refused]  # while cards are laid: what you may not do with the ones you kept


def see(table: Ohanami, seat: int | None) -> OhanamiView:
    """What this seat, or an onlooker, sees now."""
    looks = seat is not None and table.may_look(seat)
    return OhanamiView(
        round=int(table.round),
        turn=int(table.turn_of_round),
        phase=PHASES[table.phase],
        passes="left" if table.passes(table.round) == 1 else "right",
        lays=_lays(table),
        players=[_player(table, other, seat) for other in range(table.seats)],
        hand=table.hand(seat) if seat is not None and looks else [],
        hand_from=_hand_from(table, seat),
        chosen=table.kept(seat) if seat is not None else [],
        aside=table.aside(seat) if seat is not None else [],
        adds=_adds(table, seat) if seat is not None else [],
        refused=_refused(table, seat) if seat is not None and table.phase == LAYING else [],
    )


def _lays(table: Ohanami) -> list[int]:
    if table.phase != LAYING:
        return []
    order = [int((table.laying + step) % table.seats) for step in range(table.seats)]
    return [seat for seat in order if table.players[seat].kept]


def _player(table: Ohanami, seat: int, viewer: int | None) -> PlayerView:
    player = table.players[seat]

    def shown(card: int) -> bool:
        return seat == viewer or not table.is_undercover(card)

    gardens = [[card for card in table.garden(seat, garden) if shown(card)] for garden in range(GARDENS)]
    suits = _counted(gardens)
    return PlayerView(
        gardens=gardens,
        hand=len(table.hand(seat)),
        chosen=int(player.kept),
        discarded=sum(1 for card in table.aside(seat) if shown(card)),
        last=_latest(table, [card for garden in gardens for card in garden]),
        now=_scored(table, seat) + sum(_to_come(table, suits)[:1]),
        sure=_scored(table, seat) + sum(_to_come(table, suits)),
    )


def _counted(gardens: list[list[int]]) -> list[int]:
    """The number of cards of each suit in these gardens."""
    suits = [int(SUIT[card]) for garden in gardens for card in garden]
    return [suits.count(suit) for suit in range(len(SUIT_NAMES))]


def _scored(table: Ohanami, seat: int) -> int:
    return sum(int(points) for points in table.players[seat].points)


def _to_come(table: Ohanami, suits: list[int]) -> list[int]:
    """What each remaining scoring pays for these cards, the next one first."""
    rounds = [] if table.phase == OVER else range(int(table.round), ROUNDS + 1)
    return [sum(suit_points(suit, suits[suit]) for suit in PAD[number - 1]) for number in rounds]


def _adds(table: Ohanami, seat: int) -> list[int]:
    suits = _counted([table.garden(seat, garden) for garden in range(GARDENS)])
    sure = sum(_to_come(table, suits))
    return [sum(_to_come(table, [n + (suit == other) for other, n in enumerate(suits)])) - sure for suit in range(len(suits))]


def _refused(table: Ohanami, seat: int) -> list[Refused]:
    kept = table.kept(seat)
    codes = [
        code for card in kept for code in (*(LAY + (card - 1) * GARDENS + n for n in range(GARDENS)), START + card - 1, DISCARD + card - 1)
    ]
    return [
        Refused(cast("Lay | Start | Discard", VERBS.describe(code)), words(why))
        for code in codes
        if (why := why_not(table, seat, code)) is not None
    ]


def _latest(table: Ohanami, cards: list[int]) -> list[int]:
    """The cards laid in the last turn in which this player laid any."""

    def when(card: int) -> tuple[int, int]:
        return int(table.pack[card]) // MOST_SEATS, int(table.taken[card])

    newest = max(map(when, cards), default=None)
    return [card for card in cards if when(card) == newest]


def _hand_from(table: Ohanami, seat: int | None) -> int | None:
    """The neighbour who passed on the hand; None before the round's first pass."""
    passed = table.turn_of_round > 1 or table.phase == LAYING
    if seat is None or not passed or not table.hand(seat):
        return None
    return int(table.giver(seat))
