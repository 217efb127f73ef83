"""`roji review` and `roji advise`: analyse a recorded game."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

import roji
from roji.bots.analysis import advice
from roji.bots.analysis import review as reviews
from roji.cli.console import out, print_json, progress
from roji.cli.curves import curve
from roji.cli.replay import read_journal
from roji.content.words import parts_of, read
from roji.core.game import Game
from roji.core.journal import fold as journals
from roji.core.luck import Luck
from roji.core.state import State

ITERATIONS = 200  # per choice, by default
COLOURS = ("green", "cyan", "magenta", "yellow")
MARGIN = 12


def review(
    file: Path,
    *,
    iterations: int = 0,
    ms: int = 0,
    seat: Annotated[list[int] | None, Parameter(help="Show these seats only.")] = None,
    seed: int = 1,
    json: bool = False,
) -> None:
    """Review a finished game: a curve for every player, the turning points, and luck against skill.

    Parameters
    ----------
    file:
        A journal.
    iterations:
        Search iterations per choice; 200 by default. The same seed then gives the same review.
    ms:
        Instead of iterations: milliseconds per choice.
    seed:
        The seed of the imagined tables.
    json:
        Print one JSON document.
    """
    if iterations < 0 or ms < 0 or (iterations and ms):
        raise ValueError("say either how many iterations or how many milliseconds a choice is thought about")
    journal = read_journal(file)
    game = roji.game(journal.header.game)
    shown = _seats(seat, journal.header.seats)
    moments = _reviewed(game, journal, seed, 0 if ms else iterations or ITERATIONS, ms)
    verdicts = reviews.summary(moments, journal.header.seats, moments[-1].after if moments else [])
    turns = [turning for turning in reviews.turning_points(moments, len(moments)) if turning.seat in shown][: reviews.TURNING_POINTS]
    if json:
        told = {"moments": moments, "players": verdicts, "turning_points": turns}
        return print_json({"game": game.name, "seats": journal.header.seats, "seed": seed, **told})
    _print_curves(moments, shown)
    _print_turning_points(moments, turns, journal)
    return _print_verdicts([verdict for verdict in verdicts if verdict.seat in shown])


def _seats(chosen: list[int] | None, seats: int) -> list[int]:
    for seat in chosen or []:
        if not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat} at this table; the seats are 0 to {seats - 1}")
    return chosen or list(range(seats))


def _reviewed(game: Game, journal: journals.Journal, seed: int, iterations: int, ms: int) -> list[reviews.ReviewedChoice]:
    found = []
    with progress() as bar:
        task = bar.add_task("reviewing", total=len(journal.entries))
        for moment in reviews.review(game, journal, seed, iterations, ms):
            found.append(moment)
            bar.update(task, completed=moment.line)
    return found


def _print_curves(moments: list[reviews.ReviewedChoice], shown: list[int]) -> None:
    """Each seat's estimated share of the win, from the first choice to the end."""
    for seat in shown:
        shares = [*(moment.before[seat] for moment in moments), moments[-1].after[seat]]
        out.print(f"seat {seat}, share of the win from line {moments[0].line} to the end")
        lines = curve(shares, out.width - MARGIN)
        for place, line in enumerate(lines):
            mark = "100%" if place == 0 else "0%" if place == len(lines) - 1 else ""
            out.print(f"{mark:>5} ┤{line}", style=COLOURS[seat % len(COLOURS)], markup=False, highlight=False, no_wrap=True)


def _print_turning_points(moments: list[reviews.ReviewedChoice], turns: list[reviews.Turning], journal: journals.Journal) -> None:
    out.print("turning points" if turns else "no turning points")
    of_line = {moment.line: moment for moment in moments}
    for turning in turns:
        out.print(f"  {tell(turning, of_line[turning.line], journal)}", markup=False, highlight=False, soft_wrap=True)


def tell(turning: reviews.Turning, moment: reviews.ReviewedChoice, journal: journals.Journal) -> str:
    """A turning point as a sentence: "line 34, seat 1: choose 56 instead of choose 71, 18% of the win lost"."""
    done, share = journal.entries[turning.line - 1].text, f"{100 * abs(turning.change):.0f}% of the win"
    if turning.by == "choice":
        return f"line {turning.line}, seat {turning.seat}: {done} instead of {moment.best or 'staying'}, {share} lost"
    return f"line {turning.line}, seat {turning.seat}: luck {'gave' if turning.change > 0 else 'took'} {share} after {done}"


def _print_verdicts(verdicts: list[reviews.Verdict]) -> None:
    table = Table("seat", "at the start", "skill", "luck", "result", "mistakes")
    for verdict in verdicts:
        error = f"± {100 * verdict.error:.0f}%"
        parts = (f"{100 * verdict.start:.0f}%", f"{100 * verdict.skill:+.0f}% {error}", f"{100 * verdict.luck:+.0f}% {error}")
        table.add_row(str(verdict.seat), *parts, f"{100 * verdict.result:.0f}%", f"{100 * verdict.mistakes:.0f}%")
    out.print(table)


def advise(file: Path, *, line: int = 0, iterations: int = 1000, seed: int = 1, most: int = 3, json: bool = False) -> None:
    """What would you do? The best few actions before a line of a recorded game, and why.

    Parameters
    ----------
    file:
        A journal.
    line:
        The line to advise on; by default the end of the journal.
    iterations:
        Search iterations. The same seed gives the same advice.
    seed:
        The seed of the imagined tables.
    most:
        How many actions to list.
    json:
        Print one JSON document.
    """
    if iterations < 1 or most < 1:
        raise ValueError("iterations and the number of actions are at least 1")
    journal = read_journal(file)
    game = roji.game(journal.header.game)
    state, seat = _position(game, journal, line or len(journal.entries) + 1)
    hints = advice.advise(game, state, seat, Luck(seed), 0, iterations, most)
    if json:
        told = [
            {"action": _actions(game, hint), "chance": hint.chance, "points": hint.points, "why": _reason(game, hint)} for hint in hints
        ]
        return print_json({"game": game.name, "line": line, "seat": seat, "hints": told})
    table = Table(f"seat {seat} may", "chance", game.counts if game.counts != advice.PER_CENT else "", "because")
    for hint in hints:
        points = "" if hint.points is None else f"{hint.points:.1f}"
        table.add_row(_actions(game, hint), f"{100 * hint.chance:.0f}%", points, _reason(game, hint))
    return out.print(table)


def _actions(game: Game, hint: advice.Recommendation) -> str:
    return ", ".join(game.text(code) for code in (hint.code, *hint.then))


def _reason(game: Game, hint: advice.Recommendation) -> str:
    return read(hint.why, "en", *parts_of(game))


def _position(game: Game, journal: journals.Journal, line: int) -> tuple[State, int]:
    """The state before a line, and the seat that chose there or may choose now."""
    if not 1 <= line <= len(journal.entries) + 1:
        raise ValueError(f"there is no line {line} in this journal; the lines are 1 to {len(journal.entries)}")
    cut = journals.Journal(journal.header, journal.entries[: line - 1])
    *_, (_, state) = journals.replay(game, cut)
    if not state.to_act():
        raise ValueError("the game is over, so there is nothing to advise; --line names an earlier line")
    acted = journal.entries[line - 1].seat if line <= len(journal.entries) else state.actor()
    return state, acted if acted in state.to_act() else state.actor()
