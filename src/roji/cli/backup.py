"""`roji backup`: copy a server's database."""

from pathlib import Path

from roji.cli.console import out


def backup(file: Path, *, database: str = "", force: bool = False) -> None:
    """Copy all tables into a file, also while servers run, and read the copy again.

    The copy is for its owner alone: it holds the secrets of games that are being played. The way back is in docs/deploy.md.

    Parameters
    ----------
    file:
        The file to write: a SQLite database, or an archive for pg_restore.
    database:
        The database, as for roji serve; the one in your data folder, if not said.
    force:
        Write over a file that is there.
    """
    from roji.server.host import database_url
    from roji.server.store.backup import back_up

    counts = back_up(database_url(database), file, force)
    told = f"{counts.tables} tables and {counts.lines} lines are in {file}, read again and complete."
    out.print(told, markup=False, highlight=False, soft_wrap=True)
