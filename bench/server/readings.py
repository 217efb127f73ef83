"""The frames that one screen got, read again in their order next to a game that is told once more."""

from collections.abc import Iterator

import msgspec

from roji.server.wire.messages import Seen

decode = msgspec.json.Decoder(Seen).decode


class Reading:
    """What a screen was told, line by line."""

    def __init__(self, frames: list[str]) -> None:
        self._frames = [(frame, decode(frame)) for frame in frames if frame.startswith('{"type":"seen"')]
        self._next = 0
        self._told = 0

    @property
    def count(self) -> int:
        return len(self._frames)

    def left(self) -> bool:
        """Are there frames that belong to no line so far?"""
        return self._next < len(self._frames)

    def at(self, seq: int) -> Iterator[tuple[str, Seen, int]]:
        """Every frame of this line: as it came, read, and how many lines the screen had been told before."""
        while self.left():
            text, sent = self._frames[self._next]
            if sent.seq != seq:
                return
            self._next += 1
            yield text, sent, min(self._told, sent.since[0].seq - 1) if sent.since else self._told  # it may be told again
            self._told = seq


def like(imagined: Seen, sent: Seen) -> bytes:
    """With what has nothing to do with the state of the game: who is present, and what kind of table it is."""
    same = {name: getattr(sent, name) for name in ("players", "rematch", "day", "forked", "advice", "clock", "when_gone", "closed")}
    return msgspec.json.encode(msgspec.structs.replace(imagined, **same))
