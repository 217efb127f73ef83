"""The deck: two colours of square cards with semicircles left and right and shapes above and below, read from a file."""

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.games.zen.actions import COLOURS, MOST_CARDS, card_name, card_number

DECK_FILE: Final = Path(__file__).with_name("deck.json")
MOST_KINDS: Final = 7  # most kinds of semicircles, or of shapes

LEFT: Final = 0
RIGHT: Final = 1
TOP: Final = 2
BOTTOM: Final = 3
SIDES: Final = ("left", "right", "top", "bottom")
AFTER_HALF_TURN: Final = (RIGHT, LEFT, BOTTOM, TOP)


class Deck:
    """All cards. An *oriented* card is 2 * card, plus 1 after a half turn."""

    semicircles: list[str]
    shapes: list[str]
    mates: list[int]  # the shape that fits each shape
    cards: list[int]  # ascending, black ones first
    edges: vec[u8]  # four per oriented card
    asks: vec[u8]  # the edge required of the neighbour at each: the same semicircle, or the mate of a shape
    symmetric: vec[u8]  # 1 for a card unchanged by a half turn

    def __init__(self, semicircles: list[str], shapes: list[str], mates: list[int]) -> None:
        self.semicircles = semicircles
        self.shapes = shapes
        self.mates = mates
        self.cards = []
        self.edges = vec[u8]([0] * (16 * MOST_CARDS))
        self.asks = vec[u8]([0] * (16 * MOST_CARDS))
        self.symmetric = vec[u8]([0] * (2 * MOST_CARDS))

    def add(self, card: int, edges: list[int]) -> None:
        self.cards.append(card)
        self.cards.sort()
        asks = [*edges[:TOP], *[self.mates[shape] for shape in edges[TOP:]]]
        for side, turned in enumerate(AFTER_HALF_TURN):
            self.edges[8 * card + side] = u8(edges[side])
            self.edges[8 * card + 4 + side] = u8(edges[turned])
            self.asks[8 * card + side] = u8(asks[side])
            self.asks[8 * card + 4 + side] = u8(asks[turned])
        self.symmetric[card] = u8(1 if edges[LEFT] == edges[RIGHT] and edges[TOP] == edges[BOTTOM] else 0)

    def of_colour(self, colour: int) -> list[int]:
        """The cards of a colour, ascending."""
        return [card for card in self.cards if card // MOST_CARDS == colour]

    def ways(self, card: i64) -> i64:
        """Number of distinct ways round for a card."""
        return 1 if self.symmetric[card] else 2

    def edge_names(self, oriented: int) -> list[str]:
        """The edges of an oriented card: left, right, above and below."""
        edges = [int(self.edges[4 * oriented + side]) for side in range(4)]
        return [self.semicircles[edges[LEFT]], self.semicircles[edges[RIGHT]], self.shapes[edges[TOP]], self.shapes[edges[BOTTOM]]]

    def told(self) -> dict[str, object]:
        """The deck in its file format."""
        mates = {self.shapes[i]: self.shapes[self.mates[i]] for i in range(len(self.shapes))}
        cards = [_card_told(card, self.edge_names(2 * card)) for card in self.cards]
        return {"semicircles": list(self.semicircles), "shapes": list(self.shapes), "mates": mates, "cards": cards}


def _card_told(card: int, edges: list[str]) -> dict[str, str]:
    return {"id": card_name(card), "colour": COLOURS[card // MOST_CARDS], **dict(zip(SIDES, edges, strict=True))}


# --- reading -------------------------------------------------------------------------------------------------------------


def load_deck(path: Path) -> Deck:
    """The deck in a file; raises a ValueError that says where the file is wrong."""
    try:
        return read_deck(json.loads(path.read_text(encoding="utf-8")))
    except json.JSONDecodeError as wrong:
        raise ValueError(f"{path.name}, line {wrong.lineno}: {wrong.msg}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{path.name} is not a text file in UTF-8") from None
    except OSError as wrong:
        raise ValueError(f"{path.name} cannot be read: {wrong.strerror}") from None
    except ValueError as wrong:
        raise ValueError(f"{path.name}: {wrong}") from None


def read_deck(told: Any) -> Deck:
    """A deck from its file's values."""
    if not isinstance(told, dict):
        raise ValueError("a deck is a table of names and values")
    semicircles = _kinds(told, "semicircles")
    shapes = _kinds(told, "shapes")
    deck = Deck(semicircles, shapes, _mates(told, shapes))
    cards = told.get("cards")
    if not isinstance(cards, list) or not cards:
        raise ValueError("a deck has a list of cards")
    for place, card in enumerate(cards):
        _add(deck, card, f"card {place + 1} of the list")
    return deck


def _kinds(told: dict[str, Any], name: str) -> list[str]:
    kinds = told.get(name)
    if not isinstance(kinds, list) or not all(isinstance(kind, str) and kind for kind in kinds):
        raise ValueError(f"{name} is a list of names")
    if len(set(kinds)) != len(kinds) or not 1 <= len(kinds) <= MOST_KINDS:
        raise ValueError(f"{name} are 1 to {MOST_KINDS} different names")
    return list(kinds)


def _mates(told: dict[str, Any], shapes: list[str]) -> list[int]:
    mates = told.get("mates")
    if not isinstance(mates, dict) or set(mates) != set(shapes):
        raise ValueError("mates names the shape that fits to each shape")
    for shape, mate in mates.items():
        if mate not in shapes or mates[mate] != shape:
            raise ValueError(f"the mate of {shape} must be a shape whose mate is {shape}")
    return [shapes.index(mates[shape]) for shape in shapes]


def _add(deck: Deck, told: Any, where: str) -> None:
    if not isinstance(told, dict) or not all(isinstance(told.get(name), str) for name in ("id", "colour", *SIDES)):
        raise ValueError(f"{where} must tell id, colour, left, right, top and bottom")
    try:
        card = card_number(told["id"])
    except ValueError as wrong:
        raise ValueError(f"{where}: {wrong}") from None
    where = str(told["id"])
    if told["colour"] not in COLOURS or COLOURS.index(told["colour"]) != card // MOST_CARDS:
        raise ValueError(f"{where} must be {COLOURS[card // MOST_CARDS]}, not {told['colour']}")
    if card in deck.cards:
        raise ValueError(f"{where} is there twice")
    for side, kinds in zip(SIDES, (deck.semicircles, deck.semicircles, deck.shapes, deck.shapes), strict=True):
        if told[side] not in kinds:
            raise ValueError(f"{where} has {told[side]!r} at its {side}; there is {', '.join(kinds)}")
    edges = [deck.semicircles.index(told["left"]), deck.semicircles.index(told["right"])]
    edges += [deck.shapes.index(told["top"]), deck.shapes.index(told["bottom"])]
    deck.add(card, edges)


DECK: Final = load_deck(DECK_FILE)


def colour_of(oriented: i64) -> i64:
    """The colour of an oriented card."""
    return oriented // (2 * MOST_CARDS)


def is_fitting(deck: Deck, oriented: i64, side: i64, neighbour: i64) -> bool:
    """Whether a card fits its neighbour on one of its sides."""
    return deck.edges[4 * oriented + side] == deck.asks[4 * neighbour + (side ^ 1)]
