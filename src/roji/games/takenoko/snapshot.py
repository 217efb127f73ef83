"""A Takenoko table as a snapshot, and back. What follows from the rest (stocks, points, irrigation) is left out."""

from typing import Annotated

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64, u8

from roji.core.bitsets import listed, set_of
from roji.core.snapshot import Count, Saved, Seat, Snapshot, load_luck, save_luck
from roji.games.takenoko.actions import COLOURS, HEXES, IMPROVEMENTS, Colour, Improvement, plot_words, read_plot
from roji.games.takenoko.actions import DECKS as DECK_NAMES
from roji.games.takenoko.actions import Deck as DeckName
from roji.games.takenoko.components import CARD_IDS, CHANNELS, CHIPS, DECK_SIZE, DECKS, HAND, PLOTS, card_number, deck_of
from roji.games.takenoko.edges import AROUND
from roji.games.takenoko.notation import garden_text, read_garden
from roji.games.takenoko.rules import Takenoko
from roji.games.takenoko.setup import bare_table
from roji.games.takenoko.state import ACTION_NAMES, DRAWN, LAID, NO_WEATHER, NONE, NOT_YET, PILE, ROUNDS, ActionName, Player
from roji.games.takenoko.turns import use
from roji.games.takenoko.view import PHASES, WEATHERS, Phase, Weather

Plot = Annotated[str, Meta(pattern="^(green|yellow|pink) (plain|watershed|enclosure|fertilizer)$")]
Deck = Annotated[list[str], Meta(max_length=DECK_SIZE)]
THREE = Meta(min_length=3)  # every possible key


class SavedPlayer(Saved, frozen=True):
    hand: Annotated[list[str], Meta(max_length=HAND)]
    claimed: Annotated[list[str], Meta(max_length=DECKS * DECK_SIZE)]
    channels: Annotated[int, Meta(ge=0, le=CHANNELS)]
    chips: Annotated[dict[Improvement, Annotated[int, Meta(ge=0, le=CHIPS)]], THREE]
    sections: Annotated[dict[Colour, Count], THREE]


class SavedShort(Saved, frozen=True):
    """A plot that waits for bamboo."""

    at: str
    wants: Annotated[int, Meta(ge=1, le=2)]


class SavedDraw(Saved, frozen=True):
    """A finished draw of plots: the one laid, and those put under the pile."""

    seat: Seat
    kept: Plot
    under: Annotated[list[Plot], Meta(max_length=DRAWN - 1)]


class SavedHand(Saved, frozen=True):
    """What everybody knows about the cards in a hand."""

    drawn: Annotated[list[Count], Meta(max_length=HAND)]
    never: Annotated[list[list[str]], Meta(max_length=HAND)]


class SavedMemory(Saved, frozen=True):
    """What players have seen of what is hidden now."""

    laid: Annotated[list[SavedDraw], Meta(max_length=PLOTS)]
    open: Annotated[dict[DeckName, Annotated[int, Meta(ge=0, le=DECK_SIZE)]], THREE]
    draws: Count
    hands: list[SavedHand]


class TakenokoSnapshot(Snapshot, frozen=True):
    """The fields are explained in state.py."""

    phase: Phase
    seat: Seat
    turn: Count
    round: Annotated[int, Meta(ge=1, le=ROUNDS + 1)]
    resigned: list[Seat]
    reveals: Count
    weather: Weather | None
    used: Annotated[list[ActionName], Meta(max_length=3)]
    garden: str
    gardener: str
    panda: str
    drawn: Annotated[list[Plot], Meta(max_length=DRAWN)]
    kept: Plot | None
    first: Plot | None
    pile: Annotated[list[Plot], Meta(max_length=PLOTS)]
    laid: str | None  # the cell of the plot just laid
    short: list[SavedShort]
    plot_deck: Deck
    gardener_deck: Deck
    panda_deck: Deck
    rejected: list[str]  # turned down by this action, now at the bottom of their decks
    emperor: Seat | None
    final: list[Seat] | None
    players: Annotated[list[SavedPlayer], Meta(min_length=2, max_length=4)]
    memory: SavedMemory | None  # None: nothing is remembered


def save(table: Takenoko) -> TakenokoSnapshot:
    plots = [plot_words(kind) for kind in table.pile_plots()]
    around = enumerate(_beside_gardener(table))
    return TakenokoSnapshot(
        seats=table.seats,
        options=table.options,
        luck=save_luck(table.luck),
        phase=PHASES[table.phase],
        seat=table.seat,
        turn=table.turns,
        round=table.round,
        resigned=listed(table.resigned),
        reveals=table.revealed,
        weather=None if table.weather == NO_WEATHER else WEATHERS[table.weather],
        used=[ACTION_NAMES[action] for action in table.used_list()],
        garden=garden_text(table.garden),
        gardener=HEXES.text(table.gardener),
        panda=HEXES.text(table.panda),
        drawn=plots[: table.drawn],
        kept=None if table.kept == NONE else plot_words(table.kept),
        first=None if table.first == NONE else plot_words(table.first),
        pile=plots[table.drawn :],
        laid=None if table.fresh == NONE else HEXES.text(table.fresh),
        short=[SavedShort(HEXES.text(cell), table.wants[i]) for i, cell in around if table.wants[i]],
        plot_deck=_ids(table.deck_cards(0)),
        gardener_deck=_ids(table.deck_cards(1)),
        panda_deck=_ids(table.deck_cards(2)),
        rejected=_ids(table.bottom_cards(table.turned)),
        emperor=None if table.emperor == NONE else table.emperor,
        final=None if table.final == NOT_YET else listed(table.final),
        players=[_save_player(player) for player in table.players],
        memory=_save_memory(table),
    )


