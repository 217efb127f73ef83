"""All messages between server and page, one Struct each."""

from typing import Annotated, Any, Literal

import msgspec

from roji.core.game import Row
from roji.core.sentences import Words
from roji.server.time.clock import Clock
from roji.server.wire.proposal import Agree, Decline, Paused, Proposal, Propose, Way

Text = Annotated[str, msgspec.Meta(pattern=r"^[^\x00]*$")]  # that a database is asked for: PostgreSQL takes no zero character

# --- over HTTP ---------------------------------------------------------------------------------------------------------

Phase = Literal["gathering", "playing", "over", "frozen", "closed"]  # of a table


class Choice(msgspec.Struct, frozen=True):
    """One option of a game and the values it can take."""

    name: str
    about: str
    values: list[str | int | bool]  # of a text, examples
    labels: dict[str, str]  # values in words, where their own name would not do
    text: bool  # any text may be given; the game says what is wrong with it
    fewest: int  # it means something at tables of so many seats
    most: int
    default: str | int | bool
    with_bots: str | int | bool  # the value at a table with a bot, unless chosen otherwise


class GameCard(msgspec.Struct, frozen=True):
    """A game on the home page."""

    name: str
    title: str
    fewest: int
    most: int
    options: list[Choice]


class Level(msgspec.Struct, frozen=True):
    """A bot one may invite."""

    name: str
    about: str


class Home(msgspec.Struct, frozen=True):
    games: list[GameCard]
    levels: list[Level]


class SeatAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat shall be taken: by somebody at this screen, by whoever follows the link, or by a bot."""

    kind: Literal["here", "open", "bot"]
    name: str = ""  # for "here"
    level: str = ""  # for "bot"


class WhenGone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens when somebody's time is up: a bot stands in, or the seat resigns. The level is also for those who leave."""

    do: Literal["bot", "resign"] = "bot"
    level: str = ""  # if not said, the first of the bots


class TableAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[SeatAsked]
    options: dict[str, str | int | bool] = {}
    day: str = ""  # a date: the game of that day, whose options are its own
    advice: bool | None = None  # may players ask for it? If not said: where one person plays alone or against bots
    promise: Text = ""  # the shuffle that was promised to you
    nonce: str = ""  # with a promise: 16 to 32 bytes in hexadecimal digits that those here add to the shuffle
    clock: Clock | None = None
    when_gone: WhenGone = WhenGone()


class Promised(msgspec.Struct, frozen=True):
    """A shuffle is promised; both are empty in a rehearsal, whose luck can be foretold."""

    promise: str  # names it, for whoever sets a table within an hour
    commitment: str  # fixes the secret, and those of the rematches


class OptionsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Could a table for so many be set like this?"""

    seats: int
    options: dict[str, str | int | bool] = {}


class OptionsInForce(msgspec.Struct, frozen=True):
    """It could: these options would be in force."""

    options: dict[str, Any]


class DayCard(msgspec.Struct, frozen=True):
    """What everyone plays on a date."""

    day: str
    options: dict[str, Any]


class TrialsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a quick bot play alone a few times; the deals are those of the seed and the numbers after it."""

    options: dict[str, str | int | bool] = {}
    plays: Annotated[int, msgspec.Meta(ge=1, le=20)] = 20
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class Trials(msgspec.Struct, frozen=True):
    """How it went. There may be fewer plays than asked for, if they took long."""

    plays: int
    won: int


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at an open seat; the first one, if not said which."""

    name: str
    seat: int | None = None
    nonce: str = ""  # 16 to 32 bytes in hexadecimal digits to add to the shuffle; see the table's commitment first


class NameWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Be called otherwise at a seat of yours."""

    seat: int
    name: str


class BotWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot have an open seat."""

    seat: int
    level: str


class Taken(msgspec.Struct, frozen=True):
    """You sit. The token is the proof; it is told once and belongs in no address."""

    table: str
    token: str
    seats: list[int]
    mixed: bool = False  # your nonce is part of the shuffle


class Player(msgspec.Struct, frozen=True):
    """Who has a seat. An open seat has no name yet."""

    kind: Literal["person", "open", "bot"]
    name: str
    level: str = ""
    present: bool = False  # a screen of this seat is connected (a bot always is)
    resigned: bool = False
    advised: bool = False  # has asked for advice in this game
    stand_in: str = ""  # the level of the bot that plays for this person now
    leaving: bool = False  # has left, and would let a bot play
    offered: bool = False  # the others may let a bot play here now
    left_ms: int | None = None  # what the clock shows now; null without one
    runs: bool = False  # the clock runs


class Forked(msgspec.Struct, frozen=True):
    """Where a table went on from: what comes up next is what came there, and whoever watched it knows."""

    line: int  # lines of the journal that were taken over from
    table: str | None = None  # null if it was a file


class TableCard(msgspec.Struct, frozen=True):
    """What anyone with the link may know of a table."""

    table: str
    game: str
    options: dict[str, Any]
    players: list[Player]
    phase: Phase
    commitment: str  # promises the shuffle before it is known; `roji verify` compares it with the journal's secret
    day: str | None = None  # the date whose game is played here
    forked: Forked | None = None  # the game that is played on here
    advice: bool = False  # players may ask for it
    clock: Clock | None = None
    when_gone: WhenGone = WhenGone()
    closed: Words | None = None  # why nobody can play here any more


class MyKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    token: str


class MineAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How do my tables stand? The tokens are in the body, where no log and no history keeps them."""

    keys: Annotated[list[MyKey], msgspec.Meta(max_length=50)]


