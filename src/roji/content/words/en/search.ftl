### What people type to find a rule, whatever words the rule itself uses. Commas part the words.

search-win = win, winner, winning, victory, goal, aim, objective of the game, how to win, most points
search-tie = tie, tied, tiebreak, tiebreaker, draw, drawn game, equal points, same points, shared win
search-end = end, ending, game end, end of the game, game over, last turn, last round, finish, when does it end
search-setup = setup, set up, start of the game, preparation, prepare, deal, starting position
search-solo = solo, alone, single player, one player, by myself
search-score = score, scoring, points, count points, final score, how many points, worth
search-discard = discard, throw away, get rid of, trash, give back, put aside, return
search-undo = undo, take back, takeback, redo, mistake, misclick, revert, cancel a move
search-resign = resign, give up, quit, leave, concede, forfeit, drop out, abandon
search-turn = turn, my turn, turn order, actions, what can I do, round, phase, order of play
search-first = first player, starting player, start player, who starts, who begins, who goes first, goes first
search-players = players, player count, how many players, number of players, two players, three players, four players
search-variant = variant, variants, house rules, house rule, options, optional rules, expansion, advanced rules
search-limit = hand limit, hand size, maximum, limit, how many may I keep, too many, storage, capacity
search-level = level, levels, difficulty, hard, easy
search-pass = pass, pass the cards, draft, drafting, hand over, neighbour, neighbor, left or right
