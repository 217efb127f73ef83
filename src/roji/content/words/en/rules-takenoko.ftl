### The rules of Takenoko.

rules-goal-title = The goal
rules-goal = You look after the Emperor’s bamboo garden together, but each of you wants to see something else in it: your secret objectives say what. Fulfil them for points; the most points win.

rules-setup-title = Setup
rules-setup = The pond lies in the middle, with the gardener and the panda on it. The plots are shuffled into a pile, face down. Seat one begins.
rules-plots-of-the-box = There are 11 green, 9 yellow and 7 pink plots. Some have an improvement printed on them, which does what an added one does.
rules-first-cards = Plot, gardener and panda objectives are a deck each. Everybody begins with one card of each, and keeps it secret.

rules-turn-title = A turn
rules-turn = First the weather, then two different actions. Choose the second when the first is done. You act in your own turn only, and the table offers what is allowed.
rules-two-actions = You must do both actions; there are always two that can be done. A third one, given by the sun, is up to you. Without wind no action is done twice in a turn.
rules-free-steps = From the roll to the end of your turn you may place channels, add improvements and claim objectives, as often as you like. These are no actions. They come between steps, also before the weather is settled, but not before the roll.

rules-weather-title = The weather
rules-roll = Roll the weather die once, when your turn begins. Nobody’s first turn has weather.
rules-decline = Nobody has to use the weather: you may decline it.
rules-sun = Sun: you may do a third action, different from the two others.
rules-rain = Rain: bamboo grows on one irrigated plot of your choice, also on one that has none yet; two sections with a fertilizer. Dry plots get nothing from rain.
rules-wind = Wind: your two actions may be the same. There is no third.
rules-storm = Storm: send the panda to any other plot or to the pond, in a straight line or not. He eats a section there, and it is yours.
rules-storm-enclosure = The storm may also send him to an enclosure. He eats nothing there.
rules-cloud = Clouds: take an improvement from the stock, and place it now or later. You choose among the kinds that are left.
rules-cloud-empty = Only when no improvement is left at all do clouds become another weather of your choice. Otherwise take one, or do without.
rules-any-weather = The question mark: choose the weather yourself, one of the five.
rules-one-weather = There is one weather in a turn, so sun and wind never come together.
rules-useless-weather = If it rains and nothing can grow, or there is a storm and only the pond, all you can do is decline. Free steps may come first: a channel may bring the rain a plot to fall on.

rules-plots-title = Action: plots
rules-draw-plots = Draw three plots and keep one, which you lay at once. The others go under the pile, face down.
rules-plots-secret = Only you see the plots that you draw. The others see the one that you lay.
rules-under = You say in which order the others go under the pile: the first lies directly under it, the second below that.
rules-few-plots = If fewer than three plots are left, draw these. When the pile is empty, this action is no longer available.
rules-lay = A plot is laid on an empty place that touches the pond, or two plots at least.
rules-improve = Before anything grows on the new plot, you may add an improvement of yours, if it has none. Then bamboo grows if the plot is irrigated.
rules-improve-fertilizer = A fertilizer added at this moment counts at once: two sections grow on a plot at the pond.

rules-channels-title = Action: irrigation channel
rules-take-channel = Take a channel from the stock. Place it at once, or keep it for another turn. When all twenty are taken, this action is no longer available.
rules-place-channel = A channel lies between two neighbouring plots. It touches a corner of the pond or another channel, and one place holds one channel. Placing is no action; you may place several in a turn.
rules-channel-edges = Beside an empty place, or along the pond, no channel can lie: both its sides must be plots.
rules-irrigated = Irrigated is a plot beside the pond, beside a channel, or with a watershed. What has been irrigated once stays so for ever.

rules-figures-title = Actions: gardener and panda
rules-moving = Both move in a straight line, as far as you like but one step at least, over plots and the pond without a gap. They may stop on the pond.
rules-gardener = Where the gardener stops, bamboo grows on that plot and on its neighbours of the same colour, wherever there is water. On the pond nothing grows.
rules-panda = Where the panda stops, he eats one section, which goes to your board. An empty plot, an enclosure or the pond gives nothing.
rules-panda-eats = The panda eats if he can; he cannot be asked to fast.

rules-growing-title = Water and bamboo
rules-growing = Growing adds one section of the plot’s colour, two with a fertilizer. A stalk has four sections at most. Nothing grows without water.
rules-first-water = When a plot is irrigated for the first time, bamboo grows there at once. Water that comes again adds nothing.
rules-short = The stock is 36 green, 30 yellow and 24 pink sections. If it does not last for all plots that should grow, the player whose turn it is says which do; a plot with a fertilizer may then get only one.

