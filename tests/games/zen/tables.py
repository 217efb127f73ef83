"""Zen tables for tests: piles stacked in a known order, and notation to play with."""

from collections.abc import Sequence
from typing import Any

from roji.games.zen import GAME
from roji.games.zen.actions import card_name
from roji.games.zen.components import DECK
from roji.games.zen.layout import form_x, form_y
from roji.games.zen.rules import Zen

PANDA = "BB...BB/BBWWWBB/WBBWBBW/WBBWBBW/WWWBWWW/.WWWWW."


def stack(form: str, black: str = "", white: str = "", **options: Any) -> Zen:
    """A new game with piles in the order of the cards' numbers, unless other cards are named to lie on top."""
    told = GAME.new(seed=0, form=form, **options).snapshot()
    for colour, top in enumerate((black.split(), white.split())):
        pile = _piles(told)[colour]
        pile["draw"] = [*top, *sorted(card for card in pile["draw"] if card not in top)]
    return restored(told)


def with_deck(table: Zen, cards: Sequence[str]) -> Zen:
    """The same game with a deck of these cards alone, the piles in this order."""
    told = table.snapshot()
    deck = DECK.told()
    listed = deck["cards"]
    assert isinstance(listed, list)
    told["deck"] = {**deck, "cards": [card for card in listed if card["id"] in cards]}
    for colour, letter in enumerate("BW"):
        _piles(told)[colour]["draw"] = [card for card in cards if card[0] == letter]
    return restored(told)


def _piles(told: dict[str, Any]) -> list[dict[str, Any]]:
    piles: list[dict[str, Any]] = told["piles"]
    return piles


def restored(told: dict[str, Any]) -> Zen:
    table = GAME.restore(told)
    assert isinstance(table, Zen)
    return table


def changed(before: Zen, **told: Any) -> Zen:
    """The same table with parts of its snapshot replaced."""
    return restored({**before.snapshot(), **told})


def play(table: Zen, *lines: str) -> Zen:
    """Play these actions; each must be legal."""
    for line in lines:
        assert refusal(table, line) is None, f"{line}: {refusal(table, line)}"
        table.play(0, GAME.parse(line))
    return table


def lay(table: Zen, *cards: str) -> Zen:
    """Hold and place cards of the hand, written "W01 1,0" or "W01 turned 1,0"."""
    for card in cards:
        name, _, at = card.rpartition(" ")
        play(table, f"hold {name}", f"place {at}")
    return table


def refusal(table: Zen, line: str) -> str | None:
    return GAME.why_not(table, 0, GAME.parse(line))


def fits(table: Zen, card: str, at: str) -> str | None:
    """The rule that keeps a card of the hand from a cell; None if it may lie there."""
    code = GAME.parse(f"hold {card}")
    if code not in table.legal(0):
        return GAME.why_not(table, 0, code)
    after = table.copy()
    after.play(0, code)
    return GAME.why_not(after, 0, GAME.parse(f"place {at}"))


def offers(table: Zen) -> list[str]:
    return [GAME.text(code) for code in table.legal(0)]


def offsets(table: Zen) -> set[tuple[int, int]]:
    """The cells of the form that the start card may be."""
    found = [int(table.layout.offsets[i]) for i in range(table.layout.possible)]
    return {(form_x(offset), form_y(offset)) for offset in found}


def draw_pile(table: Zen, colour: int) -> list[str]:
    return [card_name(card) for card in table.pile(colour).coming()]


def discards(table: Zen, colour: int) -> list[str]:
    return [card_name(card) for card in table.pile(colour).thrown()]


def never_place(table: Zen) -> list[int]:
    """Draw and place nothing until the game is over; the sizes of the hands."""
    sizes = []
    while table.actor() >= 0:
        drawing = [line for line in offers(table) if line.startswith("draw")]
        if drawing:
            play(table, drawing[0])
            sizes.append(len(table.hand_cards()))
            play(table, "done")
        else:
            play(table, offers(table)[0])
    return sizes
