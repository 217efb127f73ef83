### What all games share.

standing-alone = { $text }.

## The home page

home-tag = Pięć cichych gier na jednej ogrodowej ścieżce. Solo, wspólnie przy jednym ekranie, z przyjaciółmi na odległość albo przeciw botom, które grają uczciwie.
home-set-a-table = Przygotuj stół
play-now = Zagraj teraz
play-game-now =
    { $game ->
        [Bossa] Zagraj teraz w Bossę
       *[other] Zagraj teraz w { $game }
    }
home-more = Inne ścieżki
play-now-alone = solo, od razu
play-now-against = przeciw botowi ({ $level }), od razu
learn = Ucz się, grając
learn-about = grasz od razu, zasady poznajesz po drodze
invite-a-friend = Zaproś znajomych
invite-a-friend-about = dostaniesz link do wysłania
daily = Dzisiejszy Zen
watch-a-game = Obejrzyj partię
score-pad-real = Notes do gry z pudełka
set-with-care = Przygotuj stół…
home-stones = Pięć kamieni na drodze do herbaciarni
home-coming = Gra { $game } dopiero powstaje, jeszcze nie można w nią zagrać.
join-with-a-code = Dołącz z kodem
join-what-a-code-is = Kod to jedno słowo z liter i cyfr albo cały link.
join-code-or-link = Kod albo otrzymany link
join = Dołącz
open-a-game-file = Otwórz plik z partią
games = Gry
game = Gra
coming = wkrótce
game-bonsai-about = Drzewko, płytka po płytce
game-bonsai-length = 1–4 · 40 min
game-ohanami-about = Ułóż rosnąco trzy ogrody
game-ohanami-length = 2–4 · 20 min
game-takenoko-about = Ogrodnik, panda i bambus
game-takenoko-length = 2–4 · 45 min
game-bossa-about = Dwie linie, dwie kości
game-bossa-length = 2 · 10 min
game-zen-about = Obraz, który się zazębia
game-zen-length = 1 · 15 min
zen-forms-page = Formy: dzisiejsza, galeria, własne
your-tables = Twoje stoły
no-table-yet = Nie ma jeszcze stołu.
no-table-yet-do = Przygotuj go albo dołącz z kodem.
phase-gathering = Czeka
phase-over = Koniec
phase-frozen = Zamrożony
phase-closed = Zamknięty
rows-to-move =
    { $n ->
     [0] Nikt nie ma ruchu
   *[other] Ruch: { $names }
    }
rows-all = Wszystkie stoły ({ $n })
rows-put-away = Odłóż stół: { $game }, { $others }
put-away = Odłóż
open-seat = wolne miejsce
open-seat-title = Wolne miejsce
you-alone = tylko ty
you = ty
you-subject = { $name }
guest = Gość
guest-n = Gość { $n }
language = Język

## Setting a table

set-the-table = Przygotuj stół
set-advice = Wolno prosić o radę
set-advice-seen = Wszyscy przy stole widzą, kto pytał.
seats = Miejsca
seat-n = Miejsce { $n }
seat-level = Poziom bota na miejscu { $n }
seat-name = Imię na miejscu { $n }
seat-takes-the-link = wejdzie przez link
seat-take-away = Usuń miejsce { $n }
seat-add = Dodaj miejsce
seat-kind-bot = Bot
seat-kind-open = Ktoś przez link
seat-kind-here = Przy tym ekranie
your-name = Twoje imię
name = Imię
not-now = Nie teraz
house-rules = Zasady domowe
option-as-usual = jak zwykle
option-as-usual-which = jak zwykle ({ $value })
option-only-for =
    { $n ->
     [one] Tylko dla jednej osoby.
     [few] Tylko dla { $n } osób.
   *[many] Tylko dla { $n } osób.
    }
option-only-for-range = Tylko dla { $fewest }–{ $most } osób.
option-yes = tak
option-no = nie
level-about = { $level }: { $about }
level-called =
    { $level ->
     [random] random, byle ruch
     [greedy] greedy, początkujący
     [gakusei] gakusei, uczeń
     [senmon] senmon, znawca
     [sensei] sensei, mistrz
     [yusha] yusha, najsilniejszy
   *[other] { $level }
    }
