"""How many cards may lie on the table at the end: what `evaluate` rests on, in a player's words."""

from roji.core.registry import Term
from roji.core.sentences import words
from roji.games.zen.state import OVER, Table
from roji.games.zen.strategy import chance


def terms(table: Table, seat: int) -> list[Term]:
    """The cards placed, and the open places, each as likely to be filled as the chance to fill them all allows."""
    placed = Term(words("cards placed"), float(table.layout.placed))
    if table.phase == OVER:
        return [placed]
    missing = float(table.layout.form.size() - table.layout.placed)
    return [placed, Term(words("places still open"), missing * each_place(chance(table), missing))]


def each_place(chance: float, places: float) -> float:
    """How likely each of some places is filled if all of them are with this chance."""
    return float(chance ** (1.0 / max(1.0, places)))
