"""The rules page of Zen covers the game: every action, edge, form, option, refusal and ruling, in four languages."""

import ast
import re

import pytest

from roji.content.rulebook import Paragraph
from roji.content.words import read
from roji.core.sentences import Words, key_of
from roji.games.zen import OUR_FORMS, Options
from roji.games.zen.components import DECK
from tests.content.rulebook.covering import book_of, gaps, without
from tools.words import SOURCE, patterns

BOOK = book_of("zen")
EDGES = {name for card in DECK.cards for name in DECK.edge_names(2 * card)}


def slug(name: str) -> str:
    return re.sub("[^a-z0-9]+", "-", name.lower())


FORMS = {slug(form.name): form for form in OUR_FORMS}
KINDS = {*EDGES, *FORMS, *Options.__struct_fields__}


def test_nothing_is_left_out() -> None:
    assert gaps("zen", BOOK, KINDS) == []


@pytest.mark.parametrize("paragraph", [one for one in BOOK.paragraphs() if one.about or one.refusals or one.ruling], ids=lambda one: one.id)
def test_a_missing_paragraph_is_detected(paragraph: Paragraph) -> None:
    torn = without(BOOK, paragraph.id)
    said_elsewhere = [key for key in paragraph.refusals if key in form_refusals()]
    assert gaps("zen", torn, KINDS) or said_elsewhere


def form_refusals() -> set[str]:
    """The reasons why a form is invalid, given before a game begins."""
    found = set()
    for name in ("forms.py", "__init__.py"):
        path = SOURCE / "games" / "zen" / name
        said = {key_of(pattern) for _, pattern in patterns(ast.parse(path.read_text()), path) if pattern}
        found |= {key for key in said if "form" in key.split("-")}
    return found


def test_every_reason_against_a_form_is_explained_once() -> None:
    explained = [key for paragraph in BOOK.paragraphs() for key in paragraph.refusals]
    assert len(form_refusals()) == 6
    assert {key: explained.count(key) for key in form_refusals()} == dict.fromkeys(form_refusals(), 1)


@pytest.mark.parametrize("name", sorted(FORMS))
def test_a_forms_numbers_are_correct(name: str) -> None:
    form = FORMS[name]
    told = read(Words(f"rules-form-{name}"), "en", "rules-zen")
    numbers = [form.size(), *(count for count in (form.black, form.white) if 0 < count < form.size()), form.joins()]
    assert told.startswith(f"{form.name}: ")
    assert re.findall(r"\d+", told) == [str(number) for number in numbers]
