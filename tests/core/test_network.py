"""The networks of what was learned: what they compute, and which files are refused."""

import random
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roji.core.network import CELL_BITS, INPUT, LARGEST, MOST, ONE, UNIT, Network, Weights, count, from_bytes, to_bytes

CONTEXT, CHOICE = 7, 5
SHAPES = [[CONTEXT, 16, 8, 2], [CONTEXT + CHOICE, 24, 16, 1]]


def numbers(seed: int, most: int = 2 * ONE) -> list[int]:
    luck = random.Random(seed)  # noqa: S311 - no secret
    return [luck.randint(-most, most) for _ in range(sum(map(count, SHAPES)))]


def inputs(seed: int, count: int, most: int = 60) -> list[int]:
    luck = random.Random(seed)  # noqa: S311 - no secret
    return [luck.choice((0, luck.randint(0, most))) for _ in range(count)]


def networks(weights: list[int]) -> list[Network]:
    return from_bytes(to_bytes("ohanami", 1, SHAPES, weights), "ohanami", 1, CONTEXT, CHOICE)


def by_hand(shape: list[int], weights: list[int], given: list[int]) -> list[float]:
    """Layer by layer with Python's own integers, which have no end."""
    width, hidden, second, outputs = shape
    rest = iter(weights)
    sums = layer([[next(rest) for _ in range(hidden)] for _ in range(width)], [next(rest) for _ in range(hidden)], given)
    cells = [min(max(cell >> 4, 0), LARGEST) for cell in sums]
    rows = [[next(rest) for _ in range(second)] for _ in range(hidden)]
    sums = layer(rows, [next(rest) << CELL_BITS for _ in range(second)], cells)
    cells = [max(cell >> CELL_BITS, 0) for cell in sums]
    rows = [[next(rest) for _ in range(second)] for _ in range(outputs)]
    return [(ONE * next(rest) + sum(map(int.__mul__, row, cells))) / UNIT for row in rows]


def layer(rows: list[list[int]], biases: list[int], given: list[int]) -> list[int]:
    return [bias + sum(row[cell] * number for row, number in zip(rows, given, strict=True)) for cell, bias in enumerate(biases)]


@pytest.mark.parametrize("seed", range(20))
def test_it_computes_two_layers_of_rectified_sums(seed: int) -> None:
    weights, given = numbers(seed), inputs(seed, CONTEXT)
    outlook = networks(weights)[0]
    assert [outlook.judge(vec[i64](given), output) for output in range(2)] == by_hand(SHAPES[0], weights, given)


@pytest.mark.parametrize("seed", range(20))
def test_choices_are_added_to_what_surrounds_them(seed: int) -> None:
    weights, context, choices = numbers(seed), inputs(seed, CONTEXT), inputs(seed, 3 * CHOICE)
    policy = networks(weights)[1]
    surroundings = policy.added(policy.bias, vec[i64](context), 0, CONTEXT, 0)
    for start in range(0, 3 * CHOICE, CHOICE):
        sums = policy.added(surroundings, vec[i64](choices), start, start + CHOICE, CONTEXT)
        by_hand_too = by_hand(SHAPES[1], weights[count(SHAPES[0]) :], context + choices[start : start + CHOICE])
        assert [policy.conclude(sums, 0)] == by_hand_too


@pytest.mark.parametrize("seed", range(10))
def test_the_largest_weights_that_are_allowed_keep_both_cells_of_a_pair_apart(seed: int) -> None:
    weights, given = numbers(seed, 1 << 14), [INPUT] * CONTEXT
    outlook = networks(weights)[0]
    assert [outlook.judge(vec[i64](given), output) for output in range(2)] == by_hand(SHAPES[0], weights, given)


def test_weights_that_are_too_large_or_too_few_are_not_written() -> None:
    for wrong in ([MOST, *numbers(1)[1:]], numbers(1)[1:]):
        with pytest.raises(ValueError, match="not the numbers of such networks"):
            to_bytes("ohanami", 1, SHAPES, wrong)


GOOD = to_bytes("ohanami", 1, SHAPES, numbers(1))
HEAD, BODY = GOOD.split(b"\n", 1)


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        (b"", "it is no file of weights"),
        (b"\x93NUMPY\x01\x00" + BODY, "it is no file of weights"),
        (BODY, "it is no file of weights"),
        (GOOD.replace(b"network 2", b"network 1"), "it is no file of weights"),
        (to_bytes("bossa", 1, SHAPES, numbers(1)), "it holds weights of another game, bossa"),
        (to_bytes("ohanami", 2, SHAPES, numbers(1)), "its weights were learned from features of version 2, not 1; train anew"),
        (GOOD.replace(b"7x16", b"9x16"), r"its weights have the shapes 9x16x8x2\+12x24x16x1, which do not fit 7 and 5 features"),
        (GOOD.replace(b"12x24", b"11x24"), r"its weights have the shapes 7x16x8x2\+11x24x16x1, which do not fit 7 and 5 features"),
        (GOOD.replace(b"7x16", b"7x12"), r"its weights have the shapes 7x12x8x2\+12x24x16x1, which do not fit 7 and 5 features"),
        (GOOD.replace(b"12x24", b"12x8"), r"its weights have the shapes 7x16x8x2\+12x8x16x1, which do not fit 7 and 5 features"),
        (GOOD.replace(b"7x16x8x2+", b""), "its weights have the shapes 12x24x16x1, which do not fit 7 and 5 features"),
        (
            GOOD.replace(b"7x16x8x2", b"7x16x8xbig"),
            r"its weights have the shapes 7x16x8xbig\+12x24x16x1, which do not fit 7 and 5 features",
        ),
        (GOOD.replace(b"7x16x8x2", b"7x16x16x2"), "its weights are damaged"),
        (GOOD[:-1], "its weights are damaged"),
        (GOOD + b"\0", "its weights are damaged"),
        (HEAD + b"\n" + bytes([BODY[0] ^ 1]) + BODY[1:], "its weights are damaged"),
        (to_bytes("ohanami", 1, SHAPES, [MOST - 1] * len(numbers(1))), "its weights are larger than any that are learned"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(found: bytes, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        from_bytes(found, "ohanami", 1, CONTEXT, CHOICE)


def test_without_a_file_that_can_be_used_it_says_so_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "weights.bin"
    weights = Weights("ohanami", 1, CONTEXT, CHOICE, path)
    weights.read(path)
    assert (weights.are_there, weights.why_not) == (False, f"{path}: it cannot be read")
    path.write_bytes(GOOD[:-4])
    weights.read(path)
    assert (weights.are_there, weights.why_not) == (False, f"{path}: its weights are damaged")
    path.write_bytes(GOOD)
    weights.read(path)
    assert (weights.are_there, weights.why_not) == (True, "")
    said = "ohanami plays by its hand-made judgement"
    assert caplog.messages == [f"{said}: {path}: it cannot be read", f"{said}: {path}: its weights are damaged"]
