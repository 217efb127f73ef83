### What nobody reads at first sight, loaded when a page is at rest: what the server says, the reasons of advice, questions and phrases.

## Karta gry

without-a-network = Gra bez sieci

## Asking each other

still-shown = Tury innych graczy były jeszcze pokazywane. Naciśnij ponownie.
asked = Pytanie do stołu
asked-no =
    { $name ->
     [none] Nie
   *[other] Nie, { $name }
    }
asked-agree =
    { $name ->
     [none] Zgoda
   *[other] Zgoda, { $name }
    }
asked-never-mind = Nieważne
asked-again = Od tamtej pory coś wyszło na jaw: pojawi się znowu takie samo i wszyscy to wiedzą.
asking-declined = { $name } woli grać dalej.
asking-back = { $name } chce cofnąć { $far }.
asking-pause = { $name } prosi o przerwę.
answers-agreed = Zgoda: { $names }.
answers-waits = Czekamy na: { $names }.
far =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }, do chwili przed „{ $name }: { $deed }”
together = Razem
together-ask-back = Poproś o cofnięcie
together-back = Cofnij
together-ask-pause = Poproś o przerwę
together-pause = Przerwa
go-on = Dalej
paused = Przy stole jest przerwa.
paused-rule = Nikt teraz nie gra. Każdy gracz może wznowić partię.
paused-by = Przerwa: { $name }, { $when }.
closed = Ten stół jest zamknięty.
replaced = Bot gra za ciebie.
replaced-rule = Miejsce jest twoje: wróć, kiedy chcesz.
forked-table = Ten stół to ciąg dalszy innej partii, od ruchu { $line }. Los przyniesie to samo co tam, a kto to widział, ten wie.
resign = Poddaj się…
give-up = Poddaję się
give-up-title = Poddać tę partię?
give-up-about = Wygrywają inni. Tego nie można cofnąć.
play-on = Gram dalej

## The promise of the shuffle

shuffle-promise = Kontrola tasowania
shuffle-added = Twój wkład
shuffle-seal = Pieczęć całej partii
shuffle-copy-promise = Kopiuj obietnicę
shuffle-copy-added = Kopiuj swój wkład
shuffle-copy-seal = Kopiuj pieczęć
shuffle-when = Obiecane przed pierwszym rozdaniem.
shuffle-when-added = Obiecane przed pierwszym rozdaniem i przed twoim wkładem.
shuffle-verify = Plik z partią ujawnia ukryty za tym sekret. Sprawdź wszystko poleceniem
shuffle-journal = Plik z partią zawiera każdy ruch i sekret, który dowodzi uczciwego tasowania.
fair-other-secret = Sekret w pliku z partią jest inny niż ten, który ci obiecano.
fair-not-added = Twojego wkładu w tasowanie nie ma w pliku z partią.
fair-other-end = Plik z partią nie kończy się tak, jak skończyła się partia na twoim ekranie.
fair-kept = Tasowanie było uczciwe: obietnicy dotrzymano, bez twojego wkładu.
fair-kept-added = Tasowanie było uczciwe: obietnicy dotrzymano, z twoim wkładem.

## Asking for advice

advice-thinking = Silny bot myśli nad tym, co widzisz…
advice-chance = szansa na wygraną
advice-against = W porównaniu z „{ $action }”:
advice-from-what-you-see = Tylko na podstawie tego, co widzisz. Wszyscy przy stole widzą, że prosisz o podpowiedź.
advice-gone-on = Partia tymczasem poszła dalej.
advice-ask-now = Zapytaj teraz
advice-ask-again = Zapytaj ponownie
advice-wait = Zapytaj, gdy będzie twoja kolej.

## Set phrases

say-something = Powiedz coś
phrases-heard = Słowa innych są widoczne
phrases-not-heard = Słowa innych są ukryte
says = { $name }: { $words }
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane.
phrase-thanks = Dziękuję.
phrase-sorry = Przepraszam.
phrase-moment = Chwileczkę, proszę.
phrase-oops = Ojej.
phrase-close = Było blisko.
phrase-again = Jeszcze jedna partia?
phrase-goodbye = Muszę iść. Do zobaczenia!
wait-a-moment-before-you-say-something-else = odczekaj chwilę, zanim powiesz coś jeszcze

## Said by the server

