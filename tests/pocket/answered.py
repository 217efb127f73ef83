"""Prints what the engine answers to calls, with the stand-ins or with the real packages, whichever are found first.

python tests/pocket/answered.py < CALLS     a JSON array of [name, [argument, …]]
"""

import json
import sys

from roji.pocket import engine

if __name__ == "__main__":
    json.dump([engine.call(name, json.dumps(given)) for name, given in json.load(sys.stdin)], sys.stdout)
