"""A seat's view of a Takenoko table, built from scratch."""

from typing import Literal, get_args

import msgspec

from roji.core.sentences import Words, words
from roji.games.takenoko import actions as codes
from roji.games.takenoko.actions import (
    COLOURS,
    DECKS,
    FACES,
    IMPROVEMENTS,
    PRINTED,
    SIDES,
    Cell,
    Colour,
    Deck,
    Face,
    Improvement,
    Printed,
    Side,
    cell_of,
)
from roji.games.takenoko.components import CARD_IDS, THRESHOLDS, deck_of
from roji.games.takenoko.edges import AROUND, POND
from roji.games.takenoko.garden import Garden
from roji.games.takenoko.objectives import is_fulfilled, progress, what_is_missing
from roji.games.takenoko.refusals import why_none, why_not
from roji.games.takenoko.rules import Takenoko
from roji.games.takenoko.scoring import in_hand, ready, total
from roji.games.takenoko.state import ACTION_NAMES, ACTIONS, ANY_WEATHER, LAY, NO_WEATHER, NONE, NOT_YET, OVER, ActionName
from roji.games.takenoko.turns import allowed, may_end, open_actions, wanting

Phase = Literal["roll", "weather", "rain", "storm", "cloud", "actions", "keep", "under", "lay", "improve", "serve", "objective", "over"]
StepKind = Literal["plots", "channel", "gardener", "panda", "objective", "water", "watershed", "enclosure", "fertilizer", "end"]
PlaceKind = Literal["lay", "rain", "storm", "serve", "gardener", "panda", "watershed", "enclosure", "fertilizer"]
PHASES: tuple[Phase, ...] = (
    *("roll", "weather", "rain", "storm", "cloud", "actions"),
    *("keep", "under", "lay", "improve", "serve", "objective", "over"),
)
Weather = Literal["sun", "rain", "wind", "storm", "cloud", "?"]
WEATHERS: tuple[Weather, ...] = (*FACES, "?")


class PlotView(msgspec.Struct, frozen=True):
    """A plot of the garden."""

    at: Cell
    colour: Colour
    improvement: Improvement | None
    printed: bool  # whether it is printed on the plot; otherwise it is a chip
    height: int
    irrigated: bool


class ChannelView(msgspec.Struct, frozen=True):
    """A channel on a side of a plot."""

    at: Cell
    side: Side


class PlotKind(msgspec.Struct, frozen=True):
    """A plot that does not lie in the garden yet."""

    colour: Colour
    improvement: Printed


class Chips(msgspec.Struct, frozen=True):
    """The number of improvements of each kind."""

    watershed: int
    enclosure: int
    fertilizer: int


class Sections(msgspec.Struct, frozen=True):
    """The number of bamboo sections of each colour."""

    green: int
    yellow: int
    pink: int


class Decks(msgspec.Struct, frozen=True):
    """The number of cards in each pile of objectives."""

    plot: int
    gardener: int
    panda: int


class Stocks(msgspec.Struct, frozen=True):
    """What is left for all."""

    channels: int
    chips: Chips
    bamboo: Sections | None  # none: it never runs out


class PlayerView(msgspec.Struct, frozen=True):
    """One player's place at the table."""

    hand: list[str] | None  # objectives, only for the looking seat
    kinds: list[Deck]  # what everybody sees of the hand: card backs, in the order drawn
    drawn: list[int]  # for each, the number of its draw in the game; 0 for the initial three
    claimed: list[str]  # in the order completed
    channels: int
    chips: Chips
    sections: Sections
    points: int  # including the Emperor
    panda_points: int
    emperor: bool
    resigned: bool


class Near(msgspec.Struct, frozen=True):
    """How near an objective of yours is to fulfilment."""

    card: str
    fulfilled: bool
    have: int
    need: int  # plots of a shape, sections of a column, columns, or sections on your board
    missing: int
    cells: list[Cell]  # the plots that count
    why: Words | None  # what it lacks, or why it may not be claimed now; None if it may


class Refused(msgspec.Struct, frozen=True):
    """A kind of step of which nothing may be done now, and the rule that forbids it."""

    what: StepKind
    why: Words


class Blocked(msgspec.Struct, frozen=True):
    """Places of the garden where something may not be done now, and the rule that forbids it."""

    what: PlaceKind
    why: Words
    at: list[Cell]


class Coming(msgspec.Struct, frozen=True):
    """Points that you do not have yet."""

    ready: int  # from claiming what is fulfilled now, the Emperor's included
    hand: int  # on all cards in your hand


class Change(msgspec.Struct, frozen=True):
    """A plot as it will be."""

    at: Cell
    height: int
    irrigated: bool


