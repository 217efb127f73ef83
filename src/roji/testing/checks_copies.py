"""Checks that a game continues identically from a copy, from its seed and from a snapshot."""

import json

from roji.core.luck import Luck
from roji.core.state import State
from roji.testing.difference import difference, parting
from roji.testing.seen import seen
from roji.testing.settings import Setting
from roji.testing.walks import choose, some, states, truth


def copies_are_apart(setting: Setting, seed: int) -> None:
    """A copy and its original are independent."""
    for state in some(setting, seed, 12):
        twin = state.copy()
        before = _all_of(setting, state)
        _same(before, _all_of(setting, twin), "copy: a copy is not the same game")
        _play_on(twin, seed)
        _same(before, _all_of(setting, state), "copy: a game changes when its copy is played")
        twin = state.copy()
        _play_on(state, seed)
        _same(before, _all_of(setting, twin), "copy: a copy changes when its original is played")


def _all_of(setting: Setting, state: State) -> dict[str, bytes]:
    sent = {f"what seat {seat} is sent": seen(setting.game, state, seat) for seat in range(setting.seats)}
    return {"the snapshot": truth(state), **sent, "what an onlooker is sent": seen(setting.game, state, None)}


def _same(ours: dict[str, bytes], theirs: dict[str, bytes], sentence: str) -> None:
    for what, told in ours.items():
        assert told == theirs[what], f"{sentence}: in {what}, {difference(told, theirs[what])}"


def _play_on(state: State, seed: int) -> None:
    """Play about a round, then resign."""
    choices = Luck(seed)
    for _ in range(24):
        if state.actor() < 0:
            return
        state.play(state.actor(), choose(state, state.actor(), choices))
    state.resign(0)


def the_same_seed_deals_the_same_game(setting: Setting, seed: int) -> None:
    for ours, theirs in zip(states(setting, seed), states(setting, seed), strict=True):
        assert truth(ours) == truth(theirs), f"setup or play: two games from the same seed part: {difference(truth(ours), truth(theirs))}"


def snapshots_restore(setting: Setting, seed: int) -> None:
    """A snapshot survives JSON, does not change later, and plays on identically, chance included."""
    for state in some(setting, seed, 5):
        snapshot = state.snapshot()
        written = json.dumps(snapshot)
        assert json.loads(written) == snapshot, f"snapshot: a snapshot does not survive JSON: {parting(snapshot, json.loads(written))}"
        restored = setting.game.restore(json.loads(written))
        _play_alike(setting, state.copy(), restored, seed)
        _play_on(state, seed)
        assert json.dumps(snapshot) == written, "snapshot: a snapshot changes when its game is played on"


def snapshots_restore_in_every_phase(setting: Setting, seed: int) -> None:
    """After every choice, and after any resignation then, a snapshot restores the same game."""
    for state in states(setting, seed):
        _restores(setting, state)
        for seat in state.to_act():
            left = state.copy()
            left.resign(seat)
            _restores(setting, left)


def _restores(setting: Setting, state: State) -> None:
    restored = setting.game.restore(json.loads(json.dumps(state.snapshot())))
    assert truth(restored) == truth(state), f"restore: a restored game is not the same: {difference(truth(state), truth(restored))}"
    assert restored.to_act() == state.to_act(), f"restore: a restored game waits for {restored.to_act()}, not {state.to_act()}"
    for seat in state.to_act():
        assert restored.legal(seat) == state.legal(seat), f"restore: in a restored game seat {seat} may choose something else"


def _play_alike(setting: Setting, ours: State, theirs: State, seed: int) -> None:
    choices = Luck(seed)
    for number in range(setting.game.longest):
        assert truth(ours) == truth(theirs), f"restore: it does not play on identically: {difference(truth(ours), truth(theirs))}"
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
    _same(_all_of(setting, ours), _all_of(setting, theirs), "restore: a restored game does not look the same")
    for seat in range(setting.seats):
        same = truth(ours.imagine(seat, Luck(1))) == truth(theirs.imagine(seat, Luck(1)))
        assert same, f"restore or imagine: a restored game has forgotten what seat {seat} knows"
