"""Setting up: the pond, the pile of plots, three piles of objectives, and one card of each for every player."""

from roji.core.luck import Luck
from roji.games.takenoko.components import ALL_PLOTS, DECK_SIZE, DECKS, NEW_DECKS, PLOTS
from roji.games.takenoko.garden import new_garden
from roji.games.takenoko.rules import Takenoko
from roji.games.takenoko.state import (
    ALL_BAMBOO,
    ALL_CHIPS,
    FULL_DECKS,
    NO_MEMORY,
    NO_PASTS,
    NO_PILE,
    NO_THREE,
    NO_WANTS,
    NOTHING_WORKED_OUT,
    new_player,
)


def bare_table(seats: int, options: dict[str, object], luck: Luck) -> Takenoko:
    """A table with the pond and everything else in the box."""
    table = Takenoko(luck)
    table.seats = seats
    table.options = options
    table.advanced = bool(options["advanced"])
    table.exact = bool(options["gardener_exact"])
    table.unlimited = bool(options["unlimited_bamboo"])
    table.garden = new_garden()
    table.players = [new_player() for _ in range(seats)]
    table.pile = NO_PILE[:]
    table.laid = NO_MEMORY[:]
    table.decks = NEW_DECKS[:]
    table.deck_sizes = FULL_DECKS[:]
    table.open = NO_THREE[:]
    table.turned = NO_THREE[:]
    table.chips = ALL_CHIPS[:]
    table.bamboo = ALL_BAMBOO[:]
    table.wants = NO_WANTS[:]
    table.pasts = NO_PASTS[:]
    table.worked_out = NOTHING_WORKED_OUT[:]
    return table


def setup(seats: int, options: dict[str, object], luck: Luck) -> Takenoko:
    table = bare_table(seats, options, luck)
    _stack_plots(table, luck)
    for deck in range(DECKS):
        _shuffle_deck(table, deck, luck)
    for player in table.players:
        for deck in range(DECKS):
            table.deck_sizes[deck] -= 1
            player.take(int(table.decks[DECK_SIZE * deck + table.deck_sizes[deck]]), 0, 0)
    return table


def _stack_plots(table: Takenoko, luck: Luck) -> None:
    plots = ALL_PLOTS[:]
    luck.shuffle(plots)
    for i in range(PLOTS):
        table.pile[i] = plots[i]
    table.bottom = PLOTS


def _shuffle_deck(table: Takenoko, deck: int, luck: Luck) -> None:
    start = DECK_SIZE * deck
    cards = table.decks[start : start + DECK_SIZE]
    luck.shuffle(cards)
    for i in range(DECK_SIZE):
        table.decks[start + i] = cards[i]
