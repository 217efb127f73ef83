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
bossa-no-dot =
    { $line ->
     [white] no white dot
   *[black] no black dot
    }
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
bossa-wall = ends at { $n }
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
bossa-hand-secret = only you see them
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
bossa-take = Choose the tile you take.
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
     [none] With no row and no action left you would lose.
   *[other] You drew { $tile }. With no row and no action left you would lose.
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
bossa-lays-chip = Lay { $tiles } on { $place } with your { $chip }?
bossa-stacks = Stack { $tiles } on { $place }?
bossa-stacks-chip = Stack { $tiles } on { $place } with your { $chip }?
bossa-lays-rule =
    { $others ->
     [none] { $asks }.
   *[other] { $asks }. Fits { $others } too.
    }
bossa-not-yet = { $place }: { $lack }.
bossa-not-yet-rule = It asks for { $asks }.
bossa-other-size = another number of tiles
bossa-no-row-yet = White { $white }, black { $black }: no row yet.
bossa-no-row-yet-rule = The ends show what is missing for a row.
bossa-redraw-rule = It leaves the game. Nothing is placed this turn.
bossa-redraw-this = Discard { $tile } and draw another?
bossa-redraw-which = Choose { $tile } to discard.
bossa-exchange-rule = You choose both tiles. Nothing is placed this turn.
bossa-exchange-these = Give { $mine } for { $theirs }?
bossa-exchange-theirs = Choose a tile from { $name }.
bossa-exchange-both = Choose a tile from each hand.
bossa-exchange-mine = Choose the tile you give.
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
bossa-tile-not-next = This tile does not come next in the row. Undo to lay another row.
bossa-why-no-stack = Your tiles cannot cover any row.
bossa-why-no-chip = A chip goes on a tile of a row or of a stack.
bossa-why-no-clear = Nothing is chosen.
bossa-why-keep = Choose one of your two chips first.
bossa-why-redraw = Choose the tile to discard first.
bossa-why-stack = Choose a row, or tiles that add up to it.
bossa-why-lay = Choose tiles that add up to the number at an end, or touch an end.
bossa-why-no-row = No row can be made from your hand now. Use an action.

## Meanwhile

bossa-both-choose = Both players choose a chip.
bossa-you-look-on = You are watching.
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
     [A] { $self ->
         [yes] { $winner } win with an empty hand.
       *[no] { $winner } wins with an empty hand.
        }
     [B] { $self ->
         [yes] { $winner } win with six rows.
       *[no] { $winner } wins with six rows.
        }
     [C] { $self ->
         [yes] { $winner } win with an empty hand.
       *[no] { $winner } wins with an empty hand.
        }
     [E] { $self ->
         [yes] { $winner } win with the smaller hand.
       *[no] { $winner } wins with the smaller hand.
        }
   *[none] { $self ->
         [yes] { $winner } win.
       *[no] { $winner } wins.
        }
    }
bossa-won-stuck =
    { $stuck ->
     [yes] You have no legal move: { $winner } wins.
   *[no] { $self ->
         [yes] { $loser } has no legal move: { $you } win.
       *[no] { $loser } has no legal move: { $winner } wins.
        }
    }
bossa-shared = The game is drawn.
bossa-why-hand-empty = The last tile was laid.
bossa-why-six-rows = Six rows lie on the winner’s line.
bossa-why-sixth-row-and-hand-empty = The last tile made the sixth row of the other line; the empty hand counts first.
bossa-why-stuck = No row fits any open end, and no action is left.
bossa-why-pile-empty = The pile is used up, and the smaller hand wins.
bossa-why-resigned = The other player has resigned.
bossa-why-shared = The pile is used up, and both hands have the same number of tiles.

## The rules at a glance

bossa-glance = Lay rows of tiles along two lines. Get rid of your last tile, or bring six rows to your own line; whoever cannot move loses.
bossa-glance-beginning = The beginning
bossa-glance-opening = The higher roller looks at their own tiles and takes a line, or the first play; the other player gets what is left. Then both hands are turned face up and stay open.
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
bossa-glance-end-d = After drawing you can neither lay a row nor use an action: you have no legal move and lose.
bossa-glance-end-e = The pile is used up at the end of a turn: the smaller hand wins; with equal hands the game is drawn.

