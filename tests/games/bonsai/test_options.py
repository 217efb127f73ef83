"""Options, and combinations of them that are refused."""

import re

import pytest

from roji.content.words import LANGUAGES, read
from roji.core.sentences import Words, words
from roji.games.bonsai import GAME
from roji.server.http.home import home
from tests.games.bonsai.tables import look


def test_goal_colours_are_chosen() -> None:
    seen = look(GAME.new(3, 1, goal_colours="brown,pink,blue"), None)
    assert [goal.goal for goal in seen.goals] == [1, 2, 3, 10, 11, 12, 13, 14, 15]


def test_every_choice_of_goal_colours_is_on_the_list_and_can_be_played() -> None:
    choice = next(one for one in home([GAME], []).games[0].options if one.name == "goal_colours")
    assert len(choice.values) == 11  # random, and three of five
    assert not choice.text  # a choice, not a free text
    for value in choice.values[1:]:
        seen = look(GAME.new(2, 1, goal_colours=value), None)
        colours = [goal["colour"] for goal in GAME.facts["goals"] if goal["id"] in {tile.goal for tile in seen.goals}]
        assert sorted(set(colours), key=colours.index) == str(value).split(",")


def test_both_readings_of_the_deck_for_three_are_explained_in_a_sentence() -> None:
    choice = next(one for one in home([GAME], []).games[0].options if one.name == "three_player_deck")
    for number in ("11", "36", "4", "43"):
        assert all(number in re.findall(r"\d+", read(Words("option-three-player-deck"), language)) for language in LANGUAGES)
        assert number in re.findall(r"\d+", choice.about)


def test_a_target_is_for_one_player() -> None:
    assert look(GAME.new(1, 1, level="sensei"), 0).target == 120
    assert look(GAME.new(2, 1), 0).target is None


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"scenario": "slow_fall"}, "a scenario is for one player"),
        (1, {"goals": False}, "alone"),
        (1, {"goals": False, "scenario": "emperor"}, "goals"),
        (1, {"scenario": "slow_fall", "level": "yusha"}, "level"),
        (2, {"goal_colours": "brown,green"}, "three"),
        (2, {"goal_colours": "brown,green,green"}, "three"),
        (2, {"goal_colours": "brown,green,orange,pink"}, "three"),
        (2, {"goal_colours": "brown,green,teal"}, "teal"),
        (2, {"goal_colours": ""}, "there is no goal colour ''"),
        (2, {"goals": False, "goal_colours": "brown,green,pink"}, "goal"),
        (1, {"scenario": "slow_fall", "goal_colours": "brown,green,pink"}, "goal"),
        (1, {"scenario_goals": "3,6,15"}, "scenario_goals are for a scenario"),
        (2, {"scenario_goals": "3,6,15"}, "scenario_goals are for a scenario"),
        (1, {"scenario": "long_winter", "scenario_goals": "3,6,16"}, "16"),
        (1, {"scenario": "long_winter", "scenario_goals": "3,6,six"}, "six"),
        (1, {"scenario": "long_winter", "scenario_goals": "3,6"}, "three goals of three colours"),
        (1, {"scenario": "long_winter", "scenario_goals": "3,3,6"}, "names a goal twice"),
        (1, {"scenario": "long_winter", "scenario_goals": "4,5,6"}, "colour"),
        (1, {"scenario": "slow_fall", "scenario_goals": "1,4,7"}, "hard"),
        (1, {"scenario": "emperor", "scenario_goals": "1,4,7,10,13"}, "Emperor"),
    ],
    ids=str,
)
def test_incompatible_options_are_refused_with_a_sentence(seats: int, options: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence) as refused:
        GAME.new(seats, 1, **options)
    said = {language: read(words(refused.value.args[0]), language) for language in LANGUAGES}
    assert said["en"] == str(refused.value)
    assert len(set(said.values())) == len(LANGUAGES), "a language speaks English"


@pytest.mark.parametrize(
    "wrong",
    [
        {"goals": "no"},
        {"tokonoma": 1},
        {"three_player_deck": "small"},
        {"refill_timing": "never"},
        {"level": "seito"},
        {"scenario": "spring"},
        {"goal_colours": 3},
        {"scenario_goals": [3, 6, 15]},
    ],
    ids=str,
)
def test_an_invalid_value_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=f"^Bonsai: .*{next(iter(wrong))}"):
        GAME.new(1, 1, **wrong)


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(ValueError, match=r"^Bonsai has no option 'speed'; it has goal_colours, goals, level, "):
        GAME.new(2, 1, speed="fast")
