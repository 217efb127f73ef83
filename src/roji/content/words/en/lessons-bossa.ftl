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
lessons-bossa-size-one-less = Haruka exchanged and gave you 2/4. Two tiles lie on black 3, so [black 4] asks for one or three. Lay 2/4 alone.
lessons-bossa-size-one-less-hint = Allowed. But try one tile less: 2/4 has the four black dots that black 4 asks for.
lessons-bossa-size-freely = Count the tiles of the row beside it before you plan. Now make a move of your own; where no row fits, use an action.
lessons-bossa-size-done = Next to the die: one or two tiles. Further out: one more or one less than the row before.

lessons-bossa-sum-title = Adding up
lessons-bossa-sum-first-tile = A row on white 5 is begun. Two tiles lie before it, so it takes one or three. Only white dots count. Touch [1/1].
lessons-bossa-sum-second-tile = One white dot lies there, four are missing, on two tiles. Touch [1/3]; its black dots do not count.
lessons-bossa-sum-third-tile = One and one make two. Touch [3/3], which brings three more, and lay the row.
lessons-bossa-sum-other-colour = Three tiles gone at once. You drew 3/2: on the black line it counts two. Touch [black 2] and lay it.
lessons-bossa-sum-other-colour-hint = Allowed. But here, look at black 2: 3/2 has two black dots.
lessons-bossa-sum-freely = The same tile can be a three or a two. Now make a move of your own; where no row fits, use an action.
lessons-bossa-sum-done = Only dots of the line’s colour count, and they add up exactly. Many tiles in one row empty your hand quickly.

lessons-bossa-actions-title = When no row fits
lessons-bossa-actions-redraw = None of your tiles makes a row. That is what actions are for. Touch [Redraw], choose 0/6 and discard it.
lessons-bossa-actions-redraw-hint = Allowed. But let us try Redraw first, with 0/6; Exchange comes later.
lessons-bossa-actions-new-row = Haruka redrew, too, and you drew 1/3. Now there is a row: touch [white 2] and lay 1/3 and 1/4, one white dot each.
lessons-bossa-actions-new-row-hint = Allowed. But lay white 2 here with 1/3 and 1/4: that rids you of two tiles.
lessons-bossa-actions-exchange = Redraw is used up. Now touch [Exchange]: choose one of your tiles, and one of Haruka’s that you like better.
lessons-bossa-actions-exchange-hint = Allowed. But try Exchange here: it takes away what Haruka needs, too.
lessons-bossa-actions-done = Each action works once in the game. Keep one for the turn in which nothing fits: who is stuck loses.

lessons-bossa-stack-title = Stack: cover a row
lessons-bossa-stack-cover = Black 2 is one tile. With Stack you cover it with one tile of two black dots. Touch [Stack], then the row, and lay 0/2.
lessons-bossa-stack-cover-hint = Allowed. But try Stack with 0/2: touch its marker, then the row on black 2. “Another way” shows other tiles.
lessons-bossa-stack-outward = Covered, the row still is one tile with the value 2. So [black 3] asks for two: lay 0/1 with 3/2 or 4/2.
lessons-bossa-stack-outward-hint = Allowed. But go on from the row that you covered: black 3, with two tiles.
lessons-bossa-stack-freely = A row counts once, however high it is, and others may cover it again. Now make a move of your own.
lessons-bossa-stack-done = As many tiles as the row has, with the same sum. Stack also works when no end takes your tiles.

lessons-bossa-chips-title = Chips: Doubler and Inverter
lessons-bossa-chips-keep = At this table each keeps a chip. The Inverter swaps the colours of one tile. Choose [Inverter] and keep it.
lessons-bossa-chips-keep-hint = The Doubler is good too. But here you will need the Inverter.
lessons-bossa-chips-use = Nothing fits without it. Inverted, 3/1 has three black dots: touch [black 4] and lay 0/1 with 3/1, the chip on 3/1.
lessons-bossa-chips-use-hint = Not this one. On black 4: 0/1, and 3/1 with the chip. “Another way” shows other rows.
lessons-bossa-chips-freely = The chip is used up and stays on 3/1: the row goes on from black 4 as always. Now make a move of your own.
lessons-bossa-chips-done = A chip is used once, on one tile of the row that you lay, and stays there.

lessons-bossa-six-rows-title = Winning with six rows
lessons-bossa-six-rows-other-arm = The white line is yours; Haruka has laid white 5 on it. Each line has two ends. Touch [white 3] and lay 1/2 with 2/0.
lessons-bossa-six-rows-other-arm-hint = Allowed. But make your own line longer: white 3, with 1/2 and 2/0.
lessons-bossa-six-rows-fourth = Haruka laid white 6 with one tile, so [white 7] asks for two. Lay 2/3 and 5/1: your fourth row.
lessons-bossa-six-rows-fourth-hint = Allowed. But lay white 7 here with 2/3 and 5/1, and your line has four rows.
lessons-bossa-six-rows-sixth = Haruka laid white 8: five rows lie on your line. Touch [white 2] at its left end and lay 2/4.
lessons-bossa-six-rows-sixth-hint = Allowed. But look at your own line: the sixth row wins at once.
lessons-bossa-six-rows-done = Six rows on your line: you win, whoever laid them. So take care not to lay the sixth for the other.

lessons-bossa-last-tile-title = Winning with your last tiles
lessons-bossa-last-tile-two-tiles = Who lays the last tile wins. Rows of two empty your hand faster. Touch [black 5] and lay 1/1 with 2/4.
lessons-bossa-last-tile-two-tiles-hint = Allowed. But here, lay black 5 with 1/1 and 2/4: one black dot and four.
lessons-bossa-last-tile-two-more = You drew one and have four tiles. Touch [white 6] and lay 1/4 with 5/0: two tiles at once again.
lessons-bossa-last-tile-two-more-hint = Allowed. But lay white 6 here with 1/4 and 5/0. “Another way” shows other rows.
lessons-bossa-last-tile-all-three = Three tiles are left, and [white 7] asks for one or three. Lay all of them: one, three and three white dots.
lessons-bossa-last-tile-all-three-hint = Allowed. But all three tiles fit white 7, and then your hand is empty.
lessons-bossa-last-tile-done = An empty hand wins at once, even on the other player’s line. Now play a whole game.
