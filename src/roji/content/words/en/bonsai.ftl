### Bonsai.

## What was done

pruned-the-bonsai = pruned the bonsai
placed-wood =
    { $times ->
     [2] placed two wood
     [3] placed three wood
   *[other] placed wood
    }
placed-a-leaf =
    { $times ->
     [2] placed two leaves
     [3] placed three leaves
   *[other] placed a leaf
    }
placed-a-flower =
    { $times ->
     [2] placed two flowers
     [3] placed three flowers
   *[other] placed a flower
    }
placed-a-fruit =
    { $times ->
     [2] placed two fruits
     [3] placed three fruits
   *[other] placed a fruit
    }
took-the-card-next-to-the-deck = took the card next to the deck
took-the-card-with-wood-or-a-leaf = took the card with wood or a leaf
took-the-card-with-wood-and-a-flower = took the card with wood and a flower
took-the-card-with-a-leaf-and-a-fruit = took the card with a leaf and a fruit
took-a-kind-card =
    took a { $kind ->
     [Tool] Tool
     [Growth] Growth
     [Master] Master
     [Helper] Helper
    *[Parchment] Parchment
    } card
took-a-kind-card-tiles =
    took a { $kind ->
     [Tool] Tool
     [Growth] Growth
     [Master] Master
     [Helper] Helper
    *[Parchment] Parchment
    } card: { $tiles }
n-wood = { $n } wood
n-leaf = { $n } leaf
n-leaves = { $n } leaves
n-flower = { $n } flower
n-flowers = { $n } flowers
n-fruit = { $n } fruit
n-fruits = { $n } fruits
one-other = { $one }, { $other }
one-and-other = { $one } and { $other }
cultivated = cultivated
took-wood = took wood
took-a-leaf = took a leaf
took-a-flower = took a flower
took-a-fruit = took a fruit
finished-placing-tiles = finished placing tiles
claimed-the-points-point-colour-goal =
    { $colour ->
     [brown] claimed { bonsai-goals-brown }, { $points } points
     [green] claimed { bonsai-goals-green }, { $points } points
     [orange] claimed { bonsai-goals-orange }, { $points } points
     [pink] claimed { bonsai-goals-pink }, { $points } points
   *[blue] claimed { bonsai-goals-blue }, { $points } points
    }
renounced-the-colour-goal =
    { $colour ->
     [brown] renounced { bonsai-goals-brown }
     [green] renounced { bonsai-goals-green }
     [orange] renounced { bonsai-goals-orange }
     [pink] renounced { bonsai-goals-pink }
   *[blue] renounced { bonsai-goals-blue }
    }
gave-back-wood =
    { $times ->
     [2] gave back two wood
     [3] gave back three wood
   *[other] gave back wood
    }
gave-back-a-leaf =
    { $times ->
     [2] gave back two leaves
     [3] gave back three leaves
   *[other] gave back a leaf
    }
gave-back-a-flower =
    { $times ->
     [2] gave back two flowers
     [3] gave back three flowers
   *[other] gave back a flower
    }
gave-back-a-fruit =
    { $times ->
     [2] gave back two fruits
     [3] gave back three fruits
   *[other] gave back a fruit
    }

## What may not be done

begin-your-turn-meditate-or-cultivate = begin your turn: meditate or cultivate
choose-wood-or-a-leaf-first = choose wood or a leaf first
choose-the-tile-that-the-master-gives-first = choose the tile that the Master gives first
finish-with-the-helper-first = finish with the Helper first
finish-cultivating-first = finish cultivating first
claim-or-renounce-the-goals-that-your-bonsai-meets-first = claim or renounce the goals that your bonsai meets first
give-back-the-tiles-beyond-your-capacity-first = give back the tiles beyond your capacity first
a-bonsai-is-pruned-at-the-beginning-of-a-turn = a bonsai is pruned at the beginning of a turn
wood-can-grow-on-your-bonsai-so-nothing-is-pruned = wood can grow on your bonsai, so nothing is pruned
the-bud-is-never-removed = the bud is never removed
there-is-no-tile-to-remove = there is no tile to remove
that-tile-does-not-touch-wood-so-taking-it-off = that tile does not touch wood, so taking it off makes no room
that-would-take-falling-tiles-off-where-fewest-would-do = that would take { $falling } tiles off, where { $fewest } would do
no-card-is-left-there = no card is left there
your-last-cultivate-was-empty-and-no-tile-can-be = your last Cultivate was empty, and no tile can be placed in this one
in-flourishing-spring-you-cultivate-only-with-a-flower-in = in Flourishing Spring you cultivate only with a flower in your supply that can be placed
tiles-are-placed-when-you-cultivate-or-use-a-helper = tiles are placed when you cultivate or use a Helper
there-is-no-tile-in-your-supply =
    { $tile ->
     [wood] there is no wood in your supply
     [leaf] there is no leaf in your supply
     [flower] there is no flower in your supply
   *[fruit] there is no fruit in your supply
    }
