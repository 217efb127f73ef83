"""What a server needs before people may come: a database that it can read, and bots that are awake."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from roji.server.store import Store
from roji.server.thinkers import Thinkers

PATIENCE = 2.0  # seconds for the database
NOBODY = ""  # no table is called so: the question is whether it can be asked


async def why_not_ready(store: Store, thinkers: Thinkers) -> str | None:
    """What is missing; None if nothing is."""
    try:
        await asyncio.wait_for(store.load(NOBODY), PATIENCE)
    except TimeoutError:
        return "the database does not answer"
    except SQLAlchemyError:
        return "the database cannot be read; roji doctor says more"
    return None if thinkers.warm else "the bots are not awake yet"
