"""What holds of every encoding: checks that are run for each game that has planes, and for toys with a fault."""

from collections.abc import Iterable

from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.observation.planes import Planes
from roji.core.observation.rows import GameBatch
from roji.core.state import State
from roji.testing.settings import Setting, settings
from roji.testing.walks import some, states

MARGIN = 5  # around an observation; what is written there is astray
UNTOUCHED = 77


def observed(planes: Planes, state: State, seat: int) -> bytes:
    """A seat's observation; written in the midst of a larger canvas, it leaves the rest as it is."""
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
    """Which plane a number of an observation belongs to, for a person who looks for the leak."""
    return max((start, name) for name, start in planes.starts.items() if start <= place)[1]


def observations_tell_no_secret(setting: Setting, seed: int) -> None:
    """At every decision each seat observes the same in the truth and in what it imagines, and a copy shows the same."""
    planes = setting.game.planes
    for number, state in enumerate(states(setting, seed)):
        for seat in range(setting.seats):
            leak = leaking_plane(planes, state, seat, Luck(1000 * seed + number))
            assert leak is None, f"after {number} actions {leak!r} tells seat {seat} what it may not know"
            assert observed(planes, state, seat) == observed(planes, state.copy(), seat), f"seat {seat} sees something else at a copy"


def resigning_tells_no_secret(setting: Setting, seed: int) -> None:
    """Also after somebody has given up."""
    for state in some(setting, seed, 8)[:-1]:
        for leaving in range(setting.seats):
            left = state.copy()
            left.resign(leaving)
            for seat in range(setting.seats):
                leak = leaking_plane(setting.game.planes, left, seat, Luck(seed))
                assert leak is None, f"when seat {leaving} resigns, {leak!r} tells seat {seat} what it may not know"


def leaking_plane(planes: Planes, state: State, seat: int, luck: Luck) -> str | None:
    """The first plane that is not the same in the truth and in what the seat imagines."""
    ours, theirs = observed(planes, state, seat), observed(planes, state.imagine(seat, luck), seat)
    different = (place for place in range(planes.width) if ours[place] != theirs[place])
    return None if ours == theirs else plane_at(planes, next(different))


def a_later_look_shows_the_same(setting: Setting, seed: int) -> None:
    """A canvas on which the game was observed before shows what a wiped one does, whoever looks and however much was played since."""
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
    """At some tables, over all codes: marked exactly if no rule forbids it."""
    game = setting.game
    for state in some(setting, seed, 5)[:-1]:
        marks = mask(game, state, setting.seats)
        for code in range(game.size):
            wrong = game.why_not(state, state.actor(), code)
            assert marks[code] == (wrong is None), f"{game.text(code)!r} is marked: {bool(marks[code])}, though the rules say {wrong!r}"


def mask(game: Game, state: State, seats: int) -> bytes:
    """What a batch marks for whoever acts now."""
    return bytes(GameBatch(lambda _: state.copy(), 1, game.planes.width, game.size, seats, 0).masks.cells)


def unused_planes(game: Game, seeds: Iterable[int]) -> list[str]:
    """The planes that are zero all through some games, at every kind of table."""
    planes = game.planes
    seen = bytearray(planes.width)
    for setting in settings(game):
        for seed in seeds:
            for state in states(setting, seed):
                written = int.from_bytes(observed(planes, state, 0))
                seen = bytearray((int.from_bytes(seen) | written).to_bytes(planes.width))
    return [part.name for part in planes.parts if not any(seen[planes.starts[part.name] :][: part.width])]
