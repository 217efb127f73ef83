"""Helpers for authors of games: verbs, declared fields, re-dealing, planes by name."""

import msgspec
import pytest

from roji.core import bitsets
from roji.core.actions import CustomNotation, Hidden, Verb, Verbs
from roji.core.dealing import deal_again, shuffle
from roji.core.declared import DeclaredState
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.observation.planes import Plane, Planes


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    suit: str
    rank: int


class Done(msgspec.Struct, frozen=True, tag="done"):
    pass


class Go(msgspec.Struct, frozen=True, tag="go"):
    at: tuple[int, int]
    back: bool


class LayHidden(msgspec.Struct, frozen=True, tag="lay_hidden"):
    pass


VERBS = Verbs(
    "Kiosk",
    Verb(Lay, "laid {suit} {rank}", suit=("moss", "stone"), rank=(1, 2, 3)),
    Hidden(LayHidden, "laid a card"),
    Verb(Done, lambda done: "is done"),
    Verb(
        Go,
        "went to {at}",
        "go {at}{back}",
        at=CustomNotation([(1, 0), (0, -1)], ["1,0", "0,-1"]),
        back=CustomNotation([False, True], ["", " and back"]),
    ),
)


def test_codes_notation_and_words_follow_from_the_table_of_verbs() -> None:
    assert VERBS.size == 11
    assert VERBS.text(4) == "lay stone 2"
    assert VERBS.describe(4) == Lay("stone", 2)
    assert VERBS.code(Lay("stone", 2)) == VERBS.parse("lay stone 2") == 4
    assert VERBS.tell(Lay("stone", 2)) == "laid stone 2"
    assert (VERBS.codes(Lay), VERBS.codes(Done)) == (range(6), range(6, 7))
    assert VERBS.tell(Done()) == "is done"


def test_values_may_have_a_notation_of_their_own_which_sentences_use_too() -> None:
    assert [VERBS.text(code) for code in VERBS.codes(Go)] == ["go 1,0", "go 1,0 and back", "go 0,-1", "go 0,-1 and back"]
    assert VERBS.describe(VERBS.parse("go 0,-1 and back")) == Go((0, -1), True)
    assert VERBS.tell(Go((0, -1), True)) == "went to 0,-1"


def test_the_public_form_of_a_secret_action_has_no_code() -> None:
    assert VERBS.codes(LayHidden) == range(6, 6)
    assert VERBS.tell(LayHidden()) == "laid a card"
    assert LayHidden in VERBS.actions
    with pytest.raises(ValueError, match="is no action of Kiosk"):
        VERBS.parse("lay_hidden")


def test_two_actions_with_the_same_notation_are_a_fault() -> None:
    with pytest.raises(ValueError, match="two actions of Kiosk have the same notation"):
        Verbs("Kiosk", Verb(Lay, "laid", "lay {suit}", suit=("moss",), rank=(1, 2))).parse("lay moss")


@pytest.mark.parametrize(
    ("line", "examples"), [("lay stone 4", "'lay moss 1', 'lay stone 3'"), ("leave", "'lay moss 1', 'done', 'go 1,0'")]
)
def test_invalid_notation_is_refused_with_examples(line: str, examples: str) -> None:
    with pytest.raises(ValueError, match=f"'{line}' is no action of Kiosk; they read like {examples}$"):
        VERBS.parse(line)


def test_a_verb_has_values_for_each_field_of_its_struct() -> None:
    with pytest.raises(ValueError, match="the fields of Lay are"):
        Verb(Lay, "laid {suit}", suit=("moss",))


class Shop(DeclaredState):
    deck: list[int]
    rows: dict[str, list[int]]
    open: bool
    _seen: int = 0

    def __init__(self) -> None:
        self.luck = Luck(1)
        self.deck = [1, 2, 3]
        self.rows = {"moss": [1]}
        self.open = True


def test_copies_and_snapshots_follow_from_declared_fields() -> None:
    shop = Shop()
    twin = shop.copy()
    twin.rows["moss"].append(2)
    twin.luck.below(9)
    assert shop.rows == {"moss": [1]}
    assert Shop.restore(shop.snapshot()).snapshot() == shop.snapshot() != twin.snapshot()
    assert [*shop.snapshot()] == ["luck", "deck", "rows", "open"]


@pytest.mark.parametrize(("name", "told"), [("deck", ["x"]), ("open", 7), ("rows", [])])
def test_a_snapshot_of_another_kind_is_refused(name: str, told: object) -> None:
    with pytest.raises(ValueError, match="Expected"):
        Shop.restore({**Shop().snapshot(), name: told})
    with pytest.raises(ValueError, match="the snapshot has no deck"):
        Shop.restore({"luck": {"x": 1}})


def test_dealing_again_does_not_reveal_where_cards_lay() -> None:
    for seed in range(20):
        ours, theirs = [[1, 2, 9], [3, 4]], [[9, 4, 3], [1, 2]]  # 9 is known to lie in the first place
        deal_again([1, 2, 3, 4], ours, Luck(seed))
        deal_again([4, 3, 2, 1], theirs, Luck(seed))
        assert ours == theirs
        assert (ours[0][0], sorted([*ours[0], *ours[1]])) == (9, [1, 2, 3, 4, 9])


def test_a_card_that_lies_nowhere_is_a_fault() -> None:
    with pytest.raises(ValueError, match="1 unknown cards lie in none of the places"):
        deal_again([1, 2], [[1]], Luck(1))


def test_every_order_comes_up() -> None:
    assert len({tuple(shuffle([1, 2, 3], Luck(seed))) for seed in range(60)}) == 6


def test_planes_are_written_by_their_names() -> None:
    planes = Planes(1, Plane("hand", (3,), ""), Plane("rows", (2, 4), ""))
    canvas = Canvas(planes.width)
    planes.writer(canvas).mark("rows", 1, 2)
    planes.writer(canvas).put(-5, "hand", 0)
    assert [*canvas.cells] == [251, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]
    with pytest.raises(IndexError, match="rows has no place"):
        planes.place("rows", 2, 0)


class Undeclared(DeclaredState):
    reach: int

    def __init__(self) -> None:
        self.luck = Luck(1)
        self.height = 3


def test_a_field_that_copies_would_lose_is_named() -> None:
    state = Undeclared()
    with pytest.raises(AssertionError, match=r"Undeclared.height is set but not declared, so copies lose it"):
        state.check_fields()
    del state.height
    with pytest.raises(AssertionError, match=r"Undeclared.reach is declared, but __init__ does not set it"):
        state.check_fields()


def test_two_verbs_of_one_tag_are_refused() -> None:
    class LayAgain(msgspec.Struct, frozen=True, tag="lay"):
        pass

    with pytest.raises(ValueError, match="two verbs of Kiosk have the tag 'lay'"):
        Verbs("Kiosk", Verb(Lay, "laid {suit} {rank}", suit=("moss",), rank=(1,)), Verb(LayAgain, "laid again"))


def test_a_set_of_numbers_is_listed_as_it_was_made_up_to_the_highest_bit() -> None:
    numbers = [0, 30, 31, 32, 47, 61]
    assert bitsets.listed(bitsets.set_of(numbers)) == numbers
