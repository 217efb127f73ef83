"""The rules of Lost Gardens, one by one."""

from lost_gardens import GAME
from lost_gardens.cards import NAMES
from lost_gardens.rules import MOST_TURNS, LostGardens

from roji.core.luck import Luck


def table(*hand: str) -> LostGardens:
    """A new table at which the first player holds these cards."""
    state = LostGardens(Luck(1))
    wanted = [NAMES.index(name) for name in hand]
    others = sorted({*range(len(NAMES))} - {*wanted})
    state.hands = [sorted(wanted), others[-len(wanted) :]]
    state.deck = others[: -len(wanted)]
    return state


def play(state: LostGardens, *lines: str) -> None:
    for line in lines:
        [seat] = state.to_act()
        assert (why := GAME.why_not(state, seat, GAME.parse(line))) is None, why
        state.play(seat, GAME.parse(line))


def why_not(state: LostGardens, line: str) -> str | None:
    return GAME.why_not(state, state.to_act()[0], GAME.parse(line))


def test_there_are_thirty_cards_and_each_player_gets_five() -> None:
    state = LostGardens(Luck(3))
    assert state.pieces() == [1] * 30
    assert [len(hand) for hand in state.hands] == [5, 5]


def test_a_turn_is_a_card_played_and_then_a_card_drawn() -> None:
    state = table("moss 4", "stone 2", "maple 1", "moss 7", "stone 9")
    assert why_not(state, "draw") == "first lay or discard a card"
    play(state, "lay moss 4")
    assert why_not(state, "lay moss 7") == "you have played a card; now draw one, or take one from a pile"
    play(state, "draw")
    assert state.to_act() == [1]
    assert state.turn() == 1


def test_a_row_ascends() -> None:
    state = table("moss 4", "moss 2", "maple 1", "moss 7", "stone 9")
    play(state, "lay moss 4", "draw", "discard maple 6", "draw")
    assert why_not(state, "lay moss 2") == "moss 2 is lower than moss 4, the last card of that row"
    assert why_not(state, "lay moss 7") is None
    assert why_not(state, "lay maple 9") == "you do not hold maple 9"


def test_the_top_card_of_a_pile_may_be_taken_but_not_the_one_just_discarded() -> None:
    state = table("moss 4", "moss 2", "maple 1", "moss 7", "stone 9")
    play(state, "discard moss 4")
    assert why_not(state, "take moss") == "you have just discarded that card"
    assert why_not(state, "take maple") == "that pile is empty"
    play(state, "draw", "discard maple 6", "take moss")
    assert NAMES.index("moss 4") in state.shown[1]


def test_a_card_that_was_taken_is_remembered_until_it_is_played() -> None:
    state = table("moss 4", "moss 2", "maple 1", "moss 7", "stone 9")
    play(state, "discard moss 4", "draw", "discard maple 6", "take moss")
    assert all(NAMES.index("moss 4") in state.imagine(0, Luck(seed)).hands[1] for seed in range(20))
    play(state, "discard maple 1", "draw", "lay moss 4", "draw")
    assert state.shown == [[], []]


def test_a_row_that_is_started_costs_twelve() -> None:
    state = table("moss 4", "moss 9", "maple 1", "moss 7", "stone 9")
    assert state.scores() == [0, 0]
    play(state, "lay moss 4", "draw", "discard maple 6", "draw", "lay moss 9", "draw")
    assert state.scores() == [1, 0]


def test_the_game_ends_with_the_deck_or_after_sixty_turns() -> None:
    state = table("moss 4", "moss 9", "maple 1", "moss 7", "stone 9")
    state.deck = state.deck[:1]
    play(state, "lay moss 4", "draw")
    assert (state.ending(), state.winners()) == ("the deck is empty", [1])
    state = table("moss 4", "moss 9", "maple 1", "moss 7", "stone 9")
    state.turns = MOST_TURNS
    assert state.ending() == "60 turns are over"


def test_who_gives_up_does_not_win() -> None:
    state = table("moss 4", "moss 9", "maple 1", "moss 7", "stone 9")
    state.resign(1)
    assert (state.to_act(), state.winners(), state.ending()) == ([], [0], "a player gave up")
