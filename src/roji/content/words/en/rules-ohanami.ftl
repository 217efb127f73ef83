### The rules page of Ohanami.

rules-goal-title = The goal
rules-goal = You lay out three gardens, each with its cards in rising order. The gardens are scored after every round; whoever has the most points after three rounds wins.
rules-for-whom = Two to four play, each for themselves. There is no game for one.

rules-cards-title = The cards
rules-cards = There are 120 cards, numbered 1 to 120, one of each. Every card has a number and one of four suits.
rules-water = Water: 34 cards, 3 points each. Water counts after every round, so a card that is laid early pays three times.
rules-plants = Plants: 35 cards, 4 points each. They count after rounds 2 and 3.
rules-stone = Stones: 17 cards, 7 points each. They are rare, and count once, after round 3.
rules-blossoms = Cherry blossoms: 34 cards. They count after round 3, and the more of them you have, the more each one is worth.
rules-numbers-and-suits = The suit follows from the number. Multiples of 7 are stones; of the others multiples of 3 are plants; of the rest the even numbers are water and the odd ones blossoms. Two neighbouring numbers never share a suit.

rules-setup-title = Setup
rules-deal = All cards are shuffled, and everybody gets ten. The rest waits face down for rounds 2 and 3, when everybody gets ten new ones.
rules-never-dealt = Nobody sees the cards that are never dealt. With four players all 120 come into play, with three 30 are left, with two 60.

rules-turn-title = Rounds and turns
rules-rounds = The game has three rounds of five turns. In every turn you keep two cards and lay them: ten cards in a round, thirty in all.
rules-turn-parts = A turn has three parts: everybody chooses two cards, passes the others to a neighbour, and lays what they chose.
rules-turn-not-offered = There is nothing else to do in this game: you choose cards, lengthen gardens, start gardens and discard cards.

rules-choosing-title = Choosing and passing
rules-choose = Everybody at once: keep exactly two cards of your hand, face down. You cannot keep a third one, the same one twice, or one that is not in your hand.
rules-choose-when = While cards are being laid nobody chooses. The next choice comes when everybody has laid.
rules-choose-unseen = The cards that others keep stay face down until their owner lays them. They are not turned up all at once.
rules-pass = Pass the rest to your neighbour: to the left in rounds 1 and 3, to the right in round 2. Nothing moves before everybody has kept two cards.
rules-pass-sizes = In the five turns of a round your hand has 10, 8, 6, 4 and 2 cards. In the fifth you keep both, and nothing is left to pass.
rules-peek = You may look at the hand that was passed to you before you lay your cards, unless this table plays without it.

rules-laying-title = Laying
rules-lay-when = Cards are laid when everybody has kept two. When both of yours are laid or discarded, you are done for this turn.
rules-lay-order = Whoever was last to choose lays first; the others follow clockwise. What counts is the order in which second cards were chosen, so wait until it is your turn to lay.
rules-lay-order-last-turn = The same goes for the fifth turn, though nothing is passed in it.
rules-lay-both = You lay only the two cards that you kept, in the order you like. The order can matter: in a garden of 50 and 60 you can lay 65 and then 70, but not 70 and then 65.
rules-lengthen = Put a card at an end of one of your gardens: lower than its lowest card or higher than its highest. Numbers may be left out, and suits do not matter.
rules-lengthen-example = A garden of 68, 77 and 102 takes 65 or 110, but not 81: it would lie between two cards.
rules-start = Or start a garden with any card. You may have three gardens in the whole game, not in each round.
rules-start-place = A new garden always takes the next free place, from left to right. A garden that is not started yet cannot be lengthened.
rules-put-aside = Or discard the card, face down. You always may, even if it would fit; discarded cards score nothing.
rules-put-aside-unseen = Nobody sees what others have discarded, only how many cards. You may look at your own again.
rules-laid-stays = A card that is laid never moves again. Your gardens stay when a round is over, and grow on in the next.

rules-scoring-title = Scoring
rules-scoring-three = The gardens are scored three times, after each round. Everything that lies there then counts, also the cards that counted before.
rules-scoring-first = After round 1: water, 3 points a card.
rules-scoring-second = After round 2: water, 3 points a card, and plants, 4 points a card.
rules-scoring-third = After round 3: water, plants, stones at 7 points a card, and the blossoms by their ladder.
rules-ladder = The ladder: 1 blossom is worth 1 point, 2 are worth 3, then 6, 10, 15 and so on. Each one adds a point more than the one before.
rules-ladder-together = The blossoms of all your gardens are counted together.
rules-ladder-most = From 15 blossoms on there are 120 points and no more. A sixteenth still counts when points are equal.
rules-scoring-example = An example: 4 water cards after round 1 make 12 points. After round 2, 6 water and 7 plants make 18 and 28. After round 3, 6 water, 8 plants, 4 stones and 6 blossoms make 18, 32, 28 and 21. Together 157.

rules-end-title = The end
rules-end = After the third scoring the game is over, and nothing more is laid. The most points win.
rules-tie = If points are equal, whoever has laid more blossoms wins.
rules-tie-shared = If these are equal too, the win is shared.

rules-options-title = House rules
rules-option-lay-order = Who lays first: whoever chose last, or each player in turn. At a table with a bot it is each in turn unless you say otherwise, because nobody can race a bot.
rules-option-simultaneous-lay = Everybody lays at once: what you decide stays hidden until all are done, even whether you laid a card or discarded it. Others see only how many cards you have decided on.
rules-option-peek-before-lay = Without a look at the next hand: you see it only when both of your cards are laid or discarded. The second of them cannot be taken back then.

rules-leaving-title = Taking back and leaving
rules-take-back = A choice can be taken back until all have chosen; whoever chooses again is later in the order. A laid card can be taken back until the next player acts or a new hand is seen. If all lay at once, a decision stays open until all have decided.
rules-leave = A player who resigns plays no more and cannot win, but the gardens stay. Each turn that seat takes two cards at random and discards them, so that hands keep going around the table. If only one player is left, that player wins at once, and the round in progress is not scored.
rules-leave-at-once = If somebody leaves while everybody lays at once, what they decided in this turn does not count: both cards are discarded.
