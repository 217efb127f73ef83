### Bossa.

## Options

option-chips-name = Chips
option-chips = Each player keeps a modifier chip, Doubler or Inverter, to use once
option-row-size-name = Row size
option-row-size = Against the row beside it: one tile more or less; as many or one more; any of these
option-row-size-2023 = 2023
option-row-size-classic = classic
option-row-size-loose = loose
option-stack-name = Stack
option-stack = One Stack action lays one layer, or as many as you have tiles for
option-stack-one-layer = one layer
option-stack-many-layers = many layers

## Names of things

bossa-panel = The 27 tiles
bossa-tile = { $white } white, { $black } black
bossa-marker-redraw = Redraw
bossa-marker-exchange = Exchange
bossa-marker-stack = Stack
bossa-does-redraw = discard a tile and draw another
bossa-does-exchange = give a tile for one of the other hand
bossa-does-stack = cover a row with as many tiles of the same sum
bossa-none-redraw = the pile is empty
bossa-none-exchange = not now
bossa-none-stack = your tiles cover no row
bossa-chip-doubler = Doubler
bossa-chip-inverter = Inverter
bossa-chip-does-doubler = one tile counts twice
bossa-chip-does-inverter = one tile swaps white and black
bossa-used = used
bossa-not-now = not now
bossa-not-your-turn = not your turn
bossa-named = { $name }: { $about }
bossa-named-used = { $name }, used
bossa-place =
    { $line ->
     [white] white { $value }
   *[black] black { $value }
    }
sizes-or-size = { $sizes } or { $size }
bossa-tiles =
    { $n ->
     [one] { $sizes } tile
   *[other] { $sizes } tiles
    }
bossa-tiles-word =
    { $n ->
     [one] tile
   *[other] tiles
    }
bossa-count-tiles =
    { $n ->
     [one] { $n } tile
   *[other] { $n } tiles
    }
bossa-count-face-down =
    { $n ->
     [one] { $n } tile, face down
   *[other] { $n } tiles, face down
    }
bossa-asks =
    { $line ->
     [white] { $value ->
         [one] { $value } white dot
       *[other] { $value } white dots
        }
   *[black] { $value ->
         [one] { $value } black dot
       *[other] { $value } black dots
        }
    } on { $n ->
     [one] { $sizes } tile
   *[other] { $sizes } tiles
    }
bossa-missing = { $n } missing
bossa-too-many = { $n } too many
bossa-rows-unit = rows

## The lines

bossa-lane-white = White line
bossa-lane-black = Black line
bossa-lane = { $line }, { $about }
bossa-lane-of =
    { $self ->
     [yes] yours · { $rows } of 6 rows
   *[no] { $name }’s · { $rows } of 6 rows
    }
bossa-die-rolled-by =
    { $self ->
     [yes] die rolled by you
   *[no] die rolled by { $name }
    }
bossa-counts =
    { $line ->
     [white] white dots count
   *[black] black dots count
    }
bossa-die = Die { $die }
bossa-wall = ends at 1
bossa-take-line =
    { $line ->
     [white] Take the white line, its die shows { $die }
   *[black] Take the black line, its die shows { $die }
    }
bossa-row =
    { $line ->
     [white] White { $value }: { $tiles }
   *[black] Black { $value }: { $tiles }
    }
bossa-row-tiles =
    { $chip ->
     [doubler] { $tiles }, doubler on { $on }
     [inverter] { $tiles }, inverter on { $on }
   *[none] { $tiles }
    }
bossa-row-covered = { $row }, covered by { $by }
bossa-cover-fits = Stack on { $place }, { $asks }
bossa-cover-raise = Row for a stack on { $place }, { $asks }
bossa-end-fits = Lay { $tiles } on { $place }
bossa-end-asks = { $place } asks for { $asks }
bossa-end-stuck = { $place } asks for { $asks }: no row in the hand
bossa-end-able =
    { $place } asks for { $asks }: { $rows ->
     [one] { $rows } row
   *[other] { $rows } rows
    } in your hand{ $lack ->
     [none] { "" }
   *[other] , { $lack }
    }
