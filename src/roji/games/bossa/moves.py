"""What may be done at the start of a turn: rows to place, layers to stack, tiles to redraw or exchange."""

from mypy_extensions import i64

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.games.bossa.actions import CHANGE, DONE, EXCHANGE, LAYER, PLACE, REDRAW, STACK, STACKABLE, USE
from roji.games.bossa.building import add_all
from roji.games.bossa.lines import ROWS, SIZE_BIT
from roji.games.bossa.state import Player, Table
from roji.games.bossa.tiles import BIT, count, nth


def find_moves(table: Table) -> None:
    """Find the arms and rows that the hand of the player who has the turn can serve."""
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


def _find_on(table: Table, arm: i64, may_stack: bool) -> None:
    """What the sums of the hand can do on an arm."""
    lines = table.lines
    sums = table.sums
    value = lines.next_value(arm)
    if value > 0 and sums.any(value) & lines.next_sizes(arm, table.rule):
        table.places |= BIT[arm]
    if may_stack:
        place: i64 = 0
        while place < lines.rows[arm]:
            if sums.any(lines.value(arm, place)) & SIZE_BIT[lines.sizes[ROWS * arm + place]]:
                table.stacks |= BIT[STACKABLE * arm + place]
            place += 1


def may_redraw(table: Table, player: Player) -> bool:
    """A tile must be there to be drawn."""
    return player.redraw and table.pile_left() > 0


def is_stuck(table: Table) -> bool:
    player = table.player(table.seat)
    return table.places | table.stacks == 0 and not player.exchange and not may_redraw(table, player)


def may_lay_more(table: Table) -> bool:
    """Another layer may be begun: only where one Stack may lay many, when this one is complete and tiles for it are there."""
    building = table.building
    if not table.many_layers or not building.stacking or not building.is_complete():
        return False
    player = table.player(table.seat)
    return building.can_begin_another(player.hand, player.usable_chip(), table.sums)


# --- as codes ------------------------------------------------------------------------------------------------------------


def offer_moves(table: Table, codes: Codes) -> None:
    """The codes of a turn's beginning."""
    player = table.player(table.seat)
    codes.add_set(PLACE, table.places)
    codes.add_set(STACK, table.stacks)
    if may_redraw(table, player):
        codes.add_set(REDRAW, player.hand)
    if player.exchange:
        codes.add_set(EXCHANGE, player.hand)


def offer_steps(table: Table, codes: Codes) -> None:
    """The codes while a row is laid."""
    building = table.building
    codes.add_set(USE, building.uses)
    codes.add_set(CHANGE, building.changes)
    if building.is_complete():
        codes.add(DONE)
        if may_lay_more(table):
            codes.add(LAYER)


def random_move(table: Table, luck: Luck) -> i64:
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


def random_step(table: Table, luck: Luck) -> i64:
    building = table.building
    if building.is_complete():
        return LAYER if may_lay_more(table) and luck.below(2) else DONE
    plain = count(building.uses)
    pick = luck.below(plain + count(building.changes))
    return USE + nth(building.uses, pick) if pick < plain else CHANGE + nth(building.changes, pick - plain)
