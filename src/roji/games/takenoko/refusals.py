"""What is not allowed, and the rule that forbids it, as a sentence."""

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.takenoko import actions as codes
from roji.games.takenoko.actions import CELLS, COLOURS, DECKS, IMPROVEMENTS, SIZE
from roji.games.takenoko.components import BIT, HAND, PANDAS
from roji.games.takenoko.edges import POND
from roji.games.takenoko.garden import NOTHING, PLAIN, TALLEST, Garden
from roji.games.takenoko.objectives import what_is_missing
from roji.games.takenoko.offers import is_left_over
from roji.games.takenoko.state import (
    ACTION_NAMES,
    ACTIONS,
    CLOUD,
    DO_CHANNEL,
    DO_GARDENER,
    DO_OBJECTIVE,
    DO_PANDA,
    DO_PLOTS,
    IMPROVE,
    KEEP,
    LAY,
    OBJECTIVE,
    OVER,
    RAIN,
    ROLL,
    SERVE,
    STORM,
    UNDER,
    WEATHER,
    TakenokoTable,
)
from roji.games.takenoko.turns import (
    allowed,
    claims,
    has_bamboo,
    is_free,
    is_in_line,
    is_mid_step,
    may_choose,
    may_draw,
    may_end,
    open_actions,
    possible,
    unused,
    wanting,
)

INSTEAD = {
    ROLL: "first roll the weather die",
    WEATHER: "first choose the weather, or decline it",
    RAIN: "first let it rain, or decline",
    STORM: "first let the storm move the panda, or decline",
    CLOUD: "first take an improvement, or decline",
    ACTIONS: "choose an action, or end your turn",
    KEEP: "first choose which of the drawn plots to lay",
    UNDER: "first say which plot goes directly under the pile",
    LAY: "first lay the plot that you kept",
    IMPROVE: "first add an improvement to the plot just laid, or leave it as it is",
    SERVE: "bamboo is short: first say which plots grow",
    OBJECTIVE: "that objective was fulfilled already: first draw another one",
}
TWICE = {
    DO_PLOTS: "you have laid a plot in this turn already",
    DO_CHANNEL: "you have taken a channel in this turn already",
    DO_GARDENER: "you have moved the gardener in this turn already",
    DO_PANDA: "you have moved the panda in this turn already",
    DO_OBJECTIVE: "you have drawn an objective in this turn already",
}


def why_not(table: TakenokoTable, seat: int, code: int) -> str | None:
    """The rule that forbids this seat this action now."""
    if not 0 <= code < SIZE:
        return "there is no such action"
    return _why_not_now(table, seat) or _why_not_code(table, code)


def _why_not_now(table: TakenokoTable, seat: int) -> str | None:
    if table.phase == OVER:
        return "the game is over"
    if table.has_resigned(seat):
        return "you have resigned"
    return None if seat == table.seat else "it is not your turn"


