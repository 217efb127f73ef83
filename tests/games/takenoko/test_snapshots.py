"""Snapshots: what is malformed or could not have come about is refused with a sentence."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from roji.core.game import State
from roji.core.luck import Luck
from roji.games.takenoko import GAME
from tests.games.takenoko.tables import Sitting, do, later, table_with

Told = dict[str, Any]
GARDEN = "G(1,0)1 Y(0,1)1 P(1,1)1 ~(1,0)SW ~(0,1)E"


def midgame() -> Told:
    table, choices = GAME.new(2, 8), Luck(8)
    for _ in range(150):
        table.play(table.actor(), table.random_action(table.actor(), choices))
    return table.snapshot()


MIDGAME = midgame()


def changed(change: Callable[[Told], object]) -> Told:
    told = copy.deepcopy(MIDGAME)
    change(told)
    return told


def player(told: Told) -> Told:
    first: Told = told["players"][0]
    return first


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"advanced": True}), (4, {"unlimited_bamboo": True})], ids=str)
def test_a_snapshot_plays_on_identically(seats: int, options: dict[str, object]) -> None:
    table, choices = GAME.new(seats, 3, **options), Luck(3)
    for step in range(120):
        again = GAME.restore(copy.deepcopy(table.snapshot()))
        for _ in range(1 + step % 4):
            code = table.random_action(table.actor(), choices)
            again.play(table.actor(), code)
            table.play(table.actor(), code)
        assert again.snapshot() == table.snapshot()


def test_looking_changes_nothing() -> None:
    table = GAME.new(2, 3, advanced=True)
    for step in range(60):
        before = table.snapshot()
        seat = table.actor()
        table.legal(seat)
        table.candidates(seat)
        table.evaluate(seat)
        GAME.view(table, seat)
        GAME.score_sheet(table)
        GAME.draw(table)
        assert table.snapshot() == before
        later(table, 5, step)


def test_without_memory_nothing_is_remembered_and_the_rest_is_the_same() -> None:
    told = changed(lambda told: told.pop("memory"))
    table = GAME.restore(told)
    assert {**table.snapshot(), "memory": None} == {**MIDGAME, "memory": None}
    piles = {str(table.imagine(0, Luck(seed)).snapshot()["pile"]) for seed in range(20)}
    assert len(piles) > 10


WRONG: dict[str, Callable[[Told], object]] = {
    "no seats": lambda told: told.pop("seats"),
    "no players": lambda told: told.pop("players"),
    "no luck": lambda told: told.pop("luck"),
    "no pile": lambda told: told.pop("pile"),
    "no garden": lambda told: told.pop("garden"),
    "no plot deck": lambda told: told.pop("plot_deck"),
    "five seats": lambda told: told.update(seats=5),
    "three seats for two players": lambda told: told.update(seats=3),
    "seats in words": lambda told: told.update(seats="two"),
    "an unknown phase": lambda told: told.update(phase="sleeping"),
    "a seat that is not there": lambda told: told.update(seat=2),
    "an unknown option": lambda told: told["options"].update(speed=1),
    "an impossible option": lambda told: told["options"].update(advanced="yes"),
    "a plot twice": lambda told: told["pile"].append("green plain"),
    "a plot lost": lambda told: told["pile"].pop(),
    "a plot that is none": lambda told: told["pile"].__setitem__(0, "blue plain"),
    "a card twice": lambda told: told["plot_deck"].append(told["plot_deck"][0]),
    "a card lost": lambda told: told["gardener_deck"].pop(),
    "a card in another deck": lambda told: told["plot_deck"].append(told["panda_deck"].pop()),
    "a card that is none": lambda told: told["panda_deck"].__setitem__(0, "PA-X"),
    "six cards in hand": lambda told: player(told)["hand"].extend(told["plot_deck"][:6]),
    "a garden that breaks the rules": lambda told: told.update(garden="G(5,0)1"),
    "a garden that is none": lambda told: told.update(garden="moss"),
    "bamboo without water": lambda told: told.update(garden="G(1,0)1 Y(0,1)1 P(1,1)1"),
    "a gardener outside the garden": lambda told: told.update(gardener="9,0"),
    "a panda nowhere": lambda told: told.update(panda="here"),
    "more channels than there are": lambda told: player(told).update(channels=21),
    "fewer channels than none": lambda told: player(told).update(channels=-1),
    "more improvements than there are": lambda told: player(told)["chips"].update(watershed=4),
    "an improvement that is none": lambda told: player(told).update(chips={"moat": 1}),
    "more sections than there are": lambda told: player(told)["sections"].update(green=37),
    "an action that is none": lambda told: told.update(used=["sleep"]),
    "an unknown weather": lambda told: told.update(weather="fog"),
    "an emperor too early": lambda told: told.update(emperor=0),
    "last turns without the emperor": lambda told: told.update(final=[0]),
    "enough objectives and no emperor": lambda told: _claim_nine(told),
    "everybody has resigned": lambda told: told.update(resigned=[0, 1]),
    "a past that is none": lambda told: told.update(memory=[1]),
}


def _claim_nine(told: Told) -> None:
    player(told)["claimed"] += [told["plot_deck"].pop() for _ in range(9)]


@pytest.mark.parametrize("wrong", WRONG)
def test_a_snapshot_that_cannot_be_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"\w+ .*\w+"):
        GAME.restore(changed(WRONG[wrong]))


@pytest.mark.parametrize("told", [None, 7, [], "seats"])
def test_what_is_no_table_of_names_and_values_is_refused(told: Any) -> None:
    with pytest.raises(ValueError, match=r"^a snapshot is a table of names and values"):
        GAME.restore(told)


@pytest.mark.parametrize("told", [{}, {"seats": 2}, {"seats": 2, "options": {}}])
def test_what_is_no_snapshot_is_refused(told: Told) -> None:
    with pytest.raises(ValueError, match=r"\w+ .*\w+"):
        GAME.restore(told)


@pytest.mark.parametrize("luck", [None, 7, [], {}, {"secret": "00"}])
def test_luck_that_cannot_be_read_is_refused(luck: object) -> None:
    with pytest.raises(ValueError, match=r"^luck is told by x, or by secret and drawn$"):
        GAME.restore(MIDGAME | {"luck": luck})


# --- turns that could not have come about ----------------------------------------------------------------------------


def choosing() -> Told:
    """Plots have been drawn and one of them is kept."""
    table = table_with(garden=GARDEN, pile=["green plain", "pink watershed", "yellow plain"])
    return do(table, 0, "plots", "keep pink watershed").snapshot()


def raining() -> Told:
    return table_with(garden=GARDEN, weather="rain", phase="rain").snapshot()


def improving() -> Told:
    table = table_with(Sitting(chips="enclosure"), Sitting(), garden=GARDEN, pile=["green plain"] * 3)
    return do(table, 0, "plots", "keep green plain", "under green plain", "lay -1,1").snapshot()


def sharing() -> Told:
    table = table_with(Sitting(), Sitting(sections="green " * 32), garden="G(1,0)1 G(0,1)1 G(1,-1)1")
    return do(table, 0, "gardener 1,0").snapshot()


def rejecting() -> Told:
    table = table_with(garden="G(1,0)1 G(0,1)1 G(-1,1)1", top={"plot": ["PL-G2"]}, advanced=True)
    return do(table, 0, "objective plot").snapshot()


def ending() -> Told:
    claimed = "PL-G1 PL-G2 PL-G3 PL-G4 PL-Y1 PL-Y2 PL-Y3 PL-Y4"
    table = table_with(Sitting("PA-G", claimed, sections="green green"), Sitting(), garden=GARDEN)
    return do(table, 0, "claim PA-G").snapshot()


MOMENTS = [choosing, raining, improving, sharing, rejecting, ending, midgame]

NEVER: list[tuple[Callable[[], Told], Told]] = [
    (raining, {"weather": "sun"}),
    (raining, {"weather": None}),
    (raining, {"used": ["panda"]}),
    (raining, {"phase": "storm"}),
    (raining, {"phase": "roll"}),
    (raining, {"round": 1}),
    (raining, {"phase": "actions", "used": ["panda", "panda"]}),
    (raining, {"phase": "actions", "used": ["panda", "channel", "plots"]}),
    (raining, {"phase": "over"}),
    (raining, {"phase": "serve"}),
    (raining, {"phase": "objective"}),
    (raining, {"phase": "improve"}),
    (raining, {"phase": "lay"}),
    (raining, {"laid": "1,0"}),
    (raining, {"drawn": ["green plain"]}),
    (choosing, {"kept": "yellow fertilizer"}),
    (choosing, {"kept": None}),
    (choosing, {"phase": "actions"}),
    (choosing, {"phase": "lay"}),
    (choosing, {"phase": "keep"}),
    (choosing, {"first": "pink watershed"}),
    (improving, {"laid": None}),
    (improving, {"laid": "1,0"}),
    (improving, {"laid": "5,5"}),
    (improving, {"phase": "actions"}),
    (sharing, {"short": []}),
    (sharing, {"short": [{"at": "5,5", "wants": 1}]}),
    (sharing, {"phase": "actions"}),
    (rejecting, {"rejected": []}),
    (rejecting, {"rejected": ["PL-G1"]}),
    (rejecting, {"phase": "actions"}),
    (ending, {"emperor": 1}),
    (ending, {"emperor": None}),
    (ending, {"final": None}),
    (ending, {"resigned": [0]}),
    (ending, {"resigned": [1]}),
]


@pytest.mark.parametrize(("moment", "change"), NEVER, ids=[f"{moment.__name__}-{change}" for moment, change in NEVER])
def test_a_turn_that_could_not_have_come_about_is_refused(moment: Callable[[], Told], change: Told) -> None:
    GAME.restore(moment())
    with pytest.raises(ValueError, match=r"\w+ .*\w+"):
        GAME.restore(moment() | change)


# --- anything else ---------------------------------------------------------------------------------------------------

ODD: list[object] = [None, -1, 0, 1, 3, "x", "", [], {}, True, 10**9, 1.5, [0], ["PA-G"], "G(1,0)1", "green plain", 2**70]


def places_in(told: object, at: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where a snapshot has a value."""
    inside = told.items() if isinstance(told, dict) else enumerate(told) if isinstance(told, list) else ()
    for name, value in inside:
        yield (*at, name)
        yield from places_in(value, (*at, name))