no-symbol-is-left-to-place-wood = no symbol is left to place wood
no-symbol-is-left-to-place-a-leaf = no symbol is left to place a leaf
no-symbol-is-left-to-place-a-flower = no symbol is left to place a flower
no-symbol-is-left-to-place-a-fruit = no symbol is left to place a fruit
no-place-on-your-bonsai-takes-wood-it-must-touch = no place on your bonsai takes wood: it must touch wood
no-place-on-your-bonsai-takes-a-leaf-it-must = no place on your bonsai takes a leaf: it must touch wood
no-place-on-your-bonsai-takes-a-flower-it-must = no place on your bonsai takes a flower: it must touch a leaf
no-place-on-your-bonsai-takes-a-fruit-it-must = no place on your bonsai takes a fruit: it must touch two leaves that touch each other, and no other fruit
in-flourishing-spring-every-cultivate-places-a-flower-and-after = in Flourishing Spring every Cultivate places a flower, and after this none could be placed
the-bud-is-there = the bud is there
the-pot-is-there = the pot is there
something-grows-there-already = something grows there already
wood-must-touch-wood = wood must touch wood
a-leaf-must-touch-wood = a leaf must touch wood
a-flower-must-touch-a-leaf = a flower must touch a leaf
a-fruit-must-touch-two-leaves-that-touch-each-other = a fruit must touch two leaves that touch each other
a-fruit-may-not-touch-another-fruit = a fruit may not touch another fruit
this-card-comes-with-wood-or-a-leaf = this card comes with wood or a leaf
there-is-no-tile-to-choose-now = there is no tile to choose now
you-are-not-placing-tiles = you are not placing tiles
in-flourishing-spring-every-cultivate-places-a-flower = in Flourishing Spring every Cultivate places a flower
your-last-cultivate-was-empty-so-place-at-least-one = your last Cultivate was empty, so place at least one tile in this one
that-goal-is-not-in-play = that goal is not in play
you-have-a-colour-goal-and-one-of-each-colour =
    { $colour ->
     [brown] you have claimed { bonsai-goals-brown }, and one goal of each colour is all you may claim
     [green] you have claimed { bonsai-goals-green }, and one goal of each colour is all you may claim
     [orange] you have claimed { bonsai-goals-orange }, and one goal of each colour is all you may claim
     [pink] you have claimed { bonsai-goals-pink }, and one goal of each colour is all you may claim
   *[blue] you have claimed { bonsai-goals-blue }, and one goal of each colour is all you may claim
    }
that-goal-is-claimed-already = that goal is claimed already
you-have-renounced-that-goal = you have renounced that goal
your-bonsai-does-not-meet-that-goal-yet = your bonsai does not meet that goal yet
goals-are-claimed-after-the-action-of-a-turn = goals are claimed after the action of a turn
goals-are-renounced-when-the-bonsai-meets-them-after-the = goals are renounced when the bonsai meets them, after the action of a turn
there-is-no-colour-goal-to-decide-about =
    { $colour ->
     [brown] { bonsai-goals-brown } is not to be decided about now
     [green] { bonsai-goals-green } is not to be decided about now
     [orange] { bonsai-goals-orange } is not to be decided about now
     [pink] { bonsai-goals-pink } is not to be decided about now
   *[blue] { bonsai-goals-blue } is not to be decided about now
    }
tiles-are-given-back-at-the-end-of-a-turn = tiles are given back at the end of a turn, and only those beyond your capacity

## The end

two-hard-goals-and-a-low-one-were-needed-hard = two hard goals and a low one were needed; { $hard } hard and { $low } low ones were claimed
points-points-but-target-were-needed = { $points } points, but { $target } were needed
three-goals-were-needed-and-count-were-claimed =
    { $count ->
     [one] three goals were needed, and { $count } was claimed
   *[other] three goals were needed, and { $count } were claimed
    }