def _why_not_code(table: TakenokoTable, code: int) -> str | None:
    if code >= codes.CHIP:
        return _why_not_chip(table, (code - codes.CHIP) // CELLS, (code - codes.CHIP) % CELLS)
    if code >= codes.WATER:
        return _why_not_channel(table, code - codes.WATER)
    if code >= codes.LAY:
        return _why_not_there(table, codes.LAY + (code - codes.LAY) // CELLS * CELLS, (code - codes.LAY) % CELLS)
    if code == codes.END:
        return _why_not_end(table)
    if code >= codes.CLAIM:
        return _why_not_claim(table, code - codes.CLAIM)
    if code >= codes.OBJECTIVE:
        return _why_not_objective(table, code - codes.OBJECTIVE)
    if code == codes.CHANNEL:
        return _why_not_act(table, DO_CHANNEL) or (None if is_possible(table, DO_CHANNEL) else say("no channel is left"))
    if code >= codes.IMPROVE:
        return _why_not_improve(table, code - codes.IMPROVE)
    if code >= codes.PLOTS:
        return _why_not_plots(table, code)
    return _why_not_weather(table, code)


def _why_not_there(table: TakenokoTable, verb: int, cell: int) -> str | None:
    if verb == codes.LAY:
        return _why_not_laying(table) or why_not_lay(table.garden, cell)
    if verb == codes.RAIN:
        return _why_not_rain(table, cell)
    if verb == codes.STORM:
        return _why_not_storm(table, cell)
    if verb == codes.GARDENER:
        return _why_not_act(table, DO_GARDENER) or why_not_move(table.garden, table.gardener, cell)
    if verb == codes.PANDA:
        return _why_not_act(table, DO_PANDA) or why_not_move(table.garden, table.panda, cell)
    if table.phase != SERVE:
        return "no bamboo is being shared out now"
    return None if cell in wanting(table) else "this plot is not waiting for bamboo"


def _why_not_laying(table: TakenokoTable) -> str | None:
    if table.phase == LAY:
        return None
    if table.phase == KEEP or table.phase == UNDER:
        return say(INSTEAD[int(table.phase)])
    return "plots are laid when they have been drawn"


# --- the weather ---------------------------------------------------------------------------------------------------------


def _why_not_weather(table: TakenokoTable, code: int) -> str | None:
    phase = table.phase
    if code == codes.ROLL:
        return None if phase == ROLL else "the weather die is rolled once, when a turn begins, and not in the first round"
    if phase == ROLL:
        return say(INSTEAD[ROLL])
    if code == codes.DECLINE:
        return None if WEATHER <= phase <= CLOUD else "there is no weather to decline now"
    if code < codes.DECLINE:
        if phase != WEATHER:
            return "the weather is chosen only when the die shows ?, or a cloud when no improvement is left"
        return None if may_choose(table, code - codes.WEATHER) else "no improvement is left, so choose another weather"
    if phase != CLOUD:
        return "improvements are taken when there are clouds"
    return None if table.chips[code - codes.CLOUD] else say("no {kind} is left", kind=IMPROVEMENTS[code - codes.CLOUD])


def _why_not_rain(table: TakenokoTable, cell: i64) -> str | None:
    garden = table.garden
    if table.phase != RAIN:
        return "it is not raining now"
    if not garden.is_plot(cell):
        return "there is no plot there"
    if not garden.is_irrigated(cell):
        return "rain makes bamboo grow on irrigated plots only"
    if garden.height(cell) == TALLEST:
        return say("bamboo grows no higher than {height} sections", height=TALLEST)
    if not has_bamboo(table, garden.colour(cell)):
        return say("no {colour} bamboo is left", colour=COLOURS[garden.colour(cell)])
    return None


def _why_not_storm(table: TakenokoTable, cell: i64) -> str | None:
    if table.phase != STORM:
        return "there is no storm now"
    if table.garden.tile[cell] == NOTHING:
        return "there is no tile there"
    if cell == table.panda:
        return "the panda must move to another tile"
    return None


# --- the actions ---------------------------------------------------------------------------------------------------------


def _why_not_act(table: TakenokoTable, action: i64) -> str | None:
    """Why this action may not be chosen in this turn."""
    if table.phase != ACTIONS:
        return say(INSTEAD[int(table.phase)])
    if table.acted >= allowed(table):
        return "all actions of this turn are done"
    if (unused(table) >> action) & 1 == 0:
        return say(TWICE[int(action)])
    return None


def is_possible(table: TakenokoTable, action: i64) -> bool:
    """Whether this action could be carried out, regardless of this turn's earlier ones."""
    return (possible(table) >> action) & 1 != 0


def _why_not_plots(table: TakenokoTable, code: int) -> str | None:
    if code == codes.PLOTS:
        return _why_not_act(table, DO_PLOTS) or (None if is_possible(table, DO_PLOTS) else say("no plot is left"))
    if code >= codes.UNDER:
        if table.phase != UNDER:
            return "plots go under the pile after you have kept one of those drawn"
        return None if is_left_over(table, code - codes.UNDER) else "no such plot is left over"
    if table.phase != KEEP:
        return "a plot is kept when plots have just been drawn"
    return None if is_left_over(table, code - codes.KEEP) else "you have not drawn such a plot"


def why_not_lay(garden: Garden, cell: i64) -> str | None:
    """The rule that forbids a plot on a cell."""
    if cell == POND:
        return "the pond is there"
    if garden.tile[cell] != NOTHING:
        return "a plot is there already"
    if not garden.takes_plot(cell):
        return "a plot must touch the pond or two other plots"
    return None


def _why_not_improve(table: TakenokoTable, kind: int) -> str | None:
    if table.phase != IMPROVE:
        return "no plot has just been laid that could be improved"
    if kind == codes.LEAVE - codes.IMPROVE or table.players[table.seat].chips[kind]:
        return None
    return say("you have no {kind}", kind=IMPROVEMENTS[kind])


def why_not_move(garden: Garden, start: i64, goal: i64) -> str | None:
    """The rule that forbids a figure's move."""
    if start == goal:
        return "a figure must move"
    if garden.tile[goal] == NOTHING:
        return "there is no tile there"
    if not is_in_line(garden, start, goal):
        return "figures move in a straight line, over tiles only"
    return None


def _why_not_objective(table: TakenokoTable, deck: i64) -> str | None:
    if table.phase != OBJECTIVE:
        refusal = _why_not_act(table, DO_OBJECTIVE)
        if refusal is not None:
            return refusal
        if table.players[table.seat].held >= HAND:
            return say("you may hold {hand} objectives at most", hand=HAND)
    if table.deck_sizes[deck] == 0:
        return say("no {deck} objective is left", deck=DECKS[deck])
    return None if may_draw(table, deck) else "all objectives of this kind are fulfilled already"


def _why_not_end(table: TakenokoTable) -> str | None:
    if table.phase != ACTIONS:
        return say(INSTEAD[int(table.phase)])
    return None if may_end(table, open_actions(table)) else "you must do two actions first"


# --- a whole kind of step ------------------------------------------------------------------------------------------------

NO_PLACE_FOR_A_CHANNEL = "no place for a channel: it lies between two plots and touches the pond or another channel"
NO_PLACE_FOR_AN_IMPROVEMENT = "no place for an improvement: it needs a plot without bamboo and without an improvement"


def why_none(table: TakenokoTable, seat: int, kind: str) -> str | None:
    """Why nothing of this kind is allowed now: an action, "water", an improvement or "end"; None if something is."""
    refusal = _why_not_now(table, seat)
    if refusal is not None:
        return refusal
    if kind == "end":
        return _why_not_end(table)
    if kind in ACTION_NAMES:
        return _why_no_action(table, ACTION_NAMES.index(kind))
    if not is_free(table):
        return say(INSTEAD[int(table.phase)])
    player = table.players[table.seat]
    if kind == "water":
        if not player.channels:
            return "you have no channel"
        return None if table.garden.open_ways else say(NO_PLACE_FOR_A_CHANNEL)
    if not player.chips[IMPROVEMENTS.index(kind)]:
        return say("you have no {kind}", kind=kind)
    return None if table.garden.bare else say(NO_PLACE_FOR_AN_IMPROVEMENT)


def _why_no_action(table: TakenokoTable, action: int) -> str | None:
    if action == DO_PLOTS:
        return _why_not_code(table, codes.PLOTS)
    if action == DO_CHANNEL:
        return _why_not_code(table, codes.CHANNEL)
    if action == DO_OBJECTIVE:
        refusals = [_why_not_objective(table, deck) for deck in range(len(DECKS))]
        return None if None in refusals else refusals[0] if len(set(refusals)) == 1 else "no objective is left"
    nowhere = say("figures move over plots, and no plot has been laid yet")
    return _why_not_act(table, action) or (None if is_possible(table, action) else nowhere)


# --- at any time ---------------------------------------------------------------------------------------------------------


def _why_not_claim(table: TakenokoTable, card: i64) -> str | None:
    player = table.players[table.seat]
    if not is_free(table) and not (card < PANDAS and is_mid_step(table)):
        return say(INSTEAD[int(table.phase)])
    if player.place_of(card) < 0:
        return "you do not hold this objective"
    return None if claims(table, player) & BIT[card] else what_is_missing(table.garden, int(card), player.sections, table.exact)


def _why_not_channel(table: TakenokoTable, edge: int) -> str | None:
    if not is_free(table):
        return say(INSTEAD[int(table.phase)])
    if not table.players[table.seat].channels:
        return "you have no channel"
    return why_not_water(table.garden, edge)


def why_not_water(garden: Garden, edge: i64) -> str | None:
    """The rule that forbids a channel on an edge."""
    if not garden.is_between_plots(edge):
        return "a channel lies between two plots"
    if garden.has_channel(edge):
        return "a channel is there already"
    if not garden.is_connected(edge):
        return "a channel must touch the pond or another channel"
    return None


def _why_not_chip(table: TakenokoTable, kind: int, cell: i64) -> str | None:
    garden = table.garden
    if not is_free(table):
        return say(INSTEAD[int(table.phase)])
    if not table.players[table.seat].chips[kind]:
        return say("you have no {kind}", kind=IMPROVEMENTS[kind])
    if not garden.is_plot(cell):
        return "there is no plot there"
    if garden.improvement(cell) != PLAIN:
        return "this plot has an improvement already"
    if garden.height(cell):
        return "improvements go on plots without bamboo"
    return None
