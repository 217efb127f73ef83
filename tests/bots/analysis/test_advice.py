"""Advice: legal, honest, repeatable, and with reasons that can be read."""

from typing import Any

import pytest

import roji
from roji.bots.analysis.advice import Recommendation, advise, reason
from roji.bots.analysis.prospects import Difference
from roji.content.words import read
from roji.core.luck import Luck
from roji.core.sentences import Words, words
from roji.core.state import State
from roji.games import OURS

OHANAMI = roji.game("ohanami")


SMALL: dict[str, dict[str, Any]] = {"zen": {"form": "BWB/WBW"}}


def in_the_middle(name: str, seed: int, decisions: int) -> State:
    """A game after some sensible decisions, where there is something to choose."""
    game = roji.game(name)
    state, luck = game.new(seed=seed, **SMALL.get(name, {})), Luck(seed)
    for _ in range(decisions):
        state.play(state.actor(), state.rollout_action(state.actor(), luck))
    while len(state.candidates(state.actor())) < 2:
        state.play(state.actor(), state.rollout_action(state.actor(), luck))
    return state


def asked(name: str, state: State, seed: int = 1, iterations: int = 30, most: int = 3) -> list[Recommendation]:
    return advise(roji.game(name), state, state.actor(), Luck(seed), 0, iterations, most)


def why(hint: Recommendation) -> str:
    return read(hint.why)


@pytest.mark.parametrize("name", [game.name for game in OURS])
def test_every_game_gives_advice_that_may_be_followed(name: str) -> None:
    state = in_the_middle(name, 3, 6)
    hints = asked(name, state, iterations=12)
    codes = [hint.code for hint in hints]
    assert 1 <= len(codes) == len(set(codes)) <= 3
    assert set(codes) <= set(state.legal(state.actor()))
    assert all(0.0 <= hint.chance <= 1.0 and why(hint) for hint in hints)
    assert all((hint.points is None) == (name == "bossa") for hint in hints)


@pytest.mark.parametrize(("name", "decisions"), [("ohanami", 0), ("ohanami", 43), ("takenoko", 30), ("bonsai", 12)])
def test_the_advice_is_the_same_whatever_the_truth_that_the_seat_cannot_see(name: str, decisions: int) -> None:
    state = in_the_middle(name, 11, decisions)
    truths = [state.imagine(state.actor(), Luck(truth)) for truth in range(20)]
    assert len({str(truth.snapshot()) for truth in truths}) > 10, "the truths must differ for this to mean anything"
    wanted = asked(name, state, 9, 10)
    assert all(asked(name, truth, 9, 10) == wanted for truth in truths)


def test_a_sure_win_in_zen_is_advised() -> None:
    game = roji.game("zen")
    for seed in range(40):
        state, luck = game.new(seed=seed, form="BB/BB"), Luck(seed)
        while state.actor() >= 0:
            solved = state.solve(0, 20_000)
            if solved is not None and solved.value == 1.0 and solved.line:
                best = asked("zen", state, iterations=4)[0]
                assert (best.code, best.chance) == (solved.line[0], 1.0)
                return
            state.play(0, state.rollout_action(0, luck))
    raise AssertionError("forty games without a sure win")


def test_the_same_seed_and_iterations_give_the_same_advice_and_leave_the_table_as_it_was() -> None:
    state = in_the_middle("ohanami", 3, 20)
    before = state.snapshot()
    assert asked("ohanami", state) == asked("ohanami", state)
    assert asked("ohanami", state, seed=1) != asked("ohanami", state, seed=2)
    assert state.snapshot() == before


def test_as_many_actions_as_are_asked_for() -> None:
    state = in_the_middle("ohanami", 3, 20)
    assert [len(asked("ohanami", state, most=most)) for most in (1, 2, 5)] == [1, 2, 5]


def test_what_was_hardly_tried_is_no_advice() -> None:
    """After much thought only a few of the ten cards are still worth a word."""
    state = in_the_middle("ohanami", 3, 60)
    assert len(asked("ohanami", state, iterations=1500, most=10)) < len(state.candidates(state.actor()))


@pytest.mark.parametrize("iterations", [30, 600])
def test_of_a_hand_both_cards_are_named_and_no_pair_twice(iterations: int) -> None:
    state = OHANAMI.new(seats=2, seed=3)
    hints = asked("ohanami", state, iterations=iterations)
    pairs = [tuple(OHANAMI.text(code) for code in (hint.code, *hint.then)) for hint in hints]
    assert len(hints) == 3
    assert all(len(pair) == 2 and all(text.startswith("choose ") for text in pair) for pair in pairs)
    assert len({frozenset(pair) for pair in pairs}) == 3


@pytest.mark.parametrize(
    ("name", "begins", "goes_on"), [("bossa", "place", "use"), ("bossa", "exchange", "take"), ("zen", "hold", "place")]
)
def test_an_action_of_several_steps_is_advised_as_a_whole(name: str, begins: str, goes_on: str) -> None:
    game, found = roji.game(name), 0
    for seed in range(6):
        for hint in asked(name, in_the_middle(name, seed, 5), iterations=300):
            if game.text(hint.code).startswith(begins):
                assert hint.then
                assert all(game.text(code).startswith(goes_on) for code in hint.then)
                found += 1
    assert found > 0


def test_what_follows_is_of_the_same_kind_or_completes_a_step_and_may_be_done() -> None:
    for name in (game.name for game in OURS):
        game, state = roji.game(name), in_the_middle(name, 5, 9)
        for hint in asked(name, state, iterations=200):
            after, seat = state.imagine(state.actor(), Luck(2)), state.actor()
            for code in (hint.code, *hint.then):
                alike = game.text(code).split()[0] == game.text(hint.code).split()[0]
                assert alike or all(game.describe(other).__struct_fields__ for other in after.legal(seat)), "it could have been left"
                assert code in after.legal(seat)
                after.play(seat, code)


