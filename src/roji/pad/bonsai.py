"""Bonsai's pad: tile counts or a tree entered tile by tile, Parchments, cards and goals."""

from typing import Any, TypeAlias

from roji.core.bitsets import set_of
from roji.core.sentences import say
from roji.games.bonsai import goals
from roji.games.bonsai.components import BIT, FLOWER, FRUIT, KINDS, LEAF, PARCHMENTS, PRINTED, SYMBOLS, WOOD, count, deck_for
from roji.games.bonsai.placement import first_fault, why_not_grow
from roji.games.bonsai.points import PARTS, best_seat, ending_alone, ending_of, parts_of
from roji.games.bonsai.scenarios import NONE, SCENARIOS, SCORCHING_SUMMER, shortfall, target_of
from roji.games.bonsai.tree import BUD, HEXES, MOST_TILES, Tree, new_tree, without_lonely
from roji.pad.entries import Entries, row, sheet

SIDES = 6  # of a tile
COUNTED = ("growth", "helper", "master")  # kinds of cards that a Parchment counts
FIELDS = ("wood", "leaves", "", "fruits")  # by kind; flowers are entered by their free sides

Tiles: TypeAlias = "list[list[Any]]"  # [kind, q, r], in the order of growth


def tally(written: dict[str, Any]) -> dict[str, Any]:
    """The score sheet of these entries.

    {"by": "counts", "players": [{"wood", "leaves", "flowers": "3 3 5", "fruits", …}]}, or
    {"by": "tree", "players": [{"trees": [[["leaf", 0, -1], …], …], …}]}; for both "growth", "helper" and "master" (how many
    cards), "parchments" and "goals" (their numbers), and for a lone player "level", "scenario" and "second", the goals that
    the second bonsai has met.
    """
    entries = Entries(written)
    alone = len(entries.players) == 1
    scenario = SCENARIOS.index(written["scenario"]) if alone else NONE
    columns = [_column(entries, seat, scenario) for seat in range(len(entries.players))]
    _check_goals(entries, scenario)
    rows = [row(label, [column[line] for column in columns]) for line, label in enumerate(PARTS)]
    scores = [sum(column) for column in columns]
    is_begun = max(scores) > 0
    if alone:
        lost = _missing(entries, scenario, scores[0])
        return sheet(entries, rows, scores, [0] if lost is None else [], ending_alone(lost, scores[0]) if is_begun else None)
    return sheet(entries, rows, scores, [best_seat(scores, list(range(len(scores))))], ending_of(scores) if is_begun else None)


def _column(entries: Entries, seat: int, scenario: int) -> list[int]:
    tiles, sides = _grown(entries, seat, scenario) if entries.sheet["by"] == "tree" else _counted(entries, seat)
    return parts_of(tiles, sides, _cards(entries, seat), set_of(_goals(entries.players[seat]["goals"])))


def _missing(entries: Entries, scenario: int, points: int) -> str | None:
    """Which requirement of the solo game was not met."""
    player = entries.players[0]
    target = target_of(entries.sheet["level"], entries.sheet["scenario"])
    parchments = int(count(_cards(entries, 0) & PARCHMENTS))
    return shortfall(scenario, target, points, _goals(player["goals"]), _goals(player["second"]), parchments)


# --- entered as counts ----------------------------------------------------------------------------------------------------


def _counted(entries: Entries, seat: int) -> tuple[list[int], int]:
    """The number of tiles of each kind, and the free sides of all flowers."""
    player = entries.players[seat]
    tiles = [0] * KINDS
    for kind in (WOOD, LEAF, FRUIT):
        at = f"players.{seat}.{FIELDS[kind]}"
        tiles[kind] = entries.count(player[FIELDS[kind]], at)
        if tiles[kind] >= MOST_TILES:
            entries.refuse(at, say("a bonsai never has {tiles} tiles", tiles=tiles[kind]))
    sides = _sides(entries, str(player["flowers"]), f"players.{seat}.flowers")
    tiles[FLOWER] = len(sides)
    return tiles, sum(sides)


def _sides(entries: Entries, written: str, at: str) -> list[int]:
    """The free sides of each flower, entered one after the other."""
    found: list[int] = []
    for word in written.replace(",", " ").split():
        if not word.isdigit():
            entries.refuse(at, say("write a number for each flower, such as 3 3 5"))
        elif int(word) >= SIDES:
            entries.refuse(at, say("a flower has six sides, and one touches its leaf: {sides} cannot be free", sides=int(word)))
        else:
            found.append(int(word))
    return found


# --- entered tile by tile -------------------------------------------------------------------------------------------------


def _grown(entries: Entries, seat: int, scenario: int) -> tuple[list[int], int]:
    trees = [_tree(entries, tiles, f"players.{seat}.trees.{nth}") for nth, tiles in enumerate(entries.players[seat]["trees"])]
    if scenario == SCORCHING_SUMMER:
        trees = [without_lonely(tree) for tree in trees]
    counts = [sum([int(tree.counts[kind]) for tree in trees]) for kind in range(KINDS)]
    return counts, sum([int(tree.flower_points) for tree in trees])


