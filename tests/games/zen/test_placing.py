"""The placing rules: edges, neighbours, and the parts of the form that the layout can still become."""

import pytest

from roji.games.zen.rules import Zen
from tests.games.zen.tables import PANDA, changed, discards, draw_pile, fits, lay, offers, offsets, play, refusal, stack

NOT_BESIDE = "a card must lie edge to edge with one on the table"


def square() -> Zen:
    """Case 9's form, after the start card B01 and W01 beside it."""
    table = play(stack("BW/WB"), "begin black")
    lay(table, "B01 0,0")
    play(table, "draw white")
    return lay(table, "W01 1,0")


def test_case_9_a_square_of_four() -> None:
    table = play(stack("BW/WB"), "begin black")
    lay(table, "B01 0,0")
    play(table, "draw white")
    assert table.hand_cards() == [64, 65, 66]
    lay(table, "W01 1,0")
    assert offsets(table) == {(0, 0)}
    lay(table, "W02 0,1")
    play(table, "done", "draw black")
    lay(table, "B02 1,1")
    assert table.winners() == [0]
    assert len(table.hand_cards()) == 2
    assert (len(draw_pile(table, 0)), len(draw_pile(table, 1)), discards(table, 1), table.rounds) == (32, 33, ["W03"], 2)


def test_case_10_a_card_where_the_form_has_none_of_its_colour() -> None:
    table = square()
    assert fits(table, "W02", "0,1") is None
    for at in ("1,1", "1,-1", "-1,0"):
        refused = [fits(table, card, at) for card in ("W02", "W02 turned", "W03", "W03 turned")]
        assert all(refused), at
    assert "with a white card there the layout is no part of your own" in {
        fits(table, card, "-1,0") for card in ("W02", "W02 turned", "W03", "W03 turned")
    }


def test_case_11_corners_do_not_touch() -> None:
    table = play(stack("BB/BB"), "begin black")
    lay(table, "B01 0,0")
    play(table, "draw black")
    for card in ("B02", "B02 turned", "B03", "B03 turned", "B04", "B04 turned"):
        assert fits(table, card, "1,1") == NOT_BESIDE


def test_case_12_every_neighbour_must_match() -> None:
    table = play(stack("BW/WB", black="B01 B09 B11 B02"), "begin black")
    lay(table, "B01 0,0")
    play(table, "draw white")
    lay(table, "W01 1,0", "W02 0,1")
    play(table, "done", "draw black")
    assert fits(table, "B11", "1,1") is None
    assert fits(table, "B11 turned", "1,1") is not None
    for card in ("B09", "B09 turned"):
        assert fits(table, card, "1,1") is not None


def test_a_refusal_names_the_edge() -> None:
    table = play(stack("BBB/BBB/BBB", black="B01 B27 B09 B02"), "begin black")
    lay(table, "B01 0,0")
    play(table, "draw black")
    assert fits(table, "B09", "0,1") == "the upper edge does not fit to the card above"
    assert fits(table, "B09", "0,-1") == "the lower edge does not fit to the card below"
    assert fits(table, "B27", "1,0") == "the semicircle does not match the card on the left"
    assert fits(table, "B27", "-1,0") == "the semicircle does not match the card on the right"
    assert fits(table, "B02", "0,0") == "a card lies there already"


def test_case_21_the_form_is_never_turned() -> None:
    fuji = play(stack("Fuji"), "begin white")
    lay(fuji, "W01 0,0")
    assert len(offsets(fuji)) == 14
    play(fuji, "draw black")
    for card in ("B01", "B02", "B02 turned", "B03", "B03 turned"):
        assert fits(fuji, card, "0,-1") is not None
    lay(fuji, "B01 0,1")
    assert offsets(fuji) == {(2, 2), (4, 2), (5, 2), (7, 2), (3, 3), (6, 3)}


def test_case_22_a_hole_is_never_filled() -> None:
    round_the_hole = ring()
    assert offsets(round_the_hole) == {(0, 2)}
    play(round_the_hole, "draw black")
    places = _all_places(round_the_hole)
    assert "1,-1" not in places
    assert places <= {"2,-2"}


def ring() -> Zen:
    """Seven cards round a hole: found by trying the deck, with only the top right cell open."""
    table = play(stack("BBB/B.B/BBB"), "begin black")
    lay(table, "B01 0,0")
    for at in ("0,-1", "0,-2", "1,-2", "1,0", "2,0", "2,-1"):
        piles = table.snapshot()["piles"]
        assert isinstance(piles, list)
        laid = table.snapshot()["table"]
        assert isinstance(laid, list)
        for card in list(piles[0]["draw"]):
            for mark in ("", "'"):
                rest = [{**piles[0], "draw": [other for other in piles[0]["draw"] if other != card]}, piles[1]]
                try:
                    table = changed(table, table=[*laid, f"{card}{mark} {at}"], piles=rest)
                except ValueError:
                    continue
                break
            else:
                continue
            break
        else:
            raise AssertionError(f"no card fits {at}")
    return table


