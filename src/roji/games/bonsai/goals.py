"""The 15 goal tiles: three in each of five colours."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.bonsai.components import FRUIT, WOOD
from roji.games.bonsai.tree import Tree

Colour = Literal["brown", "green", "orange", "pink", "blue"]
COLOURS: tuple[Colour, ...] = ("brown", "green", "orange", "pink", "blue")
GOALS: Final = 15

LOW: Final = 0
INTERMEDIATE: Final = 1
HARD: Final = 2
DIFFICULTIES: Final = ("low", "intermediate", "hard")
COLOUR_COUNT: Final = 5
COLOURS_IN_PLAY: Final = 3

BROWN: Final = 0
GREEN: Final = 1
ORANGE: Final = 2
PINK: Final = 3
BLUE: Final = 4

# id, colour, difficulty, how many it needs, points, what it needs
PRINTED: Final = (
    (1, "brown", "low", 8, 5, "wood, the bud included"),
    (2, "brown", "intermediate", 10, 10, "wood, the bud included"),
    (3, "brown", "hard", 12, 15, "wood, the bud included"),
    (4, "green", "low", 5, 6, "leaves in one group"),
    (5, "green", "intermediate", 7, 9, "leaves in one group"),
    (6, "green", "hard", 9, 12, "leaves in one group"),
    (7, "orange", "low", 3, 9, "fruits"),
    (8, "orange", "intermediate", 4, 11, "fruits"),
    (9, "orange", "hard", 5, 13, "fruits"),
    (10, "pink", "low", 3, 8, "flowers that protrude on one side"),
    (11, "pink", "intermediate", 4, 12, "flowers that protrude on one side"),
    (12, "pink", "hard", 5, 16, "flowers that protrude on one side"),
    (13, "blue", "low", 1, 7, "a tile that protrudes on the side of the gold crack"),
    (14, "blue", "intermediate", 2, 10, "tiles that protrude on both sides"),
    (15, "blue", "hard", 3, 14, "a tile that protrudes on one side, and one below the pot on the other"),
)
STYLES: Final = {"brown": "Bunjin-gi", "green": "Moyogi", "orange": "Chokkan", "pink": "Shakan", "blue": "Kengai"}


def colour_of(goal: i64) -> i64:
    return (goal - 1) // 3


def difficulty_of(goal: int) -> int:
    return (goal - 1) % 3


NEED: Final[vec[i64]] = vec[i64]([0] + [row[3] for row in PRINTED])
POINTS: Final[vec[i64]] = vec[i64]([0] + [row[4] for row in PRINTED])

# Sets of goals are bitmasks: bit 1 is goal 1, and so on.
ALL: Final = 0b1111111111111110
OF_COLOUR: Final[vec[i64]] = vec[i64]([i64(0b1110) << (3 * colour) for colour in range(COLOUR_COUNT)])


def points_of(goals: i64) -> i64:
    points: i64 = 0
    goal: i64 = 1
    while goal <= GOALS:
        if (goals >> goal) & 1:
            points += POINTS[goal]
        goal += 1
    return points


def in_colours(colours: list[int], seats: int) -> list[int]:
    """The tiles of some colours; with one or two players, without the intermediate ones."""
    tiles = [3 * colour + 1 + difficulty for colour in sorted(colours) for difficulty in range(len(DIFFICULTIES))]
    return tiles if seats > 2 else [goal for goal in tiles if difficulty_of(goal) != INTERMEDIATE]


def chosen_colours(said: str) -> list[int]:
    """Three colours by name, or none if they are drawn at random."""
    if said == "random":
        return []
    names = [name.strip() for name in said.split(",")]
    for name in names:
        if name not in COLOURS:
            raise ValueError(say("there is no goal colour {name}; there is {colours}", name=repr(name), colours=", ".join(COLOURS)))
    if len(names) != COLOURS_IN_PLAY or len(set(names)) != COLOURS_IN_PLAY:
        raise ValueError(say("goal_colours are three different colours, with commas between them, or random"))
    return sorted([COLOURS.index(name) for name in names])


def _at_least(has: i64, colour: i64) -> i64:
    """Bitmask of the goals of a colour that require no more than this."""
    goal = 3 * colour + 1
    met: i64 = 0
    while goal <= 3 * colour + 3:
        if has >= NEED[goal]:
            met |= i64(1) << goal
        goal += 1
    return met


def met_by(tree: Tree, among: i64) -> i64:
    """Those of these goals whose requirement this bonsai meets or exceeds."""
    met: i64 = 0
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if among & OF_COLOUR[colour]:
            met |= _at_least(has_of(tree, colour), colour)
        colour += 1
    return met & among


def has_of(tree: Tree, colour: i64) -> i64:
    """How much a bonsai has of what the goals of a colour count."""
    if colour == BROWN:
        return tree.counts[WOOD]
    if colour == GREEN:
        return tree.group
    if colour == ORANGE:
        return tree.counts[FRUIT]
    if colour == PINK:
        return tree.left_flowers if tree.left_flowers > tree.right_flowers else tree.right_flowers
    return _cascade(tree)


def _cascade(tree: Tree) -> i64:
    """How far a bonsai reaches around its pot: 1 out on the side of the crack, 2 out on both sides, 3 also below on one of them."""
    if tree.right == 0:
        return 0
    if tree.left == 0:
        return 1
    return 3 if tree.left_below or tree.right_below else 2


def has_colour(claimed: i64, colour: i64) -> bool:
    """Whether a goal of this colour is among those claimed: a player may claim one of each colour."""
    return claimed & OF_COLOUR[colour] != 0


def open_to(found: i64, claimed: i64) -> i64:
    """Those of these goals whose colour the player has not claimed."""
    colour: i64 = 0
    while found and colour < COLOUR_COUNT:
        if has_colour(claimed, colour):
            found &= ~OF_COLOUR[colour]
        colour += 1
    return found
