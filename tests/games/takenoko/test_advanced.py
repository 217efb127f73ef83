"""The advanced variant: cases 48 to 50."""

from roji.core.state import State
from tests.games.takenoko.tables import CARDS, PlayerSetup, deck, do, hand, is_refused, look, offered, offers, phase, steps, table_with

CURVE = "G(1,0)1 G(0,1)1 G(-1,1)1"  # fulfils PL-G2


def test_case_48_s13_s14_s15_a_fulfilled_card_goes_under_its_deck_and_another_is_drawn() -> None:
    table = table_with(garden=CURVE, top={"plot": ["PL-G2"], "gardener": ["GA-P5"]}, advanced=True)
    do(table, 0, "objective plot")
    assert hand(table, 0) == []
    assert deck(table, "plot")[-1] == "PL-G2"
    assert sorted(offers(table, 0)) == ["objective gardener", "objective panda", "objective plot"]
    do(table, 0, "objective gardener")
    assert hand(table, 0) == ["GA-P5"]
    assert look(table, 0).used == ["objective"]
    assert steps(table, 0) == {"plots", "channel", "gardener", "panda"}


def test_case_48_the_rejected_card_is_shown_to_everybody() -> None:
    table = table_with(garden=CURVE, top={"plot": ["PL-G2"]}, advanced=True)
    do(table, 0, "objective plot")
    for seat in (0, 1, None):
        assert look(table, seat).rejected == ["PL-G2"]


def test_case_48_without_the_variant_it_is_kept() -> None:
    table = do(table_with(garden=CURVE, top={"plot": ["PL-G2"]}), 0, "objective plot")
    assert hand(table, 0) == ["PL-G2"]
    assert phase(table) == "actions"


def test_case_48_a_card_that_is_not_fulfilled_is_kept() -> None:
    table = do(table_with(garden=CURVE, top={"plot": ["PL-G1"]}, advanced=True), 0, "objective plot")
    assert hand(table, 0) == ["PL-G1"]


def test_case_48_gardener_objectives_too() -> None:
    table = do(table_with(garden="G(1,0)4", top={"gardener": ["GA-G1"]}, advanced=True), 0, "objective gardener")
    assert phase(table) == "objective"
    assert deck(table, "gardener")[-1] == "GA-G1"


def test_case_49_s13_panda_objectives_by_ones_own_sections() -> None:
    mine = [PlayerSetup(sections="green green"), PlayerSetup()]
    table = do(table_with(*mine, top={"panda": ["PA-G"]}, advanced=True), 0, "objective panda")
    assert phase(table) == "objective"
    assert hand(table, 0) == []
    others = [PlayerSetup(), PlayerSetup(sections="green green")]
    table = do(table_with(*others, top={"panda": ["PA-G"]}, advanced=True), 0, "objective panda")
    assert hand(table, 0) == ["PA-G"]


def test_case_49_without_the_variant_it_may_be_claimed_at_once() -> None:
    table = table_with(PlayerSetup(sections="green green"), PlayerSetup(), top={"panda": ["PA-G"]})
    do(table, 0, "objective panda", "claim PA-G")
    assert table.scores() == [3, 0]


def nearly_empty(*left: str) -> State:
    """A last turn of seat 1, with these cards in the decks, two green sections and a curve of green plots."""
    cards = [card for kind in CARDS.values() for card in kind]
    for card in left:
        cards.remove(card)
    held = [cards[:5], cards[5:9], cards[9:14], cards[14:19]]
    done = [cards[19:31], cards[31:37], cards[37:43], cards[43:]]
    setups = [PlayerSetup(" ".join(hand), " ".join(claims)) for hand, claims in zip(held, done, strict=True)]
    setups[1].sections = "green green"
    return table_with(*setups, garden=CURVE, seat=1, emperor=0, final=[1, 2, 3], advanced=True)


def test_case_50_ruling_r3_the_last_card_of_all_is_fulfilled() -> None:
    table = do(nearly_empty("PL-G2"), 1, "objective plot")
    assert len(hand(table, 1)) == 4
    assert deck(table, "plot") == ["PL-G2"]
    assert look(table, 1).used == ["objective"]
    assert "objective" not in steps(table, 1)
    assert phase(table) == "actions"


def test_case_50_ruling_r3_a_deck_of_which_every_card_was_rejected_is_not_offered_again() -> None:
    table = do(nearly_empty("PL-G2", "PA-G", "PA-G", "PA-G"), 1, "objective plot")
    assert offers(table, 1) == ["objective panda"]
    assert is_refused(table, 1, "objective plot")
    do(table, 1, "objective panda", "objective panda")
    assert offers(table, 1) == ["objective panda"]
    do(table, 1, "objective panda")
    assert phase(table) == "actions"
    assert len(hand(table, 1)) == 4
    assert look(table, 1).used == ["objective"]


def test_case_50_ruling_r3_in_a_later_turn_it_is_offered_again() -> None:
    table = do(nearly_empty("PL-G2"), 1, "objective plot", "channel", "end")
    do(table, 2, "roll")
    while phase(table) != "actions":
        do(table, 2, "decline")
    assert look(table, 2).rejected == []
    assert offered(table, 2, "objective") == set()  # five cards in hand


def test_no_free_step_between_two_draws() -> None:
    rich = PlayerSetup("GA-G1", sections="green green", channels=1)
    table = table_with(rich, PlayerSetup(), garden=f"{CURVE} G(-1,0)4", top={"plot": ["PL-G2"]}, advanced=True)
    do(table, 0, "objective plot")
    assert {line.split()[0] for line in offers(table, 0)} == {"objective"}
