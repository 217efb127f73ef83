"""A Bossa table as data: what lies where, copying it, and dealing again what a seat cannot know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from roji.core.bitsets import listed
from roji.core.luck import Luck
from roji.core.state import State
from roji.games.bossa.building import Building
from roji.games.bossa.components import ALL, BIT, NO_CHIP, TILES, lowest
from roji.games.bossa.ends import NOBODY, NOT_OVER
from roji.games.bossa.lines import ARMS, NO_ROWS, NO_SIZES, ROWS, Lines
from roji.games.bossa.sums import Sums

SEATS: Final = 2
HAND: Final = 4  # tiles dealt to each
ASIDE: Final = 8  # where the tile that is set aside lies in the deck: behind the two hands
PILE: Final = 9  # where the pile begins

OPENING: Final = 0  # the higher roller takes a line or the first play
LINE_CHOICE: Final = 1  # the lower roller takes a line
CHIP_CHOICE: Final = 2  # both keep a chip
MOVE: Final = 3  # place, stack, redraw or exchange
ROW: Final = 4  # laying a row
TAKING: Final = 5  # the tile that is taken in exchange
OVER: Final = 6

NO_TILE: Final = -1
NOT_LAID: Final = 255
LAYERS_APART: Final = ROWS * ARMS  # a tile lies at LAYERS_APART * layer + ROWS * arm + place of the row
MOST_LAYERS: Final = 10  # a row of one tile has at most eight: six tiles show its number, and there are two chips


NEW_DECK: Final[vec[u8]] = vec[u8]([u8(tile) for tile in range(TILES)])
NONE_LAID: Final[vec[u8]] = vec[u8]([NOT_LAID] * TILES)


class Player:
    """What belongs to one player."""

    hand: i64  # a set of tiles
    redraw: bool  # the marker is still face up
    exchange: bool
    stack: bool
    chip: i64  # which was kept
    chip_on: i64  # the tile on which it was used

    def __init__(self) -> None:
        self.hand = 0
        self.redraw = True
        self.exchange = True
        self.stack = True
        self.chip = NO_CHIP
        self.chip_on = NO_TILE

    def copy_onto(self, twin: "Player") -> None:
        twin.hand = self.hand
        twin.redraw = self.redraw
        twin.exchange = self.exchange
        twin.stack = self.stack
        twin.chip = self.chip
        twin.chip_on = self.chip_on

    def usable_chip(self) -> i64:
        return self.chip if self.chip_on == NO_TILE else NO_CHIP


class BossaTable(State):
    """Everything on the table."""

    chips: bool  # is it played with modifier chips?
    rule: i64  # of row sizes
    many_layers: bool
    luck: Luck

    phase: i64
    seat: i64  # who chooses now, or has the turn
    first: i64  # who has the first play
    white_owner: i64  # hands are open as soon as the lines are chosen
    turns: i64
    revealed: i64
    resigned: i64  # the seat that gave up
    how: i64  # it ended
    winner: i64

    lines: Lines
    one: Player
    other: Player
    deck: vec[u8]  # two hands as they were dealt, the tile set aside, the pile from its top
    drawn: i64  # places of the deck that are gone
    hidden: i64  # the tiles of the pile and the one set aside
    discards: i64
    place: vec[u8]  # of each tile on the lines
    new_tile: i64  # drawn at the start of this turn
    given: i64  # in an exchange

    building: Building
    places: i64  # the arms on which a row can be placed, as a set
    stacks: i64  # the rows on which a layer can be stacked: bit STACKABLE * arm + place
    sums: Sums

    def __init__(self, luck: Luck) -> None:
        self.chips = False
        self.rule = 0
        self.many_layers = False
        self.luck = luck
        self.phase = OPENING
        self.seat = 0
        self.first = NOBODY
        self.white_owner = NOBODY
        self.turns = 0
        self.revealed = 0
        self.resigned = NOBODY
        self.how = NOT_OVER
        self.winner = NOBODY
        self.one = Player()
        self.other = Player()
        self.drawn = PILE
        self.hidden = 0
        self.discards = 0
        self.new_tile = NO_TILE
        self.given = NO_TILE
        self.building = Building()
        self.places = 0
        self.stacks = 0
        self.sums = Sums()

    def lay_out(self, white: i64, black: i64) -> None:
        """The dice, and nothing beside them."""
        self.lines = Lines(white, black, NO_ROWS[:], NO_SIZES[:])
        self.deck = NEW_DECK[:]
        self.place = NONE_LAID[:]

    def copy_onto(self, twin: "BossaTable") -> None:
        twin.chips = self.chips
        twin.rule = self.rule
        twin.many_layers = self.many_layers
        twin.phase = self.phase
        twin.seat = self.seat
        twin.first = self.first
        twin.white_owner = self.white_owner
        twin.turns = self.turns
        twin.revealed = self.revealed
        twin.resigned = self.resigned
        twin.how = self.how
        twin.winner = self.winner
        twin.lines = self.lines.copy()
        self.one.copy_onto(twin.one)
        self.other.copy_onto(twin.other)
        twin.deck = self.deck[:]
        twin.drawn = self.drawn
        twin.hidden = self.hidden
        twin.discards = self.discards
        twin.place = self.place[:]
        twin.new_tile = self.new_tile
        twin.given = self.given
        if self.phase == ROW:
            self.building.copy_onto(twin.building)
        twin.places = self.places
        twin.stacks = self.stacks

    # --- who and what ------------------------------------------------------------------------------------------------

    def player(self, seat: i64) -> Player:
        return self.one if seat == 0 else self.other

    def owner(self, colour: i64) -> i64:
        """Whose line this is."""
        if self.white_owner == NOBODY:
            return NOBODY
        return self.white_owner if colour == 0 else 1 - self.white_owner

    def hands_are_open(self) -> bool:
        return self.white_owner != NOBODY

    def chips_are_shown(self) -> bool:
        return self.one.chip != NO_CHIP and self.other.chip != NO_CHIP

    def higher_roller(self) -> i64:
        """Seat 0 rolls the white die, seat 1 the black one."""
        return 0 if self.lines.white > self.lines.black else 1

    def pile_left(self) -> i64:
        return TILES - self.drawn

    def pile(self) -> list[int]:
        """From the top."""
        return [int(self.deck[i]) for i in range(self.drawn, TILES)]

    def on_lines(self) -> i64:
        """The tiles on the lines, those of a row that is being laid among them, as a set."""
        found: i64 = 0
        for tile in range(TILES):
            if self.place[tile] != NOT_LAID:
                found |= BIT[tile]
        return found

    def layers(self, arm: i64, place: i64) -> list[list[int]]:
        """The tiles of a row, layer by layer from the bottom."""
        found: list[list[int]] = []
        for tile in range(TILES):
            where = i64(self.place[tile])
            if where != NOT_LAID and where % LAYERS_APART == ROWS * arm + place:
                while len(found) <= where // LAYERS_APART:
                    found.append([])
                found[where // LAYERS_APART].append(tile)
        return found

    def layers_on(self, arm: i64, place: i64) -> i64:
        """How many layers a row has."""
        row = ROWS * arm + place
        most: i64 = 0
        tile: i64 = 0
        while tile < TILES:
            where = i64(self.place[tile])
            if where != NOT_LAID and where % LAYERS_APART == row:
                most = max(most, where // LAYERS_APART + 1)
            tile += 1
        return most

    def unseen(self, seat: i64) -> i64:
        """The tiles that this seat has not seen, or nobody (-1) has: in the pile, set aside, and in hands that are not open."""
        if self.hands_are_open():
            return self.hidden
        return ALL & ~self.player(seat).hand if seat >= 0 else ALL

    def pieces(self) -> list[int]:
        """Each of the 27 tiles."""
        found = [0] * TILES
        held = listed(self.one.hand) + listed(self.other.hand) + listed(self.discards) + listed(self.on_lines())
        if self.given != NO_TILE:
            held.append(int(self.given))
        for tile in [*held, int(self.deck[ASIDE]), *self.pile()]:
            found[tile] += 1
        return found

    def being_laid(self) -> i64:
        """The tiles that were laid in this turn, as a set."""
        building = self.building
        found: i64 = 0
        if self.phase == ROW:
            for tile in range(TILES):
                where = i64(self.place[tile])
                on_row = where != NOT_LAID and where % LAYERS_APART == ROWS * building.arm + building.place
                if on_row and where // LAYERS_APART >= building.base:
                    found |= BIT[tile]
        return found

    def take_back(self) -> None:
        """Tiles of a turn that is not complete go back to the hand."""
        player = self.player(self.seat)
        if self.phase == ROW:
            laid = self.being_laid()
            player.hand |= laid
            player.stack = player.stack or self.building.stacking
            for tile in listed(laid):
                self.place[tile] = NOT_LAID
                if player.chip_on == tile:
                    player.chip_on = NO_TILE
            self.building.end()
        if self.phase == TAKING:
            player.hand |= BIT[self.given]
            player.exchange = True
            self.given = NO_TILE

    # --- what a seat cannot know -------------------------------------------------------------------------------------

    def deal_again(self, seat: i64, luck: Luck) -> None:
        """The pile and the tile set aside; the other hand until hands are open; the other's chip until both have decided."""
        rival = self.player(1 - seat)
        start = self.drawn - 1  # what lay there is drawn: room for the tile set aside
        unknown = self.hidden
        if not self.hands_are_open():
            unknown |= rival.hand
            start -= HAND
        self._shuffle_into(start, unknown, luck)
        if not self.hands_are_open():
            rival.hand = 0
            while start < self.drawn - 1:
                rival.hand |= BIT[i64(self.deck[start])]
                start += 1
            self.hidden = unknown & ~rival.hand
        self.deck[ASIDE] = self.deck[start]
        if rival.chip != NO_CHIP and not self.chips_are_shown():
            rival.chip = luck.below(2)

    def _shuffle_into(self, start: i64, tiles: i64, luck: Luck) -> None:
        """Sort some tiles, then deal them into the deck from this place to its end."""
        deck = self.deck
        i = start
        while tiles:
            deck[i] = u8(lowest(tiles))
            tiles &= tiles - 1
            i += 1
        i = start
        while i < TILES - 1:
            j = i + luck.below(TILES - i)
            tile = deck[i]
            deck[i] = deck[j]
            deck[j] = tile
            i += 1
