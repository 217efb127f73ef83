"""The PettingZoo AEC environment: PettingZoo's own tests, and ours."""

import copy
import pickle
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete

import roji
from roji import lab
from roji.core.observation.rows import returns
from roji.lab.envs.aec import TurnEnv
from roji.lab.envs.match import new_match
from tests.lab.petting import api_test, connect_four, max_cycles_test, seed_test
from tests.lab.tables import TABLES, TOGETHER, whole_game

dictionaries = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",  # it is a dictionary with a mask, which PettingZoo expects of its own games only
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # of an agent whose game is over
)


anything: Any = lab.aec  # to pass arguments that the types forbid


def play(env: TurnEnv, codes: list[int]) -> None:
    for code in codes:
        env.step(code)


@dictionaries
@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoos_api_test(name: str, seats: int, reward: Any) -> None:
    api_test(lab.aec(name, seats, reward=reward), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoos_seed_test(name: str, seats: int) -> None:
    seed_test(lambda: lab.aec(name, seats), num_cycles=60)


class Legal(Discrete):
    """Samples legal codes only: PettingZoo's test of max_cycles ignores masks."""

    def __init__(self, env: Any, agent: str, size: int) -> None:
        super().__init__(size)
        self.env, self.agent = env, agent

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(self.env.mask_of(self.agent))


class LegalTurns(TurnEnv):
    def mask_of(self, agent: str) -> Any:
        return self.observe(agent)["action_mask"]

    def action_space(self, agent: str) -> Discrete:
        return Legal(self, agent, int(self.action_spaces[agent].n))


@pytest.mark.parametrize(("name", "seats"), TOGETHER)
def test_pettingzoos_max_cycles_test(name: str, seats: int) -> None:
    from tests.lab.envs.test_parallel import LegalTogether  # the test plays both kinds side by side

    def env(max_cycles: int) -> LegalTurns:
        return LegalTurns(new_match(name, seats, "win", {}), None, max_cycles)

    def parallel_env(max_cycles: int) -> Any:
        return LegalTogether(new_match(name, seats, "win", {}), None, max_cycles)

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_seed_deals_the_same_game_as_everywhere(name: str, seats: int) -> None:
    codes, end = whole_game(name, seats, 7)
    env = lab.aec(name, seats)
    env.reset(seed=7)
    assert env.truth.snapshot() == roji.game(name).new(seats, 7).snapshot()
    play(env, codes)
    assert env.truth.snapshot() == end.snapshot()
    assert list(env.rewards.values()) == returns(end, seats)
    assert {agent: info["points"] for agent, info in env.infos.items()} == dict(zip(env.agents, end.scores(), strict=True))
    assert all(env.terminations.values())
    assert not any(env.truncations.values())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_mask_is_what_may_be_played_and_the_observation_what_may_be_known(name: str, seats: int) -> None:
    codes, _ = whole_game(name, seats, 3)
    env = lab.aec(name, seats)
    env.reset(seed=3)
    game = roji.game(name)
    for code in codes[:80]:
        seen, reward, *_ = env.last()
        seat = env.truth.actor()
        assert env.agent_selection == f"seat_{seat}"
        assert np.flatnonzero(seen["action_mask"]).tolist() == env.truth.legal(seat)
        assert seen["observation"].tobytes() == game.observation(env.truth, seat)
        assert reward == 0
        env.step(code)


def test_an_observation_is_the_readers_own() -> None:
    env = lab.aec("ohanami")
    env.reset(seed=1)
    seen = env.last()[0]
    seen["observation"][:] = 5
    seen["action_mask"][:] = 0
    assert env.last()[0]["action_mask"].sum() == 10
    assert not (env.last()[0]["observation"] == 5).all()


def test_agents_that_are_not_to_act_have_an_empty_mask() -> None:
    env = lab.aec("ohanami", 3)
    env.reset(seed=1)
    assert env.truth.to_act() == [0, 1, 2]
    assert [env.observe(agent)["action_mask"].sum() for agent in env.agents] == [10, 0, 0]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_points_add_up_to_the_score(name: str, seats: int) -> None:
    codes, end = whole_game(name, seats, 5)
    env = lab.aec(name, seats, reward="points")
    env.reset(seed=5)
    sums = np.array(env.truth.scores(), float)
    for code in codes:
        env.step(code)
        sums += list(env.rewards.values())
    assert sums.tolist() == end.scores()


def test_a_reward_waits_for_its_agent() -> None:
    codes, end = whole_game("ohanami", 2, 5)
    env = lab.aec("ohanami", reward="points")
    env.reset(seed=5)
    paid = dict.fromkeys(env.agents, 0.0)
    for code in codes:
        paid[env.agent_selection] += env.last(observe=False)[1]
        env.step(code)
    for _ in range(2):
        paid[env.agent_selection] += env.last(observe=False)[1]
        env.step(None)
    assert list(paid.values()) == end.scores()


# --- illegal and misplaced


def ended_by_an_illegal_move(env: Any, illegal: int) -> Any:
    env.step(illegal)
    return list(env.rewards.values()), list(env.terminations.values()), list(env.truncations.values()), env.last()[1]


def test_an_illegal_action_ends_the_game_as_in_pettingzoos_own_games() -> None:
    theirs = connect_four.env()
    theirs.reset(seed=1)
    for column in (0, 0, 0, 0, 0, 0):
        theirs.step(column)
    env = lab.aec("ohanami")
    env.reset(seed=1)
    before = env.truth.snapshot()
    assert ended_by_an_illegal_move(env, 719) == ended_by_an_illegal_move(theirs, 0)
    assert env.infos["seat_0"]["illegal"].startswith("seat 0 may not play 'discard 120': ")
    assert env.truth.snapshot() == before
    for _ in range(2):
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_illegal_action_is_seen_without_a_look(name: str, seats: int) -> None:
    env = lab.aec(name, seats)
    env.reset(seed=2)
    legal = set(env.truth.legal(env.truth.actor()))
    env.step(next(code for code in range(roji.game(name).size) if code not in legal))
    assert env.rewards == {agent: -1.0 if agent == env.agent_selection else 0.0 for agent in env.possible_agents}


@pytest.mark.parametrize(
    ("action", "wrong", "sentence"),
    [
        (720, ValueError, "720 is no code of Ohanami; they are 0 to 719"),
        (-1, ValueError, "-1 is no code of Ohanami"),
        (1.0, TypeError, "an action is one integer, not 1.0"),
        (None, TypeError, "an action is one integer, not None"),
        ("3", TypeError, "an action is one integer, not '3'"),
        (np.array([1, 2]), TypeError, "an action is one integer, not array"),
        (np.float32(1), TypeError, "an action is one integer"),
    ],
)
def test_an_invalid_code_is_refused_and_changes_nothing(action: Any, wrong: type[Exception], sentence: str) -> None:
    env = lab.aec("ohanami")
    env.reset(seed=1)
    before = env.save()
    with pytest.raises(wrong, match=sentence):
        env.step(action)
    assert env.save() == before


def test_integers_of_numpy_are_codes() -> None:
    codes, _ = whole_game("ohanami", 2, 1)
    env = lab.aec("ohanami")
    env.reset(seed=1)
    kinds: list[Any] = [np.int64, np.int32, np.uint16, np.array]
    for code, kind in zip(codes, kinds, strict=False):
        env.step(kind(code))
    assert not any(env.terminations.values())


def test_before_the_first_deal_and_after_the_end_a_sentence_says_so() -> None:
    env = lab.aec("ohanami")
    for ask in (lambda: env.step(0), lambda: env.observe("seat_0"), lambda: env.truth, env.render):
        with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
            ask()
    env.reset(seed=1)
    env.step(next(code for code in range(99) if code not in env.truth.legal(0)))
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    env.step(None)
    env.step(None)
    with pytest.raises(ValueError, match=r"reset\(\) deals a new one"):
        env.step(None)
    env.reset()
    assert env.agents == ["seat_0", "seat_1"]


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: lab.aec("chess"), "there is no game 'chess'"),
        (lambda: lab.aec("ohanami", 5), "Ohanami is for 2 to 4 players, not 5"),
        (lambda: lab.aec("ohanami", colour="red"), "Ohanami has no option 'colour'"),
        (lambda: lab.aec("ohanami", lay_order="any"), "Ohanami: lay_order is one of last_commit, rotate, not 'any'"),
        (lambda: anything("ohanami", reward="money"), "a reward is 'win' or 'points', not 'money'"),
        (lambda: lab.aec("ohanami", render_mode="film"), "render_mode is .* not 'film'"),
        (lambda: lab.aec("ohanami", max_cycles=0), "max_cycles is a number from 1 on"),
    ],
)
def test_invalid_arguments_are_refused_by_the_constructor(make: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        make()


# --- copies


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_copies_play_on_alike_and_apart(name: str, seats: int) -> None:
    codes, end = whole_game(name, seats, 11)
    env = lab.aec(name, seats)
    env.reset(seed=11)
    half = len(codes) // 2
    play(env, codes[:half])
    restored = lab.aec(name, seats)
    restored.restore(env.save())
    twins = [env.copy(), copy.deepcopy(env), pickle.loads(pickle.dumps(env)), restored]  # noqa: S301
    before = env.save()
    for twin in twins:
        assert twin.save() == before
        play(twin, codes[half:])
        assert env.save() == before
        assert twin.truth.snapshot() == end.snapshot()
    play(env, codes[half:])
    assert all(twin.save() == env.save() for twin in twins)
    for other in (env, *twins):
        other.reset()
    assert all(twin.save() == env.save() for twin in twins)


def test_a_copy_has_spaces_of_its_own() -> None:
    env = lab.aec("ohanami")
    env.reset(seed=1)
    own = env.action_space("seat_0")
    assert env.copy().action_space("seat_0") is not own


def test_a_copy_made_while_agents_leave_goes_on_there() -> None:
    codes, _ = whole_game("ohanami", 3, 2)
    env = lab.aec("ohanami", 3)
    env.reset(seed=2)
    play(env, codes)
    env.step(None)
    for twin in (env.copy(), pickle.loads(pickle.dumps(env))):  # noqa: S301
        assert twin.agents == env.agents != env.possible_agents
        twin.step(None)
        twin.step(None)
        assert twin.agents == []


@pytest.mark.parametrize(
    ("saved", "sentence"),
    [
        (b"nonsense", "this is no saved environment"),
        (b"{}", "this is no saved environment: .*`kind`"),
        (lambda: _saved(lab.aec("ohanami", 3)), "saved was aec of ohanami .* for 3 .* this is aec of ohanami .* for 2"),
        (lambda: _saved(lab.parallel("ohanami")), "saved was parallel of ohanami"),
        (lambda: _saved(lab.aec("ohanami", reward="points")), "with reward 'points'"),
    ],
)
def test_a_save_of_another_kind_is_refused(saved: Any, sentence: str) -> None:
    env = lab.aec("ohanami")
    env.reset(seed=4)
    before = env.save()
    with pytest.raises(ValueError, match=sentence):
        env.restore(saved() if callable(saved) else saved)
    assert env.save() == before


def _saved(env: Any) -> bytes:
    env.reset(seed=1)
    saved: bytes = env.save()
    return saved


def test_options_are_saved_too() -> None:
    env = lab.aec("ohanami", lay_order="rotate")
    env.reset(seed=4)
    other = lab.aec("ohanami")
    other.restore(env.save())
    other.reset(seed=9)
    assert other.truth.snapshot() == roji.game("ohanami").new(2, 9, lay_order="rotate").snapshot()


def test_text_shows_the_truth(capsys: pytest.CaptureFixture[str]) -> None:
    env = lab.aec("ohanami", render_mode="ansi")
    env.reset(seed=4)
    text = env.render()
    assert text == roji.game("ohanami").draw(env.truth)
    shown = lab.aec("ohanami", render_mode="human")
    shown.reset(seed=4)
    assert shown.render() is None
    assert capsys.readouterr().out == f"{text}\n"
