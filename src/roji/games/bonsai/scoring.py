"""Points: leaves, flowers, fruits, Parchments and goals; who wins, and why."""

from typing import Final

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.bonsai import goals
from roji.games.bonsai.cards import (
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
from roji.games.bonsai.scenarios import SCORCHING_SUMMER, shortfall
from roji.games.bonsai.state import Player, Table
from roji.games.bonsai.tree import FRUIT_POINTS, LEAF_POINTS, Tree, without_lonely

PARTS: Final = ("leaves", "flowers", "fruits", "parchments", "goals")


def that_count(table: Table, trees: list[Tree]) -> list[Tree]:
    """Some bonsai as they are scored: whole, but in Scorching Summer."""
    if table.scenario == SCORCHING_SUMMER:
        return [without_lonely(tree) for tree in trees]
    return trees


def parchment_points(cards: i64, wood: i64, leaf: i64, flower: i64, fruit: i64) -> i64:
    """What the Parchments among some cards pay for so many tiles and for the cards themselves."""
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


def points_with(player: Player, trees: list[Tree]) -> i64:
    """A player's points with these bonsai."""
    wood: i64 = 0
    leaf: i64 = 0
    flower: i64 = 0
    fruit: i64 = 0
    points: i64 = 0
    for tree in trees:
        counts = tree.counts
        wood += counts[WOOD]
        leaf += counts[LEAF]
        flower += counts[FLOWER]
        fruit += counts[FRUIT]
        points += tree.points()
    if player.claimed:
        points += goals.points_of(player.claimed)
    return points + parchment_points(player.cards, wood, leaf, flower, fruit)


def total(table: Table, player: Player) -> i64:
    return points_with(player, that_count(table, player.trees))


def parts(table: Table, player: Player) -> list[int]:
    """Points line by line as on the pad: leaves, flowers, fruits, Parchments, goals."""
    trees = that_count(table, player.trees)
    leaf = LEAF_POINTS * sum([int(tree.counts[LEAF]) for tree in trees])
    flower = sum([int(tree.flower_points) for tree in trees])
    fruit = FRUIT_POINTS * sum([int(tree.counts[FRUIT]) for tree in trees])
    claimed = int(goals.points_of(player.claimed))
    parchment = int(points_with(player, trees)) - leaf - flower - fruit - claimed
    return [leaf, flower, fruit, parchment, claimed]


def staying(table: Table) -> int:
    """How many players have not resigned."""
    return len([seat for seat in range(table.seats) if not table.has_resigned(seat)])


def missing(table: Table) -> str | None:
    """What a lone player has failed to do."""
    player = table.players[0]
    claimed = goals.listed(player.claimed)
    second = goals.listed(player.claimed_second)
    points = int(total(table, player))
    return shortfall(table.scenario, int(table.target), points, claimed, second, int(count(player.cards & PARCHMENTS)))


def winners(table: Table) -> list[int]:
    """Most points; among equals whoever sits farthest from the first player. Alone: all that was asked."""
    if table.seats == 1:
        return [] if table.resigned or missing(table) is not None else [0]
    return [max([(int(total(table, table.players[seat])), seat) for seat in range(table.seats) if not table.has_resigned(seat)])[1]]


def ending(table: Table) -> str:
    if table.seats == 1:
        return _ending_alone(table)
    if staying(table) == 1:
        return say("all others have resigned")
    points = [int(total(table, player)) for seat, player in enumerate(table.players) if not table.has_resigned(seat)]
    most = max(points)
    if points.count(most) > 1:
        return say("equal with {points} points; of these whoever sits farthest from the first player wins", points=most)
    return say("the last turns are played, and {points} points are the most", points=most)


def _ending_alone(table: Table) -> str:
    if table.resigned:
        return say("the bonsai was given up")
    lost = missing(table)
    if lost is not None:
        return lost
    return say("{points} points and all that was asked: the bonsai will be shown", points=int(total(table, table.players[0])))
