"""The OpenSpiel games: OpenSpiel's own tests, its bots, and our tests."""

import pickle
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import roji
from roji import lab
from roji.core.observation.rows import returns
from roji.lab.envs.spiel import RojiGame, RojiState
from tests.lab.tables import TABLES, whole_game


def dealt(game: RojiGame, number: int = 7) -> RojiState:
    """The game dealt from this seed."""
    state = game.new_initial_state()
    for outcome in (number, 0, 0):
        state.apply_action(outcome)
    return state


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiels_random_simulation(name: str, seats: int) -> None:
    pyspiel.random_sim_test(lab.openspiel(name, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiels_own_test_of_python_games(name: str, seats: int) -> None:
    np.random.seed(5)
    games_sim_test.GamesSimTest().sim_game(lab.openspiel(name, seats))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiels_own_test_of_its_interface(name: str, seats: int) -> None:
    kind = type(f"{name}_{seats}", (api_test.EnforceAPIOnPartialTreeBase,), {"game": lab.openspiel(name, seats), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert (result.testsRun, result.errors, result.failures) == (5, [], [])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_is_the_same_as_everywhere(name: str, seats: int) -> None:
    codes, end = whole_game(name, seats, 7)
    state = dealt(lab.openspiel(name, seats))
    assert state.truth.snapshot() == roji.game(name).new(seats, 7).snapshot()
    for code in codes:
        assert state.current_player() == state.truth.actor()
        state.apply_action(code)
    assert state.truth.snapshot() == end.snapshot()
    assert state.is_terminal()
    assert state.returns() == returns(end, seats)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_tensors_are_named_part_by_part(name: str, seats: int) -> None:
    game = lab.openspiel(name, seats)
    state = dealt(game)
    observer = game.make_py_observer()
    assert observer is not None
    observer.set_from(state, 0)
    assert list(observer.dict) == [part.name for part in roji.game(name).planes.parts]
    assert [part.shape for part in observer.dict.values()] == [part.shape for part in roji.game(name).planes.parts]
    env = lab.aec(name, seats)
    env.reset(seed=7)
    assert state.observation_tensor(0) == env.observe("seat_0")["observation"].tolist()
    assert game.observation_tensor_shape() == [roji.game(name).planes.width]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_resampled_state_is_one_that_the_player_cannot_tell_from_the_truth(name: str, seats: int) -> None:
    state = dealt(lab.openspiel(name, seats))
    luck = roji.Luck(3)
    chance = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(6):
        state.apply_action(state.truth.random_action(state.current_player(), luck))
    player = state.current_player()
    others = {state.resample_from_infostate(player, chance).truth.snapshot().__repr__() for _ in range(8)}
    assert len(others) > 1
    other = state.resample_from_infostate(player, chance)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()


def test_an_information_state_recalls_what_an_observation_no_longer_shows() -> None:
    state = dealt(lab.openspiel("ohanami"))
    first = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).startswith(first)
    assert first in state.clone().information_state_string(0)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_copies_play_on_alike_and_apart(name: str, seats: int) -> None:
    game = lab.openspiel(name, seats)
    codes = whole_game(name, seats, 7)[0][:60]
    state, straight = dealt(game), dealt(game)
    for code in codes:
        straight.apply_action(code)
    for code in codes[:30]:
        state.apply_action(code)
    before, shown = state.truth.snapshot(), state.information_state_string(0)
    twins: list[Any] = [state.copy(), game.restore(state.save()), pickle.loads(pickle.dumps(state))]  # noqa: S301
    for twin in twins:
        for code in codes[30:]:
            twin.apply_action(code)
        assert twin.truth.snapshot() == straight.truth.snapshot()
        assert twin.information_state_string(0) == straight.information_state_string(0)
        assert twin.history() == straight.history()
        assert (state.truth.snapshot(), state.information_state_string(0)) == (before, shown)


def test_a_resampled_state_can_be_saved_too() -> None:
    game = lab.openspiel("ohanami")
    imagined = dealt(game).resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    imagined.apply_action(imagined.legal_actions()[0])
    again = game.restore(imagined.save())
    assert again.truth.snapshot() == imagined.truth.snapshot()
    assert [again.information_state_string(seat) for seat in (0, 1)] == [imagined.information_state_string(seat) for seat in (0, 1)]


def play(game: RojiGame, bot: Any, seed: int) -> list[float]:
    """The returns of a game with the bot at seat 0 and random play elsewhere."""
    state = dealt(game, seed)
    luck = roji.Luck(seed)
    while not state.is_terminal():
        player = state.current_player()
        state.apply_action(bot.step(state) if player == 0 else state.truth.random_action(player, luck))
    result: list[float] = state.returns()
    return result


def short(name: str) -> dict[str, Any]:
    return {"form": "BW/WB"} if name == "zen" else {}


@pytest.mark.parametrize(("name", "seats"), [("ohanami", 2), ("bossa", 2), ("zen", 1)])
def test_openspiels_tree_searches_play(name: str, seats: int) -> None:
    game = lab.openspiel(name, seats, **short(name))
    chance = np.random.RandomState(5)
    rollout = mcts.RandomRolloutEvaluator(1, chance)
    for bot in (
        mcts.MCTSBot(game, 1.4, 2, rollout, random_state=chance),
        ismcts.ISMCTSBot(game, rollout, 1.4, 2, random_state=chance),
    ):
        assert play(game, bot, 3)[0] in (-1.0, 0.0, 1.0)


def test_openspiels_learning_environment_deals_and_steps() -> None:
    env = rl_environment.Environment(lab.openspiel("ohanami", 3), observation_type=rl_environment.ObservationType.OBSERVATION)
    env.seed(4)
    step = env.reset()
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.observations["current_player"]][0]])
    assert sum(step.rewards) == pytest.approx(0)


