"""Stub of the one function of `librt.strings` that our modules import."""


def read_i64_le(text: bytes, start: int) -> int:
    return int.from_bytes(text[start : start + 8], "little", signed=True)
