"""Tables for the tests: a board, hands and markers as asked, and played in notation.

A line is written "down 3/1, 1/2 1/3; up 5/1": the rows of each arm from the die outwards, parted by commas; layers that
are stacked on a row follow it after "|". Tiles that a test does not name fill the pile and, when it is full, the hand of O.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bossa import GAME
from roji.games.bossa.view import BossaView, BuildingView, LineView, RowView, TileView

TILES = [f"{white}/{black}" for white in range(7) for black in range(7 - white) if white + black]
ALL = "redraw exchange stack"
P, O = 0, 1  # noqa: E741  the player whose turn it is in most positions, and the opponent
FULL = 17  # tiles in the pile after the first draw


@dataclass
class Line:
    """A die and the rows on both sides of it."""

    die: int
    rows: str = ""

    def arms(self) -> dict[str, list[list[list[str]]]]:
        """By arm, its rows; a row is its layers, the bottom first."""
        arms: dict[str, list[list[list[str]]]] = {"up": [], "down": []}
        for part in filter(None, self.rows.split(";")):
            arm, _, rows = part.strip().partition(" ")
            arms[arm] = [[in_order(tiles_in(layer)) for layer in row.split("|")] for row in rows.split(",")]
        return arms


def tiles_in(text: str) -> list[str]:
    """The tiles that a text names."""
    return re.findall(r"\d/\d", text)


def table_with(
    white: Line,
    black: Line,
    hand: str,
    other: str = "",
    *,
    markers: str = ALL,
    other_markers: str = ALL,
    chip: str | None = None,
    other_chip: str = "inverter",
    chip_on: str | None = None,
    other_chip_on: str | None = None,
    pile: str = "",
    left: int | None = None,
    white_owner: int = P,
    actor: int = P,
    **options: object,
) -> State:
    """The table when the seat that moves has drawn its tile.

    P has exactly this hand, O at least `other`; the pile begins with `pile` and has `left` tiles, or as many as may be.
    """
    spare = _spare(white.rows, black.rows, hand, other, pile)
    discards = [spare.pop() for held in (markers, other_markers) if "redraw" not in held]
    aside = spare.pop()
    in_pile = tiles_in(pile)
    most = FULL - len(discards) if left is None else left
    while len(in_pile) < most and len(spare) > (not other):
        in_pile.append(spare.pop())
    turn = 18 - len(in_pile) - len(discards)
    told: dict[str, Any] = GAME.new(2, 0, **options, chips=chip is not None).snapshot()
    told |= {
        "phase": "move",
        "seat": actor,
        "turn": turn,
        "first": actor if turn % 2 else 1 - actor,
        "dice": [white.die, black.die],
        "white_owner": white_owner,
        "lines": {"white": white.arms(), "black": black.arms()},
        "hands": [in_order(tiles_in(hand)), in_order(tiles_in(other) + spare)],
        "markers": [{name: name in held.split() for name in ALL.split()} for held in (markers, other_markers)],
        "chips": [chip, chip and other_chip],
        "chips_on": [chip_on, other_chip_on],
        "pile": in_pile,
        "aside": aside,
        "discards": discards,
    }
    return GAME.restore(told)


def _spare(*named: str) -> list[str]:
    """The tiles that are not named."""
    found = tiles_in(" ".join(named))
    assert len(set(found)) == len(found), f"a tile is named twice: {sorted(found)}"
    assert set(found) <= set(TILES), f"no such tile: {set(found) - set(TILES)}"
    return [tile for tile in TILES if tile not in found]


def opening_with(white: int, black: int, hands: tuple[str, str] = ("", ""), pile: str = "", **options: object) -> State:
    """The table when the dice have been rolled; the hands have at least these tiles, and the pile begins with these."""
    spare = _spare(*hands, pile)
    told: dict[str, Any] = GAME.new(2, 0, **options).snapshot()
    told["hands"] = [in_order([*tiles_in(hand), *(spare.pop() for _ in range(4 - len(tiles_in(hand))))]) for hand in hands]
    told["seat"] = 0 if white > black else 1
    told["dice"] = [white, black]
    told["aside"] = spare.pop()
    told["pile"] = tiles_in(pile) + spare
    return GAME.restore(told)


def in_order(tiles: list[str]) -> list[str]:
    return sorted(tiles, key=lambda tile: TILES.index(tile.rstrip("*")))


# --- playing ---------------------------------------------------------------------------------------------------------


def refusal(table: State, seat: int, line: str) -> str | None:
    """The sentence that forbids a line of notation, or None."""
    return GAME.why_not(table, seat, GAME.parse(line))


def do(table: State, seat: int, *lines: str) -> State:
    """Play lines of notation that must be allowed."""
    for line in lines:
        assert refusal(table, seat, line) is None, f"{line!r}: {refusal(table, seat, line)}"
        table.play(seat, GAME.parse(line))
    return table


def lay(table: State, seat: int, row: str) -> State:
    """Place or stack a whole row: "place white up: 4/0 2/1*", a star for the chip."""
    move, _, tiles = row.partition(": ")
    layers = sorted([in_order(layer.split()) for layer in tiles.split(" | ")], key=lambda layer: TILES.index(layer[0].rstrip("*")))
    do(table, seat, move)
    for number, layer in enumerate(layers):
        do(table, seat, *["layer"][: number > 0], *(f"use {tile.replace('*', ' changed')}" for tile in layer))
    return do(table, seat, "done")


def offers(table: State, seat: int) -> list[str]:
    return [GAME.text(code) for code in table.legal(seat)]


def moves(table: State, seat: int = P) -> set[str]:
    """Every complete move that is offered, step by step: "white 6: 2/0* 2/1", "stack white up 1: 3/1", "redraw 2/0"."""
    found = list(_moves(table, seat, ""))
    assert len(set(found)) == len(found), "a move is offered in two ways"
    return set(found)


def _moves(table: State, seat: int, so_far: str) -> Iterator[str]:
    for line in offers(table, seat):
        after = do(table.copy(), seat, line)
        match line.split():
            case ["place", colour, _]:
                yield from _moves(after, seat, f"{colour} {building(after).value}:")
            case ["stack", *_]:
                yield from _moves(after, seat, f"{line}:")
            case ["use", tile, *changed]:
                yield from _moves(after, seat, f"{so_far} {tile}{'*' if changed else ''}")
            case ["layer"]:
                yield from _moves(after, seat, f"{so_far} |")
            case ["done"]:
                yield named(so_far)
            case ["exchange", _]:
                yield from _moves(after, seat, line)
            case _:
                yield f"{so_far} {line}".strip()


def named(row: str) -> str:
    """A row as `moves` writes it, whatever the order of its tiles."""
    move, _, tiles = row.partition(": ")
    return f"{move}: {' | '.join(' '.join(in_order(layer.split())) for layer in tiles.split(' | '))}"


def rows(*written: str) -> set[str]:
    return set(map(named, written))


def placements(table: State, seat: int = P) -> set[str]:
    return {move for move in moves(table, seat) if move.startswith(("white", "black"))}


def stacks(table: State, seat: int = P) -> set[str]:
    return {move for move in moves(table, seat) if move.startswith("stack")}


def play_out(table: State, seed: int) -> list[str]:
    """Random actions to the end, in notation."""
    choices, lines = Luck(seed), []
    while table.to_act():
        seat = table.actor()
        code = table.random_action(seat, choices)
        lines.append(GAME.text(code))
        table.play(seat, code)
    return lines


# --- the view --------------------------------------------------------------------------------------------------------


def look(table: State, seat: int | None = None) -> BossaView:
    seen = GAME.view(table, seat)
    assert isinstance(seen, BossaView)
    return seen


def phase(table: State) -> str:
    return look(table).phase


def hand(table: State, seat: int, looking: int | None = None) -> list[str]:
    """A hand as a seat, or an onlooker, sees it."""
    seen = look(table, looking).players[seat].hand
    assert seen is not None, f"the hand of seat {seat} is hidden"
    return [TILES[tile] for tile in seen]


def hand_sizes(table: State) -> list[int]:
    return [player.hand_size for player in look(table).players]


def unseen(table: State, looking: int | None = None) -> list[str]:
    return [TILES[tile] for tile in look(table, looking).unseen]


def discards(table: State) -> list[str]:
    return [TILES[tile] for tile in look(table).discards]


def markers(table: State, seat: int) -> str:
    """The actions that a player still has: "redraw stack"."""
    up = look(table).players[seat].markers
    return " ".join(name for name in ALL.split() if getattr(up, name))


def line_of(table: State, colour: str) -> LineView:
    line = getattr(look(table).lines, colour)
    assert isinstance(line, LineView)
    return line


def die(table: State, colour: str) -> int:
    return line_of(table, colour).die


def owner(table: State, colour: str) -> int | None:
    return line_of(table, colour).owner


def arm(table: State, colour: str, name: str) -> list[str]:
    """The rows of an arm: ["4: 2/1 2/3", "3: 3/0 | 3/1"]; a star for a chip."""
    rows: list[RowView] = getattr(line_of(table, colour), name)
    return [f"{row.value}: {' | '.join(' '.join(map(_tile, layer)) for layer in [row.tiles, *row.layers])}" for row in rows]


def _tile(seen: TileView) -> str:
    return TILES[seen.tile] + ("*" if seen.chip else "")


def targets(table: State, looking: int | None = None) -> list[str]:
    """What the ends of the arms ask for: ["white 6: 1 2"]."""
    return [f"{target.line} {target.value}: {' '.join(map(str, target.sizes))}" for target in look(table, looking).targets]


def building(table: State) -> BuildingView:
    now = look(table).building
    assert now is not None, "no row is being laid"
    return now


def end(table: State) -> str | None:
    """The letter of the end, if there is one."""
    over = look(table).end
    assert (over is None) == bool(table.to_act())
    return over.letter if over else None


def pile_of(table: State) -> list[str]:
    """The pile from the top, which nobody sees."""
    pile = table.snapshot()["pile"]
    assert isinstance(pile, list)
    return pile
