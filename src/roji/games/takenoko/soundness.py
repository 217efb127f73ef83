"""Whether what a snapshot says fits together; what could never be is refused with a sentence."""

from roji.games.takenoko.cards import THRESHOLDS
from roji.games.takenoko.edges import AROUND
from roji.games.takenoko.garden import NOTHING
from roji.games.takenoko.offers import is_drawn, is_left_over
from roji.games.takenoko.pasts import original_kind, pile_before
from roji.games.takenoko.scoring import staying
from roji.games.takenoko.state import (
    ACTIONS,
    CLOUD,
    CLOUDY,
    DO_GARDENER,
    DO_OBJECTIVE,
    DO_PLOTS,
    DRAWN,
    IMPROVE,
    KEEP,
    LAID,
    LAY,
    NO_WEATHER,
    NONE,
    NOT_YET,
    OBJECTIVE,
    OVER,
    RAIN,
    ROLL,
    ROUNDS,
    SERVE,
    STORM,
    UNDER,
    WEATHER,
    WINDY,
    Table,
)
from roji.games.takenoko.turns import allowed, any_chip, any_deck

WEATHER_OF_PHASE = {RAIN: 1, STORM: 3, CLOUD: 4}


def check(table: Table) -> None:
    """A ValueError unless the table could have come about."""
    _check_players(table)
    _check_end(table)
    _check_weather(table)
    _check_actions(table)
    _check_drawn(table)
    _check_laid(table)
    _check_short(table)
    _check_rejected(table)
    _check_memory(table)


def _check_players(table: Table) -> None:
    for figure in (table.gardener, table.panda):
        if table.garden.tile[figure] == NOTHING:
            raise ValueError("a figure stands where no tile is")
    if not table.round <= table.turns <= table.seats * table.round:
        raise ValueError(f"turn {table.turns} cannot be in round {table.round}")
    if table.phase != OVER and table.has_resigned(table.seat):
        raise ValueError("a player who has resigned cannot have the turn")
    if table.phase != OVER and staying(table) < 2:
        raise ValueError("the game is over when all others have resigned")
    if staying(table) == 0:
        raise ValueError("not everybody can have resigned")


def _check_end(table: Table) -> None:
    threshold = THRESHOLDS[table.seats]
    if (table.emperor == NONE) != (table.final == NOT_YET):
        raise ValueError("the last turns come when somebody takes the Emperor")
    if table.emperor == NONE:
        if any(player.done >= threshold for player in table.players):
            raise ValueError(f"somebody has completed {threshold} objectives, so somebody has the Emperor")
        if table.round > ROUNDS:
            raise ValueError(f"the game ends after {ROUNDS} rounds")
        if table.phase == OVER and staying(table) > 1 and table.round < ROUNDS:
            raise ValueError("the game is not over yet")
        return
    if table.players[table.emperor].done < threshold:
        raise ValueError(f"the Emperor is taken with {threshold} objectives")
    if table.final & table.resigned or (table.final >> table.emperor) & 1:
        raise ValueError("who has resigned, or has the Emperor, has no last turn")
    if table.phase == OVER:
        if table.final and staying(table) > 1:
            raise ValueError("the game is not over while a last turn is left")
    elif table.seat != table.emperor and (table.final >> table.seat) & 1 == 0:
        raise ValueError(f"seat {table.seat} has had its last turn")
    elif table.final == 0:
        raise ValueError("no last turn is left, so the game is over")


def _check_weather(table: Table) -> None:
    phase = int(table.phase)
    if phase == OVER:
        return
    if (table.weather == NO_WEATHER) != (table.round == 1 or phase == ROLL):
        raise ValueError("there is weather after the roll, and none in the first round")
    if phase == ROLL and table.round == 1:
        raise ValueError("the weather die is not rolled in the first round")
    if phase in WEATHER_OF_PHASE and table.weather != WEATHER_OF_PHASE[phase]:
        raise ValueError("the phase does not fit the weather")
    if phase == WEATHER and (table.weather < CLOUDY or (table.weather == CLOUDY and any_chip(table))):
        raise ValueError("the weather is chosen when the die shows ?, or a cloud when no improvement is left")
    if phase == CLOUD and not any_chip(table):
        raise ValueError("no improvement is left to take")


def _check_actions(table: Table) -> None:
    used = table.used_list()
    if table.phase < ACTIONS and used:
        raise ValueError("actions come after the weather")
    if len(used) > allowed(table):
        raise ValueError(f"{len(used)} actions are more than this turn has")
    if len(set(used)) != len(used) and table.weather != WINDY:
        raise ValueError("the same action twice needs wind")
    needs = {KEEP: DO_PLOTS, UNDER: DO_PLOTS, LAY: DO_PLOTS, IMPROVE: DO_PLOTS, SERVE: DO_GARDENER, OBJECTIVE: DO_OBJECTIVE}
    phase = int(table.phase)
    if phase in needs and (not used or used[-1] != needs[phase]):
        raise ValueError("the phase does not fit the last action")


