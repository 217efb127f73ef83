### Takenoko.

## Names

takenoko-deed-plots = Plot
takenoko-deed-channel = Channel
takenoko-deed-gardener = Gardener
takenoko-deed-panda = Panda
takenoko-deed-objective = Objective
takenoko-deck-plot = Plots
takenoko-deck-gardener = Gardener
takenoko-deck-panda = Panda
takenoko-colour-green = green
takenoko-colour-yellow = yellow
takenoko-colour-pink = pink
takenoko-kind-plot = plot
takenoko-kind-gardener = gardener
takenoko-kind-panda = panda
takenoko-kind-watershed = watershed
takenoko-kind-enclosure = enclosure
takenoko-kind-fertilizer = fertilizer
takenoko-improvement-watershed = Watershed
takenoko-improvement-enclosure = Enclosure
takenoko-improvement-fertilizer = Fertilizer
takenoko-improvement-does-watershed = It waters its plot without a channel.
takenoko-improvement-does-enclosure = The panda eats nothing there.
takenoko-improvement-does-fertilizer = Bamboo grows by two there.
takenoko-weather-sun = Sun
takenoko-weather-rain = Rain
takenoko-weather-wind = Wind
takenoko-weather-storm = Storm
takenoko-weather-cloud = Cloud
takenoko-weather-question = Any weather
takenoko-weather-does-sun = three different actions
takenoko-weather-does-rain = one irrigated plot grows
takenoko-weather-does-wind = an action may be done twice
takenoko-weather-does-storm = the panda goes anywhere
takenoko-weather-does-cloud = take an improvement
takenoko-weather-does-question = choose what it is
takenoko-weather-now-sun = sun
takenoko-weather-now-rain = rain
takenoko-weather-now-wind = wind
takenoko-weather-now-storm = storm
takenoko-weather-now-cloud = cloud
takenoko-weather-now-question = any weather
takenoko-plot =
    { $colour ->
     [green] green
     [yellow] yellow
   *[pink] pink
    } plot{ $improvement ->
     [plain] { "" }
     [watershed] { " " }with a watershed
     [enclosure] { " " }with an enclosure
   *[fertilizer] { " " }with a fertilizer
    }
takenoko-plot-label =
    { $improvement ->
     [plain] { $colour ->
         [green] Green
         [yellow] Yellow
        *[pink] Pink
        }
     [watershed] Watershed
     [enclosure] Enclosure
   *[fertilizer] Fertilizer
    }
takenoko-place =
    { $ground ->
     [pond] the pond
     [none] { $where }
     [green] the green plot { $where }
     [yellow] the yellow plot { $where }
    *[pink] the pink plot { $where }
    }
takenoko-beside = beside { $colours }

## Numbers of things

takenoko-plots =
    { $n ->
     [one] { $n } plot
   *[other] { $n } plots
    }
takenoko-count-channel =
    { $n ->
     [one] { $n } channel
   *[other] { $n } channels
    }
takenoko-count-watershed =
    { $n ->
     [one] { $n } watershed
   *[other] { $n } watersheds
    }
takenoko-count-enclosure =
    { $n ->
     [one] { $n } enclosure
   *[other] { $n } enclosures
    }
takenoko-count-fertilizer =
    { $n ->
     [one] { $n } fertilizer
   *[other] { $n } fertilizers
    }
takenoko-count-improvement =
    { $n ->
     [one] { $n } improvement
   *[other] { $n } improvements
    }
takenoko-objectives-count =
    { $n ->
     [one] { $n } objective done
   *[other] { $n } objectives done
    }
takenoko-held =
    { $colour ->
     [green] { $n } green
     [yellow] { $n } yellow
   *[pink] { $n } pink
    }
takenoko-of = { $n } of { $all }

## What to do

takenoko-ask-gardener = Move the { $noun } in a straight line.
takenoko-noun-gardener = gardener
takenoko-rule-gardener = Bamboo grows where he stops and on the plots of its colour beside it.
takenoko-ask-panda = Move the { $noun } in a straight line.
takenoko-noun-panda = panda
takenoko-rule-panda = He eats one section where he stops, unless the plot is enclosed.
takenoko-ask-objective = Choose a { $noun }.
takenoko-noun-objective = deck
takenoko-rule-objective = You take its top card. You may hold five cards.
takenoko-ask-water = Choose where to place the { $noun }.
takenoko-noun-water = channel
takenoko-rule-water = Between two plots, connected to the pond or to another channel.
takenoko-ask-chip = Choose a plot for the { $noun }.
takenoko-noun-chip =
    { $kind ->
     [watershed] watershed
     [enclosure] enclosure
   *[fertilizer] fertilizer
    }
