### What all games share.

standing-alone = { $text }.

## The home page

home-tag = Quiet games on one garden path. Play solo, around one screen, with friends far away, or against bots that play fair.
home-set-a-table = New game
play-now = Play now
play-game-now = Play { $game } now
home-more = More ways to play
play-now-alone = solo, right away
play-now-against = against a bot ({ $level }), right away
learn = Learn by playing
learn-about = play right away, with each rule when you need it
invite-a-friend = Invite a friend
invite-a-friend-about = you get a link to send
daily = Today’s Zen
watch-a-game = Watch a game
score-pad-real = Score pad for your board game
set-with-care = New game…
home-stones = Five stepping stones to the tea house
home-coming = { $game } is coming. It cannot be played yet.
join-with-a-code = Join with a code
join-what-a-code-is = A code is a single word of letters and digits. The whole link works too.
join-code-or-link = The code or link you were sent
join = Join
open-a-game-file = Open a game file
games = Games
game = Game
coming = coming
game-bonsai-about = Grow a tree, tile by tile
game-bonsai-length = 1–4 players · 40 min
game-ohanami-about = Lay three gardens in order
game-ohanami-length = 2–4 players · 20 min
game-takenoko-about = A gardener, a panda, bamboo
game-takenoko-length = 2–4 players · 45 min
game-bossa-about = Two lines, two dice
game-bossa-length = 2 players · 10 min
game-zen-about = A picture that interlocks
game-zen-length = 1 player · 15 min
zen-forms-page = Forms: today’s, the gallery, your own
your-tables = Your tables
no-table-yet = No games yet.
no-table-yet-do = Start one, or join with a code.
phase-gathering = Waiting for players
phase-over = Game over
phase-frozen = Frozen
phase-closed = Closed
rows-to-move =
    { $n ->
     [0] Nobody to move
   *[other] { $names } to move
    }
rows-all = Show all { $n } tables
rows-remove = Remove { $game } with { $others } from the list
rows-you-won = You won
rows-won = { $name } won
rows-tied = Tied
rows-not-won = Not won
rows-with-points = { $result } { $points }
rows-wants-a-rematch = { $name } wants a rematch
rows-rematch = A rematch is set up
remove-from-list = Remove from list
remove-title = Remove this game of { $game }?
remove-about = The game ends here for good. Its moves can still be replayed with the link to the table.
remove-game = Remove game
cancel = Cancel
open-seat = open seat
open-seat-title = Open seat
you-alone = just you
you = you
you-subject =
    { $name ->
       *[other] You
    }
guest = Guest
guest-n = Guest { $n }
language = Language

## Setting a table

set-the-table = Start game
set-with-others = With others
set-solo = Solo
set-advice = Allow advice
set-advice-seen = Everyone at the table sees who asks.
seats = Seats
seat-n = Seat { $n }
seat-level = Level of seat { $n }
seat-name = Name at seat { $n }
seat-takes-the-link = joins by link
seat-take-away = Remove seat { $n }
seat-add = Add player
seat-kind-bot = Bot
seat-kind-open = Friend by link
seat-kind-here = On this screen
your-name = Your name
name = Name
house-rules = House rules
option-as-usual = default
option-as-usual-which = default ({ $value })
option-in-your-words = Or in your own words
option-only-for =
    { $n ->
     [one] Only for one player.
   *[other] Only for { $n } players.
    }
option-only-for-range = Only for { $fewest } to { $most } players.
option-yes = yes
option-no = no
level-about = { $level }, { $about }
level-called =
    { $level ->
     [random] random, any move
     [greedy] greedy, a beginner
     [gakusei] gakusei, a student
     [senmon] senmon, an expert
     [sensei] sensei, a master
     [yusha] yusha, the strongest
   *[other] { $level }
    }
bots-level = The bot’s level
level-random = plays any legal move
level-greedy = takes whatever looks best right now
level-gakusei = a student: looks one turn ahead and misses a good deal
level-senmon = an expert: looks just as far ahead and misses less
level-sensei = a master: thinks it through and rarely slips
level-yusha = a hero: thinks for as long as it is allowed

## Clocks

