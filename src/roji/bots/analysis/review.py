"""Review of a finished game: chances at every line, the cost of each choice, and luck."""

from collections.abc import Iterator, Sequence

import msgspec

from roji.bots.analysis.hindsight import ChoiceEvaluation, Effort, PastChoice, evaluate_choice
from roji.bots.analysis.knowledge import Knowledge
from roji.core.findings import TURNING_POINTS, Turning, Verdict, summary, turning_points
from roji.core.game import Game
from roji.core.journal.fold import RESIGN, UNDO, Entry, InvalidJournal, Journal, left_by, replay
from roji.core.state import State

__all__ = ["TURNING_POINTS", "ReviewedChoice", "Turning", "Verdict", "choices", "finished", "review", "shares", "summary", "turning_points"]


class ReviewedChoice(msgspec.Struct, frozen=True):
    """One choice of a finished game, with the seats' estimated chances before and after it."""

    line: int  # of the journal, from 1
    seat: int
    before: list[float]  # each seat's estimated share of the win before the choice; they add up to 1
    chosen: float  # the acting seat's expected share after its choice, before the luck that followed
    best: str  # the best action found, in notation; empty for a resignation
    lost: float  # the cost of the choice against it; negative if the choice was better
    after: list[float]  # the estimates after the luck that followed; at the end the true shares
    error: float = 0.0  # the standard error of `lost`
    revealed: bool = False  # whether it revealed something that the acting seat could not foresee


# --- the choices ---------------------------------------------------------------------------------------------------------


def review(
    game: Game, journal: Journal, seed: int, iterations: int = 0, ms: float = 0.0, first: int = 1, last: int | None = None
) -> Iterator[ReviewedChoice]:
    """Review the choices from line `first` to line `last`. Each line has its own seed, so chunks agree with the whole."""
    effort = Effort(iterations, ms)
    result = shares(finished(game, journal))
    end = len(journal.entries) if last is None else last
    waiting: tuple[PastChoice, ChoiceEvaluation, bool] | None = None
    for choice, knowledge, gone in _faced(game, journal):
        if choice.line < first:
            continue
        evaluation = evaluate_choice(game, knowledge, choice, seed, effort, gone)
        if waiting is not None:
            yield _moment(game, *waiting, evaluation.before)
        waiting = (choice, evaluation, _reveals(knowledge.truth, choice))
        if choice.line > end:
            return
    if waiting is not None:
        yield _moment(game, *waiting, result)


def _moment(game: Game, choice: PastChoice, evaluation: ChoiceEvaluation, revealed: bool, after: list[float]) -> ReviewedChoice:
    best = "" if evaluation.best is None else game.text(evaluation.best)
    return ReviewedChoice(
        choice.line, choice.seat, evaluation.before, evaluation.chosen, best, evaluation.lost, after, evaluation.error, revealed
    )


def _reveals(state: State, choice: PastChoice) -> bool:
    """Whether a choice reveals something; a resignation never does."""
    if choice.code is None:
        return False
    after = state.copy()
    after.play(choice.seat, choice.code)
    return after.reveals() != state.reveals()


def finished(game: Game, journal: Journal) -> State:
    """The final state; raises InvalidJournal if a line is illegal or the game is not over."""
    *_, (_, state) = replay(game, journal)
    if state.to_act():
        raise InvalidJournal("this game is not over yet; it can be reviewed once it is")
    return state


def shares(state: State) -> list[float]:
    """After the end: each seat's share of the win."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(state.scores()))]


def choices(game: Game, journal: Journal) -> list[PastChoice]:
    """The choices that were not undone."""
    return [choice for choice, _, _ in _faced(game, journal)]


def _faced(game: Game, journal: Journal) -> Iterator[tuple[PastChoice, Knowledge, set[int]]]:
    """Every choice that was not undone, what the seats knew then, and who had resigned by then."""
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
    """The lines that were not undone, with their numbers."""
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
    """The seat's next actions in the same turn, until something is revealed."""
    after = state.copy()
    after.play(seat, code)
    found: list[int] = []
    for entry in rest:
        if entry.seat != seat or entry.text == RESIGN or (after.turn(), after.reveals()) != (state.turn(), state.reveals()):
            break
        found.append(game.parse(entry.text))
        after.play(seat, found[-1])
    return tuple(found) if after.reveals() == state.reveals() else tuple(found[:-1])
