"""A seat's view of a Bossa table, built from scratch."""

from typing import Literal

import msgspec

from roji.core.bitsets import listed
from roji.games.bossa.actions import ARMS, CHIPS, COLOURS, Arm, Chip, Colour
from roji.games.bossa.components import NO_CHIP
from roji.games.bossa.ends import NOBODY
from roji.games.bossa.lines import BLACK, DOWN, MOST_TILES, ROWS, UP, WHITE, can_add_up
from roji.games.bossa.moves import possible_rows
from roji.games.bossa.rules import Bossa
from roji.games.bossa.state import MOVE, NO_TILE, OVER, ROW, SEATS, TAKING, Player

Phase = Literal["open", "line", "chip", "move", "row", "take", "over"]
Letter = Literal["A", "B", "C", "D", "E"]
Reason = Literal["hand_empty", "six_rows", "sixth_row_and_hand_empty", "stuck", "pile_empty", "resigned"]

PHASES: tuple[Phase, ...] = ("open", "line", "chip", "move", "row", "take", "over")
LETTERS: tuple[Letter | None, ...] = (None, "A", "B", "C", "D", "E", None)
REASONS: tuple[Reason | None, ...] = (None, "hand_empty", "six_rows", "sixth_row_and_hand_empty", "stuck", "pile_empty", "resigned")


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

    hand: list[int] | None  # ascending; None while hidden from you
    hand_size: int
    markers: MarkersView
    chip: Chip | None  # the one kept, even after use; None while hidden from you
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
    plays: list[PossibleRow]  # with the active player's hand; with yours until hands are open


class StackTargetView(msgspec.Struct, frozen=True):
    """What a layer on a row asks for."""

    line: Colour
    arm: Arm
    nth: int
    value: int
    size: int
    plays: list[PossibleRow]  # none if the Stack marker is face down; only the lowest layer of each


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
    chip_used: bool  # whether it is on a tile of this turn
    layers: list[list[TileView]]  # the complete ones, where one Stack may lay many


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
    chips: bool  # whether modifier chips are used
    pile: int
    discards: list[int]
    unseen: list[int]  # tiles that may be in the pile, set aside, or in a hand you do not see
    drawn: int | None  # the tile drawn at the start of this turn
    given: int | None  # the tile given away, while its counterpart is chosen
    building: BuildingView | None
    targets: list[TargetView]
    stacks: list[StackTargetView]
    end: EndView | None


