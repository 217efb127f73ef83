"""A Zen table as a snapshot, and back. Cards are named: B05, or B05' after a half turn for a card on the table or held."""

from typing import Annotated, Any

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from roji.core.snapshot import Count, Saved, Snapshot, load_luck, save_luck
from roji.games.zen.actions import COLOURS, MOST_CARDS, PLACE, VERBS, Colour, card_name, card_number
from roji.games.zen.components import DECK, read_deck
from roji.games.zen.drawing import written
from roji.games.zen.forms import read_form
from roji.games.zen.layout import CENTRE, FREE, Layout, cell_of, empty_layout, x_of, y_of
from roji.games.zen.piles import Pile, stacked
from roji.games.zen.rules import Zen
from roji.games.zen.state import HAND, NOTHING_HELD
from roji.games.zen.view import PHASES, RESULTS, Phase, Result

Cards = Annotated[list[str], Meta(max_length=MOST_CARDS)]


class SavedForm(Saved, frozen=True):
    name: str
    level: Annotated[int, Meta(ge=0, le=4)]
    rows: list[str]


class SavedPile(Saved, frozen=True, rename={"passed": "pass"}):
    in_play: bool
    passed: Annotated[int, Meta(ge=1, le=2)]
    draw: Cards
    discards: Cards


class ZenSnapshot(Snapshot, frozen=True):
    """The fields are explained in state.py."""

    deck: dict[str, Any] | None  # in its file format; None for ours
    form: SavedForm
    phase: Phase
    result: Result | None
    rounds: Count
    reveals: Count
    table: list[str]  # "B05' 1,-2"
    hand: Annotated[list[str], Meta(max_length=HAND)]
    colour: Colour  # colour of the hand, even a used-up one
    held: str | None
    piles: Annotated[list[SavedPile], Meta(min_length=2, max_length=2)]


def save(table: Zen) -> ZenSnapshot:
    deck, form = table.layout.deck, table.layout.form
    return ZenSnapshot(
        seats=1,
        options=table.options,
        luck=save_luck(table.luck),
        deck=None if deck is DECK else deck.told(),
        form=SavedForm(form.name, form.level, form.rows),
        phase=PHASES[table.phase],
        result=RESULTS[table.result],
        rounds=table.rounds,
        reveals=table.revealed,
        table=[f"{written(card)} {x_of(cell)},{y_of(cell)}" for cell, card in table.laid()],
        hand=[card_name(card) for card in table.hand_cards()],
        colour=COLOURS[table.colour],
        held=None if table.held == NOTHING_HELD else written(table.held),
        piles=[_save_pile(table.black), _save_pile(table.white)],
    )


def _save_pile(pile: Pile) -> SavedPile:
    draw, discards = ([card_name(card) for card in cards] for cards in (pile.coming(), pile.thrown()))
    return SavedPile(pile.in_play, pile.passed, draw, discards)


def load(saved: ZenSnapshot) -> Zen:
    black, white = (_load_pile(pile) for pile in saved.piles)
    table = Zen(saved.options, _load_layout(saved), black, white, load_luck(saved.luck))
    table.phase = PHASES.index(saved.phase)
    table.result = RESULTS.index(saved.result)
    table.rounds = saved.rounds
    table.revealed = saved.reveals
    table.held_cards = len(saved.hand)
    table.hand = vec[i64]([card_number(card) for card in saved.hand] + [0] * (HAND - len(saved.hand)))
    table.colour = COLOURS.index(saved.colour)
    table.held = NOTHING_HELD if saved.held is None else _oriented(saved.held)
    return table


def _load_layout(saved: ZenSnapshot) -> Layout:
    """Place the cards again, each beside one already there."""
    deck = DECK if saved.deck is None else read_deck(saved.deck)
    layout = empty_layout(deck, read_form("/".join(saved.form.rows), deck, saved.form.name, saved.form.level))
    waiting = [_read_laid(entry) for entry in saved.table]
    while waiting:
        touching = [entry for entry in waiting if (layout.cells[entry[1]] == FREE if layout.placed else entry[1] == CENTRE)]
        if not touching:
            raise ValueError("the cards on the table do not hang together with one at 0,0")
        layout.place(*touching[0])
        waiting.remove(touching[0])
    return layout


def _read_laid(entry: str) -> tuple[int, int]:
    card, _, at = entry.partition(" ")
    return _oriented(card), cell_of(VERBS.parse(f"place {at}") - PLACE)


def _oriented(card: str) -> int:
    """The inverse of `written`."""
    return 2 * card_number(card.removesuffix("'")) + card.endswith("'")


def _load_pile(saved: SavedPile) -> Pile:
    pile = stacked([card_number(card) for card in saved.draw])
    pile.in_play = saved.in_play
    pile.passed = saved.passed
    for card in saved.discards:
        pile.discard(card_number(card))
    return pile
