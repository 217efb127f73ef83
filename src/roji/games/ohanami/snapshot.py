"""An Ohanami table as a snapshot, and back."""

from typing import Annotated

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64, u8

from roji.core.snapshot import Count, Saved, SavedLuck, Seat, load_luck, save_luck
from roji.games.ohanami.components import CARDS, HAND, KEEP
from roji.games.ohanami.rules import Ohanami
from roji.games.ohanami.state import MOST_SEATS, NO_PACKS, NONE_LEFT, Player

Card = Annotated[int, Meta(ge=1, le=120)]
Byte = Annotated[int, Meta(ge=0, le=255)]
OfEveryCard = Annotated[list[Byte], Meta(min_length=CARDS + 1, max_length=CARDS + 1)]
SeatSet = Annotated[int, Meta(ge=0, lt=1 << MOST_SEATS)]


class SavedPlayer(Saved, frozen=True):
    kept: Annotated[list[Card], Meta(max_length=KEEP)]
    aside: Count
    ends: Annotated[list[Annotated[int, Meta(ge=0, le=120)]], Meta(min_length=6, max_length=6)]
    suits: Annotated[list[Count], Meta(min_length=4, max_length=4)]
    points: Annotated[list[Count], Meta(min_length=3, max_length=3)]


class OhanamiSnapshot(Saved, frozen=True):
    """The fields are explained in state.py."""

    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    rotate: bool
    simultaneous: bool
    peek: bool
    luck: SavedLuck
    round: Annotated[int, Meta(ge=1, le=3)]
    turn: Annotated[int, Meta(ge=1, le=5)]
    phase: Annotated[int, Meta(ge=0, le=2)]
    shift: Seat
    laying: Seat
    done: SeatSet
    revealed: Count
    resigned: SeatSet
    players: Annotated[list[SavedPlayer], Meta(min_length=2, max_length=MOST_SEATS)]
    packs: Annotated[list[Annotated[list[Card], Meta(max_length=HAND)]], Meta(min_length=2, max_length=MOST_SEATS)]
    deck: Annotated[list[Card], Meta(max_length=CARDS)]
    pack: OfEveryCard
    taken: OfEveryCard
    place: OfEveryCard


def save(table: Ohanami) -> OhanamiSnapshot:
    return OhanamiSnapshot(
        seats=table.seats,
        rotate=table.rotate,
        simultaneous=table.simultaneous,
        peek=table.peek,
        luck=save_luck(table.luck),
        round=table.round,
        turn=table.turn_of_round,
        phase=table.phase,
        shift=table.shift,
        laying=table.laying,
        done=table.done,
        revealed=table.revealed,
        resigned=table.resigned,
        players=[_save_player(player) for player in table.players],
        packs=[[table.packs[HAND * pack + i] for i in range(table.left[pack])] for pack in range(table.seats)],
        deck=[table.deck[i] for i in range(table.dealt, CARDS)],
        pack=list(table.pack),
        taken=list(table.taken),
        place=list(table.place),
    )


def _save_player(player: Player) -> SavedPlayer:
    kept: list[int] = [card for card in (player.first, player.second) if card]
    return SavedPlayer(kept, player.aside, list(player.ends), list(player.suits), list(player.points))


def load(saved: OhanamiSnapshot) -> Ohanami:
    table = Ohanami(load_luck(saved.luck))
    table.seats = saved.seats
    table.rotate = saved.rotate
    table.simultaneous = saved.simultaneous
    table.peek = saved.peek
    table.round = saved.round
    table.turn_of_round = saved.turn
    table.phase = saved.phase
    table.shift = saved.shift
    table.laying = saved.laying
    table.done = saved.done
    table.revealed = saved.revealed
    table.resigned = saved.resigned
    table.players = [_load_player(player) for player in saved.players]
    table.packs = NO_PACKS[:]
    table.left = NONE_LEFT[:]
    for pack, cards in enumerate(saved.packs):
        table.left[pack] = len(cards)
        for i, card in enumerate(cards):
            table.packs[HAND * pack + i] = card
    table.dealt = CARDS - len(saved.deck)
    table.deck = vec[u8]([0] * int(table.dealt) + saved.deck)
    table.pack = vec[u8](saved.pack)
    table.taken = vec[u8](saved.taken)
    table.place = vec[u8](saved.place)
    return table


def _load_player(saved: SavedPlayer) -> Player:
    player = Player(vec[i64](saved.ends), vec[i64](saved.suits), vec[i64](saved.points))
    for card in saved.kept:
        player.keep(card)
    player.aside = saved.aside
    player.started = sum(1 for low in saved.ends[::2] if low)
    return player