# --- illegal and misplaced


def test_an_illegal_action_is_refused_with_its_rule_and_nothing_happens() -> None:
    state = dealt(lab.openspiel("ohanami"))
    before = str(state)
    with pytest.raises(ValueError, match="seat 0 may not play 'discard 120': "):
        state.apply_action(719)
    with pytest.raises(ValueError, match="5000 is no code of Ohanami; they are 0 to 719"):
        state.apply_action(5000)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(719)
    assert str(state) == before
    assert len(state.history()) == 3


def test_before_the_deal_and_after_the_end_a_sentence_says_so() -> None:
    game = lab.openspiel("ohanami")
    state = game.new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(ValueError, match="nothing is dealt yet"):
        _ = state.truth
    with pytest.raises(ValueError, match="1024 is no outcome"):
        state.apply_action(1024)
    codes, _ = whole_game("ohanami", 2, 7)
    state = dealt(game)
    for code in codes:
        state.apply_action(code)
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: lab.openspiel("chess"), "there is no game 'chess'"),
        (lambda: lab.openspiel("ohanami", 5), "Ohanami is for 2 to 4 players, not 5"),
        (lambda: lab.openspiel("ohanami", colour="red"), "Ohanami has no option 'colour'"),
    ],
)
def test_invalid_arguments_are_refused_by_the_constructor(make: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        make()


def test_options_are_parameters() -> None:
    by_name = pyspiel.load_game("python_roji_ohanami(players=3,lay_order=rotate)")
    assert str(dealt(by_name)) == str(dealt(lab.openspiel("ohanami", 3, lay_order="rotate")))
    snapshot = roji.game("ohanami").new(3, 7, lay_order="rotate").snapshot()
    assert dealt(pickle.loads(pickle.dumps(by_name))).truth.snapshot() == snapshot  # noqa: S301


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [(game.name, game.seats[0], {}) for game in roji.all_games()]
    + [
        ("bossa", 2, {"row_size": "2023"}),
        ("bonsai", 1, {"scenario": "slow_fall", "scenario_goals": "3,6,15"}),
        ("zen", 1, {"form": "BW/WB"}),
    ],
)
def test_options_survive_being_written(name: str, seats: int, options: dict[str, Any]) -> None:
    game = lab.openspiel(name, seats, **options)
    for again in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):  # noqa: S301
        assert (again.options, again.seats) == (game.options, seats)
    assert {**game.options, **options} == game.options


def test_a_process_that_used_it_ends_well() -> None:
    code = "from roji import lab; game = lab.openspiel('ohanami'); state = game.new_initial_state()"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
