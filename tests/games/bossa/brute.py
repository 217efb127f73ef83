"""Perfect play without any cleverness: every step of the rules themselves, and every order of the unseen tiles."""

from collections.abc import Iterator
from itertools import permutations

from librt.vecs import vec
from mypy_extensions import u8

from roji.core.luck import Luck
from roji.games.bossa import GAME
from roji.games.bossa.rules import Bossa
from roji.games.bossa.state import ASIDE, MOVE
from roji.games.bossa.tiles import listed


def share(table: Bossa, seat: int) -> float:
    """The share of the win of a seat if both play perfectly."""
    if not table.to_act():
        return sum(1 / len(table.winners()) for winner in table.winners() if winner == seat)
    acting = table.actor()
    shares = [after_step(table, code, seat) for code in table.legal(acting)]
    return max(shares) if acting == seat else min(shares)


def after_step(table: Bossa, code: int, seat: int) -> float:
    """The same after a step, on average over all that may come to light."""
    after = table.copy()
    after.play(table.actor(), code)
    if after.reveals() == table.reveals():
        return share(after, seat)
    shares = [share(dealt, seat) for dealt in after_every_order(table, code)]
    return sum(shares) / len(shares)


def after_every_order(table: Bossa, code: int) -> Iterator[Bossa]:
    for order in permutations(listed(table.hidden)):
        after = with_order(table, order)
        after.play(table.actor(), code)
        yield after


def with_order(table: Bossa, order: tuple[int, ...]) -> Bossa:
    """The same table with the unseen tiles in this order: the one set aside, then the pile."""
    twin = table.copy()
    deck = list(table.deck)
    deck[ASIDE] = order[0]
    deck[table.drawn :] = order[1:]
    twin.deck = vec[u8](deck)
    return twin


def late_tables(pile: int, seeds: range, **options: object) -> list[Bossa]:
    """The first choice of a turn with so many tiles left in the pile, in games that were played quickly and well."""
    return [table for seed in seeds if (table := _late(pile, seed, False, options))]


def unruly_tables(pile: int, seeds: range, **options: object) -> list[Bossa]:
    """The same in games that were played at random."""
    return [table for seed in seeds if (table := _late(pile, seed, True, options))]


def _late(pile: int, seed: int, at_random: bool, options: dict[str, object]) -> Bossa | None:
    table, luck = GAME.new(2, seed, **options), Luck(seed)
    assert isinstance(table, Bossa)
    while table.to_act() and not (table.phase == MOVE and table.pile_left() <= pile):
        seat = table.actor()
        table.play(seat, table.random_action(seat, luck) if at_random else table.rollout_action(seat, luck))
    return table if table.to_act() and table.pile_left() == pile else None