def with_odd_value(told: Told, at: tuple[str | int, ...], odd: object) -> Told:
    changed = copy.deepcopy(told)
    around: Any = changed
    for name in at[:-1]:
        around = around[name]
    around[at[-1]] = odd
    return changed


def restored(told: Told) -> State | str:
    """The table, or the sentence that refuses it."""
    try:
        return GAME.restore(told)
    except ValueError as refused:
        return str(refused)


@pytest.mark.parametrize("moment", MOMENTS)
def test_an_odd_value_anywhere_is_refused_or_does_no_harm(moment: Callable[[], Told]) -> None:
    told = moment()
    for number, at in enumerate(places_in(told)):
        for odd in ODD[number % 3 :: 3]:
            table = restored(with_odd_value(told, at, odd))
            if isinstance(table, str):
                assert len(table.split()) > 2, f"{at} {odd!r}: {table}"
                continue
            assert GAME.restore(table.snapshot()).snapshot() == table.snapshot()
            table.imagine(0, Luck(1))
            table.imagine(1, Luck(1))
            later(table, 12, seed=number)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_value_left_out_is_refused_or_does_no_harm(moment: Callable[[], Told]) -> None:
    told = moment()
    for name in told:
        if name == "memory":
            continue
        with pytest.raises(ValueError, match=r"\w+ .*\w+"):
            GAME.restore({other: value for other, value in told.items() if other != name})
