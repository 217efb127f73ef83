"""The web pages: one document for every address a person may open, and the files that it needs."""

from pathlib import Path

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Roji</title>
<h1>The web pages are not built yet</h1>
<p>Run <code>make setup</code>, then start the server again.</p></html>
"""
ALWAYS_ASK = CacheControlHeader(no_cache=True)
FOR_EVER = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)  # an asset's name changes with its content


def pages(folder: Path) -> Router:
    """The pages in this folder, made by the web build."""

    def document() -> Response[str]:
        index = folder / "index.html"
        if not index.is_file():
            return Response(NOT_BUILT, media_type="text/html", status_code=503)
        return Response(index.read_text(encoding="utf-8"), media_type="text/html", headers={"Cache-Control": "no-cache"})

    @get("/", media_type="text/html", sync_to_thread=True, summary="The home page", operation_id="home_page")
    def home_page() -> Response[str]:
        return document()

    @get("/t/{table:str}", media_type="text/html", sync_to_thread=True, summary="The page of a table", operation_id="table_page")
    def table_page(table: FromPath[str]) -> Response[str]:
        return document()

    @get("/forms", media_type="text/html", sync_to_thread=True, summary="The page of forms", operation_id="forms_page")
    def forms_page() -> Response[str]:
        return document()

    @get("/replay", media_type="text/html", sync_to_thread=True, summary="The page of a game file", operation_id="file_page")
    def file_page() -> Response[str]:
        return document()

    replayed = "/replay/{table:str}"

    @get(replayed, media_type="text/html", sync_to_thread=True, summary="The page of a game that is over", operation_id="replay_page")
    def replay_page(table: FromPath[str]) -> Response[str]:
        return document()

    @get(replayed + "/{line:int}", media_type="text/html", sync_to_thread=True, summary="One line of it", operation_id="line_page")
    def line_page(table: FromPath[str], line: FromPath[int]) -> Response[str]:
        return document()

    @get("/rules/{game:str}", media_type="text/html", sync_to_thread=True, summary="The rules of a game", operation_id="rules_page")
    def rules_page(game: FromPath[str]) -> Response[str]:
        return document()

    @get("/learn", media_type="text/html", sync_to_thread=True, summary="Learning by playing", operation_id="learn_page")
    def learn_page() -> Response[str]:
        return document()

    taught = "/learn/{game:str}"

    @get(taught, media_type="text/html", sync_to_thread=True, summary="The lessons of a game", operation_id="lessons_page")
    def lessons_page(game: FromPath[str]) -> Response[str]:
        return document()

    @get(taught + "/{lesson:str}", media_type="text/html", sync_to_thread=True, summary="One lesson", operation_id="lesson_page")
    def lesson_page(game: FromPath[str], lesson: FromPath[str]) -> Response[str]:
        return document()

    @get("/pad", media_type="text/html", sync_to_thread=True, summary="The score pad for a box", operation_id="pad_page")
    def pad_page() -> Response[str]:
        return document()

    @get("/pad/{game:str}", media_type="text/html", sync_to_thread=True, summary="The score pad of a game", operation_id="game_pad_page")
    def game_pad_page(game: FromPath[str]) -> Response[str]:
        return document()

    learning, pads = [learn_page, lessons_page, lesson_page], [pad_page, game_pad_page]
    ours = [home_page, table_page, forms_page, file_page, replay_page, line_page, rules_page, *learning, *pads]
    return Router("", route_handlers=[*ours, _files(folder, "/assets", FOR_EVER), _files(folder, "", ALWAYS_ASK)])


def _files(folder: Path, below: str, cache: CacheControlHeader) -> HTTPRouteHandler:
    root = (folder / below.strip("/")).resolve()

    @get(below + "/{name:path}", cache_control=cache, include_in_schema=False, sync_to_thread=True)
    def file(name: FromPath[Path]) -> File:
        path = _found(root, str(name).lstrip("/"))
        if path is None:
            raise NotFoundException("there is nothing here")
        return File(path, filename=path.name, content_disposition_type="inline")  # the name tells the media type

    return file


def _found(root: Path, name: str) -> Path | None:
    """The file of that name below the root, if there is one."""
    try:
        path = (root / name).resolve()
        return path if path.is_relative_to(root) and path.is_file() else None
    except (OSError, ValueError):  # no file can be called so: too long, or with a zero in it
        return None
