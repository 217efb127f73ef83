### What all games share.

standing-alone = { $text }.

## The home page

home-tag = Five quiet games on one garden path. Alone, around one screen, with friends far away, or against bots that play fair.
home-set-a-table = Set a table
play-now = Play now
play-game-now = Play { $game } now
home-more = More ways in
play-now-alone = alone, at once
play-now-against = against a bot ({ $level }), at once
learn = Learn by playing
learn-about = act at once, a rule when you need it
invite-a-friend = Invite a friend
invite-a-friend-about = you get a link to send
daily = Today’s Zen
watch-a-game = Watch a game
score-pad-real = Score pad for the box
set-with-care = Set a table…
home-stones = Five stepping stones to the tea house
home-coming = { $game } is coming. It cannot be played yet.
join-with-a-code = Join with a code
join-what-a-code-is = A code is one word of letters and digits, or the whole link.
join-code-or-link = The code, or the link you were sent
join = Join
open-a-game-file = Open a game file
games = Games
game = Game
coming = coming
game-bonsai-about = Grow a tree, tile by tile
game-bonsai-length = 1–4 · 40 min
game-ohanami-about = Lay three gardens in order
game-ohanami-length = 2–4 · 20 min
game-takenoko-about = A gardener, a panda, bamboo
game-takenoko-length = 2–4 · 45 min
game-bossa-about = Two lines, two dice
game-bossa-length = 2 · 10 min
game-zen-about = A picture that interlocks
game-zen-length = 1 · 15 min
zen-forms-page = Forms: today’s, the gallery, your own
your-tables = Your tables
no-table-yet = No table yet.
no-table-yet-do = Set one, or join with a code.
phase-gathering = Waiting
phase-over = Over
phase-frozen = Frozen
phase-closed = Closed
rows-to-move =
    { $n ->
     [0] Nobody to move
   *[other] { $names } to move
    }
rows-all = All { $n } tables
rows-put-away = Put { $game } with { $others } away
put-away = Put away
open-seat = open seat
open-seat-title = Open seat
you-alone = you alone
you = you
you-subject =
    { $name ->
       *[other] You
    }
guest = Guest
guest-n = Guest { $n }
language = Language

## Setting a table

set-the-table = Set the table
set-advice = Advice may be asked for
set-advice-seen = Everybody at the table sees who did.
seats = Seats
seat-n = Seat { $n }
seat-level = Level of seat { $n }
seat-name = Name at seat { $n }
seat-takes-the-link = takes the link
seat-take-away = Take seat { $n } away
seat-add = Add a seat
seat-kind-bot = Bot
seat-kind-open = Friend by link
seat-kind-here = At this screen
your-name = Your name
name = Name
not-now = Not now
house-rules = House rules
option-as-usual = as usual
option-as-usual-which = as usual ({ $value })
option-only-for =
    { $n ->
     [one] Only for one player.
   *[other] Only for { $n } players.
    }
option-only-for-range = Only for { $fewest } to { $most } players.
option-yes = yes
option-no = no
level-about = { $level }: { $about }
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
level-random = plays anything that is allowed
level-greedy = takes what looks best at once
level-gakusei = a student: sees a turn ahead and overlooks a good deal
level-senmon = an expert: sees as far, and overlooks less
level-sensei = a master: thinks it through, and errs a little
level-yusha = a hero: thinks as long as it may

## Clocks

clock = Clock
clock-none = No clock
clock-something-else = Something else…
clock-it-counts = It counts
clock-minutes-in-one-sitting = minutes, in one sitting
clock-days-for-every-move = days for every move
clock-minutes-each = Minutes for each player
clock-seconds-more = Seconds more after a turn
clock-days-a-move = Days for a move
clock-if-somebody-leaves = If somebody leaves
clock-when-time-is-up = When time is up, or somebody leaves
clock-a-bot-may-play-on = a bot may play on: { $level }
clock-the-seat-resigns = without time, the seat resigns
clock-days =
    { $n ->
     [one] { $n } day a move
   *[other] { $n } days a move
    }
clock-minutes =
    { $n ->
     [one] { $n } minute each
   *[other] { $n } minutes each
    }
clock-minutes-added =
    { $n ->
     [one] { $n } minute each,
   *[other] { $n } minutes each,
    } { $added ->
     [one] { $added } second more a turn
   *[other] { $added } seconds more a turn
    }
