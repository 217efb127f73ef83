"""A shuffle nobody can choose alone: a secret committed to first, mixed with a nonce from every seat.

A table and its rematches stand on one ladder: the secret of each game is the digest of the next game's. So the promise of the
first game also fixes the secrets of all its rematches, before any nonce is known.
"""

import hashlib
from collections.abc import Mapping

from roji.core.luck import commitment

FEWEST, MOST = 16, 32  # bytes of a nonce
RUNGS = 32  # rematches that one promise covers


def mixed(secret: bytes, nonces: Mapping[int, bytes]) -> bytes:
    """What the luck of a table is dealt from; without nonces it is the secret alone."""
    if len(secret) != 32:
        raise ValueError(f"a secret has 32 bytes, not {len(secret)}")
    if not nonces:
        return secret
    digest = hashlib.blake2b(key=secret, digest_size=32, person=b"roji mixes")
    for seat in sorted(nonces):
        digest.update(bytes((seat, len(nonces[seat]))) + nonces[seat])
    return digest.digest()


def read_nonce(text: str) -> bytes:
    """What a seat adds to the shuffle; a ValueError with a sentence if it cannot be read."""
    if not 2 * FEWEST <= len(text) <= 2 * MOST or len(text) % 2 or not set(text) <= set("0123456789abcdef"):
        raise ValueError(f"a nonce is {FEWEST} to {MOST} bytes, written as hexadecimal digits such as 0f")
    return bytes.fromhex(text)


def down(secret: bytes, rungs: int = 1) -> bytes:
    """The previous game's secret, a digest of this one: it does not reveal this one."""
    for _ in range(rungs):
        secret = hashlib.blake2b(secret, digest_size=32, person=b"roji rungs").digest()
    return secret


def rematches_since(promise: str, secret: bytes) -> int | None:
    """How many games after the promised one this is the secret of; None if that promise does not cover it."""
    for rungs in range(RUNGS + 1):
        if commitment(secret) == promise:
            return rungs
        secret = down(secret)
    return None
