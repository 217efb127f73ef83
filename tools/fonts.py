"""Cuts the letters of English out of our typefaces, so that a first visit loads half as much: web/src/fonts/*.woff2.

Needs web/node_modules, fonttools and brotli (both from PyPI); only who changes a typeface runs it. The other letters of Latin
stay in the files of @fontsource, which a page loads when it shows one of them.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter, load_font, save_font

WEB = Path(__file__).parent.parent / "web"
FACES = {"zen-old-mincho": (400, 700), "zen-kaku-gothic-new": (400, 500, 700)}
LETTERS = [*range(0x20, 0x7F), 0xA0, 0xAB, 0xB7, 0xBB, 0xBD, 0xD7, 0x2013, 0x2014, *range(0x2018, 0x201F), 0x2026, 0x2212]


def cut(face: str, weight: int) -> None:
    options = Options(flavor="woff2", hinting=False, layout_features=["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"])
    font = load_font(WEB / "node_modules" / "@fontsource" / face / "files" / f"{face}-latin-{weight}-normal.woff2", options)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    save_font(font, WEB / "src" / "fonts" / f"{face}-{weight}.woff2", options)


if __name__ == "__main__":
    for name, weights in FACES.items():
        for weight in weights:
            cut(name, weight)
