"""The web pages: one document for all page addresses, and its static files; and the pages that need no server, to be installed."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File
from litestar.types.internal_types import PathParameterDefinition

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Roji</title>
<h1>The web pages are not built yet</h1>
<p>Run <code>make setup</code>, then start the server again.</p></html>
"""
NO_SITE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Roji</title>
<h1>The games for this device are not built yet</h1>
<p>Run <code>make site</code>, then load this page again.</p></html>
"""
ADDRESSES = [
    "/",
    "/t/{table:str}",
    "/forms",
    "/replay",
    "/replay/{table:str}",
    "/replay/{table:str}/{line:int}",
    "/rules/{game:str}",
    "/learn",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
    "/pad",
    "/pad/{game:str}",
]
ALWAYS_ASK = CacheControlHeader(no_cache=True)
FOR_EVER = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)  # an asset's name changes with its content


def pages(folder: Path) -> Router:
    """The pages in this folder, made by the web build."""

    @get(ADDRESSES, media_type="text/html", summary="A page", operation_id=_named)
    async def document() -> Response[str]:
        """The same document for all page addresses; the page routes by its own address."""
        # not `sync_to_thread`: a handler with several paths would be wrapped several times
        return await asyncio.to_thread(_document, folder, NOT_BUILT)

    return Router("", route_handlers=[document, _files((folder,), "/assets", FOR_EVER), _files((folder,), "", ALWAYS_ASK)])


def site(folder: Path, letters: Path) -> Router:
    """The games that are played on the reader's device, below /pocket/; they share the letters with the server's own pages."""

    @get("/", media_type="text/html", include_in_schema=False)
    async def document(request: Request[Any, Any, Any]) -> Response[str]:
        if not request.scope["raw_path"].endswith(b"/"):
            return Response("", status_code=307, headers={"Location": "/pocket/"})  # its addresses are relative
        return await asyncio.to_thread(_document, folder, NO_SITE)

    return Router("/pocket", route_handlers=[document, _files((folder, letters), "/assets", FOR_EVER), _files((folder,), "", ALWAYS_ASK)])


def _document(folder: Path, otherwise: str) -> Response[str]:
    index = folder / "index.html"
    if not index.is_file():
        return Response(otherwise, media_type="text/html", status_code=503)
    return Response(index.read_text(encoding="utf-8"), media_type="text/html", headers={"Cache-Control": "no-cache"})


def _named(_handler: HTTPRouteHandler, _method: object, path: list[str | PathParameterDefinition]) -> str:
    """The operation id of a page address: "page_of_replay_table_line"."""
    return "_".join(["page_of", *(part if isinstance(part, str) else part.name for part in path)])


def _files(folders: Sequence[Path], below: str, cache: CacheControlHeader) -> HTTPRouteHandler:
    """The files of the first of these folders that has them."""
    roots = [(folder / below.strip("/")).resolve() for folder in folders]

    @get(below + "/{name:path}", cache_control=cache, include_in_schema=False, sync_to_thread=True)
    def file(name: FromPath[Path]) -> File:
        path = next(filter(None, (_found(root, str(name).lstrip("/")) for root in roots)), None)
        if path is None:
            raise NotFoundException("there is nothing here")
        return File(path, filename=path.name, content_disposition_type="inline")  # the file name determines the media type

    return file


def _found(root: Path, name: str) -> Path | None:
    """The file of that name below the root, if there is one."""
    try:
        path = (root / name).resolve()
        return path if path.is_relative_to(root) and path.is_file() else None
    except (OSError, ValueError):  # an impossible file name: too long, or with a NUL
        return None
