"""Takenoko in the order of its rulebook: the weather, the five actions, free steps, objectives, the end."""

from mypy_extensions import i64, u8

from roji.core.codes import Codes
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.ordered import sort_u8
from roji.core.snapshot import to_json
from roji.core.state import Tuning, sorted_offer
from roji.games.takenoko import actions as codes
from roji.games.takenoko import memory, observation, offers, scoring
from roji.games.takenoko.actions import CELLS
from roji.games.takenoko.ai import evaluation, policy
from roji.games.takenoko.bamboo import forget_wants, move_gardener, move_panda, serve, sprout
from roji.games.takenoko.garden import NO_TILE, PLAIN
from roji.games.takenoko.hands import claim, draw_objective, end_drawing
from roji.games.takenoko.state import (
    ACTIONS,
    ANY_WEATHER,
    CLOUD,
    CLOUDY,
    DO_CHANNEL,
    DO_GARDENER,
    DO_PANDA,
    DO_PLOTS,
    DRAWN,
    IMPROVE,
    KEEP,
    LAID,
    LAY,
    NO_WEATHER,
    NONE,
    NOT_YET,
    OVER,
    RAIN,
    RAINY,
    ROLL,
    ROUNDS,
    STORM,
    STORMY,
    UNDER,
    WEATHER,
    Player,
    TakenokoTable,
)
from roji.games.takenoko.turns import may_choose, use


