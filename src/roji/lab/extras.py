"""Optional dependencies. If one is missing, the error names the extra to install."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import a module of an extra; if it is not installed, an ImportError says how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "roji").split(".")[0] == "roji":
            raise
        sentence = f"this part of roji.lab needs {missing.name}: pip install 'roji[{extra}]'"
        raise ModuleNotFoundError(sentence, name=missing.name) from None
