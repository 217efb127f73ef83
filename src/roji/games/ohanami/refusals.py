"""What is not allowed, and the rule that forbids it, as a sentence."""

from mypy_extensions import i64

from roji.core.sentences import say
from roji.games.ohanami.actions import CHOOSE, DISCARD, LAY, SIZE, START
from roji.games.ohanami.components import GARDENS, KEEP
from roji.games.ohanami.state import CHOOSING, LAYING, OVER, OhanamiTable, Player


def why_not(table: OhanamiTable, seat: int, code: int) -> str | None:
    """The rule that forbids this seat this action now."""
    if not 0 <= code < SIZE:
        return "there is no such action"
    if table.phase == OVER:
        return "the game is over"
    if table.has_resigned(seat):
        return "you have resigned"
    if code < LAY:
        return _why_not_choose(table, seat, code - CHOOSE + 1)
    return _why_not_lay(table, seat, code)


def _why_not_choose(table: OhanamiTable, seat: int, card: int) -> str | None:
    if table.phase != CHOOSING:
        return "cards are being laid now; choose again when everybody has laid"
    if table.players[seat].kept == KEEP:
        return "you have kept two cards already"
    if card in table.kept(seat):
        return say("you have kept {card} already", card=card)
    if card not in table.hand(seat):
        return say("{card} is not in your hand", card=card)
    return None


def _why_not_lay(table: OhanamiTable, seat: int, code: int) -> str | None:
    if table.phase != LAYING:
        return "cards are laid when everybody has kept two"
    player = table.players[seat]
    if not player.kept:
        return "you have laid your cards of this turn"
    if not table.simultaneous and table.laying != seat:
        return "it is not your turn to lay"
    card = _card_of(code)
    if card not in table.kept(seat):
        return say("{card} is not one of the cards you kept", card=card)
    if START <= code < DISCARD and not player.may_start():
        return "you have started three gardens, and that is all there are"
    if code < START:
        return _why_not_lengthen(player, card, (code - LAY) % GARDENS)
    return None


def _why_not_lengthen(player: Player, card: i64, garden: i64) -> str | None:
    low = player.ends[2 * garden]
    high = player.ends[2 * garden + 1]
    if low == 0:
        return say("garden {garden} is not started yet", garden=int(garden) + 1)
    if not player.fits(card, garden):
        return say(
            "garden {garden} goes from {low} to {high}: only a lower or a higher card fits",
            garden=int(garden) + 1,
            low=int(low),
            high=int(high),
        )
    return None


def _card_of(code: int) -> int:
    if code >= DISCARD:
        return code - DISCARD + 1
    if code >= START:
        return code - START + 1
    return (code - LAY) // GARDENS + 1
