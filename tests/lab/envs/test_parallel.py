"""The PettingZoo parallel environment: PettingZoo's own tests, and ours."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete

import roji
from roji import lab
from roji.lab.envs.parallel import TogetherEnv
from tests.lab.petting import parallel_api_test, parallel_seed_test
from tests.lab.tables import TABLES, TOGETHER


class LegalTogether(TogetherEnv):
    """Its spaces sample legal codes only: PettingZoo's test of max_cycles ignores masks."""

    def action_space(self, agent: str) -> Discrete:
        space = Discrete(self.wait + 1)
        mask = self._observation(self.possible_agents.index(agent))["action_mask"]
        return Fixed(space.sample(mask))


class Fixed(Discrete):
    """A space with a single action."""

    def __init__(self, action: Any) -> None:
        super().__init__(1, start=int(action))


def choices(seen: dict[str, Any], chance: np.random.Generator) -> dict[str, int]:
    return {agent: int(chance.choice(np.flatnonzero(shown["action_mask"]))) for agent, shown in seen.items()}


def play_out(env: TogetherEnv, seen: dict[str, Any], seed: int) -> Any:
    chance = np.random.default_rng(seed)
    step: Any = None
    while env.agents:
        step = env.step(choices(seen, chance))
        seen = step[0]
    return step


@pytest.mark.parametrize(("name", "seats"), TOGETHER)
def test_pettingzoos_parallel_api_test(name: str, seats: int) -> None:
    parallel_api_test(lab.parallel(name, seats), num_cycles=200)


@pytest.mark.parametrize(("name", "seats"), TOGETHER)
def test_pettingzoos_parallel_seed_test(name: str, seats: int) -> None:
    parallel_seed_test(lambda: lab.parallel(name, seats), num_cycles=50)


@pytest.mark.parametrize(("name", "seats"), TOGETHER)
@pytest.mark.parametrize("all_lay", [False, True])
def test_a_game_together_is_a_game(name: str, seats: int, all_lay: bool) -> None:
    env = lab.parallel(name, seats, simultaneous_lay=all_lay)
    first = play_out(env, env.reset(seed=5)[0], 1)
    _, rewards, terminations, truncations, infos = first
    assert env.truth.ending() is not None
    assert sum(rewards.values()) == pytest.approx(0)
    assert [infos[agent]["points"] for agent in env.possible_agents] == env.truth.scores()
    assert all(terminations.values())
    assert not any(truncations.values())
    again = lab.parallel(name, seats, simultaneous_lay=all_lay)
    play_out(again, again.reset(seed=5)[0], 1)
    assert again.truth.snapshot() == env.truth.snapshot()


def test_agents_choose_together_and_the_others_wait() -> None:
    env = lab.parallel("ohanami", 3, lay_order="rotate")
    seen, _ = env.reset(seed=1)
    assert [shown["action_mask"].sum() for shown in seen.values()] == [10, 10, 10]
    chance = np.random.default_rng(1)
    for _ in range(2):
        seen, *_ = env.step(choices(seen, chance))
    asked = [bool(shown["action_mask"][:-1].any()) for shown in seen.values()]
    waits = [bool(shown["action_mask"][env.wait]) for shown in seen.values()]
    assert sum(asked) == 1
    assert waits == [not is_asked for is_asked in asked]
    layer = env.agents[asked.index(True)]
    env.step({layer: choices(seen, chance)[layer]})


@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table not in TOGETHER])
def test_games_without_simultaneous_choices_are_refused_with_a_sentence(name: str, seats: int) -> None:
    with pytest.raises(ValueError, match="nobody chooses at the same time in"):
        lab.parallel(name, seats)


def test_where_only_an_option_lets_players_choose_together_it_is_asked() -> None:
    parallel_api_test(lab.parallel("bossa", chips=True), num_cycles=60)


