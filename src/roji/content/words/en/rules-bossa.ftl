### The rules page of Bossa.

rules-goal-title = The goal
rules-goal = Two players lay tiles in rows along two lines, a white one and a black one. Be the first to play your last tile, or see six rows on your own line. Whoever cannot move loses.
rules-alone = Bossa is for exactly two players, and a game takes about ten minutes. There is no solo game; a bot will gladly take the other seat.

rules-tiles-title = The tiles
rules-tiles = There are 27 tiles, all different. Each has one to six dots, white or black, in every mixture once. A tile is written with its white dots first: 2/3 has two white dots and three black ones.
rules-dots = On the white line only white dots count, on the black line only black ones. So 2/3 is worth 2 on white and 3 on black, never 5.
rules-no-zero = A tile without a dot of the line’s colour cannot be laid there: a missing colour is not a zero.

rules-setup-title = Getting ready
rules-preparation = The tiles are shuffled. One is put aside unseen for the whole game, each player gets four, and the other 18 are the pile. All action markers lie face up.
rules-dice = Each player rolls a die; equal numbers are rolled again. The two dice stand in the middle of the two lines, and the lines grow from their numbers.
rules-who-rolls = The first seat rolls the white die, the second the black one. A die belongs to the line of its colour, whoever rolled it.
rules-open = Whoever rolled higher looks at their own tiles and takes one of three things: the white line, the black line, or the first play. If they take a line, the other player gets the other line and plays first.
rules-lower-roller = If the first play was taken, whoever rolled lower chooses a line. Lines are chosen once and kept to the end.
rules-looking = Whoever rolled lower may look at their own tiles too before choosing. Until the lines are chosen, neither hand is shown to the other player.
rules-hands-open = Then both hands are turned up. From now on they are open to both players.
rules-novice = The older rules for beginners, with open hands from the start and no lines of one’s own, are not played here.

rules-lines-title = The lines
rules-arms = Each line has a die in the middle and two arms. To the right the values go up by one from row to row, to the left they go down by one.
rules-rows = A row is what was laid in one play: one or more tiles at one value. Rows are counted from the die outwards.

rules-turn-title = A turn
rules-turn = Players take turns. You draw a tile, and then you do exactly one thing: place a row, or use one of your actions.
rules-steps = You may touch the tiles one by one. A row that has been begun must be completed with tiles of your hand before anything else is done, and once it is complete nothing can be added to it.
rules-offered = Only steps that can still become a complete row are offered.
rules-taking-back = Every step can be taken back until the move is complete, and the choice of a chip until both players have chosen. After that the next tile is drawn, and it stands.

rules-place-title = Placing a row
rules-place = Place a row at the outer end of any of the four arms, also on the other player’s line. The tiles must come from your hand and fit in value, number and colour.
rules-highest = Values go up without limit: after 6 comes 7.
rules-lowest = There is no value 0. An arm that has reached 1 goes no further, and a die that shows 1 has nothing below it.
rules-beside-the-die = Next to the die a row has one or two tiles, on each arm by itself.
rules-size = Further out a row has exactly one tile more or one tile less than the row before it.
rules-neighbour = What counts is the neighbouring row towards the die, not the last row that anybody laid. The other arm does not matter.
rules-sum = The dots of the line’s colour add up to exactly the value of the row, neither more nor less, with as many tiles as the place asks for.
rules-order = You may touch the tiles of a row in any order. In notation they are named from 0/1 up to 6/0, so that each row is written in one way.

rules-actions-title = The three actions
rules-actions = Instead of placing a row you may use an action. Each of the three can be used once in the game; then its marker is turned over.
rules-redraw = Redraw: discard a tile of your hand and draw another. Nothing is placed this turn.
rules-redraw-order = You discard first and then draw, so you cannot get the same tile back.
rules-redraw-empty = With an empty pile there is nothing to draw, and no Redraw.
rules-discards = Discards lie face up: both players know them.
rules-exchange = Exchange: give a tile of your hand for a tile of the other hand. Both hands keep their size, and nothing is placed this turn.
rules-exchange-choice = You choose both tiles. The other player cannot refuse.
rules-stack = Stack: cover a row, on either line, with as many tiles as it has and the same sum in the line’s colour. Only this action lays tiles on tiles, and a die is never covered.
rules-stack-counts = A covered row is still one row, with its value and its number of tiles. But your hand is smaller, and if it is empty you have won.
rules-stack-again = A row is covered as a whole, and one that was covered may be covered again. One Stack lays one layer, unless the table plays with many layers.

rules-chips-title = Modifier chips
rules-chips = If the table plays with chips, each player has a Doubler and an Inverter. When the hands are open, each keeps one of them for the game; the other one leaves it.
rules-chips-at-once = Both choose at the same time, unseen. Then both chips are shown.
rules-chip-use = You may use your chip once, on one tile of a row that you are laying. It changes this tile alone, stays on it, and the tile still counts as one tile.
rules-doubler = Doubler: the tile counts twice its dots. A colour that it does not have is still missing.
rules-inverter = Inverter: the tile swaps its colours. 1/4 counts as 4/1, and 0/3 as 3/0.
rules-chip-earlier = No chip is put on a tile of an earlier row: its sum was settled when it was laid.
rules-chip-stacked = A chip may be used on a tile that you stack.

rules-end-title = The end
rules-end-a = End A: you place or stack your last tile, and you win.
rules-end-b = End B: a line has six rows, and its owner wins. The die and stacked layers do not count.
rules-both-arms = The six rows are counted on both arms of the line together.
rules-sixth-of-the-other = The owner of the line wins, whoever laid the sixth row.
rules-sixth-is-allowed = You may lay the sixth row of the other player’s line even if you could do something else. It loses you the game, unless it is end C.
rules-end-c = End C: your last tiles make the sixth row of the other player’s line. You win all the same: the empty hand counts first.
rules-end-d = End D: you have drawn and can neither place a row nor use an action. You have no legal move, and you lose.
rules-not-stuck = Whoever still has a usable action has a legal move: actions are moves.
rules-end-e = End E: the pile is empty at the end of a turn. Whoever has fewer tiles in hand wins.
rules-last-turn = Whoever draws the last tile still makes a move. The game ends after that turn.
rules-resigning = If a player gives up, the game is over and the other one wins. Giving up is not a move and saves nobody who has none.
rules-end-order = D is looked at before the move; after it A and C, then B, then E. When the game is over, nothing more can be done.

rules-scoring-title = Who wins
rules-winning = There are no points. The score pad shows the rows on your own line and the tiles in your hand, because these two bring you to the end.
rules-equal = There is no tie-break: if the pile is used up and both hands have the same number of tiles, the game is drawn.

rules-options-title = Options
rules-option-chips = Chips: the table plays with Doubler and Inverter.
rules-option-row-size = Row size: as in the rules of 2023, one tile more or less than the row before it. Classic: as many, or one more. Loose: as many, one more or one less.
rules-option-stack = Many layers: one Stack may lay several layers on the same row, as long as you have tiles for a whole layer; at most one tile of them all has a chip. Without this option one Stack lays one layer.

rules-screen-title = On this screen
rules-unseen = The screen keeps count of the tiles that nobody has seen yet. They are the pile and the one that was put aside.
rules-drawing = Drawing at the start of a turn is done for you.
