"""Layout of a Bonsai observation. Players are numbered clockwise from the observer, who is 0."""

from roji.core.observation.planes import Plane, Planes

PLANES = Planes(
    1,
    Plane("phase", (8,), "one of: action, tile of slot 2, tile of a Master, Helper, Cultivate, goals, discard, over"),
    Plane("players", (4,), "1 for each player there is, -1 for one who has given up"),
    Plane("acts", (4,), "1 for the player whose turn it is"),
    Plane("first", (4,), "1 for the first player"),
    Plane("turn", (1,), "the number of this turn, counted over all players, at most 127"),
    Plane("refill", (3,), "when cards are refilled, one of: at once, after goals, after discarding"),
    Plane("scenario", (6,), "one of: none, Slow Fall, Long Winter, Flourishing Spring, Scorching Summer, Emperor"),
    Plane("target", (1,), "tens of points needed to win alone; 0 for several players"),
    Plane("tends", (2,), "which bonsai is tended: the first, the second of the Emperor challenge"),
    Plane("slots", (4, 47), "per slot: 1 for the card that lies there"),
    Plane("deck", (47,), "1 for each card that is still in the deck, wherever in it"),
    Plane("deck_left", (2,), "cards in the deck; of these in Tokonoma's lower half, where no Parchment is"),
    Plane("discarded", (47,), "1 for each card that has left a game alone"),
    Plane("using", (47,), "1 for the card that is being used"),
    Plane("vacated", (5,), "what is yet to be refilled, one of: slot 1, 2, 3, 4, after a Cultivate alone; nothing: all 0"),
    Plane("budget", (5,), "while tiles are placed: symbols left for wood, leaf, flower, fruit, any"),
    Plane("placed", (3,), "tiles placed by this action; 1 if one was a flower; 1 if this turn is a Cultivate"),
    Plane("goals", (2, 15), "1 for each goal in play; 1 for each of them that nobody has claimed"),
    Plane("undecided", (15,), "1 for each goal that must be claimed or renounced now"),
    Plane(
        "claimed",
        (4, 15),
        "per player: 1 for each goal claimed. In the Emperor challenge player 1 has those that were claimed with the second bonsai",
    ),
    Plane("renounced", (4, 15), "per player: 1 for each goal renounced"),
    Plane("passed", (4,), "1 for each player whose last turn was a Cultivate without a tile"),
    Plane("ending", (1,), "1 once the deck is empty and the last turns are played"),
    Plane("last_turns", (4,), "1 for each player who still has a last turn"),
    Plane("cards", (4, 47), "per player: 1 for each card taken"),
    Plane("supply", (4, 4), "per player: wood, leaf, flower, fruit in supply"),
    Plane("capacity", (4,), "per player: tiles that may be kept"),
    Plane("growth", (4, 4), "per player: Growth cards for wood, leaf, flower, fruit"),
    Plane("points", (4, 3), "per player: points of tiles as they lie, of Parchments, of goals, each at most 127"),
    Plane(
        "measures",
        (4, 12),
        "per bonsai: wood, leaves, flowers, fruits, points of flowers, the largest group of leaves, then left and right of the pot: "
        "tiles that protrude, flowers of these, tiles of these below it. In the Emperor challenge player 1 stands for the second bonsai",
    ),
    Plane("stuck", (4,), "per bonsai: 1 if wood cannot grow on it"),
    Plane(
        "trees",
        (4, 1261),
        "per player and cell: 0 nothing, 1 wood, 2 leaf, 3 flower, 4 fruit. In the Emperor challenge player 1 stands for the second bonsai",
    ),
)
