"""What a good player does: which steps to think about, a quick sensible choice, and what to expect of a table."""

from math import exp
from typing import Final

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.games.takenoko import actions as codes
from roji.games.takenoko import choices, scoring
from roji.games.takenoko.actions import CELLS
from roji.games.takenoko.objectives import EMPEROR_POINTS, POINTS
from roji.games.takenoko.state import (
    ACTIONS,
    CLOUD,
    DO_CHANNEL,
    DO_GARDENER,
    DO_OBJECTIVE,
    DO_PANDA,
    DO_PLOTS,
    IMPROVE,
    IMPROVEMENTS,
    KEEP,
    LAY,
    NONE,
    OBJECTIVE,
    RAIN,
    ROLL,
    STORM,
    UNDER,
    WEATHER,
    Player,
    Table,
)
from roji.games.takenoko.turns import allowed, is_free, may_claim, may_do, may_draw, may_end, may_rain, moves, nth_move
from roji.games.takenoko.worth import COMPLETING, actions_left, hope, threshold, turns_left

MOVES: Final = 5  # goals of a figure that a search looks at
SITES: Final = 6  # cells for a plot
STEPS: Final = 3  # channels, and improvements
ACTION: Final = 0.9  # points that an action is worth
SPREAD: Final = 4.0
SPREAD_PER_TURN: Final = 0.55

# --- what a search expands -----------------------------------------------------------------------------------------------


def candidates(table: Table, legal: list[int]) -> list[int]:
    """Objectives are claimed as soon as may be; of the goals of a figure, of cells, channels and improvements the best at
    first sight. What may be done at any time comes when it is of use, in no other order than that."""
    if len(legal) == 1:
        return legal
    claims = [code for code in legal if codes.CLAIM <= code < codes.END]
    if claims and not _ends_the_game(table):
        return claims
    if table.phase == UNDER:
        return legal[:1]
    return _promising(table, legal) if table.phase == LAY or is_free(table) else legal


def _ends_the_game(table: Table) -> bool:
    """Would the next objective bring the Emperor and the last turns?"""
    return table.emperor == NONE and table.players[table.seat].done + 1 >= threshold(table)


def _promising(table: Table, legal: list[int]) -> list[int]:
    """The best of each kind of step."""
    found: list[int] = []
    ranked: list[tuple[i64, int]] = []
    group = -1
    for code in legal:
        kind = _group(code)
        if kind != group:
            _take_best(ranked, group, found)
            ranked = []
            group = kind
        if kind == 0:
            found.append(code)
        else:
            worth = _first_sight(table, code)
            if worth > 0 or kind < codes.WATER:
                ranked.append((-worth, code))
    _take_best(ranked, group, found)
    return sorted(_without_idling(table, found))


def _group(code: int) -> int:
    """Steps of one kind are compared with each other; 0 for those that are all looked at."""
    if code < codes.LAY:
        return 0
    if code >= codes.WATER:
        return codes.WATER if code < codes.CHIP else codes.CHIP
    return codes.LAY + (code - codes.LAY) // CELLS


def _take_best(ranked: list[tuple[i64, int]], group: int, found: list[int]) -> None:
    ranked.sort()
    most = STEPS
    if group < codes.WATER:
        most = SITES if group == codes.LAY else MOVES
    found += [code for _, code in ranked[:most]]


def _without_idling(table: Table, found: list[int]) -> list[int]:
    """Weather is used, and so is every action, if anything else can be done."""
    useful = [code for code in found if code != codes.DECLINE]
    if table.phase == ACTIONS and table.acted < allowed(table):
        useful = [code for code in useful if code != codes.END]
    return useful or found


def _first_sight(table: Table, code: i64) -> i64:
    player = table.players[table.seat]
    if code >= codes.CHIP:
        kind = (code - codes.CHIP) // CELLS
        return choices.improving(table, player, kind + 1, code - codes.CHIP - CELLS * kind)
    if code >= codes.WATER:
        return choices.watering(table, player, code - codes.WATER)
    if code >= codes.PANDA:
        return choices.eating(table, player, code - codes.PANDA)
    if code >= codes.GARDENER:
        return choices.gardening(table, player, code - codes.GARDENER)
    if code >= codes.STORM:
        return choices.eating(table, player, code - codes.STORM)
    if code >= codes.RAIN:
        return choices.raining(table, player, code - codes.RAIN)
    wanted = choices.colour_wanted(table, player, table.kept >> 2)
    return choices.laying(table, player, code - codes.LAY, table.kept, wanted)


