"""Points: water after every round, plants from the second on, stone and blossoms at the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.ohanami.components import BLOSSOM, PLANT, ROUNDS, STONE, WATER

WATER_POINTS: Final = 3
PLANT_POINTS: Final = 4
STONE_POINTS: Final = 7
MOST_FOR_BLOSSOMS: Final = 120

SUIT_NAMES: Final = {WATER: "water", PLANT: "plants", STONE: "stone", BLOSSOM: "blossoms"}
PAD: Final = ((WATER,), (WATER, PLANT), (WATER, PLANT, STONE, BLOSSOM))  # the suits counted by each scoring


# The first scoring to count each suit.
FIRST_SCORING: Final[vec[i64]] = vec[i64]([min([n + 1 for n, suits in enumerate(PAD) if suit in suits]) for suit in range(len(SUIT_NAMES))])


def scorings_left(suit: i64, round: i64) -> i64:
    """Number of scorings that count a suit from this round on."""
    first = FIRST_SCORING[suit]
    return ROUNDS + 1 - (first if first > round else round)


def line_of(round: int, suit: int) -> str:
    """The label of a line of the pad."""
    return say("round {n}, {suit}", n=round, suit=say(SUIT_NAMES[suit]))


def blossom_points(count: int) -> int:
    """1 for the first blossom, 2 more for the second and so on, but never more than 120."""
    return min(count * (count + 1) // 2, MOST_FOR_BLOSSOMS)


LADDER: Final[vec[i64]] = vec[i64]([blossom_points(count) for count in range(31)])


def suit_points(suit: int, count: int) -> int:
    """Points for this number of cards of a suit in a scoring that counts it."""
    if suit == BLOSSOM:
        return blossom_points(count)
    each = WATER_POINTS if suit == WATER else PLANT_POINTS if suit == PLANT else STONE_POINTS
    return each * count


def points_of_round(round: i64, suits: vec[i64]) -> i64:
    """Points of a scoring for all cards in the gardens, counted by suit."""
    points = WATER_POINTS * suits[WATER]
    if round >= FIRST_SCORING[PLANT]:
        points += PLANT_POINTS * suits[PLANT]
    if round == ROUNDS:
        points += STONE_POINTS * suits[STONE] + LADDER[suits[BLOSSOM]]
    return points


def best_seats(scores: list[int], blossoms: list[int], resigned: i64) -> list[int]:
    """Most points; on a tie, more blossoms; still tied, they share the win."""
    staying = [seat for seat in range(len(scores)) if not resigned >> seat & 1]
    most = max([scores[seat] for seat in staying])
    leading = [seat for seat in staying if scores[seat] == most]
    blooming = max([blossoms[seat] for seat in leading])
    return [seat for seat in leading if blossoms[seat] == blooming]


def ending_sentence(scores: list[int], blossoms: list[int], resigned: i64) -> str:
    """Why the winners won."""
    best = best_seats(scores, blossoms, resigned)
    points = scores[best[0]]
    most = blossoms[best[0]]
    tied = [seat for seat in range(len(scores)) if scores[seat] == points and not resigned >> seat & 1]
    if len(best) > 1:
        return say("equal with {points} points and {blossoms} blossoms, so the win is shared", points=points, blossoms=most)
    if len(tied) > 1:
        return say("equal with {points} points; {blossoms} blossoms decide", points=points, blossoms=most)
    return say("the third scoring is done, and {points} points are the most", points=points)
