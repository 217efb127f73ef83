"""Zen with a custom deck and custom forms, from the command line."""

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from roji.games.zen.components import DECK_FILE
from roji.games.zen.forms import FORMS_FILE
from tests.cli.test_commands import run
from tests.cli.test_play import hosting

FORMS = "form: Dot\nlevel: 1\nB\n\nform: Pair\nlevel: 2\nBW\n"


def asked(address: str, path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, {"Content-Type": "application/json"})  # noqa: S310
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        return json.load(answer)


def deck_with(tmp_path: Path, **said: object) -> Path:
    """Our deck, with some of its values replaced."""
    file = tmp_path / "cards.json"
    file.write_text(json.dumps({**json.loads(DECK_FILE.read_text()), **said}))
    return file


def test_play_with_custom_files(tmp_path: Path) -> None:
    forms = tmp_path / "forms.txt"
    forms.write_text(FORMS)
    cards = [card for card in json.loads(DECK_FILE.read_text())["cards"] if card["id"] not in ("B01", "W01")]
    deck = deck_with(tmp_path, cards=cards)
    with hosting(tmp_path, "--port", "0", "--forms", str(forms), "--deck", str(deck)) as (_, address):
        facts = asked(address, "/api/games/zen/facts")
        assert [(form["name"], form["rows"]) for form in facts["forms"]] == [("Dot", ["B"]), ("Pair", ["BW"])]
        assert "B01" not in json.dumps(facts["deck"])
        made = asked(address, "/api/tables", {"game": "zen", "seats": [{"kind": "here", "name": "Ann"}], "options": {"form": "Dot"}})
        assert asked(address, f"/api/tables/{made['table']}")["options"]["form"] == "Dot"
        trials = asked(address, "/api/games/zen/trials", {"options": {"form": "Dot"}, "plays": 3})
        assert trials == {"plays": 3, "won": 3}, "the processes in which bots think play the same files"


@pytest.mark.parametrize("command", [("play", "--no-browser"), ("serve", "--public-url", "https://roji.example")])
@pytest.mark.parametrize(
    ("flag", "text", "sentence"),
    [
        ("--forms", "form: A\nlevel: 1\nB.B\n", "own.txt, line 1: A: the form is not connected"),
        ("--forms", "form: A\nlevel: 7\nB\n", "own.txt, line 2: a level is 1, 2, 3 or 4, not '7'"),
        ("--deck", '{"cards"', "own.txt"),
        ("--deck", "{}", "own.txt: semicircles is a list of names"),
    ],
)
def test_a_broken_file_is_reported_and_nothing_starts(
    tmp_path: Path, command: tuple[str, ...], flag: str, text: str, sentence: str
) -> None:
    file, database = tmp_path / "own.txt", tmp_path / "tables.sqlite"
    file.write_text(text)
    done = run(*command, "--database", str(database), flag, str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert not database.exists()


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    done = run("play", "--no-browser", "--forms", str(tmp_path / "nowhere.txt"))
    assert done.returncode == 2
    assert "nowhere.txt cannot be read: No such file or directory" in done.stderr


def test_a_deck_too_small_for_our_forms_is_reported(tmp_path: Path) -> None:
    cards = json.loads(DECK_FILE.read_text())["cards"][:10]
    done = run("play", "--no-browser", "--deck", str(deck_with(tmp_path, cards=cards)))
    assert done.returncode == 2
    assert f"{FORMS_FILE.name}, line 13: Tea Bowl: the form needs 12 black cards, and the deck has 10" in done.stderr
