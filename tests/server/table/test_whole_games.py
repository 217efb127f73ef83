"""Whole games of every kind over the real socket."""

import roji
from roji.core.journal.fold import read as read_journal
from roji.core.journal.fold import replay
from tests.server.clients import House


def test_every_real_game_is_played_to_its_end(house: House) -> None:
    for game in roji.all_games():
        made = house.create(*["Ann", "Bob", "Eve", "Kim"][: game.seats[0]], game=game.name)
        screen = house.screen(made["table"], made["token"])
        while screen.seen["phase"] == "playing":
            screen.look(screen.seen["to_act"][0])
            screen.play_first()
        assert screen.seen["phase"] == "over"
        journal = house.http.get(f"/api/tables/{made['table']}/journal").text
        *_, (_, state) = replay(game, read_journal(journal))
        assert state.scores() == screen.seen["scores"]
