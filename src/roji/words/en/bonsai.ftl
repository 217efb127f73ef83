### Bonsai.

## What was done

pruned-the-bonsai-at-cell = pruned the bonsai at { $cell }
grew-wood-at-cell = grew wood at { $cell }
grew-a-leaf-at-cell = grew a leaf at { $cell }
grew-a-flower-at-cell = grew a flower at { $cell }
grew-a-fruit-at-cell = grew a fruit at { $cell }
meditated-at-slot-slot = meditated at slot { $slot }
cultivated = cultivated
took-wood = took wood
took-a-leaf = took a leaf
took-a-flower = took a flower
took-a-fruit = took a fruit
put-the-tools-down = put the tools down
claimed-goal-goal = claimed goal { $goal }
renounced-colour =
    { $colour ->
     [brown] renounced brown
     [green] renounced green
     [orange] renounced orange
     [pink] renounced pink
   *[blue] renounced blue
    }
gave-back-wood = gave back wood
gave-back-a-leaf = gave back a leaf
gave-back-a-flower = gave back a flower
gave-back-a-fruit = gave back a fruit

## What may not be done

begin-your-turn-meditate-or-cultivate = begin your turn: meditate or cultivate
choose-the-tile-of-the-slot-first-wood-or-leaf = choose the tile of the slot first: wood or leaf
choose-the-tile-that-the-master-gives-first = choose the tile that the Master gives first
finish-with-the-helper-first = finish with the Helper first
finish-cultivating-first = finish cultivating first
claim-or-renounce-the-goals-that-your-bonsai-meets-first = claim or renounce the goals that your bonsai meets first
give-back-the-tiles-beyond-your-capacity-first = give back the tiles beyond your capacity first
a-bonsai-is-pruned-at-the-beginning-of-a-turn = a bonsai is pruned at the beginning of a turn
wood-can-grow-on-your-bonsai-so-nothing-is-pruned = wood can grow on your bonsai, so nothing is pruned
only-a-tile-beside-wood-is-pruned-and-one-with = only a tile beside wood is pruned, and one with which the fewest others fall
no-card-is-left-in-slot-slot = no card is left in slot { $slot }
your-last-cultivate-was-empty-and-no-tile-can-be = your last Cultivate was empty, and no tile can be placed in this one
in-flourishing-spring-you-cultivate-only-with-a-flower-in = in Flourishing Spring you cultivate only with a flower in your supply that can be placed
tiles-are-placed-when-you-cultivate-or-a-helper-comes = tiles are placed when you cultivate or a Helper comes
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
goal-goal-is-not-in-play = goal { $goal } is not in play
you-have-a-colour-goal-and-one-of-each-colour =
    { $colour ->
     [brown] you have a brown goal, and one of each colour is all you may claim
     [green] you have a green goal, and one of each colour is all you may claim
     [orange] you have an orange goal, and one of each colour is all you may claim
     [pink] you have a pink goal, and one of each colour is all you may claim
   *[blue] you have a blue goal, and one of each colour is all you may claim
    }
goal-goal-is-claimed-already = goal { $goal } is claimed already
you-have-renounced-goal-goal = you have renounced goal { $goal }
your-bonsai-does-not-meet-goal-goal = your bonsai does not meet goal { $goal }
goals-are-claimed-after-the-action-of-a-turn = goals are claimed after the action of a turn
goals-are-renounced-when-the-bonsai-meets-them-after-the = goals are renounced when the bonsai meets them, after the action of a turn
there-is-no-colour-goal-to-decide-about =
    { $colour ->
     [brown] there is no brown goal to decide about
     [green] there is no green goal to decide about
     [orange] there is no orange goal to decide about
     [pink] there is no pink goal to decide about
   *[blue] there is no blue goal to decide about
    }
tiles-are-given-back-at-the-end-of-a-turn = tiles are given back at the end of a turn, and only those beyond your capacity

## The end

