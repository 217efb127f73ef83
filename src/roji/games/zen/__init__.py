"""Zen: build a picture out of cards whose edges interlock, alone and unhurried."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec

from roji.core.luck import Luck, restore_luck
from roji.core.registry import Game, Row
from roji.core.sentences import say, words
from roji.games.zen import actions, daily, rules
from roji.games.zen.cards import DECK, DECK_FILE, Deck, load_deck
from roji.games.zen.drawing import draw
from roji.games.zen.forms import FORMS_FILE, LEVELS, Form, load_forms, read_form
from roji.games.zen.planes import PLANES
from roji.games.zen.reasons import terms
from roji.games.zen.refusals import why_not
from roji.games.zen.rules import Zen
from roji.games.zen.scoring import PARTS
from roji.games.zen.snapshots import recall, recall_layout, recall_pile
from roji.games.zen.view import ZenView, see

FIRST_FORM = "Tea Bowl"
LONGEST = 3 + 4 * 88 + 2 * 128  # the start card; a round is drawing, ending and two discards, and a card is held and placed


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How this table plays."""

    form: Annotated[
        str,
        msgspec.Meta(
            description="The form to build: its name, or rows of B, W and points joined by strokes",
            examples=["Fuji", "Panda", "Yin-Yang", "BW/WB"],
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
    """The game with the deck and the forms of these files; a ValueError says where a file is wrong."""
    deck = DECK if deck_file == DECK_FILE else load_deck(deck_file)
    return replace(_game(deck, load_forms(forms_file, deck)), daily=None)  # the form of the day is the same on every server


def _game(deck: Deck, forms: list[Form]) -> Game:
    return Game(
        name="zen",
        title="Zen",
        seats=range(1, 2),
        Options=Options,
        version=1,
        size=actions.SIZE,
        longest=LONGEST,
        actions=actions.ACTIONS,
        View=ZenView,
        setup=_setup_with(deck, {form.name: form for form in forms}),
        restore=restore,
        describe=actions.describe,
        public=public,
        tell=actions.tell,
        text=actions.text,
        parse=actions.parse,
        why_not=why_not,
        view=see,
        score_sheet=score_sheet,
        draw=draw,
        planes=PLANES,
        terms=terms,
        counts="cards",
        forgets=MappingProxyType({"memory": "top_only"}),
        daily=lambda day: {"form": daily.form_of(day, forms).name},
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
    """What is wrong with a form written as rows; None if it can be played."""
    try:
        read_form(text, deck)
    except ValueError as wrong:
        return str(wrong)
    return None


def restore(snapshot: dict[str, Any]) -> Zen:
    """A table from its snapshot; a ValueError says what a snapshot may not."""
    if not isinstance(snapshot, dict):
        raise ValueError(f"a snapshot is a table of names and values, not {snapshot!r}")
    said, luck = snapshot.get("options"), snapshot.get("luck")
    if not isinstance(luck, dict) or not ("x" in luck or {"secret", "drawn"} <= luck.keys()):
        raise ValueError("luck is told by x, or by secret and drawn")
    if not isinstance(said, dict):
        raise ValueError(f"options are a table of names and values, not {said!r}")
    options = msgspec.to_builtins(GAME.options(**said))
    layout = recall_layout(snapshot)
    table = Zen(options, layout, recall_pile(snapshot, 0), recall_pile(snapshot, 1), restore_luck(luck))
    recall(table, snapshot)
    return table


def public(table: Zen, code: int) -> actions.Zen:
    """A lone player hides nothing from onlookers."""
    return actions.describe(code)


def score_sheet(table: Zen) -> list[Row]:
    """The rules know no points: what lies in the picture is counted."""
    placed = [0, 0]
    for _, oriented in table.laid():
        placed[oriented // (2 * actions.MOST_CARDS)] += 1
    rows = [Row(words(label), [count]) for label, count in zip(PARTS, placed, strict=True)]
    return [*rows, Row(words("total"), list(table.scores()), total=True)]


OUR_FORMS = load_forms(FORMS_FILE, DECK)
GAME = _game(DECK, OUR_FORMS)
