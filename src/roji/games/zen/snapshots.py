"""A table as a snapshot, and back: what a snapshot may not say is refused with a sentence."""

from typing import Any, Final

from mypy_extensions import i64

from roji.games.zen.actions import COLOURS, MOST_CARDS, card_name, card_number
from roji.games.zen.cards import DECK, Deck, read_deck
from roji.games.zen.drawing import written
from roji.games.zen.forms import Form, read_form
from roji.games.zen.layout import CENTRE, Layout, cell_of, empty_layout, x_of, y_of
from roji.games.zen.piles import Pile, stacked
from roji.games.zen.scoring import LOST, WON
from roji.games.zen.state import BEGINNING, DISCARDING, DRAWING, HAND, HAND_OUT, HOLDING, NOTHING_HELD, OVER, Table

PHASES: Final = ("begin", "draw", "hand", "place", "discard", "over")
RESULTS: Final = (None, "won", "lost", "resigned")
MANY: Final = 1_000_000


def snapshot_of(table: Table) -> dict[str, object]:
    deck = table.layout.deck
    return {
        "seats": 1,
        "options": dict(table.options),
        "luck": table.luck.snapshot(),
        "deck": None if deck is DECK else deck.told(),
        "form": {"name": table.layout.form.name, "level": table.layout.form.level, "rows": list(table.layout.form.rows)},
        "phase": PHASES[table.phase],
        "result": RESULTS[table.result],
        "rounds": int(table.rounds),
        "reveals": int(table.revealed),
        "table": [f"{written(card)} {x_of(cell)},{y_of(cell)}" for cell, card in table.laid()],
        "hand": [card_name(card) for card in table.hand_cards()],
        "held": None if table.held == NOTHING_HELD else written(int(table.held)),
        "piles": [_pile_told(table.pile(colour)) for colour in range(2)],
    }


def _pile_told(pile: Pile) -> dict[str, object]:
    return {
        "in_play": pile.in_play,
        "pass": int(pile.passed),
        "draw": [card_name(card) for card in pile.coming()],
        "discards": [card_name(card) for card in pile.thrown()],
    }


# --- reading -------------------------------------------------------------------------------------------------------------


def recall_layout(told: dict[str, Any]) -> Layout:
    """The form and the cards on the table; a ValueError unless they could have come to lie there."""
    deck = DECK if told.get("deck") is None else read_deck(told["deck"])
    layout = empty_layout(deck, _recall_form(told, deck))
    waiting = [_laid(entry) for entry in _list(told, "table")]
    if waiting and all(cell != CENTRE for _, cell in waiting):
        raise ValueError("the start card lies at 0,0, and the snapshot has none there")
    waiting.sort(key=lambda entry: entry[1] != CENTRE)
    while waiting:
        entry = _next(layout, waiting)
        if entry is None:
            raise ValueError(f"{written(waiting[0][0])} cannot lie where the snapshot has it")
        layout.place(entry[0], entry[1])
        waiting.remove(entry)
    return layout


def _next(layout: Layout, waiting: list[tuple[int, int]]) -> tuple[int, int] | None:
    """A card that may be laid now."""
    for oriented, cell in waiting:
        free = cell == CENTRE if layout.placed == 0 else _is_free(layout, cell)
        if oriented // 2 in layout.deck.cards and free and layout.takes(oriented, cell):
            return oriented, cell
    return None


def _is_free(layout: Layout, cell: int) -> bool:
    return any(i64(layout.frontier[i]) == cell for i in range(layout.free))


def _recall_form(told: dict[str, Any], deck: Deck) -> Form:
    form = told.get("form")
    if not isinstance(form, dict) or not isinstance(form.get("name"), str):
        raise ValueError("form tells name, level and rows")
    rows = form.get("rows")
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise ValueError("the rows of a form are text")
    return read_form("/".join(rows), deck, form["name"], _number(form, "level", 0, 4))


def _laid(entry: object) -> tuple[int, int]:
    """An entry like "B05' 1,-2": the oriented card and its cell."""
    if not isinstance(entry, str) or entry.count(" ") != 1 or entry.count(",") != 1:
        raise ValueError(f'a card on the table is written "B05\' 1,-2", not {entry!r}')
    card, at = entry.split(" ")
    x, y = at.split(",")
    for part in (x, y):
        digits = part.removeprefix("-")
        if not (digits.isascii() and digits.isdigit()) or abs(int(part)) > 15:
            raise ValueError(f"{at!r} is no cell within 15 of the start card")
    return oriented_card(card), int(cell_of(31 * (int(y) + 15) + int(x) + 15))


def oriented_card(name: str) -> int:
    """The inverse of `written`."""
    return 2 * card_number(name.removesuffix("'")) + (1 if name.endswith("'") else 0)


def recall_pile(told: dict[str, Any], colour: int) -> Pile:
    piles = _list(told, "piles")
    if len(piles) != 2 or not isinstance(piles[colour], dict):
        raise ValueError("piles are two tables of names and values, for black and white")
    said: dict[str, Any] = piles[colour]
    pile = stacked(_cards(said, "draw"))
    pile.in_play = _truth(said, "in_play")
    pile.passed = _number(said, "pass", 1, 2)
    for card in _cards(said, "discards"):
        pile.discard(card)
    return pile


