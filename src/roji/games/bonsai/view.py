"""What a seat sees of a Bonsai table, built up from nothing. All is public but the order of the deck."""

from typing import Literal

import msgspec

from roji.games.bonsai.actions import Cell, Tile

Phase = Literal["action", "slot_tile", "master_tile", "helper", "cultivate", "goals", "discard", "over"]
Scenario = Literal["none", "slow_fall", "long_winter", "flourishing_spring", "scorching_summer", "emperor"]


class Growing(msgspec.Struct, frozen=True):
    """A tile of a bonsai."""

    tile: Tile
    at: Cell


class Tree(msgspec.Struct, frozen=True):
    """A bonsai: its tiles in the order in which they grew, the bud first."""

    tiles: list[Growing]


class Tiles(msgspec.Struct, frozen=True):
    """So many of each kind."""

    wood: int
    leaf: int
    flower: int
    fruit: int


class Budget(msgspec.Struct, frozen=True):
    """What may still be placed now: the symbols that are left."""

    any: int
    wood: int
    leaf: int
    flower: int
    fruit: int


class Points(msgspec.Struct, frozen=True):
    """The score pad of one player, as if the game ended now."""

    leaf: int
    flower: int
    fruit: int
    parchment: int
    goals: int
    total: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player's place at the table."""

    trees: list[Tree]  # two in the Emperor challenge, else one
    supply: Tiles
    capacity: int
    cards: list[int]  # all that were taken, ascending
    tools: int  # how many Tool cards
    growth: Tiles  # symbols of the Growth cards
    budget: Budget | None  # while this player places tiles
    claimed: list[int]  # goals
    renounced: list[int]  # goals
    points: Points
    stuck: bool  # wood cannot grow on the bonsai that is tended
    resigned: bool


class GoalView(msgspec.Struct, frozen=True):
    """A goal tile in play."""

    goal: int
    owner: int | None  # the seat that claimed it
    tree: int | None  # and with which bonsai
    open_to: list[int]  # the seats that may still claim it


class Gain(msgspec.Struct, frozen=True):
    """What an offered placement does to your score."""

    tile: Tile
    at: Cell
    points: int


class Removal(msgspec.Struct, frozen=True):
    """What an offered pruning takes off."""

    at: Cell
    cells: list[Cell]


class BonsaiView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    phase: Phase
    turn: int
    slots: list[int | None]  # the cards of slots 1 to 4
    deck: int  # cards left in it
    players: list[PlayerView]
    goals: list[GoalView]
    discarded: list[int]  # cards that left a solo game
    tends: int  # the bonsai that is tended: 1 only for the second one of the Emperor challenge
    final_turns: int | None  # turns left, once the deck is empty
    target: int | None  # points to win alone
    scenario: Scenario
    chosen_goals_note: bool  # the scenario's goals are our choice
    gains: list[Gain]
    removals: list[Removal]
