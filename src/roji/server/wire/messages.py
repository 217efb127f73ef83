"""All messages between server and page, one Struct each."""

from typing import Annotated, Any, Literal

import msgspec

from roji.core.game import Row
from roji.core.sentences import Words
from roji.server.time.clock import Clock
from roji.server.wire.proposal import Agree, Decline, Paused, Proposal, Propose, Way

Text = Annotated[str, msgspec.Meta(pattern=r"^[^\x00]*$")]  # used in a query: PostgreSQL accepts no NUL character

# --- over HTTP ---------------------------------------------------------------------------------------------------------

Phase = Literal["gathering", "playing", "over", "frozen", "closed"]  # of a table


class Choice(msgspec.Struct, frozen=True):
    """One option of a game and the values it can take."""

    name: str
    about: str
    values: list[str | int | bool]  # of a free text, examples
    labels: dict[str, str]  # labels of values, where the value itself is not readable
    text: bool  # free text, which the game validates
    fewest: int  # the fewest seats at which it has an effect
    most: int
    default: str | int | bool
    with_bots: str | int | bool  # the default at a table with bots


class GameCard(msgspec.Struct, frozen=True):
    """A game on the home page."""

    name: str
    title: str
    fewest: int
    most: int
    options: list[Choice]


class Level(msgspec.Struct, frozen=True):
    """A level of bot."""

    name: str
    about: str


class Home(msgspec.Struct, frozen=True):
    games: list[GameCard]
    levels: list[Level]


class SeatAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes a seat: somebody at this screen, somebody who follows the link, or a bot."""

    kind: Literal["here", "open", "bot"]
    name: str = ""  # for "here"
    level: str = ""  # for "bot"


class WhenGone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a player's time is up: a substitute bot, or resignation. The level is also used for players who leave."""

    do: Literal["bot", "resign"] = "bot"
    level: str = ""  # by default the first level


class TableAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[SeatAsked]
    options: dict[str, str | int | bool] = {}
    day: str = ""  # a date, for its daily game, which sets the options
    advice: bool | None = None  # whether players may ask for advice; by default where one person plays alone or against bots
    promise: Text = ""  # from `Promised`
    nonce: str = ""  # with a promise: 16 to 32 bytes in hexadecimal digits, mixed into the shuffle
    clock: Clock | None = None
    when_gone: WhenGone = WhenGone()


class Promised(msgspec.Struct, frozen=True):
    """A promised shuffle; both fields are empty in a rehearsal, whose luck is predictable."""

    promise: str  # its id, for creating a table within an hour
    commitment: str  # the hash that fixes the secrets of the game and its rematches


class OptionsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Are these options possible with this number of players?"""

    seats: int
    options: dict[str, str | int | bool] = {}


class OptionsInForce(msgspec.Struct, frozen=True):
    """The options are possible; these would be in force."""

    options: dict[str, Any]


class DayCard(msgspec.Struct, frozen=True):
    """The daily game of a date."""

    day: str
    options: dict[str, Any]


class TrialsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a quick bot play a solo game a few times, with consecutive seeds."""

    options: dict[str, str | int | bool] = {}
    plays: Annotated[int, msgspec.Meta(ge=1, le=20)] = 20
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class Trials(msgspec.Struct, frozen=True):
    """The results. There may be fewer plays than requested, if they took long."""

    plays: int
    won: int


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down at an open seat; the first one by default."""

    name: str
    seat: int | None = None
    nonce: str = ""  # 16 to 32 bytes in hexadecimal digits, mixed into the shuffle; look at the table's commitment first


class NameWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Change the name at one of your seats."""

    seat: int
    name: str


class BotWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot in an open seat."""

    seat: int
    level: str


class Taken(msgspec.Struct, frozen=True):
    """The seats you got. The token proves them; it is sent once and must not appear in a URL."""

    table: str
    token: str
    seats: list[int]
    mixed: bool = False  # your nonce is part of the shuffle


class Player(msgspec.Struct, frozen=True):
    """The player at a seat. An open seat has no name yet."""

    kind: Literal["person", "open", "bot"]
    name: str
    level: str = ""
    present: bool = False  # a screen of this seat is connected (a bot always is)
    resigned: bool = False
    advised: bool = False  # has asked for advice in this game
    stand_in: str = ""  # the level of the substitute bot that plays now
    leaving: bool = False  # has left; a bot may play if the others agree
    offered: bool = False  # the others may put a bot here now
    left_ms: int | None = None  # time left; null without a clock
    runs: bool = False  # whether the clock is running


class Forked(msgspec.Struct, frozen=True):
    """The origin of a fork. The luck is the same as in the original game, so anyone who saw that knows what comes next."""

    line: int  # the number of journal lines taken over
    table: str | None = None  # null if it was a file


class TableCard(msgspec.Struct, frozen=True):
    """What anyone with the link may know about a table."""

    table: str
    game: str
    options: dict[str, Any]
    players: list[Player]
    phase: Phase
    commitment: str  # the hash of the secret; `roji verify` compares it with the journal
    day: str | None = None  # the date of a daily game
    forked: Forked | None = None  # the origin of a fork
    advice: bool = False  # whether players may ask for advice
    clock: Clock | None = None
    when_gone: WhenGone = WhenGone()
    closed: Words | None = None  # why the table is closed


class MyKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: str
    token: str


class MineAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the standing of my tables. The tokens are in the body, so that no log or history keeps them."""

    keys: Annotated[list[MyKey], msgspec.Meta(max_length=50)]