clock-seconds =
    { $n ->
     [one] { $n } second each
   *[other] { $n } seconds each
    }
clock-seconds-added =
    { $n ->
     [one] { $n } second each,
   *[other] { $n } seconds each,
    } { $added ->
     [one] { $added } second more a turn
   *[other] { $added } seconds more a turn
    }
clock-gone-resigns = When time is up, the seat resigns.
clock-gone-bot = When time is up, a bot ({ $level }) plays on until the player is back.
time = Time
time-days =
    { $n ->
     [one] { $n } day
   *[other] { $n } days
    }
time-hours = { $n } h
time-minutes = { $n } min
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
little-time = Little time: { $left }.

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
title-over = Over · { $game }
no-table-here = There is no table here. Perhaps the code has a slip.
no-such-page = The path ends here. There is no such page.
its-journal = Its journal
back-to-the-garden = Back to the garden
too-many-onlookers = Too many people look at this table already.
server-out-of-reach-trying = The server cannot be reached. Trying again…
opening-the-table = Opening the table…
connection-lost = The connection is lost. Trying again…
late = This part of the page did not load. Reload it when the server can be reached.
close = Close
board = Board
yours = Yours
result = Result
show = Show
views = Views
new = new
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
side = Players, score and log
side-forked = Played on from move { $line } of another game: what comes up is what came there.
side-forked-game = See that game
deed = { $name } { $deed }
times =
    { $n ->
     [2] , twice
   *[other] , { $n } times
    }
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
notices-on = Notices on
notices-off = Notices off
notices-when = When it is your turn and this page is hidden
notices-refused = This browser does not allow notices; its settings for this page decide.
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
player-wins = wins
player-away = away
player-stand-in = A bot ({ $level }) plays until the player is back
player-bot-for-now = bot for now
player-advised = advised
player-advised-about = Has asked for advice in this game
gathering-waiting =
    { $n ->
     [one] Waiting for { $n } more player
   *[other] Waiting for { $n } more players
    }
gathering-at-the-gate = You are at the gate
gathering-begins = The game begins when every seat is taken.
gathering-sit-down =
    { $n ->
     [one] { $n } seat open. Sit down, or look on from here.
   *[other] { $n } seats open. Sit down, or look on from here.
    }
gathering-bot = bot, { $level }
gathering-for-whoever = for whoever follows the link
gathering-is-here = is here
gathering-not-now = not at the table now
gathering-bot-here = Let a bot play here
sit-down = Sit down
gathered = At the new table: { $names }.
gathered-nobody = A new table is set; nobody is there yet.
invite-link = Link to this table
invite-code = Code
invite-here-only = This table is on this computer only.
invite-here-how = The link opens it in another browser here. To let others in, start it with
anyone-may-look-on = Anyone with the link may look on.
away = Away
away-left = { $name } has left the table.
away-gone = { $name } is away.
away-seat-stays = The seat stays theirs.
away-let-a-bot =
    { $level ->
     [none] Let a bot play
   *[other] Let a bot play ({ $level })
    }
away-you = You have left.
away-others-may = The others may let a bot play for you.
take-my-seat-back = Take my seat back
leave-let-a-bot-play = Leave, let a bot play
curtain-pass = Pass the screen to { $name }
curtain-nobody-looks = Nobody else looks now.
curtain-i-am = I am { $name }
curtain-back-to = Back to { $name }
pass-the-screen = Pass the screen to { $name }

## The rules page

rules-title = Rules: { $game } · Roji
rules-contents = Contents
rules-search = Search the rules
rules-learn = Learn by playing
rules-ruling = A ruling where the rules are silent
rules-nothing-found = No rule with “{ $sought }”.
rules-whole = All the rules
the-rule = The rule
game-has-no-rules-page-here = { $game } has no rules page here
show-me = Show me
this-lesson-is-over = this lesson is over
this-lesson-is-not-the-same-any-more-begin-it = this lesson is not the same any more; begin it anew
game-has-no-such-lesson = { $game } has no such lesson

## Asking each other

asked = A question to the table
asked-no =
    { $name ->
     [none] No
   *[other] No, { $name }
    }
asked-agree =
    { $name ->
     [none] Agree
   *[other] Agree, { $name }
    }
