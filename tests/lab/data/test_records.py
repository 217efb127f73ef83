"""Recorded games: files hold what was played, and a file with its final name is complete."""

import signal
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import msgspec
import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

import roji
from roji.bots.arena.pool import Lost
from roji.core.game import Game
from roji.core.journal.fold import InvalidJournal, read, write
from roji.core.observation.rows import returns
from roji.core.state import State
from roji.lab import play_games
from roji.lab.data import recording
from roji.lab.data.files import read_games, read_rows
from roji.lab.data.recording import record_games
from roji.lab.data.records import GameRecord, begin, check, checksum

KINDS = ("parquet", "jsonl")
GAMES = roji.all_games()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_recorded_games_can_be_read_and_replayed_identically(game: Game, kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"games.{kind}"
    played = play_games(game.name, "random", 4, seats=game.seats[-1], seed=3)
    assert record_games(game, played, file) == 4
    found = list(read_games(file))
    assert found == played
    for record in found:
        state = check(record)
        assert (state.scores(), state.winners()) == (record.scores, record.winners)
        assert state.to_act() == []


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_positions_tell_what_the_seat_could_do_did_and_got(game: Game, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "DECISIONS", 1)  # every game is a batch
    played = play_games(game.name, "random", 2)
    record_games(game, played, tmp_path / f"games.{kind}", tmp_path / f"positions.{kind}")
    rows = list(read_rows(tmp_path / f"positions.{kind}"))
    for record, (number, decisions) in zip(played, groupby(rows, key=lambda row: row["game"]), strict=True):
        state, brought = begin(record), returns(check(record), record.seats)
        steps = list(decisions)
        assert (number, len(steps)) == (record.number, len(record.actions))
        for nth, row in enumerate(steps):
            assert (row["step"], f"{row['seat']} {row['action']}") == (nth, record.actions[nth])
            assert (row["legal"], row["code"]) == (state.legal(row["seat"]), game.parse(row["action"]))
            assert row["final_return"] == pytest.approx(brought[row["seat"]])
            assert row.get("observation", []) == observed(game, state, row["seat"])
            state.play(row["seat"], row["code"])


def observed(game: Game, state: State, seat: int) -> list[int]:
    return [int(number) for number in np.frombuffer(game.observation(state, seat), np.int8)]


def test_a_parquet_file_says_what_it_is_and_keeps_small_numbers_small(tmp_path: Path) -> None:
    game = roji.game("ohanami")
    record_games(game, play_games("ohanami", "random", 1), tmp_path / "games.parquet", tmp_path / "positions.parquet")
    games, positions = (parquet.read_table(tmp_path / name) for name in ("games.parquet", "positions.parquet"))
    assert games.schema.metadata == {b"roji.schema": b"1", b"roji.game": b"ohanami", b"roji.rules": str(game.version).encode()}
    assert positions.schema.metadata[b"roji.planes"] == str(game.planes.version).encode()
    assert positions.schema.field("observation").type == pa.list_(pa.int8(), game.planes.width)
    assert games.column("options")[0].as_py() == '{"lay_order":"rotate","peek_before_lay":true,"simultaneous_lay":false}'
    tensor = positions.column("observation").combine_chunks().flatten().to_numpy().reshape(-1, game.planes.width)
    assert tensor.shape == (120, game.planes.width)
    assert tensor.dtype == "int8"


def test_a_record_becomes_a_journal_that_the_other_commands_read() -> None:
    record = play_games("bossa", "greedy", 1)[0]
    journal = read(write(record.journal()))
    assert [str(entry) for entry in journal.entries] == record.actions
    assert journal.header.seed == record.seed


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"scores": [1, 2]}, "its scores is"),
        ({"winners": []}, "its winners is"),
        ({"checksum": "0" * 16}, "its checksum is"),
        ({"seed": 5}, "line 1"),
        ({"rules": 99}, "version 99"),
        ({"actions": ["0 dance"]}, "line 1"),
    ],
)
def test_an_edited_row_is_detected(change: dict[str, object], sentence: str) -> None:
    record = play_games("ohanami", "random", 1)[0]
    with pytest.raises(InvalidJournal, match=sentence):
        check(msgspec.structs.replace(record, **change))


def test_the_checksum_is_that_of_the_beginning_the_actions_and_the_end() -> None:
    one, other = play_games("bossa", "random", 2)
    ends = check(one), check(other)
    known = {checksum(record.header(), actions, end) for record in (one, other) for actions in (one.actions, other.actions) for end in ends}
    assert len(known) == 8
    assert {one.checksum, other.checksum} < known


def broken_off(records: list[GameRecord], why: Exception) -> Iterator[GameRecord]:
    yield from records
    raise why


@pytest.mark.parametrize("kind", KINDS)
def test_a_run_that_breaks_off_leaves_no_file(kind: str, tmp_path: Path) -> None:
    records = play_games("bossa", "random", 2)
    with pytest.raises(KeyError):
        record_games(roji.game("bossa"), broken_off(records, KeyError("power cut")), tmp_path / f"a.{kind}", tmp_path / f"b.{kind}")
    assert list(tmp_path.iterdir()) == []


def test_if_a_game_is_lost_the_others_are_written_and_it_is_named(tmp_path: Path) -> None:
    records = play_games("bossa", "random", 3)
    lost = Lost({2: "ended its process by SIGKILL"})
    with pytest.raises(Lost, match="game 2 ended its process by SIGKILL"):
        record_games(roji.game("bossa"), broken_off([records[0], records[2]], lost), tmp_path / "games.jsonl")
    assert [record.number for record in read_games(tmp_path / "games.jsonl")] == [1, 3]


def test_killed_in_the_middle_there_is_no_file_under_the_final_name(tmp_path: Path) -> None:
    """Killed after the first rows are written: only a .part file remains."""
    script = f"""
import roji, os, signal
from pathlib import Path
from roji.lab import play_games
from roji.lab.data import recording
recording.GAMES = 2
def some():
    yield from play_games("bossa", "random", 5)
    os.kill(os.getpid(), signal.SIGKILL)
recording.record_games(roji.game("bossa"), some(), Path({str(tmp_path)!r}) / "games.parquet")
"""
    assert subprocess.run([sys.executable, "-c", script]).returncode == -signal.SIGKILL
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet.part"]
    again = record_games(roji.game("bossa"), play_games("bossa", "random", 5), tmp_path / "games.parquet")
    assert (again, [file.name for file in tmp_path.iterdir()]) == (5, ["games.parquet"])


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("games.parquet", b"no parquet", "is no Parquet file"),
        ("games.jsonl", b'{"number": 1\n', "is damaged in line 1"),
        ("games.jsonl", b'{"number": 1}\n', "does not hold games as we record them"),
        ("games.csv", b"", "is neither .parquet nor .jsonl"),
    ],
)
def test_a_foreign_file_is_refused(name: str, content: bytes, sentence: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(ValueError, match=sentence):
        list(read_games(tmp_path / name))


def test_memory_does_not_grow_with_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same few games, written repeatedly in small batches: five times as many need no more peak memory."""
    monkeypatch.setattr(recording, "GAMES", 8)
    monkeypatch.setattr(recording, "DECISIONS", 300)
    records = play_games("bossa", "random", 4)
    few, many = (peak(records, times, tmp_path / f"{times}.parquet", tmp_path / f"{times}-positions.parquet") for times in (8, 40))
    assert many < 1.5 * few


def peak(records: list[GameRecord], times: int, games: Path, positions: Path) -> int:
    tracemalloc.start()
    record_games(roji.game("bossa"), (record for _ in range(times) for record in records), games, positions)
    found = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return found
