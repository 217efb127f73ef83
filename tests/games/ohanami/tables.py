"""Tables for the tests: dealt so that every seat can take the cards of its plan, and played as far as asked.

A plan is a seat's game in notation. Turns are parted by "/", the two cards of a turn by ",", rounds by ";":

    "start 49, lay 62 1 / start 56, lay 65 1; round 2: lay 70 1"

A bare number is a card that is taken and, if it comes to that, put aside. Where a plan is silent the seat takes spare
cards and puts them aside. The seats choose from the last to seat 0, so that seat 0 lays first.
"""

import re
from collections.abc import Iterator

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.ohanami import GAME
from roji.games.ohanami.view import OhanamiView

ROUNDS = 3
TURNS = 5
CARDS = range(1, 121)
WHENS = [(round, turn) for round in range(1, ROUNDS + 1) for turn in range(1, TURNS + 1)]

Plan = dict[tuple[int, int], list[str]]  # by round and turn, what is done with the cards taken


def table_at(moment: str, *plans: str, **options: object) -> State:
    """The table at "round 2, turn 3, lay", or "over", when every seat has played by its plan."""
    read = _complete([read_plan(plan) for plan in plans])
    table = _deal(read, options)
    while when(table) != moment and table.to_act():
        _play_phase(table, read)
    assert moment == when(table) or (moment == "over" and not table.to_act()), f"there is no {moment!r}"
    return table


def when(table: State) -> str:
    seen = look(table, None)
    return f"round {seen.round}, turn {seen.turn}, {seen.phase}"


def look(table: State, seat: int | None) -> OhanamiView:
    seen = GAME.view(table, seat)
    assert isinstance(seen, OhanamiView)
    return seen


def refusal(table: State, seat: int, line: str) -> str | None:
    """The sentence that forbids a line of notation, or None."""
    return GAME.why_not(table, seat, GAME.parse(line))


def do(table: State, seat: int, *lines: str) -> State:
    """Play lines of notation that must be allowed."""
    for line in lines:
        assert refusal(table, seat, line) is None, f"{line!r}: {refusal(table, seat, line)}"
        table.play(seat, GAME.parse(line))
    return table


def offers(table: State, seat: int) -> list[str]:
    return [GAME.text(code) for code in table.legal(seat)]


def gardens(table: State, seat: int) -> str:
    """ "49 62 65 | 56 | -" """
    return " | ".join(" ".join(map(str, garden)) or "-" for garden in look(table, seat).players[seat].gardens)


def laid(table: State, seat: int) -> list[int]:
    """The cards in a seat's gardens, as it sees them."""
    return [card for garden in look(table, seat).players[seat].gardens for card in garden]


def read_plan(text: str) -> Plan:
    plan: Plan = {}
    for part in text.split(";"):
        name, _, turns = part.rpartition(":")
        round = int(name.split()[-1]) if name else 1
        for turn, uses in enumerate(turns.split("/"), 1):
            plan[round, turn] = [use.strip() for use in uses.split(",") if use.strip()]
    return plan


def plans_by_suits(*texts: str) -> list[str]:
    """Plans that lay these numbers of cards per suit, "4B 3P; 2B 7G; 1G 4S 3P": each round's cards in a garden of their own."""
    free = dict.fromkeys(CARDS)
    return [_plan_by_suits(text, free) for text in texts]


def _plan_by_suits(text: str, free: dict[int, None]) -> str:
    picked = [(number, _pick(counts, free)) for number, counts in enumerate(text.split(";"), 1)]
    laid = [(number, cards) for number, cards in picked if cards]
    return "; ".join(_lay_ascending(number, garden, cards) for garden, (number, cards) in enumerate(laid, 1))


