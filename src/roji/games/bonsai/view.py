"""A seat's view of a Bonsai table, built from scratch. Everything is public except the order of the deck."""

from typing import Literal

import msgspec

from roji.core.bitsets import listed
from roji.core.sentences import Words, words
from roji.games.bonsai import goals, scenarios, scoring
from roji.games.bonsai.actions import CLAIM, CULTIVATE, GROW, MEDITATE, PRUNE, TILES, Cell, Tile, cell_of
from roji.games.bonsai.components import ANY, GROWTH_OF, KINDS, TOOLS, count
from roji.games.bonsai.refusals import why_not, why_not_meditate, why_not_tile
from roji.games.bonsai.rules import Bonsai
from roji.games.bonsai.state import NOT_YET, OVER, Player
from roji.games.bonsai.tree import CELLS
from roji.games.bonsai.tree import Tree as Growth

Phase = Literal["action", "slot_tile", "master_tile", "helper", "cultivate", "goals", "discard", "over"]
PHASES: tuple[Phase, ...] = ("action", "slot_tile", "master_tile", "helper", "cultivate", "goals", "discard", "over")
Scenario = Literal["none", "slow_fall", "long_winter", "flourishing_spring", "scorching_summer", "emperor"]


SCENARIOS: tuple[Scenario, ...] = ("none", "slow_fall", "long_winter", "flourishing_spring", "scorching_summer", "emperor")


class Growing(msgspec.Struct, frozen=True):
    """A tile of a bonsai."""

    tile: Tile
    at: Cell


class Tree(msgspec.Struct, frozen=True):
    """A bonsai: its tiles in the order in which they grew, the bud first."""

    tiles: list[Growing]


class Tiles(msgspec.Struct, frozen=True):
    """The number of tiles of each kind."""

    wood: int
    leaf: int
    flower: int
    fruit: int


class Budget(msgspec.Struct, frozen=True):
    """What may still be placed now: the symbols that are left."""

    any: int
    wood: int
    leaf: int
    flower: int
    fruit: int


class Points(msgspec.Struct, frozen=True):
    """The score pad of one player, as if the game ended now."""

    leaf: int
    flower: int
    fruit: int
    parchment: int
    goals: int
    total: int


class PlayerView(msgspec.Struct, frozen=True):
    """One player's place at the table."""

    trees: list[Tree]  # two in the Emperor challenge, otherwise one
    supply: Tiles
    capacity: int
    cards: list[int]  # all cards taken, ascending
    tools: int  # number of Tool cards
    growth: Tiles  # symbols of the Growth cards
    budget: Budget | None  # while this player places tiles
    claimed: list[int]  # goals
    renounced: list[int]  # goals
    points: Points
    stuck: bool  # wood cannot grow on the bonsai being tended
    resigned: bool


class GoalView(msgspec.Struct, frozen=True):
    """A goal tile in play."""

    goal: int
    owner: int | None  # the seat that claimed it
    tree: int | None  # and its bonsai
    open_to: list[int]  # seats that may still claim it
    need: int  # the number it requires: of tiles, or for goals about the rim how far to reach around the pot
    has: list[list[int]]  # what each bonsai of each seat has of it
    why_not: Words | None  # why you cannot claim it now


class Hindered(msgspec.Struct, frozen=True):
    """Why a touch on something would do nothing now; None where it does something."""

    cultivate: Words | None
    meditate: Words | None
    wood: Words | None  # placing, taking or giving back such a tile
    leaf: Words | None
    flower: Words | None
    fruit: Words | None


class Gain(msgspec.Struct, frozen=True):
    """What an offered placement does to your score."""

    tile: Tile
    at: Cell
    points: int


class Removal(msgspec.Struct, frozen=True):
    """What an offered pruning takes off."""

    at: Cell
    cells: list[Cell]


class BonsaiView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    phase: Phase
    turn: int
    slots: list[int | None]  # the cards of slots 1 to 4
    deck: int  # cards left in it
    players: list[PlayerView]
    goals: list[GoalView]
    discarded: list[int]  # cards removed from a solo game
    tends: int  # index of the bonsai being tended: 1 only for the second of the Emperor challenge
    final_turns: int | None  # turns left, once the deck is empty
    target: int | None  # points needed to win solo
    scenario: Scenario
    chosen_goals_note: bool  # whether the scenario's goals are our choice
    gains: list[Gain]
    removals: list[Removal]
    hindered: Hindered | None  # for a player; None for an onlooker


