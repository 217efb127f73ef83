"""PettingZoo: all agents at once (parallel), for games in which players choose at the same time."""

from functools import cached_property
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Dict, Discrete
from pettingzoo.utils.env import ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from roji.core.luck import Luck
from roji.lab.envs import spaces
from roji.lab.envs.base import Environment
from roji.lab.envs.match import ILLEGAL, Match
from roji.lab.envs.rendering import MODES

Observation = dict[str, npt.NDArray[np.int8]]
Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class Present(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PettingZoo's own state, to save."""

    agents: list[str]


class TogetherEnv(Environment, ParallelEnv):
    """A game of Roji as a PettingZoo parallel environment. An agent that is not to act plays the code `wait`, or nothing."""

    def __init__(self, match: Match, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        _check_together(match)
        self.begin(match, render_mode, max_cycles)
        self.metadata = {"name": f"roji_{match.game.name}_v{match.game.planes.version}", "render_modes": MODES}
        self.possible_agents = [f"seat_{seat}" for seat in range(match.seats)]
        self.agents: list[str] = []
        self.wait = match.game.size  # one past the game's codes

    @cached_property
    def observation_spaces(self) -> dict[str, Dict]:
        return {agent: spaces.masked_observations(self._match.game, more=1) for agent in self.possible_agents}

    @cached_property
    def action_spaces(self) -> dict[str, Discrete]:
        return {agent: spaces.codes(self._match.game, more=1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Observation], Infos]:
        """A new game, from a seed or the next in sequence. `options` is ignored: a game's options are given to the constructor."""
        self._match.deal(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Step:
        """All agents to act play a code, unseen by the others. If one is illegal, nothing is played and the game ends: -1 for the agent
        that played it, 0 for the others, as in PettingZoo's own games."""
        codes = self._chosen(actions)
        refused = self._refused(codes)
        if refused:
            return self._end_illegally(refused)
        for seat, code in codes.items():
            self._match.current.play_for(seat, code)
        self._match.decisions += 1
        return self._step_result(self._match.rewards())

    def _chosen(self, actions: dict[str, Any]) -> dict[int, int]:
        """The codes of all agents to act, by seat; a ValueError if one is missing or comes from an unknown agent."""
        self._check_playing()
        strangers = [agent for agent in actions if agent not in self.agents]
        if strangers:
            raise ValueError(f"{strangers[0]!r} does not play here; {', '.join(self.agents)} do")
        asked = self._match.state.to_act()
        for seat, agent in enumerate(self.possible_agents):
            if seat not in asked and not self._waits(actions.get(agent, self.wait)):
                raise ValueError(f"{agent} is not asked now: it plays {self.wait}, which is to wait, or nothing")
        missing = [self.possible_agents[seat] for seat in asked if self.possible_agents[seat] not in actions]
        if missing:
            raise ValueError(f"{missing[0]} is asked now and plays nothing")
        return {seat: self._code(actions[self.possible_agents[seat]]) for seat in asked}

    def _waits(self, action: Any) -> bool:
        return self._code(action) == self.wait

    def _code(self, action: Any) -> int:
        return self.wait if isinstance(action, int | np.integer) and action == self.wait else self._match.code(action)

    def _refused(self, codes: dict[int, int]) -> dict[int, int]:
        return {seat: code for seat, code in codes.items() if code not in self._match.state.legal(seat)}

    def _step_result(self, rewards: Any) -> Step:
        match = self._match
        over = match.current.seat < 0
        stopped = not over and self.max_cycles is not None and match.decisions >= self.max_cycles
        infos = self._results() if over or stopped else {agent: {} for agent in self.agents}
        rewards = dict(zip(self.possible_agents, rewards, strict=True))
        return self._leave(over or stopped, rewards, over, stopped, infos)

    def _leave(self, ended: bool, rewards: dict[str, float], over: bool, stopped: bool, infos: Infos) -> Step:
        agents = self.agents
        step = (self._observations(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, stopped), infos)
        if ended:
            self.agents = []
        return step

    def _results(self) -> Infos:
        state = self._match.state
        points = zip(self.possible_agents, state.scores(), strict=True)
        return {agent: {"points": count, "ending": str(state.ending() or "")} for agent, count in points}

    def _end_illegally(self, refused: dict[int, int]) -> Step:
        EnvLogger.warn_on_illegal_move()
        rewards = {agent: ILLEGAL if seat in refused else 0.0 for seat, agent in enumerate(self.possible_agents)}
        infos: Infos = {agent: {} for agent in self.agents}
        for seat, code in refused.items():
            infos[self.possible_agents[seat]] = {"illegal": self._why_not(seat, code)}
        return self._leave(True, rewards, True, True, infos)

    def _why_not(self, seat: int, code: int) -> str:
        return f"seat {seat} is asked now and may not wait" if code == self.wait else self._match.refusal(seat, code)

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: int) -> Observation:
        game = self._match.current
        width = self._match.game.planes.width
        mask = np.zeros(self.wait + 1, np.int8)
        mask[:-1] = np.frombuffer(memoryview(game.marks(seat)), np.int8)
        mask[-1] = seat not in self._match.state.to_act()
        return {"observation": np.frombuffer(memoryview(game.look(seat)), np.int8)[:width].copy(), "action_mask": mask}

    def _check_playing(self) -> None:
        self.check_dealt()
        if not self.agents:
            raise ValueError("the game is over and every agent has left: reset() deals a new one")

    def copy(self) -> "TogetherEnv":
        twin = TogetherEnv(self._match.copy(), self.render_mode, self.max_cycles)
        twin.agents = self.agents[:]
        return twin

    def save(self) -> bytes:
        return self._match.save("parallel", Present(self.agents))

    def restore(self, saved: bytes) -> None:
        self.agents = self._match.restore("parallel", saved, Present).agents


def _check_together(match: Match) -> None:
    """Play a game to its end to see whether players ever choose simultaneously."""
    state, luck = match.game.start(match.seats, match.options, Luck(0)), Luck(0)
    while (seat := state.actor()) >= 0:
        if len(state.to_act()) > 1:
            return
        state.play(seat, state.random_action(seat, luck))
    raise ValueError(f"nobody chooses at the same time in {match.game.title}: roji.lab.aec({match.game.name!r}) asks one after another")
