"""Checks that every sentence of a game is in its English catalogue."""

import re
from collections.abc import Iterator
from pathlib import Path

from roji.content.words import ENGLISH, bundle, parts_of, read
from roji.core.game import Game
from roji.core.sentences import Sentence, Words, spoken, words
from roji.core.state import State
from roji.testing.settings import Setting, settings
from roji.testing.walks import spread, walk

MOMENTS = 8  # of a game
ENDS = 6  # games of which only the ending is collected: a game may end in several ways


def its_words_are_in_its_catalogue(game: Game) -> None:
    """Refusals, the log, the score sheet and the ending, for games of other packages; ours are checked by tools/words.py."""
    if game.catalogues is None:
        return
    _parses(game.catalogues)
    parts = parts_of(game)
    said = list(_said(game))
    missing = {_line(one.key, pattern) for one, pattern in said if not bundle(ENGLISH, *parts).has_message(one.key)}
    assert not missing, "\n".join([f"the English catalogue of {game.title} lacks", *sorted(missing)])
    for one, _ in said:
        try:
            read(one, ENGLISH, *parts)
        except ValueError as wrong:
            raise AssertionError(
                f"the catalogue of {game.title}: {wrong}; {one.key} is given {', '.join(one.values) or 'nothing'}"
            ) from None


def _parses(catalogues: Path) -> None:
    """Every entry of the files can be read; Fluent passes over what it cannot read."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    for path in sorted(catalogues.glob("*/*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Junk) and entry.span is not None:
                line = text.count("\n", 0, entry.span.start) + 1
                raise AssertionError(f"{path.name}, line {line}: {entry.annotations[0].message}")


def _line(key: str, pattern: str) -> str:
    """The catalogue line for a sentence, in the game's own words."""
    return f"{key} = " + re.sub(r"{(\w+)}", r"{ $\1 }", pattern)


def _said(game: Game) -> Iterator[tuple[Words, str]]:
    """Every message of the game, with its pattern."""
    for sentence in _sentences(game):
        yield words(sentence), sentence.pattern if isinstance(sentence, Sentence) else sentence
    for table in settings(game):
        for step in spread(list(walk(table, 0)), MOMENTS):
            for label in (row.label for row in game.score_sheet(step.after)):
                yield label, " ".join(f"{{{word}}}" if word in label.values else word for word in spoken(label).split())


def _sentences(game: Game) -> Iterator[str]:
    yield from (game.tell(game.describe(code)) for code in range(game.size))
    for table in settings(game):
        steps = list(walk(table, 0))
        yield from (game.log_sentence(step.before, step.after, game.public(step.before, step.code)) for step in steps)
        yield from filter(None, (end.ending() for end in _ends(table)))
        for before in (step.before for step in spread(steps, MOMENTS)):
            yield from filter(None, (game.why_not(before, seat, code) for seat in range(table.seats) for code in range(-1, game.size)))


def _ends(table: Setting) -> Iterator[State]:
    """Some games to their end, and one that all but one player leave."""
    yield from ([table.begin(seed), *(step.after for step in walk(table, seed))][-1] for seed in range(ENDS))
    left = table.begin(0)
    for seat in range(table.seats - 1):
        left.resign(seat)
    yield left
