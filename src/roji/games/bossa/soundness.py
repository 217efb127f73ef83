"""Whether what a snapshot says fits together; what could never be is refused with a sentence."""

from mypy_extensions import i64

from roji.games.bossa.chips import NO_CHIP, changed
from roji.games.bossa.ends import BOTH, RESIGNED, A, B, C, D
from roji.games.bossa.lines import ARMS, BLACK, MOST_TILES, ROWS, WHITE, colour_of
from roji.games.bossa.moves import find_moves, is_stuck
from roji.games.bossa.state import CHIP_CHOICE, HAND, LINE_CHOICE, MOVE, NO_TILE, NOT_LAID, OPENING, OVER, PILE, Player, Table
from roji.games.bossa.tiles import DOTS, NAMES, TILES, count

# --- the lines -----------------------------------------------------------------------------------------------------------


def check_rows(table: Table) -> None:
    """Every row has a size that may lie where it lies, and every layer adds up."""
    sizes = table.lines.sizes[:]
    rows = [int(table.lines.rows[arm]) for arm in range(ARMS)]
    for arm in range(ARMS):
        table.lines.rows[arm] = 0
        for place in range(rows[arm]):
            allowed = table.lines.next_sizes(arm, table.rule)
            size = sizes[ROWS * arm + place]
            if size > MOST_TILES or (allowed >> size) & 1 == 0:
                raise ValueError(f"row {place + 1} of an arm cannot have {size} tiles")
            _check_layers(table, arm, place, size)
            table.lines.lengthen(arm, size)
    if table.lines.rows_of(WHITE) > ROWS or table.lines.rows_of(BLACK) > ROWS:
        raise ValueError(f"a line has at most {ROWS} rows")


def _check_layers(table: Table, arm: i64, place: i64, size: i64) -> None:
    value = table.lines.value(arm, place)
    for layer in table.layers(arm, place):
        total = sum([int(dots_on(table, colour_of(arm), tile)) for tile in layer])
        lacking = [NAMES[tile] for tile in layer if dots_on(table, colour_of(arm), tile) == 0]
        if len(layer) != size:
            raise ValueError(f"a layer has {len(layer)} tiles on a row of {size}")
        if lacking:
            raise ValueError(f"{lacking[0]} has no dot of its line's colour")
        if total != value:
            raise ValueError(f"a layer adds up to {total} on a row of {value}")


def dots_on(table: Table, colour: i64, tile: i64) -> i64:
    """What a tile on a line counts, with the chip that lies on it."""
    for player in (table.one, table.other):
        if player.chip_on == tile:
            return changed(player.chip, colour, tile)
    return DOTS[TILES * colour + tile]


# --- the players ---------------------------------------------------------------------------------------------------------


def check_table(table: Table) -> None:
    """A ValueError unless the position could have come about."""
    _check_opening(table)
    _check_player(table, table.one)
    _check_player(table, table.other)
    if table.one.chip_on != NO_TILE and table.one.chip_on == table.other.chip_on:
        raise ValueError("two chips lie on one tile")
    _check_markers(table)
    _check_turn(table)


def _check_markers(table: Table) -> None:
    """What was discarded and stacked is what the markers that are face down have done."""
    players = (table.one, table.other)
    redraws = len([player for player in players if not player.redraw])
    if count(table.discards) != redraws:
        raise ValueError(f"{redraws} Redraw markers are used, but {count(table.discards)} tiles are discarded")
    stacks = len([player for player in players if not player.stack])
    layers = [len(table.layers(arm, place)) - 1 for arm in range(ARMS) for place in range(table.lines.rows[arm])]
    covered = len([stacked for stacked in layers if stacked])
    if not covered <= stacks <= sum(layers) or (sum(layers) > stacks and not table.many_layers):
        raise ValueError(f"{stacks} Stack markers are used, but {sum(layers)} layers are stacked on {covered} rows")


def _check_player(table: Table, player: Player) -> None:
    if count(player.hand) > MOST_TILES:
        raise ValueError(f"a hand has at most {MOST_TILES} tiles, not {count(player.hand)}")
    if player.chip != NO_CHIP and not table.chips:
        raise ValueError("this table plays without modifier chips")
    if player.chip_on != NO_TILE and (player.chip == NO_CHIP or table.place[player.chip_on] == NOT_LAID):
        raise ValueError("a chip lies on a tile of a line, and whose it is has been decided")
    if player.hand == 0 and table.phase != OVER:
        raise ValueError("a hand is empty, so the game is over")


def _check_opening(table: Table) -> None:
    """What is decided, and in which order."""
    phase = table.phase
    if phase < CHIP_CHOICE and (table.white_owner >= 0 or (table.first >= 0) != (phase == LINE_CHOICE)):
        raise ValueError("lines or the first play are told before they are chosen")
    if phase < CHIP_CHOICE and table.seat != (table.higher_roller() if phase == OPENING else 1 - table.higher_roller()):
        raise ValueError("the higher roller chooses first, then the lower one")
    if CHIP_CHOICE <= phase < OVER and (table.white_owner < 0 or table.first < 0):
        raise ValueError("the lines and the first play are chosen in this phase")
    if phase == CHIP_CHOICE and (not table.chips or table.chips_are_shown()):
        raise ValueError("no chip is to be chosen, so the phase cannot be chip")
    if MOVE <= phase < OVER and table.chips != table.chips_are_shown():
        raise ValueError("both chips are chosen before the first turn")
    if table.turns == 0 and (table.drawn != PILE or count(table.one.hand) != HAND or count(table.other.hand) != HAND):
        raise ValueError(f"before the first turn each hand has {HAND} tiles and the pile has 18")


def _check_turn(table: Table) -> None:
    if phase_has_turn(table) != (table.turns > 0) and table.phase != OVER:
        raise ValueError("turns are counted from the first draw on")
    if table.drawn < PILE:
        raise ValueError("the pile has at most 18 tiles")
    if MOVE <= table.phase < OVER:
        if ROWS in (table.lines.rows_of(WHITE), table.lines.rows_of(BLACK)):
            raise ValueError("a line has six rows, so the game is over")
        find_moves(table)
        if is_stuck(table):
            raise ValueError("nothing can be played and no action is left, so the game is over")


def phase_has_turn(table: Table) -> bool:
    return MOVE <= table.phase < OVER


# --- the end -------------------------------------------------------------------------------------------------------------


def winner_of(table: Table) -> i64:
    """Who has won, by the end that is told; a ValueError if that end has not come."""
    how = table.how
    if how == RESIGNED:
        return 1 - table.resigned
    if how in (A, C):
        return _winner_with_empty_hand(table)
    if how == B:
        return _winner_with_six_rows(table)
    if how == D:
        find_moves(table)
        if not is_stuck(table):
            raise ValueError("end is D, but the player who has the turn can play")
        return 1 - table.seat
    if table.pile_left() > 0:
        raise ValueError("end is E, but the pile is not used up")
    lead = count(table.other.hand) - count(table.one.hand)
    return BOTH if lead == 0 else 0 if lead > 0 else 1


def _winner_with_empty_hand(table: Table) -> i64:
    if table.player(table.seat).hand:
        raise ValueError("end is A or C, but no hand is empty")
    return table.seat


def _winner_with_six_rows(table: Table) -> i64:
    for colour in (WHITE, BLACK):
        if table.lines.rows_of(colour) == ROWS:
            return table.owner(colour)
    raise ValueError("end is B, but no line has six rows")
