"""Generate the tables of docs/lab/<game>.md: observation planes and action codes.

python tools/lab_tables.py            write them
python tools/lab_tables.py --check    list the stale pages
"""

import sys
from itertools import groupby
from pathlib import Path

from roji.core.game import Game
from roji.games import OURS

PAGES = Path(__file__).parent.parent / "docs" / "lab"
BEGIN = "<!-- tables: written by tools/lab_tables.py -->\n"
END = "<!-- end of tables -->\n"


def tables(game: Game) -> str:
    return f"{_planes(game)}\n{_actions(game)}"


def _planes(game: Game) -> str:
    planes = game.planes
    lines = [
        f"## What a seat is shown: version {planes.version}, {planes.width:,} numbers",
        "",
        "| plane | begins at | shape | meaning |",
        "|---|--:|---|---|",
    ]
    for part in planes.parts:
        shape = " × ".join(str(size) for size in part.shape)
        lines.append(f"| `{part.name}` | {planes.starts[part.name]} | {shape} | {part.meaning} |")
    return "\n".join(lines) + "\n"


def _actions(game: Game) -> str:
    lines = [f"## What a code means: 0 to {game.size - 1}", "", "| codes | notation | meaning |", "|---|---|---|"]
    for kind, run in groupby(range(game.size), lambda code: type(game.describe(code))):
        codes = list(run)
        lines.append(f"| {_range(codes)} | {_notation(game, codes)} | {(kind.__doc__ or '').strip()} |")
    return "\n".join(lines) + "\n"


def _range(codes: list[int]) -> str:
    return str(codes[0]) if len(codes) == 1 else f"{codes[0]}–{codes[-1]}"


def _notation(game: Game, codes: list[int]) -> str:
    """The first, second and last notation: enough to see the order."""
    shown = codes if len(codes) < 4 else [*codes[:2], codes[-1]]
    said = [f"`{game.text(code)}`" for code in shown]
    return ", ".join(said) if len(codes) < 4 else f"{said[0]}, {said[1]} … {said[2]}"


def page_with(text: str, written: str) -> str:
    """A page with its tables replaced, or appended."""
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    gap = "" if rest or before.endswith("\n\n") or not before else "\n"
    return f"{before}{gap}{BEGIN}{written}{END}{after}"


def stale() -> dict[Path, str]:
    """The stale pages, with their new text."""
    found = {}
    for game in OURS:
        if game.planes.width:
            path = PAGES / f"{game.name}.md"
            text = path.read_text(encoding="utf-8") if path.exists() else f"# {game.title} for learning\n\n"
            wanted = page_with(text, tables(game))
            if not path.exists() or wanted != text:
                found[path] = wanted
    return found


def main() -> int:
    pages = stale()
    if "--check" in sys.argv[1:]:
        for path in pages:
            sys.stderr.write(f"{path.name} is stale: run python tools/lab_tables.py\n")
        return 1 if pages else 0
    for path, text in pages.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
