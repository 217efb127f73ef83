"""The games there are: one line for each."""

from roji.core.registry import Game
from roji.games.bonsai import GAME as BONSAI
from roji.games.bossa import GAME as BOSSA
from roji.games.ohanami import GAME as OHANAMI
from roji.games.takenoko import GAME as TAKENOKO
from roji.games.zen import GAME as ZEN

GAMES: tuple[Game, ...] = (BONSAI, OHANAMI, TAKENOKO, BOSSA, ZEN)
