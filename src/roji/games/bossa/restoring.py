"""A table from its snapshot: what a snapshot may not say is refused with a sentence."""

from typing import Any, Final

from mypy_extensions import i64, u8

from roji.core.luck import Luck
from roji.games.bossa import telling
from roji.games.bossa.actions import ARMS, CHANGE, CHIPS, COLOURS, EXCHANGE, LAYER, PLACE, STACK, STACKABLE, USE
from roji.games.bossa.ends import NOBODY, RESIGNED
from roji.games.bossa.lines import ROWS, RULES
from roji.games.bossa.moves import find_moves
from roji.games.bossa.refusals import why_not
from roji.games.bossa.rules import Bossa
from roji.games.bossa.scoring import LETTERS
from roji.games.bossa.snapshots import PHASES
from roji.games.bossa.soundness import check_rows, check_table, winner_of
from roji.games.bossa.state import ASIDE, LAYERS_APART, MOST_LAYERS, MOVE, NO_TILE, OVER, ROW, TAKING
from roji.games.bossa.tiles import TILES, set_of

MANY: Final = 1_000_000


def restore(options: dict[str, Any], told: dict[str, Any], luck: Luck) -> Bossa:
    """The table that a snapshot tells of."""
    table = Bossa(luck)
    table.chips = options["chips"]
    table.rule = RULES.index(options["row_size"])
    table.many_layers = options["stack"] == "many_layers"
    _recall_turn(table, told)
    _recall_players(table, told)
    _recall_lines(table, telling.table(told, "lines"))
    _recall_deck(table, told, _in_hand_again(table, told))
    check_rows(table)
    _recall_end(table, told)
    check_table(table)
    if table.phase == ROW or table.phase == TAKING:
        _play_again(table, told)
    return table


def _recall_turn(table: Bossa, told: dict[str, Any]) -> None:
    dice = telling.pair(told, "dice")
    if not all(isinstance(die, int) and 1 <= die <= 6 for die in dice) or dice[0] == dice[1]:
        raise ValueError(f"dice are two different numbers from 1 to 6, not {dice!r}")
    table.lay_out(dice[0], dice[1])
    table.phase = telling.choice(told, "phase", PHASES)
    table.seat = telling.number(told, "seat", 0, 1)
    table.first = telling.seat_or_nobody(told, "first")
    table.white_owner = telling.seat_or_nobody(told, "white_owner")
    table.turns = telling.number(told, "turn", 0, 18)
    table.revealed = telling.number(told, "reveals", 0, MANY)
    table.resigned = telling.seat_or_nobody(told, "resigned")


def _recall_players(table: Bossa, told: dict[str, Any]) -> None:
    hands = telling.pair(told, "hands")
    markers = telling.pair(told, "markers")
    chips = telling.pair(told, "chips")
    lying = telling.pair(told, "chips_on")
    for seat in range(2):
        player = table.player(seat)
        player.hand = set_of(telling.tiles(hands[seat], "hands"))
        up = telling.table({"markers": markers[seat]}, "markers")
        player.redraw = telling.truth(up, "redraw")
        player.exchange = telling.truth(up, "exchange")
        player.stack = telling.truth(up, "stack")
        player.chip = -1 if chips[seat] is None else telling.choice({"chips": chips[seat]}, "chips", CHIPS)
        player.chip_on = telling.tile_or_none(lying[seat])


def _recall_lines(table: Bossa, told: dict[str, Any]) -> None:
    for colour, name in enumerate(COLOURS):
        line = telling.table(told, name)
        for way, arm in enumerate(ARMS):
            rows = telling.listing(line, arm)
            if len(rows) > ROWS:
                raise ValueError(f"an arm has at most {ROWS} rows, not {len(rows)}")
            for row in rows:
                _recall_row(table, 2 * colour + way, telling.listing({"a row": row}, "a row"))


def _recall_row(table: Bossa, arm: i64, layers: list[Any]) -> None:
    if not 1 <= len(layers) < MOST_LAYERS:
        raise ValueError(f"a row has from 1 to {MOST_LAYERS - 1} layers, not {len(layers)}")
    place = table.lines.rows[arm]
    for number, layer in enumerate(layers):
        for tile in telling.tiles(layer, "a layer"):
            table.place[tile] = u8(LAYERS_APART * number + ROWS * arm + place)
    table.lines.lengthen(arm, len(layers[0]))


