### The lessons of Takenoko.

## A turn

lessons-takenoko-turn-title = A turn: two actions
lessons-takenoko-turn-draw = Welcome to the Emperor’s garden. So far there is only a pond. Touch [Plot] to draw three plots.
lessons-takenoko-turn-draw-hint = That will come. Let the garden grow first: touch Plot.
lessons-takenoko-turn-keep = Three plots, all green. One has a watershed, one an enclosure. Keep the [plain] one.
lessons-takenoko-turn-keep-hint = Improvements are for later. Keep the plain green plot now.
lessons-takenoko-turn-under = The other two go under the pile. Say which of them goes first.
lessons-takenoko-turn-lay = Lay your plot anywhere beside the pond. There is water, so bamboo grows at once.
lessons-takenoko-turn-gardener = One action is done; the second must be a different one. Touch [Gardener] and send him to your plot.
lessons-takenoko-turn-gardener-hint = Allowed. But see first what the gardener does: send him to your plot.
lessons-takenoko-turn-end = Bamboo grew where he stopped. Two actions are done: end your turn.
lessons-takenoko-turn-done = A turn is two different actions, one after the other. There are five kinds to choose from.

## The panda

lessons-takenoko-panda-title = Rain, and a hungry panda
lessons-takenoko-panda-roll = From the second round on, a turn begins with the weather. Roll the die.
lessons-takenoko-panda-rain = Rain: one plot with water grows. The plot on the right has a fertilizer, so it grows by two. Touch it.
lessons-takenoko-panda-rain-hint = That plot would grow by one. The other one has a fertilizer: let it grow by two.
lessons-takenoko-panda-panda = Your panda card wants two green sections; you have one. Touch [Panda] and send him to the other plot.
lessons-takenoko-panda-panda-hint = First feed the panda: send him to the other green plot.
lessons-takenoko-panda-claim = He ate, and you have two green sections. Your card is fulfilled: touch it to claim it.
lessons-takenoko-panda-claim-hint = Claim the panda card first. It costs no action.
lessons-takenoko-panda-objective = Three points, and the sections went back. One action is left: touch [Objective] and draw a new card.
lessons-takenoko-panda-objective-hint = Allowed. But you have only two cards: draw an objective.
lessons-takenoko-panda-end = You hold three objectives again. End your turn.
lessons-takenoko-panda-done = The panda eats one section where he stops. Sections pay for panda cards, and claiming costs no action.

## Water

lessons-takenoko-water-title = Water for a dry plot
lessons-takenoko-water-dry = You drew plots and kept a yellow one. Away from the pond, a plot must touch two others. Lay it beside both green ones.
lessons-takenoko-water-dry-hint = At the pond it would have water at once. Here lay it away from the pond, beside both green plots.
lessons-takenoko-water-first = No water there, so nothing grows. You have a channel: touch it on your board, and place it at a corner of the pond.
lessons-takenoko-water-first-hint = Later. First place your channel: it is on your board.
lessons-takenoko-water-take = The water flows between the green plots, but not yet to the yellow one. Take another [channel].
lessons-takenoko-water-take-hint = Take a channel with this action: the yellow plot is thirsty.
lessons-takenoko-water-second = Lead the water on to the yellow plot. Either side will do.
lessons-takenoko-water-second-hint = Not yet: place your channel beside the yellow plot first.
lessons-takenoko-water-end = The first water makes bamboo grow at once. Placing channels costs no action. End your turn.
lessons-takenoko-water-done = Channels begin at a corner of the pond and lie between plots. Once irrigated, a plot stays so.

## Shapes

lessons-takenoko-shape-title = A shape in the garden
lessons-takenoko-shape-draw = Your plot card wants three green plots in a curve, all with water. Two are there. Draw plots.
lessons-takenoko-shape-draw-hint = First look for a third green plot: draw plots.
lessons-takenoko-shape-keep = Keep a [green] one.
lessons-takenoko-shape-keep-hint = Yellow does not help your card. Keep a green plot.
lessons-takenoko-shape-under = Two are left. Say which goes under the pile first.
lessons-takenoko-shape-lay = Three in a curve around the pond: lay it beside one of the green plots, at the pond.
lessons-takenoko-shape-lay-hint = That would be another shape, or a gap. Lay it at the pond, next to a green plot.
lessons-takenoko-shape-claim = The curve is there, turned as it may be, and each plot has water. Touch your card to claim it.
lessons-takenoko-shape-claim-hint = Claim your plot card first. It costs no action.
lessons-takenoko-shape-freely = One action is left, and you have a channel. Do what you like, then end your turn.
lessons-takenoko-shape-done = Shapes may be turned, not mirrored. They stay in the garden and may serve others too.

## Improvements

lessons-takenoko-improvement-title = Clouds bring improvements
lessons-takenoko-improvement-roll = Your second turn. Roll the weather die.
lessons-takenoko-improvement-take = Clouds: take an improvement. Take a [fertilizer]; bamboo grows by two on its plot.
lessons-takenoko-improvement-take-hint = A good one too. But for this lesson take the fertilizer.
lessons-takenoko-improvement-where = It lies on your board. Try to place it on the green plot. Or draw plots, to lay a better place for it.
lessons-takenoko-improvement-where-hint = The fertilizer waits for a plot without bamboo. Draw plots to lay one.
lessons-takenoko-improvement-keep = A plot takes one improvement only, and one of these has one already. Keep a [plain] yellow plot.
lessons-takenoko-improvement-keep-hint = The enclosure takes the only place. Keep a plain one.
lessons-takenoko-improvement-under = Say which plot goes under the pile first.
lessons-takenoko-improvement-lay = Lay it beside the pond.
lessons-takenoko-improvement-improve = Before bamboo grows, the garden asks you. Add your [fertilizer] now.
lessons-takenoko-improvement-improve-hint = Now is the moment: as soon as bamboo stands there, it is too late.
lessons-takenoko-improvement-freely = Two sections at once! Do one more action as you like, and end your turn.
lessons-takenoko-improvement-done = Improvements go on plots without bamboo, one on each: water, a fence, or faster growth.

## Weather

lessons-takenoko-weather-title = Storm and sun
lessons-takenoko-weather-roll = A new turn. Roll the die.
lessons-takenoko-weather-storm = A question mark: you choose the weather. Choose the [storm].
lessons-takenoko-weather-storm-hint = You will meet that weather later. Choose the storm now.
lessons-takenoko-weather-send = The storm frightens the panda to any other tile. Send him to a yellow plot; what he eats is yours.
lessons-takenoko-weather-send-hint = You may do without the storm, but a free section is a gift. Send the panda.
lessons-takenoko-weather-freely = The storm was no action. Now do your two actions, whichever you like, and end your turn.
lessons-takenoko-weather-sun = Haruka has played. Your turn again: roll.
lessons-takenoko-weather-three = Sun: you may do three different actions. Two you must do, the third is up to you. Then end your turn.
lessons-takenoko-weather-done = Sun, rain, wind, storm and clouds each help you in a different way. You never have to use them.

## Alone

lessons-takenoko-alone-title = Three turns of your own
lessons-takenoko-alone-roll = The garden has grown. You hold four objectives, and two panda cards lack one section each. Roll.
lessons-takenoko-alone-first = A storm. Where would the panda find green? Play this turn as you like, and claim what you can.
lessons-takenoko-alone-second = Touch a card to see the plots that count for it. Play your turn.
lessons-takenoko-alone-third = One more turn. With two players, nine objectives call the Emperor, worth two points.
lessons-takenoko-alone-done = You know Takenoko. Feed, grow and lay: the most points win when the Emperor has come.
