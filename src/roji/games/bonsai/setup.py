"""Setting up: the deck for this number of players, the goals, the first tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.bitsets import set_of
from roji.core.luck import Luck
from roji.core.sentences import say
from roji.games.bonsai import goals, scenarios
from roji.games.bonsai.actions import SLOTS
from roji.games.bonsai.components import BIT, CARDS, KINDS, PARCHMENTS, count, deck_for
from roji.games.bonsai.rules import Bonsai
from roji.games.bonsai.state import NO_BUDGET, NO_DECK, NO_SLOTS, Player
from roji.games.bonsai.tree import new_tree

TIMINGS: Final = ("rulebook", "after_goals", "after_discard")
START: Final = ([1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1])  # in turn order
START_ALONE: Final = [1, 1, 0, 0]


def setup(seats: int, options: dict[str, object], luck: Luck) -> Bonsai:
    """A table for this number of players; raises a ValueError with a sentence if the options contradict each other."""
    check_options(seats, options)
    table = bare_table(seats, options, luck)
    table.in_play = set_of(_draw_goals(seats, options, luck))
    table.goals = table.in_play
    table.players = [new_player(table, seat) for seat in range(seats)]
    lay_deck(table, deck_for(seats, options["three_player_deck"] == "printed"))
    table.deal_again(luck)
    for slot in range(SLOTS):
        table.slots[slot] = i64(table.deck[slot])
    table.drawn = SLOTS
    return table


def check_options(seats: int, options: dict[str, object]) -> None:
    """Reject options that contradict each other."""
    scenario = str(options["scenario"])
    if scenario != "none" and seats > 1:
        raise ValueError(say("a scenario is for one player, not {seats}", seats=seats))
    if scenario != "none" and options["level"] != "gakusei":
        raise ValueError(say("a scenario sets its own target; choose no level with it"))
    if scenario != "none" and options["goal_colours"] != "random":
        raise ValueError(say("a scenario has goals of its own; choose no goal_colours with it"))
    if scenario == "none" and options["scenario_goals"]:
        raise ValueError(say("scenario_goals are for a scenario; choose one, or leave them empty"))
    if seats == 1 and not options["goals"]:
        raise ValueError(say("alone you play for goals; they cannot be left out"))
    if not options["goals"] and options["goal_colours"] != "random":
        raise ValueError(say("without goals there are no goal_colours to choose"))
    goals.chosen_colours(str(options["goal_colours"]))
    if scenario != "none":
        scenarios.read_goals(scenario, str(options["scenario_goals"]))


def _draw_goals(seats: int, options: dict[str, object], luck: Luck) -> list[int]:
    scenario = str(options["scenario"])
    if scenario != "none":
        return scenarios.read_goals(scenario, str(options["scenario_goals"]))
    if not options["goals"]:
        return []
    return goals.in_colours(goals.chosen_colours(str(options["goal_colours"])) or _draw_colours(luck), seats)


def _draw_colours(luck: Luck) -> list[int]:
    colours = vec[u8]([0, 1, 2, 3, 4])
    luck.deal(colours, goals.COLOURS_IN_PLAY)
    return [int(colours[i]) for i in range(goals.COLOURS_IN_PLAY)]


def bare_table(seats: int, options: dict[str, object], luck: Luck) -> Bonsai:
    """A table with only its options set."""
    table = Bonsai(luck)
    table.seats = seats
    table.options = options
    table.timing = TIMINGS.index(str(options["refill_timing"]))
    table.scenario = scenarios.SCENARIOS.index(str(options["scenario"]))
    table.target = scenarios.target_of(str(options["level"]), str(options["scenario"]))
    table.slots = NO_SLOTS[:]
    table.budget = NO_BUDGET[:]
    return table


def new_player(table: Bonsai, seat: int) -> Player:
    pots = 2 if table.scenario == scenarios.EMPEROR else 1
    tiles = START_ALONE if table.seats == 1 else START[seat]
    supply = vec[i64]([0] * KINDS)
    for tile in range(KINDS):
        supply[tile] = tiles[tile]
    return Player([new_tree() for _ in range(pots)], supply)


def lay_deck(table: Bonsai, cards: list[int]) -> None:
    """Lay the deck in this order. In Tokonoma its lower half is half of the cards other than Parchments, rounded down."""
    table.deck = NO_DECK[:]
    table.size = len(cards)
    assert len(cards) <= CARDS
    parchments: i64 = 0
    for i, card in enumerate(cards):
        table.deck[i] = u8(card)
        parchments |= BIT[card]
    if table.options["tokonoma"]:
        table.lower = (table.size - count(parchments & PARCHMENTS)) // 2