line-number-of-this-game-is-not-the-one-that = wiersz { $number } tej partii nie jest tym, który zapisano, więc partia nie może trwać dalej
there-is-no-advice-at-this-table = przy tym stole nie ma podpowiedzi
ask-when-it-is-your-turn-to-choose = zapytaj, gdy będzie twoja kolej
your-last-question-is-still-being-thought-about-wait-for = poprzednie pytanie jest jeszcze rozważane; poczekaj
you-have-resigned = ta partia jest już przez ciebie poddana
this-question-is-no-longer-open = to pytanie nie jest już aktualne
name-has-asked-something-already-answer-that-first = { $name } już o coś pyta; najpierw na to odpowiedz
the-game-of-the-day-has-no-other-options-it = partia dnia nie ma innych opcji: jest taka sama dla wszystkich
the-game-of-the-day-is-played-alone = w partię dnia gra się solo
game-has-no-game-of-the-day-here = gra { $game } nie ma tu partii dnia
a-day-is-written-like-2026-11-16-not-day = dzień zapisuje się jak 2026-11-16, nie { $day }
the-length-of-a-request-is-said-once-not-in = długość zapytania podaje się raz, nie na dwa sposoby
this-server-does-not-answer-to-the-host-host = ten serwer nie odpowiada na nazwę { $host }
pages-of-origin-may-not-use-this-server = stronom z { $origin } nie wolno używać tego serwera
too-many-screens-of-your-address-are-open-here-already = z twojego adresu jest tu już zbyt wiele ekranów; zamknij jeden
too-many-requests-of-your-address-at-once-try-again = zbyt wiele żądań z twojego adresu naraz; spróbuj za chwilę
too-many-connections-of-your-address-at-once-try-again = zbyt wiele połączeń z twojego adresu naraz; spróbuj za chwilę
too-many-game-files-from-your-address-at-once-try = zbyt wiele plików z partiami z twojego adresu naraz; spróbuj za minutę
the-game-is-over-there-play-on-from-an-earlier = tam partia jest skończona; graj od wcześniejszego wiersza
this-seat-has-resigned-by-then-take-another-one-or = to miejsce już się tam poddało; wybierz inne albo wcześniejszy wiersz
there-is-no-seat-seat-at-this-table = przy tym stole nie ma miejsca { $seat }
most-tables-in-an-hour-are-enough-for-one-address = limit stołów na godzinę z jednego adresu: { $most }; poczekaj chwilę
most-of-your-tables-are-not-over-yet-finish-one =
    { $most ->
        [one] { $most } twój stół jeszcze trwa; najpierw dokończ tę partię
        [few] { $most } twoje stoły jeszcze trwają; najpierw dokończ któryś
       *[many] { $most } twoich stołów jeszcze trwa; najpierw dokończ któryś
    }
only-players-at-this-table-may-do-that = to wolno tylko osobom siedzącym przy tym stole
every-seat-at-this-table-is-taken = wszystkie miejsca przy tym stole są zajęte
take-at-least-one-seat-yourself = zajmij przynajmniej jedno miejsce
seat-seat-is-not-open = miejsce { $seat } nie jest wolne
there-is-no-table-table = nie ma stołu { $table }
there-is-no-game-game-there-is-games = nie ma gry { $game }; są { $games }
there-is-no-bot-level-there-is-levels = nie ma bota { $level }; są { $levels }
a-name-can-be-changed-until-the-game-begins = imię można zmienić, zanim zacznie się gra
a-rematch-comes-after-the-end-of-the-game = rewanż jest możliwy po końcu partii
other-people-play-at-this-table-so-it-stays-open = przy tym stole grają też inni, więc pozostaje otwarty
the-only-player-has-left-for-good-so-this-table = jedyny gracz odszedł na dobre, więc ten stół jest zamknięty
the-figures-are-for-who-shows-the-metrics-token = liczby są tylko dla osób z kluczem do pomiarów
a-name-has-1-to-most-characters-that-can-be = imię ma od 1 do { $most } czytelnych znaków
name-would-be-mistaken-for-somebody-else-take-another-name = imię { $name } łatwo pomylić z kimś innym; wybierz inne
somebody-here-is-called-name-already = ktoś tu już ma na imię { $name }
the-promise-of-your-first-game-covers-no-further-rematch = obietnica pierwszej partii nie obejmuje kolejnego rewanżu; przygotuj nowy stół
the-game-of-the-day-is-dealt-alike-for-everyone = partia dnia jest rozdana jednakowo dla wszystkich: bez obietnicy i bez wkładu
this-promise-is-used-or-older-than-an-hour-ask = ta obietnica jest zużyta albo starsza niż godzina; poproś o nową
ask-for-a-promise-before-you-tell-a-nonce-or = poproś o obietnicę, zanim podasz swój wkład, inaczej niczego nie dowodzi
reason = { $reason }
this-game-takes-too-long-to-play-again-here-roji = odtwarzanie tej partii trwa tu za długo; `roji replay` ma więcej cierpliwości
this-game-has-more-than-most-lines-roji-replay-shows = ta partia ma więcej niż { $most } wierszy; pokaże ją `roji replay`
this-game-has-lines-lines-there-is-no-line-line =
    { $lines ->
        [one] ta partia ma { $lines } wiersz; nie ma wiersza { $line }
        [few] ta partia ma { $lines } wiersze; nie ma wiersza { $line }
       *[many] ta partia ma { $lines } wierszy; nie ma wiersza { $line }
    }
