"""The page of rules and the tests name the same cases, examples and rulings."""

import re
from pathlib import Path

from roji.games.ohanami import GAME

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "games" / "ohanami.md").read_text(encoding="utf-8")
NAMES = " ".join(name for test in HERE.rglob("test_*.py") for name in re.findall(r"def (test_\w+)", test.read_text(encoding="utf-8")))


def rows(mark: str) -> set[str]:
    """The first cells of the page's table rows that match a pattern."""
    return set(re.findall(rf"^\| ({mark}) \|", PAGE, re.MULTILINE))


def cited(pattern: str) -> set[str]:
    return {found.upper() for found in re.findall(pattern, NAMES)}


def test_the_page_prints_every_card_with_its_suit() -> None:
    for name, letter in (("water", "B"), ("plants", "G"), ("stone", "S"), ("blossoms", "P")):
        printed = re.findall(rf"^\| {name} \| ([\d ]+) \|$", PAGE, re.MULTILINE)
        assert printed == [" ".join(str(card) for card, suit in enumerate(GAME.facts["suits"], 1) if suit == letter)]


def test_every_case_on_the_page_has_a_test() -> None:
    cases = PAGE.partition("## Cases")[2]
    assert re.findall(r"^\| (\d+) \|", cases, re.MULTILINE) == [str(number) for number in range(1, 41)]
    assert cited(r"case_(\d+)") == {str(number) for number in range(1, 41)}


def test_every_example_on_the_page_has_a_test() -> None:
    assert rows(r"E\d") == cited(r"example_(e\d)") == {"E1", "E2", "E3", "E4"}


def test_every_ruling_on_the_page_has_a_test() -> None:
    assert rows(r"[AR]\d+") == cited(r"ruling_([ar]\d+)") == {f"A{n}" for n in range(1, 15)} | {f"R{n}" for n in range(1, 7)}
