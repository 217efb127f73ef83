"""Invariants after every action of any game: cases 54 and 55."""

from collections import Counter

import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bonsai import GAME
from tests.games.bonsai.tables import bonsai, deck_in_play, deck_order, look, met, read_cells, tiles

AROUND = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
POT = {(cell["q"], cell["r"]) for cell in GAME.facts["pot"]}

Board = dict[tuple[int, int], str]


def board_of(text: set[str]) -> Board:
    return {(0, 0): "W"} | read_cells(text)


def around(board: Board, cell: tuple[int, int]) -> list[str]:
    q, r = cell
    return [board.get((q + dq, r + dr), "") for dq, dr in AROUND]


def stands(board: Board, cell: tuple[int, int]) -> bool:
    """Whether the tile satisfies the placement rules, given the tiles around it."""
    sides = around(board, cell)
    match board[cell]:
        case "F":
            return "L" in sides
        case "R":
            return "R" not in sides and any(one == two == "L" for one, two in zip(sides, sides[1:] + sides[:1], strict=True))
    return "W" in sides or cell == (0, 0)


def connected(board: Board) -> bool:
    found, edge = {(0, 0)}, [(0, 0)]
    while edge:
        q, r = edge.pop()
        new = {(q + dq, r + dr) for dq, dr in AROUND} & board.keys() - found
        found |= new
        edge += new
    return found == board.keys()


def check_trees(table: State) -> None:
    for seat, player in enumerate(look(table, None).players):
        for number in range(len(player.trees)):
            board = board_of(tiles(table, seat, number))
            assert POT.isdisjoint(board)
            assert all(stands(board, cell) for cell in board)
            assert connected(board)


def check_cards_and_goals(table: State, deck: set[int]) -> None:
    seen = look(table, None)
    owned = [card for player in seen.players for card in player.cards]
    assert Counter([*deck_order(table), *owned, *seen.discarded]) == Counter(deck)
    claims = Counter(goal for player in seen.players for goal in player.claimed)
    assert all(times == 1 for times in claims.values())
    assert {goal.goal: goal.owner for goal in seen.goals if goal.owner is not None} == {
        goal: seat for seat, player in enumerate(seen.players) for goal in player.claimed
    }


TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"scenario": "emperor"}),
    (1, {"scenario": "flourishing_spring"}),
    (2, {}),
    (3, {"refill_timing": "after_goals"}),
    (4, {"tokonoma": True}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_case_54_after_every_action_the_table_is_sound(seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        table, choices = GAME.new(seats, seed, **options), Luck(-seed)
        deck = deck_in_play(table)
        while table.to_act():
            seat = table.actor()
            turn = table.turn()
            table.play(seat, table.random_action(seat, choices))
            if table.turn() != turn:
                check_trees(table)
                player = look(table, None).players[seat]
                held = player.supply
                assert held.wood + held.leaf + held.flower + held.fruit <= player.capacity
            check_cards_and_goals(table, deck)


def test_case_54_the_harder_blue_goals_include_the_easier_ones() -> None:
    for seed in range(12):
        table, choices = GAME.new(2, seed), Luck(-seed)
        while table.to_act():
            table.play(table.actor(), table.random_action(table.actor(), choices))
        for seat in (0, 1):
            goals = met(bonsai(table, seat))
            assert 14 in goals or 15 not in goals
            assert 13 in goals or 14 not in goals


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_case_55_everybody_finds_a_card_in_the_last_round(seats: int) -> None:
    for seed in range(4):
        table, choices = GAME.new(seats, seed), Luck(seed)
        while table.to_act():
            seat = table.actor()
            meditate = [code for code in table.legal(seat) if GAME.text(code).startswith("meditate")]
            if look(table, None).phase == "action":
                assert meditate
            table.play(seat, meditate[0] if meditate else table.random_action(seat, choices))
