"""Layout of a Bossa observation. Players are numbered from the observer: 0 is the observer, 1 the other."""

from roji.core.observation.planes import Plane, Planes

PLANES = Planes(
    1,
    Plane("phase", (7,), "one of: opening, choice of a line, choice of a chip, move, laying a row, taking in exchange, over"),
    Plane("options", (5,), "with chips; row sizes of 2023, classic or loose; one Stack lays many layers"),
    Plane("acts", (2,), "per player: 1 if that player may choose now"),
    Plane("first", (2,), "per player: 1 for the player with the first play, once that is known"),
    Plane("dice", (2, 6), "white and black: one of six faces"),
    Plane("owners", (2, 2), "per line, white and black, and player: 1 for whose line it is"),
    Plane("hands", (2, 27), "per player: 1 for each tile in hand, as far as the observer sees it"),
    Plane("counts", (3,), "tiles in the observer's hand, in the other hand, in the pile"),
    Plane("markers", (2, 3), "per player: 1 for each marker that is still face up: Redraw, Exchange, Stack"),
    Plane("chips", (2, 4), "per player: a chip was kept; it is known to be the Doubler; the Inverter; it is used"),
    Plane("unseen", (27,), "1 for each tile that the observer has not seen: in the pile, set aside, or in a hidden hand"),
    Plane("discards", (27,), "1 for each tile that was discarded"),
    Plane("laid", (27,), "1 for each tile on the lines, including those of a row being laid"),
    Plane("sizes", (4, 6), "per arm (white up, white down, black up, black down) and place from the die: tiles in the row's bottom layer"),
    Plane("layers", (4, 6), "per arm and place: layers there, including one being laid"),
    Plane("next_values", (4,), "per arm: what its next row must add up to; 0 or less: there is none"),
    Plane("next_sizes", (4, 7), "per arm: 1 for each number of tiles, 1 to 7, that its next row may have"),
    Plane("building", (4, 6), "per arm and place: 1 where a row or a layer is being laid"),
    Plane("stacking", (1,), "1 if a layer is being laid on a row"),
    Plane("missing", (1,), "dots still needed by what is being laid"),
    Plane("fits", (7,), "1 for each number of tiles, 1 to 7, that the row or layer being laid may have in the end"),
    Plane("used", (27,), "1 for each tile used so far in the row or layer being laid"),
    Plane("given", (27,), "1 for the tile that is given away in an exchange"),
    Plane("won", (2,), "per player: 1 after the end if that player has won; both in a draw"),
)
