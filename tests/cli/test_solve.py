"""`roji solve`: perfect play for people and for programs."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import roji
from roji.core.journal.fold import Entry, Header, Journal, write
from roji.core.luck import Luck

PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "roji", "solve", *words], capture_output=True, text=True, timeout=120)


def document(*words: str) -> dict[str, object]:
    done = run(*words, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert isinstance(told, dict)
    return told


def recorded(name: str, path: Path, seed: int = 3) -> str:
    """A whole quick game as a journal."""
    game, luck = roji.game(name), Luck(seed)
    state = game.new(seats=2, seed=seed)
    entries = []
    while (seat := state.actor()) >= 0:
        code = state.rollout_action(seat, luck)
        entries.append(Entry(seat, game.text(code)))
        state.play(seat, code)
    path.write_text(write(Journal(Header(name, game.version, 2, {}, seed=seed), entries)))
    return str(path)


def test_it_prints_the_value_the_line_and_the_other_actions() -> None:
    done = run(str(PLAYTHROUGHS / "bossa-2.txt"), "--line", "30")
    assert done.returncode == 0
    assert "seat 1 wins 47 games in 60 with perfect play from here: 78.3%" in done.stdout
    assert "best: stack white up 1, use 1/3, use 1/5, done" in done.stdout
    assert "69.2%  place white up" in done.stdout
    assert "positions looked at" in done.stdout


def test_it_prints_one_document() -> None:
    told = document(str(PLAYTHROUGHS / "bossa-2.txt"), "--line", "30")
    assert (told["game"], told["line"], told["seat"], told["solved"], told["in_points"]) == ("bossa", 30, 1, True, False)
    assert told["value"] == pytest.approx(47 / 60)
    assert told["best"] == ["stack white up 1", "use 1/3", "use 1/5", "done"]
    assert isinstance(told["worths"], dict)
    assert told["worths"]["place white up"] == pytest.approx(83 / 120)


def test_the_other_seat_may_expect_the_rest() -> None:
    told = document(str(PLAYTHROUGHS / "bossa-2.txt"), "--line", "30", "--seat", "0")
    assert told["value"] == pytest.approx(13 / 60)
    assert told["best"] == []


@pytest.mark.parametrize("name", ["ohanami-2", "bonsai-2"])
def test_points_are_printed_as_points_and_the_latest_choice_is_found(name: str) -> None:
    assert "points at the end with perfect play from here" in run(str(PLAYTHROUGHS / f"{name}.txt")).stdout
    told = document(str(PLAYTHROUGHS / f"{name}.txt"))
    assert told["in_points"]
    assert isinstance(told["worths"], dict)
    assert told["value"] == max(told["worths"].values())


def test_a_journal_is_accepted_too(tmp_path: Path) -> None:
    told = document(recorded("ohanami", tmp_path / "game.txt"))
    assert told["game"] == "ohanami"
    assert told["solved"]


def test_an_unsolvable_position_gives_a_sentence_and_exit_status_1(tmp_path: Path) -> None:
    done = run(str(PLAYTHROUGHS / "bossa-2.txt"), "--line", "9")
    assert done.returncode == 1
    assert "cannot be solved for seat" in done.stdout
    assert "docs/games/bossa.md" in done.stdout
    done = run(str(PLAYTHROUGHS / "takenoko-2.txt"))
    assert done.returncode == 1
    assert "Takenoko is never solved" in done.stdout
    done = run(str(PLAYTHROUGHS / "bossa-2.txt"), "--line", "9", "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["solved"] is False


def test_for_a_solo_game_it_estimates_the_chance_to_win() -> None:
    words = ("zen", "--option.form", "BB/BB", "--plays", "5")
    assert "careful play won" in run(*words).stdout
    told = document(*words)
    assert told["plays"] == 5
    assert isinstance(told["interval"], list)
    low, high = told["interval"]
    assert 0 <= low <= told["rate"] <= high <= 1


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nowhere.txt",), "nowhere.txt cannot be read: No such file or directory"),
        ((str(PLAYTHROUGHS / "bossa-2.txt"), "--line", "5000"), "so there is no position after line 5000"),
        ((str(PLAYTHROUGHS / "bossa-2.txt"), "--seat", "2"), "there is no seat 2 at this table"),
        ((str(PLAYTHROUGHS / "bossa-2.txt"), "--most", "0"), "positions and plays are at least 1"),
        ((str(PLAYTHROUGHS / "bossa-2.txt"), "--option.chips", "true"), "a recorded game brings its options with it"),
        (("bossa",), "Bossa is for 2 players, not 1"),
        (("zen", "--option.form", "Nobody"), "Nobody"),
    ],
)
def test_a_request_that_cannot_be_met_gets_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert sentence in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_damaged_file_gets_the_sentence_of_its_kind(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    whole = Path(recorded("ohanami", file)).read_text()
    file.write_text(whole.replace("choose", "chose", 1))
    done = run(str(file))
    assert done.returncode == 2
    assert "this journal was edited or cut" in done.stderr
    broken = tmp_path / "played.txt"
    broken.write_text((PLAYTHROUGHS / "bossa-2.txt").read_text().replace("seed", "sead", 1))
    done = run(str(broken))
    assert done.returncode == 2
    assert "the header of this playthrough is damaged" in done.stderr
