"""Checks that imagination forgets nothing that the seat has seen."""

import importlib
import importlib.util
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tests.every_game.seen import event, seen
from tests.every_game.settings import SOAK, Setting
from tests.every_game.walks import Step, walk, without_luck

from roji.core.game import State
from roji.core.luck import Luck
from roji.core.registry import Game

WORLDS = 40  # imagined worlds on either side of a comparison
TOO_MUCH = 0.4  # of the imagined states hold what the past excludes
WINDOWS = 200 if SOAK else 16
Contradiction = Callable[[list[Any], State], str | None]


def nothing_seen_is_forgotten(setting: Setting, seed: int) -> None:
    """Imagine earlier and let the same be seen to happen, or imagine now: what the first way excludes, the second may not hold.

    Since every step keeps what was known before it, by induction everything is kept.
    """
    steps = list(walk(setting, seed))
    choices = Luck(seed)
    for _ in range(WINDOWS):
        start = choices.below(len(steps))
        window = steps[start : start + 1 + choices.below(2 * setting.seats)]
        _compare(setting, window, choices.below(setting.seats), choices)


def _compare(setting: Setting, window: list[Step], seat: int, choices: Luck) -> None:
    lived = _lived(setting, window, seat, choices)
    if len(lived) < WORLDS:
        return
    after = window[-1].after
    imagined = [_leaves_of(after.imagine(seat, Luck(choices.below(2**29)))) for _ in range(WORLDS)]
    for path in {path for world in imagined for path in world}:
        possible = Counter(world.get(path) for world in lived)
        strange = sum(world.get(path) not in possible for world in imagined) / WORLDS
        unseen = sum(1 for count in possible.values() if count == 1) / WORLDS  # the share of values that chance has kept from us
        assert strange <= unseen + TOO_MUCH, (
            f"after {setting.game.text(window[-1].code)!r} seat {seat} has forgotten what it saw: it imagines {path} as "
            f"{sorted({str(world.get(path)) for world in imagined})[:4]}, but only {sorted(map(str, possible))[:4]} can be"
        )


def _leaves_of(state: State) -> dict[str, Any]:
    return dict(_leaves(without_luck(state.snapshot())))


def _leaves(told: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every single value of a snapshot with the way to it; of a list of different numbers the order does not matter."""
    if isinstance(told, dict):
        for name, value in told.items():
            yield from _leaves(value, f"{path}.{name}" if path else name)
    elif isinstance(told, list):
        together = all(type(value) is int for value in told) and len(set(told)) == len(told)
        for place, value in enumerate(sorted(told) if together else told):
            yield from _leaves(value, f"{path}[{place}]")
    else:
        yield path, told


def _lived(setting: Setting, window: list[Step], seat: int, choices: Luck) -> list[dict[str, Any]]:
    """Worlds imagined before the window in which the seat then saw what it really saw."""
    shown = [(event(setting.game, step.before, step.seat, step.code, seat), seen(setting.game, step.after, seat)) for step in window]
    lived: list[dict[str, Any]] = []
    for tries in range(3 * WORLDS):
        if len(lived) == WORLDS or (tries == 20 and len(lived) < 5):
            break
        world = window[0].before.imagine(seat, Luck(choices.below(2**29)))
        if all(_happens(setting.game, world, step, seat, told, choices) for step, told in zip(window, shown, strict=True)):
            lived.append(_leaves_of(world))
    return lived


def _happens(game: Game, world: State, step: Step, seat: int, shown: tuple[Any, bytes], choices: Luck) -> bool:
    """Play on in this world so that the seat sees what it really saw; False if that cannot be."""
    fitting = [step.code]
    if step.seat != seat:
        fitting = [code for code in world.legal(step.seat) if event(game, world, step.seat, code, seat) == shown[0]]
    if not fitting:
        return False
    world.play(step.seat, fitting[choices.below(len(fitting))])
    return seen(game, world, seat) == shown[1]


def nothing_imagined_contradicts_the_past(setting: Setting, seed: int) -> None:
    """A game may say in tests/games/<name>/recall.py what would contradict what a seat was shown since the beginning."""
    contradiction = recall_of(setting.game.name)
    if contradiction is not None:
        contradicts_nothing(setting, seed, contradiction)


def recall_of(name: str) -> Contradiction | None:
    where = f"tests.games.{name}.recall"
    if importlib.util.find_spec("tests.games") is None or importlib.util.find_spec(f"tests.games.{name}") is None:
        return None
    if importlib.util.find_spec(where) is None:
        return None
    found: Contradiction = importlib.import_module(where).contradiction
    return found


def contradicts_nothing(setting: Setting, seed: int, contradiction: Contradiction) -> None:
    """`contradiction` is given all views that the seat has had, first to last, and an imagined state."""
    for seat in range(setting.seats):
        views: list[Any] = [setting.game.view(setting.begin(seed), seat)]
        for step in walk(setting, seed):
            views.append(setting.game.view(step.after, seat))
            imagined = step.after.imagine(seat, Luck(step.number))
            wrong = contradiction(views, imagined)
            assert wrong is None, f"after {step.number + 1} actions seat {seat} imagines what cannot be: {wrong}"
