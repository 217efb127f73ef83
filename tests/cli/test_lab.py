"""`roji lab`: recorded games, statistics as tables, JSON and HTML, and a sentence for every invalid request."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from roji.cli import app
from roji.lab.data.files import read_games
from roji.lab.data.records import check

WITHOUT = """
import sys
sys.modules[{missing!r}] = None
from roji.cli import main
sys.argv = ["roji", *{words!r}]
main()
"""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "roji", *words], capture_output=True, text=True, timeout=120)


def test_the_same_command_records_the_same_games(tmp_path: Path) -> None:
    files = [tmp_path / "one.parquet", tmp_path / "other.parquet"]
    for file, more in zip(files, ([], ["--executor", "processes"]), strict=True):
        done = run("lab", "record", "bossa", "--games", "6", "--bots", "greedy,random", "--seed", "4", "--out", str(file), *more)
        assert (done.returncode, done.stdout) == (0, "")
        assert done.stderr == f"{file} holds 6 games.\n"
    one, other = (list(read_games(file)) for file in files)
    assert one == other
    assert [record.bots for record in one] == [["greedy", "random"]] * 6
    for record in one:
        check(record)


def test_positions_get_a_file_of_their_own(tmp_path: Path) -> None:
    games, positions = tmp_path / "games.jsonl", tmp_path / "positions.jsonl"
    done = run("lab", "record", "zen", "--games", "2", "--bots", "random", "--out", str(games), "--positions", str(positions))
    assert done.stderr == f"{games} holds 2 games, and {positions} their positions.\n"
    lines = [json.loads(line) for line in positions.read_text().splitlines()]
    assert len(lines) == sum(len(record.actions) for record in read_games(games))
    assert {"game", "step", "seat", "legal", "code", "action", "final_return"} <= set(lines[0])


def test_an_option_that_looks_like_a_number_is_what_the_game_wants(tmp_path: Path) -> None:
    page = tmp_path / "stats.html"
    page.write_text("older")
    refused = run("lab", "stats", "bossa", "--games", "0", "--report", str(page))
    assert (refused.returncode, page.read_text()) == (2, "older")
    done = run(
        "lab",
        "stats",
        "bossa",
        "--games",
        "2",
        "--bots",
        "random",
        "--option.row_size",
        "2023",
        "--option.chips",
        "true",
        "--report",
        str(page),
    )
    assert done.returncode == 0
    again = re.search(r"<code>roji (.*?)</code>", page.read_text())
    assert again is not None
    assert run(*again[1].split()).stdout == done.stdout


def test_figures_as_a_table_a_document_and_a_page(tmp_path: Path) -> None:
    words = ("lab", "stats", "ohanami", "--games", "6", "--seats", "3", "--bots", "random")
    table = run(*words, "--report", str(tmp_path / "stats.html"))
    assert table.returncode == 0
    for expected in ("Ohanami: 6 games of random, random, random", "points, seat 3", "The first seat wins", "Choices at a decision"):
        assert expected in table.stdout
    assert "Ohanami: what the game is like" in (tmp_path / "stats.html").read_text()
    document = json.loads(run(*words, "--json").stdout)
    assert (document["games"], len(document["scores"]), document["decisions"]["quantiles"]) == (6, 3, [180] * 5)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["record", "bossa", "--out", "games.csv"], "games.csv is neither .parquet nor .jsonl"),
        (["record", "bossa", "--out", "nowhere/games.jsonl"], "nowhere/games.jsonl cannot be written: No such file"),
        (["record", "bossa", "--out", "old.jsonl"], "old.jsonl is there already; name another file, or remove it"),
        (["record", "bossa", "--out", "a.jsonl", "--positions", "a.jsonl"], "games and positions go into two files"),
        (["record", "bossa", "--out", "a.jsonl", "--games", "0"], "at least 1 game must be played"),
        (["record", "nothing", "--out", "a.jsonl"], "there is no game 'nothing'"),
        (["stats", "bossa", "--bots", "nobody"], "there is no bot 'nobody'"),
        (["stats", "bossa", "--bots", "greedy,greedy", "--seats", "3"], "Bossa is for 2 players, not 3"),
        (["stats", "takenoko", "--bots", "greedy,greedy", "--seats", "3"], "3 seats take 3 bots, or one for all of them, not 2"),
        (["stats", "bossa", "--seed", "-1"], "a seed is a number from 0"),
        (["stats", "bossa", "--iterations", "0"], "at least 1 iteration"),
        (["stats", "bossa", "--workers", "0"], "at least 1 worker must play"),
        (["stats", "bossa", "--address", "here:1"], "an address is that of a Ray cluster"),
        (["stats", "bossa", "--option.colour", "red"], "Bossa has no option 'colour'"),
        (["stats", "bossa", "--report", "."], ". cannot be written: Is a directory"),
    ],
)
def test_invalid_requests_are_refused_with_a_sentence(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "old.jsonl").touch()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match=re.escape(sentence)):  # exit status 2
        app(["lab", *words])
    assert [file.name for file in tmp_path.iterdir()] == ["old.jsonl"]


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        ("pyarrow", ["lab", "record", "bossa", "--out", "games.parquet"], "lab"),
        ("ray", ["lab", "stats", "bossa", "--executor", "ray"], "cluster"),
        ("ray", ["arena", "bossa", "greedy", "random", "--executor", "ray"], "cluster"),
    ],
)
def test_a_missing_package_gives_a_sentence_that_says_what_to_install(missing: str, words: list[str], extra: str, tmp_path: Path) -> None:
    script = WITHOUT.format(missing=missing, words=words)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 2
    assert f"pip install 'roji[{extra}]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_figures_and_other_commands_need_no_extra() -> None:
    script = WITHOUT.format(missing="pyarrow", words=["lab", "stats", "bossa", "--games", "2"]).replace(
        "from roji.cli", "sys.modules['numpy'] = sys.modules['ray'] = None\nfrom roji.cli", 1
    )
    assert subprocess.run([sys.executable, "-c", script], capture_output=True).returncode == 0


def test_after_sigterm_no_file_and_no_process_is_left(tmp_path: Path) -> None:
    """A bot reports its first move through a pipe; then the command gets SIGTERM."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    bot = tmp_path / "bot.py"
    bot.write_text(f"""
class Slow:
    mouth = None
    def choose(self, view, legal):
        if self.mouth is None:
            self.mouth = open({str(pipe)!r}, 'w')
            print('asked', file=self.mouth, flush=True)
            __import__('time').sleep(60)
        return legal[0]
""")
    words = ["lab", "record", "bossa", "--bots", f"{bot}:Slow,random", "--out", str(tmp_path / "games.jsonl"), "--executor", "processes"]
    with subprocess.Popen([sys.executable, "-m", "roji", *words], stderr=subprocess.PIPE, text=True) as command, pipe.open() as ear:
        assert ear.readline() == "asked\n"
        command.send_signal(signal.SIGTERM)
        assert command.wait() == 128 + signal.SIGTERM
        ear.read()  # returns when no bot has the pipe open any more
        assert command.stderr is not None
        assert "Traceback" not in command.stderr.read()
    assert sorted(file.name for file in tmp_path.iterdir() if file.name != "__pycache__") == ["bot.py", "pipe"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["zen", "--out", "weights.bin"], "Zen has no features to learn from yet"),
        (["ohanami", "--minutes", "0", "--out", "weights.bin"], "minutes, lessons and games must be more than 0"),
        (["ohanami", "--games", "0", "--out", "weights.bin"], "minutes, lessons and games must be more than 0"),
        (["ohanami", "--out", "weights.npz"], "weights go into a file of a folder that is there, and end in .bin, not weights.npz"),
    ],
)
def test_training_requests_that_are_invalid_get_a_sentence(words: list[str], sentence: str) -> None:
    done = run("lab", "train", *words)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (2, "", f"roji: {sentence}")


def test_a_game_is_taught_from_the_command_line(tmp_path: Path) -> None:
    done = run("lab", "train", "ohanami", "--lessons", "2", "--games", "8", "--out", str(tmp_path / "weights.bin"))
    assert done.returncode == 0, done.stderr
    assert "lesson 2: " in done.stderr
    assert (tmp_path / "weights.bin").read_bytes().startswith(b"roji network 2 ohanami features 2 ")