def recall(table: Table, told: dict[str, Any]) -> None:
    """Fill a table, whose layout and piles are there, with what else a snapshot tells."""
    phase, result = told.get("phase"), told.get("result")
    if phase not in PHASES:
        raise ValueError(f"phase is one of {', '.join(PHASES)}, not {phase!r}")
    if result not in RESULTS:
        raise ValueError(f"result is won, lost, resigned or null, not {result!r}")
    table.phase = PHASES.index(phase)
    table.result = RESULTS.index(result)
    table.rounds = _number(told, "rounds", 0, MANY)
    table.revealed = _number(told, "reveals", 0, MANY)
    hand = _cards(told, "hand")
    if len(hand) > HAND:
        raise ValueError(f"a hand has at most {HAND} cards, not {len(hand)}")
    for place, card in enumerate(hand):
        table.hand[place] = card
    table.held_cards = len(hand)
    table.colour = hand[0] // MOST_CARDS if hand else 0
    held = told.get("held")
    if held is not None:
        if not isinstance(held, str):
            raise ValueError(f"held is a card or null, not {held!r}")
        table.held = oriented_card(held)
    _check_cards(table)
    _check_phase(table)


def _check_cards(table: Table) -> None:
    """Every card of the colours in play is somewhere, once."""
    deck = table.layout.deck
    found = [card // 2 for _, card in table.laid()] + table.hand_cards()
    for colour in range(2):
        pile = table.pile(colour)
        found += pile.coming() + pile.thrown()
        if pile.in_play != (table.layout.form.count(colour) > 0):
            raise ValueError(f"{COLOURS[colour]} cards are in play exactly if the form has {COLOURS[colour]} cells")
        if any(card // MOST_CARDS != colour for card in pile.coming() + pile.thrown()):
            raise ValueError(f"a card of another colour lies in the {COLOURS[colour]} piles")
    if any(card // MOST_CARDS != table.colour for card in table.hand_cards()):
        raise ValueError("a hand has cards of one colour")
    wanted = [card for card in deck.cards if table.pile(card // MOST_CARDS).in_play]
    if sorted(found) != wanted:
        raise ValueError(f"the snapshot does not have each of the {len(wanted)} cards in play once")


def _check_phase(table: Table) -> None:
    """What the phase needs is there, and nothing else."""
    cards, placed = table.held_cards, table.layout.placed
    if (table.phase == OVER) != (table.result != 0):
        raise ValueError("a game that is over has a result, and no other has")
    if (table.result == WON) != table.layout.is_complete():
        raise ValueError("a game is won exactly when its form is complete")
    if (table.phase == BEGINNING) != (placed == 0 and cards == 0 and table.phase != OVER):
        raise ValueError("the phase is begin exactly while there is no start card")
    if (table.held != NOTHING_HELD) != (table.phase == HOLDING) and table.phase != OVER:
        raise ValueError("a card is held exactly in the phase place")
    if table.held != NOTHING_HELD and not (table.in_hand(table.held // 2) and table.layout.has_place(table.held)):
        raise ValueError("the card that is held is not in the hand, or has no place")
    if table.phase == HOLDING and table.held % 2 and table.layout.deck.symmetric[table.held // 2]:
        raise ValueError("a card that a half turn does not change is never turned")
    if table.phase == DRAWING and (cards or not (table.is_open(0) or table.is_open(1))):
        raise ValueError("the phase draw needs an empty hand and a pile to draw from")
    if table.phase == DISCARDING and (cards < 2 or table.pile(table.colour).passed != 1):
        raise ValueError("the order of discards is asked for two cards or more in a first pass")
    if placed == 0 and table.phase in (HAND_OUT, HOLDING) and cards != 1:
        raise ValueError("the start card is drawn alone")
    if table.phase != HAND_OUT and table.phase != HOLDING and table.phase != OVER:
        _check_turned_over(table)
    if table.result == LOST and (cards or table.is_open(0) or table.is_open(1)):
        raise ValueError("a game is lost only when all cards are used up")


def _check_turned_over(table: Table) -> None:
    for colour in range(2):
        pile = table.pile(colour)
        waits = table.phase == DISCARDING and table.colour == colour
        if pile.in_play and pile.left() == 0 and pile.passed == 1 and not waits:
            raise ValueError(f"the {COLOURS[colour]} pile should have been turned over")


# --- small words ---------------------------------------------------------------------------------------------------------


def _list(told: dict[str, Any], name: str) -> list[Any]:
    value = told.get(name)
    if not isinstance(value, list):
        raise ValueError(f"{name} is a list, not {value!r}")
    return value


def _number(told: dict[str, Any], name: str, low: int, high: int) -> int:
    value = told.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError(f"{name} is a number from {low} to {high}, not {value!r}")
    return int(value)


def _truth(told: dict[str, Any], name: str) -> bool:
    value = told.get(name)
    if not isinstance(value, bool):
        raise ValueError(f"{name} is true or false, not {value!r}")
    return value


def _cards(told: dict[str, Any], name: str) -> list[int]:
    cards: list[int] = []
    for card in _list(told, name):
        if not isinstance(card, str):
            raise ValueError(f"{name} is a list of cards like B05, not {card!r}")
        cards.append(card_number(card))
    if len(cards) > MOST_CARDS:
        raise ValueError(f"{name} has more than {MOST_CARDS} cards")
    return cards