these-moments-are-not-of-one-game = te chwile nie są z jednej partii
a-game-is-looked-at-again-when-it-is-over = partię ogląda się ponownie po jej końcu
this-game-has-the-lines-1-to-lines-not-first = ta partia ma wiersze od 1 do { $lines }, nie od { $first } do { $last }
at-most-most-lines-at-once = najwyżej { $most } wierszy naraz
stayed = bez zmian
seat-seat-is-not-yours = miejsce { $seat } nie jest twoje
this-token-is-for-no-seat-at-this-table-without = ten klucz nie należy do miejsca przy tym stole; bez klucza możesz patrzeć
too-many-people-are-watching-this-table-already = na ten stół patrzy już zbyt wiele ekranów
this-is-nested-too-deeply-to-be-read = to jest zbyt głęboko zagnieżdżone, by to odczytać
say-hello-first = najpierw się przywitaj
nobody-waits-for-you-here-close-the-page-and-come = nikt tu na ciebie nie czeka: zamknij stronę i wróć, kiedy chcesz
a-bot-plays-for-you-already = bot już gra za ciebie
this-player-has-not-left-so-no-bot-can-play = ta osoba nie odeszła, więc bot nie może tam grać
a-bot-plays-for-you-take-your-seat-back-first = bot gra za ciebie; najpierw wróć na miejsce
took-a-choice-back = cofa wybór
resigned = poddaje się
went-back-one-move = cofa jeden ruch
went-back-moves-moves =
    { $moves ->
        [one] cofa { $moves } ruch
        [few] cofa { $moves } ruchy
       *[many] cofa { $moves } ruchów
    }
this-could-not-be-saved-so-it-did-not-happen = nie udało się tego zapisać, więc się nie stało; spróbuj za chwilę
the-table-is-paused-anybody-who-plays-here-may-go = przy stole jest przerwa; każdy gracz może wznowić partię
the-game-file-is-available-after-the-end-of-the = plik z partią jest dostępny po zakończeniu gry
game-has-no-action-code = gra { $game } nie ma akcji { $code }
we-have-made-a-mistake-in-the-rules-so-this = popełniliśmy błąd w zasadach, więc ten stół jest zamrożony; jego zapis jest kompletny
the-bots-cannot-think-now-they-try-again-in-a = boty nie mogą teraz myśleć; zaraz spróbują ponownie
there-was-no-time-to-play-even-once-try-again = zabrakło czasu nawet na jedną partię; spróbuj za chwilę
game-is-not-played-alone = gra { $game } nie ma trybu solo
game-has-no-option-option-it-has-options = { $game } nie ma zasady stołu { $option }; są { $options }
game-has-no-option-option-it-has-none = { $game } nie ma zasady stołu { $option } ani żadnej innej
game-option-is-true-or-false-not-said = { $game }: { $option } to true (tak) albo false (nie), a nie { $said }
game-option-is-one-of-values-not-said = { $game }: { $option } to jedno z { $values }, a nie { $said }
game-option-is-a-number-from-low-to-high-not = { $game }: { $option } to liczba od { $low } do { $high }, a nie { $said }
game-option-cannot-be-said = { $game }: { $option } nie może być { $said }
game-is-for-players-not-seats = { $game } jest dla { $players }, a nie dla { $seats }
n-1-player = jednej osoby
low-players = { $low } osób
low-to-high-players = { $low }–{ $high } osób
others-have-gone-on-from-there-so-it-stands = inni zagrali już dalej, więc tak zostaje
the-table-went-back-to-this-point-together-so-it = stół wspólnie wrócił do tego miejsca, więc tak zostaje
there-is-nothing-after-that-point-to-go-back-from = po tym miejscu nie ma czego cofać
somebody-has-resigned-since-then-and-a-resignation-stands = od tamtej pory ktoś się poddał, a tego się nie cofa
there-is-nothing-to-take-back = nie ma czego cofać
something-has-come-to-light-since-then-so-it-stands = od tamtej pory coś wyszło na jaw, więc tak zostaje
you-have-asked-already-ask-again-when-somebody-else-has = pytanie już padło; zapytaj ponownie, gdy ktoś inny zagra
something-has-come-to-light-since-then-and-a-bot = od tamtej pory coś wyszło na jaw, a gra tu bot: nie może dowiedzieć się tego ponownie, więc tak zostaje
the-tables-cannot-be-reached-now-nothing-is-lost-try = stoły są teraz niedostępne; nic nie zginęło, spróbuj za chwilę
something-went-wrong-on-our-side-it-is-written-down = coś poszło nie tak po naszej stronie; jest to zapisane i nic nie zginęło
the-game-begins-when-every-seat-is-taken = gra zacznie się, gdy wszystkie miejsca będą zajęte
nobody-came-for-a-long-time-so-this-table-is = długo nikt nie przyszedł, więc ten stół jest zamknięty
nobody-has-moved-for-a-long-time-so-this-table = długo nikt nie zagrał, więc ten stół jest zamknięty; wszystko można nadal przeczytać
the-rules-have-changed-since-this-game-was-begun-so = zasady zmieniły się od początku tej partii, więc nie może trwać dalej; jej zapis jest kompletny
so-much-has-been-taken-back-at-this-table-that = przy tym stole cofnięto tak wiele, że odtąd wszystko zostaje

