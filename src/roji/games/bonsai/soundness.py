"""Whether what a snapshot says of the turn fits together; what could never be is refused with a sentence."""

from mypy_extensions import i64

from roji.games.bonsai.actions import SLOTS
from roji.games.bonsai.cards import ANY, HELPER, TYPE
from roji.games.bonsai.growing import budget_of_helper, budget_to_cultivate
from roji.games.bonsai.scoring import staying
from roji.games.bonsai.state import (
    ACTION,
    AFTER_DISCARD,
    AT_ONCE,
    CULTIVATED,
    CULTIVATING,
    DISCARDING,
    GOALS_OPEN,
    HELPING,
    MASTER_TILE,
    NO_BUDGET,
    NOT_YET,
    OVER,
    SLOT_TILE,
    Table,
)


def check_turn(table: Table) -> None:
    """A ValueError unless the turn could have come about."""
    _check_players(table)
    _check_last_turns(table)
    if table.phase != OVER:
        _check_card(table)
        _check_vacated(table)
        _check_symbols(table)
    _check_row(table)
    if table.phase != OVER and not table.legal(int(table.seat)):
        raise ValueError("nothing could be done in the position of the snapshot")


def _check_players(table: Table) -> None:
    if table.phase != OVER and table.seats > 1 and staying(table) < 2:
        raise ValueError("the game is over when all others have resigned")
    if table.seats == 1 and table.players[0].passed:
        raise ValueError("passed is for several players; alone it is false")
    player = table.players[table.seat]
    if table.phase == ACTION and player.tiles() > player.capacity():
        raise ValueError(f"seat {table.seat} keeps {player.tiles()} tiles, but {player.capacity()} are the most")
    if table.phase == ACTION and table.placed:
        raise ValueError("nothing has been placed yet at the beginning of a turn")


def _check_last_turns(table: Table) -> None:
    if table.final == NOT_YET:
        if table.phase == ACTION and table.deck_left() == 0:
            raise ValueError("the deck is empty, so final must tell who has a last turn")
        if table.phase == OVER and not table.resigned:
            raise ValueError("the game is over, so final must be empty")
        return
    if table.deck_left():
        raise ValueError("the last turns come when the deck is empty")
    if table.final & table.resigned:
        raise ValueError("a player who has resigned has no last turn")
    if table.phase != OVER and (table.final >> table.seat) & 1 == 0:
        raise ValueError(f"seat {table.seat} has had its last turn")
    if table.phase == OVER and table.final and not table.resigned:
        raise ValueError("the game is not over while a last turn is left")


def _check_card(table: Table) -> None:
    """A card is in use while its tiles are chosen or placed."""
    in_use = table.phase == SLOT_TILE or table.phase == MASTER_TILE or table.phase == HELPING
    if in_use != (table.card != 0):
        raise ValueError("card names the card that is being used, and none if there is none")
    if table.phase == HELPING and TYPE[table.card] != HELPER:
        raise ValueError("the card that is being used is no Helper")


def _check_vacated(table: Table) -> None:
    """The row waits to be refilled after a card was taken, and alone after cultivating too."""
    waits = table.phase == SLOT_TILE or table.phase == MASTER_TILE or table.phase == HELPING
    waits = waits or (table.phase == GOALS_OPEN and table.timing != AT_ONCE)
    waits = waits or (table.phase == DISCARDING and table.timing == AFTER_DISCARD)
    waits = waits and not (table.cultivated and table.seats > 1)
    if waits != (table.vacated != 0):
        raise ValueError(f"vacated cannot be {table.vacated} in this phase")
    if waits and (table.vacated == CULTIVATED) != table.cultivated:
        raise ValueError("vacated does not fit the action of this turn")
    if table.phase == SLOT_TILE and table.vacated != 2:
        raise ValueError("only slot 2 leaves a choice of tiles")


def _check_row(table: Table) -> None:
    """Empty slots gather beside the deck, and only when it is empty; but for the one just vacated."""
    if 0 < table.vacated <= SLOTS and table.slots[table.vacated - 1]:
        raise ValueError(f"slot {table.vacated} was vacated and cannot have a card")
    row = [int(table.slots[slot]) for slot in range(SLOTS) if slot + 1 != table.vacated]
    if 0 in row and (table.deck_left() or any(row[: row.count(0)])):
        raise ValueError("a slot is empty that should have a card")


def _check_symbols(table: Table) -> None:
    """The symbols left and the tiles placed are together what the action began with."""
    left = table.budget
    table.budget = NO_BUDGET[:]
    if table.phase == CULTIVATING:
        budget_to_cultivate(table, table.players[table.seat])
    elif table.phase == HELPING:
        budget_of_helper(table, table.card)
    full = table.budget
    table.budget = left
    used: i64 = 0
    symbol: i64 = 0
    while symbol <= ANY:
        if left[symbol] > full[symbol]:
            raise ValueError("more symbols are left than there were")
        used += full[symbol] - left[symbol]
        symbol += 1
    if (table.phase == CULTIVATING or table.phase == HELPING) and used != table.placed:
        raise ValueError(f"{table.placed} tiles were placed, but {used} symbols are used up")
