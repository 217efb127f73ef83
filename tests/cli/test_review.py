"""`roji review` and `roji advise`: text for people and JSON for programs."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import roji
from roji.bots import worker
from roji.bots.analysis.review import ReviewedChoice, Turning
from roji.cli.curves import curve, squeezed
from roji.cli.review import tell
from roji.core.journal.fold import Entry, Header, Journal, read, write
from roji.core.luck import Luck

BOSSA = roji.game("bossa")


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "roji", *words], capture_output=True, text=True, timeout=120)


def recorded(seed: int = 7) -> str:
    """A whole game of Bossa as a journal."""
    state, luck = BOSSA.new(seed=seed), Luck(seed)
    entries = []
    while (seat := state.actor()) >= 0:
        code = state.random_action(seat, luck)
        entries.append(Entry(seat, BOSSA.text(code)))
        state.play(seat, code)
    return write(Journal(Header("bossa", BOSSA.version, 2, {}, seed=seed), entries))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "game.txt"
    found.write_text(recorded())
    return found


def test_a_review_shows_curves_turning_points_and_luck(file: Path) -> None:
    done = run("review", str(file), "--iterations", "20")
    assert done.returncode == 0
    assert done.stdout.count("share of the win from line 1 to the end") == 2
    assert "█" in done.stdout
    assert "turning points" in done.stdout
    assert "% of the win" in done.stdout
    assert "skill" in done.stdout


def test_a_review_of_one_seat_draws_one_curve(file: Path) -> None:
    done = run("review", str(file), "--iterations", "8", "--seat", "1")
    assert done.stdout.count("share of the win from line 1 to the end") == 1
    assert "seat 0" not in done.stdout


def test_a_review_is_one_document_for_programs(file: Path) -> None:
    words = ("review", str(file), "--iterations", "12", "--json")
    document = json.loads(run(*words).stdout)
    assert [moment["line"] for moment in document["moments"]] == list(range(1, len(read(recorded()).entries) + 1))
    assert set(document["moments"][0]) == {"line", "seat", "before", "chosen", "best", "lost", "after", "error", "revealed"}
    for player in document["players"]:
        assert player["start"] + player["skill"] + player["luck"] == pytest.approx(player["result"])
    assert {turning["by"] for turning in document["turning_points"]} <= {"choice", "luck"}
    assert json.loads(run(*words).stdout) == document


def test_advice_before_a_line_lists_actions_chances_and_reasons(file: Path) -> None:
    document = json.loads(run("advise", str(file), "--line", "9", "--iterations", "40", "--json").stdout)
    assert document["seat"] == read(recorded()).entries[8].seat
    assert 1 <= len(document["hints"]) <= 3
    assert all(0 <= hint["chance"] <= 1 and hint["action"] for hint in document["hints"])
    assert all(re.match(r"(for|against) it: [a-z]|nothing in particular speaks for it", hint["why"]) for hint in document["hints"])
    assert "because" in run("advise", str(file), "--line", "9", "--iterations", "10").stdout


def test_a_file_that_cannot_be_reviewed_gets_a_sentence_and_status_2(file: Path, tmp_path: Path) -> None:
    whole = file.read_text()
    short = read(whole)
    damaged = {
        "edited": (whole.replace("place", "stack", 1), "this journal was edited or cut"),
        "cut": (whole[: len(whole) // 2], "this journal is cut off: its last line is missing"),
        "other version": (write(Journal(Header("bossa", 99, 2, {}, seed=7), short.entries)), "this journal is of version 99 of Bossa"),
        "not over": (write(Journal(short.header, short.entries[:-1])), "this game is not over yet"),
    }
    for name, (text, sentence) in damaged.items():
        spoiled = tmp_path / f"{name}.txt"
        spoiled.write_text(text)
        done = run("review", str(spoiled))
        assert (done.returncode, done.stdout) == (2, "")
        assert sentence in done.stderr
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("review", "FILE", "--seat", "2"), "there is no seat 2 at this table; the seats are 0 to 1"),
        (("review", "FILE", "--iterations", "5", "--ms", "5"), "say either how many iterations or how many milliseconds"),
        (("advise", "FILE"), "the game is over, so there is nothing to advise"),
        (("advise", "FILE", "--line", "999"), "there is no line 999 in this journal"),
        (("advise", "FILE", "--line", "2", "--most", "0"), "iterations and the number of actions are at least 1"),
        (("review", "nowhere.txt"), "nowhere.txt cannot be read"),
    ],
)
def test_a_request_that_cannot_be_met_gets_a_sentence_and_status_2(file: Path, words: tuple[str, ...], sentence: str) -> None:
    done = run(*(str(file) if word == "FILE" else word for word in words))
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr


def test_what_a_worker_process_is_asked(file: Path) -> None:
    state, luck = BOSSA.new(seed=3), Luck(3)
    for _ in range(8):
        state.play(state.actor(), state.rollout_action(state.actor(), luck))
    hints = worker.advise({"bossa": BOSSA}, "bossa", state.snapshot(), state.actor(), 1, 30)
    assert hints[0].code in state.legal(state.actor())
    moments = worker.review({"bossa": BOSSA}, "bossa", file.read_text(), 3, 5, 1, 30)
    assert [moment.line for moment in moments] == [3, 4, 5]


def test_a_curve_is_drawn_with_blocks_from_the_bottom_up() -> None:
    assert curve([0.0, 0.25, 0.5, 1.0], 10, 2) == ["   █", " ▄██"]
    assert curve([1.0, 1.0, 0.0, 0.0], 2, 1) == ["█ "]
    assert squeezed([0.0, 1.0, 0.5, 0.5], 2) == [0.5, 0.5]
    assert curve([], 10, 1) == [""]


def test_turning_points_are_sentences() -> None:
    journal = Journal(Header("ohanami", 1, 2, {}, seed=1), [Entry(1, "choose 56")])
    moment = ReviewedChoice(1, 1, [0.5, 0.5], 0.32, "choose 71", 0.18, [0.6, 0.4])
    assert tell(Turning(1, 1, "choice", -0.18), moment, journal) == "line 1, seat 1: choose 56 instead of choose 71, 18% of the win lost"
    assert tell(Turning(1, 0, "luck", 0.1), moment, journal) == "line 1, seat 0: luck gave 10% of the win after choose 56"
