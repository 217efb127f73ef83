"""What a seat knows: imagined tables keep everything that it has seen, and nothing else."""

from collections.abc import Iterator

import pytest

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.ohanami import GAME
from tests.games.ohanami.recall import contradiction, hands
from tests.games.ohanami.tables import do, laid, look, play_on, played_to, table_at

OPTIONS: list[dict[str, object]] = [
    {},
    {"simultaneous_lay": True},
    {"peek_before_lay": False},
    {"simultaneous_lay": True, "peek_before_lay": False},
]


def worlds(table: State, seat: int, count: int = 60) -> Iterator[State]:
    for number in range(count):
        yield table.imagine(seat, Luck(number))


def tables_of_a_game(seats: int, seed: int, options: dict[str, object], stride: int = 7) -> Iterator[State]:
    """The table after every `stride` actions of a random game."""
    table, choices, actions = GAME.new(seats, seed, **options), Luck(seed), 0
    while play_on(table, choices):
        actions += 1
        if actions % stride == 0:
            yield table


def varies(found: list[object]) -> bool:
    return len({str(thing) for thing in found}) > 1


# --- what is always kept ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_own_hand_own_chosen_own_discards_and_all_gardens_are_kept(seats: int, options: dict[str, object]) -> None:
    for table in tables_of_a_game(seats, 5, options):
        for seat in range(seats):
            world = table.imagine(seat, Luck(seat))
            ours, theirs = look(table, seat), look(world, seat)
            assert (ours.hand, ours.chosen, ours.aside) == (theirs.hand, theirs.chosen, theirs.aside)
            assert [player.gardens for player in ours.players] == [player.gardens for player in theirs.players]
            assert ours == theirs
            assert world.legal(seat) == table.legal(seat)
            assert world.pieces() == [1] * 120


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_nothing_imagined_contradicts_what_was_seen_since_the_first_deal(options: dict[str, object]) -> None:
    views = [look(GAME.new(3, 2, **options), 0)]
    for number, table in enumerate(tables_of_a_game(3, 2, options, 1)):
        views.append(look(table, 0))
        if number % 9 == 0:
            assert contradiction(views, table) is None, "the truth itself"
            assert contradiction(views, table.imagine(0, Luck(number))) is None


def test_an_imagination_that_forgets_is_noticed() -> None:
    """What seat 0 imagines, with a card that it has passed on swapped for one that it never saw."""
    first, table = (table_at(f"round 1, turn {turn}, choose", "", "", "") for turn in (1, 2))
    views = [look(first, 0), look(table, 0)]
    passed_on, never_seen, elsewhere = look(table, 1).hand[0], deck(table)[0], look(table, 2).hand[0]
    assert contradiction(views, table) is None
    in_the_deck = f"{passed_on} is in the deck, but was in hand in round 1, turn 1"
    assert contradiction(views, swapped(table, passed_on, never_seen)) == in_the_deck
    with_seat_2 = f"{passed_on} is with seat 2, but only [0, 1] can have it since round 1, turn 1"
    assert contradiction(views, swapped(table, passed_on, elsewhere)) == with_seat_2
    own = look(table, 0).hand[0]
    assert contradiction(views, swapped(table, own, never_seen)) == "the seat sees another table than this"


def swapped(table: State, one: int, other: int) -> State:
    """The same table with two cards of hands or the deck swapped."""
    change = {one: other, other: one}
    told = table.snapshot()
    told["deck"] = [change.get(card, card) for card in deck(table)]
    told["packs"] = [[change.get(card, card) for card in pack] for pack in packs(table)]
    return GAME.restore(told)


def test_an_imagined_table_can_be_played_to_its_end() -> None:
    for options in OPTIONS:
        for table in tables_of_a_game(3, 6, options):
            world, choices = table.imagine(1, Luck(table.turn())), Luck(1)
            while play_on(world, choices):
                pass
            assert world.pieces() == [1] * 120
            assert [player.discarded + sum(map(len, player.gardens)) for player in look(world, None).players] == [30, 30, 30]


# --- two players -----------------------------------------------------------------------------------------------------


def test_before_the_first_pass_the_other_hand_is_unknown() -> None:
    table = played_to("round 1, turn 1, choose", 2, 1)
    assert varies([look(world, 1).hand for world in worlds(table, 0)])


