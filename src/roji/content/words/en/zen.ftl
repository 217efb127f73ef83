### Zen.

## Said by the rules

placed-it = placed it
ended-the-hand = ended the hand
discarded-a-colour-card =
    { $colour ->
     [black]
        { $times ->
         [2] discarded two black cards
         [3] discarded three black cards
       *[other] discarded a black card
        }
   *[white]
        { $times ->
         [2] discarded two white cards
         [3] discarded three white cards
       *[other] discarded a white card
        }
    }
turned-up-a-black-start-card = turned up a black start card
turned-up-a-white-start-card = turned up a white start card
drew-black-cards = drew black cards
drew-white-cards = drew white cards
turned-and-took-up-a-colour-card =
    { $colour ->
     [black] turned and took up a black card
   *[white] turned and took up a white card
    }
took-up-a-colour-card =
    { $colour ->
     [black] took up a black card
   *[white] took up a white card
    }
zen-is-for-one-player = Zen is for one player
the-start-card-lies-already = the start card is already on the table
first-turn-up-a-start-card = first turn up a start card
end-this-hand-before-you-draw-again = end this hand before you draw again
the-form-has-no-colour-cell-so-those-cards-are =
    { $colour ->
     [black] the form has no black cell, so those cards are set aside
   *[white] the form has no white cell, so those cards are set aside
    }
the-colour-pile-is-used-up =
    { $colour ->
     [black] the black pile is used up
   *[white] the white pile is used up
    }
place-the-card-that-you-hold-or-put-it-back = place the card that you hold, or put it back
there-is-no-hand-to-end = there is no hand to end
the-start-card-must-be-placed = the start card must be placed
you-hold-a-card-already = you already hold a card
this-hand-is-ended-discard-what-is-left-of-it = this hand is over; discard the rest of it
cards-are-discarded-when-the-hand-is-ended = cards are discarded when the hand is ended
first-hold-a-card-of-your-hand = first take up a card from your hand
the-start-card-lies-at-0-0 = the start card goes in the middle
a-card-must-lie-edge-to-edge-with-one-on = a card must lie edge to edge with one on the table
a-card-lies-there-already = there is already a card there
the-semicircle-does-not-match-the-card-on-the-left = the semicircle does not match the card on the left
the-semicircle-does-not-match-the-card-on-the-right = the semicircle does not match the card on the right
the-upper-edge-does-not-fit-to-the-card-above = the upper edge does not fit the card above
the-lower-edge-does-not-fit-to-the-card-below = the lower edge does not fit the card below
with-a-colour-card-there-the-layout-is-no-part =
    { $colour ->
     [black] with a black card there, your cards would not be part of { $form }
   *[white] with a white card there, your cards would not be part of { $form }
    }
card-looks-the-same-after-a-half-turn = this card looks the same after a half turn
card-has-no-place-like-this = this card has no place this way round
every-pile-is-used-up-twice-cards-missing-missing = both passes are over; cards missing: { $missing }
form-is-complete = { $form } is complete
given-up-cards-missing-missing = given up; cards missing: { $missing }
black-cards = black cards
white-cards = white cards

## What a form may be

the-form-is-empty = the form is empty
there-is-no-form-said-there-is-forms-or-rows = there is no form { $said }; there is { $forms }, or rows like BW/WB
the-form-is-width-by-height-cells-most-by-most = the form is { $width } by { $height } cells; { $most } by { $most } is the most
the-form-is-not-connected-row-row-column-column-cannot = the form is not connected: row { $row }, column { $column } cannot be reached edge by edge from its first cell
the-form-needs-needed-colour-cards-and-the-deck-has =
    { $colour ->
     [black] the form needs { $needed } black cards, and the deck has { $there }
   *[white] the form needs { $needed } white cards, and the deck has { $there }
    }
row-row-of-the-form-has-sign-a-form-is = row { $row } of the form has { $sign }; a form is drawn with B, W and dots

## Advice

cards-placed = cards placed
a-complete-form = a complete form
places-that-hardly-any-card-fits = places that hardly any card fits
places-that-few-cards-fit = places that few cards fit
places-that-many-cards-fit = places that many cards fit
the-number-of-open-places = the number of open places
the-cards-in-hand = the cards in hand

## Options