def _tree(entries: Entries, tiles: Tiles, at: str) -> Tree:
    """The bonsai of these tiles; a misplaced tile is reported and left out."""
    tree, left = _standing(_read(tiles))
    if left:
        fault = first_fault(_read(tiles)[:MOST_TILES])
        _, cell, why = fault if fault is not None else (left[0][0], left[0][1], "something grows there already")
        entries.refuse(f"{at}.{HEXES.text(cell)}", why)
    return tree


def _read(tiles: Tiles) -> list[tuple[int, int]]:
    """Kinds and cells; tiles outside the grid are dropped."""
    return [(SYMBOLS.index(kind), HEXES.at(q, r)) for kind, q, r in tiles if kind in SYMBOLS[:KINDS] and HEXES.at(q, r) >= 0]


def _standing(tiles: list[tuple[int, int]]) -> tuple[Tree, list[tuple[int, int]]]:
    """The tree of the tiles that can grow, in any order; and the remaining tiles."""
    tree = new_tree()
    left = tiles
    while left:
        waiting: list[tuple[int, int]] = []
        for tile, cell in left:
            if tree.size < MOST_TILES and why_not_grow(tree, tile, cell) is None:
                tree.grow(tile, cell)
            else:
                waiting.append((tile, cell))
        if len(waiting) == len(left):
            return tree, left
        left = waiting
    return tree, []


def places(tiles: Tiles) -> dict[str, list[list[int]]]:
    """Where each kind of tile may grow: q, r, and the points gained there."""
    tree, _ = _standing(_read(tiles))
    return {SYMBOLS[tile]: [_place(tree, tile, nth) for nth in range(tree.opens_for(tile))] for tile in range(KINDS)}


def _place(tree: Tree, tile: int, nth: int) -> list[int]:
    cell = tree.open_cell(tile, nth)
    grown = tree.copy()
    grown.grow(tile, cell)
    q, r = HEXES.cells[cell]
    return [q, r, int(grown.points() - tree.points())]


def without(given: dict[str, Any]) -> Tiles:
    """The tiles without the one on a cell, and without all that depend on it."""
    kept = [tile for tile in given["tiles"] if tile[1:] != given["cell"]]
    tree, _ = _standing(_read(kept))
    return [[SYMBOLS[tile], HEXES.cells[cell][0], HEXES.cells[cell][1]] for tile, cell in tree.tiles() if cell != BUD]


# --- cards and goals ------------------------------------------------------------------------------------------------------


def _cards(entries: Entries, seat: int) -> int:
    """A set of cards: the Parchments, and the entered number of cards of each kind that they count."""
    player = entries.players[seat]
    cards = 0
    for card in player["parchments"]:
        if not PARCHMENTS & BIT[card]:
            raise ValueError("no Parchment has this number")
        if card in [other for before in entries.players[:seat] for other in before["parchments"]]:
            entries.refuse(f"players.{seat}.parchments.{card}", say("there is one such Parchment, and somebody has it already"))
        cards |= int(BIT[card])
    for kind in COUNTED:
        for card in _of_kind(kind)[: _counted_cards(entries, seat, kind)]:
            cards |= int(BIT[card])
    return cards


def _of_kind(kind: str) -> list[int]:
    return [printed[0] for printed in PRINTED if printed[1] == kind]


def _counted_cards(entries: Entries, seat: int, kind: str) -> int:
    """A player's number of cards of a kind; checks the total of all players against the deck."""
    at = f"players.{seat}.{kind}"
    seats = len(entries.players)
    most = max([len([card for card in deck_for(seats, printed) if card in _of_kind(kind)]) for printed in (False, True)])
    cards = entries.count(entries.players[seat][kind], at)
    before = 0
    for player in entries.players[:seat]:
        before += int(player[kind]) if str(player[kind]).isdigit() else 0
    if before + cards > most:
        entries.refuse(at, say("with so many players there are only {most} such cards", most=most))
    return min(cards, most)


def _goals(written: list[int]) -> list[int]:
    return [goal for goal in written if 1 <= goal <= len(goals.PRINTED)]


def _check_goals(entries: Entries, scenario: int) -> None:
    """A goal tile has one owner, a player one tile of each colour, and three colours are in play."""
    taken: list[int] = []
    for seat, player in enumerate(entries.players):
        colours: list[int] = []
        for goal in _goals(player["goals"]):
            at = f"players.{seat}.goals.{goal}"
            colour = goals.colour_of(goal)
            if goal in taken:
                entries.refuse(at, say("there is one such goal tile, and somebody has it already"))
            if colour in colours:
                entries.refuse(at, say("a player claims one goal of each colour at most"))
            if scenario == NONE and goal not in goals.in_colours([colour], len(entries.players)):
                entries.refuse(at, say("one or two players leave the intermediate goals in the box"))
            colours.append(colour)
            taken.append(goal)
            if scenario == NONE and len({goals.colour_of(other) for other in taken}) > goals.COLOURS_IN_PLAY:
                entries.refuse(at, say("goals of {most} colours are in play, and this is another", most=goals.COLOURS_IN_PLAY))
