"""Every check can fail: a sound small game passes all of them, and each planted fault is caught by its check."""

from collections.abc import Callable

import pytest
from hypothesis import Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from roji.core.game import Game
from roji.testing.checks import AT_A_TABLE, OF_A_GAME
from roji.testing.machine import QUICK, machine_for
from roji.testing.settings import Setting
from roji.testing.settings import settings as tables_of
from tests.every_game import faulty_tables as tables
from tests.every_game.faulty import FAULTS, Fault
from tests.every_game.lanterns import Lanterns
from tests.every_game.lanterns_game import lanterns


@pytest.mark.parametrize("check", OF_A_GAME, ids=lambda check: check.__name__)
def test_a_sound_game_passes(check: Callable[[Game], None]) -> None:
    check(lanterns())


@pytest.mark.parametrize("table", tables_of(lanterns()), ids=str)
@pytest.mark.parametrize("check", AT_A_TABLE, ids=lambda check: check.__name__)
def test_a_sound_table_passes(check: Callable[[Setting, int], None], table: Setting) -> None:
    check(table, 1)


@pytest.mark.parametrize("fault", FAULTS, ids=str)
def test_a_planted_fault_is_caught(fault: Fault) -> None:
    looked_at = (fault.game,) if fault.check in OF_A_GAME else (Setting(fault.game, 3), 1)
    with pytest.raises(AssertionError, match=fault.sentence):
        fault.check(*looked_at)


def test_every_check_has_caught_something() -> None:
    caught = {fault.check for fault in FAULTS}
    assert [check.__name__ for check in (*OF_A_GAME, *AT_A_TABLE) if check not in caught] == []


@pytest.mark.parametrize(
    "kind",
    [tables.LyingReveals, tables.Lossy, tables.Stingy, tables.Unsorted, tables.LeakingScores, tables.Mute],
    ids=lambda kind: kind.__name__,
)
def test_the_machine_finds_faults_too(kind: type[Lanterns]) -> None:
    with pytest.raises(AssertionError):
        run_state_machine_as_test(machine_for(lanterns(kind)), settings=settings(QUICK, phases=[Phase.generate]))
