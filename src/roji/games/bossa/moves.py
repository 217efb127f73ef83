"""Legal moves at the start of a turn: rows to place, layers to stack, tiles to redraw or exchange."""

from mypy_extensions import i64

from roji.core.bitsets import listed
from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.games.bossa.actions import DONE, EXCHANGE, LAYER, PLACE, REDRAW, STACK, STACKABLE, USE, USE_CHANGED
from roji.games.bossa.building import add_all
from roji.games.bossa.components import BIT, DOTS, TILES, changed, count, nth
from roji.games.bossa.lines import can_add_up
from roji.games.bossa.state import NO_TILE, BossaTable, Player


def find_moves(table: BossaTable) -> None:
    """Find the arms and rows that the active player's hand can serve."""
    player = table.player(table.seat)
    chip = player.usable_chip()
    table.places = 0
    table.stacks = 0
    colour: i64 = 0
    while colour < 2:
        table.sums.clear()
        add_all(table.sums, player.hand, colour, chip)
        _find_on(table, 2 * colour, player.stack)
        _find_on(table, 2 * colour + 1, player.stack)
        colour += 1


def _find_on(table: BossaTable, arm: i64, may_stack: bool) -> None:
    """What the hand's sums can serve on an arm."""
    lines = table.lines
    sums = table.sums
    value = lines.next_value(arm)
    if can_add_up(value) and sums.any(value) & lines.next_sizes(arm, table.rule):
        table.places |= BIT[arm]
    if may_stack:
        place: i64 = 0
        while place < lines.rows[arm]:
            if sums.any(lines.value(arm, place)) & lines.layer_sizes(arm, place):
                table.stacks |= BIT[STACKABLE * arm + place]
            place += 1


def may_redraw(table: BossaTable, player: Player) -> bool:
    """Whether the player may redraw: the pile must have a tile left."""
    return player.redraw and table.pile_left() > 0


def is_stuck(table: BossaTable) -> bool:
    player = table.player(table.seat)
    return table.places | table.stacks == 0 and not player.exchange and not may_redraw(table, player)


def may_lay_more(table: BossaTable) -> bool:
    """Whether another layer may be begun: one Stack may lay many, this one is complete, and tiles for another are in hand."""
    building = table.building
    if not table.many_layers or not building.stacking or not building.is_complete():
        return False
    player = table.player(table.seat)
    return building.can_begin_another(player.hand, player.usable_chip(), table.sums)


# --- every row that a hand can make: what a page shows, and what a player who is stuck can check -------------------------

Play = tuple[list[int], int]  # the tiles in ascending order, and the one with the chip on it, or -1


def possible_rows(hand: i64, colour: i64, value: i64, sizes: i64, chip: i64) -> list[Play]:
    """Every set of tiles of a hand that adds up to a value in a colour, with one of these sizes."""
    found: list[Play] = []
    if value > 0:
        _extend(found, listed(hand), [], NO_TILE, colour, value, sizes, chip)
    return found


def _extend(found: list[Play], left: list[int], row: list[int], on: int, colour: i64, missing: i64, sizes: i64, chip: i64) -> None:
    """Every way to complete a row begun with the tiles left."""
    if missing == 0:
        if sizes & 1:
            found.append((row, on))
        return
    for i, tile in enumerate(left):
        dots = DOTS[TILES * colour + tile]
        if 0 < dots <= missing:
            _extend(found, left[i + 1 :], [*row, tile], on, colour, missing - dots, sizes >> 1, chip)
        other = changed(chip, colour, tile)
        if on == NO_TILE and 0 < other <= missing:
            _extend(found, left[i + 1 :], [*row, tile], tile, colour, missing - other, sizes >> 1, chip)


# --- as codes ------------------------------------------------------------------------------------------------------------


def offer_moves(table: BossaTable, codes: Codes) -> None:
    """Codes at the start of a turn."""
    player = table.player(table.seat)
    codes.add_set(PLACE, table.places)
    codes.add_set(STACK, table.stacks)
    if may_redraw(table, player):
        codes.add_set(REDRAW, player.hand)
    if player.exchange:
        codes.add_set(EXCHANGE, player.hand)


def offer_steps(table: BossaTable, codes: Codes) -> None:
    """Codes while a row is being laid."""
    building = table.building
    codes.add_set(USE, building.uses)
    codes.add_set(USE_CHANGED, building.changes)
    if building.is_complete():
        codes.add(DONE)
        if may_lay_more(table):
            codes.add(LAYER)


def random_move(table: BossaTable, luck: Luck) -> i64:
    player = table.player(table.seat)
    tiles = count(player.hand)
    placing = count(table.places)
    stacking = placing + count(table.stacks)
    redrawing = stacking
    if may_redraw(table, player):
        redrawing += tiles
    exchanging = redrawing
    if player.exchange:
        exchanging += tiles
    pick = luck.below(exchanging)
    if pick < placing:
        return PLACE + nth(table.places, pick)
    if pick < stacking:
        return STACK + nth(table.stacks, pick - placing)
    if pick < redrawing:
        return REDRAW + nth(player.hand, pick - stacking)
    return EXCHANGE + nth(player.hand, pick - redrawing)


def random_step(table: BossaTable, luck: Luck) -> i64:
    building = table.building
    if building.is_complete():
        return LAYER if may_lay_more(table) and luck.below(2) else DONE
    plain = count(building.uses)
    pick = luck.below(plain + count(building.changes))
    return USE + nth(building.uses, pick) if pick < plain else USE_CHANGED + nth(building.changes, pick - plain)
