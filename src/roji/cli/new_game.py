"""`roji new-game`: write a package for a new game that can be played at once."""

import importlib.util
import keyword
import re
from pathlib import Path
from string import Template

import roji
from roji.cli.console import out
from roji.core.discovery import NAME
from roji.core.game import CONTRACT

TEMPLATE = Path(__file__).parent / "template"
FILES = {
    "pyproject.toml": "pyproject.toml.txt",
    "{name}/__init__.py": "init.py.txt",
    "{name}/actions.py": "actions.py.txt",
    "{name}/rules.py": "rules.py.txt",
    "{name}/view.py": "view.py.txt",
    "{name}/words/en/{name}.ftl": "words/words.ftl.txt",
    "tests/test_contract.py": "tests/test_contract.py.txt",
    "tests/test_rules.py": "tests/test_rules.py.txt",
}
MOST_SEATS = 4


def new_game(name: str, *, seats: str = "2", folder: Path | None = None) -> None:
    """Write a package for a game of your own that can be played at once.

    Parameters
    ----------
    name:
        The game's name in Python: lower-case letters, digits and _.
    seats:
        The number of players, or a range such as 2-4.
    folder:
        Where to write the package; by default a new folder of that name here.
    """
    place = folder or Path(name)
    for path, text in files(name, seats).items():
        if (place / path).exists():
            raise ValueError(f"{place / path} is there already; choose another name or --folder")
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        (place / path).write_text(text, encoding="utf-8")
    out.print(f"{place} holds a game that plays. Install it beside Roji: pip install --no-deps -e {place}", highlight=False, soft_wrap=True)
    out.print(
        f"Then: roji play; its rules are in {place / name / 'rules.py'}, its tests in {place / 'tests'}.", highlight=False, soft_wrap=True
    )


def files(name: str, seats: str) -> dict[str, str]:
    """The package as paths and texts; a ValueError for an invalid name or number of seats."""
    if not NAME.fullmatch(name):
        raise ValueError(f"{name!r} cannot be the name of a game: small letters, digits and _, a letter first")
    if name in [game.name for game in roji.all_games()]:
        raise ValueError(f"there is a game {name} already")
    if keyword.iskeyword(name) or importlib.util.find_spec(name) is not None:
        raise ValueError(f"{name!r} is a word or a module of Python already; choose another name")
    fewest, most = _range(seats)
    title = " ".join(word.capitalize() for word in name.split("_") if word)
    players = f"{most} players" if fewest == most > 1 else "1 player" if most == 1 else f"{fewest}–{most} players"
    values = {"name": name, "title": title, "kind": title.replace(" ", ""), "dashed": name.replace("_", "-"), "players": players}
    given = {**values, "fewest": fewest, "most": most, "contract": CONTRACT}
    return {path.format(name=name): Template((TEMPLATE / source).read_text("utf-8")).substitute(given) for path, source in FILES.items()}


def _range(seats: str) -> tuple[int, int]:
    told = re.fullmatch(r"(\d)(?:-(\d))?", seats)
    fewest, most = (int(told[1]), int(told[2] or told[1])) if told else (0, 0)
    if not 1 <= fewest <= most <= MOST_SEATS:
        raise ValueError(f"{seats!r} cannot be a number of seats: write 2, or 2-4, up to {MOST_SEATS}")
    return fewest, most
