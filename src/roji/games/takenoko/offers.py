"""What is on offer: everything that may be done now."""

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.codes import Codes
from roji.games.takenoko import actions as codes
from roji.games.takenoko.actions import CELLS, PLOT_KINDS
from roji.games.takenoko.cards import DECKS
from roji.games.takenoko.edges import AROUND, POND
from roji.games.takenoko.garden import NOTHING, Garden
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
    RAIN,
    ROLL,
    SERVE,
    UNDER,
    WEATHER,
    Player,
    Table,
)
from roji.games.takenoko.turns import (
    claims,
    is_free,
    may_choose,
    may_draw,
    may_end,
    may_rain,
    open_actions,
    wanting,
)


def offer(table: Table, found: Codes) -> None:
    """All that may be done now."""
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
        _offer_kinds(table.players[table.seat].chips, codes.IMPROVE, found)
        found.add(codes.LEAVE)
    elif phase == SERVE:
        for cell in wanting(table):
            found.add(codes.SERVE + cell)
    else:
        _offer_decks(table, found)
    if is_free(table):
        _offer_free(table, found)


def _offer_actions(table: Table, found: Codes) -> None:
    ready = open_actions(table)
    if ready & 1 << DO_PLOTS:
        found.add(codes.PLOTS)
    if ready & 1 << DO_CHANNEL:
        found.add(codes.CHANNEL)
    if ready & 1 << DO_OBJECTIVE:
        _offer_decks(table, found)
    if may_end(table):
        found.add(codes.END)
    if ready & 1 << DO_GARDENER:
        _offer_moves(table.garden, table.gardener, codes.GARDENER, found)
    if ready & 1 << DO_PANDA:
        _offer_moves(table.garden, table.panda, codes.PANDA, found)


def _offer_moves(garden: Garden, start: i64, first: i64, found: Codes) -> None:
    """The tiles to which a figure can go."""
    tile = garden.tile
    way: i64 = 0
    while way < 6:
        cell = AROUND[6 * start + way]
        while tile[cell] != NOTHING:
            found.add(first + cell)
            cell = AROUND[6 * cell + way]
        way += 1


def _offer_decks(table: Table, found: Codes) -> None:
    deck: i64 = 0
    while deck < DECKS:
        if may_draw(table, deck):
            found.add(codes.OBJECTIVE + deck)
        deck += 1


def _offer_kinds(chips: vec[i64], first: i64, found: Codes) -> None:
    """The kinds of improvements that are there."""
    kind: i64 = 0
    while kind < IMPROVEMENTS:
        if chips[kind] > 0:
            found.add(first + kind)
        kind += 1


def _offer_plots(table: Table, first: i64, found: Codes) -> None:
    """The kinds of the plots drawn, without the one that is kept, if one is."""
    kind: i64 = 0
    while kind < PLOT_KINDS:
        if is_left_over(table, kind):
            found.add(first + kind)
        kind += 1


def _offer_weather(table: Table, found: Codes) -> None:
    found.add(codes.DECLINE)
    garden = table.garden
    i: i64 = 0
    if table.phase == WEATHER:
        while i < FACES:
            if may_choose(table, i):
                found.add(codes.WEATHER + i)
            i += 1
    elif table.phase == CLOUD:
        _offer_kinds(table.chips, codes.CLOUD, found)
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


def _offer_free(table: Table, found: Codes) -> None:
    """Claims, channels and improvements."""
    player = table.players[table.seat]
    garden = table.garden
    found.add_set(codes.CLAIM, claims(table, player))
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


def is_drawn(table: Table, kind: i64) -> bool:
    """Is such a plot among those drawn?"""
    i = table.top
    while i < table.top + table.drawn:
        if i64(table.pile[i]) == kind:
            return True
        i += 1
    return False


def is_left_over(table: Table, kind: i64) -> bool:
    """Is such a plot among those drawn and not kept?"""
    copies: i64 = 0
    i = table.top
    while i < table.top + table.drawn:
        if i64(table.pile[i]) == kind:
            copies += 1
        i += 1
    return copies > (1 if table.kept == kind else 0)
