### Learning by playing.

learn-title = Ucz się, grając
learn-by-playing = { $game }: ucz się, grając
learn-lead = Pierwsza partia z przewodnikiem. Grasz od razu, a zasada pojawia się wtedy, gdy jest potrzebna.
learn-you = Ty
learn-lesson = Lekcja { $at } z { $of }
learn-step = Krok { $at } z { $of }
learn-finished = Lekcja ukończona
learn-elsewhere = To dozwolone. Tutaj spróbuj jednak tego, o czym jest ten krok.
learn-again = Zacznij od nowa
learn-next = Dalej: { $lesson }
learn-play-now = Zagraj partię
learn-all = Wszystkie lekcje
learn-other-games = Inne gry
learn-none = Gra { $game } nie ma jeszcze lekcji.
learn-stamps =
    { $n ->
     [one] { $n } lekcja ukończona
     [few] { $n } lekcje ukończone
   *[many] { $n } lekcji ukończonych
    }
learn-far = Ukończone lekcje: { $done } z { $of }
learn-start = Zacznij pierwszą lekcję
learn-continue = Dalej: { $lesson }
learn-steps-done = Ukończone kroki: { $at } z { $of }
learn-steps =
    { $n ->
     [one] { $n } krok
     [few] { $n } kroki
   *[other] { $n } kroków
    }
