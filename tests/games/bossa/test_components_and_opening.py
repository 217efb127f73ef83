"""The tiles, the preparation, the dice and the lines: cases 1 to 6 and 33."""

from collections import Counter

import msgspec
import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bossa import GAME
from tests.games.bossa.tables import (
    ALL,
    TILES,
    O,
    P,
    die,
    do,
    hand,
    in_order,
    look,
    markers,
    offers,
    opening_with,
    owner,
    phase,
    pile_of,
    refusal,
    tiles_in,
    unseen,
)

HANDS = ("4/0 2/1 1/5 0/3", "2/0 1/1 0/2 3/3")
OPENINGS = {
    "open": [],
    "line": [(P, "open first")],
    "white": [(P, "open white")],
    "black": [(P, "open black")],
    "first": [(P, "open first"), (O, "line black")],
}


def opened(moment: str, hands: tuple[str, str] = HANDS, pile: str = "") -> State:
    """White 5 and black 3 were rolled, and the players have chosen so far."""
    table = opening_with(5, 3, hands, pile)
    for seat, line in OPENINGS[moment]:
        do(table, seat, line)
    return table


def test_case_1_27_different_tiles_counted_by_their_dots() -> None:
    printed = [tuple(map(int, tile.split("/"))) for tile in TILES]
    assert [(tile["white"], tile["black"]) for tile in GAME.facts["tiles"]] == printed
    assert len(set(printed)) == 27
    for colour in (0, 1):
        assert Counter(tile[colour] for tile in printed if tile[colour]) == {dots: 7 - dots for dots in range(1, 7)}
        assert sum(tile[colour] for tile in printed) == 56
    assert sum(1 for white, black in printed if white and black) == 15
    assert sum(1 for white, black in printed if not (white and black)) == 12


def test_case_2_after_the_preparation() -> None:
    for seed in range(20):
        table = GAME.new(2, seed)
        told = table.snapshot()
        seen = look(table, P)
        assert seen.pile == 18
        assert [player.hand_size for player in seen.players] == [4, 4]
        assert Counter([*pile_of(table), *hand(table, P, P), *hand(table, O, O), str(told["aside"])]) == Counter(TILES)
        assert markers(table, P) == markers(table, O) == ALL
        assert table.pieces() == [1] * 27


def test_case_3_equal_numbers_are_rolled_again() -> None:
    rolls = Counter((die(table, "white"), die(table, "black")) for table in (GAME.new(2, seed) for seed in range(1500)))
    assert set(rolls) == {(white, black) for white in range(1, 7) for black in range(1, 7) if white != black}
    assert min(rolls.values()) > 20


def test_case_3_the_higher_roller_has_exactly_three_choices() -> None:
    table = opened("open")
    assert table.to_act() == [P]
    assert offers(table, P) == ["open white", "open black", "open first"]
    assert offers(table, O) == []
    assert refusal(table, O, "open white") == "it is not your turn"


def test_case_3_also_if_the_black_die_shows_more() -> None:
    table = opening_with(2, 6)
    assert table.to_act() == [O]
    assert offers(table, O) == ["open white", "open black", "open first"]
    do(table, O, "open white")
    assert owner(table, "white") == O
    assert table.to_act() == [P]


def test_case_4_who_takes_the_black_line_leaves_the_first_play() -> None:
    table = opened("black")
    assert (owner(table, "black"), die(table, "black")) == (P, 3)
    assert (owner(table, "white"), die(table, "white")) == (O, 5)
    assert table.to_act() == [O]


def test_case_33_who_takes_the_white_line_leaves_the_first_play() -> None:
    table = opened("white")
    assert (owner(table, "white"), die(table, "white")) == (P, 5)
    assert (owner(table, "black"), die(table, "black")) == (O, 3)
    assert table.to_act() == [O]


@pytest.mark.parametrize(("line", "white_owner"), [("line white", O), ("line black", P)])
def test_case_5_who_takes_the_first_play_leaves_the_line(line: str, white_owner: int) -> None:
    table = opened("line")
    assert table.to_act() == [O]
    assert offers(table, O) == ["line white", "line black"]
    do(table, O, line)
    assert owner(table, "white") == white_owner
    assert owner(table, "black") == 1 - white_owner
    assert table.to_act() == [P]


