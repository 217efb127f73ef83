"""The compiled and the plain build play identically; where there is a compiler, the tests run the compiled one."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import roji
from tests.every_game.checksums import build, checksums

ROOT = Path(__file__).parent.parent.parent
COMPILERS = ("cc", "gcc", "clang", "cl")


def test_the_tests_run_the_build_that_users_get() -> None:
    wanted = not os.environ.get("ROJI_PURE") and any(map(shutil.which, COMPILERS))
    assert build() == "compiled" or not wanted, "there is a compiler, but the rules are not compiled: run `make setup` or set ROJI_PURE=1"


def test_both_builds_play_the_same_games(tmp_path: Path) -> None:
    ours = checksums()
    theirs = checksums_of_the_pure_build(tmp_path)
    assert ours.keys() == theirs.keys()
    for table, sums in ours.items():
        parting = [number for number, pair in enumerate(zip(sums, theirs[table], strict=True)) if len(set(pair)) > 1]
        assert parting == [], f"{table}: the builds part after {parting[:1]} actions"


def checksums_of_the_pure_build(folder: Path) -> dict[str, list[str]]:
    """The checksums of the same package without its extensions, computed in another process."""
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "pages")
    shutil.copytree(Path(roji.__file__).parent, folder / "roji", ignore=compiled)
    told = subprocess.run(
        [sys.executable, "-m", "tests.every_game.checksums"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        check=True,
    )
    answer = json.loads(told.stdout)
    assert answer["build"] == "pure"
    return dict(answer["checksums"])
