"""Points: leaves, flowers, fruits, Parchments and goals; who wins, and why."""

from mypy_extensions import i64

from roji.core.bitsets import listed
from roji.core.sentences import say
from roji.games.bonsai import goals
from roji.games.bonsai.components import FLOWER, FRUIT, KINDS, LEAF, PARCHMENTS, WOOD, count
from roji.games.bonsai.points import best_seat, ending_alone, ending_of, parchment_points, parts_of
from roji.games.bonsai.scenarios import SCORCHING_SUMMER, shortfall
from roji.games.bonsai.state import BonsaiTable, Player
from roji.games.bonsai.tree import Tree, without_lonely


def scored_trees(table: BonsaiTable, trees: list[Tree]) -> list[Tree]:
    """The bonsai as they are scored: whole, except in Scorching Summer."""
    if table.scenario == SCORCHING_SUMMER:
        return [without_lonely(tree) for tree in trees]
    return trees


def points_with(player: Player, trees: list[Tree]) -> i64:
    """A player's points if these were their bonsai."""
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


def total(table: BonsaiTable, player: Player) -> i64:
    return points_with(player, scored_trees(table, player.trees))


def parts(table: BonsaiTable, player: Player) -> list[int]:
    """Points line by line as on the pad: leaves, flowers, fruits, Parchments, goals."""
    trees = scored_trees(table, player.trees)
    counts = [sum([int(tree.counts[kind]) for tree in trees]) for kind in range(KINDS)]
    sides = sum([int(tree.flower_points) for tree in trees])
    return parts_of(counts, sides, player.cards, player.claimed)


def staying(table: BonsaiTable) -> int:
    """Number of players who have not resigned."""
    return len([seat for seat in range(table.seats) if not table.has_resigned(seat)])


def missing(table: BonsaiTable) -> str | None:
    """What a solo player has failed to do."""
    player = table.players[0]
    claimed = listed(player.claimed)
    second = listed(player.claimed_second)
    points = int(total(table, player))
    return shortfall(table.scenario, int(table.target), points, claimed, second, int(count(player.cards & PARCHMENTS)))


def winners(table: BonsaiTable) -> list[int]:
    """Most points; on a tie, the player farthest from the first player. Solo: all requirements met."""
    if table.seats == 1:
        return [] if table.resigned or missing(table) is not None else [0]
    seats = [seat for seat in range(table.seats) if not table.has_resigned(seat)]
    return [best_seat([int(total(table, table.players[seat])) for seat in seats], seats)]


def ending(table: BonsaiTable) -> str:
    if table.seats == 1:
        return _ending_alone(table)
    if staying(table) == 1:
        return say("all others have resigned")
    return ending_of([int(total(table, player)) for seat, player in enumerate(table.players) if not table.has_resigned(seat)])


def _ending_alone(table: BonsaiTable) -> str:
    if table.resigned:
        return say("the bonsai was given up")
    return ending_alone(missing(table), int(total(table, table.players[0])))