clock = Clock
clock-none = No clock
clock-something-else = Custom…
clock-it-counts = Counted in
clock-minutes-in-one-sitting = minutes, in one sitting
clock-days-for-every-move = days per move
clock-minutes-each = Minutes per player
clock-seconds-more = Extra seconds per turn
clock-days-a-move = Days per move
clock-if-somebody-leaves = If somebody leaves
clock-when-time-is-up = When time runs out or somebody leaves
clock-a-bot-may-play-on = a bot takes over: { $level }
clock-the-seat-resigns = running out of time is resigning
clock-days =
    { $n ->
     [one] { $n } day per move
   *[other] { $n } days per move
    }
clock-minutes =
    { $n ->
     [one] { $n } minute per player
   *[other] { $n } minutes per player
    }
clock-minutes-added =
    { $n ->
     [one] { $n } minute per player,
   *[other] { $n } minutes per player,
    } { $added ->
     [one] plus { $added } second per turn
   *[other] plus { $added } seconds per turn
    }
clock-seconds =
    { $n ->
     [one] { $n } second per player
   *[other] { $n } seconds per player
    }
clock-seconds-added =
    { $n ->
     [one] { $n } second per player,
   *[other] { $n } seconds per player,
    } { $added ->
     [one] plus { $added } second per turn
   *[other] plus { $added } seconds per turn
    }
clock-gone-resigns = Whoever runs out of time resigns.
clock-gone-bot = When time runs out, a bot ({ $level }) plays until the player is back.
time = Time
time-days =
    { $n ->
     [one] { $n } day
   *[other] { $n } days
    }
time-hours = { $n } h
time-left = { $time } left
time-days-left =
    { $n ->
     [one] { $n } day left
   *[other] { $n } days left
    }
time-hours-left =
    { $n ->
     [one] { $n } hour left
   *[other] { $n } hours left
    }
time-minutes-left =
    { $n ->
     [one] { $n } minute left
   *[other] { $n } minutes left
    }
time-seconds-left =
    { $n ->
     [one] { $n } second left
   *[other] { $n } seconds left
    }
little-time = Low on time: { $left }.

## A table

table = Table
table-of =
    { $self ->
     [yes] Your table
   *[no] { $name }’s table
    }
this-table = This table
your-turn = Your turn
title-your-turn = Your turn · { $game }
title-your-turns =
    { $turns ->
     [one] Your turn · Roji
   *[other] Your turn ({ $turns }) · Roji
    }
title-closed = Closed · { $game }
title-over = Game over · { $game }
no-table-here = There is no table here. Perhaps the code has a typo.
no-such-page = The path ends here: there is no such page.
its-journal = Game file
back-to-the-garden = Back to the garden
too-many-onlookers = Too many people are watching this table already.
server-out-of-reach-trying = The server cannot be reached. Trying again…
opening-the-table = Opening the table…
connection-lost = Connection lost. Trying again…
late = This part of the page did not load. Reload the page when you are online again.
close = Close
board = Board
yours = Yours
result = Result
show = Show
views = Views
new = new
advice = Advice
what-would-you-do = What would you do?
score = Score
score-pad = Score pad
not-yet = not yet
log = Log
news = What others did
rules = Rules
rules-at-a-glance = Rules at a glance
more = More
what-to-do = What to do
not-that = Not that.
why-no-undo = Nothing can be undone now: what has been drawn or seen stays.
why-no-undo-yet = There is nothing to undo yet.
side = Players, score and log
side-forked = Played on from move { $line } of another game: the same things come up as there.
side-forked-game = See that game
deed = { $name } { $deed }
times =
    { $n ->
     [2] , twice
   *[other] , { $n } times
    }
turns = Last turns
player-things = { $name }’s table
turn-told = { $name }: { $deeds }
turn-again = Show again
turn-again-of = Show { $name }’s turn again
turn-again-says = { $name }’s turn, once more.
turn-again-rule = Press anything to return to the game.
turn-again-enough = Back to the game
pace = Pace of the other players’ turns
pace-calm = Calm
pace-brisk = Brisk
pace-once = All at once
paper-keys = Plus and minus zoom, 0 shows all, arrows move.
theme-light = Switch to light
theme-dark = Switch to dark
bar-home = Roji, back to the garden
bar-tools = Tools
sound = Sound
sound-is-on = Sound is on
sound-is-off = Sound is off
sound-on = Sound on
sound-off = Sound off
notices-on = Notifications on
notices-off = Notifications off
notices-when = When it is your turn and this page is in the background
notices-refused = This browser does not allow notifications here. You can change that in its settings for this page.
copy = Copy
copied = Copied
copied-what = Copied: { $what }.
link-copied = The link is copied.
percent = { $n }%
points =
    { $n ->
     [one] { $n } point
   *[other] { $n } points
    }
