"""Tables begun under older rules: each goes on if the present rules allow all its lines; otherwise it is closed and stays readable."""

from collections.abc import Sequence
from dataclasses import replace

from roji.core.game import Game
from roji.core.journal.fold import Entry, Header, Spoiled
from roji.core.journal.links import follow

CHANGED = "the rules have changed since this game was begun, so it cannot go on; its journal is whole"


def by_present_rules(game: Game, header: Header) -> Header:
    """The same game, as one of the present version."""
    return replace(header, version=game.version)


def why_closed(game: Game, header: Header, entries: Sequence[Entry], over: bool) -> str:
    """The sentence with which a table of an older version is closed; empty if it goes on, or ends, as it did then."""
    try:
        fold = follow(game, by_present_rules(game, header), entries)
    except Spoiled:
        return CHANGED
    return "" if over == (not fold.state.to_act()) else CHANGED
