"""Learn to play Ohanami by self-play alone: `python -m examples.learning.train --minutes 15`."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from cyclopts import App
from rich.console import Console

from examples.learning.curve import Point, draw
from examples.learning.judgement import save

if TYPE_CHECKING:
    from examples.learning.course import Course, Mark

app = App(version_flags=[], help="Learn to play Ohanami by self-play; write the weights, the curve as JSON lines, and its picture.")
console = Console(highlight=False)


@app.default
def train(
    *,
    minutes: float = 15.0,
    lessons: int | None = None,
    seed: int = 1,
    games: int = 128,
    trial: int = 100,
    threads: int = 1,
    out: Path = Path("gardener.npz"),
) -> None:
    """Train by self-play, and evaluate against greedy once a minute.

    Parameters
    ----------
    minutes
        The duration of the training.
    lessons
        The number of updates, instead of a duration: with the same seed and one thread, the weights are reproducible.
    seed
        The seed of the initial weights, the deals and the choices.
    games
        Games per update, played in parallel.
    trial
        Games per evaluation.
    threads
        The number of threads for PyTorch.
    out
        The file of weights; the curve is written beside it, as .jsonl and .svg.
    """
    if find_spec("torch") is None:
        sys.exit("To train, PyTorch is needed: pip install 'roji[learn]'. To play, it is not.")
    if min(minutes, 1 if lessons is None else lessons, games, trial, threads) <= 0:
        sys.exit("Minutes, lessons, games, the trial and threads must be more than 0.")
    if out.suffix != ".npz":
        sys.exit(f"Weights go into a file that ends in .npz, not {out.name}.")
    if not out.parent.is_dir():
        sys.exit(f"There is no folder {out.parent} to write to.")
    import torch

    from examples.learning.course import Course, Plan

    torch.set_num_threads(threads)
    _write(Course(Plan(minutes, lessons, seed, games, trial)), out)


def _write(course: "Course", out: Path) -> None:
    """Write the weights and the curve so far, after every evaluation."""
    marks: list[Mark] = []
    with out.with_suffix(".jsonl").open("w", encoding="utf-8") as log:
        for mark in course.marks():
            marks.append(mark)
            log.write(msgspec.json.encode(mark).decode() + "\n")
            log.flush()
            save(out, course.judgement().weights)
            out.with_suffix(".svg").write_text(draw([_point(mark) for mark in marks]), encoding="utf-8")
            console.print(_told(mark), soft_wrap=True)


def _point(mark: "Mark") -> Point:
    return Point(mark.minutes, mark.wins / mark.trial_games, *mark.interval)


def _told(mark: "Mark") -> str:
    low, high = mark.interval
    own, other = mark.trial_points
    return (
        f"{mark.minutes:5.1f} min, lesson {mark.lessons:4d}: beats greedy in {mark.wins / mark.trial_games:.0%} "
        f"({low:.0%} to {high:.0%}) of {mark.trial_games} games, {own:.0f} points to {other:.0f}; value loss {mark.value_loss:.3f}"
    )


if __name__ == "__main__":
    app()