points-word =
    { $n ->
     [one] point
   *[other] points
    }
standing-of = of { $n } { $unit }

## People at a table

players = Players
player-open =
    { $self ->
     [yes] Open your table
   *[no] Open { $name }’s table
    }
player-out-of-time = out of time, resigned
player-resigned = resigned
player-wins = winner
player-away = away
player-stand-in = A bot ({ $level }) plays until the player is back
player-bot-for-now = bot for now
player-advised = used advice
player-advised-about = Has asked for advice in this game
gathering-about = Before you play
gathering-rename = Change name
gathering-waiting =
    { $n ->
     [one] Waiting for { $n } more player
   *[other] Waiting for { $n } more players
    }
gathering-at-the-gate = You are invited
gathering-begins = The game begins when every seat is taken.
gathering-sit-down =
    { $n ->
     [one] { $n } seat is open. Sit down, or just watch.
   *[other] { $n } seats are open. Sit down, or just watch.
    }
gathering-bot = bot, { $level }
gathering-for-whoever = for whoever opens the link
gathering-is-here = is here
gathering-not-now = not here right now
gathering-bot-here = Let a bot play here
sit-down = Sit down
gathered =
    { $n ->
     [one] { $names } wants a rematch and is at the new table.
   *[other] { $names } want a rematch and are at the new table.
    }
gathered-nobody = A new table is ready; nobody is there yet.
gathered-you = You have a seat at the new table.
invite-link = Link to this table
invite-code = Code
invite-here-only = This table is on this computer only.
invite-here-how = The link opens it in another browser on this computer. To let others in, start Roji with
anyone-may-look-on = Anyone with the link can watch.
away = Away
away-left = { $name } has left the table.
away-gone = { $name } is away.
away-seat-stays = Their seat is kept.
away-let-a-bot =
    { $level ->
     [none] Let a bot play
   *[other] Let a bot play ({ $level })
    }
away-you = You have left.
away-others-may = The others can let a bot play for you.
take-my-seat-back = Take my seat back
leave-let-a-bot-play = Leave, let a bot play
curtain-pass = Pass the screen to { $name }
curtain-nobody-looks = Nobody else should look now.
curtain-i-am = I am { $name }
curtain-back-to = Back to { $name }
pass-the-screen = Pass the screen to { $name }

## The rules page

rules-title = Rules: { $game } · Roji
rules-contents = Contents
rules-search = Search the rules
rules-learn = Learn by playing
rules-ruling = A ruling where the rulebook is silent
rules-nothing-found = No rule mentions “{ $sought }”.
rules-whole = Full rules
the-rule = The rule
game-has-no-rules-page-here = { $game } has no rules page here
show-me = Show me
this-lesson-is-over = this lesson is over
this-lesson-has-changed-start-it-over = this lesson has changed; start it over
game-has-no-such-lesson = { $game } has no such lesson

## The end

over = The game is over.
over-shared = { $names } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
over-won =
    { $self ->
     [yes] { $name } win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[no] { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    }
over-won-alone =
    { $self ->
     [yes] { $name } win!
   *[no] { $name } wins!
    }
over-hands = All hands are open now: press a player to see theirs.
over-new-table = Go to the new table
over-play-again = Play again
over-once-more = Replay
save-the-journal = Save the game file
ranking = Ranking

## Requests

server-out-of-reach = The server cannot be reached. Try again in a moment
did-not-work = That did not work. Try again in a moment

## Said by several games

total = total
there-is-no-such-action = there is no such action
the-game-is-over = the game is over
it-is-not-your-turn = it is not your turn
the-last-turns-are-played-and-points-points-are-the = the last turns are played, and { $points } points are the most
all-others-have-resigned = all others have resigned
card-is-not-in-your-hand = { $card } is not in your hand
