"""`roji solve`: perfect play from a recorded position, or the success rate of a solo game."""

from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import roji
from roji.bots.arena.counts import wilson
from roji.bots.arena.pairings import deal_seed
from roji.bots.playouts import attempt
from roji.cli.arena import option_values
from roji.cli.console import out, print_json, progress
from roji.cli.replay import read_states
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.state import Solved, State

MOST = 2_000_000
PLAYS = 100
LATEST = 20  # choices to try to solve, from the end
PLAIN = 1000  # a share with a larger denominator is printed in percent only


def solve(
    source: str,
    *,
    line: int | None = None,
    seat: int | None = None,
    most: int = MOST,
    plays: int = PLAYS,
    option: Annotated[dict[str, str] | None, Parameter(name="--option", help="An option of the game: --option.form Fuji")] = None,
    json: bool = False,
) -> int:
    """Solve a recorded position: its value, the best line, and the value of every other action.

    A value is a share of the win, with a draw counted as half, or the final points. Only what the
    seat may know is used. Exit status 1 if it cannot be solved.

    Parameters
    ----------
    source:
        A journal or a playthrough; or the name of a solo game, to estimate how often careful play wins it.
    line:
        Solve the position after this many lines; by default the latest one that can be solved.
    seat:
        The seat to solve for; by default the one to act.
    most:
        The most positions to visit.
    plays:
        Careful plays for an estimate.
    json:
        Print one JSON document.
    """
    if most < 1 or plays < 1:
        raise ValueError("positions and plays are at least 1")
    if source in [game.name for game in roji.all_games()] and not Path(source).exists():
        return _estimate(roji.game(source), plays, option_values(source, option), json)
    if option:
        raise ValueError("a recorded game brings its options with it")
    game, states = read_states(Path(source))
    if line is not None and not 0 <= line < len(states):
        raise ValueError(f"{source} has {len(states) - 1} lines, so there is no position after line {line}")
    if seat is not None and not 0 <= seat < len(states[0].scores()):
        raise ValueError(f"there is no seat {seat} at this table")
    number, solved = _find(states, line, seat, most)
    return _tell(game, states[number], number, _asked(states[number], seat), solved, most, json)


def _asked(state: State, seat: int | None) -> int:
    return seat if seat is not None else max(state.actor(), 0)


def _find(states: list[State], line: int | None, seat: int | None, most: int) -> tuple[int, Solved | None]:
    """The given line; else the latest choice that can be solved; else the latest choice."""
    choices = [number for number, state in enumerate(states) if state.to_act() and len(state.legal(state.actor())) > 1]
    wanted = [line] if line is not None else choices[-LATEST:] or [len(states) - 1]
    for number in reversed(wanted):
        asked = _asked(states[number], seat)
        solved = _known(states[number], asked).solve(asked, most)
        if solved is not None:
            return number, solved
    return wanted[-1], None


def _known(state: State, seat: int) -> State:
    """The state as this seat knows it."""
    return state.imagine(seat, Luck(0))


# --- in words ------------------------------------------------------------------------------------------------------------


def _tell(game: Game, state: State, number: int, seat: int, solved: Solved | None, most: int, json: bool) -> int:
    if json:
        print_json(_document(game, number, seat, solved, _worths(state, seat, solved, most)))
        return 0 if solved else 1
    out.rule(f"{game.title} after line {number}")
    out.print(game.draw(state), markup=False, highlight=False)
    if solved is None:
        out.print(_why_unknown(game, state, seat, most), soft_wrap=True)
        return 1
    out.print(in_words(seat, solved), soft_wrap=True)
    if solved.line:
        out.print(f"best: {', '.join(map(game.text, solved.line))}", markup=False, soft_wrap=True)
    for code, worth in sorted(_worths(state, seat, solved, most).items(), key=lambda pair: -pair[1]):
        out.print(f"  {_figure(worth, solved.in_points):>7}  {game.text(code)}", markup=False, highlight=False)
    out.print(f"{solved.positions:,} positions looked at")
    return 0


def in_words(seat: int, solved: Solved) -> str:
    """The value as a sentence."""
    if solved.in_points:
        return f"seat {seat} has {solved.value:.0f} points at the end with perfect play from here"
    if solved.value in (0.0, 1.0):
        return f"seat {seat} {'wins' if solved.value else 'loses'} with perfect play from here, whatever is drawn"
    share = Fraction(solved.value).limit_denominator(PLAIN)
    exact = abs(float(share) - solved.value) < 1e-9
    games = f"{share.numerator} games in {share.denominator}" if exact else "some of the games"
    return f"seat {seat} wins {games} with perfect play from here: {100 * solved.value:.1f}%"


def _figure(worth: float, in_points: bool) -> str:
    return f"{worth:.0f}" if in_points else f"{100 * worth:.1f}%"


def _why_unknown(game: Game, state: State, seat: int, most: int) -> str:
    if not state.to_act():
        return "the game is over"
    if type(state).solve is State.solve:
        return f"{game.title} is never solved: too much stays hidden to the end"
    return (
        f"this position cannot be solved for seat {seat} by looking at {most:,} positions: too much is hidden, or too much can "
        f"still happen. docs/games/{game.name}.md says when {game.title} can be solved"
    )


def _worths(state: State, seat: int, solved: Solved | None, most: int) -> dict[int, float]:
    """The value of each action, if the solver has found it or can solve the position after it."""
    if solved is None or not solved.line:
        return {}
    if solved.worths:
        return solved.worths
    found: dict[int, float] = {}
    for code in state.legal(seat):
        after = _known(state, seat)
        after.play(seat, code)
        then = after.solve(seat, most) if after.actor() == seat or not after.to_act() else None
        if then is not None and after.reveals() == state.reveals():
            found[code] = then.value
    return found


def _document(game: Game, number: int, seat: int, solved: Solved | None, worths: dict[int, float]) -> dict[str, Any]:
    told: dict[str, Any] = {"game": game.name, "line": number, "seat": seat, "solved": solved is not None}
    if solved is not None:
        told |= {"value": solved.value, "in_points": solved.in_points, "best": list(map(game.text, solved.line))}
        told |= {"worths": {game.text(code): worth for code, worth in worths.items()}, "positions": solved.positions}
    return told


# --- how often a game for one can be won ---------------------------------------------------------------------------------


def _estimate(game: Game, plays: int, options: dict[str, object], json: bool) -> int:
    """Careful plays of different deals, and a confidence interval of the chance to win."""
    game.check_seats(1)
    won = 0
    with progress() as bar:
        task = bar.add_task("playing", total=plays)
        for deal in range(1, plays + 1):
            won += attempt(game.new(seats=1, seed=deal_seed(1, deal), **options), Luck(deal), float("inf")) is True
            bar.update(task, completed=deal)
    low, high = wilson(won, plays)
    if json:
        told = {"game": game.name, "options": options, "plays": plays, "won": won, "rate": won / plays, "interval": [low, high]}
        print_json(told)
        return 0
    named = " ".join(str(value) for value in options.values())
    chance = f"{100 * won / plays:.1f}% (95% interval {100 * low:.1f}% to {100 * high:.1f}%)"
    out.print(f"{game.title}{' ' + named if named else ''}: careful play won {won} of {plays} games, {chance}", soft_wrap=True)
    return 0
