"""Is anybody there? For balancers and the like: cheap, counted by nobody, and telling nothing but yes or no."""

from litestar import get

from roji.server.refusal import Refusal
from roji.server.routes import Here


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def healthz() -> str:
    """This process answers."""
    return "alive\n"


@get("/readyz", media_type="text/plain", include_in_schema=False)
async def readyz(lobby: Here) -> str:
    """The database has the tables that we need, and the bots are awake."""
    missing = await lobby.why_not_ready()
    if missing is not None:
        raise Refusal(missing, 503)
    return "ready\n"


HEALTH_ROUTES = [healthz, readyz]
