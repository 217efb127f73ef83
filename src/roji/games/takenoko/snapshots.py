"""A table as a snapshot, and back. What can be worked out from the rest (stocks, points, what is irrigated) is not told."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.games.takenoko import reading
from roji.games.takenoko.actions import COLOURS, DECKS, FACES, HEXES, IMPROVEMENTS, PLOT_KINDS, plot_words
from roji.games.takenoko.cards import ALL_CARDS, BIT, CARD_IDS, COPIES, DECK_SIZE, HAND, PANDAS, POINTS, cards_of, deck_of
from roji.games.takenoko.edges import AROUND
from roji.games.takenoko.notation import garden_text, read_garden
from roji.games.takenoko.plots import BAMBOO, CHANNELS, CHIPS, KIND_COUNTS, PLOTS
from roji.games.takenoko.state import IMPROVE, LAID, NO_WEATHER, NONE, NOT_YET, ROUNDS, Player, Table

PHASES: Final = ("roll", "weather", "rain", "storm", "cloud", "actions", "keep", "under", "lay", "improve", "serve", "objective", "over")
VERBS: Final = ("plots", "channel", "gardener", "panda", "objective")
WEATHERS: Final = (*FACES, "?")
DECK_NAMES: Final = ("plot_deck", "gardener_deck", "panda_deck")
MANY: Final = 1_000_000


def snapshot_of(table: Table) -> dict[str, object]:
    plots = [plot_words(kind) for kind in table.pile_plots()]
    drawn = int(table.drawn)
    return {
        "seats": int(table.seats),
        "options": dict(table.options),
        "luck": table.luck.snapshot(),
        "phase": PHASES[table.phase],
        "seat": int(table.seat),
        "turn": int(table.turns),
        "round": int(table.round),
        "resigned": _bits(table.resigned),
        "reveals": int(table.revealed),
        "weather": None if table.weather == NO_WEATHER else WEATHERS[table.weather],
        "used": [VERBS[action] for action in table.used_list()],
        "garden": garden_text(table.garden),
        "gardener": HEXES.text(int(table.gardener)),
        "panda": HEXES.text(int(table.panda)),
        "drawn": plots[:drawn],
        "kept": None if table.kept == NONE else plot_words(int(table.kept)),
        "first": None if table.first == NONE else plot_words(int(table.first)),
        "pile": plots[drawn:],
        "laid": None if table.fresh == NONE else HEXES.text(int(table.fresh)),
        "short": _short_told(table),
        "plot_deck": [CARD_IDS[card] for card in table.deck_cards(0)],
        "gardener_deck": [CARD_IDS[card] for card in table.deck_cards(1)],
        "panda_deck": [CARD_IDS[card] for card in table.deck_cards(2)],
        "rejected": [CARD_IDS[card] for card in bottom_cards(table, table.turned)],
        "emperor": None if table.emperor == NONE else int(table.emperor),
        "final": None if table.final == NOT_YET else _bits(table.final),
        "players": [_player_told(player) for player in table.players],
        "memory": _memory_told(table),
    }


def bottom_cards(table: Table, counts: vec[i64]) -> list[int]:
    """So many cards at the bottom of each deck, the lowest last."""
    return [int(table.decks[DECK_SIZE * deck + int(counts[deck]) - 1 - i]) for deck in range(3) for i in range(counts[deck])]


def _short_told(table: Table) -> list[dict[str, object]]:
    cells = [int(table.gardener), *[int(AROUND[6 * table.gardener + way]) for way in range(6)]]
    return [{"at": HEXES.text(cell), "wants": int(table.wants[i])} for i, cell in enumerate(cells) if table.wants[i] > 0]


def _player_told(player: Player) -> dict[str, object]:
    return {
        "hand": [CARD_IDS[player.hand[i]] for i in range(player.held)],
        "claimed": [CARD_IDS[player.claimed[i]] for i in range(player.done)],
        "channels": int(player.channels),
        "chips": {name: int(player.chips[i]) for i, name in enumerate(IMPROVEMENTS)},
        "sections": {name: int(player.sections[i]) for i, name in enumerate(COLOURS)},
    }


def _memory_told(table: Table) -> dict[str, object]:
    """What players have seen of things that are hidden now."""
    laid = [[int(table.laid[LAID * draw + i]) for i in range(LAID)] for draw in range(table.remembered)]
    return {
        "laid": [{"seat": seat, "kept": plot_words(kept), "under": [plot_words(p - 1) for p in under if p]} for seat, kept, *under in laid],
        "open": {name: int(table.open[i]) for i, name in enumerate(DECKS)},
        "draws": int(table.draws),
        "hands": [_hand_told(player) for player in table.players],
    }


def _hand_told(player: Player) -> dict[str, object]:
    return {
        "drawn": [int(player.drawn[i]) for i in range(player.held)],
        "never": [[CARD_IDS[card] for card in range(len(CARD_IDS)) if player.never[i] & BIT[card]] for i in range(player.held)],
    }


def _bits(seats: i64) -> list[int]:
    return [seat for seat in range(4) if (seats >> seat) & 1]


# --- reading -------------------------------------------------------------------------------------------------------------


def recall(table: Table, told: dict[str, Any]) -> None:
    """Fill a bare table with what a snapshot tells; what is malformed or is not all there is refused with a sentence."""
    seats = int(table.seats)
    players = reading.values(told, "players")
    if len(players) != seats:
        raise ValueError(f"the snapshot has {len(players)} players for {seats} seats")
    _recall_turn(table, told, seats)
    table.garden = read_garden(reading.value(told, "garden"))
    table.gardener = reading.cell(reading.value(told, "gardener"), "gardener")
    table.panda = reading.cell(reading.value(told, "panda"), "panda")
    for player, found in zip(table.players, players, strict=True):
        _recall_player(player, reading.table_of(found, "a player of the snapshot"))
    _recall_pile(table, told)
    _recall_decks(table, told)
    _recall_short(table, told)
    _take_from_stock(table)
    _recall_memory(table, reading.table_of(told.get("memory", {}), "memory"))


def _recall_turn(table: Table, told: dict[str, Any], seats: int) -> None:
    table.phase = reading.choice(told, "phase", PHASES)
    table.seat = reading.number(told, "seat", 0, seats - 1)
    table.turns = reading.number(told, "turn", 1, MANY)
    table.round = reading.number(told, "round", 1, ROUNDS + 1)
    table.resigned = reading.seats(told, "resigned", seats)
    table.revealed = reading.number(told, "reveals", 0, MANY)
    table.weather = NO_WEATHER if reading.value(told, "weather") is None else reading.choice(told, "weather", WEATHERS)
    table.emperor = NONE if reading.value(told, "emperor") is None else reading.number(told, "emperor", 0, seats - 1)
    table.final = NOT_YET if reading.value(told, "final") is None else reading.seats(told, "final", seats)
    used = reading.values(told, "used")
    if len(used) > 3:
        raise ValueError(f"nobody has {len(used)} actions in a turn")
    for found in used:
        action = reading.place(found, "an action of used", VERBS)
        table.used |= i64(1) << action
        table.used_order = (table.used_order << 3) + action + 1
        table.acted += 1


def _recall_player(player: Player, told: dict[str, Any]) -> None:
    hand = reading.cards(told, "hand")
    claimed = reading.cards(told, "claimed")
    if len(hand) > HAND:
        raise ValueError(f"a hand has at most {HAND} objectives, not {len(hand)}")
    if len(claimed) > len(player.claimed):
        raise ValueError(f"nobody can have completed {len(claimed)} objectives")
    for card in hand:
        player.take(card, 0, 0)
    for card in claimed:
        player.claimed[player.done] = u8(card)
        player.done += 1
        player.points += POINTS[card]
        if card < PANDAS:
            player.panda_points += POINTS[card]
    player.channels = reading.number(told, "channels", 0, CHANNELS)
    for i, count in enumerate(reading.numbers(told, IMPROVEMENTS, "chips", CHIPS)):
        player.chips[i] = count
    for i, count in enumerate(reading.numbers(told, COLOURS, "sections", MANY)):
        player.gain(i, count)


def _recall_pile(table: Table, told: dict[str, Any]) -> None:
    drawn = sorted(reading.plots(told, "drawn"))
    pile = drawn + reading.plots(told, "pile")
    found = list(pile)
    garden = table.garden
    for cell in garden.plots():
        kind = int(garden.kind(cell))
        found.append(kind - kind % 4 if garden.is_improved_by_chip(cell) else kind)
    if any(found.count(kind) != KIND_COUNTS[kind] for kind in range(PLOT_KINDS)):
        raise ValueError(f"the snapshot does not have each of the {PLOTS} plots once")
    for i, kind in enumerate(pile):
        table.pile[i] = u8(kind)
    table.top = 0
    table.bottom = len(pile)
    table.drawn = len(drawn)
    kept, first, laid = (reading.value(told, name) for name in ("kept", "first", "laid"))
    table.kept = NONE if kept is None else reading.plot(kept)
    table.first = NONE if first is None else reading.plot(first)
    table.fresh = NONE if laid is None else reading.cell(laid, "laid")
    if (table.fresh != NONE) != (table.phase == IMPROVE):
        raise ValueError("laid names the plot that may be improved, in the phase improve and in no other")


def _recall_decks(table: Table, told: dict[str, Any]) -> None:
    """Every card is somewhere, once."""
    found: list[int] = []
    for deck in range(3):
        cards = reading.cards(told, DECK_NAMES[deck])
        if any(deck_of(card) != deck for card in cards) or len(cards) > DECK_SIZE:
            raise ValueError(f"{DECK_NAMES[deck]} has cards that do not belong there")
        table.deck_sizes[deck] = len(cards)
        for i, card in enumerate(reversed(cards)):
            table.decks[DECK_SIZE * deck + i] = u8(card)
        found += cards
    for player in table.players:
        found += [int(player.hand[i]) for i in range(player.held)] + [int(player.claimed[i]) for i in range(player.done)]
    if sorted(found) != sorted([card for deck in range(3) for card in cards_of(deck)]):
        raise ValueError(f"the snapshot does not have each of the {sum(COPIES)} objectives once")
    for card in reading.cards(told, "rejected"):
        table.turned[deck_of(card)] += 1
    if any(table.turned[deck] > table.deck_sizes[deck] for deck in range(3)) or [
        CARD_IDS[card] for card in bottom_cards(table, table.turned)
    ] != reading.values(told, "rejected"):
        raise ValueError("rejected names the cards at the bottom of the piles that were turned down by this action")


def _recall_short(table: Table, told: dict[str, Any]) -> None:
    cells = [int(table.gardener), *[int(AROUND[6 * table.gardener + way]) for way in range(6)]]
    for found in reading.values(told, "short"):
        waiting = reading.table_of(found, "a plot that is short of bamboo")
        cell = reading.cell(reading.value(waiting, "at"), "at")
        if cell not in cells:
            raise ValueError("plots that are short of bamboo lie where the gardener is or beside it")
        table.wants[cells.index(cell)] = reading.number(waiting, "wants", 1, 2)


def _take_from_stock(table: Table) -> None:
    """What is not in the garden or with a player is in the stock."""
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
    if table.channels < 0:
        raise ValueError(f"there are {CHANNELS} channels in the box, not {CHANNELS - table.channels}")
    for i in range(3):
        if table.chips[i] < 0:
            raise ValueError(f"there are only {CHIPS} improvements of each kind")
        if table.bamboo[i] < 0 and not table.unlimited:
            raise ValueError(f"there are only {BAMBOO[i]} sections of {COLOURS[i]} bamboo")


# --- memory --------------------------------------------------------------------------------------------------------------


def _recall_memory(table: Table, told: dict[str, Any]) -> None:
    """Where it says nothing, nothing is remembered."""
    for deck in range(3):
        table.open[deck] = table.turned[deck]
    if "open" in told:
        for deck, count in enumerate(reading.numbers(told, DECKS, "open", DECK_SIZE)):
            table.open[deck] = count
    if "draws" in told:
        table.draws = reading.number(told, "draws", 0, MANY)
    for found in reading.values(told, "laid") if "laid" in told else []:
        _recall_laid(table, reading.table_of(found, "a plot of the memory"))
    if "hands" not in told:
        return
    hands = reading.values(told, "hands")
    if len(hands) != table.seats:
        raise ValueError("the memory has a hand for each seat")
    for player, found in zip(table.players, hands, strict=True):
        _recall_hand(player, reading.table_of(found, "a hand of the memory"))


def _recall_laid(table: Table, told: dict[str, Any]) -> None:
    under = reading.plots(told, "under")
    if len(under) > 2 or table.remembered == PLOTS:
        raise ValueError("the memory has more plots than were drawn")
    i = int(LAID * table.remembered)
    table.laid[i] = u8(reading.number(told, "seat", 0, int(table.seats) - 1))
    table.laid[i + 1] = u8(reading.plot(reading.value(told, "kept")))
    for place, kind in enumerate(under):
        table.laid[i + 2 + place] = u8(kind + 1)
    table.remembered += 1


def _recall_hand(player: Player, told: dict[str, Any]) -> None:
    drawn = reading.values(told, "drawn")
    never = reading.values(told, "never")
    if len(drawn) != player.held or len(never) != player.held:
        raise ValueError("the memory tells of every card in a hand when it was drawn and what it cannot be")
    for i in range(player.held):
        if not reading.is_number(drawn[i], 0, MANY):
            raise ValueError(f"a card was drawn as number {drawn[i]!r}")
        player.drawn[i] = drawn[i]
        for card in reading.cards({"never": never[i]}, "never"):
            player.never[i] |= BIT[card]
        if player.never[i] & BIT[player.hand[i]] or player.never[i] & ~ALL_CARDS:
            raise ValueError("the memory says that a card in a hand cannot be what it is")
