"""Subset our fonts to the letters that a page needs first, and add the Polish ones: web/src/fonts/*.woff2.

Needs web/node_modules, fonttools and brotli (both from PyPI). Run it only to change a font: python tools/fonts.py. The other
Latin letters stay in the files of @fontsource, which a page loads on demand.
"""

import sys
from pathlib import Path
from typing import Any

from fontTools.subset import Options, Subsetter, load_font, save_font

sys.path.insert(0, str(Path(__file__).parent.parent))
from tools.polish_letters import add_polish

WEB = Path(__file__).parent.parent / "web"
FACES = {"zen-old-mincho": (400, 700), "zen-kaku-gothic-new": (400, 500, 700)}
ENGLISH = [*range(0x20, 0x7F), 0xA0, 0xAB, 0xB7, 0xBB, 0xBD, 0xD7, 0x2013, 0x2014, *range(0x2018, 0x201F), 0x2026, 0x2212]
FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"]


def load(face: str, weight: int) -> tuple[Any, Options]:
    options = Options(flavor="woff2", hinting=False, layout_features=FEATURES)
    return load_font(WEB / "node_modules" / "@fontsource" / face / "files" / f"{face}-latin-{weight}-normal.woff2", options), options


def save(font: Any, options: Options, letters: list[int], name: str) -> None:
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    save_font(font, WEB / "src" / "fonts" / f"{name}.woff2", options)


def cut(face: str, weight: int) -> None:
    font, options = load(face, weight)
    save(font, options, ENGLISH, f"{face}-{weight}")
    font, options = load(face, weight)
    save(font, options, [*add_polish(font), ord("ó"), ord("Ó")], f"{face}-polish-{weight}")


if __name__ == "__main__":
    for name, weights in FACES.items():
        for weight in weights:
            cut(name, weight)