class Effect(msgspec.Struct, frozen=True):
    """What an offered action does to the garden."""

    code: int
    plots: list[Change]  # the ones that change
    eaten: Colour | None
    ready: int  # points of your objectives that it fulfils, or takes away if negative


class TakenokoView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    phase: Phase
    turn: int
    round: int
    seat: int  # whose turn it is
    weather: Face | Literal["?"] | None  # what the die shows, or what was chosen; None before the roll
    used: list[ActionName]  # actions of this turn so far
    left: int  # actions that may still be taken
    may_end: bool
    plots: list[PlotView]  # in the order laid
    channels: list[ChannelView]
    gardener: Cell
    panda: Cell
    pile: int  # plots in the pile, including those put under it in this action
    drawn: list[PlotKind] | None  # plots you have drawn
    kept: PlotKind | None  # the one you will lay
    drawn_count: int  # number of plots the active player has drawn
    laid: Cell | None  # the plot just laid, while an improvement may be added
    short: list[Cell]  # plots waiting for bamboo that is short
    decks: Decks
    stocks: Stocks
    players: list[PlayerView]
    threshold: int  # number of objectives that brings the Emperor and the last turns
    emperor: int | None  # the seat that owns it
    last_turns: int | None  # turns left once the end has begun, the present one included
    near: list[Near]  # for your objectives, in the order of your hand
    rejected: list[str]  # objectives that were already fulfilled and went under their piles during this action
    under_decks: list[str]  # all cards that everybody knows to be at the bottom of the piles
    effects: list[Effect]  # of the actions offered to you
    refused: list[Refused]  # the kinds of steps in your turn that are not offered to you
    blocked: list[Blocked]  # where a plot cannot be laid, and where an action offered elsewhere is not possible
    coming: Coming | None  # of the looking seat


