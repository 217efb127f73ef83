"""Checksums of every state of some games, of its views and of imagined states: equal for all builds."""

import hashlib
import json
import sys

import roji
from roji.core import luck
from roji.core.luck import Luck
from roji.testing.seen import seen
from roji.testing.settings import SOAK, Setting, settings
from roji.testing.walks import states, truth

SEEDS = range(10) if SOAK else range(1)


def build() -> str:
    """Whether the imported package is compiled or plain Python."""
    return "pure" if luck.__file__.endswith(".py") else "compiled"


def checksums() -> dict[str, list[str]]:
    return {f"{table}, seed {seed}": _of_game(table, seed) for game in roji.all_games() for table in settings(game) for seed in SEEDS}


def _of_game(table: Setting, seed: int) -> list[str]:
    found = []
    for number, state in enumerate(states(table, seed)):
        seat = number % table.seats
        parts = (truth(state), truth(state.imagine(seat, Luck(number))), seen(table.game, state, seat), repr(state.evaluate(seat)).encode())
        found.append(hashlib.blake2b(b"\0".join(parts), digest_size=8).hexdigest())
    return found


if __name__ == "__main__":
    json.dump({"build": build(), "checksums": checksums()}, sys.stdout)