def test_a_forced_choice_says_so() -> None:
    state, luck = OHANAMI.new(seats=2, seed=1), Luck(1)
    while len(state.legal(state.actor())) > 1:
        state.play(state.actor(), state.random_action(state.actor(), luck))
    (hint,) = asked("ohanami", state)
    assert [hint.code] == state.legal(state.actor())
    assert why(hint) == "nothing else is allowed"


def test_who_may_not_choose_gets_a_sentence() -> None:
    state = in_the_middle("bossa", 1, 8)
    with pytest.raises(ValueError, match=f"seat {1 - state.actor()} has nothing to choose now"):
        advise(roji.game("bossa"), state, 1 - state.actor(), Luck(1), 0, 10)


def test_before_the_last_card_the_points_are_those_that_it_brings() -> None:
    for seed in range(8):
        state, luck = OHANAMI.new(seats=2, seed=seed), Luck(seed)
        for _ in range(119):
            state.play(state.actor(), state.rollout_action(state.actor(), luck))
        seat = state.actor()
        for hint in asked("ohanami", state, most=9):
            after = state.copy()
            after.play(seat, hint.code)
            assert after.actor() < 0
            assert hint.points == after.scores()[seat]
            assert hint.chance == after.evaluate(seat)


def test_the_reason_names_the_suit_that_a_card_brings() -> None:
    """Before the last card, whoever puts it aside forgoes what its suit pays."""
    found = []
    for seed in range(10):
        state, luck = OHANAMI.new(seats=2, seed=seed), Luck(seed)
        for _ in range(119):
            state.play(state.actor(), state.rollout_action(state.actor(), luck))
        hints = asked("ohanami", state, most=9)
        found += [why(hint) for hint in hints if OHANAMI.text(hint.code).startswith("discard")]
    assert {"3.0 points fewer from water", "4.0 points fewer from plants"} <= set(found)


def test_near_the_end_of_bossa_the_chance_is_that_of_perfect_play() -> None:
    bossa, found = roji.game("bossa"), 0
    for seed in range(8):
        state, luck = bossa.new(seed=seed), Luck(seed)
        while state.actor() >= 0 and (state.solve(state.actor(), 1000) is None):
            state.play(state.actor(), state.rollout_action(state.actor(), luck))
        if state.actor() < 0:
            continue
        solved = state.solve(state.actor(), 1000)
        assert solved is not None
        best, *others = asked("bossa", state, iterations=4)
        assert (best.code, best.chance) == (solved.line[0], solved.value)
        assert [hint.chance for hint in others] == [solved.worths[hint.code] for hint in others]
        found += 1
    assert found >= 2


# --- the sentence --------------------------------------------------------------------------------------------------------

FRUITS, LEAVES = Difference("fruits", 2.13, 0.2), Difference("leaves", -0.61, 0.1)
GOALS, TILES = Difference("goals", 0.5, 0.1), Difference("tiles", -0.3, 0.1)
BOTH = "2.1 points more from fruits and 0.5 from goals, 0.6 fewer from leaves and 0.3 from tiles"
UNSURE = Difference("flowers", 3.0, 2.0)


@pytest.mark.parametrize(
    ("counts", "apart", "sentence"),
    [
        ("points", [FRUITS, LEAVES], "2.1 points more from fruits, 0.6 fewer from leaves"),
        ("points", [FRUITS], "2.1 points more from fruits"),
        ("points", [LEAVES], "0.6 points fewer from leaves"),
        ("points", [FRUITS, GOALS, LEAVES, TILES], BOTH),
        ("cards", [FRUITS, LEAVES], "2.1 cards more from fruits, 0.6 fewer from leaves"),
        ("per cent", [LEAVES, TILES], "against it: leaves and tiles"),  # signs of a search: their amounts would not add up to its chance
        ("per cent", [FRUITS, LEAVES], "for it: fruits, against it: leaves"),
        ("points", [UNSURE], "much the same"),
        ("points", [Difference("flowers", 0.04, 0.0)], "much the same"),
    ],
)  # fmt: skip
def test_a_reason_tells_what_stands_out_and_nothing_that_may_be_chance(counts: str, apart: list[Difference], sentence: str) -> None:
    assert reason(counts, apart, "much the same") == sentence


def test_a_reason_can_be_said_in_another_language() -> None:
    said = reason("points", [FRUITS, LEAVES], "")
    gains = Words("a-points-more-from-one", {"a": 2.1, "one": Words("fruits")})
    assert words(said) == Words("gains-losses", {"gains": gains, "losses": Words("a-fewer-from-one", {"a": 0.6, "one": Words("leaves")})})


@pytest.mark.parametrize(
    ("language", "gained", "against"),
    [
        ("en", "2.1 points more from fruits and 0.5 from goals", "against it: leaves"),
        ("de", "2,1 Punkte mehr durch: Früchte, und 0,5 durch: Ziele", "dagegen: Blätter"),
        ("pl", "o 2,1 pkt więcej: owoce, o 0,5: cele", "przeciw: liście"),
        ("ja", "実で2.1点、目標で0.5点多い", "短所は葉"),
    ],
)
def test_amounts_are_written_as_the_language_writes_numbers(language: str, gained: str, against: str) -> None:
    assert read(words(reason("points", [FRUITS, GOALS], "")), language) == gained
    assert read(words(reason("per cent", [Difference("leaves", -3.0, 0.1)], "")), language) == against
