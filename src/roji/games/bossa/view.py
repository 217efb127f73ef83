"""What a seat sees of a Bossa table, built up from nothing."""

from typing import Literal

import msgspec

from roji.games.bossa.actions import Arm, Chip, Colour

Phase = Literal["open", "line", "chip", "move", "row", "take", "over"]
Letter = Literal["A", "B", "C", "D", "E"]
Reason = Literal["hand_empty", "six_rows", "sixth_row_and_hand_empty", "stuck", "pile_empty", "resigned"]


class DieView(msgspec.Struct, frozen=True):
    """A die: its number, and who rolled it."""

    value: int
    rolled_by: int


class DiceView(msgspec.Struct, frozen=True):
    """Both dice."""

    white: DieView
    black: DieView


class TileView(msgspec.Struct, frozen=True):
    """A tile on the table, and the chip on it."""

    tile: int
    chip: Chip | None


class RowView(msgspec.Struct, frozen=True):
    """A row: its value, its tiles, and the layers that were stacked on them, the lowest first."""

    value: int
    size: int
    tiles: list[TileView]
    layers: list[list[TileView]]


class LineView(msgspec.Struct, frozen=True):
    """A line: its die in the middle, and two arms, the row next to the die first."""

    die: int
    owner: int | None  # nobody's until the lines are chosen
    up: list[RowView]
    down: list[RowView]


class LinesView(msgspec.Struct, frozen=True):
    """Both lines."""

    white: LineView
    black: LineView


class MarkersView(msgspec.Struct, frozen=True):
    """The action markers that are still face up."""

    redraw: bool
    exchange: bool
    stack: bool


class PlayerView(msgspec.Struct, frozen=True):
    """One player's place at the table."""

    hand: list[int] | None  # ascending; None while it is hidden from you
    hand_size: int
    markers: MarkersView
    chip: Chip | None  # the one that was kept, also when it is used; None while it is hidden from you
    chip_used: bool
    chosen: bool  # has decided which chip to keep


class PossibleRow(msgspec.Struct, frozen=True):
    """A set of tiles that makes a row, and which of them needs the chip."""

    tiles: list[int]
    changed: int | None


class TargetView(msgspec.Struct, frozen=True):
    """What the outer end of an arm asks for."""

    line: Colour
    arm: Arm
    value: int
    sizes: list[int]
    plays: list[PossibleRow]  # with the hand of whoever has the turn; with yours until hands are open


class StackTargetView(msgspec.Struct, frozen=True):
    """What a layer on a row asks for."""

    line: Colour
    arm: Arm
    nth: int
    value: int
    size: int
    plays: list[PossibleRow]  # none if the Stack marker is face down; of each the lowest layer alone


class BuildingView(msgspec.Struct, frozen=True):
    """The row or the layer that is being laid; its tiles have left the hand."""

    action: Literal["place", "stack"]
    line: Colour
    arm: Arm
    nth: int
    value: int
    sizes: list[int]
    tiles: list[TileView]
    sum: int
    chip_used: bool  # on one of the tiles of this turn
    layers: list[list[TileView]]  # those that are complete, where one Stack may lay many


class EndView(msgspec.Struct, frozen=True):
    """How the game ended: A to E as in the rules, or by resignation; a draw has two winners."""

    letter: Letter | None
    winners: list[int]
    reason: Reason


class BossaView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    phase: Phase
    turn: int  # 0 until the first tile is drawn
    mover: int | None  # who has the turn
    first: int | None  # who has the first play
    dice: DiceView
    lines: LinesView
    players: list[PlayerView]
    open_hands: bool
    chips: bool  # is it played with modifier chips?
    pile: int
    discards: list[int]
    unseen: list[int]  # tiles that may be in the pile, set aside, or in a hand that you do not see
    drawn: int | None  # the tile that was drawn at the start of this turn
    given: int | None  # the tile that is given away, while its counterpart is chosen
    building: BuildingView | None
    targets: list[TargetView]
    stacks: list[StackTargetView]
    end: EndView | None
