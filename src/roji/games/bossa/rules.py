"""Bossa in the order of its rulebook: the roll, the lines, the chips; draw, then place or use an action; the five endings."""

from typing import Final

from mypy_extensions import i64, u8

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.snapshot import to_json
from roji.core.state import Solved, Tuning, sorted_offer
from roji.games.bossa import observation, scoring
from roji.games.bossa.actions import DONE, EXCHANGE, KEEP, LAYER, LINE, OPEN, PLACE, REDRAW, STACK, STACKABLE, TAKE, USE, USE_CHANGED
from roji.games.bossa.ai import policy, solver
from roji.games.bossa.components import ALL, BIT, DOTS, NO_CHIP, TILES, changed, count, nth
from roji.games.bossa.ends import BOTH, NOT_OVER, RESIGNED, B, D, E, end_of_play, winner_of_pile
from roji.games.bossa.lines import ROWS, colour_of
from roji.games.bossa.moves import find_moves, is_stuck, offer_moves, offer_steps, random_move, random_step
from roji.games.bossa.state import CHIP_CHOICE, HAND, LAYERS_APART, LINE_CHOICE, MOVE, NO_TILE, OPENING, OVER, ROW, TAKING, BossaTable

FIRST_PLAY: Final = 2  # the higher roller's third choice, after the two lines


