### Learning by playing.

learn-title = Learn by playing
learn-by-playing = Learn { $game } by playing
learn-lead = Play along in a first game. You act right away, and each rule comes when you need it.
learn-you = You
learn-lesson = Lesson { $at } of { $of }
learn-step = Step { $at } of { $of }
learn-finished = Lesson done
learn-elsewhere = You can do that. But try what this step is about.
learn-again = Start over
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
learn-far = { $done } of { $of } lessons done
learn-start = Start the first lesson
learn-continue = Continue: { $lesson }
learn-steps-done = { $at } of { $of } steps done
learn-steps =
    { $n ->
     [one] { $n } step
   *[other] { $n } steps
    }