four-parchments-were-needed-and-count-were-collected =
    { $count ->
     [one] four Parchments were needed, and { $count } was collected
   *[other] four Parchments were needed, and { $count } were collected
    }
all-five-goals-were-needed-and-count-were-claimed =
    { $count ->
     [one] all five goals were needed, and { $count } was claimed
   *[other] all five goals were needed, and { $count } were claimed
    }
three-goals-were-needed-on-one-bonsai-and-two-on = three goals were needed on one bonsai and two on the other, not { $most } and { $fewest }
points-points-and-all-that-was-asked-the-bonsai-will = { $points } points and all that was asked: the bonsai will be shown
equal-with-points-points-of-these-whoever-sits-farthest-from = equal with { $points } points; of these whoever sits farthest from the first player wins
the-bonsai-was-given-up = the bonsai was given up

## The score pad, and what advice counts

leaves = leaves
flowers = flowers
fruits = fruits
parchments = parchments
goals = goals
goals-claimed = goals claimed
the-brown-goal-within-reach = { bonsai-goals-brown } within reach
the-green-goal-within-reach = { bonsai-goals-green } within reach
the-orange-goal-within-reach = { bonsai-goals-orange } within reach
the-pink-goal-within-reach = { bonsai-goals-pink } within reach
the-blue-goal-within-reach = { bonsai-goals-blue } within reach
company-still-to-be-found = company still to be found
tiles-to-place-now = tiles to place now
tiles-in-hand = tiles in hand
growth-tools-and-parchments-for-later = Growth, Tools and Parchments for later
room-to-grow = room to grow
turns-to-come = turns to come

## House rules

option-goals-name = Goals
option-goals = Goal tiles are in play; two to four beginners may do without
option-goal-colours-name = Goal colours
option-goal-colours = The three colours of goals that are in play
option-goal-colours-random = random
option-goal-colours-brown-green-orange = brown, green, orange
option-goal-colours-brown-green-pink = brown, green, pink
option-goal-colours-brown-green-blue = brown, green, blue
option-goal-colours-brown-orange-pink = brown, orange, pink
option-goal-colours-brown-orange-blue = brown, orange, blue
option-goal-colours-brown-pink-blue = brown, pink, blue
option-goal-colours-green-orange-pink = green, orange, pink
option-goal-colours-green-orange-blue = green, orange, blue
option-goal-colours-green-pink-blue = green, pink, blue
option-goal-colours-orange-pink-blue = orange, pink, blue
option-tokonoma-name = Tokonoma
option-tokonoma = All Parchments are in the first half of the deck
option-three-player-deck-name = Three player deck
option-three-player-deck = With three players the rulebook takes 11 cards out, which leaves 36; by the dots on the cards only 4 leave, which leaves 43
option-three-player-deck-rulebook = 36 cards
option-three-player-deck-printed = 43 cards
option-refill-timing-name = Refill timing
option-refill-timing = When new cards come up
option-refill-timing-rulebook = at once
option-refill-timing-after-goals = after goals
option-refill-timing-after-discard = at the end of the turn
option-level-name = Level
option-level = The points that you need to win a solo game; a scenario sets its own
option-level-gakusei = Gakusei, 80 points
option-level-senmon = Senmon, 100 points
option-level-sensei = Sensei, 120 points
option-level-yusha = Yusha, 140 points
option-scenario-name = Scenario
option-scenario = Solo: a challenge with goals and rules of its own
option-scenario-none = none
option-scenario-slow-fall = Slow Fall
option-scenario-long-winter = Long Winter
option-scenario-flourishing-spring = Flourishing Spring
option-scenario-scorching-summer = Scorching Summer
option-scenario-emperor = The Emperor challenge
option-scenario-goals-name = Scenario goals
option-scenario-goals = The goal tiles of the scenario as your box shows them, such as 3,6,15; empty for our choice
goal-colours-are-three-different-colours-with-commas-between-them = goal_colours are three different colours, with commas between them, or random
there-is-no-goal-colour-name-there-is-colours = there is no goal colour { $name }; there is { $colours }
scenario-goals-names-a-goal-twice = scenario_goals names a goal twice
the-emperor-challenge-is-played-with-the-five-intermediate-goals = the Emperor challenge is played with the five intermediate goals; leave scenario_goals empty
slow-fall-needs-two-hard-goals-and-a-low-one = Slow Fall needs two hard goals and a low one of three colours among scenario_goals
this-scenario-is-played-with-three-goals-of-three-colours = this scenario is played with three goals of three colours; name them in scenario_goals like 3,6,15
there-is-no-goal-number-goals-go-from-1-to = there is no goal { $number }; goals go from 1 to 15, with commas between them
a-scenario-is-for-one-player-not-seats = a scenario is for one player, not { $seats }
a-scenario-sets-its-own-target-choose-no-level-with = a scenario sets its own target; choose no level with it
a-scenario-has-goals-of-its-own-choose-no-goal = a scenario has goals of its own; choose no goal_colours with it
scenario-goals-are-for-a-scenario-choose-one-or-leave = scenario_goals are for a scenario; choose one, or leave them empty
alone-you-play-for-goals-they-cannot-be-left-out = alone you play for goals; they cannot be left out
without-goals-there-are-no-goal-colours-to-choose = without goals there are no goal_colours to choose

