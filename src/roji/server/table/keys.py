"""Table ids and seat tokens. Both are random; only hashes of tokens are stored."""

import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no characters that look alike
LENGTH = 10


def new_table_id() -> str:
    """Ten characters, about 50 bits: short enough to read out, too many to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def is_table_id(name: str) -> bool:
    return len(name) == LENGTH and all(letter in ALPHABET for letter in name)


def new_token() -> str:
    """A token that proves a seat: 128 bits."""
    return secrets.token_urlsafe(16)


def new_secret(rehearsal: str = "", *table: object) -> bytes:
    """A table's secret: 256 bits. In a rehearsal, the same for tables with the same settings."""
    return hashlib.sha256(repr((rehearsal, *table)).encode()).digest() if rehearsal else secrets.token_bytes(32)


def new_seed(rehearsal: str, *thought: object) -> int:
    """The seed of a bot's decision: 62 bits. In a rehearsal, the same for the same arguments."""
    return int.from_bytes(new_secret(rehearsal, *thought)[:8], "big") >> 2


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token_hash: str, kept: str | None) -> bool:
    """Whether a token's hash equals the stored one, compared in constant time."""
    return hmac.compare_digest(token_hash, kept or "")
