"""The solver calls a form won or lost exactly when exhaustive search does."""

from collections.abc import Iterator

import pytest

from roji.bots.levels import LEVELS, choose
from roji.core.luck import Luck
from roji.games.zen import GAME
from roji.games.zen.rules import Zen
from tests.games.zen.tables import lay, play, stack, with_deck

ENOUGH = 2_000_000
BLACK = [f"B{number:02}" for number in range(1, 37)]
WHITE = [f"W{number:02}" for number in range(1, 37)]


def second_passes(form: str, seeds: range) -> Iterator[Zen]:
    """Every choice in games with a few cards, played at random, once all cards to come are known."""
    for seed in seeds:
        luck = Luck(seed)
        cards = [BLACK[luck.below(36)] for _ in range(9)] + [WHITE[luck.below(36)] for _ in range(8 if "W" in form else 0)]
        table = with_deck(stack(form), list(dict.fromkeys(cards)))
        while table.to_act():
            if table.layout.placed and all(table.knows_order(colour) or not table.pile(colour).in_play for colour in range(2)):
                yield table.copy()
            table.play(0, table.random_action(0, luck))


def can_be_won(table: Zen) -> bool:
    """Whether any continuation wins."""
    if not table.to_act():
        return table.winners() == [0]
    return any(can_be_won(after(table, code)) for code in table.legal(0))


def after(table: Zen, code: int) -> Zen:
    twin = table.copy()
    twin.play(0, code)
    return twin


@pytest.mark.parametrize("form", ["BB/BB", "BBB/.B.", "BW/WB"])
def test_it_agrees_with_trying_everything(form: str) -> None:
    found = {True: 0, False: 0}
    for table in second_passes(form, range(60)):
        solved = table.solve(0, ENOUGH)
        assert solved is not None
        assert (solved.value == 1.0) == can_be_won(table), f"\n{GAME.draw(table)}"
        found[solved.value == 1.0] += 1
        for code in solved.line:
            assert GAME.why_not(table, 0, code) is None
            table.play(0, code)
        if solved.value == 1.0:
            assert can_be_won(table)
    assert min(found.values()) >= 5, f"not enough of both kinds: {found}"


def first_passes(form: str, seeds: range) -> Iterator[Zen]:
    """Every choice in games with a few cards, played at random, while some of the cards to come are unknown."""
    for seed in seeds:
        luck = Luck(seed)
        table = with_deck(stack(form), list(dict.fromkeys(BLACK[luck.below(36)] for _ in range(7))))
        while table.to_act() and not table.knows_order(0):
            if table.layout.placed:
                yield table.copy()
            table.play(0, table.random_action(0, luck))


def test_what_is_sure_is_so_whatever_the_unknown_cards_are() -> None:
    found: dict[float | None, int] = {None: 0, 0.0: 0, 1.0: 0}
    for table in first_passes("BB", range(50)):
        solved = table.solve(0, ENOUGH)
        truths = {can_be_won(table.imagine(0, Luck(truth))) for truth in range(6)}
        found[solved.value if solved else None] += 1
        assert solved is None or truths == {solved.value == 1.0}, f"\n{GAME.draw(table)}"
    assert found[None] > 5
    assert found[1.0] > 5


def test_the_hand_that_completes_the_form_is_seen_in_the_first_pass() -> None:
    table = with_deck(stack("BB"), ["B01", "B02", "B03", "B04", "B05", "B06"])
    play(table, "begin black")
    lay(table, "B01 0,0")
    play(table, "draw black")
    solved = table.solve(0, ENOUGH)
    assert solved is not None
    assert solved.value == 1.0
    for code in solved.line:
        table.play(0, code)
    assert table.winners() == [0]


def test_what_hangs_on_unknown_cards_is_not_said() -> None:
    table = with_deck(stack("BBBB/BBBB"), BLACK[:20])
    play(table, "begin black")
    lay(table, "B01 0,0")
    assert table.solve(0, ENOUGH) is None
    forgetful = GAME.new(seed=3, form="BBBB/BBBB", memory="top_only")
    luck = Luck(3)
    while forgetful.to_act():
        answers = {str(known and known.value) for known in (forgetful.imagine(0, Luck(truth)).solve(0, 20_000) for truth in range(6))}
        assert len(answers) == 1
        forgetful.play(0, forgetful.random_action(0, luck))


def test_a_strong_bot_wins_what_is_surely_won() -> None:
    won = 0
    for table in second_passes("BB/BB", range(12)):
        solved = table.solve(0, ENOUGH)
        if solved is not None and solved.value == 1.0 and won < 6:
            while table.to_act():
                table.play(0, choose(table, 0, LEVELS["sensei"], Luck(1), iterations=1))
            assert table.winners() == [0]
            won += 1
    assert won
