"""Server settings: storage, network, limits and the bots' pace."""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from roji.server.cluster.handoff import home_of
from roji.server.http.addresses import check_proxies

SHORTEST_TOKEN = 16
PAGES = Path(__file__).parent / "pages"  # made by the web build


@dataclass(frozen=True)
class Settings:
    """All that one may choose about a server; the defaults are for a table on this computer alone."""

    database: str = "sqlite:///roji.sqlite"
    listening: Literal["local", "lan", "public"] = "local"
    port: int = 8000
    addresses: tuple[str, ...] = ()  # of this computer on the local network, for "lan"
    public_url: str = ""  # for "public": https://roji.example
    more_hosts: tuple[str, ...] = ()  # further hosts (with port) to answer to
    workers: int = 1
    number: int = 0  # of this worker
    ushers: bool = True  # who comes to a table is led to the worker where it is at home
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed
    requests_per_minute: int = 600  # per address, over HTTP; new connections: twice as many
    file_kilobytes_per_minute: int = 6000  # per address, in requests that carry a game file; a review sends it a dozen times
    request_seconds: float = 30.0  # within which a request must have arrived whole
    silent_connections: int = 256  # per address, on which no whole request has come; the oldest is closed for a further one
    sockets_per_address: int = 300  # open at the same time
    frames_per_second: float = 20.0  # per socket, and for all sockets of one token together …
    frames_at_once: int = 60  # … after a burst of so many
    looks_per_minute: int = 600  # hello, look, earlier and ask, per address: each costs as much as a whole view
    screens_per_table: int = 64  # onlookers, and as many for each token
    blocked_seconds: float = 20.0  # a screen that reads nothing for so long is let go; so is one that answers no ping
    hello_seconds: float = 20.0  # a socket may be silent so long before it says hello
    bot_pace_ms: int = 500  # a bot waits so long after the last action that people could see
    bot_lease_seconds: float = 10.0  # a worker plays a table's bots for so long, and says so again after a third of it
    sweep_seconds: float = 3.0  # between looks at what no other worker told
    bot_turn_ms: int = 1000  # to think, for all decisions of a turn
    trial_seconds: float = 5.0  # for the plays of one request that asks how hard a game is
    advice_ms: int = 1000  # to think about what somebody should do
    review_line_ms: int = 60  # to think about a line of a game that is over
    replay_seconds: float = 10.0  # for playing a recorded game again
    stall_ms: int = 50  # that the event loop may be held before it is logged and counted
    heartbeat_seconds: float = (
        5.0  # between two looks at the clocks, or a tenth of it while a clock is short: a crash gives back no more in excess
    )
    away_minutes: float = 5.0  # without a screen, before a bot is offered at a table with a live clock
    awaited_hours: float = 24.0  # to choose, before a bot is offered for somebody absent at a table without a clock
    gathering_days: float = 2.0  # a table where nobody came is closed after so long
    idle_days: float = 30.0  # and one where nobody has moved
    tables_per_hour: int = 0  # that one address may set; 0 is any number
    open_tables: int = 0  # of one address, that are not over; 0 is any number
    thinkers: int = field(default_factory=lambda: max(1, os.cpu_count() or 1))  # processes in which bots think
    rehearsal: str = ""  # a word from which all luck is drawn, for tests and demonstrations: who sets the same table gets the same game
    metrics_token: str = field(default="", repr=False)  # who shows it may read /metrics; without one there is none
    log: Literal["text", "json"] = "text"
    pages: Path = PAGES

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
        """Everybody comes by https."""
        return self.listening == "public" and self.public_url.startswith("https:")

    def at_home(self, table: str) -> bool:
        """Whether this worker is where people are led who come to that table."""
        return home_of(table, self.workers) == self.number

    def hosts(self) -> frozenset[str]:
        """The values of the Host header that this server answers to."""
        if self.listening == "public":
            return frozenset({urlsplit(self.public_url).netloc.lower(), *self.more_hosts})
        names = ["127.0.0.1", "localhost", "[::1]", *(self.addresses if self.listening == "lan" else ())]
        return frozenset({*(f"{name}:{self.port}" for name in names), *(names if self.port == 80 else ()), *self.more_hosts})