asked-never-mind = Never mind
asked-again = Something has come to light since then: it comes again as it was, and everybody knows it.
asking-declined = { $name } would rather play on.
asking-back = { $name } would like to go back { $far }.
asking-pause = { $name } would like to pause.
answers-agreed = Agreed: { $names }.
answers-waits = Still asked: { $names }.
far =
    { $n ->
     [one] { $n } move
   *[other] { $n } moves
    }, to before { $self ->
     [yes] you
   *[no] { $name }
    } { $deed }
together = Together
together-ask-back = Ask the others to go back
together-back = Go back
together-ask-pause = Ask for a pause
together-pause = Pause
go-on = Go on
paused = The table is paused.
paused-rule = Nobody acts meanwhile. Anybody who plays here may go on.
paused-by = { $name ->
    [You] Paused by you, { $when }.
   *[other] Paused by { $name }, { $when }.
}
closed = This table is closed.
replaced = A bot plays for you.
replaced-rule = The seat is yours: take it back at any time.
forked-table = This table plays on from move { $line } of another game. What comes up is what came there, and whoever saw it knows.
resign = Resign…
give-up = Give up
give-up-title = Give up this game?
give-up-about = The others win. This cannot be taken back.
play-on = Play on

## The end

over = The game is over.
over-shared = { $names } share the win with { $points }.
over-won =
    { $self ->
     [yes] { $name } win with { $points } points.
   *[no] { $name } wins with { $points } points.
    }
over-new-table = Go to the new table
over-play-again = Play again
over-once-more = See it once more
over-verify = Play it again, and compare:
save-the-journal = Save the journal
ranking = Ranking

## The promise of the shuffle

shuffle-promise = Promise of the shuffle
shuffle-added = What you added to it
shuffle-seal = Seal of all that happened
shuffle-copy-promise = Copy the promise
shuffle-copy-added = Copy what you added
shuffle-copy-seal = Copy the seal
shuffle-when = Promised before the first deal.
shuffle-when-added = Promised before the first deal and before you added anything.
shuffle-verify = The journal tells the secret behind it; all of this is compared by
shuffle-journal = The journal holds every move and the secret that keeps the promise of the shuffle.
fair-other-secret = The secret in the journal is not the one that was promised to you.
fair-not-added = What you added to the shuffle is not in the journal.
fair-other-end = The journal does not end as you saw the game end.
fair-kept = The promise of the shuffle was kept. You added nothing to it.
fair-kept-added = The promise of the shuffle was kept, and what you added is part of it.

## Asking for advice

advice = Advice
what-would-you-do = What would you do?
advice-thinking = A strong player thinks about what you can see…
advice-chance = chance of winning
advice-from-what-you-see = From what you can see alone. Everybody at the table sees that you asked.
advice-gone-on = The game has gone on meanwhile.
advice-ask-now = Ask now
advice-ask-again = Ask again
advice-wait = Ask when it is your turn to choose.

## Requests

server-out-of-reach = The server cannot be reached. Try again in a moment
did-not-work = That did not work. Try again in a moment

## Said by the server

