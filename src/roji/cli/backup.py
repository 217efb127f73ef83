"""`roji backup`: copy a server's database."""

from pathlib import Path

from roji.cli.console import out


def backup(file: Path, *, database: str = "", force: bool = False) -> None:
    """Copy all tables into a file, even while servers run, and check the copy.

    Keep the copy private: it holds the secrets of games in progress. docs/deploy.md says how to restore it.

    Parameters
    ----------
    file:
        The file to write: a SQLite database, or an archive for pg_restore.
    database:
        The database, as for roji serve; by default the one in your data folder.
    force:
        Overwrite an existing file.
    """
    from roji.server.host import database_url
    from roji.server.store.backup import back_up

    counts = back_up(database_url(database), file, force)
    told = f"{counts.tables} tables and {counts.lines} lines are in {file}, read again and complete."
    out.print(told, markup=False, highlight=False, soft_wrap=True)
