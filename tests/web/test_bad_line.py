"""A browser on a bad connection: every frame that it sends is duplicated, and the connection breaks repeatedly."""

import re

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer

ANN = {"kind": "here", "name": "Ann"}
BOT = {"kind": "bot", "level": "random"}
LASTS = 5  # frames until a connection breaks
RESTARTS = 1012  # close code 1012: the server restarts, reconnect


class BadConnection:
    """Every connection passes a few frames from the server; the next frame is lost, and the connection is closed."""

    def __init__(self) -> None:
        self.cuts = 0

    def carry(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        carried: list[str | bytes] = []

        def down(frame: str | bytes) -> None:
            carried.append(frame)
            if len(carried) <= LASTS:
                socket.send(frame)
            elif len(carried) == LASTS + 1:
                self.cuts += 1
                server.close()
                socket.close(code=RESTARTS)

        def up(frame: str | bytes) -> None:
            server.send(frame)
            server.send(frame)

        server.on_message(down)
        socket.on_message(up)


def test_over_a_bad_connection_the_page_matches_the_server_and_plays_nothing_twice(server: WebServer, new_player: NewPlayer) -> None:
    line, taken = BadConnection(), server.set_table(ANN, BOT)
    ann = new_player()
    ann.page.route_web_socket(re.compile("/socket$"), line.carry)
    ann.sit(server, taken)
    ann.play_on(14)
    what = ann.wait_for_turn()
    again = new_player().sit(server, taken)  # the same seat, over a good connection
    assert again.wait_for_turn() == what
    expect(ann.page.locator("main")).to_have_attribute("data-seq", str(again.seq()), timeout=PATIENCE)
    assert ann.gardens() == again.gardens()
    story = [one.page.get_by_role("region", name="Log", exact=True).inner_text() for one in (ann, again)]
    assert story[0] == story[1]
    assert line.cuts >= 5
