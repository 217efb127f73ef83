"""`roji play`, `roji serve` and `roji games`."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from cyclopts import Parameter
from rich.table import Table

import roji
from roji.bots import worker
from roji.cli.console import out, print_json
from roji.core.game import Game
from roji.games.zen import game_from
from roji.games.zen.components import DECK_FILE
from roji.games.zen.forms import FORMS_FILE


def play(
    *,
    port: int = 8000,
    lan: bool = False,
    database: str = "",
    browser: bool = True,
    rehearse: str = "",
    deck: Path | None = None,
    forms: Path | None = None,
) -> None:
    """Play in the browser on this computer; with --lan, on the local network too.

    Parameters
    ----------
    port:
        The port to listen on; if it is in use, the next free one.
    lan:
        Let others on the local network join.
    database:
        Where the tables are stored; by default a file in your data folder.
    browser:
        Open the browser when ready.
    rehearse:
        A word that seeds all chance: tables with the same settings get the same deal. For demonstrations on this computer.
    deck:
        A file with the cards of Zen, instead of ours.
    forms:
        A file with the forms of Zen, instead of ours.
    """
    from roji.server import host

    compiled = Path(os.environ["ROJI_COMPILING"]) if "ROJI_COMPILING" in os.environ else None  # set by `make play`
    host.play(_games_with(deck, forms), worker, host.Hosting(port, lan, database, browser, rehearse, compiled), out)


def serve(
    *,
    public_url: str,
    port: int = 8000,
    address: str = "127.0.0.1",
    database: str = "",
    workers: int = 1,
    trusted_proxy: list[str] | None = None,
    metrics_token: Annotated[str, Parameter(env_var="ROJI_METRICS_TOKEN")] = "",
    log: Literal["text", "json"] = "text",
    tables_per_hour: int = 30,
    open_tables: int = 100,
    away_minutes: float = 5,
    gathering_days: float = 2,
    idle_days: float = 30,
    deck: Path | None = None,
    forms: Path | None = None,
) -> None:
    """Serve tables to the internet, behind an HTTPS proxy.

    Parameters
    ----------
    public_url:
        The address that people type, such as https://roji.example; only requests for it are answered.
    port:
        The port to listen on.
    address:
        The address to listen on.
    database:
        Where the tables are stored: sqlite:///FILE or postgresql://…; by default a file in your data folder.
    workers:
        Server processes; more than one needs PostgreSQL.
    trusted_proxy:
        The address or network of a proxy whose X-Forwarded-For is trusted; repeat it for each proxy.
    metrics_token:
        The token (Authorization: Bearer …) that allows reading /metrics; without one /metrics is off.
    log:
        The format of the log on stderr: text for people, or json, one object per line without names, tokens and addresses.
    tables_per_hour:
        How many tables one address may create per hour; 0 for any number.
    open_tables:
        How many unfinished tables one address may have; 0 for any number.
    away_minutes:
        Minutes without a connection after which a bot may replace a player, at tables with a live clock.
    gathering_days:
        Days after which a table that has not started is closed.
    idle_days:
        Days without a move after which a table is closed; it stays readable.
    deck:
        A file with the cards of Zen, instead of ours.
    forms:
        A file with the forms of Zen, instead of ours.
    """
    from roji.server.ops.metrics_folder import share_figures

    share_figures(workers if metrics_token else 1)
    from roji.server import host

    limits = host.Limits(tables_per_hour, open_tables, away_minutes, gathering_days, idle_days)
    public = host.Public(public_url, port, address, database, workers, tuple(trusted_proxy or ()), metrics_token, log, limits)
    host.serve(_games_with(deck, forms), worker, public, out)


def _games_with(deck: Path | None, forms: Path | None) -> Callable[[], list[Game]]:
    """All games, with Zen's cards and forms from these files; a ValueError says where a file is wrong."""
    games = partial(_all_games, deck, forms)
    games()
    return games


def _all_games(deck: Path | None, forms: Path | None) -> list[Game]:
    if deck is None and forms is None:
        return roji.all_games()
    ours = game_from(deck or DECK_FILE, forms or FORMS_FILE)
    return [ours if game.name == ours.name else game for game in roji.all_games()]


def games(*, json: bool = False) -> None:
    """List the games, their players and their options."""
    if json:
        return print_json({game.name: _about(game) for game in roji.all_games()})
    table = Table("game", "players", "options")
    for game in roji.all_games():
        table.add_row(game.name, game.players(), "\n".join(_option_lines(game)))
    return out.print(table)


def _about(game: Game) -> dict[str, Any]:
    defaults = msgspec.to_builtins(game.Options())
    return {"title": game.title, "seats": list(game.seats), "options": defaults, "version": game.version, "codes": game.size}


def _option_lines(game: Game) -> list[str]:
    return [f"{name} = {value}" for name, value in msgspec.to_builtins(game.Options()).items()]
