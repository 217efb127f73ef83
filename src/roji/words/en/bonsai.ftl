### Bonsai.

## Said by the rules

pruned-the-bonsai-at-cell = pruned the bonsai at { $cell }
grew-wood-at-cell = grew wood at { $cell }
meditated-at-slot-slot = meditated at slot { $slot }
cultivated = cultivated
put-the-tools-down = put the tools down
claimed-goal-goal = claimed goal { $goal }
a-bonsai-is-pruned-at-the-beginning-of-a-turn = a bonsai is pruned at the beginning of a turn
wood-can-grow-on-your-bonsai-so-nothing-is-pruned = wood can grow on your bonsai, so nothing is pruned
only-a-tile-beside-wood-is-pruned-and-one-with = only a tile beside wood is pruned, and one with which the fewest others fall
your-last-cultivate-was-empty-and-no-tile-can-be = your last Cultivate was empty, and no tile can be placed in this one
in-flourishing-spring-you-cultivate-only-with-a-flower-in = in Flourishing Spring you cultivate only with a flower in your supply that can be placed
tiles-are-placed-when-you-cultivate-or-a-helper-comes = tiles are placed when you cultivate or a Helper comes
in-flourishing-spring-every-cultivate-places-a-flower-and-after = in Flourishing Spring every Cultivate places a flower, and after this none could be placed
the-bud-is-there = the bud is there
the-pot-is-there = the pot is there
something-grows-there-already = something grows there already
wood-must-touch-wood = wood must touch wood
a-leaf-must-touch-wood = a leaf must touch wood
a-flower-must-touch-a-leaf = a flower must touch a leaf
a-fruit-must-touch-two-leaves-that-touch-each-other = a fruit must touch two leaves that touch each other
a-fruit-may-not-touch-another-fruit = a fruit may not touch another fruit
slot-2-gives-wood-or-a-leaf = slot 2 gives wood or a leaf
there-is-no-tile-to-choose-now = there is no tile to choose now
you-are-not-placing-tiles = you are not placing tiles
in-flourishing-spring-every-cultivate-places-a-flower = in Flourishing Spring every Cultivate places a flower
your-last-cultivate-was-empty-so-place-at-least-one = your last Cultivate was empty, so place at least one tile in this one
goals-are-claimed-after-the-action-of-a-turn = goals are claimed after the action of a turn
goals-are-renounced-when-the-bonsai-meets-them-after-the = goals are renounced when the bonsai meets them, after the action of a turn
tiles-are-given-back-at-the-end-of-a-turn = tiles are given back at the end of a turn, and only those beyond your capacity
no-symbol-is-left-to-place-wood = no symbol is left to place wood
goal-goal-is-not-in-play = goal { $goal } is not in play
goal-goal-is-claimed-already = goal { $goal } is claimed already
you-have-renounced-goal-goal = you have renounced goal { $goal }
your-bonsai-does-not-meet-goal-goal = your bonsai does not meet goal { $goal }
no-card-is-left-in-slot-slot = no card is left in slot { $slot }
two-hard-goals-and-a-low-one-were-needed-hard = two hard goals and a low one were needed; { $hard } hard and { $low } low ones were claimed
points-points-but-target-were-needed = { $points } points, but { $target } were needed
three-goals-were-needed-and-count-were-claimed = three goals were needed, and { $count } were claimed
four-parchments-were-needed-and-count-were-collected = four Parchments were needed, and { $count } were collected
all-five-goals-were-needed-and-count-were-claimed = all five goals were needed, and { $count } were claimed
three-goals-were-needed-on-one-bonsai-and-two-on = three goals were needed on one bonsai and two on the other, not { $most } and { $fewest }
points-points-and-all-that-was-asked-the-bonsai-will = { $points } points and all that was asked: the bonsai will be shown
equal-with-points-points-of-these-whoever-sits-farthest-from = equal with { $points } points; of these whoever sits farthest from the first player wins
the-bonsai-was-given-up = the bonsai was given up
