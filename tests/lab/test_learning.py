"""The worked example of training: a short run, weights that need no PyTorch, and a bot that beats greedy."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import roji
from examples.learning.course import Course, Plan
from examples.learning.features import GAME, NOWHERE, Ends, Sight, look
from examples.learning.judgement import load, save
from examples.learning.lessons import Manner, learn
from examples.learning.play import WEIGHTS, Gardener, learned, play
from examples.learning.selfplay import School
from examples.learning.train import train
from examples.learning.trial import trial
from roji.bots.arena.tournament import Tournament
from roji.bots.arena.tournament import play as play_tournament
from roji.core.luck import Luck
from roji.core.state import State

ROOT = Path(__file__).parent.parent.parent
SMALL = Plan(lessons=1, games=8, trial_games=2, hidden=16)
LEAST_WINS = 150  # of 200: whoever wins 88% misses it, and whoever wins 55% reaches it, less than once in a million times


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def decisions(count: int = 64, moves: int = 50) -> tuple[Sight, Any, Any]:
    """Positions from the middle of games."""
    school = School(count, seed=5)
    network = Course(SMALL).network
    for _ in range(moves):
        school.decide(network)
    return look(school.observations, school.masks), school.observations.copy(), school.masks.copy()


# Learning


def test_the_loss_falls_and_points_rise_within_a_few_lessons() -> None:
    marks = list(Course(Plan(lessons=6, games=48, trial_games=2)).marks())
    assert marks[-1].points > marks[0].points + 20
    assert marks[-1].entropy < marks[0].entropy


def test_what_was_played_is_learned_by_heart_if_it_is_gone_through_often() -> None:
    course = Course(SMALL)
    seen = School(16, seed=3).play(course.network, trust=0.95)
    optimizer = torch.optim.Adam(course.network.parameters(), 3e-3)
    chance = torch.Generator().manual_seed(1)
    first, *_, last = [learn(course.network, optimizer, seen, Manner(batch=256), chance) for _ in range(8)]
    assert last.value < 0.8 * first.value
    assert last.policy < first.policy


def test_the_same_seed_and_lessons_give_the_same_weights() -> None:
    once, again, other = (Course(Plan(lessons=2, seed=seed, games=8, trial_games=2, hidden=16)) for seed in (1, 1, 2))
    assert [list(course.marks())[-1].lessons for course in (once, again, other)] == [2, 2, 2]
    weights, same, different = (course.judgement().weights for course in (once, again, other))
    assert all(np.array_equal(weights[name], same[name]) for name in weights)
    assert not np.array_equal(weights["thought.weight"], different["thought.weight"])


def test_a_win_is_good_for_the_winner_and_bad_for_the_other() -> None:
    school = School(32, seed=9)
    seen = school.play(Course(SMALL).network, trust=1.0)
    outcome = seen.outcome.numpy().reshape(120, 32)
    won = np.array(school.rows.rewards).reshape(32, 2)
    assert (np.sign(outcome[0]) == won[:, 0]).all()  # the first decision of a game is seat 0's
    assert (np.sign(outcome[2]) == won[:, 1]).all()  # then the other seat chooses


def test_training_writes_weights_the_curve_and_its_picture(tmp_path: Path) -> None:
    out = tmp_path / "weights.npz"
    train(lessons=2, games=8, trial=2, out=out)
    curve = [json.loads(line) for line in out.with_suffix(".jsonl").read_text().splitlines()]
    assert [point["lessons"] for point in curve] == [1, 2]
    assert curve[-1]["games"] == 16
    assert len(ElementTree.parse(out.with_suffix(".svg")).findall(".//{*}circle")) == 2  # noqa: S314 - our own
    assert trial(load(out).choose, 2).won.games == 2


@pytest.mark.parametrize("wrong", [{"minutes": 0}, {"lessons": 0}, {"games": -1}, {"trial": 0}, {"threads": 0}])
def test_training_for_no_time_is_refused_with_a_sentence(wrong: dict[str, Any], tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="must be more than 0"):
        train(**wrong, out=tmp_path / "weights.npz")


def test_training_with_nowhere_to_write_to_is_refused_before_it_begins(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="There is no folder"):
        train(minutes=1, out=tmp_path / "nowhere" / "weights.npz")
    with pytest.raises(SystemExit, match=r"ends in \.npz, not weights\.jsonl"):
        train(minutes=1, out=tmp_path / "weights.jsonl")


# What the network looks at


def test_a_gap_is_how_far_a_card_moves_the_end_of_a_garden() -> None:
    gardens = Ends(np.array([10, 50, 121]), np.array([20, 90, 0]))  # the third is not begun
    assert gardens.gaps(np.array(25)).tolist() == [5, 25, 10]
    assert gardens.gaps(np.array(8)).tolist() == [2, 42, 10]
    assert gardens.gaps(np.array(15)).tolist() == [NOWHERE, 35, 10]


def test_a_card_goes_where_it_takes_the_least_room() -> None:
    gardens = Ends(np.array([10, 50, 60]), np.array([20, 90, 70]))
    place, gap = gardens.best(np.array([22, 65, 55]))
    assert (place.tolist(), gap.tolist()) == ([0, 0, 2], [2, 45, 5])
    after = gardens.after(np.array([22, 65, 55]), place)
    assert (after.low.tolist()[2], after.high.tolist()[0]) == ([10, 50, 55], [22, 90, 70])


def test_a_card_that_fits_nowhere_has_no_place() -> None:
    gardens = Ends(np.array([10, 10, 10]), np.array([20, 20, 20]))
    assert [int(found) for found in gardens.best(np.array(15))] == [-1, NOWHERE]


def test_gardens_are_interchangeable() -> None:
    sight, observations, masks = decisions(moves=56)  # a seat chooses, so no code names a garden
    assert {GAME.text(code).split()[0] for code in np.flatnonzero(masks[0]).tolist()} == {"choose"}
    swapped = observations.copy()
    for name, width in (("gardens", 120), ("ends", 2)):
        start = GAME.planes.starts[name]
        first, second = slice(start, start + width), slice(start + width, start + 2 * width)
        swapped[:, first], swapped[:, second] = observations[:, second], observations[:, first]
    assert not np.array_equal(swapped, observations)
    same = look(swapped, masks)
    np.testing.assert_allclose(same.choices, sight.choices)
    np.testing.assert_allclose(same.context, sight.context)


def test_choices_are_the_legal_codes() -> None:
    sight, _, masks = decisions()
    for codes, mask in zip(sight.codes, masks, strict=True):
        assert [code for code in codes if code >= 0] == np.flatnonzero(mask).tolist()


# Without PyTorch


def test_numpy_gives_the_probabilities_of_pytorch(tmp_path: Path) -> None:
    course = Course(SMALL)
    list(course.marks())
    save(tmp_path / "weights.npz", course.judgement().weights)
    judgement = load(tmp_path / "weights.npz")
    sight, _, _ = decisions()
    with torch.no_grad():
        logs, value = course.network(*(torch.from_numpy(part) for part in (sight.context, sight.choices, sight.codes >= 0)))
    there = sight.codes >= 0
    np.testing.assert_allclose(np.exp(judgement.log_probabilities(sight))[there], logs.exp().numpy()[there], atol=1e-4)
    np.testing.assert_allclose(judgement.value(sight), value.numpy(), atol=1e-4)


def test_the_bot_plays_whole_games_in_the_arena_and_the_trial_has_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    tournament = Tournament(roji.game, "ohanami", ("examples.learning.play:Gardener", "greedy"), seed=3)
    results = list(play_tournament(tournament, 4))
    assert [result.forfeits for result in results] == [{}] * 4
    arena = [(result.scores[result.seating.index(0)], result.scores[result.seating.index(1)]) for result in results]
    assert arena == trial(learned().choose, 4, seed=3).scores


@pytest.mark.parametrize("seats", [3, 4])
def test_the_bot_plays_legally_at_larger_tables_and_by_other_options(seats: int) -> None:
    state = GAME.new(seats=seats, seed=1, simultaneous_lay=True, peek_before_lay=False)
    while (seat := state.actor()) >= 0:
        state.play(seat, gardener(state, seat))
    assert state.winners()


def gardener(state: State, seat: int) -> int:
    from roji.bots.protocol.adapter import Offer

    legal = [Offer(code, GAME.text(code)) for code in state.legal(seat)]
    code = Gardener().choose(None, legal, game="ohanami", observation=GAME.observation(state, seat))
    assert code in state.legal(seat)
    return code


def test_the_bot_cannot_tell_the_truth_from_what_it_imagines() -> None:
    state = GAME.new(seats=2, seed=4, **GAME.with_bots)
    while (seat := state.actor()) >= 0:
        code = gardener(state, seat)
        assert code == gardener(state.imagine(seat, Luck(1)), seat)
        state.play(seat, code)


def test_the_bot_plays_no_other_game() -> None:
    with pytest.raises(ValueError, match="has learned Ohanami, not zen"):
        Gardener().choose(None, [], game="zen", observation=b"")


def test_the_bot_plays_where_pytorch_is_not_installed() -> None:
    script = "import sys; sys.modules['torch'] = None; from examples.learning.play import play; play(games=2)"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("won ")


def test_training_where_pytorch_is_not_installed_says_what_to_install() -> None:
    script = "import sys; sys.modules['torch'] = None; from examples.learning.train import train; train()"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "To train, PyTorch is needed: pip install 'roji[learn]'. To play, it is not.\n")


def test_the_weights_that_we_ship_beat_greedy() -> None:
    assert WEIGHTS.stat().st_size < 400_000
    assert trial(learned().choose, 200, seed=2).won.wins >= LEAST_WINS


# Files that are no weights


def refused(path: Path) -> str:
    with pytest.raises(ValueError, match=path.name) as refusal:
        load(path)
    return str(refusal.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert "there is no file" in refused(tmp_path / "weights.npz")


@pytest.mark.parametrize("length", [0, 1, 100, 5_000, 60_000])
def test_a_file_that_was_cut_off(tmp_path: Path, length: int) -> None:
    (tmp_path / "weights.npz").write_bytes(WEIGHTS.read_bytes()[:length])
    assert "cannot be read as weights" in refused(tmp_path / "weights.npz")


@pytest.mark.parametrize("where", [2_000, 20_000, 100_000])
def test_a_file_with_a_changed_byte(tmp_path: Path, where: int) -> None:
    damaged = bytearray(WEIGHTS.read_bytes())
    damaged[where] ^= 0xFF
    (tmp_path / "weights.npz").write_bytes(damaged)
    assert "cannot be read as weights" in refused(tmp_path / "weights.npz")


def test_a_file_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    file.write_text("these are no weights")
    assert "cannot be read as weights" in refused(file)
    with file.open("wb") as written:
        np.save(written, np.zeros(3))
    assert "cannot be read as weights" in refused(file)
    np.savez(file, planes=np.array(1), other=np.zeros(3))
    assert "weights of something else: 'choice.weight' is missing" in refused(file)


def changed(path: Path, **arrays: Any) -> Path:
    with np.load(WEIGHTS) as file:
        np.savez(path, **{**file, **arrays})
    return path


def test_weights_learned_from_other_observations(tmp_path: Path) -> None:
    assert "of version 99" in refused(changed(tmp_path / "weights.npz", planes=np.array(99)))


@pytest.mark.parametrize("wrong", [np.zeros((1, 3), np.float32), np.full((1, 96), np.nan, np.float32), np.zeros((1, 96))])
def test_weights_that_do_not_fit_the_network(tmp_path: Path, wrong: np.ndarray) -> None:
    assert "'value.weight' should be" in refused(changed(tmp_path / "weights.npz", **{"value.weight": wrong}))


def test_playing_with_bad_weights_or_a_bot_that_does_not_fit_ends_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="there is no file"):
        play(tmp_path / "weights.npz")
    with pytest.raises(SystemExit, match="plays against random or greedy"):
        play(against="yusha")