rules-improvements-title = Improvements
rules-improvements = A plot takes one improvement, printed or added, and only while no bamboo stands on it. It need not be irrigated. Adding one that you have is no action.
rules-watershed = Watershed: the plot is irrigated without a channel. No channel can begin there.
rules-enclosure = Enclosure: the panda may stop here, but eats nothing.
rules-fertilizer = Fertilizer: whenever bamboo grows here, it grows by two sections. Without water it does nothing.
rules-under-a-figure = You may add an improvement also where the gardener or the panda stands.
rules-late-fertilizer = A fertilizer added to an irrigated plot that is empty makes nothing grow by itself. It waits for the gardener or for rain.

rules-objectives-title = Action: objective
rules-draw-objective = Draw a card from the deck of your choice. You may never hold more than five.
rules-hand-kinds = The five may be of any kind. Everybody sees the backs, so the kinds are open.
rules-empty-deck = If a deck is empty, choose another. If all are, this action is no longer available.
rules-claim = Claim an objective of your hand in your own turn, when it is fulfilled. That is no action; you may claim several, and you may also wait.
rules-claim-within = Panda objectives may be claimed even within a step, from the draw of plots until the plot lies and while short bamboo is shared out: their sections go back to the stock and can grow at once. Other objectives wait until the step is done.
rules-not-used-up = Plots and bamboo are not used up: they may serve for other cards and for other players. But what was eaten before you claim does not count.

rules-plot-objectives-title = Plot objectives
rules-plot-objectives = The shape must lie in the garden in the colours of the card, with every plot of it irrigated. It may be turned, but not mirrored.
rules-line = Three in a line: 2 points in green, 3 in yellow, 4 in pink.
rules-curve = Three in a curve: 2 points in green, 3 in yellow, 4 in pink.
rules-triangle = Three in a triangle: 2 points in green, 3 in yellow, 4 in pink.
rules-diamond = Four in a diamond: 3 points in green, 4 in yellow, 5 in pink.
rules-mixed = A diamond of two colours, two plots of each, side by side as on the card: the border runs from the upper left to the lower right. Green and yellow 3 points, green and pink 4, pink and yellow 5.

rules-gardener-objectives-title = Gardener objectives
rules-gardener-objectives = The bamboo must stand there when you claim the card, with the improvement that the card shows.
rules-gardener-none = A stalk of four on a plot without improvement: 5 points in green, 6 in yellow, 7 in pink.
rules-gardener-watershed = A stalk of four with a watershed: 4 points in green, 5 in yellow, 6 in pink.
rules-gardener-enclosure = A stalk of four with an enclosure: 4 points in green, 5 in yellow, 6 in pink.
rules-gardener-fertilizer = A stalk of four with a fertilizer: 3 points in green, 4 in yellow, 5 in pink.
rules-gardener-several = Several stalks of exactly three sections, with or without improvements: four green for 8 points, three yellow for 7, two pink for 6. A stalk of four does not count.

rules-panda-objectives-title = Panda objectives
rules-panda-objectives = You need these sections on your board. They go back to the stock when you claim the card.
rules-panda-pair = Two sections of one colour: 3 points in green, 4 in yellow, 5 in pink.
rules-panda-three = One section of each colour: 6 points.
rules-panda-twice = Two cards alike need twice the sections: each takes its own.

rules-end-title = The end
rules-emperor = Whoever is first to fulfil nine objectives with two players, eight with three, seven with four, gets the Emperor and finishes the turn. Everybody else has one more turn, and then the game is over.
rules-scoring = Fulfilled objectives count as printed, the Emperor 2 points. Cards in hand, sections, channels and improvements count nothing.
rules-tie = The most points win. If there is a tie, the most points on panda objectives win; if these are equal too, the win is shared.
rules-sixty-rounds = If nobody calls the Emperor, the game ends after 60 rounds without him.

rules-variants-title = House rules
rules-advanced = Advanced: a card that is already fulfilled when you draw it is shown and goes under its deck, and you draw again at once, from any deck. For panda cards your own sections decide.
rules-advanced-end = A deck whose cards have all been turned down in this action is not offered again. If no deck is left, the action ends without a card.
rules-exact = Exact height: by default, only stalks of exactly three count for the cards that ask for three. Switched off, stalks of four count too.
rules-unlimited = Unlimited bamboo: the stock never runs out.

rules-together-title = At the table
rules-leaving = Whoever resigns cannot win. Of two players the other wins at once; with more, the others play on, and the seat has no more turns.
rules-leaving-things = Plots that were just drawn go back on top of the pile, and a plot just laid grows as it is. Everything else stays with the player who has left.
rules-taking-back = You may take back everything up to the last roll, drawn plots or drawn card, and the end of your turn until the next player acts.
