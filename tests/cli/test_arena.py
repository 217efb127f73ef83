"""`roji arena`: result files to resume from, HTML reports, JSON output and the live table."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

BOT = """
class Bot:
    def choose(self, view, legal, *, left_ms):
        assert left_ms <= 300
        return legal[-1]
class Broken:
    def choose(self, view, legal):
        return view["nonsense"]
"""


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "roji", "arena", *words], capture_output=True, text=True, timeout=120)


def document(*words: str) -> dict[str, Any]:
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    """The JSON result without its timings."""
    for player in found["players"].values():
        del player["decisions_per_s"], player["slowest_turn_ms"]
    return found


def test_the_json_result_does_not_depend_on_the_number_of_processes() -> None:
    words = ("ohanami", "gakusei", "greedy", "random", "--games", "10", "--seats", "2,4", "--iterations", "3")
    one, two = (timeless(document(*words, "--workers", workers)) for workers in ("1", "2"))
    assert one == two
    assert set(one) >= {"game", "seed", "players", "seats", "pairs"}
    assert set(one["players"]["greedy"]) >= {"win_rate", "interval", "rating", "uncertainty", "games", "points", "forfeits"}


def test_one_against_three() -> None:
    found = document("ohanami", "greedy", "random", "--seats", "4", "--games", "4")
    assert [found["players"][name]["games"] for name in ("greedy", "random")] == [4, 12]
    assert found["players"]["greedy"]["win_rate"] > 0.5


def test_a_rounded_up_number_of_games_is_reported() -> None:
    assert "4 games instead of 3: every deal is played all the way round" in run("ohanami", "greedy", "random", "--games", "3").stdout


def test_a_tournament_resumes_from_its_file(tmp_path: Path) -> None:
    file = str(tmp_path / "results.jsonl")
    words = ("ohanami", "greedy", "random", "--out", file)
    assert run(*words, "--games", "2").stderr == ""
    assert "holds 2 games; going on from there" in " ".join(run(*words, "--games", "4").stderr.split())
    Path(file).write_bytes(Path(file).read_bytes()[:-9])
    again = run(*words, "--games", "4")
    assert again.returncode == 0
    assert "was cut off and is dropped; its game is played again" in " ".join(again.stderr.split())
    other = run(*words, "--games", "4", "--seed", "2")
    assert (other.returncode, other.stdout) == (2, "")
    assert "holds another tournament: its seed is 1, not 2; name another file" in other.stderr


def test_solo_games_resume_from_their_own_file_but_not_from_a_tournaments(tmp_path: Path) -> None:
    file = str(tmp_path / "alone.jsonl")
    words = ("bonsai", "random", "--out", file)
    assert document(*words, "--games", "1")["alone"][0]["games"] == 1
    assert document(*words, "--games", "3", "--workers", "2")["alone"][0]["games"] == 3
    assert len(Path(file).read_text().splitlines()) == 4
    assert "holds another tournament" in run("bonsai", "random", "greedy", "--out", file).stderr


def test_a_report_is_written(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert run("ohanami", "greedy", "random", "--games", "2", "--report", str(file)).returncode == 0
    assert "Ohanami: a tournament" in file.read_text()


def test_a_report_that_cannot_be_written_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    done = run("ohanami", "greedy", "random", "--report", str(tmp_path), "--out", str(results))
    assert done.returncode == 2
    assert "cannot be written: Is a directory" in done.stderr
    assert not results.exists()
    assert "--report is for bots that play against one another" in run("bonsai", "greedy", "--report", "x.html").stderr


def test_a_class_plays_against_others_and_alone(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(BOT)
    found = document("ohanami", f"{file}:Bot", "random", "--games", "2", "--think", "0.3")
    assert found["players"]["Bot"]["forfeits"] == []
    alone = document("bonsai", f"{file}:Bot", "--games", "1", "--think", "0.3")["alone"][0]
    assert (alone["games"], alone["forfeits"]) == (1, [])


def test_a_broken_class_loses_with_the_reason_and_the_rest_is_played(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(BOT)
    words = ("ohanami", f"{file}:Broken", "greedy", "random", "--games", "6")
    found = document(*words)
    assert found["games"] == 6
    assert [forfeit["reason"] for forfeit in found["players"]["Broken"]["forfeits"]] == ["ended with status 1: KeyError: 'nonsense'"] * 4
    assert found["players"]["greedy"]["win_rate"] == 1
    assert "Broken lost 4 of 4 by forfeit; in game" in run(*words).stdout
    alone = document("bonsai", f"{file}:Broken", "--games", "1")["alone"][0]
    assert (alone["wins"], alone["forfeits"]) == (0, ["ended with status 1: KeyError: 'nonsense'"])


def test_in_a_terminal_the_table_is_live() -> None:
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "roji", "arena", "ohanami", "greedy", "random", "--games", "6", "--json"]
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=theirs, env=env) as arena:
        os.close(theirs)
        shown = _all(ours)
        assert arena.stdout is not None
        assert json.loads(arena.stdout.read())["games"] == 6
    assert "rating" in shown
    assert "greedy" in shown
    assert "6/6" in shown


def _all(terminal: int) -> str:
    """Everything written to a terminal until its other end is closed."""
    shown = b""
    while True:
        try:
            more = os.read(terminal, 65_536)
        except OSError:  # how Linux reports that the other end of a terminal was closed
            more = b""
        if not more:
            os.close(terminal)
            return shown.decode()
        shown += more
