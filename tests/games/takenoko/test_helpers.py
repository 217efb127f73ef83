"""Helpers for analysing a single garden: read, write, query and draw it."""

import re
from typing import Any

import pytest

from roji.games.takenoko import GAME, draw_garden, fulfilled, garden_text, legal_channels, legal_plots, read_garden
from tests.games.takenoko.tables import filled, later

GARDEN = "G(1,0)2 GF(0,1)4 Y+W(1,1)1 P(2,0)0 ~(1,0)SW ~(1,0)SE"


def parts(text: str) -> set[str]:
    return set(text.split())


@pytest.mark.parametrize("garden", ["", "P(0,1)0", GARDEN, filled(27)])
def test_a_garden_is_read_and_written(garden: str) -> None:
    assert parts(garden_text(read_garden(garden))) == parts(garden)
    assert garden_text(read_garden(garden_text(read_garden(garden)))) == garden_text(read_garden(garden))


def test_spaces_and_lines_between_plots_do_not_matter() -> None:
    assert garden_text(read_garden("  G(1,0)1\n Y(0,1)2 ")) == garden_text(read_garden("G(1,0)1 Y(0,1)2"))


def test_a_height_of_0_may_be_left_out() -> None:
    assert garden_text(read_garden("G(1,0)")) == "G(1,0)0"


def test_gardens_of_a_game_can_be_written_and_read() -> None:
    for seed in range(2):
        table = later(GAME.new(3, seed), 300, seed)
        told = str(table.snapshot()["garden"])
        assert garden_text(read_garden(told)) == told


@pytest.mark.parametrize(
    ("garden", "sentence"),
    [
        ("X(1,0)1", r"X\(1,0\)1"),
        ("G(1;0)1", r"G\(1;0\)1"),
        ("G(1,0", r"G\(1,0"),
        ("G 1,0", "G"),
        ("g(1,0)1", r"g\(1,0\)1"),
        ("G(1,0)1Y(0,1)1", r"G\(1,0\)1Y"),
        ("GX(1,0)1", r"GX\(1,0\)1"),
        ("GF+W(1,0)1", "improvement|GF"),
        ("G(1,0)5", r"5"),
        ("G(1,0)-1", r"G\(1,0\)-1"),
        ("G(15,0)1", "more than 14 cells"),
        ("G(0,0)1", "pond"),
        ("G(1,0)1 Y(1,0)1", "already"),
        ("G(2,0)0", "two other plots"),
        ("G(1,0)1 G(2,-1)0", "two other plots"),
        ("G(1,0)1 Y(0,1)1 P(1,1)1", "water|irrigat"),
        ("G(1,0)1 Y(0,1)1 ~(1,0)NE", r"~\(1,0\)NE"),
        ("G(1,0)1 ~(1,0)SW", "two plots"),
        ("G(1,0)1 ~(0,0)E", "two plots|pond"),
        ("G(1,0)1 Y(0,1)1 P(1,1)0 ~(0,1)E", "touch|connect"),
        ("G(1,0)1 Y(0,1)1 ~(1,0)SW ~(1,0)SW", "already"),
        (
            " ".join(f"G({q},{r})0" for q, r in [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 1)]),
            "not so many plots of this kind",
        ),
    ],
)
def test_a_garden_that_breaks_the_rules_is_refused_with_a_sentence(garden: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        read_garden(garden)


def test_asking_about_a_garden() -> None:
    garden = read_garden(GARDEN)
    assert ((2, 0), "SW") in legal_channels(garden)
    assert (-1, 1) in legal_plots(garden)
    assert fulfilled(garden, "GA-G4")
    assert not fulfilled(garden, "GA-G1")
    assert fulfilled(garden, "PA-3", (1, 1, 1))
    assert not fulfilled(garden, "PA-3")


def test_the_option_gardener_exact() -> None:
    garden = read_garden("P(1,0)3 P(0,1)4")
    assert not fulfilled(garden, "GA-P5")
    assert fulfilled(garden, "GA-P5", exact=False)


@pytest.mark.parametrize("card", ["", "PA", "PA-X", "pl-g1", "Emperor"])
def test_an_invalid_card_is_refused(card: str) -> None:
    with pytest.raises(ValueError, match="there is no objective"):
        fulfilled(read_garden(""), card)


@pytest.mark.parametrize("sections", [(), (1, 2), (1, 2, 3, 4), (-1, 0, 0), ("a", 0, 0), None, 3])
def test_invalid_sections_are_refused(sections: Any) -> None:
    with pytest.raises(ValueError, match="sections"):
        fulfilled(read_garden(""), "PA-G", sections)


def test_asking_about_a_garden_leaves_it_as_it_is() -> None:
    garden = read_garden(GARDEN)
    before = garden_text(garden)
    legal_channels(garden)
    legal_plots(garden)
    fulfilled(garden, "PL-G1")
    draw_garden(garden)
    assert garden_text(garden) == before


def test_a_drawing_shows_every_plot_and_its_height() -> None:
    drawing = draw_garden(read_garden("G(1,0)2 YF(0,1)3 P(-1,0)1"))
    assert {letter: len(re.findall(letter, drawing)) for letter in "GYP"} == {"G": 1, "Y": 1, "P": 1}
    for height in "231":
        assert height in drawing
    rows = drawing.splitlines()
    assert [row for row in rows if "G" in row] == [row for row in rows if "P" in row]
    assert len([row for row in rows if re.search("[GYP]", row)]) == 2


def test_gardens_that_differ_are_drawn_differently() -> None:
    gardens = ["", "G(1,0)1", "G(1,0)2", "GE(1,0)1", "Y(1,0)1", "G(0,1)1", "G(1,0)1 Y(0,1)1", "G(1,0)1 Y(0,1)1 ~(1,0)SW"]
    assert len({draw_garden(read_garden(garden)) for garden in gardens}) == len(gardens)


def test_the_drawing_of_a_table_shows_the_garden_and_every_seat() -> None:
    table = GAME.new(3, 1)
    drawing = GAME.draw(table)
    assert all(f"seat {seat}" in drawing for seat in range(3))