two-hard-goals-and-a-low-one-were-needed-hard = two hard goals and a low one were needed; { $hard } hard and { $low } low ones were claimed
points-points-but-target-were-needed = { $points } points, but { $target } were needed
three-goals-were-needed-and-count-were-claimed = three goals were needed, and { $count } were claimed
four-parchments-were-needed-and-count-were-collected = four Parchments were needed, and { $count } were collected
all-five-goals-were-needed-and-count-were-claimed = all five goals were needed, and { $count } were claimed
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
the-brown-goal-within-reach = the brown goal within reach
the-green-goal-within-reach = the green goal within reach
the-orange-goal-within-reach = the orange goal within reach
the-pink-goal-within-reach = the pink goal within reach
the-blue-goal-within-reach = the blue goal within reach
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
option-goal-colours = random, or three of brown, green, orange, pink, blue with commas between them
option-goal-colours-random = random
option-tokonoma-name = Tokonoma
option-tokonoma = All Parchments are in the first half of the deck
option-three-player-deck-name = Three player deck
option-three-player-deck = With three players, 36 cards as the rulebook counts or 43 as the cards are marked
option-three-player-deck-rulebook = 36 cards
option-three-player-deck-printed = 43 cards
option-refill-timing-name = Refill timing
option-refill-timing = When new cards come up
option-refill-timing-rulebook = at once
option-refill-timing-after-goals = after goals
option-refill-timing-after-discard = at the end of the turn
option-level-name = Level
option-level = The points that you need to win alone; a scenario sets its own
option-level-gakusei = Gakusei, 80 points
option-level-senmon = Senmon, 100 points
option-level-sensei = Sensei, 120 points
option-level-yusha = Yusha, 140 points
option-scenario-name = Scenario
option-scenario = Alone: a challenge with goals and rules of its own
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
bonsai-goals-brown = Wood
bonsai-goals-green = Leaves together
bonsai-goals-orange = Fruits
bonsai-goals-pink = Flowers beyond one rim
bonsai-goals-blue = Beyond the rim
bonsai-style-brown = Bujin-ji
bonsai-style-green = Moyogi
bonsai-style-orange = Chokkan
bonsai-style-pink = Shakan
bonsai-style-blue = Kengai
bonsai-rim-low = gold
bonsai-rim-intermediate = both
bonsai-rim-hard = below
bonsai-goal-brown = { $n } wood, the bud included
bonsai-goal-green = { $n } leaves in one group
bonsai-goal-orange = { $n } fruits
bonsai-goal-pink = { $n } flowers that protrude on one side
bonsai-reach-low = a tile that protrudes on the side of the gold crack
bonsai-reach-intermediate = tiles that protrude on both sides
bonsai-reach-hard = a tile that protrudes on one side, and one below the pot on the other
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
bonsai-so-many-of = { $n } of { $of }

## What to do

bonsai-undo = Undo
bonsai-done = Done
bonsai-cultivate = Cultivate
bonsai-take = Take
bonsai-take-card = Take the { $title }
bonsai-take-card-and-gift = Take the { $title }, { $gift }
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
bonsai-only-meditate-rule = You cannot cultivate now.
bonsai-touch-a-card-or-a-tile = Touch a card to take it, or a tile to place it.
bonsai-touch-a-tile = Touch a tile to place it.
bonsai-touch-a-card = Touch a card to take it.
bonsai-touch-a-place = Touch a marked place on your bonsai.
bonsai-and-last =
    { $rule } { $n ->
     [1] This is the last turn.
   *[other] These are the last turns.
    }
bonsai-take-the = Take the { $card }?
bonsai-take-the-rule =
    With it { $gift }. It lets you { $kind ->
     [parchment] score { $effect }
   *[other] { $effect }
    }.
bonsai-take-wood-or-leaf = Take { $wood } or { $leaf }.
bonsai-take-wood-or-leaf-rule = It comes with the card of slot 2.
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
bonsai-helper-over = The Helper’s work is over.
bonsai-choose-a-tile = Choose a tile.
bonsai-claim-a-goal = Claim a goal.
bonsai-claim = Claim { $style }?
bonsai-claim-rule = You have { $says }. What you renounce you cannot claim later.
bonsai-one-moment = One moment.
bonsai-you-look-on = You look on.
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
bonsai-renounce-about = The Emperor wants all five goals. A goal renounced cannot be claimed later, also not with the other bonsai: the challenge can then no longer be won.
bonsai-renounce-it = Renounce it
bonsai-go-back = Go back

## What others do

bonsai-does-action = { $name } meditates or cultivates.
bonsai-does-slot-tile = { $name } takes a tile.
bonsai-does-master-tile = { $name } takes a tile.
bonsai-does-helper = { $name } has a Helper at work.
bonsai-does-cultivate = { $name } cultivates.
bonsai-does-goals = { $name } looks at a goal.
bonsai-does-discard = { $name } gives back tiles.
bonsai-does-over = { $name } rests.
bonsai-doing-action = thinking
bonsai-doing-slot-tile = meditating
bonsai-doing-master-tile = meditating
bonsai-doing-helper = growing
bonsai-doing-cultivate = growing
bonsai-doing-goals = at a goal
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
bonsai-touch-take = Take { $tile }, { $some } before you
bonsai-touch-give-back = Give back { $tile }, { $some } before you
bonsai-cultivate-may-place = Each Cultivate may place { $tiles }
bonsai-helper-may-place = The Helper may still place { $tiles }
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
     [yes] The bonsai of { $name } in its alcove, { $n } points
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
bonsai-goals-our-choice = The goals of this scenario are our choice; an owner of the box may set the printed ones.
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
bonsai-glance-meditate = Take a card and the tiles of its slot: slot 1 no tile; slot 2 wood or a leaf; slot 3 wood and a flower; slot 4 a leaf and a fruit.
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
bonsai-glance-deck = Alone and with two players the deck has 32 cards, with three { $three }, with four 47.
bonsai-glance-equal = If points are equal, the player who sits latest in turn order wins.
bonsai-glance-alone-title = Alone
bonsai-glance-alone = When you take a card, the one left of it goes too; from slot 1 the next card of the deck. When you cultivate, slot 4 goes. Claim three goals and reach the points.
