"""Checks that no secret leaks: what a seat is sent and imagines depends only on what it may know."""

import msgspec

from roji.core.luck import Luck, sealed
from roji.core.state import State
from roji.testing.difference import difference
from roji.testing.seen import event, seen
from roji.testing.settings import SOAK, Setting
from roji.testing.walks import WalkStep, some, states, truth, walk, without_luck


def screens_tell_no_secret(setting: Setting, seed: int) -> None:
    """After every action every seat, and an onlooker, would be sent the same bytes from an imagined state as from the true one."""
    everybody = [None, *range(setting.seats)]
    for number, state in enumerate(states(setting, seed)):
        sent = {looking: seen(setting.game, state, looking) for looking in everybody}
        for seat in range(setting.seats):
            imagined = state.imagine(seat, Luck(1000 * seed + number))
            for looking in (seat, None):
                theirs = seen(setting.game, imagined, looking)
                who = f"seat {seat}" if looking == seat else "an onlooker"
                assert sent[looking] == theirs, (
                    f"view, legal, scores or reveals: {who} is sent what seat {seat} may not know: {difference(sent[looking], theirs)}"
                )


def resigning_tells_no_secret(setting: Setting, seed: int) -> None:
    """The same after a resignation."""
    for state in some(setting, seed, 6):
        if not state.to_act():
            continue
        for leaving in range(setting.seats):
            left = state.copy()
            left.resign(leaving)
            for seat in range(setting.seats):
                ours, theirs = (seen(setting.game, world, seat) for world in (left, left.imagine(seat, Luck(seed))))
                assert ours == theirs, (
                    f"resign or view: when seat {leaving} resigns, seat {seat} is sent what it may not know: {difference(ours, theirs)}"
                )


def secrets_are_dealt_again(setting: Setting, seed: int) -> None:
    """If a game has secrets, imagined states differ from the true one."""
    steps = list(walk(setting, seed))
    for seat in range(setting.seats):
        if not _has_secrets(setting, steps, seat):
            continue
        differs = any(
            without_luck(step.after.imagine(seat, Luck(step.number)).snapshot()) != without_luck(step.after.snapshot()) for step in steps
        )
        assert differs, f"imagine deals nothing again for seat {seat}, though there are secrets"


def _has_secrets(setting: Setting, steps: list[WalkStep], seat: int) -> bool:
    """Whether another seat ever acts in secret, or sees something that an onlooker does not."""
    others = [step for step in steps if step.seat != seat]
    told_less = any(setting.game.public(step.before, step.code) != setting.game.describe(step.code) for step in others)
    return told_less or bool(face_down_piles(setting.begin(0), setting.begin(1)))


def imagining_depends_on_knowledge_alone(setting: Setting, seed: int) -> None:
    """`imagine(imagine(s, k, a), k, b) == imagine(s, k, b)`, including deck, future draws and luck; the true state is not changed."""
    for number, state in enumerate(states(setting, seed)):
        before = truth(state)
        for seat in range(setting.seats):
            once = state.imagine(seat, Luck(number + 1))
            twice = once.imagine(seat, Luck(seed))
            assert truth(twice) == truth(state.imagine(seat, Luck(seed))), (
                f"imagine: what seat {seat} imagines depends on what it cannot know: "
                f"{difference(truth(twice), truth(state.imagine(seat, Luck(seed))))}"
            )
        assert truth(state) == before, "imagine: imagining changes the truth"


def the_sealed_secret_stays_home(setting: Setting, seed: int) -> None:
    """The secret of a real table is in no imagined state and in nothing that is sent."""
    secret = seed.to_bytes(32, "big", signed=True)
    state = setting.begin_with(sealed(secret))
    while state.to_act():
        for seat in range(setting.seats):
            imagined = truth(state.imagine(seat, Luck(seed)))
            assert secret.hex().encode() not in imagined, f"imagine: what seat {seat} imagines contains the table's secret"
            assert secret.hex().encode() not in seen(setting.game, state, seat), f"view: seat {seat} is sent the table's secret"
        state.play(state.actor(), state.random_action(state.actor(), Luck(state.turn())))


def nobody_knows_a_face_down_pile(setting: Setting, seed: int) -> None:
    """Swap two cards of a shuffled pile before the first action: no seat's imagination may change."""
    state = setting.begin(seed)
    for path in face_down_piles(state, setting.begin(seed + 1)):
        swapped = setting.game.restore(_swapped(state, path))
        if any(seen(setting.game, state, seat) != seen(setting.game, swapped, seat) for seat in (None, *range(setting.seats))):
            continue
        for seat in range(setting.seats):
            ours, theirs = (truth(world.imagine(seat, Luck(seed))) for world in (state, swapped))
            assert ours == theirs, f"imagine: seat {seat} imagines {path[-1]!r} from its real order, which nobody has seen"


def face_down_piles(state: State, other: State) -> list[list[str]]:
    """The paths in a snapshot of lists with distinct, unsorted items that another deal has in another order."""
    piles = []
    ours, theirs = state.snapshot(), other.snapshot()
    for name, pile in ours.items():
        if isinstance(pile, list) and len(pile) > 3 and pile != theirs.get(name):
            keys = [msgspec.json.encode(card) for card in pile]
            if len(set(keys)) == len(keys) and all(isinstance(card, int | str) for card in pile) and keys != sorted(keys):
                piles.append([name])
    return piles


def _swapped(state: State, path: list[str]) -> dict[str, object]:
    snapshot = msgspec.json.decode(truth(state))
    pile = snapshot[path[-1]]
    pile[0], pile[-1] = pile[-1], pile[0]
    return dict(snapshot)


def what_is_told_is_what_is_known(setting: Setting, seed: int) -> None:
    """Play on in two worlds that a seat cannot distinguish: while it is told the same, it imagines the same; once it is told
    something else, it imagines something else. So no event reveals more than the seat may know, and none is forgotten at once."""
    steps = list(walk(setting, seed))
    for start in range(0, len(steps), 1 if SOAK else 3):
        for seat in range(setting.seats):
            _two_worlds(setting, steps[start : start + 4], seat, seed)


def _two_worlds(setting: Setting, steps: list[WalkStep], seat: int, seed: int) -> None:
    game = setting.game
    world = steps[0].before.imagine(seat, Luck(seed + 77))
    choices = Luck(steps[0].number)
    for step in steps:
        legal = world.legal(step.seat)
        stuck = f"to_act: seat {step.seat} acts, but has nothing to do in a state that seat {seat} imagines"
        assert legal, f"{stuck}; does the turn or the end depend on what is hidden?"
        own = step.seat == seat or (step.code in legal and choices.below(4) == 0)
        code = step.code if own else legal[choices.below(len(legal))]
        after = world.copy()
        after.play(step.seat, code)
        ours = seen(game, step.after, seat, event(game, step.before, step.after, step.seat, step.code, seat))
        theirs = seen(game, after, seat, event(game, world, after, step.seat, code, seat))
        imagined, otherwise = (truth(world.imagine(seat, Luck(5))) for world in (step.after, after))
        if ours == theirs:
            assert imagined == otherwise, (
                f"imagine: after {game.text(code)!r} seat {seat} imagines what it was not told: {difference(imagined, otherwise)}"
            )
        else:
            known = imagined != otherwise or without_luck(step.after.snapshot()) == without_luck(after.snapshot())
            assert known, f"public or view: seat {seat} is told of {game.text(code)!r} what it may not know: {difference(ours, theirs)}"
            return
        world = after
