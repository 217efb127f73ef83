"""Snapshots that are malformed or could not have come about are refused with a sentence."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from roji.core.game import State
from roji.games.bossa import GAME
from tests.games.bossa.moments import Told, exchanging, keeping, moving, opening, placing, restored, stacking, with_a_chip
from tests.games.bossa.tables import Line, table_with


def rows_of(told: Told, colour: str = "white", arm: str = "up") -> list[list[list[str]]]:
    found: list[list[list[str]]] = told["lines"][colour][arm]
    return found


WRONG: dict[str, tuple[Callable[[], State], Callable[[Told], object], str]] = {
    "no seats": (moving, lambda told: told.pop("seats"), "the snapshot does not tell 'seats'"),
    "three seats": (moving, lambda told: told.update(seats=3), "Bossa is for 2 players, not 3"),
    "seats in words": (moving, lambda told: told.update(seats="two"), "Bossa is for 2 players, not two"),
    "no options": (moving, lambda told: told.pop("options"), "the snapshot does not tell 'options'"),
    "an unknown option": (
        moving,
        lambda told: told["options"].update(speed=1),
        "Bossa has no option 'speed'; it has chips, row_size, stack",
    ),
    "an unknown row size": (
        moving,
        lambda told: told["options"].update(row_size="huge"),
        "Bossa: row_size is one of 2023, classic, loose, not 'huge'",
    ),
    "no luck": (moving, lambda told: told.pop("luck"), "the snapshot does not tell 'luck'"),
    "no hands": (moving, lambda told: told.pop("hands"), "the snapshot does not tell 'hands'"),
    "three hands": (moving, lambda told: told["hands"].append([]), "hands has one entry for each of two players, not 3"),
    "one hand": (moving, lambda told: told["hands"].pop(), "hands has one entry for each of two players, not 1"),
    "an unknown phase": (
        moving,
        lambda told: told.update(phase="sleeping"),
        "phase is one of open, line, chip, move, row, take, over, not 'sleeping'",
    ),
    "a seat that is not there": (moving, lambda told: told.update(seat=2), "seat is a number from 0 to 1, not 2"),
    "a die with seven pips": (moving, lambda told: told.update(dice=[7, 3]), "dice are two different numbers from 1 to 6, not [7, 3]"),
    "a die with none": (moving, lambda told: told.update(dice=[0, 3]), "dice are two different numbers from 1 to 6, not [0, 3]"),
    "equal dice": (opening, lambda told: told.update(dice=[4, 4]), "dice are two different numbers from 1 to 6, not [4, 4]"),
    "three dice": (moving, lambda told: told["dice"].append(1), "dice has one entry for each of two players, not 3"),
    "the lower roller opens": (opening, lambda told: told.update(seat=1), "the higher roller chooses first, then the lower one"),
    "a line owned before it is chosen": (
        opening,
        lambda told: told.update(white_owner=0),
        "lines or the first play are told before they are chosen",
    ),
    "a line that nobody owns": (
        moving,
        lambda told: told.update(white_owner=None),
        "the lines and the first play are chosen in this phase",
    ),
    "a tile twice": (
        moving,
        lambda told: told["pile"].__setitem__(0, told["pile"][1]),
        "the snapshot does not have each of the 27 tiles once",
    ),
    "a tile lost": (moving, lambda told: told["pile"].pop(), "the snapshot does not have each of the 27 tiles once"),
    "a tile that is none": (
        moving,
        lambda told: told["pile"].__setitem__(0, "4/3"),
        "'4/3' is no tile; a tile is written like 4/0, white dots before black ones",
    ),
    "a tile as a number": (
        moving,
        lambda told: told["pile"].__setitem__(0, 3),
        "3 is no tile; a tile is written like 4/0, white dots before black ones",
    ),
    "no tile aside": (
        moving,
        lambda told: told.update(aside=None),
        "None is no tile; a tile is written like 4/0, white dots before black ones",
    ),
    "a laid tile in hand too": (
        moving,
        lambda told: told["hands"][0].append("6/0"),
        "the snapshot does not have each of the 27 tiles once",
    ),
    "a row with the wrong sum": (
        moving,
        lambda told: _swap(told, rows_of(told)[0][0], 0, told["hands"][0], 0),
        "a layer adds up to 1 on a row of 6",
    ),
    "a row of the wrong size": (
        moving,
        lambda told: told["hands"][0].append(rows_of(told)[1][0].pop()),
        "row 2 of an arm cannot have 1 tiles",
    ),
    "a row without tiles": (moving, lambda told: told["hands"][0].extend(rows_of(told)[1].pop()), "a row has from 1 to 9 layers, not 0"),
    "a row of nothing": (moving, lambda told: rows_of(told).append([[]]), "row 3 of an arm cannot have 0 tiles"),
    "a row of no layer": (moving, lambda told: rows_of(told).append([]), "a row has from 1 to 9 layers, not 0"),
    "a layer of the wrong size": (
        moving,
        lambda told: _move(told["hands"][0], rows_of(told, arm="down")[0][1]),
        "a layer has 2 tiles on a row of 1",
    ),
    "a layer that nobody stacked": (
        moving,
        lambda told: told["markers"][0].update(stack=True),
        "0 Stack markers are used, but 1 layers are stacked on 1 rows",
    ),
    "a discard that nobody redrew": (
        moving,
        lambda told: [marker.update(redraw=True) for marker in told["markers"]],
        "0 Redraw markers are used, but 2 tiles are discarded",
    ),
    "a Redraw without a discard": (
        moving,
        lambda told: told["hands"][0].append(told["discards"].pop()),
        "2 Redraw markers are used, but 1 tiles are discarded",
    ),
    "a marker in words": (moving, lambda told: told["markers"][0].update(redraw="down"), "redraw is true or false, not 'down'"),
    "no marker": (moving, lambda told: told["markers"][0].pop("redraw"), "the snapshot does not tell 'redraw'"),
    "a chip in a game without": (
        moving,
        lambda told: told.update(chips=["doubler", "doubler"]),
        "both chips are chosen before the first turn",
    ),
    "a chip on a tile in a game without": (moving, lambda told: told.update(chips_on=["6/0", None]), "6/0 has no dot of its line's colour"),
    "a chip that is none": (
        with_a_chip,
        lambda told: told.update(chips=["tripler", "inverter"]),
        "chips is one of doubler, inverter, not 'tripler'",
    ),
    "no chip chosen in a turn": (with_a_chip, lambda told: told.update(chips=[None, "inverter"]), "2/0 has no dot of its line's colour"),
    "a chip on a tile in hand": (with_a_chip, lambda told: told.update(chips_on=["1/0", None]), "a layer adds up to 4 on a row of 6"),
    "a chip on a row that needs none": (
        with_a_chip,
        lambda told: told.update(chips_on=["2/0", "2/1"]),
        "a layer adds up to 5 on a row of 6",
    ),
    "a row that needs a chip without one": (
        with_a_chip,
        lambda told: told.update(chips_on=[None, None]),
        "a layer adds up to 4 on a row of 6",
    ),
    "the wrong kind of chip": (
        with_a_chip,
        lambda told: told.update(chips=["inverter", "inverter"]),
        "2/0 has no dot of its line's colour",
    ),
    "both have chosen and choose": (
        keeping,
        lambda told: told.update(chips=["doubler", "inverter"]),
        "no chip is to be chosen, so the phase cannot be chip",
    ),
    "rows before the first turn": (
        keeping,
        lambda told: rows_of(told).append([[told["hands"][0].pop()]]),
        "before the first turn each hand has 4 tiles and the pile has 18",
    ),
    "a building without a phase": (
        placing,
        lambda told: told.update(phase="move"),
        "a row is being laid in the phase row only, so building is null",
    ),
    "a phase without a building": (moving, lambda told: told.update(phase="row"), "building is a table of names and values, not None"),
    "a building of nothing": (placing, lambda told: told.update(building={}), "the snapshot does not tell 'layers'"),
    "a building on no line": (placing, lambda told: told["building"].update(line="red"), "line is one of white, black, not 'red'"),
    "a building beyond the end": (
        placing,
        lambda told: told["building"].update(nth=3),
        "the row that is being laid cannot be row 3 of its arm",
    ),
    "a building that cannot be completed": (
        placing,
        lambda told: _swap(told, told["building"]["layers"][0], 0, told["hands"][0], 1),
        "what this turn has done so far may not be done: with 1/5 the row cannot be completed: it needs 1 or 2 tiles that add up to 6",
    ),
    "layers in the wrong order": (
        stacking,
        lambda told: told["building"].update(layers=[[], ["2/1"]]),
        "what this turn has done so far may not be done: the row is not complete: 2 is missing",
    ),
    "an exchange of nothing": (
        exchanging,
        lambda told: told.update(given=None),
        "given is the tile of an exchange in the phase take, and null otherwise",
    ),
    "a tile given in no exchange": (
        exchanging,
        lambda told: told.update(phase="move"),
        "given is the tile of an exchange in the phase take, and null otherwise",
    ),
    "an end without an end": (
        moving,
        lambda told: told.update(phase="over"),
        "a game is over exactly when end tells a letter or somebody has resigned",
    ),
    "an end that is none": (moving, lambda told: told.update(phase="over", end="F"), "end is one of A, B, C, D, E, not 'F'"),
    "an end while it goes on": (
        moving,
        lambda told: told.update(end="A"),
        "a game is over exactly when end tells a letter or somebody has resigned",
    ),
    "an empty hand that did not win": (moving, lambda told: _empty(told["hands"][1], told["pile"]), "a hand is empty, so the game is over"),
    "somebody has left and it goes on": (
        moving,
        lambda told: told.update(resigned=0),
        "a game is over exactly when end tells a letter or somebody has resigned",
    ),
}


def _swap(told: Told, here: list[str], i: int, there: list[str], j: int) -> None:
    here[i], there[j] = there[j], here[i]


def _empty(source: list[Any], target: list[Any]) -> None:
    target += source
    source.clear()


def _move(source: list[Any], target: list[Any]) -> None:
    target.append(source.pop())


@pytest.mark.parametrize("wrong", WRONG)
def test_a_snapshot_that_cannot_be_is_refused(wrong: str) -> None:
    table, change, sentence = WRONG[wrong]
    told = copy.deepcopy(table().snapshot())
    change(told)
    assert restored(told) == sentence


def test_a_table_at_which_nobody_could_move_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^nothing can be played and no action is left, so the game is over$"):
        table_with(Line(2, "down 1/3; up 3/0, 2/1 2/3"), Line(1, "up 0/2 | 2/2, 0/1 1/2"), "1/0 2/0", markers="")


def test_a_line_of_six_rows_is_over() -> None:
    with pytest.raises(ValueError, match=r"^a line has six rows, so the game is over$"):
        table_with(Line(4, "down 3/1, 1/2 1/3, 1/4; up 5/1, 3/2 3/3, 5/0 1/0 1/1"), Line(1), "2/0 2/2")


@pytest.mark.parametrize("told", [{}, {"seats": 2}])
def test_what_is_no_snapshot_is_refused(told: Told) -> None:
    with pytest.raises(ValueError, match=r"^the snapshot does not tell"):
        GAME.restore(told)


@pytest.mark.parametrize("told", [None, 7, [], "seats"])
def test_what_is_no_table_of_names_and_values_is_refused(told: Any) -> None:
    with pytest.raises(ValueError, match=r"^a snapshot is a table of names and values"):
        GAME.restore(told)


@pytest.mark.parametrize("luck", [None, 7, [], {}, {"secret": "00"}])
def test_luck_that_cannot_be_read_is_refused(luck: object) -> None:
    with pytest.raises(ValueError, match=r"^luck is told by x, or by secret and drawn$"):
        GAME.restore(moving().snapshot() | {"luck": luck})
