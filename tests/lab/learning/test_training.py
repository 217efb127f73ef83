"""Learning what to try and who will win, in miniature."""

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
from roji.lab.learning.course import Course, Plan, trial
from roji.lab.learning.lessons import experience, learn
from roji.lab.learning.selfplay import Records, first_thought, likely_choice, play, results

GAME = roji.game("ohanami")
SMALL = Plan(lessons=1, games=8, trial_games=2)
assert GAME.learned is not None
LEARNED = GAME.learned
WEIGHTS = LEARNED.weights


@pytest.fixture(autouse=True)
def the_packages_own_weights_afterwards() -> Iterator[None]:
    torch.set_num_threads(1)
    yield
    WEIGHTS.read(WEIGHTS.path)


def course(tmp_path: Path, plan: Plan = SMALL) -> Course:
    return Course(GAME, plan, tmp_path / "weights.bin")


def games(untaught: Course, seeds: range) -> Records:
    WEIGHTS.use(untaught.judge.to_bytes(LEARNED))
    return play(GAME, LEARNED, seeds, likely_choice)


def test_a_few_lessons_are_enough_to_play_better(tmp_path: Path) -> None:
    marks = list(course(tmp_path, Plan(lessons=8, games=64, trial_games=20, every=0)).marks())
    assert marks[-1].points > marks[0].points + 20
    assert marks[-1].lesson.entropy < marks[0].lesson.entropy
    assert marks[-1].wins >= marks[0].wins
    assert trial(GAME, LEARNED, 20) == marks[-1].wins, "a trial is the same again"


def test_what_was_played_is_learned_by_heart_if_it_is_gone_through_often(tmp_path: Path) -> None:
    untaught = course(tmp_path)
    seen = experience(untaught.judge, games(untaught, range(16)))
    optimizer = torch.optim.Adam(untaught.judge.parameters(), 3e-3)
    first, *_, last = [learn(untaught.judge, optimizer, seen, torch.Generator().manual_seed(1)) for _ in range(30)]
    assert last.outlook < 0.9 * first.outlook
    assert last.policy < first.policy


def test_a_win_is_good_for_the_winner_and_bad_for_the_other(tmp_path: Path) -> None:
    untaught = course(tmp_path)
    records = games(untaught, range(8))
    seen = experience(untaught.judge, records)
    won = np.repeat([[share for share, _ in result] for result in records.results], records.lengths, axis=0)
    last = np.cumsum(records.lengths) - 1
    assert np.allclose(seen.won.numpy().reshape(-1, 2)[last], won[last], atol=1e-6), "at the end it is known"
    ahead = np.array(records.seat) == won.argmax(axis=1)[records.step]
    assert seen.advantage[ahead].mean() > 0 > seen.advantage[~ahead].mean()


def test_results_are_shares_and_margins() -> None:
    state = GAME.new(3, 1, **GAME.with_bots)
    luck = Luck(1)
    while (seat := state.actor()) >= 0:
        state.play(seat, state.rollout_action(seat, luck))
    first, second, *_ = sorted(state.scores(), reverse=True)
    found = results(state)
    assert sum(share for share, _ in found) == 1
    assert max(margin for _, margin in found) == first - second


def test_the_integers_that_play_say_what_pytorch_has_learned(tmp_path: Path) -> None:
    taught = course(tmp_path, Plan(lessons=2, games=16, trial_games=2))
    list(taught.marks())
    outlook, _ = from_bytes(taught.judge.to_bytes(LEARNED), "ohanami", WEIGHTS.version, WEIGHTS.context, WEIGHTS.choice)
    records = games(taught, range(100, 103))
    seen = experience(taught.judge, records)
    told = taught.judge.expect(seen.views).detach()[:, 0].tolist()
    for row in range(0, len(told), 50):
        assert outlook.judge(vec[i64](seen.views[row].int().tolist()), 0) == pytest.approx(told[row], abs=0.05)
    logs = taught.judge.log_probabilities(seen.context, seen.choices, seen.there).detach()
    played = logs.gather(1, seen.chosen[:, None])[:, 0]
    assert played.exp().tolist() == pytest.approx(records.probability, abs=0.02)


def test_the_same_seed_and_lessons_give_the_same_weights(tmp_path: Path) -> None:
    found = []
    for name, seed in (("one", 1), ("again", 1), ("other", 2)):
        (tmp_path / name).mkdir()
        list(course(tmp_path / name, Plan(lessons=2, seed=seed, games=8, trial_games=2)).marks())
        found.append((tmp_path / name / "weights.bin").read_bytes())
    assert found[0] == found[1] != found[2]


def test_a_course_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    first = next(course(tmp_path, Plan(lessons=9, games=8, trial_games=2)).marks())
    assert (first.lessons, first.games) == (1, 2)
    from_bytes((tmp_path / "weights.bin").read_bytes(), "ohanami", WEIGHTS.version, WEIGHTS.context, WEIGHTS.choice)
    assert next(course(tmp_path, Plan(lessons=9, games=8, trial_games=2)).marks()).lessons == 2


def test_interrupted_or_not_the_weights_are_the_same(tmp_path: Path) -> None:
    list(course(tmp_path, Plan(lessons=1, games=8, trial_games=2)).marks())
    list(course(tmp_path, Plan(lessons=3, games=8, trial_games=2)).marks())
    (tmp_path / "whole").mkdir()
    list(course(tmp_path / "whole", Plan(lessons=3, games=8, trial_games=2)).marks())
    assert (tmp_path / "weights.bin").read_bytes() == (tmp_path / "whole" / "weights.bin").read_bytes()


def test_a_course_that_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    list(islice(course(tmp_path).marks(), 1))
    kept = tmp_path / "weights.course"
    whole = kept.read_bytes()
    for damaged in (b"", b"no course", whole[:-900]):
        kept.write_bytes(damaged)
        with pytest.raises(ValueError, match="it is damaged, or something else; delete it to begin anew"):
            course(tmp_path)
    torch.save({"version": 99}, kept)
    with pytest.raises(ValueError, match="a course with features of version 99; delete it"):
        course(tmp_path)


def test_a_game_without_features_is_not_taught() -> None:
    with pytest.raises(ValueError, match="Zen has no features to learn from yet"):
        Course(roji.game("zen"), SMALL, Path("weights.bin"))


def test_the_first_thought_is_the_same_for_every_truth_that_the_seat_cannot_tell_apart() -> None:
    state, luck = GAME.new(2, 4, **GAME.with_bots), Luck(4)
    for _ in range(42):
        state.play(state.actor(), state.rollout_action(state.actor(), luck))
    seat = state.actor()
    assert len({first_thought(state.imagine(seat, Luck(truth)), seat, Luck(9)) for truth in range(50)}) == 1