bots-level = Poziom bota
level-random = wykonuje dowolny dozwolony ruch
level-greedy = bierze to, co od razu wygląda najlepiej
level-gakusei = uczeń: widzi turę naprzód i sporo przeocza
level-senmon = znawca: widzi równie daleko i mniej przeocza
level-sensei = mistrz: wszystko przemyśli, czasem się pomyli
level-yusha = bohater: myśli tak długo, jak mu wolno

## Clocks

clock = Zegar
clock-none = Bez zegara
clock-something-else = Coś innego…
clock-it-counts = Odmierza
clock-minutes-in-one-sitting = minuty, za jednym posiedzeniem
clock-days-for-every-move = dni na każdy ruch
clock-minutes-each = Minuty na osobę
clock-seconds-more = Dodatkowe sekundy po turze
clock-days-a-move = Dni na ruch
clock-if-somebody-leaves = Gdy ktoś odejdzie
clock-when-time-is-up = Gdy minie czas albo ktoś odejdzie
clock-a-bot-may-play-on = dalej może grać bot: { $level }
clock-the-seat-resigns = koniec czasu oznacza poddanie się
clock-days =
    { $n ->
     [one] { $n } dzień na ruch
     [few] { $n } dni na ruch
   *[many] { $n } dni na ruch
    }
clock-minutes =
    { $n ->
     [one] po { $n } minucie
     [few] po { $n } minuty
   *[many] po { $n } minut
    }
clock-minutes-added =
    { $n ->
        [one] po { $n } minucie,
        [few] po { $n } minuty,
       *[many] po { $n } minut,
    } { $added ->
        [one] plus { $added } sekunda na turę
        [few] plus { $added } sekundy na turę
       *[many] plus { $added } sekund na turę
    }
clock-seconds =
    { $n ->
     [one] po { $n } sekundzie
     [few] po { $n } sekundy
   *[many] po { $n } sekund
    }
clock-seconds-added =
    { $n ->
        [one] po { $n } sekundzie,
        [few] po { $n } sekundy,
       *[many] po { $n } sekund,
    } { $added ->
        [one] plus { $added } sekunda na turę
        [few] plus { $added } sekundy na turę
       *[many] plus { $added } sekund na turę
    }
clock-gone-resigns = Koniec czasu oznacza poddanie się.
clock-gone-bot = Gdy minie czas, bot ({ $level }) gra do powrotu gracza.
time = Czas
time-days =
    { $n ->
     [one] { $n } dzień
     [few] { $n } dni
   *[many] { $n } dni
    }
time-hours = { $n } h
time-minutes = { $n } min
time-left = zostało { $time }
time-days-left =
    { $n ->
     [one] został { $n } dzień
     [few] zostały { $n } dni
   *[many] zostało { $n } dni
    }
time-hours-left =
    { $n ->
     [one] została { $n } godzina
     [few] zostały { $n } godziny
   *[many] zostało { $n } godzin
    }
time-minutes-left =
    { $n ->
     [one] została { $n } minuta
     [few] zostały { $n } minuty
   *[many] zostało { $n } minut
    }
time-seconds-left =
    { $n ->
     [one] została { $n } sekunda
     [few] zostały { $n } sekundy
   *[many] zostało { $n } sekund
    }
little-time = Mało czasu: { $left }.

## A table

table = Stół
table-of =
    { $self ->
     [yes] Twój stół
   *[no] Stół: { $name }
    }
this-table = Ten stół
your-turn = Twój ruch
title-your-turn = Twój ruch · { $game }
title-your-turns =
    { $turns ->
     [one] Twój ruch · Roji
     [few] Twój ruch ({ $turns }) · Roji
   *[many] Twój ruch ({ $turns }) · Roji
    }
