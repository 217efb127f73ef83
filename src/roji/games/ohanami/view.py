"""What a seat sees of an Ohanami table, built up from nothing."""

from typing import Literal

import msgspec


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
