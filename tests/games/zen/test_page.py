"""The page of rules and the tests name the same cases, examples and rulings."""

import re
from pathlib import Path

from roji.games.zen import OUR_FORMS
from roji.games.zen.components import DECK

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "games" / "zen.md").read_text(encoding="utf-8")
NAMES = " ".join(name for test in HERE.rglob("test_*.py") for name in re.findall(r"def (test_\w+)", test.read_text(encoding="utf-8")))
SIGNS = {"red": "r", "blue": "b", "slash": "/", "backslash": "\\", "tip": "T", "notch": "N"}


def rows(mark: str) -> set[str]:
    """The first cells of the page's table rows that match a pattern."""
    return set(re.findall(rf"^\| ({mark}) \|", PAGE, re.MULTILINE))


def cited(pattern: str) -> set[str]:
    return {found.upper() for found in re.findall(pattern, NAMES)}


def test_the_page_prints_every_card() -> None:
    printed = re.findall(r"\b(\d\d) ([rb]{2}[/\\TN]{2})", PAGE)
    cards = [("".join(SIGNS[edge] for edge in DECK.edge_names(2 * card))) for card in DECK.of_colour(0)]
    assert printed == [(f"{number:02d}", card) for number, card in enumerate(cards, 1)]


def test_the_page_prints_every_form() -> None:
    for form in OUR_FORMS:
        assert re.search(rf"^\| {form.name} \| {form.level} \| {form.size()} \| {form.black} / {form.white} \|", PAGE, re.MULTILINE), (
            form.name
        )


def test_every_case_on_the_page_has_a_test() -> None:
    cases = PAGE.partition("## Cases")[2]
    assert re.findall(r"^\| (\d+) \|", cases, re.MULTILINE) == [str(number) for number in range(1, 34)]
    assert cited(r"case_(\d+)") == {str(number) for number in range(1, 34)}


def test_every_example_on_the_page_has_a_test() -> None:
    assert rows(r"E\d") == cited(r"example_(e\d)") == {f"E{n}" for n in range(1, 6)}


def test_every_ruling_on_the_page_has_a_test() -> None:
    assert rows(r"R\d+") == cited(r"ruling_(r\d+)") == {f"R{n}" for n in range(1, 15)}
