"""Helpers for analysing a single bonsai: read, write, score and draw it."""

import re

import pytest

from roji.core.luck import Luck
from roji.games.bonsai import GAME, draw_tree, goals_met, read_tree, removal_sets, score_tree, tree_text
from tests.games.bonsai.tables import T72, bonsai, grown


@pytest.mark.parametrize("tree", ["", "W(0,-1) L(1,-1) F(2,-1)", T72])
def test_a_bonsai_is_read_and_written(tree: str) -> None:
    assert grown(tree_text(read_tree(tree))) == grown(tree)
    assert tree_text(read_tree(tree_text(read_tree(tree)))) == tree_text(read_tree(tree))


def test_spaces_and_lines_between_tiles_do_not_matter() -> None:
    assert tree_text(read_tree("  W(0,-1)\n L(1,-1) ")) == tree_text(read_tree("W(0,-1) L(1,-1)"))


def test_every_bonsai_of_a_game_can_be_written_and_read() -> None:
    for seed in range(6):
        table, choices = GAME.new(2, seed), Luck(seed)
        while table.to_act():
            table.play(table.actor(), table.random_action(table.actor(), choices))
        for seat in (0, 1):
            tree = read_tree(bonsai(table, seat))
            assert grown(tree_text(tree)) == grown(bonsai(table, seat))


@pytest.mark.parametrize(
    ("tree", "sentence"),
    [
        ("X(0,-1)", r"X\(0,-1\)"),
        ("W(0;-1)", r"W\(0;-1\)"),
        ("W(0,-1", r"W\(0,-1"),
        ("W 0,-1", "W"),
        ("w(0,-1)", r"w\(0,-1\)"),
        ("W(0,-1)L(1,-1)", r"W\(0,-1\)L"),
        ("W(0,-99)", "more than 20 cells"),
        ("W(1,0)", "the pot is there"),
        ("W(0,0)", "the bud is there"),
        ("W(0,-1) L(0,-1)", "something grows there already"),
        ("W(0,-2)", "wood must touch wood"),
        ("L(0,-1) W(0,-2)", "wood must touch wood"),
        ("L(0,-1) L(0,-2)", "a leaf must touch wood"),
        ("F(0,-1)", "a flower must touch a leaf"),
        ("W(0,-1) R(1,-1)", "a fruit must touch two leaves that touch each other"),
        ("W(0,-1) W(1,-2) W(2,-2) L(1,-3) L(2,-3) L(3,-3) R(2,-4) R(3,-4)", "a fruit may not touch another fruit"),
    ],
)
def test_a_bonsai_that_breaks_the_rules_is_refused_with_a_sentence(tree: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        read_tree(tree)


def test_scores_goals_and_removals_of_a_bonsai() -> None:
    tree = read_tree(T72)
    score = score_tree(tree)
    assert (score.leaf, score.flower, score.fruit, score.total) == (39, 19, 14, 72)
    assert sorted(goals_met(tree)) == [1, 4, 5, 6, 10, 13, 14]
    assert list(removal_sets(tree)) == []


def test_asking_about_a_bonsai_leaves_it_as_it_is() -> None:
    tree = read_tree("L(0,-1) L(1,-1) R(1,-2)")
    before = tree_text(tree)
    score_tree(tree)
    goals_met(tree)
    removal_sets(tree)
    draw_tree(tree)
    assert tree_text(tree) == before


def test_a_drawing_shows_every_tile_and_the_pot() -> None:
    drawing = draw_tree(read_tree(T72))
    pattern = "".join(re.findall(r"[WLFR#]", drawing))
    assert {letter: pattern.count(letter) for letter in "LFR"} == {"L": 13, "F": 5, "R": 2}
    assert pattern.count("#") == 14


def test_a_drawing_of_a_bare_pot() -> None:
    assert draw_tree(read_tree("")).count("#") == 14
