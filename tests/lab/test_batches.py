"""Batches: the same games as one by one, in arrays that stay in place."""

import subprocess
import sys
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

import roji
import roji.lab
from roji.core.game import Game
from roji.core.observation.rows import returns
from roji.core.state import State
from roji.lab.batches import Batch
from roji.testing.settings import Setting, settings

GAMES = [game for game in roji.all_games() if game.planes.width]
TABLES = [Setting(game, seats) for game in GAMES for seats in game.seats] + [settings(game)[-1] for game in GAMES]
ARRAYS = ("observations", "masks", "actors", "over", "rewards", "points", "seeds")


def begin(table: Setting, n: int, seed: int) -> Batch:
    return Batch(table.game, n, table.seats, seed, **dict(table.chosen))


def choose(batch: Batch, chance: np.random.Generator) -> npt.NDArray[np.int64]:
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in batch.masks])


def arrays(batch: Batch) -> dict[str, list[object]]:
    return {name: getattr(batch, name).tolist() for name in ARRAYS}


def assert_shows(batch: Batch, row: int, game: Game, state: State) -> None:
    """Assert that the row's arrays show this game for its acting seat."""
    seat = state.actor()
    assert batch.actors[row] == seat
    assert np.flatnonzero(batch.masks[row]).tolist() == state.legal(seat)
    assert batch.observations[row].tobytes() == game.observation(state, seat)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_batch_plays_the_games_that_one_plays_by_hand(table: Setting) -> None:
    game, chance, ended = table.game, np.random.default_rng(1), [0, 0]
    batch = begin(table, 2, seed=10)
    states = [table.begin(10), table.begin(11)]
    while min(ended) < 1 or max(ended) < 2:
        codes = choose(batch, chance)
        batch.step(codes)
        for row, state in enumerate(states):
            state.play(state.actor(), int(codes[row]))
            over = state.actor() < 0
            assert bool(batch.over[row]) is over
            assert batch.rewards[row].tolist() == (returns(state, table.seats) if over else [0.0] * table.seats)
            assert batch.points[row].tolist() == (state.scores() if over else [0] * table.seats)
            if over:
                ended[row] += 1
                states[row] = table.begin(10 + row + 2 * ended[row])
            assert batch.seeds[row] == 10 + row + 2 * ended[row]
            assert_shows(batch, row, game, states[row])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seeds_and_codes_give_the_same_arrays(game: Game) -> None:
    one, other = (roji.lab.batch(game.name, 3, seed=4) for _ in range(2))
    chance = np.random.default_rng(2)
    for _ in range(30):
        codes = choose(one, chance)
        one.step(codes)
        other.step(codes)
        assert arrays(one) == arrays(other)
    one.reset(4)
    assert arrays(one) == arrays(roji.lab.batch(game.name, 3, seed=4))
    assert arrays(one) != arrays(other)


def test_arrays_stay_where_they_are() -> None:
    batch = roji.lab.batch("bossa", 4, seed=1)
    kept = {name: getattr(batch, name) for name in ARRAYS}
    before = batch.observations.copy()
    batch.step(choose(batch, np.random.default_rng(1)))
    assert (kept["observations"] != before).any()
    batch.reset(9)
    assert all(getattr(batch, name) is kept[name] for name in ARRAYS)
    assert kept["seeds"].tolist() == [9, 10, 11, 12]
    assert not any(array.flags.owndata or array.flags.writeable for array in kept.values())


def test_shapes_and_kinds_are_as_said() -> None:
    batch = roji.lab.batch("ohanami", 5, seats=3, seed=2)
    game = batch.game
    assert {name: (getattr(batch, name).shape, str(getattr(batch, name).dtype)) for name in ARRAYS} == {
        "observations": ((5, game.planes.width), "int8"),
        "masks": ((5, game.size), "int8"),
        "actors": ((5,), "int64"),
        "over": ((5,), "bool"),
        "rewards": ((5, 3), "float64"),
        "points": ((5, 3), "int64"),
        "seeds": ((5,), "int64"),
    }


def test_a_plane_is_a_folded_view() -> None:
    batch = roji.lab.batch("ohanami", 5, seats=3, seed=2)
    hand = batch.plane("hand")
    assert hand.shape == (5, 120)
    assert batch.plane("gardens").shape == (5, 4, 3, 120)
    assert np.shares_memory(hand, batch.observations)
    assert (np.flatnonzero(hand[0]) + 1).tolist() == msgspec.to_builtins(batch.game.view(batch.state(0), 0))["hand"]
    with pytest.raises(ValueError, match="there is no plane 'tree'; there is phase, round"):
        batch.plane("tree")


def test_a_state_is_a_copy() -> None:
    batch = roji.lab.batch("zen", 2, seed=3)
    before = arrays(batch)
    state = batch.state(1)
    state.play(0, state.legal(0)[0])
    assert arrays(batch) == before
    assert batch.state(1).snapshot() != state.snapshot()


@pytest.mark.parametrize("kind", [np.int16, np.int32, np.int64, np.uint8, np.uint64, list])
def test_codes_may_be_any_integers(kind: type) -> None:
    batch, other = (roji.lab.batch("bossa", 3, seed=1) for _ in range(2))
    codes = choose(batch, np.random.default_rng(3))
    batch.step(codes)
    other.step(codes.tolist() if kind is list else codes.astype(kind))
    assert arrays(batch) == arrays(other)


@pytest.mark.parametrize(
    ("codes", "wrong", "sentence"),
    [
        ([0.0, 0.0], TypeError, "codes are integers, not float64"),
        ([True, False], TypeError, "codes are integers, not bool"),
        (["0", "1"], TypeError, "codes are integers"),
        ([0], ValueError, r"2 games take codes of shape \(2,\), not \(1,\)"),
        ([[0], [0]], ValueError, r"2 games take codes of shape \(2,\), not \(2, 1\)"),
        ([0, 168], ValueError, "game 1: 168 is no code of Bossa; they are 0 to 167; nothing was played"),
        ([0, 2**32], ValueError, "game 1: 4294967296 is no code of Bossa"),
        ([0, -1], ValueError, "game 1: -1 is no code of Bossa"),
        ([0, 85], ValueError, "game 1: seat 1 may not play 85, 'done': .+; nothing was played"),
    ],
)
def test_wrong_codes_are_refused_and_nothing_is_played(codes: Any, wrong: type[Exception], sentence: str) -> None:
    batch = roji.lab.batch("bossa", 2, seed=6)
    before = arrays(batch)
    with pytest.raises(wrong, match=sentence):
        batch.step(codes)
    assert arrays(batch) == before


@pytest.mark.parametrize(
    ("name", "n", "chosen", "sentence"),
    [
        ("bossa", 0, {}, "a batch is of 1 game or more, not 0"),
        ("bossa", 2, {"seats": 3}, "Bossa is for 2 players, not 3"),
        ("bossa", 2, {"row_size": "huge"}, "Bossa: "),
        ("bossa", 2, {"colour": 1}, "Bossa has no option 'colour'"),
        ("bossa", 2, {"seed": 2**61}, "a seed lies between"),
        ("go", 2, {}, "there is no game 'go'"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(name: str, n: int, chosen: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        roji.lab.batch(name, n, **chosen)


def test_without_numpy_roji_plays_and_the_lab_says_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None; import roji, roji.lab; roji.game('bossa').new(); roji.lab.batch('bossa', 2)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert run.stderr.splitlines()[-1] == "ModuleNotFoundError: this part of roji.lab needs numpy: pip install 'roji[lab]'"