class Takenoko(TakenokoTable):
    """A game of Takenoko in progress."""

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
        if self.phase != OVER and seat == self.seat:
            offers.offer(self, codes)

    def random_action(self, seat: int, luck: Luck) -> int:
        return int(offers.random_step(self, luck))

    # --- what happens ------------------------------------------------------------------------------------------------

    def play(self, seat: int, code: int) -> None:
        action: i64 = code
        player = self.players[self.seat]
        if action < codes.LAY:
            self._play_card(player, action)
        elif action < codes.RAIN:
            self._lay(player, action - codes.LAY)
        elif action < codes.STORM:
            sprout(self, action - codes.RAIN)
            self.phase = ACTIONS
        elif action < codes.GARDENER:
            move_panda(self, player, action - codes.STORM)
            self.phase = ACTIONS
        elif action < codes.PANDA:
            use(self, DO_GARDENER)
            move_gardener(self, action - codes.GARDENER)
        elif action < codes.SERVE:
            use(self, DO_PANDA)
            move_panda(self, player, action - codes.PANDA)
        elif action < codes.WATER:
            serve(self, action - codes.SERVE)
        elif action < codes.CHIP:
            self._place_channel(player, action - codes.WATER)
        else:
            kind = (action - codes.CHIP) // CELLS
            self._place_chip(player, kind, action - codes.CHIP - CELLS * kind)

    def _play_card(self, player: Player, action: i64) -> None:
        """Play an action without a cell."""
        if action >= codes.END:
            self._end_turn()
        elif action >= codes.CLAIM:
            claim(self, player, action - codes.CLAIM)
        elif action >= codes.OBJECTIVE:
            draw_objective(self, player, action - codes.OBJECTIVE)
        elif action == codes.CHANNEL:
            use(self, DO_CHANNEL)
            self.channels -= 1
            player.channels += 1
        elif action >= codes.IMPROVE:
            self._improve(player, action - codes.IMPROVE)
        elif action >= codes.UNDER:
            self.first = action - codes.UNDER
            self.phase = LAY
        elif action >= codes.KEEP:
            self._keep(action - codes.KEEP)
        elif action == codes.PLOTS:
            self._draw_plots()
        else:
            self._play_weather(player, action)

    # --- the weather -------------------------------------------------------------------------------------------------

    def _play_weather(self, player: Player, action: i64) -> None:
        if action == codes.ROLL:
            self._roll()
        elif action < codes.DECLINE:
            self._begin_weather(action - codes.WEATHER)
        else:
            if action >= codes.CLOUD:
                self.chips[action - codes.CLOUD] -= 1
                player.chips[action - codes.CLOUD] += 1
            self.phase = ACTIONS

    def _roll(self) -> None:
        face = self.luck.below(6)
        self.revealed += 1
        if face == ANY_WEATHER or not may_choose(self, face):
            self.weather = face
            self.phase = WEATHER
        else:
            self._begin_weather(face)

    def _begin_weather(self, face: i64) -> None:
        self.weather = face
        if face == RAINY:
            self.phase = RAIN
        elif face == STORMY:
            self.phase = STORM
        elif face == CLOUDY:
            self.phase = CLOUD
        else:
            self.phase = ACTIONS

    # --- plots -------------------------------------------------------------------------------------------------------

    def _draw_plots(self) -> None:
        use(self, DO_PLOTS)
        left = self.bottom - self.top
        self.drawn = min(left, DRAWN)
        sort_u8(self.pile, self.top, self.drawn)
        self.revealed += 1
        self.phase = KEEP

    def _keep(self, kind: i64) -> None:
        """With two others, the player says which goes directly under the pile even if they are alike, so that nobody learns that."""
        self.kept = kind
        self.phase = LAY
        if self.drawn == 3:
            self.phase = UNDER
        elif self.drawn == 2:
            self.first = i64(self.pile[self.top]) + i64(self.pile[self.top + 1]) - kind

    def _lay(self, player: Player, cell: i64) -> None:
        """Lay the plot; the others go under the pile."""
        kind = self.kept
        self._return_others()
        self.garden.lay(cell, kind)
        if kind & 3 == PLAIN and player.has_chips():
            self.fresh = cell
            self.phase = IMPROVE
        else:
            sprout(self, cell)
            self.phase = ACTIONS

    def _return_others(self) -> None:
        pile = self.pile
        i = LAID * self.remembered
        second: i64 = NONE
        if self.drawn == 3:
            second = i64(pile[self.top]) + i64(pile[self.top + 1]) + i64(pile[self.top + 2]) - self.kept - self.first
        self.laid[i] = u8(self.seat)
        self.laid[i + 1] = u8(self.kept)
        self.laid[i + 2] = u8(self.first + 1)
        self.laid[i + 3] = u8(second + 1)
        self.remembered += 1
        self.top += self.drawn
        if self.first != NONE:
            pile[self.bottom] = u8(self.first)
            self.bottom += 1
        if second != NONE:
            pile[self.bottom] = u8(second)
            self.bottom += 1
        self._put_plots_down()

    def _lay_back_plots(self) -> None:
        """Put the drawn plots back on the pile.

        A hand of plots has no order, but those once put under the pile go back where everybody expects them.
        """
        behind, draw = self.bottom - self.top - 1, self.remembered - 1  # the index of the plot returned last
        places, others = [NONE] * int(self.drawn), [int(self.pile[self.top + i]) for i in range(self.drawn)]
        while draw >= 0 and behind >= 0:
            for i in (3, 2):
                kind = int(self.laid[LAID * draw + i]) - 1
                if kind != NONE:
                    if 0 <= behind < self.drawn:
                        places[behind] = kind
                        others.remove(kind)
                    behind -= 1
            draw -= 1
        for i in range(self.drawn):
            self.pile[self.top + i] = u8(others.pop(0) if places[i] == NONE else places[i])

    def _put_plots_down(self) -> None:
        self.drawn = 0
        self.kept = NONE
        self.first = NONE

    def _improve(self, player: Player, kind: i64) -> None:
        """Add an improvement to the plot just laid, or none, before bamboo grows there."""
        if kind < codes.LEAVE - codes.IMPROVE:
            player.chips[kind] -= 1
            self.garden.improve(self.fresh, kind + 1)
        sprout(self, self.fresh)
        self.fresh = NONE
        self.phase = ACTIONS

    # --- channels and improvements -----------------------------------------------------------------------------------

    def _place_channel(self, player: Player, edge: i64) -> None:
        player.channels -= 1
        first = self.garden.water(edge)
        if first != NO_TILE:
            sprout(self, first)

    def _place_chip(self, player: Player, kind: i64, cell: i64) -> None:
        player.chips[kind] -= 1
        if self.garden.improve(cell, kind + 1):
            sprout(self, cell)

    # --- the end of a turn and of the game ---------------------------------------------------------------------------

    def _end_turn(self) -> None:
        if self.final != NOT_YET:
            self.final &= ~(i64(1) << self.seat)
        if self.final == 0:
            self.phase = OVER
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        before = self.seat
        self._pass_on()
        while self.has_resigned(self.seat):
            self._pass_on()
        if self.seat <= before:
            self.round += 1
        self.weather = NO_WEATHER
        self.used = 0
        self.used_order = 0
        self.acted = 0
        if self.round > ROUNDS and self.final == NOT_YET:
            self.round = ROUNDS
            self.phase = OVER
            return
        self.turns += 1
        self.phase = ROLL if self.round > 1 else ACTIONS

    def _pass_on(self) -> None:
        self.seat += 1
        if self.seat == self.seats:
            self.seat = 0

    def resign(self, seat: int) -> None:
        """A player leaves; the others play on unless only one is left."""
        if self.phase == OVER or self.has_resigned(seat):
            return
        self.resigned |= i64(1) << seat
        if self.final != NOT_YET:
            self.final &= ~(i64(1) << seat)
        if scoring.staying(self) < 2:
            self._leave_the_turn()
            self.phase = OVER
        elif seat == self.seat:
            self._leave_the_turn()
            self._end_turn()

    def _leave_the_turn(self) -> None:
        """Drawn plots go back on the pile; a plot just laid grows as it is; bamboo in short supply stays in the stock."""
        self._lay_back_plots()
        self._put_plots_down()
        if self.fresh != NONE:
            sprout(self, self.fresh)
            self.fresh = NONE
        forget_wants(self)
        end_drawing(self)

    def scores(self) -> list[int]:
        return [int(scoring.total(self, seat)) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        return scoring.winners(self) if self.phase == OVER else []

    def ending(self) -> str | None:
        return scoring.ending(self) if self.phase == OVER else None

    # --- copying and snapshots ---------------------------------------------------------------------------------------

    def copy(self) -> "Takenoko":
        twin = Takenoko(self.luck.copy())
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, luck: Luck) -> "Takenoko":
        """Deals again the others' objectives, all piles and the coming weather, as far as this seat cannot know them."""
        memory.work_out(self, seat)
        twin = Takenoko(luck)
        self.copy_onto(twin)
        memory.deal_again(twin, seat, luck)
        return twin

    def snapshot(self) -> dict[str, object]:
        from roji.games.takenoko.snapshot import save  # here, because that module imports this one

        return to_json(save(self))

    # --- for search --------------------------------------------------------------------------------------------------

    def observe(self, seat: int, canvas: Canvas) -> None:
        observation.observe(self, seat, canvas)

    def candidates(self, seat: int) -> list[int]:
        return evaluation.candidates(self, self.legal(seat))

    def rollout_action(self, seat: int, luck: Luck) -> int:
        return policy.quick(self, seat, luck)

    def tuning(self) -> Tuning:
        # One round of the table; there are too many actions to look far ahead.
        return Tuning(horizon=int(self.seats), widening=0.25, oversights=(0.08, 0.125, 0.05))

    def evaluate(self, seat: int) -> float:
        return evaluation.share_of_win(self, seat) if self.phase == OVER else evaluation.evaluate(self, seat)
