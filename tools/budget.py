"""Measure what a first visit downloads, gzipped, in each language: the home page, and a table of each game. Exit status 1 over the limit.

python tools/budget.py     after the pages are built; `bench/first_load.py` measures the same in a real browser

Japanese glyphs are not counted: they load when the page is idle, and a system font shows them until then.
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
LANGUAGES = {"en": "", "pl": "polish-", "ja": "", "de": ""}  # with the extra font files
HOME = ("src/pages/Home.svelte", "src/games/{game}/emblem.svg?raw")
TABLE = ("src/pages/Table.svelte", "src/games/{game}/index.ts", "../src/roji/content/words/{language}/{game}.ftl?raw")
ALWAYS = ("index.html", "../src/roji/content/words/{language}/shell.ftl?raw")


def files(manifest: dict[str, Any], asked: Iterable[str]) -> set[str]:
    """The files of these modules, their static imports, and their styles."""
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


def fonts(letters: str) -> set[str]:
    names = {"kanji", *(f"{face}-{more}{weight}" for face, weights in FACES.items() for weight in weights for more in {"", letters})}
    return {path.relative_to(PAGES).as_posix() for name in names for path in PAGES.glob(f"assets/{name}-????????.woff2")}


def weight(found: Iterable[str]) -> int:
    return sum(len(gzip.compress((PAGES / name).read_bytes())) for name in found)


def main() -> int:
    manifest = json.loads((PAGES / ".vite" / "manifest.json").read_text())
    games = sorted(name.split("/")[2] for name in manifest if name.startswith("src/games/") and name.endswith("/index.ts"))
    visits = {"home": [one.format(game=game) for one in HOME for game in games]}
    visits |= {f"a table of {game}": [one.format(game=game, language="{language}") for one in TABLE] for game in games}
    heavy = 0
    for visit, asked in visits.items():
        for language, letters in LANGUAGES.items():
            modules = [one.format(language=language) for one in (*ALWAYS, *asked)]
            weighs = weight(files(manifest, modules) | fonts(letters) | {"index.html", "theme.js", "mark.svg"})
            heavy += weighs > LIMIT
            told = f" is more than {LIMIT // 1000}" if weighs > LIMIT else ""
            sys.stdout.write(f"{visit} ({language}): {weighs / 1000:.1f} kB{told}\n")
    return 1 if heavy else 0


if __name__ == "__main__":
    sys.exit(main())
