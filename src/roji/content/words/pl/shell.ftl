### What all games share.

standing-alone = { $text }.

## The home page

home-tag = Ciche gry na jednej ogrodowej ścieżce. Solo, wspólnie przy jednym ekranie, z przyjaciółmi na odległość albo przeciw botom, które grają uczciwie.
home-set-a-table = Załóż stół
play-now = Zagraj teraz
play-game-now =
    { $game ->
        [Bossa] Zagraj teraz w Bossę
       *[other] Zagraj teraz w { $game }
    }
home-more = Inne możliwości
play-now-alone = solo, od razu
play-now-against = przeciw botowi ({ $level }), od razu
learn = Ucz się, grając
learn-about = grasz od razu, zasady poznajesz po drodze
invite-a-friend = Zaproś znajomych
invite-a-friend-about = dostaniesz link do wysłania
daily = Dzisiejszy Zen
watch-a-game = Obejrzyj partię
score-pad-real = Arkusz punktacji do gry planszowej
set-with-care = Załóż stół…
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
game-bonsai-length = 1–4 os. · 40 min
game-ohanami-about = Ułóż rosnąco trzy ogrody
game-ohanami-length = 2–4 os. · 20 min
game-takenoko-about = Ogrodnik, panda i bambus
game-takenoko-length = 2–4 os. · 45 min
game-bossa-about = Dwie linie, dwie kości
game-bossa-length = 2 os. · 10 min
game-zen-about = Obraz, który się zazębia
game-zen-length = 1 os. · 15 min
zen-forms-page = Formy: dzisiejsza, galeria, własne
your-tables = Twoje stoły
no-table-yet = Nie masz jeszcze żadnego stołu.
no-table-yet-do = Załóż stół albo dołącz z kodem.
phase-gathering = Czeka na graczy
phase-over = Koniec gry
phase-frozen = Zamrożony
phase-closed = Zamknięty
rows-to-move =
    { $n ->
     [0] Nikt nie ma ruchu
   *[other] Ruch: { $names }
    }
rows-all = Pokaż wszystkie stoły ({ $n })
rows-remove = Usuń z listy: { $game }, { $others }
rows-you-won = Wygrana
rows-won = Wygrywa { $name }
rows-tied = Remis
rows-not-won = Bez wygranej
rows-with-points = { $result } { $points }
rows-wants-a-rematch = { $name } chce rewanżu
rows-rematch = Jest stół do rewanżu
remove-from-list = Usuń z listy
remove-title = Usunąć tę grę w { $game }?
remove-about = Gra zakończy się tu na dobre. Jej ruchy można nadal odtworzyć przez link do stołu.
remove-game = Usuń grę
cancel = Anuluj
open-seat = wolne miejsce
open-seat-title = Wolne miejsce
you-alone = tylko ty
you = ty
you-subject = { $name }
guest = Gość
guest-n = Gość { $n }
language = Język

## Setting a table

set-the-table = Załóż stół
set-with-others = Z innymi
set-solo = Solo
set-advice = Można prosić o podpowiedzi
set-advice-seen = Wszyscy przy stole widzą, kto prosi.
seats = Miejsca
seat-n = Miejsce { $n }
seat-level = Poziom bota na miejscu { $n }
seat-name = Imię na miejscu { $n }
seat-takes-the-link = dołączy przez link
seat-take-away = Usuń miejsce { $n }
seat-add = Dodaj gracza
seat-kind-bot = Bot
seat-kind-open = Ktoś przez link
seat-kind-here = Przy tym ekranie
your-name = Twoje imię
name = Imię
house-rules = Zasady domowe
option-as-usual = domyślnie
option-as-usual-which = domyślnie ({ $value })
option-in-your-words = Albo własnymi słowami
option-only-for =
    { $n ->
     [one] Tylko dla jednej osoby.
     [few] Tylko dla { $n } osób.
     [many] Tylko dla { $n } osób.
   *[other] Tylko dla { $n } osób.
    }
option-only-for-range = Tylko dla { $fewest }–{ $most } osób.
option-yes = tak
option-no = nie
level-about = { $level }, { $about }
level-called =
    { $level ->
     [random] random, byle ruch
     [greedy] greedy, początkujący
     [gakusei] gakusei, uczeń
     [senmon] senmon, ekspert
     [sensei] sensei, mistrz
     [yusha] yusha, najsilniejszy
   *[other] { $level }
    }
