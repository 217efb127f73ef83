"""A stored game can continue if its lines are unchanged and the current rules lead to the same states."""

from dataclasses import replace
from typing import Any

import pytest

from roji.core.game import Game
from roji.core.journal.chain import Chain, Line, Link
from roji.core.journal.fold import Entry, Header
from roji.core.journal.lines import InvalidJournal, linked
from roji.core.journal.links import follow
from roji.core.luck import Luck
from roji.core.state import State
from tests.core.chained import GAME, forged, played

JOURNAL = played()
CANNOT = "so the game cannot go on"


def why_not(game: Game, header: Header, kept: list[Entry]) -> str | None:
    """Why a stored game cannot continue; None if it can."""
    try:
        follow(game, header, kept)
    except InvalidJournal as wrong:
        return str(wrong)
    return None


def test_what_was_left_alone_goes_on_at_any_line() -> None:
    for count in range(len(JOURNAL.entries) + 1):
        assert why_not(GAME, JOURNAL.header, JOURNAL.entries[:count]) is None


def test_lines_from_before_there_were_links_go_on() -> None:
    plain = [Entry(entry.seat, entry.text) for entry in JOURNAL.entries]
    assert why_not(GAME, JOURNAL.header, plain) is None
    first = forged(JOURNAL).entries
    assert why_not(GAME, JOURNAL.header, [*plain[:5], *first[5:]]) is None, "links begin in the middle"


@pytest.mark.parametrize("number", range(1, len(JOURNAL.entries) + 1))
def test_a_line_that_says_something_else_is_named(number: int) -> None:
    entries = list(JOURNAL.entries)
    entries[number - 1] = replace(entries[number - 1], text="resign")
    assert why_not(GAME, JOURNAL.header, entries) == f"line {number} of this game is not the one that was written, {CANNOT}"


def test_another_deal_or_other_options_do_not_go_on() -> None:
    changes: list[dict[str, Any]] = [{"nonces": {}}, {"secret": bytes(32)}, {"options": {"rounds": 1}}]
    for changed in changes:
        header: Header = replace(JOURNAL.header, **changed)
        assert why_not(GAME, header, JOURNAL.entries) == f"line 1 of this game is not the one that was written, {CANNOT}"


def test_rules_that_make_another_game_of_it_are_noticed() -> None:
    """Under the current rules the same lines are legal but lead to another state: after the undo, other cards are offered."""

    def setup(seats: int, options: Any, _luck: Luck) -> State:
        return GAME.setup(seats, options, Luck(99))

    other = GAME.setup(3, GAME.options(), Luck(99))
    header = JOURNAL.header
    first = GAME.text(other.legal(1)[0])
    line = linked(header, None, 1, Entry(1, first), other)
    kept = [line, linked(header, line, 2, Entry(1, "undo"), GAME.setup(3, GAME.options(rounds=2), header.luck()))]
    assert why_not(replace(GAME, setup=setup), header, kept) == (
        "the rules have changed since this game was begun and would make another game of it, so it cannot go on"
    )


def test_a_later_version_of_the_rules_that_plays_it_alike_goes_on() -> None:
    later = replace(GAME, version=2)
    assert why_not(later, replace(JOURNAL.header, version=2), JOURNAL.entries) is None


def test_who_does_not_know_the_secret_cannot_try_what_was_chosen() -> None:
    """An opponent knows the header and perhaps all hidden choices but one; the seal must not reveal that one."""
    known = Chain(b"a guess", JOURNAL.header.opening())
    assert known.beginning != JOURNAL.header.chain.beginning
    told = JOURNAL.entries[0].link
    assert told is not None
    tried = {known.seal(JOURNAL.header.chain.beginning, Line(1, 1, GAME.text(code), Link("", told.mark))) for code in range(GAME.size)}
    assert told.seal not in tried
