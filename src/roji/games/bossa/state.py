"""A Bossa table as data: copying it, and dealing again what a seat cannot know."""

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
HAND: Final = 4  # tiles dealt to each player
ASIDE: Final = 8  # index in the deck of the tile set aside, after the two hands
PILE: Final = 9  # index of the pile's first tile

OPENING: Final = 0  # the higher roller takes a line or the first play
LINE_CHOICE: Final = 1  # the lower roller takes a line
CHIP_CHOICE: Final = 2  # both keep a chip
MOVE: Final = 3  # place, stack, redraw or exchange
ROW: Final = 4  # laying a row
TAKING: Final = 5  # choosing the tile to take in exchange
OVER: Final = 6

NO_TILE: Final = -1
NOT_LAID: Final = 255
LAYERS_APART: Final = ROWS * ARMS  # a tile's index is LAYERS_APART * layer + ROWS * arm + place of its row
MOST_LAYERS: Final = 10  # a row of one tile has at most eight: six tiles show its number, and there are two chips


NEW_DECK: Final[vec[u8]] = vec[u8]([u8(tile) for tile in range(TILES)])
NONE_LAID: Final[vec[u8]] = vec[u8]([NOT_LAID] * TILES)


class Player:
    """One player's hand, markers and chip."""

    hand: i64  # bitmask of tiles
    redraw: bool  # whether the marker is still face up
    exchange: bool
    stack: bool
    chip: i64  # the one kept
    chip_on: i64  # the tile it was used on

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

    chips: bool  # whether modifier chips are used
    rule: i64  # the rule on row sizes
    many_layers: bool
    luck: Luck

    phase: i64
    seat: i64  # the seat that chooses now or has the turn
    first: i64  # the seat that has the first play
    white_owner: i64  # hands are open once the lines are chosen
    turns: i64
    revealed: i64
    resigned: i64  # the seat that resigned
    how: i64  # the way it ended
    winner: i64

    lines: Lines
    one: Player
    other: Player
    deck: vec[u8]  # the two hands as dealt, the tile set aside, the pile from the top
    drawn: i64  # index of the pile's top in the deck
    hidden: i64  # the pile and the tile set aside
    discards: i64
    place: vec[u8]  # of each tile on the lines
    new_tile: i64  # drawn at the start of this turn
    given: i64  # the tile given away in an exchange

    building: Building
    places: i64  # bitmask of the arms on which a row can be placed
    stacks: i64  # bitmask of the rows on which a layer can be stacked: bit STACKABLE * arm + place
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
        """Lay out the dice and no tiles."""
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
        """The seat that owns this line."""
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
        """The pile, top first."""
        return [int(self.deck[i]) for i in range(self.drawn, TILES)]

    def on_lines(self) -> i64:
        """The tiles on the lines, including a row being laid, as a bitmask."""
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
        """Number of layers of a row."""
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
        """The tiles unseen by this seat, or by an onlooker (-1): in the pile, set aside, and in hands that are not open."""
        if self.hands_are_open():
            return self.hidden
        return ALL & ~self.player(seat).hand if seat >= 0 else ALL

    def pieces(self) -> list[int]:
        """Number of copies of each of the 27 tiles: always 1."""
        found = [0] * TILES
        held = listed(self.one.hand) + listed(self.other.hand) + listed(self.discards) + listed(self.on_lines())
        if self.given != NO_TILE:
            held.append(int(self.given))
        for tile in [*held, int(self.deck[ASIDE]), *self.pile()]:
            found[tile] += 1
        return found

    def being_laid(self) -> i64:
        """The tiles laid in this turn, as a bitmask."""
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
        """Return the tiles of an incomplete turn to the hand."""
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
        """Deal again the pile and the tile set aside; the other hand until hands are open; the other's chip until both have decided."""
        rival = self.player(1 - seat)
        start = self.drawn - 1  # the tile there has been drawn: reuse its place for the tile set aside
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
        """Sort some tiles, then shuffle them into the deck from this index to its end."""
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