bots-level = Poziom bota
level-random = wykonuje dowolny dozwolony ruch
level-greedy = bierze to, co od razu wygląda najlepiej
level-gakusei = uczeń: widzi turę naprzód i sporo przeocza
level-senmon = ekspert: widzi równie daleko i mniej przeocza
level-sensei = mistrz: wszystko przemyśli, czasem się pomyli
level-yusha = bohater: myśli tak długo, jak może

## Clocks

clock = Zegar
clock-none = Bez zegara
clock-something-else = Własne ustawienia…
clock-it-counts = Liczony w
clock-minutes-in-one-sitting = minutach, za jednym posiedzeniem
clock-days-for-every-move = dniach na ruch
clock-minutes-each = Minuty na gracza
clock-seconds-more = Dodatkowe sekundy na turę
clock-days-a-move = Dni na ruch
clock-if-somebody-leaves = Gdy ktoś odejdzie
clock-when-time-is-up = Gdy skończy się czas albo ktoś odejdzie
clock-a-bot-may-play-on = gra przejmuje bot: { $level }
clock-the-seat-resigns = koniec czasu oznacza poddanie się
clock-days =
    { $n ->
     [one] { $n } dzień na ruch
     [few] { $n } dni na ruch
   *[many] { $n } dni na ruch
    }
clock-minutes =
    { $n ->
     [one] { $n } minuta na gracza
     [few] { $n } minuty na gracza
     [many] { $n } minut na gracza
   *[other] { $n } minuty na gracza
    }
clock-minutes-added =
    { $n ->
     [one] { $n } minuta na gracza,
     [few] { $n } minuty na gracza,
     [many] { $n } minut na gracza,
   *[other] { $n } minuty na gracza,
    } { $added ->
     [one] plus { $added } sekunda na turę
     [few] plus { $added } sekundy na turę
     [many] plus { $added } sekund na turę
   *[other] plus { $added } sekundy na turę
    }
clock-seconds =
    { $n ->
     [one] { $n } sekunda na gracza
     [few] { $n } sekundy na gracza
     [many] { $n } sekund na gracza
   *[other] { $n } sekundy na gracza
    }
clock-seconds-added =
    { $n ->
     [one] { $n } sekunda na gracza,
     [few] { $n } sekundy na gracza,
     [many] { $n } sekund na gracza,
   *[other] { $n } sekundy na gracza,
    } { $added ->
     [one] plus { $added } sekunda na turę
     [few] plus { $added } sekundy na turę
     [many] plus { $added } sekund na turę
   *[other] plus { $added } sekundy na turę
    }
clock-gone-resigns = Kto nie ma już czasu, poddaje się.
clock-gone-bot = Gdy minie czas, bot ({ $level }) gra do powrotu gracza.
time = Czas
time-days =
    { $n ->
     [one] { $n } dzień
     [few] { $n } dni
   *[many] { $n } dni
    }
time-hours = { $n } h
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
title-over = Koniec gry · { $game }
no-table-here = Nie ma tu stołu. Może w kodzie jest literówka.
no-such-page = Tu kończy się ścieżka. Nie ma takiej strony.
its-journal = Plik z partią
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
advice = Podpowiedź
what-would-you-do = Co radzisz?
score = Punkty
score-pad = Arkusz punktacji
not-yet = jeszcze nie
log = Przebieg
news = Co zrobili inni
rules = Zasady
rules-at-a-glance = Zasady w skrócie
more = Więcej
what-to-do = Co zrobić
not-that = Tak nie można.
why-no-undo = Teraz nie można nic cofnąć: to, co dobrano lub odkryto, zostaje.
why-no-undo-yet = Nie ma jeszcze czego cofać.
side = Gracze, punkty i przebieg
side-forked = Ciąg dalszy innej partii, od ruchu { $line }: los przyniesie to samo co tam.
side-forked-game = Zobacz tamtą partię
deed = { $name }: { $deed }
times =
    { $n ->
     [2] , dwa razy
   *[other] , { $n } razy
    }