bossa-no-row = no row

## Hands

bossa-your-tiles = Your tiles
bossa-hand-open = open to both
bossa-hand-secret = for your eyes alone
bossa-hand-tile =
    { $tile }{ $chip ->
     [doubler] , with the Doubler
     [inverter] , with the Inverter
   *[none] { "" }
    }{ $drawn ->
     [yes] , just drawn
   *[no] { "" }
    }
bossa-new = new
bossa-nothing-chosen = Nothing is chosen
bossa-chosen = Chosen: white { $white }, black { $black }
bossa-your-chips = Your chips
bossa-your-markers = Your markers
bossa-markers = Markers
bossa-pile = { $n } in the pile
bossa-aside = 1 set aside
bossa-strip-face-down = { $name }: { $n } tiles, face down
bossa-tiles-of = Tiles of { $name }
bossa-markers-of = Markers of { $name }
bossa-take-tile = Take { $tile }
bossa-rows-on =
    { $line ->
     [white] { $rows } of { $of } rows on the white line.
   *[black] { $rows } of { $of } rows on the black line.
    }

## The counting table

bossa-count-unseen =
    { $n ->
     [one] { $n } tile unseen
   *[other] { $n } tiles unseen
    }
bossa-hide-table = Hide the table
bossa-show-table = Show the table
bossa-seen-table = Which tiles have been seen
bossa-white = white
bossa-black = black
bossa-left = left
bossa-tile-unseen = unseen
bossa-tile-hand = in a hand
bossa-tile-line = on a line
bossa-tile-out = out of the game
bossa-discarded = Discarded: { $tiles }

## What is asked

bossa-open = Take { $line }, or { $first }.
bossa-open-line = a line
bossa-open-first = the first play
bossa-open-rule = If you take a line, { $name } plays first.
bossa-line = Choose { $line }.
bossa-line-yours = your line
bossa-line-rule = { $name } has taken the first play.
bossa-keep = Keep the { $chip }?
bossa-keep-rule-doubler = Once in the game: one tile counts twice.
bossa-keep-rule-inverter = Once in the game: one tile swaps white and black.
bossa-keep-which = Keep { $one } of your two chips.
bossa-keep-one = one
bossa-keep-rule = Both choose unseen; the other chip leaves the game.
bossa-take = Choose the tile that you take.
bossa-take-rule = You give { $tile } for it.
bossa-lift = Choose the tile for { $chip }.
bossa-lift-chip = your chip
bossa-lift-rule = It counts for this row alone and stays on the tile.
bossa-a-row = a row
bossa-a-tile = a tile
bossa-cover = Choose { $row } to cover.
bossa-cover-rule = With as many tiles as it has and the same sum.
bossa-no-row-fits = No row fits. Use { $action }.
bossa-no-row-fits-action = an action
bossa-no-row-fits-rule =
    { $tile ->
     [none] Without an action you are stuck and lose.
   *[other] You drew { $tile }. Without an action you are stuck and lose.
    }
bossa-move = Lay { $row }, or use an action.
bossa-move-only = Lay { $row }.
bossa-move-rule =
    { $tile ->
     [none] The dots of a row, in its line’s colour, add up to the number at the end.
   *[other] You drew { $tile }. The dots of a row, in its line’s colour, add up to the number at the end.
    }
bossa-move-touch = Dots of the line’s colour add up to an end’s number.
bossa-lays = Lay { $tiles } on { $place }?
bossa-stacks = Stack { $tiles } on { $place }?
bossa-lays-rule =
    { $others ->
     [none] { $asks }.
   *[other] { $asks }. Fits { $others } too.
    }
