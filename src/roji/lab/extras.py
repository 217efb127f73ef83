"""Optional dependencies: whoever lacks one is told which extra to install."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import what an extra brings; where it is not installed, an ImportError that says how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "roji").split(".")[0] == "roji":
            raise
        sentence = f"this part of roji.lab needs {missing.name}: pip install 'roji[{extra}]'"
        raise ModuleNotFoundError(sentence, name=missing.name) from None