turns = Ostatnie tury
player-things = Co ma { $name }
turn-told = { $name }: { $deeds }
turn-again = Pokaż jeszcze raz
turn-again-of = Pokaż jeszcze raz turę: { $name }
turn-again-says = Tura jeszcze raz: { $name }.
turn-again-rule = Naciśnij cokolwiek, aby wrócić do gry.
turn-again-enough = Wróć do gry
pace = Tempo tur innych graczy
pace-calm = Spokojne
pace-brisk = Szybkie
pace-once = Od razu
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
notices-when = Gdy jest twoja kolej, a ta strona jest w tle
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
player-wins = wygrana
player-away = nieobecny/a
player-stand-in = Bot ({ $level }) gra do powrotu gracza
player-bot-for-now = na razie bot
player-advised = korzysta z podpowiedzi
player-advised-about = W tej partii korzysta z podpowiedzi
gathering-about = Zanim zagrasz
gathering-rename = Zmień imię
gathering-waiting =
    { $n ->
        [one] Czekamy jeszcze na { $n } osobę
        [few] Czekamy jeszcze na { $n } osoby
       *[many] Czekamy jeszcze na { $n } osób
    }
gathering-at-the-gate = Masz zaproszenie
gathering-begins = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
gathering-sit-down =
    { $n ->
     [one] Wolne jest { $n } miejsce. Usiądź albo tylko patrz.
     [few] Wolne są { $n } miejsca. Usiądź albo tylko patrz.
     [many] Wolnych miejsc: { $n }. Usiądź albo tylko patrz.
   *[other] Wolnych miejsc: { $n }. Usiądź albo tylko patrz.
    }
gathering-bot = bot, { $level }
gathering-for-whoever = dla kogoś, kto wejdzie przez link
gathering-is-here = jest tutaj
gathering-not-now = teraz nieobecny/a
gathering-bot-here = Niech tu gra bot
sit-down = Usiądź
gathered =
    { $n ->
     [one] { $names } chce rewanżu i czeka przy nowym stole.
   *[other] { $names } chcą rewanżu i czekają przy nowym stole.
    }
gathered-nobody = Ktoś chce rewanżu: nowy stół jest gotowy.
gathered-you = Masz miejsce przy nowym stole.
invite-link = Link do tego stołu
invite-code = Kod
invite-here-only = Ten stół jest tylko na tym komputerze.
invite-here-how = Link otworzy go tu w innej przeglądarce. Aby wpuścić innych, uruchom go poleceniem
anyone-may-look-on = Każdy, kto ma link, może oglądać.
away = Nieobecni
away-left = { $name } odchodzi od stołu.
away-gone = Nieobecny/a: { $name }.
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
curtain-nobody-looks = Nikt inny nie powinien teraz patrzeć.
curtain-i-am = To ja, { $name }
curtain-back-to = Wróć do: { $name }
pass-the-screen = Przekaż ekran: { $name }

## The rules page

rules-title = Zasady: { $game } · Roji
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-learn = Ucz się, grając
rules-ruling = Rozstrzygnięcie tam, gdzie zasady milczą
rules-nothing-found = Żadna zasada nie wspomina o „{ $sought }”.
rules-whole = Wszystkie zasady
the-rule = Zasada
game-has-no-rules-page-here = gra { $game } nie ma tu strony z zasadami
show-me = Pokaż mi
this-lesson-is-over = ta lekcja jest skończona
this-lesson-has-changed-start-it-over = ta lekcja się zmieniła; zacznij ją od nowa
game-has-no-such-lesson = gra { $game } nie ma takiej lekcji

## The end

over = Koniec partii.
over-shared = Zwycięstwo dzielą { $names }, punkty: { $points }.
over-won =
    { $self ->
     [yes] Wygrywasz, { $name }! Punkty: { $points }.
   *[no] Wygrywa { $name }. Punkty: { $points }.
    }
over-won-alone =
    { $self ->
     [yes] Wygrywasz!
   *[no] Wygrywa { $name }!
    }
over-hands = Teraz wszystkie ręce są odkryte: naciśnij gracza, aby zobaczyć jego karty.
over-new-table = Do nowego stołu
over-play-again = Zagraj jeszcze raz
over-once-more = Powtórka
save-the-journal = Zapisz plik z partią
ranking = Kolejność

## Requests

server-out-of-reach = Nie można połączyć się z serwerem. Spróbuj za chwilę
did-not-work = Nie udało się. Spróbuj za chwilę

## Said by several games

total = suma
there-is-no-such-action = nie ma takiej akcji
the-game-is-over = partia jest skończona
it-is-not-your-turn = to nie twoja kolej
the-last-turns-are-played-and-points-points-are-the = ostatnie tury rozegrane; najwięcej punktów: { $points }
all-others-have-resigned = wszyscy inni się poddali
card-is-not-in-your-hand = nie masz na ręce: { $card }