class MyTable(msgspec.Struct, frozen=True):
    """A table at which one sits."""

    table: str
    game: str
    players: list[Player]
    phase: Phase
    yours: list[int]
    to_act: list[int]
    mine: bool  # one of yours has to choose
    clock: Clock | None = None
    rematch: str | None = None
    winners: list[int] = []  # after the end …
    scores: list[int] = []  # … and the points of every seat
    touched: int = 0  # when something last happened there, to the hour; milliseconds since 1970


class Mine(msgspec.Struct, frozen=True):
    """Those of the tables asked for that are there and whose token is right; one's turn first, then what is being played."""

    tables: list[MyTable]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused, as a sentence."""

    sentence: Words


# --- over the socket, up --------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first frame: who is there. Without a token one looks on."""

    token: str = ""
    since: Annotated[int, msgspec.Meta(ge=0, le=999_999)] = 0  # lines of the story that this screen knows already


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """See the table as this seat of yours; null lets the curtain fall."""

    seat: int | None


class Play(msgspec.Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    seat: int
    nth: int
    code: int


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    seat: int
    nth: int


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    seat: int
    nth: int


class Ask(msgspec.Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """What would you do? Answered to this screen alone, where the table allows it."""

    seat: int


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """A bot may play for me, if the others agree."""

    seat: int


class Back(msgspec.Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """I play again myself."""

    seat: int


class Relieve(msgspec.Struct, frozen=True, tag="relieve", forbid_unknown_fields=True):
    """Let a bot stand in for somebody else who has left; it is offered with that player."""

    seat: int


class Earlier(msgspec.Struct, frozen=True, tag="earlier", forbid_unknown_fields=True):
    """Tell the lines before this one."""

    before: Annotated[int, msgspec.Meta(ge=1, le=999_999)]


Phrase = Literal["hello", "good-luck", "well-played", "thanks", "sorry", "moment", "oops", "close", "again", "goodbye"]


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """One of the set phrases, to everybody who looks."""

    seat: int
    phrase: Phrase


Frame = Hello | Look | Earlier | Play | Undo | Resign | Ask | Propose | Agree | Decline | Leave | Back | Relieve | Say

# --- over the socket, down ------------------------------------------------------------------------------------------


class Offer(msgspec.Struct, frozen=True):
    """An action that this seat may play now."""

    code: int
    text: str  # its notation
    action: Any  # the game's own Struct


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as this screen may know it."""

    seq: int
    seat: int
    kind: Literal["play", "undo", "resign", "back"]
    action: Any  # the game's own Struct for "play", else null
    words: Words  # the rest of a sentence that begins with the player's name


class Seen(msgspec.Struct, frozen=True, tag="seen"):
    """All that this screen may know now. It answers joining, acting and reconnecting alike."""

    seq: int  # journal lines so far
    game: str
    phase: Phase
    players: list[Player]
    yours: list[int]  # the seats of this screen's token
    seat: int | None  # the seat that looks; null for an onlooker and behind the curtain
    nth: int  # frames accepted from the seat that looks
    to_act: list[int]
    view: Any  # the game's own View; null while the table gathers
    legal: list[Offer]  # for the seat that looks
    can_undo: bool
    since: list[Event]  # what happened after the last frame this screen got, or since its hello; of a long story the end
    score: list[Row]
    scores: list[int]
    ending: Words | None
    winners: list[int]
    rematch: str | None  # the table where it goes on
    day: str | None = None  # the date whose game is played here
    forked: Forked | None = None  # the game that is played on here
    advice: bool = False  # players may ask for it
    proposal: Proposal | None = None  # what is asked now, or was declined just now
    proposals: int = 0  # the number of the next question
    ways: list[Way] = []  # how far back the seat that looks may ask to go, beyond what it can undo by itself
    paused: Paused | None = None
    seal: str = ""  # stands for all that has happened; who notes it can tell later whether the journal still says so
    clock: Clock | None = None
    when_gone: WhenGone = WhenGone()
    closed: Words | None = None  # why nobody can play here any more


class Told(msgspec.Struct, frozen=True, tag="told"):
    """Earlier lines of the story, for those who asked for them."""

    events: list[Event]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Not that, and why. Nothing has changed."""

    sentence: Words
    answers: str = ""  # the type of the frame that is refused, such as play or ask; empty if it could not be read


class Hint(msgspec.Struct, frozen=True):
    """An action worth thinking about, with those like it that would follow at once."""

    code: int
    words: list[Words]  # the actions, each as the rest of a sentence that begins with a name
    actions: list[Any]  # the game's own Structs, for the places that they concern
    chance: float  # the share of the win that one may expect
    points: float | None  # the final score that one may expect; null in a game without points
    why: Words


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """What a good player thinks of, best first; nothing if the game has gone on meanwhile."""

    seq: int  # journal lines when it was asked
    seat: int
    hints: list[Hint]


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody says one of the set phrases. It is kept nowhere: who was not there has not heard it."""

    seat: int
    phrase: Phrase


Answer = Seen | Told | Refused | Advised | Said
