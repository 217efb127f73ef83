"""Table ids and seat tokens. Both are random; only hashes of tokens are stored."""

import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
LENGTH = 10


def new_table_id() -> str:
    """Ten characters, about 50 bits: short enough to read out, too many to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def is_table_id(name: str) -> bool:
    return len(name) == LENGTH and all(letter in ALPHABET for letter in name)


def new_token() -> str:
    """The proof that one sits at a table: 128 bits."""
    return secrets.token_urlsafe(16)


def new_secret(rehearsal: str = "", *table: object) -> bytes:
    """What a table's luck is dealt from: 256 bits. In a rehearsal, the same for tables that are set alike."""
    return hashlib.sha256(repr((rehearsal, *table)).encode()).digest() if rehearsal else secrets.token_bytes(32)


def new_seed(rehearsal: str, *thought: object) -> int:
    """Where a bot's imagination begins: 62 bits. In a rehearsal, the same for the same thought."""
    return int.from_bytes(new_secret(rehearsal, *thought)[:8], "big") >> 2


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token_hash: str, kept: str | None) -> bool:
    """Whether the hash of a shown token is the one kept; takes equally long either way."""
    return hmac.compare_digest(token_hash, kept or "")
