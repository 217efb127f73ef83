"""Five tabletop games with exact rules, for people in a browser and for researchers in Python."""

from roji.core.game import Game
from roji.core.luck import Luck
from roji.games import games as known_games
from roji.version import VERSION

__all__ = ["Luck", "all_games", "game"]
__version__ = VERSION


def all_games() -> list[Game]:
    """Every game there is."""
    return list(known_games())


def game(name: str) -> Game:
    """The game of that name; a ValueError that lists the names if there is none."""
    for known in known_games():
        if known.name == name:
            return known
    raise ValueError(f"there is no game {name!r}; there is {', '.join(g.name for g in known_games())}")
