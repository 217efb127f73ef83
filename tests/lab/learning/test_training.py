"""Learning to judge, in miniature."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
import torch
from librt.vecs import vec
from mypy_extensions import i64

import roji
from roji.core.luck import Luck
from roji.core.network import from_bytes
from roji.lab.learning.course import Course, Plan
from roji.lab.learning.network import fit
from roji.lab.learning.positions import load, together
from roji.lab.learning.selfplay import judged_choice, play, quick_choice

GAME = roji.game("ohanami")
SHORT = Plan(minutes=0.02, trial_games=4)
assert GAME.learned is not None
LEARNED = GAME.learned
WEIGHTS = LEARNED.weights


@pytest.fixture(autouse=True)
def no_weights_at_first_and_none_left_behind() -> Iterator[None]:
    torch.set_num_threads(1)
    yield
    WEIGHTS.are_there = False


def test_some_games_are_enough_to_know_better_than_one_half() -> None:
    games = together(list(play(GAME, LEARNED, 2, iter(range(1500)), quick_choice, 0.3)))
    assert set(games.ahead.tolist()) <= {0.0, 0.5, 1.0}
    assert fit(LEARNED, games, 6, seed=1).brier < 0.2


def test_the_integers_that_play_say_what_pytorch_has_learned() -> None:
    games = together(list(play(GAME, LEARNED, 2, iter(range(1, 60)), quick_choice, 0.3)))
    judge = fit(LEARNED, games, 3, seed=1).judge
    network = from_bytes(judge.to_bytes(LEARNED), "ohanami", WEIGHTS.version, WEIGHTS.width)
    for row in games.features[::50]:
        told = judge(torch.from_numpy(row).float())[0].item()
        assert network.judge(vec[i64](row.tolist()), 0) == pytest.approx(told, abs=0.02)


def test_the_same_seeds_give_the_same_weights() -> None:
    games = [together(list(play(GAME, LEARNED, 2, iter(range(1, 30)), judged_choice, 0.2))) for _ in range(2)]
    assert np.array_equal(games[0].features, games[1].features)
    assert len({fit(LEARNED, found, 2, seed=3).judge.to_bytes(LEARNED) for found in games}) == 1


def test_a_course_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    out = tmp_path / "weights.bin"
    first = next(Course(GAME, SHORT, out).marks())
    assert (first.round, first.games) == (0, 4)
    from_bytes(out.read_bytes(), "ohanami", WEIGHTS.version, WEIGHTS.width)
    again = next(Course(GAME, SHORT, out).marks())
    assert again.round == 1
    assert again.positions > first.positions


def test_positions_that_cannot_be_read_are_a_sentence(tmp_path: Path) -> None:
    out = tmp_path / "weights.bin"
    kept = tmp_path / "weights.positions.npz"
    list(islice(Course(GAME, SHORT, out).marks(), 1))
    with pytest.raises(ValueError, match="positions of other features; delete it"):
        load(kept, WEIGHTS.width + 1)
    kept.write_bytes(kept.read_bytes()[:-900])
    with pytest.raises(ValueError, match="it is damaged, or something else; delete it to begin anew"):
        Course(GAME, SHORT, out)


def test_a_game_without_features_is_not_taught() -> None:
    with pytest.raises(ValueError, match="Zen has no features to learn from yet"):
        Course(roji.game("zen"), SHORT, Path("weights.bin"))


def test_the_network_learns_of_imagined_tables_alone() -> None:
    """The first thought is the same for every truth that the seat cannot tell apart."""
    state, luck = GAME.new(2, 4, **GAME.with_bots), Luck(4)
    for _ in range(42):
        state.play(state.actor(), state.rollout_action(state.actor(), luck))
    seat = state.actor()
    assert len({judged_choice(state.imagine(seat, Luck(truth)), seat, Luck(9)) for truth in range(50)}) == 1
