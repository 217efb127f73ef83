"""Checks that a game ends within its bound, conserves its pieces, and that scores and winners agree."""

from roji.core.luck import Luck
from roji.core.state import State
from roji.testing.checks_rules import is_sentence
from roji.testing.settings import Setting
from roji.testing.walks import choose, some, states


def it_ends_in_time(setting: Setting, seed: int) -> None:
    """No game lasts longer than its bound, and `ending` is given at the end and not before."""
    *going_on, last = states(setting, seed)
    assert not last.to_act(), f"the game is not over after {len(going_on)} decisions, the most it may last"
    assert is_sentence(last.ending()), f"the game is over, but its ending is {last.ending()!r}"
    for state in going_on:
        assert state.ending() is None, f"the game goes on, but its ending is told already: {state.ending()}"


def winners_are_told_at_the_end(setting: Setting, seed: int) -> None:
    """Nobody has won before the end; then somebody has, unless it is a solo game."""
    *going_on, last = states(setting, seed)
    for state in going_on:
        assert state.winners() == [], f"the game goes on, but {state.winners()} have won already"
    _check_winners(setting, last)


def _check_winners(setting: Setting, state: State) -> None:
    winners = state.winners()
    assert winners == sorted(set(winners) & set(range(setting.seats))), f"winners are {winners}, not some of the seats in order"
    assert winners or setting.seats == 1, "winners: the game is over, but nobody has won"


def pieces_are_conserved(setting: Setting, seed: int) -> None:
    """Every component exists exactly once, from the beginning to the end."""
    counted = setting.begin(seed).pieces()
    assert counted == setting.begin(seed + 1).pieces(), "pieces: another deal has other pieces"
    for number, state in enumerate(states(setting, seed)):
        now = state.pieces()
        assert now == counted, f"after {number} actions pieces are lost or added at {_parting(counted, now)}"
    for seat in range(setting.seats):
        assert state.imagine(seat, Luck(seed)).pieces() == counted, f"pieces or imagine: seat {seat} imagines other pieces"


def _parting(ours: list[int], theirs: list[int]) -> list[int]:
    return [kind for kind, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b] or [min(len(ours), len(theirs))]


def scores_match_the_sheet(setting: Setting, seed: int) -> None:
    """Every row of the score sheet has a cell for every seat, and its total is the score."""
    for state in states(setting, seed):
        rows = setting.game.score_sheet(state)
        for row in rows:
            assert len(row.points) == setting.seats, f"the line {row.label.key!r} of the score sheet has {len(row.points)} places"
        totals = [row.points for row in rows if row.total]
        assert totals, "the score sheet has no total"
        assert totals[-1] == state.scores(), f"the total of the score sheet is {totals[-1]}, but the scores are {state.scores()}"


def time_does_not_run_back(setting: Setting, seed: int) -> None:
    """`turn` and `reveals` never decrease."""
    turn = reveals = 0
    for state in states(setting, seed):
        assert state.turn() >= turn, f"turn {state.turn()} comes after turn {turn}"
        assert state.reveals() >= reveals, f"there were {reveals} reveals and now {state.reveals()}"
        turn, reveals = state.turn(), state.reveals()


def turns_are_counted(setting: Setting, seed: int) -> None:
    """A long game has more than one turn: bots divide a turn's time among its decisions."""
    *going_on, last = states(setting, seed)
    first = going_on[0].turn()
    counted = last.turn() > first or len(going_on) <= 2 * setting.seats
    assert counted, f"turn is {first} from the first decision to the last of {len(going_on)}; it counts the turns of a game"


def anyone_may_resign(setting: Setting, seed: int) -> None:
    """Any seat may resign at any time; the others play on or the game ends, and a seat that resigned does not win."""
    for state in some(setting, seed, 8):
        if not state.to_act():
            continue
        for seat in range(setting.seats):
            _resign_and_play_on(setting, state.copy(), seat, seed)


def _resign_and_play_on(setting: Setting, state: State, seat: int, seed: int) -> None:
    choices = Luck(seed)
    gone = {seat}
    state.resign(seat)
    for number in range(setting.game.longest + 1):
        acting = state.to_act()
        if not acting:
            break
        assert not gone & set(acting), f"seat {seat} has resigned but may still act"
        if number == 5:
            gone.add(acting[-1])
            state.resign(acting[-1])
        else:
            state.play(acting[0], choose(state, acting[0], choices))
    assert not state.to_act(), f"resign: the game does not end after {sorted(gone)} resigned"
    assert is_sentence(state.ending()), f"ending is not told after {sorted(gone)} resigned, though the game is over"
    if setting.seats > len(gone):
        assert not gone & set(state.winners()), f"{sorted(gone)} gave up and yet the winners are {state.winners()}"
        _check_winners(setting, state)
    totals = [row.points for row in setting.game.score_sheet(state) if row.total]
    assert totals[-1] == state.scores(), "after a resignation the score sheet disagrees with the scores"
