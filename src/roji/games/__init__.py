"""The games there are: one line for each."""

from roji.core.registry import Game
from roji.games.bonsai import GAME as BONSAI
from roji.games.ohanami import GAME as OHANAMI
from roji.games.zen import GAME as ZEN

GAMES: tuple[Game, ...] = (BONSAI, OHANAMI, ZEN)
