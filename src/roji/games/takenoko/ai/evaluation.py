"""Which steps a search expands, and an evaluation of a table."""

from math import exp
from typing import Final

from mypy_extensions import i64

from roji.games.takenoko import actions as codes
from roji.games.takenoko import scoring
from roji.games.takenoko.actions import CELLS
from roji.games.takenoko.ai import policy, priors
from roji.games.takenoko.ai.objective_values import COMPLETING, PER_TURN, actions_left, hope, turns_left
from roji.games.takenoko.components import EMPEROR_POINTS
from roji.games.takenoko.state import (
    ACTIONS,
    IMPROVE,
    LAY,
    NONE,
    UNDER,
    TakenokoTable,
)
from roji.games.takenoko.turns import allowed, is_free

MOVES: Final = 4  # destinations of a figure that a search expands
SITES: Final = 4  # cells for a plot that a search expands
ACTION: Final = 0.9  # value of an action in points
SPREAD: Final = 4.0
SPREAD_PER_TURN: Final = 0.55

# --- what a search expands -----------------------------------------------------------------------------------------------


def candidates(table: TakenokoTable, legal: list[int]) -> list[int]:
    """The steps worth searching.

    Free steps are taken at once if they are of use, and small questions are settled by rule, so that a search spends its time on the
    actions. Of a figure's destinations, and of cells, it expands the best by their priors.
    """
    if len(legal) == 1:
        return legal
    player = table.players[table.seat]
    if is_free(table) and not _ends_the_game(table):
        step = policy.free_step(table, player)
        if step != NONE:
            return [int(step)]
    if table.phase == UNDER:
        return legal[:1]
    if table.phase == IMPROVE:
        return [int(policy.improvement(table, player))]
    return _promising(table, legal) if table.phase == LAY or is_free(table) else legal


def _ends_the_game(table: TakenokoTable) -> bool:
    """Whether this player's next objective would bring the Emperor and the last turns."""
    return table.brings_emperor(table.players[table.seat].done + 1)


def _promising(table: TakenokoTable, legal: list[int]) -> list[int]:
    """The best of each kind of step."""
    found: list[int] = []
    ranked: list[tuple[i64, int]] = []
    group = -1
    for code in legal:
        kind = _group(code)
        if kind != group:
            if ranked:
                found += _best(ranked, group)
                ranked = []
            group = kind
        if kind == 0:
            found.append(code)
        else:
            ranked.append((-_first_sight(table, code), code))
    found += _best(ranked, group)
    return sorted(_without_idling(table, found))


def _group(code: int) -> int:
    """Steps of one group are compared with each other; all of group 0 are expanded."""
    if code < codes.LAY:
        return 0
    if code >= codes.WATER:
        return codes.WATER if code < codes.CHIP else codes.CHIP
    return codes.LAY + (code - codes.LAY) // CELLS


def _best(ranked: list[tuple[i64, int]], group: int) -> list[int]:
    """The best few of a group: useless steps only if all are useless, and useless free steps never."""
    ranked.sort()
    useful = [code for worth, code in ranked if worth < 0]
    if not useful and group < codes.WATER:
        useful = [code for _, code in ranked]
    return useful[: SITES if group == codes.LAY else MOVES]


def _without_idling(table: TakenokoTable, found: list[int]) -> list[int]:
    """Use the weather and every action if anything else can be done."""
    useful = [code for code in found if code != codes.DECLINE]
    if table.phase == ACTIONS and table.acted < allowed(table):
        useful = [code for code in useful if code != codes.END]
    return useful or found


def _first_sight(table: TakenokoTable, code: i64) -> i64:
    player = table.players[table.seat]
    if code >= codes.CHIP:
        kind = (code - codes.CHIP) // CELLS
        return priors.improving(table, player, kind + 1, code - codes.CHIP - CELLS * kind)
    if code >= codes.WATER:
        return priors.watering(table, player, code - codes.WATER)
    if code >= codes.PANDA:
        return priors.eating(table, player, code - codes.PANDA)
    if code >= codes.GARDENER:
        return priors.gardening(table, player, code - codes.GARDENER)
    if code >= codes.STORM:
        return priors.eating(table, player, code - codes.STORM)
    if code >= codes.RAIN:
        return priors.raining(table, player, code - codes.RAIN)
    wanted = priors.colour_wanted(table, player, table.kept >> 2)
    return priors.laying(table, player, code - codes.LAY, table.kept, wanted)


# --- what to expect ------------------------------------------------------------------------------------------------------


def expected_points(table: TakenokoTable, seat: i64) -> float:
    """This seat's expected final points."""
    player = table.players[seat]
    points = float(player.points) + COMPLETING * float(player.done) + hope(table, seat)
    if table.emperor == seat:
        points += float(EMPEROR_POINTS)
    return points + reserve(table, seat) + unused_actions(table, seat)


def reserve(table: TakenokoTable, seat: i64) -> float:
    """Value of channels and improvements in store."""
    if actions_left(table, seat) <= 2.5:
        return 0.0
    player = table.players[seat]
    return 0.4 * float(min(player.channels, 2)) + 0.5 * float(player.chips[0] + player.chips[1] + player.chips[2])


def unused_actions(table: TakenokoTable, seat: i64) -> float:
    """Value of the actions left in the present turn."""
    return ACTION * (actions_left(table, seat) - PER_TURN * turns_left(table, seat))


def share_of_win(table: TakenokoTable, seat: i64) -> float:
    """At the end: 1 for the winner, less if the win is shared."""
    won = scoring.winners(table)
    return 1.0 / float(len(won)) if int(seat) in won else 0.0


def evaluate(table: TakenokoTable, seat: i64) -> float:
    """This seat's expected share of the win."""
    if table.has_resigned(seat):
        return 0.0
    own = expected_points(table, seat)
    spread = SPREAD + SPREAD_PER_TURN * turns_left(table, seat)
    odds = 1.0  # relative odds, summed over all players
    other: i64 = 0
    while other < table.seats:
        if other != seat and not table.has_resigned(other):
            odds += exp(max(-30.0, min(30.0, (expected_points(table, other) - own) / spread)))
        other += 1
    return 1.0 / odds