@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_two_players_know_the_other_hand_after_the_first_pass(round: int, turn: int) -> None:
    table = played_to(f"round {round}, turn {turn}, lay", 2, 2)
    for seat in (0, 1):
        for world in worlds(table, seat, 20):
            assert look(world, 1 - seat).hand == look(table, 1 - seat).hand
    table = played_to(f"round {round}, turn {turn + 1}, choose", 2, 2)
    for world in worlds(table, 0, 20):
        assert look(world, 1).hand == look(table, 1).hand


@pytest.mark.parametrize("turn", [2, 3, 4])
def test_two_players_know_what_the_other_kept_when_the_hand_comes_back(turn: int) -> None:
    table = played_to(f"round 1, turn {turn}, lay", 2, 3)
    for world in worlds(table, 0, 30):
        assert sorted(look(world, 1).chosen) == sorted(look(table, 1).chosen)


def test_two_players_do_not_know_what_the_other_kept_from_a_hand_not_seen_yet() -> None:
    table = played_to("round 1, turn 1, lay", 2, 3)
    assert varies([sorted(look(world, 1).chosen) for world in worlds(table, 0)])


def test_two_players_know_which_cards_the_other_chooses_from() -> None:
    table = played_to("round 1, turn 2, choose", 2, 4)
    passed_on = set(look(table, 1).hand)
    do(table, 1, f"choose {min(passed_on)}")
    kept = set()
    for world in worlds(table, 0, 100):
        [card] = look(world, 1).chosen
        kept.add(card)
        assert {card, *look(world, 1).hand} == passed_on
    assert kept == passed_on


def test_two_players_know_what_the_other_put_aside_from_hands_that_came_back() -> None:
    plan = "1, 2 / 3, 4 / 5, 6"  # seat 1 keeps 1 and 2 from a hand that seat 0 has not seen, the others from hands it has
    table = table_at("round 1, turn 4, choose", "start 50", plan)
    for world in worlds(table, 0, 100):
        assert {3, 4, 5, 6} <= set(look(world, 1).aside)
        assert len(look(world, 1).aside) == 6
    assert varies([look(world, 1).aside for world in worlds(table, 0)])


def test_two_players_remember_it_in_later_rounds() -> None:
    table = table_at("round 3, turn 2, choose", "start 50", "1, 2 / 3, 4 / 5, 6; round 2: 7, 8 / 9, 10")
    for world in worlds(table, 0, 100):
        assert {3, 4, 5, 6, 9, 10} <= set(look(world, 1).aside)
    assert varies([{1, 2, 7, 8} & set(look(world, 1).aside) for world in worlds(table, 0)])


def test_when_one_of_two_cards_is_laid_the_other_is_known_to_be_aside() -> None:
    table = table_at("round 1, turn 2, lay", "", "1, 2 / 3, 4")
    do(table, 0, *(f"discard {card}" for card in look(table, 0).chosen))
    do(table, 1, "start 4", "discard 3")
    assert all(3 in look(world, 1).aside for world in worlds(table, 0, 100))


def test_the_last_cards_of_a_round_are_known_to_both() -> None:
    table = played_to("round 2, turn 5, choose", 2, 8)
    assert all(look(world, 1).hand == look(table, 1).hand for world in worlds(table, 0))


# --- three and four players ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "way"), [(1, 1), (2, -1), (3, 1)])
@pytest.mark.parametrize("seats", [3, 4])
def test_cards_passed_on_are_in_that_hand_or_with_those_who_took_from_it(seats: int, round: int, way: int) -> None:
    first = played_to(f"round {round}, turn 1, choose", seats, 10)
    table = played_to(f"round {round}, turn 3, choose", seats, 10)
    next_seat, holder = way % seats, 2 * way % seats
    passed_on = set(look(first, 0).hand) - taken_by(table, 0)
    away = set()
    for world in worlds(table, 0, 100):
        with_next = passed_on & taken_by(world, next_seat)
        in_hand = passed_on & set(look(world, holder).hand)
        assert with_next | in_hand == passed_on
        assert (len(with_next), len(in_hand)) == (2, 6)
        assert not passed_on & set(deck(world))
        away |= with_next
    shown = passed_on & set(laid(table, next_seat))
    assert away == (passed_on if len(shown) < 2 else shown)


def taken_by(table: State, seat: int) -> set[int]:
    return {*look(table, seat).chosen, *look(table, seat).aside, *laid(table, seat)}


