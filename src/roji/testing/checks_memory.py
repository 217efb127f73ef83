"""Checks that `imagine` forgets nothing that the seat has seen."""

import importlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from roji.core.luck import Luck
from roji.core.state import State
from roji.testing.settings import SOAK, Setting
from roji.testing.walks import WalkStep, walk, without_luck

WORLDS = 50  # imagined worlds to compare
FEW = 4  # values to name in a sentence
TOO_MUCH = 0.4  # share of the worlds that chance does not explain
WINDOWS = 60 if SOAK else 20
Contradiction = Callable[[list[Any], State], str | None]


def nothing_seen_is_forgotten(setting: Setting, seed: int) -> None:
    """A seat imagines worlds and plays on in each of them for some actions. What is equal in all of these worlds follows from
    what it knew, so imagining again in any of them must not give anything else; nor may it rule out what is found there.

    Every step keeps what was known before it, so by induction everything is kept. A game may name options with which players
    forget; `imagine` must then still rule out nothing that is possible.
    """
    steps = list(walk(setting, seed))
    choices = Luck(seed)
    for _ in range(WINDOWS):
        start = choices.below(len(steps))
        window = steps[start : start + 1 + choices.below(2 * setting.seats)]
        _compare(setting, window, choices.below(setting.seats), choices)


def _compare(setting: Setting, window: list[WalkStep], seat: int, choices: Luck) -> None:
    remembers = not setting.forgets()
    if _suspicion(window, seat, choices, WORLDS, remembers) is None:
        return
    suspicion = _suspicion(window, seat, choices, 10 * WORLDS, remembers)  # try again with more worlds: was it chance?
    assert suspicion is None, f"imagine: after {setting.game.text(window[-1].code)!r} seat {seat} {suspicion}"


def _suspicion(window: list[WalkStep], seat: int, choices: Luck, count: int, remembers: bool) -> str | None:
    worlds = [_lived(window, seat, choices) for _ in range(count)]
    lived = [_leaves_of(world) for world in worlds]
    imagined = [_leaves_of(world.imagine(seat, Luck(choices.below(2**29)))) for world in worlds]
    for path in sorted({path for world in (*lived, *imagined) for path in world}):
        found, thought = [world.get(path) for world in lived], [world.get(path) for world in imagined]
        if remembers and _strange(thought, found):
            return f"has forgotten what it saw: it imagines {path} as {_few(thought, found)}, which it cannot be; it is {_few(found)}"
        if _strange(found, thought):
            return f"rules out what can be: {path} is {_few(found, thought)}, which it never imagines; it imagines {_few(thought)}"
    return None


def _strange(values: list[Any], possible: list[Any]) -> bool:
    """Whether too many values are missing on the other side. (If half of the possible ones came up once, as many may be missing.)"""
    counted = Counter(possible)
    missed = sum(1 for times in counted.values() if times == 1) / len(possible)
    return sum(value not in counted for value in values) / len(values) > missed + TOO_MUCH


def _few(values: list[Any], but: Sequence[Any] = ()) -> str:
    """Some of the values that the other side does not have."""
    told = sorted({str(value) for value in values} - {str(value) for value in but})
    return " or ".join(told[:FEW]) + (" or others" if len(told) > FEW else "")


def _lived(window: list[WalkStep], seat: int, choices: Luck) -> State:
    """A world imagined before the window, in which the seat then acts as it really did; the others act at random."""
    world = window[0].before.imagine(seat, Luck(choices.below(2**29)))
    for step in window:
        acting = world.to_act()
        if not acting:
            break
        actor = step.seat if step.seat in acting else acting[0]
        own = actor == seat and step.code in world.legal(seat)
        world.play(actor, step.code if own else world.random_action(actor, choices))
    return world


def _leaves_of(state: State) -> dict[str, Any]:
    return dict(_leaves(without_luck(state.snapshot())))


def _leaves(told: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of a snapshot with its path; in a list of distinct numbers the order does not matter."""
    if isinstance(told, dict):
        for name, value in told.items():
            yield from _leaves(value, f"{path}.{name}" if path else name)
    elif isinstance(told, list):
        together = all(type(value) is int for value in told) and len(set(told)) == len(told)
        for place, value in enumerate(sorted(told) if together else told):
            yield from _leaves(value, f"{path}[{place}]")
    else:
        yield path, told


def nothing_imagined_contradicts_the_past(setting: Setting, seed: int) -> None:
    """A game may define in tests/games/<name>/recall.py what contradicts what a seat was shown since the beginning."""
    contradiction = recall_of(setting.game.name)
    if contradiction is not None:
        contradicts_nothing(setting, seed, contradiction)


def recall_of(name: str) -> Contradiction | None:
    for where in (f"tests.games.{name}.recall", f"tests.every_game.{name}_recall"):
        try:
            found: Contradiction = importlib.import_module(where).contradiction
        except ModuleNotFoundError:
            continue
        return found
    return None


def contradicts_nothing(setting: Setting, seed: int, contradiction: Contradiction) -> None:
    """`contradiction` gets all views that the seat has had, in order, and an imagined state."""
    for seat in range(setting.seats):
        views: list[Any] = [setting.game.view(setting.begin(seed), seat)]
        for step in walk(setting, seed):
            views.append(setting.game.view(step.after, seat))
            imagined = step.after.imagine(seat, Luck(step.number))
            wrong = contradiction(views, imagined)
            assert wrong is None, f"after {step.number + 1} actions seat {seat} imagines what cannot be: {wrong}"
