"""Zen's snapshots: a restored game continues."""

import json

import roji
from roji.core.luck import Luck

ZEN = roji.game("zen")


def test_an_empty_hand_keeps_its_colour() -> None:
    """All cards of the last white hand of the first pass are placed: white is turned over, not lost."""
    empty = 0
    for seed in range(200):
        state, luck = ZEN.new(seats=1, seed=seed, form="WWWWW"), Luck(seed)
        while state.to_act():
            state.play(0, state.rollout_action(0, luck))
            again, plain = ZEN.restore(json.loads(json.dumps(state.snapshot()))), state.copy()
            if state.to_act() and not state.snapshot()["hand"]:
                empty += 1
                for code in (plain.legal(0)[0],) if plain.to_act() else ():
                    plain.play(0, code)
                    again.play(0, code)
                assert again.snapshot() == plain.snapshot()
    assert empty > 100
