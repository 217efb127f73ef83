"""Checks that every sentence of a game is in its English catalogue."""

from collections.abc import Iterator
from pathlib import Path

from roji.content.words import ENGLISH, bundle, parts_of, read
from roji.core.game import Game
from roji.core.sentences import Words, words
from roji.testing.settings import settings
from roji.testing.walks import spread, walk

MOMENTS = 8  # of a game


def its_words_are_in_its_catalogue(game: Game) -> None:
    """Refusals, the log, the score sheet and the ending, for games of other packages; ours are checked by tools/words.py."""
    if game.catalogues is None:
        return
    _parses(game.catalogues)
    parts = parts_of(game)
    said = list(_said(game))
    missing = sorted({one.key for one in said if not bundle(ENGLISH, *parts).has_message(one.key)})
    assert not missing, f"the English catalogue of {game.title} lacks {', '.join(missing)}"
    for one in said:
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


def _said(game: Game) -> Iterator[Words]:
    yield from (words(game.tell(game.describe(code))) for code in range(game.size))
    for table in settings(game):
        steps = list(walk(table, 0))
        yield from (words(game.log_sentence(step.before, step.after, game.public(step.before, step.code))) for step in steps)
        ending = steps[-1].after.ending()
        yield from [] if ending is None else [words(ending)]
        for step in spread(steps, MOMENTS):
            yield from (row.label for row in game.score_sheet(step.after))
            for seat in range(table.seats):
                refusals = (game.why_not(step.before, seat, code) for code in range(-1, game.size))
                yield from (words(refusal) for refusal in refusals if refusal is not None)
