"""Checks of observation encodings, run for each game that has planes, and for toy games with a fault."""

from collections.abc import Iterable

from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.observation.planes import Planes
from roji.core.observation.rows import GameBatch
from roji.core.state import State
from roji.testing.settings import Setting, settings
from roji.testing.walks import some, states

MARGIN = 5  # cells on both sides of an observation, which must stay untouched
UNTOUCHED = 77


def observed(planes: Planes, state: State, seat: int) -> bytes:
    """A seat's observation, written into the middle of a larger canvas, whose other cells must not change."""
    canvas = Canvas(planes.width + 2 * MARGIN)
    for place in (*range(MARGIN), *range(MARGIN + planes.width, planes.width + 2 * MARGIN)):
        canvas.put(place, UNTOUCHED)
    canvas.start = MARGIN
    state.observe(seat, canvas)
    written = bytes(canvas.cells)
    around = written[:MARGIN] + written[-MARGIN:]
    assert around == bytes([UNTOUCHED] * 2 * MARGIN), "an observation is written beside its place"
    return written[MARGIN:-MARGIN]


def plane_at(planes: Planes, place: int) -> str:
    """The plane to which an index of an observation belongs, for the message about a leak."""
    return max((start, name) for name, start in planes.starts.items() if start <= place)[1]


def observations_tell_no_secret(setting: Setting, seed: int) -> None:
    """At every decision each seat's observation is the same for the true state, for imagined states and for a copy."""
    planes = setting.game.planes
    for number, state in enumerate(states(setting, seed)):
        for seat in range(setting.seats):
            leak = leaking_plane(planes, state, seat, Luck(1000 * seed + number))
            assert leak is None, f"after {number} actions {leak!r} tells seat {seat} what it may not know"
            assert observed(planes, state, seat) == observed(planes, state.copy(), seat), f"seat {seat} sees something else at a copy"


def resigning_tells_no_secret(setting: Setting, seed: int) -> None:
    """The same after a resignation."""
    for state in some(setting, seed, 8)[:-1]:
        for leaving in range(setting.seats):
            left = state.copy()
            left.resign(leaving)
            for seat in range(setting.seats):
                leak = leaking_plane(setting.game.planes, left, seat, Luck(seed))
                assert leak is None, f"when seat {leaving} resigns, {leak!r} tells seat {seat} what it may not know"


def leaking_plane(planes: Planes, state: State, seat: int, luck: Luck) -> str | None:
    """The first plane that differs between the true state and an imagined one."""
    ours, theirs = observed(planes, state, seat), observed(planes, state.imagine(seat, luck), seat)
    different = (place for place in range(planes.width) if ours[place] != theirs[place])
    return None if ours == theirs else plane_at(planes, next(different))


def a_later_look_shows_the_same(setting: Setting, seed: int) -> None:
    """Observing onto a used canvas gives the same as onto a wiped one, whichever seat observes and however much was played since."""
    planes, chance = setting.game.planes, Luck(seed)
    canvas = Canvas(planes.width)
    for number, state in enumerate(states(setting, seed)):
        if chance.below(4):
            _look_again(planes, canvas, state, int(chance.below(setting.seats)), f"after {number} actions")
    for state in some(setting, seed, 4)[:-1]:
        canvas.wipe(planes.width)
        _look_again(planes, canvas, state, 0, "before somebody resigns")
        left = state.copy()
        left.resign(setting.seats - 1)
        _look_again(planes, canvas, left, setting.seats - 1, "after somebody has resigned")


def _look_again(planes: Planes, canvas: Canvas, state: State, seat: int, when: str) -> None:
    if len(canvas.notes) == 0:
        canvas.wipe(planes.width)
    state.observe(seat, canvas)
    ours, theirs = bytes(canvas.cells), observed(planes, state, seat)
    wrong = next((plane_at(planes, place) for place in range(planes.width) if ours[place] != theirs[place]), None)
    assert wrong is None, f"{when} {wrong!r} shows seat {seat} something else than on a wiped canvas"


def masks_mark_what_is_legal(setting: Setting, seed: int) -> None:
    """In some states, over all codes: a code is marked exactly if no rule forbids it."""
    game = setting.game
    for state in some(setting, seed, 5)[:-1]:
        marks = mask(game, state, setting.seats)
        for code in range(game.size):
            wrong = game.why_not(state, state.actor(), code)
            assert marks[code] == (wrong is None), f"{game.text(code)!r} is marked: {bool(marks[code])}, though the rules say {wrong!r}"


def mask(game: Game, state: State, seats: int) -> bytes:
    """A batch's mask for the acting seat."""
    return bytes(GameBatch(lambda _: state.copy(), 1, game.planes.width, game.size, seats, 0).masks.cells)


def unused_planes(game: Game, seeds: Iterable[int]) -> list[str]:
    """The planes that are zero throughout some games with all settings."""
    planes = game.planes
    seen = bytearray(planes.width)
    for setting in settings(game):
        for seed in seeds:
            for state in states(setting, seed):
                written = int.from_bytes(observed(planes, state, 0))
                seen = bytearray((int.from_bytes(seen) | written).to_bytes(planes.width))
    return [part.name for part in planes.parts if not any(seen[planes.starts[part.name] :][: part.width])]
