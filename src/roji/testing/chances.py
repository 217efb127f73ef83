"""Chi-square tests without a statistics library."""

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence

SURPRISE = 1e-6  # tests use fixed seeds; a p-value below this is a fault, not an accident


def upper_tail(chi_square: float, freedom: int) -> float:
    """The probability of a chi-square value at least this large."""
    if chi_square <= 0:
        return 1.0
    a, x = freedom / 2, chi_square / 2
    return 1 - _lower_series(a, x) if x < a + 1 else _upper_fraction(a, x)


def _front(a: float, x: float) -> float:
    return math.exp(-x + a * math.log(x) - math.lgamma(a))


def _lower_series(a: float, x: float) -> float:
    term = total = 1 / a
    n = a
    while term > total * 1e-15:
        n += 1
        term *= x / n
        total += term
    return total * _front(a, x)


def _upper_fraction(a: float, x: float) -> float:
    """Lentz's continued fraction of the upper incomplete gamma function."""
    tiny = 1e-300
    b = x + 1 - a
    c = 1 / tiny
    d = h = 1 / b
    for i in range(1, 10_000):
        an = -i * (i - a)
        b += 2
        d = 1 / (an * d + b or tiny)
        c = b + an / c or tiny
        h *= d * c
        if abs(d * c - 1) < 1e-14:
            break
    return h * _front(a, x)


def chance_if_even(counts: Sequence[int]) -> float:
    """The p-value of these counts under a uniform distribution."""
    expected = sum(counts) / len(counts)
    return upper_tail(sum((n - expected) ** 2 / expected for n in counts), len(counts) - 1)


def chance_if_alike(ours: Iterable[Hashable], theirs: Iterable[Hashable], rare: int = 10) -> float:
    """The p-value of two samples under the same distribution; rare values are pooled."""
    left, right = Counter(ours), Counter(theirs)
    together = left + right
    columns = [(left[value], right[value]) for value, n in together.items() if n >= rare]
    columns.append((left.total() - sum(a for a, _ in columns), right.total() - sum(b for _, b in columns)))
    columns = [column for column in columns if sum(column)]
    if len(columns) < 2:
        return 1.0
    share = left.total() / together.total()
    surprise = 0.0
    for a, b in columns:
        surprise += (a - (a + b) * share) ** 2 / ((a + b) * share) + (b - (a + b) * (1 - share)) ** 2 / ((a + b) * (1 - share))
    return upper_tail(surprise, len(columns) - 1)
