"""`roji verify`: text for people and JSON for programs."""

import json
from pathlib import Path

import pytest

import roji
from roji.core.journal.fold import Entry, Header, Journal, write
from roji.core.journal.lines import linked
from roji.core.luck import Luck, commitment
from tests.cli.test_commands import recorded, run

SECRET, NONCE = bytes(range(32)), bytes(range(16))


def downloaded() -> Journal:
    """A finished game of Ohanami, as downloaded from its table."""
    game, luck = roji.game("ohanami"), Luck(1)
    header = Header("ohanami", game.version, 2, {"lay_order": "rotate"}, secret=SECRET, nonces={1: NONCE})
    state, journal = game.start(2, game.options(**header.options), header.luck()), Journal(header)
    while (seat := state.actor()) >= 0:
        code = state.random_action(seat, luck)
        state.play(seat, code)
        before = journal.entries[-1] if journal.entries else None
        journal.entries.append(linked(header, before, len(journal.entries) + 1, Entry(seat, game.text(code)), state))
    journal.scores, journal.winners = state.scores(), state.winners()
    return journal


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write(downloaded()))
    return path


def test_an_intact_game(file: Path) -> None:
    link = downloaded().entries[49].link
    assert link is not None
    done = run("verify", str(file), "--commitment", commitment(SECRET), "--nonce", NONCE.hex().upper(), "--seal", link.seal[:16])
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "yes  the file is whole: 120 lines, each is linked to all before it"
    assert "yes  the secret is the one that was promised to you" in lines
    assert "note seat 1 added to the shuffle; seat 0 added nothing, as bots do" in lines
    assert "yes  every line keeps the rules of Ohanami" in lines
    assert lines[-1] == "All holds."
    assert any("the one after line 50: all up to there is what you saw" in line for line in lines)


def test_a_failed_check_is_reported_and_the_others_go_on(file: Path) -> None:
    lines = file.read_text().splitlines()
    place = lines.index("") + 14
    lines[place] = lines[place].replace(lines[place].split(" ")[2], "999", 1)
    file.write_text("\n".join(lines))
    done = run("verify", str(file), "--nonce", "ff" * 16)
    assert (done.returncode, done.stderr) == (1, "")
    said = done.stdout.splitlines()
    assert said[0] == "NO   line 14 was edited"
    assert "NO   your nonce ffffffff… is not part of the shuffle" in said
    assert any(line.startswith("NO   line 14, ") and "breaks a rule" in line for line in said)
    assert "?    what comes after that cannot be checked, nor the result" in said
    assert said[-1] == "Not all holds."


def test_one_document_for_programs(file: Path) -> None:
    done = run("verify", str(file), "--json")
    document = json.loads(done.stdout)
    assert (done.returncode, document["holds"]) == (0, True)
    assert {finding["verdict"] for finding in document["findings"]} == {"holds", "note"}
    file.write_text(file.read_text().replace("\nscores ", "\nscores 1", 1))
    done = run("verify", str(file), "--json")
    assert (done.returncode, json.loads(done.stdout)["holds"]) == (1, False)


def test_an_older_file_with_a_seed(file: Path) -> None:
    file.write_text(recorded())
    done = run("verify", str(file))
    assert done.returncode == 0
    assert "note dealt from the seed 7" in done.stdout
    file.write_text(recorded()[:500])
    done = run("verify", str(file))
    assert done.returncode == 1
    assert "NO   the file is cut off: its end is missing" in done.stdout


@pytest.mark.parametrize(
    ("text", "words", "sentence"),
    [
        ("once upon a time\n", (), "this is not a Roji journal"),
        ("", (), "this is not a Roji journal"),
        ("\x00\xff", (), "this is not a Roji journal"),
        ("x" * 9_000_000, (), "is larger than any journal: more than 8 MB"),
        ("roji journal 2\n", ("--nonce", "xyz"), "a nonce is 16 to 32 bytes"),
        ("roji journal 2\n", ("--commitment", "abc"), "a commitment is 64 hexadecimal digits"),
        ("roji journal 2\n", ("--seal", "abc"), "a seal is 12 to 32 hexadecimal digits"),
    ],
)
def test_what_cannot_be_checked_at_all_gets_status_2(file: Path, text: str, words: tuple[str, ...], sentence: str) -> None:
    file.write_text(text)
    done = run("verify", str(file), *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_replay_and_advise_read_the_same_file(file: Path) -> None:
    done = run("replay", str(file), "--all")
    assert done.returncode == 0
    assert "120 of 120" in done.stdout
    done = run("advise", str(file), "--line", "5", "--iterations", "20", "--json")
    assert (done.returncode, json.loads(done.stdout)["line"]) == (0, 5)