option-form-name = Form
option-form = The form to build: its name, or rows of B, W and dots with a slash between rows
option-flip-name = Flip
option-flip = A used-up pile is turned over after the round’s discards, or as soon as its last card is drawn
option-flip-end-of-round = end of round
option-flip-immediate = immediate
option-memory-name = Memory
option-memory = Discards may be looked through, or only the top one is seen
option-memory-open = open
option-memory-top-only = top only
option-tracker-name = Tracker
option-tracker = Show the cards that have not been seen yet

## Forms and levels

option-form-tea-bowl = Tea Bowl
option-form-bridge = Bridge
option-form-crane = Crane
option-form-enso = Enso
option-form-torii = Torii
option-form-stone = Stone
option-form-bamboo = Bamboo
option-form-lantern = Lantern
option-form-bonsai = Bonsai
option-form-fuji = Fuji
option-form-lotus = Lotus
option-form-koi = Koi
option-form-panda = Panda
option-form-moon = Moon
option-form-boulder = Boulder
option-form-temple = Temple
option-form-dragon = Dragon
option-form-rock-garden = Rock Garden
option-form-yin-yang = Yin-Yang
option-form-mandala = Mandala
zen-level-1 = Breath
zen-level-2 = Stream
zen-level-3 = Mountain
zen-level-4 = Void
zen-own-form = Your form

## Cards

zen-black = Black
zen-white = White
zen-card =
    { $card }, left { $left ->
     [red] red
     [blue] blue
   *[other] { $left }
    }, right { $right ->
     [red] red
     [blue] blue
   *[other] { $right }
    }, { $top ->
     [slash] a rising line
     [backslash] a falling line
     [tip] a tip
     [notch] a notch
   *[other] { $top }
    } above, { $bottom ->
     [slash] a rising line
     [backslash] a falling line
     [tip] a tip
     [notch] a notch
   *[other] { $bottom }
    } below
zen-laid = { $card }, at { $at }
zen-discard-card = Discard { $card }
zen-fits-nowhere = { $card }; it fits nowhere

## The prompt

zen-somebody-does =
    { $phase ->
     [begin] { $name } turns up the start card.
     [draw] { $name } draws.
     [hand] { $name } looks at a hand.
     [place] { $name } places a card.
     [discard] { $name } discards.
   *[over] { $name } rests.
    }
zen-you-look-on = You are watching.
zen-one-moment = One moment.
zen-noun-start-card = start card
zen-noun-card =
    { $colour ->
     [black] black card
   *[white] white card
    }
zen-noun-colour =
    { $colour ->
     [black]
        { $n ->
           *[other] black
        }
   *[white]
        { $n ->
           *[other] white
        }
    }
zen-ask-begin = Turn up the { $card }.
zen-ask-begin-either = Turn up a { $black } or { $white } card.
zen-rule-begin = It is the start card: everything else grows from it.
zen-ask-draw-either = Draw three { $black } or { $white } cards.
zen-ask-draw =
    { $n ->
     [1] Draw the last { $colour } card.
     [2] Draw the last two { $colour } cards.
   *[other] Draw three { $colour } cards.
    }
zen-rule-draw = Cards you do not place come back once.
zen-rule-draw-last = This is the second pass: cards you do not place are gone.
zen-ask-take-up-start = Take up the { $card }.
zen-ask-take-up = Take up a { $card } to place.
zen-rule-take-up = In any order, and only if you want to.
zen-ask-end-all-placed = All cards are placed. End the hand.
zen-ask-end-none-fits = No card fits. End the hand.
zen-rule-end = The rest is discarded.
zen-ask-place = Place the { $card }.
zen-ask-place-or-turn = Place the { $card }, or turn it.
zen-rule-start = It may lie either way round.
zen-rule-place =
    { $own ->
     [yes] Edges interlock, half circles agree, and the picture stays a part of your form.
   *[no] Edges interlock, half circles agree, and the picture stays a part of { $form }.
    }
zen-ask-discard = Which card do you discard { $which }?
zen-ask-discard-which = first
zen-rule-discard = Discards come back in the order in which you discard them.

## Buttons

zen-undo = Undo
zen-draw = Draw
zen-turn-up = Turn up
zen-turn-up-start = Turn up the start card
zen-end-hand = End hand
zen-discard = Discard
zen-discard-all = Discard in this order
zen-place-at = Place at { $at }
zen-half-turn = Half turn
zen-turn-card = Turn the card (R)
zen-no-other-way = It has no place the other way round.
zen-take-up-first = Take up a card first.
zen-why-no-place = This card fits nowhere, either way round.
zen-why-settled = Your cards fit only one place in the form.
zen-why-no-part = Place the start card first.

