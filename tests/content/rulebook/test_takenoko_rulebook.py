"""The rules page of Takenoko covers the game: every action, card, weather, improvement, option, refusal and ruling has its paragraph."""

import ast

import msgspec
import pytest

from roji.content.rulebook import Rulebook
from roji.core.sentences import key_of
from roji.games.takenoko import GAME, Options
from roji.games.takenoko.actions import COLOURS, DECKS, FACES, IMPROVEMENTS
from roji.games.takenoko.components import CARD_IDS
from tests.content.rulebook.covering import book_of, gaps, without
from tools.words import SOURCE

KINDS = {*CARD_IDS, *COLOURS, *DECKS, *FACES, "?", *IMPROVEMENTS, *(field.name for field in msgspec.structs.fields(Options))}


def sentences_of_refusals() -> set[str]:
    """Every sentence in the refusal modules, including those in lookup tables."""
    return {key_of(text) for module in ("refusals.py", "objectives.py") for text in _texts(module)}


def _texts(module: str) -> list[str]:
    tree = ast.parse((SOURCE / "games" / "takenoko" / module).read_text())
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in prose]
    return [text for text in texts if isinstance(text, str) and " " in text]


def unexplained(book: Rulebook) -> list[str]:
    explained = [key for paragraph in book.paragraphs() for key in paragraph.refusals]
    return sorted(key for key in sentences_of_refusals() if explained.count(key) != 1)


def test_the_rules_page_leaves_nothing_out() -> None:
    book = book_of("takenoko")
    assert gaps("takenoko", book, KINDS) == []
    assert unexplained(book) == []


def test_it_explains_nothing_that_is_never_refused() -> None:
    explained = {key for paragraph in book_of("takenoko").paragraphs() for key in paragraph.refusals}
    assert explained == sentences_of_refusals()


def test_every_card_is_drawn_beside_its_rule() -> None:
    drawn = {name for paragraph in book_of("takenoko").paragraphs() for name in paragraph.picture.split()}
    assert set(CARD_IDS) <= drawn


TELLING = [one.id for one in book_of("takenoko").paragraphs() if one.refusals or one.ruling or one.about]


@pytest.mark.parametrize("paragraph", TELLING)
def test_a_missing_paragraph_is_detected(paragraph: str) -> None:
    torn = without(book_of("takenoko"), paragraph)
    assert gaps("takenoko", torn, KINDS) + unexplained(torn)


def test_the_page_is_of_a_game_that_is_played() -> None:
    assert GAME.name == "takenoko"
    assert len(TELLING) > 50