class MyTable(msgspec.Struct, frozen=True):
    """A row of the list of my tables."""

    table: str
    game: str
    players: list[Player]
    phase: Phase
    yours: list[int]
    to_act: list[int]
    mine: bool  # one of your seats is to act
    clock: Clock | None = None
    rematch: str | None = None
    winners: list[int] = []  # after the end
    scores: list[int] = []  # final scores, by seat
    touched: int = 0  # time of the last event, to the hour; milliseconds since 1970


class Mine(msgspec.Struct, frozen=True):
    """The requested tables that exist and whose token is right; your turn first, then running games."""

    tables: list[MyTable]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused, as a sentence."""

    sentence: Words


# --- over the socket, up --------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first frame: identifies the client. Without a token it is a spectator."""

    token: str = ""
    since: Annotated[int, msgspec.Meta(ge=0, le=999_999)] = 0  # the number of events that this screen has already


class Look(msgspec.Struct, frozen=True, tag="look", forbid_unknown_fields=True):
    """View the table from one of your seats; null hides it (the curtain)."""

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
    """Ask for advice. The answer goes to this screen only, if the table allows advice."""

    seat: int


class Leave(msgspec.Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """A bot may play for me, if the others agree."""

    seat: int


class Back(msgspec.Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """I play again myself."""

    seat: int


class Relieve(msgspec.Struct, frozen=True, tag="relieve", forbid_unknown_fields=True):
    """Put a bot in the seat of a player who has left, where `Player.offered` allows it."""

    seat: int


class Earlier(msgspec.Struct, frozen=True, tag="earlier", forbid_unknown_fields=True):
    """Request the events before this line."""

    before: Annotated[int, msgspec.Meta(ge=1, le=999_999)]


Phrase = Literal["hello", "good-luck", "well-played", "thanks", "sorry", "moment", "oops", "close", "again", "goodbye"]


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say one of the set phrases to everybody at the table."""

    seat: int
    phrase: Phrase


Frame = Hello | Look | Earlier | Play | Undo | Resign | Ask | Propose | Agree | Decline | Leave | Back | Relieve | Say

# --- over the socket, down ------------------------------------------------------------------------------------------


class Offer(msgspec.Struct, frozen=True):
    """An action that this seat may play now."""

    code: int
    text: str  # in notation
    action: Any  # the game's own Struct


class Event(msgspec.Struct, frozen=True):
    """An event of the log, as this screen may know it."""

    seq: int
    seat: int
    kind: Literal["play", "undo", "resign", "back"]
    action: Any  # the game's own Struct for "play", else null
    words: Words  # the rest of a sentence that begins with the player's name


class Seen(msgspec.Struct, frozen=True, tag="seen"):
    """Everything that this screen may know now: the one answer to joining, acting and reconnecting."""

    seq: int  # journal lines so far
    game: str
    phase: Phase
    players: list[Player]
    yours: list[int]  # the seats of this screen's token
    seat: int | None  # the viewing seat; null for a spectator and behind the curtain
    nth: int  # frames accepted from the viewing seat
    to_act: list[int]
    view: Any  # the game's own View; null until the game begins
    legal: list[Offer]  # legal actions of the viewing seat
    can_undo: bool
    since: list[Event]  # events after the last frame of this screen, or after `Hello.since`; at most the latest ones
    score: list[Row]
    scores: list[int]
    ending: Words | None
    winners: list[int]
    rematch: str | None  # the id of the rematch
    day: str | None = None  # the date of a daily game
    forked: Forked | None = None  # the origin of a fork
    advice: bool = False  # whether players may ask for advice
    proposal: Proposal | None = None  # the open proposal, or the one just declined
    proposals: int = 0  # the number of the next proposal
    ways: list[Way] = []  # the points that the viewing seat may propose to go back to, beyond its own undo
    paused: Paused | None = None
    seal: str = ""  # the last seal of the hash chain; noted during the game, it can be compared with the journal later
    clock: Clock | None = None
    when_gone: WhenGone = WhenGone()
    closed: Words | None = None  # why the table is closed


class Told(msgspec.Struct, frozen=True, tag="told"):
    """Earlier events, in answer to `Earlier`."""

    events: list[Event]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A frame was refused, and why. Nothing has changed."""

    sentence: Words
    answers: str = ""  # the type of the refused frame, such as play or ask; empty if it could not be read


class Hint(msgspec.Struct, frozen=True):
    """A recommended action with its immediate follow-ups."""

    code: int
    words: list[Words]  # the actions, each as the rest of a sentence that begins with a name
    actions: list[Any]  # the game's own Structs, to highlight their places
    chance: float  # the expected share of the win
    points: float | None  # the expected final score; null in a game without points
    why: Words


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """The recommended actions, best first; empty if the game has moved on meanwhile."""

    seq: int  # journal lines when advice was requested
    seat: int
    hints: list[Hint]


class Said(msgspec.Struct, frozen=True, tag="said"):
    """A player said one of the set phrases. It is not stored."""

    seat: int
    phrase: Phrase


Answer = Seen | Told | Refused | Advised | Said