takenoko-rule-chip = The plot must have no bamboo and no improvement. { $does }
takenoko-ask-roll = Roll the { $noun }.
takenoko-noun-roll = weather die
takenoko-rule-roll = Then two different actions.
takenoko-ask-weather = Choose the { $noun }.
takenoko-noun-weather = weather
takenoko-rule-weather = Choose any of the five.
takenoko-rule-weather-no-cloud = No improvements are left: choose any other weather.
takenoko-ask-rain = Rain: choose a { $noun } to grow.
takenoko-noun-rain = plot
takenoko-ask-rain-nothing = Rain, but nothing can grow.
takenoko-rule-rain = One section on an irrigated plot, two with fertilizer.
takenoko-ask-storm = Storm: send the { $noun } anywhere.
takenoko-noun-storm = panda
takenoko-ask-storm-nothing = Storm, but there is nowhere to go.
takenoko-rule-storm = He eats one section there.
takenoko-ask-cloud = Cloud: take an { $noun }.
takenoko-noun-cloud = improvement
takenoko-rule-cloud = Place it now or later.
takenoko-ask-keep =
    { $n ->
     [1] Keep { $noun } plot.
     [2] Keep { $noun } of two plots.
   *[3] Keep { $noun } of three plots.
    }
takenoko-noun-keep =
    { $n ->
   *[other] one
    }
takenoko-rule-keep = You lay it at once; the others go under the pile.
takenoko-ask-under = Which plot goes under the pile { $noun }?
takenoko-noun-under = first
takenoko-rule-under = It will be drawn before the other.
takenoko-ask-lay = Lay the { $noun }.
takenoko-noun-lay =
    { $colour ->
     [none] plot
     [green] green plot
     [yellow] yellow plot
   *[pink] pink plot
    }{ $improvement ->
     [plain] { "" }
     [watershed] { " " }with a watershed
     [enclosure] { " " }with an enclosure
   *[fertilizer] { " " }with a fertilizer
    }
takenoko-rule-lay = Next to the pond, or next to two plots.
takenoko-ask-improve = Improve the plot before bamboo grows?
takenoko-rule-improve = A plot can have one improvement.
takenoko-ask-serve = Not enough bamboo: choose what { $noun }.
takenoko-noun-serve = grows
takenoko-rule-serve = There is too little bamboo of this colour for every plot.
takenoko-ask-again = Fulfilled already: draw { $noun }.
takenoko-noun-again = again
takenoko-rule-again = { $card }: the card goes under its deck. Choose any deck.
takenoko-ask-end = End your turn.
takenoko-ask-end-or-claim = End your turn, or claim.
takenoko-ask-ends = Your turn is ending.
takenoko-rule-ends = Nothing else can be done. You can still undo.
takenoko-rule-ends-now = Nothing else can be done.
takenoko-ask-third = Choose a { $noun }, or end your turn.
takenoko-noun-third = third action
takenoko-rule-third = Sun: it must differ from the other two.
takenoko-ask-actions = Choose { $noun }.
takenoko-noun-actions =
    { $n ->
     [1] one action
     [3] three actions
   *[2] two actions
    }
takenoko-rule-actions = Two different ones, one after the other.
takenoko-rule-actions-weather = { $name }: { $does }.
takenoko-ask-another = Choose { $noun }.
takenoko-noun-another = another action
takenoko-rule-claims =
    { $n ->
     [one] An objective is fulfilled: touch it to claim it.
    *[other] { $n } objectives are fulfilled: touch one to claim it.
    }
takenoko-rule-free = You may also place { $things }.
takenoko-sentences = { $one } { $other }
takenoko-last-turns =
    { $n ->
     [1] This is the last turn.
   *[other] { $n } turns left.
    }
takenoko-where-turns =
    { $n ->
     [1] this is the last turn
   *[other] { $n } turns left
    }