# --- a quick choice ------------------------------------------------------------------------------------------------------


def quick(table: Table, seat: i64, luck: Luck) -> int:
    """Claim what is fulfilled, place what is useful, and do what looks best at first sight."""
    player = table.players[seat]
    phase = table.phase
    if phase == ROLL:
        return codes.ROLL
    if is_free(table):
        free = _quick_free(table, player)
        if free != NONE:
            return int(free)
    if phase == ACTIONS:
        return int(_quick_action(table, player, luck))
    if phase == KEEP:
        return int(_quick_keep(table, player))
    if phase == LAY:
        return int(_quick_lay(table, player, luck))
    if RAIN <= phase <= STORM:
        return int(_quick_weather(table, player))
    if phase == WEATHER:
        return int(codes.WEATHER + luck.below(4))
    if phase == CLOUD:
        return int(_quick_cloud(table, luck))
    return int(_quick_rest(table, player, luck))


def _quick_free(table: Table, player: Player) -> i64:
    """A claim, a channel that irrigates, an improvement that helps; NONE if there is nothing to do."""
    i: i64 = 0
    best: i64 = NONE
    while i < player.held:
        card = player.hand[i]
        if may_claim(table, player, card) and (best == NONE or POINTS[card] > POINTS[best]):
            best = card
        i += 1
    if best != NONE:
        return codes.CLAIM + best
    if player.channels > 0:
        best = _quick_channel(table, player)
        if best != NONE:
            return best
    return _quick_chip(table, player) if player.has_chips() else NONE


def _quick_channel(table: Table, player: Player) -> i64:
    garden = table.garden
    best: i64 = NONE
    most: i64 = 0
    i: i64 = 0
    while i < garden.open_ways:
        edge: i64 = i64(garden.ways[i])
        worth = choices.watering(table, player, edge)
        if worth > most:
            most = worth
            best = codes.WATER + edge
        i += 1
    return best


def _quick_chip(table: Table, player: Player) -> i64:
    garden = table.garden
    best: i64 = NONE
    most: i64 = 20
    i: i64 = 0
    while i < garden.size:
        cell: i64 = i64(garden.order[i])
        if garden.takes_chip(cell):
            kind: i64 = 0
            while kind < IMPROVEMENTS:
                if player.chips[kind] > 0:
                    worth = choices.improving(table, player, kind + 1, cell)
                    if worth > most:
                        most = worth
                        best = codes.CHIP + CELLS * kind + cell
                kind += 1
        i += 1
    return best


def _quick_action(table: Table, player: Player, luck: Luck) -> i64:
    best: i64 = codes.END if may_end(table) else NONE
    most: i64 = 0 if may_end(table) else choices.NEVER
    if may_do(table, DO_PLOTS):
        worth = choices.drawing_plots(table, player) + (luck.word() & 63)
        if worth > most:
            most = worth
            best = codes.PLOTS
    if may_do(table, DO_CHANNEL):
        worth = choices.taking_channel(table, player) + (luck.word() & 63)
        if worth > most:
            most = worth
            best = codes.CHANNEL
    if may_do(table, DO_OBJECTIVE):
        worth = choices.drawing_objective(table, player) + (luck.word() & 63)
        if worth > most:
            most = worth
            best = _quick_deck(table, luck)
    if may_do(table, DO_GARDENER):
        goal = _best_goal(table, player, table.gardener, False)
        worth = choices.gardening(table, player, goal) + (luck.word() & 63)
        if worth > most:
            most = worth
            best = codes.GARDENER + goal
    if may_do(table, DO_PANDA):
        goal = _best_goal(table, player, table.panda, True)
        if choices.eating(table, player, goal) + (luck.word() & 63) > most:
            best = codes.PANDA + goal
    return best


def _best_goal(table: Table, player: Player, start: i64, eats: bool) -> i64:
    """Where a figure does most good."""
    garden = table.garden
    count = moves(garden, start)
    best: i64 = NONE
    most: i64 = choices.NEVER
    nth: i64 = 0
    while nth < count:
        cell = nth_move(garden, start, nth)
        worth = choices.eating(table, player, cell) if eats else choices.gardening(table, player, cell)
        if worth > most:
            most = worth
            best = cell
        nth += 1
    return best


