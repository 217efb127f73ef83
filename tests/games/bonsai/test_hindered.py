"""The view's reasons: for each thing that can be touched but would do nothing, the rule that forbids it."""

import pytest

from roji.content.words import read
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bonsai import GAME
from roji.games.bonsai.view import Hindered
from tests.games.bonsai.tables import TILES, PlayerSetup, do, look, offers, table_with

LEAVES = "W(0,-1) L(1,-1) L(-1,-1)"


def hindered(table: State, seat: int = 0) -> Hindered:
    told = look(table, seat).hindered
    assert told is not None
    return told


def why(table: State, what: str, seat: int = 0) -> str | None:
    sentence = getattr(hindered(table, seat), what)
    return None if sentence is None else read(sentence)


@pytest.mark.parametrize(
    ("tree", "supply", "tile", "sentence"),
    [
        (
            LEAVES,
            "wood fruit",
            "fruit",
            "no place on your bonsai takes a fruit: it must touch two leaves that touch each other, and no other fruit",
        ),
        ("", "wood flower", "flower", "no place on your bonsai takes a flower: it must touch a leaf"),
        ("L(0,-1) L(1,-1)", "wood flower", "wood", "no place on your bonsai takes wood: it must touch wood"),
        ("L(0,-1) L(1,-1)", "leaf flower", "leaf", "no place on your bonsai takes a leaf: it must touch wood"),
        (LEAVES, "wood", "leaf", "there is no leaf in your supply"),
    ],
)
def test_why_a_tile_cannot_be_placed_anywhere(tree: str, supply: str, tile: str, sentence: str) -> None:
    table = do(table_with(PlayerSetup(tree, supply), PlayerSetup()), 0, "cultivate")
    assert why(table, tile) == sentence


def test_a_tile_without_a_symbol() -> None:
    table = do(table_with(PlayerSetup("", "leaf leaf leaf"), PlayerSetup()), 0, "cultivate", "grow leaf 0,-1", "grow leaf 1,-1")
    assert why(table, "leaf") == "no symbol is left to place a leaf"


def test_cultivate_a_card_and_a_goal() -> None:
    table = table_with(PlayerSetup("", ""), PlayerSetup("", ""), goals=[1, 3, 4, 6, 7, 9])
    assert (why(table, "cultivate"), why(table, "meditate")) == (None, None)
    assert why(table, "cultivate", 1) == why(table, "wood", 1) == "it is not your turn"
    assert [read(goal.why_not) for goal in look(table, 0).goals if goal.why_not] == ["your bonsai does not meet that goal yet"] * 6
    do(table, 0, "cultivate", "done")
    do(table, 1, "cultivate", "done")
    assert why(table, "cultivate") == "your last Cultivate was empty, and no tile can be placed in this one"
    do(table, 0, "meditate 2")
    assert why(table, "meditate") == "choose wood or a leaf first"
    assert why(table, "flower") == "this card comes with wood or a leaf"


def test_an_onlooker_touches_nothing() -> None:
    seen = look(GAME.new(2, 1), None)
    assert seen.hindered is None
    assert all(goal.why_not is None for goal in seen.goals)


def test_what_is_hindered_is_exactly_what_no_action_does() -> None:
    """Touching a tile takes, returns or places it; before the turn's action is chosen, it starts to cultivate."""
    for seed in range(8):
        options: dict[str, object] = {"scenario": "flourishing_spring"} if seed % 4 == 3 else {}
        table, luck = GAME.new(1 if options else 2, seed, **options), Luck(seed)
        while table.to_act():
            seat = table.actor()
            lines, seen = offers(table, seat), look(table, seat)
            held = seen.players[seat].supply
            for tile in TILES:
                does = any(line.split()[:2] in (["take", tile], ["discard", tile], ["grow", tile]) for line in lines)
                does |= "cultivate" in lines and getattr(held, tile) > 0
                assert does == (getattr(hindered(table, seat), tile) is None), (tile, lines)
            assert ("cultivate" in lines) == (hindered(table, seat).cultivate is None)
            assert any(line.startswith("meditate") for line in lines) == (hindered(table, seat).meditate is None)
            claims = {line.removeprefix("claim ") for line in lines if line.startswith("claim")}
            assert claims == {str(goal.goal) for goal in seen.goals if goal.why_not is None}
            table.play(seat, table.random_action(seat, luck))
