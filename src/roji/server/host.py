"""`roji play` and `roji serve`: find a port, print the address, open the browser, serve until Ctrl-C."""

import errno
import logging
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Literal

import segno
from rich.console import Console

from roji.server.bots.pool import Bots
from roji.server.serve import listen, run
from roji.server.settings import Settings
from roji.server.work.processes import Games

PORTS_TRIED = 50
LAST_PORT = 65535


@dataclass(frozen=True)
class Hosting:
    """The options of `roji play`."""

    port: int
    lan: bool
    database: str
    browser: bool
    rehearsal: str = ""
    compiled: Path | None = None  # the folder that will hold the compiled rules


@dataclass(frozen=True)
class Limits:
    """Limits per address and for idle tables; named like the fields of Settings."""

    tables_per_hour: int = 30
    open_tables: int = 100
    away_minutes: float = 5.0
    gathering_days: float = 2.0
    idle_days: float = 30.0

    def __post_init__(self) -> None:
        for name, value in asdict(self).items():
            if value < 0:
                raise ValueError(f"--{name.replace('_', '-')} is a number from 0 on, not {value}")


@dataclass(frozen=True)
class Public:
    """The options of `roji serve`."""

    url: str
    port: int
    address: str
    database: str
    workers: int
    trusted_proxies: tuple[str, ...] = ()
    metrics_token: str = ""
    log: Literal["text", "json"] = "text"
    limits: Limits = Limits()


def play(games: Games, bots: Bots, hosting: Hosting, out: Console) -> None:
    """Run `roji play`: a server for this computer or the local network."""
    addresses = lan_addresses() if hosting.lan else ()
    if hosting.lan and not addresses:
        raise ValueError("this computer has no address on a local network; without --lan the table is on this computer only")
    listening: Literal["lan", "local"] = "lan" if hosting.lan else "local"
    settings = Settings(
        database_url(hosting.database), listening, addresses=addresses, rehearsal=hosting.rehearsal, compiled=hosting.compiled
    )
    settings, listener = listen_near(settings, hosting.port, "0.0.0.0" if hosting.lan else "127.0.0.1")  # noqa: S104
    local = f"http://127.0.0.1:{settings.port}"
    shared = f"http://{addresses[0]}:{settings.port}" if addresses else local  # links for others must lead here

    def ready() -> None:
        out.print(f"Roji is ready: [bold]{local}[/bold]")
        if hosting.lan:
            invite(shared, out)
        else:
            out.print(
                "The table is on this computer only; with --lan it is open to the local network: roji play --lan, or make play ARGS=--lan."
            )
        out.print("Ctrl-C stops it; every game goes on where it was.")
        if not (settings.pages / "index.html").is_file():
            out.print("The web pages are not built yet, so the browser has nothing to show: run make setup.")
        if hosting.browser and has_browser():
            webbrowser.open(shared)

    news = logging.getLogger("roji.server.bots.pool")
    news.setLevel(logging.INFO)
    news.addHandler(ShownInTerminal(out))
    run(games, bots, settings, listener, ready)
    out.print("Roji has stopped. Nothing is lost.")


def serve(games: Games, bots: Bots, public: Public, out: Console) -> None:
    """Run `roji serve`: a server for the internet."""
    settings = Settings(
        database=database_url(public.database), listening="public", public_url=public.url, port=public.port, workers=public.workers
    )
    settings = replace(settings, trusted_proxies=public.trusted_proxies, metrics_token=public.metrics_token, log=public.log)
    settings = replace(settings, **asdict(public.limits))
    try:
        settings, listener = listen(settings, public.address)
    except OSError as trouble:
        raise ValueError(f"cannot listen on {public.address} port {public.port}: {trouble.strerror}") from None

    def ready() -> None:
        tell_systemd("READY=1")
        out.print(f"Roji serves {public.url} on {public.address} port {settings.port}.")

    run(games, bots, settings, listener, ready)


class ShownInTerminal(logging.Handler):
    """Prints log messages as plain sentences."""

    def __init__(self, out: Console) -> None:
        super().__init__()
        self._out = out

    def emit(self, record: logging.LogRecord) -> None:
        self._out.print(record.getMessage())


def tell_systemd(word: str) -> None:
    """sd_notify: does nothing unless systemd started us."""
    place = os.environ.get("NOTIFY_SOCKET", "")
    if place:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, suppress(OSError):
            line.sendto(word.encode(), place.replace("@", "\0", 1) if place.startswith("@") else place)


def listen_near(settings: Settings, port: int, host: str) -> tuple[Settings, socket.socket]:
    """Listen on this port or the next free one."""
    if not 0 <= port <= LAST_PORT:
        raise ValueError(f"there is no port {port}; they go up to {LAST_PORT}")
    for candidate in range(port, min(port + PORTS_TRIED, LAST_PORT + 1)):
        try:
            return listen(replace(settings, port=candidate), host)
        except OSError as trouble:
            if trouble.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise ValueError(f"cannot listen on port {candidate}: {trouble.strerror}") from None
    raise ValueError(f"no port from {port} to {port + PORTS_TRIED - 1} is free")


def invite(address: str, out: Console) -> None:
    """Print the address for others, as text and as a QR code."""
    out.print(f"Others on the local network open [bold]{address}[/bold]")
    if out.is_terminal:
        segno.make(address).terminal(compact=True)


def lan_addresses() -> tuple[str, ...]:
    """This computer's addresses on local networks; nothing is sent to find them."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # a documentation address: connecting a datagram socket sends nothing
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return tuple(dict.fromkeys(address for address in found if not address.startswith("127.")))


def has_browser() -> bool:
    """Whether there is a display to open a browser on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def database_url(asked: str) -> str:
    """The URL of the requested database, or of a file in the user's data folder."""
    if "://" in asked:
        return asked
    path = Path(asked) if asked else data_folder() / "roji.sqlite"
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as trouble:
        raise ValueError(f"the folder {path.parent} cannot be made: {trouble.strerror}") from None
    return f"sqlite:///{path.absolute()}"


def data_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "roji"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "roji"
