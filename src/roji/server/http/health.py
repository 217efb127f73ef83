"""`/readyz` for load balancers: cheap, not rate-limited, and only yes or no. The guard answers `/healthz`."""

from litestar import get

from roji.server.http.routes import Here
from roji.server.refusal import Refusal


@get("/readyz", media_type="text/plain", include_in_schema=False)
async def readyz(lobby: Here) -> str:
    """Ready when the database has the current schema and the bot processes run."""
    missing = await lobby.why_not_ready()
    if missing is not None:
        raise Refusal(missing, 503)
    return "ready\n"
