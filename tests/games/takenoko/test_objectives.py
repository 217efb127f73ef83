"""Objectives: cases 37 to 47, 56 and 59."""

import itertools

import pytest

from roji.core.luck import Luck
from roji.games.takenoko import GAME, legal_channels, legal_plots, read_garden
from tests.games.takenoko.tables import (
    AROUND,
    CARDS,
    COLOURS,
    PlayerSetup,
    claimed,
    do,
    hand,
    is_refused,
    later,
    look,
    meets,
    offered,
    offers,
    refusal,
    sections,
    steps,
    table_with,
)

GREEN_RING = "G(1,0)1 G(0,1)1 G(-1,1)1 G(-1,0)1 G(0,-1)1 G(1,-1)1"
DOWN = "~(1,0)SW ~(0,1)E ~(0,1)SE"  # waters 1,0 0,1 1,1 0,2
RIGHT = "~(1,0)SW ~(1,0)SE ~(1,0)E"  # waters 1,0 0,1 1,1 2,0
DIAMOND = f"G(1,0)1 G(0,1)1 G(1,1)1 G(0,2)1 {DOWN}"


# --- drawing ---------------------------------------------------------------------------------------------------------


def test_case_37_s35_five_cards_are_the_most() -> None:
    five = PlayerSetup("PL-G1 PL-G2 GA-G1 GA-G2 PA-G", sections="green green")
    table = table_with(five, PlayerSetup(), garden=GREEN_RING)
    assert offered(table, 0, "objective") == set()
    assert "you may hold 5 objectives at most" in str(refusal(table, 0, "objective panda"))
    do(table, 0, "claim PA-G")
    assert offered(table, 0, "objective") == {"plot", "gardener", "panda"}
    do(table, 0, "objective plot")
    assert len(hand(table, 0)) == 5


def test_case_56_s2_a_card_is_seen_before_the_second_action_is_chosen() -> None:
    table = table_with(PlayerSetup(sections="green green"), PlayerSetup(), garden=GREEN_RING, top={"panda": ["PA-G"]})
    do(table, 0, "objective panda")
    assert hand(table, 0) == ["PA-G"]
    assert look(table, 0).left == 1
    do(table, 0, "claim PA-G")
    assert claimed(table, 0) == ["PA-G"]
    assert steps(table, 0) == {"plots", "channel", "gardener", "panda"}


def test_case_56_ruling_a18_others_see_the_kind_of_a_card() -> None:
    table = table_with(PlayerSetup("GA-P5"), PlayerSetup("PL-PY"), garden=GREEN_RING, top={"panda": ["PA-G"]})
    do(table, 0, "objective panda")
    for seat in (1, None):
        seen = look(table, seat)
        assert seen.players[0].hand is None
        assert seen.players[0].kinds == ["gardener", "panda"]
        assert "PA-G" not in str(seen)
        assert "GA-P5" not in str(seen)
    assert look(table, 0).players[0].hand == ["GA-P5", "PA-G"]


def test_ruling_a18_five_of_one_kind() -> None:
    table = table_with(PlayerSetup("PA-G PA-G PA-G PA-G"), PlayerSetup(), top={"panda": ["PA-G"]})
    assert hand(do(table, 0, "objective panda"), 0) == ["PA-G"] * 5


def test_ruling_a7_an_empty_deck_is_not_offered() -> None:
    plots = CARDS["plot"]
    table = table_with(PlayerSetup(" ".join(plots[:4]), " ".join(plots[4:7])), PlayerSetup(" ".join(plots[7:12]), " ".join(plots[12:])))
    assert offered(table, 0, "objective") == {"gardener", "panda"}
    assert is_refused(table, 0, "objective plot")


def test_ruling_a7_without_any_card_there_is_no_such_action() -> None:
    cards = iter([card for deck in CARDS.values() for card in deck])
    few = [
        PlayerSetup(" ".join(itertools.islice(cards, held)), " ".join(itertools.islice(cards, done)))
        for held, done in ((5, 8), (4, 6), (5, 6), (5, 6))
    ]
    assert [*cards] == []
    table = table_with(*few, seat=1, emperor=0, final=[1, 2, 3], garden=GREEN_RING)
    assert "objective" not in steps(table, 1)
    assert is_refused(table, 1, "objective panda")


# --- plot objectives -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("water", "met"), [("", False), ("~(1,0)SW", False), ("~(1,0)SW ~(0,1)E", True)])
def test_case_38_s40_all_its_plots_must_be_irrigated(water: str, met: bool) -> None:
    assert meets(f"G(1,0)1 G(0,1)1 G(1,1)0 {water}", "PL-G3") == met


