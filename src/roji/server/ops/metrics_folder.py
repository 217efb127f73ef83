"""The folder in which workers share Prometheus metrics. It must be set before the library is imported, so nothing here imports it."""

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # an environment variable, by which the library knows


def share_figures(workers: int) -> None:
    """A folder for the figures of several workers, unless the host has named one; it goes when we go."""
    if workers > 1 and FOLDER not in os.environ:
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="roji-metrics-")
        atexit.register(shutil.rmtree, os.environ[FOLDER], ignore_errors=True)


def forget_worker(process: int | None) -> None:
    """What a worker that has ended had open is open no more; what it has counted stays counted."""
    if FOLDER in os.environ and process is not None:
        from prometheus_client.multiprocess import mark_process_dead

        forget: Callable[[int], None] = mark_process_dead
        forget(process)