takenoko-briefly-turns =
    { $n ->
     [1] last turn
   *[other] { $n } turns left
    }
takenoko-undo = Undo
takenoko-back = Back
takenoko-roll = Roll the die
takenoko-roll-aloud = Roll the weather die
takenoko-decline-rain = No rain
takenoko-decline-storm = No storm
takenoko-decline-cloud = No improvement
takenoko-decline-weather = No weather
takenoko-leave = Leave it plain
takenoko-end = End turn

## What others do

takenoko-wait-moment = One moment.
takenoko-look-on = You are watching.
takenoko-wait-roll = { $name } rolls the weather die.
takenoko-wait-weather = { $name } chooses the weather.
takenoko-wait-rain = { $name } lets it rain.
takenoko-wait-storm = { $name } sends the panda off.
takenoko-wait-cloud = { $name } takes an improvement.
takenoko-wait-actions = { $name } chooses an action.
takenoko-wait-keep = { $name } chooses a plot.
takenoko-wait-under = { $name } puts plots back.
takenoko-wait-lay = { $name } lays a plot.
takenoko-wait-improve = { $name } may improve the new plot.
takenoko-wait-serve = { $name } shares out bamboo.
takenoko-wait-objective = { $name } draws an objective.
takenoko-doing-roll = rolling
takenoko-doing-weather = choosing
takenoko-doing-rain = choosing a plot
takenoko-doing-storm = moving the panda
takenoko-doing-cloud = choosing
takenoko-doing-actions = thinking
takenoko-doing-keep = choosing
takenoko-doing-under = choosing
takenoko-doing-lay = laying
takenoko-doing-improve = laying
takenoko-doing-serve = gardening
takenoko-doing-objective = drawing

## The five actions, and choices

takenoko-actions = Actions
takenoko-actions-done = { $n } of { $all } done
takenoko-deed-aloud =
    { $state ->
     [done] { $deed }, done
     [twice] { $deed }, done twice
     [closed] { $deed }, not now
   *[open] { $deed }
    }
takenoko-drawn =
    { $n ->
     [1] The last plot
   *[other] { $n } plots drawn
    }
takenoko-keep = Keep the { $plot }
takenoko-under-title = Under the pile first
takenoko-under = The { $plot } first under the pile
takenoko-lay-title = To lay
takenoko-weather-title = The weather
takenoko-weather-choice = { $name }: { $does }
takenoko-improvements-title = Improvements
takenoko-improvements-yours = Your improvements
takenoko-take =
    { $kind ->
     [watershed] Take a watershed. { $does }
     [enclosure] Take an enclosure. { $does }
   *[fertilizer] Take a fertilizer. { $does }
    }
takenoko-add =
    { $kind ->
     [watershed] Add your watershed. { $does }
     [enclosure] Add your enclosure. { $does }
   *[fertilizer] Add your fertilizer. { $does }
    }
takenoko-objectives-title = Objectives
takenoko-draw =
    { $deck ->
     [plot] Draw a plot objective, { $n } left
     [gardener] Draw a gardener objective, { $n } left
   *[panda] Draw a panda objective, { $n } left
    }

## The garden

takenoko-garden =
    { $n ->
     [one] The garden, { $n } plot
   *[other] The garden, { $n } plots
    }
takenoko-garden-whole = Whole garden
takenoko-garden-plots = Plots of the garden
takenoko-plot-has =
    { $water ->
     [no] dry
   *[yes] { $n ->
         [one] { $n } section
        *[other] { $n } sections
        }
    }{ $improvement ->
     [plain] { "" }
     [watershed] , watershed
     [enclosure] , enclosure
   *[fertilizer] , fertilizer
    }
takenoko-figures = gardener on { $gardener }, panda on { $panda }
takenoko-target-gardener = Gardener to { $place }
takenoko-target-panda = Panda to { $place }
takenoko-target-storm = Panda to { $place }
takenoko-target-rain = Rain on { $place }
takenoko-target-serve = Grow bamboo on { $place }
takenoko-target-lay = Lay { $place }
takenoko-target-water = Channel between { $one } and { $other }
takenoko-target-chip =
    { $kind ->
     [watershed] Watershed on { $place }
     [enclosure] Enclosure on { $place }
   *[fertilizer] Fertilizer on { $place }
    }
