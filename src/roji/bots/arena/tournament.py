"""Tournaments between bots, with duplicate deals, on any number of processes."""

from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, TypeVar

from roji.bots.arena.entrants import Entrant, enter
from roji.bots.arena.pairings import Bout, deal_seed, luck_seed, schedule
from roji.bots.arena.pool import Executor, Job, play_all
from roji.bots.arena.results import Line, Numbered, Result, ResultFile
from roji.bots.levels import TURN_MS
from roji.bots.players import ArenaSettings, Player, player
from roji.bots.protocol.messages import Opening
from roji.bots.protocol.program import Forfeit
from roji.bots.thinking_time import Clock
from roji.core.game import Game
from roji.core.state import State

FORMAT = 1  # of the result file
PATIENCE_S = 5.0  # how late a program's answer may be

Task = TypeVar("Task", bound=Numbered)


@dataclass(frozen=True)
class Tournament:
    """What is played: the game, the bots, the numbers of seats. It can be pickled."""

    find_game: Callable[[str], Game]  # importable, so that it can be pickled
    game: str
    bots: tuple[str, ...]
    sizes: tuple[int, ...] = (2,)
    options: dict[str, Any] = field(default_factory=dict)
    turn_ms: int = TURN_MS
    iterations: int = 0
    seed: int = 1
    patience: float = PATIENCE_S

    def __post_init__(self) -> None:
        game = self.find_game(self.game)
        if not self.bots:
            raise ValueError("name the bots that are to play, such as: yusha greedy")
        enter(list(self.bots))
        for seats in self.sizes:
            game.new(seats=seats, seed=1, **self.chosen())  # fail now, not in a worker process
            if seats < 2:
                raise ValueError("a tournament needs at least 2 seats; name one bot and no --seats, and it plays alone")

    def chosen(self) -> dict[str, Any]:
        """The options, with the game's `with_bots` as defaults."""
        return {**self.find_game(self.game).with_bots, **self.options}

    def names(self) -> list[str]:
        return [entrant.name for entrant in enter(list(self.bots))]

    def bouts(self, games: int) -> list[Bout]:
        return schedule(len(self.bots), list(self.sizes), games)

    def table(self) -> "TournamentRunner":
        return TournamentRunner(self)

    def heading(self) -> dict[str, Any]:
        """What must be equal before games are added to an existing result file."""
        return {
            "arena": FORMAT,
            "game": self.game,
            "rules": self.find_game(self.game).version,
            "options": self.chosen(),
            "bots": list(self.bots),
            "names": self.names(),
            "seats": list(self.sizes),
            "think_ms": self.turn_ms,
            "iterations": self.iterations,
            "seed": self.seed,
        }


def play(
    tournament: Tournament, games: int, workers: int = 1, file: ResultFile[Result] | None = None, executor: Executor | None = None
) -> Generator[Result]:
    """The results of `games` games, rounded up to whole deals: first those in the file, then new ones as they are played."""
    return play_on(tournament, tournament.bouts(games), workers, file, executor)


def play_on(
    plan: Job[Task, Line], tasks: list[Task], workers: int, file: ResultFile[Line] | None, executor: Executor | None = None
) -> Generator[Line]:
    """The results of these tasks that are in the file, then the others, which are appended to it."""
    known = {line.number: line for line in file.found} if file else {}
    yield from (known[task.number] for task in tasks if task.number in known)
    left = [task for task in tasks if task.number not in known]
    with closing(executor.play(plan, left) if executor else play_all(plan, left, workers)) as lines:
        for line in lines:
            if file:
                file.add(line)
            yield line


class TournamentRunner:
    """Plays a tournament's games one after the other; bot programs keep running between games."""

    def __init__(self, tournament: Tournament) -> None:
        self._of = tournament
        self._game = tournament.find_game(tournament.game)
        self._entrants = enter(list(tournament.bots))
        self._settings = ArenaSettings(tournament.turn_ms, tournament.iterations, tournament.patience)
        self._players: dict[tuple[int, int], Player] = {}  # by bot, and its nth seat at the table

    def play(self, bout: Bout) -> Result:
        seats = len(bout.seating)
        state = self._game.new(seats=seats, seed=deal_seed(self._of.seed, bout.deal), **self._of.chosen())
        sitting = TournamentGame(state, self._seated(bout.seating), [Clock(self._of.turn_ms) for _ in range(seats)])
        sitting.begin([self._opening(bout, seat) for seat in range(seats)])
        sitting.play()
        return sitting.result(bout)

    def close(self) -> None:
        for who in self._players.values():
            who.close()

    def _opening(self, bout: Bout, seat: int) -> Opening:
        seed = luck_seed(self._of.seed, bout.number, seat)
        return Opening(self._of.game, len(bout.seating), seat, self._of.chosen(), self._of.turn_ms, seed)

    def _seated(self, seating: tuple[int, ...]) -> list[Player]:
        often: Counter[int] = Counter()
        seated = []
        for bot in seating:
            seated.append(self._player(bot, often[bot]))
            often[bot] += 1
        return seated

    def _player(self, bot: int, nth: int) -> Player:
        if (bot, nth) not in self._players:
            entrant: Entrant = self._entrants[bot]
            self._players[bot, nth] = player(self._game, entrant, self._settings)
        return self._players[bot, nth]


@dataclass
class TournamentGame:
    """One game. A player that forfeits loses, and the others play on."""

    state: State
    players: list[Player]
    clocks: list[Clock]
    forfeits: dict[int, str] = field(default_factory=dict)
    played: list[tuple[int, int | None]] = field(default_factory=list)  # seats and codes, in order; None where a seat left

    def begin(self, openings: list[Opening]) -> None:
        absent = {}
        for seat, who in enumerate(self.players):
            try:
                who.begin(openings[seat])
            except Forfeit as why:
                absent[seat] = str(why)
        for seat, reason in absent.items():
            self._forfeit(seat, reason)

    def play(self) -> None:
        while (seat := self.state.actor()) >= 0:
            try:
                code = self.clocks[seat].timed(self.state, lambda left: self.players[seat].choose(self.state, left))
            except Forfeit as why:
                self._forfeit(seat, str(why))
            else:
                self._note(seat, code)
                self.state.play(seat, code)
        for seat, who in enumerate(self.players):
            if seat not in self.forfeits:
                who.end(self.state)

    def _forfeit(self, seat: int, why: str) -> None:
        self.forfeits[seat] = why
        self.players[seat].dismiss()
        if self.state.actor() >= 0:  # else the game is over: the others have left already
            self._note(seat, None)
            self.state.resign(seat)

    def _note(self, seat: int, code: int | None) -> None:
        self.played.append((seat, code))
        for other, who in enumerate(self.players):
            if other not in self.forfeits:
                who.note(self.state, seat, code)

    def result(self, bout: Bout) -> Result:
        return Result(
            bout.number,
            bout.deal,
            bout.seating,
            self.state.scores(),
            [seat for seat in self.state.winners() if seat not in self.forfeits],
            [clock.decisions for clock in self.clocks],
            [round(clock.spent_ms, 1) for clock in self.clocks],
            [round(clock.slowest_ms, 1) for clock in self.clocks],
            dict(self.forfeits),
        )
