"""A Bossa table as a snapshot, and back. Tiles are named: 4/0 has four white dots."""

from typing import Annotated, Literal

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import u8

from roji.core.bitsets import set_of
from roji.core.snapshot import Count, Saved, Snapshot, load_luck, save_luck
from roji.games.bossa.actions import ARMS, CHIPS, COLOURS, EXCHANGE, LAYER, PLACE, STACK, STACKABLE, USE, USE_CHANGED, Arm, Chip, Colour
from roji.games.bossa.building import Building
from roji.games.bossa.components import NAMES, NO_CHIP, TILES, count, named
from roji.games.bossa.ends import NOBODY, RESIGNED, A, B, C, D, winner_of_pile
from roji.games.bossa.lines import BLACK, ROWS, RULES, WHITE
from roji.games.bossa.moves import find_moves
from roji.games.bossa.rules import Bossa
from roji.games.bossa.scoring import LETTERS
from roji.games.bossa.state import ASIDE, LAYERS_APART, MOST_LAYERS, MOVE, NO_TILE, NOT_LAID, OVER, PILE, ROW, SEATS, Player
from roji.games.bossa.view import PHASES, Phase

STACKS = ("one_layer", "many_layers")

OneOfTwo = Annotated[int, Meta(ge=0, le=1)]
Die = Annotated[int, Meta(ge=1, le=6)]
Tile = Annotated[str, Meta(pattern="^[0-6]/[0-6]$")]
Layers = Annotated[list[list[Tile]], Meta(min_length=1, max_length=MOST_LAYERS)]
Rows = Annotated[list[Layers], Meta(max_length=ROWS)]
PAIR = Meta(min_length=2, max_length=2)
BOTH = Meta(min_length=2)  # keys


class SavedMarkers(Saved, frozen=True):
    redraw: bool
    exchange: bool
    stack: bool


class SavedBuilding(Saved, frozen=True):
    """A row being laid."""

    action: Literal["place", "stack"]
    line: Colour
    arm: Arm
    nth: Annotated[int, Meta(ge=1, le=ROWS)]
    layers: Layers


class BossaSnapshot(Snapshot, frozen=True):
    """The fields are explained in state.py; pairs are by seat."""

    phase: Phase
    seat: OneOfTwo
    first: OneOfTwo | None
    white_owner: OneOfTwo | None
    turn: Count
    reveals: Count
    resigned: OneOfTwo | None
    dice: Annotated[list[Die], PAIR]
    lines: Annotated[dict[Colour, Annotated[dict[Arm, Rows], BOTH]], BOTH]
    hands: Annotated[list[list[Tile]], PAIR]
    markers: Annotated[list[SavedMarkers], PAIR]
    chips: Annotated[list[Chip | None], PAIR]
    chips_on: Annotated[list[Tile | None], PAIR]
    pile: Annotated[list[Tile], Meta(max_length=TILES - PILE)]
    aside: Tile
    discards: list[Tile]
    drawn: Tile | None
    given: Tile | None
    building: SavedBuilding | None
    end: Annotated[str, Meta(pattern="^[A-E]$")] | None


