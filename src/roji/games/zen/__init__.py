"""Zen: build a picture out of cards whose edges interlock, alone and unhurried."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec

from roji.core.game import Game, Row
from roji.core.luck import Luck
from roji.core.sentences import say, words
from roji.core.snapshot import from_json, with_options
from roji.games.zen import rules
from roji.games.zen.actions import VERBS
from roji.games.zen.ai.reasons import terms
from roji.games.zen.components import DECK, DECK_FILE, Deck, colour_of, load_deck
from roji.games.zen.drawing import draw
from roji.games.zen.forms import FORMS_FILE, LEVELS, Form, form_of_day, load_forms, read_form
from roji.games.zen.planes import PLANES
from roji.games.zen.refusals import why_not
from roji.games.zen.rules import Zen
from roji.games.zen.scoring import PARTS
from roji.games.zen.snapshot import ZenSnapshot, load
from roji.games.zen.view import ZenView, see

FIRST_FORM = "Tea Bowl"
OUR_FORMS = load_forms(FORMS_FILE, DECK)
LONGEST = 3 + 4 * 88 + 2 * 128  # the start card; a round is a draw, an end and two discards, and each card is held and placed


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How this table plays."""

    form: Annotated[
        str,
        msgspec.Meta(
            description="The form to build: its name, or rows of B, W and points joined by strokes",
            examples=[*(form.name for form in OUR_FORMS), "BW/WB"],
        ),
    ] = FIRST_FORM
    flip: Annotated[
        Literal["end_of_round", "immediate"],
        msgspec.Meta(description="A used-up pile is turned over after the round's discards, or as soon as its last card is drawn"),
    ] = "end_of_round"
    memory: Annotated[
        Literal["open", "top_only"], msgspec.Meta(description="Discards may be looked through, or only the top one is seen")
    ] = "open"
    tracker: Annotated[bool, msgspec.Meta(description="Show the cards that have not been seen yet")] = False


def game_from(deck_file: Path = DECK_FILE, forms_file: Path = FORMS_FILE) -> Game:
    """The game with the deck and forms of these files; raises a ValueError that says where a file is wrong."""
    deck = DECK if deck_file == DECK_FILE else load_deck(deck_file)
    return replace(_game(deck, load_forms(forms_file, deck)), daily=None)  # the form of the day is the same on every server


def _game(deck: Deck, forms: list[Form]) -> Game:
    return Game(
        name="zen",
        title="Zen",
        seats=range(1, 2),
        Options=Options,
        version=1,
        setup=_setup_with(deck, {form.name: form for form in forms}),
        restore=restore,
        why_not=why_not,
        longest=LONGEST,
        verbs=VERBS,
        public=VERBS.public,
        View=ZenView,
        view=see,
        score_sheet=score_sheet,
        draw=draw,
        planes=PLANES,
        terms=terms,
        counts="cards",
        forgets=MappingProxyType({"memory": "top_only"}),
        daily=lambda day: {"form": form_of_day(day, forms).name},
        facts=MappingProxyType(
            {
                "levels": list(LEVELS),
                "forms": [{"name": form.name, "level": form.level, "rows": form.rows, "joins": form.joins()} for form in forms],
                "deck": deck.told(),
            }
        ),
    )


def _setup_with(deck: Deck, forms: dict[str, Form]) -> Callable[[int, Options, Luck], Zen]:
    def setup(seats: int, options: Options, luck: Luck) -> Zen:
        return rules.setup(deck, _chosen_form(options.form, forms, deck), msgspec.to_builtins(options), luck)

    return setup


def _chosen_form(said: str, forms: dict[str, Form], deck: Deck) -> Form:
    if said in forms:
        return forms[said]
    if "/" in said or (said and set(said) <= set("BW.")):
        return read_form(said, deck)
    raise ValueError(say("there is no form {said}; there is {forms}, or rows like BW/WB", said=repr(said), forms=", ".join(forms)))


def check_form(text: str, deck: Deck = DECK) -> str | None:
    """What is wrong with a form written as rows, or None if it can be played."""
    try:
        read_form(text, deck)
    except ValueError as wrong:
        return str(wrong)
    return None


def restore(snapshot: dict[str, Any]) -> Zen:
    return load(with_options(from_json(snapshot, ZenSnapshot), Options))


def score_sheet(table: Zen) -> list[Row]:
    """Zen has no points: the cards in the picture are counted."""
    placed = [0, 0]
    for _, oriented in table.laid():
        placed[colour_of(oriented)] += 1
    rows = [Row(words(label), [count]) for label, count in zip(PARTS, placed, strict=True)]
    return [*rows, Row(words("total"), list(table.scores()), total=True)]


GAME = _game(DECK, OUR_FORMS)
