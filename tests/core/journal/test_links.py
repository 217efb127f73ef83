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


def test_an_unchanged_game_continues_at_any_line() -> None:
    for count in range(len(JOURNAL.entries) + 1):
        assert why_not(GAME, JOURNAL.header, JOURNAL.entries[:count]) is None


def test_lines_without_links_continue() -> None:
    plain = [Entry(entry.seat, entry.text) for entry in JOURNAL.entries]
    assert why_not(GAME, JOURNAL.header, plain) is None
    first = forged(JOURNAL).entries
    assert why_not(GAME, JOURNAL.header, [*plain[:5], *first[5:]]) is None, "links begin in the middle"


@pytest.mark.parametrize("number", range(1, len(JOURNAL.entries) + 1))
def test_an_edited_line_is_named(number: int) -> None:
    entries = list(JOURNAL.entries)
    entries[number - 1] = replace(entries[number - 1], text="resign")
    assert why_not(GAME, JOURNAL.header, entries) == f"line {number} of this game is not the one that was written, {CANNOT}"


def test_a_game_with_another_deal_or_other_options_cannot_continue() -> None:
    changes: list[dict[str, Any]] = [{"nonces": {}}, {"secret": bytes(32)}, {"options": {"rounds": 1}}]
    for changed in changes:
        header: Header = replace(JOURNAL.header, **changed)
        assert why_not(GAME, header, JOURNAL.entries) == f"line 1 of this game is not the one that was written, {CANNOT}"


def test_rules_that_lead_to_other_states_are_detected() -> None:
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


def test_under_later_rules_with_the_same_states_a_game_continues() -> None:
    later = replace(GAME, version=2)
    assert why_not(later, replace(JOURNAL.header, version=2), JOURNAL.entries) is None


def test_without_the_secret_hidden_choices_cannot_be_found_by_trying() -> None:
    """An opponent knows the header and perhaps all hidden choices but one; the seal must not reveal that one."""
    known = Chain(b"a guess", JOURNAL.header.opening())
    assert known.beginning != JOURNAL.header.chain.beginning
    told = JOURNAL.entries[0].link
    assert told is not None
    tried = {known.seal(JOURNAL.header.chain.beginning, Line(1, 1, GAME.text(code), Link("", told.mark))) for code in range(GAME.size)}
    assert told.seal not in tried
