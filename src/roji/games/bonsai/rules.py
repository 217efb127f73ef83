"""Bonsai in the order of its rulebook: setup, meditate, cultivate, goals, capacity, the end."""

from librt.vecs import vec
from mypy_extensions import i64

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.snapshot import to_json
from roji.core.state import Solved, Tuning, random_offer, sorted_offer
from roji.games.bonsai import observation, offers, scoring
from roji.games.bonsai.actions import CLAIM, CULTIVATE, DISCARD, DONE, GROW, MEDITATE, PRUNE, RENOUNCE, SLOTS, TAKE
from roji.games.bonsai.ai import policy, solver
from roji.games.bonsai.components import ANY, BIT, CONTENTS, FLOWER, GIFTS, HELPER, KINDS, LEAF, MASTER, TYPE, WOOD
from roji.games.bonsai.goals import OF_COLOUR, colour_of
from roji.games.bonsai.growing import (
    budget_of_helper,
    budget_to_cultivate,
    must_flower,
    spend_symbol,
)
from roji.games.bonsai.scenarios import EMPEROR, SCORCHING_SUMMER
from roji.games.bonsai.state import (
    ACTION,
    AFTER_DISCARD,
    AFTER_GOALS,
    AT_ONCE,
    CULTIVATED,
    CULTIVATING,
    DISCARDING,
    GOALS_OPEN,
    HELPING,
    MASTER_TILE,
    NOT_YET,
    OVER,
    SLOT_TILE,
    BonsaiTable,
    Player,
)
from roji.games.bonsai.tree import CELLS, without_lonely


