"""The page of rules and the tests name the same tiles, options, cases, examples and rulings."""

import re
from pathlib import Path

from roji.games.bossa import GAME
from tests.games.bossa.tables import TILES

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "games" / "bossa.md").read_text(encoding="utf-8")
NAMES = " ".join(name for test in HERE.rglob("test_*.py") for name in re.findall(r"def (test_\w+)", test.read_text(encoding="utf-8")))


def rows(mark: str) -> list[str]:
    """The first cells of the page's table rows that match a pattern."""
    return re.findall(rf"^\| ({mark}) \|", PAGE, re.MULTILINE)


def cited(pattern: str) -> set[str]:
    return {found.upper() for found in re.findall(pattern, NAMES)}


def section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_the_page_prints_every_tile_in_its_place() -> None:
    printed = re.findall(r"^\| black (\d) \| (.*) \|$", section("Components"), re.MULTILINE)
    cells = {(white, int(black)): cell for black, line in printed for white, cell in enumerate(line.split(" | "))}
    assert {cell for cell in cells.values() if cell != "–"} == set(TILES)
    assert all(cell == f"{white}/{black}" for (white, black), cell in cells.items() if cell != "–")
    assert len(cells) == 49


def test_the_page_counts_the_tiles_by_their_dots() -> None:
    for colour, number in (("white", 0), ("black", 1)):
        [line] = re.findall(rf"^\| tiles with that many {colour} dots \| (.*) \|$", PAGE, re.MULTILINE)
        counts = [sum(1 for tile in TILES if int(tile.split("/")[number]) == dots) for dots in range(1, 7)]
        assert line.split(" | ") == [str(count) for count in counts]


def test_every_option_is_on_the_page() -> None:
    assert re.findall(r"^\| `(\w+)` \|", section("Options"), re.MULTILINE) == list(GAME.Options.__struct_fields__)


def test_every_line_of_notation_on_the_page_is_one() -> None:
    lines = re.findall(r"^\| `([^`]+)` \|", section("Notation"), re.MULTILINE)
    assert {type(GAME.describe(GAME.parse(line))) for line in lines} == set(GAME.actions) - {
        type(GAME.public(GAME.new(2, 1), GAME.parse("keep doubler")))
    }


def test_every_case_on_the_page_has_a_test() -> None:
    numbers = {str(number) for number in range(1, 40)}
    printed = re.findall(r"^\| (\d+) \|", section("Cases"), re.MULTILINE)
    assert len(printed) == len(set(printed))
    assert set(printed) == cited(r"case_(\d+)") == numbers


def test_every_example_on_the_page_has_a_test() -> None:
    assert rows(r"X\d") == sorted(cited(r"example_(x\d)")) == ["X1", "X2", "X3", "X4", "X5", "X6"]


def test_every_ruling_on_the_page_has_a_test() -> None:
    rulings = rows(r"[AR]\d+")
    assert rulings == [f"R{n}" for n in range(1, 21)] + [f"A{n}" for n in range(1, 5)]
    assert set(rulings) == cited(r"ruling_([ar]\d+)")
