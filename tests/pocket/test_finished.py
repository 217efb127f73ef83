"""Games that are over, on the device: replays, forks and reviews are what a server's code makes of the same game, byte for byte."""

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from roji.bots.analysis.review import review as reviewed
from roji.core.journal.chain import mark
from roji.core.journal.fold import Entry, Fold, Header, Journal, read, write
from roji.core.journal.lines import linked
from roji.core.sentences import words
from roji.games import OURS
from roji.pocket import engine
from roji.pocket.records import GAMES, Record, header
from roji.server.bots.analysis import moment_message, review_seed
from roji.server.refusal import Refusal
from roji.server.table.replay import as_told, reach
from tests.pocket.device import Device, call, ended
from tests.server.table.test_replay import recorded

PATIENCE = 60.0
LITTLE = 0.001  # milliseconds: a search of the fewest iterations, alike every time


def on_server(journal: str, seat: int | None) -> str:
    return f'{{"is":{as_told(GAMES, journal, seat, PATIENCE, False).decode()}}}'


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_a_file_is_replayed_as_on_a_server(game: str) -> None:
    journal = recorded(game, GAMES[game].seats[0])
    for seat in (None, 0):
        assert engine.call("replay", json.dumps([{"journal": journal}, seat])) == on_server(journal, seat)


@pytest.mark.parametrize("game", [game.name for game in OURS])
def test_a_table_is_replayed_as_its_game_file_is_with_its_names(game: str) -> None:
    device = ended(game)
    told = call("replay", device.kept, 0)
    assert told["steps"] == json.loads(as_told(GAMES, call("journal", device.record["id"]), 0, PATIENCE, False))["steps"]
    assert (told["players"][0]["name"], told["table"]) == ("Ann", device.record["id"])
    assert told["steps"][-1]["view"] == device.seen["view"]


def test_a_game_that_goes_on_is_not_replayed() -> None:
    device = Device("ohanami", "greedy")
    assert refusal("replay", device.kept) == {"key": "the-game-file-is-available-after-the-end-of-the", "values": {}}


