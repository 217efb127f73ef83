"""A table as a snapshot, and back: what a snapshot may not say is refused with a sentence."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.games.bonsai import goals
from roji.games.bonsai.actions import SLOTS
from roji.games.bonsai.cards import BIT, KINDS, MASTER, PARCHMENTS, SYMBOLS, TYPE, deck_for, listed
from roji.games.bonsai.notation import read_tree, tree_text
from roji.games.bonsai.scenarios import EMPEROR, read_goals
from roji.games.bonsai.state import (
    CULTIVATED,
    DISCARDING,
    GOALS_OPEN,
    HELPING,
    MASTER_TILE,
    NO_DECK,
    NOT_YET,
    OVER,
    SLOT_TILE,
    Player,
    Table,
)

PHASES: Final = ("action", "slot_tile", "master_tile", "helper", "cultivate", "goals", "discard", "over")
MANY: Final = 1_000_000
MOST_IN_SUPPLY: Final = 200


def snapshot_of(table: Table) -> dict[str, object]:
    deck = table.deck_cards()
    border = len(deck) - int(table.lower_left())
    return {
        "seats": int(table.seats),
        "options": dict(table.options),
        "luck": table.luck.snapshot(),
        "phase": PHASES[table.phase],
        "seat": int(table.seat),
        "turn": int(table.turns),
        "tends": int(table.tends),
        "final": None if table.final == NOT_YET else _bits(table.final),
        "resigned": _bits(table.resigned),
        "reveals": int(table.revealed),
        "deck": deck[:border],
        "lower": deck[border:],
        "slots": [int(card) or None for card in table.slots],
        "discarded": listed(table.discarded),
        "goals": goals.listed(table.in_play),
        "card": int(table.card) or None,
        "vacated": int(table.vacated),
        "budget": {name: int(table.budget[i]) if table.is_placing() else 0 for i, name in enumerate(SYMBOLS)},
        "placed": int(table.placed),
        "flowered": table.flowered,
        "cultivated": table.cultivated,
        "players": [_player_told(player) for player in table.players],
    }


def _player_told(player: Player) -> dict[str, object]:
    claimed = goals.listed(player.claimed)
    return {
        "trees": [tree_text(tree) for tree in player.trees],
        "supply": [int(count) for count in player.supply],
        "cards": listed(player.cards),
        "claimed": claimed,
        "claimed_by": [int((player.claimed_second >> goal) & 1) for goal in claimed],
        "renounced": goals.listed(player.renounced),
        "passed": player.passed,
    }


def _bits(seats: i64) -> list[int]:
    return [seat for seat in range(4) if (seats >> seat) & 1]


# --- reading -------------------------------------------------------------------------------------------------------------


def recall(table: Table, told: dict[str, Any]) -> None:
    """Fill a bare table with what a snapshot tells."""
    told = _dict(told, "the snapshot")
    _recall_turn(table, told)
    _recall_goals(table, told)
    players = _list(told, "players")
    if len(players) != table.seats:
        raise ValueError(f"the snapshot has {len(players)} players for {table.seats} seats")
    table.players = [_recall_player(table, _dict(player, "a player of the snapshot")) for player in players]
    _recall_cards(table, told)
    _check_goals(table)
    _check_turn(table)


def _recall_turn(table: Table, told: dict[str, Any]) -> None:
    table.phase = _choice(told, "phase", PHASES)
    table.seat = _number(told, "seat", 0, int(table.seats) - 1)
    table.turns = _number(told, "turn", 1, MANY)
    table.tends = _number(told, "tends", 0, 1 if table.scenario == EMPEROR else 0)
    table.final = NOT_YET if _value(told, "final") is None else _seat_set(table, told, "final")
    table.resigned = _seat_set(table, told, "resigned")
    table.revealed = _number(told, "reveals", 0, MANY)
    table.vacated = _number(told, "vacated", 0, CULTIVATED if table.seats == 1 else SLOTS)
    table.placed = _number(told, "placed", 0, MOST_IN_SUPPLY)
    table.flowered = _truth(told, "flowered")
    table.cultivated = _truth(told, "cultivated")
    budget = _dict(_value(told, "budget"), "the budget of the snapshot")
    for i, name in enumerate(SYMBOLS):
        table.budget[i] = _number(budget, name, 0, MOST_IN_SUPPLY)


def _recall_goals(table: Table, told: dict[str, Any]) -> None:
    found = _numbers(told, "goals", 1, 15)
    if sorted(found) not in _possible_goals(table):
        raise ValueError(f"with these options the goals in play cannot be {found}")
    table.in_play = goals.set_of(found)


def _possible_goals(table: Table) -> list[list[int]]:
    options = table.options
    scenario = str(options["scenario"])
    if scenario != "none":
        return [read_goals(scenario, str(options["scenario_goals"]))]
    if not options["goals"]:
        return [[]]
    chosen = goals.chosen_colours(str(options["goal_colours"]))
    choices = [chosen] if chosen else [[a, b, c] for a in range(3) for b in range(a + 1, 4) for c in range(b + 1, 5)]
    return [goals.in_colours(colours, int(table.seats)) for colours in choices]


def _recall_player(table: Table, told: dict[str, Any]) -> Player:
    trees = [read_tree(_text(tree)) for tree in _list(told, "trees")]
    if len(trees) != (2 if table.scenario == EMPEROR else 1):
        raise ValueError(f"a player of the snapshot has {len(trees)} bonsai")
    supply = _list(told, "supply")
    if len(supply) != KINDS or not all(_is_number(count, 0, MOST_IN_SUPPLY) for count in supply):
        raise ValueError(f"a supply is four numbers, for wood, leaf, flower and fruit, not {supply!r}")
    player = Player(trees, vec[i64](supply))
    for card in _numbers(told, "cards", 1, 47):
        player.cards |= BIT[card]
    claimed = _numbers(told, "claimed", 1, 15)
    claimed_by = _list(told, "claimed_by")
    if len(claimed_by) != len(claimed) or not all(_is_number(tree, 0, len(trees) - 1) for tree in claimed_by):
        raise ValueError(f"claimed_by names a bonsai for each claimed goal, not {claimed_by!r}")
    player.claimed = goals.set_of(claimed)
    player.claimed_second = goals.set_of([goal for goal, tree in zip(claimed, claimed_by, strict=True) if tree])
    player.renounced = goals.set_of(_numbers(told, "renounced", 1, 15))
    player.passed = _truth(told, "passed")
    return player


def _recall_cards(table: Table, told: dict[str, Any]) -> None:
    """Every card of the game is somewhere, once."""
    deck = _numbers(told, "deck", 1, 47)
    lower = _numbers(told, "lower", 1, 47)
    row = _list(told, "slots")
    if len(row) != SLOTS or not all(card is None or _is_number(card, 1, 47) for card in row):
        raise ValueError(f"slots are four cards or null, not {row!r}")
    slots = [0 if card is None else int(card) for card in row]
    discarded = _numbers(told, "discarded", 1, 47)
    found = deck + lower + [card for card in slots if card] + discarded
    for player in table.players:
        found += listed(player.cards)
    playing = deck_for(int(table.seats), table.options["three_player_deck"] == "printed")
    if sorted(found) != playing:
        raise ValueError(f"the snapshot does not have each of the {len(playing)} cards of this game once")
    if discarded and table.seats > 1:
        raise ValueError("cards are discarded only when one plays alone")
    for slot in range(SLOTS):
        table.slots[slot] = slots[slot]
    for card in discarded:
        table.discarded |= BIT[card]
    _lay(table, deck, lower, len(playing))
    table.card = _number(told, "card", 1, 47) if _value(told, "card") is not None else 0


def _lay(table: Table, deck: list[int], lower: list[int], size: int) -> None:
    table.deck = NO_DECK[:]
    table.size = size
    table.drawn = size - len(deck) - len(lower)
    for i, card in enumerate(deck + lower):
        table.deck[table.drawn + i] = u8(card)
    if table.options["tokonoma"]:
        table.lower = (size - len(listed(PARCHMENTS))) // 2
    if len(lower) != table.lower_left() or any((PARCHMENTS >> card) & 1 for card in lower):
        raise ValueError(f"the lower half of the deck cannot be {lower}")


def _check_goals(table: Table) -> None:
    table.goals = table.in_play
    for player in table.players:
        if player.claimed & ~table.goals:
            raise ValueError("a goal is claimed that is not in play, or claimed twice")
        for colour in range(goals.COLOUR_COUNT):
            if len(goals.listed(player.claimed & goals.OF_COLOUR[colour])) > 1:
                raise ValueError("a player has claimed two goals of one colour")
        if player.renounced & (player.claimed | ~table.in_play):
            raise ValueError("a goal is renounced that is not in play, or that the player has claimed")
        table.goals &= ~player.claimed


def _check_turn(table: Table) -> None:
    """What the phase needs is there, and nobody keeps more tiles than they may."""
    player = table.players[table.seat]
    if table.phase == SLOT_TILE or table.phase == MASTER_TILE or table.phase == HELPING:
        if table.card == 0 or not player.owns(table.card):
            raise ValueError("the card that is being used is not the player's")
        if table.phase == MASTER_TILE and TYPE[table.card] != MASTER:
            raise ValueError("the card that is being used is no Master")
    if table.phase != OVER and table.has_resigned(table.seat):
        raise ValueError("a player who has resigned cannot have the turn")
    if table.phase == GOALS_OPEN:
        table.find_undecided()
        if table.undecided == 0:
            raise ValueError("no goal is to be decided, so the phase cannot be goals")
    if table.phase == DISCARDING and player.tiles() <= player.capacity():
        raise ValueError("no tile is beyond the capacity, so the phase cannot be discard")
    for seat, other in enumerate(table.players):
        if seat != table.seat and not table.has_resigned(seat) and other.tiles() > other.capacity():
            raise ValueError(f"seat {seat} keeps {other.tiles()} tiles, but {other.capacity()} are the most")


# --- small words ---------------------------------------------------------------------------------------------------------


def _dict(told: object, what: str) -> dict[str, Any]:
    if not isinstance(told, dict):
        raise ValueError(f"{what} is a table of names and values, not {told!r}")
    return told


def _value(told: dict[str, Any], name: str) -> Any:
    if name not in told:
        raise ValueError(f"the snapshot does not tell {name!r}")
    return told[name]


def _list(told: dict[str, Any], name: str) -> list[Any]:
    value = _value(told, name)
    if not isinstance(value, list):
        raise ValueError(f"{name} is a list, not {value!r}")
    return value


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _number(told: dict[str, Any], name: str, low: int, high: int) -> int:
    value = _value(told, name)
    if not _is_number(value, low, high):
        raise ValueError(f"{name} is a number from {low} to {high}, not {value!r}")
    return int(value)


def _numbers(told: dict[str, Any], name: str, low: int, high: int) -> list[int]:
    values = _list(told, name)
    if not all(_is_number(value, low, high) for value in values):
        raise ValueError(f"{name} is a list of numbers from {low} to {high}, not {values!r}")
    if len(set(values)) != len(values):
        raise ValueError(f"{name} names something twice: {values!r}")
    return [int(value) for value in values]


def _seat_set(table: Table, told: dict[str, Any], name: str) -> i64:
    found: i64 = 0
    for seat in _numbers(told, name, 0, int(table.seats) - 1):
        found |= i64(1) << seat
    return found


def _choice(told: dict[str, Any], name: str, names: tuple[str, ...]) -> int:
    value = _value(told, name)
    if value not in names:
        raise ValueError(f"{name} is one of {', '.join(names)}, not {value!r}")
    return names.index(value)


def _truth(told: dict[str, Any], name: str) -> bool:
    value = _value(told, name)
    if not isinstance(value, bool):
        raise ValueError(f"{name} is true or false, not {value!r}")
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"a bonsai is written like 'W(0,-1) L(1,-1)', not {value!r}")
    return value
