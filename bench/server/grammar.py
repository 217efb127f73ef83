"""Generates frames for fuzzing: valid, nearly valid, deep, huge, binary, of other seats, out of order."""

import json
from collections.abc import Callable, Sequence
from typing import TypeVar

from roji.core.luck import Luck

T = TypeVar("T")
KINDS = ("hello", "look", "play", "undo", "resign", "ask", "leave", "back", "relieve", "earlier", "say", "propose", "agree", "decline")
NO_KINDS = ("seen", "", "play ", "日本")
NUMBERS = (-1, 0, 1, 2, 3, 7, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30, 1.5, -0.0, 1e308)
ODD: tuple[object, ...] = (None, True, False, "", "0", "x" * 300, [], [[]], {}, {"seat": 0}, [0], "\x00", "\ud83d\ude00", "‮")
NAMES = ("type", "seat", "nth", "code", "token", "proposal", "kind", "left", "phrase", "before", "since", "Seat", "__class__", "type ")
LARGEST = 20_000  # characters; the server takes 16 KB


class Grammar:
    """Generates frames from what a client knows about its table."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self.token, self.nth, self.seat, self.codes = "", 0, 0, [0]
        self._ways: tuple[Callable[[], str | bytes], ...] = (
            *(self.likely,) * 8,
            *(self.nearly,) * 6,
            *(self.anything,) * 4,
            *(self.broken,) * 3,
            self.deep,
            self.binary,
        )

    def frame(self) -> str | bytes:
        """The next frame; one in a thousand is too long."""
        return self.huge() if self._below(1000) == 0 else self._of(self._ways)()

    def likely(self) -> str:
        """A frame that a client might send, at the right moment or not."""
        kind = self._of((*("play",) * 8, *("look", "undo", "ask", "hello") * 3, *KINDS))
        seat, nth = self._of((self.seat, self.seat, 0, 1)), self._of((self.nth, self.nth, self.nth - 1, self.nth + 1))
        fields: dict[str, dict[str, object]] = {
            "play": {"seat": seat, "nth": nth, "code": self._of(self.codes)},
            "undo": {"seat": seat, "nth": nth},
            "resign": {"seat": seat, "nth": nth + 1},  # nearly always too early, or the game would be over
            "look": {"seat": self._of((seat, None))},
            "hello": {"token": self.token, "since": self._of((0, 1, nth, 999_999))},
            "earlier": {"before": 1 + self._below(40)},
            "say": {"seat": seat, "phrase": self._of(("hello", "oops", "well-played"))},
            "propose": {"seat": seat, "proposal": self._below(4), "kind": self._of(("back", "pause", "resume")), "left": self._below(4)},
            **{answer: {"seat": seat, "proposal": self._below(4)} for answer in ("agree", "decline")},
        }
        return json.dumps({"type": kind, **fields.get(kind, {"seat": seat})})

    def nearly(self) -> str:
        """A frame with one fault."""
        frame = json.loads(self.likely())
        name = self._of([*frame, *NAMES])
        if self._below(3) == 0:
            frame.pop(name, None)
        else:
            frame[name] = self.value()
        return json.dumps(frame)

    def anything(self) -> str:
        return json.dumps({self._of(NAMES): self.value() for _ in range(self._below(5))} | {"type": self._of(KINDS + NO_KINDS)})

    def value(self, depth: int = 2) -> object:
        if depth and self._below(4) == 0:
            return [self.value(depth - 1) for _ in range(self._below(4))]
        return self._of(NUMBERS) if self._below(2) else self._of(ODD)

    def broken(self) -> str:
        """Invalid, truncated or extended JSON."""
        text = self.likely()
        cut = self._below(len(text))
        wrong = (text[:cut], text[cut:], text[:cut] + "\x07" + text[cut:], text + text, "[" + text)
        return self._of((*wrong, text.replace('"', "'"), "", " ", "nul"))

    def deep(self) -> str:
        depth = 1 + self._below(7000)
        opened = self._of(("[", '{"type":', '{"seat":['))
        return (opened * depth)[:14_000] + self._of(("", "]" * depth))[:1000]

    def binary(self) -> bytes:
        return self._of((self.likely().encode(), bytes(self._below(256) for _ in range(self._below(60))), b"\xff\xfe" * 40, b""))

    def huge(self) -> str:
        return json.dumps({"type": "hello", "token": "x" * LARGEST})

    def _below(self, most: int) -> int:
        return int(self.luck.below(most))

    def _of(self, things: Sequence[T]) -> T:
        return things[self._below(len(things))]
