"""One table on this device: frames up, answers down, and the lines to keep before an answer is shown."""

import secrets
import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast, get_args

import msgspec
from msgspec.structs import replace

from roji.core.game import Game
from roji.core.journal.fold import RESIGN, UNDO, Entry, Fold, Journal, write
from roji.core.journal.lines import InvalidJournal, linked
from roji.core.journal.links import check_last, check_link, relinked
from roji.core.journal.text import write_line
from roji.core.sentences import say, words
from roji.games import OURS
from roji.pocket.messages import TURN_MS, Change, Question, Turn
from roji.pocket.records import Record, check_version, header, read_line
from roji.server.bots.analysis import STILL_ASKING, asked_at, known, still_faces
from roji.server.refusal import Refusal, quote
from roji.server.table.events import Happening, happening
from roji.server.table.replay import Played
from roji.server.table.seen import Overview, blank, compose_seen, earlier
from roji.server.table.undo import why_no_more_undo
from roji.server.wire.messages import (
    Advised,
    Ask,
    Earlier,
    Frame,
    Hello,
    Hint,
    Look,
    MyTable,
    Phase,
    Play,
    Player,
    Refused,
    Resign,
    TableCard,
    Undo,
    WhenGone,
)

if TYPE_CHECKING:
    from roji.server.table.table import Table

OVER = "the game is over"
ALONE = "this works at a table on a server only"
STOPPED = "the thinking was stopped"
KINDS = {frame.__struct_config__.tag for frame in get_args(Frame)}
read_frame = msgspec.json.Decoder(Frame).decode


class Nobody:
    """Nobody to agree with, and nobody who could be away: everybody sits at this screen."""

    def next_number(self) -> int:
        return 0

    def latest(self) -> None:
        return None

    def open(self) -> None:
        return None

    def people(self) -> list[int]:
        return []

    def shown(self, players: list[Player]) -> None:
        pass


class PocketSeat:
    """A seat as the builder of `Seen` asks about it."""

    stand_in = ""


class PocketRecord:
    """The parts of a server's record that a `Seen` shows: no clock, no friends."""

    clock = None
    when_gone = WhenGone()
    paused = None

    def __init__(self, record: Record) -> None:
        self.day = record.day
        self.forked = record.forked
        self.rematch = record.rematch
        self.advice = record.advice
        self.seats = [PocketSeat() for _ in record.seats]


