"""What a seat knows about the others' objectives; the rest can be dealt again.

Everybody sees the backs of all cards and when each was drawn. In the advanced variant a card that was kept was not fulfilled when it was
drawn, and turned-down cards lie at the bottom of their piles in a known order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.luck import Luck
from roji.games.takenoko.components import ALL_CARDS, BIT, CARDS, DECK_SIZE, DECKS, FIRST_CARD, PAST_CARD, deck_of
from roji.games.takenoko.pile_history import imagine_pile
from roji.games.takenoko.pile_history import work_out as work_out
from roji.games.takenoko.state import NOTHING_WORKED_OUT, TakenokoTable

TRIES: Final = 30

POOL: Final[vec[u8]] = vec[u8]([0] * DECK_SIZE)
COUNTS: Final[vec[i64]] = vec[i64]([0] * CARDS)
NEVER: Final[vec[i64]] = vec[i64]([0] * 16)  # for each card in the others' hands, in order: the cards it cannot be


def deal_again(table: TakenokoTable, seat: i64, luck: Luck) -> None:
    """Deal again, in place, everything the seat cannot know."""
    known = table.worked_out[seat]
    table.worked_out = NOTHING_WORKED_OUT[:]
    table.worked_out[seat] = known
    deck: i64 = 0
    while deck < DECKS:
        _deal_deck(table, seat, deck, luck)
        deck += 1
    imagine_pile(table, seat, luck)


def _deal_deck(table: TakenokoTable, seat: i64, deck: i64, luck: Luck) -> None:
    """Deal the cards of a deck that this seat has not seen: first to the hands, then to the pile above its known bottom."""
    hands = _gather(table, seat, deck)
    pool = POOL[: hands + table.deck_sizes[deck] - table.open[deck]]
    _sort_into(pool, deck)
    tries: i64 = 0
    luck.shuffle(pool)
    while not _fits(pool, hands):
        tries += 1
        if tries == TRIES:
            _make_fit(pool, hands)
            break
        luck.shuffle(pool)
    _hand_out(table, seat, deck, pool)


def _is_secret(table: TakenokoTable, seat: i64, other: i64, i: i64, deck: i64) -> bool:
    """Whether another player's card belongs to this deck and has not been seen by all."""
    player = table.players[other]
    return other != seat and deck_of(player.hand[i]) == deck and player.never[i] != ALL_CARDS & ~BIT[player.hand[i]]


def _gather(table: TakenokoTable, seat: i64, deck: i64) -> i64:
    """Count the unseen cards, and note what those in hands cannot be; return the number in hands."""
    card = FIRST_CARD[deck]
    while card < PAST_CARD[deck]:
        COUNTS[card] = 0
        card += 1
    hands: i64 = 0
    other: i64 = 0
    while other < table.seats:
        player = table.players[other]
        i: i64 = 0
        while i < player.held:
            if _is_secret(table, seat, other, i, deck):
                COUNTS[player.hand[i]] += 1
                NEVER[hands] = player.never[i]
                hands += 1
            i += 1
        other += 1
    i = DECK_SIZE * deck + table.open[deck]
    while i < DECK_SIZE * deck + table.deck_sizes[deck]:
        COUNTS[i64(table.decks[i])] += 1
        i += 1
    return hands


def _sort_into(pool: vec[u8], deck: i64) -> None:
    i: i64 = 0
    card = FIRST_CARD[deck]
    while card < PAST_CARD[deck]:
        more = COUNTS[card]
        while more > 0:
            pool[i] = u8(card)
            more -= 1
            i += 1
        card += 1


def _fits(pool: vec[u8], hands: i64) -> bool:
    """Whether no card is where everybody knows that it cannot be."""
    i: i64 = 0
    while i < hands:
        if NEVER[i] & BIT[i64(pool[i])]:
            return False
        i += 1
    return True


def _make_fit(pool: vec[u8], hands: i64) -> None:
    """Give each card in a hand the first of the pool that it can be, while leaving a fit for the others."""
    cards = [int(card) for card in pool]
    chosen: list[int] = []
    assert _complete(cards, chosen, hands), "no deal fits what everybody knows"
    dealt = [cards[place] for place in chosen] + [card for place, card in enumerate(cards) if place not in chosen]
    for i, card in enumerate(dealt):
        pool[i] = u8(card)


def _complete(cards: list[int], chosen: list[int], hands: i64) -> bool:
    if len(chosen) == hands:
        return True
    for place in range(len(cards)):
        if place not in chosen and NEVER[len(chosen)] & BIT[cards[place]] == 0:
            chosen.append(place)
            if _complete(cards, chosen, hands):
                return True
            chosen.pop()
    return False


def _hand_out(table: TakenokoTable, seat: i64, deck: i64, pool: vec[u8]) -> None:
    next: i64 = 0
    other: i64 = 0
    while other < table.seats:
        player = table.players[other]
        i: i64 = 0
        while i < player.held:
            if _is_secret(table, seat, other, i, deck):
                player.hand[i] = i64(pool[next])
                next += 1
            i += 1
        player.look_through()
        other += 1
    i = DECK_SIZE * deck + table.open[deck]
    while i < DECK_SIZE * deck + table.deck_sizes[deck]:
        table.decks[i] = pool[next]
        next += 1
        i += 1
