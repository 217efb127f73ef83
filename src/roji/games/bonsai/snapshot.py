"""A Bonsai table as a snapshot, and back."""

from typing import Annotated, Literal

from librt.vecs import vec
from msgspec import Meta
from mypy_extensions import i64

from roji.core.bitsets import listed, set_of
from roji.core.snapshot import Count, Saved, Seat, Snapshot, load_luck, save_luck
from roji.games.bonsai.actions import SLOTS
from roji.games.bonsai.components import KINDS, SYMBOLS, deck_for
from roji.games.bonsai.notation import read_tree, tree_text
from roji.games.bonsai.rules import Bonsai
from roji.games.bonsai.setup import bare_table, lay_deck
from roji.games.bonsai.state import GOALS_OPEN, NO_BUDGET, NOT_YET, Player
from roji.games.bonsai.view import PHASES, Phase

Card = Annotated[int, Meta(ge=1, le=47)]
Goal = Annotated[int, Meta(ge=1, le=15)]
Symbol = Literal["wood", "leaf", "flower", "fruit", "any"]


class SavedPlayer(Saved, frozen=True):
    trees: Annotated[list[str], Meta(min_length=1, max_length=2)]
    supply: Annotated[list[Count], Meta(min_length=KINDS, max_length=KINDS)]
    cards: list[Card]
    claimed: list[Goal]
    claimed_by: list[Annotated[int, Meta(ge=0, le=1)]]  # which of the two bonsai of the Emperor challenge claimed each
    renounced: list[Goal]
    passed: bool


class BonsaiSnapshot(Snapshot, frozen=True):
    """The fields are explained in state.py."""

    phase: Phase
    seat: Seat
    turn: Count
    tends: Annotated[int, Meta(ge=0, le=1)]
    final: list[Seat] | None
    resigned: list[Seat]
    reveals: Count
    deck: list[Card]  # without the lower half of a Tokonoma deck
    lower: list[Card]
    slots: Annotated[list[Card | None], Meta(min_length=SLOTS, max_length=SLOTS)]
    discarded: list[Card]
    goals: list[Goal]  # in play, claimed or not
    card: Card | None
    vacated: Annotated[int, Meta(ge=0, le=5)]
    budget: Annotated[dict[Symbol, Count], Meta(min_length=KINDS + 1)]
    placed: Count
    flowered: bool
    cultivated: bool
    players: Annotated[list[SavedPlayer], Meta(min_length=1, max_length=4)]


def save(table: Bonsai) -> BonsaiSnapshot:
    deck = table.deck_cards()
    border = len(deck) - table.lower_left()
    return BonsaiSnapshot(
        seats=table.seats,
        options=table.options,
        luck=save_luck(table.luck),
        phase=PHASES[table.phase],
        seat=table.seat,
        turn=table.turns,
        tends=table.tends,
        final=None if table.final == NOT_YET else listed(table.final),
        resigned=listed(table.resigned),
        reveals=table.revealed,
        deck=deck[:border],
        lower=deck[border:],
        slots=[card or None for card in table.slots],
        discarded=listed(table.discarded),
        goals=listed(table.in_play),
        card=table.card or None,
        vacated=table.vacated,
        budget=dict(zip(SYMBOLS, table.budget if table.is_placing() else NO_BUDGET, strict=True)),
        placed=table.placed,
        flowered=table.flowered,
        cultivated=table.cultivated,
        players=[_save_player(player) for player in table.players],
    )


def _save_player(player: Player) -> SavedPlayer:
    claimed = listed(player.claimed)
    return SavedPlayer(
        trees=[tree_text(tree) for tree in player.trees],
        supply=list(player.supply),
        cards=listed(player.cards),
        claimed=claimed,
        claimed_by=[player.claimed_second >> goal & 1 for goal in claimed],
        renounced=listed(player.renounced),
        passed=player.passed,
    )


def load(saved: BonsaiSnapshot) -> Bonsai:
    table = bare_table(saved.seats, saved.options, load_luck(saved.luck))
    table.phase = PHASES.index(saved.phase)
    table.seat = saved.seat
    table.turns = saved.turn
    table.tends = saved.tends
    table.final = NOT_YET if saved.final is None else set_of(saved.final)
    table.resigned = set_of(saved.resigned)
    table.revealed = saved.reveals
    table.slots = vec[i64]([card or 0 for card in saved.slots])
    table.discarded = set_of(saved.discarded)
    table.card = saved.card or 0
    table.vacated = saved.vacated
    table.budget = vec[i64]([saved.budget[symbol] for symbol in SYMBOLS])
    table.placed = saved.placed
    table.flowered = saved.flowered
    table.cultivated = saved.cultivated
    table.players = [_load_player(player) for player in saved.players]
    table.in_play = set_of(saved.goals)
    table.goals = table.in_play & ~set_of([goal for player in saved.players for goal in player.claimed])
    _load_deck(table, saved.deck + saved.lower)
    if table.phase == GOALS_OPEN:
        table.find_undecided()
    return table


def _load_deck(table: Bonsai, left: list[int]) -> None:
    drawn = [card for card in deck_for(table.seats, table.options["three_player_deck"] == "printed") if card not in left]
    lay_deck(table, drawn + left)
    table.drawn = len(drawn)


def _load_player(saved: SavedPlayer) -> Player:
    player = Player([read_tree(tree) for tree in saved.trees], vec[i64](saved.supply))
    player.cards = set_of(saved.cards)
    player.claimed = set_of(saved.claimed)
    player.claimed_second = set_of([goal for goal, tree in zip(saved.claimed, saved.claimed_by, strict=True) if tree])
    player.renounced = set_of(saved.renounced)
    player.passed = saved.passed
    return player