title-closed = Zamknięty · { $game }
title-over = Koniec · { $game }
no-table-here = Nie ma tu stołu. Może w kodzie jest literówka.
no-such-page = Tu kończy się ścieżka. Nie ma takiej strony.
its-journal = Zapis partii
back-to-the-garden = Wróć do ogrodu
too-many-onlookers = Na ten stół patrzy już zbyt wiele osób.
server-out-of-reach-trying = Nie można połączyć się z serwerem. Próbuję dalej…
opening-the-table = Otwieram stół…
connection-lost = Połączenie zerwane. Próbuję dalej…
late = Ta część strony się nie wczytała. Odśwież ją, gdy serwer będzie dostępny.
close = Zamknij
board = Plansza
yours = Twoje
result = Wynik
show = Pokaż
views = Widoki
new = nowe
score = Punkty
score-pad = Notes punktacji
not-yet = jeszcze nie
log = Przebieg
news = Co zrobili inni
rules = Zasady
rules-at-a-glance = Zasady w skrócie
more = Więcej
what-to-do = Co zrobić
not-that = Tak nie można.
side = Gracze, punkty i przebieg
side-forked = Ciąg dalszy innej partii, od ruchu { $line }: los przyniesie to samo co tam.
side-forked-game = Zobacz tamtą partię
deed = { $name }: { $deed }
times =
    { $n ->
     [2] , dwa razy
   *[other] , { $n } razy
    }
paper-keys = Plus i minus przybliżają i oddalają, 0 pokazuje wszystko, strzałki przesuwają.
theme-light = Włącz jasny wygląd
theme-dark = Włącz ciemny wygląd
bar-home = Roji, wróć do ogrodu
bar-tools = Narzędzia
sound = Dźwięk
sound-is-on = Dźwięk włączony
sound-is-off = Dźwięk wyłączony
sound-on = Dźwięk wł.
sound-off = Dźwięk wył.
notices-on = Powiadomienia wł.
notices-off = Powiadomienia wył.
notices-when = Gdy masz ruch, a ta strona jest ukryta
notices-refused = Ta przeglądarka nie pozwala na powiadomienia; decydują jej ustawienia dla tej strony.
copy = Kopiuj
copied = Skopiowano
copied-what = Skopiowano: { $what }.
link-copied = Link skopiowany.
percent = { $n }%
points =
    { $n ->
     [one] { $n } punkt
     [few] { $n } punkty
   *[many] { $n } punktów
    }
points-word =
    { $n ->
     [one] punkt
     [few] punkty
   *[many] punktów
    }
standing-of = z { $n } { $unit }

## People at a table

players = Gracze
player-open =
    { $self ->
     [yes] Otwórz swój stół
   *[no] Otwórz stół: { $name }
    }
player-out-of-time = koniec czasu, poddanie
player-resigned = poddanie
player-wins = wygrywa
player-away = poza stołem
player-stand-in = Bot ({ $level }) gra do powrotu gracza
player-bot-for-now = na razie bot
player-advised = z radą
player-advised-about = W tej partii korzysta z rad
gathering-waiting =
    { $n ->
        [one] Czekamy jeszcze na { $n } osobę
        [few] Czekamy jeszcze na { $n } osoby
       *[many] Czekamy jeszcze na { $n } osób
    }
gathering-at-the-gate = Stoisz przy bramie
gathering-begins = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
gathering-sit-down =
    { $n ->
     [one] Wolne { $n } miejsce. Usiądź albo popatrz stąd.
     [few] Wolne { $n } miejsca. Usiądź albo popatrz stąd.
   *[many] Wolnych miejsc: { $n }. Usiądź albo popatrz stąd.
    }
gathering-bot = bot, { $level }
gathering-for-whoever = dla kogoś, kto wejdzie przez link
gathering-is-here = jest tutaj
gathering-not-now = teraz poza stołem
gathering-bot-here = Niech tu gra bot
sit-down = Usiądź
gathered = Przy nowym stole: { $names }.
gathered-nobody = Nowy stół jest gotowy; nikogo tam jeszcze nie ma.
invite-link = Link do tego stołu
invite-code = Kod
invite-here-only = Ten stół jest tylko na tym komputerze.
invite-here-how = Link otworzy go tu w innej przeglądarce. Aby wpuścić innych, uruchom go poleceniem
anyone-may-look-on = Każdy, kto ma link, może patrzeć.
away = Poza stołem
away-left = { $name } odchodzi od stołu.
away-gone = { $name } jest poza stołem.
away-seat-stays = Miejsce czeka.
away-let-a-bot =
    { $level ->
     [none] Niech gra bot
   *[other] Niech gra bot ({ $level })
    }
