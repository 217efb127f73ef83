### What nobody reads at first sight, loaded when a page is at rest: what the server says, the reasons of advice, questions and phrases.

## The sheet of a game

without-a-network = Play without a network

## Asking each other

still-shown = The other players’ turns were still being shown. Press again.
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
asked-again = Something has been revealed since then. It will come up again just the same, and everyone knows it.
asking-declined = { $name } would rather play on.
asking-back = { $name } would like to go back { $far }.
asking-pause = { $name } would like to pause.
answers-agreed = Agreed: { $names }.
answers-waits = Waiting for: { $names }.
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
paused-rule = Nobody can act for now. Any player can resume the game.
paused-by = { $name ->
    [You] Paused by you, { $when }.
   *[other] Paused by { $name }, { $when }.
}
closed = This table is closed.
replaced = A bot plays for you.
replaced-rule = The seat is yours: take it back at any time.
forked-table = This table plays on from move { $line } of another game. The same things come up as there, so whoever saw it knows.
resign = Resign…
give-up = Give up
give-up-title = Resign this game?
give-up-about = The others win. You cannot undo this.
play-on = Play on

## The promise of the shuffle

shuffle-promise = Shuffle check
shuffle-added = What you added
shuffle-seal = Seal of the whole game
shuffle-copy-promise = Copy the promise
shuffle-copy-added = Copy what you added
shuffle-copy-seal = Copy the seal
shuffle-when = Promised before the first deal.
shuffle-when-added = Promised before the first deal and before you added anything.
shuffle-verify = The game file reveals the secret behind it. Check all of this with
shuffle-journal = The game file holds every move and the secret that shows the shuffle was fair.
fair-other-secret = The secret in the game file is not the one that was promised to you.
fair-not-added = What you added to the shuffle is not in the game file.
fair-other-end = The game file does not end the way you saw the game end.
fair-kept = The shuffle was fair: the promise was kept. You added nothing to it.
fair-kept-added = The shuffle was fair: the promise was kept, and what you added is part of it.

## Asking for advice

advice-thinking = A strong bot thinks about what you can see…
advice-chance = chance to win
advice-against = Compared with “{ $action }”:
advice-from-what-you-see = Based only on what you can see. Everyone at the table sees that you asked.
advice-gone-on = The game has moved on.
advice-ask-now = Ask now
advice-ask-again = Ask again
advice-wait = Ask when it is your turn to choose.

## Set phrases

say-something = Say something
phrases-heard = Other players’ phrases are shown
phrases-not-heard = Other players’ phrases are hidden
says = { $name }: { $words }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played.
phrase-thanks = Thank you.
phrase-sorry = Sorry.
phrase-moment = One moment, please.
phrase-oops = Oops.
phrase-close = That was close.
phrase-again = Another game?
phrase-goodbye = I have to go. Bye!
wait-a-moment-before-you-say-something-else = wait a moment before you say something else

## Said by the server

line-number-of-this-game-is-not-the-one-that = line { $number } of this game is not the one that was written, so the game cannot go on
there-is-no-advice-at-this-table = there is no advice at this table
ask-when-it-is-your-turn-to-choose = ask when it is your turn to choose
your-last-question-is-still-being-thought-about-wait-for = your last question is still being thought about; wait for it
you-have-resigned = you have resigned
this-question-is-no-longer-open = this question is no longer open
name-has-asked-something-already-answer-that-first = { $name } has asked something already; answer that first
the-game-of-the-day-has-no-other-options-it = the game of the day has no other options: it is the same for everyone
the-game-of-the-day-is-played-alone = the game of the day is a solo game
game-has-no-game-of-the-day-here = { $game } has no game of the day here
a-day-is-written-like-2026-11-16-not-day = a day is written like 2026-11-16, not { $day }
the-length-of-a-request-is-said-once-not-in = the length of a request is said once, not in two ways
this-server-does-not-answer-to-the-host-host = this server does not answer to the host { $host }
pages-of-origin-may-not-use-this-server = pages of { $origin } may not use this server
too-many-screens-of-your-address-are-open-here-already = too many screens of your address are open here already; close one
too-many-requests-of-your-address-at-once-try-again = too many requests of your address at once; try again in a moment
too-many-connections-of-your-address-at-once-try-again = too many connections of your address at once; try again in a moment
too-many-game-files-from-your-address-at-once-try = too many game files from your address at once; try again in a minute
the-game-is-over-there-play-on-from-an-earlier = the game is over there; play on from an earlier line
this-seat-has-resigned-by-then-take-another-one-or = this seat has resigned by then; take another one, or an earlier line
there-is-no-seat-seat-at-this-table = there is no seat { $seat } at this table
most-tables-in-an-hour-are-enough-for-one-address =
    { $most ->
     [one] one table in an hour is enough for one address; wait a little
   *[other] { $most } tables in an hour are enough for one address; wait a little
    }
most-of-your-tables-are-not-over-yet-finish-one =
    { $most ->
     [one] one of your tables is not over yet; finish it first
   *[other] { $most } of your tables are not over yet; finish one of them first
    }
