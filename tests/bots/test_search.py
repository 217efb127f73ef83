"""The search thinks honestly, repeatably and to some purpose."""

from dataclasses import replace

import pytest

import roji
from roji.bots.levels import LEVELS, choose
from roji.bots.search import Node, Search, guided, thinking
from roji.core.luck import Luck
from roji.core.state import State, Tuning
from roji.games.zen.ai.policy import careful
from roji.games.zen.rules import Zen

OHANAMI = roji.game("ohanami")


def in_the_middle(seed: int, decisions: int) -> State:
    """A game after some sensible decisions."""
    state = OHANAMI.new(seats=2, seed=seed, lay_order="rotate")
    luck = Luck(seed)
    for _ in range(decisions):
        seat = state.actor()
        state.play(seat, state.rollout_action(seat, luck))
    return state


def answer(state: State, seed: int, iterations: int = 60) -> int:
    search = thinking(state, state.actor(), Luck(seed))
    search.think(state, iterations)
    return search.best()


def test_the_same_seed_and_iterations_give_the_same_answer() -> None:
    state = in_the_middle(3, 10)
    assert [answer(state, 5) for _ in range(3)] == [answer(state, 5)] * 3


def test_thinking_leaves_the_state_as_it_was() -> None:
    state = in_the_middle(3, 10)
    before = state.snapshot()
    answer(state, 1)
    assert state.snapshot() == before


@pytest.mark.parametrize("decisions", [0, 7, 42, 90])
def test_the_answer_is_the_same_whatever_the_truth_that_the_seat_cannot_see(decisions: int) -> None:
    state = in_the_middle(11, decisions)
    seat = state.actor()
    truths = [state.imagine(seat, Luck(truth)) for truth in range(200)]
    assert len({str(truth.snapshot()) for truth in truths}) > 100, "the truths must differ for this to mean anything"
    assert {answer(truth, 9, 40) for truth in truths} == {answer(state, 9, 40)}


def test_a_level_asks_for_no_more_than_its_seat_may_know() -> None:
    state = in_the_middle(11, 9)
    seat = state.actor()
    answers = {choose(state.imagine(seat, Luck(truth)), seat, LEVELS["greedy"], Luck(4)) for truth in range(50)}
    assert len(answers) == 1


def test_in_the_last_turn_it_lays_what_pays_and_wins() -> None:
    """Seat 0 needs one more card in a garden: searching must find it, putting aside loses."""
    for seed in range(40):
        state = in_the_middle(seed, 118)
        seat = state.actor()
        best = max(_result(state, seat, code) for code in state.candidates(seat))
        assert _result(state, seat, answer(state, 1, 100)) == best


def _result(state: State, seat: int, code: int) -> float:
    """What the game ends with if this is played and the rest of the last turn is played as well as can be."""
    after = state.copy()
    after.play(seat, code)
    if after.actor() < 0:
        return after.evaluate(seat)
    other = after.actor()
    results = [_result(after, seat, code) for code in after.candidates(other)]
    return max(results) if other == seat else min(results)


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_answers_at_once_when_its_time_is_up(name: str) -> None:
    state = in_the_middle(2, 12)
    seat = state.actor()
    assert choose(state, seat, LEVELS[name], Luck(1), left_ms=0) in state.legal(seat)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_plays_whole_games(name: str, seats: int) -> None:
    state = OHANAMI.new(seats=seats, seed=1)
    luck = Luck(1)
    while (seat := state.actor()) >= 0:
        code = choose(state, seat, LEVELS[name], luck, iterations=4)
        assert OHANAMI.why_not(state, seat, code) is None
        state.play(seat, code)
    assert state.winners()


@pytest.mark.parametrize("decisions", [0, 7, 42, 90])
def test_with_priors_the_answer_is_the_same_whatever_the_truth(decisions: int) -> None:
    state = in_the_middle(11, decisions)
    seat = state.actor()
    answers = {_with_priors(state.imagine(seat, Luck(truth)), 40) for truth in range(60)}
    assert answers == {_with_priors(state, 40)}


def test_with_priors_a_few_iterations_are_enough_for_what_is_plain_to_see() -> None:
    """What looks best at once is tried first: even one iteration answers like a bot that only looks."""
    for seed in range(12):
        state = in_the_middle(seed, 118)
        seat = state.actor()
        best = max(_at_once(state, seat, code) for code in state.candidates(seat))
        assert _at_once(state, seat, _with_priors(state, 1)) == best


def _with_priors(state: State, iterations: int) -> int:
    search = Search(state.actor(), Luck(9), Tuning(prior_visits=1.0))
    search.think(state, iterations)
    return search.best()