bossa-not-yet = { $place }: { $lack }.
bossa-not-yet-rule = It asks for { $asks }.
bossa-other-size = another number of tiles
bossa-no-row-yet = White { $white }, black { $black }: no row yet.
bossa-no-row-yet-rule = The ends tell what is missing for a row.
bossa-redraw-rule = It leaves the game. Nothing is placed this turn.
bossa-redraw-this = Discard { $tile } and draw another?
bossa-redraw-which = Choose { $tile } to discard.
bossa-exchange-rule = You choose both tiles. Nothing is placed this turn.
bossa-exchange-these = Give { $mine } for { $theirs }?
bossa-exchange-theirs = Choose a tile of { $name }.
bossa-exchange-both = Choose a tile of each hand.
bossa-exchange-mine = Choose the tile that you give.
bossa-row-rule =
    { $n ->
     [one] { $asks }; { $n } tile so far.
   *[other] { $asks }; { $n } tiles so far.
    }
bossa-row-complete = The row on { $place } is complete.
bossa-row-more = { $left } more for { $place }: choose tiles.

## What is pressed

bossa-clear = Clear
bossa-undo = Undo
bossa-take-back = Take back
bossa-play-first = Play first
bossa-keep-a-chip = Keep a chip
bossa-keep-the-doubler = Keep the Doubler
bossa-keep-the-inverter = Keep the Inverter
bossa-another-way = Another way
bossa-another-layer = Another layer
bossa-discard = Discard { $tile }, draw another
bossa-give = Give { $mine } for { $theirs }
bossa-lay-a-row = Lay a row
bossa-lay-on = Lay on { $place }
bossa-stack-on = Stack on { $place }

## Meanwhile

bossa-both-choose = Both players choose a chip.
bossa-you-look-on = You look on.
bossa-one-moment = One moment.
bossa-chips-shown-then = Then both chips are shown.
bossa-hand-hidden = Your hand is hidden until the lines are chosen.
bossa-waits-open = { $name } chooses a line or the first play.
bossa-waits-line = { $name } chooses a line.
bossa-waits-chip = { $name } chooses a chip.
bossa-waits-move = { $name } thinks.
bossa-waits-row = { $name } lays a row.
bossa-waits-take = { $name } exchanges a tile.
bossa-doing-open = choosing
bossa-doing-line = choosing
bossa-doing-chip = choosing a chip
bossa-doing-move = thinking
bossa-doing-row = laying a row
bossa-doing-take = exchanging
bossa-over = The game is over
bossa-dice-show = The dice show { $white } and { $black }
bossa-turn =
    { $pile ->
     [one] Turn { $turn } · { $pile } tile in the pile
   *[other] Turn { $turn } · { $pile } tiles in the pile
    }
bossa-turn-briefly = Turn { $turn } · pile { $pile }

## The end

bossa-won =
    { $letter ->
     [none] { $self ->
         [yes] { $winner } win.
       *[no] { $winner } wins.
        }
   *[other] { $self ->
         [yes] { $winner } win by end { $letter }.
       *[no] { $winner } wins by end { $letter }.
        }
    }
bossa-won-stuck =
    { $stuck ->
     [yes] You are stuck, end D: { $winner } wins.
   *[no] { $self ->
         [yes] { $loser } is stuck, end D: { $you } win.
       *[no] { $loser } is stuck, end D: { $winner } wins.
        }
    }
bossa-shared = { $names } share the win.
bossa-why-hand-empty = End A: the last tile of the hand was laid.
bossa-why-six-rows = End B: six rows lie on the winner’s line.
bossa-why-sixth-row-and-hand-empty = End C: the last tile made the sixth row of the other line; the empty hand counts first.
bossa-why-stuck = End D: no row fits any of the open ends, and no action is left.
bossa-why-pile-empty = End E: the pile is used up, and the smaller hand wins.
bossa-why-resigned = The other player has resigned.
bossa-why-shared = End E: the pile is used up, and both hands are equal.

## The rules at a glance

