"""A shuffle that nobody can choose alone: commitments and nonces."""

import pytest

from roji.core.journal.promise import MAX_REMATCHES, mixed, previous_secret, read_nonce, rematches_since
from roji.core.luck import commitment

SECRET = bytes(range(32))


def test_without_nonces_the_luck_depends_on_the_secret_alone() -> None:
    assert mixed(SECRET, {}) == SECRET


def test_mixing_never_changes() -> None:
    """Old journals must replay to the same game."""
    assert mixed(SECRET, {1: bytes(16), 0: bytes(20)}).hex() == "d88e257359d47d0aed178196f47df788c89685f3cd6ad1f5a4fde2000ff7fda1"
    assert previous_secret(SECRET).hex() == "be3f06bfb11b0bb38cf57cdd93a7b88c0efc860f69048e26a7f7e5d1891ae07d"


def test_moving_or_splitting_nonces_changes_the_result() -> None:
    ways = [{0: b"a" * 16, 1: b"b" * 16}, {0: b"b" * 16, 1: b"a" * 16}, {1: b"a" * 16, 2: b"b" * 16}, {0: b"a" * 16 + b"b" * 16}]
    assert len({mixed(SECRET, way) for way in ways}) == len(ways)


@pytest.mark.parametrize("text", ["", "ab", "0" * 31, "0" * 33, "0" * 66, "g" * 32, "AB" * 16, "0" * 31 + " ", "٣" * 32])
def test_an_invalid_nonce_gets_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="a nonce is 16 to 32 bytes"):
        read_nonce(text)


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 5"):
        mixed(b"short", {0: bytes(16)})


def test_a_promise_covers_its_rematches_and_no_more() -> None:
    first = commitment(previous_secret(SECRET, MAX_REMATCHES))
    assert [rematches_since(first, previous_secret(SECRET, rungs)) for rungs in (MAX_REMATCHES, MAX_REMATCHES - 1, 0)] == [
        0,
        1,
        MAX_REMATCHES,
    ]
    assert rematches_since(commitment(previous_secret(SECRET, MAX_REMATCHES + 1)), SECRET) is None
