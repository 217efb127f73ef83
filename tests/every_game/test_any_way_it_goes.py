"""Every game, under random actions and random notation."""

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from hypothesis.stateful import run_state_machine_as_test

import roji
from roji.core.game import Game
from roji.testing.checks_text import read_or_refuse
from roji.testing.machine import QUICK, machine_for


@pytest.mark.parametrize("game", roji.all_games(), ids=lambda game: game.name)
def test_any_way_it_goes(game: Game) -> None:
    run_state_machine_as_test(machine_for(game), settings=QUICK)


@pytest.mark.parametrize("game", roji.all_games(), ids=lambda game: game.name)
@given(line=st.one_of(st.text(), st.from_regex(r"[a-z]+( -?[0-9]{1,4}){0,3}", fullmatch=True)))
@settings(derandomize=True, deadline=None, max_examples=200)
def test_any_line_is_read_or_refused(game: Game, line: str) -> None:
    read_or_refuse(game, line)
