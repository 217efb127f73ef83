"""Layout of an Ohanami observation. Players are numbered clockwise from the observer, who is 0."""

from roji.core.observation.planes import Plane, Planes

PLANES = Planes(
    2,
    Plane("phase", (3,), "one of: choosing, laying, over"),
    Plane("round", (3,), "one of the three rounds"),
    Plane("turn", (5,), "one of the five turns of the round"),
    Plane("passes", (1,), "1: hands go to the left, -1: to the right"),
    Plane("options", (3,), "lay in turn; all lay at once; the next hand may be looked at before laying"),
    Plane("players", (4,), "1 for each player there is"),
    Plane("lays", (4,), "1 for the player whose turn it is to lay"),
    Plane("hand", (120,), "1 for each card in the observer's hand"),
    Plane("chosen", (120,), "1 for each card chosen by the observer and not yet laid"),
    Plane("aside", (120,), "1 for each card that the observer has put aside"),
    Plane("gardens", (4, 3, 120), "per player and garden: 1 for each card that lies in it, as far as the observer may know"),
    Plane("ends", (4, 3, 2), "per player and garden: the lowest and the highest card; 0 before it is started"),
    Plane("counts", (4, 3), "per player: cards in hand, cards chosen and not yet laid, cards put aside"),
    Plane(
        "passed",
        (4, 120),
        "per player: 1 for each card that the observer saw in the hand which this player has now, unless it is known where it lies",
    ),
    Plane("first", (4,), "1 for the player who lays first in this turn, if the order rotates: it is then known in advance"),
    Plane("points", (4, 3), "per player: points of each scoring that is over, at most 127"),
)
