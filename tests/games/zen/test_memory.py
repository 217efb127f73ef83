"""What the player knows: the order of discards, the second pass, the unseen cards; and undo."""

from typing import Any

import msgspec
import pytest

from roji.core.luck import Luck
from roji.games.zen import GAME
from roji.games.zen.rules import Zen
from tests.games.zen.tables import discards, draw_pile, lay, offsets, play, stack


def seen(table: Zen) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(GAME.view(table, 0))
    return view


def second_pass(**options: str) -> Zen:
    """Black has been turned over, in the order in which it was drawn; five of its cards are discarded again."""
    table = play(stack("BW/WB", **options), "begin black")
    lay(table, "B01 0,0")
    while table.black.passed == 1:
        play(table, "draw black", "done")
        while table.hand_cards():
            play(table, f"discard {GAME.text(table.legal(0)[0]).split(' ')[1]}")
    return play(table, "draw black", "done")


def imagined(table: Zen, seed: int) -> Zen:
    return table.imagine(0, Luck(seed))


def test_ruling_r4_an_open_memory_knows_the_second_pass() -> None:
    table = second_pass()
    view = seen(table)["piles"][0]
    assert view["coming"] == draw_pile(table, 0)
    assert view["discards"] == discards(table, 0) == ["B02", "B03", "B04"]
    for seed in range(20):
        again = imagined(table, seed)
        assert draw_pile(again, 0) == draw_pile(table, 0)
        assert discards(again, 0) == discards(table, 0)


def test_ruling_r4_with_top_only_the_rest_is_dealt_again() -> None:
    table = second_pass(memory="top_only")
    view = seen(table)["piles"][0]
    assert (view["coming"], view["discards"], view["discarded"]) == (None, ["B04"], 3)
    worlds = [imagined(table, seed) for seed in range(40)]
    assert {discards(world, 0)[-1] for world in worlds} == {"B04"}
    assert len({discards(world, 0)[0] for world in worlds}) > 10
    assert len({draw_pile(world, 0)[0] for world in worlds}) > 10
    assert all(sorted(draw_pile(world, 0) + discards(world, 0)) == [f"B{n:02d}" for n in range(2, 37)] for world in worlds)


def test_in_the_first_pass_only_the_order_to_come_is_unknown() -> None:
    table = play(stack("BW/WB"), "begin black")
    lay(table, "B01 0,0")
    play(table, "draw black", "done", "discard B03", "discard B02")
    worlds = [imagined(table, seed) for seed in range(40)]
    assert {tuple(discards(world, 0)) for world in worlds} == {("B03", "B02", "B04")}
    assert len({draw_pile(world, 0)[0] for world in worlds}) > 10
    assert {tuple(sorted(draw_pile(world, 0))) for world in worlds} == {tuple(f"B{n:02d}" for n in range(5, 37))}


def test_ruling_r14_the_tracker_lists_what_was_not_seen() -> None:
    table = play(stack("BB", tracker=True), "begin black")
    assert seen(table)["unseen"] == [f"B{n:02d}" for n in range(2, 37)]
    assert seen(play(stack("BB"), "begin black"))["unseen"] is None


def test_case_24_offsets_only_shrink_and_undo_restores_them() -> None:
    table = GAME.new(seed=4, form="Panda")
    assert isinstance(table, Zen)
    luck = Luck(4)
    last: set[tuple[int, int]] | None = None
    while table.actor() >= 0:
        before = table.copy()
        table.play(0, table.random_action(0, luck))
        now = offsets(table)
        assert last is None or not last or now <= last
        assert offsets(before) == (last or set())
        last = now or last


def test_case_26_every_card_is_somewhere_once() -> None:
    table = GAME.new(seed=9, form="Lantern")
    assert isinstance(table, Zen)
    luck = Luck(9)
    while table.actor() >= 0:
        cards = [card // 2 for _, card in table.laid()] + table.hand_cards()
        cards += [card for pile in (table.black, table.white) for card in pile.coming() + pile.thrown()]
        assert len(cards) == len(set(cards)) == 72
        table.play(0, table.random_action(0, luck))


@pytest.mark.parametrize("form", ["Panda", "Enso"])
def test_case_27_the_same_seed_and_decisions_give_the_same_game(form: str) -> None:
    def played() -> dict[str, object]:
        table, luck = GAME.new(seed=7, form=form), Luck(3)
        while table.actor() >= 0:
            table.play(0, table.random_action(0, luck))
        return table.snapshot()

    assert played() == played()


def test_only_drawing_reveals() -> None:
    table = play(stack("BB/BB"), "begin black")
    first = table.reveals()
    lay(table, "B01 0,0")
    assert table.reveals() == first
    play(table, "draw black")
    assert table.reveals() == first + 1
    play(table, "done", "discard B02", "discard B03")
    assert table.reveals() == first + 1