away-you = Nie ma cię już przy stole.
away-others-may = Inni mogą pozwolić botowi grać za ciebie.
take-my-seat-back = Wracam na miejsce
leave-let-a-bot-play = Odejdź, niech gra bot
curtain-pass = Przekaż ekran: { $name }
curtain-nobody-looks = Nikt inny teraz nie patrzy.
curtain-i-am = To ja, { $name }
curtain-back-to = Wróć do: { $name }
pass-the-screen = Przekaż ekran: { $name }

## The rules page

rules-title = Zasady: { $game } · Roji
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-learn = Ucz się, grając
rules-ruling = Rozstrzygnięcie tam, gdzie zasady milczą
rules-nothing-found = Nie ma zasady ze słowem „{ $sought }”.
rules-whole = Wszystkie zasady
the-rule = Zasada
game-has-no-rules-page-here = gra { $game } nie ma tu strony z zasadami
show-me = Pokaż mi
this-lesson-is-over = ta lekcja jest skończona
this-lesson-is-not-the-same-any-more-begin-it = ta lekcja się zmieniła; zacznij ją od nowa
game-has-no-such-lesson = gra { $game } nie ma takiej lekcji

## Asking each other

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
asking-pause = { $name } chce przerwy.
answers-agreed = Zgoda: { $names }.
answers-waits = Czekamy na odpowiedź: { $names }.
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

## The end

over = Koniec partii.
over-shared = Zwycięstwo dzielą { $names }, punkty: { $points }.
over-won =
    { $self ->
     [yes] Wygrywasz, { $name }! Punkty: { $points }.
   *[no] Wygrywa { $name }. Punkty: { $points }.
    }
over-new-table = Do nowego stołu
over-play-again = Zagraj jeszcze raz
over-once-more = Obejrzyj jeszcze raz
over-verify = Odtwórz i porównaj:
save-the-journal = Zapisz partię
ranking = Kolejność

## The promise of the shuffle

shuffle-promise = Obietnica tasowania
shuffle-added = Twój wkład
shuffle-seal = Pieczęć wszystkich zdarzeń
shuffle-copy-promise = Kopiuj obietnicę
shuffle-copy-added = Kopiuj swój wkład
shuffle-copy-seal = Kopiuj pieczęć
shuffle-when = Obiecane przed pierwszym rozdaniem.
shuffle-when-added = Obiecane przed pierwszym rozdaniem i przed twoim wkładem.
shuffle-verify = Zapis partii ujawnia ukryty za tym sekret; wszystko to porówna
shuffle-journal = Zapis partii zawiera każdy ruch i sekret, który dowodzi, że dotrzymano obietnicy tasowania.
fair-other-secret = Sekret w zapisie jest inny niż ten, który ci obiecano.
fair-not-added = Twojego wkładu w tasowanie nie ma w zapisie.
fair-other-end = Zapis nie kończy się tak, jak skończyła się partia na twoim ekranie.
fair-kept = Obietnica tasowania została dotrzymana, bez twojego wkładu.
fair-kept-added = Obietnica tasowania została dotrzymana, z twoim wkładem.

## Asking for advice

advice = Rada
what-would-you-do = Co radzisz?
advice-thinking = Silny gracz myśli nad tym, co widzisz…
advice-chance = szansa wygranej
advice-from-what-you-see = Tylko na podstawie tego, co widzisz. Wszyscy przy stole widzą, że prosisz o radę.
advice-gone-on = Partia tymczasem poszła dalej.
advice-ask-now = Zapytaj teraz
advice-ask-again = Zapytaj ponownie
advice-wait = Zapytaj, gdy będzie twoja kolej.

## Requests

server-out-of-reach = Nie można połączyć się z serwerem. Spróbuj za chwilę
did-not-work = Nie udało się. Spróbuj za chwilę

## Said by the server

