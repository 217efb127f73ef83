"""Objectives: drawing and completing them."""

from mypy_extensions import i64, u8

from roji.games.takenoko.bamboo import share_out_again
from roji.games.takenoko.components import ALL_CARDS, BIT, COLOURS, DECK_SIZE, PANDAS, SECTIONS
from roji.games.takenoko.objectives import fulfilled_cards
from roji.games.takenoko.state import ACTIONS, DO_OBJECTIVE, OBJECTIVE, SERVE, Player, TakenokoTable
from roji.games.takenoko.turns import open_decks, use


def draw_objective(table: TakenokoTable, player: Player, deck: i64) -> None:
    """Draw a card. In the advanced variant one that is already fulfilled goes under its pile, and another is drawn."""
    if table.phase == ACTIONS:
        use(table, DO_OBJECTIVE)
    table.revealed += 1
    table.deck_sizes[deck] -= 1
    card: i64 = i64(table.decks[DECK_SIZE * deck + table.deck_sizes[deck]])
    never: i64 = 0
    if table.advanced:
        never = fulfilled_cards(table.garden, deck, player.sections, table.exact)
    if table.open[deck] > table.deck_sizes[deck]:  # a card that everybody has seen
        table.open[deck] -= 1
        if never & BIT[card] == 0:
            never = ALL_CARDS & ~BIT[card]
    if table.advanced and never & BIT[card]:
        turn_down(table, card, deck)
    else:
        table.draws += 1
        player.take(card, table.draws, never)
        end_drawing(table)


def turn_down(table: TakenokoTable, card: i64, deck: i64) -> None:
    """Show the card and put it under its pile."""
    i = DECK_SIZE * deck + table.deck_sizes[deck]
    while i > DECK_SIZE * deck:
        table.decks[i] = table.decks[i - 1]
        i -= 1
    table.decks[i] = u8(card)
    table.deck_sizes[deck] += 1
    table.open[deck] += 1
    table.turned[deck] += 1
    table.phase = OBJECTIVE
    if not open_decks(table):
        end_drawing(table)


def end_drawing(table: TakenokoTable) -> None:
    table.turned[0] = 0
    table.turned[1] = 0
    table.turned[2] = 0
    table.phase = ACTIONS


def claim(table: TakenokoTable, player: Player, card: i64) -> None:
    place = player.place_of(card)
    i: i64 = 0
    while i < place:  # of two identical cards the one drawn first is shown, so the earlier ones are others
        player.never[i] |= BIT[card]
        i += 1
    player.held -= 1
    while i < player.held:
        player.hand[i] = player.hand[i + 1]
        player.drawn[i] = player.drawn[i + 1]
        player.never[i] = player.never[i + 1]
        i += 1
    player.look_through()
    complete(table, player, card)


def complete(table: TakenokoTable, player: Player, card: i64) -> None:
    player.claim(card)
    if card < PANDAS:
        pay(table, player, card)
    if table.brings_emperor(player.done):
        table.emperor = table.seat
        table.final = ((i64(1) << table.seats) - 1) & ~table.resigned & ~(i64(1) << table.seat)


def pay(table: TakenokoTable, player: Player, card: i64) -> None:
    """Return the sections of a panda objective to the stock."""
    colour: i64 = 0
    while colour < COLOURS:
        player.gain(colour, -SECTIONS[COLOURS * card + colour])
        table.bamboo[colour] += SECTIONS[COLOURS * card + colour]
        colour += 1
    if table.phase == SERVE:
        share_out_again(table)