## The hand and the piles

zen-your-hand = Your hand
zen-to-discard = To discard
zen-first-comes-first = the first comes back first
zen-any-order = in any order, none has to be placed
zen-start-card-first = The start card comes first.
zen-hand-empty = Your hand is empty.
zen-piles = Piles
zen-pile = { $name } { $state }
zen-pile-does = { $name } { $state }: { $does }
zen-pile-left = { $left } left · pass { $pass }
zen-pile-used-up = used up
zen-pile-turn-up = turn up a card
zen-pile-draw =
    { $n ->
     [1] draw the last card
     [2] draw two cards
   *[other] draw three cards
    }
zen-discards = Discards
zen-only-the-top = only the top one is seen
zen-no-discards = None yet.
zen-discards-below =
    { $colour ->
     [black] { $n } black below, and on top
   *[white] { $n } white below, and on top
    }
zen-top-discard =
    { $colour ->
     [black] Top black discard
   *[white] Top white discard
    }
zen-discards-of =
    { $colour ->
     [black] Black discards
   *[white] White discards
    }
zen-to-come-in-order =
    { $colour ->
     [black] Black cards to come, in order
   *[white] White cards to come, in order
    }
zen-to-come =
    { $colour ->
     [black] Black cards to come
   *[white] White cards to come
    }
zen-unseen = Not seen yet
zen-unseen-count =
    { $n ->
     [one] { $n } card not seen yet
   *[other] { $n } cards not seen yet
    }

## The picture

zen-panel = The form
zen-where = { $form } · { $level }
zen-briefly = { $form } · { $placed }/{ $cells }
zen-doing =
    { $placed } of { $cells ->
     [one] { $cells } card
   *[other] { $cells } cards
    } · round { $rounds }
zen-of = { $n } of { $all }
zen-round = Round
zen-pass = Pass
zen-passes = black { $black }, white { $white }
zen-picture-so-far = The picture so far: { $placed } of { $cells } cards
zen-whole-picture = Whole picture
zen-progress = { $form }, { $placed } of { $cells } cards
zen-hopeless = { $form } can no longer be completed. You may keep playing.
zen-the-form = The form { $form }
zen-covered =
    { $n ->
     [one] { $form }, { $n } cell covered
   *[other] { $form }, { $n } cells covered
    }
zen-settled = Only one place is left for your cards
zen-parts =
    { $n ->
     [one] Your cards can lie in { $n } place of the form
   *[other] Your cards can lie in { $n } places of the form
    }
zen-part = Place { $nth } of { $n }
zen-show-one = Show one
zen-show-next = Show the next
zen-show-none = Show none
zen-parts-told = { $form }: { $words }
zen-parts-next = { $form }: { $words }. { $next }

## The end

zen-won =
    { $self ->
     [yes]
        { $own ->
         [yes] { $name } have completed your form.
       *[no] { $name } have completed { $form }.
        }
   *[no]
        { $own ->
         [yes] { $name } has completed your form.
       *[no] { $name } has completed { $form }.
        }
    }
zen-won-rounds =
    { $n ->
     [one] { $n } round.
   *[other] { $n } rounds.
    }
zen-lost = The piles are used up.
zen-given-up = You gave up.
zen-lost-cards =
    { $placed } of { $cells ->
     [one] { $cells } card is
   *[other] { $cells } cards are
    } in the picture.
zen-complete = { $form }, complete
zen-kept-complete =
    { $name } · { $n ->
     [one] { $n } round
   *[other] { $n } rounds
    }
zen-kept-so-far = { $name } · { $placed } of { $cells } cards
zen-save-svg = Save as SVG
zen-save-png = Save as PNG

## Rules at a glance

