"""`roji new-game` writes a package that can be played at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from roji.cli.new_game import files, new_game
from roji.testing import checks
from tests.outside.environment import environment


def run(place: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the package's folder on the path."""
    paths = [str(place), *filter(None, sys.path)]
    return subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, cwd=place, env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    )


@pytest.mark.parametrize("seats", ["2", "1", "2-4"])
def test_what_it_writes_passes_its_own_tests(tmp_path: Path, seats: str) -> None:
    new_game("quiet_stones", seats=seats, folder=tmp_path / "quiet")
    if seats == "1":  # the template's rules test needs two players
        (tmp_path / "quiet" / "tests" / "test_rules.py").unlink()
    done = run(tmp_path / "quiet", "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout


def test_its_catalogue_is_marked_as_a_draft_and_its_names_are_right() -> None:
    written = files("quiet_stones", "2-4")
    assert "DRAFT" in written["quiet_stones/words/en/quiet_stones.ftl"]
    assert 'quiet_stones = "quiet_stones:GAME"' in written["pyproject.toml"]
    assert 'title="Quiet Stones"' in written["quiet_stones/__init__.py"]
    assert "took { $stones }" in written["quiet_stones/words/en/quiet_stones.ftl"]


@pytest.mark.parametrize(
    ("name", "seats", "sentence"),
    [
        ("Go!", "2", "cannot be the name of a game"),
        ("../up", "2", "cannot be the name of a game"),
        ("zen", "2", "there is a game zen already"),
        ("class", "2", "is a word or a module of Python already"),
        ("json", "2", "is a word or a module of Python already"),
        ("stones", "many", "cannot be a number of seats"),
        ("stones", "4-2", "cannot be a number of seats"),
        ("stones", "0", "cannot be a number of seats"),
    ],
)
def test_invalid_requests_are_refused_with_a_sentence(tmp_path: Path, name: str, seats: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        new_game(name, seats=seats, folder=tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_it_is_tested_from_the_folder_above_as_the_documents_say(tmp_path: Path) -> None:
    """The working directory then contains a folder of the package's name, which must not shadow the installed package."""
    python = environment(tmp_path / "environment")
    new_game("quiet_stones", folder=tmp_path / "quiet_stones")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    subprocess.run([*pip, "--no-build-isolation", "--no-deps", "-e", "quiet_stones"], cwd=tmp_path, check=True)
    told = subprocess.run(
        [str(python), "-m", "pytest", "-x", "quiet_stones", "-q", "-p", "no:cacheprovider", "-k", "reads_both_ways"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stdout


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("total = { total", "quiet_stones.ftl, line"),
        ("took-stones = took { $kard }", "took-stones is given stones"),
        ("took-stoned = took { $stones }", "took-stones = took { $stones }"),
    ],
)
def test_a_catalogue_with_a_fault_is_not_passed_over(tmp_path: Path, wrong: str, sentence: str) -> None:
    new_game("quiet_stones", folder=tmp_path / "quiet")
    words = tmp_path / "quiet" / "quiet_stones" / "words" / "en" / "quiet_stones.ftl"
    words.write_text("\n".join(line for line in words.read_text().splitlines() if not line.startswith("took-stones")) + f"\n{wrong}\n")
    done = run(tmp_path / "quiet", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "its_words")
    assert done.returncode == 1
    assert sentence in done.stdout


def test_the_catalogue_must_say_how_a_game_ends_when_others_leave(tmp_path: Path) -> None:
    new_game("quiet_stones", folder=tmp_path / "quiet")
    words = tmp_path / "quiet" / "quiet_stones" / "words" / "en" / "quiet_stones.ftl"
    words.write_text(words.read_text().replace("the-others-gave-up", "nobody-is-left"))
    done = run(tmp_path / "quiet", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "its_words")
    assert done.returncode == 1
    assert "the-others-gave-up = the others gave up" in done.stdout


def test_existing_files_are_not_overwritten(tmp_path: Path) -> None:
    new_game("stones", folder=tmp_path)
    (tmp_path / "stones" / "rules.py").write_text("mine")
    with pytest.raises(ValueError, match="is there already"):
        new_game("stones", folder=tmp_path)
    assert (tmp_path / "stones" / "rules.py").read_text() == "mine"


def test_hypothesis_comes_last() -> None:
    from tests.every_game.lanterns_game import lanterns

    assert str(checks(lanterns())[-1]) == "any_way_it_goes"
