"""What holds after every action of any game: exactly the possible moves are offered, tiles and rows stay sound."""

from collections import Counter

import pytest

from roji.core.game import State
from roji.core.journal import Entry, Fold, Header
from roji.core.luck import Luck
from roji.games.bossa import GAME
from tests.games.bossa.oracle import all_moves
from tests.games.bossa.tables import TILES, end, hand, line_of, look, moves, phase, pile_of

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
