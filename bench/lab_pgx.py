"""pgx's hex on this machine's CPU, in a process of its own: it steps for a given time and reports the number of steps.

Run as a script, with a Python that has pgx, it is that process: each line of input is a number of seconds.
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

STEPS = 40  # of a game of hex on 11 x 11 cells: random play has hardly ever ended by then, so no game restarts


class Peer:
    """A handle on the process, if there is one."""

    def __init__(self, python: str | None, rows: int) -> None:
        self._command = [python, str(Path(__file__)), str(rows)] if python else None
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> "Peer":
        if self._command is not None:
            self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)  # noqa: S603
        return self

    def rate(self, seconds: float) -> float:
        """Steps per CPU second of the process, all threads included."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{seconds}\n")
        process.stdin.flush()
        answer = process.stdout.readline()
        if not answer:
            raise SystemExit(f"pgx could not be measured with {process.args!r}")
        told = json.loads(answer)
        return float(told["steps"] / told["cpu_seconds"])

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        if self._process is not None:
            self._process.communicate()


def main() -> None:
    import importlib

    jax: Any = importlib.import_module("jax")
    pgx: Any = importlib.import_module("pgx")
    rows = int(sys.argv[1])
    env = pgx.make("hex")
    step = jax.jit(jax.vmap(env.step))
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), rows))
    chosen = _chosen(jax, step, first)
    for line in sys.stdin:
        print(json.dumps(_round(jax, step, first, chosen, float(line))), flush=True)  # noqa: T201


def _chosen(jax: Any, step: Any, state: Any) -> list[Any]:
    """Random actions, one array per step."""
    key = jax.random.PRNGKey(2)
    chosen = []
    for _ in range(STEPS):
        key, now = jax.random.split(key)
        noise = jax.random.uniform(now, state.legal_action_mask.shape)
        chosen.append((noise * state.legal_action_mask).argmax(axis=1))
        state = step(state, chosen[-1])
    return chosen


def _round(jax: Any, step: Any, first: Any, chosen: list[Any], seconds: float) -> dict[str, float]:
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = first
        for actions in chosen:
            state = step(state, actions)
        jax.block_until_ready(state.observation)
        steps += len(chosen) * len(chosen[0])
    return {"steps": steps, "cpu_seconds": time.process_time() - began}


if __name__ == "__main__":
    main()