def _check_drawn(table: Table) -> None:
    """Plots are in the hand from the draw until one is laid."""
    phase = int(table.phase)
    expected = min(DRAWN, int(table.bottom)) if phase in (KEEP, UNDER, LAY) else 0
    if table.drawn != expected or (phase == KEEP and expected == 0):
        raise ValueError(f"{expected} plots must be drawn in this phase, not {table.drawn}")
    if (table.kept != NONE) != (phase in (UNDER, LAY)):
        raise ValueError("kept names the plot that will be laid, once it is chosen")
    if (table.first != NONE) != (phase == LAY and table.drawn > 1):
        raise ValueError("first names the plot that goes directly under the pile, once it is chosen")
    if table.kept != NONE and not is_drawn(table, table.kept):
        raise ValueError("the plot kept was not drawn")
    if table.first != NONE and not is_left_over(table, table.first):
        raise ValueError("the plot for the pile is not left over")
    if phase == UNDER and table.drawn < 3:
        raise ValueError("with one plot left over there is no order to choose")


def _check_laid(table: Table) -> None:
    if table.phase != IMPROVE:
        return
    garden = table.garden
    if garden.size == 0 or garden.order[garden.size - 1] != table.fresh:
        raise ValueError("laid must be the last plot of the garden")
    if not garden.takes_chip(table.fresh) or not table.players[table.seat].has_chips():
        raise ValueError("the plot just laid cannot be improved")


def _check_short(table: Table) -> None:
    """Bamboo is short for several plots, and there is some."""
    waiting = [int(wanted) for wanted in table.wants if wanted]
    if table.phase != SERVE:
        if waiting:
            raise ValueError("no plot waits for bamboo in this phase")
        return
    garden = table.garden
    if not garden.is_plot(table.gardener) or table.unlimited:
        raise ValueError("bamboo cannot be short here")
    colour = garden.colour(table.gardener)
    if len(waiting) < 2 or not 0 < table.bamboo[colour] < sum(waiting):
        raise ValueError("bamboo is not short for several plots")
    for i, cell in enumerate([table.gardener, *[AROUND[6 * table.gardener + way] for way in range(6)]]):
        if table.wants[i] and (not garden.is_plot(cell) or garden.colour(cell) != colour or table.wants[i] > garden.growth(cell)):
            raise ValueError("a plot waits for bamboo that cannot grow there")


def _check_rejected(table: Table) -> None:
    turned = [int(count) for count in table.turned]
    if table.phase != OBJECTIVE:
        if any(turned):
            raise ValueError("objectives are turned down only while one is drawn")
    elif not table.advanced or not any(turned) or not any_deck(table):
        raise ValueError("no objective was turned down, or none is left to draw")
    for deck in range(3):
        if not turned[deck] <= table.open[deck] <= table.deck_sizes[deck]:
            raise ValueError("more cards of a pile are known than can be")
        if table.open[deck] and not table.advanced:
            raise ValueError("cards of a pile are known in the advanced variant only")


def _check_memory(table: Table) -> None:
    """What is remembered of plots leads to the pile as it is."""
    garden = table.garden
    count = int(table.remembered)
    if count > garden.size:
        raise ValueError("more plots are remembered than were laid")
    pile = [NONE] * int(pile_before(table, 0))
    for draw in range(count):
        entry = [int(table.laid[LAID * draw + i]) for i in range(LAID)]
        if entry[1] != original_kind(table, int(garden.order[garden.size - count + draw])):
            raise ValueError("a plot is remembered that was not laid then")
        pile = _after(pile, entry[1], [kind - 1 for kind in entry[2:] if kind])
    if any(known not in (NONE, kind) for known, kind in zip(_in_hand(table, pile), table.pile_plots(), strict=True)):
        raise ValueError("the pile is not what is remembered of it")


def _after(pile: list[int], kept: int, under: list[int]) -> list[int]:
    """The pile after a draw, as far as it is remembered."""
    drawn, left = pile[:DRAWN], pile[DRAWN:]
    seen = [kept, *under]
    if len(drawn) != len(seen):
        raise ValueError(f"{len(drawn)} plots were drawn, but {len(seen)} are remembered")
    for known in drawn:
        if known != NONE:
            if known not in seen:
                raise ValueError("a plot was drawn that is remembered to lie elsewhere")
            seen.remove(known)
    return left + under


def _in_hand(table: Table, pile: list[int]) -> list[int]:
    """Plots in a hand are in no order: what is remembered of them is put where it fits."""
    drawn = int(table.drawn)
    held = table.pile_plots()[:drawn]
    for known in [kind for kind in pile[:drawn] if kind != NONE]:
        if known not in held:
            raise ValueError("the plots drawn are not what is remembered of them")
        held.remove(known)
    return [NONE] * drawn + pile[drawn:]
