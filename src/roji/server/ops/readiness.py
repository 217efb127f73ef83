"""Readiness: the database accepts writes, the clocks run, and the bots answer."""

import asyncio
import shutil

from sqlalchemy.exc import SQLAlchemyError

from roji.server.bots.pool import BotPool
from roji.server.settings import Settings
from roji.server.store.database import file_of, url_of
from roji.server.store.tables import Store
from roji.server.time.timekeeper import Timekeeper

PATIENCE = 2.0  # seconds for the database
LATE_ROUNDS = 4  # missed heartbeats of the timekeeper
LATE_BOTS = 30.0  # seconds beyond the longest allowed thinking time
LITTLE_SPACE = 50_000_000  # bytes
NOBODY = ""  # no table has this id; only whether the query works matters


async def why_not_ready(store: Store, thinkers: BotPool, timekeeper: Timekeeper, settings: Settings) -> str | None:
    """Why the server is not ready; None if it is."""
    try:
        await asyncio.wait_for(store.load(NOBODY), PATIENCE)
    except TimeoutError:
        return "the database does not answer"
    except SQLAlchemyError:
        return "the database cannot be read; roji doctor says more"
    if not thinkers.warm:
        return "the bots are not awake yet"
    if timekeeper.silent_for() > LATE_ROUNDS * settings.heartbeat_seconds:
        return "nothing can be written, so no clock moves; roji doctor says more"
    if thinkers.longest_thought() > LATE_BOTS + settings.bot_turn_ms / 1000:
        return "the bots do not answer"
    file = file_of(url_of(settings.database)) if settings.on_sqlite else None
    if file is not None and shutil.disk_usage(file.parent).free < LITTLE_SPACE:
        return "the disk is full"
    return None
