"""The line protocol's messages. docs/bot-protocol.md describes them for bot authors."""

from typing import Any

import msgspec

HELLO = "hello roji 1"
READY = "ready"
OBSERVATION = "observation"  # a program that adds this word to its answer is sent observations, too


class Opening(msgspec.Struct, frozen=True):
    """A new game begins."""

    game: str
    seats: int
    seat: int  # the program's seat
    options: dict[str, Any]
    think_ms: int  # per turn
    seed: int  # for the program's own random choices; it reveals nothing about the deal

    def line(self) -> str:
        return f"newgame {msgspec.json.encode(self).decode()}"


class Event(msgspec.Struct, frozen=True):
    """What a seat did, as far as the program may know; no action if the seat left the game."""

    seat: int
    action: Any


class Position(msgspec.Struct, frozen=True):
    """A decision to make: all that the seat may know, and what it may do."""

    legal: list[str]
    codes: list[int]  # the same, as numbers
    left_ms: int  # of this turn
    view: Any
    since: list[Event]  # events since the program's last decision
    observation: bytes | msgspec.UnsetType = msgspec.UNSET  # laid out by the game's planes; base64 on the line

    def line(self) -> str:
        return f"position {msgspec.json.encode(self).decode()}"


class Over(msgspec.Struct, frozen=True):
    """The game is over."""

    scores: list[int]
    winners: list[int]

    def line(self) -> str:
        return f"over {msgspec.json.encode(self).decode()}"


def said_move(answer: str) -> str | None:
    """The action in an answer `move TEXT`; None for any other answer."""
    word, _, text = answer.partition(" ")
    return text.strip() if word == "move" else None
