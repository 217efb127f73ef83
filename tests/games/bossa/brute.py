"""Perfect play by brute force: every legal step, and every order of the unseen tiles."""

from collections.abc import Iterator
from itertools import permutations

from librt.vecs import vec
from mypy_extensions import u8

from roji.core.bitsets import listed
from roji.core.luck import Luck
from roji.games.bossa import GAME
from roji.games.bossa.rules import Bossa
from roji.games.bossa.state import ASIDE, MOVE

Noted = dict[str, float]  # the values of states that no seat can distinguish


def share(table: Bossa, seat: int, noted: Noted | None = None) -> float:
    """A seat's share of the win under perfect play; with `noted`, each state at the beginning of a turn is searched once."""
    if not table.to_act():
        return sum(1 / len(table.winners()) for winner in table.winners() if winner == seat)
    if noted is None or table.phase != MOVE:
        return best_step(table, seat, noted)
    name = seen_by_all(table)
    if name not in noted:
        noted[name] = best_step(table, seat, noted)
    return noted[name]


def best_step(table: Bossa, seat: int, noted: Noted | None) -> float:
    acting = table.actor()
    shares = [after_step(table, code, seat, noted) for code in table.legal(acting)]
    return max(shares) if acting == seat else min(shares)


def seen_by_all(table: Bossa) -> str:
    told = table.snapshot()
    return str([told[name] for name in told if name not in ("luck", "pile", "aside", "turn", "reveals", "drawn")] + listed(table.hidden))


def after_step(table: Bossa, code: int, seat: int, noted: Noted | None = None) -> float:
    """The same after a step: the average over everything it may reveal."""
    after = table.copy()
    after.play(table.actor(), code)
    if after.reveals() == table.reveals():
        return share(after, seat, noted)
    shares = [share(dealt, seat, noted) for dealt in after_every_order(table, code, after.drawn - table.drawn)]
    return sum(shares) / len(shares)


def after_every_order(table: Bossa, code: int, drawn: int) -> Iterator[Bossa]:
    """The states after a step that draws this many tiles: one for each order of the tiles on top, all equally likely."""
    for top in permutations(listed(table.hidden), drawn):
        after = with_top(table, top)
        after.play(table.actor(), code)
        yield after


def with_top(table: Bossa, top: tuple[int, ...]) -> Bossa:
    """The same table with these tiles on top of the pile; one of the others is the one set aside."""
    twin = table.copy()
    rest = [tile for tile in listed(table.hidden) if tile not in top]
    deck = list(table.deck)
    deck[ASIDE] = rest[0]
    deck[table.drawn :] = [*top, *rest[1:]]
    twin.deck = vec[u8](deck)
    return twin


def late_tables(pile: int, seeds: range, **options: object) -> list[Bossa]:
    """States at the beginning of a turn with this many tiles left in the pile, in games of the rollout policy."""
    return [table for seed in seeds if (table := _late(pile, seed, False, options))]


def unruly_tables(pile: int, seeds: range, **options: object) -> list[Bossa]:
    """The same in games of random play."""
    return [table for seed in seeds if (table := _late(pile, seed, True, options))]


def _late(pile: int, seed: int, at_random: bool, options: dict[str, object]) -> Bossa | None:
    table, luck = GAME.new(2, seed, **options), Luck(seed)
    assert isinstance(table, Bossa)
    while table.to_act() and not (table.phase == MOVE and table.pile_left() <= pile):
        seat = table.actor()
        table.play(seat, table.random_action(seat, luck) if at_random else table.rollout_action(seat, luck))
    return table if table.to_act() and table.pile_left() == pile else None