def save(table: Bossa) -> BossaSnapshot:
    players = (table.one, table.other)
    return BossaSnapshot(
        seats=SEATS,
        options={"chips": table.chips, "row_size": RULES[table.rule], "stack": STACKS[table.many_layers]},
        luck=save_luck(table.luck),
        phase=PHASES[table.phase],
        seat=table.seat,
        first=_seat(table.first),
        white_owner=_seat(table.white_owner),
        turn=table.turns,
        reveals=table.revealed,
        resigned=_seat(table.resigned),
        dice=[table.lines.white, table.lines.black],
        lines={line: {arm: _save_arm(table, 2 * n + way) for way, arm in enumerate(ARMS)} for n, line in enumerate(COLOURS)},
        hands=[named(player.hand) for player in players],
        markers=[SavedMarkers(player.redraw, player.exchange, player.stack) for player in players],
        chips=[None if player.chip == NO_CHIP else CHIPS[player.chip] for player in players],
        chips_on=[_tile(player.chip_on) for player in players],
        pile=[NAMES[tile] for tile in table.pile()],
        aside=NAMES[table.deck[ASIDE]],
        discards=named(table.discards),
        drawn=_tile(table.new_tile),
        given=_tile(table.given),
        building=_save_building(table, table.building) if table.phase == ROW else None,
        end=LETTERS[table.how] or None,
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _tile(tile: int) -> str | None:
    return None if tile == NO_TILE else NAMES[tile]


def _save_layers(table: Bossa, arm: int, place: int) -> list[list[str]]:
    return [[NAMES[tile] for tile in layer] for layer in table.layers(arm, place)]


def _save_arm(table: Bossa, arm: int) -> list[list[list[str]]]:
    """The rows of an arm, without the layers being laid."""
    rows = [_save_layers(table, arm, place) for place in range(table.lines.rows[arm])]
    building = table.building
    if table.phase == ROW and building.arm == arm and building.place < len(rows):
        rows[building.place] = rows[building.place][: building.base]
    return rows


def _save_building(table: Bossa, building: Building) -> SavedBuilding:
    layers = _save_layers(table, building.arm, building.place)[building.base :]
    return SavedBuilding(
        action="stack" if building.stacking else "place",
        line=COLOURS[building.arm // 2],
        arm=ARMS[building.arm % 2],
        nth=building.place + 1,
        layers=layers if building.size else [*layers, []],
    )


def load(saved: BossaSnapshot) -> Bossa:
    """The unfinished turn is replayed from its start."""
    table = Bossa(load_luck(saved.luck))
    table.chips = saved.options["chips"]
    table.rule = RULES.index(saved.options["row_size"])
    table.many_layers = saved.options["stack"] == "many_layers"
    table.lay_out(*saved.dice)
    table.phase = PHASES.index(saved.phase)
    table.seat = saved.seat
    table.first = NOBODY if saved.first is None else saved.first
    table.white_owner = NOBODY if saved.white_owner is None else saved.white_owner
    table.turns = saved.turn
    table.revealed = saved.reveals
    table.resigned = NOBODY if saved.resigned is None else saved.resigned
    table.discards = set_of(_numbers(saved.discards))
    table.new_tile = _number(saved.drawn)
    for seat in range(SEATS):
        _load_player(table.player(seat), saved, seat)
    _load_lines(table, saved)
    _load_deck(table, _numbers(saved.pile), _number(saved.aside))
    if table.phase == OVER:
        table.how = RESIGNED if saved.end is None else LETTERS.index(saved.end)
        table.winner = _winner(table)
    elif table.phase >= MOVE:
        _play_turn(table, saved)
    return table


def _number(tile: str | None) -> int:
    return NO_TILE if tile is None else NAMES.index(tile)


def _numbers(tiles: list[str]) -> list[int]:
    return [NAMES.index(tile) for tile in tiles]


def _load_player(player: Player, saved: BossaSnapshot, seat: int) -> None:
    chip, markers = saved.chips[seat], saved.markers[seat]
    player.hand = set_of(_numbers(saved.hands[seat]))
    player.redraw = markers.redraw
    player.exchange = markers.exchange
    player.stack = markers.stack
    player.chip = NO_CHIP if chip is None else CHIPS.index(chip)
    player.chip_on = _number(saved.chips_on[seat])


def _load_lines(table: Bossa, saved: BossaSnapshot) -> None:
    places = [NOT_LAID] * TILES
    for arm in range(2 * len(COLOURS)):
        for place, layers in enumerate(saved.lines[COLOURS[arm // 2]][ARMS[arm % 2]]):
            for number, layer in enumerate(layers):
                for tile in _numbers(layer):
                    places[tile] = LAYERS_APART * number + ROWS * arm + place
            table.lines.lengthen(arm, len(layers[0]))
    table.place = vec[u8](places)


def _load_deck(table: Bossa, pile: list[int], aside: int) -> None:
    table.drawn = TILES - len(pile)
    table.deck = vec[u8]([0] * ASIDE + [aside] + [0] * (table.drawn - PILE) + pile)
    table.hidden = set_of([*pile, aside])


def _winner(table: Bossa) -> int:
    if table.how == RESIGNED:
        return 1 - table.resigned
    if table.how in (A, C):
        return table.seat
    if table.how == B:
        return table.owner(WHITE if table.lines.is_full(WHITE) else BLACK)
    if table.how == D:
        return 1 - table.seat
    return winner_of_pile(count(table.one.hand), count(table.other.hand))


def _play_turn(table: Bossa, saved: BossaSnapshot) -> None:
    """Return to the hand what has left it in this turn, and replay the turn."""
    player = table.player(table.seat)
    codes: list[int] = []
    if saved.building is not None:
        laid = [tile for layer in saved.building.layers for tile in _numbers(layer)]
        codes = _codes_of(saved.building, player.chip_on)
        player.hand |= set_of(laid)
        player.stack = player.stack or saved.building.action == "stack"
        if player.chip_on in laid:
            player.chip_on = NO_TILE
    elif saved.given is not None:
        codes = [EXCHANGE + _number(saved.given)]
        player.hand |= set_of([_number(saved.given)])
        player.exchange = True
    table.phase = MOVE
    find_moves(table)
    for code in codes:
        table.play(table.seat, code)


def _codes_of(row: SavedBuilding, chip_on: int) -> list[int]:
    arm = 2 * COLOURS.index(row.line) + ARMS.index(row.arm)
    codes = [STACK + STACKABLE * arm + row.nth - 1 if row.action == "stack" else PLACE + arm]
    for number, layer in enumerate(row.layers):
        codes += [LAYER] if number else []
        codes += [USE_CHANGED + tile if tile == chip_on else USE + tile for tile in _numbers(layer)]
    return codes
