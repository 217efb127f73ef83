"""Exact solver: once all cards to come are known, Zen is a puzzle with or without a solution.

With an open memory that is so in the second pass of the piles; for the cards in hand it always is. Placements with the lowest cost are
tried first, and a hopeless table is abandoned at once.
"""

from typing import Final

from mypy_extensions import i64

from roji.core.state import Solved
from roji.games.zen.actions import DONE, DRAW, HOLD, PLACE
from roji.games.zen.ai.outs import hope_of, is_hopeless
from roji.games.zen.ai.policy import bonus_of, cost, places_by_loss
from roji.games.zen.layout import CENTRE, code_of
from roji.games.zen.scoring import WON
from roji.games.zen.state import BEGINNING, DRAWING, HAND_OUT, HOLDING, NOTHING_HELD, OVER, ZenTable

EFFORT: Final = 40  # a Zen position takes as long as this many of a simpler game, and counts as that many


def solve(table: ZenTable, most: int) -> Solved | None:
    """1 if the form can certainly be completed, 0 if it certainly cannot; None if unknown cards decide or the search is too large."""
    if table.phase == OVER:
        return Solved(1.0 if table.result == WON else 0.0, False, [], {}, 0)
    if table.phase == BEGINNING or table.layout.placed == 0:
        return None
    if is_hopeless(table):
        return Solved(0.0, False, [], {}, 1)
    if _missing(table) > _within_sight(table):
        return None
    puzzle = Puzzle(most // EFFORT)
    if puzzle.can_win(table, []):
        return Solved(1.0, False, _foreseen(table, puzzle.line), {}, int(puzzle.positions))
    if puzzle.stopped or puzzle.positions > puzzle.most:
        return None
    return Solved(0.0, False, [], {}, int(puzzle.positions))


def _missing(table: ZenTable) -> i64:
    return table.layout.form.size() - table.layout.placed


def _within_sight(table: ZenTable) -> i64:
    """Number of cards in hand or with a known order."""
    cards = table.held_cards
    for colour in range(2):
        if table.knows_order(colour):
            cards += table.pile(colour).left()
    return cards


def _foreseen(table: ZenTable, line: list[int]) -> list[int]:
    """The line up to and including the next draw, which reveals cards."""
    for nth, code in enumerate(line):
        if DRAW <= code < DRAW + 2:
            return line[: nth + 1]
    return line


class Puzzle:
    """Depth-first search with known cards."""

    most: i64
    positions: i64
    stopped: bool  # a draw with an unknown result was reached
    line: list[int]  # completes the form
    seen: set[tuple[int, ...]]

    def __init__(self, most: i64) -> None:
        self.most = most
        self.positions = 0
        self.stopped = False
        self.line = []
        self.seen = set()

    def can_win(self, table: ZenTable, line: list[int]) -> bool:
        if table.phase == OVER:
            if table.result == WON:
                self.line = line
            return table.result == WON
        self.positions += 1
        if self.positions > self.most or self._was_seen(table) or is_hopeless(table):
            return False
        if table.phase == DRAWING:
            return self._win_by_drawing(table, line)
        if table.phase == HAND_OUT:
            return self._win_by_placing(table, line)
        codes = table.legal(0)
        return any(self._can_win_after(table, line, [code]) for code in (codes if table.phase == HOLDING else codes[:1]))

    def _win_by_drawing(self, table: ZenTable, line: list[int]) -> bool:
        for colour in range(2):
            if table.is_open(colour):
                if not table.knows_order(colour):
                    self.stopped = True
                elif self._can_win_after(table, line, [DRAW + colour]):
                    return True
        return False

    def _win_by_placing(self, table: ZenTable, line: list[int]) -> bool:
        """Every card in every place, cheapest first; ending the hand is sorted in among them."""
        hope = hope_of(table)
        steps = places_by_loss(table.layout, hope, table.hand_cards(), NOTHING_HELD)
        steps.append((cost(table.layout, hope) + bonus_of(table), NOTHING_HELD, CENTRE))
        steps.sort()
        for _, oriented, cell in steps:
            codes = [DONE] if oriented == NOTHING_HELD else [HOLD + oriented, int(PLACE + code_of(cell))]
            if self._can_win_after(table, line, codes):
                return True
        return False

    def _can_win_after(self, table: ZenTable, line: list[int], codes: list[int]) -> bool:
        after = table.copy()
        assert isinstance(after, ZenTable)
        for code in codes:
            after.play(0, code)
        return self.can_win(after, line + codes)

    def _was_seen(self, table: ZenTable) -> bool:
        """Whether the same cards on the same cells, with the same ones to come, have been searched."""
        laid = [1024 * oriented + cell for cell, oriented in table.laid()]
        key = (*laid, -1, *table.hand_cards(), -1, int(table.held), int(table.black.left()), int(table.white.left()), int(table.phase))
        if key in self.seen:
            return True
        self.seen.add(key)
        return False