def packs(table: State) -> list[list[int]]:
    found = table.snapshot()["packs"]
    assert isinstance(found, list)
    return found


def deck(table: State) -> list[int]:
    cards = table.snapshot()["deck"]
    assert isinstance(cards, list)
    return cards


def test_three_players_learn_from_a_hand_that_comes_back_what_was_taken_from_it() -> None:
    """Seat 0 passes 8 cards on in turn 1 and gets 4 of them back in turn 4: the other 4 lie with seats 1 and 2."""
    table = table_at("round 1, turn 4, choose", "", "1, 2 / 3, 4", "5, 6 / 7, 8 / 9, 10")
    missing = {3, 4, 9, 10}
    pairs = set()
    for world in worlds(table, 0, 200):
        theirs = missing & set(look(world, 1).aside)
        assert len(theirs) == 2
        assert missing - theirs <= set(look(world, 2).aside)
        pairs.add(frozenset(theirs))
    assert len(pairs) == 6, "which two of the four seat 1 took is unknown"


def test_what_was_laid_of_them_tells_who_has_the_rest() -> None:
    table = table_at("round 1, turn 4, choose", "", "1, 2 / start 3, 4", "5, 6 / 7, 8 / start 9, lay 10 1")
    assert all(4 in look(world, 1).aside for world in worlds(table, 0, 100))


