### What all games share.

standing-alone = { $text }.

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

## Said by several games

total = total
there-is-no-such-action = there is no such action
the-game-is-over = the game is over
it-is-not-your-turn = it is not your turn
the-last-turns-are-played-and-points-points-are-the = the last turns are played, and { $points } points are the most
all-others-have-resigned = all others have resigned
card-is-not-in-your-hand = { $card } is not in your hand

## Advice

a-points-more-from-one = { $a } points more from { $one }
a-points-more-from-one-and-b-from-other = { $a } points more from { $one } and { $b } from { $other }
a-cards-more-from-one = { $a } cards more from { $one }
a-cards-more-from-one-and-b-from-other = { $a } cards more from { $one } and { $b } from { $other }
a-more-from-one = { $a }% more from { $one }
a-more-from-one-and-b-from-other = { $a }% more from { $one } and { $b } from { $other }
a-points-fewer-from-one = { $a } points fewer from { $one }
a-points-fewer-from-one-and-b-from-other = { $a } points fewer from { $one } and { $b } from { $other }
a-cards-fewer-from-one = { $a } cards fewer from { $one }
a-cards-fewer-from-one-and-b-from-other = { $a } cards fewer from { $one } and { $b } from { $other }
a-less-from-one = { $a }% less from { $one }
a-less-from-one-and-b-from-other = { $a }% less from { $one } and { $b } from { $other }
a-fewer-from-one = { $a } fewer from { $one }
a-fewer-from-one-and-b-from-other = { $a } fewer from { $one } and { $b } from { $other }
nothing-else-is-allowed = nothing else is allowed
about-as-good-as-the-best = about as good as the best
no-one-thing-speaks-for-it-but-it-does-best = no one thing speaks for it, but it does best on the whole
the-usual-rest-of-the-game = the usual rest of the game
holding-the-best-rival-back = holding the best rival back
points-so-far = points so far
gains-losses = { $gains }, { $losses }
