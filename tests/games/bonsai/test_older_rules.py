"""Games of version 1, whose ruling A7 never let wood be removed: they continue, unless more was removed than is needed now."""

import pytest

from roji.core.journal.fold import Entry, Header, InvalidJournal, Journal, replay
from roji.games.bonsai import GAME
from roji.server.table.versions import CHANGED, why_closed
from tests.games.bonsai.tables import tiles

LINES = (
    """
0 meditate 2, 0 take wood, 1 meditate 4, 1 grow wood 0,-1, 1 grow leaf 1,-2, 1 done, 0 meditate 4, 1 meditate 4, 1 grow leaf 0,-2,
1 grow fruit 1,-3, 1 done, 0 cultivate, 0 grow wood 1,-1, 0 grow wood 2,-2, 0 grow leaf 3,-3, 0 done, 1 meditate 4, 0 meditate 2,
0 take leaf, 1 meditate 2, 1 take wood, 0 meditate 3, 1 meditate 4, 0 cultivate, 0 grow wood 3,-2, 0 grow leaf 2,-3,
0 grow flower 4,-4, 0 grow fruit 3,-4, 0 done, 1 meditate 4, 1 take fruit, 1 discard leaf, 0 meditate 4, 0 grow leaf 1,-2,
0 grow fruit 1,-3, 0 done, 1 meditate 4, 1 grow wood -1,-1, 1 grow leaf -1,-2, 1 done, 0 meditate 2, 0 take leaf, 1 meditate 4,
0 meditate 4, 1 cultivate, 1 grow leaf -2,-1, 1 grow fruit -2,-2, 1 done, 0 cultivate, 0 grow leaf 0,-1, 0 grow leaf 4,-2,
0 grow leaf 3,-1, 0 grow fruit 4,-1, 0 done, 0 claim 7, 1 meditate 4, 1 discard leaf, 1 discard leaf, 0 meditate 3, 1 cultivate,
1 grow leaf 1,-1, 1 grow fruit 2,-2, 1 done, 1 claim 4, 0 meditate 4, 1 prune -1,-2, 1 meditate 3, 0 cultivate, 0 grow wood 2,-1,
0 grow leaf 4,-3, 0 grow fruit 5,-3, 0 grow flower -1,-1, 0 done, 1 cultivate, 1 grow wood -1,-2, 1 grow leaf -2,-2,
1 grow flower -3,0, 1 grow fruit -3,-1, 1 done, 0 prune 3,-3
""".replace("\n", " ")
    .strip()
    .split(", ")
)
HEADER = Header("bonsai", 1, 2, {}, seed=5064)
ENTRIES = [Entry(int(line[0]), line[2:]) for line in LINES]
ALLOWED = ENTRIES[:-1]  # among them a removal that is one of the smallest by both rulings


def test_a_table_whose_removals_are_still_the_smallest_goes_on() -> None:
    assert GAME.version == 2
    assert Entry(1, "prune -1,-2") in ALLOWED
    assert why_closed(GAME, HEADER, ALLOWED, over=False) == ""


def test_a_table_where_more_was_removed_than_is_needed_now_is_closed_with_a_sentence() -> None:
    assert why_closed(GAME, HEADER, ENTRIES, over=False) == CHANGED


def test_an_older_file_is_played_as_far_as_the_present_rules_allow() -> None:
    *_, (_, state) = replay(GAME, Journal(HEADER, ALLOWED))
    assert "L(-1,-2)" not in tiles(state, 1)
    with pytest.raises(InvalidJournal, match="'0 prune 3,-3': that would take 2 tiles off, where 1 would do"):
        list(replay(GAME, Journal(HEADER, ENTRIES)))
