### The score pad for a box on the table.

pad = Score pad
pad-page-title = Score pad for your board game · Roji
pad-title = { $game }: score pad · Roji
pad-which-box = Which game is on your table?
pad-what-it-is = Count or tap, and see who won and why. What you enter stays on this device, and once it is open the pad works offline.
pad-kept = Saved on this device
pad-forget = Delete the sheet of { $who }
pad-players = Players
pad-order-of-play = in turn order
pad-player = Player { $n }
pad-name-of = Name of player { $n }
pad-one-more = Add player
pad-one-less = Remove player
pad-whose = Whose score
pad-by-counts = Count
pad-each = { $n } each
pad-round = Round { $n }
pad-lay = Place
pad-less = Less: { $what }
pad-more = More: { $what }
pad-undo = Undo
pad-nobody = Nobody
pad-times = times
pad-how-ended = How did it end?
pad-given-up = Resigned
pad-loading = Loading the rules…
pad-outcome = The outcome
pad-points = Points
pad-so-far = So far
pad-mend =
    { $n ->
        [one] One entry is not possible. It is marked.
       *[other] { $n } entries are not possible. They are marked.
    }
pad-nobody-won = Not won this time.
pad-drawn = A draw.
pad-wins = { $name } wins.
pad-share = Share this sheet
pad-new = New sheet
pad-all = All sheets
pad-link = Link to this sheet
pad-stays-here = This sheet stays on this device. A link contains all of it; no server sees it.
pad-damaged = This link is damaged, or it is for another game. Your own sheet is still here.

## Said by the pad

less-than-nothing-cannot-lie-there = a count cannot be less than 0
write-a-count-such-as-4 = enter a number, such as 4
the-box-has-only-most = the box has only { $most }

## Ohanami

pad-ohanami-water = Water
pad-ohanami-plant = Plants
pad-ohanami-stone = Stone
pad-ohanami-blossom = Blossoms
pad-ohanami-ladder = by the ladder
pad-ohanami-field = { $name }, round { $round }, { $suit }
pad-ohanami-by-cards = Tap the cards
pad-ohanami-how-counts = After each round, count the cards in all three of a player’s gardens.
pad-ohanami-how-cards = Choose a player, the round and a garden, then tap the cards that were played there.
pad-ohanami-rounds = Round in which they were played
pad-ohanami-over = All three rounds have been played
pad-ohanami-gardens = Garden
pad-ohanami-garden = Garden { $n }
pad-ohanami-card = Card number
pad-ohanami-cards = The cards
pad-ohanami-card-name = { $card }, { $suit }
after-round-round-at-most-most-cards-lie-in-the = after round { $round } at most { $most } cards lie in the gardens
before-lay-there-a-round-before-and-cards-stay-in =
    { $before ->
        [one] one lay there a round before, and cards stay in their gardens
       *[other] { $before } lay there a round before, and cards stay in their gardens
    }
all-players-together-have-held-and-the-box-has-only = all players together have { $held }, and the box has only { $most }
there-is-no-card-card = there is no card { $card }
card-lies-in-another-garden-already = { $card } lies in another garden already
card-came-in-round-round-so-it-cannot-lie-between = { $card } came in round { $round }, so it cannot lie between { $low } and { $high }
laid-cards-of-round-round-and-only-most-came-to = { $laid } cards of round { $round }, and only { $most } came to hand

## Bonsai

pad-bonsai-by-tree = Tap the tree
pad-bonsai-wood = Wood, including the bud
pad-bonsai-leaves = Leaves
pad-bonsai-fruits = Fruits
pad-bonsai-growth = Growth cards
pad-bonsai-helper = Helper cards
pad-bonsai-master = Master cards
pad-bonsai-field = { $name }, { $what }
pad-bonsai-flowers = Flowers
pad-bonsai-how-flowers = For each flower, tap how many of its sides touch no tile. The pot is not a tile.
pad-bonsai-add-flower = Add a flower
pad-bonsai-flower-with =
    { $n ->
        [one] A flower with { $n } free side
       *[other] A flower with { $n } free sides
    }
pad-bonsai-flower-back = Remove the last flower
pad-bonsai-flowers-field = Free sides, flower by flower
pad-bonsai-tree-of = The bonsai of { $name }
pad-bonsai-tree-nth = Bonsai { $n } of { $name }
pad-bonsai-brush = Tile to place
pad-bonsai-off = remove
pad-bonsai-take-off = Take off { $tile } at { $cell }
pad-bonsai-grow = Put { $tile } at { $cell }
pad-bonsai-parchments = Parchments
pad-bonsai-goals = Goals claimed
pad-bonsai-goal =
    { $n ->
        [one] { $says }, one point
       *[other] { $says }, { $n } points
    }
