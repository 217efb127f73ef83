"""PettingZoo AEC: one agent at a time. `step` and `last` are the hot path of a training loop and do little."""

from copy import deepcopy
from functools import cached_property
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Dict, Discrete
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from roji.core.observation.observed import REFUSED
from roji.lab.envs import spaces
from roji.lab.envs.base import Environment
from roji.lab.envs.match import ILLEGAL, Match
from roji.lab.envs.rendering import MODES, Rendering

Observation = dict[str, npt.NDArray[np.int8]]


class SavedAgents(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PettingZoo's own state, to save; None before the first reset."""

    agents: list[str] | None
    agent_selection: str | None
    terminations: dict[str, bool] | None
    truncations: dict[str, bool] | None
    rewards: dict[str, float] | None
    _cumulative_rewards: dict[str, float] | None
    infos: dict[str, dict[str, Any]] | None
    _live: bool | None


KEPT = SavedAgents.__struct_fields__


class TurnEnv(Environment, AECEnv):
    """A game of Roji as a PettingZoo AEC environment. Simultaneous choices are made one after another, unseen by the others."""

    def __init__(self, match: Match, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        AECEnv.__init__(self)
        self.begin(match, render_mode, max_cycles)
        self.metadata = {"name": f"roji_{match.game.name}_v{match.game.planes.version}", "render_modes": MODES, "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(match.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._most = max_cycles * match.seats if max_cycles else match.game.longest + 1
        self._width = match.game.planes.width
        self._pays = match.reward == "points"
        self._live = False

    # --- PettingZoo's interface

    @cached_property
    def observation_spaces(self) -> dict[str, Dict]:
        return {agent: spaces.masked_observations(self._match.game) for agent in self.possible_agents}

    @cached_property
    def action_spaces(self) -> dict[str, Discrete]:
        return {agent: spaces.codes(self._match.game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, from a seed or the next in sequence. `options` is ignored: a game's options are given to the constructor."""
        self._match.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.current.seat]
        self._live = True
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Observation:
        """The agent's observation, and its action mask if it is to act."""
        self.check_dealt()
        row = np.frombuffer(memoryview(self._match.current.look(self._seats[agent])), np.int8).copy()
        return {"observation": row[: self._width], "action_mask": row[self._width :]}

    def step(self, action: Any) -> None:
        """The selected agent plays a code. An illegal one ends the game: -1 for it, 0 for the others, as PettingZoo's own games do."""
        if not self._live:
            self._step_after_the_end(action)
            return
        match = self._match
        seat = match.current.play(match.code(action))
        match.decisions += 1
        if seat < 0 or self._pays or match.decisions >= self._most:
            self._account(action, seat)
        else:
            self.agent_selection = self.possible_agents[seat]

    def _account(self, action: Any, seat: int) -> None:
        """Handle a decision with rewards, or one that ends the game."""
        if seat == REFUSED:
            self._end_illegally(int(action))
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._match.rewards(), strict=True))
        self._accumulate_rewards()
        if seat < 0:
            self._end(self.terminations)
        elif self._match.decisions >= self._most:
            self._end(self.truncations)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]

    def _end(self, ended: dict[str, bool]) -> None:
        self._live = False
        ended.update(dict.fromkeys(self.agents, True))
        for agent, points in zip(self.possible_agents, self._match.state.scores(), strict=True):
            self.infos[agent] = {"points": points, "ending": str(self._match.state.ending() or "")}

    def _end_illegally(self, code: int) -> None:
        EnvLogger.warn_on_illegal_move()
        agent = self.agent_selection
        self.infos[agent] = {"illegal": self._match.refusal(self._seats[agent], code)}
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._live = False

    def _step_after_the_end(self, action: Any) -> None:
        self.check_dealt()
        if not self.agents:
            raise ValueError("the game is over and every agent has left: reset() deals a new one")
        self._was_dead_step(action)

    # --- copies

    def copy(self) -> "TurnEnv":
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.__dict__.pop("observation_spaces", None)
        twin.__dict__.pop("action_spaces", None)
        twin._match = self._match.copy()
        twin._rendering = Rendering(self.render_mode)
        twin.__dict__.update({name: deepcopy(self.__dict__[name]) for name in KEPT if name in self.__dict__})
        return twin

    def save(self) -> bytes:
        return self._match.save("aec", SavedAgents(*(self.__dict__.get(name) for name in KEPT)))

    def restore(self, saved: bytes) -> None:
        standing = self._match.restore("aec", saved, SavedAgents)
        for name, value in zip(KEPT, msgspec.structs.astuple(standing), strict=True):
            self.__dict__.pop(name, None)
            if value is not None:
                self.__dict__[name] = value
        self._skip_agent_selection = None
