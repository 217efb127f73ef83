"""The folder in which workers share Prometheus metrics. It must be set before the library is imported, so nothing here imports it."""

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the environment variable that the library reads


def share_figures(workers: int) -> None:
    """Create a folder for the metrics of several workers, unless one is configured; it is removed at exit."""
    if workers > 1 and FOLDER not in os.environ:
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="roji-metrics-")
        atexit.register(shutil.rmtree, os.environ[FOLDER], ignore_errors=True)


def forget_worker(process: int | None) -> None:
    """Reset the gauges of a worker that has ended; its counters stay."""
    if FOLDER in os.environ and process is not None:
        from prometheus_client.multiprocess import mark_process_dead

        forget: Callable[[int], None] = mark_process_dead
        forget(process)
