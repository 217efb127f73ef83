"""What all environments share: the true state, rendering, and copying."""

from typing import Any

from gymnasium.error import ResetNeeded

from roji.core.state import State
from roji.lab.envs.match import Match, checked_cycles, new_match
from roji.lab.envs.rendering import Rendering


class Environment:
    """The part of an environment that is independent of the framework. A subclass steps, and says what else is saved."""

    _match: Match
    _rendering: Rendering
    render_mode: str | None
    max_cycles: int | None

    def begin(self, match: Match, render_mode: str | None, max_cycles: int | None) -> None:
        """Called by a subclass's `__init__`."""
        self._match = match
        self._rendering = Rendering(render_mode)
        self.render_mode = render_mode
        self.max_cycles = checked_cycles(max_cycles)

    def check_dealt(self) -> None:
        if not self._match.dealt:
            raise ResetNeeded("no game has been dealt yet: call reset() first")

    def render(self) -> Any:
        """The true state as text, returned or printed; or an image of the board as the acting seat sees it."""
        self.check_dealt()
        return self._rendering.render(self._match.game, self._match.state)

    def close(self) -> None:
        self._rendering.close()

    @property
    def truth(self) -> State:
        """The true state, with all secrets."""
        self.check_dealt()
        return self._match.state

    def copy(self) -> Any:
        """An independent copy."""
        raise NotImplementedError

    def save(self) -> bytes:
        """The whole environment as JSON, all secrets included."""
        raise NotImplementedError

    def restore(self, saved: bytes) -> None:
        """Continue from what `save` wrote, here or in another environment of the same kind."""
        raise NotImplementedError

    def __deepcopy__(self, memory: dict[int, Any]) -> Any:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        match = self._match
        made = (match.game.name, match.seats, match.reward, match.options_dict(), self.render_mode, self.max_cycles)
        return _again, (type(self), *made, self.save())


def _again(kind: Any, *told: Any) -> Any:
    """Unpickle an environment."""
    name, seats, reward, options, render_mode, max_cycles, saved = told
    env = kind(new_match(name, seats, reward, options), render_mode, max_cycles)
    env.restore(saved)
    return env