takenoko-target-tagged = { $target }, { $tag }
takenoko-tag-eats = eats 1
takenoko-tag-eats-nothing = eats nothing
takenoko-tag-grows = grows { $n }
takenoko-tag-grows-nothing = nothing grows
takenoko-tag-irrigated = irrigated
takenoko-tag-dry = dry
takenoko-tag-gains = +{ $n }
takenoko-tag-loses = −{ $n }

## The weather

takenoko-weather = Weather
takenoko-weather-roll = roll the die
takenoko-weather-waits = not rolled yet
takenoko-weather-none = No weather
takenoko-weather-none-why = in the first round
takenoko-weather-aloud = Weather: { $name }, { $does }

## Boards and supply

takenoko-supply = Supply
takenoko-supply-plots = plots
takenoko-supply-channels = channels
takenoko-supply-objectives-plot = plot objectives
takenoko-supply-objectives-gardener = gardener objectives
takenoko-supply-objectives-panda = panda objectives
takenoko-bamboo = Bamboo
takenoko-boards = Boards
takenoko-board = Board
takenoko-board-yours = Your board
takenoko-put =
    { $what ->
     [channel] Place a channel, you have { $n }
     [watershed] Place a watershed, you have { $n }
     [enclosure] Place an enclosure, you have { $n }
   *[fertilizer] Place a fertilizer, you have { $n }
    }
takenoko-hand =
    { $n ->
     [one] { $n } objective in hand
   *[other] { $n } objectives in hand
    }
takenoko-hand-aloud =
    { $n ->
     [one] { $n } objective in hand: { $kinds }
   *[other] { $n } objectives in hand: { $kinds }
    }
takenoko-in-hand = In hand
takenoko-in-hand-none = No objective.
takenoko-eaten = eaten
takenoko-store = in store
takenoko-hand-word = in hand
takenoko-done = Done
takenoko-done-none = No objective yet.
takenoko-points = Points so far
takenoko-emperor = Emperor
takenoko-emperor-comes = The Emperor comes at { $n }
takenoko-emperor-with = The Emperor is with { $name }
takenoko-emperor-points = +2 points
takenoko-emperor-way = { $name }: { $n } of { $all } objectives
takenoko-total = Total
takenoko-settings = At this table
takenoko-setting-roll = Roll the weather die for me
takenoko-setting-end = End my turn when nothing else can be done
takenoko-setting-order = Ask me in which order plots go under the pile
takenoko-coming = Points to come
takenoko-coming-sure = Points so far
takenoko-coming-ready = With what is fulfilled now
takenoko-coming-all = With every card in hand
takenoko-ready = +{ $n } ready

## Objectives

takenoko-objectives-yours = Your objectives
takenoko-objectives-yours-done = Your objectives done
takenoko-objectives-done = Objectives done
takenoko-rejected = Just rejected
takenoko-plots-of =
    { $colour ->
     [green] { $n } green plots
     [yellow] { $n } yellow plots
   *[pink] { $n } pink plots
    }
takenoko-sections-of =
    { $n ->
     [one] { $colour ->
         [green] { $n } green section
         [yellow] { $n } yellow section
        *[pink] { $n } pink section
        }
   *[other] { $colour ->
         [green] { $n } green sections
         [yellow] { $n } yellow sections
        *[pink] { $n } pink sections
        }
    }
takenoko-card-plots =
    { $shape ->
     [line] { $plots } in a line
     [curve] { $plots } in a curve
     [triangle] { $plots } in a triangle
   *[diamond] { $plots } in a diamond
    }
takenoko-card-stalks =
    { $n ->
     [one] { $colour ->
         [green] a green stalk
         [yellow] a yellow stalk
        *[pink] a pink stalk
        }
   *[other] { $colour ->
         [green] { $n } green stalks
         [yellow] { $n } yellow stalks
        *[pink] { $n } pink stalks
        }
    } of { $height }{ $condition ->
     [any] { "" }
     [none] { " " }without improvement
     [watershed] { " " }with a watershed
     [enclosure] { " " }with an enclosure
   *[fertilizer] { " " }with a fertilizer
    }
takenoko-card-aloud = { $deck } objective: { $asks }, { $points } points
takenoko-card-claim = Claim { $deck } objective: { $asks }, { $points } points
takenoko-card-near = { $deck } objective: { $asks }, { $points } points, { $near }
takenoko-card-fulfilled = fulfilled
takenoko-card-missing = { $n } to go
takenoko-claim = claim

