"""The deck: its cards, the half turn, and which edges fit together."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from roji.games.zen import GAME, game_from
from roji.games.zen.actions import card_number
from roji.games.zen.components import BOTTOM, DECK, DECK_FILE, LEFT, RIGHT, TOP, is_fitting, load_deck
from roji.games.zen.forms import FORMS_FILE
from tests.games.zen.tables import offers, play, stack

SHAPES = ("slash", "backslash", "tip", "notch")
SYMMETRIC = ["01", "05", "08", "10", "27", "31", "34", "36"]


def edges(name: str, turned: bool = False) -> tuple[str, ...]:
    return tuple(DECK.edge_names(2 * card_number(name) + turned))


def oriented(colour: int) -> list[tuple[str, ...]]:
    """Every different way in which a card of this colour can lie."""
    ways = []
    for card in DECK.of_colour(colour):
        ways += [tuple(DECK.edge_names(2 * card + turned)) for turned in range(1 if DECK.symmetric[card] else 2)]
    return ways


def count_fitting(**wanted: str) -> int:
    """Black cards that show these edges, whichever way round."""
    sides = ("left", "right", "top", "bottom")
    found = 0
    for card in DECK.of_colour(0):
        ways = [dict(zip(sides, DECK.edge_names(2 * card + turned), strict=True)) for turned in range(2)]
        found += any(all(way[side] == edge for side, edge in wanted.items()) for way in ways)
    return found


def test_case_1_seventy_two_cards_no_two_of_a_colour_alike() -> None:
    for colour, letter in enumerate("BW"):
        cards = DECK.of_colour(colour)
        assert len(cards) == 36
        alike = {min(DECK.edge_names(2 * card), DECK.edge_names(2 * card + 1), key=tuple).__str__() for card in cards}
        assert len(alike) == 36
        assert [n for n in (f"{i:02d}" for i in range(1, 37)) if DECK.symmetric[card_number(letter + n)]] == SYMMETRIC


def test_case_2_every_pattern_lies_in_each_colour_once() -> None:
    patterns = set(itertools.product(("red", "blue"), ("red", "blue"), SHAPES, SHAPES))
    for colour in range(2):
        ways = oriented(colour)
        assert len(ways) == 64
        assert set(ways) == patterns


def test_case_3_cards_that_fit_an_empty_cell() -> None:
    assert count_fitting(left="red") == 26
    assert count_fitting(top="tip") == 15
    assert count_fitting(left="red", right="red") == 10
    assert count_fitting(left="red", right="blue") == 16
    assert count_fitting(top="tip", bottom="tip") == 3
    assert count_fitting(top="tip", bottom="slash") == 4
    assert count_fitting(left="red", top="tip") == 8
    assert count_fitting(left="red", right="blue", top="tip") == 4
    assert count_fitting(left="red", top="tip", bottom="slash") == 2
    assert count_fitting(left="red", right="blue", top="tip", bottom="slash") == 1


def test_case_4_a_half_turn_swaps_the_sides() -> None:
    assert edges("B13") == ("red", "blue", "slash", "tip")
    assert edges("B13", turned=True) == ("blue", "red", "tip", "slash")
    left, right, top, bottom = edges("B13", turned=True)
    assert (right, left, bottom, top) == edges("B13")


def test_case_5_upper_and_lower_edges_that_fit() -> None:
    fitting = set()
    for upper, lower in itertools.product(DECK.of_colour(0), DECK.of_colour(1)):
        if is_fitting(DECK, 2 * upper, BOTTOM, 2 * lower):
            fitting.add((DECK.edge_names(2 * upper)[3], DECK.edge_names(2 * lower)[2]))
            assert is_fitting(DECK, 2 * lower, TOP, 2 * upper)
    assert fitting == {("slash", "slash"), ("backslash", "backslash"), ("tip", "notch"), ("notch", "tip")}


@pytest.mark.parametrize("colours", list(itertools.product((0, 1), (0, 1))))
def test_case_6_semicircles_of_one_colour_meet_on_cards_of_any_colour(colours: tuple[int, int]) -> None:
    first, second = (DECK.of_colour(colour) for colour in colours)
    fitting = set()
    for card, other in itertools.product(first, second):
        if is_fitting(DECK, 2 * card, RIGHT, 2 * other):
            fitting.add((DECK.edge_names(2 * card)[1], DECK.edge_names(2 * other)[0]))
            assert is_fitting(DECK, 2 * other, LEFT, 2 * card)
    assert fitting == {("red", "red"), ("blue", "blue")}


def test_case_28_another_deck_needs_no_other_code(tmp_path: Path) -> None:
    rounds = ["red", "blue", "green"]
    sides = [way for way in itertools.product(rounds, rounds, SHAPES, SHAPES) if way <= (way[1], way[0], way[3], way[2])][:30]
    cards = [
        {"id": f"{letter}{n:02d}", "colour": colour, **dict(zip(("left", "right", "top", "bottom"), way, strict=True))}
        for letter, colour in (("B", "black"), ("W", "white"))
        for n, way in enumerate(sides, 1)
    ]
    other = tmp_path / "deck.json"
    other.write_text(json.dumps({**json.loads(DECK_FILE.read_text()), "semicircles": rounds, "cards": cards}))
    table = game_from(other, FORMS_FILE).new(seed=1, form="Panda")
    assert table.pieces() == [30, 30]
    again = GAME.restore(table.snapshot())
    assert again.snapshot() == table.snapshot()
    assert "green" in str(again.snapshot())


def test_case_29_a_card_that_looks_the_same_is_held_one_way() -> None:
    table = play(stack(PANDA_BLACK, black="B08"), "begin black")
    assert offers(table) == ["hold B08"]
    table = play(stack(PANDA_BLACK, black="B21"), "begin black")
    assert offers(table) == ["hold B21", "hold B21 turned"]


PANDA_BLACK = "BB/BB"
CARD = {"id": "B01", "colour": "black", "left": "red", "right": "red", "top": "tip", "bottom": "tip"}
WRONG: list[tuple[dict[str, Any], str]] = [
    ({"cards": []}, "a deck has a list of cards"),
    ({"semicircles": []}, "semicircles are 1 to 7 different names"),
    ({"mates": {"slash": "slash"}}, "mates names the shape that fits to each shape"),
    ({"mates": {"slash": "tip", "backslash": "backslash", "tip": "notch", "notch": "tip"}}, "the mate of slash"),
    ({"cards": [{"id": "B01"}]}, "card 1 of the list must tell id"),
    (
        {"cards": [{**CARD, "id": "X1"}]},
        "card 1 of the list: 'X1' is no card",
    ),
    ({"cards": [{**CARD, "colour": "white"}]}, "B01 must be black"),
    (
        {"cards": [{**CARD, "left": "pink"}]},
        "B01 has 'pink' at its left",
    ),
]


@pytest.mark.parametrize(("changes", "sentence"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_a_wrong_deck_is_refused_with_a_sentence(changes: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    broken = tmp_path / "mine.json"
    broken.write_text(json.dumps({**json.loads(DECK_FILE.read_text()), **changes}))
    with pytest.raises(ValueError, match="^mine.json: .*" + sentence):
        load_deck(broken)


def test_a_broken_deck_file_names_the_line(tmp_path: Path) -> None:
    broken = tmp_path / "mine.json"
    broken.write_text('{\n "cards": [\n')
    with pytest.raises(ValueError, match=r"^mine\.json, line 3: "):
        load_deck(broken)
    with pytest.raises(ValueError, match=r"^gone\.json cannot be read: "):
        load_deck(tmp_path / "gone.json")
