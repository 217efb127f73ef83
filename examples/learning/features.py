"""The network's input features: an observation of Ohanami and each of its legal codes, as a few dozen numbers.

Two things make the game easy to learn. Gardens are interchangeable, and the two ends of a garden are lengthened independently: so
a player's gardens are three low ends and three high ends, each sorted. And a number that is skipped costs nothing if its card cannot come
any more: so room is counted in cards that may still come, those that the seat knows of (near) and those it has not seen (far).
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import roji
from roji.games.ohanami.actions import CHOOSE, DISCARD, LAY, SIZE, START
from roji.games.ohanami.components import CARDS, GARDENS, HAND, ROUNDS
from roji.games.ohanami.scoring import PAD
from roji.games.ohanami.state import TURNS
from roji.lab.envs.folding import fold

Bytes = NDArray[np.int8]
Whole = NDArray[np.int64]
Real = NDArray[np.float32]

GAME = roji.game("ohanami")
MOST = 10  # legal codes at once: a whole hand, or two cards with four uses each
NOWHERE = 200  # larger than any gap
NEW_GARDEN = 10  # the gap that starting a garden counts as, when the best place is chosen

SUITS = np.array([[letter == suit for suit in "BGSP"] for letter in GAME.facts["suits"]], np.float32)
SUIT = np.concatenate([[0], SUITS.argmax(axis=1)])  # by card; there is no card 0
BLOSSOM = 3
EACH = np.array([GAME.facts["points"].get(suit, 0) for suit in "BGSP"], np.float32)
SCORINGS = np.array([[sum(suit in scored for scored in PAD[done:]) for suit in range(4)] for done in range(ROUNDS)])
PAYS = (EACH * SCORINGS).astype(np.float32)  # by round and suit: the points by the end of a card laid then


def _uses() -> tuple[Whole, Whole, Whole]:
    """For each code: the kind of action (choose, lay, start, discard), the card, and the garden."""
    codes = np.arange(SIZE)
    kinds = np.searchsorted([CHOOSE, LAY, START, DISCARD], codes, "right") - 1
    lays = kinds == 1
    cards = np.where(lays, (codes - LAY) // GARDENS, codes - np.array([CHOOSE, LAY, START, DISCARD])[kinds]) + 1
    return kinds, cards, np.where(lays, (codes - LAY) % GARDENS, -1)


KINDS, NUMBERS, PLACES = _uses()


class Sight(NamedTuple):
    """A batch of decisions: the features of the position, and of each choice. Padding choices have the code -1."""

    context: Real  # decisions x CONTEXT
    choices: Real  # decisions x MOST x CHOICE
    codes: Whole  # decisions x MOST


class Ends(NamedTuple):
    """Batches of three gardens: the lowest and the highest card of each; 121 and 0 for one that is not started."""

    low: Whole
    high: Whole

    def gaps(self, card: Whole) -> Whole:
        """How far a card would move an end of each garden."""
        card = card[..., None]
        gap = np.where(card < self.low, self.low - card, np.where(card > self.high, card - self.high, NOWHERE))
        return np.where(self.high == 0, NEW_GARDEN, gap)

    def best(self, card: Whole) -> tuple[Whole, Whole]:
        """The garden with the smallest gap for a card, -1 if none, and that gap."""
        gaps = self.gaps(card)
        place, gap = gaps.argmin(axis=-1), gaps.min(axis=-1)
        return np.where(gap == NOWHERE, -1, place), gap

    def after(self, card: Whole, place: Whole) -> "Ends":
        """The gardens with a card added to one of them; unchanged at place -1."""
        here = place[..., None] == np.arange(GARDENS)
        card = card[..., None]
        return Ends(np.where(here, np.minimum(card, self.low), self.low), np.where(here, np.maximum(card, self.high), self.high))

    def sorted(self) -> "Ends":
        return Ends(np.sort(self.low, axis=-1), np.sort(self.high, axis=-1))


class Table:
    """The parts of observations that are used here."""

    def __init__(self, observations: Bytes) -> None:
        parts = {part.name: fold(GAME.planes, observations, part.name) for part in GAME.planes.parts}
        self.parts = parts
        self.round = parts["round"].argmax(axis=1)
        self.hand, self.chosen, self.passed = parts["hand"], parts["chosen"], parts["passed"].max(axis=1)
        gardens = parts["gardens"].max(axis=2)
        self.own_suits, self.rival_suits = gardens[:, 0] @ SUITS, gardens[:, 1] @ SUITS
        gone = gardens.sum(axis=1) + parts["aside"] + self.chosen > 0
        self.near = np.where(gone, 0, self.hand + self.passed).astype(np.float32)
        self.far = np.where(gone | (self.near > 0), np.float32(0), np.float32(1))
        self.far *= self._coming()[:, None]
        self.counted = [_running(self.far), _running(self.near)]
        self.own, self.rival = self._ends(0), self._ends(1)

    def _coming(self) -> Real:
        """The probability that an unseen card will still come: in a later round, or in the other hand of this one."""
        hidden = np.maximum(self.parts["counts"][:, 1:, 0].sum(axis=1) - self.passed.sum(axis=1), 0)
        dealt = HAND * self.parts["players"].sum(axis=1) * (ROUNDS - 1 - self.round)
        coming: Real = (dealt + hidden).astype(np.float32)
        coming /= np.maximum(self.far.sum(axis=1), 1)
        return coming

    def _ends(self, player: int) -> Ends:
        ends = self.parts["ends"][:, player].astype(np.int64)
        return Ends(np.where(ends[..., 0] == 0, CARDS + 1, ends[..., 0]), ends[..., 1])


def numbers(cells: Any) -> Bytes:
    """A numpy view of a canvas, without copying. (mypy does not know that a vec is a buffer.)"""
    return np.frombuffer(cells, np.int8)


def look(observations: Bytes, masks: Bytes) -> Sight:
    """Convert observations (decisions x width) and masks (decisions x codes) to the network's input."""
    table = Table(observations)
    codes = _codes(masks)
    context = np.concatenate(_context(table), axis=1, dtype=np.float32)
    choices = np.concatenate(_choices(table, np.maximum(codes, 0)), axis=2, dtype=np.float32)
    return Sight(context, choices, codes)


