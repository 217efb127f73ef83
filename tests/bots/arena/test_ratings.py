"""Ratings on the scale of chess."""

import math
from collections.abc import Callable

import pytest

from roji.bots.arena.ratings import MIDDLE, rate
from roji.bots.arena.results import Result


def game(number: int, seating: tuple[int, ...], scores: list[int], winners: list[int] | None = None) -> Result:
    none = [0.0] * len(scores)
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return Result(number, number, seating, scores, best if winners is None else winners, [0] * len(scores), none, none)


def results_of(beats: Callable[[int], bool], games: int) -> list[Result]:
    return [game(nth, (0, 1), [1, 0] if beats(nth) else [0, 1]) for nth in range(games)]


@pytest.mark.parametrize("wins", [500, 640, 760, 910])
def test_the_gap_says_how_often_one_beats_the_other(wins: int) -> None:
    games = results_of(lambda nth: nth * 617 % 1000 < wins, 1000)
    one, other = rate(2, games)
    assert one.points - other.points == pytest.approx(400 * math.log10(wins / (1000 - wins)), abs=25)
    assert (one.points + other.points) / 2 == pytest.approx(MIDDLE, abs=5)


def test_a_hundred_points_are_about_64_in_100() -> None:
    one, other = rate(2, results_of(lambda nth: nth * 617 % 1000 < 640, 1000))
    assert 75 < one.points - other.points < 125


def test_more_games_make_it_more_certain() -> None:
    few, many = (rate(2, results_of(lambda nth: nth % 2 == 0, games))[0].uncertainty for games in (10, 200))
    assert many < few / 2
    assert rate(1, [])[0].uncertainty > few


def test_who_played_when_does_not_matter() -> None:
    """Ten wins, then ten losses: an ordinary rating would remember the losses better."""
    first, second = rate(2, results_of(lambda nth: nth < 10, 20))
    assert abs(first.points - second.points) < 60
    games = results_of(lambda nth: nth % 3 > 0, 30)
    assert rate(2, games) == rate(2, games[::-1])


def test_four_at_a_table_are_rated_by_their_places() -> None:
    ratings = rate(4, [game(nth, (0, 1, 2, 3), [40, 30, 20, 10]) for nth in range(20)])
    assert ratings == sorted(ratings, key=lambda rating: -rating.points)
    assert ratings[0].points - ratings[3].points > 300


def test_a_bot_that_fills_the_table_is_rated_once_a_game() -> None:
    one, fill = rate(2, [game(nth, (0, 1, 1, 1), [40, 30, 20, 10]) for nth in range(20)])
    assert one.points > MIDDLE > fill.points


def test_a_tie_in_points_goes_to_the_winner() -> None:
    one, other = rate(2, [game(nth, (0, 1), [30, 30], [1]) for nth in range(20)])
    assert other.points > one.points + 100
