"""The Gymnasium environment: Gymnasium's own check, and our tests."""

import copy
import pickle
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import roji
from roji import lab
from tests.lab.tables import ALONE, SEVERAL, whole_game


@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.parametrize("name", ALONE)
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")  # only of what gymnasium.make makes
def test_gymnasiums_check(name: str, reward: Any) -> None:
    check_env(lab.gym(name, reward=reward, render_mode="ansi"))


@pytest.mark.parametrize("name", ALONE)
def test_a_game_alone(name: str) -> None:
    codes, end = whole_game(name, 1, 7)
    env = lab.gym(name)
    env.reset(seed=7)
    for code in codes[:-1]:
        assert np.flatnonzero(env.action_masks()).tolist() == env.truth.legal(0)
        seen, reward, over, stopped, info = env.step(code)
        assert (reward, over, stopped) == (0.0, False, False)
        assert info["action_mask"].tolist() == env.action_masks().tolist()
        assert seen in env.observation_space
    _, reward, over, stopped, info = env.step(codes[-1])
    assert (reward, over, stopped) == (1.0 if end.winners() else -1.0, True, False)
    assert info["points"] == end.scores()[0]
    assert info["ending"] == end.ending()
    assert env.truth.snapshot() == end.snapshot()


@pytest.mark.parametrize("name", ALONE)
def test_points_add_up_to_the_score(name: str) -> None:
    codes, end = whole_game(name, 1, 8)
    env = lab.gym(name, reward="points")
    env.reset(seed=8)
    assert env.truth.scores()[0] + sum(env.step(code)[1] for code in codes) == end.scores()[0]


@pytest.mark.parametrize("name", ALONE)
def test_an_illegal_action_ends_the_game(name: str) -> None:
    env = lab.gym(name)
    env.reset(seed=1)
    before = env.truth.snapshot()
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, stopped, info = env.step(illegal)
    assert (reward, over, stopped) == (-1.0, True, False)
    assert info["illegal"].startswith(f"seat 0 may not play {roji.game(name).text(illegal)!r}: ")
    assert env.truth.snapshot() == before
    with pytest.raises(ResetNeeded, match=r"reset\(\) deals a new one"):
        env.step(illegal)


def test_max_cycles_stops_a_game() -> None:
    codes, _ = whole_game(ALONE[0], 1, 2)
    env = lab.gym(ALONE[0], max_cycles=3)
    env.reset(seed=2)
    assert [env.step(code)[2:4] for code in codes[:2]] == [(False, False), (False, False)]
    *_, over, stopped, info = env.step(codes[2])
    assert (over, stopped, info["points"]) == (False, True, env.truth.scores()[0])
    with pytest.raises(ResetNeeded, match="the game is over"):
        env.step(codes[3])


@pytest.mark.parametrize("wrong", [{"over": 1}, {}, {"over": True, "possible_agents": []}])
def test_an_invalid_save_is_refused_and_changes_nothing(wrong: dict[str, Any]) -> None:
    env = lab.gym("zen", form="Fuji")
    env.reset(seed=2)
    saved = msgspec.json.decode(lab.gym("zen", form="Koi").save())
    before = env.save()
    with pytest.raises(ValueError, match="damaged"):
        env.restore(msgspec.json.encode(saved | {"more": wrong}))
    with pytest.raises(ValueError, match="damaged"):
        env.restore(msgspec.json.encode(saved | {"snapshot": {"seats": 1}}))
    assert env.save() == before


def test_before_the_first_deal_a_sentence_says_so() -> None:
    env = lab.gym(ALONE[0])
    for ask in (lambda: env.step(0), env.action_masks, env.render):
        with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
            ask()


@pytest.mark.parametrize("name", sorted({name for name, _ in SEVERAL} - set(ALONE)))
def test_a_game_for_several_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"players, not 1"):
        lab.gym(name)


def test_an_invalid_code_is_refused_and_changes_nothing() -> None:
    env = lab.gym(ALONE[0])
    env.reset(seed=1)
    before = env.save()
    for action, wrong in ((10_000, ValueError), (np.array([1]), TypeError), (0.5, TypeError), (None, TypeError)):
        with pytest.raises(wrong, match=r"code|integer"):
            env.step(action)
    assert env.save() == before


@pytest.mark.parametrize("name", ALONE)
def test_copies_play_on_alike_and_apart(name: str) -> None:
    codes, end = whole_game(name, 1, 11)
    env = lab.gym(name)
    env.reset(seed=11)
    half = len(codes) // 2
    for code in codes[:half]:
        env.step(code)
    restored = lab.gym(name)
    restored.restore(env.save())
    before = env.save()
    for twin in (env.copy(), copy.deepcopy(env), pickle.loads(pickle.dumps(env)), restored):  # noqa: S301
        for code in codes[half:]:
            twin.step(code)
        assert twin.truth.snapshot() == end.snapshot()
        assert env.save() == before
        assert twin.reset()[0].tolist() == env.copy().reset()[0].tolist()


def test_many_in_gymnasiums_own_vector() -> None:
    envs = gymnasium.vector.SyncVectorEnv([lambda: lab.gym(ALONE[0])] * 3)
    seen, infos = envs.reset(seed=5)
    assert seen.shape == (3, roji.game(ALONE[0]).planes.width)
    seen, rewards, *_ = envs.step(infos["action_mask"].argmax(axis=1))
    assert rewards.tolist() == [0.0, 0.0, 0.0]
    envs.close()