line-number-of-this-game-is-not-the-one-that = line { $number } of this game is not the one that was written, so the game cannot go on
there-is-no-advice-at-this-table = there is no advice at this table
ask-when-it-is-your-turn-to-choose = ask when it is your turn to choose
your-last-question-is-still-being-thought-about-wait-for = your last question is still being thought about; wait for it
you-have-resigned = you have resigned
this-question-is-no-longer-open = this question is no longer open
name-has-asked-something-already-answer-that-first = { $name } has asked something already; answer that first
the-game-of-the-day-has-no-other-options-it = the game of the day has no other options: it is the same for everyone
the-game-of-the-day-is-played-alone = the game of the day is played alone
game-has-no-game-of-the-day-here = { $game } has no game of the day here
a-day-is-written-like-2026-11-16-not-day = a day is written like 2026-11-16, not { $day }
the-length-of-a-request-is-said-once-not-in = the length of a request is said once, not in two ways
this-server-does-not-answer-to-the-host-host = this server does not answer to the host { $host }
pages-of-origin-may-not-use-this-server = pages of { $origin } may not use this server
too-many-screens-of-your-address-are-open-here-already = too many screens of your address are open here already; close one
too-many-connections-of-your-address-at-once-try-again = too many connections of your address at once; try again in a moment
the-game-is-over-there-play-on-from-an-earlier = the game is over there; play on from an earlier line
this-seat-has-resigned-by-then-take-another-one-or = this seat has resigned by then; take another one, or an earlier line
there-is-no-seat-seat-at-this-table = there is no seat { $seat } at this table
most-tables-in-an-hour-are-enough-for-one-address = { $most } tables in an hour are enough for one address; wait a little
most-of-your-tables-are-not-over-yet-finish-one = { $most } of your tables are not over yet; finish one of them first
only-those-who-sit-at-this-table-may-do-that = only those who sit at this table may do that
every-seat-at-this-table-is-taken = every seat at this table is taken
take-at-least-one-seat-yourself = take at least one seat yourself
seat-seat-is-not-open = seat { $seat } is not open
there-is-no-table-table = there is no table { $table }
there-is-no-game-game-there-is-games = there is no game { $game }; there is { $games }
there-is-no-bot-level-there-is-levels = there is no bot { $level }; there is { $levels }
a-rematch-comes-after-the-end-of-the-game = a rematch comes after the end of the game
the-figures-are-for-who-shows-the-metrics-token = the figures are for who shows the metrics token
a-name-has-1-to-most-characters-that-can-be = a name has 1 to { $most } characters that can be read
name-would-be-mistaken-for-somebody-else-take-another-name = { $name } would be mistaken for somebody else; take another name
somebody-here-is-called-name-already = somebody here is called { $name } already
the-promise-of-your-first-game-covers-no-further-rematch = the promise of your first game covers no further rematch; set a new table
the-game-of-the-day-is-dealt-alike-for-everyone = the game of the day is dealt alike for everyone: it takes no promise and no nonce
this-promise-is-used-or-older-than-an-hour-ask = this promise is used, or older than an hour; ask for another one
ask-for-a-promise-before-you-tell-a-nonce-or = ask for a promise before you tell a nonce, or it proves nothing
reason = { $reason }
this-game-takes-too-long-to-play-again-here-roji = this game takes too long to play again here; `roji replay` has more patience
this-game-has-more-than-most-lines-roji-replay-shows = this game has more than { $most } lines; `roji replay` shows it
this-game-has-lines-lines-there-is-no-line-line = this game has { $lines } lines; there is no line { $line }
these-moments-are-not-of-one-game = these moments are not of one game
a-game-is-looked-at-again-when-it-is-over = a game is looked at again when it is over
this-game-has-the-lines-1-to-lines-not-first = this game has the lines 1 to { $lines }, not { $first } to { $last }
at-most-most-lines-at-once = at most { $most } lines at once
stayed = stayed
seat-seat-is-not-yours = seat { $seat } is not yours
this-token-is-not-of-a-seat-at-this-table = this token is not of a seat at this table; without one you may look on
too-many-screens-look-at-this-table-already = too many screens look at this table already
this-is-nested-too-deeply-to-be-read = this is nested too deeply to be read
say-hello-first = say hello first
nobody-waits-for-you-here-close-the-page-and-come = nobody waits for you here: close the page, and come back when you like
a-bot-plays-for-you-already = a bot plays for you already
this-player-has-not-left-so-no-bot-can-play = this player has not left, so no bot can play there
a-bot-plays-for-you-take-your-seat-back-first = a bot plays for you; take your seat back first
took-a-choice-back = took a choice back
resigned = resigned
went-back-one-move = went back one move
went-back-moves-moves = went back { $moves } moves
this-could-not-be-saved-so-it-did-not-happen = this could not be saved, so it did not happen; try again in a moment
the-table-is-paused-anybody-who-plays-here-may-go = the table is paused; anybody who plays here may go on
the-journal-is-told-after-the-end-of-the-game = the journal is told after the end of the game
game-has-no-action-code = { $game } has no action { $code }
we-have-made-a-mistake-in-the-rules-so-this = we have made a mistake in the rules, so this table is frozen; its journal is whole
the-bots-cannot-think-now-they-try-again-in-a = the bots cannot think now; they try again in a moment
there-was-no-time-to-play-even-once-try-again = there was no time to play even once; try again in a moment
game-is-not-played-alone = { $game } is not played alone
game-has-no-option-option-it-has-options = { $game } has no option { $option }; it has { $options }
game-has-no-option-option-it-has-none = { $game } has no option { $option }; it has none
game-option-is-true-or-false-not-said = { $game }: { $option } is true or false, not { $said }
game-option-is-one-of-values-not-said = { $game }: { $option } is one of { $values }, not { $said }
game-option-cannot-be-said = { $game }: { $option } cannot be { $said }
game-is-for-players-not-seats = { $game } is for { $players }, not { $seats }
n-1-player = 1 player
low-players = { $low } players
low-to-high-players = { $low } to { $high } players
others-have-gone-on-from-there-so-it-stands = others have gone on from there, so it stands
the-table-went-back-to-this-point-together-so-it = the table went back to this point together, so it stands
there-is-nothing-after-that-point-to-go-back-from = there is nothing after that point to go back from
somebody-has-resigned-since-then-and-a-resignation-stands = somebody has resigned since then, and a resignation stands
there-is-nothing-to-take-back = there is nothing to take back
something-has-come-to-light-since-then-so-it-stands = something has come to light since then, so it stands
you-have-asked-already-ask-again-when-somebody-else-has = you have asked already; ask again when somebody else has acted
something-has-come-to-light-since-then-and-a-bot = something has come to light since then, and a bot plays here: it cannot know it again, so it stands
the-tables-cannot-be-reached-now-nothing-is-lost-try = the tables cannot be reached now; nothing is lost, try again in a moment
something-went-wrong-on-our-side-it-is-written-down = something went wrong on our side; it is written down here, and nothing was lost
the-game-begins-when-every-seat-is-taken = the game begins when every seat is taken
nobody-came-for-a-long-time-so-this-table-is = nobody came for a long time, so this table is closed
nobody-has-moved-for-a-long-time-so-this-table = nobody has moved for a long time, so this table is closed; all that happened can still be read
the-rules-have-changed-since-this-game-was-begun-so = the rules have changed since this game was begun, so it cannot go on; its journal is whole
so-much-has-been-taken-back-at-this-table-that = so much has been taken back at this table that from now on everything stands

