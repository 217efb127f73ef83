### Learning by playing.

learn-title = Learn by playing
learn-by-playing = Learn { $game } by playing
learn-lead = A first game to play along. You act at once, and a rule comes when you need it.
learn-you = You
learn-lesson = Lesson { $at } of { $of }
learn-step = Step { $at } of { $of }
learn-finished = Lesson done
learn-elsewhere = That is allowed. But here, try what this step is about.
learn-again = Begin anew
learn-next = Next: { $lesson }
learn-play-now = Play a game
learn-all = All lessons
learn-other-games = Other games
learn-none = There are no lessons for { $game } yet.
learn-stamps =
    { $n ->
     [one] { $n } lesson done
   *[other] { $n } lessons done
    }
