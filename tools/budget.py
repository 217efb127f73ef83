"""Weighs what a first visit loads, gzipped, in one language: the home page, and a table of each game. Exit status 1 over the limit.

python tools/budget.py     after the pages are built; `bench/first_load.py` measures the same in a real browser
"""

import gzip
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

PAGES = Path(__file__).parent.parent / "src" / "roji" / "server" / "pages"
LIMIT = 170_000
FACES = {"zen-old-mincho": (400, 700), "zen-kaku-gothic-new": (400, 500, 700)}
FONTS = ("kanji", *(f"{face}-{weight}" for face, weights in FACES.items() for weight in weights))
HOME = ("src/pages/Home.svelte", "src/games/{game}/emblem.svg?raw")
TABLE = ("src/pages/Table.svelte", "src/games/{game}/index.ts", "../src/roji/words/en/{game}.ftl?raw")
ALWAYS = ("index.html", "../src/roji/words/en/shell.ftl?raw")


def files(manifest: dict[str, Any], asked: Iterable[str]) -> set[str]:
    """The files of these modules, of all that they import at once, and their styles."""
    found: set[str] = set()
    waiting = list(asked)
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        module = manifest[name]
        found |= {module["file"], *module.get("css", [])}
        waiting += module.get("imports", [])
    return found


def weight(found: Iterable[str]) -> int:
    return sum(len(gzip.compress((PAGES / name).read_bytes())) for name in found)


def main() -> int:
    manifest = json.loads((PAGES / ".vite" / "manifest.json").read_text())
    games = sorted(name.split("/")[2] for name in manifest if name.startswith("src/games/") and name.endswith("/index.ts"))
    fonts = {path.relative_to(PAGES).as_posix() for font in FONTS for path in PAGES.glob(f"assets/{font}-????????.woff2")}
    visits = {"home": [one.format(game=game) for one in HOME for game in games]}
    visits |= {f"a table of {game}": [one.format(game=game) for one in TABLE] for game in games}
    heavy = 0
    for visit, asked in visits.items():
        weighs = weight(files(manifest, [*ALWAYS, *asked]) | fonts | {"index.html", "theme.js", "mark.svg"})
        heavy += weighs > LIMIT
        sys.stdout.write(f"{visit}: {weighs / 1000:.1f} kB{' is more than ' + str(LIMIT // 1000) if weighs > LIMIT else ''}\n")
    return 1 if heavy else 0


if __name__ == "__main__":
    sys.exit(main())