def _ids(cards: list[int]) -> list[str]:
    return [CARD_IDS[card] for card in cards]


def _beside_gardener(table: Takenoko) -> list[int]:
    """The cells where bamboo can be short."""
    return [table.gardener, *[AROUND[6 * table.gardener + way] for way in range(6)]]


def _save_player(player: Player) -> SavedPlayer:
    return SavedPlayer(
        hand=_ids(list(player.hand)[: player.held]),
        claimed=_ids(list(player.claimed)[: player.done]),
        channels=player.channels,
        chips=dict(zip(IMPROVEMENTS, player.chips, strict=True)),
        sections=dict(zip(COLOURS, player.sections, strict=True)),
    )


def _save_memory(table: Takenoko) -> SavedMemory:
    draws = [list(table.laid)[LAID * draw : LAID * (draw + 1)] for draw in range(table.remembered)]
    laid = [SavedDraw(seat, plot_words(kept), [plot_words(plot - 1) for plot in under if plot]) for seat, kept, *under in draws]
    return SavedMemory(laid, dict(zip(DECK_NAMES, table.open, strict=True)), table.draws, [_save_hand(player) for player in table.players])


def _save_hand(player: Player) -> SavedHand:
    return SavedHand(list(player.drawn)[: player.held], [_ids(listed(never)) for never in list(player.never)[: player.held]])


def load(saved: TakenokoSnapshot) -> Takenoko:
    table = bare_table(saved.seats, saved.options, load_luck(saved.luck))
    table.phase = PHASES.index(saved.phase)
    table.seat = saved.seat
    table.turns = saved.turn
    table.round = saved.round
    table.resigned = set_of(saved.resigned)
    table.revealed = saved.reveals
    table.weather = NO_WEATHER if saved.weather is None else WEATHERS.index(saved.weather)
    for verb in saved.used:
        use(table, ACTION_NAMES.index(verb))
    table.garden = read_garden(saved.garden)
    table.gardener = HEXES.read(saved.gardener)
    table.panda = HEXES.read(saved.panda)
    table.fresh = NONE if saved.laid is None else HEXES.read(saved.laid)
    table.emperor = NONE if saved.emperor is None else saved.emperor
    table.final = NOT_YET if saved.final is None else set_of(saved.final)
    for player, theirs in zip(table.players, saved.players, strict=True):
        _load_player(player, theirs)
    _load_pile(table, saved)
    _load_decks(table, saved)
    for short in saved.short:
        table.wants[_beside_gardener(table).index(HEXES.read(short.at))] = short.wants
    _take_from_stock(table)
    if saved.memory is not None:
        _load_memory(table, saved.memory)
    return table


def _load_player(player: Player, saved: SavedPlayer) -> None:
    for card in saved.hand:
        player.take(card_number(card), 0, 0)
    for card in saved.claimed:
        player.claim(card_number(card))
    player.channels = saved.channels
    player.chips = vec[i64]([saved.chips[name] for name in IMPROVEMENTS])
    for i, colour in enumerate(COLOURS):
        player.gain(i, saved.sections[colour])


def _load_pile(table: Takenoko, saved: TakenokoSnapshot) -> None:
    pile = sorted(read_plot(plot) for plot in saved.drawn) + [read_plot(plot) for plot in saved.pile]
    table.pile = vec[u8](pile + [0] * (PILE - len(pile)))
    table.bottom = len(pile)
    table.drawn = len(saved.drawn)
    table.kept = NONE if saved.kept is None else read_plot(saved.kept)
    table.first = NONE if saved.first is None else read_plot(saved.first)


def _load_decks(table: Takenoko, saved: TakenokoSnapshot) -> None:
    for deck, cards in enumerate((saved.plot_deck, saved.gardener_deck, saved.panda_deck)):
        table.deck_sizes[deck] = len(cards)
        for i, card in enumerate(reversed(cards)):
            table.decks[DECK_SIZE * deck + i] = card_number(card)
    for card in saved.rejected:
        table.turned[deck_of(card_number(card))] += 1
    table.open = table.turned[:]


def _take_from_stock(table: Takenoko) -> None:
    """The stock has everything that is not in the garden or with a player."""
    garden = table.garden
    table.channels -= len(garden.channels())
    for cell in garden.plots():
        table.bamboo[garden.colour(cell)] -= garden.height(cell)
        if garden.is_improved_by_chip(cell):
            table.chips[garden.improvement(cell) - 1] -= 1
    for player in table.players:
        table.channels -= player.channels
        for i in range(3):
            table.chips[i] -= player.chips[i]
            table.bamboo[i] -= player.sections[i]


def _load_memory(table: Takenoko, saved: SavedMemory) -> None:
    table.open = vec[i64]([saved.open[deck] for deck in DECK_NAMES])
    table.draws = saved.draws
    table.remembered = len(saved.laid)
    for number, draw in enumerate(saved.laid):
        for i, told in enumerate([draw.seat, read_plot(draw.kept), *[read_plot(plot) + 1 for plot in draw.under]]):
            table.laid[LAID * number + i] = told
    for player, hand in zip(table.players, saved.hands, strict=True):
        for i, (drawn, never) in enumerate(zip(hand.drawn, hand.never, strict=True)):
            player.drawn[i] = drawn
            player.never[i] = set_of([card_number(card) for card in never])