## Tiles

bonsai-tile-wood = wood
bonsai-tile-leaf = leaf
bonsai-tile-flower = flower
bonsai-tile-fruit = fruit
bonsai-one-wood = wood
bonsai-one-leaf = a leaf
bonsai-one-flower = a flower
bonsai-one-fruit = a fruit
bonsai-one-any = a tile
bonsai-two-wood = two wood
bonsai-two-leaf = two leaves
bonsai-two-flower = two flowers
bonsai-two-fruit = two fruits
bonsai-some-wood = { $n } wood
bonsai-some-leaf =
    { $n ->
     [one] { $n } leaf
   *[other] { $n } leaves
    }
bonsai-some-flower =
    { $n ->
     [one] { $n } flower
   *[other] { $n } flowers
    }
bonsai-some-fruit =
    { $n ->
     [one] { $n } fruit
   *[other] { $n } fruits
    }
bonsai-some-any = { $n } of any kind
bonsai-tiles =
    { $n ->
     [one] { $n } tile
   *[other] { $n } tiles
    }
bonsai-rule-wood = Wood must touch wood.
bonsai-rule-leaf = A leaf must touch wood.
bonsai-rule-flower = A flower must touch a leaf.
bonsai-rule-fruit = A fruit must touch two leaves that touch each other, and no other fruit.

## Cards

bonsai-cards = Cards
bonsai-card-tool = Tool
bonsai-card-growth = Growth
bonsai-card-master = Master
bonsai-card-helper = Helper
bonsai-card-parchment = Parchment
bonsai-says-tool = keep 2 more
bonsai-says-growth =
    { $tile ->
     [wood] 1 more wood
     [leaf] 1 more leaf
     [flower] 1 more flower
   *[fruit] 1 more fruit
    }
bonsai-says-helper = place now
bonsai-says-master =
    { $which ->
     [any] gain any one
   *[printed] { $n ->
         [2] gain both
       *[other] gain all
        }
    }
bonsai-says-parchment = at the end
bonsai-effect-tool = keep two more tiles
bonsai-effect-growth =
    { $tile ->
     [wood] grow one more wood whenever you cultivate
     [leaf] grow one more leaf whenever you cultivate
     [flower] grow one more flower whenever you cultivate
   *[fruit] grow one more fruit whenever you cultivate
    }
bonsai-effect-helper =
    { $tile ->
     [wood] place up to one tile of any kind and wood now
     [leaf] place up to one tile of any kind and a leaf now
     [flower] place up to one tile of any kind and a flower now
   *[fruit] place up to one tile of any kind and a fruit now
    }
bonsai-effect-parchment =
    { $n ->
     [one] { $n } point
   *[other] { $n } points
    } at the end for each { $of ->
     [wood] wood tile on your bonsai
     [leaf] leaf tile on your bonsai
     [flower] flower tile on your bonsai
     [fruit] fruit tile on your bonsai
     [growth] Growth card you own
     [helper] Helper card you own
   *[master] Master card you own
    }
bonsai-effect-master = gain { $tiles }
bonsai-effect-master-any = gain a tile of your choice
bonsai-card-named = { $title }: { $effect }
bonsai-bid-card =
    { $slot ->
     [1] Take the 1st card ({ $title }, { $shows })
     [2] Take the 2nd card ({ $title }, { $shows })
     [3] Take the 3rd card ({ $title }, { $shows })
   *[4] Take the 4th card ({ $title }, { $shows })
    }
