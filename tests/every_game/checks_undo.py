"""Checks that a choice can be taken back exactly until something has come to light."""

from roji.core.journal import UNDO, Entry, Fold, Header, back
from roji.core.luck import Luck
from tests.every_game.checks_rules import is_sentence
from tests.every_game.seen import difference, event, seen
from tests.every_game.settings import SOAK, Setting
from tests.every_game.walks import Step, truth, walk


def undo_is_honest(setting: Setting, seed: int) -> None:
    """An action that leaves `reveals` as it was shows its player the same from every imagined state."""
    game = setting.game
    for step in walk(setting, seed):
        if step.after.reveals() != step.before.reveals():
            continue
        told = event(game, step.before, step.seat, step.code, step.seat)
        ours = seen(game, step.after, step.seat, told)
        for number in range(3):
            imagined = step.before.imagine(step.seat, Luck(1000 * seed + number))
            imagined.play(step.seat, step.code)
            theirs = seen(game, imagined, step.seat, told)
            assert ours == theirs, (
                f"{game.text(step.code)!r} showed seat {step.seat} something new, but reveals does not count it: {difference(ours, theirs)}"
            )


def a_choice_can_be_taken_back(setting: Setting, seed: int) -> None:
    """Undo gives the game as it was, and is refused with a sentence once something has come to light."""
    header = Header(setting.game.name, setting.game.version, setting.seats, dict(setting.chosen), seed)
    fold = Fold(setting.game, header)
    for step in walk(setting, seed):
        entry = Entry(step.seat, setting.game.text(step.code))
        before = truth(fold.state)
        fold.play(entry)
        assert truth(fold.state) == truth(step.after), f"the journal's {str(entry)!r} is another action than the one played"
        refusal = fold.why_not_undo(step.seat)
        if step.after.reveals() != step.before.reveals():
            assert is_sentence(refusal), f"{str(entry)!r} brought something to light and can be taken back all the same"
        elif SOAK or step.number % 5 == 0:
            assert refusal is None, f"{str(entry)!r} cannot be taken back: {refusal}"
            fold.play(Entry(step.seat, UNDO))
            assert truth(fold.state) == before, f"taking back {str(entry)!r} does not give the game as it was"
            fold.play(entry)


def a_table_goes_back_together(setting: Setting, seed: int) -> None:
    """After `back N` the game is what it was when the first N lines stood, and goes on from there as it did."""
    steps, places = list(walk(setting, seed)), Luck(seed)
    lines = [Entry(step.seat, setting.game.text(step.code)) for step in steps]
    for _ in range(len(steps) if SOAK else 3):
        count = places.below(len(steps))
        left = places.below(count) if count else 0
        fold = Fold(setting.game, Header(setting.game.name, setting.game.version, setting.seats, dict(setting.chosen), seed))
        for entry in lines[:count]:
            fold.play(entry)
        if count == left:
            assert is_sentence(fold.why_not_back(left)), "one may go back from where nothing has happened"
            continue
        goes_back(fold, steps[left], steps[count], lines[left])


def goes_back(fold: Fold, to: Step, since: Step, entry: Entry) -> None:
    """From before one step to before an earlier one."""
    assert fold.reveals_after(to.number) == (to.before.reveals() != since.before.reveals()), "what has come to light is not told"
    fold.play(Entry(to.seat, back(to.number)))
    assert truth(fold.state) == truth(to.before), f"going back from {since.number} to {to.number} lines does not give the game as it was"
    fold.play(entry)
    assert truth(fold.state) == truth(to.after), f"after going back, {str(entry)!r} gives another game"
