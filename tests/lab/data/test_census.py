"""Statistics of games, checked against counts by hand on a few games."""

import re
from html.parser import HTMLParser

import msgspec
import pytest

import roji
from roji.bots.arena.counts import wilson
from roji.core.game import Game
from roji.lab import play_games
from roji.lab.data.census import PHASES, count, spread, to_dict
from roji.lab.data.census_page import page
from roji.lab.data.records import GameRecord, begin, check, steps
from roji.lab.fleet.fleet import self_play


def forced(wins: str) -> list[GameRecord]:
    """Games of Bossa with these winners, seat by seat; "=" is shared."""
    played = play_games("bossa", "random", len(wins))
    who = {"0": [0], "1": [1], "=": [0, 1]}
    return [msgspec.structs.replace(record, scores=[7, 9], winners=who[won]) for record, won in zip(played, wins, strict=True)]


def test_length_choices_and_reveals_are_those_of_the_game_played_again() -> None:
    record = play_games("bonsai", "greedy", 1)[0]
    census = count([record], 2)
    state, choices = begin(record), []
    for seat, code in steps(record):
        assert code is not None
        choices.append(len(state.legal(seat)))
        state.play(seat, code)
    assert [number for phase in census.choices for number in phase] == choices
    assert {len(phase) - len(choices) // PHASES for phase in census.choices} <= {0, 1}, "tenths of the game"
    assert (census.lengths, census.turns, census.reveals) == ([len(choices)], [state.turn()], [check(record).reveals()])
    assert census.scores == [[points] for points in record.scores]


def test_the_first_seats_advantage_has_wilsons_interval() -> None:
    document = to_dict(self_play("bossa", "random"), count(forced("0000000001="), 2))
    low, high = wilson(9.5, 11)
    assert document["wins"][0] == {"rate": round(9.5 / 11, 4), "interval": [round(low, 4), round(high, 4)]}
    assert document["drawn"] == 1
    first = document["first_seat"]
    assert first["advantage"] == pytest.approx(9.5 / 11 - 0.5, abs=1e-4)
    assert first["interval"] == pytest.approx([low - 0.5, high - 0.5], abs=1e-4)
    assert first["certain"]
    assert not to_dict(self_play("bossa", "random"), count(forced("01"), 2))["first_seat"]["certain"]


def test_how_numbers_are_spread() -> None:
    assert spread([4, 1, 3, 2, 5]) == {"mean": 3, "deviation": 1.41, "quantiles": [1, 2, 3, 4, 5]}
    assert spread([]) == {"mean": None, "deviation": None, "quantiles": []}


def test_games_that_were_broken_off_count_for_wins_and_not_for_points() -> None:
    record = forced("0")[0]
    broken = msgspec.structs.replace(record, forfeits=["1 was silent"])
    census = count([record, broken], 2)
    assert (census.scores, census.forfeits, census.won[0].wins) == ([[7], [9]], 1, 2)


@pytest.mark.parametrize("game", roji.all_games(), ids=lambda game: game.name)
def test_every_game_has_a_census_and_a_page(game: Game) -> None:
    plan = self_play(game.name, "random", seats=game.seats[-1])
    census = count(play_games(game.name, "random", 3, seats=game.seats[-1]), len(plan.bots))
    document = to_dict(plan, census)
    assert (document["games"], len(document["scores"]), len(document["choices_by_tenth"])) == (3, game.seats[-1], 10)
    assert (document["first_seat"] is None) == (game.seats[-1] == 1)
    assert game.title in page(plan, census)


class Reader(HTMLParser):
    """Collects the text of a page, and everything that it would fetch or run."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text = ""
        self.tags: set[str] = set()
        self.links: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_needs_nothing_else_and_says_how_to_count_again() -> None:
    plan = self_play("bossa", ["greedy", "random"], seed=5, chips=True)
    html = page(plan, count(play_games("bossa", ["greedy", "random"], 4, seed=5, chips=True), 2))
    reader = Reader(html)
    assert reader.links == []
    assert not {"script", "link", "img", "iframe"} & reader.tags
    assert "url(" not in html
    assert "@import" not in html
    for words in ("Bossa: what the game is like", "4 games · greedy, random", "chips True", "1. tenth", "seat 2"):
        assert words in reader.text
    assert "roji lab stats bossa --games 4 --bots greedy,random --seats 2 --iterations 100 --seed 5 --option.chips true" in reader.text
    drawings = re.findall(r"<svg [^>]*>", html)
    assert all("aria-label=" in drawing or "aria-hidden" in drawing for drawing in drawings)
