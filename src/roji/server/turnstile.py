"""One at a time: who asks for something costly waits for it before asking again."""

from collections.abc import Iterator
from contextlib import contextmanager

from roji.server.refusal import Refusal


class Turnstile:
    """Lets each address in once; the sentence is for who comes again too early."""

    def __init__(self, sentence: str) -> None:
        self._sentence = sentence
        self._inside: set[str] = set()

    @contextmanager
    def enter(self, address: str) -> Iterator[None]:
        if address in self._inside:
            raise Refusal(self._sentence, 429)
        self._inside.add(address)
        try:
            yield
        finally:
            self._inside.discard(address)
