"""The page of rules and the tests name the same components, statements, cases and rulings."""

import re
from pathlib import Path
from typing import Any

import pytest

from roji.games.takenoko import GAME, draw_garden, garden_text, read_garden
from tests.games.takenoko.tables import SPOKES, offered, table_with
from tests.games.takenoko.tables import PlayerSetup as Seat

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "games" / "takenoko.md").read_text(encoding="utf-8")
NAMES = [name for test in HERE.rglob("test_*.py") for name in re.findall(r"def (test_\w+)", test.read_text(encoding="utf-8"))]
RING = "G(1,0)1 G(0,1)1 Y(-1,1)1 Y(-1,0)1 P(0,-1)1 P(1,-1)1"


def rows(mark: str) -> list[str]:
    """The first cells of the page's table rows that match a pattern."""
    return re.findall(rf"^\| ({mark}) \|", PAGE, re.MULTILINE)


def cited(pattern: str) -> set[str]:
    return {found.upper() for name in NAMES for found in re.findall(pattern, name)}


def cards(kind: str) -> list[dict[str, Any]]:
    return [card for card in GAME.facts["cards"] if card["kind"] == kind]


def printed(pattern: str) -> list[tuple[str, ...]]:
    return re.findall(rf"^\| {pattern} \|$", PAGE, re.MULTILINE)


def test_the_page_prints_every_plot() -> None:
    told = printed(r"(green|yellow|pink) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+)")
    counts: dict[str, list[int]] = {}
    for plot in GAME.facts["plots"]:
        counts.setdefault(plot["colour"], []).append(plot["count"])
    assert told == [(colour, *map(str, many), str(sum(many))) for colour, many in counts.items()]


def test_the_page_prints_every_panda_objective() -> None:
    def asked(card: dict[str, Any]) -> str:
        return ", ".join(f"{count} {colour}" for colour, count in card["sections"].items() if count)

    told = printed(r"(PA-\w) \| (.*) \| (\d) \| (\d)")
    assert told == [(card["id"], asked(card), str(card["points"]), str(card["copies"])) for card in cards("panda")]


def test_the_page_prints_every_gardener_objective() -> None:
    def row(card: dict[str, Any]) -> tuple[str, ...]:
        improvement = card["improvement"].replace("plain", "none")
        return card["id"], card["colour"], str(card["columns"]), str(card["height"]), improvement, str(card["points"])

    assert printed(r"(GA-\w\d) \| (\w+) \| (\d) \| (\d) \| (\w+) \| (\d)") == [row(card) for card in cards("gardener")]


def test_the_page_prints_every_plot_objective() -> None:
    def row(card: dict[str, Any]) -> tuple[str, ...]:
        colours = sorted({cell["colour"] for cell in card["cells"]}, key=[cell["colour"] for cell in card["cells"]].index)
        return card["id"], card["shape"].replace("mixed", "mixed diamond"), ", ".join(colours), str(card["points"])

    assert printed(r"(PL-\w\w) \| ([a-z ]+) \| ([a-z, ]+) \| (\d)") == [row(card) for card in cards("plot")]


def test_the_page_prints_the_thresholds() -> None:
    told = printed(r"(\d) \| (\d) \| (\d+)")
    assert [(seats, needed) for seats, needed, _ in told] == [*((seats, str(needed)) for seats, needed in GAME.facts["thresholds"].items())]


def test_the_page_names_the_sides_on_which_a_network_begins() -> None:
    told = re.findall(r"`(-?\d,-?\d \w+)` ", PAGE.partition("on which a network can begin")[2].partition("## The rules")[0])
    assert told == SPOKES
    assert offered(table_with(Seat(channels=1), Seat(), garden=RING), 0, "water") == set(told)


def test_every_option_is_on_the_page() -> None:
    options = PAGE.partition("## Options")[2].partition("## Notation")[0]
    assert re.findall(r"^\| `(\w+)` \|", options, re.MULTILINE) == list(GAME.Options.__struct_fields__)


@pytest.mark.parametrize("line", re.findall(r"^\| `([^`]+)` \|", PAGE.partition("## Notation")[2].partition("## What")[0], re.MULTILINE))
def test_every_line_of_notation_on_the_page_can_be_read(line: str) -> None:
    assert GAME.text(GAME.parse(line)) == line


def test_every_verb_is_on_the_page() -> None:
    notation = PAGE.partition("## Notation")[2].partition("## What")[0]
    told = {line.split()[0] for line in re.findall(r"^\| `([^`]+)` \|", notation, re.MULTILINE)}
    assert told == {GAME.text(code).split()[0] for code in range(GAME.size)}


def test_the_page_draws_the_garden_that_it_writes() -> None:
    written, drawn = re.findall(r"```\n(.*?)\n```", PAGE.partition("## Notation")[2].partition("## What")[0], re.DOTALL)
    assert garden_text(read_garden(written)) == written
    assert draw_garden(read_garden(written)) == drawn


def test_every_case_on_the_page_has_a_test() -> None:
    numbers = [str(number) for number in range(1, 64)]
    cases = PAGE.partition("## Cases")[2]
    assert re.findall(r"^\| (\d+) \|", cases, re.MULTILINE) == numbers
    assert cited(r"case_(\d+)") == set(numbers)


def test_every_statement_on_the_page_has_a_test() -> None:
    numbers = [f"S{number}" for number in range(1, 70)]
    assert rows(r"S\d+") == numbers
    assert cited(r"(?<=_)(s\d+)(?=_)") == set(numbers)


def test_every_ruling_on_the_page_has_a_test() -> None:
    rulings = [*(f"A{number}" for number in range(1, 24)), "R1", "R2", "R3"]
    assert rows(r"[AR]\d+") == rulings
    assert cited(r"ruling_([ar]\d+)") == set(rulings)