line-number-of-this-game-is-not-the-one-that = wiersz { $number } tej partii nie jest tym, który zapisano, więc partia nie może trwać dalej
there-is-no-advice-at-this-table = przy tym stole nie udziela się rad
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
too-many-connections-of-your-address-at-once-try-again = zbyt wiele połączeń z twojego adresu naraz; spróbuj za chwilę
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
only-those-who-sit-at-this-table-may-do-that = to wolno tylko osobom siedzącym przy tym stole
every-seat-at-this-table-is-taken = wszystkie miejsca przy tym stole są zajęte
take-at-least-one-seat-yourself = zajmij przynajmniej jedno miejsce
seat-seat-is-not-open = miejsce { $seat } nie jest wolne
there-is-no-table-table = nie ma stołu { $table }
there-is-no-game-game-there-is-games = nie ma gry { $game }; są { $games }
there-is-no-bot-level-there-is-levels = nie ma bota { $level }; są { $levels }
a-rematch-comes-after-the-end-of-the-game = rewanż jest możliwy po końcu partii
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
this-token-is-not-of-a-seat-at-this-table = ten klucz nie należy do miejsca przy tym stole; bez klucza możesz patrzeć
too-many-screens-look-at-this-table-already = na ten stół patrzy już zbyt wiele ekranów
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
the-journal-is-told-after-the-end-of-the-game = zapis jest dostępny po końcu partii
game-has-no-action-code = gra { $game } nie ma akcji { $code }
we-have-made-a-mistake-in-the-rules-so-this = popełniliśmy błąd w zasadach, więc ten stół jest zamrożony; jego zapis jest kompletny
the-bots-cannot-think-now-they-try-again-in-a = boty nie mogą teraz myśleć; zaraz spróbują ponownie
there-was-no-time-to-play-even-once-try-again = zabrakło czasu nawet na jedną partię; spróbuj za chwilę
game-is-not-played-alone = gra { $game } nie ma trybu solo
game-has-no-option-option-it-has-options = { $game } nie ma zasady stołu { $option }; są { $options }
game-has-no-option-option-it-has-none = { $game } nie ma zasady stołu { $option } ani żadnej innej
game-option-is-true-or-false-not-said = { $game }: { $option } to true (tak) albo false (nie), a nie { $said }
game-option-is-one-of-values-not-said = { $game }: { $option } to jedno z { $values }, a nie { $said }
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

## Said by several games

total = suma
there-is-no-such-action = nie ma takiej akcji
the-game-is-over = partia jest skończona
it-is-not-your-turn = to nie twoja kolej
the-last-turns-are-played-and-points-points-are-the = ostatnie tury rozegrane; najwięcej punktów: { $points }
all-others-have-resigned = wszyscy inni się poddali
card-is-not-in-your-hand = nie masz na ręce: { $card }

## Advice

a-points-more-from-one = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt więcej: { $one }
a-points-more-from-one-and-b-from-other = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt więcej: { $one }, o { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $other }
a-cards-more-from-one = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } karty więcej: { $one }
a-cards-more-from-one-and-b-from-other = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } karty więcej: { $one }, o { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $other }
a-more-from-one = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }% więcej: { $one }
a-more-from-one-and-b-from-other = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }% więcej: { $one }, o { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $other }
a-points-fewer-from-one = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt mniej: { $one }
a-points-fewer-from-one-and-b-from-other = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } pkt mniej: { $one }, o { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $other }
a-cards-fewer-from-one = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } karty mniej: { $one }
a-cards-fewer-from-one-and-b-from-other = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) } karty mniej: { $one }, o { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $other }
a-less-from-one = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }% mniej: { $one }
a-less-from-one-and-b-from-other = o { NUMBER($a, minimumFractionDigits: 1, maximumFractionDigits: 1) }% mniej: { $one }, o { NUMBER($b, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $other }
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
your-last-game-file-is-still-being-read-wait-for = twój ostatni plik z partią jest jeszcze czytany; poczekaj na niego
your-last-review-is-still-being-thought-about-wait-for = twoja ostatnia analiza jeszcze trwa; poczekaj na nią
your-last-trial-is-still-being-played-wait-for-it = twoja ostatnia próba jeszcze trwa; poczekaj na nią

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
phrase-again = Jeszcze raz?
phrase-goodbye = Muszę iść. Do zobaczenia!
let-your-last-words-sink-in-first = niech najpierw wybrzmią twoje ostatnie słowa
