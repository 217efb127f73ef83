"""What a player may expect to have at the end, suit by suit: what `evaluate` rests on, in a player's words."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.game import COMMON, Term
from roji.core.sentences import words
from roji.games.ohanami.ai.policy import BLOSSOMS_PER_TURN, POINT, price, promise, turns_left, worth
from roji.games.ohanami.components import BLOSSOM, SUIT
from roji.games.ohanami.rules import Ohanami
from roji.games.ohanami.scoring import FIRST_SCORING, LADDER, SUIT_NAMES, scorings_left, suit_points
from roji.games.ohanami.state import OVER, Player

# The bots compare players, so what is common to all does not matter to them. This makes expected points come true: by how
# much they were too high in games between searching bots, by the turns that were left.
TOO_HIGH: Final[vec[float]] = vec[float]([11.5, 4.7, -0.52])


def terms(table: Ohanami, seat: int) -> list[Term]:
    """Each suit with what it has paid, what it will pay and what the cards kept will add; then the cards to come."""
    player = table.players[seat]
    points = [_paid(table, seat, suit) for suit in range(len(SUIT_NAMES))]
    if table.phase == OVER:
        return [Term(words(SUIT_NAMES[suit]), points[suit]) for suit in range(len(SUIT_NAMES))]
    for suit in range(len(SUIT_NAMES)):
        points[suit] += _will_pay(table, player, suit)
    _add_kept(table, player, points)
    found = [Term(words(SUIT_NAMES[suit]), points[suit]) for suit in range(len(SUIT_NAMES))]
    room = Term(words("room for the cards to come"), promise(table, player, turns_left(table)))
    return [*found, room, Term(words(COMMON), -too_high(table))]


def too_high(table: Ohanami) -> float:
    """By how much the bots' forecast exceeds the final score, for every player alike."""
    left = float(turns_left(table))
    return TOO_HIGH[0] + TOO_HIGH[1] * left + TOO_HIGH[2] * left * left


def _paid(table: Ohanami, seat: int, suit: int) -> float:
    """What a suit has paid at the scorings so far."""
    rounds = range(int(FIRST_SCORING[suit]), table.rounds_scored() + 1)
    return float(sum([suit_points(suit, table.laid_by(seat, suit, number)) for number in rounds]))


def _will_pay(table: Ohanami, player: Player, suit: int) -> float:
    """What the cards of a suit that lie in the gardens will pay; more blossoms will come to the blossoms."""
    count = int(player.suits[suit])
    if suit == BLOSSOM:
        return float(LADDER[count]) + float(count * BLOSSOMS_PER_TURN * turns_left(table)) / POINT
    return float(suit_points(suit, count) * int(scorings_left(suit, table.round)))


def _add_kept(table: Ohanami, player: Player, points: list[float]) -> None:
    cost = price(table, player)
    kept: list[i64] = [player.first, player.second]
    for card in kept[: int(player.kept)]:
        points[SUIT[card]] += float(worth(table, player, card, cost)) / POINT
