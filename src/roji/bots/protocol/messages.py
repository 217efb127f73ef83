"""The line protocol's messages. docs/bot-protocol.md describes them for bot authors."""

from typing import Any

import msgspec

HELLO = "hello roji 1"
READY = "ready"
OBSERVATION = "observation"  # a guest that adds this word is sent what its seat may know as numbers, too


class Opening(msgspec.Struct, frozen=True):
    """A new game begins."""

    game: str
    seats: int
    seat: int  # the one that the guest plays
    options: dict[str, Any]
    think_ms: int  # for a turn
    seed: int  # for what the guest decides by luck; it tells nothing about the deal

    def line(self) -> str:
        return f"newgame {msgspec.json.encode(self).decode()}"


class Event(msgspec.Struct, frozen=True):
    """What a seat did, as far as the guest may know; no action when the seat left the game."""

    seat: int
    action: Any


class Position(msgspec.Struct, frozen=True):
    """A decision to make: all that the seat may know, and what it may do."""

    legal: list[str]
    codes: list[int]  # the same, as numbers
    left_ms: int  # of this turn
    view: Any
    since: list[Event]  # what happened since the guest was asked last
    observation: bytes | msgspec.UnsetType = msgspec.UNSET  # as the game's planes say; on the line in base64

    def line(self) -> str:
        return f"position {msgspec.json.encode(self).decode()}"


class Over(msgspec.Struct, frozen=True):
    """The game is over."""

    scores: list[int]
    winners: list[int]

    def line(self) -> str:
        return f"over {msgspec.json.encode(self).decode()}"


def said_move(answer: str) -> str | None:
    """The action in an answer `move TEXT`; None if it is something else."""
    word, _, text = answer.partition(" ")
    return text.strip() if word == "move" else None
