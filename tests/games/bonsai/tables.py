"""Tables for the tests: set as asked, with every other card out of the way, and played in notation.

A PlayerSetup is what a player has: a bonsai ("W(0,-1) L(1,-1)"), a supply ("wood leaf leaf"), cards and goals. Cards that a
test does not name fill the row and the deck. Where it names the deck, the rest has been discarded (alone) or lies with the last player.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from roji.content.words import read
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bonsai import GAME, goals_met, read_tree, removal_sets, score_tree
from roji.games.bonsai.tree import is_below, side_of
from roji.games.bonsai.view import BonsaiView

TILES = ["wood", "leaf", "flower", "fruit"]
LETTERS = dict(zip(TILES, "WLFR", strict=True))
CELLS = [(q, r) for r in range(-20, 21) for q in range(-20, 21) if abs(q + r) <= 20]

T72 = (
    "W(0,-1) W(1,-2) W(2,-3) W(3,-3) W(1,-1) W(4,-4) W(2,-4) "
    "L(2,-1) L(2,-5) L(3,-2) L(3,-5) L(4,-5) L(3,-4) L(0,-2) L(1,-3) L(-1,-1) L(5,-4) L(5,-5) L(1,-4) L(2,-2) "
    "R(1,-5) R(3,-6) "
    "F(6,-6) F(5,-3) F(6,-5) F(-2,-1) F(5,-6)"
)


@dataclass
class PlayerSetup:
    """What a player has."""

    tree: str = ""
    supply: str = "wood"
    cards: list[int] = field(default_factory=list)
    claimed: list[int] = field(default_factory=list)
    renounced: list[int] = field(default_factory=list)
    second: str = ""  # the other bonsai of the Emperor challenge
    with_second: list[int] = field(default_factory=list)  # the goals claimed with it


def table_with(
    *setups: PlayerSetup,
    row: list[int | None] | None = None,
    deck: list[int] | None = None,
    discards: list[int] | None = None,
    goals: list[int] | bool = True,
    final_turns: int | None = None,
    actor: int = 0,
    **options: object,
) -> State:
    """The table at the beginning of a turn."""
    if isinstance(goals, list) and options.get("scenario", "emperor") != "emperor":
        options["scenario_goals"] = ",".join(map(str, goals))
    told = GAME.new(len(setups), 0, **options, goals=goals is not False).snapshot()
    told |= {"seat": actor, "discarded": discards or []}
    told["players"] = [_player(setup, options) for setup in setups]
    if isinstance(goals, list):
        told["goals"] = sorted(goals)
    if final_turns is not None:
        told["final"] = sorted((actor + turn) % len(setups) for turn in range(final_turns))
    _lay_cards(told, row, deck)
    return GAME.restore(told)


def _player(setup: PlayerSetup, options: dict[str, object]) -> dict[str, object]:
    trees = [setup.tree, setup.second] if options.get("scenario") == "emperor" else [setup.tree]
    return {
        "trees": trees,
        "supply": [setup.supply.split().count(tile) for tile in TILES],
        "cards": sorted(setup.cards),
        "claimed": sorted(setup.claimed),
        "claimed_by": [int(goal in setup.with_second) for goal in sorted(setup.claimed)],
        "renounced": sorted(setup.renounced),
        "passed": False,
    }


def _lay_cards(told: dict[str, Any], row: list[int | None] | None, deck: list[int] | None) -> None:
    """The row and the deck as asked; all other cards where they have no effect."""
    named = [*told["discarded"], *(row or []), *(deck or []), *(card for player in told["players"] for card in player["cards"])]
    spare = [card for card in sorted(deck_in_play(GAME.new(told["seats"], 0, **told["options"]))) if card not in named]
    told["slots"] = row if row is not None else [spare.pop(0) for _ in range(4)]
    told["deck"] = deck if deck is not None else spare
    if deck is not None:
        last = told["discarded"] if told["seats"] == 1 else told["players"][-1]["cards"]
        last += spare
        last.sort()


def solo_over(points: int, claimed: list[int], cards: Iterable[int] = (), with_second: Iterable[int] = (), **setting: Any) -> State:
    """A solo game that has ended with exactly this many points."""
    trunk = [f"W(0,-{step})" for step in range(1, 19)]
    leaves = [f"L({q},-{step})" for step in range(1, 19) for q in (1, -1)]
    pairs = ["R(2,-3) F(2,-2)", "R(2,-6) F(2,-5)"]  # a fruit and a flower that touch each other: 10 points
    for many in range(len(pairs) + 1):
        for count in range(6 * many, len(leaves) + 1):
            tree = " ".join(trunk + leaves[:count] + pairs[:many])
            if _leaf_and_pair_points(tree) + _other_points(claimed, cards) == points:
                setup = PlayerSetup(tree, "", list(cards), claimed, with_second=list(with_second))
                return played_to_end(setup, **setting)
    raise AssertionError(f"there is no bonsai for {points} points")


def _leaf_and_pair_points(tree: str) -> int:
    score = score_tree(read_tree(tree))
    return score.leaf + score.flower + score.fruit


def _other_points(claimed: list[int], cards: Iterable[int]) -> int:
    """Goals, and the Parchment that counts wood; the others of these tests are worth nothing."""
    worth: dict[int, int] = {goal["id"]: goal["points"] for goal in GAME.facts["goals"]}
    return sum(worth[goal] for goal in claimed) + (19 if 41 in cards else 0)


def played_to_end(setup: PlayerSetup, **setting: Any) -> State:
    """A solo game after its last turn, in which a Tool was taken and every goal renounced."""
    table = do(table_with(setup, row=[1, 2, 3, 7], deck=[], final_turns=1, **setting), 0, "meditate 1")
    while table.to_act():
        do(table, 0, next(line for line in offers(table, 0) if line.startswith("renounce")))
    return table


def do(table: State, seat: int, *lines: str) -> State:
    """Play lines of notation that must be allowed."""
    for line in lines:
        assert refusal(table, seat, line) is None, f"{line!r}: {refusal(table, seat, line)}"
        table.play(seat, GAME.parse(line))
    return table


def refusal(table: State, seat: int, line: str) -> str | None:
    """The sentence that forbids a line of notation, or None."""
    return GAME.why_not(table, seat, GAME.parse(line))


def offers(table: State, seat: int) -> list[str]:
    return [GAME.text(code) for code in table.legal(seat)]


def play_out(table: State, seed: int) -> list[str]:
    """Random actions to the end, in notation."""
    choices, lines = Luck(seed), []
    while table.to_act():
        code = table.random_action(table.actor(), choices)
        lines.append(GAME.text(code))
        table.play(table.actor(), code)
    return lines


# --- the view --------------------------------------------------------------------------------------------------------


def look(table: State, seat: int | None) -> BonsaiView:
    seen = GAME.view(table, seat)
    assert isinstance(seen, BonsaiView)
    return seen


def phase(table: State) -> str:
    return look(table, None).phase


def row(table: State) -> list[int | None]:
    return look(table, None).slots


def cards(table: State, seat: int) -> list[int]:
    return look(table, None).players[seat].cards


def supply(table: State, seat: int) -> str:
    """ "wood wood leaf" """
    held = look(table, None).players[seat].supply
    return " ".join(tile for tile in TILES for _ in range(getattr(held, tile)))


def capacity(table: State, seat: int) -> int:
    return look(table, None).players[seat].capacity


def budget(table: State, seat: int) -> str:
    """ "any 1, wood 1, leaf 2, flower 0, fruit 0" """
    left = look(table, None).players[seat].budget
    return ", ".join(f"{symbol} {getattr(left, symbol)}" for symbol in ["any", *TILES])


def claimed(table: State, seat: int) -> list[int]:
    return look(table, None).players[seat].claimed


def renounced(table: State, seat: int) -> list[int]:
    return look(table, None).players[seat].renounced


def discarded(table: State) -> set[int]:
    return set(look(table, None).discarded)


def final_turns(table: State) -> int | None:
    return look(table, None).final_turns


def tends(table: State) -> int:
    return look(table, None).tends


def tiles(table: State, seat: int, tree: int = 0) -> set[str]:
    """A bonsai as everybody sees it, without the bud."""
    return set(bonsai(table, seat, tree).split())


def bonsai(table: State, seat: int, tree: int = 0) -> str:
    """A bonsai in the order in which it grew."""
    growing = look(table, None).players[seat].trees[tree].tiles
    return " ".join(f"{LETTERS[tile.tile]}({tile.at.q},{tile.at.r})" for tile in growing if (tile.at.q, tile.at.r) != (0, 0))


def sheet(table: State, seat: int) -> dict[str, int | None]:
    """A player's column of the score pad."""
    return {read(line.label): line.points[seat] for line in GAME.score_sheet(table)}


