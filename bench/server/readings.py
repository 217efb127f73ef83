"""The frames that one client received, in order, to compare with a replay."""

from collections.abc import Iterator

import msgspec

from roji.server.wire.messages import Seen

decode = msgspec.json.Decoder(Seen).decode


class Reading:
    """The frames of a client, by line."""

    def __init__(self, frames: list[str]) -> None:
        self._frames = [(frame, decode(frame)) for frame in frames if frame.startswith('{"type":"seen"')]
        self._next = 0
        self._told = 0

    @property
    def count(self) -> int:
        return len(self._frames)

    def left(self) -> bool:
        """Whether there are frames after the last line."""
        return self._next < len(self._frames)

    def at(self, seq: int) -> Iterator[tuple[str, Seen, int]]:
        """Every frame of this line: raw, decoded, and how many lines the client had been told before."""
        while self.left():
            text, sent = self._frames[self._next]
            if sent.seq != seq:
                return
            self._next += 1
            yield text, sent, min(self._told, sent.since[0].seq - 1) if sent.since else self._told  # lines may be repeated
            self._told = seq


def like(imagined: Seen, sent: Seen) -> bytes:
    """A frame with the fields that are independent of the state: presence, and the kind of table."""
    same = {name: getattr(sent, name) for name in ("players", "rematch", "day", "forked", "advice", "clock", "when_gone", "closed")}
    return msgspec.json.encode(msgspec.structs.replace(imagined, **same))