bossa-glance = Lay rows of tiles along two lines. Get rid of your last tile, or bring six rows to your own line; whoever cannot move loses.
bossa-glance-beginning = The beginning
bossa-glance-opening = Whoever rolls more looks at the own tiles and takes a line, or the first play; the other gets what is left. Then both hands are turned up and stay open.
bossa-glance-turn = A turn
bossa-glance-draw = You draw a tile. Then make one move: lay a row, or use one of your actions.
bossa-glance-where = Where.
bossa-glance-where-about = At either end of either line, also the other player’s. The next row is worth one more on the right, one less on the left.
bossa-glance-how-many = How many.
bossa-glance-how-many-about =
    { $size ->
     [classic] Next to the die one or two tiles. Further out as many tiles as the row before it, or one more.
     [loose] Next to the die one or two tiles. Further out as many tiles as the row before it, one more or one less.
   *[other] Next to the die one or two tiles. Further out exactly one tile more or one tile less than the row before it.
    }
bossa-glance-which = Which.
bossa-glance-which-about = Only dots of the line’s colour count, and they add up to the value. A tile without such a dot cannot be used there.
bossa-glance-actions = Actions, each once in the game
bossa-glance-layers = One Stack may lay several layers.
bossa-glance-chips = Chips
bossa-glance-chips-about = Each player keeps one of two, in secret, and may use it once on a tile of the row or layer being laid.
bossa-glance-end = The end
bossa-glance-end-a = You lay your last tile: you win.
bossa-glance-end-b = A line has six rows: its owner wins, whoever laid the sixth.
bossa-glance-end-c = Your last tile makes the other line’s sixth row: you win all the same.
bossa-glance-end-d = After drawing you can neither lay a row nor use an action: you are stuck and lose.
bossa-glance-end-e = The pile is used up at the end of a turn: the smaller hand wins; equal hands share the win.

## Said by the rules: what was done

has-decided-on-a-chip = has decided on a chip
completed-the-row = completed the row
began-another-layer = began another layer
placed-tile = placed { $tile }
placed-tile-with-a-chip-on-it = placed { $tile } with a chip on it
discarded-tile-and-drew-another = discarded { $tile } and drew another
gave-tile-away = gave { $tile } away
took-tile-for-it = took { $tile } for it
chose-the-first-play = chose the first play
kept-the-doubler = kept the Doubler
kept-the-inverter = kept the Inverter
took-the-line-line =
    { $line ->
     [white] took the white line
   *[black] took the black line
    }
went-arm-on-the-line-line =
    { $line ->
     [white] { $arm ->
         [up] went up on the white line
       *[down] went down on the white line
        }
   *[black] { $arm ->
         [up] went up on the black line
       *[down] went down on the black line
        }
    }
stacked-on-row-nth-arm-the-line-line =
    { $line ->
     [white] { $arm ->
         [up] stacked on row { $nth } up the white line
       *[down] stacked on row { $nth } down the white line
        }
   *[black] { $arm ->
         [up] stacked on row { $nth } up the black line
       *[down] stacked on row { $nth } down the black line
        }
    }

## Said by the rules: why not

you-have-decided-which-chip-to-keep = you have decided which chip to keep
you-have-used-your-stack-marker = you have used your Stack marker
the-row-is-complete = the row is complete
this-table-plays-without-modifier-chips = this table plays without modifier chips
you-have-used-your-chip = you have used your chip
layers-are-laid-by-the-stack-action-only = layers are laid by the Stack action only
at-this-table-one-stack-lays-one-layer = at this table one Stack lays one layer
your-hand-has-no-tiles-for-another-layer = your hand has no tiles for another layer
you-have-used-your-redraw-marker = you have used your Redraw marker
the-pile-is-empty-there-is-no-tile-to-draw = the pile is empty: there is no tile to draw
you-have-used-your-exchange-marker = you have used your Exchange marker
tile-is-not-in-your-hand = { $tile } is not in your hand
tiles-are-laid-in-ascending-order-and-tile-comes-before = tiles are laid in ascending order, and { $tile } comes before { $last }
the-row-adds-up-to-value-and-this-would-be = the row adds up to { $value }, and this would be { $total }
with-tile-the-row-cannot-be-completed-it-needs-sizes = with { $tile } the row cannot be completed: it needs { $sizes } tiles that add up to { $value }
the-row-is-not-complete-missing-is-missing = the row is not complete: { $missing } is missing
tile-is-not-in-the-other-hand = { $tile } is not in the other hand
first-the-higher-roller-takes-a-line-or-the-first = first the higher roller takes a line or the first play
first-the-lower-roller-takes-a-line = first the lower roller takes a line
first-both-players-keep-a-chip = first both players keep a chip
first-choose-what-to-do-in-this-turn-place-stack = first choose what to do in this turn: place, stack, redraw or exchange
a-row-is-being-laid-complete-it-first = a row is being laid: complete it first
choose-the-tile-that-you-take-in-exchange = choose the tile that you take in exchange
lines-are-chosen-once-at-the-beginning = lines are chosen once, at the beginning
chips-are-chosen-once-at-the-beginning = chips are chosen once, at the beginning
the-line-line-cannot-go-below-1 =
    { $line ->
     [white] the white line cannot go below 1
   *[black] the black line cannot go below 1
    }
