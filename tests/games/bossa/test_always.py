"""Invariants after every action of any game: exactly the possible moves are offered, and tiles and rows stay valid."""

import re
from collections import Counter

import pytest

from roji.core.journal.fold import Entry, Fold, Header
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bossa import GAME
from tests.games.bossa.oracle import all_moves
from tests.games.bossa.tables import TILES, building, end, hand, line_of, look, moves, phase, pile_of

OPTIONS: list[dict[str, object]] = [
    {},
    {"chips": True},
    {"row_size": "classic"},
    {"row_size": "loose"},
    {"stack": "many_layers"},
    {"chips": True, "row_size": "loose", "stack": "many_layers"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_exactly_the_possible_moves_are_offered_in_every_turn(options: dict[str, object]) -> None:
    turns = 0
    for seed in range(12):
        table, choices = GAME.new(2, seed, **options), Luck(-seed)
        while table.to_act():
            seat = table.actor()
            if phase(table) == "move":
                turns += 1
                assert moves(table, seat) == all_moves(table, seat)
            table.play(seat, table.random_action(seat, choices))
        if end(table) == "D":
            stuck = table.winners()[0] ^ 1
            assert all_moves(table, stuck) == set()
    assert turns > 60


NAMED_FIRST = re.compile(r"^(?:name|take back \S+ and name) (\S+)(?: with your chip on it)? first: ")
LAID_FIRST = re.compile(r"^the layer that begins with (\S+) must be laid before this one$")
CANNOT = re.compile(r"the row cannot be completed|the row adds up to|has no (white|black) dot|no tiles for another layer")


def layers_of(move: str) -> list[set[str]]:
    """The layers of a move, each a set of tiles; a star for the chip."""
    return [set(layer.split()) for layer in move.partition(": ")[2].split(" | ")]


def whole_rows(start: State, table: State, seat: int) -> list[list[set[str]]]:
    """All ways to complete the row that has been begun, as layers in any order."""
    now = building(table)
    arm = "stack {0.line} {0.arm} {0.nth}: " if now.action == "stack" else "{0.line} {0.value}: "
    begun = [{TILES[laid.tile] + "*" * bool(laid.chip) for laid in layer} for layer in now.layers]
    tiles = {TILES[laid.tile] + "*" * bool(laid.chip) for laid in now.tiles}
    found = []
    for move in all_moves(start, seat):
        layers = layers_of(move) if move.startswith(arm.format(now)) else []
        rest = [layer for layer in layers if layer not in begun]
        if len(layers) - len(rest) == len(begun):
            found += [[layer, *(other for other in rest if other != layer)] for layer in rest if tiles <= layer]
    return found


def told_first(sentence: str) -> str | None:
    found = NAMED_FIRST.match(sentence) or LAID_FIRST.match(sentence)
    return found.group(1) if found else None


def check_refusals(start: State, table: State, seat: int) -> Counter[str]:
    """Check that rows refused as impossible are, and that those refused as too early can be completed later."""
    met: Counter[str] = Counter()
    rows = whole_rows(start, table, seat)
    for tile in hand(table, seat):
        for mark, line in (("", f"use {tile}"), ("*", f"use {tile} changed")):
            sentence = GAME.why_not(table, seat, GAME.parse(line))
            possible = [row[0] for row in rows if tile + mark in row[0]]
            if sentence and (first := told_first(sentence)):
                assert any({first, f"{first}*"} & row for row in possible), (line, sentence)
                met["first"] += 1
            elif sentence and CANNOT.search(sentence):
                assert not possible, (line, sentence, possible)
                met["cannot"] += 1
    sentence = GAME.why_not(table, seat, GAME.parse("layer"))
    if sentence and (first := told_first(sentence)):
        assert any({first, f"{first}*"} & layer for row in rows for layer in row[1:]), sentence
        met["layer first"] += 1
    elif sentence and CANNOT.search(sentence):
        assert not any(len(row) > 1 for row in rows), sentence
        met["no layer"] += 1
    return met


@pytest.mark.parametrize(
    ("options", "kinds"),
    [
        ({}, ["first", "cannot"]),
        ({"chips": True, "row_size": "loose"}, ["first", "cannot"]),
        ({"chips": True, "row_size": "loose", "stack": "many_layers"}, ["first", "cannot", "no layer", "layer first"]),
    ],
    ids=str,
)
def test_what_is_refused_as_impossible_is_impossible_in_any_order(options: dict[str, object], kinds: list[str]) -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        table, choices = GAME.new(2, seed, **options), Luck(seed)
        start = table.copy()
        while table.to_act():
            seat = table.actor()
            if phase(table) == "move":
                start = table.copy()
            elif phase(table) == "row":
                met += check_refusals(start, table, seat)
            table.play(seat, table.random_action(seat, choices))
    assert met.keys() >= set(kinds)


def everything(table: State) -> list[str]:
    """Every tile, wherever it lies."""
    seen = look(table, None)
    laid = [
        tile.tile
        for line in (seen.lines.white, seen.lines.black)
        for row in line.up + line.down
        for layer in [row.tiles, *row.layers]
        for tile in layer
    ]
    if seen.building:
        laid += [tile.tile for layer in [*seen.building.layers, seen.building.tiles] for tile in layer]
    given = [] if seen.given is None else [seen.given]
    return [*(TILES[tile] for tile in [*laid, *given, *seen.discards]), *hand(table, 0, 0), *hand(table, 1, 1), *pile_of(table)]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_tile_is_somewhere_once(options: dict[str, object]) -> None:
    for seed in range(15):
        table, choices = GAME.new(2, seed, **options), Luck(-seed)
        aside = str(table.snapshot()["aside"])
        while table.to_act():
            table.play(table.actor(), table.random_action(table.actor(), choices))
            assert Counter([*everything(table), aside]) == Counter(TILES)
            assert table.snapshot()["aside"] == aside, "one tile stays aside for the whole game"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_values_go_up_and_down_from_the_die_and_no_line_has_more_than_six_rows(options: dict[str, object]) -> None:
    for seed in range(15):
        table, choices = GAME.new(2, seed, **options), Luck(seed)
        while table.to_act():
            table.play(table.actor(), table.random_action(table.actor(), choices))
            for colour in ("white", "black"):
                line = line_of(table, colour)
                assert [row.value for row in line.up] == [line.die + nth for nth in range(1, len(line.up) + 1)]
                assert [row.value for row in line.down] == [line.die - nth for nth in range(1, len(line.down) + 1)]
                full = len(line.up) + len(line.down) == 6
                assert not full or end(table) in ("A", "B", "C")
            assert max(player.hand_size for player in look(table).players) <= 7


def test_both_players_move_in_turn_and_draw_one_tile_each_time() -> None:
    for seed in range(20):
        table, choices = GAME.new(2, seed), Luck(seed)
        first, turn = None, 0
        while table.to_act():
            seen = look(table)
            if seen.phase == "move" and table.turn() != turn:
                turn = table.turn()
                first = table.actor() if first is None else first
                assert table.actor() == (first if turn % 2 else 1 - first)
                assert seen.drawn in (seen.players[table.actor()].hand or [])
            table.play(table.actor(), table.random_action(table.actor(), choices))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_case_32_seed_and_actions_give_the_same_game_again(options: dict[str, object]) -> None:
    table, choices = GAME.new(2, 5, **options), Luck(9)
    fold = Fold(GAME, Header("bossa", GAME.version, 2, options, seed=5))
    while table.to_act():
        seat = table.actor()
        code = table.random_action(seat, choices)
        table.play(seat, code)
        fold.play(Entry(seat, GAME.text(code)))
        assert fold.state.snapshot() == table.snapshot()
    assert fold.state.ending() == table.ending()
