"""The schedule: every group of bots equally often, every deal once in each rotation of seats."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations

import msgspec


class Bout(msgspec.Struct, frozen=True):
    """One game of a tournament."""

    number: int  # counted through the tournament, from 1
    deal: int  # games of the same deal get the same cards
    seating: tuple[int, ...]  # the bot at each seat


def groups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """All combinations of `seats` bots; if there are fewer bots than seats, all of them, with the last one repeated."""
    if bots < seats:
        return [(*range(bots), *[bots - 1] * (seats - bots))]
    return list(combinations(range(bots), seats))


def schedule(bots: int, sizes: list[int], games: int) -> list[Bout]:
    """The first `games` games, rounded up to whole deals. A longer schedule begins with the same ones: a tournament can be extended."""
    found: list[Bout] = []
    for deal, group in _deals(bots, sizes):
        if len(found) >= games:
            break
        first = len(found) + 1
        found += [Bout(first + nth, deal, seating) for nth, seating in enumerate(ways_round(group, deal))]
    return found


def _deals(bots: int, sizes: list[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Deals one by one, each for the group with the fewest so far; ties go to the group whose bots have played least."""
    every = [group for seats in sizes for group in groups(bots, seats)]
    dealt: Counter[tuple[int, ...]] = Counter()
    played: Counter[int] = Counter()
    while True:
        group = min(every, key=lambda some: (dealt[some], sum(played[bot] for bot in some)))
        dealt[group] += 1
        played.update(group)
        yield dealt[group], group


def ways_round(group: tuple[int, ...], deal: int) -> list[tuple[int, ...]]:
    """Every rotation of the group; the order around the table changes from deal to deal."""
    orders = list(permutations(group[1:]))
    order = (group[0], *orders[(deal - 1) % len(orders)])
    return [order[len(order) - turned :] + order[: len(order) - turned] for turned in range(len(order))]


def deal_seed(seed: int, deal: int) -> int:
    """The seed of a tournament's nth deal."""
    return seed * 1_000_003 + deal


def luck_seed(seed: int, number: int, seat: int) -> int:
    """The seed of a bot's own random choices; it reveals nothing about the deal."""
    told = hashlib.blake2b(f"{seed} {number} {seat}".encode(), digest_size=7, person=b"roji luck").digest()
    return int.from_bytes(told)
