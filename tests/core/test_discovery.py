"""Games of other packages: found by their entry points, and skipped with a sentence if they cannot be used."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from roji.games import OURS

ROOT = Path(__file__).parents[2]
LOOK = "import roji; from roji.core.discovery import faults; print([g.name for g in roji.all_games()]); print(*faults(), sep='\\n')"
KIOSK = """
from dataclasses import replace
from tests.every_game.lanterns_game import lanterns
GAME = lanterns(name="{name}", {more})
"""


def package(place: Path, name: str, game: str, code: str, value: str = "") -> None:
    """An installed package: a module and its metadata."""
    (place / f"{name}.py").write_text(code)
    known = place / f"{name}-1.2.dist-info"
    known.mkdir()
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n")
    (known / "entry_points.txt").write_text(f"[roji.games]\n{game} = {value or f'{name}:GAME'}\n")


def look(place: Path, *words: str) -> subprocess.CompletedProcess[str]:
    paths = [str(place), *filter(None, sys.path), str(ROOT)]
    command = [sys.executable, *(words or ("-c", LOOK))]
    return subprocess.run(command, capture_output=True, text=True, env={"PYTHONPATH": ":".join(paths)}, cwd=place)


def test_a_game_of_another_package_is_found_after_ours(tmp_path: Path) -> None:
    package(tmp_path, "kiosk", "kiosk", KIOSK.format(name="kiosk", more="contract=1"))
    assert look(tmp_path).stdout.splitlines() == [str([*(game.name for game in OURS), "kiosk"]), ""]


def test_a_package_that_imports_roji_first_is_found_too(tmp_path: Path) -> None:
    package(tmp_path, "kiosk", "kiosk", KIOSK.format(name="kiosk", more="contract=1"))
    assert "'kiosk'" in look(tmp_path, "-c", "import kiosk; " + LOOK).stdout.splitlines()[0]


@pytest.mark.parametrize(
    ("game", "code", "value", "sentence"),
    [
        ("shop", "import nothing_of_this_name", "", "broken:GAME cannot be imported (ModuleNotFoundError: No module named"),
        ("shop", "raise RuntimeError('no power')", "", "broken:GAME cannot be imported (RuntimeError: no power)"),
        ("shop", "", "", "broken:GAME cannot be imported (AttributeError: "),
        ("shop", "GAME = 7", "", "broken:GAME is no Game"),
        ("shop", KIOSK.format(name="shop", more="contract=99"), "", "it is written for version 99 of the contract, and this is Roji with"),
        ("shop", KIOSK.format(name="shop", more=""), "", "it does not say for which version of the contract it is written: contract=1"),
        ("shop", KIOSK.format(name="stall", more="contract=1"), "", "its game is called 'stall'; the entry point must have the same name"),
        ("Shop!", KIOSK.format(name="Shop!", more="contract=1"), "", "a name is made of small letters"),
        ("zen", KIOSK.format(name="zen", more="contract=1"), "", "the name 'zen' is taken"),
        ("kiosk", KIOSK.format(name="kiosk", more="contract=1"), "", "the name 'kiosk' is taken"),
        ("shell", KIOSK.format(name="shell", more="contract=1"), "", "the name 'shell' is taken"),
    ],
)
def test_a_broken_game_is_named_with_its_package_and_the_others_play_on(
    tmp_path: Path, game: str, code: str, value: str, sentence: str
) -> None:
    package(tmp_path, "a_kiosk", "kiosk", KIOSK.format(name="kiosk", more="contract=1"))
    package(tmp_path, "broken", game, code, value)
    games, fault = look(tmp_path).stdout.splitlines()
    assert games == str([*(game.name for game in OURS), "kiosk"])
    assert fault.startswith(f"{game}, a game of the package broken 1.2, is left out: {sentence}")


def test_the_command_line_reports_it_once_and_continues(tmp_path: Path) -> None:
    package(tmp_path, "broken", "shop", "GAME = 7")
    told = look(tmp_path, "-m", "roji", "games", "--json")
    assert told.returncode == 0
    assert '"ohanami"' in told.stdout
    assert told.stderr.splitlines() == ["roji: shop, a game of the package broken 1.2, is left out: broken:GAME is no Game"]


def test_our_own_entry_points_name_our_games() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["roji.games"]
    assert declared == {game.name: f"roji.games.{game.name}:GAME" for game in sorted(OURS, key=lambda game: game.name)}
