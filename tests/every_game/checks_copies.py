"""Checks that a game is the same wherever it is continued: from a copy, from its seed, from a snapshot."""

import json

from roji.core.game import State
from roji.core.luck import Luck
from tests.every_game.seen import seen
from tests.every_game.settings import Setting
from tests.every_game.walks import choose, some, states, truth


def copies_are_apart(setting: Setting, seed: int) -> None:
    """Neither the copy nor the original notices what happens to the other."""
    for state in some(setting, seed, 12):
        twin = state.copy()
        before = _all_of(setting, state)
        assert _all_of(setting, twin) == before, "a copy is not the same game"
        _play_on(twin, seed)
        assert _all_of(setting, state) == before, "a game changes when its copy is played"
        twin = state.copy()
        _play_on(state, seed)
        assert _all_of(setting, twin) == before, "a copy changes when its original is played"


def _all_of(setting: Setting, state: State) -> list[bytes]:
    return [truth(state), *(seen(setting.game, state, seat) for seat in (None, *range(setting.seats)))]


def _play_on(state: State, seed: int) -> None:
    """A round or so, then somebody gives up."""
    choices = Luck(seed)
    for _ in range(24):
        if state.actor() < 0:
            return
        state.play(state.actor(), choose(state, state.actor(), choices))
    state.resign(0)


def the_same_seed_deals_the_same_game(setting: Setting, seed: int) -> None:
    for ours, theirs in zip(states(setting, seed), states(setting, seed), strict=True):
        assert truth(ours) == truth(theirs), "two games from the same seed part"


def snapshots_restore(setting: Setting, seed: int) -> None:
    """A snapshot survives JSON, is not touched by what happens later, and plays on identically, chance included."""
    for state in some(setting, seed, 5):
        snapshot = state.snapshot()
        written = json.dumps(snapshot)
        assert json.loads(written) == snapshot, "a snapshot does not survive JSON"
        restored = setting.game.restore(json.loads(written))
        _play_alike(setting, state.copy(), restored, seed)
        _play_on(state, seed)
        assert json.dumps(snapshot) == written, "a snapshot changes when its game is played on"


def _play_alike(setting: Setting, ours: State, theirs: State, seed: int) -> None:
    choices = Luck(seed)
    for number in range(setting.game.longest):
        assert truth(ours) == truth(theirs), "a restored game does not play on identically"
        if number % 12 == 0:
            _look_alike(setting, ours, theirs)
        acting = ours.to_act()
        if not acting:
            break
        seat = acting[choices.below(len(acting))]
        code = choose(ours, seat, choices)
        ours.play(seat, code)
        theirs.play(seat, code)
    _look_alike(setting, ours, theirs)


def _look_alike(setting: Setting, ours: State, theirs: State) -> None:
    assert _all_of(setting, ours) == _all_of(setting, theirs), "a restored game does not look the same"
    for seat in range(setting.seats):
        same = truth(ours.imagine(seat, Luck(1))) == truth(theirs.imagine(seat, Luck(1)))
        assert same, f"a restored game has forgotten what seat {seat} knows"
