"""`roji replay`: show a recorded game."""

from pathlib import Path

import roji
from roji.cli.console import out
from roji.core import playthrough
from roji.core.game import Game
from roji.core.journal import fold as journals
from roji.core.state import State

LARGEST = 8_000_000  # bytes


def replay(file: Path, *, all: bool = False) -> None:
    """Step through a recorded game: Enter goes on, q stops.

    Parameters
    ----------
    file:
        A journal.
    all:
        Print everything at once instead of waiting for Enter.
    """
    journal = read_journal(file)
    game = roji.game(journal.header.game)
    for number, (entry, state) in enumerate(journals.replay(game, journal)):
        out.rule(f"{number} of {len(journal.entries)}" + (f": seat {entry.seat}, {entry.text}" if entry else ""))
        out.print(game.draw(state), markup=False, highlight=False)
        if not all and state.to_act() and _asked_to_stop():
            return
    out.print(f"scores {state.scores()}" + (f": {state.ending()}" if state.ending() else ""))


def _asked_to_stop() -> bool:
    """Wait for Enter; q or end of input stops."""
    try:
        return input("Enter: on, q: stop ").strip() == "q"
    except EOFError:
        return True


def read_states(file: Path) -> tuple[Game, list[State]]:
    """The game of a journal or a playthrough, and its states at the beginning and after every line."""
    text = text_of(file)
    if text.startswith(playthrough.FIRST_LINE):
        return _read_playthrough(text)
    journal = journals.read(text)
    game = roji.game(journal.header.game)
    return game, [state.copy() for _, state in journals.replay(game, journal)]


def _read_playthrough(text: str) -> tuple[Game, list[State]]:
    game = roji.game(playthrough.name_of_game(text))
    playthrough.check(game, text)
    return game, list(playthrough.states(game, text))


def read_journal(file: Path) -> journals.Journal:
    return journals.read(text_of(file))


def text_of(file: Path) -> str:
    """The text of a file; no game makes one larger than a few megabytes."""
    try:
        if file.is_file() and file.stat().st_size > LARGEST:
            raise ValueError(f"{file} is larger than any journal: more than {LARGEST // 1_000_000} MB")
        return file.read_text(encoding="utf-8")
    except OSError as trouble:
        raise ValueError(f"{file} cannot be read: {trouble.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{file} is not text") from None
