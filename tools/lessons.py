"""For authors of lessons: check that they can be played, and show their positions.

python tools/lessons.py                     a line for each fault of any lesson; exit status 1 if there is one
python tools/lessons.py ohanami grow        every step of a lesson: the position, legal actions, temptations and why they are illegal
python tools/lessons.py ohanami --seed 7    a new game, to find a start position; also --seats, --options, --turns, --line "0 choose 5" …
"""

import argparse
import json
import sys

import roji
from roji.content.lessons import FOLDER, Lesson, lessons
from roji.content.lessons.checking import faults, ways
from roji.content.lessons.pupil import Pupil, entry_of
from roji.core.game import Game
from roji.core.journal.fold import Entry, Fold, Header
from roji.core.luck import Luck


def check() -> int:
    found = [fault for path in sorted(FOLDER.glob("*.toml")) for fault in faults(path, roji.all_games())]
    sys.stdout.write("".join(f"{fault}\n" for fault in found))
    return 1 if found else 0


def show(game: Game, lesson: Lesson) -> None:
    pupil = Pupil(game, lesson)
    while (step := pupil.step) is not None:
        sys.stdout.write(f"\n=== {lesson.id}, step {step.id}: {pupil.seat} of {pupil.state.to_act()} to act\n{game.draw(pupil.state)}\n")
        codes = pupil.state.legal(pupil.seat)
        sys.stdout.write(f"expected: {said(game, [code for code in codes if pupil.expects(code)])}\nallowed: {said(game, codes)}\n")
        for code in pupil.tempted():
            sys.stdout.write(f"tempts: {game.text(code)}: {pupil.why_not(code)}\n")
        for code in ways(pupil)[0]:
            pupil.play(code)
    sys.stdout.write(f"\n=== {lesson.id}, the end\n{game.draw(pupil.state)}\n")


def begin(game: Game, header: Header, lines: list[str], turns: int) -> None:
    """A game after some lines and an optional number of turns by the rollout policy, with the lines for `before`."""
    fold, seed = Fold(game, header), header.seed or 0
    for line in lines:
        fold.play(entry_of(line))
    first = fold.state.turn()
    while fold.state.to_act() and fold.state.turn() < first + turns:
        seat = fold.state.to_act()[0]
        fold.play(Entry(seat, game.text(fold.state.rollout_action(seat, Luck(seed + len(fold.kept()))))))
    sys.stdout.write(f"before = {[str(entry) for entry in fold.standing()]}\n{game.draw(fold.state)}\n")
    for seat in fold.state.to_act():
        sys.stdout.write(f"{seat} may: {said(game, fold.state.legal(seat))}\n")


def said(game: Game, codes: list[int]) -> str:
    return ", ".join(map(game.text, codes))


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="?")
    asked.add_argument("lesson", nargs="?")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--seats", type=int, default=0)
    asked.add_argument("--options", type=json.loads, default={}, help='such as {"lay_order": "rotate"}')
    asked.add_argument("--line", action="append", default=[])
    asked.add_argument("--turns", type=int, default=0)
    given = asked.parse_args()
    if given.game is None:
        return check()
    game = roji.game(given.game)
    if given.lesson is None:
        seats = given.seats or game.usual_seats
        begin(game, Header(game.name, game.version, seats, given.options, seed=given.seed), given.line, given.turns)
        return 0
    lesson = lessons(game.name).find(given.lesson)
    if lesson is None:
        sys.exit(f"{game.title} has no lesson {given.lesson}")
    show(game, lesson)
    return 0


if __name__ == "__main__":
    sys.exit(main())