def test_four_players_get_back_their_first_hand_in_the_fifth_turn() -> None:
    table = table_at("round 1, turn 5, choose", "", "", "", "")
    first = set(look(table_at("round 1, turn 1, choose", "", "", "", ""), 0).hand)
    gone = first - taken_by(table, 0) - set(look(table, 0).hand)
    for world in worlds(table, 0, 50):
        assert gone <= taken_by(world, 1) | taken_by(world, 2) | taken_by(world, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_of_past_rounds_never_come_up_again(seats: int) -> None:
    table, choices = GAME.new(seats, 11), Luck(11)
    held: set[int] = set()
    while look(table, 0).round == 1:
        held |= set(look(table, 0).hand)
        play_on(table, choices)
    for world in worlds(table, 0, 100):
        assert not held & set(deck(world))
        assert not held & {card for hand in hands(world) for card in hand}


# --- what is unknown varies ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_unseen_hands_the_first_choices_and_the_deck_vary(seats: int) -> None:
    table = played_to("round 1, turn 1, lay", seats, 12)
    found = list(worlds(table, 0))
    assert varies([look(world, 2).hand for world in found])
    assert all(varies([sorted(look(world, other).chosen) for world in found]) for other in range(1, seats))
    assert varies([deck(world)[0] for world in found])
    assert all(look(world, 1).hand == look(table, 1).hand for world in found), "seat 1 has what seat 0 passed on"


def test_discards_from_a_hand_never_seen_may_be_any_unseen_card() -> None:
    table = table_at("round 2, turn 1, choose", "start 50", "1, 2")
    aside = {card for world in worlds(table, 0, 300) for card in look(world, 1).aside}
    unseen_by_0 = {1, 2, *deck(table), *look(table, 1).hand}
    assert unseen_by_0 <= aside


def test_a_table_imagined_by_another_seat_is_another_table() -> None:
    table = played_to("round 1, turn 1, choose", 3, 13)
    assert varies([look(world, 0).hand for world in worlds(table, 1)])
    assert not varies([look(world, 1).hand for world in worlds(table, 1)])


# --- peek_before_lay = false -----------------------------------------------------------------------------------------


def test_ruling_r4_a_hand_that_may_not_be_looked_at_varies_until_its_owner_has_laid() -> None:
    table = table_at("round 1, turn 1, lay", "49, 62", "", "", peek_before_lay=False)
    assert varies([sorted(hands(world)[0]) for world in worlds(table, 0)])
    do(table, 0, "start 49")
    assert varies([sorted(hands(world)[0]) for world in worlds(table, 0)])
    do(table, 0, "lay 62 1")
    assert all(look(world, 0).hand == look(table, 0).hand for world in worlds(table, 0))


def test_ruling_r4_two_players_know_what_such_a_hand_can_hold() -> None:
    """In turn 2 seat 0 gets back six of the eight cards that it passed on, and does not know yet which."""
    first = table_at("round 1, turn 1, lay", "", "", peek_before_lay=False)
    passed_on = set(hands(first)[1])
    table = table_at("round 1, turn 2, lay", "", "", peek_before_lay=False)
    for world in worlds(table, 0, 50):
        assert set(hands(world)[0]) | set(look(world, 1).chosen) == passed_on
    assert varies([sorted(hands(world)[0]) for world in worlds(table, 0)])


def test_ruling_r4_the_hand_passed_on_is_known_all_the_same() -> None:
    table = table_at("round 1, turn 1, lay", "", "", "", peek_before_lay=False)
    assert all(sorted(hands(world)[1]) == sorted(hands(table)[1]) for world in worlds(table, 0))


# --- simultaneous_lay ------------------------------------------------------------------------------------------------


def test_ruling_r3_decisions_of_this_turn_vary_and_their_number_is_kept() -> None:
    table = table_at("round 1, turn 2, lay", "start 30, start 60 / 40, 50", "start 10 / 20, 70", simultaneous_lay=True)
    for made, line in ((1, "lay 20 1"), (2, "start 70")):
        do(table, 1, line)
        found = list(worlds(table, 0))
        assert {look(world, 1).players[1].chosen for world in found} == {2 - made}
        assert {len(look(world, 1).aside + laid(world, 1)) for world in found} == {2 + made}
        assert len({str(look(world, 1).players[1].gardens) for world in found}) >= 5
        assert all(10 in laid(world, 1) for world in found), "what lay there before stays"


def test_ruling_r3_what_the_seat_itself_has_decided_is_kept() -> None:
    table = table_at("round 1, turn 2, lay", "start 30, start 60 / 40, 50", "", simultaneous_lay=True)
    do(table, 0, "lay 40 1", "discard 50")
    for world in worlds(table, 0):
        assert look(world, 0).players[0].gardens == [[30, 40], [60], []]
        assert look(world, 0).aside == [50]


def test_ruling_r3_when_all_is_shown_it_is_kept() -> None:
    table = table_at("round 1, turn 2, choose", "", "start 10, lay 20 1", simultaneous_lay=True)
    assert all(look(world, 1).players[1].gardens == [[10, 20], [], []] for world in worlds(table, 0))


# --- who has left ----------------------------------------------------------------------------------------------------


def test_ruling_r1_cards_that_a_seat_that_left_put_aside_are_imagined_like_others() -> None:
    table = table_at("round 1, turn 1, choose", "", "", "")
    table.resign(1)
    for seat in (0, 2):
        do(table, seat, *(f"choose {card}" for card in look(table, seat).hand[:2]))
    passed_on = set(look(table, 1).hand)
    found = list(worlds(table, 0))
    assert all(look(world, 1).hand == sorted(passed_on) for world in found)
    assert varies([sorted(look(world, 1).chosen) for world in found])
    assert all(look(world, 1).players[1].chosen == 2 for world in found)
    assert all(world.to_act() == table.to_act() for world in found)


def test_ruling_r1_who_has_left_stays_away_in_imagined_tables() -> None:
    table = table_at("round 1, turn 1, choose", "", "", "")
    table.resign(1)
    world, choices = table.imagine(0, Luck(1)), Luck(1)
    while world.to_act():
        assert 1 not in world.to_act()
        play_on(world, choices)
    assert look(world, 1).players[1].gardens == [[], [], []]


@pytest.mark.parametrize("decided", [[], ["start 49"], ["start 49", "lay 62 1"]], ids=str)
def test_ruling_r6_who_left_while_all_lay_at_once_has_laid_nothing_in_any_imagined_table(decided: list[str]) -> None:
    table = table_at("round 1, turn 1, lay", "1, 2", "49, 62", "3, 4", simultaneous_lay=True)
    do(table, 1, *decided)
    table.resign(1)
    for world in worlds(table, 0):
        assert look(world, 1).players[1].gardens == [[], [], []]
        assert len(look(world, 1).aside) == 2
    assert varies([look(world, 1).aside for world in worlds(table, 0)])


def test_ruling_r6_also_in_later_turns() -> None:
    table, choices = GAME.new(3, 14, simultaneous_lay=True), Luck(14)
    table.resign(1)
    while play_on(table, choices) and table.turn() < 8:
        for world in worlds(table, 0, 3):
            assert look(world, 1).players[1].gardens == [[], [], []]
            assert look(world, 1).players[1].discarded == look(table, 1).players[1].discarded