def _in_hand_again(table: Bossa, told: dict[str, Any]) -> list[int]:
    """The tiles that a turn has taken out of the hand so far go back to it; they are played again at the end."""
    player = table.player(table.seat)
    if table.phase == ROW:
        row = telling.table(told, "building")
        laid = [tile for layer in telling.listing(row, "layers") for tile in telling.tiles(layer, "a layer")]
        if player.chip_on in laid:
            player.chip_on = NO_TILE
        if telling.choice(row, "action", ("place", "stack")) == 1:
            player.stack = True
        return laid
    if telling.value(told, "building") is not None:
        raise ValueError("a row is being laid in the phase row only, so building is null")
    given = telling.tile_or_none(telling.value(told, "given"))
    if (given != NO_TILE) != (table.phase == TAKING):
        raise ValueError("given is the tile of an exchange in the phase take, and null otherwise")
    if table.phase == TAKING:
        player.exchange = True
        return [given]
    return []


def _recall_deck(table: Bossa, told: dict[str, Any], held: list[int]) -> None:
    """Every tile is somewhere, once."""
    pile = telling.tiles(telling.value(told, "pile"), "pile")
    aside = telling.tile(telling.value(told, "aside"))
    discards = telling.tiles(telling.value(told, "discards"), "discards")
    hands = [tile for hand in telling.pair(told, "hands") for tile in telling.tiles(hand, "hands")]
    rows = [
        tile for line in telling.table(told, "lines").values() for arm in line.values() for row in arm for layer in row for tile in layer
    ]
    found = [*pile, aside, *discards, *hands, *held, *telling.tiles(rows, "lines")]
    if sorted(found) != list(range(TILES)):
        raise ValueError(f"the snapshot does not have each of the {TILES} tiles once")
    table.player(table.seat).hand |= set_of(held)
    table.discards = set_of(discards)
    table.drawn = TILES - len(pile)
    for i, tile in enumerate(pile):
        table.deck[table.drawn + i] = u8(tile)
    table.deck[ASIDE] = u8(aside)
    table.hidden = set_of([*pile, aside])
    table.new_tile = telling.tile_or_none(telling.value(told, "drawn"))


def _recall_end(table: Bossa, told: dict[str, Any]) -> None:
    letter = telling.value(told, "end")
    if (table.resigned != NOBODY or letter is not None) != (table.phase == OVER):
        raise ValueError("a game is over exactly when end tells a letter or somebody has resigned")
    if table.phase == OVER:
        table.how = RESIGNED if letter is None else telling.choice(told, "end", LETTERS)
        table.winner = winner_of(table)


def _play_again(table: Bossa, told: dict[str, Any]) -> None:
    """What the turn has done so far."""
    codes = _codes_of_row(table, telling.table(told, "building"), told) if table.phase == ROW else [EXCHANGE + telling.tile(told["given"])]
    table.phase = MOVE
    find_moves(table)
    for code in codes:
        refusal = why_not(table, int(table.seat), code)
        if refusal is not None:
            raise ValueError(f"what this turn has done so far may not be done: {refusal}")
        table.play(int(table.seat), code)


def _codes_of_row(table: Bossa, row: dict[str, Any], told: dict[str, Any]) -> list[int]:
    arm = 2 * telling.choice(row, "line", COLOURS) + telling.choice(row, "arm", ARMS)
    nth = telling.number(row, "nth", 1, ROWS)
    stacking = row["action"] == "stack"
    if (stacking and nth > STACKABLE) or (not stacking and nth != table.lines.rows[arm] + 1):
        raise ValueError(f"the row that is being laid cannot be row {nth} of its arm")
    lying = telling.tile_or_none(told["chips_on"][int(table.seat)])
    codes = [STACK + STACKABLE * arm + nth - 1 if stacking else PLACE + arm]
    for number, layer in enumerate(row["layers"]):
        codes += [LAYER] if number else []
        codes += [CHANGE + tile if tile == lying else USE + tile for tile in sorted(telling.tiles(layer, "a layer"))]
    return codes
