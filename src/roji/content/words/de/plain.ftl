# The plain face: how any game is shown that has no drawings of its own
plain-yes = ja
plain-no = nein
plain-undo = Zurücknehmen
plain-choose = Wähle, was du tust.
plain-rule = Was die Regeln jetzt erlauben, ist ein Knopf.
plain-waiting =
    { $n ->
        [one] { $names } ist am Zug.
       *[other] { $names } sind am Zug.
    }
plain-acting = am Zug
plain-resigned = Du hast aufgegeben; deine Sachen bleiben liegen.
plain-nothing-to-do = Für dich ist gerade nichts zu tun.
plain-panel = Deins
plain-shared = Auf dem Tisch
plain-no-rules = Dieses Spiel bringt keine Kurzfassung seiner Regeln mit.
