"""Checks that hold for every game, for the tests of any package: `checks(GAME)` returns them all.

@pytest.mark.parametrize("check", roji.testing.checks(GAME), ids=str)
def test_it_keeps_the_contract(check):
    check()
"""

from collections.abc import Callable
from dataclasses import dataclass

from roji.core.game import Game
from roji.testing.checks import AT_A_TABLE, OF_A_GAME
from roji.testing.settings import SOAK, Setting, settings
from roji.testing.words import its_words_are_in_its_catalogue


@dataclass(frozen=True)
class Check:
    """One property of a game, or of a game with given settings; raises an AssertionError with a sentence."""

    name: str
    look: Callable[[], None]

    def __call__(self) -> None:
        try:
            self.look()
        except NotImplementedError as missing:
            raise AssertionError(f"{self.name}: {_method(missing)} is not written, and the contract requires it") from missing
        except AssertionError as fault:
            raise AssertionError(f"{self.name}: {fault}") from None

    def __str__(self) -> str:
        return self.name


def checks(game: Game) -> list[Check]:
    """All checks, in this order: the game as such, every setting, its words, and last the Hypothesis machine, which takes longest."""
    seeds = range(5) if SOAK else range(1)
    of_a_game = [Check(look.__name__, _bound(look, game)) for look in OF_A_GAME]
    tables = [
        Check(f"{look.__name__}-{table}", _at(look, table, seed)) for table in settings(game) for look in AT_A_TABLE for seed in seeds
    ]
    words = Check(its_words_are_in_its_catalogue.__name__, _bound(its_words_are_in_its_catalogue, game))
    return [*of_a_game, *tables, words, Check("any_way_it_goes", _bound(any_way_it_goes, game))]


def any_way_it_goes(game: Game) -> None:
    """Run the Hypothesis machine: random seats, random actions, random questions in between."""
    from hypothesis.stateful import run_state_machine_as_test

    from roji.testing.machine import QUICK, machine_for

    run_state_machine_as_test(machine_for(game), settings=QUICK)


def _bound(look: Callable[[Game], None], game: Game) -> Callable[[], None]:
    return lambda: look(game)


def _at(look: Callable[[Setting, int], None], table: Setting, seed: int) -> Callable[[], None]:
    return lambda: look(table, seed)


def _method(missing: NotImplementedError) -> str:
    """The method of the contract that was called but is not implemented."""
    trace = missing.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_name if trace is not None else "a method"
