"""Checks that codes, notation and Structs agree in both directions."""

import json
from typing import Any

import msgspec

from roji.core.game import CONTRACT, Game
from roji.core.journal.fold import RESIGN, UNDO, Entry
from roji.testing.checks_rules import is_sentence

NONSENSE = ("", " ", "?", "choose", "grow leaf", "lay one two", "0", "-1", "choose 1 2 3 4", "{}", "undo", "resign", "back 0", "\n", "露地")


def notation_reads_both_ways(game: Game) -> None:
    """Every code has its own line of notation, which parses to that code."""
    lines: dict[str, int] = {}
    for code in range(game.size):
        line = game.text(code)
        assert line == " ".join(line.split()), f"the notation of code {code} is no plain line: {line!r}"
        taken = line in (UNDO, RESIGN, *lines) or Entry(0, line).goes_back
        assert not taken, f"the notation {line!r} of code {code} says something else already"
        lines[line] = code
        assert game.parse(line) == code, f"code {code} is written {line!r}, which reads as code {game.parse(line)}"


def nonsense_does_not_read(game: Game) -> None:
    """Invalid notation raises a ValueError with a sentence."""
    for line in NONSENSE:
        read_or_refuse(game, line)
    assert read_or_refuse(game, f"{game.text(0)} and more") is None, "notation with something after it is read all the same"


def read_or_refuse(game: Game, line: str) -> int | None:
    """The code of a line, or None if it is refused properly."""
    try:
        code = game.parse(line)
    except ValueError as refusal:
        if not is_sentence(str(refusal)):
            raise AssertionError(f"{line!r} is refused without a sentence") from refusal
        return None
    except (LookupError, TypeError, AttributeError, AssertionError, ArithmeticError) as wrong:
        raise AssertionError(f"{line!r} gets a {type(wrong).__name__}, not a ValueError with a sentence") from wrong
    assert 0 <= code < game.size, f"{line!r} reads as {code}, which is no code of {game.title}"
    return code


def structs_read_both_ways(game: Game) -> None:
    """Every code has its own tagged Struct, which survives a round trip through JSON."""
    read = msgspec.json.Decoder(game.actions[0] if len(game.actions) == 1 else _any_of(game))
    told: dict[bytes, int] = {}
    for code in range(game.size):
        action = game.describe(code)
        assert type(action) in game.actions, f"code {code} is a {type(action).__name__}, which the game does not list among its actions"
        sent = msgspec.json.encode(action)
        assert sent not in told, f"codes {told.get(sent)} and {code} are both described as {sent.decode()}"
        told[sent] = code
        assert read.decode(sent) == action, f"{sent.decode()} does not come back from JSON as it went"
        assert is_sentence(game.tell(action)), f"there are no words for {sent.decode()}"


def _any_of(game: Game) -> object:
    union: object = game.actions[0]
    for other in game.actions[1:]:
        union = union | other
    return union


def the_title_page_is_true(game: Game) -> None:
    """Sizes, facts and the options for bots follow the contract."""
    assert 0 < game.size <= 10_000, f"{game.title} has {game.size} codes; at most 10,000 are meant to be"
    assert all(kind.__struct_config__.tag is not None for kind in game.actions), f"an action of {game.title} has no tag"
    assert game.contract in (None, CONTRACT), f"{game.title} is written for version {game.contract} of the contract; this is {CONTRACT}"
    game.options(**game.with_bots)
    facts = msgspec.json.encode(dict(game.facts))
    assert json.loads(facts) == msgspec.to_builtins(dict(game.facts)), f"the facts of {game.title} do not survive JSON"


def wrong_tables_are_refused(game: Game) -> None:
    """Too few or too many seats, an unknown option or a bad value raise a ValueError with a sentence."""
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1):
        _refused(game, f"{seats} seats", seats=seats)
    _refused(game, "an unknown option", no_such_option=1)
    for name in game.Options.__struct_fields__:
        _refused(game, f"nonsense as {name}", **{name: ["nonsense"]})


def _refused(game: Game, what: str, **asked: Any) -> None:
    try:
        game.new(seed=1, **asked)
    except ValueError as refusal:
        if not is_sentence(str(refusal)):
            raise AssertionError(f"{game.title} refuses {what} without a sentence") from refusal
        return
    raise AssertionError(f"{game.title} begins with {what}")
