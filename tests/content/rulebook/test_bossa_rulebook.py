"""Bossa's rules page covers every action, marker, chip, end, house rule, refusal and ruling, in every language."""

from typing import get_args

import pytest

from roji.games.bossa import Options
from roji.games.bossa.actions import CHIPS
from roji.games.bossa.lines import RULES
from roji.games.bossa.view import MarkersView, Reason
from tests.content.rulebook.covering import book_of, gaps, without

USUAL = {"2023"}  # the default option value
PARTS = {"arms", "dice", "equal", "markers", "rows", "tiles", "unseen", "winning"}
KINDS = {*PARTS, *CHIPS, *get_args(Reason), *MarkersView.__struct_fields__, *Options.__struct_fields__, *RULES, "many_layers"} - USUAL
BOOK = book_of("bossa")
BOUND = [one.id for one in BOOK.paragraphs() if one.about or one.refusals or one.ruling]


def test_everything_has_its_paragraph() -> None:
    assert gaps("bossa", BOOK, KINDS) == []


@pytest.mark.parametrize("paragraph", BOUND)
def test_a_missing_paragraph_is_detected(paragraph: str) -> None:
    assert gaps("bossa", without(BOOK, paragraph), KINDS) != []
