"""Points: water after every round, plants from the second on, stone and blossoms at the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.ohanami.cards import BLOSSOM, PLANT, STONE, WATER
from roji.games.ohanami.state import Player

WATER_POINTS: Final = 3
PLANT_POINTS: Final = 4
STONE_POINTS: Final = 7
MOST_FOR_BLOSSOMS: Final = 120


def blossom_points(count: int) -> int:
    """1 for the first blossom, 2 more for the second and so on; never more than 120."""
    return min(count * (count + 1) // 2, MOST_FOR_BLOSSOMS)


LADDER: Final[vec[i64]] = vec[i64]([blossom_points(count) for count in range(31)])


def suit_points(suit: int, count: int) -> int:
    """What so many cards of a suit are worth at a scoring that counts them."""
    if suit == BLOSSOM:
        return blossom_points(count)
    each = WATER_POINTS if suit == WATER else PLANT_POINTS if suit == PLANT else STONE_POINTS
    return each * count


def points_of_round(round: i64, player: Player) -> i64:
    """What a scoring pays for all that lies in the gardens."""
    points = WATER_POINTS * player.suits[WATER]
    if round >= 2:
        points += PLANT_POINTS * player.suits[PLANT]
    if round == 3:
        points += STONE_POINTS * player.suits[STONE] + LADDER[player.suits[BLOSSOM]]
    return points


def best_seats(scores: list[int], players: list[Player], resigned: i64) -> list[int]:
    """Most points; among equals more blossoms; still equal, they share the win."""
    staying = [seat for seat in range(len(scores)) if not resigned >> seat & 1]
    most = max([scores[seat] for seat in staying])
    leading = [seat for seat in staying if scores[seat] == most]
    blossoms = max([int(players[seat].suits[BLOSSOM]) for seat in leading])
    return [seat for seat in leading if players[seat].suits[BLOSSOM] == blossoms]


def ending_sentence(scores: list[int], players: list[Player], resigned: i64) -> str:
    """Why those win who win."""
    best = best_seats(scores, players, resigned)
    points = scores[best[0]]
    blossoms = int(players[best[0]].suits[BLOSSOM])
    tied = [seat for seat in range(len(scores)) if scores[seat] == points and not resigned >> seat & 1]
    if len(best) > 1:
        return say("equal with {points} points and {blossoms} blossoms, so the win is shared", points=points, blossoms=blossoms)
    if len(tied) > 1:
        return say("equal with {points} points; {blossoms} blossoms decide", points=points, blossoms=blossoms)
    return say("the third scoring is done, and {points} points are the most", points=points)
