"""The command line from the outside: messages, JSON output and exit statuses."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import roji
from roji.core.journal.fold import Entry, Header, Journal, write
from roji.core.luck import Luck


def run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "roji", *words], input=typed, capture_output=True, text=True, timeout=120)


def recorded(seed: int = 7) -> str:
    """A whole game of Ohanami as a journal."""
    game = roji.game("ohanami")
    state = game.new(seats=2, seed=seed)
    luck = Luck(seed)
    entries = []
    while (seat := state.actor()) >= 0:
        code = state.random_action(seat, luck)
        entries.append(Entry(seat, game.text(code)))
        state.play(seat, code)
    return write(Journal(Header("ohanami", game.version, 2, {}, seed=seed), entries))


def test_version_says_which_build_it_is() -> None:
    assert run("--version").stdout.strip() in (f"roji {roji.__version__} (compiled)", f"roji {roji.__version__} (pure)")


def test_games_lists_the_games_for_people_and_for_programs() -> None:
    assert "ohanami" in run("games").stdout
    assert json.loads(run("games", "--json").stdout)["ohanami"]["seats"] == [2, 3, 4]


def test_arena_prints_one_document() -> None:
    done = run("arena", "ohanami", "greedy", "random", "--games", "4", "--json")
    assert done.returncode == 0
    document = json.loads(done.stdout)
    assert list(document["players"]) == ["greedy", "random"]
    assert sum(bot["wins"] for bot in document["players"].values()) == 4


def test_arena_with_one_bot_is_a_solo_game() -> None:
    words = ("arena", "bonsai", "greedy", "--games", "2", "--option.tokonoma", "true", "--each", "level")
    document = json.loads(run(*words, "--json").stdout)
    assert [kind["options"] for kind in document["alone"]] == [
        {"tokonoma": True, "level": name} for name in ("gakusei", "senmon", "sensei", "yusha")
    ]
    assert all(kind["games"] == 2 and sum(kind["endings"].values()) == 2 for kind in document["alone"])
    assert "quartiles" in run(*words).stdout


def test_bench_prints_one_document() -> None:
    document = json.loads(run("bench", "--json", "--rounds", "1", "--seconds", "0.05").stdout)
    assert set(document) >= {"compiled", "games", "peers", "pure"}
    assert set(document["games"]["ohanami"]) == {"playouts_per_s", "steps_per_s", "search_per_s"}
    assert all(figure > 0 for figure in document["games"]["ohanami"].values())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "checkers", "greedy", "random"), "there is no game 'checkers'; there is bonsai, ohanami"),
        (("arena", "ohanami", "greedy", "nobody"), "there is no bot 'nobody'"),
        (("arena", "ohanami", "greedy"), "Ohanami is for 2 to 4 players, not 1"),
        (("arena", "ohanami", "greedy", "random", "--games", "0"), "games and workers are at least 1"),
        (("arena", "ohanami", "greedy", "random", "--workers", "0"), "games and workers are at least 1"),
        (("arena", "ohanami", "greedy", "random", "--think", "0"), "think and patience more than 0 seconds"),
        (("arena", "ohanami", "greedy", "random", "--seats", "two"), "seats are numbers such as 2 or 2,4, not 'two'"),
        (("arena", "ohanami", "greedy", "random", "--seats", "2,5"), "Ohanami is for 2 to 4 players, not 5"),
        (("arena", "zen", "greedy", "random"), "Zen is for 1 player, not 2"),
        (("arena", "ohanami"), "name the bots that are to play"),
        (("arena", "ohanami", "greedy", "nowhere.py:Bot"), "there is no file nowhere.py with a class Bot"),
        (("arena", "ohanami", "greedy", "no_such_module:Bot"), "there is no module no_such_module with a class Bot"),
        (("arena", "ohanami", "greedy", "./nowhere"), "the program ./nowhere was not found"),
        (("arena", "ohanami", "greedy", "./pyproject.toml"), "the program ./pyproject.toml cannot be run; make it executable"),
        (("arena", "ohanami", "greedy", "program:"), "after 'program:' comes the command"),
        (("arena", "bonsai", "greedy", "--each", "weather"), "Bonsai has no option 'weather'"),
        (("arena", "bonsai", "greedy", "random", "--each", "level"), "--each is for one bot that plays alone"),
        (("arena", "ohanami", "greedy", "random", "--option.luck", "good"), "Ohanami has no option 'luck'; it has lay_order"),
        (("arena", "ohanami", "greedy", "random", "--option.lay_order", "x"), "Ohanami: lay_order is one of last_commit, rotate, not 'x'"),
        (("bench", "checkers"), "there is no game 'checkers'"),
        (("replay", "nowhere.txt"), "nowhere.txt cannot be read: No such file or directory"),
        (("serve", "--public-url", "roji"), "a public server needs its public URL"),
        (("serve", "--public-url", "https://roji.example", "--database", "nonsense://x"), "the database nonsense://x cannot be used"),
        (
            ("serve", "--public-url", "https://roji.example", "--database", "postgresql://x/y"),
            "the database postgresql://x/y cannot be used",
        ),
        (("play", "--port", "99999"), "there is no port 99999; they go up to 65535"),
        (("serve", "--public-url", "https://roji.example", "--idle-days=-1"), "--idle-days is a number from 0 on, not -1"),
        (("serve", "--public-url", "https://roji.example", "--workers", "2"), "one worker serves a SQLite file"),
    ],
)
def test_a_request_that_cannot_be_met_gets_a_sentence_and_status_2(words: tuple[str, ...], sentence: str) -> None:
    done = run(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_an_unknown_command_or_flag_is_refused() -> None:
    assert run("dance").returncode != 0
    assert run("games", "--loudly").returncode != 0


def test_replay_steps_through_a_journal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(recorded())
    stopped = run("replay", str(file), typed="\n\nq\n")
    assert stopped.returncode == 0
    assert "2 of 120" in stopped.stdout
    assert "3 of 120" not in stopped.stdout
    assert run("replay", str(file)).returncode == 0, "nobody types anything"
    whole = run("replay", str(file), "--all")
    assert "120 of 120" in whole.stdout
    assert "points are the most" in whole.stdout


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda text: text[: len(text) // 2], "this journal is cut off"),
        (lambda text: text.replace("seed 7", "seed 8"), "this journal was edited or cut"),
        (lambda text: "once upon a time\n", "this is not a Roji journal"),
        (lambda text: "", "this is not a Roji journal"),
        (lambda text: "\x00\xff", "this is not a Roji journal"),
    ],
)
def test_a_spoiled_journal_gets_a_sentence(tmp_path: Path, spoil: object, sentence: str) -> None:
    file = tmp_path / "game.txt"
    assert callable(spoil)
    file.write_text(spoil(recorded()))
    done = run("replay", str(file))
    assert done.returncode == 2
    assert sentence in done.stderr
