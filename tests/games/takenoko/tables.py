"""Tables for the tests: set as asked, with every other card and plot out of the way, and played in notation.

A PlayerSetup is what a player has: cards ("PL-G1 PA-G"), channels, chips ("watershed") and sections ("green green").
A garden is written as plots and channels: "G(1,0)1 YF(0,1)2 P+W(1,1)0 ~(1,0)SW". A letter is a plot's colour, a second one its printed
improvement, one after + a chip; the number is the height of the bamboo; ~ is a channel on a side of a plot.
"""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

from roji.core.luck import Luck
from roji.core.state import State
from roji.games.takenoko import GAME, fulfilled, read_garden
from roji.games.takenoko.view import TakenokoView

COLOURS = ["green", "yellow", "pink"]
CHIPS = ["watershed", "enclosure", "fertilizer"]
DECKS = ["plot", "gardener", "panda"]
FACES = ["sun", "rain", "wind", "storm", "cloud", "?"]
FREE = ("water", "chip", "claim")
AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # clockwise from the right
RING = "1,0 0,1 -1,1 -1,0 0,-1 1,-1"
SPOKES = ["1,0 SW", "-1,1 E", "-1,0 SE", "0,-1 SW", "0,-1 E", "1,-1 SE"]  # S0 to S5

COPIES = {"PA-G": 5, "PA-Y": 4, "PA-P": 3, "PA-3": 3}
CARDS = {
    "plot": [f"PL-{colour}{number}" for colour in "GYP" for number in range(1, 5)] + ["PL-GY", "PL-GP", "PL-PY"],
    "gardener": [f"GA-{colour}{number}" for colour in "GYP" for number in range(1, 6)],
    "panda": [card for card, copies in COPIES.items() for _ in range(copies)],
}
KIND_OF = {"PL": "plot", "GA": "gardener", "PA": "panda"}
PLOTS = {
    "green plain": 6, "green watershed": 2, "green enclosure": 2, "green fertilizer": 1,
    "yellow plain": 6, "yellow watershed": 1, "yellow enclosure": 1, "yellow fertilizer": 1,
    "pink plain": 4, "pink watershed": 1, "pink enclosure": 1, "pink fertilizer": 1,
}  # fmt: skip
LETTER = {"G": "green", "Y": "yellow", "P": "pink", "W": "watershed", "E": "enclosure", "F": "fertilizer"}


@dataclass
class PlayerSetup:
    """What a player has."""

    hand: str = ""
    claimed: str = ""
    channels: int = 0
    chips: str = ""
    sections: str = ""


def table_with(
    *setups: PlayerSetup,
    garden: str = "",
    pile: list[str] | None = None,
    drawn: list[str] | None = None,
    top: dict[str, list[str]] | None = None,
    weather: str | None = "cloud",
    phase: str = "actions",
    used: str = "",
    seat: int = 0,
    round: int = 3,
    **told: Any,
) -> State:
    """A turn of this seat: by default after the weather and before the first action. `told` is an option, or of the snapshot."""
    players = list(setups) or [PlayerSetup(), PlayerSetup()]
    options = {name: told.pop(name) for name in GAME.Options.__struct_fields__ if name in told}
    now = GAME.new(len(players), 0, **options).snapshot()
    now |= {
        "phase": phase,
        "seat": seat,
        "turn": (round - 1) * len(players) + seat + 1,
        "round": round,
        "weather": weather,
        "used": used.split(),
        "garden": garden,
        "players": [_player(setup) for setup in players],
        "pile": _pile(garden, drawn or [], pile or []),
        "drawn": drawn or [],
        "memory": None,
    }
    now |= {f"{deck}_deck": _deck(deck, players, (top or {}).get(deck, [])) for deck in DECKS}
    return GAME.restore(now | told)


def _player(setup: PlayerSetup) -> dict[str, object]:
    return {
        "hand": setup.hand.split(),
        "claimed": setup.claimed.split(),
        "channels": setup.channels,
        "chips": {chip: setup.chips.split().count(chip) for chip in CHIPS},
        "sections": {colour: setup.sections.split().count(colour) for colour in COLOURS},
    }


def _deck(deck: str, setups: list[PlayerSetup], top: list[str]) -> list[str]:
    """The cards that lie on top, and below them all that nobody has."""
    rest = Counter(CARDS[deck])
    rest.subtract([card for one in setups for card in (one.hand + " " + one.claimed).split() if KIND_OF[card[:2]] == deck])
    rest.subtract(top)
    return top + list(rest.elements())


def _pile(garden: str, drawn: list[str], top: list[str]) -> list[str]:
    """The plots that lie on top, and below them all that are not laid."""
    rest = Counter(PLOTS)
    rest.subtract(laid_kinds(garden))
    rest.subtract(drawn)
    rest.subtract(top)
    return top + list(rest.elements())


def laid_kinds(garden: str) -> list[str]:
    """The plots of a garden: ["green plain", …]."""
    found = re.findall(r"([GYP])([WEF]?)(?:\+[WEF])?\(", garden)
    return [f"{LETTER[colour]} {LETTER.get(printed, 'plain')}" for colour, printed in found]


def filled(plots: int) -> str:
    """A garden of this many plots, without bamboo, in an order in which they may have been laid."""
    cells: list[tuple[int, int]] = []
    kinds = list(Counter(PLOTS).elements())[:plots]
    while len(cells) < plots:
        free = [(q, r) for q in range(-5, 6) for r in range(-5, 6) if (q, r) not in [*cells, (0, 0)] and _may_lie((q, r), cells)]
        cells.append(min(free, key=lambda cell: (cell[0] ** 2 + cell[1] ** 2 + cell[0] * cell[1], cell)))
    marks = [kind[0].upper() + ("" if kind.endswith("plain") else kind.split()[1][0].upper()) for kind in kinds]
    return " ".join(f"{mark}({q},{r})0" for mark, (q, r) in zip(marks, cells, strict=True))


