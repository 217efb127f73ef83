"""States of Lanterns that break the contract, each in one way."""

from typing import Any

from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.observation.planes import Plane, Planes
from roji.core.state import Solved
from tests.every_game.lanterns import CARDS, DECK, HAND_SIZE, HIDE, KEPT, LIGHT, Known, Lanterns, Place, shuffled

PLANES = Planes(1, Plane("turn", (1,), "turns that are over"), Plane("kept", (CARDS,), "1 for each card that the other has kept"))


class Timeless(Lanterns):
    def turn(self) -> int:
        return 0


class Overcounting(Lanterns):
    def play(self, seat: int, code: int) -> None:
        super().play(seat, code)
        self.revealed += 1


class Blank(Lanterns):
    def observe(self, seat: int, canvas: Canvas) -> None:
        pass


class Still(Lanterns):
    def observe(self, seat: int, canvas: Canvas) -> None:
        canvas.put(0, 7)


class SeeThrough(Lanterns):
    def observe(self, seat: int, canvas: Canvas) -> None:
        canvas.put(0, self.turn())
        for card in self.lying(KEPT, (seat + 1) % self.seats):
            canvas.mark(card)


class Stingy(Lanterns):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[:2]


class Descending(Lanterns):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class Idle(Lanterns):
    def legal(self, seat: int) -> list[int]:
        return []


class LastFirst(Lanterns):
    def to_act(self) -> list[int]:
        return super().to_act()[::-1]


class LastActor(Lanterns):
    def actor(self) -> int:
        return (self.to_act() or [-1])[-1]


class Cheating(Lanterns):
    def random_action(self, seat: int, luck: Luck) -> int:
        return 0


class CheatingRollout(Lanterns):
    def rollout_action(self, seat: int, luck: Luck) -> int:
        return HIDE


class StrayCandidates(Lanterns):
    def candidates(self, seat: int) -> list[int]:
        return [*self.legal(seat), HIDE]


class Favourite(Lanterns):
    def random_action(self, seat: int, luck: Luck) -> int:
        return self.legal(seat)[0] if luck.below(2) else super().random_action(seat, luck)


class OwnLuck(Lanterns):
    def random_action(self, seat: int, luck: Luck) -> int:
        return super().random_action(seat, self.luck)


class Pointed(Lanterns):
    def evaluate(self, seat: int) -> float:
        return self.scores()[seat] / 10


class Hopeful(Lanterns):
    def evaluate(self, seat: int) -> float:
        return 0.9 if self.to_act() else super().evaluate(seat)


class Foreseeing(Lanterns):
    def solve(self, seat: int, most: int) -> Solved | None:
        return Solved(float(self.deck[-1]), True, [], {}, 1)


class Daydreaming(Lanterns):
    def solve(self, seat: int, most: int) -> Solved | None:
        return Solved(0.5, False, [-1], {}, 1)


class SharingCopy(Lanterns):
    def copy(self) -> Lanterns:
        twin = super().copy()
        twin.places = self.places
        return twin


class Moody(Lanterns):
    deals = 0

    def shuffled_deck(self, luck: Luck) -> list[int]:
        Moody.deals += 1
        deck = super().shuffled_deck(luck)
        return deck[Moody.deals % CARDS :] + deck[: Moody.deals % CARDS]


class Tired(Lanterns):
    deals = 0

    def shuffled_deck(self, luck: Luck) -> list[int]:
        Tired.deals += 1
        return super().shuffled_deck(luck)[:: -1 if Tired.deals % 3 == 0 else 1]


class Unlucky(Lanterns):
    @classmethod
    def restore(cls, told: dict[str, Any]) -> Lanterns:
        table = super().restore(told)
        table.luck = Luck(0)
        return table

    def copy(self) -> Lanterns:
        twin = super().copy()
        twin.luck = self.luck.copy()
        return twin


class Tupled(Lanterns):
    def snapshot(self) -> dict[str, object]:
        return super().snapshot() | {"deck": tuple(self.deck)}


