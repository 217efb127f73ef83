"""Lanterns: a small game in plain Python that keeps the contract, so that faults can be planted in it.

Everybody holds three of 24 cards. All choose one at once, face down, and pass the rest to the left. Then each in turn lights
the chosen card, which shows it and scores its number, or hides it, which nobody sees. After that a card of the deck is turned up.
"""

from typing import Annotated, Any, Literal

import msgspec

from roji.core.luck import Luck, restore_luck
from roji.core.sentences import say
from roji.core.state import State

CARDS = 24
HAND_SIZE = 3
KEEP, LIGHT, HIDE, SIZE = 0, CARDS, 2 * CARDS, 3 * CARDS  # + card - 1
DECK, HAND, KEPT, LIT, HIDDEN, TURNED = range(6)  # where a card can be
Place = list[int]  # of a card: where, whose, of which pack, chosen in which turn of its round
Known = tuple[int, int] | None  # None if the seat knows where a card is; otherwise the pack and the turn in which it last saw it


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Literal[1, 2] = 1
    worth: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    turning: bool = True


def shuffled(cards: list[int], luck: Luck) -> list[int]:
    for i in range(len(cards) - 1, 0, -1):
        j = luck.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


class Lanterns(State):
    def __init__(self, seats: int, options: Options, luck: Luck) -> None:
        self.seats = seats
        self.options = options
        self.luck = luck
        self.deck = self.shuffled_deck(luck)
        self.places: list[Place] = [[DECK, -1, -1, -1] for _ in range(CARDS)]
        self.round = -1
        self.revealed = 0
        self.gone = -1
        self.deal()

    def shuffled_deck(self, luck: Luck) -> list[int]:
        return shuffled(list(range(1, CARDS + 1)), luck)

    # --- who may do what ---

    def to_act(self) -> list[int]:
        if self.gone >= 0 or (self.round + 1 == self.options.rounds and self.turn_of_round == HAND_SIZE):
            return []
        waiting = [seat for seat in range(self.seats) if bool(self.lying(KEPT, seat)) == self.lighting]
        return waiting[:1] if self.lighting else waiting

    def legal(self, seat: int) -> list[int]:
        if not self.lighting:
            return [KEEP + card - 1 for card in self.hand(seat)]
        return [verb + card - 1 for verb in (LIGHT, HIDE) for card in self.lying(KEPT, seat)]

    def pack(self, seat: int) -> int:
        """The pack in this seat's hand: it started one seat further right for each pass."""
        return self.round * self.seats + (seat - self.turn_of_round - self.lighting) % self.seats

    def hand(self, seat: int) -> list[int]:
        return [card for card, place in enumerate(self.places, 1) if place[0] == HAND and place[2] == self.pack(seat)]

    def lying(self, where: int, seat: int) -> list[int]:
        return [card for card, place in enumerate(self.places, 1) if place[:2] == [where, seat]]

    # --- the course of the game ---

    def deal(self) -> None:
        self.round += 1
        self.turn_of_round = 0
        self.lighting = False
        for seat in range(self.seats):
            for _ in range(HAND_SIZE):
                self.places[self.deck.pop() - 1] = [HAND, -1, self.round * self.seats + seat, -1]

    def play(self, seat: int, code: int) -> None:
        card = code % CARDS + 1
        _, _, pack, taken = self.places[card - 1]
        if code < LIGHT:
            self.places[card - 1] = [KEPT, seat, pack, self.turn_of_round]
            self.lighting = all(self.lying(KEPT, other) for other in range(self.seats))
            self.revealed += self.lighting
            return
        self.places[card - 1] = [LIT if code < HIDE else HIDDEN, seat, pack, taken]
        if not any(self.lying(KEPT, other) for other in range(self.seats)):
            self.end_turn()

    def end_turn(self) -> None:
        self.lighting = False
        self.turn_of_round += 1
        if self.options.turning:
            self.turn_up()
        if self.turn_of_round == HAND_SIZE and self.round + 1 < self.options.rounds:
            self.deal()
            self.revealed += 1

    def turn_up(self) -> None:
        self.places[self.deck.pop() - 1] = [TURNED, -1, -1, self.round]
        self.revealed += 1

    def turn(self) -> int:
        return HAND_SIZE * self.round + self.turn_of_round

    def reveals(self) -> int:
        return self.revealed

    # --- the end ---

    def resign(self, seat: int) -> None:
        self.gone = seat

    def scores(self) -> list[int]:
        return [self.options.worth * sum(self.lying(LIT, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        if self.to_act():
            return []
        scores = self.scores()
        best = max(score for seat, score in enumerate(scores) if seat != self.gone)
        return [seat for seat, score in enumerate(scores) if score == best and seat != self.gone]

    def ending(self) -> str | None:
        if self.to_act():
            return None
        return say("seat {seat} gave up", seat=self.gone) if self.gone >= 0 else "all lanterns are out"

    def pieces(self) -> list[int]:
        return [self.deck.count(card) + (place[0] != DECK) for card, place in enumerate(self.places, 1)]

    # --- copies and imagination ---

    def snapshot(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "options": msgspec.to_builtins(self.options),
            "luck": self.luck.snapshot(),
            "deck": list(self.deck),
            "places": [list(place) for place in self.places],
            "round": self.round,
            "turn": self.turn_of_round,
            "lighting": self.lighting,
            "revealed": self.revealed,
            "gone": self.gone,
        }

    @classmethod
    def restore(cls, told: dict[str, Any]) -> "Lanterns":
        table = cls.__new__(cls)
        table.seats = told["seats"]
        table.options = msgspec.convert(told["options"], Options)
        table.luck = restore_luck(told["luck"])
        table.deck = list(told["deck"])
        table.places = [list(place) for place in told["places"]]
        table.round, table.turn_of_round = told["round"], told["turn"]
        table.lighting, table.revealed, table.gone = told["lighting"], told["revealed"], told["gone"]
        return table

    def copy(self) -> "Lanterns":
        return self.restore(self.snapshot())

    def imagine(self, seat: int, luck: Luck) -> "Lanterns":
        """Cards that the seat last saw in the same hand, or never, are shuffled among the places where they now lie."""
        world = self.copy()
        world.luck = luck
        groups: dict[tuple[int, int], list[int]] = {}
        for card in range(1, CARDS + 1):
            known = self.known(seat, card)
            if known is not None:
                groups.setdefault(known, []).append(card)
        for known in sorted(groups):
            places = self.in_order([self.places[card - 1] for card in groups[known]])
            cards = self.dealt_again(groups[known], luck)
            for card, place in zip(cards, places, strict=True):
                world.places[card - 1] = list(place)
            if known == (-1, -1):
                world.deck = [card for card in cards if world.places[card - 1][0] == DECK]
        return world

    def dealt_again(self, cards: list[int], luck: Luck) -> list[int]:
        return shuffled(cards, luck)

    def in_order(self, places: list[Place]) -> list[Place]:
        """Which place comes first must not depend on the card that really lies there."""
        return sorted(places)

    def known(self, seat: int, card: int) -> Known:
        where, owner, pack, taken = self.places[card - 1]
        if where in (LIT, TURNED) or owner == seat or (where == HAND and pack == self.pack(seat)):
            return None
        if where == DECK:
            return (-1, -1)
        latest = taken if taken >= 0 else self.turn_of_round + self.lighting
        if pack // self.seats < self.round and taken < 0:
            latest = HAND_SIZE
        held = [turn for turn in range(latest + 1) if (pack + turn - seat) % self.seats == 0]
        return (pack, held[-1]) if held else (-1, -1)

    def rollout_action(self, seat: int, luck: Luck) -> int:
        return self.legal(seat)[0]
