"""What a solo player must do besides scoring points, and the probability of each part."""

from typing import Final

from mypy_extensions import i64

from roji.games.bonsai.actions import SLOTS
from roji.games.bonsai.ai.evaluation import colour_chance, goal_chance, likely
from roji.games.bonsai.components import BIT, PARCHMENTS, count
from roji.games.bonsai.goals import COLOUR_COUNT, OF_COLOUR, colour_of, has_colour
from roji.games.bonsai.scenarios import EMPEROR, LONG_WINTER, PARCHMENTS_OF_WINTER, SLOW_FALL
from roji.games.bonsai.state import BonsaiTable, Player

EAGER: Final = 1.25  # pursuing a goal is as good as this many times the turns
DESPAIR: Final = 0.05  # factor for a hopeless part, so that hopeless plans can still be compared


def hopes(table: BonsaiTable, player: Player, left: float) -> list[float]:
    """Probability of each requirement: goals, and in Long Winter the Parchments."""
    if table.scenario == SLOW_FALL:
        return _of_plan(table, player, left, fall_plan(table, player, left))
    if table.scenario == EMPEROR:
        return _before_the_emperor(table, player, left)
    found = [_of_colour(table, player, colour, left) for colour in range(COLOUR_COUNT) if table.in_play & OF_COLOUR[colour]]
    if table.scenario == LONG_WINTER:
        found.append(parchment_chance(table, player, left))
    return found


def together(chances: list[float]) -> float:
    """Score for meeting them all."""
    product = 1.0
    for chance in chances:
        product *= DESPAIR + (1.0 - DESPAIR) * chance
    return product


def _of_colour(table: BonsaiTable, player: Player, colour: i64, left: float) -> float:
    if has_colour(player.claimed, colour):
        return 1.0
    best = 0.0
    for tree in player.trees:
        best = max(best, colour_chance(table, player, tree, colour, EAGER * left))
    return best


def _of_goal(table: BonsaiTable, player: Player, bonsai: i64, goal: i64, left: float) -> float:
    """Probability of claiming this goal with this bonsai."""
    if (player.claimed >> goal) & 1:
        return 1.0 if (player.claimed_second >> goal) & 1 == bonsai else 0.0
    if has_colour(player.claimed, colour_of(goal)) or (table.goals_left(player) >> goal) & 1 == 0:
        return 0.0
    return goal_chance(player, player.trees[bonsai], goal, EAGER * left)


# --- Slow Fall -----------------------------------------------------------------------------------------------------------


def fall_plan(table: BonsaiTable, player: Player, left: float) -> i64:
    """The set of one low and two hard goals with the best chances."""
    low = [_of_goal(table, player, 0, 3 * colour + 1, left) for colour in range(COLOUR_COUNT)]
    hard = [_of_goal(table, player, 0, 3 * colour + 3, left) for colour in range(COLOUR_COUNT)]
    plan: i64 = 0
    most = -1.0
    easy: i64 = 0
    while easy < COLOUR_COUNT:
        first: i64 = 0
        while first < COLOUR_COUNT:
            second = first + 1
            while second < COLOUR_COUNT:
                if easy != first and easy != second:
                    hope = together([low[easy], hard[first], hard[second]])
                    if hope > most:
                        most = hope
                        plan = BIT[3 * easy + 1] | BIT[3 * first + 3] | BIT[3 * second + 3]
                second += 1
            first += 1
        easy += 1
    return plan


def _of_plan(table: BonsaiTable, player: Player, left: float, plan: i64) -> list[float]:
    if player.claimed & ~plan:
        return [0.0, 0.0, 0.0]  # one goal too many
    return [_of_goal(table, player, 0, goal, left) for goal in range(1, 3 * COLOUR_COUNT + 1) if (plan >> goal) & 1]


# --- Long Winter ---------------------------------------------------------------------------------------------------------


def parchment_chance(table: BonsaiTable, player: Player, left: float) -> float:
    """Four are needed: some are in the row, some may turn up, and some will be gone before they can be taken."""
    lacking = PARCHMENTS_OF_WINTER - count(player.cards & PARCHMENTS)
    if lacking <= 0:
        return 1.0
    lying: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if table.slots[slot] and BIT[table.slots[slot]] & PARCHMENTS:
            lying += 1
        slot += 1
    hidden = count(PARCHMENTS & ~player.cards & ~table.discarded) - lying
    if lacking > lying + hidden or left < float(lacking):
        return 0.0
    return likely(float(lacking) - 0.5, 0.85 * float(lying) + 0.65 * float(hidden), 0.7)


# --- the Emperor challenge -----------------------------------------------------------------------------------------------


def _before_the_emperor(table: BonsaiTable, player: Player, left: float) -> list[float]:
    """Probability of each intermediate goal, under the best split of three for one bonsai and two for the other."""
    first = [_of_goal(table, player, 0, 3 * colour + 2, left) for colour in range(COLOUR_COUNT)]
    second = [_of_goal(table, player, 1, 3 * colour + 2, left) for colour in range(COLOUR_COUNT)]
    best = first
    most = -1.0
    share: i64 = 0
    while share < 32:
        if 2 <= count(share) <= 3:
            chances = [second[colour] if (share >> colour) & 1 else first[colour] for colour in range(COLOUR_COUNT)]
            hope = together(chances)
            if hope > most:
                most = hope
                best = chances
        share += 1
    return best
