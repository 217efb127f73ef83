"""The view's forecast: the points now, the points that are certain, and why a card may not be laid."""

import pytest

from roji.core.luck import Luck
from roji.core.sentences import words
from roji.core.state import State
from roji.games.ohanami import GAME
from roji.games.ohanami.actions import DISCARD, LAY, START
from roji.games.ohanami.components import SUIT
from roji.games.ohanami.view import OhanamiView
from tests.games.ohanami.tables import look, table_at


def test_a_water_card_of_round_1_pays_three_times_and_that_is_sure() -> None:
    mine = look(table_at("round 1, turn 2, choose", "start 2, start 5", ""), 0).players[0]
    assert (mine.now, mine.sure) == (3, 3 * 3 + 1)  # a blossom counts at the end


def test_case_29_30_what_one_more_card_brings_by_the_end() -> None:
    assert look(GAME.new(seats=2, seed=1), 0).adds == [9, 8, 7, 1]


def test_an_onlooker_is_told_what_everybody_has_and_nothing_to_lay() -> None:
    seen = look(GAME.new(seats=2, seed=1), None)
    assert (seen.adds, seen.refused) == ([], [])


@pytest.mark.parametrize("options", [{}, {"simultaneous_lay": True}])
def test_what_is_sure_grows_by_what_a_laid_card_adds_and_comes_true(options: dict[str, object]) -> None:
    table, luck = GAME.new(seats=3, seed=4, **options), Luck(4)
    while (seat := table.actor()) >= 0:
        before = look(table, seat)
        code = table.random_action(seat, luck)
        table.play(seat, code)
        after = look(table, seat)
        if LAY <= code < DISCARD:
            card = (code - LAY) // 3 + 1 if code < START else code - START + 1
            assert after.players[seat].sure == before.players[seat].sure + before.adds[SUIT[card]]
        else:
            assert after.players[seat].sure == before.players[seat].sure
    assert [player.sure for player in look(table, None).players] == table.scores()
    assert [player.now for player in look(table, None).players] == table.scores()


def test_what_may_not_be_done_with_a_kept_card_is_told_with_its_rule() -> None:
    table, luck, met = GAME.new(seats=2, seed=9), Luck(9), set()
    while (actor := table.actor()) >= 0:
        for seat in (0, 1):
            seen = look(table, seat)
            assert {told.action: told.why.key for told in seen.refused} == _refusals(table, seat, seen)
            met |= {told.why.key for told in seen.refused}
        table.play(actor, table.random_action(actor, luck))
    assert {"it-is-not-your-turn-to-lay", "garden-garden-is-not-started-yet", "garden-garden-goes-from-low-to-high-only-a-lower"} <= met


def _refusals(table: State, seat: int, seen: OhanamiView) -> dict[object, str]:
    if seen.phase != "lay":
        return {}
    codes = [code for card in seen.chosen for code in (*range(LAY + 3 * card - 3, LAY + 3 * card), START + card - 1, DISCARD + card - 1)]
    return {GAME.describe(code): words(why).key for code in codes if (why := GAME.why_not(table, seat, code)) is not None}
