"""Where a seat expects its final points to come from: what `evaluate` rests on, in a player's words."""

from typing import Final

from mypy_extensions import i64

from roji.core.game import COMMON, Term
from roji.core.sentences import words
from roji.games.bonsai import scoring
from roji.games.bonsai.ai.evaluation import CARDS_PER_TURN, CARDS_PER_TURN_ALONE, colour_hope, turns_left, wants
from roji.games.bonsai.ai.forecast import cards_to_come, room_to_grow, supply_to_come, turns_to_come
from roji.games.bonsai.ai.policy import company_to_come, evaluate, expected_points, placing_now, win_alone
from roji.games.bonsai.ai.solo_goals import hopes, together
from roji.games.bonsai.goals import COLOUR_COUNT
from roji.games.bonsai.scenarios import SCORCHING_SUMMER
from roji.games.bonsai.state import OVER, BonsaiTable, Player

LINES: Final = ("leaves", "flowers", "fruits", "Parchments", "goals claimed")
WITHIN_REACH: Final = (
    "the brown goal within reach",
    "the green goal within reach",
    "the orange goal within reach",
    "the pink goal within reach",
    "the blue goal within reach",
)
# The bots compare players, so a bias common to all does not matter to them. These remove it: the average excess of the forecast in games
# between searching bots, at an empty deck, and per turn that the deck still lasts.
TOO_HIGH: Final = 8.0
TOO_HIGH_PER_TURN: Final = 1.8
TOO_HIGH_ALONE: Final = -5.0
TOO_HIGH_ALONE_PER_TURN: Final = 0.7


def terms(table: BonsaiTable, seat: int) -> list[Term]:
    """The current score pad, and everything still to come."""
    player = table.players[seat]
    pad = scoring.parts(table, player)
    found = [_term(label, float(points)) for label, points in zip(LINES, pad, strict=True)]
    if table.phase == OVER:
        return found
    left = turns_left(table, seat)
    if table.scenario == SCORCHING_SUMMER:
        found.append(_term("company still to be found", company_to_come(player, float(sum(pad)), left)))
    if seat == table.seat and table.is_placing():
        found.append(_term("tiles to place now", placing_now(table, player, left)))
    found.append(_term(COMMON, -too_high(table)))
    return found + _to_come(player, left) + _within_reach(table, player, left)


def too_high(table: BonsaiTable) -> float:
    """Expected excess of the bots' forecast over the final score, the same for every player."""
    cards = float(table.deck_left())
    if table.seats == 1:
        return TOO_HIGH_ALONE + TOO_HIGH_ALONE_PER_TURN * cards / CARDS_PER_TURN_ALONE
    return TOO_HIGH + TOO_HIGH_PER_TURN * cards / CARDS_PER_TURN / float(table.seats)


def _term(label: str, points: float) -> Term:
    return Term(words(label), points)


def _to_come(player: Player, left: float) -> list[Term]:
    if left <= 0.0:
        return []
    room = sum([room_to_grow(tree, left) for tree in player.trees]) / float(len(player.trees))
    return [
        _term("tiles in hand", supply_to_come(player, left)),
        _term("Growth, Tools and Parchments for later", cards_to_come(player, left)),
        _term("room to grow", room),
        _term("turns to come", turns_to_come(left)),
    ]


def _within_reach(table: BonsaiTable, player: Player, left: float) -> list[Term]:
    found: list[Term] = []
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if wants(table, player, colour):
            hope = sum([colour_hope(table, player, tree, colour, left) for tree in player.trees])
            found.append(_term(WITHIN_REACH[colour], hope / float(len(player.trees))))
        colour += 1
    return found


def share(table: BonsaiTable, seat: int) -> float:
    """Probability of winning; in a solo game, without the credit that `evaluate` gives for progress."""
    if table.phase == OVER:
        return 1.0 if seat in scoring.winners(table) else 0.0
    if table.seats > 1:
        return evaluate(table, seat)
    left = turns_left(table, 0)
    return win_alone(table, expected_points(table, 0), left, together(hopes(table, table.players[0], left)))