## The end

takenoko-harvest = Harvest
takenoko-harvest-whose = Whose harvest
takenoko-harvest-of =
    { $self ->
     [yes] Your harvest
   *[no] Harvest of { $name }
    }
takenoko-harvest-parts = Score, part by part
takenoko-harvest-none = No objective was fulfilled.

## Rules at a glance

takenoko-rules-lead = Grow the emperor’s bamboo, feed his panda, lay his garden. Whoever is first to fulfil nine objectives (eight with three players, seven with four) calls the Emperor; everyone else has one more turn. Most points win.
takenoko-rules-turn = A turn
takenoko-rules-turn-how = Roll the weather die (not in the first round), then do two different actions, one after the other. At any time after the roll you may place channels and improvements and claim objectives.
takenoko-rules-deed-plots = Draw three, lay one next to the pond or next to two plots; the others go under the pile.
takenoko-rules-deed-channel = Take a channel. Place it now or later.
takenoko-rules-deed-gardener = Move him in a straight line. Bamboo grows where he stops and on irrigated plots of its colour beside it.
takenoko-rules-deed-panda = Move him in a straight line. He eats one section where he stops.
takenoko-rules-deed-objective = Draw a card from a deck of your choice; you may hold five.
takenoko-rules-water = Water and bamboo
takenoko-rules-water-how = A plot is irrigated beside the pond, beside a channel, or with a watershed. Bamboo grows only on irrigated plots, four sections at most; one grows at once when water first comes. Channels begin at a corner of the pond.
takenoko-rules-improvements = One per plot, and only where there is no bamboo.
takenoko-rules-objectives =
    Plot cards: this shape in these colours, all irrigated, turned as you like but not mirrored. Gardener cards: columns of bamboo of { $exact ->
     [yes] exactly
   *[no] at least
    } this height. Panda cards: the sections on your board, which go back.
takenoko-rules-advanced = An objective that is fulfilled when you draw it goes under its deck; draw again.
takenoko-rules-equal = If points are tied, more points on panda objectives win.

## House rules

option-advanced-name = Advanced
option-advanced = Objectives that are already fulfilled when drawn are drawn again
option-gardener-exact-name = Exact height
option-gardener-exact = Where a card asks for stalks of three, stalks of four do not count
option-unlimited-bamboo-name = Unlimited bamboo
option-unlimited-bamboo = Bamboo never runs out

## The score sheet

plot-objectives = plot objectives
gardener-objectives = gardener objectives
panda-objectives = panda objectives
emperor = Emperor
the-emperor = the Emperor

## Said by the rules

rolled-the-weather-die = rolled the weather die
rolled-face =
    rolled { $face ->
     [sun] sun
     [rain] rain
     [wind] wind
     [storm] storm
     [cloud] a cloud
    *[any] a ?
    }
laid-a-colour-plot-where =
    laid a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot { $where }
moved-the-gardener-to-place-1-section-grew =
    moved the gardener to { $place }: { $times ->
     [2] 1 section grew each time
    *[other] 1 section grew
    }
moved-the-gardener-to-place-n-sections-grew =
    moved the gardener to { $place }: { $times ->
     [2] { $n } sections grew each time
    *[other] { $n } sections grew
    }
moved-the-panda-to-place-where-he-ate-a-colour =
    moved the panda to { $place }, where { $times ->
     [2] each time he ate
    *[other] he ate
    } a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } section
frightened-the-panda-to-place-where-he-ate-a-colour =
    scared the panda off to { $place }, where he ate a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } section
made-no-use-of-the-weather = skipped the weather
drew-plots = drew plots
left-the-plot-as-it-is = left the plot as it is
took-a-channel =
    { $times ->
     [2] took two channels
    *[other] took a channel
    }
ended-the-turn = ended the turn
kept-one-of-the-plots = kept one of the plots
put-the-other-plots-under-the-pile = put the other plots under the pile
laid-a-plot-where = laid a plot { $where }
let-it-rain-where = let it rain { $where }
let-bamboo-grow-where = let bamboo grow { $where }
frightened-the-panda-to-place = scared the panda off to { $place }
moved-the-gardener-to-place = moved the gardener to { $place }
moved-the-panda-to-place = moved the panda to { $place }
placed-a-channel-where =
    { $times ->
     [2] placed channels
     [3] placed channels
     [4] placed channels
    *[other] placed a channel
    } { $where }
