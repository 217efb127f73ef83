"""Where games run: in this process, in local processes, or on a Ray cluster. Results are the same."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Literal, TypeVar

from roji.bots.arena.pool import Executor, Job, play_apart, play_here
from roji.bots.arena.results import Numbered
from roji.lab.extras import needs

Name = Literal["here", "processes", "ray"]

Task = TypeVar("Task", bound=Numbered)
Done = TypeVar("Done")


class Here:
    """This process, one game after the other."""

    def play(self, plan: Job[Task, Done], tasks: list[Task]) -> Generator[Done]:
        return play_here(plan, tasks)


@dataclass(frozen=True)
class LocalProcesses:
    """`workers` processes on this machine. One that dies is replaced, and its game is played again."""

    workers: int = 2

    def play(self, plan: Job[Task, Done], tasks: list[Task]) -> Generator[Done]:
        return play_apart(plan, tasks, self.workers)


def executor(name: Name | Executor, workers: int = 2, address: str = "") -> Executor:
    """The executor of that name; a ValueError lists the names if there is none. An executor is returned as it is."""
    if not isinstance(name, str):
        return name
    if workers < 1:
        raise ValueError(f"at least 1 worker must play, not {workers}")
    if address and name != "ray":
        raise ValueError(f"an address is that of a Ray cluster; the executor {name!r} has none")
    if name == "here":
        return Here()
    if name == "processes":
        return LocalProcesses(workers)
    if name == "ray":
        with needs("cluster"):
            from roji.lab.fleet.ray_cluster import OnRay
        return OnRay(workers, address)
    raise ValueError(f"there is no executor {name!r}; there is here, processes, ray")