bonsai-card-aloud = : { $effect }
bonsai-card-aloud-slot = : { $effect }. Slot { $slot }: { $gift }
bonsai-gift-1 = no tile
bonsai-gift-2 = wood or a leaf
bonsai-gift-3 = wood and a flower
bonsai-gift-4 = a leaf and a fruit
bonsai-or = or
bonsai-deck = deck { $n }
bonsai-deck-aloud = Deck, { $n } cards
bonsai-slot-empty = Slot { $slot }, no card
bonsai-no-card-yet = No card yet.

## Goals

bonsai-goals = Goals
bonsai-no-goals = No goals at this table.
bonsai-goals-brown = Bunjin-gi (wood)
bonsai-goals-green = Moyogi (leaves together)
bonsai-goals-orange = Chokkan (fruits)
bonsai-goals-pink = Shakan (flowers beyond a rim)
bonsai-goals-blue = Kengai (beyond the rim)
bonsai-rim-low = gold
bonsai-rim-intermediate = both
bonsai-rim-hard = below
bonsai-goal-brown = { $n } wood, the bud included
bonsai-goal-green = { $n } leaves in one group
bonsai-goal-orange = { $n } fruits
bonsai-goal-pink = { $n } flowers beyond the rim on one side
bonsai-reach-low = a tile beyond the rim on the gold-crack side
bonsai-reach-intermediate = tiles beyond the rim on both sides
bonsai-reach-hard = tiles beyond the rim on both sides, one of them below the pot
bonsai-goal-claimed = claimed
bonsai-goal-met = met
bonsai-goal-claimed-by = claimed by { $name }
bonsai-goal-closed = nobody can claim it now
bonsai-goal-open = open
bonsai-goal-open-to = open to { $names }
bonsai-goal-so-far = { $state }, { $n } of { $of } so far
bonsai-goal-name = { $says }: { $n } points, { $state }
bonsai-goal-aloud = { $need } ({ $says }), { $n } points, { $state }
bonsai-goal-claim = Claim { $goal }
bonsai-goal-told = { $goal }, { $n } points: { $says }.
bonsai-goal-far = So far { $n } of { $of }.
bonsai-so-many-of = { $n } of { $of }

## What to do

bonsai-undo = Undo
bonsai-done = Done
bonsai-cultivate = Cultivate
bonsai-take = Take
bonsai-take-card = Take the { $title } card
bonsai-renounce = Renounce
bonsai-claim-points = Claim { $n } points
bonsai-claim-brief = Claim { $n }
bonsai-do-meditate = meditate
bonsai-do-meditate-first = Meditate
bonsai-do-cultivate = cultivate
bonsai-meditate-or-cultivate = { $meditate } or { $cultivate }.
bonsai-meditate-or-cultivate-rule = Touch a card to take it with the tiles below it, or place tiles on your bonsai.
bonsai-prune-meditate-or-cultivate = Prune, { $meditate } or { $cultivate }.
bonsai-prune-rule = No wood can grow on your bonsai: you may cut the fewest tiles that make room.
bonsai-only-cultivate = Cultivate your bonsai.
bonsai-only-cultivate-rule = No card is left to take.
bonsai-only-meditate = Meditate: take a card.
bonsai-touch-a-card-or-a-tile = Touch a card to take it, or a tile to place it.
bonsai-touch-scissors = Touch the scissors to prune, a card to take it, or a tile to place it.
bonsai-touch-a-tile = Touch a tile to place it.
bonsai-touch-a-card = Touch a card to take it.
bonsai-touch-a-place = Touch a marked place on your bonsai.
bonsai-and-last =
    { $rule } { $n ->
     [1] This is the last turn.
   *[other] These are the last turns.
    }
bonsai-take-the = Take this { $card } card?
bonsai-take-the-rule =
    It comes with { $gift }. It { $kind ->
     [parchment] scores { $effect }
   *[other] lets you { $effect }
    }.
bonsai-take-wood-or-leaf = Take { $wood } or { $leaf }.
bonsai-take-wood-or-leaf-rule = It comes with the card you took.
bonsai-take-any = Take { $tile } of your choice.
bonsai-take-any-rule = The Master gives it to you.
bonsai-give-back = Give back { $tiles }.
bonsai-give-back-rule = You may keep { $n }.
bonsai-choose-where =
    { $kind ->
       *[other] Choose where the { $tile } grows.
    }
