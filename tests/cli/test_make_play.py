"""`make play` when something goes wrong: it prints one sentence and leaves nothing half-built."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files that a build reads, with nothing compiled."""
    for name in ("setup.py", "pyproject.toml", "constraints.txt", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    shutil.copytree(ROOT / "src" / "roji", tmp_path / "src" / "roji", ignore=shutil.ignore_patterns("*.so", "__pycache__", "pages"))
    (tmp_path / "build").mkdir()
    return tmp_path


def test_a_second_setup_waits_for_the_first_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    alone = [sys.executable, str(ROOT / "tools" / "alone.py")]
    read = "print('setting up', flush=True); input()"
    with subprocess.Popen([*alone, sys.executable, "-c", read], cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdin is not None
        assert first.stdout.readline() == b"setting up\n"
        with subprocess.Popen([*alone, "echo", "my turn"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as second:
            assert second.stdout is not None
            assert second.stderr is not None
            assert b"being set up by another command; waiting" in second.stderr.readline()
            assert second.poll() is None
            first.stdin.write(b"\n")
            first.stdin.close()
            assert second.stdout.read() == b"my turn\n"
        assert first.wait() == 0


def test_rules_that_cannot_be_compiled_stay_plain_with_one_sentence(clone: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.compile"],
        cwd=clone,
        env={**os.environ, "CC": "false", "ROJI_PURE": ""},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr == "The rules could not be compiled and stay plain Python, about 30 times slower. Why: build/compile.log\n"
    assert "no C compiler that works was found" in (clone / "build" / "compile.log").read_text()
    assert not [*clone.glob("build/compiled-*[!d]")], "nothing that can be imported"


def test_with_roji_pure_nothing_is_compiled_and_earlier_builds_are_removed(clone: Path) -> None:
    former = clone / "src" / "roji" / "core" / "luck.so"
    former.touch()
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=clone,
        env={**os.environ, "CC": "false", "ROJI_PURE": "1"},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert not former.exists()


def test_a_compiled_folder_is_found_by_the_digest_of_the_source(clone: Path) -> None:
    def folder() -> str:
        return subprocess.check_output(
            [sys.executable, "-c", "from tools.play import compiled_folder; print(compiled_folder())"], cwd=clone, text=True
        )

    before = folder()
    (clone / "src" / "roji" / "server" / "pages").mkdir()
    (clone / "src" / "roji" / "server" / "pages" / "index.html").write_text("new pages")
    assert folder() == before, "pages are not compiled"
    rules = clone / "src" / "roji" / "games" / "ohanami" / "rules.py"
    rules.write_text(rules.read_text() + "\n")
    assert folder() != before
