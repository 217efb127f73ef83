"""A Zen table as text."""

from roji.games.zen.actions import COLOURS, card_name
from roji.games.zen.forms import SIGNS
from roji.games.zen.layout import x_of, y_of
from roji.games.zen.state import NOTHING_HELD, ZenTable

PLACE_WIDTH = 4


def draw(table: ZenTable) -> str:
    """The layout, the form, the hand and the piles; a turned card has a stroke behind its name."""
    lines = [*_layout(table), "", *table.layout.form.rows, ""]
    hand = " ".join(card_name(card) for card in table.hand_cards())
    held = f", held: {written(int(table.held))}" if table.held != NOTHING_HELD else ""
    lines.append(f"hand: {hand or 'none'}{held}")
    for colour in range(2):
        pile = table.pile(colour)
        if pile.in_play:
            coming = " ".join(card_name(card) for card in pile.coming())
            thrown = " ".join(card_name(card) for card in pile.thrown())
            lines.append(f"{COLOURS[colour]}, pass {pile.passed}: draw {coming or '-'}; discards {thrown or '-'}")
    lines.append(f"round {table.rounds}, {table.layout.possible} places in the form")
    return "\n".join(lines)


def written(oriented: int) -> str:
    """B05, or B05' after a half turn."""
    return card_name(oriented // 2) + ("'" if oriented % 2 else "")


def _layout(table: ZenTable) -> list[str]:
    laid = {(x_of(cell), y_of(cell)): written(card) for cell, card in table.laid()}
    if not laid:
        return ["(no card yet)"]
    columns = [x for x, _ in laid]
    rows = [y for _, y in laid]
    lines = []
    for y in range(min(rows), max(rows) + 1):
        places = [laid.get((x, y), SIGNS[0]).ljust(PLACE_WIDTH) for x in range(min(columns), max(columns) + 1)]
        lines.append(" ".join(places).rstrip())
    return lines
