"""Review of a finished game: chances at every line, the cost of each choice, and luck."""

from collections.abc import Iterator, Sequence

import msgspec

from roji.bots.analysis.hindsight import Effort, Facing, PastChoice, face
from roji.bots.analysis.knowledge import Knowledge
from roji.core.findings import TURNING_POINTS, Turning, Verdict, summary, turning_points
from roji.core.game import Game
from roji.core.journal.fold import RESIGN, UNDO, Entry, Journal, Spoiled, left_by, replay
from roji.core.state import State

__all__ = ["TURNING_POINTS", "Moment", "Turning", "Verdict", "choices", "finished", "review", "shares", "summary", "turning_points"]


class Moment(msgspec.Struct, frozen=True):
    """One choice of a finished game, and what the seats could believe around it."""

    line: int  # of the journal, from 1
    seat: int
    before: list[float]  # what each seat could believe its share of the win to be when the choice was faced; together one win
    chosen: float  # what the acting seat could expect from its choice, before the luck that followed
    best: str  # the best action found, in notation; empty for who gave up
    lost: float  # what the choice cost against it; below 0 if it did better
    after: list[float]  # the beliefs once the luck has come; at the end the true shares
    error: float = 0.0  # the standard error of `lost`
    revealed: bool = False  # whether something came to light with it that the acting seat could not foretell


# --- the choices ---------------------------------------------------------------------------------------------------------


def review(
    game: Game, journal: Journal, seed: int, iterations: int = 0, ms: float = 0.0, first: int = 1, last: int | None = None
) -> Iterator[Moment]:
    """Every choice of a finished game from line `first` to line `last`. Each line has luck of its own: chunks agree with the whole."""
    effort = Effort(iterations, ms)
    result = shares(finished(game, journal))
    end = len(journal.entries) if last is None else last
    waiting: tuple[PastChoice, Facing, bool] | None = None
    for choice, knowledge, gone in _faced(game, journal):
        if choice.line < first:
            continue
        facing = face(game, knowledge, choice, seed, effort, gone)
        if waiting is not None:
            yield _moment(game, *waiting, facing.before)
        waiting = (choice, facing, _reveals(knowledge.truth, choice))
        if choice.line > end:
            return
    if waiting is not None:
        yield _moment(game, *waiting, result)


def _moment(game: Game, choice: PastChoice, facing: Facing, revealed: bool, after: list[float]) -> Moment:
    best = "" if facing.best is None else game.text(facing.best)
    return Moment(choice.line, choice.seat, facing.before, facing.chosen, best, facing.lost, after, facing.error, revealed)


def _reveals(state: State, choice: PastChoice) -> bool:
    """Whether something comes to light with a choice; nothing does when somebody gives up."""
    if choice.code is None:
        return False
    after = state.copy()
    after.play(choice.seat, choice.code)
    return after.reveals() != state.reveals()


def finished(game: Game, journal: Journal) -> State:
    """The end of the game; a Spoiled with a sentence if a line may not happen, or if the game is not over."""
    *_, (_, state) = replay(game, journal)
    if state.to_act():
        raise Spoiled("this game is not over yet; it can be reviewed once it is")
    return state


def shares(state: State) -> list[float]:
    """After the end: what each seat has of the win."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(state.scores()))]


def choices(game: Game, journal: Journal) -> list[PastChoice]:
    """What was done and not taken back."""
    return [choice for choice, _, _ in _faced(game, journal)]


def _faced(game: Game, journal: Journal) -> Iterator[tuple[PastChoice, Knowledge, set[int]]]:
    """Every choice that stands, what the seats could know when it was faced, and who had given up by then."""
    standing = stands(journal.entries)
    knowledge = Knowledge(game, next(state for _, state in replay(game, journal)))
    gone: set[int] = set()
    for place, (line, entry) in enumerate(standing):
        if entry.text == RESIGN:
            yield PastChoice(line, entry.seat, None), knowledge, gone
            knowledge.resign(entry.seat)
            gone.add(entry.seat)
            continue
        code = game.parse(entry.text)
        rest = [later for _, later in standing[place + 1 :]]
        yield PastChoice(line, entry.seat, code, _follows(game, knowledge.truth, entry.seat, code, rest)), knowledge, gone
        knowledge.play(entry.seat, code)


def stands(entries: Sequence[Entry]) -> list[tuple[int, Entry]]:
    """The lines, with their numbers, that nobody took back."""
    kept: list[tuple[int, Entry]] = []
    for line, entry in enumerate(entries, 1):
        if entry.text == UNDO:
            place = max(i for i, (_, other) in enumerate(kept) if other.seat == entry.seat)
            del kept[place]
        elif (left := left_by(entry.text)) is not None:
            del kept[left:]
        else:
            kept.append((line, entry))
    return kept


def _follows(game: Game, state: State, seat: int, code: int, rest: list[Entry]) -> tuple[int, ...]:
    """What the seat did next in the same turn, as long as nothing came to light."""
    after = state.copy()
    after.play(seat, code)
    found: list[int] = []
    for entry in rest:
        if entry.seat != seat or entry.text == RESIGN or (after.turn(), after.reveals()) != (state.turn(), state.reveals()):
            break
        found.append(game.parse(entry.text))
        after.play(seat, found[-1])
    return tuple(found) if after.reveals() == state.reveals() else tuple(found[:-1])