only-players-at-this-table-may-do-that = only players at this table may do that
every-seat-at-this-table-is-taken = every seat at this table is taken
take-at-least-one-seat-yourself = take at least one seat yourself
seat-seat-is-not-open = seat { $seat } is not open
there-is-no-table-table = there is no table { $table }
there-is-no-game-game-there-is-games = there is no game { $game }; there is { $games }
there-is-no-bot-level-there-is-levels = there is no bot { $level }; there is { $levels }
a-name-can-be-changed-until-the-game-begins = a name can be changed until the game begins
a-rematch-comes-after-the-end-of-the-game = a rematch comes after the end of the game
other-people-play-at-this-table-so-it-stays-open = other people play at this table, so it stays open
the-only-player-has-left-for-good-so-this-table = the only player has left for good, so this table is closed
the-figures-are-for-who-shows-the-metrics-token = the metrics are only for those who show the metrics token
a-name-has-1-to-most-characters-that-can-be = a name has 1 to { $most } characters that can be read
name-would-be-mistaken-for-somebody-else-take-another-name = { $name } would be mistaken for somebody else; take another name
somebody-here-is-called-name-already = somebody here is called { $name } already
the-promise-of-your-first-game-covers-no-further-rematch = the promise of your first game covers no further rematch; start a new game
the-game-of-the-day-is-dealt-alike-for-everyone = the game of the day is dealt alike for everyone: it takes no promise and no nonce
this-promise-is-used-or-older-than-an-hour-ask = this promise is used, or older than an hour; ask for another one
ask-for-a-promise-before-you-tell-a-nonce-or = ask for a promise before you tell a nonce, or it proves nothing
reason = { $reason }
this-game-takes-too-long-to-play-again-here-roji = this game takes too long to play again here; `roji replay` has more patience
this-game-has-more-than-most-lines-roji-replay-shows = this game has more than { $most } lines; `roji replay` shows it
this-game-has-lines-lines-there-is-no-line-line = this game has { $lines } lines; there is no line { $line }
these-moments-are-not-of-one-game = these moves are not all from one game
a-game-is-looked-at-again-when-it-is-over = a game can be reviewed once it is over
this-game-has-the-lines-1-to-lines-not-first = this game has the lines 1 to { $lines }, not { $first } to { $last }
at-most-most-lines-at-once = at most { $most } lines at once
stayed = stayed
seat-seat-is-not-yours = seat { $seat } is not yours
this-token-is-for-no-seat-at-this-table-without = this token is for no seat at this table; without one you may watch
too-many-people-are-watching-this-table-already = too many people are watching this table already
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
the-game-file-is-available-after-the-end-of-the = the game file is available after the end of the game
game-has-no-action-code = { $game } has no action { $code }
we-have-made-a-mistake-in-the-rules-so-this = we have made a mistake in the rules, so this table is frozen; its journal is whole
the-bots-cannot-think-now-they-try-again-in-a = the bots cannot think now; they try again in a moment
there-was-no-time-to-play-even-once-try-again = there was no time to play even once; try again in a moment
game-is-not-played-alone = { $game } cannot be played solo
game-has-no-option-option-it-has-options = { $game } has no option { $option }; it has { $options }
game-has-no-option-option-it-has-none = { $game } has no option { $option }; it has none
game-option-is-true-or-false-not-said = { $game }: { $option } is true or false, not { $said }
game-option-is-one-of-values-not-said = { $game }: { $option } is one of { $values }, not { $said }
game-option-is-a-number-from-low-to-high-not = { $game }: { $option } is a number from { $low } to { $high }, not { $said }
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

## Advice

a-points-more-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more from { $one }
a-points-more-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
a-cards-more-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards more from { $one }
a-cards-more-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards more from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
for-it-one = for it: { $one }
for-it-one-and-other = for it: { $one } and { $other }
a-points-fewer-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } points fewer from { $one }
a-points-fewer-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } points fewer from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
a-cards-fewer-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards fewer from { $one }
a-cards-fewer-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } cards fewer from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
against-it-one = against it: { $one }
against-it-one-and-other = against it: { $one } and { $other }
a-fewer-from-one = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer from { $one }
a-fewer-from-one-and-b-from-other = { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } fewer from { $one } and { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) } from { $other }
nothing-else-is-allowed = nothing else is allowed
about-as-good-as-the-best = about as good as the best
no-one-thing-speaks-for-it-but-it-does-best = nothing in particular speaks for it, but overall it does best
the-usual-rest-of-the-game = the usual rest of the game
holding-the-best-rival-back = holding the best rival back
points-so-far = points so far
gains-losses = { $gains }, { $losses }

the-rules-have-changed-since-this-game-was-begun-and = the rules have changed since this game was begun and would make another game of it, so it cannot go on
the-bots-are-not-awake-yet = the bots are not awake yet
the-database-does-not-answer = the database does not answer
the-database-cannot-be-read-roji-doctor-says-more = the database cannot be read; roji doctor says more
your-last-requests-are-still-being-worked-on-wait-for = your last requests are still being worked on; wait for them
the-disk-is-full = the disk is full
the-bots-do-not-answer = the bots do not answer
nothing-can-be-written-so-no-clock-moves-roji-doctor = nothing can be written, so no clock moves; roji doctor says more
your-time-for-this-move-has-run-out-a-bot = your time for this move has run out; a bot plays it, then you may take your seat back
your-time-has-run-out-so-a-bot-plays-on = your time has run out, so a bot plays on for you
what-is-kept-of-this-table-cannot-be-read-so = what is kept of this table cannot be read, so it cannot be opened; other tables go on
requests-are-written-in-json-and-say-so-content-type = requests are written in JSON, and say so: Content-Type: application/json
this-game-file-has-lines-lines-no-game-has-more = this game file has { $lines } lines; no game has more than { $most }
your-last-review-is-still-being-thought-about-wait-for = your last review is still being thought about; wait for it
your-last-trial-is-still-being-played-wait-for-it = your last trial is still being played; wait for it
