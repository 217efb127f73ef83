"""Bots against bots: duplicate deals and honest statistics."""

import pytest

import roji
from roji.bots.arena import Match, wilson
from roji.bots.levels import level

OHANAMI = roji.game("ohanami")


def played(first: str, second: str, games: int, iterations: int = 0, seed: int = 1) -> Match:
    match = Match(OHANAMI, [level(first), level(second)], iterations=iterations, seed=seed)
    for _ in match.play(games):
        pass
    return match


def test_greedy_beats_random_nearly_always() -> None:
    greedy, _ = played("greedy", "random", 60).tallies
    assert greedy.wilson()[0] > 0.9


def test_search_beats_greedy() -> None:
    yusha, _ = played("yusha", "greedy", 40, iterations=150).tallies
    assert yusha.wilson()[0] > 0.5


def test_the_same_seed_and_iterations_give_the_same_match() -> None:
    assert played("yusha", "greedy", 4, iterations=20).tallies[0].points == played("yusha", "greedy", 4, iterations=20).tallies[0].points


def test_every_deal_is_played_both_ways_round() -> None:
    """A bot against itself must come out even on every deal, because each side gets the same cards."""
    one, other = played("random", "random", 20).tallies
    assert one.games == other.games == 20
    assert played("random", "random", 3).tallies[0].games == 4


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 0, 0.0, 1.0), (57, 80, 0.6054, 0.8001), (40, 40, 0.9124, 1.0), (5, 10, 0.2366, 0.7634)]
)
def test_the_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-4)


def test_a_match_needs_as_many_bots_as_the_game_has_players() -> None:
    with pytest.raises(ValueError, match="Ohanami is for 2 to 4 players, not 1"):
        Match(OHANAMI, [level("greedy")])


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ValueError, match="there is no bot 'nobody'; there is random, greedy"):
        level("nobody")
