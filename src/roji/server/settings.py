"""Server settings: storage, network, limits and the bots' pace."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from roji.server.cluster.handoff import home_of
from roji.server.http.addresses import check_proxies

SHORTEST_TOKEN = 16
PAGES = Path(__file__).parent / "pages"  # written by the web build
SITE = Path(__file__).parent / "site"  # pages that need no server, written by tools/site.py


@dataclass(frozen=True)
class Settings:
    """All settings of a server; the defaults are for local play on this computer."""

    database: str = "sqlite:///roji.sqlite"
    listening: Literal["local", "lan", "public"] = "local"
    port: int = 8000
    addresses: tuple[str, ...] = ()  # this computer's addresses on the local network, for "lan"
    public_url: str = ""  # for "public": https://roji.example
    more_hosts: tuple[str, ...] = ()  # further hosts (with port) to answer to
    workers: int = 1
    number: int = 0  # of this worker
    handoff: bool = True  # connections are handed to the worker that owns their table
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is trusted
    requests_per_minute: int = 600  # per address, over HTTP; new connections: twice as many
    file_kilobytes_per_minute: int = 6000  # per address, in requests that carry a game file; a review sends it a dozen times
    request_seconds: float = 30.0  # timeout for a whole request to arrive
    silent_connections: int = 256  # per address, without a complete request; beyond that the oldest is closed
    sockets_per_address: int = 300  # open WebSockets
    frames_per_second: float = 20.0  # per socket, and for all sockets of one token together …
    frames_at_once: int = 60  # … after a burst of this size
    looks_per_minute: int = 600  # hello, look, earlier and ask, per address: each costs as much as a whole view
    screens_per_table: int = 64  # spectators, and as many for each token
    blocked_seconds: float = 20.0  # a client that reads nothing for this long is disconnected; so is one that answers no ping
    hello_seconds: float = 20.0  # a socket must send `hello` within this time
    bot_pace_ms: int = 500  # pause before a bot's action, so that people can follow
    bot_lease_seconds: float = 10.0  # a worker's lease on a table's bots; renewed after a third of it
    sweep_seconds: float = 3.0  # between sweeps for updates that were missed
    bot_turn_ms: int = 1000  # thinking time for all decisions of a turn
    trial_seconds: float = 5.0  # for the trials of one difficulty request
    advice_ms: int = 1000  # thinking time for one request for advice
    review_line_ms: int = 60  # thinking time for each line of a review
    replay_seconds: float = 10.0  # timeout for replaying a recorded game
    stall_ms: int = 50  # longer blocks of the event loop are logged and counted
    heartbeat_seconds: float = (
        5.0  # between heartbeats of the timekeeper, or a tenth of it while a clock is short: the error after a crash is no larger
    )
    away_minutes: float = 5.0  # without a screen, before a bot is offered at a table with a live clock
    awaited_hours: float = 24.0  # waiting for a choice, before a bot is offered for an absent player at a table without a clock
    gathering_days: float = 2.0  # until a table that never filled is closed
    idle_days: float = 30.0  # without a move, until a table is closed
    tables_per_hour: int = 0  # per address; 0: no limit
    open_tables: int = 0  # unfinished tables per address; 0: no limit
    thinkers: int = field(default_factory=lambda: max(1, os.cpu_count() or 1))  # processes in which bots think
    compiled: Path | None = None  # a folder for compiled rules; the bot processes switch to it as soon as it exists
    rehearsal: str = ""  # a seed word for all luck, for tests and demonstrations: the same settings give the same deal
    metrics_token: str = field(default="", repr=False)  # required to read /metrics; empty: no metrics
    log: Literal["text", "json"] = "text"
    pages: Path = PAGES
    site: Path = SITE

    def __post_init__(self) -> None:
        check_proxies(self.trusted_proxies)
        if 0 < len(self.metrics_token) < SHORTEST_TOKEN:
            raise ValueError(f"a metrics token has at least {SHORTEST_TOKEN} characters, or it could be guessed")
        if self.rehearsal and self.listening != "local":
            raise ValueError("a rehearsal's luck can be foretold; it is for tables on this computer only")
        if self.workers < 1:
            raise ValueError(f"at least one worker serves, not {self.workers}")
        if self.workers > 1 and self.on_sqlite:
            raise ValueError("one worker serves a SQLite file; for more, keep the tables in PostgreSQL: --database postgresql://…")
        if self.workers > 1 and not hasattr(os, "fork"):
            raise ValueError("several workers need a system that can fork, such as Linux or macOS")
        if self.listening == "public" and not urlsplit(self.public_url).netloc:
            raise ValueError("a public server needs its public URL, such as https://roji.example")

    @property
    def on_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def secure(self) -> bool:
        """Whether all clients use https."""
        return self.listening == "public" and self.public_url.startswith("https:")

    def at_home(self, table: str) -> bool:
        """Whether this worker is the table's home."""
        return home_of(table, self.workers) == self.number

    def hosts(self) -> frozenset[str]:
        """The values of the Host header that this server answers to."""
        if self.listening == "public":
            return frozenset({urlsplit(self.public_url).netloc.lower(), *self.more_hosts})
        names = ["127.0.0.1", "localhost", "[::1]", *(self.addresses if self.listening == "lan" else ())]
        return frozenset({*(f"{name}:{self.port}" for name in names), *(names if self.port == 80 else ()), *self.more_hosts})