def see(table: Takenoko, seat: int | None) -> TakenokoView:
    """What this seat, or an onlooker, sees now."""
    going_on = table.phase != OVER
    drew = seat is not None and seat == table.seat and table.drawn > 0
    return TakenokoView(
        phase=PHASES[table.phase],
        turn=int(table.turns),
        round=int(table.round),
        seat=int(table.seat),
        weather=_weather(table),
        used=[ACTION_NAMES[action] for action in table.used_list()],
        left=int(allowed(table) - table.acted) if going_on else 0,
        may_end=table.phase == ACTIONS and may_end(table, open_actions(table)),
        plots=[_plot(table.garden, cell) for cell in table.garden.plots()],
        channels=[ChannelView(cell_of(edge // 3), SIDES[edge % 3]) for edge in table.garden.channels()],
        gardener=cell_of(int(table.gardener)),
        panda=cell_of(int(table.panda)),
        pile=_pile(table),
        drawn=[_kind(kind) for kind in table.pile_plots()[: table.drawn]] if drew else None,
        kept=_kind(int(table.kept)) if drew and table.kept != NONE else None,
        drawn_count=int(table.drawn),
        laid=None if table.fresh == NONE else cell_of(int(table.fresh)),
        short=[cell_of(cell) for cell in wanting(table)],
        decks=Decks(*(int(size) for size in table.deck_sizes)),
        stocks=_stocks(table),
        players=[_player(table, other, seat) for other in range(table.seats)],
        threshold=int(THRESHOLDS[table.seats]),
        emperor=None if table.emperor == NONE else int(table.emperor),
        last_turns=None if table.final == NOT_YET else _last_turns(table),
        near=[] if seat is None else _near(table, seat),
        rejected=[CARD_IDS[card] for card in table.bottom_cards(table.turned)],
        under_decks=[CARD_IDS[card] for card in table.bottom_cards(table.open)],
        effects=_effects(table) if going_on and seat == table.seat else [],
        refused=_refused(table) if going_on and seat == table.seat else [],
        blocked=_blocked(table) if going_on and seat == table.seat else [],
        coming=None if seat is None else Coming(ready(table, seat), in_hand(table, seat)),
    )


def _weather(table: Takenoko) -> Face | Literal["?"] | None:
    if table.weather == NO_WEATHER:
        return None
    return "?" if table.weather == ANY_WEATHER else FACES[table.weather]


def _pile(table: Takenoko) -> int:
    """The state moves the others under the pile when the kept plot is laid; at a table they go there first."""
    under = int(table.drawn) - 1 if table.phase == LAY else 0
    return int(table.pile_left()) + under


def _kind(kind: int) -> PlotKind:
    return PlotKind(COLOURS[kind // 4], PRINTED[kind % 4])


def _plot(garden: Garden, cell: int) -> PlotView:
    improvement = int(garden.improvement(cell))
    return PlotView(
        at=cell_of(cell),
        colour=COLOURS[garden.colour(cell)],
        improvement=IMPROVEMENTS[improvement - 1] if improvement else None,
        printed=improvement > 0 and not garden.is_improved_by_chip(cell),
        height=int(garden.height(cell)),
        irrigated=garden.is_irrigated(cell),
    )


def _stocks(table: Takenoko) -> Stocks:
    bamboo = None if table.unlimited else Sections(*(int(count) for count in table.bamboo))
    return Stocks(int(table.channels), Chips(*(int(count) for count in table.chips)), bamboo)


def _player(table: Takenoko, seat: int, looking: int | None) -> PlayerView:
    player = table.players[seat]
    hand = [int(player.hand[i]) for i in range(player.held)]
    return PlayerView(
        hand=[CARD_IDS[card] for card in hand] if seat == looking else None,
        kinds=[DECKS[deck_of(card)] for card in hand],
        drawn=[int(player.drawn[i]) for i in range(player.held)],
        claimed=[CARD_IDS[player.claimed[i]] for i in range(player.done)],
        channels=int(player.channels),
        chips=Chips(*(int(count) for count in player.chips)),
        sections=Sections(*(int(count) for count in player.sections)),
        points=int(total(table, seat)),
        panda_points=int(player.panda_points),
        emperor=table.emperor == seat,
        resigned=table.has_resigned(seat),
    )


def _last_turns(table: Takenoko) -> int:
    """Includes the present turn of the Emperor's owner."""
    waiting = int(table.final).bit_count()
    return waiting + 1 if table.seat == table.emperor and table.phase != OVER else waiting


def _near(table: Takenoko, seat: int) -> list[Near]:
    player = table.players[seat]
    return [_near_card(table, seat, int(player.hand[i])) for i in range(player.held)]


def _near_card(table: Takenoko, seat: int, card: int) -> Near:
    player = table.players[seat]
    found = progress(table.garden, card, player.sections, table.exact)
    fulfilled = is_fulfilled(table.garden, card, player.sections, table.exact)
    cells = [cell_of(cell) for cell in found.cells]
    why = why_not(table, seat, codes.CLAIM + card) if fulfilled else what_is_missing(table.garden, card, player.sections, table.exact)
    return Near(CARD_IDS[card], fulfilled, found.have, found.need, found.need - found.have, cells, None if why is None else words(why))


def _refused(table: Takenoko) -> list[Refused]:
    found = [(kind, why_none(table, int(table.seat), kind)) for kind in get_args(StepKind)]
    return [Refused(kind, words(why)) for kind, why in found if why is not None]


FIRST_CODES: dict[PlaceKind, int] = {
    "lay": codes.LAY,
    "rain": codes.RAIN,
    "storm": codes.STORM,
    "serve": codes.SERVE,
    "gardener": codes.GARDENER,
    "panda": codes.PANDA,
    "watershed": codes.CHIP,
    "enclosure": codes.CHIP + codes.CELLS,
    "fertilizer": codes.CHIP + 2 * codes.CELLS,
}


def _blocked(table: Takenoko) -> list[Blocked]:
    seat, legal = int(table.seat), table.legal(int(table.seat))
    cells = sorted({POND, *(int(AROUND[6 * POND + way]) for way in range(6)), *table.garden.plots()})
    found: dict[tuple[PlaceKind, str], list[Cell]] = {}
    for what, first in FIRST_CODES.items():
        if what in ("lay", PHASES[table.phase]) or any(first <= code < first + codes.CELLS for code in legal):
            for cell in cells:
                why = why_not(table, seat, first + cell)
                if why is not None:
                    found.setdefault((what, why), []).append(cell_of(cell))
    return [Blocked(what, words(why), at) for (what, why), at in found.items()]


def _effects(table: Takenoko) -> list[Effect]:
    """What each offered action on the garden would do there."""
    seat = int(table.seat)
    shown = [code for code in table.legal(seat) if code >= codes.LAY or codes.IMPROVE <= code <= codes.LEAVE]
    now = ready(table, seat)
    return [_effect(table, seat, code, now) for code in shown]


def _effect(table: Takenoko, seat: int, code: int, now: int) -> Effect:
    after = table.copy()
    after.play(seat, code)
    garden, before = after.garden, table.garden
    changed = [cell for cell in garden.plots() if garden.grown[cell] != before.grown[cell] or garden.tile[cell] != before.tile[cell]]
    eaten = [colour for colour in range(3) if after.players[seat].sections[colour] > table.players[seat].sections[colour]]
    changes = [Change(cell_of(cell), int(garden.height(cell)), garden.is_irrigated(cell)) for cell in changed]
    return Effect(code, changes, COLOURS[eaten[0]] if eaten else None, ready(after, seat) - now)