def see(table: Bonsai, seat: int | None) -> BonsaiView:
    """What this seat, or an onlooker, sees now."""
    offered = table.legal(seat) if seat is not None else []
    scenario: Scenario = SCENARIOS[table.scenario]
    return BonsaiView(
        phase=PHASES[table.phase],
        turn=table.turn(),
        slots=[int(card) or None for card in table.slots],
        deck=int(table.deck_left()),
        players=[_player(table, other, player) for other, player in enumerate(table.players)],
        goals=[_goal(table, seat, goal) for goal in listed(table.in_play)],
        discarded=listed(table.discarded),
        tends=int(table.tends),
        final_turns=None if table.final == NOT_YET else int(table.final).bit_count(),
        target=int(table.target) if table.seats == 1 else None,
        scenario=scenario,
        chosen_goals_note=scenario in scenarios.OUR_CHOICE and not table.options["scenario_goals"],
        gains=_gains(table, offered),
        removals=[_removal(table.tended(), code - PRUNE) for code in offered if code < GROW],
        hindered=None if seat is None else _hindered(table, seat),
    )


def _player(table: Bonsai, seat: int, player: Player) -> PlayerView:
    placing = seat == table.seat and table.is_placing()
    tree = player.trees[table.tends]
    return PlayerView(
        trees=[_tree(each) for each in player.trees],
        supply=Tiles(*(int(count) for count in player.supply)),
        capacity=int(player.capacity()),
        cards=listed(player.cards),
        tools=int(count(player.cards & TOOLS)),
        growth=Tiles(*(int(count(player.cards & GROWTH_OF[tile])) for tile in range(KINDS))),
        budget=Budget(int(table.budget[ANY]), *(int(table.budget[tile]) for tile in range(KINDS))) if placing else None,
        claimed=listed(player.claimed),
        renounced=listed(player.renounced),
        points=_points(table, player),
        stuck=tree.is_stuck(),
        resigned=table.has_resigned(seat),
    )


def _points(table: Bonsai, player: Player) -> Points:
    leaf, flower, fruit, parchment, claimed = scoring.parts(table, player)
    return Points(leaf, flower, fruit, parchment, claimed, leaf + flower + fruit + parchment + claimed)


def _tree(tree: Growth) -> Tree:
    return Tree([Growing(TILES[tile], cell_of(cell)) for tile, cell in tree.tiles()])


def _hindered(table: Bonsai, seat: int) -> Hindered:
    tiles = [_told(why_not_tile(table, seat, tile)) for tile in range(KINDS)]
    return Hindered(_told(why_not(table, seat, CULTIVATE)), _told(why_not_meditate(table, seat)), *tiles)


def _told(rule: str | None) -> Words | None:
    return None if rule is None else words(rule)


def _goal(table: Bonsai, seat: int | None, goal: int) -> GoalView:
    owner = next((seat for seat, player in enumerate(table.players) if player.claimed >> goal & 1), None)
    return GoalView(
        goal=goal,
        owner=owner,
        tree=None if owner is None else int(table.players[owner].claimed_second >> goal & 1),
        open_to=[seat for seat in range(table.seats) if _may_claim(table, seat, goal)],
        need=int(goals.NEED[goal]),
        has=[[_has(tree, goal) for tree in player.trees] for player in table.players],
        why_not=None if seat is None else _told(why_not(table, seat, CLAIM + goal - 1)),
    )


def _has(tree: Growth, goal: int) -> int:
    """How much of a goal's requirement a bonsai has; the goal is met when this equals it."""
    colour = goals.colour_of(goal)
    return _reach(tree, goals.difficulty_of(goal)) if colour == goals.BLUE else int(goals.has_of(tree, colour))


def _reach(tree: Growth, difficulty: int) -> int:
    """0 or 1 out on the side of the crack; the number of sides; whether it is below on one of them."""
    if difficulty == goals.LOW:
        return int(tree.right > 0)
    sides = int(tree.left > 0) + int(tree.right > 0)
    return sides if difficulty == goals.INTERMEDIATE else sides + int(tree.left_below > 0 or tree.right_below > 0)


def _may_claim(table: Bonsai, seat: int, goal: int) -> bool:
    player = table.players[seat]
    still = goals.open_to(1 << goal & table.goals_left(player), player.claimed)
    return bool(still) and table.phase != OVER and not table.has_resigned(seat)


def _gains(table: Bonsai, offered: list[int]) -> list[Gain]:
    """What each offered placement does to the score, Parchments included."""
    placements = [divmod(code - GROW, CELLS) for code in offered if GROW <= code < MEDITATE]
    if not placements:
        return []
    before = scoring.total(table, table.players[table.seat])
    return [Gain(TILES[tile], cell_of(cell), int(_total_with(table, tile, cell) - before)) for tile, cell in placements]


def _total_with(table: Bonsai, tile: int, cell: int) -> int:
    """The active player's score with one more tile."""
    player = table.players[table.seat]
    trees = [tree.copy() if place == table.tends else tree for place, tree in enumerate(player.trees)]
    trees[table.tends].grow(tile, cell)
    return int(scoring.points_with(player, scoring.scored_trees(table, trees)))


def _removal(tree: Growth, cell: int) -> Removal:
    return Removal(cell_of(cell), [cell_of(other) for other in tree.falls_with(cell)])
