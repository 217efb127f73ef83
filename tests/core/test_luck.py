"""The random generators: uniform, independent, reproducible, and the sealed one does not reveal its secret."""

import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from roji.core.luck import MULTIPLIER, Luck, commitment, restore_luck, sealed
from roji.testing.chances import SURPRISE, chance_if_alike, chance_if_even, upper_tail

SECRET = bytes(range(32))
KINDS: dict[str, Callable[[int], Luck]] = {
    "fast": Luck,
    "sealed": lambda seed: sealed(seed.to_bytes(32, "big")),
}
DRAWS = 20_000

# Recorded once, and never to change: every journal depends on them.
FAST_0 = [2756094450, 1415802276, 2073979536, 363935010]
FAST_7 = [1660064354, 3970719357, 2606577408, 2312907419]
FAST_HUGE = [2822219347, 519284534]
FAST_7_BELOW = [2, 48, 72, 538]
FAST_7_DECK = (3, 9, 6, 2, 5, 1, 8, 0, 4, 7)
SEALED = [2418518560, 2732169125, 198368206, 3344053069]
SEALED_NEXT_BLOCK = [260352214, 1947810313, 4236740932, 3923029847]
SEALED_DECK = (5, 6, 2, 8, 7, 9, 0, 3, 4, 1)
COMMITMENT = "66ddfd7d3d1b5b72a962e8ec8e17c5993b16edef8cccd20114eac6e9dd04074e"


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Callable[[int], Luck]:
    return KINDS[request.param]


# --- uniformity ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 52, 100, 120, 1000])
def test_every_number_is_as_likely(kind: Callable[[int], Luck], n: int) -> None:
    luck = kind(n)
    counts = Counter(luck.below(n) for _ in range(DRAWS))
    assert chance_if_even([counts[i] for i in range(n)]) > SURPRISE
    assert set(counts) <= set(range(n))


