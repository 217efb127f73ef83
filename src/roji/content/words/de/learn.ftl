### Learning by playing.

learn-title = Spielend lernen
learn-by-playing = { $game } spielend lernen
learn-lead = Eine erste Partie zum Mitspielen. Du spielst sofort, und eine Regel kommt dann, wenn du sie brauchst.
learn-you = Du
learn-lesson = Lektion { $at } von { $of }
learn-step = Schritt { $at } von { $of }
learn-finished = Lektion geschafft
learn-elsewhere = Das ist erlaubt. Probiere hier aber das, worum es in diesem Schritt geht.
learn-again = Von vorn beginnen
learn-next = Weiter: { $lesson }
learn-play-now = Eine Partie spielen
learn-all = Alle Lektionen
learn-other-games = Andere Spiele
learn-none = Für { $game } gibt es noch keine Lektionen.
learn-stamps =
    { $n ->
     [one] { $n } Lektion geschafft
   *[other] { $n } Lektionen geschafft
    }
learn-far = { $done } von { $of } Lektionen fertig
learn-start = Erste Lektion starten
learn-continue = Weiter: { $lesson }
learn-steps-done = { $at } von { $of } Schritten fertig
learn-steps =
    { $n ->
     [one] { $n } Schritt
   *[other] { $n } Schritte
    }
