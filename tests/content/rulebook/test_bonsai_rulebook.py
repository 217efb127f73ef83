"""Bonsai's rules page covers every action, tile, card, slot, goal, house rule, level, scenario, refusal and ruling, in every language."""

import pytest

from roji.games.bonsai import Options, components, goals
from roji.games.bonsai.actions import SLOTS, TILES
from roji.games.bonsai.goals import COLOURS
from roji.games.bonsai.scenarios import LEVELS, TARGETS
from tests.content.rulebook.covering import book_of, gaps, without

KINDS = {
    *TILES,
    *COLOURS,
    *components.TYPES,
    *(f"card-{row[0]}" for row in components.PRINTED),
    *(f"slot-{slot}" for slot in range(1, SLOTS + 1)),
    *(f"goal-{row[0]}" for row in goals.PRINTED),
    *LEVELS,
    *TARGETS,
    *Options.__struct_fields__,
}
BOOK = book_of("bonsai")
BOUND = [one.id for one in BOOK.paragraphs() if one.about or one.refusals or one.ruling]


def test_everything_has_its_paragraph() -> None:
    assert gaps("bonsai", BOOK, KINDS) == []


@pytest.mark.parametrize("paragraph", BOUND)
def test_a_missing_paragraph_is_detected(paragraph: str) -> None:
    assert gaps("bonsai", without(BOOK, paragraph), KINDS) != []