class Bonsai(BonsaiTable):
    """A game of Bonsai in progress."""

    # --- whose choice it is ------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [] if self.phase == OVER else [int(self.seat)]

    def actor(self) -> int:
        return -1 if self.phase == OVER else int(self.seat)

    def turn(self) -> int:
        return int(self.turns)

    def reveals(self) -> int:
        return int(self.revealed)

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        return sorted_offer(self, seat)

    def offer(self, seat: int, codes: Codes) -> None:
        phase = self.phase
        if phase == OVER or seat != self.seat:
            return
        if phase == ACTION:
            offers.offer_turns(self, codes)
        elif self.is_placing():
            offers.offer_placements(self, codes)
        elif phase == SLOT_TILE:
            codes.add(TAKE + WOOD)
            codes.add(TAKE + LEAF)
        elif phase == MASTER_TILE:
            codes.add_set(TAKE, (1 << KINDS) - 1)
        elif phase == GOALS_OPEN:
            offers.offer_decisions(self, codes)
        else:
            offers.offer_discards(self, codes)

    def random_action(self, seat: int, luck: Luck) -> int:
        phase = self.phase
        if phase == ACTION and not self.tended().is_stuck():
            return int(offers.random_turn(self, luck))
        if phase == HELPING or (phase == CULTIVATING and not must_flower(self)):
            return int(offers.random_placement(self, luck))
        return random_offer(self, seat, luck)

    # --- what happens ------------------------------------------------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        action: i64 = code
        if action < GROW:
            self._prune(action - PRUNE)
        elif action < MEDITATE:
            tile = (action - GROW) // CELLS
            self._grow(tile, action - GROW - CELLS * tile)
        elif action < CULTIVATE:
            self._meditate(action - MEDITATE)
        elif action == CULTIVATE:
            self._cultivate()
        elif action < DONE:
            self._take(action - TAKE)
        elif action == DONE:
            self._done()
        elif action < RENOUNCE:
            self._claim(action - CLAIM + 1)
        elif action < DISCARD:
            self._renounce(action - RENOUNCE)
        else:
            self._discard(action - DISCARD)

    def _prune(self, cell: i64) -> None:
        """Removed tiles go back to the common supply."""
        tree = self.tended()
        self.players[self.seat].trees[self.tends] = tree.without(tree.falls_with(cell))

    def _meditate(self, slot: i64) -> None:
        """Take a card and the tiles below it, and use it."""
        player = self.players[self.seat]
        self.card = self.slots[slot]
        self.slots[slot] = 0
        self.vacated = slot + 1
        self.cultivated = False
        player.cards |= BIT[self.card]
        player.passed = False
        if slot == 1:
            self.phase = SLOT_TILE
            return
        _gain(player, GIFTS, slot)
        self._use_card(player)

    def _take(self, tile: i64) -> None:
        player = self.players[self.seat]
        player.supply[tile] += 1
        if self.phase == SLOT_TILE:
            self._use_card(player)
        else:
            self._end_action()

    def _use_card(self, player: Player) -> None:
        """Masters give tiles, Helpers let the player place some at once; the others work later."""
        kind = TYPE[self.card]
        if kind == MASTER:
            if CONTENTS[(KINDS + 1) * self.card + ANY]:
                self.phase = MASTER_TILE
                return
            _gain(player, CONTENTS, self.card)
        elif kind == HELPER:
            budget_of_helper(self, self.card)
            self._begin_placing(HELPING)
            return
        self._end_action()

    def _cultivate(self) -> None:
        budget_to_cultivate(self, self.players[self.seat])
        self.cultivated = True
        self._begin_placing(CULTIVATING)

    def _begin_placing(self, phase: i64) -> None:
        self.phase = phase
        self.placed = 0
        self.flowered = False

    def _grow(self, tile: i64, cell: i64) -> None:
        player = self.players[self.seat]
        player.trees[self.tends].grow(tile, cell)
        player.supply[tile] -= 1
        spend_symbol(self, tile)
        self.placed += 1
        if tile == FLOWER:
            self.flowered = True

    def _done(self) -> None:
        if self.phase == CULTIVATING and self.seats > 1:
            self.players[self.seat].passed = self.placed == 0
        if self.phase == CULTIVATING and self.seats == 1:
            self.vacated = CULTIVATED
        self._end_action()

    def _end_action(self) -> None:
        self.card = 0
        if self.timing == AT_ONCE:
            self._refill()
        self._consider_goals()

    # --- the board ---------------------------------------------------------------------------------------------------

    def _refill(self) -> None:
        if self.vacated == 0:
            return
        if self.seats == 1:
            self._refill_alone()
        else:
            self._slide(self.vacated - 1)
            self._turn_up(0)
        self.vacated = 0

    def _slide(self, gap: i64) -> None:
        """Cards to the left of a gap move one slot to the right."""
        slots = self.slots
        while gap > 0:
            slots[gap] = slots[gap - 1]
            gap -= 1
        slots[0] = 0

    def _turn_up(self, slot: i64) -> None:
        if self.drawn < self.size:
            self.slots[slot] = i64(self.deck[self.drawn])
            self.drawn += 1
            self.revealed += 1

    def _refill_alone(self) -> None:
        """Solo: one more card leaves, the one to the left of the card taken, or the last in the row after a Cultivate."""
        slots = self.slots
        if self.vacated == 1:
            self._turn_up(0)
        leaving: i64 = 0 if self.vacated == 1 else self.vacated - 2
        if slots[leaving]:
            self.discarded |= BIT[slots[leaving]]
            slots[leaving] = 0
        slot: i64 = 1
        while slot < SLOTS:
            if slots[slot] == 0:
                self._slide(slot)
            slot += 1
        slot = SLOTS - 1
        while slot >= 0:
            if slots[slot] == 0:
                self._turn_up(slot)
            slot -= 1

    # --- goals -------------------------------------------------------------------------------------------------------

    def _consider_goals(self) -> None:
        self.find_undecided()
        if self.undecided:
            self.phase = GOALS_OPEN
        else:
            self._after_goals()

    def _claim(self, goal: i64) -> None:
        player = self.players[self.seat]
        tile = i64(1) << goal
        player.claimed |= tile
        if self.tends == 1:
            player.claimed_second |= tile
        self.goals &= ~tile
        self._decided(colour_of(goal))

    def _renounce(self, colour: i64) -> None:
        self.players[self.seat].renounced |= self.undecided & OF_COLOUR[colour]
        self._decided(colour)

    def _decided(self, colour: i64) -> None:
        self.undecided &= ~OF_COLOUR[colour]
        if self.undecided == 0:
            self._after_goals()

    # --- capacity ----------------------------------------------------------------------------------------------------

    def _after_goals(self) -> None:
        if self.timing == AFTER_GOALS:
            self._refill()
        player = self.players[self.seat]
        if player.excess() > 0:
            self.phase = DISCARDING
        else:
            self._end_turn()

    def _discard(self, tile: i64) -> None:
        player = self.players[self.seat]
        player.supply[tile] -= 1
        if player.excess() <= 0:
            self._end_turn()

    # --- the end of a turn and of the game ---------------------------------------------------------------------------

    def _end_turn(self) -> None:
        if self.timing == AFTER_DISCARD:
            self._refill()
        if self.scenario == EMPEROR and self.cultivated:
            self.tends = 1 - self.tends
        if self.final != NOT_YET:
            self.final &= ~(i64(1) << self.seat)
        elif self.drawn == self.size:
            self.final = ((i64(1) << self.seats) - 1) & ~self.resigned
        if self.final == 0:
            self._finish()
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        self.seat = self.seat + 1 if self.seat + 1 < self.seats else 0
        while self.has_resigned(self.seat):
            self.seat = self.seat + 1 if self.seat + 1 < self.seats else 0
        self.turns += 1
        self.phase = ACTION
        self.cultivated = False
        self.placed = 0
        self.flowered = False

    def _finish(self) -> None:
        self.phase = OVER
        if self.scenario == SCORCHING_SUMMER:
            for player in self.players:
                player.trees = [without_lonely(tree) for tree in player.trees]

    def resign(self, seat: int) -> None:
        """A player leaves; the others play on unless only one is left."""
        if self.phase == OVER or self.has_resigned(seat):
            return
        self.resigned |= i64(1) << seat
        if self.final != NOT_YET:
            self.final &= ~(i64(1) << seat)
        if scoring.staying(self) < 2:
            self._finish()
        elif seat == self.seat:
            self._leave_the_turn()

    def _leave_the_turn(self) -> None:
        """A turn in progress stays as it is; the row is refilled."""
        self.card = 0
        self.undecided = 0
        self._refill()
        self._end_turn()

    def scores(self) -> list[int]:
        return [int(scoring.total(self, player)) for player in self.players]

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.phase == OVER else []

    def ending(self) -> str | None:
        return scoring.ending(self) if self.phase == OVER else None

    # --- copying and snapshots ---------------------------------------------------------------------------------------

    def copy(self) -> "Bonsai":
        twin = Bonsai(self.luck.copy())
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, luck: Luck) -> "Bonsai":
        """Everything is public except the order of the deck."""
        twin = Bonsai(luck)
        self.copy_onto(twin)
        twin.deal_again(luck)
        return twin

    def snapshot(self) -> dict[str, object]:
        from roji.games.bonsai.snapshot import save  # here, because that module imports this one

        return to_json(save(self))

    # --- for search --------------------------------------------------------------------------------------------------

    def observe(self, seat: int, canvas: Canvas) -> None:
        observation.observe(self, seat, canvas)

    def candidates(self, seat: int) -> list[int]:
        return policy.candidates(self, self.legal(seat))

    def rollout_action(self, seat: int, luck: Luck) -> int:
        return policy.quick(self, seat, luck)

    def tuning(self) -> Tuning:
        # A Cultivate pays for the Meditates before it, and a static evaluation tells most placements apart.
        return Tuning(horizon=4, prior_visits=1.0, oversights=(0.2, 0.2, 0.04))

    def evaluate(self, seat: int) -> float:
        return policy.share_of_win(self, seat) if self.phase == OVER else policy.evaluate(self, seat)

    def solve(self, seat: int, most: int) -> Solved | None:
        return solver.solve(self, seat, most)


def _gain(player: Player, table: vec[i64], row: i64) -> None:
    """Tiles from the common supply, which never runs out."""
    tile: i64 = 0
    while tile < KINDS:
        player.supply[tile] += table[(KINDS + 1) * row + tile]
        tile += 1
