"""The games as environments for research: frameworks' adapters, batches, self-play, data."""

from roji.lab.fleet import play_games as play_games
from roji.lab.fleet import tournament as tournament
