"""A table on the device: bots play, nothing is lost, what is damaged or late changes nothing, and no secret leaves."""

import json

import msgspec
import pytest

from roji.core.journal.fold import Fold, read
from roji.games import OURS
from roji.pocket.records import GAMES, Record, header
from tests.pocket.device import Device, call, refused


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_a_whole_game_against_bots_is_a_game_file(game: str) -> None:
    device = Device(game, *["greedy"] * (1 if 2 in GAMES[game].seats else 0))
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
    for wrong in ({**frame, "nth": 1, "seat": 1}, {**frame, "nth": 1, "code": 10**6}, {"type": "ask", "seat": 1}, {"type": "no such"}, {}):
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
    for lines in (["0 choose 1  # 1 x y"], [device.lines[0].replace("choose", "chose")], [other_mark(device.lines[0])], device.lines * 2):
        card = call("open_table", device.record, lines)
        assert card["phase"] == "closed"
        shown = call("hear", device.record["id"], '{"type":"hello"}')["answers"][0]
        assert (shown["phase"], shown["closed"]) == ("closed", card["closed"])
        assert call("turn", device.record["id"]) is None
    device.open()
    assert device.seen["seq"] == 1


def test_a_line_that_was_edited_is_named_and_nothing_is_lost() -> None:
    device = Device("ohanami", people=("Ann", "Ben"))
    for _ in range(4):
        device.send(type="look", seat=device.seen["to_act"][0])
        device.play()
    first, *others, last = device.lines
    other_cards = first.replace(first.split("  # ")[0], f"{first[0]} {other_choice(device, first)}")
    seal = last.split()[-2]
    other_seal = last.replace(seal, seal[::-1])
    for edited, number in (([other_cards, *others, last], 1), ([other_mark(first), *others, last], 1), ([first, *others, other_seal], 4)):
        card = call("open_table", device.record, edited)
        assert card["closed"]["key"] == "line-number-of-this-game-is-not-the-one-that"
        assert card["closed"]["values"] == {"number": number}
    device.open()
    device.send(type="look", seat=0)
    assert device.seen["seq"] == 4


def other_mark(line: str) -> str:
    return line[:-1] + ("1" if line[-1] == "0" else "0")


def other_choice(device: Device, line: str) -> str:
    """Something else that the seat of the first line could have chosen."""
    game = GAMES[device.record["game"]]
    state = Fold(game, header(msgspec.convert(device.record, Record))).state
    legal = [game.text(code) for code in state.legal(int(line[0]))]
    return next(text for text in legal if text not in line)


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
