"""Ohanami's rules page covers every action, suit, house rule, refusal and ruling, in every language."""

import pytest

from roji.games.ohanami import Options
from roji.games.ohanami.scoring import SUIT_NAMES
from tests.content.rulebook.covering import book_of, gaps, without

KINDS = {*SUIT_NAMES.values(), *Options.__struct_fields__, "cards", "ladder"}
BOOK = book_of("ohanami")
BOUND = [one.id for one in BOOK.paragraphs() if one.about or one.refusals or one.ruling]


def test_everything_has_its_paragraph() -> None:
    assert gaps("ohanami", BOOK, KINDS) == []


@pytest.mark.parametrize("paragraph", BOUND)
def test_a_missing_paragraph_is_detected(paragraph: str) -> None:
    assert gaps("ohanami", without(BOOK, paragraph), KINDS) != []
