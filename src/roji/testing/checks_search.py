"""Checks of the search interface: rollouts are legal, random actions uniform, evaluations shares of the win."""

from collections import Counter

from roji.core.luck import Luck
from roji.core.state import State
from roji.testing.chances import SURPRISE, chance_if_even
from roji.testing.settings import Setting
from roji.testing.walks import some, spread, states

ABOUT = 0.2  # tolerance in shares of a win: seats judge with different numbers of turns left
FEW = 2_000  # the solver's limit of positions


def quick_choices_are_legal(setting: Setting, seed: int) -> None:
    choices = Luck(seed)
    for state in states(setting, seed):
        for seat in state.to_act():
            legal = state.legal(seat)
            for pick in (state.random_action, state.rollout_action):
                code = pick(seat, choices)
                assert code in legal, f"{pick.__name__} chooses {code} for seat {seat}, which is not legal"
            candidates = state.candidates(seat)
            assert candidates, f"candidates leave seat {seat} nothing to choose from"
            assert set(candidates) <= set(legal), f"candidates name {set(candidates) - set(legal)} for seat {seat}, which is not legal"


def random_action_is_even(setting: Setting, seed: int) -> None:
    """`random_action` is uniform over the legal codes."""
    for state in some(setting, seed, 5):
        for seat in state.to_act()[:1]:
            _draw_often(state, seat, seed)


def _draw_often(state: State, seat: int, seed: int) -> None:
    legal = state.legal(seat)
    if len(legal) == 1:
        return
    luck = Luck(seed)
    drawn = Counter(state.random_action(seat, luck) for _ in range(min(4000, 40 * len(legal))))
    chance = chance_if_even([drawn[code] for code in legal])
    assert chance > SURPRISE, f"random_action prefers some codes of {legal} for seat {seat}: it chose {sorted(drawn.items())}"


def quick_choices_depend_on_the_luck_given(setting: Setting, seed: int) -> None:
    """The same luck gives the same choice; the game's own luck is not used."""
    for state in some(setting, seed, 6):
        for seat in state.to_act():
            ours, theirs = Luck(seed), Luck(seed)
            for _ in range(3):
                same = state.random_action(seat, ours) == state.copy().random_action(seat, theirs)
                same = same and state.rollout_action(seat, ours) == state.copy().rollout_action(seat, theirs)
                assert same, f"random_action or rollout_action: seat {seat} chooses otherwise with the same luck"


def expectations_are_shares(setting: Setting, seed: int) -> None:
    for state in some(setting, seed, 12):
        for seat in range(setting.seats):
            share = state.evaluate(seat)
            assert 0 <= share <= 1, f"evaluate expects {share} of a win for seat {seat}"


def expectations_add_up(setting: Setting, seed: int) -> None:
    """The evaluations of all seats add up to one win; solo games are exempt."""
    for state in some(setting, seed, 12):
        together = sum(setting.game.share(state, seat) for seat in range(setting.seats))
        assert setting.seats == 1 or abs(together - 1) < ABOUT, f"evaluate: all seats together expect {together} wins"


def perfect_play_knows_no_secret(setting: Setting, seed: int) -> None:
    """`solve` gives the same for all states that a seat cannot distinguish, and its line begins with a legal action."""
    found = list(states(setting, seed))
    for state in [*spread(found, 6), *found[-12:-1:4]]:
        for seat in range(setting.seats):
            told = _told(state, seat)
            for truth in range(3):
                assert _told(state.imagine(seat, Luck(truth)), seat) == told, f"solve: perfect play of seat {seat} knows a secret"
            assert not told[1:] or told[1] in state.legal(seat), (
                f"solve: perfect play of seat {seat} begins with {told[1]}, which is not legal"
            )


def _told(state: State, seat: int) -> list[object]:
    solved = state.solve(seat, FEW)
    return [None] if solved is None else [(solved.value, solved.in_points, solved.worths, solved.positions), *solved.line]
