"""What a seat knows of every card, and the rest dealt again.

A seat knows the cards in the gardens, those it took itself and those in its hand. Of a pack that it passed on it knows
the cards that were in it: each of them is still in that pack, or was taken by one of the players after it. All other
cards it has never seen. So the unknown cards fall into groups, one for each time a pack was in the seat's hand and one
for the never seen; within a group the cards are shuffled over the places where cards of that group lie.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.luck import Luck
from roji.games.ohanami.actions import CARDS
from roji.games.ohanami.state import CHOSEN, GARDEN, HAND, IN_DECK, LAYING, MOST_SEATS, NOWHERE, PLACES, TURNS, Player, Table

KNOWN: Final = 0
UNSEEN: Final = 1
FIRST_SIGHT: Final = 2  # + TURNS * pack + turn - 1

NO_GROUPS: Final[vec[u8]] = NOWHERE[:]
NO_SLOTS: Final[vec[i64]] = vec[i64]([0] * CARDS)


def group_of(table: Table, seat: i64, card: i64) -> i64:
    """Of a card that was dealt: KNOWN, or what the seat knows of it instead: when it last saw it, if ever."""
    pack: i64 = i64(table.pack[card])
    taken: i64 = i64(table.taken[card])
    place: i64 = i64(table.place[card])
    if taken and (place // PLACES == seat or table.is_public(card)):
        return KNOWN
    turn = _last_sight(table, seat, pack, taken)
    if turn == 0:
        return UNSEEN
    if taken == 0 and turn == _latest_hand(table, seat):
        return KNOWN
    return FIRST_SIGHT + TURNS * pack + turn - 1


def _latest_hand(table: Table, seat: i64) -> i64:
    """The turn for which this seat already has seen its hand."""
    if table.phase == LAYING and table.may_look(seat):
        return table.turn_of_round + 1
    return table.turn_of_round


def _last_sight(table: Table, seat: i64, pack: i64, taken: i64) -> i64:
    """The last turn in which this seat held the pack with the card in it; 0 if never."""
    round = pack // MOST_SEATS + 1
    turn: i64 = TURNS
    if round == table.round:
        turn = min(turn, _latest_hand(table, seat))
    if taken:
        turn = min(turn, taken)
    owner = pack % MOST_SEATS
    way = table.passes(round)
    while turn > 0:
        if (owner + way * (turn - 1) - seat) % table.seats == 0:
            return turn
        turn -= 1
    return 0


def deal_again(table: Table, seat: i64, luck: Luck) -> None:
    """Deal all that the seat cannot know again, in place."""
    decided = _take_back_undercover(table, seat)
    groups = NO_GROUPS[:]
    slots = NO_SLOTS[:]  # the places of unknown cards, without the deck's
    unknown: i64 = 0
    packs = table.pack
    card: i64
    for card in range(1, CARDS + 1):
        pack: i64 = i64(packs[card])
        if pack == IN_DECK:
            groups[card] = UNSEEN
            continue
        group = group_of(table, seat, card)
        groups[card] = u8(group)
        if group != KNOWN:
            slot = (((group << 8) + pack << 8) + i64(table.taken[card]) << 8) + i64(table.place[card])
            _insert(slots, unknown, slot)
            unknown += 1
    start: i64 = 0
    while start < unknown:
        group = slots[start] >> 24
        start = _deal_group(table, group, groups, slots, start, unknown, luck)
    if unknown == 0 or slots[0] >> 24 != UNSEEN:
        _deal_group(table, UNSEEN, groups, slots, 0, 0, luck)
    _gather(table, seat)
    _decide_again(table, decided, luck)


def _insert(slots: vec[i64], count: i64, slot: i64) -> None:
    """Keep the places in order: where a card really lies must not show in what is dealt."""
    i = count
    while i > 0 and slots[i - 1] > slot:
        slots[i] = slots[i - 1]
        i -= 1
    slots[i] = slot


def _deal_group(table: Table, group: i64, groups: vec[u8], slots: vec[i64], start: i64, end: i64, luck: Luck) -> i64:
    """Shuffle the cards of one group over its places."""
    cards = _members(groups, group)
    luck.shuffle(cards)
    next: i64 = 0
    card: i64
    while start < end and slots[start] >> 24 == group:
        card = i64(cards[next])
        table.pack[card] = u8(slots[start] >> 16 & 255)
        table.taken[card] = u8(slots[start] >> 8 & 255)
        table.place[card] = u8(slots[start] & 255)
        next += 1
        start += 1
    if group == UNSEEN:
        _stack_deck(table, cards, next)
    return start


def _stack_deck(table: Table, cards: vec[u8], next: i64) -> None:
    """What is left of the unseen cards is the deck."""
    deck = table.deck
    pack = table.pack
    taken = table.taken
    place = table.place
    i = table.dealt
    while i < CARDS:
        card: i64 = i64(cards[next])
        deck[i] = cards[next]
        pack[card] = IN_DECK
        taken[card] = 0
        place[card] = 0
        next += 1
        i += 1


def _members(groups: vec[u8], group: i64) -> vec[u8]:
    """The cards of one group, ascending."""
    cards = NO_GROUPS[:]
    count: i64 = 0
    card: i64
    for card in range(1, CARDS + 1):
        if i64(groups[card]) == group:
            cards[count] = u8(card)
            count += 1
    return cards[:count]


def _gather(table: Table, seat: i64) -> None:
    """Take the hands and the others' chosen cards up again from where every card now lies."""
    for pack in range(MOST_SEATS):
        table.left[pack] = 0
    for other, player in enumerate(table.players):
        if other != seat:
            player.kept = 0
            player.first = 0
            player.second = 0
    card: i64
    first = MOST_SEATS * (table.round - 1)
    packs = table.pack
    places = table.place
    for card in range(1, CARDS + 1):
        origin: i64 = i64(packs[card]) - first
        place: i64 = i64(places[card])
        if place and place % PLACES == CHOSEN and place // PLACES != seat:
            table.players[place // PLACES].keep(card)
        elif 0 <= origin < MOST_SEATS and table.taken[card] == 0:
            table.packs[HAND * origin + table.left[origin]] = card
            table.left[origin] += 1


def _take_back_undercover(table: Table, seat: i64) -> list[int]:
    """The others' undercover decisions become chosen cards again; how many each had made."""
    decided = [0] * int(table.seats)
    if not table.simultaneous or table.phase != LAYING:
        return decided
    for other, player in enumerate(table.players):
        if other != seat and player.kept < 2:
            decided[other] = 2 - int(player.kept)
            _as_it_was(table, other, player)
    return decided


def _as_it_was(table: Table, seat: i64, player: Player) -> None:
    """Undo what this player has decided in this turn."""
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
        elif place % PLACES >= GARDEN:
            player.grow(card, place % PLACES - GARDEN)
        elif place % PLACES != CHOSEN:
            player.aside += 1


def _decide_again(table: Table, decided: list[int], luck: Luck) -> None:
    """Let the others make as many decisions as they have made, at random."""
    for seat, count in enumerate(decided):
        for _ in range(count):
            table.settle(seat, table.random_action(seat, luck))
