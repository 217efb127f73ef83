"""Two clients play at one table."""

import roji
from roji.core.journal.fold import read as read_journal
from roji.core.journal.fold import replay
from roji.server.table.undo import MOST, WORN
from tests.server import peaks
from tests.server.clients import House, bearer, read
from tests.server.postgres import on_both

pytestmark = on_both


def test_two_screens_play_a_whole_game(house: House) -> None:
    _, ann, bob = house.pair()
    while ann.seen["phase"] != "over":
        ann.until(lambda seen: seen["legal"])
        ann.play_first()
        bob.until(lambda seen: seen["legal"])
        bob.play_first()
        ann.until(lambda seen: seen["seq"] == bob.seen["seq"])
    assert ann.seen["scores"] == bob.seen["scores"]
    assert ann.seen["winners"] == bob.seen["winners"] != []
    assert ann.seen["ending"] == {"key": "the-last-peak-is-climbed", "values": {}}
    assert ann.seen["view"]["shown"] == bob.seen["view"]["shown"]
    assert [event["seq"] for event in ann.story] == list(range(1, 7))


def test_the_game_begins_when_no_seat_is_open(house: House) -> None:
    made = house.create("Ann", "open")
    ann = house.screen(made["table"], made["token"])
    assert (ann.seen["phase"], ann.seen["view"], ann.seen["legal"]) == ("gathering", None, [])
    house.join(made["table"], "Bob")
    seen = ann.wait(lambda seen: seen["phase"] == "playing")
    assert [player["name"] for player in seen["players"]] == ["Ann", "Bob"]
    assert len(seen["view"]["hand"]) == peaks.HAND


def test_a_double_click_happens_once(house: House) -> None:
    _, ann, _ = house.pair()
    code = ann.seen["legal"][0]["code"]
    ann.play(code, nth=0)
    ann.play(code, nth=0)
    ann.wait(lambda seen: seen["nth"] == 1)
    ann.play(code, nth=1)
    assert ann.refusal() == "wait until everybody has chosen"
    assert (ann.seen["seq"], ann.seen["nth"], len(ann.story)) == (1, 1, 1)


def test_a_stale_frame_gets_the_present_again(house: House) -> None:
    _, ann, _ = house.pair()
    ann.play(ann.seen["legal"][0]["code"], nth=7)
    again = ann.wait()
    assert (again["seq"], again["since"]) == (0, [])


def test_out_of_turn_and_illegal_actions_are_refused_with_the_rule(house: House) -> None:
    _, ann, _ = house.pair()
    not_held = next(code for code in range(peaks.CARDS) if code + 1 not in ann.seen["view"]["hand"])
    ann.play(not_held)
    assert ann.refusal() == f"{not_held + 1} is not in your hand"
    for code in (-1, peaks.SIZE, 10**30):
        ann.play(code)
        assert ann.refusal() == f"Peaks has no action {code}"
    ann.play_first()
    ann.play(ann.seen["view"]["hand"][0] - 1)
    assert ann.refusal() == "wait until everybody has chosen"
    assert ann.seen["seq"] == 1


def test_a_simultaneous_choice_is_taken_back_and_the_others_stays(house: House) -> None:
    _, ann, bob = house.pair()
    first = ann.seen["legal"][0]["code"]
    ann.play_first()
    assert ann.seen["can_undo"]
    ann.undo()
    seen = ann.wait(lambda seen: seen["nth"] == 2)
    assert first in [offer["code"] for offer in seen["legal"]]
    assert not seen["can_undo"]
    bob.until(lambda seen: seen["seq"] == 2)
    assert [(event["kind"], read(event["words"])) for event in bob.story] == [
        ("play", "chose a card"),
        ("undo", "took a choice back"),
    ]


def test_undo_stops_where_something_came_to_light(house: House) -> None:
    _, ann, bob = house.pair()
    ann.play_first()
    bob.play_first()
    ann.until(lambda seen: seen["seq"] == 2)
    assert not ann.seen["can_undo"]
    ann.undo()
    assert ann.refusal() == "something has come to light since then, so it stands"


def test_a_journal_does_not_grow_for_ever_by_taking_back(house: House) -> None:
    _, ann, _ = house.pair()
    for _ in range(MOST // 2):
        ann.play_first()
        ann.undo()
        ann.wait(lambda seen: not seen["can_undo"])
    ann.play_first()
    assert not ann.seen["can_undo"]
    ann.undo()
    assert ann.refusal() == WORN


def test_nothing_can_be_done_before_the_game_begins(house: House) -> None:
    made = house.create("Ann", "open")
    ann = house.screen(made["table"], made["token"])
    for act in (ann.undo, ann.resign, lambda: ann.play(0)):
        act()
        assert ann.refusal() == "the game begins when every seat is taken"


def test_a_resignation_ends_a_game_of_two(house: House) -> None:
    _, ann, bob = house.pair()
    ann.resign()
    seen = bob.wait(lambda seen: seen["phase"] == "over")
    assert seen["winners"] == [1]
    assert seen["players"][0]["resigned"]
    assert bob.story[-1]["kind"] == "resign"
    bob.play(0)
    assert bob.refusal() == "the game is over"


def test_the_journal_is_available_after_the_end_and_can_be_verified(house: House) -> None:
    table, ann, bob = house.pair(rounds=1)
    promised = house.http.get(f"/api/tables/{table}").json()["commitment"]
    early = house.http.get(f"/api/tables/{table}/journal")
    assert (early.status_code, early.json()["sentence"]["key"]) == (403, "the-game-file-is-available-after-the-end-of-the")
    ann.play_first()
    bob.play_first()
    told = house.http.get(f"/api/tables/{table}/journal")
    assert f"commitment {promised}" in told.text, "the shuffle is the one promised before the game"
    assert told.headers["content-type"].startswith("text/plain")
    *_, (_, state) = replay(peaks.GAME, read_journal(told.text))
    assert state.scores() == bob.seen["scores"]
    assert not state.to_act()


def test_a_rematch_keeps_seats_and_tokens_and_is_made_once(house: House) -> None:
    table, ann, bob = house.pair(rounds=1)
    ask = f"/api/tables/{table}/rematch"
    assert house.http.post(ask, headers=bearer(ann.token)).status_code == 409
    ann.play_first()
    bob.play_first()
    assert house.http.post(ask).status_code == 401
    again = house.http.post(ask, headers=bearer(ann.token)).json()
    assert house.http.post(ask, headers=bearer(bob.token)).json()["table"] == again["table"] != table
    assert bob.wait(lambda seen: seen["rematch"])["rematch"] == again["table"]
    assert house.screen(again["table"], bob.token).seen["yours"] == [1]
    assert again["options"]["rounds"] == 1


def test_the_home_data_lists_games_options_and_levels(house: House) -> None:
    home = house.http.get("/api/games").json()
    game = home["games"][0]
    assert (game["name"], game["title"], game["fewest"], game["most"]) == ("peaks", "Peaks", 2, 3)
    rounds, calm, _ = game["options"]
    every = {"labels": {}, "text": False, "fewest": 2, "most": 3}
    about = "how many peaks there are to climb"
    assert rounds == {"name": "rounds", "about": about, "values": [1, 3], "default": 3, "with_bots": 3, **every}
    assert calm == {"name": "calm", "about": "", "values": [False, True], "default": False, "with_bots": True, **every}
    assert home["levels"][0] == {"name": "any", "about": "does anything"}
    assert [card["name"] for card in home["games"][1:-1]] == [game.name for game in roji.all_games()]
