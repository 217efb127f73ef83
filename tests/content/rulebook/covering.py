"""What a game's rules page must cover, derived from the game itself; nothing here is specific to a game."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

import roji
from roji.content.rulebook import Rulebook, rulebook
from roji.content.words import LANGUAGES, bundle
from roji.core.sentences import key_of
from tools.words import ROOT, SOURCE, patterns


def book_of(game: str) -> Rulebook:
    found = rulebook(game)
    assert found is not None, f"there is no rulebook of {game}"
    return found


def action_tags(game: str) -> set[str]:
    """The tags of the game's actions."""
    [rules] = [one for one in roji.all_games() if one.name == game]
    return {str(action.__struct_config__.tag) for action in rules.actions}


def refusal_keys(game: str) -> set[str]:
    """The keys of all refusals that this game's `why_not` can return."""
    return {key_of(pattern) for path in (SOURCE / "games" / game).glob("*.py") for _, pattern in patterns(_refusing(path), path) if pattern}


def _refusing(path: Path) -> ast.Module:
    """The code of a module that forbids actions: all of refusals.py, elsewhere the `why_not` functions."""
    tree = ast.parse(path.read_text())
    if path.stem != "refusals":
        tree.body = [one for one in tree.body if isinstance(one, ast.FunctionDef) and one.name.startswith("why_not")]
    return tree


def ruling_numbers(game: str) -> set[str]:
    """The numbers of the rulings on the game's page in docs."""
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text()
    chapter = page.split("\n## Rulings\n")[1].split("\n## ")[0]
    return set(re.findall(r"^\| ([A-Z]\d+) \|", chapter, re.MULTILINE))


def gaps(game: str, book: Rulebook, kinds: Iterable[str]) -> list[str]:
    """What this rulebook leaves out: actions, kinds of cards or goals, refusals, rulings, and messages in any language."""
    about = {thing for paragraph in book.paragraphs() for thing in paragraph.about}
    rulings = {paragraph.ruling for paragraph in book.paragraphs()} - {""}
    return [
        *[f"nothing is about {thing}" for thing in sorted({*action_tags(game), *kinds} - about)],
        *[f"no ruling {number}" for number in sorted(ruling_numbers(game) - rulings)],
        *[f"{number} is no ruling" for number in sorted(rulings - ruling_numbers(game))],
        *_refusals(game, book),
        *_unsaid(game, book),
    ]


def _refusals(game: str, book: Rulebook) -> Iterator[str]:
    explained = Counter(key for paragraph in book.paragraphs() for key in paragraph.refusals)
    for key in sorted(refusal_keys(game)):
        if explained[key] != 1:
            yield f"{key} is explained in {explained[key]} paragraphs"


def _unsaid(game: str, book: Rulebook) -> Iterator[str]:
    keys = [f"rules-{section.id}-title" for section in book.section] + [f"rules-{paragraph.id}" for paragraph in book.paragraphs()]
    for language in LANGUAGES:
        messages = bundle(language, f"rules-{game}")
        yield from (f"{language} does not say {key}" for key in keys if not messages.has_message(key))


def without(book: Rulebook, paragraph: str) -> Rulebook:
    """The same rulebook without one paragraph."""
    sections = [msgspec.structs.replace(one, paragraph=[rule for rule in one.paragraph if rule.id != paragraph]) for one in book.section]
    return Rulebook(sections)