@pytest.mark.parametrize("colours", ["GGYY", "YYGG"])
def test_case_39_ruling_a21_the_mixed_diamond(colours: str) -> None:
    a, b, c, d = [*colours]
    assert meets(f"{a}(1,0)1 {b}(1,1)1 {c}(0,1)1 {d}(0,2)1 {DOWN}", "PL-GY")


@pytest.mark.parametrize("colours", ["GGYY", "YYGG"])
def test_case_40_s42_its_mirror_image_does_not_count(colours: str) -> None:
    a, b, c, d = [*colours]
    assert not meets(f"{a}(0,1)1 {b}(1,1)1 {c}(1,0)1 {d}(2,0)1 {RIGHT}", "PL-GY")


def test_case_41_nor_do_colours_across() -> None:
    assert not meets(f"Y(1,0)1 Y(0,2)1 G(0,1)1 G(1,1)1 {DOWN}", "PL-GY")


def test_case_42_a_diamond_holds_a_curve_and_a_triangle() -> None:
    assert [card for card in CARDS["plot"] if meets(DIAMOND, card)] == ["PL-G2", "PL-G3", "PL-G4"]


def test_case_42_s41_a_card_may_be_turned() -> None:
    assert meets(f"G(1,0)1 G(0,1)1 G(1,1)1 G(2,0)1 {RIGHT}", "PL-G4")


def test_case_43_the_pond_is_no_plot() -> None:
    assert not meets("G(1,0)1 G(-1,0)1", "PL-G1")
    assert [card for card in CARDS["plot"] if meets(GREEN_RING, card)] == ["PL-G2"]


MARKS = {"G": 6, "GW": 2, "GE": 2, "GF": 1, "Y": 6, "YW": 1, "YE": 1, "YF": 1, "P": 4, "PW": 1, "PE": 1, "PF": 1}
Cell = tuple[int, int]
Picture = dict[Cell, str]


