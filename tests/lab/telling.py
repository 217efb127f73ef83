"""Checks recall by playing on in two worlds that a seat cannot distinguish: the recalls differ from when the seat is shown a difference."""

from dataclasses import dataclass

from roji.core.luck import Luck
from roji.core.state import State
from roji.lab.envs.recall import Recall
from roji.testing.seen import event, seen
from roji.testing.settings import SOAK, Setting
from roji.testing.walks import WalkStep, spread, truth, walk

WINDOW = 5  # actions for which the two worlds are compared
WINDOWS = 12 if SOAK else 5


@dataclass
class Found:
    """The number of comparisons and their results."""

    alike: int = 0  # different worlds in which the same was shown
    apart: int = 0


def recall_tells_worlds_apart(kind: type[Recall], setting: Setting, seed: int) -> Found:
    """At some points of a game, for every seat: play on in an imagined world beside the true one."""
    steps = list(walk(setting, seed))
    found = Found()
    recall, told = kind(setting.game, setting.begin(seed), setting.seats), 0
    for start in spread(list(range(len(steps))), WINDOWS):
        for step in steps[told:start]:
            recall.played(step.seat, step.code)
        told = start
        for seat in range(setting.seats):
            _go_on(setting, recall, steps[start : start + WINDOW], seat, found)
    return found


def _go_on(setting: Setting, recall: Recall, steps: list[WalkStep], seat: int, found: Found) -> None:
    game, choices = setting.game, Luck(steps[0].number)
    world = steps[0].before.imagine(seat, Luck(seat + 77))
    ours, theirs = recall.copy(), recall.imagined(seat, world)
    assert ours.text(seat) == theirs.text(seat), f"seat {seat} recalls more than it was shown"
    for step in steps:
        code = _chosen(world, step, seat, choices)
        shown = seen(game, step.after, seat, event(game, step.before, step.after, step.seat, step.code, seat))
        there = world.copy()
        ours.played(step.seat, step.code)
        theirs.played(step.seat, code)
        world.play(step.seat, code)
        same_shown = shown == seen(game, world, seat, event(game, there, world, step.seat, code, seat))
        same_recalled = ours.text(seat) == theirs.text(seat)
        assert same_recalled or not same_shown, f"after {game.text(code)!r} seat {seat} recalls what it was not shown"
        assert same_shown or not same_recalled, f"after {game.text(code)!r} seat {seat} does not recall what it was shown"
        if not same_shown:
            found.apart += 1
            return
        assert ours.observations(seat).tolist() == theirs.observations(seat).tolist()
        found.alike += truth(step.after) != truth(world)


def _chosen(world: State, step: WalkStep, seat: int, choices: Luck) -> int:
    """The seat repeats its action; other seats act at random."""
    if step.seat == seat:
        return step.code
    legal = world.legal(step.seat)
    return step.code if step.code in legal and choices.below(3) == 0 else legal[choices.below(len(legal))]
