"""What tiles, Parchments and goals score, who wins, and why: over plain numbers, so that a score pad can use it too."""

from typing import Final

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.bonsai import goals
from roji.games.bonsai.components import (
    FLOWER,
    FRUIT,
    GROWTHS,
    HELPERS,
    LEAF,
    MASTERS,
    PARCHMENTS,
    PER_FLOWER,
    PER_FRUIT,
    PER_GROWTH,
    PER_HELPER,
    PER_LEAF,
    PER_MASTER,
    PER_WOOD,
    WOOD,
    count,
)
from roji.games.bonsai.tree import FRUIT_POINTS, LEAF_POINTS

PARTS: Final = ("leaves", "flowers", "fruits", "parchments", "goals")


def parchment_points(cards: i64, wood: i64, leaf: i64, flower: i64, fruit: i64) -> i64:
    """Points for the Parchments in a set of cards, given the number of tiles of each kind."""
    points: i64 = 0
    if cards & PARCHMENTS == 0:
        return points
    if (cards >> PER_WOOD) & 1:
        points += wood
    if (cards >> PER_LEAF) & 1:
        points += leaf
    if (cards >> PER_FLOWER) & 1:
        points += 2 * flower
    if (cards >> PER_FRUIT) & 1:
        points += 2 * fruit
    if (cards >> PER_GROWTH) & 1:
        points += 2 * count(cards & GROWTHS)
    if (cards >> PER_HELPER) & 1:
        points += 2 * count(cards & HELPERS)
    if (cards >> PER_MASTER) & 1:
        points += 2 * count(cards & MASTERS)
    return points


def parts_of(tiles: list[int], sides: int, cards: i64, claimed: i64) -> list[int]:
    """Points line by line, from the number of tiles of each kind, the free sides of flowers, and the sets of cards and goals."""
    parchments = int(parchment_points(cards, tiles[WOOD], tiles[LEAF], tiles[FLOWER], tiles[FRUIT]))
    return [LEAF_POINTS * tiles[LEAF], sides, FRUIT_POINTS * tiles[FRUIT], parchments, int(goals.points_of(claimed))]


def best_seat(points: list[int], seats: list[int]) -> int:
    """Most points; on a tie, the player farthest from the first player."""
    return max([(points[i], seats[i]) for i in range(len(seats))])[1]


def ending_of(points: list[int]) -> str:
    """Why the winner of a multiplayer game wins."""
    most = max(points)
    if points.count(most) > 1:
        return say("equal with {points} points; of these whoever sits farthest from the first player wins", points=most)
    return say("the last turns are played, and {points} points are the most", points=most)


def ending_alone(lost: str | None, points: int) -> str:
    """What a solo player has failed to do, or that everything is done."""
    if lost is not None:
        return lost
    return say("{points} points and all that was asked: the bonsai will be shown", points=points)
