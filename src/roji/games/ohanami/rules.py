"""Ohanami in the order of its rulebook: the deal, choosing two, passing on, laying, the three scorings, the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.sentences import say
from roji.core.snapshot import to_json
from roji.core.state import Solved, Tuning, sorted_offer
from roji.games.ohanami import observation
from roji.games.ohanami.actions import CHOOSE, DISCARD, LAY, START
from roji.games.ohanami.ai import judgement, policy, solver
from roji.games.ohanami.components import BLOSSOM, GARDENS, HAND, KEEP, ROUNDS
from roji.games.ohanami.memory import deal_again, take_back
from roji.games.ohanami.scoring import best_seats, ending_sentence, points_of_round
from roji.games.ohanami.state import (
    ASIDE,
    CHOOSING,
    CHOSEN,
    GARDEN,
    LAYING,
    MOST_SEATS,
    NEW_DECK,
    NO_PACKS,
    NONE_LEFT,
    NOT_DEALT,
    NOWHERE,
    OVER,
    PLACES,
    TURNS,
    OhanamiTable,
    Player,
    empty_player,
    offer_uses,
)

FIRST_NOT_IN: Final[vec[i64]] = vec[i64]([0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, -1])  # the lowest seat missing in a bitmask of seats


class Ohanami(OhanamiTable):
    """A game of Ohanami in progress."""

    # --- the deal ----------------------------------------------------------------------------------------------------

    def prepare(self, seats: int, rotate: bool, simultaneous: bool, peek: bool) -> None:
        """Shuffle all cards and deal ten to each player."""
        self.seats = seats
        self.rotate = rotate
        self.simultaneous = simultaneous
        self.peek = peek
        self.players = [empty_player() for _ in range(seats)]
        self.deck = NEW_DECK[:]
        self.luck.shuffle(self.deck)
        self.packs = NO_PACKS[:]
        self.left = NONE_LEFT[:]
        self.pack = NOT_DEALT[:]
        self.taken = NOWHERE[:]
        self.place = NOWHERE[:]
        self._begin_round()

    def _begin_round(self) -> None:
        self.round += 1
        self.shift = 0
        seat: i64 = 0
        while seat < self.seats:
            self._deal(seat)
            seat += 1
        self.turn_of_round = 0
        self._begin_turn()

    def _deal(self, seat: i64) -> None:
        """Deal ten cards from the deck."""
        deck = self.deck
        dealt = self.dealt
        pack = MOST_SEATS * (self.round - 1) + seat
        i = HAND * seat
        end = i + HAND
        while i < end:
            card: i64 = i64(deck[dealt])
            deck[dealt] = 0
            dealt += 1
            self.pack[card] = u8(pack)
            self.packs[i] = card
            i += 1
        self.dealt = dealt
        self.left[seat] = HAND

    def _begin_turn(self) -> None:
        self.turn_of_round += 1
        self.phase = CHOOSING
        self.done = 0
        if self.resigned:
            self._choose_for_those_who_left()

    # --- whose choice it is ------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.may_act(seat)]

    def may_act(self, seat: i64) -> bool:
        if self.phase == OVER:
            return False
        if self.phase == LAYING and not self.simultaneous:
            return seat == self.laying
        return (self.done >> seat) & 1 == 0

    def actor(self) -> int:
        if self.phase == CHOOSING or (self.simultaneous and self.phase == LAYING):
            return int(FIRST_NOT_IN[self.done])
        return int(self.laying) if self.phase == LAYING else -1

    def turn(self) -> int:
        return int(TURNS * (self.round - 1) + self.turn_of_round)

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        return sorted_offer(self, seat)

    def offer(self, seat: int, codes: Codes) -> None:
        if not self.may_act(seat):
            return
        if self.phase == CHOOSING:
            self._offer_choices(self.holds(seat), codes)
            return
        player = self.players[seat]
        offer_uses(player, player.first, codes)
        if player.kept == KEEP:
            offer_uses(player, player.second, codes)

    def _offer_choices(self, pack: i64, codes: Codes) -> None:
        packs = self.packs
        i = HAND * pack
        end = i + self.left[pack]
        while i < end:
            codes.add(CHOOSE + packs[i] - 1)
            i += 1

    def random_action(self, seat: int, luck: Luck) -> int:
        if self.phase == CHOOSING:
            pack = self.holds(seat)
            card = self.packs[HAND * pack + luck.below(self.left[pack])]
            return int(CHOOSE + card - 1)
        return int(_random_use(self.players[seat], luck))

    # --- what happens ------------------------------------------------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        action: i64 = code
        if action < LAY:
            self._choose(seat, action - CHOOSE + 1)
        else:
            self.settle(seat, action)
            self._after_laying(seat)

    def _choose(self, seat: i64, card: i64) -> None:
        """Keep a card; once everybody has kept two, the hands are passed on."""
        self._take(self.holds(seat), card)
        self.taken[card] = u8(self.turn_of_round)
        self.place[card] = u8(PLACES * seat + CHOSEN)
        player = self.players[seat]
        player.keep(card)
        if player.kept == KEEP:
            self.done |= 1 << seat
            if self.all_done():
                self._pass_on(seat)

    def _take(self, pack: i64, card: i64) -> None:
        """Remove a card from its pack; the last one fills the gap."""
        packs = self.packs
        i = HAND * pack
        last = i + self.left[pack] - 1
        while packs[i] != card:
            i += 1
        packs[i] = packs[last]
        self.left[pack] -= 1

    def _pass_on(self, last: i64) -> None:
        """Pass the hands on; the player who chose last lays first, unless the first seat rotates."""
        if self.turn_of_round < TURNS:
            self.shift = self.giver(self.shift)  # each player now holds what their giver held
        self.revealed += 1
        self.phase = LAYING
        self.done = 0
        if self.rotate:
            last = self.lays_first()
        self.laying = last
        if self.resigned:
            self._discard_for_those_who_left()

    def settle(self, seat: i64, code: i64) -> None:
        player = self.players[seat]
        card: i64
        garden: i64
        if code >= DISCARD:
            card = code - DISCARD + 1
            player.aside += 1
            self.place[card] = u8(PLACES * seat + ASIDE)
        else:
            if code >= START:
                card = code - START + 1
                garden = _first_free(player)
            else:
                card = _card_laid(code)
                garden = code - LAY - GARDENS * (card - 1)
            player.grow(card, garden)
            self.place[card] = u8(PLACES * seat + GARDEN + garden)
        player.spend(card)

    def _after_laying(self, seat: i64) -> None:
        if self.players[seat].kept:
            return
        self.done |= 1 << seat
        if not self.peek and self.turn_of_round < TURNS:
            self.revealed += 1
        if self.all_done():
            self._end_turn()
        else:
            self.laying = seat + 1 if seat + 1 < self.seats else 0
            if self.resigned:
                self._discard_for_those_who_left()

    def _end_turn(self) -> None:
        if self.simultaneous:
            self.revealed += 1
        if self.turn_of_round < TURNS:
            self._begin_turn()
            return
        for player in self.players:
            player.points[self.round - 1] = points_of_round(self.round, player.suits)
        if self.round < ROUNDS:
            self.revealed += 1
            self._begin_round()
        else:
            self.phase = OVER

    # --- the end -----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [int(player.points[0] + player.points[1] + player.points[2]) for player in self.players]

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        return best_seats(self.scores(), self._blossoms(), self.resigned)

    def ending(self) -> str | None:
        if self.phase != OVER:
            return None
        if self._remaining() == 1:
            return say("all others have resigned")
        return ending_sentence(self.scores(), self._blossoms(), self.resigned)

    def _blossoms(self) -> list[int]:
        return [int(player.suits[BLOSSOM]) for player in self.players]

    def resign(self, seat: int) -> None:
        """A player leaves. With one player left the game is over; otherwise the seat takes cards at random and puts them aside."""
        if self.phase == OVER or self.has_resigned(seat):
            return
        self.resigned |= 1 << seat
        if self._remaining() == 1:
            self.phase = OVER
        elif self.phase == CHOOSING:
            self._choose_for_those_who_left()
        else:
            if self.simultaneous:
                self._take_back(seat)
            self._discard_for_those_who_left()

    def _take_back(self, seat: i64) -> None:
        """Undo a leaving player's secret decisions of this turn."""
        self.done &= ~(1 << seat)
        take_back(self, seat, self.players[seat])

    def _remaining(self) -> i64:
        count: i64 = 0
        for seat in range(self.seats):
            if not self.has_resigned(seat):
                count += 1
        return count

    def _choose_for_those_who_left(self) -> None:
        for seat in range(self.seats):
            while self.phase == CHOOSING and self.has_resigned(seat) and self.players[seat].kept < KEEP:
                self._choose(seat, self.random_action(int(seat), self.luck) - CHOOSE + 1)

    def _discard_for_those_who_left(self) -> None:
        for step in range(self.seats):
            seat = (self.laying + step) % self.seats if self.simultaneous else self.laying
            if self.phase == LAYING and self.has_resigned(seat) and self.players[seat].kept:
                while self.players[seat].kept:
                    self.settle(seat, DISCARD + self.players[seat].first - 1)
                self._after_laying(seat)
                return

    def reveals(self) -> int:
        return int(self.revealed)

    # --- copying and snapshots ---------------------------------------------------------------------------------------

    def copy(self) -> "Ohanami":
        twin = Ohanami(self.luck.copy())
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, luck: Luck) -> "Ohanami":
        twin = Ohanami(luck)
        self.copy_onto(twin)
        deal_again(twin, seat, luck)
        return twin

    def snapshot(self) -> dict[str, object]:
        from roji.games.ohanami.snapshot import save  # here, because that module imports this one

        return to_json(save(self))

    # --- for search --------------------------------------------------------------------------------------------------

    def observe(self, seat: int, canvas: Canvas) -> None:
        observation.observe(self, seat, canvas)

    def candidates(self, seat: int) -> list[int]:
        return policy.candidates(self, seat, self.legal(seat))

    def rollout_action(self, seat: int, luck: Luck) -> int:
        return policy.quick(self, seat, luck)

    def tuning(self) -> Tuning:
        return Tuning(oversights=(0.07, 0.06, 0.035))

    def has_learned(self) -> bool:
        return judgement.has_learned(self)

    def priors(self, seat: int, codes: list[int]) -> list[float]:
        return judgement.priors(self, seat, codes)

    def outlook(self, seat: int) -> float:
        return policy.share_of_win(self, seat) if self.phase == OVER else judgement.outlook(self, seat)

    def evaluate(self, seat: int) -> float:
        return policy.share_of_win(self, seat) if self.phase == OVER else policy.evaluate(self, seat)

    def solve(self, seat: int, most: int) -> Solved | None:
        return solver.solve(self, seat, most)


def _first_free(player: Player) -> i64:
    """Gardens are begun from left to right."""
    return player.started


def _card_laid(code: i64) -> i64:
    return (code - LAY) // GARDENS + 1


def _random_use(player: Player, luck: Luck) -> i64:
    """Rejection sampling of a card and a use, so that every legal pair is equally likely."""
    started = player.started
    uses: i64 = started + 2 if player.may_start() else started + 1  # each garden, a new one if allowed, putting it aside
    while True:
        pick = luck.below(uses * player.kept)
        card = player.first
        if pick >= uses:
            card = player.second
            pick -= uses
        if pick == uses - 1:
            return DISCARD + card - 1
        if pick == started:
            return START + card - 1
        if player.fits(card, pick):
            return LAY + GARDENS * (card - 1) + pick


def setup(seats: int, rotate: bool, simultaneous: bool, peek: bool, luck: Luck) -> Ohanami:
    table = Ohanami(luck)
    table.prepare(seats, rotate, simultaneous, peek)
    return table
