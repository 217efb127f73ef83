"""What a game has learned: two small networks that count in integers, so they say the same on every machine, compiled or not.

One tells how a game will end, from what surrounds a decision (its context). The other scores each choice by itself, beside the
context. Both have two hidden layers of rectified sums. Inputs are small whole numbers, weights are counted in parts of ONE.

A multiplication serves two cells: their weights, and then their sums, lie in the two halves of a number (a pair).
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
CELL_BITS: Final = 8  # between the hidden layers
LARGEST: Final = 1 << 12  # where a cell stops: at 16
INPUT: Final = 255  # no input is larger
ROOM: Final = 1 << 30  # no sum reaches it, so that a half has room for it
MOST: Final = 1 << 20  # weights and biases are smaller
WIDEST: Final = 1 << 10  # cells in a layer
TOGETHER: Final = 4  # pairs at a time: the cells of a hidden layer are a multiple of twice as many
HEADER: Final = "roji network 2"
LONGEST_HEADER: Final = 200
HALF: Final = 32
LOW: Final = 0xFFFFFFFF
SIGN: Final = 0x80000000


class Network:
    """Inputs, two hidden layers, outputs."""

    weights: vec[i64]  # pairs; those of each input together
    bias: vec[i64]
    second_weights: vec[i64]  # those of each cell together
    second_bias: vec[i64]
    last_weights: vec[i32]
    last_bias: vec[i64]

    def __init__(self, shape: list[int], numbers: list[int]) -> None:
        """`numbers` are weights and biases, layer by layer; see `to_bytes`."""
        width, hidden, second, outputs = shape
        start = width * hidden
        self.weights = _pairs(numbers[:start])
        self.bias = _pairs(numbers[start : start + hidden])
        start += hidden
        self.second_weights = _pairs(numbers[start : start + hidden * second])
        start += hidden * second
        self.second_bias = _pairs([number << CELL_BITS for number in numbers[start : start + second]])
        start += second
        self.last_weights = vec[i32](numbers[start : start + second * outputs])
        start += second * outputs
        self.last_bias = vec[i64]([ONE * number for number in numbers[start:]])

    def judge(self, inputs: vec[i64], output: i64) -> float:
        """One of the outputs."""
        return self.conclude(self.added(self.bias, inputs, 0, i64(len(inputs)), 0), output)

    def added(self, sums: vec[i64], inputs: vec[i64], start: i64, end: i64, first: i64) -> vec[i64]:
        """The sums of the first layer, with some of `inputs` added; the first of these is input number `first` of the network."""
        sums = sums[:]
        _add(sums, self.weights, first, inputs, start, end)
        return sums

    def conclude(self, sums: vec[i64], output: i64) -> float:
        """One of the outputs, from the complete sums of the first layer."""
        cells = NO_CELLS[: 2 * len(sums)]
        _rectify(sums, cells, BITS - CELL_BITS)
        second = self.second_bias[:]
        _add(second, self.second_weights, 0, cells, 0, i64(len(cells)))
        _rectify(second, cells, CELL_BITS)
        total = self.last_bias[output]
        width = 2 * i64(len(second))
        place = width * output
        i: i64 = 0
        while i < width:
            total += i64(self.last_weights[place + i]) * cells[i]
            i += 1
        return float(total) / UNIT


NO_CELLS: Final[vec[i64]] = vec[i64]([0] * WIDEST)


def _pairs(numbers: list[int]) -> vec[i64]:
    return vec[i64]([numbers[i] + (numbers[i + 1] << HALF) for i in range(0, len(numbers), 2)])


def _add(sums: vec[i64], weights: vec[i64], first: i64, inputs: vec[i64], start: i64, end: i64) -> None:
    """Add what inputs bring to each pair of cells. Many inputs are 0."""
    step: i64 = i64(len(sums))
    cell: i64 = 0
    while cell < step:
        a = sums[cell]
        b = sums[cell + 1]
        c = sums[cell + 2]
        d = sums[cell + 3]
        place = step * first + cell
        i = start
        while i < end:
            number = inputs[i]
            if number != 0:
                a += weights[place] * number
                b += weights[place + 1] * number
                c += weights[place + 2] * number
                d += weights[place + 3] * number
            place += step
            i += 1
        sums[cell] = a
        sums[cell + 1] = b
        sums[cell + 2] = c
        sums[cell + 3] = d
        cell += TOGETHER


def _rectify(sums: vec[i64], cells: vec[i64], bits: i64) -> None:
    """Take pairs apart: of each cell nothing below 0 and nothing above LARGEST (of the second layer, nothing above 2**22)."""
    i: i64 = 0
    while i < i64(len(sums)):
        pair = sums[i]
        low = ((pair & LOW) ^ SIGN) - SIGN
        cells[2 * i] = _rectified(low >> bits, bits)
        cells[2 * i + 1] = _rectified((pair - low) >> (HALF + bits), bits)
        i += 1


def _rectified(number: i64, bits: i64) -> i64:
    if number < 0:
        return 0
    return number if number < LARGEST or bits == CELL_BITS else i64(LARGEST)


def count(shape: list[int]) -> int:
    """How many weights and biases a network of this shape has."""
    width, hidden, second, outputs = shape
    return (width + 1) * hidden + (hidden + 1) * second + (second + 1) * outputs


def to_bytes(game: str, version: int, shapes: list[list[int]], numbers: list[int]) -> bytes:
    """The file of the two networks: a line that says what it is, then their numbers.

    In parts of ONE: for each input its weight to each cell of the first layer, the biases of that layer, for each of its cells the
    weight to each cell of the second, and so on; for each output its weight from each cell of the second layer, then its bias.
    """
    if len(numbers) != sum([count(shape) for shape in shapes]) or max([abs(number) for number in numbers]) >= MOST:
        raise ValueError("these are not the numbers of such networks")
    body = b"".join([number.to_bytes(4, "little", signed=True) for number in numbers])
    return _header(game, version, shapes, body) + body


def _header(game: str, version: int, shapes: list[list[int]], body: bytes) -> bytes:
    sizes = "+".join(["x".join([str(size) for size in shape]) for shape in shapes])
    return f"{HEADER} {game} features {version} shapes {sizes} digest {blake2b(body, digest_size=16).hexdigest()}\n".encode()


def from_bytes(found: bytes, game: str, version: int, context: int, choice: int) -> list[Network]:
    """The inverse of `to_bytes`; a ValueError says why these are not weights for this game and its features."""
    end = found.find(b"\n", 0, LONGEST_HEADER) + 1
    words = found[:end].decode("ascii", "replace").split()
    if len(words) != 10 or " ".join(words[:3]) != HEADER:
        raise ValueError("it is no file of weights")
    if words[3] != game:
        raise ValueError(f"it holds weights of another game, {words[3]}")
    if words[5] != str(version):
        raise ValueError(f"its weights were learned from features of version {words[5]}, not {version}; train anew")
    shapes = [_shape(word) for word in words[7].split("+")]
    if [shape[0] for shape in shapes if _is_sound(shape)] != [context, context + choice]:
        raise ValueError(f"its weights have the shapes {words[7]}, which do not fit {context} and {choice} features")
    body = found[end:]
    if len(body) != 4 * sum([count(shape) for shape in shapes]) or _header(game, version, shapes, body) != found[:end]:
        raise ValueError("its weights are damaged")
    numbers = [int.from_bytes(body[i : i + 4], "little", signed=True) for i in range(0, len(body), 4)]
    between = count(shapes[0])
    if not _fits(shapes[0], numbers[:between]) or not _fits(shapes[1], numbers[between:]):
        raise ValueError("its weights are larger than any that are learned")
    return [Network(shapes[0], numbers[:between]), Network(shapes[1], numbers[between:])]


def _shape(word: str) -> list[int]:
    return [int(size) for size in word.split("x") if size.isdecimal() and len(size) < 5 and 0 < int(size) <= WIDEST]


def _is_sound(shape: list[int]) -> bool:
    """Whether hidden layers are made of pairs, and the second is no wider than the first."""
    return len(shape) == 4 and shape[1] % (2 * TOGETHER) == 0 and shape[2] % (2 * TOGETHER) == 0 and shape[2] <= shape[1]


def _fits(shape: list[int], numbers: list[int]) -> bool:
    """Whether no sum can leave its half of a pair, whatever the inputs."""
    width, hidden, second, _ = shape
    biases = width * hidden
    weights = biases + hidden
    second_biases = weights + hidden * second
    return all(
        [abs(numbers[biases + cell]) + INPUT * _weight(numbers[cell:biases:hidden]) < ROOM for cell in range(hidden)]
        + [
            (abs(numbers[second_biases + cell]) << CELL_BITS) + LARGEST * _weight(numbers[weights + cell : second_biases : second]) < ROOM
            for cell in range(second)
        ]
    )


def _weight(numbers: list[int]) -> int:
    return sum([abs(number) for number in numbers])


class Weights:
    """The learned weights of a game, or the reason why it plays without."""

    game: str
    version: int  # of its features
    context: int  # how many describe what surrounds a decision
    choice: int  # and each choice
    path: Path
    outlook: Network  # how the game will end
    policy: Network  # the score of a choice
    are_there: bool
    why_not: str  # a sentence

    def __init__(self, game: str, version: int, context: int, choice: int, path: Path) -> None:
        self.game = game
        self.version = version
        self.context = context
        self.choice = choice
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
        self.outlook, self.policy = from_bytes(found, self.game, self.version, self.context, self.choice)
        self.are_there = True
        self.why_not = ""
