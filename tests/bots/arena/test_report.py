"""The report: one page that needs nothing else and says what was found."""

import re
from html.parser import HTMLParser

import pytest

import roji
from roji.bots.arena.charts import scale
from roji.bots.arena.counts import Tallies
from roji.bots.arena.report import page
from roji.bots.arena.results import Result
from roji.bots.arena.tournament import Tournament, play

TOURNAMENT = Tournament(roji.game, "ohanami", ("greedy", "random", "random"), (2, 3), options={"lay_order": "rotate"}, seed=5)


class Reader(HTMLParser):
    """Collects what a page says, and everything that it would fetch or run."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.tags: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_data(self, data: str) -> None:
        self.text += data + " "


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    return reader


@pytest.fixture(scope="module")
def tallies() -> Tallies:
    return Tallies(TOURNAMENT.names(), play(TOURNAMENT, 9))


def test_the_page_fetches_and_runs_nothing(tallies: Tallies) -> None:
    html = page(TOURNAMENT, tallies)
    reader = read(html)
    assert reader.links == []
    assert not {"script", "link", "img", "iframe"} & set(reader.tags)
    assert "url(" not in html
    assert "@import" not in html


def test_it_tells_bots_seats_and_how_to_play_it_again(tallies: Tallies) -> None:
    text = read(page(TOURNAMENT, tallies)).text
    for words in ("Ohanami: a tournament", "9 games · 2 and 3 seats · 1 s a turn · seed 5 · lay_order rotate", "random 2", "seat 3 of 3"):
        assert words in text
    command = "roji arena ohanami greedy random random --games 9 --seats 2,3 --think 1 --seed 5 --option.lay_order rotate"
    assert command in text
    assert "Forfeits" not in text


def test_every_drawing_has_words_for_those_who_do_not_see_it(tallies: Tallies) -> None:
    html = page(TOURNAMENT, tallies)
    drawings = re.findall(r"<svg [^>]*>", html)
    assert len(drawings) == 1 + 3 + 3 + 5, "the mark, ratings, points, seats"
    assert all("aria-label=" in drawing or "aria-hidden" in drawing for drawing in drawings)


def test_forfeits_are_told_with_their_reasons_and_nothing_is_taken_for_markup() -> None:
    lost = [Result(nth, nth, (0, 1), [5, 9], [1], [3, 3], [1.0, 1.0], [1.0, 1.0], {0: "said '<b>hi</b>' & left"}) for nth in (1, 2)]
    html = page(TOURNAMENT, Tallies(["<i>me</i>", "you", "none"], lost))
    assert "it said '<b>hi</b>' & left" in read(html).text
    assert "<b>" not in html
    assert "<i>" not in html
    assert "1, 2" in read(html).text
    assert "nobody forfeited" not in read(html).text, "there are no points to draw"


@pytest.mark.parametrize(
    ("values", "low", "high"),
    [([857, 2000], 800, 2200), ([1, 1], 1, 2), ([0, 0], 0, 1), ([-12, 3], -15, 5), ([1388.5, 1611.5], 1350, 1650)],
)
def test_scales_end_at_round_numbers_and_hold_all_values(values: list[float], low: float, high: float) -> None:
    found = scale(values)
    assert (found.low, found.high) == (low, high)
    assert found.marks()[0] == low
    assert found.marks()[-1] == high