bonsai-may-still-place = You may still place { $tiles }.
bonsai-both = { $one } { $other }
bonsai-nothing-grows = Nothing more can grow now.
bonsai-no-tile-left = You have no tile left to place.
bonsai-choose-a-tile = Choose a tile.
bonsai-claim-a-goal = Claim a goal.
bonsai-claim = Claim { $goal }?
bonsai-claim-rule = You have { $says }. If you renounce it, you cannot claim it later.
bonsai-claim-touch = Once renounced, it cannot be claimed later.
bonsai-one-moment = One moment.
bonsai-you-look-on = You are watching.
bonsai-grow-at = Grow { $tile } at { $cell }, { $points }
bonsai-no-points = no points
bonsai-points-more =
    { $n ->
     [one] { $n } point more
   *[other] { $n } points more
    }
bonsai-points-less =
    { $n ->
     [one] { $n } point less
   *[other] { $n } points less
    }
bonsai-prune-at =
    Prune at { $cell }, { $n ->
     [1] one tile goes
   *[other] { $n } tiles go
    }
bonsai-renounce-title = Renounce this goal?
bonsai-renounce-about = The Emperor wants all five goals. A goal you renounce cannot be claimed later, not even with the other bonsai, so the challenge can no longer be won.
bonsai-renounce-it = Renounce it
bonsai-go-back = Go back

## What others do

bonsai-does-action = { $name } meditates or cultivates.
bonsai-does-slot-tile = { $name } takes a tile.
bonsai-does-master-tile = { $name } takes a tile.
bonsai-does-helper = { $name } uses a Helper.
bonsai-does-cultivate = { $name } cultivates.
bonsai-does-goals = { $name } decides on a goal.
bonsai-does-discard = { $name } gives back tiles.
bonsai-does-over = { $name } rests.
bonsai-doing-action = thinking
bonsai-doing-slot-tile = meditating
bonsai-doing-master-tile = meditating
bonsai-doing-helper = growing
bonsai-doing-cultivate = growing
bonsai-doing-goals = deciding on a goal
bonsai-doing-discard = giving back
bonsai-holds =
    { $tiles ->
     [one] { $tiles } tile
   *[other] { $tiles } tiles
    } · { $cards ->
     [one] { $cards } card
   *[other] { $cards } cards
    }
bonsai-turns-left =
    { $n ->
     [1] last turn
   *[other] { $n } turns left
    }
bonsai-turns-left-rule =
    { $n ->
     [one] { $n } turn left.
   *[other] { $n } turns left.
    }
bonsai-grown = The trees are grown

## The board

bonsai-tree = Bonsai
bonsai-your-tree = Your bonsai
bonsai-nth-tree = Bonsai { $n }
bonsai-nth-tree-tended = Bonsai { $n }, which you tend now
bonsai-nth-tree-rests = Bonsai { $n }, which rests
bonsai-tended = You tend this one
bonsai-rests = This one rests
bonsai-tree-of = Bonsai of { $name }
bonsai-tree-aloud = Bonsai: { $wood }, { $leaf }, { $flower }, { $fruit }
bonsai-beyond-the-rim = beyond the rim
bonsai-beyond-the-rim-of = beyond the rim,
bonsai-gold-crack-side = gold-crack side
bonsai-rim = rim
bonsai-gold-side = gold side
bonsai-your-tiles = Your tiles
bonsai-tiles-of = { $n } of { $of } tiles
bonsai-touch-take = Take { $tile }; you have { $some }
bonsai-touch-give-back = Give back { $tile }; you have { $some }
bonsai-cultivate-may-place = Each Cultivate lets you place { $tiles }
bonsai-helper-used-up = Helper: used up
bonsai-helper-may-place = The Helper still lets you place { $tiles }
bonsai-this-player = this player
bonsai-seat = seat { $n }
bonsai-points-so-far = Points so far
bonsai-part-leaf = Leaves
bonsai-part-flower = Flowers
bonsai-part-fruit = Fruits
bonsai-part-parchment = Parchments
bonsai-part-goals = Goals
bonsai-part-total = Total
bonsai-alcove =
    { $self ->
     [yes] Your bonsai in its alcove, { $n } points
   *[no] The bonsai of { $name } in its alcove, { $n } points
    }
