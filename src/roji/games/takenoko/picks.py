"""One of what is on offer, drawn at random without listing the rest."""

from mypy_extensions import i64

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.games.takenoko import actions as codes
from roji.games.takenoko.actions import CELLS
from roji.games.takenoko.cards import BIT, DECKS
from roji.games.takenoko.edges import POND
from roji.games.takenoko.offers import offer
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
    UNDER,
    WEATHER,
    Player,
    Table,
)
from roji.games.takenoko.turns import (
    claims,
    may_choose,
    may_draw,
    may_rain,
    moves,
    nth_move,
    open_actions,
)


def random_step(table: Table, luck: Luck) -> i64:
    """Any of what may be done, each as likely as the others."""
    phase = table.phase
    if phase == ROLL:
        return codes.ROLL
    if phase == ACTIONS:
        return _random_action(table, luck)
    if phase == LAY:
        return codes.LAY + i64(table.garden.sites[luck.below(table.garden.open_sites)])
    if phase == KEEP:
        return _random_plot(table, luck)
    if phase == UNDER:
        return codes.UNDER + _random_leftover(table, luck)
    if WEATHER <= phase <= CLOUD:
        return _random_weather(table, luck)
    if phase == IMPROVE:
        return _random_improvement(table.players[table.seat], luck)
    found = Codes()
    offer(table, found)
    return i64(found.listed()[luck.below(found.count)])


def _random_action(table: Table, luck: Luck) -> i64:
    player = table.players[table.seat]
    ready = open_actions(table)
    free = count_free(table, player)
    if ready == 0:
        return _end_or_free(table, player, free, luck)
    garden = table.garden
    plots = (ready >> DO_PLOTS) & 1
    channel = (ready >> DO_CHANNEL) & 1
    end: i64 = 1 if table.acted >= 2 else 0
    decks = _open_decks(table) if ready & 1 << DO_OBJECTIVE else i64(0)
    gardener = moves(garden, table.gardener) * ((ready >> DO_GARDENER) & 1)
    panda = moves(garden, table.panda) * ((ready >> DO_PANDA) & 1)
    pick = luck.below(plots + channel + end + decks + gardener + panda + free)
    if pick < gardener:
        return codes.GARDENER + nth_move(garden, table.gardener, pick)
    pick -= gardener
    if pick < panda:
        return codes.PANDA + nth_move(garden, table.panda, pick)
    pick -= panda
    if pick < decks:
        return codes.OBJECTIVE + _nth_deck(table, pick)
    pick -= decks
    if pick < plots:
        return codes.PLOTS
    pick -= plots
    if pick < channel:
        return codes.CHANNEL
    pick -= channel
    if pick < end:
        return codes.END
    return nth_free(table, player, pick - end)


def _end_or_free(table: Table, player: Player, free: i64, luck: Luck) -> i64:
    if free > 0:
        pick = luck.below(free + 1)
        if pick < free:
            return nth_free(table, player, pick)
    return codes.END


def _open_decks(table: Table) -> i64:
    found: i64 = 0
    deck: i64 = 0
    while deck < DECKS:
        if may_draw(table, deck):
            found += 1
        deck += 1
    return found


def _nth_deck(table: Table, nth: i64) -> i64:
    deck: i64 = 0
    while True:
        if may_draw(table, deck):
            if nth == 0:
                return deck
            nth -= 1
        deck += 1


def _random_plot(table: Table, luck: Luck) -> i64:
    """One of the kinds drawn: plots of one kind are one choice."""
    while True:
        i = luck.below(table.drawn)
        kind: i64 = i64(table.pile[table.top + i])
        j: i64 = 0
        while j < i and i64(table.pile[table.top + j]) != kind:
            j += 1
        if j == i:
            return codes.KEEP + kind


def _random_leftover(table: Table, luck: Luck) -> i64:
    """One of the two plots not kept; if they are alike, it is one choice all the same."""
    pile = table.pile
    i = table.top
    while i64(pile[i]) != table.kept:
        i += 1
    other = table.top + luck.below(2)
    return i64(pile[other]) if other < i else i64(pile[other + 1])


def _random_improvement(player: Player, luck: Luck) -> i64:
    kinds = chip_kinds(player)
    pick = luck.below(kinds + 1)
    return i64(codes.LEAVE) if pick == kinds else codes.IMPROVE + _nth_kind(player, pick)


def _random_weather(table: Table, luck: Luck) -> i64:
    """Drawn from all that weather could bring, until it is something that may be done."""
    player = table.players[table.seat]
    own = _weather_choices(table)
    free = count_free(table, player)
    while True:
        pick = luck.below(own + 1 + free)
        if pick == own:
            return codes.DECLINE
        if pick > own:
            return nth_free(table, player, pick - own - 1)
        code = _weather_choice(table, pick)
        if code != NONE:
            return code


def _weather_choices(table: Table) -> i64:
    if table.phase == WEATHER:
        return FACES
    if table.phase == CLOUD:
        return IMPROVEMENTS
    return table.garden.size


def _weather_choice(table: Table, nth: i64) -> i64:
    """One of the choices that weather could bring, or NONE if it may not be made now."""
    phase = table.phase
    if phase == WEATHER:
        return codes.WEATHER + nth if may_choose(table, nth) else i64(NONE)
    if phase == CLOUD:
        return codes.CLOUD + nth if table.chips[nth] > 0 else i64(NONE)
    cell: i64 = i64(table.garden.order[nth])
    if phase == RAIN:
        return codes.RAIN + cell if may_rain(table, cell) else i64(NONE)
    return codes.STORM + (i64(POND) if cell == table.panda else cell)  # the panda's own plot stands for the pond


def count_free(table: Table, player: Player) -> i64:
    """How many claims, channels and improvements there are to choose from."""
    found: i64 = 0
    if player.channels > 0:
        found = table.garden.open_ways
    claimable = claims(table, player)
    while claimable:
        claimable &= claimable - 1
        found += 1
    if player.has_chips():
        found += chip_kinds(player) * table.garden.bare
    return found


def chip_kinds(player: Player) -> i64:
    """How many kinds of improvements a player has."""
    chips = player.chips
    found: i64 = 0
    kind: i64 = 0
    while kind < IMPROVEMENTS:
        if chips[kind] > 0:
            found += 1
        kind += 1
    return found


def _nth_kind(player: Player, nth: i64) -> i64:
    """The so-many-th kind of improvement that a player has."""
    kind: i64 = NONE
    while nth >= 0:
        kind += 1
        if player.chips[kind] > 0:
            nth -= 1
    return kind


def nth_free(table: Table, player: Player, nth: i64) -> i64:
    garden = table.garden
    if player.channels > 0:
        if nth < garden.open_ways:
            return codes.WATER + i64(garden.ways[nth])
        nth -= garden.open_ways
    claimable = claims(table, player)
    card: i64 = 0
    while claimable >> card:
        if claimable & BIT[card]:
            if nth == 0:
                return codes.CLAIM + card
            nth -= 1
        card += 1
    return _nth_chip(table, player, nth)


def _nth_chip(table: Table, player: Player, nth: i64) -> i64:
    kinds = chip_kinds(player)
    kind = _nth_kind(player, nth % kinds)
    nth = nth // kinds
    i: i64 = 0
    while True:
        cell: i64 = i64(table.garden.order[i])
        if table.garden.takes_chip(cell):
            if nth == 0:
                return codes.CHIP + CELLS * kind + cell
            nth -= 1
        i += 1