class PocketTable:
    """The journal being played. The device's store is the truth: a table is opened anew from it after a write that failed."""

    frozen = False
    outdated = ""
    paused = None
    closed = ""

    def __init__(self, game: Game, kept: Record, lines: Sequence[str] = ()) -> None:
        check_version(game, kept)
        self.game = game
        self.kept = kept
        self.record = PocketRecord(kept)
        self.entries: list[Entry] = []
        self.story: list[Happening] = []
        self.resigned: set[int] = set()
        self.fold = Fold(game, header(kept))
        self.consent = self.absence = Nobody()
        self.overview = Overview()
        self.seat: int | None = None
        self.told = 0
        self._acted: Counter[int] = Counter()
        self._asking: set[int] = set()  # seats whose question is being thought about
        self._left: dict[int, tuple[int, float]] = {}  # per bot: the turn, and its milliseconds left
        self.follow([read_line(number, line) for number, line in enumerate(lines, 1)])

    def follow(self, entries: Sequence[Entry]) -> None:
        """Play kept lines, or those of another game; raises InvalidJournal with a sentence if they are not what was played."""
        for number, entry in enumerate(entries, 1):
            before = self.entries[-1] if self.entries else None
            check_link(self.fold.header, before, number, entry)
            standing = len(self.fold.kept())
            self.fold.play(entry)
            self._count(relinked(self.fold.header, before, number, entry, self.fold.state), happening(self.fold, entry, standing))
        check_last(self.entries, self.fold.state)

    def _count(self, entry: Entry, told: Happening) -> None:
        self.entries.append(entry)
        self.story.append(told)
        self._acted[entry.seat] += 1
        if entry.text == RESIGN:
            self.resigned.add(entry.seat)

    # --- what a Seen is composed of -----------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        return self.kept.phase

    @property
    def yours(self) -> list[int]:
        return [place for place, seat in enumerate(self.kept.seats) if seat.kind == "person"]

    def nth(self, seat: int) -> int:
        return self._acted[seat]

    def seal(self) -> str:
        link = self.entries[-1].link if self.entries else None
        return link.seal if link else self.fold.header.chain.beginning

    def players(self) -> list[Player]:
        return [replace(player, resigned=place in self.resigned) for place, player in enumerate(players_of(self.kept))]

    def see(self) -> bytes:
        """The Seen of this screen."""
        seen = compose_seen(cast("Table", self), self.yours, self.seat, self.told)
        self.told = seen.seq
        return msgspec.json.encode(seen)

    def card(self) -> TableCard:
        return card_of(self.kept)

    def row(self) -> MyTable:
        """The table in the list on the home page."""
        state = self.fold.state
        acting, over = state.to_act(), self.phase == "over"
        return MyTable(
            table=self.kept.id,
            game=self.game.name,
            players=self.players(),
            phase=self.phase,
            yours=self.yours,
            to_act=acting,
            mine=any(place in acting for place in self.yours),
            rematch=self.kept.rematch,
            winners=state.winners() if over else [],
            scores=state.scores() if over else [],
            touched=self.kept.touched,
        )

    def lines(self) -> list[str]:
        return [write_line(entry, number) for number, entry in enumerate(self.entries, 1)]

    def journal(self) -> str:
        """The game file; after the end it tells the secret."""
        return write(self._journal(), self.phase == "over")

    def played(self) -> Played:
        """The finished game, for a replay."""
        if self.phase != "over":
            raise Refusal("the game file is available after the end of the game", 403)
        return Played(self._journal(), self.players(), self.kept.id)

    def _journal(self) -> Journal:
        state, over = self.fold.state, self.phase == "over"
        result = (state.scores(), state.winners()) if over else (None, None)
        return Journal(self.fold.header, list(self.entries), *result)

    # --- frames -------------------------------------------------------------------------------------------------------

    def hear(self, text: str) -> Change:
        """Answer one frame."""
        try:
            return self._do(read_frame(text))
        except msgspec.DecodeError as wrong:
            return self._refused(quote(wrong), text)
        except Refusal as no:
            return self._refused(no.sentence, text)

    def _refused(self, sentence: str, text: str) -> Change:
        try:
            kind = msgspec.json.decode(text, type=dict[str, Any]).get("type", "")
        except msgspec.DecodeError:
            kind = ""
        return Change([msgspec.Raw(msgspec.json.encode(Refused(words(sentence), kind if kind in KINDS else "")))])

    def _do(self, frame: Any) -> Change:
        if isinstance(frame, Hello):
            self.seat, self.told = (self.yours[0] if len(self.yours) == 1 else None), frame.since
        elif isinstance(frame, Look):
            if frame.seat is not None:
                self._check_mine(frame.seat)
            self.seat, self.told = frame.seat, 0
        elif isinstance(frame, Earlier):
            told = earlier(cast("Table", self), self.seat, frame.before)
            return Change([msgspec.Raw(msgspec.json.encode(told))])
        elif isinstance(frame, Play | Undo | Resign):
            self._check_mine(frame.seat)
            return self._act(frame.seat, frame.nth, self._entry(frame))
        elif isinstance(frame, Ask):
            self._check_mine(frame.seat)
            return self._ask(frame.seat)
        else:
            raise Refusal(ALONE)
        return self.shown()

    def shown(self) -> Change:
        return Change([msgspec.Raw(self.see())])

    def _check_mine(self, seat: int) -> None:
        if seat not in self.yours:
            raise Refusal(say("seat {seat} is not yours", seat=seat), 403)

    def _entry(self, frame: Play | Undo | Resign) -> Entry:
        if not isinstance(frame, Play):
            return Entry(frame.seat, UNDO if isinstance(frame, Undo) else RESIGN)
        if not 0 <= frame.code < self.game.size:
            raise Refusal(say("{game} has no action {code}", game=self.game.title, code=str(frame.code)))
        return Entry(frame.seat, self.game.text(frame.code))

    def _act(self, seat: int, nth: int, entry: Entry) -> Change:
        """Play a line; one that is late or comes twice only shows the table again."""
        if nth != self.nth(seat):
            return self.shown()
        self._check(entry)
        standing = len(self.fold.kept())
        self.fold.follow(entry)
        before = self.entries[-1] if self.entries else None
        entry = linked(self.fold.header, before, len(self.entries) + 1, entry, self.fold.state)
        self._count(entry, happening(self.fold, entry, standing))
        self.kept = replace(self.kept, phase="playing" if self.fold.state.to_act() else "over", touched=now_ms())
        number = len(self.entries)
        return Change([msgspec.Raw(self.see())], [write_line(entry, number)], number, self.kept, self.row())

    def _check(self, entry: Entry) -> None:
        if self.phase != "playing":
            raise Refusal(OVER)
        takes_back = entry.text == UNDO
        refusal = (why_no_more_undo(cast("Table", self)) if takes_back else None) or self.fold.why_not(entry)
        if refusal is not None or not (takes_back or entry.text == RESIGN or entry.seat in self.fold.state.to_act()):
            raise Refusal(refusal or "it is not your turn")

    # --- advice -------------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> Change:
        """What to think about; that this seat has asked is kept, and everybody sees it."""
        state = asked_at(cast("Table", self), seat).state
        if seat in self._asking:
            raise Refusal(STILL_ASKING, 429)
        self._asking.add(seat)
        self.kept = replace(
            self.kept, seats=[replace(one, advised=one.advised or place == seat) for place, one in enumerate(self.kept.seats)]
        )
        self.overview.forget()
        imagined = msgspec.json.encode(known(state, seat, secrets.randbits(62))).decode()
        asked = Question(self.game.name, seat, len(self.entries), self.nth(seat), state.legal(seat), imagined, secrets.randbits(62))
        return Change([msgspec.Raw(self.see())], record=self.kept, row=self.row(), question=asked)

    def advised(self, asked: Question, hints: list[Hint] | None) -> Change:
        """The answer to a question; None if the thinking was stopped, and no hints if the game has moved on meanwhile."""
        self._asking.discard(asked.seat)
        if hints is None:
            return Change([msgspec.Raw(msgspec.json.encode(Refused(words(STOPPED), "ask")))])
        stands = self.nth(asked.seat) == asked.nth and still_faces(self.fold, asked.seat, asked.legal)
        return Change([msgspec.Raw(msgspec.json.encode(Advised(asked.seq, asked.seat, hints if stands else [])))])

    # --- bots ---------------------------------------------------------------------------------------------------------

    def turn(self) -> Turn | None:
        """The bot that acts now, with the state imagined for its seat."""
        state, seats = self.fold.state, self.kept.seats
        seat = next((place for place in state.to_act() if seats[place].kind == "bot"), None)
        if self.phase != "playing" or seat is None:
            return None
        of_turn, left = self._left.get(seat, (-1, 0.0))
        codes = state.legal(seat)
        return Turn(
            self.game.name,
            seat,
            self.nth(seat),
            self._changes(),
            seats[seat].level,
            known=msgspec.json.encode(known(state, seat, secrets.randbits(62))).decode(),
            seed=secrets.randbits(62),
            left_ms=left if of_turn == state.turn() else TURN_MS,
            only=codes[0] if len(codes) == 1 else None,
        )

    def _changes(self) -> int:
        return sum(entry.text in (UNDO, RESIGN) for entry in self.entries)

    def move(self, turn: Turn, code: int, took_ms: float) -> Change:
        """A bot's move; nothing if the position has changed while it was thinking."""
        state = self.fold.state
        if turn.changes != self._changes() or turn.nth != self.nth(turn.seat) or turn.seat not in state.to_act():
            return Change()
        if code not in state.legal(turn.seat):
            return Change()  # others have acted since
        self._left[turn.seat] = state.turn(), max(0.0, turn.left_ms - took_ms)
        return self._act(turn.seat, turn.nth, Entry(turn.seat, self.game.text(code)))


