"""Checks that decks are shuffled uniformly, both when dealt and when imagined."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from roji.core.luck import Luck
from roji.core.state import State
from roji.testing.chances import SURPRISE, chance_if_alike
from roji.testing.settings import SOAK, Setting

DEALS = 4000 if SOAK else 300
LOOKS = 2  # samples per game
Found = dict[str, list[Any]]


def deals_and_imagination_are_alike(setting: Setting, seed: int) -> None:
    """Imagined states have the same distribution as real deals, at the beginning and later: if any
    seat's view shows otherwise, the deal or `imagine` is biased."""
    seat = seed % setting.seats
    dealt = _gather(setting, (setting.begin(100_000 + i) for i in range(DEALS)))
    imagined = _gather(setting, (setting.begin(i).imagine(seat, Luck(1_000_000 + i)) for i in range(DEALS)))
    for path in dealt.keys() | imagined.keys():
        chance = chance_if_alike(dealt.get(path, []), imagined.get(path, []))
        assert chance > SURPRISE / 100, (
            f"at {path} deals and what seat {seat} imagines are spread differently (chance {chance:.1e}); is one sorted, and the other not?"
        )


def _gather(setting: Setting, beginnings: Iterable[State]) -> Found:
    """What all seats see at the beginning and later, over many random games."""
    found: Found = {}
    for number, state in enumerate(beginnings):
        choices = Luck(-1 - number)
        _look(setting, state, 0, found)
        for look in range(1, LOOKS):
            for _ in range(setting.game.longest // LOOKS):
                if state.actor() >= 0:
                    state.play(state.actor(), state.random_action(state.actor(), choices))
            _look(setting, state, look, found)
    return found


def _look(setting: Setting, state: State, look: int, found: Found) -> None:
    for seat in range(setting.seats):
        for path, value in leaves(msgspec.to_builtins(setting.game.view(state, seat))):
            found.setdefault(f"look {look}, seat {seat}: {path}", []).append(value)


def leaves(told: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value with its path; in a list of distinct numbers the position does not matter."""
    if isinstance(told, dict):
        for name, value in told.items():
            yield from leaves(value, f"{path}.{name}" if path else name)
    elif isinstance(told, list):
        together = all(type(value) is int for value in told) and len(set(told)) == len(told)
        for place, value in enumerate(told):
            yield from leaves(value, path if together else f"{path}[{place}]")
    else:
        yield path, told
