"""What a seat knows about every card; the rest can be dealt again.

A seat knows the cards in the gardens, those it took itself and those in its hand. Of a pack it passed on, it knows the cards that were in
it: each of them is still in that pack, or was taken by a player after it. It has never seen any other card. So the unknown cards fall into
groups, one for each time a pack was in the seat's hand and one for those never seen; within a group the cards are shuffled over the places
where its cards are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.luck import Luck
from roji.core.ordered import insert, sort
from roji.games.ohanami.components import CARDS, HAND, KEEP, ROUNDS
from roji.games.ohanami.state import CHOSEN, GARDEN, IN_DECK, LAYING, MOST_SEATS, NOWHERE, PLACES, TURNS, OhanamiTable, Player

KNOWN: Final = 0
UNSEEN: Final = 1
FIRST_SIGHT: Final = 2  # + TURNS * pack + turn - 1

NO_SLOTS: Final[vec[i64]] = vec[i64]([0] * CARDS)


def group_of(table: OhanamiTable, seat: i64, card: i64) -> i64:
    """The group of a dealt card: KNOWN, UNSEEN, or when the seat last saw it."""
    pack: i64 = i64(table.pack[card])
    taken: i64 = i64(table.taken[card])
    place: i64 = i64(table.place[card])
    if taken and (place // PLACES == seat or table.is_public(card)):
        return KNOWN
    if taken == 0 and pack == MOST_SEATS * (table.round - 1) + table.holds(seat) and table.may_look(seat):
        return KNOWN
    turn = _last_sight(table, seat, pack, taken)
    if turn == 0:
        return UNSEEN
    return FIRST_SIGHT + TURNS * pack + turn - 1


def _last_sight(table: OhanamiTable, seat: i64, pack: i64, taken: i64) -> i64:
    """The last turn in which this seat passed on the pack with the card in it, or 0."""
    round = pack // MOST_SEATS + 1
    turn: i64 = TURNS
    if round == table.round:
        turn = table.turn_of_round  # the hand it holds now is known already
    if taken:
        turn = min(turn, taken)
    first = table.steps(round, pack % MOST_SEATS, seat) + 1
    return turn - (turn - first) % table.seats if turn >= first else i64(0)


def deal_again(table: OhanamiTable, seat: i64, luck: Luck) -> None:
    """Deal again, in place, everything the seat cannot know."""
    decided = _take_back_undercover(table, seat)
    groups = NOWHERE[:]  # the group of every card
    unseen = NOWHERE[:]
    unseens: i64 = 0
    slots = NO_SLOTS[:]  # the places of unknown cards outside the deck; sorted, so that none shows where a card really is
    unknown: i64 = 0
    packs = table.pack
    card: i64
    for card in range(1, CARDS + 1):
        group: i64 = UNSEEN
        if i64(packs[card]) != IN_DECK:
            group = group_of(table, seat, card)
            groups[card] = u8(group)
            if group != KNOWN:
                insert(slots, 0, unknown, (group << 24) + _slot(table, card))
                unknown += 1
        if group == UNSEEN:
            unseen[unseens] = u8(card)
            unseens += 1
    _lift_unknown(table, seat)
    start = _deal_unseen(table, unseen[:unseens], slots, unknown, luck)
    while start < unknown:
        start = _deal_group(table, groups, slots, start, unknown, luck)
    _decide_again(table, decided, luck)


def _slot(table: OhanamiTable, card: i64) -> i64:
    """Lift an unknown card and return its place as a number."""
    slot = (i64(table.pack[card]) << 16) + (i64(table.taken[card]) << 8) + i64(table.place[card])
    table.pack[card] = IN_DECK
    table.taken[card] = 0
    table.place[card] = 0
    return slot


def _lift_unknown(table: OhanamiTable, seat: i64) -> None:
    """Lift the hands and chosen cards that this seat cannot see, and sort its own hand."""
    own = table.holds(seat)
    for pack in range(table.seats):
        if pack != own or not table.may_look(seat):
            table.left[pack] = 0
    sort(table.packs, HAND * own, table.left[own])
    for other, player in enumerate(table.players):
        if other != seat:
            player.kept = 0
            player.first = 0
            player.second = 0


def _deal_unseen(table: OhanamiTable, cards: vec[u8], slots: vec[i64], unknown: i64, luck: Luck) -> i64:
    """Deal the unseen cards over their places and stack the rest as the deck. Only cards that can come up are shuffled."""
    count: i64 = 0
    while count < unknown and slots[count] >> 24 == UNSEEN:
        count += 1
    luck.deal(cards, count + HAND * table.seats * (ROUNDS - table.round))
    next: i64 = 0
    while next < count:
        _put(table, i64(cards[next]), slots[next])
        next += 1
    _stack_deck(table, cards, next)
    return count


def _stack_deck(table: OhanamiTable, cards: vec[u8], next: i64) -> None:
    deck = table.deck
    i = table.dealt
    while i < CARDS:
        deck[i] = cards[next]
        next += 1
        i += 1


def _deal_group(table: OhanamiTable, groups: vec[u8], slots: vec[i64], start: i64, unknown: i64, luck: Luck) -> i64:
    """Shuffle the group that starts here over its places; return the start of the next group."""
    group = slots[start] >> 24
    cards = NOWHERE[:]
    count: i64 = 0
    card: i64
    for card in range(1, CARDS + 1):
        if i64(groups[card]) == group:
            cards[count] = u8(card)
            count += 1
    cards = cards[:count]
    luck.shuffle(cards)
    i: i64 = 0
    while i < count:
        _put(table, i64(cards[i]), slots[start + i])
        i += 1
    return start + count


def _put(table: OhanamiTable, card: i64, slot: i64) -> None:
    """Put a card into a hand or in front of a player."""
    pack = slot >> 16 & 255
    place = slot & 255
    table.pack[card] = u8(pack)
    table.taken[card] = u8(slot >> 8 & 255)
    table.place[card] = u8(place)
    if place == 0:
        origin = pack % MOST_SEATS
        table.packs[HAND * origin + table.left[origin]] = card
        table.left[origin] += 1
    elif place % PLACES == CHOSEN:
        table.players[place // PLACES].keep(card)


def _take_back_undercover(table: OhanamiTable, seat: i64) -> list[int]:
    """Turn the others' undercover decisions back into chosen cards; return how many each had made.

    A player who has left discards both cards, and everybody knows it.
    """
    decided = [0] * int(table.seats)
    if not table.simultaneous or table.phase != LAYING:
        return decided
    for other, player in enumerate(table.players):
        if other != seat and player.kept < KEEP and not table.has_resigned(other):
            decided[other] = KEEP - int(player.kept)
            take_back(table, other, player)
    return decided


def take_back(table: OhanamiTable, seat: i64, player: Player) -> None:
    """Turn this player's decisions of this turn back into two chosen cards."""
    player.kept = 0
    for i in range(len(player.ends)):
        player.ends[i] = 0
    for i in range(len(player.suits)):
        player.suits[i] = 0
    player.started = 0
    player.aside = 0
    card: i64
    for card in range(1, CARDS + 1):
        place: i64 = i64(table.place[card])
        if place // PLACES != seat or place == 0:
            continue
        if table.is_of_this_turn(card):
            table.place[card] = u8(PLACES * seat + CHOSEN)
            player.keep(card)
        elif place % PLACES >= GARDEN:
            player.grow(card, place % PLACES - GARDEN)
        else:
            player.aside += 1


def _decide_again(table: OhanamiTable, decided: list[int], luck: Luck) -> None:
    """Let the others make the same number of decisions again, at random."""
    for seat, count in enumerate(decided):
        for _ in range(count):
            table.settle(seat, table.random_action(seat, luck))