def see(table: Bossa, seat: int | None) -> BossaView:
    """What this seat, or an onlooker, sees now."""
    looking = NOBODY if seat is None else seat
    return BossaView(
        phase=PHASES[table.phase],
        turn=int(table.turns),
        mover=int(table.seat) if MOVE <= table.phase < OVER else None,
        first=_seat(table.first),
        dice=DiceView(DieView(int(table.lines.white), 0), DieView(int(table.lines.black), 1)),
        lines=LinesView(_line(table, WHITE), _line(table, BLACK)),
        players=[_player(table, other, looking) for other in range(SEATS)],
        open_hands=table.hands_are_open(),
        chips=table.chips,
        pile=int(table.pile_left()),
        discards=listed(table.discards),
        unseen=listed(table.unseen(looking)),
        drawn=_tile(table.new_tile),
        given=_tile(table.given),
        building=_building(table) if table.phase == ROW else None,
        targets=_targets(table, looking),
        stacks=_stack_targets(table, looking),
        end=_end(table) if table.phase == OVER else None,
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _tile(tile: int) -> int | None:
    return None if tile == NO_TILE else int(tile)


def _sizes(sizes: int) -> list[int]:
    return [size for size in range(1, MOST_TILES + 1) if (sizes >> size) & 1]


# --- the lines -----------------------------------------------------------------------------------------------------------


def _line(table: Bossa, colour: int) -> LineView:
    die = table.lines.white if colour == WHITE else table.lines.black
    return LineView(int(die), _seat(table.owner(colour)), _arm(table, 2 * colour + UP), _arm(table, 2 * colour + DOWN))


def _arm(table: Bossa, arm: int) -> list[RowView]:
    return [_row(table, arm, place) for place in range(table.lines.rows[arm])]


def _row(table: Bossa, arm: int, place: int) -> RowView:
    """A row without the tiles being laid on it."""
    layers = _layers(table, arm, place)
    if table.phase == ROW and table.building.arm == arm and table.building.place == place:
        layers = layers[: table.building.base]
    return RowView(int(table.lines.value(arm, place)), len(layers[0]), layers[0], layers[1:])


def _layers(table: Bossa, arm: int, place: int) -> list[list[TileView]]:
    return [[TileView(tile, _chip_on(table, tile)) for tile in layer] for layer in table.layers(arm, place)]


def _chip_on(table: Bossa, tile: int) -> Chip | None:
    for player in (table.one, table.other):
        if player.chip_on == tile:
            return CHIPS[player.chip]
    return None


def _building(table: Bossa) -> BuildingView:
    building = table.building
    layers = _layers(table, building.arm, building.place)[building.base :]
    laid = layers.pop() if building.size else []
    return BuildingView(
        action="stack" if building.stacking else "place",
        line=COLOURS[building.arm // 2],
        arm=ARMS[building.arm % 2],
        nth=int(building.place) + 1,
        value=int(building.value),
        sizes=_sizes(building.sizes & ((2 << building.value) - 1)),
        tiles=laid,
        sum=int(building.total),
        chip_used=any(tile.chip is not None for layer in (*layers, laid) for tile in layer),
        layers=layers,
    )


# --- the players ---------------------------------------------------------------------------------------------------------


def _player(table: Bossa, seat: int, looking: int) -> PlayerView:
    player = table.player(seat)
    hand = listed(player.hand)
    own = seat == looking
    shown = player.chip != NO_CHIP and (own or table.chips_are_shown())
    return PlayerView(
        hand=hand if own or table.hands_are_open() else None,
        hand_size=len(hand),
        markers=MarkersView(player.redraw, player.exchange, player.stack),
        chip=CHIPS[player.chip] if shown else None,
        chip_used=player.chip_on != NO_TILE,
        chosen=player.chip != NO_CHIP,
    )


def _end(table: Bossa) -> EndView:
    reason = REASONS[table.how]
    assert reason is not None, "a game that is over has ended in some way"
    return EndView(LETTERS[table.how], table.winners(), reason)


# --- what can be played --------------------------------------------------------------------------------------------------


def _who_plays(table: Bossa, looking: int) -> Player | None:
    """The player whose possible rows are shown: the active one, whose hand all can see; until hands are open, the seat itself."""
    if MOVE <= table.phase < OVER:
        return table.player(table.seat)
    return table.player(looking) if looking != NOBODY and not table.hands_are_open() else None


def _plays(table: Bossa, looking: int, arm: int, value: int, sizes: int) -> list[PossibleRow]:
    player = _who_plays(table, looking)
    if player is None:
        return []
    hand, chip = player.hand, player.usable_chip()
    if table.phase == ROW:
        laid = table.being_laid()
        hand |= laid
        chip = player.chip if player.chip_on in listed(laid) else chip
    if table.phase == TAKING:
        hand |= 1 << table.given
    return [PossibleRow(tiles, _tile(on)) for tiles, on in possible_rows(hand, arm // 2, value, sizes, chip)]


def _targets(table: Bossa, looking: int) -> list[TargetView]:
    """Every arm that can still be lengthened. Every tile has a dot, so a row has no more tiles than its value."""
    found = []
    for arm in range(4):
        value = table.lines.next_value(arm)
        sizes = table.lines.next_sizes(arm, table.rule) & ((2 << value) - 1)
        if can_add_up(value) and sizes:
            plays = _plays(table, looking, arm, value, sizes)
            found.append(TargetView(COLOURS[arm // 2], ARMS[arm % 2], int(value), _sizes(sizes), plays))
    return found


def _stack_targets(table: Bossa, looking: int) -> list[StackTargetView]:
    """Every row, whether or not the active player may still stack on it."""
    return [_stack_target(table, looking, arm, place) for arm in range(4) for place in range(table.lines.rows[arm])]


def _stack_target(table: Bossa, looking: int, arm: int, place: int) -> StackTargetView:
    value, size = table.lines.value(arm, place), table.lines.sizes[ROWS * arm + place]
    player = _who_plays(table, looking)
    may_stack = player is not None and (player.stack or (table.phase == ROW and table.building.stacking))
    plays = _plays(table, looking, arm, value, 1 << size) if may_stack else []
    return StackTargetView(COLOURS[arm // 2], ARMS[arm % 2], place + 1, int(value), int(size), plays)
