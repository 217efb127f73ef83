"""Checks that every sentence of a game is in its English catalogue."""

from collections.abc import Iterator

from roji.content.words import ENGLISH, bundle, parts_of
from roji.core.game import Game
from roji.core.sentences import Words, words
from roji.testing.settings import settings
from roji.testing.walks import spread, walk

MOMENTS = 8  # of a game


def its_words_are_in_its_catalogue(game: Game) -> None:
    """Refusals, the log, the pad and the ending of a game of a package of its own; ours are looked at by another tool."""
    if game.catalogues is None:
        return
    messages = bundle(ENGLISH, *parts_of(game))
    missing = sorted({said.key for said in _said(game) if not messages.has_message(said.key)})
    assert not missing, f"the English catalogue of {game.title} lacks {', '.join(missing)}"


def _said(game: Game) -> Iterator[Words]:
    yield from (words(game.tell(game.describe(code))) for code in range(game.size))
    for table in settings(game):
        steps = list(walk(table, 0))
        yield from (words(game.told(step.before, step.after, game.public(step.before, step.code))) for step in steps)
        yield words(steps[-1].after.ending() or "")
        for step in spread(steps, MOMENTS):
            yield from (row.label for row in game.score_sheet(step.after))
            for seat in range(table.seats):
                refusals = (game.why_not(step.before, seat, code) for code in range(-1, game.size))
                yield from (words(refusal) for refusal in refusals if refusal is not None)
