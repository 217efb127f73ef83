"""Peaks, a small game in plain Python: all show a card at once, and the highest scores the point."""

from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec

from roji.core.actions import Action, Hidden, Verb, Verbs
from roji.core.game import Game, Row
from roji.core.luck import Luck, restore_luck
from roji.core.sentences import say, words
from roji.core.state import State

CARDS = 24
HAND = 4
STUMBLE, GO_BLIND = CARDS, CARDS + 1  # two planted faults: in `play`, and in `view` afterwards
SIZE = CARDS + 2


class Options(msgspec.Struct, frozen=True):
    rounds: Annotated[Literal[1, 3], msgspec.Meta(description="how many peaks there are to climb")] = 3
    calm: bool = False
    fragile: bool = False  # offers the faults


class Show(msgspec.Struct, frozen=True, tag="show"):
    card: int


class ShowHidden(msgspec.Struct, frozen=True, tag="show_hidden"):
    pass


class Fall(msgspec.Struct, frozen=True, tag="fall"):
    how: str


VERBS = Verbs(
    "Peaks",
    Verb(Show, "chose {card}", card=range(1, CARDS + 1)),
    Verb(Fall, "chose a card", "{how}", how=("stumble", "blind")),
    Hidden(ShowHidden, "chose a card"),
)


class PeaksView(msgspec.Struct, frozen=True):
    hand: list[int]
    chosen: int | None
    shown: list[list[int]]


class Peaks(State):
    def __init__(self, hands: list[list[int]], rounds: int, fragile: bool, luck: Luck) -> None:
        self.hands, self.rounds, self.fragile, self.luck = hands, rounds, fragile, luck
        self.chosen: list[int] = [0] * len(hands)
        self.shown: list[list[int]] = []
        self.points = [0] * len(hands)
        self.gone: list[int] = []
        self.blind = False

    def to_act(self) -> list[int]:
        staying = [seat for seat in range(len(self.hands)) if seat not in self.gone]
        if len(self.shown) == self.rounds or len(staying) < 2:
            return []
        return [seat for seat in staying if not self.chosen[seat]]

    def legal(self, seat: int) -> list[int]:
        return sorted(card - 1 for card in self.hands[seat]) + ([STUMBLE, GO_BLIND] if self.fragile else [])

    def play(self, seat: int, code: int) -> None:
        assert code != STUMBLE, "a planted fault in the rules"
        if code == GO_BLIND:
            self.blind = True
            return
        self.chosen[seat] = code + 1
        self.hands[seat].remove(code + 1)
        self._show()

    def resign(self, seat: int) -> None:
        self.gone.append(seat)
        self._show()

    def _show(self) -> None:
        if all(self.chosen[seat] for seat in range(len(self.hands)) if seat not in self.gone):
            self.points[self.chosen.index(max(self.chosen))] += 1
            self.shown.append(self.chosen)
            self.chosen = [0] * len(self.hands)

    def copy(self) -> "Peaks":
        return restore(self.snapshot())

    def imagine(self, seat: int, luck: Luck) -> "Peaks":
        known = {*self.hands[seat], self.chosen[seat], *(card for cards in self.shown for card in cards)}
        unknown = [card for card in range(1, CARDS + 1) if card not in known]
        twin = self.copy()
        twin.luck = luck
        for other in range(len(self.hands)):
            if other != seat:
                twin.hands[other] = [unknown.pop(int(luck.below(len(unknown)))) for _ in self.hands[other]]
                twin.chosen[other] = unknown.pop(int(luck.below(len(unknown)))) if self.chosen[other] else 0
        return twin

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        most = max(points for seat, points in enumerate(self.points) if seat not in self.gone)
        return [seat for seat, points in enumerate(self.points) if points == most and seat not in self.gone]

    def ending(self) -> str | None:
        return None if self.to_act() else "the last peak is climbed"

    def turn(self) -> int:
        return len(self.shown)

    def reveals(self) -> int:
        return len(self.shown)

    def pieces(self) -> list[int]:
        return [CARDS]

    def snapshot(self) -> dict[str, object]:
        plain = {"rounds": self.rounds, "fragile": self.fragile, "blind": self.blind, "luck": self.luck.snapshot()}
        lists = {"chosen": list(self.chosen), "points": list(self.points), "gone": list(self.gone)}
        return {**plain, **lists, "hands": [list(hand) for hand in self.hands], "shown": [list(cards) for cards in self.shown]}


def setup(seats: int, options: Options, luck: Luck) -> Peaks:
    deck = list(range(1, CARDS + 1))
    hands = [[deck.pop(int(luck.below(len(deck)))) for _ in range(HAND)] for _ in range(seats)]
    return Peaks(hands, options.rounds, options.fragile, luck)


def restore(snapshot: dict[str, Any]) -> Peaks:
    hands = [list(hand) for hand in snapshot["hands"]]
    state = Peaks(hands, snapshot["rounds"], snapshot["fragile"], restore_luck(snapshot["luck"]))
    state.chosen, state.points, state.gone = list(snapshot["chosen"]), list(snapshot["points"]), list(snapshot["gone"])
    state.shown, state.blind = [list(cards) for cards in snapshot["shown"]], snapshot["blind"]
    return state


def public(_state: Peaks, code: int) -> Action:
    action = VERBS.describe(code)
    return ShowHidden() if isinstance(action, Show) else action


def why_not(state: Peaks, seat: int, code: int) -> str | None:
    if seat not in state.to_act():
        return "wait until everybody has chosen"
    return None if code in state.legal(seat) else say("{card} is not in your hand", card=code + 1)


def view(state: Peaks, seat: int | None) -> PeaksView:
    assert not state.blind, "a planted fault in the view"
    if seat is None:
        return PeaksView([], None, state.shown)
    return PeaksView(sorted(state.hands[seat]), state.chosen[seat] or None, state.shown)


GAME = Game(
    name="peaks",
    title="Peaks",
    seats=range(2, 4),
    Options=Options,
    version=1,
    setup=setup,
    restore=restore,
    why_not=why_not,
    longest=9,
    verbs=VERBS,
    public=public,
    View=PeaksView,
    view=view,
    score_sheet=lambda state: [Row(words("peaks"), list(state.points), total=True)],
    draw=lambda state: str(state.snapshot()),
    with_bots=MappingProxyType({"calm": True}),
    daily=lambda day: {"rounds": 1 if day.weekday() == 6 else 3},
)