def test_an_illegal_action_ends_the_game_for_all() -> None:
    env = lab.parallel("ohanami", 3)
    seen, _ = env.reset(seed=1)
    before = env.truth.snapshot()
    _, rewards, terminations, truncations, infos = env.step({**choices(seen, np.random.default_rng(1)), "seat_1": 719})
    assert rewards == {"seat_0": 0.0, "seat_1": -1.0, "seat_2": 0.0}
    assert all(terminations.values())
    assert all(truncations.values())
    assert infos["seat_1"]["illegal"].startswith("seat 1 may not play 'discard 120'")
    assert env.truth.snapshot() == before
    assert env.agents == []
    with pytest.raises(ValueError, match=r"reset\(\) deals a new one"):
        env.step({})


def test_waiting_when_asked_is_illegal() -> None:
    env = lab.parallel("ohanami")
    seen, _ = env.reset(seed=1)
    _, rewards, *_, infos = env.step({**choices(seen, np.random.default_rng(1)), "seat_0": env.wait})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert infos["seat_0"]["illegal"] == "seat 0 is asked now and may not wait"


@pytest.mark.parametrize(
    ("changed", "wrong", "sentence"),
    [
        ({"seat_9": 3}, ValueError, "'seat_9' does not play here; seat_0, seat_1 do"),
        ({"seat_0": "3"}, TypeError, "an action is one integer, not '3'"),
        ({"seat_0": 721}, ValueError, "721 is no code of Ohanami"),
    ],
)
def test_invalid_choices_are_refused_and_change_nothing(changed: dict[str, Any], wrong: type[Exception], sentence: str) -> None:
    env = lab.parallel("ohanami")
    seen, _ = env.reset(seed=1)
    before = env.save()
    with pytest.raises(wrong, match=sentence):
        env.step({**choices(seen, np.random.default_rng(1)), **changed})
    assert env.save() == before


def test_exactly_the_acting_agents_must_choose() -> None:
    env = lab.parallel("ohanami", lay_order="rotate")
    with pytest.raises(ResetNeeded):
        env.step({})
    seen, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match="seat_1 is asked now and plays nothing"):
        env.step({"seat_0": 3})
    chance = np.random.default_rng(1)
    for _ in range(2):
        seen, *_ = env.step(choices(seen, chance))
    (layer,) = env.truth.to_act()
    with pytest.raises(ValueError, match=f"seat_{1 - layer} is not asked now: it plays 720, which is to wait, or nothing"):
        env.step({**choices(seen, chance), f"seat_{1 - layer}": 3})


def test_copies_play_on_alike_and_apart() -> None:
    env = lab.parallel("ohanami")
    seen, _ = env.reset(seed=6)
    seen, *_ = env.step(choices(seen, np.random.default_rng(1)))
    restored = lab.parallel("ohanami")
    restored.restore(env.save())
    twins = [env.copy(), copy.deepcopy(env), pickle.loads(pickle.dumps(env)), restored]  # noqa: S301
    before = env.save()
    for twin in twins:
        play_out(twin, seen, 2)
        assert env.save() == before
    play_out(env, seen, 2)
    assert [twin.save() for twin in twins] == [env.save()] * 4
    assert env.truth.ending() is not None


def test_a_pickled_table_keeps_its_options() -> None:
    """In Bossa both players choose at the same time only with the chips option."""
    env = lab.parallel("bossa", chips=True)
    seen, _ = env.reset(seed=6)
    twin = pickle.loads(pickle.dumps(env))  # noqa: S301
    play_out(env, seen, 2)
    play_out(twin, seen, 2)
    assert twin.save() == env.save()


def test_an_agent_sees_nothing_of_what_another_chooses_in_the_same_step() -> None:
    env = lab.parallel("ohanami")
    env.reset(seed=1)
    cards = env.truth.legal(1)[:2]
    seen = []
    for card in cards:
        twin = env.copy()
        shown, *_ = twin.step({"seat_0": env.truth.legal(0)[0], "seat_1": card})
        seen.append(shown["seat_0"])
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert roji.game("ohanami").text(cards[0]) != roji.game("ohanami").text(cards[1])