class LiveSnapshot(Lanterns):
    def snapshot(self) -> dict[str, object]:
        return super().snapshot() | {"deck": self.deck}


class Endless(Lanterns):
    def play(self, seat: int, code: int) -> None:
        if code < LIGHT:
            super().play(seat, code)


class Spoiler(Lanterns):
    def ending(self) -> str | None:
        return "the night is over"


class Mute(Lanterns):
    def ending(self) -> str | None:
        return None


class Hasty(Lanterns):
    def winners(self) -> list[int]:
        return [0]


class Loveless(Lanterns):
    def winners(self) -> list[int]:
        return []


class Lossy(Lanterns):
    def turn_up(self) -> None:
        super().turn_up()
        self.deck.pop()


class Backwards(Lanterns):
    def turn(self) -> int:
        return -super().turn() + 10


class SoreWinner(Lanterns):
    def winners(self) -> list[int]:
        return [] if self.to_act() else list(range(self.seats))


class Ghost(Lanterns):
    def resign(self, seat: int) -> None:
        pass


class LeakingScores(Lanterns):
    def scores(self) -> list[int]:
        return [score + sum(self.lying(KEPT, seat)) for seat, score in enumerate(super().scores())]


class LeakingReveals(Lanterns):
    def reveals(self) -> int:
        return 2 * self.revealed + (self.deck[-1] % 2 if self.deck else 0)


class LyingReveals(Lanterns):
    def turn_up(self) -> None:
        super().turn_up()
        self.revealed -= 1


class Peeking(Lanterns):
    def known(self, seat: int, card: int) -> Known:
        return None if self.places[card - 1][0] == KEPT else super().known(seat, card)


class Clairvoyant(Lanterns):
    def known(self, seat: int, card: int) -> Known:
        return None if self.places[card - 1][0] == DECK else super().known(seat, card)

    def imagine(self, seat: int, luck: Luck) -> Lanterns:
        world = super().imagine(seat, luck)
        world.deck = list(self.deck)
        return world


class Forgetful(Lanterns):
    """Forgets the hands that it has passed on."""

    def known(self, seat: int, card: int) -> Known:
        return None if super().known(seat, card) is None else (-1, -1)


class Absentminded(Lanterns):
    """Knows the hand that it has just passed on, but not what the next player kept of it."""

    def known(self, seat: int, card: int) -> Known:
        where, _, _, _ = self.places[card - 1]
        known = super().known(seat, card)
        return (-1, -1) if known is not None and where == KEPT else known


class Overconfident(Lanterns):
    """Assumes that a player always keeps the highest card that may have been in the hand."""

    def dealt_again(self, cards: list[int], luck: Luck) -> list[int]:
        return super().dealt_again(cards, luck) if len(cards) > HAND_SIZE else sorted(cards)


class Unimaginative(Lanterns):
    def imagine(self, seat: int, luck: Luck) -> Lanterns:
        world = self.copy()
        world.luck = luck
        return world


class Unsorted(Lanterns):
    def in_order(self, places: list[Place]) -> list[Place]:
        return places


class Meddling(Lanterns):
    def imagine(self, seat: int, luck: Luck) -> Lanterns:
        self.deck.sort()
        return super().imagine(seat, luck)


class LuckKeeping(Lanterns):
    def imagine(self, seat: int, luck: Luck) -> Lanterns:
        world = super().imagine(seat, luck)
        world.luck = self.luck.copy()
        return world


def badly_shuffled(cards: list[int], luck: Luck) -> list[int]:
    """Off by one: the last card stays where it is."""
    return [*shuffled(cards[:-1], luck), *cards[-1:]]


class BiasedDeal(Lanterns):
    def shuffled_deck(self, luck: Luck) -> list[int]:
        return badly_shuffled(list(range(1, CARDS + 1)), luck)


class BiasedImagination(Lanterns):
    def dealt_again(self, cards: list[int], luck: Luck) -> list[int]:
        return badly_shuffled(cards, luck)
