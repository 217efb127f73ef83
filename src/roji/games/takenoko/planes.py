"""Layout of a Takenoko observation. Players are numbered clockwise from the observer, who is 0."""

from roji.core.observation.planes import Plane, Planes

PLANES = Planes(
    1,
    Plane(
        "phase",
        (13,),
        "one of: roll, choose the weather, rain, storm, cloud, actions, keep a plot, put one under the pile, lay, improve, "
        "serve bamboo that is short, draw an objective again, over",
    ),
    Plane("players", (4,), "1 for each player there is, -1 for one who has given up"),
    Plane("acts", (4,), "1 for the player whose turn it is"),
    Plane("first", (4,), "1 for the first player"),
    Plane("options", (3,), "advanced; columns of three are three high exactly; bamboo never runs out"),
    Plane("round", (1,), "the number of this round, 1 to 60"),
    Plane("weather", (6,), "one of: sun, rain, wind, storm, cloud, to be chosen; before the roll: all 0"),
    Plane("used", (5,), "how often in this turn: plots, channel, gardener, panda, objective"),
    Plane("left", (1,), "actions that may still be taken in this turn"),
    Plane("emperor", (4,), "1 for the player who has the Emperor"),
    Plane("ending", (1,), "1 once the Emperor is taken and the last turns are played"),
    Plane("last_turns", (4,), "1 for each player who still has a last turn, the one of whoever took the Emperor not counted"),
    Plane("stock", (7,), "channels, watersheds, enclosures, fertilizers; green, yellow, pink bamboo, 0 if it never runs out"),
    Plane("pile_left", (2,), "plots in the pile; plots drawn by whoever has the turn"),
    Plane("plots_left", (12,), "per kind of plot: how many are not in the garden yet. A kind is 4 × colour + improvement, 0 for plain"),
    Plane("drawn", (12,), "per kind of plot: how many the observer has drawn"),
    Plane("kept", (12,), "1 for the kind that the observer will lay"),
    Plane("under", (12,), "1 for the kind that the observer will put directly under the pile"),
    Plane(
        "pile",
        (26,),
        "per place in the pile from the top, drawn plots included: 1 + the kind that the observer put there, while it is there",
    ),
    Plane(
        "laid",
        (27, 4),
        "per plot laid, in order: 1 + the player, 1 + its kind; 1 + the kinds that the observer put under the pile with it, "
        "directly and below, 0 if another laid it",
    ),
    Plane("decks", (3,), "cards in the piles of plot, gardener and panda objectives"),
    Plane("bottom", (3, 15), "per pile of objectives from its lowest card up: 1 + the card, as far as everybody knows it"),
    Plane("turned_down", (3,), "per pile: cards turned down by this action"),
    Plane("hand", (34,), "how many of each objective the observer holds"),
    Plane("held", (5,), "the same in the order in which they were drawn: 1 + the card"),
    Plane("unseen", (34,), "how many of each objective the observer has not seen: in a pile or in another's hand"),
    Plane("fulfilled", (34,), "1 for each objective that is fulfilled now; the panda's by the observer's sections"),
    Plane("completed", (4, 34), "per player: how many of each objective are completed"),
    Plane("backs", (4, 5), "per player and card in hand, in the order of drawing: 1 plot, 2 gardener, 3 panda"),
    Plane("drawn_as", (4, 5), "per player and card in hand: the number of its draw in the game; 0 for the deal"),
    Plane(
        "never",
        (4, 5, 15),
        "per player and card in hand: 1 for each objective of its pile that everybody knows it cannot be, in the order of the pile's cards",
    ),
    Plane("scores", (4, 3), "per player: objectives completed, points with the Emperor, points of panda objectives"),
    Plane("channels_held", (4,), "per player: channels not yet placed"),
    Plane("chips", (4, 3), "per player: watersheds, enclosures, fertilizers"),
    Plane("sections", (4, 3), "per player: green, yellow, pink sections"),
    Plane("colours", (631,), "per cell: 0 no plot, 1 green, 2 yellow, 3 pink"),
    Plane("improvements", (631,), "per cell: 0 none, 1 watershed, 2 enclosure, 3 fertilizer, printed or added"),
    Plane("heights", (631,), "per cell: sections of bamboo, 0 to 4"),
    Plane("irrigated", (631,), "per cell: 1 if its plot is irrigated"),
    Plane(
        "marks",
        (631,),
        "per cell: 1 for the gardener, plus 2 for the panda, plus 4 for the plot just laid while it may be improved, "
        "plus 8 for each section that would still grow there while bamboo is short",
    ),
    Plane("channels", (631, 3), "per cell and side E, SE, SW: 1 for a channel"),
)