def test_large_numbers_are_even_too(kind: Callable[[int], Luck]) -> None:
    """2**29 - 3 does not divide 2**32, so draws that would cause a bias are rejected."""
    luck, n = kind(1), 2**29 - 3
    counts = Counter(luck.below(n) * 16 // n for _ in range(DRAWS))
    assert chance_if_even([counts[i] for i in range(16)]) > SURPRISE


def test_a_choice_of_one_is_always_0(kind: Callable[[int], Luck]) -> None:
    assert {kind(seed).below(1) for seed in range(50)} == {0}


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_of_a_small_deck_is_as_likely(kind: Callable[[int], Luck], size: int) -> None:
    luck = kind(size)
    orders = Counter(shuffled(luck, size) for _ in range(DRAWS))
    assert chance_if_even([orders[order] for order in itertools.permutations(range(size))]) > SURPRISE


def shuffled(luck: Luck, size: int) -> tuple[int, ...]:
    cards = vec[u8]([u8(i) for i in range(size)])
    luck.shuffle(cards)
    return tuple(int(card) for card in cards)


def test_every_card_of_a_large_deck_is_as_likely_everywhere(kind: Callable[[int], Luck]) -> None:
    luck = kind(3)
    decks = [shuffled(luck, 120) for _ in range(600)]
    for place in (0, 1, 59, 118, 119):
        where = Counter(deck[place] // 10 for deck in decks)
        assert chance_if_even([where[i] for i in range(12)]) > SURPRISE
    assert all(sorted(deck) == list(range(120)) for deck in decks)


def test_dealing_some_cards_is_fair_and_loses_none(kind: Callable[[int], Luck]) -> None:
    luck = kind(4)
    firsts: Counter[tuple[int, int]] = Counter()
    for _ in range(DRAWS):
        cards = vec[u8]([u8(i) for i in range(6)])
        luck.deal(cards, 2)
        firsts[int(cards[0]), int(cards[1])] += 1
        assert sorted(int(card) for card in cards) == list(range(6))
    assert chance_if_even([firsts[pair] for pair in itertools.permutations(range(6), 2)]) > SURPRISE


def evenness(counted: Counter[Any], cells: int) -> float:
    return chance_if_even([*counted.values(), *[0] * (cells - len(counted))])


# --- independence ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lag", [1, 2, 3, 16])
def test_draws_do_not_depend_on_earlier_ones(kind: Callable[[int], Luck], lag: int) -> None:
    luck = kind(lag)
    drawn = [luck.below(8) for _ in range(DRAWS + lag)]
    pairs = Counter(zip(drawn, drawn[lag:], strict=False))
    assert evenness(pairs, 64) > SURPRISE


def test_three_draws_in_a_row_are_independent(kind: Callable[[int], Luck]) -> None:
    luck = kind(5)
    triples = Counter((luck.below(5), luck.below(5), luck.below(5)) for _ in range(DRAWS))
    assert evenness(triples, 125) > SURPRISE


def test_every_bit_is_a_fair_coin_and_flips_as_often_as_not(kind: Callable[[int], Luck]) -> None:
    luck = kind(6)
    words = [int(luck.word()) for _ in range(DRAWS)]
    assert max(words) < 2**32
    for bit in range(32):
        ones = sum(word >> bit & 1 for word in words)
        flips = sum((a ^ b) >> bit & 1 for a, b in itertools.pairwise(words))
        assert chance_if_even([ones, DRAWS - ones]) > SURPRISE
        assert chance_if_even([flips, DRAWS - 1 - flips]) > SURPRISE


def test_neighbouring_seeds_have_nothing_in_common(kind: Callable[[int], Luck]) -> None:
    firsts = [kind(seed).below(8) for seed in range(5000)]
    pairs = Counter(itertools.pairwise(firsts))
    assert evenness(pairs, 64) > SURPRISE


def test_the_two_kinds_differ() -> None:
    fast, real = Luck(7), sealed((7).to_bytes(32, "big"))
    assert [fast.below(1000) for _ in range(8)] != [real.below(1000) for _ in range(8)]


# --- reproducibility -------------------------------------------------------------------------------------------------


def test_the_fast_stream_never_changes() -> None:
    assert words_of(Luck(0), 4) == FAST_0
    assert words_of(Luck(7), 4) == FAST_7
    assert words_of(Luck(2**64), 2) == FAST_HUGE
    luck = Luck(7)
    assert [luck.below(n) for n in (6, 52, 120, 1000)] == FAST_7_BELOW


def test_the_sealed_stream_never_changes() -> None:
    assert words_of(sealed(SECRET), 4) == SEALED
    assert words_of(sealed(SECRET), 20)[16:] == SEALED_NEXT_BLOCK
    assert commitment(SECRET) == COMMITMENT


def test_a_shuffled_deck_never_changes() -> None:
    assert shuffled(Luck(7), 10) == FAST_7_DECK
    assert shuffled(sealed(SECRET), 10) == SEALED_DECK


def words_of(luck: Luck, count: int) -> list[int]:
    return [int(luck.word()) for _ in range(count)]


def test_the_multiplier_gives_the_longest_period() -> None:
    assert is_prime(MULTIPLIER * 2**32 - 1)
    assert is_prime(MULTIPLIER * 2**31 - 1)
    assert MULTIPLIER * 2**32 < 2**62


def is_prime(n: int) -> bool:
    """Miller and Rabin's test; with these bases it is exact below 3.3 * 10**24."""
    odd, halvings = n - 1, 0
    while odd % 2 == 0:
        odd, halvings = odd // 2, halvings + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41):
        power = pow(base, odd, n)
        if power != 1 and all(pow(power, 2**i, n) != n - 1 for i in range(halvings)):
            return False
    return True


# --- copies, snapshots and secrets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 100])
def test_copies_and_snapshots_deal_the_same_and_are_apart(kind: Callable[[int], Luck], drawn: int) -> None:
    luck = kind(9)
    words_of(luck, drawn)
    snapshot = luck.snapshot()
    twin, restored = luck.copy(), restore_luck(snapshot)
    ahead = words_of(luck, 40)
    assert words_of(twin, 40) == ahead
    assert words_of(restored, 40) == ahead
    assert restored.snapshot() == luck.snapshot() != snapshot


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="a secret has 32 bytes, not 5"):
        sealed(b"short")


def test_a_secret_of_zeros_is_sealed_all_the_same() -> None:
    assert words_of(sealed(bytes(32)), 3) != words_of(Luck(0), 3)
    assert "secret" in sealed(bytes(32)).snapshot()


def test_a_commitment_fixes_the_secret_and_does_not_tell_it() -> None:
    assert commitment(SECRET) != commitment(SECRET[::-1])
    assert SECRET.hex() not in commitment(SECRET)
    assert len(commitment(SECRET)) == 64


# --- the chi-square test itself --------------------------------------------------------------------------------------


def test_the_chi_square_measure_agrees_with_printed_tables() -> None:
    for chi_square, freedom, chance in [(3.841, 1, 0.05), (11.070, 5, 0.05), (6.635, 1, 0.01), (124.342, 100, 0.05), (10.828, 1, 0.001)]:
        assert upper_tail(chi_square, freedom) == pytest.approx(chance, rel=0.002)


def test_the_measure_notices_a_loaded_die() -> None:
    luck = Luck(1)
    loaded = Counter(min(luck.below(6), luck.below(6)) for _ in range(600))
    assert chance_if_even([loaded[i] for i in range(6)]) < SURPRISE
    fair, other = ([luck.below(6) for _ in range(600)] for _ in range(2))
    assert chance_if_alike(fair, other) > SURPRISE
    assert chance_if_alike(fair, loaded.elements()) < SURPRISE
