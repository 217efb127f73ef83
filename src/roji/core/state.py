"""The contract that every game keeps: a State is one game in progress."""

from mypy_extensions import mypyc_attr

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas


class Solved:
    """What perfect play brings a seat."""

    value: float  # the share of the win, 0 to 1, or points
    in_points: bool
    line: list[int]  # the seat's best codes, as long as nothing comes to light and nobody else acts
    worths: dict[int, float]  # what each code that the seat may play now is worth, as far as that was looked at
    positions: int  # that were looked at

    def __init__(self, value: float, in_points: bool, line: list[int], worths: dict[int, float], positions: int) -> None:
        self.value = value
        self.in_points = in_points
        self.line = line
        self.worths = worths
        self.positions = positions


class Tuning:
    """The numbers that fit a search to a game."""

    horizon: int  # turns beyond the present one that a simulation plays before `evaluate`; negative: random play to the end
    tree_turns: int  # turns, the present one included, in which the tree grows; after them all seats follow `rollout_action`
    prior_visits: float  # virtual visits given to the static evaluation of an action; 0: it is not evaluated
    widening: float  # progressive widening: this times the square root of a node's visits is how many actions it tries; 0: all
    blunder_margin: float  # a difference in `evaluate` between two actions that a beginner may well overlook

    def __init__(
        self,
        horizon: int = 2,
        tree_turns: int = 1_000_000,
        prior_visits: float = 0.0,
        widening: float = 0.0,
        blunder_margin: float = 0.02,
    ) -> None:
        self.horizon = horizon
        self.tree_turns = tree_turns
        self.prior_visits = prior_visits
        self.widening = widening
        self.blunder_margin = blunder_margin


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress: mutable, cheap to copy, and the only thing that knows the whole truth.

    An action is a small int, its *code*; the `Game` gives codes their meaning. A code says all by itself: it names
    the card, the tile kind, the cell, never a position in a list of the moment.
    """

    def to_act(self) -> list[int]:
        """The seats that may choose now, ascending: several when players choose at once, none when the game is over."""
        raise NotImplementedError

    def actor(self) -> int:
        """The first seat of `to_act`, or -1 when the game is over."""
        acting = self.to_act()
        return acting[0] if acting else -1

    def legal(self, seat: int) -> list[int]:
        """The codes this seat may play, ascending; never empty for a seat in `to_act`."""
        raise NotImplementedError

    def offer(self, seat: int, codes: Codes) -> None:
        """Add the codes of `legal`, in any order. A game overrides this for speed, and then asks `offered` in `legal`."""
        for code in self.legal(seat):
            codes.add(code)

    def play(self, seat: int, code: int) -> None:
        """Change this state by a legal action. Trusts its caller: ask `legal` or `why_not` first."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def imagine(self, seat: int, luck: Luck) -> "State":
        """A copy that this seat cannot tell from the truth: all that it cannot know is dealt again.

        Depends on nothing but what the seat knows and on `luck`, which the copy then keeps:
        `s.imagine(k, a).imagine(k, b)` is `s.imagine(k, b)`.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points as if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """After the end: the seats that share the win, tie-breaks applied. Solo: [0] or []."""
        raise NotImplementedError

    def ending(self) -> str | None:
        """Why the game ended, as a sentence; None while it goes on."""
        raise NotImplementedError

    def resign(self, seat: int) -> None:
        """This seat gives up. A journal line of its own: never a code, never in `legal`."""
        raise NotImplementedError

    def turn(self) -> int:
        """Which turn this is, counted through the game: a seat's decisions of one turn share a bot's time to think."""
        raise NotImplementedError

    def reveals(self) -> int:
        """How often something came to light that the acting seat could not have foretold. Undo stops there."""
        raise NotImplementedError

    def pieces(self) -> list[int]:
        """How many of each component there are, wherever they lie: constant through the game."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, object]:
        """Everything, ready for JSON, luck included. Holds every secret: it never leaves the server."""
        raise NotImplementedError

    # For search. A game overrides these for speed and strength, in its `ai`.

    def random_action(self, seat: int, luck: Luck) -> int:
        """A uniformly random legal code."""
        codes = self.legal(seat)
        return codes[luck.below(len(codes))]

    def candidates(self, seat: int) -> list[int]:
        """`legal` without mere reorderings of the same choice: what a search expands."""
        return self.legal(seat)

    def rollout_action(self, seat: int, luck: Luck) -> int:
        """A quick sensible choice."""
        return self.random_action(seat, luck)

    def policy_action(self, seat: int, luck: Luck) -> int:
        """What a good policy plays here: a search departs from it only for what is clearly better. -1: there is none."""
        return -1

    def tuning(self) -> Tuning:
        """How a search should think about this game."""
        return Tuning()

    def evaluate(self, seat: int) -> float:
        """The share of the win this seat may expect, 0 to 1; of all seats together about 1."""
        acting = self.to_act()
        if acting:
            return 1.0 / max(2, len(self.scores()))
        winners = self.winners()
        return 1.0 / len(winners) if seat in winners else 0.0

    def solve(self, seat: int, most: int) -> Solved | None:
        """What perfect play brings this seat from here; None where it cannot be known within so many positions.

        Depends on nothing but what the seat knows: it is the same for all tables that the seat cannot tell apart.
        """
        return None

    # For learning.

    def observe(self, seat: int, canvas: Canvas) -> None:
        """Write what this seat may know on a wiped canvas, part by part as the game's `planes` say.

        If notes were taken on the canvas, it is the same game that was observed there before, whoever looked, and shows that.
        """
        raise NotImplementedError


def offered(state: State, seat: int) -> list[int]:
    """What a state offers to a seat, ascending."""
    codes = Codes()
    state.offer(seat, codes)
    return codes.listed()
