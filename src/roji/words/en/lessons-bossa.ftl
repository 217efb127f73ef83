### The lessons of Bossa.

lessons-bossa-row-title = Your first row
lessons-bossa-row-line = Welcome. You rolled 2, Haruka 1, so you choose: a line, or the first play. Take [the white line]; touch its die.
lessons-bossa-row-line-hint = Allowed. But here we look at the white line: touch the white die.
lessons-bossa-row-one-tile = Both hands are open now. Right of the white die lies 3: three white dots on one or two tiles. Touch [3], then lay.
lessons-bossa-row-one-tile-hint = Allowed. But lay white 3 here: touch the end with the 3, and 3/2 rises by itself.
lessons-bossa-row-freely = Haruka has moved and you have drawn. Now do what you like: lay a row where an end is marked, or use an action.
lessons-bossa-row-done = That was a turn: draw a tile, then lay one row at any end of either line.

lessons-bossa-size-title = One tile more or one less
lessons-bossa-size-two-tiles = Haruka laid one tile on black 2. The next row has one more or one less, so two. Touch [black 3] and lay 0/1 and 0/2.
lessons-bossa-size-two-tiles-hint = Allowed. But try black 3 with 0/1 and 0/2: one black dot and two make three.
lessons-bossa-size-freely = Count the tiles of the row beside it before you plan. Now make a move of your own; where no row fits, use an action.
lessons-bossa-size-done = Next to the die: one or two tiles. Further out: one more or one less than the row before.

lessons-bossa-sum-title = Adding up
lessons-bossa-sum-three-tiles = Two tiles lie on white 4, so [white 5] asks for one or three. Lay 1/1, 1/3 and 3/3: one, one and three white dots.
lessons-bossa-sum-three-tiles-hint = Allowed. But white 5 rids you of three tiles at once. Choose 1/1, 1/3 and 3/3.
lessons-bossa-sum-freely = Black dots did not count there. Now make a move of your own; where no row fits, use an action.
lessons-bossa-sum-done = Only dots of the line’s colour count, and they add up exactly. Many tiles in one row empty your hand quickly.

lessons-bossa-actions-title = When no row fits
lessons-bossa-actions-redraw = None of your tiles makes a row. That is what actions are for. Touch [Redraw], choose a tile, discard it.
lessons-bossa-actions-redraw-hint = Allowed. But let us try Redraw first; Exchange comes next.
lessons-bossa-actions-exchange = You have a new tile and Haruka has moved. Now touch [Exchange]: choose one of your tiles and one of hers.
lessons-bossa-actions-exchange-hint = Allowed. But try Exchange here: it takes away what Haruka needs, too.
lessons-bossa-actions-done = Each action works once in the game. Keep one for the turn in which nothing fits: who is stuck loses.

lessons-bossa-stack-title = Stack: cover a row
lessons-bossa-stack-cover = Black 2 is one tile. With Stack you cover it with one tile of two black dots. Touch [Stack], then the row, and lay.
lessons-bossa-stack-cover-hint = Allowed. But try Stack: touch its marker, then the row on black 2.
lessons-bossa-stack-freely = The row still counts once, but you have a tile less. Now make a move of your own.
lessons-bossa-stack-done = As many tiles as the row has, with the same sum. Stack also works when no end takes your tiles.

lessons-bossa-chips-title = Chips: Doubler and Inverter
lessons-bossa-chips-keep = At this table each keeps a chip. The Inverter swaps the colours of one tile. Choose [Inverter] and keep it.
lessons-bossa-chips-keep-hint = The Doubler is good too. But here you will need the Inverter.
lessons-bossa-chips-use = Nothing fits without it. Inverted, 3/1 has three black dots: touch [black 4] and lay 0/1 with 3/1, the chip on 3/1.
lessons-bossa-chips-use-hint = Not this one. On black 4: 0/1, and 3/1 with the chip. “Another way” shows other rows.
lessons-bossa-chips-done = A chip is used once, on one tile of the row that you lay, and stays there.

lessons-bossa-six-rows-title = Winning with six rows
lessons-bossa-six-rows-sixth = Five rows lie on your white line. Touch [white 2] at its left end and lay 2/4: two white dots, one tile.
lessons-bossa-six-rows-sixth-hint = Allowed. But look at your own line: the sixth row wins at once.
lessons-bossa-six-rows-done = Six rows on your line: you win, whoever laid them. So take care not to lay the sixth for the other.

lessons-bossa-last-tile-title = Winning with your last tiles
lessons-bossa-last-tile-all-three = Three tiles are left, and [white 7] asks for one or three. Lay all of them: one, three and three white dots.
lessons-bossa-last-tile-all-three-hint = Allowed. But all three tiles fit white 7, and then your hand is empty.
lessons-bossa-last-tile-done = An empty hand wins at once, even on the other player’s line. Now play a whole game.
