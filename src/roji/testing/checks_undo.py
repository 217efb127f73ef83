"""Checks that an action can be undone exactly until something is revealed."""

from roji.core.journal.fold import UNDO, Entry, Fold, Header, back
from roji.core.luck import Luck
from roji.testing.checks_rules import is_sentence
from roji.testing.difference import difference
from roji.testing.seen import event, seen
from roji.testing.settings import SOAK, Setting
from roji.testing.walks import WalkStep, truth, walk

GAMES, WORLDS = 2, 4  # games to play, worlds to imagine
FEWEST, LEAST = 6, 0.4  # reveals of a verb needed to judge it, and the share of them that must show something


def undo_is_honest(setting: Setting, seed: int) -> None:
    """An action that does not change `reveals` gives its player the same view from every imagined state."""
    game = setting.game
    for step in walk(setting, seed):
        if step.after.reveals() != step.before.reveals():
            continue
        ours = seen(game, step.after, step.seat, event(game, step.before, step.after, step.seat, step.code, step.seat))
        for number in range(3):
            before = step.before.imagine(step.seat, Luck(1000 * seed + number))
            imagined = before.copy()
            imagined.play(step.seat, step.code)
            theirs = seen(game, imagined, step.seat, event(game, before, imagined, step.seat, step.code, step.seat))
            assert ours == theirs, (
                f"{game.text(step.code)!r} showed seat {step.seat} something new, but reveals does not count it: {difference(ours, theirs)}"
            )


def reveals_counts_what_comes_to_light(setting: Setting, seed: int) -> None:
    """Where `reveals` rises, the player mostly sees something unforeseeable; a verb that seldom shows such a thing is no reveal.

    A single reveal may show nothing new by chance, so all actions of a verb are judged together. With simultaneous choices
    the last one makes all of them final, and may count.
    """
    for verb, shown in _counted(setting, seed).items():
        assert len(shown) < FEWEST or sum(shown) >= LEAST * len(shown), (
            f"reveals counts {verb!r} {len(shown)} times, but in {len(shown) - sum(shown)} of them "
            "the seat that played it could have foretold all that it saw"
        )


def _counted(setting: Setting, seed: int) -> dict[str, list[bool]]:
    """For each verb: whether each of its reveals showed something."""
    told: dict[str, list[bool]] = {}
    for number in range(GAMES):
        at_once: set[tuple[int, str, int]] = set()  # turns, verbs and seats with simultaneous choices
        for step in walk(setting, seed + number):
            verb, turn, acting = setting.game.text(step.code).split(" ")[0], step.before.turn(), step.before.to_act()
            if len(acting) > 1:
                at_once |= {(turn, verb, seat) for seat in acting}
            if step.after.reveals() != step.before.reveals() and (turn, verb, step.seat) not in at_once:
                told.setdefault(verb, []).append(_shows_something(setting, step, seed))
    return told


def _shows_something(setting: Setting, step: WalkStep, seed: int) -> bool:
    """Whether the player could have seen something else, given what was known before."""
    ours = seen(setting.game, step.after, step.seat)
    for number in range(WORLDS):
        world = step.before.imagine(step.seat, Luck(1000 * seed + number))
        world.play(step.seat, step.code)
        if seen(setting.game, world, step.seat) != ours:
            return True
    return False


def a_choice_can_be_taken_back(setting: Setting, seed: int) -> None:
    """Undo restores the game, and is refused with a sentence once something was revealed."""
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
    """After `back N` the game is as it was after the first N lines, and continues as it did."""
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


def goes_back(fold: Fold, to: WalkStep, since: WalkStep, entry: Entry) -> None:
    """Go back from one step to an earlier one."""
    assert fold.reveals_after(to.number) == (to.before.reveals() != since.before.reveals()), "what has come to light is not told"
    fold.play(Entry(to.seat, back(to.number)))
    assert truth(fold.state) == truth(to.before), f"going back from {since.number} to {to.number} lines does not give the game as it was"
    fold.play(entry)
    assert truth(fold.state) == truth(to.after), f"after going back, {str(entry)!r} gives another game"
