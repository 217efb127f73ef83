# The plain face: how any game is shown that has no drawings of its own
plain-yes = yes
plain-no = no
plain-undo = Undo
plain-choose = Choose what to do.
plain-rule = Everything that the rules allow now is a button.
plain-waiting =
    { $n ->
        [one] { $names } is to play.
       *[other] { $names } are to play.
    }
plain-acting = to play
plain-resigned = You have given up; your things stay on the table.
plain-nothing-to-do = Nothing to do for you now.
plain-panel = Yours
plain-shared = On the table
plain-no-rules = This game brings no summary of its rules.
