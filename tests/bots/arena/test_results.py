"""The result file: a tournament goes on where it was, and another one is refused."""

import json
from pathlib import Path

import pytest

import roji
from roji.bots.arena.results import Result, ResultFile
from roji.bots.arena.tournament import Tournament, play

TOURNAMENT = Tournament(roji.game, "ohanami", ("greedy", "random"))


def opened(path: Path, tournament: Tournament = TOURNAMENT) -> ResultFile[Result]:
    return ResultFile(path, tournament.heading(), Result)


def played(path: Path, games: int, workers: int = 1) -> list[list[int]]:
    """The scores of the games, in order."""
    results = sorted(play(TOURNAMENT, games, workers, opened(path)), key=lambda result: result.number)
    return [result.scores for result in results]


def test_a_line_for_the_tournament_then_one_for_each_game(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    scores = played(path, 4)
    heading, *games = [json.loads(line) for line in path.read_text().splitlines()]
    assert (heading["game"], heading["bots"], heading["seed"]) == ("ohanami", ["greedy", "random"], 1)
    assert [game["number"] for game in games] == [1, 2, 3, 4]
    assert [game["seating"] for game in games] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    assert [game["scores"] for game in games] == scores


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    at_once = played(tmp_path / "whole.jsonl", 8)
    path = tmp_path / "results.jsonl"
    played(path, 4)
    before = path.read_text()
    assert played(path, 8, workers=2) == at_once
    assert path.read_text().startswith(before), "what was played is not played again"
    assert len(path.read_text().splitlines()) == 9
    assert played(path, 2) == at_once[:2], "fewer games are asked for than there are"


def test_a_heading_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    opened(path)
    path.write_bytes(path.read_bytes()[:-1])
    scores = played(path, 2)
    assert played(path, 2) == scores
    assert json.loads(path.read_text().splitlines()[0])["game"] == "ohanami"


@pytest.mark.parametrize("cut", [1, 30, 200])
def test_a_last_line_that_was_cut_off_is_dropped_and_its_game_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "results.jsonl"
    scores = played(path, 4)
    path.write_bytes(path.read_bytes()[:-cut])
    file = opened(path)
    assert file.lost > 0
    assert len(file.found) < 4
    assert played(path, 4) == scores
    assert [json.loads(line) for line in path.read_text().splitlines()]


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (Tournament(roji.game, "ohanami", ("greedy", "random"), seed=2), "holds another tournament: its seed is 1, not 2"),
        (Tournament(roji.game, "ohanami", ("greedy", "gakusei")), 'its bots is ["greedy","random"], not ["greedy","gakusei"]'),
        (Tournament(roji.game, "ohanami", ("greedy", "random"), (2, 3)), "its seats is [2], not [2,3]"),
        (Tournament(roji.game, "ohanami", ("greedy", "random"), turn_ms=200), "its think_ms is 1000, not 200"),
        (Tournament(roji.game, "takenoko", ("greedy", "random")), 'its game is "ohanami", not "takenoko"'),
    ],
)
def test_the_file_of_another_tournament_is_refused_and_left_alone(tmp_path: Path, other: Tournament, sentence: str) -> None:
    path = tmp_path / "results.jsonl"
    played(path, 2)
    before = path.read_bytes()
    with pytest.raises(ValueError, match="another tournament") as refused:
        opened(path, other)
    assert sentence in str(refused.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", ["once upon a time\n", "once upon a time", "[1]\n", '{"game": "ohanami"}\n', "\x00\x01"])
def test_a_file_that_is_no_result_file_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(content)
    with pytest.raises(ValueError, match=r"letter\.txt is not a result file of the arena"):
        opened(path)
    assert path.read_text() == content


def test_damage_in_the_middle_is_named_by_its_line(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    played(path, 4)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:2], lines[2].replace('"deal"', '"dial"'), *lines[3:]]))
    with pytest.raises(ValueError, match=r"results\.jsonl is damaged in line 3: .*`deal`.*; remove the line"):
        opened(path)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"nowhere/results\.jsonl cannot be written: No such file or directory"):
        opened(tmp_path / "nowhere" / "results.jsonl")