placed-a-watershed-where = placed a watershed { $where }
placed-an-enclosure-where = placed an enclosure { $where }
placed-a-fertilizer-where = placed a fertilizer { $where }
the-pond = the pond
the-plot-where = the plot { $where }
side-of-the-pond =
    { $side ->
     [east] east
     [south-east] south-east
     [south] south
     [south-west] south-west
     [west] west
     [north-west] north-west
     [north] north
    *[north-east] north-east
    } of the pond
n-steps-side-of-the-pond =
    { $n } steps { $side ->
     [east] east
     [south-east] south-east
     [south] south
     [south-west] south-west
     [west] west
     [north-west] north-west
     [north] north
    *[north-east] north-east
    } of the pond
n-1-step-side-then-1-other-of-the-pond =
    1 step { $side ->
     [east] east
     [south-east] south-east
     [south-west] south-west
     [west] west
     [north-west] north-west
    *[north-east] north-east
    } then 1 { $other ->
     [east] east
     [south-east] south-east
     [south-west] south-west
     [west] west
     [north-west] north-west
    *[north-east] north-east
    } of the pond
n-steps-side-then-m-other-of-the-pond =
    { $n } steps { $side ->
     [east] east
     [south-east] south-east
     [south-west] south-west
     [west] west
     [north-west] north-west
    *[north-east] north-east
    } then { $m } { $other ->
     [east] east
     [south-east] south-east
     [south-west] south-west
     [west] west
     [north-west] north-west
    *[north-east] north-east
    } of the pond
