"""The hash chain of a journal: any change to a file is found, and reported with its line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roji.core.journal.chain import Chain, Line, Link, faults
from roji.core.journal.fold import InvalidJournal, read, write
from roji.core.journal.text import part
from tests.core.chained import SECRET, forged, played, sealed_again, wrong

TEXT = write(played())
LINES = TEXT.splitlines()
FIRST = LINES.index("") + 1  # the index of the game's first line
COUNT = len(played().entries)
EVERY = range(1, COUNT + 1)


def with_lines(lines: list[str]) -> str:
    """The file with these lines and its original last line."""
    return "\n".join([*LINES[:FIRST], *lines, *LINES[FIRST + COUNT :], ""])


GAME_LINES = LINES[FIRST : FIRST + COUNT]


def test_an_unchanged_file_is_valid_and_survives_a_round_trip() -> None:
    assert wrong(TEXT) == []
    assert read(TEXT) == played()
    assert [entry.link for entry in read(TEXT).entries] == [entry.link for entry in played().entries]
    assert write(read(TEXT)) == TEXT
    assert wrong(TEXT.replace("\n", "\r\n").rstrip()) == []


def test_the_text_is_plain() -> None:
    names = [line.split(" ")[0] for line in LINES[: FIRST - 1]]
    assert names == ["roji", "game", "seats", "options", "commitment", "secret", "nonce", "nonce", "chain"]
    assert GAME_LINES[1].startswith("1 undo  # 2 ")
    assert LINES[FIRST + COUNT + 1].startswith("scores ")
    assert LINES[-1].startswith(f"end {COUNT} ")


@pytest.mark.parametrize("number", EVERY)
def test_an_edited_line_is_named(number: int) -> None:
    lines = list(GAME_LINES)
    seat, _, rest = lines[number - 1].partition(" ")
    lines[number - 1] = f"{(int(seat) + 1) % 3} {rest}"
    assert wrong(with_lines(lines))[0] == f"line {number} was edited"
    with pytest.raises(InvalidJournal, match=f"edited or cut: line {number} was edited"):
        read(with_lines(lines))


@pytest.mark.parametrize("number", EVERY)
def test_an_edited_link_is_distinguished_from_an_edited_line(number: int) -> None:
    lines = list(GAME_LINES)
    start = lines[number - 1].index("  # ") + 7
    lines[number - 1] = lines[number - 1][:start] + ("0" if lines[number - 1][start] != "0" else "1") + lines[number - 1][start + 1 :]
    said = f"the link of line {number} was edited" if number < COUNT else f"line {number} was edited"
    assert wrong(with_lines(lines)) == [said]


@pytest.mark.parametrize("number", EVERY)
def test_the_checksum_of_the_state_is_sealed_too(number: int) -> None:
    lines = list(GAME_LINES)
    lines[number - 1] = lines[number - 1][:-8] + "00000000"
    assert wrong(with_lines(lines))[0] == f"line {number} was edited"


@pytest.mark.parametrize("number", range(1, COUNT))
def test_a_line_cut_out_is_missed(number: int) -> None:
    text = with_lines(GAME_LINES[: number - 1] + GAME_LINES[number:])
    said = f"lines are missing after {number - 1}" if number > 1 else "the first lines are missing"
    assert wrong(text)[0] == wrong(sealed_again(text))[0] == said


def test_the_last_line_cut_out_is_missed_by_the_end_or_by_the_rules() -> None:
    text = with_lines(GAME_LINES[:-1])
    assert wrong(text)[0] == f"lines are missing after {COUNT - 1}"
    assert wrong(sealed_again(text)) == ["the game is not over where this file ends"]


@pytest.mark.parametrize("number", range(1, COUNT))
def test_two_lines_that_changed_places_are_named(number: int) -> None:
    lines = list(GAME_LINES)
    lines[number - 1], lines[number] = lines[number], lines[number - 1]
    said = f"lines {number} and {number + 1} changed places"
    assert wrong(with_lines(lines))[0] == wrong(sealed_again(with_lines(lines)))[0] == said


def test_lines_in_another_order_or_there_twice_are_named() -> None:
    assert wrong(with_lines(GAME_LINES[::-1]))[0] == f"lines 1 to {COUNT} are not in their order"
    assert wrong(with_lines([*GAME_LINES[:3], *GAME_LINES[2:]]))[0] == "line 3 is there twice"


@pytest.mark.parametrize("number", EVERY)
def test_a_file_that_is_cut_off_anywhere_says_so(number: int) -> None:
    assert "the file is cut off: its end is missing" in wrong("\n".join(LINES[: FIRST + number]))
    with pytest.raises(InvalidJournal, match="cut off"):
        read("\n".join(LINES[: FIRST + number]))


def test_a_line_cut_in_two_cannot_be_read() -> None:
    text = "\n".join(LINES[: FIRST + 4])[:-10]
    assert wrong(text)[0] == "line 4 cannot be read"


def spoiled(text: str) -> bool:
    """Whether the text is no longer a valid journal."""
    try:
        part(text)
    except InvalidJournal:
        return True
    return False


@given(st.integers(0, len(TEXT.rstrip("\n")) - 1), st.characters(codec="utf-8"))
@settings(derandomize=True, max_examples=500, deadline=None)
def test_any_single_edit_is_found(place: int, character: str) -> None:
    edited = TEXT[:place] + character + TEXT[place + 1 :]
    if edited != TEXT:
        with pytest.raises(InvalidJournal):
            read(edited)
        assert spoiled(edited) or wrong(edited)


@pytest.mark.parametrize(
    ("line", "instead", "sentence"),
    [
        ("seats 3", "seats 4", "the header was edited"),
        ('options {"rounds":2}', 'options {"rounds":1}', "the header was edited"),
        ("nonce 0 ", "nonce 1 ", "the header was edited"),
        ("chain ", "chain 00", "the header was edited"),
        ("game lanterns 1", "game lanterns 2", "its lines do not match the seal in its last line"),
        (
            f"secret {SECRET.hex()}",
            f"secret {SECRET[::-1].hex()}",
            "no line fits its link: they belong to another header",
        ),
        ("seats 3", "seats 3\nseats 3", "the header of this journal is damaged ('seats' is there twice)"),
        ("seats 3", "seats 3\nluck good", "the header of this journal is damaged ('luck' is unknown)"),
        ("seats 3", "seats 3\nseed 7", "the header of this journal is damaged (it tells a seed and a secret)"),
        ("nonce 0 ", "nonce 9 ", "the header of this journal is damaged (there is no nonce of seat 9 to be told)"),
        (
            "nonce 0 ",
            "nonce 0 x",
            "the header of this journal is damaged (a nonce is 16 to 32 bytes",
        ),
        ('options {"rounds":2}', "options " + '{"a":' * 9000, "the header of this journal is damaged (maximum recursion depth"),
        ("seats 3", "seats " + "3" * 9000, "the header of this journal is damaged (Exceeds the limit"),
        ("scores ", "scores many ", "the result in this journal is damaged: scores and winners are numbers"),
    ],
)
def test_a_header_or_result_that_was_edited_is_named(line: str, instead: str, sentence: str) -> None:
    said = wrong(TEXT.replace(line, instead, 1))[0]
    assert said.startswith(sentence)


def test_recomputed_links_hide_an_edit_from_the_file_alone() -> None:
    """Only a seal that a player noted detects this; see test_verification."""
    journal = played()
    assert write(forged(journal)) == TEXT
    journal.entries[1], journal.entries[2] = journal.entries[2], journal.entries[1]
    assert not any("edited" in sentence for sentence in wrong(write(forged(journal))))


def test_a_long_file_is_read_and_a_long_line_named() -> None:
    many = with_lines(GAME_LINES * 2000)
    assert wrong(many)[0] == "line 1 is there twice"
    with pytest.raises(InvalidJournal, match=r"line 1, .{1,90}, is not a seat"):
        read(with_lines(["0 " + "x" * 100_000, *GAME_LINES[1:]]))


def test_a_file_in_which_every_line_was_edited_is_checked_in_linear_time() -> None:
    counted = CountingChain(b"salt", ["game ohanami"])
    lines = [Line(number, 0, "lay 1", Link(f"{number:032x}", "00000000")) for number in range(1, 2001)]
    assert len(faults(counted, counted.beginning, lines, len(lines))) == len(lines)
    assert counted.seals < 10 * len(lines)


class CountingChain(Chain):
    """Counts the seals that it computes."""

    seals = 0

    def seal(self, before: str, line: Line) -> str:
        self.seals += 1
        return super().seal(before, line)