no-tiles-of-your-hand-make-a-row-of-line =
    { $line ->
     [white] no tiles of your hand make a row of white { $value } with { $sizes } tiles
   *[black] no tiles of your hand make a row of black { $value } with { $sizes } tiles
    }
there-is-no-row-nth-arm-the-line-line-to =
    { $line ->
     [white] { $arm ->
         [up] there is no row { $nth } up the white line to stack on
       *[down] there is no row { $nth } down the white line to stack on
        }
   *[black] { $arm ->
         [up] there is no row { $nth } up the black line to stack on
       *[down] there is no row { $nth } down the black line to stack on
        }
    }
no-tiles-of-your-hand-make-a-layer-of-line =
    { $line ->
     [white] no tiles of your hand make a layer of white { $value } with { $size } tiles
   *[black] no tiles of your hand make a layer of black { $value } with { $size } tiles
    }
tile-has-no-line-dot-and-none-is-not-0 =
    { $line ->
     [white] { $tile } has no white dot, and none is not 0
   *[black] { $tile } has no black dot, and none is not 0
    }
tile-has-no-line-dot-with-your-chip-on-it =
    { $line ->
     [white] { $tile } has no white dot with your chip on it either
   *[black] { $tile } has no black dot with your chip on it either
    }

## Said by the rules: the end and the score sheet

rows-on-the-own-line = rows on the own line
tiles-in-hand = tiles in hand
won = won
the-other-player-has-resigned = the other player has resigned
the-pile-is-used-up-fewer-tiles-in-hand-win = the pile is used up: { $fewer } tiles in hand win against { $more }
a-hand-is-empty-whoever-has-played-all-tiles-wins = a hand is empty: whoever has played all tiles wins
the-line-line-has-six-rows-its-owner-wins =
    { $line ->
     [white] the white line has six rows: its owner wins
   *[black] the black line has six rows: its owner wins
    }
the-last-tiles-of-a-hand-were-the-sixth-row = the last tiles of a hand were the sixth row of the other's line: whoever has played all tiles wins
after-the-draw-nothing-could-be-played-and-no-action = after the draw nothing could be played and no action was left: whoever is stuck loses
the-pile-is-used-up-and-both-hands-have-tiles = the pile is used up, and both hands have { $tiles } tiles: a draw

## Advice

the-result = the result
your-chance-to-win-at-once = your chance to win at once
your-chance-to-place-a-row = your chance to place a row
arms-that-you-can-serve = arms that you can serve
tiles-in-your-hand = tiles in your hand
rows-on-your-line = rows on your line
your-exchange = your Exchange
your-redraw = your Redraw
your-stack = your Stack
your-danger-to-be-stuck = your danger to be stuck
the-others-chance-to-win-at-once = the other's chance to win at once
the-others-chance-to-place-a-row = the other's chance to place a row
arms-that-the-other-can-serve = arms that the other can serve
tiles-in-the-others-hand = tiles in the other's hand
rows-on-the-others-line = rows on the other's line
the-others-exchange = the other's Exchange
the-others-redraw = the other's Redraw
the-others-stack = the other's Stack
the-others-danger-to-be-stuck = the other's danger to be stuck
what-can-be-played-at-once = what can be played at once
