"""Record the playthroughs of all games, or of some, again: the only way to change a file in tests/playthroughs.

    python -m tools.record_playthroughs [game …]

Say in the commit which rule changed.
"""

import sys
from pathlib import Path

from roji.core.playthrough import record
from roji.games import OURS
from roji.testing.settings import Setting, settings

FOLDER = Path("tests/playthroughs")


def file_of(table: Setting) -> Path:
    variant = [f"{name}-{value}".lower().replace("_", "-").replace("/", "-") for name, value in table.chosen]
    return FOLDER / f"{'-'.join([table.game.name, str(table.seats), *variant])}.txt"


def main(names: list[str]) -> None:
    for game in OURS:
        if names and game.name not in names:
            continue
        for old in FOLDER.glob(f"{game.name}-*.txt"):
            old.unlink()
        for table in settings(game):
            text = record(game, table.seats, table.seats, dict(table.chosen))
            file_of(table).write_text(text, encoding="utf-8")
            sys.stdout.write(f"{file_of(table)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
