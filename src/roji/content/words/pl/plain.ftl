# The plain face: how any game is shown that has no drawings of its own
plain-yes = tak
plain-no = nie
plain-undo = Cofnij
plain-choose = Wybierz, co zrobisz.
plain-rule = Każdy dozwolony teraz ruch jest przyciskiem.
plain-waiting =
    { $n ->
        [one] Gra { $names }.
       *[other] Grają: { $names }.
    }
plain-acting = na ruchu
plain-resigned = Poddajesz się; twoje rzeczy zostają na stole.
plain-nothing-to-do = Teraz nie masz nic do zrobienia.
plain-panel = Twoje
plain-shared = Na stole
plain-no-rules = Ta gra nie ma tu skrótu zasad.
