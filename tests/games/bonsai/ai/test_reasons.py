"""The terms of the expected final score in Bonsai."""

from collections.abc import Iterator

import pytest

import roji
from roji.content.words import read
from roji.core.luck import Luck
from roji.games.bonsai.ai.policy import expected_points
from roji.games.bonsai.ai.reasons import share, too_high
from roji.games.bonsai.rules import Bonsai

BONSAI = roji.game("bonsai")


def played(seats: int, seed: int, **options: object) -> Iterator[Bonsai]:
    """A sensible game, state after state."""
    state = BONSAI.new(seats=seats, seed=seed, **options)
    assert isinstance(state, Bonsai)
    luck = Luck(seed)
    yield state
    while (seat := state.actor()) >= 0:
        state.play(seat, state.rollout_action(seat, luck))
        yield state


def expected(state: Bonsai, seat: int) -> float:
    return sum(term.points for term in BONSAI.terms(state, seat))


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {}), (1, {}), (1, {"scenario": "scorching_summer"}), (1, {"scenario": "emperor"})]
)
def test_the_terms_add_up_to_what_the_bots_expect_and_at_the_end_to_the_score(seats: int, options: dict[str, object]) -> None:
    for state in played(seats, 3, **options):
        for seat in range(seats):
            over = state.actor() < 0
            wanted = float(state.scores()[seat]) if over else expected_points(state, seat) - too_high(state)
            assert expected(state, seat) == pytest.approx(wanted)
    assert state.actor() < 0


def test_the_terms_are_a_players_words() -> None:
    first = next(played(2, 1, goal_colours="brown,green,blue"))
    labels = [read(term.label) for term in BONSAI.terms(first, 0)]
    assert labels[:3] == ["leaves", "flowers", "fruits"]
    assert "tiles in hand" in labels
    assert [label for label in labels if label.endswith("within reach")] == [
        "Bunjin-gi (wood) within reach",
        "Moyogi (leaves together) within reach",
        "Kengai (beyond the rim) within reach",
    ]


def test_the_chance_to_win_alone_is_won_or_lost_at_the_end() -> None:
    """Progress counts for the search, not for the chance to win."""
    for seed in range(6):
        *_, last = played(1, seed)
        assert BONSAI.share(last, 0) == share(last, 0) == float(bool(last.winners()))
        assert 0.0 < last.evaluate(0) < 1.0


def test_the_chance_to_win_alone_is_less_when_more_is_needed() -> None:
    shares = [BONSAI.share(next(played(1, 5, level=level)), 0) for level in ("gakusei", "senmon", "sensei", "yusha")]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1]
