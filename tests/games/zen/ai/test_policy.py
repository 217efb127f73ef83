"""The careful policy: it plans a hand, holds cards back, and uses no hidden information."""

from collections.abc import Callable

from roji.core.luck import Luck
from roji.games.zen import GAME
from roji.games.zen.ai.policy import careful, first_fit
from roji.games.zen.rules import Zen
from tests.games.zen.tables import changed, lay, offers, play, stack, with_deck


def won(player: Callable[[Zen, Luck], int], form: str, plays: int) -> int:
    count = 0
    for seed in range(plays):
        table, luck = GAME.new(seed=seed, form=form), Luck(-1 - seed)
        while table.actor() >= 0:
            known = table.imagine(0, luck)
            assert isinstance(known, Zen)
            table.play(0, player(known, luck))
        count += table.winners() == [0]
    return count


def test_the_careful_player_beats_the_thoughtless_one() -> None:
    form = "BBBB/BBBB/BBBB"
    assert won(careful, form, 12) > won(first_fit, form, 12)


def test_it_completes_the_form_when_it_can() -> None:
    table = with_deck(stack("BB"), ["B01", "B02", "B03", "B04"])
    play(table, "begin black")
    lay(table, "B01 0,0")
    play(table, "draw black")
    table.play(0, careful(table, Luck(1)))
    table.play(0, careful(table, Luck(1)))
    assert table.winners() == [0]


def test_it_holds_back_a_card_that_would_leave_a_cell_without_any() -> None:
    """B08 has two tips and would fit beside the start card; but no card of this deck has a notch to lie above or below it."""
    table = with_deck(stack("BB/BB"), ["B01", "B08", "B02", "B05", "B03"])
    play(table, "begin black")
    lay(table, "B01 0,0")
    table = changed(play(table, "draw black"), hand=["B08"], piles=_with_draw(table, ["B02", "B05", "B03"]))
    assert "hold B08" in offers(table)
    assert GAME.text(careful(table, Luck(1))) == "done"


def _with_draw(table: Zen, cards: list[str]) -> object:
    piles = table.snapshot()["piles"]
    assert isinstance(piles, list)
    piles[0]["draw"] = cards
    return piles


def test_the_order_of_a_hidden_pile_changes_nothing() -> None:
    table = GAME.new(seed=5, form="Panda")
    luck = Luck(8)
    for _ in range(60):
        table.play(0, table.random_action(0, luck))
    assert isinstance(table, Zen)
    choices = {careful(table.imagine(0, Luck(seed)), Luck(1)) for seed in range(30)}
    assert len(choices) == 1