## Said by the rules: what was done

has-decided-on-a-chip = chose a chip
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
played-on-the-end-end-of-the-line-line =
    { $line ->
     [white] { $end ->
         [high] played on the high end of the white line
       *[low] played on the low end of the white line
        }
   *[black] { $end ->
         [high] played on the high end of the black line
       *[low] played on the low end of the black line
        }
    }
stacked-on-row-nth-side-of-the-line-die =
    { $line ->
     [white] { $side ->
         [right] stacked on the { $nth ->
             [1] first
             [2] second
             [3] third
             [4] fourth
           *[other] fifth
            } row to the right of the white die
       *[left] stacked on the { $nth ->
             [1] first
             [2] second
             [3] third
             [4] fourth
           *[other] fifth
            } row to the left of the white die
        }
   *[black] { $side ->
         [right] stacked on the { $nth ->
             [1] first
             [2] second
             [3] third
             [4] fourth
           *[other] fifth
            } row to the right of the black die
       *[left] stacked on the { $nth ->
             [1] first
             [2] second
             [3] third
             [4] fourth
           *[other] fifth
            } row to the left of the black die
        }
    }

## Said by the rules: why not

you-have-decided-which-chip-to-keep = you have already chosen your chip
you-have-used-your-stack-marker = you have used your Stack marker
the-row-is-complete = the row is complete
this-table-plays-without-modifier-chips = this table plays without modifier chips
you-have-used-your-chip = you have used your chip
layers-are-laid-by-the-stack-action-only = only the Stack action lays layers
at-this-table-one-stack-lays-one-layer = at this table one Stack lays one layer
your-hand-has-no-tiles-for-another-layer = your hand has no tiles for another layer
the-layer-that-begins-with-first-must-be-laid-before = the layer that begins with { $first } must be laid before this one
you-have-used-your-redraw-marker = you have used your Redraw marker
the-pile-is-empty-there-is-no-tile-to-draw = the pile is empty: there is no tile to draw
you-have-used-your-exchange-marker = you have used your Exchange marker
tile-is-not-in-your-hand = { $tile } is not in your hand
name-first-first-tiles-are-named-in-order-from-0 = name { $first } first: tiles are named in order, from 0/1 up to 6/0
take-back-last-and-name-first-first-tiles-are-named = take back { $last } and name { $first } first: tiles are named in order, from 0/1 up to 6/0
name-first-with-your-chip-on-it-first-tiles-are = name { $first } with your chip on it first: tiles are named in order, from 0/1 up to 6/0
the-row-adds-up-to-value-and-this-would-be = the row adds up to { $value }, and this would be { $total }
with-tile-the-row-cannot-be-completed-it-needs-sizes =
    { $sizes ->
     [one] with { $tile } the row cannot be completed: it needs { $sizes } tile worth { $value }
   *[other] with { $tile } the row cannot be completed: it needs { $sizes } tiles that add up to { $value }
    }
the-row-is-not-complete-missing-is-missing = the row is not complete: { $missing } is missing
tile-is-not-in-the-other-hand = { $tile } is not in the other hand
first-the-higher-roller-takes-a-line-or-the-first = first the higher roller takes a line or the first play
first-the-lower-roller-takes-a-line = first the lower roller takes a line
first-both-players-keep-a-chip = first both players choose a chip to keep
first-choose-what-to-do-in-this-turn-place-stack = first choose what to do in this turn: place, stack, redraw or exchange
a-row-is-being-laid-complete-it-first = a row is being laid: complete it first
choose-the-tile-that-you-take-in-exchange = choose the tile you take in exchange
lines-are-chosen-once-at-the-beginning = lines are chosen once, at the beginning
chips-are-chosen-once-at-the-beginning = chips are chosen once, at the beginning
the-line-line-cannot-go-below-1 =
    { $line ->
     [white] the white line cannot go below 1
   *[black] the black line cannot go below 1
    }
