"""Quick policy: a sensible choice without search."""

from mypy_extensions import i64

from roji.core.luck import Luck
from roji.games.takenoko import actions as codes
from roji.games.takenoko.actions import CELLS
from roji.games.takenoko.ai import priors
from roji.games.takenoko.components import BIT, POINTS
from roji.games.takenoko.garden import NO_TILE
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
    WEATHER,
    Player,
    TakenokoTable,
)
from roji.games.takenoko.turns import claims, is_free, may_draw, may_end, may_rain, open_actions


def quick(table: TakenokoTable, seat: i64, luck: Luck) -> int:
    """Claim what is fulfilled, place what is useful, and otherwise take the step with the best prior."""
    player = table.players[seat]
    phase = table.phase
    if phase == ROLL:
        return codes.ROLL
    if is_free(table):
        free = free_step(table, player)
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


def free_step(table: TakenokoTable, player: Player) -> i64:
    """A claim, a channel that irrigates, an improvement that helps; NONE if there is nothing to do."""
    ready = claims(table, player)
    if ready:
        return codes.CLAIM + _dearest(player, ready)
    best: i64 = NONE
    if player.channels > 0:
        best = _quick_channel(table, player)
        if best != NONE:
            return best
    if player.has_chips():
        return _quick_chip(table, player)
    return NONE


def _dearest(player: Player, ready: i64) -> i64:
    """The claimable card with the most points."""
    best: i64 = NONE
    i: i64 = 0
    while i < player.held:
        card = player.hand[i]
        if ready & BIT[card] and (best == NONE or POINTS[card] > POINTS[best]):
            best = card
        i += 1
    return best


def _quick_channel(table: TakenokoTable, player: Player) -> i64:
    garden = table.garden
    best: i64 = NONE
    most: i64 = 0
    i: i64 = 0
    while i < garden.open_ways:
        edge: i64 = i64(garden.ways[i])
        worth = priors.watering(table, player, edge)
        if worth > most:
            most = worth
            best = codes.WATER + edge
        i += 1
    return best


def _quick_chip(table: TakenokoTable, player: Player) -> i64:
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
                    worth = priors.improving(table, player, kind + 1, cell)
                    if worth > most:
                        most = worth
                        best = codes.CHIP + CELLS * kind + cell
                kind += 1
        i += 1
    return best


def _quick_action(table: TakenokoTable, player: Player, luck: Luck) -> i64:
    """The best action by its prior, with a little noise."""
    ready = open_actions(table)
    ends = may_end(table, ready)
    best: i64 = codes.END if ends else NONE
    most: i64 = 0 if ends else priors.NEVER
    action: i64 = 0
    while action <= DO_OBJECTIVE:
        if (ready >> action) & 1:
            goal = _goal_of(table, player, action)
            worth = _action_worth(table, player, action, goal) + (luck.word() & 63)
            if worth > most:
                most = worth
                best = _action_code(table, action, goal, luck)
        action += 1
    return best


def _goal_of(table: TakenokoTable, player: Player, action: i64) -> i64:
    """The destination of a figure."""
    if action == DO_GARDENER:
        return _best_goal(table, player, table.gardener, False)
    if action == DO_PANDA:
        return _best_goal(table, player, table.panda, True)
    return NONE


def _action_worth(table: TakenokoTable, player: Player, action: i64, goal: i64) -> i64:
    if action == DO_PLOTS:
        return priors.drawing_plots(table, player)
    if action == DO_CHANNEL:
        return priors.taking_channel(table, player)
    if action == DO_OBJECTIVE:
        return priors.drawing_objective(table, player)
    return priors.eating(table, player, goal) if action == DO_PANDA else priors.gardening(table, player, goal)


def _action_code(table: TakenokoTable, action: i64, goal: i64, luck: Luck) -> i64:
    if action == DO_PLOTS:
        return codes.PLOTS
    if action == DO_CHANNEL:
        return codes.CHANNEL
    if action == DO_OBJECTIVE:
        return _quick_deck(table, luck)
    return codes.PANDA + goal if action == DO_PANDA else codes.GARDENER + goal


def _best_goal(table: TakenokoTable, player: Player, start: i64, eats: bool) -> i64:
    """A figure's best destination."""
    garden = table.garden
    best: i64 = NONE
    most: i64 = priors.NEVER
    way: i64 = 0
    while way < 6:
        cell = garden.step(start, way)
        while cell != NO_TILE:
            worth = priors.eating(table, player, cell) if eats else priors.gardening(table, player, cell)
            if worth > most:
                most = worth
                best = cell
            cell = garden.step(cell, way)
        way += 1
    return best


def _quick_deck(table: TakenokoTable, luck: Luck) -> i64:
    """A random deck, most often panda objectives: they are the quickest."""
    pick = luck.below(8)
    deck: i64 = 2 if pick < 5 else (1 if pick < 7 else 0)
    while not may_draw(table, deck):
        deck = (deck + 1) % 3
    return codes.OBJECTIVE + deck


def _quick_keep(table: TakenokoTable, player: Player) -> i64:
    best: i64 = i64(table.pile[table.top])
    most: i64 = priors.NEVER
    i = table.top
    while i < table.top + table.drawn:
        kind: i64 = i64(table.pile[i])
        worth = priors.plot_wanted(table, player, kind)
        if worth > most:
            most = worth
            best = kind
        i += 1
    return codes.KEEP + best


def _quick_lay(table: TakenokoTable, player: Player, luck: Luck) -> i64:
    garden = table.garden
    wanted = priors.colour_wanted(table, player, table.kept >> 2)
    best: i64 = NONE
    most: i64 = priors.NEVER
    i: i64 = 0
    while i < garden.open_sites:
        cell: i64 = i64(garden.sites[i])
        worth = priors.laying(table, player, cell, table.kept, wanted) + (luck.word() & 15)
        if worth > most:
            most = worth
            best = cell
        i += 1
    return codes.LAY + best


def _quick_weather(table: TakenokoTable, player: Player) -> i64:
    """The plot where rain or the storm is best."""
    garden = table.garden
    best: i64 = codes.DECLINE
    most: i64 = 0
    i: i64 = 0
    while i < garden.size:
        cell: i64 = i64(garden.order[i])
        if table.phase == RAIN:
            if may_rain(table, cell):
                worth = priors.raining(table, player, cell)
                if worth > most:
                    most = worth
                    best = codes.RAIN + cell
        elif cell != table.panda:
            worth = priors.eating(table, player, cell)
            if worth > most:
                most = worth
                best = codes.STORM + cell
        i += 1
    return best


def _quick_cloud(table: TakenokoTable, luck: Luck) -> i64:
    kind = luck.below(IMPROVEMENTS)
    while table.chips[kind] == 0:
        kind = (kind + 1) % 3
    return codes.CLOUD + kind


def _quick_rest(table: TakenokoTable, player: Player, luck: Luck) -> i64:
    """Minor decisions: the order under the pile, an improvement at once, which plot grows, which deck to redraw from."""
    if table.phase == OBJECTIVE:
        return _quick_deck(table, luck)
    if table.phase == IMPROVE:
        return improvement(table, player)
    found = table.legal(int(table.seat))
    return found[luck.below(len(found))]


def improvement(table: TakenokoTable, player: Player) -> i64:
    best: i64 = codes.LEAVE
    most: i64 = 20
    kind: i64 = 0
    while kind < IMPROVEMENTS:
        if player.chips[kind] > 0:
            worth = priors.improving(table, player, kind + 1, table.fresh)
            if worth > most:
                most = worth
                best = codes.IMPROVE + kind
        kind += 1
    return best