class Bossa(BossaTable):
    """A game of Bossa in progress."""

    # --- preparation -------------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Shuffle, set one tile aside, deal four to each, and roll until the dice differ."""
        self.lay_out(0, 0)
        self.luck.shuffle(self.deck)
        for i in range(HAND):
            self.one.hand |= BIT[i64(self.deck[i])]
            self.other.hand |= BIT[i64(self.deck[HAND + i])]
        self.hidden = ALL & ~(self.one.hand | self.other.hand)
        while self.lines.white == self.lines.black:
            self.lines.white = 1 + self.luck.below(6)
            self.lines.black = 1 + self.luck.below(6)
        self.seat = self.higher_roller()

    # --- whose choice it is ------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        return [seat for seat in range(2) if self.may_act(seat)]

    def may_act(self, seat: i64) -> bool:
        if self.phase == CHIP_CHOICE:
            return self.player(seat).chip == NO_CHIP
        return self.phase != OVER and seat == self.seat

    def actor(self) -> int:
        if self.phase == CHIP_CHOICE:
            return 0 if self.one.chip == NO_CHIP else 1
        return int(self.seat) if self.phase != OVER else -1

    def turn(self) -> int:
        return int(self.turns)

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        return sorted_offer(self, seat)

    def offer(self, seat: int, codes: Codes) -> None:
        if not self.may_act(seat):
            return
        if self.phase == MOVE:
            offer_moves(self, codes)
        elif self.phase == ROW:
            offer_steps(self, codes)
        elif self.phase == TAKING:
            codes.add_set(TAKE, self.player(1 - self.seat).hand)
        elif self.phase == OPENING:
            codes.add_set(OPEN, 0b111)  # both lines, and the first play
        else:
            codes.add_set(LINE if self.phase == LINE_CHOICE else KEEP, 0b11)

    def random_action(self, seat: int, luck: Luck) -> int:
        if self.phase == MOVE:
            return int(random_move(self, luck))
        if self.phase == ROW:
            return int(random_step(self, luck))
        if self.phase == TAKING:
            theirs = self.player(1 - self.seat).hand
            return int(TAKE + nth(theirs, luck.below(count(theirs))))
        if self.phase == OPENING:
            return int(OPEN + luck.below(3))
        return int((LINE if self.phase == LINE_CHOICE else KEEP) + luck.below(2))

    # --- what happens ------------------------------------------------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        action: i64 = code
        if action >= TAKE:
            self._take(action - TAKE)
        elif action >= EXCHANGE:
            self._give(action - EXCHANGE)
        elif action >= REDRAW:
            self._redraw(action - REDRAW)
        elif action >= USE:
            self._lay(action)
        elif action >= STACK:
            self._begin_stack(action - STACK)
        elif action >= PLACE:
            self._begin_row(action - PLACE)
        else:
            self._open(seat, action)

    # --- 1: order of play and lines ----------------------------------------------------------------------------------

    def _open(self, seat: i64, action: i64) -> None:
        if action >= KEEP:
            self._keep(seat, action - KEEP)
        elif action == OPEN + FIRST_PLAY:
            self.first = seat
            self.seat = 1 - seat
            self.phase = LINE_CHOICE
        elif action >= LINE:
            self._own(seat, action - LINE)
        else:
            self.first = 1 - seat
            self._own(seat, action - OPEN)

    def _own(self, seat: i64, colour: i64) -> None:
        """A player takes a line, the other gets the remaining one, and both hands are turned up."""
        self.white_owner = seat if colour == 0 else 1 - seat
        self.revealed += 1
        if self.chips:
            self.phase = CHIP_CHOICE
            self.seat = 0
        else:
            self._begin_turn(self.first)

    def _keep(self, seat: i64, chip: i64) -> None:
        """Each player keeps a chip; both are shown once both have decided."""
        self.player(seat).chip = chip
        if self.chips_are_shown():
            self.revealed += 1
            self._begin_turn(self.first)

    # --- 2-1: the draw -----------------------------------------------------------------------------------------------

    def _begin_turn(self, seat: i64) -> None:
        """Draw a tile; a player who then has no legal move has lost."""
        self.seat = seat
        self.turns += 1
        self.phase = MOVE
        self.new_tile = self._draw(seat)
        find_moves(self)
        if is_stuck(self):
            self._end(D, 1 - seat)

    def _draw(self, seat: i64) -> i64:
        tile = i64(self.deck[self.drawn])
        self.drawn += 1
        self.revealed += 1
        self.hidden &= ~BIT[tile]
        self.player(seat).hand |= BIT[tile]
        return tile

    # --- 2-2: a row, or a layer on a row -----------------------------------------------------------------------------

    def _begin_row(self, arm: i64) -> None:
        lines = self.lines
        self.phase = ROW
        self.building.begin(arm, lines.rows[arm], lines.next_value(arm), lines.next_sizes(arm, self.rule))
        self.find_steps()

    def _begin_stack(self, row: i64) -> None:
        arm = row // STACKABLE
        place = row - STACKABLE * arm
        lines = self.lines
        self.phase = ROW
        self.player(self.seat).stack = False
        self.building.begin_stack(arm, place, lines.value(arm, place), lines.layer_sizes(arm, place), self.layers_on(arm, place))
        self.find_steps()

    def find_steps(self) -> None:
        player = self.player(self.seat)
        self.building.offer(player.hand, player.usable_chip(), self.sums)

    def _lay(self, action: i64) -> None:
        if action == DONE:
            self._complete()
        elif action == LAYER:
            self.building.begin_layer(self.building.layer + 1)
            self.find_steps()
        elif action >= USE_CHANGED:
            player = self.player(self.seat)
            tile = action - USE_CHANGED
            dots = changed(player.chip, colour_of(self.building.arm), tile)
            player.chip_on = tile
            self._use(tile, dots)
        else:
            tile = action - USE
            self._use(tile, DOTS[TILES * colour_of(self.building.arm) + tile])

    def _use(self, tile: i64, dots: i64) -> None:
        """A tile leaves the hand for the row."""
        building = self.building
        self.player(self.seat).hand &= ~BIT[tile]
        self.place[tile] = u8(LAYERS_APART * building.layer + ROWS * building.arm + building.place)
        building.add(tile, dots)
        self.find_steps()

    def _complete(self) -> None:
        """The row stands; a new one lengthens its line."""
        building = self.building
        colour = colour_of(building.arm)
        if not building.stacking:
            self.lines.lengthen(building.arm, building.size)
        building.end()
        self._end_turn(colour)

    # --- 2-2: the other actions --------------------------------------------------------------------------------------

    def _redraw(self, tile: i64) -> None:
        """Discard, then draw."""
        player = self.player(self.seat)
        player.redraw = False
        player.hand &= ~BIT[tile]
        self.discards |= BIT[tile]
        self._draw(self.seat)
        self._pass_on()

    def _give(self, tile: i64) -> None:
        player = self.player(self.seat)
        player.exchange = False
        player.hand &= ~BIT[tile]
        self.given = tile
        self.phase = TAKING

    def _take(self, tile: i64) -> None:
        rival = self.player(1 - self.seat)
        rival.hand = (rival.hand & ~BIT[tile]) | BIT[self.given]
        self.player(self.seat).hand |= BIT[tile]
        self.given = NO_TILE
        self._pass_on()

    # --- the end -----------------------------------------------------------------------------------------------------

    def _end_turn(self, colour: i64) -> None:
        """End the turn after a play on a line."""
        owner = self.owner(colour)
        is_full = self.lines.is_full(colour)
        how = end_of_play(self.seat, self.player(self.seat).hand, is_full, owner)
        if how == NOT_OVER:
            self._pass_on()
        else:
            self._end(how, owner if how == B else self.seat)

    def _pass_on(self) -> None:
        """The other player's turn, unless the pile is used up: then fewer tiles win."""
        if self.pile_left() > 0:
            self._begin_turn(1 - self.seat)
            return
        self._end(E, winner_of_pile(count(self.one.hand), count(self.other.hand)))

    def _end(self, how: i64, winner: i64) -> None:
        self.phase = OVER
        self.how = how
        self.winner = winner

    def resign(self, seat: int) -> None:
        """The other player wins. An incomplete turn is undone."""
        if self.phase != OVER:
            self.take_back()
            self.resigned = seat
            self._end(RESIGNED, 1 - seat)

    def scores(self) -> list[int]:
        return [1 if seat in self.winners() else 0 for seat in range(2)]

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        return [0, 1] if self.winner == BOTH else [int(self.winner)]

    def ending(self) -> str | None:
        return scoring.ending(self) if self.phase == OVER else None

    def reveals(self) -> int:
        return int(self.revealed)

    # --- copying and snapshots ---------------------------------------------------------------------------------------

    def copy(self) -> "Bossa":
        twin = Bossa(self.luck.copy())
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, luck: Luck) -> "Bossa":
        twin = Bossa(luck)
        self.copy_onto(twin)
        twin.deal_again(seat, luck)
        return twin

    def snapshot(self) -> dict[str, object]:
        from roji.games.bossa.snapshot import save  # here, because that module imports this one

        return to_json(save(self))

    # --- for search --------------------------------------------------------------------------------------------------

    def observe(self, seat: int, canvas: Canvas) -> None:
        observation.observe(self, seat, canvas)

    def candidates(self, seat: int) -> list[int]:
        return policy.candidates(self, self.legal(seat))

    def rollout_action(self, seat: int, luck: Luck) -> int:
        return policy.quick(self, seat, luck)

    def tuning(self) -> Tuning:
        # A later turn depends on the draw, and the quick policy looks at that.
        return Tuning(horizon=4, tree_turns=1, oversights=(0.4, 0.24, 0.09))

    def evaluate(self, seat: int) -> float:
        return scoring.share_of_win(self, seat) if self.phase == OVER else policy.evaluate(self, seat)

    def solve(self, seat: int, most: int) -> Solved | None:
        return solver.solve(self, seat, most)


def setup(chips: bool, rule: int, many_layers: bool, luck: Luck) -> Bossa:
    table = Bossa(luck)
    table.chips = chips
    table.rule = rule
    table.many_layers = many_layers
    table.prepare()
    return table
