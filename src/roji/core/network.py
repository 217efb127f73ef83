"""A small network that has learned to judge a game. It counts in integers, so it says the same on every machine, compiled or not.

Two hidden layers of rectified sums. Inputs are small whole numbers; weights, and what flows between the layers, are counted in
parts of ONE.
"""

import logging
from hashlib import blake2b
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

BITS: Final = 12
ONE: Final = 4096  # 2**BITS: how a weight of 1 is written
UNIT: Final = 16777216.0  # ONE * ONE: how an output of 1 comes out
MOST: Final = 1 << 20  # weights and biases are smaller
LARGEST: Final = 1 << 30  # where a cell stops: with inputs below 2**16 no sum reaches 2**62, whatever the weights
WIDEST: Final = 1 << 10  # cells in a layer
TOGETHER: Final = 4  # sums at a time in the first layer: its cells are a multiple of this
HEADER: Final = "roji network 1"
LONGEST_HEADER: Final = 200


class Network:
    """Inputs, two hidden layers, outputs."""

    step: i64  # cells of the first layer
    second: i64  # cells of the second
    weights: vec[i32]  # those of each input together
    bias: vec[i64]
    second_weights: vec[i32]  # those of each cell together
    second_bias: vec[i64]
    last_weights: vec[i32]
    last_bias: vec[i64]

    def __init__(self, shape: list[int], numbers: list[int]) -> None:
        """`numbers` are weights and biases, layer by layer; see `to_bytes`."""
        width, hidden, second, outputs = shape
        self.step = hidden
        self.second = second
        start = width * hidden
        self.weights = vec[i32](numbers[:start])
        self.bias = vec[i64](numbers[start : start + hidden])
        start += hidden
        self.second_weights = vec[i32](numbers[start : start + hidden * second])
        start += hidden * second
        self.second_bias = vec[i64]([ONE * number for number in numbers[start : start + second]])
        start += second
        self.last_weights = vec[i32](numbers[start : start + second * outputs])
        start += second * outputs
        self.last_bias = vec[i64]([ONE * number for number in numbers[start:]])

    def judge(self, inputs: vec[i64], output: i64) -> float:
        """One of the outputs."""
        hidden = self._hidden(inputs)
        weights = self.second_weights
        last = self.last_weights
        total = self.last_bias[output]
        place = self.second * output
        i: i64 = 0
        for cell in self.second_bias:
            for number in hidden:
                cell += i64(weights[i]) * number
                i += 1
            cell >>= BITS
            if cell > 0:
                total += i64(last[place]) * (cell if cell < LARGEST else i64(LARGEST))
            place += 1
        return float(total) / UNIT

    def _hidden(self, inputs: vec[i64]) -> vec[i64]:
        """The cells of the first layer. Many inputs are 0."""
        hidden = self.bias[:]
        weights = self.weights
        step = self.step
        cell: i64 = 0
        while cell < step:
            a = hidden[cell]
            b = hidden[cell + 1]
            c = hidden[cell + 2]
            d = hidden[cell + 3]
            i = cell
            for number in inputs:
                if number != 0:
                    a += i64(weights[i]) * number
                    b += i64(weights[i + 1]) * number
                    c += i64(weights[i + 2]) * number
                    d += i64(weights[i + 3]) * number
                i += step
            hidden[cell] = _rectified(a)
            hidden[cell + 1] = _rectified(b)
            hidden[cell + 2] = _rectified(c)
            hidden[cell + 3] = _rectified(d)
            cell += TOGETHER
        return hidden


def _rectified(number: i64) -> i64:
    if number < 0:
        return 0
    return number if number < LARGEST else i64(LARGEST)


def count(shape: list[int]) -> int:
    """How many weights and biases a network of this shape has."""
    width, hidden, second, outputs = shape
    return (width + 1) * hidden + (hidden + 1) * second + (second + 1) * outputs


def to_bytes(game: str, version: int, shape: list[int], numbers: list[int]) -> bytes:
    """The file of a network: a line that says what it is, then its numbers.

    In parts of ONE: for each input its weight to each cell of the first layer, the biases of that layer, for each cell of the
    second layer its weight from each of the first, and so on.
    """
    if len(numbers) != count(shape) or max([abs(number) for number in numbers]) >= MOST:
        raise ValueError("these are not the numbers of such a network")
    body = b"".join([number.to_bytes(4, "little", signed=True) for number in numbers])
    return _header(game, version, shape, body) + body


def _header(game: str, version: int, shape: list[int], body: bytes) -> bytes:
    sizes = "x".join([str(size) for size in shape])
    return f"{HEADER} {game} features {version} shape {sizes} digest {blake2b(body, digest_size=16).hexdigest()}\n".encode()


def from_bytes(found: bytes, game: str, version: int, width: int) -> Network:
    """The inverse of `to_bytes`; a ValueError says why these are not weights for this game and its features."""
    end = found.find(b"\n", 0, LONGEST_HEADER) + 1
    words = found[:end].decode("ascii", "replace").split()
    if len(words) != 10 or " ".join(words[:3]) != HEADER:
        raise ValueError("it is no file of weights")
    if words[3] != game:
        raise ValueError(f"it holds weights of another game, {words[3]}")
    if words[5] != str(version):
        raise ValueError(f"its weights were learned from features of version {words[5]}, not {version}; train anew")
    shape = _shape(words[7])
    if len(shape) != 4 or shape[0] != width or shape[1] % TOGETHER:
        raise ValueError(f"its weights have the shape {words[7]}, which does not fit {width} features")
    body = found[end:]
    if len(body) != 4 * count(shape) or _header(game, version, shape, body) != found[:end]:
        raise ValueError("its weights are damaged")
    numbers = [int.from_bytes(body[i : i + 4], "little", signed=True) for i in range(0, len(body), 4)]
    if max([abs(number) for number in numbers]) >= MOST:
        raise ValueError("its weights are larger than any that are learned")
    return Network(shape, numbers)


def _shape(word: str) -> list[int]:
    return [int(size) for size in word.split("x") if size.isdecimal() and len(size) < 5 and 0 < int(size) <= WIDEST]


class Weights:
    """The learned weights of a game, or the reason why it plays without."""

    game: str
    version: int  # of its features
    width: int  # how many they are
    path: Path
    network: Network
    are_there: bool
    why_not: str  # a sentence

    def __init__(self, game: str, version: int, width: int, path: Path) -> None:
        self.game = game
        self.version = version
        self.width = width
        self.path = path
        self.are_there = False
        self.why_not = "no weights were read"

    def read(self, path: Path) -> None:
        """Use the weights in a file. If there is anything wrong with it, say so once and play on without."""
        try:
            self.use(path.read_bytes())
        except (OSError, ValueError) as wrong:
            trouble = str(wrong) if not isinstance(wrong, OSError) else "it cannot be read"
            self.are_there = False
            self.why_not = f"{path}: {trouble}"
            logging.getLogger("roji").warning("%s plays by its hand-made judgement: %s", self.game, self.why_not)

    def use(self, found: bytes) -> None:
        """Use the weights in the bytes of a file; a ValueError says what is wrong with them."""
        self.network = from_bytes(found, self.game, self.version, self.width)
        self.are_there = True
        self.why_not = ""
