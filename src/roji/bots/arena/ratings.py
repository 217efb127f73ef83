"""Ratings on the Elo scale: a lead of 100 points wins about 64% of two-player games."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean

from openskill.models import PlackettLuce, PlackettLuceRating

from roji.bots.arena.results import Result

MIDDLE = 1500.0
SPREAD = 150.0  # the prior standard deviation of a rating
SCALE = 400 / math.log(10)  # rating points for odds of e:1
ORDERS = 8  # shuffles of the games to average over, because ratings depend a little on the order
CERTAIN = 1.959964  # standard deviations for a 95% interval


@dataclass(frozen=True)
class Rating:
    """Points, and the half-width of their 95% interval."""

    points: float = MIDDLE
    uncertainty: float = CERTAIN * SPREAD


def rate(bots: int, results: Sequence[Result], orders: int = ORDERS) -> list[Rating]:
    """The rating of each bot: the mean over several orders of the games, so that the order does not matter."""
    games = sorted(results, key=lambda result: result.number)
    found = [_rated(bots, _shuffled(games, nth)) for nth in range(orders)]
    return [_mean([one[bot] for one in found]) for bot in range(bots)]


def _shuffled(games: list[Result], nth: int) -> list[Result]:
    return random.Random(nth).sample(games, len(games))  # noqa: S311


def _rated(bots: int, games: list[Result]) -> list[PlackettLuceRating]:
    model = PlackettLuce(mu=MIDDLE, sigma=SPREAD, beta=SCALE / math.sqrt(2), tau=0.0, gamma=_undamped)
    ratings = [model.rating() for _ in range(bots)]
    for game in games:
        for bot, after in _after(model, ratings, game).items():
            ratings[bot] = after
    return ratings


def _undamped(*_: object) -> float:
    """Every game has its full weight: a bot, unlike a person, does not change over time."""
    return 1.0


def _after(model: PlackettLuce, ratings: list[PlackettLuceRating], game: Result) -> dict[int, PlackettLuceRating]:
    """The ratings after a game; the mean for a bot that had several seats."""
    teams = model.rate([[ratings[bot]] for bot in game.seating], ranks=[float(rank) for rank in game.ranks()])
    found: dict[int, list[PlackettLuceRating]] = {}
    for bot, (rating,) in zip(game.seating, teams, strict=True):
        found.setdefault(bot, []).append(rating)
    return {bot: model.rating(mean(one.mu for one in several), mean(one.sigma for one in several)) for bot, several in found.items()}


def _mean(several: list[PlackettLuceRating]) -> Rating:
    return Rating(mean(one.mu for one in several), CERTAIN * mean(one.sigma for one in several))
