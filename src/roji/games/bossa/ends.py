"""How a game ends, who wins, and why: over plain numbers, so that a score pad can use it too."""

from typing import Final

from mypy_extensions import i64

from roji.core.sentences import say

NOT_OVER: Final = 0  # the ways a game can end
A: Final = 1
B: Final = 2
C: Final = 3
D: Final = 4
E: Final = 5
RESIGNED: Final = 6

NOBODY: Final = -1
BOTH: Final = 2
GOES_ON: Final = -1.0

PARTS: Final = ("rows on the own line", "tiles in hand")  # what the pad shows above the result


def end_of_play(seat: i64, hand: i64, is_full: bool, owner: i64) -> i64:
    """After a play on a line: an empty hand wins first, even with the sixth row of the other's line; then six rows."""
    if hand == 0:
        return C if is_full and owner != seat else A
    return B if is_full else NOT_OVER


def worth_of_play(seat: i64, hand: i64, is_full: bool, owner: i64) -> float:
    """Value of a play on a line to the player who made it; GOES_ON if it does not end the game."""
    how = end_of_play(seat, hand, is_full, owner)
    if how == NOT_OVER:
        return GOES_ON
    return 0.0 if how == B and owner != seat else 1.0


def worth_of_lead(lead: i64) -> float:
    """Value of a lead in tiles when the pile is used up: fewer tiles win, equal hands are a draw."""
    if lead == 0:
        return 0.5
    return 1.0 if lead > 0 else 0.0


def winner_of_pile(one: i64, other: i64) -> i64:
    """When the pile is used up, fewer tiles in hand win."""
    if one == other:
        return BOTH
    return 0 if one < other else 1


def outcome_of(winner: i64) -> str:
    """The last line of the pad: won or drawn."""
    return say("drawn") if winner == BOTH else say("won")


def ending_of(how: i64, winner: i64, white_is_full: bool, one: int, other: int) -> str:
    """Why the game ended, given the number of tiles in each hand."""
    if how == A:
        return say("a hand is empty: whoever has played all tiles wins")
    if how == B:
        return say("the {line} line has six rows: its owner wins", line="white" if white_is_full else "black")
    if how == C:
        return say("the last tiles of a hand were the sixth row of the other's line: whoever has played all tiles wins")
    if how == D:
        return say("after the draw nothing could be played and no action was left: whoever is stuck loses")
    if how == E:
        return _ending_of_pile(winner, one, other)
    return say("the other player has resigned")


def _ending_of_pile(winner: i64, one: int, other: int) -> str:
    if winner == BOTH:
        return say("the pile is used up, and both hands have {tiles} tiles: a draw", tiles=one)
    return say("the pile is used up: {fewer} tiles in hand win against {more}", fewer=min(one, other), more=max(one, other))
