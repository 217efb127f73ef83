"""Seat tokens stay in the browser's storage: they are in no address, no title and no page."""

import json

from playwright.sync_api import Request, WebSocket, expect

from tests.web.conftest import NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer

ANN = {"kind": "here", "name": "Ann"}
MARKUP = "<mark>Mallory</mark>"


def test_a_token_travels_in_one_header_and_in_the_first_frame_only(server: WebServer, new_player: NewPlayer) -> None:
    asked: list[Request] = []
    frames: list[str] = []

    def hears(socket: WebSocket) -> None:
        assert "token" not in socket.url
        socket.on("framesent", lambda frame: frames.append(str(frame)))

    ren = new_player()
    ren.page.on("request", lambda request: asked.append(request))
    ren.page.on("websocket", hears)
    ren.page.goto(f"{server.address}/t/{server.set_table(ANN, {'kind': 'open'})['table']}")
    ren.page.get_by_label("Your name", exact=True).fill("Ren")
    ren.page.get_by_role("button", name="Sit down", exact=True).click()
    expect(ren.hand.first).to_be_visible(timeout=PATIENCE)
    (key,) = json.loads(ren.page.evaluate("localStorage.getItem('roji.tables')"))
    token = key["token"]
    assert len(token) == 22

    assert [frame for frame in frames if token in frame] == [frame for frame in frames if "hello" in frame and token in frame] != []
    for request in asked:
        told = {name: value for name, value in request.headers.items() if name != "authorization"}
        assert token not in request.url + str(told) + (request.post_data or "")
        assert not told.get("referer")
    assert token not in ren.page.url + ren.page.title() + ren.page.content()
    assert token not in ren.page.evaluate("document.cookie + JSON.stringify(Object.values(sessionStorage))")


def test_a_name_with_markup_is_shown_as_it_is(server: WebServer, new_player: NewPlayer) -> None:
    """The name is shown as text and creates no element."""
    taken = server.set_table({"kind": "here", "name": MARKUP}, {"kind": "open"})
    onlooker = new_player()
    onlooker.page.goto(f"{server.address}/t/{taken['table']}")
    expect(onlooker.page.get_by_text(MARKUP, exact=False).first).to_be_visible(timeout=PATIENCE)
    assert onlooker.page.locator("mark").count() == 0
