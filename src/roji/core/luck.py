"""All randomness: a fast generator for simulation, a sealed one for real tables; the same numbers on every machine, compiled or not.

The *fast* kind drives simulations: a multiply-with-carry generator, 32 bits a draw, period about 2**61.
The *sealed* kind deals real tables: a keyed BLAKE2 counter stream from a 256-bit secret that nobody can predict.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

MULTIPLIER: Final = 985456338  # a, with a * 2**32 - 1 and a * 2**31 - 1 both prime: the longest period; products stay below 2**62
WORD: Final = 0xFFFFFFFF
WORDS_PER_BLOCK: Final = 16


class Luck:
    """Deals and shuffles. `Luck(7)` is the fast kind; `sealed(secret)` makes the other."""

    _x: i64
    _is_sealed: bool
    _secret: bytes
    _drawn: i64  # words taken from the sealed stream
    _block: bytes

    def __init__(self, seed: int, x: i64 = 0) -> None:
        self._x = x or _first_x(seed)
        self._is_sealed = False
        self._secret = b""
        self._drawn = 0
        self._block = b""

    def word(self) -> i64:
        """32 random bits."""
        if self._is_sealed:
            return self._sealed_word()
        x = self._x
        self._x = MULTIPLIER * (x & WORD) + (x >> 32)
        return (x & WORD) ^ (x >> 32)

    def _sealed_word(self) -> i64:
        place = self._drawn % WORDS_PER_BLOCK
        if place == 0 or not self._block:
            self._block = _block(self._secret, int(self._drawn // WORDS_PER_BLOCK))
        self._drawn += 1
        start = int(4 * place)
        return int.from_bytes(self._block[start : start + 4], "little")

    def below(self, n: i64) -> i64:
        """A uniform number from 0 to n-1; n is at most 2**29."""
        x = self._x
        if self._is_sealed:
            wide = self.word() * n
        else:  # as in `word`, without the call
            self._x = MULTIPLIER * (x & WORD) + (x >> 32)
            wide = ((x & WORD) ^ (x >> 32)) * n
        if (wide & WORD) < n:
            excess = (WORD + 1 - n) % n
            while (wide & WORD) < excess:
                wide = self.word() * n
        return wide >> 32

    def shuffle(self, cards: vec[u8]) -> None:
        """Shuffle the cards in place; every order is equally likely."""
        self.deal(cards, i64(len(cards)) - 1)

    def deal(self, cards: vec[u8], count: i64) -> None:
        """Move `count` random cards to the front, in random order."""
        size: i64 = i64(len(cards))
        i: i64 = 0
        while i < count:
            j = i + self.below(size - i)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i += 1

    def copy(self) -> "Luck":
        """An independent copy that will deal the same."""
        twin = Luck(0, self._x)
        twin._is_sealed = self._is_sealed
        twin._secret = self._secret
        twin._drawn = self._drawn
        twin._block = self._block
        return twin

    def snapshot(self) -> dict[str, object]:
        """The state of the generator, ready for JSON."""
        if self._is_sealed:
            return {"secret": self._secret.hex(), "drawn": int(self._drawn)}
        return {"x": int(self._x)}


def _first_x(seed: int) -> i64:
    digest = hashlib.blake2b(str(seed).encode(), digest_size=8, person=b"roji luck").digest()
    return 1 + int.from_bytes(digest, "little") % ((MULTIPLIER << 32) - 2)


def _block(secret: bytes, number: int) -> bytes:
    return hashlib.blake2b(number.to_bytes(8, "little"), key=secret, person=b"roji deals").digest()


def sealed(secret: bytes) -> Luck:
    """Luck from a 256-bit secret, for tables where people play."""
    if len(secret) != 32:
        raise ValueError(f"a secret has 32 bytes, not {len(secret)}")
    luck = Luck(0)
    luck._is_sealed = True
    luck._secret = secret
    return luck


def commitment(secret: bytes) -> str:
    """The hash of a secret: shown before the game, it fixes the secret without revealing it."""
    return hashlib.blake2b(secret, digest_size=32, person=b"roji seals").hexdigest()


def secret_of_day(game: str, day: str) -> bytes:
    """The seed of a daily game, in place of a secret: the same for everyone, and public."""
    return hashlib.blake2b(f"{game} {day}".encode(), digest_size=32, person=b"roji daily").digest()


def restore_luck(snapshot: dict[str, object]) -> Luck:
    """The inverse of `Luck.snapshot`."""
    if "secret" in snapshot:
        luck = sealed(bytes.fromhex(str(snapshot["secret"])))
        luck._drawn = int(str(snapshot["drawn"]))
        return luck
    return Luck(0, int(str(snapshot["x"])))
