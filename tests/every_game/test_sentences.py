"""Messages of checks name the method, the seat, and the place where two long values differ."""

import pytest

from roji.core.state import State
from roji.testing import checks
from roji.testing.checks_copies import copies_are_apart
from roji.testing.checks_memory import nothing_seen_is_forgotten
from roji.testing.difference import parting
from roji.testing.settings import Setting
from tests.every_game import faulty_tables as tables
from tests.every_game.lanterns import Lanterns
from tests.every_game.lanterns_game import lanterns


def test_the_place_where_two_values_differ_is_named() -> None:
    ours, theirs = {"deck": [*range(50)], "hands": [[1, 2], [3]]}, {"deck": [*range(50)], "hands": [[1, 2], [4]]}
    assert parting(ours, theirs) == "hands[1][0] is 3 against 4"
    assert parting(ours, {**ours, "deck": [7]}).startswith("deck is [0, 1, 2, ")
    assert len(parting(ours, {**ours, "deck": [7]})) < 150
    assert parting(ours, ours) == ""


def test_a_copy_that_shares_its_cards_is_reported_with_the_place() -> None:
    with pytest.raises(AssertionError, match=r"copy: a game changes when its copy is played: in the snapshot, places\[\d+\]\[\d\] is"):
        copies_are_apart(Setting(lanterns(tables.SharingCopy), 3), 1)


def test_forgotten_knowledge_is_reported_with_the_values_that_differ() -> None:
    with pytest.raises(
        AssertionError, match=r"seat \d has forgotten what it saw: it imagines \S+ as (\S+)( or \S+)*, which it cannot be"
    ) as said:
        nothing_seen_is_forgotten(Setting(lanterns(tables.Forgetful), 3), 1)
    thought, found = str(said.value).split(", which it cannot be; it is ")
    assert not {*thought.split(" as ")[1].split(" or ")} & {*found.split(" or ")}


class Unfinished(Lanterns):
    """Lacks the method `turn`."""

    turn = State.turn


def test_a_method_that_is_missing_is_named() -> None:
    found = {str(check): check for check in checks(lanterns(Unfinished))}
    with pytest.raises(AssertionError, match="turn is not written, and the contract requires it"):
        found["time_does_not_run_back-lanterns-2"]()
