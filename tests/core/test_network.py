"""The network that judges: what it computes, and which files it refuses."""

import random
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roji.core.network import LARGEST, MOST, ONE, UNIT, Weights, count, from_bytes, to_bytes

SHAPE = [7, 8, 3, 2]


def numbers(seed: int, most: int = 2 * ONE) -> list[int]:
    luck = random.Random(seed)  # noqa: S311 - no secret
    return [luck.randint(-most, most) for _ in range(count(SHAPE))]


def inputs(seed: int, most: int = 60) -> list[int]:
    luck = random.Random(seed)  # noqa: S311 - no secret
    return [luck.choice((0, luck.randint(-most, most))) for _ in range(SHAPE[0])]


def told(found: bytes, given: list[int]) -> list[float]:
    network = from_bytes(found, "ohanami", 1, SHAPE[0])
    return [network.judge(vec[i64](given), output) for output in range(SHAPE[3])]


def by_hand(weights: list[int], given: list[int]) -> list[float]:
    """Layer by layer with Python's own integers, which have no end."""
    width, hidden, second, outputs = SHAPE
    rest = iter(weights)
    first = [[next(rest) for _ in range(hidden)] for _ in range(width)]
    biases = [next(rest) for _ in range(hidden)]
    cells = [bounded(biases[cell] + sum(first[i][cell] * given[i] for i in range(width))) for cell in range(hidden)]
    rows = [[next(rest) for _ in range(hidden)] for _ in range(second)]
    biases = [next(rest) for _ in range(second)]
    cells = [bounded((ONE * bias + sum(map(int.__mul__, row, cells))) >> 12) for row, bias in zip(rows, biases, strict=True)]
    rows = [[next(rest) for _ in range(second)] for _ in range(outputs)]
    biases = [next(rest) for _ in range(outputs)]
    return [(ONE * bias + sum(map(int.__mul__, row, cells))) / UNIT for row, bias in zip(rows, biases, strict=True)]


def bounded(cell: int) -> int:
    return min(max(cell, 0), LARGEST)


@pytest.mark.parametrize("seed", range(20))
def test_it_computes_two_layers_of_rectified_sums(seed: int) -> None:
    weights, given = numbers(seed), inputs(seed)
    assert told(to_bytes("ohanami", 1, SHAPE, weights), given) == by_hand(weights, given)


@pytest.mark.parametrize("seed", range(10))
def test_the_largest_weights_and_inputs_stay_in_64_bits(seed: int) -> None:
    weights, given = numbers(seed, MOST - 1), inputs(seed, 2**16 - 1)
    assert told(to_bytes("ohanami", 1, SHAPE, weights), given) == by_hand(weights, given)


def test_weights_that_are_too_large_or_too_few_are_not_written() -> None:
    for wrong in ([MOST, *numbers(1)[1:]], numbers(1)[1:]):
        with pytest.raises(ValueError, match="not the numbers of such a network"):
            to_bytes("ohanami", 1, SHAPE, wrong)


GOOD = to_bytes("ohanami", 1, SHAPE, numbers(1))
HEAD, BODY = GOOD.split(b"\n", 1)


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        (b"", "it is no file of weights"),
        (b"\x93NUMPY\x01\x00" + BODY, "it is no file of weights"),
        (BODY, "it is no file of weights"),
        (GOOD.replace(b"network 1", b"network 2"), "it is no file of weights"),
        (to_bytes("bossa", 1, SHAPE, numbers(1)), "it holds weights of another game, bossa"),
        (to_bytes("ohanami", 2, SHAPE, numbers(1)), "its weights were learned from features of version 2, not 1; train anew"),
        (GOOD.replace(b"7x8", b"9x8"), "its weights have the shape 9x8x3x2, which does not fit 7 features"),
        (GOOD.replace(b"7x8", b"7x6"), "its weights have the shape 7x6x3x2, which does not fit 7 features"),
        (GOOD.replace(b"7x8x3x2", b"7x8xbig"), "its weights have the shape 7x8xbig, which does not fit 7 features"),
        (GOOD.replace(b"7x8x3x2", b"7x8x4x2"), "its weights are damaged"),
        (GOOD[:-1], "its weights are damaged"),
        (GOOD + b"\0", "its weights are damaged"),
        (HEAD + b"\n" + bytes([BODY[0] ^ 1]) + BODY[1:], "its weights are damaged"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(found: bytes, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        from_bytes(found, "ohanami", 1, SHAPE[0])


def test_without_a_file_that_can_be_used_it_says_so_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "weights.bin"
    weights = Weights("ohanami", 1, SHAPE[0], path)
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