def _all_places(table: Zen) -> set[str]:
    """Every cell on which some card of the deck that is not laid could be placed now."""
    found = set()
    for card in [f"B{n:02d}" for n in range(1, 37)]:
        told = table.snapshot()
        hand, piles = told["hand"], told["piles"]
        assert isinstance(hand, list)
        assert isinstance(piles, list)
        if card not in piles[0]["draw"] and card not in hand:
            continue
        rest = [other for other in [*hand, *piles[0]["draw"]] if other != card]
        one = changed(table, hand=[card], piles=[{**piles[0], "draw": rest}, piles[1]])
        for line in offers(one):
            if line.startswith("hold"):
                after = one.copy()
                play(after, line)
                found |= {place.removeprefix("place ") for place in offers(after)}
    return found


def test_case_20_nothing_is_forced() -> None:
    table = play(stack("BB/BB"), "begin black")
    lay(table, "B01 0,0")
    play(table, "draw black")
    assert "done" in offers(table)
    assert any(line.startswith("hold") for line in offers(table))
    play(table, "done")


@pytest.mark.parametrize("card", ["B02", "B02 turned"])
def test_ruling_r1_a_card_may_be_turned_by_half(card: str) -> None:
    table = play(stack("BB", black="B02"), "begin black")
    assert f"hold {card}" in offers(table)


def test_ruling_r2_a_form_is_only_shifted() -> None:
    table = play(stack("BW"), "begin white")
    lay(table, "W01 0,0")
    play(table, "draw black")
    assert _places(table) == {"-1,0"}


def test_ruling_r12_a_hole_belongs_to_no_part_of_the_form() -> None:
    table = play(stack("B.B/BBB"), "begin black")
    lay(table, "B01 0,0")
    assert (1, 0) not in offsets(table)


def test_ruling_r13_an_edge_to_an_empty_cell_is_free() -> None:
    table = play(stack("BB"), "begin black")
    lay(table, "B01 0,0")
    play(table, "draw black")
    assert {"1,0", "-1,0"} == _places(table)


def _places(table: Zen) -> set[str]:
    found = set()
    for line in offers(table):
        if line.startswith("hold"):
            after = table.copy()
            play(after, line)
            found |= {place.removeprefix("place ") for place in offers(after)}
    return found


EIGHT = ["B01 0,0", "B02 1,0", "B03 0,1", "W01 -1,0", "B05 1,1", "W03 -1,1", "W02 2,0", "W05 2,1"]


def panda_after(count: int) -> Zen:
    """The first cards of the rulebook's story, in its order; coordinates from the first card."""
    table = play(stack(PANDA), "begin black")
    lay(table, "B01 0,0")
    laid = {entry.split(" ")[0] for entry in EIGHT[:count]}
    piles = table.snapshot()["piles"]
    assert isinstance(piles, list)
    for colour, letter in enumerate("BW"):
        piles[colour]["draw"] = [f"{letter}{n:02d}" for n in range(1, 37) if f"{letter}{n:02d}" not in laid]
    return changed(table, table=EIGHT[:count], piles=piles)


def test_case_23_example_e1_parts_of_the_panda_card_by_card() -> None:
    assert [len(offsets(panda_after(count))) for count in range(1, 9)] == [17, 8, 5, 3, 2, 2, 2, 2]


def test_case_23_example_e2_both_eyes_are_possible() -> None:
    assert {(x - 1, y) for x, y in offsets(panda_after(8))} == {(0, 2), (3, 2)}


def ninth(colour: str, at: str) -> set[tuple[int, int]] | None:
    """The parts that are left with a ninth card of this colour on a cell of the picture; None where it may not lie."""
    x, y = (int(part) for part in at.split(","))
    table = panda_after(8)
    play(table, f"draw {colour}")
    letter = colour[0].upper()
    told = table.snapshot()
    hand, piles = told["hand"], told["piles"]
    assert isinstance(hand, list)
    assert isinstance(piles, list)
    where = 0 if letter == "B" else 1
    everything = [*hand, *piles[where]["draw"]]
    for card in everything:
        rest = [other for other in everything if other != card]
        changed_piles = [dict(pile) for pile in piles]
        changed_piles[where]["draw"] = rest
        one = changed(table, hand=[card], piles=changed_piles)
        for way in (card, f"{card} turned"):
            if refusal(one, f"hold {way}") is None and fits(one, way, f"{x - 1},{y}") is None:
                return {(ox - 1, oy) for ox, oy in offsets(lay(one, f"{way} {x - 1},{y}"))}
    return None


def test_case_23_example_e3_the_ninth_card_settles_it() -> None:
    assert ninth("black", "0,-1") == {(0, 2)}
    assert ninth("black", "2,-1") == {(3, 2)}
    assert ninth("white", "0,-1") == {(3, 2)}


def test_case_23_example_e4_cards_that_settle_nothing_or_may_not_lie() -> None:
    assert ninth("white", "1,2") == {(0, 2), (3, 2)}
    assert ninth("white", "2,2") == {(0, 2), (3, 2)}
    assert ninth("black", "1,2") is None
    assert ninth("black", "2,2") is None
    assert ninth("white", "-1,0") is None
    assert ninth("white", "4,0") is None
    assert ninth("black", "4,0") == {(0, 2)}
