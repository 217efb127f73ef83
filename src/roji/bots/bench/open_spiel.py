"""OpenSpiel's rates, measured in the same run. Its games differ from ours, so this shows an order of magnitude."""

import importlib
import random
import time
from typing import Any

GAMES = {"havannah": "havannah", "hex": "hex", "connect_four": "connect_four"}
SIMULATIONS = 500
UCT = 2.0
SEED = 7


def load() -> Any:
    """OpenSpiel; a ValueError with a sentence if it is not installed."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        raise ValueError("OpenSpiel is not installed; `make bench` installs it, or: pip install open_spiel") from None


def measure(name: str, seconds: float) -> tuple[float, float, float]:
    """Playouts, steps and search iterations per CPU second."""
    game = load().load_game(GAMES[name])
    return (*_playouts(game, seconds), _search(game, seconds))


def _playouts(game: Any, seconds: float) -> tuple[float, float]:
    """Random games through the Python API, as its users drive it."""
    chance = random.Random(SEED)  # noqa: S311
    games = steps = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        games += 1
    return games / spent, steps / spent


def _search(game: Any, seconds: float) -> float:
    """Its C++ MCTS bot with one random rollout per simulation, from the first decision."""
    spiel = load()
    evaluator = spiel.RandomRolloutEvaluator(1, SEED)
    iterations = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        bot = spiel.MCTSBot(game, evaluator, UCT, SIMULATIONS, 1000, False, SEED, False)
        bot.step(game.new_initial_state())
        iterations += SIMULATIONS
    return iterations / spent