no-tiles-of-your-hand-make-a-row-of-line =
    { $line ->
     [white] no row of white { $value } can be made from your hand with { $sizes ->
         [one] { $sizes } tile
       *[other] { $sizes } tiles
        }
   *[black] no row of black { $value } can be made from your hand with { $sizes ->
         [one] { $sizes } tile
       *[other] { $sizes } tiles
        }
    }
there-is-no-row-nth-side-of-the-line-die =
    { $line ->
     [white] { $side ->
         [right] there is no { $nth ->
             [1] first
             [2] second
             [3] third
             [4] fourth
           *[other] fifth
            } row to the right of the white die to stack on
       *[left] there is no { $nth ->
             [1] first
             [2] second
             [3] third
             [4] fourth
           *[other] fifth
            } row to the left of the white die to stack on
        }
   *[black] { $side ->
         [right] there is no { $nth ->
             [1] first
             [2] second
             [3] third
             [4] fourth
           *[other] fifth
            } row to the right of the black die to stack on
       *[left] there is no { $nth ->
             [1] first
             [2] second
             [3] third
             [4] fourth
           *[other] fifth
            } row to the left of the black die to stack on
        }
    }
no-tiles-of-your-hand-make-a-layer-of-line =
    { $line ->
     [white] no layer of white { $value } can be made from your hand with { $size ->
         [one] { $size } tile
       *[other] { $size } tiles
        }
   *[black] no layer of black { $value } can be made from your hand with { $size ->
         [one] { $size } tile
       *[other] { $size } tiles
        }
    }
tile-has-no-line-dot-and-none-is-not-0 =
    { $line ->
     [white] { $tile } has no white dot, and a missing colour does not count as 0
   *[black] { $tile } has no black dot, and a missing colour does not count as 0
    }
tile-has-no-line-dot-with-your-chip-on-it =
    { $line ->
     [white] { $tile } has no white dot with your chip on it either
   *[black] { $tile } has no black dot with your chip on it either
    }

## Said by the rules: the end and the score sheet

rows-on-the-own-line = rows on own line
tiles-in-hand = tiles in hand
won = won
drawn = drawn
the-other-player-has-resigned = the other player has resigned
the-pile-is-used-up-fewer-tiles-in-hand-win = the pile is used up: the smaller hand wins, { $fewer } against { $more }
a-hand-is-empty-whoever-has-played-all-tiles-wins = a hand is empty: whoever has played all their tiles wins
the-line-line-has-six-rows-its-owner-wins =
    { $line ->
     [white] the white line has six rows: its owner wins
   *[black] the black line has six rows: its owner wins
    }
the-last-tiles-of-a-hand-were-the-sixth-row = the last tiles of a hand made the sixth row of the other player’s line: the empty hand wins
after-the-draw-nothing-could-be-played-and-no-action = a player with no legal move after drawing loses
the-pile-is-used-up-and-both-hands-have-tiles =
    { $tiles ->
     [one] the pile is used up, and both hands have { $tiles } tile: the game is drawn
   *[other] the pile is used up, and both hands have { $tiles } tiles: the game is drawn
    }

## Advice

the-result = the result
your-chance-to-win-at-once = your chance to win at once
your-chance-to-place-a-row = your chance to lay a row
arms-that-you-can-serve = ends where you can lay a row
tiles-in-your-hand = tiles in your hand
rows-on-your-line = rows on your line
your-exchange = your Exchange
your-redraw = your Redraw
your-stack = your Stack
your-danger-to-be-stuck = your risk of having no move
the-others-chance-to-win-at-once = the other player’s chance to win at once
the-others-chance-to-place-a-row = the other player’s chance to lay a row
arms-that-the-other-can-serve = ends where the other player can lay a row
tiles-in-the-others-hand = tiles in the other hand
rows-on-the-others-line = rows on the other line
the-others-exchange = the other player’s Exchange
the-others-redraw = the other player’s Redraw
the-others-stack = the other player’s Stack
the-others-danger-to-be-stuck = the other player’s risk of having no move
what-can-be-played-at-once = what can be played at once
