"""OpenSpiel: the games as Python games of its registry, `python_roji_<name>`.

All chance is at the root: three chance nodes deal the game's seed, so that the history determines the state.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

import roji
from roji.core.game import Game
from roji.core.luck import Luck
from roji.core.observation.canvas import Canvas
from roji.core.observation.rows import returns
from roji.core.state import State
from roji.lab.envs.folding import fold
from roji.lab.envs.spiel_table import DEALS, OUTCOMES, SpielTable

CHANCE = [(number, 1.0 / OUTCOMES) for number in range(OUTCOMES)]


class RojiGame(pyspiel.Game):
    """A game of Roji with a number of players and options. Each is a class of its own: OpenSpiel keeps what it is given until the
    end of the process, when only a class can still be released."""

    roji: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.roji
        chosen = {name: option(value) for name, value in (params or {}).items()}
        self.seats = int(chosen.pop("players", game.usual_seats))
        game.check_seats(self.seats)
        self.options: dict[str, Any] = msgspec.to_builtins(game.options(**chosen))
        super().__init__(_type(game, self.seats), _info(game, self.seats), {"players": self.seats, **parameters(self.options)})

    def new_initial_state(self, *_: Any) -> "RojiState":
        return RojiState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEALS

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> "Observer | None":
        """An observer of public and private information together; None for other kinds, which the games do not separate."""
        wanted = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.roji, wanted, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.roji.name, self.seats, self.options)

    def restore(self, saved: bytes) -> "RojiState":
        """A state from what its `save` wrote. It is read with pickle, as OpenSpiel does: only use trusted data."""
        game, state = pyspiel.deserialize_game_and_state(saved.decode())
        if str(game) != str(self):
            raise ValueError(f"saved was {game}; this is {self}")
        restored: RojiState = state
        return restored


class RojiState(pyspiel.State):
    """One game in progress."""

    def __init__(self, game: RojiGame) -> None:
        super().__init__(game)
        self.table = SpielTable(game.roji, game.seats, game.options)

    def current_player(self) -> int:
        if self.table.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.state.actor()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.now.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCE

    def _apply_action(self, action: int) -> None:
        if self.table.state is None:
            self.table.deal(action)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.table.game.text(action)

    def is_terminal(self) -> bool:
        return self.table.state is not None and self.table.state.actor() < 0

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.table.seats
        return returns(self.table.now, self.table.seats)

    def __str__(self) -> str:
        return f"dealt {self.table.dealt}" if self.table.state is None else self.table.game.draw(self.table.state)

    def resample_from_infostate(self, player: int, sampler: Any) -> "RojiState":
        """A state that this player cannot distinguish from the true one: all that it cannot know is dealt again."""
        twin: RojiState = self.clone()
        twin.table = self.table.imagined(player, Luck(int(sampler() * 2**53)))
        return twin

    @property
    def truth(self) -> State:
        """The true state, with all secrets."""
        return self.table.now

    def copy(self) -> "RojiState":
        """An independent copy."""
        twin: RojiState = self.clone()
        return twin

    def save(self) -> bytes:
        """Everything, all secrets included, for the game's `restore`."""
        text: str = pyspiel.serialize_game_and_state(self.get_game(), self)
        return text.encode()


class Observer:
    """A player's observation as planes and its view as text; or, with perfect recall, all that it was shown."""

    def __init__(self, game: Game, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observation of {game.title} takes no parameters, not {params}")
        self._recalls = kind.perfect_recall
        self._canvas = Canvas(game.planes.width)
        self._width = game.planes.width
        self.tensor = None if self._recalls else np.zeros(game.planes.width, np.float32)
        planes, tensor = game.planes, self.tensor
        self.dict: dict[str, Any] = {} if tensor is None else {part.name: fold(planes, tensor, part.name) for part in planes.parts}

    def set_from(self, state: RojiState, player: int) -> None:
        if self.tensor is None:
            return
        self._canvas.wipe(self._width)
        if state.table.state is not None:
            state.table.state.observe(player, self._canvas)
        self.tensor[:] = np.frombuffer(memoryview(self._canvas.cells), np.int8)

    def string_from(self, state: RojiState, player: int) -> str:
        table = state.table
        if table.state is None or table.recall is None:
            return f"{table.game.name}, seat {player} of {table.seats}, not dealt yet"
        if self._recalls:
            return table.recall.text(player)
        shown = {"seat": player, "to_act": table.state.to_act(), "view": table.game.view(table.state, player)}
        return msgspec.json.encode(shown).decode()


def parameters(options: dict[str, Any]) -> dict[str, Any]:
    """Options as OpenSpiel parameters: a text that looks like a number is quoted, and a comma becomes a semicolon."""
    return {name: _parameter(value) if isinstance(value, str) else value for name, value in options.items()}


def _parameter(value: str) -> str:
    plain = value.replace(",", ";")
    return f"'{plain}'" if plain[:1].isdigit() else plain


def option(value: Any) -> Any:
    """The option value of a parameter."""
    return value.strip("'").replace(";", ",") if isinstance(value, str) else value


def _type(game: Game, seats: int) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"python_roji_{game.name}",
        long_name=f"Roji: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, **parameters(msgspec.to_builtins(game.options()))},
    )


def _info(game: Game, seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=game.size,
        max_chance_outcomes=OUTCOMES,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if seats > 1 else None,
        max_game_length=game.longest,
    )


def load(name: str, seats: int | None, options: dict[str, Any]) -> RojiGame:
    """The registered game; a ValueError with a sentence for a wrong name, number of seats or option."""
    game = roji.game(name)
    players = game.usual_seats if seats is None else seats
    game.check_seats(players)
    game.options(**options)
    loaded: RojiGame = pyspiel.load_game(f"python_roji_{name}", {"players": players, **parameters(options)})
    return loaded


def register(game: Game) -> None:
    pyspiel.register_game(_type(game, game.usual_seats), type(f"Roji{game.title}", (RojiGame,), {"roji": game}))


for _game in roji.all_games():
    if _game.planes.width:
        register(_game)