def _codes(masks: Bytes) -> Whole:
    rows, found = np.divmod(np.flatnonzero(masks.view(np.bool_)), masks.shape[1])
    firsts = np.searchsorted(rows, np.arange(len(masks)))
    codes = np.full((len(masks), MOST), -1)
    codes[rows, np.arange(len(rows)) - firsts[rows]] = found
    return codes


def _context(table: Table) -> list[NDArray[np.generic]]:
    parts = table.parts
    kept = table.chosen @ SUITS
    left = (TURNS * (ROUNDS - table.round) - parts["turn"].argmax(axis=1))[:, None]
    ends = [np.concatenate(player.sorted(), axis=1) / CARDS for player in (table.own, table.rival)]
    return [
        *(parts[name] for name in ("phase", "round", "turn")),
        parts["lays"][:, :2],
        parts["counts"][:, :2].reshape(-1, 6) / 10,
        left / 15,
        table.own_suits / 8,
        table.rival_suits / 8,
        (table.own_suits[:, BLOSSOM:] / 8) ** 2,
        (table.rival_suits[:, BLOSSOM:] / 8) ** 2,
        parts["points"][:, :2].sum(axis=2) / 100,
        table.hand @ SUITS / 4,
        table.passed @ SUITS / 4,
        kept,
        *ends,
        _room(table, table.own.sorted()) / 20,
        _room(table, table.rival.sorted()) / 20,
    ]


def _room(table: Table, ends: Ends) -> Real:
    """The number of cards, unseen and known, that may still come below each low end and above each high one. Ends are sorted."""
    found = []
    for cards in table.counted:
        low, high = (_at(cards, end) for end in (ends.low - 1, ends.high))
        found += [low, cards[:, -1].reshape(-1, *[1] * (high.ndim - 1)) - high]
    return np.concatenate(found, axis=-1)


def _running(cards: Real) -> Real:
    """Cumulative counts of cards, from the lowest on."""
    return np.pad(np.cumsum(cards, axis=1), ((0, 0), (1, 0)))


def _at(counted: Real, numbers: Whole) -> Real:
    return np.take_along_axis(counted, numbers.reshape(len(numbers), -1), axis=1).reshape(numbers.shape)


def _choices(table: Table, codes: Whole) -> list[NDArray[np.generic]]:
    kinds, cards = KINDS[codes], NUMBERS[codes]
    own = Ends(*(np.repeat(ends[:, None], MOST, axis=1) for ends in table.own))
    after, gap, other = _played(table, own, codes)
    after = after.sorted()
    rival_gap = Ends(table.rival.low[:, None], table.rival.high[:, None]).best(cards)[1]
    pay, rival_pay = (_pay(table, suits, cards) for suits in (table.own_suits, table.rival_suits))
    return [
        kinds[..., None] == np.arange(4),
        SUITS[cards - 1],
        _gap(gap),
        _gap(other),
        _gap(rival_gap),
        (pay * (gap < NOWHERE))[..., None] / 8,
        (rival_pay * (rival_gap < NOWHERE))[..., None] / 8,
        after.low / CARDS,
        after.high / CARDS,
        (after.high > 0).sum(axis=2, keepdims=True) / GARDENS,
        _room(table, after) / 20,
    ]


def _gap(gap: Whole) -> Real:
    """The features of a gap: whether the card fits, the size of the gap, and its inverse."""
    fits = gap < NOWHERE
    return np.stack([fits, np.where(fits, gap, 0) / 30, np.where(fits, 1 / np.maximum(gap, 1), 0)], axis=-1).astype(np.float32)


def _pay(table: Table, suits: Real, cards: Whole) -> Real:
    """The points that a card scores by the end, if it is laid in this round."""
    suit = SUIT[cards]
    pay = PAYS[table.round[:, None], suit]
    return np.where(suit == BLOSSOM, suits[:, BLOSSOM:] + 1, pay)


def _played(table: Table, own: Ends, codes: Whole) -> tuple[Ends, Whole, Whole]:
    """The gardens after each choice, the gap of its card, and the gap of the other kept card after it."""
    kinds, cards = KINDS[codes], NUMBERS[codes]
    other = _other(table, cards)
    begun = (own.high > 0).sum(axis=2)
    place = np.choose(kinds, [own.best(cards)[0], PLACES[codes], begun, -1])
    gap = np.where(place >= 0, np.take_along_axis(own.gaps(cards), np.maximum(place, 0)[..., None], axis=2)[..., 0], NOWHERE)
    after = own.after(cards, place)
    others_place, others_gap = after.best(other)
    both = after.after(other, np.where((kinds == 0) & (other > 0), others_place, -1))
    return both, gap, np.where(other > 0, others_gap, NOWHERE)


def _other(table: Table, cards: Whole) -> Whole:
    """The other kept card; 0 if there is none."""
    numbers = np.arange(1, CARDS + 1)
    lowest = np.where(table.chosen > 0, numbers, CARDS + 1).min(axis=1)[:, None]
    highest = (table.chosen * numbers).max(axis=1)[:, None]
    return np.where(lowest > CARDS, 0, np.where(cards == lowest, np.where(highest == lowest, 0, highest), lowest))
