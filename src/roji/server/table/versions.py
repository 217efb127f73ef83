"""Tables begun under older rules: each continues if the current rules allow all its lines; otherwise it is closed and stays readable."""

from collections.abc import Sequence
from dataclasses import replace

from roji.core.game import Game
from roji.core.journal.fold import Entry, Header, InvalidJournal
from roji.core.journal.links import follow

CHANGED = "the rules have changed since this game was begun, so it cannot go on; its journal is whole"


def by_present_rules(game: Game, header: Header) -> Header:
    """The header with the current version of the rules."""
    return replace(header, version=game.version)


def why_closed(game: Game, header: Header, entries: Sequence[Entry], over: bool) -> str:
    """Why a table of an older version is closed; empty if it replays to the same result under the current rules."""
    try:
        fold = follow(game, by_present_rules(game, header), entries)
    except InvalidJournal:
        return CHANGED
    return "" if over == (not fold.state.to_act()) else CHANGED
