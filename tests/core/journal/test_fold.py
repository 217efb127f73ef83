"""A journal as text: it survives a round trip, and any damage is detected and reported."""

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roji.core.journal.fold import Entry, Header, InvalidJournal, Journal, read, replay, write
from roji.core.luck import Luck, commitment
from tests.every_game.lanterns_game import lanterns

GAME = lanterns()
SECRET = bytes(range(32))


def played(secret: bytes | None = None) -> Journal:
    """A whole game of three players, with an undo."""
    journal = Journal(Header("lanterns", 1, 3, {"rounds": 2}, None if secret else 7, secret))
    state = GAME.start(3, GAME.options(rounds=2), journal.header.luck())
    first = GAME.text(state.legal(1)[0])
    journal.entries += [Entry(1, first), Entry(1, "undo")]
    choices = Luck(3)
    while state.to_act():
        seat = state.actor()
        code = state.random_action(seat, choices)
        journal.entries.append(Entry(seat, GAME.text(code)))
        state.play(seat, code)
    return journal


TEXT = write(played())


def last_state(journal: Journal) -> dict[str, object]:
    *_, (_, state) = replay(GAME, journal)
    return state.snapshot()


def test_a_journal_reads_as_it_was_written() -> None:
    for journal in (played(), played(SECRET)):
        assert read(write(journal)) == journal
        assert last_state(read(write(journal))) == last_state(journal)


def test_a_journal_without_actions_is_one_too() -> None:
    empty = Journal(Header("lanterns", 1, 2, {}, 1))
    assert read(write(empty)) == empty
    assert [entry for entry, _ in replay(GAME, empty)] == [None]


def test_the_text_is_plain() -> None:
    lines = TEXT.splitlines()
    assert lines[:7] == ["roji journal 1", "game lanterns 1", "seats 3", 'options {"rounds":2}', "seed 7", "", str(played().entries[0])]
    assert lines[-1].startswith(f"end {len(played().entries)} ")


def test_line_ends_of_another_system_and_a_missing_last_one_do_not_matter() -> None:
    assert read(TEXT.replace("\n", "\r\n")) == played()
    assert read(TEXT.rstrip("\n")) == played()


def test_replay_gives_the_state_after_every_line() -> None:
    journal = played()
    steps = list(replay(GAME, journal))
    assert [entry for entry, _ in steps] == [None, *journal.entries]
    assert steps[-1][1].to_act() == []


# --- damage ----------------------------------------------------------------------------------------------------------


def test_a_journal_that_is_cut_off_is_noticed() -> None:
    lines = TEXT.splitlines()
    for count in range(2, len(lines)):
        with pytest.raises(InvalidJournal, match="cut off"):
            read("\n".join(lines[:count]))


def test_a_line_left_out_is_noticed() -> None:
    lines = TEXT.splitlines()
    for left_out in range(7, len(lines) - 1):
        with pytest.raises(InvalidJournal, match="edited or cut"):
            read("\n".join(lines[:left_out] + lines[left_out + 1 :]))


@given(st.integers(0, len(TEXT.rstrip("\n")) - 1), st.characters(codec="utf-8"))
@settings(derandomize=True, max_examples=300)
def test_any_single_edit_is_noticed(place: int, character: str) -> None:
    edited = TEXT[:place] + character + TEXT[place + 1 :]
    if edited != TEXT:
        with pytest.raises(InvalidJournal):
            read(edited)


@given(st.text())
@settings(derandomize=True, max_examples=300)
def test_any_other_text_gets_a_sentence(text: str) -> None:
    with pytest.raises(InvalidJournal, match="Roji journal"):
        read(text)


