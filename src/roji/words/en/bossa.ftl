### Bossa.

## Said by the rules

rows-on-the-own-line = rows on the own line
tiles-in-hand = tiles in hand
won = won
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
the-result = the result
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
the-other-player-has-resigned = the other player has resigned
the-pile-is-used-up-fewer-tiles-in-hand-win = the pile is used up: { $fewer } tiles in hand win against { $more }
a-hand-is-empty-whoever-has-played-all-tiles-wins = a hand is empty: whoever has played all tiles wins
the-last-tiles-of-a-hand-were-the-sixth-row = the last tiles of a hand were the sixth row of the other's line: whoever has played all tiles wins
after-the-draw-nothing-could-be-played-and-no-action = after the draw nothing could be played and no action was left: whoever is stuck loses
the-pile-is-used-up-and-both-hands-have-tiles = the pile is used up, and both hands have { $tiles } tiles: a draw