bonsai-whose-tree = Whose tree
bonsai-show-tree-of =
    { $self ->
     [yes] Your tree
   *[no] Tree of { $name }
    }
bonsai-score-by-part = Score, part by part
bonsai-save-svg = Save as SVG
bonsai-save-png = Save as PNG

## Alone

bonsai-to-win = To win
bonsai-points-of = { $points } of { $n } points
bonsai-target = { $n } points to win
bonsai-target-brief = { $n } to win
bonsai-goals-our-choice = The goals of this scenario are our choice; if you own the box, you can enter the printed ones.
bonsai-parchments-where = { $all } Parchments: { $owned } yours, { $shown } in the slots, { $gone } gone, { $left } to come
bonsai-cards-gone = { $n } cards gone
bonsai-scenario-slow-fall = Slow Fall
bonsai-scenario-long-winter = Long Winter
bonsai-scenario-flourishing-spring = Flourishing Spring
bonsai-scenario-scorching-summer = Scorching Summer
bonsai-scenario-emperor = The Emperor challenge
bonsai-asks-none = Claim one goal of every colour and reach the points.
bonsai-asks-slow-fall = Claim two hard goals and a low one.
bonsai-asks-long-winter = Claim all three goals and own four Parchments.
bonsai-asks-flourishing-spring = Claim all three goals. Every Cultivate must place a flower.
bonsai-asks-scorching-summer = Claim all three goals. At the end, flowers and fruits that do not touch each other wither.
bonsai-asks-emperor = Claim all five goals, three on one bonsai and two on the other. After each Cultivate you tend the other one.

## The rules at a glance

bonsai-glance-lead = Grow a tree in your pot, tile by tile. When the deck is empty everybody has one more turn; most points win.
bonsai-glance-turn = A turn is one of two
bonsai-glance-meditate-title = Meditate.
bonsai-glance-meditate = Take a card and the tiles below it: no tile next to the deck; then wood or a leaf; wood and a flower; a leaf and a fruit.
bonsai-glance-cultivate-title = Cultivate.
bonsai-glance-cultivate = Place up to one tile of any kind, one wood and one leaf, and one more for each Growth card.
bonsai-glance-then = Then claim or renounce the goals that your tree meets, one of each colour. Last, give back the tiles beyond five, and two more for each Tool.
bonsai-glance-where = Where tiles grow
bonsai-glance-wood = Wood must touch wood. It is worth nothing by itself.
bonsai-glance-leaf = A leaf must touch wood. It is worth 3 points.
bonsai-glance-flower = A flower must touch a leaf. It is worth 1 point for each of its six sides that touches no tile.
bonsai-glance-fruit = A fruit must touch two leaves that touch each other, and no other fruit. It is worth 7 points.
bonsai-glance-pot = Nothing grows on the pot. If no wood could grow any more, you may prune the fewest tiles that make room, before your turn.
bonsai-glance-tool = keep two more tiles
bonsai-glance-growth = one more tile whenever you cultivate
bonsai-glance-master = gain the tiles shown
bonsai-glance-helper = place the tiles shown at once, also those you just gained
bonsai-glance-parchment = points at the end
bonsai-glance-goals = Goals
bonsai-glance-goals-brown = { $low }, { $middle } or { $high } wood, the bud included
bonsai-glance-goals-green = { $low }, { $middle } or { $high } leaves in one group
bonsai-glance-goals-orange = { $low }, { $middle } or { $high } fruits
bonsai-glance-goals-pink = { $low }, { $middle } or { $high } flowers beyond the rim on one side
bonsai-glance-goals-blue = “gold”: a tile beyond the rim on the gold-crack side; “both”: tiles beyond the rim on both sides; “below”: on both sides, one of them below the pot
bonsai-glance-goals-worth = { $asks }. Worth { $low }, { $middle } or { $high } points.
bonsai-glance-deck = The deck has 32 cards for one or two players, { $three } for three and 47 for four.
bonsai-glance-equal = If points are equal, the player who sits latest in turn order wins.
bonsai-glance-alone-title = Solo
bonsai-glance-alone = When you take a card, the one left of it goes too; with the leftmost, the next card of the deck. When you cultivate, the rightmost card goes. Claim three goals and reach the points.