WRONG = {
    "cut": lambda text: text[: len(text) // 2],
    "edited": lambda text: text.replace("use", "line", 1),
    "of later rules": lambda text: write(Journal(replace(read(text).header, version=99), read(text).entries)),
    "of a game that is not here": lambda text: write(Journal(replace(read(text).header, game="go"), read(text).entries)),
    "against the rules": lambda text: unsealed(text, lambda lines: [lines[0], lines[0], *lines[1:]]),
    "too long": lambda text: unsealed(text, lambda lines: lines * 300),
    "no game file": lambda text: "Dear Ann,\n",
    "of a seat too many": lambda text: write(Journal(replace(read(text).header, seats=9), read(text).entries)),
}


def unsealed(text: str, change: Any) -> str:
    """A file with other lines, whole again."""
    journal = read(text)
    return write(Journal(journal.header, change(journal.entries)))


def refusal(name: str, *given: Any) -> Any:
    return json.loads(engine.call(name, json.dumps(given)))["refused"]["sentence"]


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_file_that_is_wrong_is_refused_in_the_words_of_a_server(wrong: Any) -> None:
    journal = wrong(recorded("bossa", 2))
    with pytest.raises(Refusal) as no:
        as_told(GAMES, journal, None, PATIENCE, False)
    expected = msgspec.to_builtins(words(no.value.sentence))
    assert refusal("replay", {"journal": journal}) == expected
    assert refusal("fork", {"journal": journal}, {"line": 2, "seat": 0, "name": "Ann", "level": "greedy"}) == expected


# --- playing on ----------------------------------------------------------------------------------------------------------


def forked(source: dict[str, Any], line: int, seat: int = 0) -> Device:
    device = Device.__new__(Device)
    device.begun(call("fork", source, {"line": line, "seat": seat, "name": "Mio", "level": "greedy"}))
    return device


def state_of(device: Device) -> Fold:
    fold = Fold(GAMES[device.record["game"]], header(msgspec.convert(device.record, Record)))
    for entry in read(call("journal", device.record["id"])).entries:
        fold.play(entry)
    return fold


def test_a_game_is_played_on_from_a_line_at_a_table_of_this_device() -> None:
    played = ended("bossa", 6)
    device = forked(played.kept, 4)
    assert device.seen["forked"] == {"line": 4, "table": played.record["id"]}
    assert [player["kind"] for player in device.seen["players"]] == ["person", "bot"]
    assert (device.seen["seq"], device.card["forked"], device.card["advice"]) == (4, device.seen["forked"], True)
    assert [line.split("  # ")[0] for line in device.lines] == [line.split("  # ")[0] for line in played.lines[:4]]
    while device.seen["phase"] == "playing":
        device.let_bots_play()
        if device.seen["legal"]:
            device.play()
    assert read(call("journal", device.record["id"])).winners == device.seen["winners"]
    device.open()
    assert device.seen["phase"] == "over", "the kept lines are linked to one another"


LUCKS: dict[str, dict[str, Any]] = {
    "seed": {"seed": 5},
    "large seed": {"seed": 2**61 + 1},
    "secret": {"secret": bytes(range(32))},
    "nonces": {"secret": bytes(range(32)), "nonces": {0: bytes(16), 1: bytes(range(16))}},
}


@pytest.mark.parametrize("luck", LUCKS.values(), ids=LUCKS)
def test_the_same_things_come_up_as_in_the_file(luck: dict[str, Any]) -> None:
    journal = game_file(Header("ohanami", GAMES["ohanami"].version, 2, {}, **luck))
    device = forked({"journal": journal}, 2)
    there = reach(GAMES, journal, 2, PATIENCE).played.journal.header
    fold = Fold(GAMES["ohanami"], there)
    for entry in read(journal).entries[:2]:
        fold.play(entry)
    assert mark(state_of(device).state) == mark(fold.state)
    assert state_of(device).state.snapshot() == fold.state.snapshot()


def game_file(header: Header) -> str:
    """Two choices of a game, linked as a server links them."""
    fold = Fold(GAMES[header.game], header)
    entries: list[Entry] = []
    for seat in (0, 1):
        entry = Entry(seat, GAMES[header.game].text(fold.state.legal(seat)[0]))
        fold.play(entry)
        entries.append(linked(header, entries[-1] if entries else None, len(entries) + 1, entry, fold.state))
    return write(Journal(header, entries))


def test_a_fork_that_cannot_be_is_refused() -> None:
    kept = ended("bossa").kept
    asked = {"line": 2, "seat": 0, "name": "Mio", "level": "greedy"}
    last = len(kept["lines"])
    assert refusal("fork", kept, {**asked, "line": last})["key"] == "the-game-is-over-there-play-on-from-an-earlier"
    assert refusal("fork", kept, {**asked, "line": last + 1})["key"] == "this-game-has-lines-lines-there-is-no-line-line"
    assert refusal("fork", kept, {**asked, "seat": 2})["key"] == "there-is-no-seat-seat-at-this-table"
    assert refusal("fork", kept, {**asked, "name": " "})["key"] == "a-name-has-1-to-most-characters-that-can-be"


# --- reviews -------------------------------------------------------------------------------------------------------------


def test_a_review_in_parts_is_that_of_a_server() -> None:
    device = ended("bossa")
    text, last = call("journal", device.record["id"]), len(device.lines)
    told = [
        moment for line in range(1, last + 1, 4) for moment in call("review", device.kept, line, min(last, line + 3), LITTLE)["moments"]
    ]
    found = reviewed(GAMES["bossa"], read(text), review_seed(text), ms=LITTLE)
    there = [moment_message(GAMES["bossa"], moment) for moment in found]
    assert told == json.loads(msgspec.json.encode(there))
    assert told == call("review", {"journal": text}, 1, last, LITTLE)["moments"]
    assert [verdict["seat"] for verdict in call("findings", {"moments": told})["verdicts"]] == [0, 1]


def test_what_cannot_be_reviewed_is_refused() -> None:
    device = ended("bossa")
    assert refusal("review", device.kept, 0, 2)["key"] == "this-game-has-the-lines-1-to-lines-not-first"
    assert (
        refusal("review", {"journal": game_file(Header("ohanami", 1, 2, {}, seed=1))}, 1, 2)["key"]
        == "a-game-is-looked-at-again-when-it-is-over"
    )
    assert refusal("findings", {"moments": [{**MOMENT, "seat": 7}]})["key"] == "these-moments-are-not-of-one-game"


MOMENT = {
    "line": 1,
    "seat": 0,
    "before": [0.5, 0.5],
    "chosen": 0.5,
    "best": {"key": "stayed"},
    "lost": 0,
    "error": 0,
    "revealed": False,
    "after": [1, 0],
}