def deck_order(table: State) -> list[int]:
    """The cards of the slots, then the deck from the top: in a new game the order in which they were shuffled."""
    told = table.snapshot()
    slots, deck, lower = told["slots"], told["deck"], told["lower"]
    assert isinstance(slots, list)
    assert isinstance(deck, list)
    assert isinstance(lower, list)
    return [card for card in slots if card] + deck + lower


def deck_in_play(table: State) -> set[int]:
    """All cards of a new game."""
    return set(deck_order(table))


# --- bonsai by themselves --------------------------------------------------------------------------------------------


def grown(text: str) -> set[str]:
    return set(text.split())


def read_cells(texts: Iterable[str]) -> dict[tuple[int, int], str]:
    """The tiles by cell: {(0, -1): "W"}."""
    found = [re.fullmatch(r"([WLFR])\((-?\d+),(-?\d+)\)", text) for text in texts]
    return {(int(tile[2]), int(tile[3])): tile[1] for tile in found if tile}


def places(tree: str, tile: str) -> set[str]:
    """The cells where this tile may be placed on a bonsai."""
    table = do(table_with(PlayerSetup(tree, "wood leaf flower fruit")), 0, "cultivate")
    return {line.split()[2] for line in offers(table, 0) if line.startswith(f"grow {tile} ")}


def met(tree: str) -> set[int]:
    """The goals that a bonsai meets."""
    return set(goals_met(read_tree(tree)))


def points(tree: str) -> dict[str, int]:
    score = score_tree(read_tree(tree))
    return {"leaf": score.leaf, "flower": score.flower, "fruit": score.fruit}


def removals(tree: str) -> list[str]:
    """What may be removed from a bonsai without room for wood, each set as "0,-1 1,-2"."""
    return sorted(
        " ".join(f"{q},{r}" for q, r in sorted(cells, key=lambda cell: (-cell[1], cell[0]))) for cells in removal_sets(read_tree(tree))
    )


def side(q: int, r: int) -> int:
    """-1 left, 1 right, 0 neither."""
    return side_of(q, r)


def below(q: int, r: int) -> bool:
    return is_below(r)
