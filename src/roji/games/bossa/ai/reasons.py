"""What speaks for a player, as percentages of the win: the terms of `evaluate` in a player's words."""

from typing import Final

from mypy_extensions import i64

from roji.core.game import Term
from roji.core.sentences import say, words
from roji.games.bossa.ai.evaluation import OTHER, WEIGHTS, Judge, values
from roji.games.bossa.ai.policy import evaluate
from roji.games.bossa.components import count
from roji.games.bossa.scoring import share_of_win
from roji.games.bossa.state import MOVE, OVER, BossaTable

OWN: Final = (  # one for each of SIGNS; equal names are added up
    say("your chance to win at once"),
    say("your chance to place a row"),
    say("arms that you can serve"),
    say("arms that you can serve"),
    say("tiles in your hand"),
    say("tiles in your hand"),
    say("rows on your line"),
    say("your Exchange"),
    say("your Redraw"),
    say("your Stack"),
    say("your danger to be stuck"),
)
RIVALS: Final = (
    say("the other's chance to win at once"),
    say("the other's chance to place a row"),
    say("arms that the other can serve"),
    say("arms that the other can serve"),
    say("tiles in the other's hand"),
    say("tiles in the other's hand"),
    say("rows on the other's line"),
    say("the other's Exchange"),
    say("the other's Redraw"),
    say("the other's Stack"),
    say("the other's danger to be stuck"),
)


def terms(table: BossaTable, seat: int) -> list[Term]:
    """What each sign adds to the probability of winning; the rest is what can be played at once."""
    if table.phase == OVER:
        return [Term(words("the result"), 100.0 * share_of_win(table, seat))]
    share = evaluate(table, seat)
    found: dict[str, float] = {}
    if table.phase >= MOVE and count(table.hidden):
        _add_signs(table, seat, 100.0 * share * (1.0 - share), found)
    found[say("what can be played at once")] = 100.0 * share - sum(found.values())
    return [Term(words(label), points) for label, points in found.items()]


def _add_signs(table: BossaTable, seat: i64, each: float, found: dict[str, float]) -> None:
    """Add the signs of the position as if the turn were over and the other player drew next; one unit is worth `each`."""
    drawing = 1 - table.seat
    judge = Judge()
    judge.one.look(table, 0)
    judge.other.look(table, 1)
    late = 1.0 - float(table.pile_left()) / 18.0
    sign = each if seat == drawing else -each
    for player in range(2):
        at: i64 = 0 if player == drawing else OTHER
        outlook = judge.one if player == 0 else judge.other
        labels = OWN if player == seat else RIVALS
        for i, value in enumerate(values(table, player, outlook, float(count(table.hidden)), late)):
            found[labels[i]] = found.get(labels[i], 0.0) + sign * WEIGHTS[at + i] * value
