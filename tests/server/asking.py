"""Helpers for tests of proposals: make one, answer it, read it from a screen."""

from typing import Any

from tests.server.clients import House, ScreenClient


def ask(screen: ScreenClient, kind: str = "back", seat: int | None = None, **more: int) -> None:
    seat = screen.seen["seat"] if seat is None else seat
    screen.send(type="propose", seat=seat, proposal=screen.seen["proposals"], kind=kind, **more)


def answer(screen: ScreenClient, kind: str, seat: int | None = None, proposal: int | None = None) -> None:
    seat = screen.seen["seat"] if seat is None else seat
    screen.send(type=kind, seat=seat, proposal=screen.seen["proposal"]["proposal"] if proposal is None else proposal)


def asked(screen: ScreenClient) -> dict[str, Any]:
    """The proposal as this screen shows it."""
    return dict(screen.until(lambda seen: seen["proposal"] and seen["proposal"]["declined"] is None)["proposal"])


def one_round(house: House, **options: Any) -> tuple[str, ScreenClient, ScreenClient]:
    """Ann and Bob have each shown a card."""
    table, ann, bob = house.pair(**options)
    ann.play_first()
    bob.until(lambda seen: seen["seq"] == 1)
    bob.play_first()
    ann.until(lambda seen: seen["seq"] == 2)
    return table, ann, bob
