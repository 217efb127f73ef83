"""Bonsai by touch on a tablet: advised things are highlighted, every touch is answered in place, and all text is readable."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from roji.games.bonsai.components import HELPER, TYPE
from tests.web.bonsai_driver import BonsaiDriver, play_over_the_wire, set_bonsai
from tests.web.conftest import NewPlayer
from tests.web.player import PATIENCE
from tests.web.server import WebServer
from tests.web.test_for_everybody import ANN, BOT

TABLET = {"width": 820, "height": 1180}
TAKE = re.compile(r"^Take the (\d)(?:st|nd|rd|th) card \((Tool|Growth|Master|Helper|Parchment)")


@pytest.fixture
def sit(server: WebServer, new_player: NewPlayer) -> Any:
    def sit_down(*seats: dict[str, str], **options: object) -> BonsaiDriver:
        return BonsaiDriver(new_player(viewport=TABLET, has_touch=True).sit(server, set_bonsai(server, *seats, **options)))

    return sit_down


def ask(ann: BonsaiDriver) -> Locator:
    """Ask for advice, and return the answers."""
    ann.what()
    ann.button("What would you do?").tap()
    hints = ann.page.get_by_role("region", name="Advice", exact=True).get_by_role("listitem")
    expect(hints.first).to_be_visible(timeout=PATIENCE)
    return hints


def test_an_advised_card_is_named_and_highlighted(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT)
    named = 0
    for hint in ask(ann).all():
        told = TAKE.match(hint.locator(".action").inner_text())
        hint.get_by_role("button").tap()
        expect(hint.get_by_role("button")).to_have_attribute("aria-pressed", "true")
        if told:
            named += 1
            card = ann.page.get_by_role("list", name="Cards", exact=True).locator("li.slot").nth(int(told[1]) - 1)
            expect(card).to_have_attribute("data-lit", "")
            expect(card).to_contain_text(told[2])
            expect(ann.page.locator("li.slot[data-lit]")).to_have_count(1)
    assert named > 0, "at the beginning two of three answers take a card"


def test_answers_stand_one_below_the_other_where_the_side_is_narrow(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT)
    boxes = [hint.bounding_box() for hint in ask(ann).all()]
    assert len({round(box["x"]) for box in boxes if box}) == 1
    assert min(box["width"] for box in boxes if box) > 200
    for text in ann.page.locator(".advice .action").all():
        lines = text.evaluate("one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)")
        assert round(lines) <= 4, text.inner_text()


def test_a_goal_that_is_touched_says_what_it_asks_for_and_how_far_one_is(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT, goal_colours="brown,green,blue")
    ann.what()
    score = ann.page.get_by_role("region", name="Score", exact=True)
    score.get_by_title(re.compile("gold-crack side")).tap(force=True)  # it has aria-disabled, but a touch explains why
    expect(ann.player.why).to_have_text(
        "Kengai (beyond the rim), 7 points: a tile beyond the rim on the gold-crack side. So far 0 of 1. "
        "Your bonsai does not meet that goal yet."
    )
    score.get_by_title(re.compile("below the pot")).tap(force=True)
    expect(ann.player.why).to_contain_text(
        "Kengai (beyond the rim), 14 points: tiles beyond the rim on both sides, one of them below the pot. So far 0 of 3."
    )
    score.get_by_title(re.compile("^8 wood")).tap(force=True)
    expect(ann.player.why).to_contain_text("Bunjin-gi (wood), 5 points: 8 wood, the bud included. So far 1 of 8.")


def test_the_rules_at_a_glance_explain_every_kind_of_goal(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT)
    ann.button("Rules at a glance").tap()
    lines = ann.page.get_by_role("dialog").get_by_role("listitem")
    for name, words in {
        "Bunjin-gi (wood)": "8, 10 or 12 wood",
        "Moyogi (leaves together)": "5, 7 or 9 leaves",
        "Chokkan (fruits)": "3, 4 or 5 fruits",
        "Shakan (flowers beyond a rim)": "3, 4 or 5 flowers beyond the rim on one side",
        "Kengai (beyond the rim)": "one of them below the pot",
    }.items():
        expect(lines.filter(has_text=name)).to_contain_text(words)


def test_the_players_plates_stay_within_their_column(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT)
    ann.what()
    ann.page.locator(".player .more svg").evaluate("tree => tree.setAttribute('viewBox', '-300 -190 700 350')")  # a wide tree
    beyond = "all => Math.max(...all.map(one => one.getBoundingClientRect().right - one.parentElement.getBoundingClientRect().right))"
    assert ann.page.locator(".player").evaluate_all(beyond) <= 0


def test_a_place_that_is_not_marked_says_the_rule_where_it_is_touched(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT)
    ann.what()
    ann.page.get_by_role("list", name="Your tiles", exact=True).get_by_role("button", name="1 wood", exact=True).tap()
    expect(ann.player.prompt).to_contain_text("Choose where the wood grows.")
    tree = ann.page.get_by_role("group", name="Your bonsai", exact=True)
    before = ann.player.seq()
    tree.tap(position={"x": 60, "y": 160})
    expect(ann.player.why).to_have_text("Wood must touch wood. Touch a marked place on your bonsai.")
    said, at = ann.player.why.bounding_box(), tree.bounding_box()
    assert said
    assert at
    assert abs(said["y"] - at["y"] - 160) < 150
    assert ann.player.seq() == before
    ann.buds.first.tap()
    expect(ann.player.why).to_have_count(0)


# In every animation frame: parts that do not add up to the total, and points that a player never had.
ADD_UP = """() => {
    window.wrong = new Set();
    window.plates = new Set();
    const number = one => Number(one.textContent.replace(/\\D/g, '') || 0);
    const look = () => {
        const rows = [...document.querySelectorAll('.parts li b')].map(number);
        const total = rows.pop();
        const scroll = document.querySelector('.sum-on-scroll');
        if (total !== undefined && total !== rows.reduce((all, one) => all + one, 0)) window.wrong.add(rows.join('+') + ' is not ' + total);
        if (total !== undefined && total !== number(scroll)) window.wrong.add(total + ' is not ' + number(scroll));
        window.plates.add(document.querySelector('.player .score').innerText.match(/\\d+/)?.[0]);
        requestAnimationFrame(look);
    };
    look();
}"""


def test_what_is_counted_up_adds_up_at_every_moment(server: WebServer, new_player: NewPlayer) -> None:
    ann = BonsaiDriver(new_player(viewport=TABLET, reduced_motion="no-preference").sit(server, set_bonsai(server, ANN)))
    ann.what()
    ann.page.get_by_role("list", name="Your tiles", exact=True).get_by_role("button", name="1 leaf", exact=True).click()
    ann.page.evaluate(ADD_UP)
    ann.click(ann.button("Grow a leaf at 0,-1, 3 points more"))
    expect(ann.page.locator(".player .score")).to_contain_text("3")
    ann.player.resign()
    total = ann.page.get_by_role("list", name="Score, part by part", exact=True).get_by_role("listitem").last
    expect(ann.page.locator(".parts .yet")).to_have_count(0, timeout=PATIENCE)
    expect(total).to_have_text(re.compile(r"Total\s*3"))
    assert ann.page.evaluate("[...window.wrong]") == []
    assert set(ann.page.evaluate("[...window.plates]")) == {"0", "3"}


def test_a_bots_turn_that_is_too_long_ends_with_a_whole_word_and_opens_the_log(sit: Any) -> None:
    ann: BonsaiDriver = sit(ANN, BOT, BOT)
    line = ann.page.locator(".player .deeds").filter(has=ann.page.locator(".cut"))
    ann.what()
    for step in range(60):
        if line.count():
            break
        ann.step(step)
    words = line.first.get_attribute("title") or ""
    assert line.first.inner_text().startswith(words[:12]), "the whole text is at hand"
    line.first.tap()
    log = ann.page.get_by_role("dialog", name="Log", exact=True)
    expect(log).to_be_visible()
    expect(log.locator(".at")).to_be_in_viewport()


def use_up_a_helper(seen: dict[str, Any]) -> dict[str, Any] | None:
    """Take cards, Helpers first, and place all tiles that a Helper allows."""
    view, mine = seen["view"], seen["view"]["players"][0]
    if view["phase"] == "helper" and not any(mine["budget"].values()):
        return None
    helpers = [i for i, card in enumerate(view["slots"]) if card and TYPE[card] == HELPER]

    def last_wish(offer: dict[str, Any]) -> int:
        action = offer["action"]
        if action["type"] == "meditate":
            return 0 if action["slot"] - 1 in helpers and sum(mine["supply"].values()) > 1 else 3 - (action["slot"] > 1)
        return {"grow": 1, "take": 1, "claim": 1, "discard": 1, "cultivate": 8, "done": 9}.get(action["type"], 5)

    legal: list[dict[str, Any]] = seen["legal"]
    return min(legal, key=last_wish)


def test_a_helper_that_is_used_up_says_so(server: WebServer, new_player: NewPlayer) -> None:
    taken = set_bonsai(server, ANN)
    play_over_the_wire(server, taken, use_up_a_helper)
    ann = BonsaiDriver(new_player(viewport=TABLET, has_touch=True).sit(server, taken))
    expect(ann.page.locator(".seishi")).to_contain_text("Helper: used up")
