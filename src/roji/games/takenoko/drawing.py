"""A table and a garden as text, for terminals and playthroughs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.takenoko.actions import COLOURS, DECKS, HEXES, IMPROVEMENTS, SIDES, plot_words
from roji.games.takenoko.components import CARD_IDS
from roji.games.takenoko.edges import POND
from roji.games.takenoko.garden import Garden
from roji.games.takenoko.scoring import total
from roji.games.takenoko.state import ACTION_NAMES, NO_WEATHER, NONE, OVER, Player, TakenokoTable
from roji.games.takenoko.view import PHASES, WEATHERS

LETTERS: Final = "GYP"
MARKS: Final = ".wef"
WIDTH: Final = 5  # of a cell
BESIDE: Final = {"E": "|", "SE": "\\", "SW": "/"}


def draw_garden(garden: Garden, gardener: int = POND, panda: int = POND) -> str:
    """The rows of the garden: colour, improvement and height of every plot (~ if dry), the pond as O, channels between."""
    cells = [POND, *garden.plots()]
    places = [HEXES.cells[cell] for cell in cells]
    left = min([2 * q + r for q, r in places])
    rows = sorted({r for q, r in places})
    lines: list[str] = []
    for row in range(rows[0], rows[-1] + 1):
        lines.append(_row(garden, row, left))
        lines.append(_channels(garden, row, left))
    drawn = [line.rstrip() for line in lines]
    while drawn and not drawn[-1]:
        drawn.pop()
    drawn.append(f"gardener {HEXES.text(gardener)}   panda {HEXES.text(panda)}")
    return "\n".join(drawn)


def _cell(garden: Garden, cell: int) -> str:
    if cell == POND:
        return " O "
    height = str(garden.height(cell)) if garden.is_irrigated(cell) else "~"
    return LETTERS[garden.colour(cell)] + MARKS[garden.improvement(cell)] + height


def _row(garden: Garden, row: int, left: int) -> str:
    line = ""
    for cell in sorted([cell for cell in [POND, *garden.plots()] if HEXES.cells[cell][1] == row]):
        q, r = HEXES.cells[cell]
        line = line.ljust((2 * q + r - left) * WIDTH // 2) + _cell(garden, cell)
        if garden.has_channel(3 * cell):
            line += BESIDE["E"]
    return line


def _channels(garden: Garden, row: int, left: int) -> str:
    """The channels between this row and the next."""
    marks: list[tuple[int, str]] = []
    for cell in [POND, *garden.plots()]:
        q, r = HEXES.cells[cell]
        if r == row:
            start = (2 * q + r - left) * WIDTH // 2
            sides = [side for side in (2, 1) if garden.has_channel(3 * cell + side)]
            marks += [(start + (0 if side == 2 else 2), BESIDE[SIDES[side]]) for side in sides]
    line = ""
    for place, mark in sorted(marks):
        line = line.ljust(place) + mark
    return line


def draw(table: TakenokoTable) -> str:
    """The whole table, including all piles."""
    weather = "" if table.weather == NO_WEATHER else f", {WEATHERS[table.weather]}"
    used = "".join([f" {ACTION_NAMES[action]}" for action in table.used_list()])
    phase = "over" if table.phase == OVER else f"round {table.round}, seat {table.seat}: {PHASES[table.phase]}{weather}{used}"
    lines = [phase, *draw_garden(table.garden, int(table.gardener), int(table.panda)).split("\n")]
    plots = [plot_words(kind) for kind in table.pile_plots()]
    lines.append(f"pile {', '.join(plots[table.drawn :]) or '-'}")
    if table.drawn:
        lines.append(f"drawn {', '.join(plots[: table.drawn])}{_chosen(table)}")
    lines += [f"{name} objectives {_cards(table.deck_cards(deck))}" for deck, name in enumerate(DECKS)]
    lines.append(f"stock   channels {table.channels}   {_counts(IMPROVEMENTS, table.chips)}   {_counts(COLOURS, table.bamboo)}")
    for seat, player in enumerate(table.players):
        lines += _seat(table, seat, player)
    return "\n".join(lines)


def _chosen(table: TakenokoTable) -> str:
    kept = "" if table.kept == NONE else f"   kept {plot_words(int(table.kept))}"
    return kept + ("" if table.first == NONE else f"   first under the pile {plot_words(int(table.first))}")


def _seat(table: TakenokoTable, seat: int, player: Player) -> list[str]:
    emperor = "   Emperor" if table.emperor == seat else ""
    left = "   resigned" if table.has_resigned(seat) else ""
    hand = _cards([int(player.hand[i]) for i in range(player.held)])
    claimed = _cards([int(player.claimed[i]) for i in range(player.done)])
    return [
        f"seat {seat}   points {total(table, seat)}{emperor}{left}",
        f"   hand {hand}   completed {claimed}",
        f"   channels {player.channels}   {_counts(IMPROVEMENTS, player.chips)}   {_counts(COLOURS, player.sections)}",
    ]


def _cards(found: list[int]) -> str:
    return " ".join([CARD_IDS[card] for card in found]) or "-"


def _counts(names: tuple[str, ...], counts: vec[i64]) -> str:
    return " ".join([f"{name} {counts[i]}" for i, name in enumerate(names)])
