"""Shared parts of snapshots: the state of the random generator, and sets packed into numbers."""

import json

import pytest

from roji.core.bitsets import listed, set_of
from roji.core.luck import Luck, sealed
from roji.core.snapshot import SavedLuck, from_json, load_luck, save_luck, to_json


@pytest.mark.parametrize("luck", [Luck(7), sealed(bytes(32))], ids=["fast", "sealed"])
@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17])
def test_luck_continues_where_it_stopped(luck: Luck, drawn: int) -> None:
    luck = luck.copy()
    for _ in range(drawn):
        luck.word()
    again = load_luck(from_json(json.loads(json.dumps(to_json(save_luck(luck)))), SavedLuck))
    assert [again.word() for _ in range(40)] == [luck.word() for _ in range(40)]


SECRET = "00" * 32
UNSOUND: list[object] = [
    *(None, 7, [], {}),
    *({"x": 0}, {"x": "7"}, {"x": 2**70}, {"x": 7, "drawn": 0}, {"x": 7, "secret": SECRET, "drawn": 0}),
    *({"secret": SECRET}, {"drawn": 1}, {"secret": "00", "drawn": 0}, {"secret": "0g" * 32, "drawn": 0}, {"secret": SECRET, "drawn": -1}),
]


@pytest.mark.parametrize("told", UNSOUND, ids=str)
def test_an_invalid_snapshot_of_luck_is_refused(told: object) -> None:
    with pytest.raises(ValueError, match=r"\S \S"):
        from_json(told, SavedLuck)


def test_sets_are_listed_and_packed_again() -> None:
    assert listed(0) == []
    assert listed(0b1010) == [1, 3]
    assert set_of([3, 1, 3]) == 0b1010
    assert all(set_of(listed(bits)) == bits for bits in range(64))
