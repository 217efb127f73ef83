"""A device of tests: it does what the pages do."""

import json
from typing import Any

from roji.pocket import engine
from roji.pocket.records import GAMES


def call(name: str, *given: Any) -> Any:
    told = json.loads(engine.call(name, json.dumps(given)), parse_int=as_javascript)
    assert "is" in told, told
    return told["is"]


def refused(name: str, *given: Any) -> str:
    told = json.loads(engine.call(name, json.dumps(given)))
    return str(told["refused"]["sentence"]["key"])


def as_javascript(digits: str) -> int:
    """Large numbers are rounded on their way through the pages."""
    return int(digits) if abs(int(digits)) <= 2**53 else int(float(digits))


class Device:
    """What the pages do: keep the lines, show the answers."""

    def __init__(self, game: str, *levels: str, people: tuple[str, ...] = ("Ann",), **asked: Any) -> None:
        seats = [{"kind": "here", "name": name} for name in people] + [{"kind": "bot", "level": level} for level in levels]
        self.begun(call("begin", {"game": game, "seats": seats, **asked}))

    def begun(self, told: dict[str, Any]) -> None:
        self.record, self.lines = told["record"], told["lines"]
        self.open()

    def open(self) -> None:
        self.card = call("open_table", self.record, self.lines)
        self.send(type="hello")

    def send(self, **frame: Any) -> dict[str, Any]:
        return self.happen(call("hear", self.record["id"], json.dumps(frame)))

    def happen(self, change: dict[str, Any]) -> dict[str, Any]:
        assert change["first"] in (0, len(self.lines) + 1)
        self.lines += change["lines"]
        self.record = change["record"] or self.record
        for answer in change["answers"]:
            self.answer: dict[str, Any] = answer
            if answer["type"] == "seen":
                self.seen: dict[str, Any] = answer
        return self.answer

    def play(self) -> dict[str, Any]:
        return self.send(type="play", seat=self.seen["seat"], nth=self.seen["nth"], code=self.seen["legal"][0]["code"])

    def let_bots_play(self) -> int:
        moves = 0
        while (turn := call("turn", self.record["id"])) is not None:
            code = call("think", turn)["code"] if turn["only"] is None else turn["only"]
            self.happen(call("move", self.record["id"], turn, code, 1.0))
            moves += 1
        return moves

    @property
    def kept(self) -> dict[str, Any]:
        """The table as a source of replays."""
        return {"record": self.record, "lines": self.lines}


def ended(game: str, moves: int = 8) -> Device:
    """A game of one or two people at this device, in which the first gives up after some moves."""
    device = Device(game, people=("Ann", "Ben") if 2 in GAMES[game].seats else ("Ann",))
    for _ in range(moves):
        device.send(type="look", seat=device.seen["to_act"][0])
        device.play()
    device.send(type="look", seat=0)
    device.send(type="resign", seat=0, nth=device.seen["nth"])
    assert device.seen["phase"] == "over"
    return device