## Advice

a-points-more-from-one = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt więcej: { $one }
a-points-more-from-one-and-b-from-other = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt więcej: { $one }, o { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $other }
a-cards-more-from-one = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } karty więcej: { $one }
a-cards-more-from-one-and-b-from-other = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } karty więcej: { $one }, o { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $other }
for-it-one = za: { $one }
for-it-one-and-other = za: { $one } i { $other }
a-points-fewer-from-one = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt mniej: { $one }
a-points-fewer-from-one-and-b-from-other = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt mniej: { $one }, o { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $other }
a-cards-fewer-from-one = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } karty mniej: { $one }
a-cards-fewer-from-one-and-b-from-other = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } karty mniej: { $one }, o { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $other }
against-it-one = przeciw: { $one }
against-it-one-and-other = przeciw: { $one } i { $other }
a-fewer-from-one = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } mniej: { $one }
a-fewer-from-one-and-b-from-other = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } mniej: { $one }, o { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $other }
nothing-else-is-allowed = nic innego nie wolno
about-as-good-as-the-best = mniej więcej tak dobre jak najlepsze
no-one-thing-speaks-for-it-but-it-does-best = nic szczególnego za tym nie przemawia, ale w sumie jest najlepsze
the-usual-rest-of-the-game = zwykła reszta partii
holding-the-best-rival-back = hamowanie najlepszego rywala
points-so-far = punkty do tej pory
gains-losses = { $gains }, { $losses }

the-rules-have-changed-since-this-game-was-begun-and = zasady zmieniły się od początku tej partii i zrobiłyby z niej inną, więc nie może trwać dalej
the-bots-are-not-awake-yet = boty jeszcze nie wstały
the-database-does-not-answer = baza danych nie odpowiada
the-database-cannot-be-read-roji-doctor-says-more = nie można odczytać bazy danych; roji doctor powie więcej
your-last-requests-are-still-being-worked-on-wait-for = twoje ostatnie prośby są jeszcze w toku; poczekaj na nie
the-disk-is-full = dysk jest pełny
the-bots-do-not-answer = boty nie odpowiadają
nothing-can-be-written-so-no-clock-moves-roji-doctor = nie można nic zapisać, więc żaden zegar nie idzie; roji doctor powie więcej
your-time-for-this-move-has-run-out-a-bot = twój czas na ten ruch się skończył; wykona go bot, potem możesz wrócić na swoje miejsce
your-time-has-run-out-so-a-bot-plays-on = twój czas się skończył, więc bot gra za ciebie dalej
what-is-kept-of-this-table-cannot-be-read-so = zapisu tego stołu nie da się odczytać, więc nie można go otworzyć; inne stoły grają dalej
requests-are-written-in-json-and-say-so-content-type = zapytania są w formacie JSON i mówią o tym: Content-Type: application/json
this-game-file-has-lines-lines-no-game-has-more = ten plik z partią ma wierszy: { $lines }; żadna partia nie ma ich więcej niż { $most }
your-last-review-is-still-being-thought-about-wait-for = twoja ostatnia analiza jeszcze trwa; poczekaj na nią
your-last-trial-is-still-being-played-wait-for-it = twoja ostatnia próba jeszcze trwa; poczekaj na nią
