"""The web pages: one document for every page address, and static files."""

from pathlib import Path

from tests.server.clients import Build, House


def test_the_home_page_and_a_table_are_the_same_document(house: House) -> None:
    for path in ("/", "/t/2345678923"):
        answer = house.http.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        assert answer.headers["content-type"].startswith("text/html")
        assert "<title>Roji</title>" in answer.text


def test_only_assets_are_cached_for_ever(house: House) -> None:
    script = house.http.get("/assets/index-1a2b.js")
    assert (script.status_code, script.text) == (200, "export {}")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    icon = house.http.get("/icon.svg")
    assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/svg+xml", "no-cache")


def test_pages_that_are_not_built_say_what_to_do(build: Build, tmp_path: Path) -> None:
    answer = build(pages=str(tmp_path / "nowhere")).http.get("/")
    assert answer.status_code == 503
    assert "Run <code>make setup</code>" in answer.text


def test_the_games_for_the_device_lie_below_pocket_and_share_the_letters(build: Build, tmp_path: Path) -> None:
    site, pages = tmp_path / "site", tmp_path / "pages"
    for path, text in (
        (site / "index.html", "<title>Here</title>"),
        (site / "engine" / "x.wasm", "w"),
        (pages / "assets" / "a-1.woff2", "letters"),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (site / "assets").mkdir()
    http = build(pages=str(pages), site=str(site)).http
    assert http.get("/pocket").headers["location"] == "/pocket/"
    home = http.get("/pocket/")
    assert (home.status_code, home.text, home.headers["cache-control"]) == (200, "<title>Here</title>", "no-cache")
    assert http.get("/pocket/engine/x.wasm").headers["content-type"] == "application/wasm"
    letters = http.get("/pocket/assets/a-1.woff2")
    assert (letters.text, "immutable" in letters.headers["cache-control"]) == ("letters", True)
    for strange in ("/pocket/../site/index.html", "/pocket/assets/../../pages/assets/a-1.woff2", "/pocket/nothing"):
        assert http.get(strange).status_code == 404


def test_games_for_the_device_that_are_not_built_say_what_to_do(build: Build, tmp_path: Path) -> None:
    answer = build(site=str(tmp_path / "nowhere")).http.get("/pocket/")
    assert answer.status_code == 503
    assert "Run <code>make site</code>" in answer.text


def test_what_all_may_know_travels_packed_and_what_may_hold_a_secret_does_not(house: House) -> None:
    made = house.create("Ann", "open")
    assert house.http.get("/api/games").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in house.http.get(f"/api/tables/{made['table']}").headers
