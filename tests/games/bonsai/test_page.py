"""The page of rules and the tests name the same cards, goals, cases, examples and rulings."""

import re
from pathlib import Path

from roji.games.bonsai import GAME
from tests.games.bonsai.tables import T72, look

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "games" / "bonsai.md").read_text(encoding="utf-8")
NAMES = " ".join(name for test in HERE.rglob("test_*.py") for name in re.findall(r"def (test_\w+)", test.read_text(encoding="utf-8")))
PER = {"wood": "1 for each wood, the bud too", "leaf": "1 for each leaf", "flower": "2 for each flower", "fruit": "2 for each fruit"}


def rows(mark: str) -> list[str]:
    """The first cells of the page's table rows that match a pattern."""
    return re.findall(rf"^\| ({mark}) \|", PAGE, re.MULTILINE)


def cited(pattern: str) -> set[str]:
    return {found.upper() for found in re.findall(pattern, NAMES)}


def shows(card: dict[str, object]) -> str:
    contents = card["contents"]
    assert isinstance(contents, list)
    if card["type"] == "tool":
        return "+2"
    if card["type"] == "parchment":
        return PER.get(contents[0], f"2 for each {contents[0].title()} card")
    return ", ".join(contents)


def test_the_page_prints_every_card() -> None:
    printed = re.findall(r"^\| card (\d+) \| (\w+) \| (.+) \| (.) \|$", PAGE, re.MULTILINE)
    assert printed == [(str(card["id"]), card["type"], shows(card), str(card["mark"] or "–")) for card in GAME.facts["cards"]]


def test_the_page_prints_every_goal() -> None:
    printed = re.findall(r"^\| goal (\d+) \| (\w+) \| (\w+) \| .* \| (\d+) \|$", PAGE, re.MULTILINE)
    assert printed == [(str(goal["id"]), goal["colour"], goal["difficulty"], str(goal["points"])) for goal in GAME.facts["goals"]]


def test_the_page_prints_what_lies_below_the_slots() -> None:
    printed = [set(re.findall(r"wood|leaf|flower|fruit", line)) for line in re.findall(r"^\| slot \d \| (.*) \|$", PAGE, re.MULTILINE)]
    assert printed == [set(gift) for gift in GAME.facts["slots"]]


def test_the_page_prints_the_bonsai_of_72_points() -> None:
    assert " ".join(re.findall(r"^[WLRF]\(.*\)$", PAGE, re.MULTILINE)) == T72


def test_the_page_prints_the_goals_of_the_scenarios_and_whose_choice_they_are() -> None:
    printed = dict(re.findall(r"^\| `(\w+)` \| ([\d, ]+)(?: \(our choice\))? \|", PAGE, re.MULTILINE))
    ours = re.findall(r"^\| `(\w+)` \| [\d, ]+ \(our choice\) \|", PAGE, re.MULTILINE)
    for scenario, goals in printed.items():
        seen = look(GAME.new(1, 1, scenario=scenario), 0)
        assert goals == ", ".join(str(goal.goal) for goal in seen.goals)
        assert seen.chosen_goals_note == (scenario in ours)
    assert [*printed] == ["slow_fall", "long_winter", "flourishing_spring", "scorching_summer", "emperor"]


def test_every_option_is_on_the_page() -> None:
    options = PAGE.partition("## Options")[2].partition("## Notation")[0]
    assert re.findall(r"^\| `(\w+)` \|", options, re.MULTILINE) == list(GAME.Options.__struct_fields__)


def test_every_case_on_the_page_has_a_test() -> None:
    numbers = [str(number) for number in range(1, 69)]
    cases = PAGE.partition("## Cases")[2]
    assert re.findall(r"^\| (\d+) \|", cases, re.MULTILINE) == numbers
    assert cited(r"case_(\d+)") == set(numbers)


def test_every_example_on_the_page_has_a_test() -> None:
    assert rows(r"E\d") == sorted(cited(r"example_(e\d)")) == ["E1", "E2", "E3", "E4"]


def test_every_ruling_on_the_page_has_a_test() -> None:
    rulings = rows(r"[AR]\d+")
    assert len(rulings) == len(set(rulings))
    assert set(rulings) == cited(r"ruling_([ar]\d+)")
    assert {f"A{n}" for n in range(1, 35)} <= set(rulings)