def _may_lie(cell: tuple[int, int], cells: list[tuple[int, int]]) -> bool:
    beside = [(cell[0] + q, cell[1] + r) for q, r in AROUND]
    return (0, 0) in beside or sum(one in cells for one in beside) > 1


def do(table: State, seat: int, *lines: str) -> State:
    """Play lines of notation that must be allowed."""
    for line in lines:
        assert refusal(table, seat, line) is None, f"{line!r}: {refusal(table, seat, line)}"
        table.play(seat, GAME.parse(line))
    return table


def refusal(table: State, seat: int, line: str) -> str | None:
    """The sentence that forbids a line of notation, or None."""
    return GAME.why_not(table, seat, GAME.parse(line))


def is_refused(table: State, seat: int, line: str) -> bool:
    """Whether the line is refused with a sentence, and not offered."""
    why = refusal(table, seat, line)
    assert (line in offers(table, seat)) == (why is None)
    return why is not None and len(why.split()) > 2


def offers(table: State, seat: int) -> list[str]:
    return [GAME.text(code) for code in table.legal(seat)] if seat in table.to_act() else []


def offered(table: State, seat: int, verb: str) -> set[str]:
    """The arguments of this verb in the offered lines: {"1,0", "0,1"}."""
    return {line.removeprefix(f"{verb} ") for line in offers(table, seat) if line.startswith(f"{verb} ")}


def steps(table: State, seat: int) -> set[str]:
    """The verbs that are offered, without the free steps."""
    return {line.split()[0] for line in offers(table, seat)} - set(FREE)


def free_steps(table: State, seat: int) -> set[str]:
    return {line.split()[0] for line in offers(table, seat)} & set(FREE)


def keep(table: State, seat: int, kind: str) -> State:
    """Draw plots and keep this one; the others go under the pile in any order."""
    do(table, seat, "plots", f"keep {kind}")
    if phase(table) == "under":
        do(table, seat, offers(table, seat)[0])
    return table


def lay(table: State, seat: int, kind: str, cell: str) -> State:
    """Draw plots and lay this one."""
    return do(keep(table, seat, kind), seat, f"lay {cell}")


def with_luck(table: State, seed: int) -> State:
    """The same table with another random seed."""
    return GAME.restore(table.snapshot() | {"luck": Luck(seed).snapshot()})


def rolled(table: State, face: str, seat: int | None = None) -> State:
    """The table after this face of the die was rolled."""
    seat = table.actor() if seat is None else seat
    for seed in range(200):
        after = do(with_luck(table, seed), seat, "roll")
        if look(after, seat).weather == face:
            return after
    raise AssertionError(f"the die never shows {face}")


def later(table: State, actions: int, seed: int) -> State:
    """The table after this many random actions, or at its end."""
    choices = Luck(seed)
    for _ in range(actions):
        if not table.to_act():
            break
        table.play(table.actor(), table.random_action(table.actor(), choices))
    return table


def play_out(table: State, seed: int) -> State:
    """Random actions to the end."""
    choices = Luck(seed)
    while table.to_act():
        table.play(table.actor(), table.random_action(table.actor(), choices))
    return table


# --- the view --------------------------------------------------------------------------------------------------------


def look(table: State, seat: int | None) -> TakenokoView:
    seen = GAME.view(table, seat)
    assert isinstance(seen, TakenokoView)
    return seen


def phase(table: State) -> str:
    return look(table, None).phase


def heights(table: State) -> dict[str, int]:
    """{"1,0": 2}"""
    return {f"{plot.at.q},{plot.at.r}": plot.height for plot in look(table, None).plots}


def height(table: State, *cells: str) -> list[int]:
    return [heights(table)[cell] for cell in cells]


def irrigated(table: State) -> set[str]:
    return {f"{plot.at.q},{plot.at.r}" for plot in look(table, None).plots if plot.irrigated}


def channels(table: State) -> set[str]:
    return {f"{channel.at.q},{channel.at.r} {channel.side}" for channel in look(table, None).channels}


def stock(table: State, colour: str) -> int:
    bamboo = look(table, None).stocks.bamboo
    assert bamboo is not None
    return {"green": bamboo.green, "yellow": bamboo.yellow, "pink": bamboo.pink}[colour]


def sections(table: State, seat: int) -> str:
    """ "green green pink" """
    eaten = look(table, None).players[seat].sections
    return " ".join(colour for colour in COLOURS for _ in range(getattr(eaten, colour)))


def hand(table: State, seat: int) -> list[str]:
    found = look(table, seat).players[seat].hand
    assert found is not None
    return found


def claimed(table: State, seat: int) -> list[str]:
    return look(table, None).players[seat].claimed


def pile(table: State) -> list[str]:
    """From the top, which nobody sees."""
    return _strings(table.snapshot()["pile"])


def deck(table: State, kind: str) -> list[str]:
    """From the top, which nobody sees."""
    return _strings(table.snapshot()[f"{kind}_deck"])


def _strings(found: object) -> list[str]:
    assert isinstance(found, list)
    return [str(one) for one in found]


# --- gardens by themselves -------------------------------------------------------------------------------------------


def meets(garden: str, card: str, sections: tuple[int, int, int] = (0, 0, 0)) -> bool:
    """Whether the card is fulfilled in this garden, with these numbers of green, yellow and pink sections."""
    return fulfilled(read_garden(garden), card, sections)
