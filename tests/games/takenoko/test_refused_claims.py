"""A refused claim says what is missing, correctly."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.takenoko.view import PlotView
from tests.games.takenoko.tables import CARDS, PlayerSetup, look, refusal, table_with
from tests.games.takenoko.test_objectives import DOWN, RIGHT, Picture, occurs, orientations, pattern, random_garden

NAMES = {"G": "green", "Y": "yellow", "P": "pink"}
ASKED = {"1": None, "2": "watershed", "3": "enclosure", "4": "fertilizer"}
NEEDED = {"G": 4, "Y": 3, "P": 2}
EATEN = ("", "green", "yellow pink", "green pink", "green yellow", "yellow", "pink")


def said(card: str, garden: str = "", sections: str = "", **options: Any) -> str | None:
    return refusal(table_with(PlayerSetup(card, sections=sections), PlayerSetup(), garden=garden, **options), 0, f"claim {card}")


@pytest.mark.parametrize(
    ("card", "garden", "sentence"),
    [
        ("PL-G3", "", "the garden has 0 of the 3 plots of this shape"),
        ("PL-G3", "G(1,0)1 G(0,1)1", "the garden has 2 of the 3 plots of this shape"),
        ("PL-G3", "G(1,0)1 G(0,1)1 G(1,1)0", "the shape is there, but one of its plots is dry"),
        ("PL-G4", "G(1,0)1 G(0,1)1 G(1,1)0 G(0,2)0", "the shape is there, but 2 of its plots are dry"),
        (
            "PL-GY",
            f"G(0,1)1 G(1,1)1 Y(1,0)1 Y(2,0)1 {RIGHT}",
            "only the mirror image of the shape is there: a shape may be turned, but not mirrored",
        ),
        ("PL-GY", f"Y(1,0)1 Y(0,2)1 G(0,1)1 G(1,1)1 {DOWN}", "the garden has 3 of the 4 plots of this shape"),
        ("GA-G1", "", "the garden has no green plot without an improvement"),
        ("GA-Y3", "Y(1,0)1", "the garden has no yellow plot with an enclosure"),
        ("GA-G1", "G(1,0)3 G(0,1)1", "the tallest green stalk on a plot without an improvement has 3 of 4 sections"),
        ("GA-P2", "PW(1,0)1", "the tallest pink stalk on a plot with a watershed has 1 of 4 sections"),
        ("GA-G1", "GE(1,0)4", "the green stalk of 4 sections has an improvement, and there may be none"),
        ("GA-G3", "G(1,0)4 GE(0,1)3", "the green stalk of 4 sections has no enclosure"),
        ("GA-P5", "P(1,0)3 P(0,1)2", "the card asks for 2 pink stalks of exactly three sections, and the garden has 1"),
        ("GA-P5", "P(1,0)3 P(0,1)4", "pink stalks of four sections do not count: the card asks for exactly three"),
        ("PA-G", "", "the card asks for 2 green sections, and you have 0"),
        ("PA-3", "", "you have no bamboo section"),
    ],
)
def test_a_refused_claim_says_what_is_missing(card: str, garden: str, sentence: str) -> None:
    assert said(card, garden) == sentence


def test_sections_that_are_missing() -> None:
    assert said("PA-Y", sections="yellow") == "the card asks for 2 yellow sections, and you have 1"
    assert said("PA-3", sections="green green pink") == "you have no yellow section"
    assert said("PA-3", sections="green") == "you have no yellow section and no pink section"


def test_ruling_a1_where_four_count_for_three() -> None:
    sentence = "the card asks for 2 pink stalks of three sections or more, and the garden has 1"
    assert said("GA-P5", "P(1,0)4 P(0,1)2", gardener_exact=False) == sentence


# --- every sentence is true ------------------------------------------------------------------------------------------


def grown_garden(seed: int) -> str:
    """A random garden with random bamboo where there is water."""
    garden, luck = random_garden(seed), Luck(1000 + seed)
    wet = {f"({plot.at.q},{plot.at.r})" for plot in look(table_with(garden=garden), None).plots if plot.irrigated}
    words = [f"{word[:-1]}{luck.below(5)}" if word[0] != "~" and word[word.index("(") : -1] in wet else word for word in garden.split()]
    return " ".join(words)


def refused(seed: int) -> Iterator[tuple[State, str, str]]:
    """Every objective of the box that is not fulfilled there, with the sentence that refuses it."""
    garden = grown_garden(seed)
    cards = sorted({card for deck in CARDS.values() for card in deck})
    for first in range(0, len(cards), 5):
        held = cards[first : first + 5]
        table = table_with(PlayerSetup(" ".join(held), sections=EATEN[seed % len(EATEN)]), PlayerSetup(), garden=garden)
        for card in held:
            why = refusal(table, 0, f"claim {card}")
            if why is not None:
                yield table, card, why


@pytest.mark.parametrize("seed", range(24))
def test_what_a_refused_claim_says_is_true(seed: int) -> None:
    for table, card, why in refused(seed):
        {"PL": check_shape, "GA": check_bamboo, "PA": check_sections}[card[:2]](table, card, why)


def picture(table: State, *, wet: bool = False) -> Picture:
    plots = look(table, None).plots
    return {(plot.at.q, plot.at.r): plot.colour[0].upper() for plot in plots if plot.irrigated or not wet}


def laid(shape: Picture, garden: Picture) -> Iterator[list[tuple[int, int]]]:
    """Every way to lay a shape over the garden with nothing in the way: the cells of it that are there."""
    for turn in orientations(shape):
        for q, r in [(q - dq, r - dr) for q, r in garden for dq, dr in turn]:
            cells = {(q + dq, r + dr): letter for (dq, dr), letter in turn.items()}
            if (0, 0) not in cells and all(garden.get(cell, letter) == letter for cell, letter in cells.items()):
                yield [cell for cell in cells if cell in garden]


def check_shape(table: State, card: str, why: str) -> None:
    shape, garden, wet = pattern(card), picture(table), picture(table, wet=True)
    if found := re.fullmatch(r"the shape is there, but (one|\d) of its plots (is|are) dry", why):
        whole = [cells for cells in laid(shape, garden) if len(cells) == len(shape)]
        fewest = min(sum(cell not in wet for cell in cells) for cells in whole)
        assert fewest == (1 if found[1] == "one" else int(found[1])), f"{card}: {why}"
        watered = wet | {cell: garden[cell] for cell in next(cells for cells in whole if sum(c not in wet for c in cells) == fewest)}
        assert occurs(shape, watered)  # with water there it would be fulfilled
        return
    assert not occurs(shape, garden), f"{card}: {why}"
    mirrored = {(r, q): letter for (q, r), letter in shape.items()}
    if "mirror" in why:
        assert occurs(mirrored, garden)
        return
    assert not occurs(mirrored, garden), f"{card}: {why}"
    most = max(len(cells) for cells in laid(shape, garden))
    assert why == f"the garden has {most} of the {len(shape)} plots of this shape"


def check_bamboo(table: State, card: str, why: str) -> None:
    letter, number = [*card.removeprefix("GA-")]
    plots = [plot for plot in look(table, None).plots if plot.colour == NAMES[letter]]
    if number == "5":
        check_columns(plots, NEEDED[letter], why)
        return
    fitting = [plot.height for plot in plots if plot.improvement == ASKED[number]]
    assert 4 not in fitting
    if "of 4 sections has" in why:
        others = [plot for plot in plots if plot.height == 4]
        assert others, why
        assert all((plot.improvement is not None) == ("has an improvement" in why) or number != "1" for plot in others)
    elif found := re.search(r"has (\d) of 4 sections$", why):
        assert max(fitting) == int(found[1])
    else:
        assert why.startswith(f"the garden has no {NAMES[letter]} plot with")
        assert fitting == []


def check_columns(plots: list[PlotView], need: int, why: str) -> None:
    threes = sum(plot.height == 3 for plot in plots)
    high = sum(plot.height > 2 for plot in plots)
    if "do not count" in why:
        assert threes < need <= high
    else:
        assert f"asks for {need} " in why
        assert why.endswith(f"the garden has {threes}")
        assert high < need


def check_sections(table: State, card: str, why: str) -> None:
    eaten = look(table, None).players[0].sections
    for colour in NAMES.values():
        if f"no {colour} section" in why or "no bamboo section" in why:
            assert getattr(eaten, colour) == 0
    if found := re.search(r"asks for 2 (\w+) sections, and you have (\d)$", why):
        assert getattr(eaten, found[1]) == int(found[2]) < 2
        assert found[1] == NAMES[card[-1]]
    else:
        assert why.startswith("you have no ")


def test_every_sentence_is_met() -> None:
    """The random gardens above produce every kind of refusal."""
    met = {re.sub(r"\d|green|yellow|pink", "_", why) for seed in range(24) for _, _, why in refused(seed)}
    for part in ("one of its plots is dry", "of its plots are dry", "mirror image", "plots of this shape", "do not count", "exactly three"):
        assert any(part in sentence for sentence in met), part
    for part in ("has an improvement", "has no watershed", "has no enclosure", "has no fertilizer", "has _ of _", "no _ plot with"):
        assert any(part in sentence for sentence in met), part
