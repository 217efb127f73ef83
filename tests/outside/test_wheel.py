"""The wheel of `make wheel` is all that a player needs: no compiler, no Node, no source."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = "roji/server/pages"


def packed(pattern: str) -> Path:
    found = [*(ROOT / "dist").glob(pattern)]
    assert len(found) == 1, f"{found}: make wheel packs one"
    return found[0]


def test_the_wheel_holds_compiled_rules_and_pages_and_no_litter() -> None:
    names = zipfile.ZipFile(packed("*.whl")).namelist()
    assert {f"{PAGES}/index.html", "roji/games/ohanami/ai/weights.bin"} <= set(names)
    assert {"roji/server/site/index.html", "roji/server/site/engine/roji.zip"} <= set(names), "the games for a device"
    assert any(name.startswith("roji/games/takenoko/rules.") and not name.endswith(".py") for name in names), "compiled"
    tops = {name.split("/")[0].split(".")[0].split("-")[0] for name in names}
    assert tops == {"roji", *(f"roji_{group}__mypyc" for group in ("core", "bonsai", "bossa", "ohanami", "takenoko", "zen"))}
    source = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src" / "roji").rglob("*.py")}
    assert {name for name in names if name.endswith(".py")} == source, "every module that there is, and none that is gone"


def test_the_source_package_holds_the_pages_and_all_that_building_reads() -> None:
    with tarfile.open(packed("*.tar.gz")) as package:
        names = {name.split("/", 1)[1] for name in package.getnames() if "/" in name}
    assert {f"src/{PAGES}/index.html", "setup.py", "pyproject.toml", "src/roji/games/zen/rules.py", "LICENSE", "NOTICE"} <= names


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment in which pip has installed the wheel and its dependencies, with no compiler and no Node on the path."""
    place = tmp_path_factory.mktemp("wheel") / "environment"
    subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
    python = place / "bin" / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:"]
    subprocess.run(
        [*pip, "-c", str(ROOT / "constraints.txt"), str(packed("*.whl"))], check=True, env={**os.environ, "PATH": str(place / "bin")}
    )
    return python


def test_who_installs_the_wheel_plays_at_once(installed: Path, tmp_path: Path) -> None:
    tried = shutil.copy(ROOT / "tools" / "try_wheel.py", tmp_path)  # outside this source tree
    done = subprocess.run([str(installed), tried], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "(compiled)" in done.stdout


def test_it_plays_without_what_windows_lacks(installed: Path, tmp_path: Path) -> None:
    """Without uvloop and fork, which is as close to Windows as Linux gets."""
    (tmp_path / "sitecustomize.py").write_text(
        "import sys, multiprocessing.context as context\nsys.modules['uvloop'] = None\ndel context.ForkProcess, context.ForkContext\n"
    )
    tried = shutil.copy(ROOT / "tools" / "try_wheel.py", tmp_path)
    done = subprocess.run(
        [str(installed), tried], cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