pad-bonsai-second = Which of them did the second bonsai meet?
write-a-number-for-each-flower-such-as-3-3 = enter a number for each flower, such as 3 3 5
a-flower-has-six-sides-and-one-touches-its-leaf = a flower has six sides, and one touches its leaf: { $sides } cannot be free
a-bonsai-never-has-tiles-tiles = a bonsai never has { $tiles } tiles
with-so-many-players-there-are-only-most-such-cards = with so many players there are only { $most } such cards
there-is-one-such-parchment-and-somebody-has-it-already = there is one such Parchment, and somebody has it already
there-is-one-such-goal-tile-and-somebody-has-it = there is one such goal tile, and somebody has it already
a-player-claims-one-goal-of-each-colour-at-most = a player claims one goal of each colour at most
one-or-two-players-leave-the-intermediate-goals-in-the = one or two players leave the intermediate goals in the box
goals-of-most-colours-are-in-play-and-this-is = goals of { $most } colours are in play, and this is another

## Takenoko

pad-takenoko-how = Choose a player, then tap the objectives they have completed.
pad-takenoko-less = Remove one { $card }
pad-takenoko-emperor = Who has the Emperor?
pad-takenoko-stopped = We stopped before the Emperor came
the-box-has-this-card-once-and-somebody-has-it = the box has this card once, and somebody has it already
the-box-has-this-card-most-times-only = the box has this card { $most } times only
there-is-no-objective-card = there is no objective { $card }
the-emperor-comes-to-whoever-has-needed-objectives-here-are = the Emperor comes to whoever has { $needed } objectives; this player has { $done }
somebody-has-needed-objectives-so-the-emperor-has-come-to = somebody has { $needed } objectives, so the Emperor has come: to whom?
you-stopped-before-the-emperor-came-and-points-points-are = you stopped before the Emperor came, and { $points } points are the most

## Bossa

pad-bossa-owner = Who owns the white line?
pad-bossa-by-tiles = Tap the tiles
pad-bossa-rows-white = Rows on the white line
pad-bossa-rows-black = Rows on the black line
pad-bossa-hand = Tiles in hand
pad-bossa-hand-of = { $name }, tiles in hand
pad-bossa-last = Who had the last turn?
pad-bossa-play = With a move
pad-bossa-stuck = No legal move
pad-bossa-pile = The pile ran out
pad-bossa-about-play = The last move left an empty hand or made a sixth row.
pad-bossa-about-stuck = After drawing, no row could be placed and no action was left.
pad-bossa-about-pile = The last tile of the pile was drawn, and that turn is over.
pad-bossa-about-resigned = Whoever had the last turn resigned.
pad-bossa-how-tiles = Choose a line and direction, then tap the tiles of each row, from the die outwards. Of stacked rows, tap the lowest layer.
pad-bossa-die-white = White die
pad-bossa-die-black = Black die
pad-bossa-arms = Line and direction
pad-bossa-white-up = White, rising
pad-bossa-white-down = White, falling
pad-bossa-black-up = Black, rising
pad-bossa-black-down = Black, falling
pad-bossa-row = Row { $n }: { $tiles }
pad-bossa-row-wrong = Row { $n }: { $why }
pad-bossa-next-row = Next row
pad-bossa-tiles = The tiles
pad-bossa-house-rules = House rules
pad-bossa-row-size = Tiles in a row, compared with the row before it
pad-bossa-size-2023 = One more or less
pad-bossa-size-classic = As many, or one more
pad-bossa-size-loose = Any of these
pad-bossa-chips = With modifier chips
only-whoever-had-the-last-turn-can-have-played-all = only whoever had the last turn can have played all tiles
an-empty-hand-or-a-sixth-row-ended-it-before = an empty hand or a sixth row ended it before
nobody-ever-has-more-than-most-tiles-in-hand = nobody ever has more than { $most } tiles in hand
with-most-rows-on-a-line-the-game-is-over = with { $most } rows on a line the game is over
the-other-line-has-six-rows-already-and-the-game = the other line has six rows already, and the game was over then
equal-dice-are-rolled-again = equal dice are rolled again
a-die-shows-1-to-most = a die shows 1 to { $most }
a-line-cannot-go-below-1 = a line cannot go below 1
tile-lies-somewhere-else-already = { $tile } lies somewhere else already
after-the-row-before-it-this-one-has-another-number = after the row before it this one has another number of tiles, not { $n }
the-dots-of-this-row-add-up-to-value-and = the dots of this row add up to { $value }, and every tile has one of them

## Zen

pad-zen-form = The form on your table
pad-zen-rows = Its rows from top to bottom, with B, W and dots, separated by slashes
pad-zen-by-cells = Tap the cells
pad-zen-how = Tap every cell with a card on it.
pad-zen-cells = The form: arrow keys move, space adds a card
pad-zen-cell =
    { $laid ->
        [yes] Row { $row }, column { $column }, { $colour ->
            [black] black
           *[white] white
        }, a card lies there
       *[no] Row { $row }, column { $column }, { $colour ->
            [black] black
           *[white] white
        }, empty
    }
pad-zen-black = Black cards
pad-zen-white = White cards
pad-zen-playing = Not yet
pad-zen-used-up = Piles used up twice
choose-the-form-that-lies-on-your-table = choose the form that lies on your table
every-cell-of-a-form-touches-another-one-edge-to = every cell of a form touches another one edge to edge
the-form-has-only-most-such-cells =
    { $most ->
     [one] the form has only one such cell
   *[other] the form has only { $most } such cells
    }
the-card-in-row-row-column-column-touches-no-other = the card in row { $row }, column { $column } touches no other: cards lie edge to edge