@pytest.mark.parametrize(
    ("journal", "sentence"),
    [
        (Journal(Header("lanterns", 2, 2, {}, 1)), "of version 2 of Lanterns; the rules here are version 1"),
        (Journal(Header("lanterns", 1, 9, {}, 1)), "Lanterns is for 2 to 3 players, not 9"),
        (Journal(Header("lanterns", 1, 2, {"laps": 1}, 1)), "Lanterns has no option 'laps'"),
        (Journal(Header("lanterns", 1, 2, {"rounds": 9}, 1)), "Lanterns: .*rounds"),
        (Journal(Header("lanterns", 1, 2, {}, 1), [Entry(0, "keep 99")]), "line 1, '0 keep 99': 'keep 99' is no action of Lanterns"),
        (Journal(Header("lanterns", 1, 2, {}, 1), [Entry(0, "light 1")]), "line 1, '0 light 1': now is the time to keep a card"),
        (Journal(Header("lanterns", 1, 2, {}, 1), [Entry(5, "keep 1")]), "line 1, '5 keep 1': there is no seat 5 at this table"),
        (Journal(Header("lanterns", 1, 2, {}, 1), [Entry(0, "undo")]), "line 1, '0 undo': there is nothing to take back"),
        (Journal(Header("lanterns", 1, 2, {}, 1), [Entry(0, "resign"), Entry(1, "resign")]), "line 2, '1 resign': the game is over"),
        (Journal(Header("lanterns", 1, 3, {}, 1), [Entry(0, "resign"), Entry(0, "resign")]), "line 2, '0 resign': you have resigned"),
    ],
    ids=lambda told: told if isinstance(told, str) else "",
)
def test_an_illegal_line_is_named(journal: Journal, sentence: str) -> None:
    with pytest.raises(InvalidJournal, match=sentence):
        list(replay(GAME, read(write(journal))))


@pytest.mark.parametrize(
    ("line", "instead", "sentence"),
    [
        ("roji journal 1", "roji journal 3", "first line is not 'roji journal 2'"),
        ("game lanterns 1", "game lanterns", "header .* is damaged"),
        ("game lanterns 1", "game lanterns one", "header .* is damaged"),
        ("seats 3", "chairs 3", "header .* is damaged"),
        ("seats 3", "seats three", "header .* is damaged"),
        ('options {"rounds":2}', "options [2]", "header .* is damaged"),
        ('options {"rounds":2}', "options {", "header .* is damaged"),
        ("seed 7", "seed seven", "header .* is damaged"),
    ],
)
def test_a_damaged_header_is_named_even_if_it_is_sealed_again(line: str, instead: str, sentence: str) -> None:
    with pytest.raises(InvalidJournal, match=sentence):
        read(sealed_again(TEXT.replace(line, instead, 1)))


@pytest.mark.parametrize("line", ["keep 1", "-1 keep 1", "0", "0 ", "٣ keep 1", ""])
def test_a_line_that_is_no_action_is_named(line: str) -> None:
    lines = TEXT.splitlines()
    lines[8] = line
    with pytest.raises(InvalidJournal, match=r"line 3, .* is not a seat and an action"):
        read(sealed_again("\n".join(lines)))


def sealed_again(text: str) -> str:
    """What a forger who knows the format would do: recompute the last line to match the edited ones."""
    *lines, _ = text.rstrip("\n").split("\n")
    seal = hashlib.blake2b("\n".join(lines).encode(), digest_size=16, person=b"roji journal").hexdigest()
    return "\n".join([*lines, f"end {len(lines) - lines.index('') - 1} {seal}"])


# --- secrets ---------------------------------------------------------------------------------------------------------


def test_the_secret_is_written_only_when_the_game_is_over() -> None:
    journal = played(SECRET)
    assert SECRET.hex() not in write(journal, over=False)
    assert commitment(SECRET) in write(journal, over=False)
    assert SECRET.hex() in write(journal)


def test_without_its_secret_a_journal_cannot_be_played_again() -> None:
    with pytest.raises(InvalidJournal, match="does not tell its seed"):
        list(replay(GAME, read(write(played(SECRET), over=False))))


def test_another_secret_than_the_promised_one_is_noticed() -> None:
    text = write(played(SECRET)).replace(SECRET.hex(), SECRET[::-1].hex())
    with pytest.raises(InvalidJournal, match="not the one that was promised before the game"):
        read(sealed_again(text))


def test_a_secret_without_a_commitment_or_of_the_wrong_length_is_refused() -> None:
    text = write(played(SECRET))
    with pytest.raises(InvalidJournal, match=r"header .* is damaged"):
        read(sealed_again(text.replace("commitment", "promise", 1)))
    short = b"short"
    with pytest.raises(InvalidJournal, match="a secret has 32 bytes, not 5"):
        list(replay(GAME, read(sealed_again(text.replace(SECRET.hex(), short.hex()).replace(commitment(SECRET), commitment(short))))))
