"""A playthrough: a whole game as readable text that a test can replay.

    roji playthrough 1
    game ohanami 1
    seats 2
    options {"lay_order": "rotate"}
    seed 7

    | round 1, turn 1: choose two            ← drawings of the whole table, each with a checksum
    > 0 choose 56                            ← a seat and its action, in notation
    …
    # score sheet, scores, winners, ending   ← at the end

Checking replays the recorded actions and rewrites the text: any difference means that a rule has changed.
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from roji.core.game import Game, Row
from roji.core.luck import Luck
from roji.core.sentences import Words
from roji.core.state import State

EVERY = 20  # actions between two drawings
FIRST_LINE = "roji playthrough 1"


class Changed(ValueError):  # noqa: N818 - a rule that changed is no error of the recorder
    """A playthrough whose replay differs from the recording; the message says where."""


def record(game: Game, seats: int, seed: int, options: dict[str, Any], every: int = EVERY) -> str:
    """Record a whole game as text: one choice in four is random, the rest are rollout actions."""
    state = game.new(seats, seed, **options)
    return _text(game, seats, seed, options, every, state, _choices(game, state, Luck(-1 - seed)))


def _choices(game: Game, state: State, luck: Luck) -> Iterator[tuple[int, str]]:
    while acting := state.to_act():
        seat = acting[luck.below(len(acting))]
        code = state.random_action(seat, luck) if luck.below(4) == 0 else state.rollout_action(seat, luck)
        yield seat, game.text(code)


def check(game: Game, text: str) -> None:
    """Replay a recorded text; raises Changed, naming the first line that differs."""
    lines = text.splitlines()
    seats, seed, options, every = read_header(lines)
    try:
        state = game.new(seats, seed, **options)
        again = _text(game, seats, seed, options, every, state, _recorded(lines)).splitlines()
    except ValueError as wrong:
        raise Changed(str(wrong)) from None
    for number, (ours, theirs) in enumerate(zip(again, lines, strict=False), 1):
        if ours != theirs:
            raise Changed(f"line {number} was {theirs!r} and is now {ours!r}")
    if len(again) != len(lines):
        raise Changed(f"it had {len(lines)} lines and has now {len(again)}")


def read_header(lines: list[str]) -> tuple[int, int, dict[str, Any], int]:
    """Seats, seed, options, and the number of actions between drawings."""
    told = dict(line.partition(" ")[::2] for line in lines[:6])
    if not lines or lines[0] != FIRST_LINE:
        raise Changed(f"this is not a playthrough: its first line is not {FIRST_LINE!r}")
    try:
        return int(told["seats"]), int(told["seed"]), msgspec.json.decode(told["options"], type=dict[str, Any]), int(told["every"])
    except (KeyError, ValueError) as wrong:
        raise Changed(f"the header of this playthrough is damaged ({wrong})") from None


def name_of_game(text: str) -> str:
    told = dict(line.partition(" ")[::2] for line in text.splitlines()[:6])
    return told.get("game", "").partition(" ")[0]


def states(game: Game, text: str) -> Iterator[State]:
    """The state at the beginning and after every recorded action."""
    lines = text.splitlines()
    seats, seed, options, _ = read_header(lines)
    state = game.new(seats, seed, **options)
    yield state.copy()
    for seat, action in _recorded(lines):
        _play(game, state, seat, action)
        yield state.copy()


def _recorded(lines: list[str]) -> Iterator[tuple[int, str]]:
    for line in lines:
        if line.startswith("> "):
            seat, _, action = line[2:].partition(" ")
            yield int(seat), action


def _text(game: Game, seats: int, seed: int, options: dict[str, Any], every: int, state: State, actions: Iterable[tuple[int, str]]) -> str:
    lines = [FIRST_LINE, f"game {game.name} {game.version}", f"seats {seats}"]
    lines += [f"options {msgspec.json.encode(options, order='sorted').decode()}", f"seed {seed}", f"every {every}", ""]
    lines += _drawing(game, state)
    for number, (seat, action) in enumerate(actions, 1):
        _play(game, state, seat, action)
        lines.append(f"> {seat} {action}")
        if number % every == 0 and state.to_act():
            lines += ["", *_drawing(game, state)]
    return "\n".join([*lines, "", *_drawing(game, state), *_result(game, state), ""])


def _play(game: Game, state: State, seat: int, action: str) -> None:
    code = game.parse(action)
    refusal = game.why_not(state, seat, code)
    if refusal is not None:
        raise Changed(f"'{seat} {action}' may not happen any more: {refusal}")
    state.play(seat, code)


def _drawing(game: Game, state: State) -> list[str]:
    return [*(f"| {line}".rstrip() for line in game.draw(state).splitlines()), f"| all of it {checksum(game, state)}"]


def _result(game: Game, state: State) -> list[str]:
    winners = " ".join(map(str, state.winners()))
    rows = [
        f"# {_label(row)}: {' '.join('-' if points is None else str(points) for points in row.points)}" for row in game.score_sheet(state)
    ]
    return ["", *rows, f"# scores: {' '.join(map(str, state.scores()))}", f"# winners: {winners}", f"# ending: {state.ending()}"]


def _label(row: Row) -> str:
    """The message key and its values: translations may change without changing the recorded game."""
    return " ".join([row.label.key, *(value.key if isinstance(value, Words) else str(value) for value in row.label.values.values())])


def checksum(game: Game, state: State) -> str:
    """A checksum of everything that seats see and may do. It does not depend on the internals of the state."""
    seats = range(len(state.scores()))
    offers = [(seat, state.legal(seat)) for seat in state.to_act()]
    told = [[game.view(state, seat) for seat in (None, *seats)], offers, state.turn(), state.reveals(), state.pieces()]
    return hashlib.blake2b(msgspec.json.encode(told), digest_size=8).hexdigest()
