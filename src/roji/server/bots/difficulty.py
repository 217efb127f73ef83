"""Estimates how hard a solo game is: a quick bot plays it many times."""

import asyncio

from roji.core.game import Game
from roji.server.bots.pool import BotPool
from roji.server.http.rate_limits import OneAtATime
from roji.server.refusal import Refusal
from roji.server.settings import Settings
from roji.server.table.setup import dealt
from roji.server.wire.messages import Trials, TrialsAsked


class DifficultyTrials:
    """Plays trials one by one, so that bots at tables never wait long; one request per address at a time."""

    def __init__(self, thinkers: BotPool, settings: Settings) -> None:
        self._thinkers = thinkers
        self._seconds = settings.trial_seconds
        self._asking = OneAtATime("your last trial is still being played; wait for it")

    async def play(self, game: Game, asked: TrialsAsked, address: str) -> Trials:
        """Play as many of the requested games as time allows, and count the wins."""
        dealt(game, asked.options, asked.seed)
        with self._asking.enter(address):
            return await self._play(game, asked, address)

    async def _play(self, game: Game, asked: TrialsAsked, address: str) -> Trials:
        clock = asyncio.get_running_loop().time
        end = clock() + self._seconds
        played = won = 0
        while played < asked.plays and clock() < end:
            seed = asked.seed + played
            snapshot = dealt(game, asked.options, seed).snapshot()
            result = await self._thinkers.attempt(address, game.name, snapshot, seed, int(1000 * (end - clock())))
            if result is None:
                break
            played, won = played + 1, won + result
        if played == 0:
            raise Refusal("there was no time to play even once; try again in a moment", 503)
        return Trials(played, won)
