"""Whether objectives are fulfilled."""

from librt.vecs import vec
from mypy_extensions import i64

from roji.games.takenoko.cards import BIT, COLOURS, FIRST_CARD, FIRST_GARDENER, PANDAS, PAST_CARD, SECTIONS
from roji.games.takenoko.garden import COLUMN_CARD, COLUMNS_ASKED, FOURS, Garden


def columns_of(card: i64) -> i64:
    """How many columns a gardener card asks for; their height is 4 if it is one, else 3."""
    column = (card - FIRST_GARDENER) % 5
    if column < 4:
        return 1
    return 4 - (card - FIRST_GARDENER) // 5


def is_fulfilled(garden: Garden, card: i64, sections: vec[i64], exact: bool) -> bool:
    """Is this objective fulfilled by the garden, or by these sections?"""
    if card < PANDAS:
        return is_fed(card, sections)
    return grown_cards(garden, exact) & BIT[card] != 0


def is_fed(card: i64, sections: vec[i64]) -> bool:
    i = COLOURS * card
    return sections[0] >= SECTIONS[i] and sections[1] >= SECTIONS[i + 1] and sections[2] >= SECTIONS[i + 2]


def fed_cards(sections: vec[i64]) -> i64:
    """The set of panda objectives that so many sections fulfil."""
    found: i64 = 0
    card: i64 = 0
    while card < PANDAS:
        if is_fed(card, sections):
            found |= BIT[card]
        card += 1
    return found


def grown_cards(garden: Garden, exact: bool) -> i64:
    """The set of plot and gardener objectives that are fulfilled."""
    found = garden.shapes | garden.columns
    return found if exact else found | _high_columns(garden)


def _high_columns(garden: Garden) -> i64:
    """The objectives of several columns that are fulfilled if columns of four count, too."""
    tall = garden.tall
    found: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        fours = tall[4 * colour] + tall[4 * colour + 1] + tall[4 * colour + 2] + tall[4 * colour + 3]
        if fours + tall[FOURS + colour] >= COLUMNS_ASKED[FOURS + colour]:
            found |= BIT[COLUMN_CARD[FOURS + colour]]
        colour += 1
    return found


def fulfilled_cards(garden: Garden, deck: i64, sections: vec[i64], exact: bool) -> i64:
    """The set of all cards of a deck that are fulfilled now."""
    found: i64 = 0
    card = FIRST_CARD[deck]
    while card < PAST_CARD[deck]:
        if is_fulfilled(garden, card, sections, exact):
            found |= BIT[card]
        card += 1
    return found
