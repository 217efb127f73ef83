"""`roji play`, `roji serve` and `roji games`."""

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
        The port to listen on; if it is taken, the next free one.
    lan:
        Let others on the local network join.
    database:
        Where the tables are kept; a file in your data folder, if not said.
    browser:
        Open the browser when ready.
    rehearse:
        A word that decides all luck: tables set alike are dealt alike. For demonstrations on this computer.
    deck:
        A file with the cards of Zen, instead of ours.
    forms:
        A file with the forms of Zen, instead of ours.
    """
    from roji.server import host

    host.play(_games_with(deck, forms), worker, host.Hosting(port, lan, database, browser, rehearse), out)


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
    """Serve tables to the internet, behind a proxy that speaks https.

    Parameters
    ----------
    public_url:
        The address that people type, such as https://roji.example; only requests for it are answered.
    port:
        The port to listen on.
    address:
        The address to listen on.
    database:
        Where the tables are kept: sqlite:///FILE or postgresql://…; a file in your data folder, if not said.
    workers:
        Processes that serve; more than one with PostgreSQL only.
    trusted_proxy:
        The address or network of a proxy that is believed about who asks (X-Forwarded-For); say it for each proxy.
    metrics_token:
        Who shows this token (Authorization: Bearer …) may read /metrics; without one there are no figures to read.
    log:
        How to log on the standard error: text for people, or json, one object a line without names, tokens and addresses.
    tables_per_hour:
        So many tables one address may set in an hour; 0 is any number.
    open_tables:
        So many tables of one address may be unfinished; 0 is any number.
    away_minutes:
        After so long without a screen a bot is offered for a player, at tables with a live clock.
    gathering_days:
        A table where nobody came is closed after so long.
    idle_days:
        A table where nobody has moved is closed after so long; it stays readable.
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
    """All games, Zen with the cards and forms of these files; a ValueError says where a file is wrong."""
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
