"""Builds a folder of static files in which all games can be played against bots, and around one screen, without a server.

python tools/site.py build/site     after `vite build --mode site`; `make site` does both

The same goes into the package, so that `roji play` and `roji serve` serve it: all but the letters, which the server's own pages have.
"""

import hashlib
import json
import re
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from roji.bots.worker import levels
from roji.content.lessons import lessons
from roji.content.rulebook import rulebook
from roji.games import OURS
from roji.server.http.home import home
from roji.server.table.lessons import cards

SOURCES = Path(__file__).parent.parent / "src" / "roji"
SHIMS = SOURCES / "pocket" / "shims"
ROOMS = ("core", "games", "content/words", "content/lessons", "bots", "server/table", "server/time", "server/wire", "pocket")
FILES = ("__init__", "version", "content/__init__", "server/__init__", "server/refusal", "server/bots/__init__", "server/bots/analysis")
SUFFIXES = {".py", ".json", ".txt", ".toml", ".bin"}
ROOT = SOURCES.parent.parent
PAGES = SOURCES / "server" / "pages"
SERVED = SOURCES / "server" / "site"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LEFT_OUT = {"site-worker.js", "site-files.js", "pad-worker.js", "pad-files.js", "pad.webmanifest"}
LETTERS = re.compile(r"zen-(kaku-gothic-new|old-mincho)-((latin|latin-ext|polish)-)?[457]00-|kanji")  # of English, German and Polish
ALWAYS = (1980, 1, 1, 0, 0, 0)  # the time of every file: the same sources make the same bytes


def modules() -> Iterator[tuple[str, Path]]:
    """What Python in the browser needs: each file with its place."""
    for room in ROOMS:
        for path in sorted((SOURCES / room).rglob("*")):
            if path.suffix in SUFFIXES and not path.is_relative_to(SHIMS):
                yield f"roji/{path.relative_to(SOURCES).as_posix()}", path
    for name in FILES:
        yield f"roji/{name}.py", SOURCES / f"{name}.py"
    for path in sorted(SHIMS.rglob("*.py")):
        yield path.relative_to(SHIMS).as_posix(), path


def pack(target: Path) -> None:
    """The modules as one archive."""
    with zipfile.ZipFile(target, "w") as archive:
        for name, path in modules():
            archive.writestr(zipfile.ZipInfo(name, ALWAYS), path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def answers(folder: Path) -> None:
    """What a server would answer to everybody alike."""
    told: dict[str, object] = {"games": home(OURS, levels)}
    told |= {f"games/{game.name}/facts": dict(game.facts) for game in OURS}
    told |= {f"games/{game.name}/rules": rulebook(game.name) for game in OURS}
    told |= {f"games/{game.name}/lessons": cards(lessons(game.name)) for game in OURS}
    for name, answer in told.items():
        path = folder / "api" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(answer))


def copy_engine(folder: Path) -> None:
    """Python itself, without the list of packages that it could install."""
    folder.mkdir(exist_ok=True)
    for name in PYTHON:
        shutil.copy2(PYODIDE / name, folder / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (folder / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    pack(folder / "roji.zip")
    sizes = sum((folder / name).stat().st_size for name in (*PYTHON[1:], "pyodide-lock.json", "roji.zip") if not name.endswith(".mjs"))
    (folder / "sizes.json").write_text(json.dumps({"total": sizes}))


def list_files(folder: Path) -> None:
    """For the service worker: the files of this build. The engine is kept when a table is opened, Japanese letters as they are read."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and ".vite" not in path.parts)
    names = {path.relative_to(folder).as_posix(): path for path in paths if path.name not in LEFT_OUT}
    engine = [name for name in names if name.startswith("engine/")]
    pages = [name for name in names if not name.startswith("engine/") and (not name.endswith(".woff2") or LETTERS.search(name))]
    version = hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in names.values())).hexdigest()[:16]
    told = {"VERSION": version, "FILES": pages, "ENGINE": engine}
    (folder / "site-files.js").write_text("".join(f"self.{name} = {json.dumps(value)};\n" for name, value in told.items()))


def copy_for_server(folder: Path) -> None:
    """What a server needs beside its own pages."""
    shutil.rmtree(SERVED, ignore_errors=True)
    for path in folder.rglob("*"):
        name = path.relative_to(folder)
        if (
            path.is_file()
            and path.name[0] != "."
            and ".vite" not in name.parts
            and not (path.suffix == ".woff2" and (PAGES / name).exists())
        ):
            (SERVED / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, SERVED / name)


def main() -> int:
    folder = Path(sys.argv[1])
    copy_engine(folder / "engine")
    answers(folder)
    for path in (ROOT / "web" / "site").iterdir():
        shutil.copy2(path, folder)
    list_files(folder)
    copy_for_server(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