zen-glance-lead = Build the form, card by card, before you have gone through both piles twice.
zen-glance-round = A round
zen-glance-verb-draw = Draw
zen-glance-draw = { $verb } the top three cards of one pile, black or white.
zen-glance-verb-place = Place
zen-glance-place = { $verb } as many of them as you like, in any order. You never have to.
zen-glance-verb-discard = Discard
zen-glance-discard = { $verb } the rest face up, in an order of your choice.
zen-glance-where = Where a card may lie
zen-glance-beside = Edge to edge with a card on the table.
zen-glance-fit = It must fit every card it touches: half circles of one colour make a circle, a diagonal meets the same diagonal, a tip meets a notch.
zen-glance-turned = It may be turned upside down, never by a quarter.
zen-glance-part = All cards together must be a part of the form, in shape and colour. You need not say which part.
zen-glance-second = The second pass
zen-glance-pass =
    { $flip ->
     [immediate] As soon as the last card of a pile is drawn, its discards are turned over once and come again, the first discarded first.
   *[end_of_round] When a pile is used up and its last hand is over, its discards are turned over once and come again, the first discarded first.
    } { $memory ->
     [top_only] Only the top discard may be seen.
   *[open] Discards may be looked through.
    }
zen-glance-end = The end
zen-glance-won-or-lost = When the form is complete you win at once. When no pile has a card left, you have lost.
zen-glance-keys = Keys
zen-glance-which-keys = Arrows walk from place to place, R turns the card, Enter places it, Escape puts it back. Plus and minus zoom, 0 shows all.

## The workshop

zen-forms-title = Zen forms · Roji
zen-garden = Garden
zen-forms = Forms
zen-opening-gallery = Opening the gallery…
zen-forms-did-not-come = The forms could not be loaded.
zen-draw-your-own = A form of your own
zen-gallery = The gallery
zen-get-a-tick = Forms you complete get a tick here.
zen-complete-here = { $n } of { $all } completed in this browser.
zen-gallery-about = { $n } cards, { $joins } joins
zen-forms-of-level = { $level } forms
zen-play-form = Play { $form }
zen-redraw = Edit
zen-redraw-form = Edit { $form }
zen-your-own = Your own
zen-your-own-forms = Your own forms
zen-play-own = Play your form { $n }
zen-redraw-own = Edit your form { $n }
zen-outcome-won =
    { $n ->
     [one] completed in { $n } round
   *[other] completed in { $n } rounds
    }
zen-outcome-lost =
    { $n ->
     [one] { $placed } of { $cells } cards after { $n } round
   *[other] { $placed } of { $cells } cards after { $n } rounds
    }
zen-share-title = Zen, form of the day, { $day }
zen-share-outcome = { $form }: { $outcome }
zen-today = The form of the day
zen-today-did-not-come = The form of the day could not be loaded.
zen-today-picture = { $form }, the form of the day
zen-today-same = the same piles for everyone
zen-today-won = You made it: { $outcome }.
zen-today-lost = Not this time: { $outcome }.
zen-today-result = { $form }, { $outcome }
zen-today-go-on = Continue
zen-today-play = Play the form of the day
zen-your-result = Your result, to share
zen-copied = Copied.
zen-copy-text = Select the text and copy it.
zen-copy-link = Select the link and copy it.
zen-brush = Brush
zen-empty = Empty
zen-clear = Clear
zen-size = Size
zen-joins = Joins
zen-verdict = Verdict
zen-paint-first = Paint the first cell.
zen-can-be-played = All connected, and there are enough cards: it can be played.
zen-play-it = Play
zen-editor-link = Link to this form
zen-when-playable = once it can be played
zen-as-text = As text, in the format of the forms file
zen-editor-name = Name
zen-editor-level = Level
zen-editor-text = Text
zen-write-it = Write as text
zen-read-it = Read the text
zen-or-a-file = Or open a file
zen-my-form = My form
zen-on-the-sheet = { $form } is on the sheet.
zen-damaged-link = This link is damaged. { $why }
zen-unread = { $form }: { $why }
zen-line-before = Line { $n }: “{ $line }” comes before the first form; a form begins with “form: Name”.
zen-line-no-row = Line { $n }: “{ $line }” is not a row of a form; a form is drawn with B, W and dots.
zen-line-no-form = Line 1: there is no form in this text.
zen-line-level = Line { $n }: a level is 1, 2, 3 or 4, not “{ $said }”.
zen-sheet = The sheet: arrow keys move, B and W paint, space clears
zen-sheet-cell =
    { $colour ->
     [black] Row { $row }, column { $column }: black
     [white] Row { $row }, column { $column }: white
   *[empty] Row { $row }, column { $column }: empty
    }
zen-trial = Won { $share } of { $plays } games (95% interval { $low } to { $high }).
zen-trial-played = Games played
zen-trial-enough = Stop
zen-trial-go = How hard is it?
