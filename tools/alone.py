"""Run a command under a lock, so that only one at a time runs in this clone: python alone.py COMMAND…"""

import fcntl
import subprocess
import sys
from pathlib import Path

LOCK = Path("build", "setup.lock")

LOCK.parent.mkdir(exist_ok=True)
with LOCK.open("w") as lock:  # released when this process ends, even if it is killed
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        sys.stderr.write("· this clone is being set up by another command; waiting for it\n")
        fcntl.flock(lock, fcntl.LOCK_EX)
    sys.exit(subprocess.call(sys.argv[1:]))  # noqa: S603
