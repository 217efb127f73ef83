"""Lost Gardens satisfies the contract, checked by the checks for every game."""

import pytest
from lost_gardens import GAME

from roji.testing import Check, checks


@pytest.mark.parametrize("check", checks(GAME), ids=str)
def test_it_keeps_the_contract(check: Check) -> None:
    check()
