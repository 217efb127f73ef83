"""A shuffle nobody can choose alone: a secret committed to first, mixed with a nonce from every seat.

The secrets of a table and its rematches form a hash chain: each game's secret is the digest of the next game's. So the promise of the
first game also fixes the secrets of all its rematches, before any nonce is known.
"""

import hashlib
from collections.abc import Mapping

from roji.core.luck import commitment

FEWEST, MOST = 16, 32  # bytes of a nonce
MAX_REMATCHES = 32  # the number of rematches that one promise covers


def mixed(secret: bytes, nonces: Mapping[int, bytes]) -> bytes:
    """The secret from which a table's luck is derived; without nonces it is the server's secret alone."""
    if len(secret) != 32:
        raise ValueError(f"a secret has 32 bytes, not {len(secret)}")
    if not nonces:
        return secret
    digest = hashlib.blake2b(key=secret, digest_size=32, person=b"roji mixes")
    for seat in sorted(nonces):
        digest.update(bytes((seat, len(nonces[seat]))) + nonces[seat])
    return digest.digest()


def read_nonce(text: str) -> bytes:
    """Parse a seat's nonce; raises ValueError with a sentence if it is malformed."""
    if not 2 * FEWEST <= len(text) <= 2 * MOST or len(text) % 2 or not set(text) <= set("0123456789abcdef"):
        raise ValueError(f"a nonce is {FEWEST} to {MOST} bytes, written as hexadecimal digits such as 0f")
    return bytes.fromhex(text)


def previous_secret(secret: bytes, rungs: int = 1) -> bytes:
    """The previous game's secret, a digest of this one: it does not reveal this one."""
    for _ in range(rungs):
        secret = hashlib.blake2b(secret, digest_size=32, person=b"roji rungs").digest()
    return secret


def rematches_since(promise: str, secret: bytes) -> int | None:
    """How many rematches after the promised game this secret is for; None if the promise does not cover it."""
    for rungs in range(MAX_REMATCHES + 1):
        if commitment(secret) == promise:
            return rungs
        secret = previous_secret(secret)
    return None
