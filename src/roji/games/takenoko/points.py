"""What objectives and the Emperor score, who wins, and why: over plain numbers, so that a score pad can use it too."""

from typing import Final

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.takenoko.components import DECKS, EMPEROR_POINTS, PANDA, POINTS, deck_of

PARTS: Final = ("plot objectives", "gardener objectives", "panda objectives", "Emperor")


def parts_of(claimed: list[int], has_emperor: bool) -> list[int]:
    """Points line by line: plot, gardener and panda objectives, the Emperor."""
    points = [0] * (DECKS + 1)
    for card in claimed:
        points[deck_of(card)] += int(POINTS[card])
    if has_emperor:
        points[DECKS] = EMPEROR_POINTS
    return points


def panda_part(parts: list[int]) -> int:
    """The tie-breaker."""
    return parts[PANDA]


def rank_of(points: i64, panda_points: i64) -> i64:
    """Points first, then points of panda objectives."""
    return 1000 * points + panda_points


def ending_of(points: list[int], pandas: list[int], rounds: int) -> str:
    """Why the winners won; `rounds` is the round limit that ended the game without the Emperor, or 0."""
    most = max(points)
    leading = [pandas[i] for i in range(len(points)) if points[i] == most]
    if leading.count(max(leading)) > 1:
        return say("equal with {points} points, also in panda objectives: the win is shared", points=most)
    if len(leading) > 1:
        return say("equal with {points} points; of these more points of panda objectives win", points=most)
    if rounds:
        return say("{rounds} rounds are played, and {points} points are the most", rounds=rounds, points=most)
    return say("the last turns are played, and {points} points are the most", points=most)
