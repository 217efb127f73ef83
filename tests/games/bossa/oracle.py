"""An independent implementation of the rules of a move, by trying every set of tiles, to compare the table's offers with."""

from itertools import combinations

from roji.core.state import State
from tests.games.bossa.tables import ALL, TILES, hand, line_of, look, markers, named

Tile = tuple[int, int]


def all_moves(table: State, seat: int) -> set[str]:
    """Every complete move of this seat, as `tables.moves` writes it."""
    mine, theirs = hand(table, seat), hand(table, 1 - seat)
    up = markers(table, seat).split()
    assert set(up) <= set(ALL.split())
    found = _placements(table, seat)
    if "stack" in up:
        found |= _stacks(table, seat)
    if "redraw" in up and look(table).pile > 0:
        found |= {f"redraw {tile}" for tile in mine}
    if "exchange" in up:
        found |= {f"exchange {one} take {other}" for one in mine for other in theirs}
    return found


def _placements(table: State, seat: int) -> set[str]:
    found = set()
    for colour in ("white", "black"):
        line = line_of(table, colour)
        for arm, step in ((line.up, 1), (line.down, -1)):
            value = line.die + step * (len(arm) + 1)
            for size in _sizes(table, len(arm[-1].tiles) if arm else None):
                found |= {f"{colour} {value}: {row}" for row in _rows(table, seat, colour, value, size)}
    return found


def _sizes(table: State, neighbour: int | None) -> set[int]:
    if neighbour is None:
        return {1, 2}
    options = table.snapshot()["options"]
    assert isinstance(options, dict)
    steps = {"2023": (-1, 1), "classic": (0, 1), "loose": (-1, 0, 1)}[options["row_size"]]
    return {neighbour + step for step in steps} - {0}


def _stacks(table: State, seat: int) -> set[str]:
    found = set()
    options = table.snapshot()["options"]
    assert isinstance(options, dict)
    for colour in ("white", "black"):
        line = line_of(table, colour)
        for name, arm in (("up", line.up), ("down", line.down)):
            for nth, row in enumerate(arm, 1):
                layers = _rows(table, seat, colour, row.value, len(row.tiles))
                piles = _piles(layers) if options["stack"] == "many_layers" else [[layer] for layer in layers]
                found |= {named(f"stack {colour} {name} {nth}: {' | '.join(pile)}") for pile in piles}
    return found


def _piles(layers: set[str]) -> list[list[str]]:
    """Layers that share no tile and have at most one chip, the one with the lowest tile first."""
    ordered = sorted(layers, key=lambda layer: [TILES.index(tile.rstrip("*")) for tile in layer.split()])
    return [
        list(pile)
        for count in range(1, len(ordered) + 1)
        for pile in combinations(ordered, count)
        if len({tile.rstrip("*") for layer in pile for tile in layer.split()}) == sum(len(layer.split()) for layer in pile)
        and "".join(pile).count("*") <= 1
    ]


def _rows(table: State, seat: int, colour: str, value: int, size: int) -> set[str]:
    player = look(table, seat).players[seat]
    chip = player.chip if not player.chip_used else None
    found = set()
    for tiles in combinations(hand(table, seat), size):
        for chipped in (None, *(tiles if chip else ())):
            dots = [_dots(tile, colour, chip if tile == chipped else None) for tile in tiles]
            if all(dots) and sum(dots) == value:
                found.add(" ".join(f"{tile}*" if tile == chipped else tile for tile in tiles))
    return found


def _dots(tile: str, colour: str, chip: str | None) -> int:
    white, black = map(int, tile.split("/"))
    if chip == "inverter":
        white, black = black, white
    dots = white if colour == "white" else black
    return 2 * dots if chip == "doubler" else dots