def players_of(kept: Record) -> list[Player]:
    return [Player("person" if seat.kind == "person" else "bot", seat.name, seat.level, True, advised=seat.advised) for seat in kept.seats]


def card_of(kept: Record) -> TableCard:
    """Without a promise of the shuffle: nobody is there who could hold it against somebody else."""
    return TableCard(
        kept.id,
        kept.game,
        dict(kept.options),
        players_of(kept),
        kept.phase,
        commitment="",
        day=kept.day,
        forked=kept.forked,
        advice=kept.advice,
    )


class ClosedTable:
    """A kept table that cannot be played, such as one with a damaged line: it says why, and changes nothing."""

    def __init__(self, kept: Record, why: str) -> None:
        self.kept = kept
        self.why = why

    def card(self) -> TableCard:
        return replace(card_of(self.kept), phase="closed", closed=words(self.why))

    def hear(self) -> Change:
        seen = blank(0, OURS[0], "closed", players_of(self.kept))
        return Change([msgspec.Raw(msgspec.json.encode(replace(seen, game=self.kept.game, closed=words(self.why))))])


def now_ms() -> int:
    return int(time.time() * 1000)


def reopened(game: Game, kept: Record, lines: Sequence[str]) -> PocketTable:
    """A kept table; refused with a sentence if it cannot be played."""
    try:
        return PocketTable(game, kept, lines)
    except InvalidJournal as wrong:
        raise Refusal(quote(wrong), 422) from None
