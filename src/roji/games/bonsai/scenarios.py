"""Solo play: the levels, the five scenarios and their requirements.

The goal tiles of the Emperor challenge are the rulebook's. Those of the other four scenarios appear there only in pictures that we do not
have: they are OUR CHOICE, and the option `scenario_goals` replaces them by what an owner's box shows.
"""

from typing import Final

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.bonsai.goals import HARD, LOW, colour_of, difficulty_of

NONE: Final = 0
SLOW_FALL: Final = 1
LONG_WINTER: Final = 2
FLOURISHING_SPRING: Final = 3
SCORCHING_SUMMER: Final = 4
EMPEROR: Final = 5
SCENARIOS: Final = ("none", "slow_fall", "long_winter", "flourishing_spring", "scorching_summer", "emperor")

LEVELS: Final = {"gakusei": 80, "senmon": 100, "sensei": 120, "yusha": 140}
TARGETS: Final = {"slow_fall": 130, "long_winter": 120, "flourishing_spring": 130, "scorching_summer": 130, "emperor": 140}

OUR_CHOICE: Final = {
    "slow_fall": [1, 3, 4, 6, 7, 9],
    "long_winter": [2, 5, 9],
    "flourishing_spring": [1, 4, 7],
    "scorching_summer": [1, 7, 10],
}
EMPEROR_GOALS: Final = [2, 5, 8, 11, 14]  # every intermediate goal
PARCHMENTS_OF_WINTER: Final = 4


def target_of(level: str, scenario: str) -> int:
    """Points a solo player needs."""
    return TARGETS.get(scenario, LEVELS[level])


def read_goals(scenario: str, said: str) -> list[int]:
    """The goals of a scenario: ours, or those named by an owner of the box."""
    if scenario == "emperor":
        if said:
            raise ValueError(say("the Emperor challenge is played with the five intermediate goals; leave scenario_goals empty"))
        return EMPEROR_GOALS
    if not said:
        return OUR_CHOICE[scenario]
    goals = _numbers(said)
    colours = {colour_of(goal) for goal in goals}
    if scenario == "slow_fall":
        if not _can_be_won(goals):
            raise ValueError(say("Slow Fall needs two hard goals and a low one of three colours among scenario_goals"))
    elif len(goals) != 3 or len(colours) != 3:
        raise ValueError(say("this scenario is played with three goals of three colours; name them in scenario_goals like 3,6,15"))
    return goals


def _numbers(said: str) -> list[int]:
    goals: list[int] = []
    for part in said.split(","):
        number = part.strip()
        if not (number.isascii() and number.isdigit() and 1 <= int(number) <= 15):
            raise ValueError(say("there is no goal {number}; goals go from 1 to 15, with commas between them", number=repr(number)))
        goals.append(int(number))
    if len(set(goals)) != len(goals):
        raise ValueError(say("scenario_goals names a goal twice"))
    return sorted(goals)


def _can_be_won(goals: list[int]) -> bool:
    hard = {colour_of(goal) for goal in goals if difficulty_of(goal) == HARD}
    low = {colour_of(goal) for goal in goals if difficulty_of(goal) == LOW}
    return len(hard) >= 2 and bool(low) and len(hard | low) >= 3


def shortfall(scenario: i64, target: int, points: int, claimed: list[int], second: list[int], parchments: int) -> str | None:
    """What a solo player has failed to do, or None after a win. `second` are the goals claimed with the second bonsai."""
    if points < target:
        return say("{points} points, but {target} were needed", points=points, target=target)
    if scenario == SLOW_FALL:
        return _shortfall_of_fall(claimed)
    if scenario == EMPEROR:
        return _shortfall_before_the_emperor(len(claimed), len(second))
    if len(claimed) < 3:
        return say("three goals were needed, and {count} were claimed", count=len(claimed))
    if scenario == LONG_WINTER and parchments < PARCHMENTS_OF_WINTER:
        return say("four Parchments were needed, and {count} were collected", count=parchments)
    return None


def _shortfall_of_fall(claimed: list[int]) -> str | None:
    hard = len([goal for goal in claimed if difficulty_of(goal) == HARD])
    low = len([goal for goal in claimed if difficulty_of(goal) == LOW])
    if hard == 2 and low == 1 and len(claimed) == 3:
        return None
    return say("two hard goals and a low one were needed; {hard} hard and {low} low ones were claimed", hard=hard, low=low)


def _shortfall_before_the_emperor(claimed: int, second: int) -> str | None:
    if claimed < 5:
        return say("all five goals were needed, and {count} were claimed", count=claimed)
    if second not in (2, 3):
        return say("three goals were needed on one bonsai and two on the other, not {most} and {fewest}", **_split(second))
    return None


def _split(second: int) -> dict[str, str | int]:
    return {"most": max(second, 5 - second), "fewest": min(second, 5 - second)}
