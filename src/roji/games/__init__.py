"""The games there are: ours, one line for each, and those of other packages.

Ours are imported by name, so that they are there without an installation (from a checkout, or one that is older than a game);
our own entry points in pyproject.toml tell other tools of them. Other packages' games are looked for when somebody asks,
not when this is imported: a package that imports Roji would be asked for its game before it has one.
"""

from functools import cache

from roji.content.words import parts
from roji.core.discovery import find
from roji.core.game import Game
from roji.games.bonsai import GAME as BONSAI
from roji.games.bossa import GAME as BOSSA
from roji.games.ohanami import GAME as OHANAMI
from roji.games.takenoko import GAME as TAKENOKO
from roji.games.zen import GAME as ZEN

OURS: tuple[Game, ...] = (BONSAI, OHANAMI, TAKENOKO, BOSSA, ZEN)


@cache
def games() -> tuple[Game, ...]:
    """Every game: ours, then those of other packages."""
    return (*OURS, *find({*(game.name for game in OURS), *parts()}))