def _quick_deck(table: Table, luck: Luck) -> i64:
    """Panda objectives are the quickest."""
    pick = luck.below(8)
    deck: i64 = 2 if pick < 5 else (1 if pick < 7 else 0)
    while not may_draw(table, deck):
        deck = deck + 1 if deck < 2 else 0
    return codes.OBJECTIVE + deck


def _quick_keep(table: Table, player: Player) -> i64:
    best: i64 = i64(table.pile[table.top])
    most: i64 = choices.NEVER
    i = table.top
    while i < table.top + table.drawn:
        kind: i64 = i64(table.pile[i])
        worth = choices.plot_wanted(table, player, kind)
        if worth > most:
            most = worth
            best = kind
        i += 1
    return codes.KEEP + best


def _quick_lay(table: Table, player: Player, luck: Luck) -> i64:
    garden = table.garden
    wanted = choices.colour_wanted(table, player, table.kept >> 2)
    best: i64 = NONE
    most: i64 = choices.NEVER
    i: i64 = 0
    while i < garden.open_sites:
        cell: i64 = i64(garden.sites[i])
        worth = choices.laying(table, player, cell, table.kept, wanted) + (luck.word() & 15)
        if worth > most:
            most = worth
            best = cell
        i += 1
    return codes.LAY + best


def _quick_weather(table: Table, player: Player) -> i64:
    """The plot where rain or the storm does most good."""
    garden = table.garden
    best: i64 = codes.DECLINE
    most: i64 = 0
    i: i64 = 0
    while i < garden.size:
        cell: i64 = i64(garden.order[i])
        if table.phase == RAIN:
            if may_rain(table, cell):
                worth = choices.raining(table, player, cell)
                if worth > most:
                    most = worth
                    best = codes.RAIN + cell
        elif cell != table.panda:
            worth = choices.eating(table, player, cell)
            if worth > most:
                most = worth
                best = codes.STORM + cell
        i += 1
    return best


def _quick_cloud(table: Table, luck: Luck) -> i64:
    kind = luck.below(IMPROVEMENTS)
    while table.chips[kind] == 0:
        kind = kind + 1 if kind < 2 else 0
    return codes.CLOUD + kind


def _quick_rest(table: Table, player: Player, luck: Luck) -> i64:
    """Small questions: the order under the pile, an improvement at once, who grows, which deck instead."""
    if table.phase == OBJECTIVE:
        return _quick_deck(table, luck)
    if table.phase == IMPROVE:
        return _quick_improve(table, player)
    found = table.legal(int(table.seat))
    return found[luck.below(len(found))]


def _quick_improve(table: Table, player: Player) -> i64:
    best: i64 = codes.LEAVE
    most: i64 = 20
    kind: i64 = 0
    while kind < IMPROVEMENTS:
        if player.chips[kind] > 0:
            worth = choices.improving(table, player, kind + 1, table.fresh)
            if worth > most:
                most = worth
                best = codes.IMPROVE + kind
        kind += 1
    return best


# --- what to expect ------------------------------------------------------------------------------------------------------


def expected_points(table: Table, seat: i64) -> float:
    """What this seat may have at the end."""
    player = table.players[seat]
    points = float(player.points) + COMPLETING * float(player.done) + hope(table, seat)
    if table.emperor == seat:
        points += float(EMPEROR_POINTS)
    left = actions_left(table, seat)
    if left > 2.5:
        points += 0.4 * float(min(player.channels, 2)) + 0.5 * float(player.chips[0] + player.chips[1] + player.chips[2])
    return points + ACTION * (left - 2.3 * turns_left(table, seat))


def share_of_win(table: Table, seat: i64) -> float:
    """After the end: 1 for the winner, less for each who shares it."""
    won = scoring.winners(table)
    return 1.0 / float(len(won)) if int(seat) in won else 0.0


def evaluate(table: Table, seat: i64) -> float:
    """The share of the win that this seat may expect."""
    if table.has_resigned(seat):
        return 0.0
    own = expected_points(table, seat)
    rival = -1000.0
    other: i64 = 0
    while other < table.seats:
        if other != seat and not table.has_resigned(other):
            rival = max(rival, expected_points(table, other))
        other += 1
    x = (own - rival) / (SPREAD + SPREAD_PER_TURN * turns_left(table, seat))
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))
