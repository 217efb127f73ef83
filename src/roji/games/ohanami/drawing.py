"""A table as text: every hand and garden, for terminals and playthroughs."""

from roji.games.ohanami.components import GARDENS, SUIT_LETTERS
from roji.games.ohanami.rules import Ohanami
from roji.games.ohanami.state import CHOOSING, OVER


def draw(table: Ohanami) -> str:
    """The whole table, including hands and face-down cards."""
    verb = {CHOOSING: "choose two", OVER: "over"}.get(int(table.phase), "lay")
    lines = [f"round {table.round}, turn {table.turn_of_round}: {verb}"]
    for seat in range(table.seats):
        lines.append(f"seat {seat}   hand {_row(table.hand(seat))}   kept {_row(table.kept(seat))}   aside {_row(table.aside(seat))}")
        lines += [f"   garden {garden + 1}  {_row(table.garden(seat, garden))}" for garden in range(GARDENS)]
    return "\n".join(lines)


def _row(cards: list[int]) -> str:
    """Cards with the letter of their suit: "7S 16B"."""
    return " ".join(f"{card}{SUIT_LETTERS[card - 1]}" for card in cards) or "-"
