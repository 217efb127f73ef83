"""Rulebooks: every paragraph has its text in every language, every refusal has a paragraph, and damaged files are reported."""

from pathlib import Path

import pytest

import roji
from roji.content import rulebook as shelf
from roji.content.rulebook import FOLDER, read, rulebook
from roji.content.words import LANGUAGES, bundle
from tools.words import said

NAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_section_and_paragraph_has_its_text(name: str, language: str) -> None:
    messages = bundle(language, f"rules-{name}")
    book = read(FOLDER / f"{name}.toml")
    keys = [f"rules-{section.id}-title" for section in book.section] + [f"rules-{paragraph.id}" for paragraph in book.paragraphs()]
    assert [key for key in keys if not messages.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_has_the_words_that_people_type(language: str) -> None:
    messages = bundle(language, "search")
    topics = {topic for name in NAMES for paragraph in read(FOLDER / f"{name}.toml").paragraphs() for topic in paragraph.topics}
    assert [topic for topic in topics if not messages.has_message(f"search-{topic}")] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_topic_is_answered_by_one_paragraph(name: str) -> None:
    topics = [topic for paragraph in read(FOLDER / f"{name}.toml").paragraphs() for topic in paragraph.topics]
    assert len(set(topics)) == len(topics)


@pytest.mark.parametrize("name", NAMES)
def test_a_refusal_leads_to_its_rule(name: str) -> None:
    book = rulebook(name)
    assert book is not None
    explained = {key for paragraph in book.paragraphs() for key in paragraph.refusals}
    known = {key for part in said()[0].values() for key in part}
    assert explained <= known


def test_only_games_have_rulebooks() -> None:
    assert set(NAMES) <= {game.name for game in roji.all_games()}
    assert rulebook("chess") is None


RULE = '[[section.paragraph]]\nid = "win"\n'


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[[section]\n", "broken.toml: Expected"),
        ('[[section]]\nid = "goal"\n', "broken.toml: Object missing required field `paragraph`"),
        ('[[section]]\nid = "Goal"\nparagraph = []\n', "broken.toml: Expected `str` matching regex"),
        (
            '[[section]]\nid = "goal"\n[[section.paragraph]]\nid = "win"\nred = 1\n',
            "broken.toml: Object contains unknown field `red`",
        ),
        (
            f'[[section]]\nid = "goal"\n{RULE}{RULE}',
            "there are two paragraphs win",
        ),
    ],
)
def test_a_damaged_rulebook_is_named_with_its_fault(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "broken.toml").write_text(text)
    with pytest.raises(ValueError, match=fault.replace("[", r"\[")):
        shelf.read(tmp_path / "broken.toml")
