"""Checks that `legal`, `offer` and `why_not` agree."""

from roji.core.state import State
from roji.testing.difference import difference
from roji.testing.settings import Setting
from roji.testing.walks import some, states, truth

BEYOND = (-1, -(2**40), 2**40)  # codes that no game has


def legal_agrees_with_why_not(setting: Setting, seed: int) -> None:
    """`legal` lists exactly the codes for which `why_not` is None, over all codes and seats."""
    for state in some(setting, seed, 10):
        for seat in range(setting.seats):
            _compare(setting, state, seat)


def _compare(setting: Setting, state: State, seat: int) -> None:
    game = setting.game
    listed = set(state.legal(seat)) if seat in state.to_act() else set()
    refusals = {code: game.why_not(state, seat, code) for code in range(game.size)}
    allowed = {code for code, refusal in refusals.items() if refusal is None}
    for code in sorted(listed ^ allowed):
        if code in listed:
            raise AssertionError(f"legal offers seat {seat} {game.text(code)!r}, but why_not forbids it: {refusals[code]}")
        raise AssertionError(f"why_not allows seat {seat} {game.text(code)!r}, but legal does not offer it")
    for code in allowed ^ set(refusals):
        assert is_sentence(refusals[code]), f"why_not gives no sentence for {game.text(code)!r} of seat {seat} but {refusals[code]!r}"


def is_sentence(said: object) -> bool:
    return isinstance(said, str) and bool(said.strip())


def legal_is_in_order(setting: Setting, seed: int) -> None:
    """`to_act` and `legal` are strictly ascending, and a seat that is to act has a legal action."""
    for state in states(setting, seed):
        acting = state.to_act()
        assert acting == sorted(set(acting) & set(range(setting.seats))), f"to_act is {acting}"
        for seat in acting:
            codes = state.legal(seat)
            assert codes, f"seat {seat} may act but has no legal action"
            assert codes == sorted(set(codes)), f"legal does not ascend for seat {seat}: {codes}"
            assert 0 <= codes[0] <= codes[-1] < setting.game.size, f"legal has codes beyond the game's size: {codes}"


def actor_is_the_first_to_act(setting: Setting, seed: int) -> None:
    for state in states(setting, seed):
        first = (state.to_act() or [-1])[0]
        assert state.actor() == first, f"actor is {state.actor()}, but the first to act is {first}"


def nonsense_is_refused(setting: Setting, seed: int) -> None:
    """A client may send any number as a code: `why_not` has a sentence for it, during the game and after it."""
    for state in some(setting, seed, 4):
        for seat in range(setting.seats):
            for code in (*BEYOND, setting.game.size):
                refusal = setting.game.why_not(state, seat, code)
                assert is_sentence(refusal), f"why_not gives no sentence for the code {code} of seat {seat} but {refusal!r}"


def asking_changes_nothing(setting: Setting, seed: int) -> None:
    """Views, scores, drawings and legality queries do not change the state."""
    for state in some(setting, seed, 8):
        before = truth(state)
        _ask_everything(setting, state)
        assert truth(state) == before, f"the game changed although it was only looked at: {difference(before, truth(state))}"


def _ask_everything(setting: Setting, state: State) -> None:
    game = setting.game
    for seat in state.to_act():
        game.why_not(state, seat, state.legal(seat)[0])
        state.candidates(seat)
        state.evaluate(seat)
    for looking in (None, *range(setting.seats)):
        view = game.view(state, looking)
        assert isinstance(view, game.View), f"view returns a {type(view).__name__} for seat {looking}, not the game's View"
    assert isinstance(game.draw(state), str), "draw returns no text"
    game.score_sheet(state)
    state.scores()
    state.pieces()
    state.ending()
