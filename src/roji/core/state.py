"""The contract of every game: a State is one game in progress."""

from mypy_extensions import mypyc_attr

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas


class Solved:
    """The result of perfect play for a seat."""

    value: float  # the share of the win, 0 to 1, or points
    in_points: bool
    line: list[int]  # the seat's best codes, until something is revealed or another seat acts
    worths: dict[int, float]  # the values of the legal codes that were examined
    positions: int  # number of positions examined

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
    oversights: tuple[float, float, float]  # what a student, an expert and a master may overlook, in log odds of the win

    def __init__(
        self,
        horizon: int = 2,
        tree_turns: int = 1_000_000,
        prior_visits: float = 0.0,
        widening: float = 0.0,
        oversights: tuple[float, float, float] = (0.3, 0.15, 0.07),
    ) -> None:
        self.horizon = horizon
        self.tree_turns = tree_turns
        self.prior_visits = prior_visits
        self.widening = widening
        self.oversights = oversights


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress: mutable, cheap to copy, and the only thing that knows the whole truth.

    An action is a small int, its *code*, which the `Game` describes. A code's meaning never depends on the state: it names
    the card, the tile kind or the cell, not an index into the current hand or offer.
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
        """Add the codes of `legal`, in any order. A game overrides this for speed, and then returns `sorted_offer` from `legal`."""
        for code in self.legal(seat):
            codes.add(code)

    def play(self, seat: int, code: int) -> None:
        """Apply a legal action in place. The code is not checked: ask `legal` or `why_not` first."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def imagine(self, seat: int, luck: Luck) -> "State":
        """A copy that this seat cannot distinguish from the true state: everything it cannot know is dealt again.

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
        """This seat resigns. In a journal that is a line of its own; it has no code."""
        raise NotImplementedError

    def turn(self) -> int:
        """The number of the current turn. A bot's thinking time is shared by its decisions of one turn."""
        raise NotImplementedError

    def reveals(self) -> int:
        """How many times play has revealed something that the acting seat could not predict. Undo stops there."""
        raise NotImplementedError

    def pieces(self) -> list[int]:
        """The count of each component, wherever it is: constant through the game."""
        raise NotImplementedError

    def snapshot(self) -> dict[str, object]:
        """The whole state, ready for JSON, luck included. It holds every secret and never leaves the server."""
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
        """A quick, sensible action: the policy of rollouts."""
        return self.random_action(seat, luck)

    def policy_action(self, seat: int, luck: Luck) -> int:
        """The action of a good policy, or -1. A search replaces it only by a clearly better one."""
        return -1

    def tuning(self) -> Tuning:
        """The search parameters of this game."""
        return Tuning()

    def evaluate(self, seat: int) -> float:
        """This seat's expected share of the win, 0 to 1; those of all seats add up to about 1."""
        acting = self.to_act()
        if acting:
            return 1.0 / max(2, len(self.scores()))
        winners = self.winners()
        return 1.0 / len(winners) if seat in winners else 0.0

    def has_learned(self) -> bool:
        """Whether `priors` and `outlook` can be asked: whether the game has learned to play at such a table."""
        return False

    def priors(self, seat: int, codes: list[int]) -> list[float]:
        """What was learned: how likely a good player plays each of these codes, from what the seat knows."""
        raise NotImplementedError

    def outlook(self, seat: int) -> float:
        """What was learned: like `evaluate`."""
        raise NotImplementedError

    def solve(self, seat: int, most: int) -> Solved | None:
        """The result of perfect play for this seat; None if it cannot be computed within `most` positions.

        Uses only what the seat knows: it is equal for all states that the seat cannot distinguish.
        """
        return None

    # For learning.

    def observe(self, seat: int, canvas: Canvas) -> None:
        """Write what this seat may know to a canvas, laid out as the game's `planes` say.

        The canvas is either wiped, or holds an earlier observation of the same game, by any seat, with its notes.
        """
        raise NotImplementedError


def sorted_offer(state: State, seat: int) -> list[int]:
    """The codes that `offer` adds, ascending."""
    codes = Codes()
    state.offer(seat, codes)
    return codes.listed()


def random_offer(state: State, seat: int, luck: Luck) -> int:
    """A uniformly random code of those that `offer` adds."""
    codes = Codes()
    state.offer(seat, codes)
    return codes.draw(luck)
