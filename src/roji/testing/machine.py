"""A Hypothesis state machine: random seats act, and random questions are asked in between."""

import hypothesis.strategies as st
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from roji.core.game import Game
from roji.core.journal.fold import RESIGN, UNDO, Entry, Fold, Header, back
from roji.core.luck import Luck
from roji.testing.checks_rules import is_sentence
from roji.testing.difference import difference
from roji.testing.seen import event, seen
from roji.testing.settings import SOAK, Setting
from roji.testing.settings import settings as tables_of
from roji.testing.walks import truth

QUICK = settings(
    derandomize=True,
    deadline=None,
    max_examples=500 if SOAK else 25,
    stateful_step_count=40,
    report_multiple_bugs=False,
    phases=(Phase.explicit, Phase.generate),  # no shrinking: it takes minutes, and the message says what is wrong
    suppress_health_check=list(HealthCheck),
)


def machine_for(game: Game) -> type[RuleBasedStateMachine]:
    tables = tables_of(game)

    class Table(RuleBasedStateMachine):
        """A table with its journal; a person's possible actions in any order."""

        @initialize(table=st.sampled_from(tables), seed=st.integers(0, 2**32))
        def begin(self, table: Setting, seed: int) -> None:
            self.table = table
            self.fold = Fold(game, Header(game.name, game.version, table.seats, dict(table.chosen), seed))
            self.pieces = self.fold.state.pieces()

        @rule(seed=st.integers(0, 2**16), count=st.integers(1, 15))
        def play_on(self, seed: int, count: int) -> None:
            choices = Luck(seed)
            for _ in range(count):
                acting = self.fold.state.to_act()
                if acting:
                    seat = acting[choices.below(len(acting))]
                    self.act(seat, self.fold.state.random_action(seat, choices))

        def act(self, seat: int, code: int) -> None:
            before = self.fold.state.copy()
            guessed = before.imagine(seat, Luck(code))
            self.fold.play(Entry(seat, game.text(code)))
            if self.fold.state.reveals() == before.reveals():
                imagined = guessed.copy()
                imagined.play(seat, code)
                theirs = seen(game, imagined, seat, event(game, guessed, imagined, seat, code, seat))
                ours = seen(game, self.fold.state, seat, event(game, before, self.fold.state, seat, code, seat))
                assert theirs == ours, (
                    f"reveals: {game.text(code)!r} shows seat {seat} something and is not counted: {difference(ours, theirs)}"
                )

        @rule(seat=st.integers(0, 3))
        def try_everything(self, seat: int) -> None:
            """Whatever a seat tries is legal or refused with a sentence."""
            if seat >= self.table.seats:
                return
            state = self.fold.state
            offered = set(state.legal(seat)) if seat in state.to_act() else set()
            for code in range(game.size):
                refusal = game.why_not(state, seat, code)
                right = refusal is None if code in offered else is_sentence(refusal)
                assert right, (
                    f"why_not: seat {seat}, {game.text(code)!r}: {refusal!r}, and it is {'' if code in offered else 'not '}in legal"
                )

        @rule(data=st.data())
        def take_back(self, data: st.DataObject) -> None:
            seat = data.draw(st.integers(0, self.table.seats - 1), "seat")
            if self.fold.why_not_undo(seat) is None:
                reveals = self.fold.state.reveals()
                self.fold.play(Entry(seat, UNDO))
                assert self.fold.state.reveals() == reveals, f"reveals: an undo of seat {seat} changes it"

        @rule(data=st.data())
        def go_back(self, data: st.DataObject) -> None:
            """All agree to go back; the game is what the remaining lines give."""
            left = data.draw(st.integers(0, len(self.fold.standing())), "left")
            if self.fold.why_not_back(left) is None:
                lines = self.fold.standing()[:left]
                self.fold.play(Entry(self.fold.state.to_act()[0], back(left)))
                again = Fold(game, self.fold.header)
                for entry in lines:
                    again.play(entry)
                assert truth(again.state) == truth(self.fold.state), f"play: {left} lines played again lead elsewhere"
                assert all(self.fold.why_not_undo(seat) is not None for seat in range(self.table.seats))

        @precondition(lambda self: self.fold.state.to_act() and self.fold.state.turn() > 2)
        @rule(seat=st.integers(0, 30))
        def resign(self, seat: int) -> None:
            """A seat resigns once; a second time, or an unknown seat, is refused with a sentence."""
            entry = Entry(seat, RESIGN)
            if self.fold.why_not(entry) is None:
                self.fold.play(entry)
            assert is_sentence(self.fold.why_not(entry))

        @rule()
        def restart(self) -> None:
            before = truth(self.fold.state)
            self.fold.state = game.restore(self.fold.state.snapshot())
            assert truth(self.fold.state) == before, f"restore: another game: {difference(before, truth(self.fold.state))}"

        @invariant()
        def all_is_well(self) -> None:
            state = self.fold.state
            assert state.pieces() == self.pieces, f"pieces: {self.pieces} became {state.pieces()}"
            assert (state.ending() is None) == bool(state.to_act()), f"ending is {state.ending()!r}, and to_act {state.to_act()}"
            for seat in range(self.table.seats):
                imagined = state.imagine(seat, Luck(state.turn()))
                ours, theirs = seen(game, state, seat), seen(game, imagined, seat)
                assert ours == theirs, f"imagine or view: seat {seat} sees the difference: {difference(ours, theirs)}"
                ours, theirs = truth(state.imagine(seat, Luck(1))), truth(imagined.imagine(seat, Luck(1)))
                assert ours == theirs, f"imagine: seat {seat} imagines otherwise from an imagined state: {difference(ours, theirs)}"

    return Table