## Said by several games

total = total
there-is-no-such-action = there is no such action
the-game-is-over = the game is over
it-is-not-your-turn = it is not your turn
the-last-turns-are-played-and-points-points-are-the = the last turns are played, and { $points } points are the most
all-others-have-resigned = all others have resigned
card-is-not-in-your-hand = { $card } is not in your hand

## Advice

a-points-more-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more from { $one }
a-points-more-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
a-cards-more-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards more from { $one }
a-cards-more-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards more from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
a-more-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }% more from { $one }
a-more-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }% more from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
a-points-fewer-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } points fewer from { $one }
a-points-fewer-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } points fewer from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
a-cards-fewer-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards fewer from { $one }
a-cards-fewer-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards fewer from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
a-less-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }% less from { $one }
a-less-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }% less from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
a-fewer-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer from { $one }
a-fewer-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
nothing-else-is-allowed = nothing else is allowed
about-as-good-as-the-best = about as good as the best
no-one-thing-speaks-for-it-but-it-does-best = no one thing speaks for it, but it does best on the whole
the-usual-rest-of-the-game = the usual rest of the game
holding-the-best-rival-back = holding the best rival back
points-so-far = points so far
gains-losses = { $gains }, { $losses }

the-rules-have-changed-since-this-game-was-begun-and = the rules have changed since this game was begun and would make another game of it, so it cannot go on
the-bots-are-not-awake-yet = the bots are not awake yet
the-database-does-not-answer = the database does not answer
the-database-cannot-be-read-roji-doctor-says-more = the database cannot be read; roji doctor says more
your-last-game-file-is-still-being-read-wait-for = your last game file is still being read; wait for it
your-last-review-is-still-being-thought-about-wait-for = your last review is still being thought about; wait for it
your-last-trial-is-still-being-played-wait-for-it = your last trial is still being played; wait for it

## Set phrases

say-something = Say something
phrases-heard = Others’ words are shown
phrases-not-heard = Others’ words are not shown
says = { $name }: { $words }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-moment = One moment, please.
phrase-oops = Oops.
phrase-close = That was close.
phrase-again = Once more?
phrase-goodbye = I must go. Goodbye!
let-your-last-words-sink-in-first = let your last words sink in first
