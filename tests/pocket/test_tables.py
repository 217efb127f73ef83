"""A table on the device: bots play, nothing is lost, what is damaged or late changes nothing, and no secret leaves."""

import json
from typing import Any

import pytest

from roji.core.journal.fold import read
from roji.games import OURS
from roji.pocket import engine


def call(name: str, *given: Any) -> Any:
    told = json.loads(engine.call(name, json.dumps(given)))
    assert "is" in told, told
    return told["is"]


def refused(name: str, *given: Any) -> str:
    told = json.loads(engine.call(name, json.dumps(given)))
    return str(told["refused"]["sentence"]["key"])


class Device:
    """What the pages do: keep the lines, show the answers."""

    def __init__(self, game: str, *levels: str, people: tuple[str, ...] = ("Ann",)) -> None:
        seats = [{"kind": "here", "name": name} for name in people] + [{"kind": "bot", "level": level} for level in levels]
        self.record = call("begin", {"game": game, "seats": seats})["record"]
        self.lines: list[str] = []
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


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_a_whole_game_against_bots_is_a_game_file(game: str) -> None:
    device = Device(game, *["greedy"] * (1 if 2 in engine.GAMES[game].seats else 0))
    while device.seen["phase"] == "playing":
        device.let_bots_play()
        if device.seen["legal"]:
            device.play()
    journal = read(call("journal", device.record["id"]))
    assert (journal.scores, journal.winners) == (device.seen["scores"], device.seen["winners"])
    assert [f"{entry}  # {number} {entry.link}" for number, entry in enumerate(journal.entries, 1)] == device.lines


def test_a_table_that_is_opened_again_is_the_same_in_mid_turn() -> None:
    device = Device("bonsai", "greedy")
    for _ in range(5):
        device.let_bots_play()
        device.play()
    before = device.seen
    device.open()
    assert {**device.seen, "since": []} == {**before, "since": []}
    assert len(device.seen["since"]) == before["seq"]


def test_the_bots_are_told_nothing_that_their_seat_cannot_know() -> None:
    device = Device("ohanami", "greedy")
    told = [call("turn", device.record["id"])["known"] for _ in range(6)]
    assert len({json.dumps(known) for known in told}) > 1


def test_frames_that_are_late_twice_or_wrong_change_nothing() -> None:
    device = Device("ohanami", "greedy")
    frame = {"type": "play", "seat": 0, "nth": 0, "code": device.seen["legal"][0]["code"]}
    device.send(**frame)
    lines = list(device.lines)
    assert device.send(**frame)["type"] == "seen"
    for wrong in ({**frame, "nth": 1, "seat": 1}, {**frame, "nth": 1, "code": 10**6}, {"type": "ask", "seat": 0}, {"type": "no such"}, {}):
        assert device.send(**wrong)["type"] == "refused"
    assert device.lines == lines


def test_a_bots_thought_about_a_position_that_is_gone_is_dropped() -> None:
    device = Device("ohanami", "greedy")
    device.play()
    turn = call("turn", device.record["id"])
    device.send(type="undo", seat=0, nth=1)
    change = call("move", device.record["id"], turn, call("think", turn)["code"], 1.0)
    assert (change["lines"], change["answers"]) == ([], [])


def test_around_one_screen_the_curtain_hides_every_hand() -> None:
    device = Device("ohanami", people=("Ann", "Ben"))
    assert (device.seen["seat"], device.seen["legal"]) == (None, [])
    assert device.send(type="look", seat=1)["legal"] != []
    assert device.send(type="look", seat=2)["type"] == "refused"


def test_a_damaged_line_is_told_in_a_sentence() -> None:
    device = Device("ohanami", "greedy")
    device.play()
    for lines in (["0 choose 1  # 1 x y"], [device.lines[0].replace("choose", "chose")], [f"{device.lines[0][:-1]}0"], device.lines * 2):
        card = call("open_table", device.record, lines)
        assert card["phase"] == "closed"
        shown = call("hear", device.record["id"], '{"type":"hello"}')["answers"][0]
        assert (shown["phase"], shown["closed"]) == ("closed", card["closed"])
        assert call("turn", device.record["id"]) is None
    device.open()
    assert device.seen["seq"] == 1


def test_what_needs_a_server_is_refused_with_a_sentence() -> None:
    here, away = {"kind": "here", "name": "Ann"}, {"kind": "open"}
    assert refused("begin", {"game": "ohanami", "seats": [here, away]}) == "this-works-at-a-table-on-a-server-only"
    assert refused("begin", {"game": "ohanami", "seats": [here]})
    assert refused("begin", {"game": "go", "seats": [here]})
    assert refused("begin", {"game": "ohanami", "seats": [here, {"kind": "bot", "level": "no such"}]})
    assert refused("begin", {"game": "ohanami", "seats": [here, here]})


def test_a_rematch_has_the_same_players_and_another_shuffle() -> None:
    device = Device("bossa", "greedy")
    again = call("rematch", device.record)["record"]
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in device.record["seats"]]
    assert (again["id"] == device.record["id"], again["secret"] == device.record["secret"]) == (False, False)
