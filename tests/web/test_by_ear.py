"""A whole game of each kind, played by what the browser tells a screen reader alone."""

import re
from dataclasses import dataclass, field

import pytest

from tests.web.conftest import Guests
from tests.web.house import House
from tests.web.listener import Listener
from tests.web.test_for_everybody import ANN, BOT


@dataclass(frozen=True)
class Evening:
    """A game for somebody who listens: what is pressed, the dearest first, and what is heard of others and of the end."""

    game: str
    wishes: tuple[str, ...]
    others: str
    end: str
    seats: tuple[dict[str, str], ...] = (ANN, BOT)
    options: dict[str, object] = field(default_factory=dict)
    steps: int = 200


OHANAMI = Evening(
    "ohanami",
    (r"^Keep \d+ and \d+", r"^(Lay|Start with) \d", r"^Put \d+ aside$", r"^\d+, \w+"),
    others=r"Bot \w+ (kept a card|laid \d+ in garden \d)\.",
    end=r"wins? with \d+ points|share the win",
)


@pytest.mark.parametrize("evening", [OHANAMI], ids=lambda evening: evening.game)
def test_a_whole_game_by_ear(house: House, guests: Guests, evening: Evening) -> None:
    ann = Listener(guests().sit(house, house.set_table(*evening.seats, game=evening.game, **evening.options)).page)
    result = ann.play(evening.wishes, evening.steps)
    assert any(re.search(r"\d", words) for words in result), result
    assert re.search(evening.others, "\n".join(ann.spoken)), ann.spoken
    assert re.search(evening.end, ann.spoken[-1]), ann.spoken[-1]
