"""The two lines: a die in the middle of each, and two arms of rows, up and down from it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.bossa.components import row_of

WHITE: Final = 0
BLACK: Final = 1
UP: Final = 0
DOWN: Final = 1

ARMS: Final = 4  # an arm is 2 * colour + UP or DOWN
ROWS: Final = 6  # rows that win a line, on both arms together; a row's index is ROWS * arm + its place from the die, 0 to 5
MOST_TILES: Final = 7  # in a hand, and so in a row

RULES: Final = ("2023", "classic", "loose")


def _sizes_next_to(rule: str, size: int) -> int:
    """The row sizes allowed next to a row of this size, or next to the die (0), as a bitmask: bit 2 means two tiles."""
    if size == 0:
        return 0b110
    fewer, same, more = 1 << (size - 1), 1 << size, 1 << (size + 1)
    allowed = {"2023": fewer | more, "classic": same | more, "loose": fewer | same | more}[rule]
    return allowed & 0b11111110


SIZES: Final[vec[i64]] = row_of([_sizes_next_to(rule, size) for rule in RULES for size in range(MOST_TILES + 1)])
SIZE_BIT: Final[vec[i64]] = row_of([1 << size for size in range(MOST_TILES + 1)])
NO_ROWS: Final[vec[i64]] = row_of([0] * ARMS)
NO_SIZES: Final[vec[i64]] = row_of([0] * (ROWS * ARMS))


def colour_of(arm: i64) -> i64:
    return arm >> 1


def can_add_up(value: i64) -> bool:
    """Whether any tiles can add up to this: every tile of a row has a dot."""
    return value > 0


def sizes_text(sizes: i64) -> str | int:
    """ "1 or 3"; one size alone is a number."""
    first, *others = [size for size in range(8) if (sizes >> size) & 1]
    said: str | int = first
    for size in others:
        said = say("{sizes} or {size}", sizes=said, size=size)
    return said


class Lines:
    """Both lines. Only the place and size of a row matter to later plays; stacked layers change neither."""

    white: i64  # the dice
    black: i64
    rows: vec[i64]  # number of rows on each arm
    sizes: vec[i64]  # number of tiles in the bottom layer of each row

    def __init__(self, white: i64, black: i64, rows: vec[i64], sizes: vec[i64]) -> None:
        self.white = white
        self.black = black
        self.rows = rows
        self.sizes = sizes

    def copy(self) -> "Lines":
        return Lines(self.white, self.black, self.rows[:], self.sizes[:])

    def value(self, arm: i64, place: i64) -> i64:
        """The value of the row at this place from the die, counted from 0."""
        die = self.white if arm < 2 else self.black
        return die + place + 1 if arm & 1 == UP else die - place - 1

    def next_value(self, arm: i64) -> i64:
        return self.value(arm, self.rows[arm])

    def next_sizes(self, arm: i64, rule: i64) -> i64:
        """The sizes allowed for the next row of an arm, as a bitmask."""
        place = self.rows[arm]
        neighbour: i64 = 0
        if place > 0:
            neighbour = self.sizes[ROWS * arm + place - 1]
        return SIZES[(MOST_TILES + 1) * rule + neighbour]

    def layer_sizes(self, arm: i64, place: i64) -> i64:
        """The size of a layer on this row, the same as the row's, as a bitmask."""
        return SIZE_BIT[self.sizes[ROWS * arm + place]]

    def lengthen(self, arm: i64, size: i64) -> None:
        self.sizes[ROWS * arm + self.rows[arm]] = size
        self.rows[arm] += 1

    def rows_of(self, colour: i64) -> i64:
        """Number of rows on both arms of a line."""
        return self.rows[2 * colour] + self.rows[2 * colour + 1]

    def is_full(self, colour: i64) -> bool:
        """Six rows win for the owner of a line."""
        return self.rows_of(colour) == ROWS

    def lacks_one(self, colour: i64) -> bool:
        return self.rows_of(colour) == ROWS - 1