def _at_once(state: State, seat: int, code: int) -> float:
    after = state.copy()
    after.play(seat, code)
    return after.evaluate(seat)


def test_with_widening_it_takes_up_what_looks_best_and_more_as_it_thinks_on() -> None:
    state = in_the_middle(4, 0)
    roots = [_with_widening(state, iterations).root.children for iterations in (1, 40, 400)]
    counts = [sum(node.visits > 0 for node in nodes) for nodes in roots]
    assert 1 == counts[0] < counts[1] < counts[2] < len(state.candidates(state.actor()))
    for nodes in roots:
        worst_tried = min(node.prior for node in nodes if node.visits)
        assert all(node.prior <= worst_tried for node in nodes if not node.visits)


@pytest.mark.parametrize("decisions", [0, 7, 42, 90])
def test_with_widening_the_answer_is_the_same_whatever_the_truth(decisions: int) -> None:
    state = in_the_middle(11, decisions)
    seat = state.actor()
    answers = {_with_widening(state.imagine(seat, Luck(truth)), 40).best() for truth in range(60)}
    assert answers == {_with_widening(state, 40).best()}


def _with_widening(state: State, iterations: int) -> Search:
    search = Search(state.actor(), Luck(9), Tuning(widening=0.25))
    search.think(state, iterations)
    return search


@pytest.mark.parametrize("decisions", [0, 7, 42, 90])
def test_guided_by_what_was_learned_the_answer_is_the_same_whatever_the_truth(decisions: int) -> None:
    state = in_the_middle(11, decisions)
    seat = state.actor()
    truths = [state.imagine(seat, Luck(truth)) for truth in range(200)]
    assert {_guided(truth, 40).best() for truth in truths} == {_guided(state, 40).best()}


def test_guided_it_begins_with_what_is_likeliest_and_tries_more_as_it_thinks_on() -> None:
    for seed in range(12):
        state = in_the_middle(seed, 3 * seed)
        codes = state.legal(state.actor())
        priors = state.priors(state.actor(), codes)
        assert _guided(state, 1).best() == codes[priors.index(max(priors))]
    states = [in_the_middle(seed, 20 * (seed % 4)) for seed in range(12)]
    counts = [sum(node.visits > 0 for state in states for node in _guided(state, most).root.children) for most in (1, 40, 400)]
    assert len(states) == counts[0] < counts[1] < counts[2]


def test_where_nothing_was_learned_a_guided_search_is_the_usual_one() -> None:
    state = OHANAMI.new(seats=3, seed=1, lay_order="rotate")
    usual = thinking(state, 0, Luck(9))
    usual.think(state, 40)
    assert [node.visits for node in _guided(state, 40).root.children] == [node.visits for node in usual.root.children]


def _guided(state: State, iterations: int) -> Search:
    search = guided(state, state.actor(), Luck(9))
    search.think(state, iterations)
    return search


def test_the_policys_action_is_left_for_what_is_clearly_better_and_for_nothing_else() -> None:
    """Near the end, where an action wins and another loses, a few hundred tries show it; a single one proves nothing."""
    searches = [_thought(in_the_middle(seed, 116), -1, 200) for seed in range(40)]
    decided = [search for search in searches if _spread(search) > 0.5]
    assert len(decided) >= 3
    for search in decided:
        best, worst = search.best(), int(min(_tried(search), key=_mean).code)
        search.policy = worst
        assert search.best() == best
    for seed in range(40):
        state = in_the_middle(seed, 116)
        policy = state.candidates(state.actor())[-1]
        assert _thought(state, policy, 1).best() == policy


def _thought(state: State, policy: int, iterations: int) -> Search:
    search = Search(state.actor(), Luck(9), Tuning())
    search.policy = policy
    search.think(state, iterations)
    return search


def _tried(search: Search) -> list[Node]:
    return [node for node in search.root.children if node.visits]


def _mean(node: Node) -> float:
    return node.worth / float(node.visits)


def _spread(search: Search) -> float:
    return max(map(_mean, _tried(search))) - min(map(_mean, _tried(search)))


def test_in_zen_a_short_thought_is_the_careful_players() -> None:
    for seed in range(6):
        state = roji.game("zen").new(seed=seed, form="Panda")
        assert isinstance(state, Zen)
        for _ in range(30):
            code = careful(state, Luck(seed))
            if len(state.candidates(0)) > 1:
                assert choose(state, 0, replace(LEVELS["yusha"], exact=0), Luck(seed), iterations=1) == code
            state.play(0, code)
