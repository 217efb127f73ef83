"""What a seat sees of an Ohanami table, built up from nothing."""

from typing import Literal

import msgspec

from roji.games.ohanami.cards import GARDENS
from roji.games.ohanami.rules import Ohanami
from roji.games.ohanami.state import LAYING, MOST_SEATS

PHASES: tuple[Literal["choose"], Literal["lay"], Literal["over"]] = ("choose", "lay", "over")


class PlayerView(msgspec.Struct, frozen=True):
    """One player's place at the table, as everybody sees it."""

    gardens: list[list[int]]  # three, each ascending; empty if not started
    hand: int  # cards in hand
    chosen: int  # cards face down before the player
    discarded: int  # cards put aside, this game
    last: list[int]  # the cards laid in the latest turn that is public


class OhanamiView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    round: int  # 1 to 3
    turn: int  # 1 to 5
    phase: Literal["choose", "lay", "over"]
    passes: Literal["left", "right"]  # where hands go in this round
    lays: list[int]  # the seats that still have cards to lay, in order
    players: list[PlayerView]
    hand: list[int]  # yours; empty for an onlooker, and while you may not look at it yet
    hand_from: int | None  # the seat that handed it to you
    chosen: list[int]  # yours, face down
    aside: list[int]  # what you have put aside, this game


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
    return PlayerView(
        gardens=gardens,
        hand=len(table.hand(seat)),
        chosen=int(player.kept),
        discarded=sum(1 for card in table.aside(seat) if shown(card)),
        last=_latest(table, [card for garden in gardens for card in garden]),
    )


def _latest(table: Ohanami, cards: list[int]) -> list[int]:
    """The cards that were laid in the last turn in which this player laid any."""

    def when(card: int) -> tuple[int, int]:
        return int(table.pack[card]) // MOST_SEATS, int(table.taken[card])

    newest = max(map(when, cards), default=None)
    return [card for card in cards if when(card) == newest]


def _hand_from(table: Ohanami, seat: int | None) -> int | None:
    """The neighbour who handed on what is in hand now; nobody has in the first turn of a round."""
    passed = table.turn_of_round > 1 or table.phase == LAYING
    if seat is None or not passed or not table.hand(seat):
        return None
    return int((seat - table.passes(table.round)) % table.seats)
