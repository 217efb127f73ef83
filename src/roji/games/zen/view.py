"""The player's view of a Zen table, built from scratch."""

from typing import Literal

import msgspec

from roji.games.zen.actions import COLOURS, At, Colour, card_name
from roji.games.zen.ai.outs import is_hopeless
from roji.games.zen.layout import form_x, form_y, x_of, y_of
from roji.games.zen.rules import Zen
from roji.games.zen.state import NOTHING_HELD, OVER

Phase = Literal["begin", "draw", "hand", "place", "discard", "over"]
PHASES: tuple[Phase, ...] = ("begin", "draw", "hand", "place", "discard", "over")
Result = Literal["won", "lost", "resigned"]
RESULTS: tuple[Result | None, ...] = (None, "won", "lost", "resigned")


class FormView(msgspec.Struct, frozen=True):
    """The picture to build."""

    name: str
    level: int | None  # 1 to 4; None for a player's own form
    rows: list[str]  # of B, W and dots


class CardView(msgspec.Struct, frozen=True):
    """A card as it is printed, before any half turn."""

    id: str
    left: str
    right: str
    top: str
    bottom: str


class LaidView(msgspec.Struct, frozen=True):
    """A card on the table."""

    card: str
    turned: bool
    at: At


class HeldView(msgspec.Struct, frozen=True):
    """The card over the table."""

    card: str
    turned: bool


class PileView(msgspec.Struct, frozen=True):
    """The piles of one colour."""

    colour: Colour
    in_play: bool
    left: int  # number of cards to draw
    round: int  # 1 or 2: the first or second time through
    discarded: int
    discards: list[str]  # oldest first; only the top one if discards may not be looked through
    coming: list[str] | None  # the cards to draw, in order, where it is known


class ZenView(msgspec.Struct, frozen=True):
    """The table as the player sees it. Nothing of it is hidden from onlookers."""

    phase: Phase
    form: FormView
    table: list[LaidView]
    hand: list[str]
    held: HeldView | None
    cards: list[CardView]  # every visible card
    piles: list[PileView]
    offsets: list[At]  # the cells of the form that the start card may still be
    rounds: int
    placed: int
    cells: int  # number of cells of the form
    unseen: list[str] | None  # with the option tracker: cards whose place is unknown
    hopeless: bool  # the form can no longer be completed; the game goes on all the same
    result: Result | None


def see(table: Zen, seat: int | None) -> ZenView:
    """What the player, or an onlooker, sees now."""
    layout = table.layout
    piles = [_pile(table, colour) for colour in range(2)]
    laid = [LaidView(card_name(card // 2), card % 2 == 1, At(x_of(cell), y_of(cell))) for cell, card in table.laid()]
    hand = [card_name(card) for card in table.hand_cards()]
    unseen = [card_name(card) for colour in range(2) for card in table.unseen(colour)] if table.options["tracker"] else None
    seen = {*hand, *(entry.card for entry in laid), *(unseen or ())}
    for pile in piles:
        seen |= {*pile.discards, *(pile.coming or ())}
    offsets = [layout.offsets[i] for i in range(layout.possible)]
    return ZenView(
        phase=PHASES[table.phase],
        form=FormView(layout.form.name, layout.form.level or None, list(layout.form.rows)),
        table=laid,
        hand=hand,
        held=None if table.held == NOTHING_HELD else HeldView(card_name(int(table.held) // 2), int(table.held) % 2 == 1),
        cards=[_card(table, card) for card in layout.deck.cards if card_name(card) in seen],
        piles=piles,
        offsets=[At(form_x(int(offset)), form_y(int(offset))) for offset in offsets],
        rounds=int(table.rounds),
        placed=int(layout.placed),
        cells=int(layout.form.size()),
        unseen=unseen,
        hopeless=table.phase != OVER and is_hopeless(table),
        result=RESULTS[table.result],
    )


def _card(table: Zen, card: int) -> CardView:
    return CardView(card_name(card), *table.layout.deck.edge_names(2 * card))


def _pile(table: Zen, colour: int) -> PileView:
    pile = table.pile(colour)
    thrown = [card_name(card) for card in pile.thrown()]
    return PileView(
        colour=COLOURS[colour],
        in_play=pile.in_play,
        left=int(pile.left()),
        round=int(pile.passed),
        discarded=len(thrown),
        discards=thrown[-1:] if table.top_only else thrown,
        coming=[card_name(card) for card in pile.coming()] if pile.in_play and table.knows_order(colour) else None,
    )