def test_ruling_a4_the_die_belongs_to_its_colour_whoever_rolled_it() -> None:
    seen = look(opened("black"), None)
    assert [(rolled.value, rolled.rolled_by) for rolled in (seen.dice.white, seen.dice.black)] == [(5, P), (3, O)]
    assert owner(opened("black"), "white") == O


@pytest.mark.parametrize("moment", ["open", "line"])
def test_case_6_before_hands_are_open_each_sees_the_own_alone(moment: str) -> None:
    table = opened(moment)
    for seat in (P, O):
        assert hand(table, seat, seat) == in_order(tiles_in(HANDS[seat]))
        assert look(table, seat).players[1 - seat].hand is None
        assert unseen(table, seat) == [tile for tile in TILES if tile not in HANDS[seat]]
    assert [player.hand for player in look(table, None).players] == [None, None]
    assert unseen(table, None) == TILES


@pytest.mark.parametrize("moment", ["open", "line"])
def test_case_6_and_case_32_a_kept_view_does_not_tell_the_other_hand(moment: str) -> None:
    one, two = opened(moment), opened(moment, (HANDS[0], "6/0 5/0 4/1 2/2"))
    assert msgspec.json.encode(look(one, P)) == msgspec.json.encode(look(two, P))
    assert msgspec.json.encode(look(one, O)) != msgspec.json.encode(look(two, O))
    assert msgspec.json.encode(look(one, None)) == msgspec.json.encode(look(two, None))


@pytest.mark.parametrize("moment", ["white", "first"])
def test_case_6_open_hands_are_seen_by_all(moment: str) -> None:
    table = opened(moment, pile="6/0")
    starter = table.actor()
    hands = [tiles_in(HANDS[seat]) + ["6/0"] * (seat == starter) for seat in (P, O)]
    for looking in (P, O, None):
        for seat in (P, O):
            assert hand(table, seat, looking) == in_order(hands[seat])
        assert unseen(table, looking) == [tile for tile in TILES if tile not in hands[0] + hands[1]]


@pytest.mark.parametrize("looking", [P, O, None])
def test_case_6_the_order_of_the_pile_and_the_tile_aside_are_never_seen(looking: int | None) -> None:
    told = opened("white").snapshot()
    pile = told["pile"]
    assert isinstance(pile, list)
    other = told | {"pile": [told["aside"], *reversed(pile[1:])], "aside": pile[0]}
    frames = {msgspec.json.encode(look(GAME.restore(world), looking)) for world in (told, other)}
    assert len(frames) == 1


def test_ruling_r9_the_lower_roller_sees_the_own_hand_before_choosing_a_line() -> None:
    table = opened("line")
    assert hand(table, O, O) == in_order(tiles_in(HANDS[1]))
    assert look(table, P).players[O].hand is None


def test_the_first_player_has_drawn_when_the_turn_begins() -> None:
    table = opened("white", pile="6/0 5/1")
    assert phase(table) == "move"
    assert [player.hand_size for player in look(table, None).players] == [4, 5]
    assert "6/0" in hand(table, O)
    assert look(table, None).pile == 17
    assert table.turn() == 1


def test_no_other_choice_comes_before_the_lines_are_chosen() -> None:
    table = opened("open")
    for line in ("place white up", "redraw 4/0", "exchange 4/0", "line white", "keep doubler", "done", "use 4/0", "take 2/0", "layer"):
        assert refusal(table, P, line), line


def test_the_choices_of_the_opening_do_not_come_again() -> None:
    table = opened("white")
    for seat in (P, O):
        for line in ("open white", "line white", "keep doubler"):
            assert refusal(table, seat, line), line


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_bossa_is_for_two(seats: int) -> None:
    with pytest.raises(ValueError, match=f"^Bossa is for 2 players, not {seats}$"):
        GAME.new(seats, 1)


def test_a_seed_deals_the_same_game_twice() -> None:
    assert GAME.new(2, 1).snapshot() == GAME.new(2, 1).snapshot()
    assert pile_of(GAME.new(2, 1)) != pile_of(GAME.new(2, 2))
    assert Luck(1).snapshot() != GAME.new(2, 1).snapshot()["luck"], "dealing draws from the luck"
