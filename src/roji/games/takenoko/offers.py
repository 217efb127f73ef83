"""Legal actions: all of them, or a random one without building the list."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.games.takenoko import actions as codes
from roji.games.takenoko.actions import CELLS, PLOT_KINDS
from roji.games.takenoko.components import BIT
from roji.games.takenoko.edges import POND
from roji.games.takenoko.garden import NO_TILE, Garden
from roji.games.takenoko.state import (
    ACTIONS,
    CLOUD,
    DO_CHANNEL,
    DO_GARDENER,
    DO_OBJECTIVE,
    DO_PANDA,
    DO_PLOTS,
    FACES,
    IMPROVE,
    IMPROVEMENTS,
    KEEP,
    LAY,
    NONE,
    RAIN,
    ROLL,
    SERVE,
    UNDER,
    WEATHER,
    Player,
    TakenokoTable,
)
from roji.games.takenoko.turns import (
    claims,
    is_free,
    kinds_in,
    may_choose,
    may_end,
    may_rain,
    moves,
    nth_move,
    open_actions,
    open_decks,
    wanting,
)


def offer(table: TakenokoTable, found: Codes) -> None:
    """Add every legal action."""
    phase = table.phase
    garden = table.garden
    if phase == ROLL:
        found.add(codes.ROLL)
    elif phase == ACTIONS:
        _offer_actions(table, found)
    elif phase <= CLOUD:
        _offer_weather(table, found)
    elif phase == KEEP:
        _offer_plots(table, codes.KEEP, found)
    elif phase == UNDER:
        _offer_plots(table, codes.UNDER, found)
    elif phase == LAY:
        i: i64 = 0
        while i < garden.open_sites:
            found.add(codes.LAY + i64(garden.sites[i]))
            i += 1
    elif phase == IMPROVE:
        found.add_set(codes.IMPROVE, kinds_in(table.players[table.seat].chips))
        found.add(codes.LEAVE)
    elif phase == SERVE:
        for cell in wanting(table):
            found.add(codes.SERVE + cell)
    else:
        found.add_set(codes.OBJECTIVE, open_decks(table))
    found.add_set(codes.CLAIM, claims(table, table.players[table.seat]))
    if is_free(table):
        _offer_free(table, found)


def _offer_actions(table: TakenokoTable, found: Codes) -> None:
    ready = open_actions(table)
    if ready & 1 << DO_PLOTS:
        found.add(codes.PLOTS)
    if ready & 1 << DO_CHANNEL:
        found.add(codes.CHANNEL)
    if ready & 1 << DO_OBJECTIVE:
        found.add_set(codes.OBJECTIVE, open_decks(table))
    if may_end(table, ready):
        found.add(codes.END)
    if ready & 1 << DO_GARDENER:
        _offer_moves(table.garden, table.gardener, codes.GARDENER, found)
    if ready & 1 << DO_PANDA:
        _offer_moves(table.garden, table.panda, codes.PANDA, found)


def _offer_moves(garden: Garden, start: i64, first: i64, found: Codes) -> None:
    """The tiles a figure can move to."""
    way: i64 = 0
    while way < 6:
        cell = garden.step(start, way)
        while cell != NO_TILE:
            found.add(first + cell)
            cell = garden.step(cell, way)
        way += 1


def _offer_plots(table: TakenokoTable, first: i64, found: Codes) -> None:
    """The kinds of the plots drawn, without the one kept, if any."""
    kind: i64 = 0
    while kind < PLOT_KINDS:
        if is_left_over(table, kind):
            found.add(first + kind)
        kind += 1


def _offer_weather(table: TakenokoTable, found: Codes) -> None:
    found.add(codes.DECLINE)
    garden = table.garden
    i: i64 = 0
    if table.phase == WEATHER:
        while i < FACES:
            if may_choose(table, i):
                found.add(codes.WEATHER + i)
            i += 1
    elif table.phase == CLOUD:
        found.add_set(codes.CLOUD, kinds_in(table.chips))
    elif table.phase == RAIN:
        while i < garden.size:
            if may_rain(table, i64(garden.order[i])):
                found.add(codes.RAIN + i64(garden.order[i]))
            i += 1
    else:
        if table.panda != POND:
            found.add(codes.STORM + POND)
        while i < garden.size:
            if i64(garden.order[i]) != table.panda:
                found.add(codes.STORM + i64(garden.order[i]))
            i += 1


def _offer_free(table: TakenokoTable, found: Codes) -> None:
    """Channels and improvements."""
    player = table.players[table.seat]
    garden = table.garden
    i: i64 = 0
    if player.channels > 0:
        while i < garden.open_ways:
            found.add(codes.WATER + i64(garden.ways[i]))
            i += 1
    if garden.bare > 0 and player.has_chips():
        i = 0
        while i < garden.size:
            if garden.takes_chip(i64(garden.order[i])):
                _offer_chips(player, i64(garden.order[i]), found)
            i += 1


def _offer_chips(player: Player, cell: i64, found: Codes) -> None:
    kind: i64 = 0
    while kind < IMPROVEMENTS:
        if player.chips[kind] > 0:
            found.add(codes.CHIP + CELLS * kind + cell)
        kind += 1


def is_left_over(table: TakenokoTable, kind: i64) -> bool:
    """Whether a plot of this kind is among those drawn and not kept."""
    copies: i64 = 0
    i = table.top
    while i < table.top + table.drawn:
        if i64(table.pile[i]) == kind:
            copies += 1
        i += 1
    return copies > (1 if table.kept == kind else 0)


# --- at random -----------------------------------------------------------------------------------------------------------

COUNT: Final[vec[i64]] = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3])  # size of a set of three decks or kinds


def random_step(table: TakenokoTable, luck: Luck) -> i64:
    """A random legal action, uniformly."""
    phase = table.phase
    if phase == ROLL:
        return codes.ROLL
    if phase == ACTIONS:
        return _random_action(table, luck)
    if WEATHER <= phase <= CLOUD:
        return _random_weather(table, luck)
    if phase >= SERVE or claims(table, table.players[table.seat]) != 0:
        return _random_offer(table, luck)
    if phase == LAY:
        return codes.LAY + i64(table.garden.sites[luck.below(table.garden.open_sites)])
    if phase == KEEP:
        return _random_plot(table, luck)
    if phase == UNDER:
        return codes.UNDER + _random_leftover(table, luck)
    return _random_improvement(table.players[table.seat], luck)


def _random_offer(table: TakenokoTable, luck: Luck) -> i64:
    """One of a short list of legal actions."""
    found = Codes()
    offer(table, found)
    return i64(found.listed()[luck.below(found.count)])


def _random_action(table: TakenokoTable, luck: Luck) -> i64:
    player = table.players[table.seat]
    ready = open_actions(table)
    free = _count_free(table, player)
    if ready == 0:
        return _end_or_free(table, player, free, luck)
    garden = table.garden
    plots = (ready >> DO_PLOTS) & 1
    channel = (ready >> DO_CHANNEL) & 1
    end: i64 = 1 if may_end(table, ready) else 0
    decks = open_decks(table) if ready & 1 << DO_OBJECTIVE else i64(0)
    objectives = COUNT[decks]
    gardener = moves(garden, table.gardener) * ((ready >> DO_GARDENER) & 1)
    panda = moves(garden, table.panda) * ((ready >> DO_PANDA) & 1)
    pick = luck.below(plots + channel + end + objectives + gardener + panda + free)
    if pick < gardener:
        return codes.GARDENER + nth_move(garden, table.gardener, pick)
    pick -= gardener
    if pick < panda:
        return codes.PANDA + nth_move(garden, table.panda, pick)
    pick -= panda
    if pick < objectives:
        return codes.OBJECTIVE + _nth_of(decks, pick)
    pick -= objectives
    if pick < plots:
        return codes.PLOTS
    pick -= plots
    if pick < channel:
        return codes.CHANNEL
    pick -= channel
    if pick < end:
        return codes.END
    return _nth_free(table, player, pick - end)


def _end_or_free(table: TakenokoTable, player: Player, free: i64, luck: Luck) -> i64:
    if free > 0:
        pick = luck.below(free + 1)
        if pick < free:
            return _nth_free(table, player, pick)
    return codes.END


def _random_plot(table: TakenokoTable, luck: Luck) -> i64:
    """One of the kinds drawn, uniformly: plots of one kind are one choice."""
    while True:
        i = luck.below(table.drawn)
        kind: i64 = i64(table.pile[table.top + i])
        j: i64 = 0
        while j < i and i64(table.pile[table.top + j]) != kind:
            j += 1
        if j == i:
            return codes.KEEP + kind


def _random_leftover(table: TakenokoTable, luck: Luck) -> i64:
    """One of the two plots not kept; two of one kind are the same choice."""
    pile = table.pile
    i = table.top
    while i64(pile[i]) != table.kept:
        i += 1
    other = table.top + luck.below(2)
    return i64(pile[other]) if other < i else i64(pile[other + 1])


def _random_improvement(player: Player, luck: Luck) -> i64:
    kinds = kinds_in(player.chips)
    pick = luck.below(COUNT[kinds] + 1)
    return i64(codes.LEAVE) if pick == COUNT[kinds] else codes.IMPROVE + _nth_of(kinds, pick)


def _random_weather(table: TakenokoTable, luck: Luck) -> i64:
    """Rejection sampling from everything the weather could allow."""
    player = table.players[table.seat]
    own = _weather_choices(table)
    free = _count_free(table, player)
    while True:
        pick = luck.below(own + 1 + free)
        if pick == own:
            return codes.DECLINE
        if pick > own:
            return _nth_free(table, player, pick - own - 1)
        code = _weather_choice(table, pick)
        if code != NONE:
            return code


def _weather_choices(table: TakenokoTable) -> i64:
    if table.phase == WEATHER:
        return FACES
    if table.phase == CLOUD:
        return IMPROVEMENTS
    return table.garden.size


def _weather_choice(table: TakenokoTable, nth: i64) -> i64:
    """One of the choices the weather could allow, or NONE if it is not legal now."""
    phase = table.phase
    if phase == WEATHER:
        return codes.WEATHER + nth if may_choose(table, nth) else i64(NONE)
    if phase == CLOUD:
        return codes.CLOUD + nth if table.chips[nth] > 0 else i64(NONE)
    cell: i64 = i64(table.garden.order[nth])
    if phase == RAIN:
        return codes.RAIN + cell if may_rain(table, cell) else i64(NONE)
    return codes.STORM + (i64(POND) if cell == table.panda else cell)  # the panda's own plot stands in for the pond


def _count_free(table: TakenokoTable, player: Player) -> i64:
    """Number of claims, channels and improvements to choose from."""
    found: i64 = 0
    if player.channels > 0:
        found = table.garden.open_ways
    claimable = claims(table, player)
    while claimable:
        claimable &= claimable - 1
        found += 1
    if player.has_chips():
        found += COUNT[kinds_in(player.chips)] * table.garden.bare
    return found


def _nth_of(things: i64, nth: i64) -> i64:
    """The n-th member of a set, counted from 0."""
    thing: i64 = 0
    while True:
        if things & BIT[thing]:
            if nth == 0:
                return thing
            nth -= 1
        thing += 1


def _nth_free(table: TakenokoTable, player: Player, nth: i64) -> i64:
    garden = table.garden
    if player.channels > 0:
        if nth < garden.open_ways:
            return codes.WATER + i64(garden.ways[nth])
        nth -= garden.open_ways
    claimable = claims(table, player)
    while claimable:
        if nth == 0:
            return codes.CLAIM + _nth_of(claimable, 0)
        claimable &= claimable - 1
        nth -= 1
    return _nth_chip(table, player, nth)


def _nth_chip(table: TakenokoTable, player: Player, nth: i64) -> i64:
    kinds = kinds_in(player.chips)
    kind = _nth_of(kinds, nth % COUNT[kinds])
    nth = nth // COUNT[kinds]
    i: i64 = 0
    while True:
        cell: i64 = i64(table.garden.order[i])
        if table.garden.takes_chip(cell):
            if nth == 0:
                return codes.CHIP + CELLS * kind + cell
            nth -= 1
        i += 1