def _pick(counts: str, free: dict[int, None]) -> list[int]:
    """The lowest free cards of each suit."""
    cards: list[int] = []
    for word in counts.split():
        fitting = [card for card in free if GAME.facts["suits"][card - 1] == word[-1]][: int(word[:-1])]
        assert len(fitting) == int(word[:-1]), f"there are no {word} left"
        for card in fitting:
            del free[card]
        cards += fitting
    return sorted(cards)


def _lay_ascending(number: int, garden: int, cards: list[int]) -> str:
    uses = [f"start {cards[0]}", *(f"lay {card} {garden}" for card in cards[1:])]
    pairs = [", ".join(uses[i : i + 2]) for i in range(0, len(uses), 2)]
    return f"round {number}: " + " / ".join(pairs)


def card_of(use: str) -> int:
    found = re.search(r"\d+", use)
    assert found, f"{use!r} names no card"
    return int(found.group())


def _complete(plans: list[Plan]) -> list[Plan]:
    """Complete the plans, so that every seat takes two cards in every turn: spare ones where its plan names none."""
    named = [card_of(use) for plan in plans for uses in plan.values() for use in uses]
    assert len(set(named)) == len(named), f"a card is planned twice: {sorted(named)}"
    spare = (str(card) for card in CARDS if card not in named)
    return [{moment: _two(plan.get(moment, []), spare) for moment in WHENS} for plan in plans]


def _two(uses: list[str], spare: Iterator[str]) -> list[str]:
    return [*uses, *(next(spare) for _ in range(2 - len(uses)))]


def _deal(plans: list[Plan], options: dict[str, object]) -> State:
    """A new table at which every pack meets the seats that want its cards."""
    told = GAME.new(len(plans), 0, **options).snapshot()
    packs = [_pack(plans, round, owner) for round in range(1, ROUNDS + 1) for owner in range(len(plans))]
    first, later = packs[: len(plans)], packs[len(plans) :]
    dealt = [card for pack in packs for card in pack]
    told["packs"] = first
    told["deck"] = [card for pack in later for card in pack] + [card for card in CARDS if card not in dealt]
    told["pack"] = [255] + [next((owner for owner, pack in enumerate(first) if card in pack), 255) for card in CARDS]
    return GAME.restore(told)


def _pack(plans: list[Plan], round: int, owner: int) -> list[int]:
    """What the seats to which this pack goes want to take from it, turn by turn."""
    way = -1 if round == 2 else 1
    takers = [plans[(owner + way * step) % len(plans)] for step in range(TURNS)]
    return [card_of(use) for turn, plan in enumerate(takers, 1) for use in plan[round, turn]]


def _play_phase(table: State, plans: list[Plan]) -> None:
    seen = look(table, None)
    now = (seen.round, seen.turn)
    if seen.phase == "choose":
        for seat in reversed(table.to_act()):
            do(table, seat, *(f"choose {card_of(use)}" for use in plans[seat][now]))
        return
    start = when(table)
    while when(table) == start and table.to_act():
        seat = table.actor()
        do(table, seat, *(f"discard {use}" if use.isdigit() else use for use in plans[seat][now]))


def played(steps: int, seats: int, seed: int, **options: object) -> State:
    """A table after this many random actions, or at the end."""
    table, choices = GAME.new(seats, seed, **options), Luck(-seed)
    for _ in range(steps):
        play_on(table, choices)
    return table


def played_to(moment: str, seats: int, seed: int, **options: object) -> State:
    """A table where random play has come to "round 2, turn 3, lay"."""
    table, choices = GAME.new(seats, seed, **options), Luck(-seed)
    while when(table) != moment:
        assert table.to_act(), f"there is no {moment!r}"
        play_on(table, choices)
    return table


def play_on(table: State, choices: Luck) -> tuple[int, int] | None:
    """One random action of anyone who may act: who, and its code; None at the end."""
    acting = table.to_act()
    if not acting:
        return None
    seat = acting[choices.below(len(acting))]
    code = table.random_action(seat, choices)
    table.play(seat, code)
    return seat, code
