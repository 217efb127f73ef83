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


def test_what_all_may_know_travels_packed_and_what_may_hold_a_secret_does_not(house: House) -> None:
    made = house.create("Ann", "open")
    assert house.http.get("/api/games").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in house.http.get(f"/api/tables/{made['table']}").headers
