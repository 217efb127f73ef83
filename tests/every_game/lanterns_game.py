"""Lanterns as a Game: actions, refusals and views."""

import dataclasses
from copy import copy
from typing import Any

import msgspec

from roji.core.actions import Hidden, Verb, Verbs
from roji.core.game import Game, Row
from roji.core.sentences import say, words
from roji.core.state import State
from tests.every_game.lanterns import CARDS, HAND_SIZE, HIDDEN, HIDE, KEPT, LIGHT, LIT, SIZE, TURNED, Lanterns, Options


class Keep(msgspec.Struct, frozen=True, tag="keep"):
    card: int


class Light(msgspec.Struct, frozen=True, tag="light"):
    card: int


class Hide(msgspec.Struct, frozen=True, tag="hide"):
    card: int


class KeepHidden(msgspec.Struct, frozen=True, tag="keep_hidden"):
    pass


class HideHidden(msgspec.Struct, frozen=True, tag="hide_hidden"):
    pass


NUMBERS = range(1, CARDS + 1)
VERBS = Verbs(
    "Lanterns",
    Verb(Keep, "kept {card}", card=NUMBERS),
    Verb(Light, "lit {card}", card=NUMBERS),
    Verb(Hide, "hid {card}", card=NUMBERS),
    Hidden(KeepHidden, "kept a card"),
    Hidden(HideHidden, "hid a card"),
)


class Place(msgspec.Struct, frozen=True):
    """What everybody sees of one player."""

    lit: list[int]
    hand: int
    kept: int
    hidden: int


class View(msgspec.Struct, frozen=True):
    turned: list[int]
    players: list[Place]
    hand: list[int]
    kept: list[int]
    hidden: list[int]
    luck: str = ""


def public(table: Lanterns, code: int) -> msgspec.Struct:
    if LIGHT <= code < HIDE:
        return VERBS.describe(code)
    return KeepHidden() if code < LIGHT else HideHidden()


def why_not(table: Lanterns, seat: int, code: int) -> str | None:
    if not 0 <= code < SIZE:
        return "there is no such action"
    if not table.to_act():
        return "the game is over"
    if seat not in table.to_act():
        return "it is not your turn"
    if (code < LIGHT) == table.lighting:
        return say("now is the time to {what}", what="light or hide" if table.lighting else "keep a card")
    if code % CARDS + 1 not in (table.lying(KEPT, seat) if table.lighting else table.hand(seat)):
        return "you do not have that card"
    return None


def view(table: Lanterns, seat: int | None) -> View:
    def own(cards: list[int]) -> list[int]:
        return cards if seat is not None else []

    me = -1 if seat is None else seat
    players = [
        Place(table.lying(LIT, other), len(table.hand(other)), len(table.lying(KEPT, other)), len(table.lying(HIDDEN, other)))
        for other in range(table.seats)
    ]
    return View(table.lying(TURNED, -1), players, own(table.hand(me)), own(table.lying(KEPT, me)), own(table.lying(HIDDEN, me)))


def score_sheet(table: Lanterns) -> list[Row]:
    rows = []
    for number in range(table.options.rounds):
        lit = [
            [card for card in table.lying(LIT, seat) if table.places[card - 1][2] // table.seats == number] for seat in range(table.seats)
        ]
        rows.append(Row(words(say("round {n}", n=number + 1)), [table.options.worth * sum(cards) for cards in lit]))
    return [*rows, Row(words("total"), [*table.scores()], total=True)]


def lanterns(kind: type[Lanterns] = Lanterns, **planted: Any) -> Game:
    """The game, with another State class, or with some of its functions replaced."""
    of_verbs = planted.keys() & {"size", "actions", "describe", "tell", "text", "parse"}
    verbs = copy(VERBS) if of_verbs else VERBS
    for name in of_verbs:
        setattr(verbs, name, planted.pop(name))
    sound = Game(
        name="lanterns",
        title="Lanterns",
        seats=range(2, 4),
        Options=Options,
        version=1,
        setup=kind,
        restore=kind.restore,
        why_not=why_not,
        longest=2 * 2 * 3 * HAND_SIZE,
        verbs=verbs,
        public=public,
        View=View,
        view=view,
        score_sheet=score_sheet,
        draw=draw,
    )
    return dataclasses.replace(sound, **planted)


def draw(table: State) -> str:
    assert isinstance(table, Lanterns)
    lines = [
        f"seat {seat}: hand {table.hand(seat)} kept {table.lying(KEPT, seat)} lit {table.lying(LIT, seat)}" for seat in range(table.seats)
    ]
    return "\n".join([f"round {table.round + 1}, turned {table.lying(TURNED, -1)}", *lines])