def picture(drawing: str) -> Picture:
    """A shape as printed: every second column is a cell, every row is half a cell further."""
    rows = [line for line in drawing.splitlines() if line.strip()]
    return {((column - row) // 2, row): letter for row, line in enumerate(rows) for column, letter in enumerate(line) if letter != " "}


SHAPES = {
    "1": picture("x\n x\n  x"),
    "2": picture("  x\n x\n  x"),
    "3": picture("  x\n x x"),
    "4": picture("  x\n x x\n  x"),
}
MIXED = picture("  a\n b a\n  b")


def rotated(shape: Picture) -> Picture:
    return {(-r, q + r): letter for (q, r), letter in shape.items()}


def orientations(shape: Picture) -> list[Picture]:
    """All six turns, each moved so that its first cell is 0,0."""
    turns = [shape]
    for _ in range(5):
        turns.append(rotated(turns[-1]))
    found: list[Picture] = []
    for turn in turns:
        q0, r0 = min(turn)
        moved = {(q - q0, r - r0): letter for (q, r), letter in turn.items()}
        if moved not in found:
            found.append(moved)
    return found


def occurs(shape: Picture, garden: Picture) -> bool:
    return any(
        all(garden.get((q + dq, r + dr)) == letter for (dq, dr), letter in turn.items()) for turn in orientations(shape) for q, r in garden
    )


def pattern(card: str) -> Picture:
    first, second = [*card.removeprefix("PL-")]
    if second in SHAPES:
        return dict.fromkeys(SHAPES[second], first)
    return {cell: first if letter == "a" else second for cell, letter in MIXED.items()}


def test_ruling_a21_the_number_of_ways_to_turn_a_shape() -> None:
    assert [len(orientations(shape)) for shape in (*SHAPES.values(), MIXED)] == [3, 6, 2, 3, 6]


def random_garden(seed: int) -> str:
    """Twelve to 27 plots and up to 20 channels, anywhere they may lie."""
    luck = Luck(seed)
    kinds = [mark for mark, count in MARKS.items() for _ in range(count)]
    text = ""
    for _ in range(12 + luck.below(16)):
        cells = legal_plots(read_garden(text))
        q, r = cells[luck.below(len(cells))]
        text += f" {kinds.pop(luck.below(len(kinds)))}({q},{r})0"
    for _ in range(luck.below(21)):
        sides = legal_channels(read_garden(text))
        if sides:
            (q, r), side = sides[luck.below(len(sides))]
            text += f" ~({q},{r}){side}"
    return text


def water_picture(garden: str) -> Picture:
    """The plots with water: {(1, 0): "G"}."""
    seen = look(table_with(garden=garden), None)
    return {(plot.at.q, plot.at.r): plot.colour[0].upper() for plot in seen.plots if plot.irrigated}


def test_case_39_plot_objectives_as_a_person_would_look_for_them() -> None:
    """Checked by brute force: every rotation of every shape at every place."""
    found = set()
    for seed in range(15):
        garden = random_garden(seed)
        shown = {card for card in CARDS["plot"] if occurs(pattern(card), water_picture(garden))}
        assert {card for card in CARDS["plot"] if meets(garden, card)} == shown, garden
        found |= shown
    assert len(found) > 8


@pytest.mark.parametrize("card", CARDS["plot"])
def test_case_39_every_turn_of_every_plot_objective_is_found(card: str) -> None:
    watered = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]
    for turn in orientations(pattern(card)):
        assert any(fits(turn, q, r, card) for q, r in watered), f"{card} turned as {turn}"


def fits(turn: Picture, q: int, r: int, card: str) -> bool:
    """Around the pond, where there is water; a plot farther away has a watershed."""
    cells = {(q + dq, r + dr): letter for (dq, dr), letter in turn.items()}
    far = [cell for cell in cells if cell not in AROUND]
    if (0, 0) in cells or len(far) > 2:
        return False
    others = iter([f"{letter}{mark}" for letter in "GYP" if letter not in card.removeprefix("PL-") for mark in ("", "", "", "", "E", "F")])
    text = [f"{cells.get(cell) or next(others)}({cell[0]},{cell[1]})1" for cell in AROUND]
    text += [f"{cells[cell]}+W({cell[0]},{cell[1]})1" for cell in far]
    try:
        return meets(" ".join(text), card)
    except ValueError:
        return False


# --- gardener objectives ---------------------------------------------------------------------------------------------


def test_case_44_s44_crossed_out_improvements() -> None:
    assert meets("G(1,0)4", "GA-G1")
    for plot in ("GE(1,0)4", "G+E(1,0)4", "GW(1,0)4", "GF(1,0)4"):
        assert not meets(plot, "GA-G1")


def test_case_44_s43_an_improvement_that_must_be_there() -> None:
    assert meets("GE(1,0)4", "GA-G3")
    assert meets("G+E(1,0)4", "GA-G3")
    assert not meets("G(1,0)4", "GA-G3")
    assert not meets("GW(1,0)4", "GA-G3")
    assert not meets("GE(1,0)3", "GA-G3")


def test_case_44_s45_where_none_is_shown_it_does_not_matter() -> None:
    assert meets("G(1,0)3 GE(0,1)3 G+W(-1,1)3 GF(-1,0)3", "GA-G5")
    assert meets("G(1,0)3 G(0,1)3 G(-1,1)3 G(-1,0)3", "GA-G5")


@pytest.mark.parametrize(("card", "letter", "need"), [("GA-G5", "G", 4), ("GA-Y5", "Y", 3), ("GA-P5", "P", 2)])
def test_case_44_ruling_a1_so_many_of_exactly_three(card: str, letter: str, need: int) -> None:
    enough = [f"{letter}({q},{r})3" for q, r in AROUND[:need]]
    assert meets(" ".join(enough), card)
    assert not meets(" ".join(enough[1:]), card)
    taller = [*enough[1:], f"{letter}({AROUND[0][0]},{AROUND[0][1]})4"]
    assert not meets(" ".join(taller), card)
    table = table_with(PlayerSetup(card), PlayerSetup(), garden=" ".join(taller))
    assert is_refused(table, 0, f"claim {card}")
    loose = table_with(PlayerSetup(card), PlayerSetup(), garden=" ".join(taller), gardener_exact=False)
    assert claimed(do(loose, 0, f"claim {card}"), 0) == [card]


def test_case_44_the_four_conditions_in_every_colour() -> None:
    for letter, (number, mark) in itertools.product("GYP", [(1, ""), (2, "W"), (3, "E"), (4, "F")]):
        found = [card for card in CARDS["gardener"] if meets(f"{letter}{mark}(1,0)4", card)]
        assert found == [f"GA-{letter}{number}"]


# --- panda objectives ------------------------------------------------------------------------------------------------


def test_case_45_one_of_each_colour() -> None:
    table = table_with(PlayerSetup("PA-3", sections="green green yellow"), PlayerSetup())
    assert is_refused(table, 0, "claim PA-3")
    table = table_with(PlayerSetup("PA-3", sections="green green yellow pink"), PlayerSetup())
    assert sections(do(table, 0, "claim PA-3"), 0) == "green"


def test_case_45_ruling_a14_two_copies_take_their_own_sections() -> None:
    table = table_with(PlayerSetup("PA-G PA-G", sections="green green green"), PlayerSetup())
    do(table, 0, "claim PA-G")
    assert sections(table, 0) == "green"
    assert hand(table, 0) == ["PA-G"]
    assert is_refused(table, 0, "claim PA-G")


@pytest.mark.parametrize(("card", "colour"), [("PA-G", "green"), ("PA-Y", "yellow"), ("PA-P", "pink")])
def test_case_45_two_of_a_colour(card: str, colour: str) -> None:
    two = tuple(2 * (colour == other) for other in COLOURS)
    assert meets("", card, (two[0], two[1], two[2]))
    assert not meets("", card, (2 - two[0], 2 - two[1], 2 - two[2]))
    assert not meets("", card, (1, 1, 1))


# --- fulfilling ------------------------------------------------------------------------------------------------------


def test_case_46_s38_plots_serve_several_cards_of_several_players() -> None:
    table = table_with(PlayerSetup("PL-G4 PL-G2"), PlayerSetup("PL-G3"), garden=DIAMOND, used="channel panda", round=1, weather=None)
    do(table, 0, "claim PL-G4", "claim PL-G2", "end")
    assert claimed(do(table, 1, "claim PL-G3"), 1) == ["PL-G3"]
    assert table.scores() == [5, 2]


def test_case_46_bamboo_stays() -> None:
    table = do(table_with(PlayerSetup("GA-G1"), PlayerSetup(), garden="G(1,0)4"), 0, "claim GA-G1")
    assert look(table, None).plots[0].height == 4


def test_case_46_bamboo_eaten_before_does_not_count() -> None:
    table = do(table_with(PlayerSetup("GA-G1"), PlayerSetup(), garden="G(1,0)4"), 0, "panda 1,0")
    assert is_refused(table, 0, "claim GA-G1")


def test_case_47_s36_not_in_another_players_turn() -> None:
    table = table_with(PlayerSetup(), PlayerSetup("PA-G", sections="green green"))
    assert refusal(table, 1, "claim PA-G") == "it is not your turn"


def test_case_47_s39_a_card_may_be_kept_for_later() -> None:
    table = table_with(PlayerSetup("PA-G", sections="green green"), PlayerSetup(), used="channel plots", round=1, weather=None)
    do(table, 0, "end")
    assert hand(table, 0) == ["PA-G"]
    assert claimed(table, 0) == []


def test_only_ones_own_cards() -> None:
    table = table_with(PlayerSetup("PA-Y", sections="green green"), PlayerSetup("PA-G"))
    assert is_refused(table, 0, "claim PA-G")


def test_case_59_s36_s37_several_in_a_turn_besides_two_actions() -> None:
    table = table_with(PlayerSetup("PL-G4 PL-G3 PA-G", sections="green green"), PlayerSetup(), garden=DIAMOND)
    do(table, 0, "claim PL-G4", "channel", "claim PL-G3", "gardener 1,0", "claim PA-G")
    assert sorted(claimed(table, 0)) == ["PA-G", "PL-G3", "PL-G4"]
    assert steps(table, 0) == {"end"}
    assert table.scores()[0] == 8


def test_case_59_s38_the_same_objective_again_with_two_more_sections() -> None:
    table = table_with(PlayerSetup("PA-G", "PA-G", sections="green"), PlayerSetup(), garden="G(1,0)1")
    do(table, 0, "panda 1,0", "claim PA-G")
    assert claimed(table, 0) == ["PA-G", "PA-G"]


# --- how far a card is from being fulfilled --------------------------------------------------------------------------


def test_a_player_is_told_how_near_each_card_is() -> None:
    table = GAME.new(3, 1)
    for part in range(40):
        seat = later(table, 10, part).actor()
        near = look(table, seat).near
        assert [one.card for one in near] == hand(table, seat)
        for one in near:
            assert one.fulfilled == (one.missing == 0)
            if look(table, seat).phase == "actions":
                assert one.fulfilled == (f"claim {one.card}" in offers(table, seat))
        assert look(table, None).near == []


@pytest.mark.parametrize(
    ("garden", "card", "sections", "missing"),
    [
        ("", "PL-G3", "", 3),
        ("G(1,0)1 G(0,1)1", "PL-G3", "", 1),
        ("", "PL-GY", "", 4),
        ("G(1,0)4", "GA-G1", "", 0),
        ("G(1,0)3", "GA-G1", "", 1),
        ("P(1,0)3", "GA-P5", "", 1),
        ("", "PA-3", "green green", 2),
        ("", "PA-P", "pink", 1),
    ],
)
def test_what_is_missing(garden: str, card: str, sections: str, missing: int) -> None:
    [near] = look(table_with(PlayerSetup(card, sections=sections), PlayerSetup(), garden=garden), 0).near
    assert near.missing == missing
