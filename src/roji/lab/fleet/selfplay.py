"""Self-play: the same bots in the same seats, every game with its own seed. The source of training data."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from roji.bots.arena.entrants import enter
from roji.bots.arena.pairings import deal_seed, luck_seed
from roji.bots.arena.tournament import PATIENCE_S, TournamentGame
from roji.bots.levels import TURN_MS
from roji.bots.players import ArenaSettings, player
from roji.bots.protocol.messages import Opening
from roji.bots.thinking_time import Clock
from roji.core.game import Game
from roji.core.journal.fold import RESIGN, Header
from roji.lab.data.records import GameRecord, checksum

SEEDS = 2**40  # so that every deal's seed fits into 64 bits


class Deal(msgspec.Struct, frozen=True):
    """One game to play."""

    number: int  # from 1


@dataclass(frozen=True)
class SelfPlay:
    """What is played. It can be pickled."""

    find_game: Callable[[str], Game]  # importable, so that it can be pickled
    game: str
    bots: tuple[str, ...]  # by seat
    iterations: int  # of a search, per decision; the clock is ignored
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.iterations < 1:
            raise ValueError("a bot that searches needs at least 1 iteration")
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"a seed is a number from 0 to {SEEDS - 1}, not {self.seed}")
        enter(list(self.bots))
        self.find_game(self.game).new(seats=len(self.bots), seed=1, **self.options)  # fail now, not in a worker process

    def deals(self, games: int) -> list[Deal]:
        return [Deal(number) for number in range(1, games + 1)]

    def names(self) -> list[str]:
        """The bots' names by seat; several may be equal."""
        return [enter([bot])[0].name for bot in self.bots]

    def chosen(self) -> dict[str, Any]:
        """All options, with the game's `with_bots` as defaults."""
        game = self.find_game(self.game)
        told: dict[str, Any] = msgspec.to_builtins(game.options(**{**game.with_bots, **self.options}))
        return told

    def header(self, deal: Deal) -> Header:
        game = self.find_game(self.game)
        return Header(game.name, game.version, len(self.bots), self.chosen(), deal_seed(self.seed, deal.number))

    def table(self) -> "SelfPlayTable":
        return SelfPlayTable(self)


class SelfPlayTable:
    """Plays the games one after the other; bot programs keep running between games."""

    def __init__(self, of: SelfPlay) -> None:
        self._of = of
        self._game = of.find_game(of.game)
        settings = ArenaSettings(TURN_MS, of.iterations, PATIENCE_S)
        self._players = [player(self._game, entrant, settings) for entrant in enter(list(of.bots))]

    def play(self, deal: Deal) -> GameRecord:
        header = self._of.header(deal)
        seats = range(header.seats)
        state = self._game.start(header.seats, self._game.options(**header.options), header.luck())
        sitting = TournamentGame(state, self._players, [Clock(TURN_MS) for _ in seats])
        luck = [luck_seed(self._of.seed, deal.number, seat) for seat in seats]
        sitting.begin([Opening(header.game, header.seats, seat, header.options, TURN_MS, luck[seat]) for seat in seats])
        sitting.play()
        return self._record(deal, header, sitting)

    def _record(self, deal: Deal, header: Header, sitting: TournamentGame) -> GameRecord:
        state = sitting.state
        actions = [f"{seat} {RESIGN if code is None else self._game.text(code)}" for seat, code in sitting.played]
        return GameRecord(
            deal.number,
            header.game,
            header.version,
            header.seats,
            header.options,
            deal_seed(self._of.seed, deal.number),
            self._of.names(),
            actions,
            state.scores(),
            [seat for seat in state.winners() if seat not in sitting.forfeits],
            [f"{seat} {why}" for seat, why in sorted(sitting.forfeits.items())],
            checksum(header, actions, state),
        )

    def close(self) -> None:
        for who in self._players:
            who.close()