kept-a-plain-colour-plot =
    kept a plain { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot
kept-a-colour-plot-with-a-watershed =
    kept a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot with a watershed
kept-a-colour-plot-with-an-enclosure =
    kept a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot with an enclosure
kept-a-colour-plot-with-a-fertilizer =
    kept a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot with a fertilizer
put-a-plain-colour-plot-directly-under-the-pile =
    put a plain { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot directly under the pile
put-a-colour-plot-with-a-watershed-directly-under-the =
    put a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot with a watershed directly under the pile
put-a-colour-plot-with-an-enclosure-directly-under-the =
    put a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot with an enclosure directly under the pile
put-a-colour-plot-with-a-fertilizer-directly-under-the =
    put a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot with a fertilizer directly under the pile
claimed-points-points-for-two-colour-sections =
    claimed { $points } points for two { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } sections
claimed-points-points-for-a-section-of-each-colour = claimed { $points } points for a section of each colour
claimed-points-points-for-n-colour-stalks-of-height-sections =
    claimed { $points } points for { $n } { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalks of { $height } sections
claimed-points-points-for-colour-plots-in-a-shape =
    claimed { $points } points for { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plots in a { $shape ->
     [line] line
     [curve] curve
     [triangle] triangle
    *[diamond] diamond
    }
claimed-points-points-for-one-and-two-plots-in-a =
    claimed { $points } points for { $one ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } and { $two ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plots in a diamond
claimed-points-points-for-stalk = claimed { $points } points for { $stalk }
a-colour-stalk-of-height-without-an-improvement =
    a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk of { $height } without an improvement
a-colour-stalk-of-height-with-a-watershed =
    a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk of { $height } with a watershed
a-colour-stalk-of-height-with-an-enclosure =
    a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk of { $height } with an enclosure
a-colour-stalk-of-height-with-a-fertilizer =
    a { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk of { $height } with a fertilizer
bamboo-sections-to-spare = bamboo sections to spare
channels-and-improvements-in-store = channels and improvements in store
actions-left-in-this-turn = actions left in this turn
this-plot-is-not-waiting-for-bamboo = this plot is not waiting for bamboo
no-bamboo-is-being-shared-out-now = no bamboo is being shared out now
the-weather-die-is-rolled-once-when-a-turn-begins = the weather die is rolled once, when a turn begins, and not in the first round
there-is-no-weather-to-decline-now = there is no weather to decline now
no-improvement-is-left-so-choose-another-weather = no improvement is left, so choose another weather
improvements-are-taken-when-there-are-clouds = improvements are taken when there are clouds
the-weather-is-chosen-only-when-the-die-shows-or = the weather is chosen only when the die shows ?, or a cloud when no improvement is left
it-is-not-raining-now = it is not raining now
there-is-no-plot-there = there is no plot there
rain-makes-bamboo-grow-on-irrigated-plots-only = rain makes bamboo grow on irrigated plots only
there-is-no-storm-now = there is no storm now
there-is-no-tile-there = there is no tile there
the-panda-must-move-to-another-tile = the panda must move to another tile
all-actions-of-this-turn-are-done = all actions of this turn are done
you-have-not-drawn-such-a-plot = you have not drawn such a plot
no-such-plot-is-left-over = no such plot is left over
a-plot-is-kept-when-plots-have-just-been-drawn = a plot is kept when plots have just been drawn
plots-go-under-the-pile-after-you-have-kept-one = plots go under the pile after you have kept one of those drawn
the-pond-is-there = the pond is there
a-plot-is-there-already = a plot is there already
a-plot-must-touch-the-pond-or-two-other-plots = a plot must touch the pond or two other plots
no-plot-has-just-been-laid-that-could-be-improved = no plot has just been laid that could be improved
a-figure-must-move = a figure must move
figures-move-in-a-straight-line-over-tiles-only = figures move in a straight line, over tiles only
all-objectives-of-this-kind-are-fulfilled-already = all objectives of this kind are fulfilled already
you-must-do-two-actions-first = you must do two actions first
you-do-not-hold-this-objective = you do not hold this objective
the-shape-is-there-but-one-of-its-plots-is = the shape is there, but one of its plots is dry
the-shape-is-there-but-n-of-its-plots-are = the shape is there, but { $n } of its plots are dry
only-the-mirror-image-of-the-shape-is-there-a = only the mirror image of the shape is there: a shape may be turned, but not mirrored
the-garden-has-have-of-the-need-plots-of-this = the garden has { $have } of the { $need } plots of this shape
the-garden-has-no-colour-plot-without-an-improvement =
    the garden has no { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot without an improvement
the-garden-has-no-colour-plot-with-a-watershed =
    the garden has no { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot with a watershed
the-garden-has-no-colour-plot-with-an-enclosure =
    the garden has no { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot with an enclosure
the-garden-has-no-colour-plot-with-a-fertilizer =
    the garden has no { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } plot with a fertilizer
the-colour-stalk-of-height-sections-has-an-improvement-and =
    the { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk of { $height } sections has an improvement, and there may be none
the-colour-stalk-of-height-sections-has-no-watershed =
    the { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk of { $height } sections has no watershed
the-colour-stalk-of-height-sections-has-no-enclosure =
    the { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk of { $height } sections has no enclosure
the-colour-stalk-of-height-sections-has-no-fertilizer =
    the { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk of { $height } sections has no fertilizer
the-tallest-colour-stalk-on-a-plot-without-an-improvement =
    the tallest { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk on a plot without an improvement has { $have } of { $height } sections
the-tallest-colour-stalk-on-a-plot-with-a-watershed =
    the tallest { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk on a plot with a watershed has { $have } of { $height } sections
the-tallest-colour-stalk-on-a-plot-with-an-enclosure =
    the tallest { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk on a plot with an enclosure has { $have } of { $height } sections
the-tallest-colour-stalk-on-a-plot-with-a-fertilizer =
    the tallest { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalk on a plot with a fertilizer has { $have } of { $height } sections
the-card-asks-for-need-colour-stalks-of-exactly-three =
    the card asks for { $need } { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalks of exactly three sections, and the garden has { $have }
the-card-asks-for-need-colour-stalks-of-three-sections =
    the card asks for { $need } { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalks of three sections or more, and the garden has { $have }
colour-stalks-of-four-sections-do-not-count-the-card =
    { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } stalks of four sections do not count: the card asks for exactly three
the-card-asks-for-need-colour-sections-and-you-have =
    the card asks for { $need } { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } sections, and you have { $have }
you-have-no-colour-section =
    you have no { $colour ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } section
you-have-no-one-section-and-no-other-section =
    you have no { $one ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } section and no { $other ->
     [green] green
     [yellow] yellow
    *[pink] pink
    } section
you-have-no-bamboo-section = you have no bamboo section
you-have-no-channel = you have no channel
a-channel-lies-between-two-plots = a channel lies between two plots
a-channel-is-there-already = a channel is there already
a-channel-must-touch-the-pond-or-another-channel = a channel must touch the pond or another channel
this-plot-has-an-improvement-already = this plot has an improvement already
improvements-go-on-plots-without-bamboo = improvements go on plots without bamboo
no-place-for-a-channel-it-lies-between-two-plots = no place for a channel: it lies between two plots and touches the pond or another channel
no-place-for-an-improvement-it-needs-a-plot-without = no place for an improvement: it needs a plot without bamboo and without an improvement
figures-move-over-plots-and-no-plot-has-been-laid = figures move over plots, and no plot has been laid yet
no-objective-is-left = no objective is left
bamboo-grows-no-higher-than-height-sections = bamboo grows no higher than { $height } sections
you-may-hold-hand-objectives-at-most = you may hold { $hand } objectives at most
equal-with-points-points-also-in-panda-objectives-the-win = equal with { $points } points, also in panda objectives: the win is shared
equal-with-points-points-of-these-more-points-of-panda = equal with { $points } points; of these more points of panda objectives win
rounds-rounds-are-played-and-points-points-are-the-most = { $rounds } rounds are played, and { $points } points are the most
chose-face =
    { $face ->
     [sun] chose sun
     [rain] chose rain
     [wind] chose wind
     [storm] chose storm
   *[cloud] chose cloud
    }
took-a-watershed = took a watershed
took-an-enclosure = took an enclosure
took-a-fertilizer = took a fertilizer
added-a-watershed = added a watershed
added-an-enclosure = added an enclosure
added-a-fertilizer = added a fertilizer
drew-a-deck-objective =
    { $deck ->
     [plot] drew a plot objective
     [gardener] drew a gardener objective
   *[panda] drew a panda objective
    }
plot-reason = { $plot }: { $reason }
channel-reason = { $channel }: { $reason }
you-have-no-kind =
    { $kind ->
     [watershed] you have no watershed
     [enclosure] you have no enclosure
   *[fertilizer] you have no fertilizer
    }
no-kind-is-left =
    { $kind ->
     [watershed] no watershed is left
     [enclosure] no enclosure is left
   *[fertilizer] no fertilizer is left
    }
no-colour-bamboo-is-left =
    { $colour ->
     [green] no green bamboo is left
     [yellow] no yellow bamboo is left
   *[pink] no pink bamboo is left
    }
no-deck-objective-is-left =
    { $deck ->
     [plot] no plot objective is left
     [gardener] no gardener objective is left
   *[panda] no panda objective is left
    }
no-channel-is-left = no channel is left
no-plot-is-left = no plot is left
plots-are-laid-when-they-have-been-drawn = plots are laid when they have been drawn
first-roll-the-weather-die = first roll the weather die
first-choose-the-weather-or-decline-it = first choose the weather, or decline it
first-let-it-rain-or-decline = first let it rain, or decline
first-let-the-storm-move-the-panda-or-decline = first let the storm move the panda, or decline
first-take-an-improvement-or-decline = first take an improvement, or decline
choose-an-action-or-end-your-turn = choose an action, or end your turn
first-choose-which-of-the-drawn-plots-to-lay = first choose which of the drawn plots to lay
first-say-which-plot-goes-directly-under-the-pile = first say which plot goes directly under the pile
first-lay-the-plot-that-you-kept = first lay the plot that you kept
first-add-an-improvement-to-the-plot-just-laid-or = first add an improvement to the plot just laid, or leave it as it is
bamboo-is-short-first-say-which-plots-grow = bamboo is short: first say which plots grow
that-objective-was-fulfilled-already-first-draw-another-one = that objective was fulfilled already: first draw another one
you-have-laid-a-plot-in-this-turn-already = you have laid a plot in this turn already
you-have-taken-a-channel-in-this-turn-already = you have taken a channel in this turn already
you-have-moved-the-gardener-in-this-turn-already = you have moved the gardener in this turn already
you-have-moved-the-panda-in-this-turn-already = you have moved the panda in this turn already
you-have-drawn-an-objective-in-this-turn-already = you have drawn an objective in this turn already
