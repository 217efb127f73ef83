"""A whole game of each kind, played with the accessibility tree alone."""

import re
from dataclasses import dataclass, field

import pytest

from tests.web.conftest import DESK, PHONE, NewPlayer
from tests.web.screen_reader import ScreenReader
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT


@dataclass(frozen=True)
class ScreenReaderGame:
    """A game for the screen reader: the buttons to press in order of preference, and the expected announcements and result."""

    game: str
    wishes: tuple[str, ...]
    others: str
    end: str
    result: str = r"You \d+ Bot \w+ \d+|Bot \w+ \d+ You \d+"
    seats: tuple[dict[str, str], ...] = (ANN, BOT)
    options: dict[str, object] = field(default_factory=dict)
    steps: int = 200
    viewport: dict[str, int] = field(default_factory=lambda: DESK)


OHANAMI = ScreenReaderGame(
    "ohanami",
    (r"^Keep \d+ and \d+", r"^(Lay|Start a new garden with) \d", r"^Discard \d+$", r"^\d+, \w+"),
    others=r"Bot \w+ (kept a card|laid \d+ in garden \d)\.",
    end=r"wins? with \d+ points|share the win",
)


ZEN = ScreenReaderGame(
    "zen",
    (r"^Place at ", r"^[BW]\d\d, left ", r"^Discard in this order$", r"^(Black|White) \d+ left", r"^End hand$"),
    others=r"Take up the start card",  # a solo game
    end=r"You have completed your form|The piles are used up",
    result=r"You \d+",
    seats=(ANN,),
    options={"form": "BBB"},
)
BOSSA = ScreenReaderGame(
    "bossa",
    (
        r"^(Lay|Stack) on (white|black) \d+$",
        r"^Discard ",
        r"^Give .+ for ",
        r"^Take the (white|black) line, its die shows [1-6]$",
        r"^Play first$",
        r"^(white|black) \d+ asks for .*: \d+ rows? in your hand",
        r"^(Row for a stack|Stack) on (white|black) \d+, ",
        r"^Take [0-6] white, [0-6] black$",
        r"^[0-6] white, [0-6] black",
        r"^(Redraw: discard|Exchange: give|Stack: cover) ",
    ),
    others=r"Bot \w+ (completed the row|discarded \d/\d|took \d/\d)",
    end=r" wins? with (an empty hand|six rows|the smaller hand)\.| no legal move: .* wins?\.|The game is drawn\.",
    result=r"You [0-6] /6 Bot \w+ [0-6] /6|Bot \w+ [0-6] /6 You [0-6] /6",  # rows
)
BONSAI = ScreenReaderGame(
    "bonsai",
    (
        r"^Give back ",
        r"^Take ",
        r"^Claim ",
        r"^(Tool|Growth|Master|Helper|Parchment) .*\. Slot [1-4]: ",
        r"^Grow (wood|a leaf|a flower|a fruit) at ",
        r"^Done$",
    ),
    others=r"Bot \w+ (took (the card (next to the deck|with .*)|wood|a leaf|a flower|a fruit)|cultivated)",
    end=r"wins? with \d+ points",
    options={"goals": False},
    steps=400,
)
TAKENOKO = ScreenReaderGame(
    "takenoko",
    (
        "^Claim ",
        "^Roll the die$",
        "^Sun: ",
        "^Keep the ",
        " first under the pile$",
        "^Add your ",
        "^Take an? ",
        "^Grow bamboo on ",
        "^(Rain on|Lay) .* grows ",
        "^(Rain on|Lay) ",
        r"^Panda to .* eats 1\b",
        "^Panda to ",
        r"^Gardener to .* grows [1-9]\b",
        "^Gardener to ",
        "^Draw a panda ",
        "^Draw a ",
        "^(Channel between|Watershed on|Enclosure on|Fertilizer on) ",
        "^End turn$",
        "^Panda(, done)?$",
        "^Objective(, done)?$",
        "^Plot(, done)?$",
        "^Gardener(, done)?$",
        "^Channel(, done)?$",
        "^No ",
    ),
    others=r"Bot \w+ ended the turn",
    end=r"wins? with \d+ points|share the win",
    result=r"Total \d+ \d+",
    steps=600,
    viewport=PHONE,  # there the log is in a sheet, so that each step has less to read
)


@pytest.mark.parametrize("game", [OHANAMI, TAKENOKO, BOSSA, BONSAI, ZEN], ids=lambda game: game.game)
def test_a_whole_game_by_ear(server: WebServer, new_player: NewPlayer, game: ScreenReaderGame) -> None:
    table = server.set_table(*game.seats, game=game.game, **game.options)
    ann = ScreenReader(new_player(viewport=game.viewport).sit(server, table).page)
    result = ann.play(game.wishes, game.steps)
    assert re.search(game.result, " ".join(result)), result
    assert re.search(game.others, "\n".join(ann.spoken)), ann.spoken
    assert re.search(game.end, ann.spoken[-1]), ann.spoken[-1]
