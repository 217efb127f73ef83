"""What a seat sees of a Takenoko table, built up from nothing."""

from typing import Literal

import msgspec

from roji.games.takenoko.actions import Cell, Colour, Deck, Face, Improvement, Printed, Side

Phase = Literal["roll", "weather", "rain", "storm", "cloud", "actions", "keep", "under", "lay", "improve", "serve", "objective", "over"]
Verb = Literal["plots", "channel", "gardener", "panda", "objective"]


class PlotView(msgspec.Struct, frozen=True):
    """A plot of the garden."""

    at: Cell
    colour: Colour
    improvement: Improvement | None
    printed: bool  # the improvement is printed on the plot; else it is a chip
    height: int
    irrigated: bool


class ChannelView(msgspec.Struct, frozen=True):
    """A channel on a side of a plot."""

    at: Cell
    side: Side


class PlotKind(msgspec.Struct, frozen=True):
    """A plot that does not lie in the garden yet."""

    colour: Colour
    improvement: Printed


class Chips(msgspec.Struct, frozen=True):
    """So many improvements of each kind."""

    watershed: int
    enclosure: int
    fertilizer: int


class Sections(msgspec.Struct, frozen=True):
    """So many bamboo sections of each colour."""

    green: int
    yellow: int
    pink: int


class Decks(msgspec.Struct, frozen=True):
    """So many cards in each pile of objectives."""

    plot: int
    gardener: int
    panda: int


class Stocks(msgspec.Struct, frozen=True):
    """What is left for all."""

    channels: int
    chips: Chips
    bamboo: Sections | None  # none: it never runs out


class PlayerView(msgspec.Struct, frozen=True):
    """One player's place at the table."""

    hand: list[str] | None  # the objectives, of the looking seat alone
    kinds: list[Deck]  # what everybody sees of the hand: card backs, in the order in which they were drawn
    drawn: list[int]  # for each of them, the number of its draw in the game; 0 for the three of the beginning
    claimed: list[str]  # in the order in which they were completed
    channels: int
    chips: Chips
    sections: Sections
    points: int  # with the Emperor
    panda_points: int
    emperor: bool
    resigned: bool


class Near(msgspec.Struct, frozen=True):
    """How near an objective of yours is to fulfilment."""

    card: str
    fulfilled: bool
    have: int
    need: int  # plots of a shape, sections of a column, columns, or sections on your board
    missing: int
    cells: list[Cell]  # the plots that count


class Change(msgspec.Struct, frozen=True):
    """A plot as it will be."""

    at: Cell
    height: int
    irrigated: bool


class Effect(msgspec.Struct, frozen=True):
    """What an offered action does to the garden."""

    code: int
    plots: list[Change]  # those that change
    eaten: Colour | None


class TakenokoView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    phase: Phase
    turn: int
    round: int
    seat: int  # whose turn it is
    weather: Face | Literal["?"] | None  # what the die shows, or what was chosen; None before the roll
    used: list[Verb]  # the actions of this turn so far
    left: int  # actions that may still be taken
    may_end: bool
    plots: list[PlotView]  # as they were laid
    channels: list[ChannelView]
    gardener: Cell
    panda: Cell
    pile: int  # plots in the pile
    drawn: list[PlotKind] | None  # the plots that you have drawn
    kept: PlotKind | None  # the one that you will lay
    drawn_count: int  # how many plots whoever has the turn has drawn
    laid: Cell | None  # the plot just laid, while an improvement may be added
    short: list[Cell]  # plots that wait for bamboo that is short
    decks: Decks
    stocks: Stocks
    players: list[PlayerView]
    threshold: int  # so many objectives bring the Emperor and the last turns
    emperor: int | None  # the seat that has it
    last_turns: int | None  # turns still to come once the end is near, the present one included
    near: list[Near]  # of your objectives, in the order of your hand
    rejected: list[str]  # objectives that were fulfilled already and went under their piles, during this action
    under_decks: list[str]  # all cards that everybody knows to lie at the bottom of the piles
    effects: list[Effect]  # of the actions that you are offered
