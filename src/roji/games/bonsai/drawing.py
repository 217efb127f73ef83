"""A table and a bonsai as text, for terminals and playthroughs."""

from typing import Final

from roji.core.bitsets import listed
from roji.games.bonsai.actions import TILES
from roji.games.bonsai.components import KINDS, PRINTED
from roji.games.bonsai.scoring import total
from roji.games.bonsai.state import OVER, BonsaiTable, Player
from roji.games.bonsai.tree import BUD, HEXES, POT_CELLS, Tree

LETTERS: Final = "WLFR"
PHASES: Final = ("action", "slot tile", "master tile", "helper", "cultivate", "goals", "discard", "over")


def draw_tree(tree: Tree) -> str:
    """The rows of the bonsai and its pot: letters for tiles, B the bud, # the pot."""
    grown = {HEXES.cells[cell]: "B" if cell == BUD else LETTERS[tile] for tile, cell in tree.tiles()}
    drawn = {**dict.fromkeys(POT_CELLS, "#"), **grown}
    left = min([2 * q + r for q, r in drawn])
    rows = sorted({r for q, r in drawn})
    return "\n".join([_row(drawn, r, left) for r in range(rows[0], rows[-1] + 1)])


def _row(drawn: dict[tuple[int, int], str], r: int, left: int) -> str:
    cells = sorted([(2 * q + r - left, letter) for (q, row), letter in drawn.items() if row == r])
    line = ""
    for place, letter in cells:
        line = line.ljust(place) + letter
    return line


def draw(table: BonsaiTable) -> str:
    """The whole table, including the deck."""
    lines = [f"turn {table.turns}, seat {table.seat}: {PHASES[table.phase]}" if table.phase != OVER else "over"]
    lines.append(f"slots {' | '.join([_card(int(card)) for card in table.slots])}")
    lines.append(f"deck {_numbers(table.deck_cards())}")
    lines.append(f"discarded {_numbers(listed(table.discarded))}   goals {_numbers(listed(table.goals))}")
    for seat, player in enumerate(table.players):
        lines += _seat(table, seat, player)
    return "\n".join(lines)


def _seat(table: BonsaiTable, seat: int, player: Player) -> list[str]:
    supply = " ".join([f"{TILES[tile]} {player.supply[tile]}" for tile in range(KINDS)])
    lines = [f"seat {seat}   points {total(table, player)}   {supply}   of {player.capacity()}"]
    lines.append(f"   cards {_numbers(listed(player.cards))}   claimed {_numbers(listed(player.claimed))}")
    for tree in player.trees:
        lines += ["   " + row for row in draw_tree(tree).split("\n")]
    return lines


def _numbers(found: list[int]) -> str:
    return " ".join([str(number) for number in found]) or "-"


def _card(card: int) -> str:
    if card == 0:
        return "-"
    row = PRINTED[card - 1]
    return f"{card} {row[1]} {row[2]}".strip()
