### Bossa.

## Options

option-chips-name = Żetony
option-chips = Każdy zachowuje jeden żeton, Podwajacz lub Odwracacz, do użycia raz w grze
option-row-size-name = Wielkość rzędu
option-row-size = Wobec sąsiedniego rzędu: o kafelek więcej lub mniej; tyle samo lub o jeden więcej; każda z tych możliwości
option-row-size-2023 = 2023
option-row-size-classic = klasyczna
option-row-size-loose = luźna
option-stack-name = Przykrycie
option-stack = Jedno Przykrycie kładzie jedną warstwę albo tyle, na ile starczy kafelków
option-stack-one-layer = jedna warstwa
option-stack-many-layers = wiele warstw

## Names of things

bossa-panel = 27 kafelków
bossa-tile = białe { $white }, czarne { $black }
bossa-marker-redraw = Odrzuć i dobierz
bossa-marker-exchange = Zamiana
bossa-marker-stack = Przykrycie
bossa-does-redraw = odrzuć kafelek i dobierz inny
bossa-does-exchange = oddaj kafelek za kafelek z drugiej ręki
bossa-does-stack = przykryj rząd tą samą liczbą kafelków o tej samej sumie
bossa-none-redraw = stos jest pusty
bossa-none-exchange = nie teraz
bossa-none-stack = twoje kafelki nie przykryją żadnego rzędu
bossa-chip-doubler = Podwajacz
bossa-chip-inverter = Odwracacz
bossa-chip-does-doubler = jeden kafelek liczy się podwójnie
bossa-chip-does-inverter = na jednym kafelku biel i czerń zamieniają się miejscami
bossa-used = użyto
bossa-not-now = nie teraz
bossa-not-your-turn = to nie twoja kolej
bossa-named = { $name }: { $about }
bossa-named-used = { $name }, użyto
bossa-place =
    { $line ->
     [white] białe { $value }
   *[black] czarne { $value }
    }
sizes-or-size = { $sizes } lub { $size }
bossa-tiles =
    { $n ->
     [one] { $sizes } kafelek
     [few] { $sizes } kafelki
   *[many] { $sizes } kafelków
    }
bossa-tiles-word =
    { $n ->
     [one] kafelek
     [few] kafelki
   *[many] kafelków
    }
bossa-count-tiles =
    { $n ->
     [one] { $n } kafelek
     [few] { $n } kafelki
   *[many] { $n } kafelków
    }
bossa-count-face-down =
    { $n ->
     [one] { $n } zakryty kafelek
     [few] { $n } zakryte kafelki
   *[many] { $n } zakrytych kafelków
    }
bossa-asks =
    { $line ->
     [white] { $value ->
         [one] { $value } biała kropka
         [few] { $value } białe kropki
       *[many] { $value } białych kropek
        }
   *[black] { $value ->
         [one] { $value } czarna kropka
         [few] { $value } czarne kropki
       *[many] { $value } czarnych kropek
        }
    } na { $n ->
     [one] { $sizes } kafelku
   *[other] { $sizes } kafelkach
    }
bossa-missing = brakuje { $n }
bossa-too-many = o { $n } za dużo
bossa-no-dot =
    { $line ->
     [white] brak białej kropki
   *[black] brak czarnej kropki
    }
bossa-rows-unit = rzędów

## The lines

bossa-lane-white = Biała linia
bossa-lane-black = Czarna linia
bossa-lane = { $line }, { $about }
bossa-lane-of =
    { $self ->
     [yes] twoja · rzędy: { $rows } z 6
   *[no] { $name } · rzędy: { $rows } z 6
    }
bossa-die-rolled-by =
    { $self ->
     [yes] twój rzut kością
   *[no] rzut kością: { $name }
    }
bossa-counts =
    { $line ->
     [white] liczą się białe kropki
   *[black] liczą się czarne kropki
    }
bossa-die = Kość { $die }
bossa-wall = koniec na { $n }
bossa-take-line =
    { $line ->
     [white] Weź białą linię, jej kość pokazuje { $die }
   *[black] Weź czarną linię, jej kość pokazuje { $die }
    }
bossa-row =
    { $line ->
     [white] Białe { $value }: { $tiles }
   *[black] Czarne { $value }: { $tiles }
    }
bossa-row-tiles =
    { $chip ->
     [doubler] { $tiles }, Podwajacz na { $on }
     [inverter] { $tiles }, Odwracacz na { $on }
   *[none] { $tiles }
    }
bossa-row-covered = { $row }, przykryty: { $by }
bossa-cover-fits = Przykryj { $place }, { $asks }
bossa-cover-raise = Kafelki na przykrycie: { $place }, { $asks }
bossa-end-fits = Wyłóż { $tiles } na { $place }
bossa-end-asks = { $place }, potrzeba: { $asks }
bossa-end-stuck = { $place }, potrzeba: { $asks }. Na ręce nie ma rzędu
bossa-end-able =
    { $place }, potrzeba: { $asks }. Na ręce { $rows ->
     [one] { $rows } rząd
     [few] { $rows } rzędy
   *[many] { $rows } rzędów
    }{ $lack ->
     [none] { "" }
   *[other] , { $lack }
    }
bossa-no-row = brak

## Hands

bossa-your-tiles = Twoje kafelki
bossa-hand-open = odkryte dla obojga
bossa-hand-secret = widzisz je tylko ty
bossa-hand-tile =
    { $tile }{ $chip ->
     [doubler] , z Podwajaczem
     [inverter] , z Odwracaczem
   *[none] { "" }
    }{ $drawn ->
     [yes] , właśnie dobrany
   *[no] { "" }
    }
bossa-new = nowy
bossa-nothing-chosen = Nic nie wybrano
bossa-chosen = Wybrane: białe { $white }, czarne { $black }
bossa-your-chips = Twoje żetony
bossa-your-markers = Twoje znaczniki
bossa-markers = Znaczniki
bossa-pile = { $n } na stosie
bossa-aside = 1 odłożony
bossa-strip-face-down =
    { $n ->
     [one] { $name }: { $n } zakryty kafelek
     [few] { $name }: { $n } zakryte kafelki
   *[many] { $name }: { $n } zakrytych kafelków
    }
bossa-tiles-of = Kafelki: { $name }
bossa-markers-of = Znaczniki: { $name }
bossa-take-tile = Weź: { $tile }
bossa-rows-on =
    { $line ->
     [white] Rzędy na białej linii: { $rows } z { $of }.
   *[black] Rzędy na czarnej linii: { $rows } z { $of }.
    }

## The counting table

bossa-count-unseen =
    { $n ->
     [one] { $n } nieznany kafelek
     [few] { $n } nieznane kafelki
   *[many] { $n } nieznanych kafelków
    }
bossa-hide-table = Ukryj tabelę
bossa-show-table = Pokaż tabelę
bossa-seen-table = Które kafelki już widziano
bossa-white = białe
bossa-black = czarne
bossa-left = zostało
bossa-tile-unseen = nieznany
bossa-tile-hand = na ręce
bossa-tile-line = na linii
bossa-tile-out = poza grą
bossa-discarded = Odrzucone: { $tiles }

## What is asked

bossa-open = Weź { $line } albo { $first }.
bossa-open-line = linię
bossa-open-first = pierwszy ruch
bossa-open-rule = Jeśli weźmiesz linię, zaczyna { $name }.
bossa-line = Wybierz { $line }.
bossa-line-yours = swoją linię
bossa-line-rule = Pierwszy ruch ma { $name }.
bossa-keep = Zachować { $chip }?
bossa-keep-rule-doubler = Raz w grze: jeden kafelek liczy się podwójnie.
bossa-keep-rule-inverter = Raz w grze: kafelek zamienia biel z czernią.
bossa-keep-which = Zachowaj { $one } ze swoich dwóch żetonów.
bossa-keep-one = jeden
bossa-keep-rule = Wybieracie w tajemnicy; drugi żeton odpada z gry.
bossa-take = Wybierz kafelek, który bierzesz.
bossa-take-rule = Oddajesz za niego { $tile }.
bossa-lift = Wybierz kafelek na { $chip }.
bossa-lift-chip = swój żeton
bossa-lift-rule = Liczy się tylko w tym rzędzie i zostaje na kafelku.
bossa-a-row = rząd
bossa-a-tile = kafelek
bossa-cover = Wybierz { $row } do przykrycia.
bossa-cover-rule = Tyle samo kafelków i ta sama suma.
bossa-no-row-fits = Żaden rząd nie pasuje. Użyj { $action }.
bossa-no-row-fits-action = akcji
bossa-no-row-fits-rule =
    { $tile ->
     [none] Bez rzędu i bez akcji byłaby przegrana.
   *[other] Dobrano { $tile }. Bez rzędu i bez akcji byłaby przegrana.
    }
bossa-move = Wyłóż { $row } albo użyj akcji.
bossa-move-only = Wyłóż { $row }.
bossa-move-rule =
    { $tile ->
     [none] Kropki rzędu w kolorze linii dają razem liczbę na jej końcu.
   *[other] Dobrano: { $tile }. Kropki rzędu w kolorze linii dają razem liczbę na jej końcu.
    }
bossa-move-touch = Kropki w kolorze linii dają liczbę na końcu.
bossa-lays = Wyłożyć { $tiles } na { $place }?
bossa-lays-chip = Wyłożyć { $tiles } na { $place } z żetonem { $chip }?
bossa-stacks = Położyć { $tiles } na { $place }?
bossa-stacks-chip = Położyć { $tiles } na { $place } z żetonem { $chip }?
bossa-lays-rule =
    { $others ->
     [none] { $asks }.
   *[other] { $asks }. Pasuje też: { $others }.
    }
bossa-not-yet = { $place }: { $lack }.
bossa-not-yet-rule = Potrzeba: { $asks }.
bossa-other-size = inna liczba kafelków
bossa-no-row-yet = Białe { $white }, czarne { $black }: jeszcze nie rząd.
bossa-no-row-yet-rule = Końce linii pokazują, czego brakuje do rzędu.
bossa-redraw-rule = Odpada z gry. W tej turze nic nie wykładasz.
bossa-redraw-this = Odrzucić { $tile } i dobrać inny?
bossa-redraw-which = Wybierz { $tile } do odrzucenia.
bossa-exchange-rule = Oba wybierasz ty. W tej turze nic nie wykładasz.
bossa-exchange-these = Oddać { $mine } za { $theirs }?
bossa-exchange-theirs = Wybierz kafelek, który ma { $name }.
bossa-exchange-both = Wybierz po kafelku z każdej ręki.
bossa-exchange-mine = Wybierz kafelek, który oddajesz.
bossa-row-rule =
    { $n ->
     [one] { $asks }; na razie { $n } kafelek.
     [few] { $asks }; na razie { $n } kafelki.
   *[many] { $asks }; na razie { $n } kafelków.
    }
bossa-row-complete = Rząd gotowy: { $place }.
bossa-row-more = Jeszcze { $left } na { $place }: wybierz kafelki.

## What is pressed

bossa-clear = Wyczyść
bossa-undo = Cofnij
bossa-take-back = Zmień wybór
bossa-play-first = Zaczynam
bossa-keep-a-chip = Zachowaj żeton
bossa-keep-the-doubler = Zachowaj Podwajacz
bossa-keep-the-inverter = Zachowaj Odwracacz
bossa-another-way = Inaczej
bossa-another-layer = Kolejna warstwa
bossa-discard = Odrzuć { $tile }, dobierz inny
bossa-give = Oddaj { $mine } za { $theirs }
bossa-lay-a-row = Wyłóż rząd
bossa-lay-on = Wyłóż na { $place }
bossa-stack-on = Przykryj { $place }
bossa-tile-not-next = Ten kafelek nie jest teraz następny w rzędzie. Cofnij, aby wyłożyć inny rząd.
bossa-why-no-stack = Twoje kafelki nie przykryją żadnego rzędu.
bossa-why-no-chip = Żeton kładzie się na kafelku rzędu lub przykrycia.
bossa-why-no-clear = Nic nie jest wybrane.
bossa-why-keep = Najpierw wybierz jeden z dwóch żetonów.
bossa-why-redraw = Najpierw wybierz kafelek do odrzucenia.
bossa-why-stack = Wybierz rząd albo kafelki o jego sumie.
bossa-why-lay = Wybierz kafelki o sumie równej liczbie na końcu albo dotknij końca.
bossa-why-no-row = Z twojej ręki nie da się teraz ułożyć rzędu. Użyj akcji.

## Meanwhile

bossa-both-choose = Oboje wybierają żeton.
bossa-you-look-on = Oglądasz grę.
bossa-one-moment = Chwileczkę.
bossa-chips-shown-then = Potem oba żetony zostaną pokazane.
bossa-hand-hidden = Twoja ręka jest ukryta do wyboru linii.
bossa-waits-open = { $name } wybiera linię albo pierwszy ruch.
bossa-waits-line = { $name } wybiera linię.
bossa-waits-chip = { $name } wybiera żeton.
bossa-waits-move = { $name } myśli.
bossa-waits-row = { $name } wykłada rząd.
bossa-waits-take = { $name } zamienia kafelek.
bossa-doing-open = wybiera
bossa-doing-line = wybiera
bossa-doing-chip = wybiera żeton
bossa-doing-move = myśli
bossa-doing-row = wykłada rząd
bossa-doing-take = zamienia
bossa-over = Partia jest skończona
bossa-dice-show = Kości pokazują { $white } i { $black }
bossa-turn =
    { $pile ->
     [one] Tura { $turn } · { $pile } kafelek na stosie
     [few] Tura { $turn } · { $pile } kafelki na stosie
   *[many] Tura { $turn } · { $pile } kafelków na stosie
    }
bossa-turn-briefly = Tura { $turn } · stos { $pile }

## The end

bossa-won =
    { $letter ->
     [A] { $self ->
         [yes] Wygrywasz pustą ręką, { $winner }!
       *[no] Wygrywa { $winner }: pusta ręka.
        }
     [B] { $self ->
         [yes] Wygrywasz sześcioma rzędami, { $winner }!
       *[no] Wygrywa { $winner }: sześć rzędów.
        }
     [C] { $self ->
         [yes] Wygrywasz pustą ręką, { $winner }!
       *[no] Wygrywa { $winner }: pusta ręka.
        }
     [E] { $self ->
         [yes] Wygrywasz mniejszą ręką, { $winner }!
       *[no] Wygrywa { $winner }: mniejsza ręka.
        }
   *[none] { $self ->
         [yes] Wygrywasz, { $winner }!
       *[no] Wygrywa { $winner }.
        }
    }
bossa-won-stuck =
    { $stuck ->
     [yes] Nie masz już ruchu: wygrywa { $winner }.
   *[no] { $self ->
         [yes] { $loser } nie ma już ruchu: wygrywasz, { $winner }!
       *[no] { $loser } nie ma już ruchu: wygrywa { $winner }.
        }
    }
bossa-shared = Remis.
bossa-why-hand-empty = Wyłożono ostatni kafelek z ręki.
bossa-why-six-rows = Na linii zwycięzcy leży sześć rzędów.
bossa-why-sixth-row-and-hand-empty = Ostatni kafelek utworzył szósty rząd drugiej linii; pusta ręka ma pierwszeństwo.
bossa-why-stuck = Żaden rząd nie pasuje do otwartych końców i nie ma już akcji.
bossa-why-pile-empty = Stos się skończył, wygrywa mniejsza ręka.
bossa-why-resigned = Druga osoba się poddała.
bossa-why-shared = Stos się skończył, a na obu rękach jest tyle samo kafelków.

## The rules at a glance

bossa-glance = Wykładaj rzędy kafelków wzdłuż dwóch linii. Pozbądź się ostatniego kafelka albo doprowadź do sześciu rzędów na swojej linii; kto nie ma ruchu, przegrywa.
bossa-glance-beginning = Początek
bossa-glance-opening = Kto wyrzuci więcej, ogląda swoje kafelki i bierze linię albo pierwszy ruch; druga osoba dostaje resztę. Potem obie ręce się odkrywa i pozostają jawne.
bossa-glance-turn = Tura
bossa-glance-draw = Dobierasz kafelek. Potem robisz jedno: wykładasz rząd albo używasz jednej ze swoich akcji.
bossa-glance-where = Gdzie.
bossa-glance-where-about = Na dowolnym końcu dowolnej linii, także cudzej. Następny rząd ma wartość o jeden większą po prawej, o jeden mniejszą po lewej.
bossa-glance-how-many = Ile.
bossa-glance-how-many-about =
    { $size ->
     [classic] Obok kości jeden lub dwa kafelki. Dalej tyle samo kafelków co w poprzednim rzędzie albo o jeden więcej.
     [loose] Obok kości jeden lub dwa kafelki. Dalej tyle samo kafelków co w poprzednim rzędzie, o jeden więcej albo o jeden mniej.
   *[other] Obok kości jeden lub dwa kafelki. Dalej dokładnie o jeden więcej albo o jeden mniej niż w poprzednim rzędzie.
    }
bossa-glance-which = Które.
bossa-glance-which-about = Liczą się tylko kropki w kolorze linii, a ich suma daje wartość. Kafelka bez takiej kropki nie można tam użyć.
bossa-glance-actions = Akcje, każda raz w grze
bossa-glance-layers = Jedno Przykrycie może położyć kilka warstw.
bossa-glance-chips = Żetony
bossa-glance-chips-about = Każdy zachowuje w tajemnicy jeden z dwóch i może go raz położyć na kafelku wykładanego rzędu lub warstwy.
bossa-glance-end = Koniec gry
bossa-glance-end-a = Wykładasz ostatni kafelek: wygrywasz.
bossa-glance-end-b = Linia ma sześć rzędów: wygrywa jej właściciel, bez względu na to, kto wyłożył szósty.
bossa-glance-end-c = Twój ostatni kafelek tworzy szósty rząd cudzej linii: i tak wygrywasz.
bossa-glance-end-d = Po dobraniu nie możesz ani wyłożyć rzędu, ani użyć akcji: nie masz ruchu i przegrywasz.
bossa-glance-end-e = Stos jest pusty na końcu tury: wygrywa mniejsza ręka; przy równych jest remis.

## Said by the rules: what was done

has-decided-on-a-chip = wybiera żeton
completed-the-row = kończy rząd
began-another-layer = zaczyna kolejną warstwę
placed-tile = wykłada { $tile }
placed-tile-with-a-chip-on-it = wykłada { $tile } z żetonem
discarded-tile-and-drew-another = odrzuca { $tile } i dobiera inny kafelek
gave-tile-away = oddaje { $tile }
took-tile-for-it = bierze za to { $tile }
chose-the-first-play = wybiera pierwszy ruch
kept-the-doubler = zachowuje Podwajacz
kept-the-inverter = zachowuje Odwracacz
took-the-line-line =
    { $line ->
     [white] bierze białą linię
   *[black] bierze czarną linię
    }
played-on-the-end-end-of-the-line-line =
    { $line ->
     [white] { $end ->
         [high] dokłada na wysokim końcu białej linii
       *[low] dokłada na niskim końcu białej linii
        }
   *[black] { $end ->
         [high] dokłada na wysokim końcu czarnej linii
       *[low] dokłada na niskim końcu czarnej linii
        }
    }
stacked-on-row-nth-side-of-the-line-die =
    { $line ->
     [white] { $side ->
         [right] przykrywa { $nth }. rząd na prawo od białej kości
       *[left] przykrywa { $nth }. rząd na lewo od białej kości
        }
   *[black] { $side ->
         [right] przykrywa { $nth }. rząd na prawo od czarnej kości
       *[left] przykrywa { $nth }. rząd na lewo od czarnej kości
        }
    }

## Said by the rules: why not

you-have-decided-which-chip-to-keep = masz już wybrany żeton
you-have-used-your-stack-marker = twój znacznik „Przykrycie” jest już użyty
the-row-is-complete = rząd jest gotowy
this-table-plays-without-modifier-chips = przy tym stole gra się bez żetonów
you-have-used-your-chip = twój żeton jest już użyty
layers-are-laid-by-the-stack-action-only = warstwy kładzie się tylko akcją „Przykrycie”
at-this-table-one-stack-lays-one-layer = przy tym stole jedno Przykrycie kładzie jedną warstwę
your-hand-has-no-tiles-for-another-layer = nie masz na ręce kafelków na kolejną warstwę
the-layer-that-begins-with-first-must-be-laid-before = warstwa zaczynająca się od { $first } musi leżeć przed tą
you-have-used-your-redraw-marker = twój znacznik „Odrzuć i dobierz” jest już użyty
the-pile-is-empty-there-is-no-tile-to-draw = stos jest pusty: nie ma czego dobrać
you-have-used-your-exchange-marker = twój znacznik „Zamiana” jest już użyty
tile-is-not-in-your-hand = nie masz na ręce kafelka { $tile }
name-first-first-tiles-are-named-in-order-from-0 = najpierw podaj { $first }: kafelki podaje się po kolei, od 0/1 do 6/0
take-back-last-and-name-first-first-tiles-are-named = cofnij { $last } i najpierw podaj { $first }: kafelki podaje się po kolei, od 0/1 do 6/0
name-first-with-your-chip-on-it-first-tiles-are = najpierw podaj { $first } ze swoim żetonem: kafelki podaje się po kolei, od 0/1 do 6/0
the-row-adds-up-to-value-and-this-would-be = suma rzędu to { $value }, a tak byłoby { $total }
with-tile-the-row-cannot-be-completed-it-needs-sizes =
    { $sizes ->
     [one] z { $tile } nie da się ukończyć rzędu: potrzeba { $sizes } kafelka o wartości { $value }
   *[other] z { $tile } nie da się ukończyć rzędu: potrzeba { $sizes } kafelków o sumie { $value }
    }
the-row-is-not-complete-missing-is-missing = rząd nie jest gotowy: brakuje { $missing }
tile-is-not-in-the-other-hand = kafelka { $tile } nie ma w drugiej ręce
first-the-higher-roller-takes-a-line-or-the-first = najpierw osoba z wyższym rzutem bierze linię albo pierwszy ruch
first-the-lower-roller-takes-a-line = najpierw osoba z niższym rzutem bierze linię
first-both-players-keep-a-chip = najpierw oboje wybierają żeton, który zachowają
first-choose-what-to-do-in-this-turn-place-stack = najpierw wybierz, co robisz w tej turze: wyłożenie, „Przykrycie”, „Odrzuć i dobierz” czy „Zamiana”
a-row-is-being-laid-complete-it-first = rząd jest właśnie wykładany: najpierw go ukończ
choose-the-tile-that-you-take-in-exchange = wybierz kafelek, który bierzesz w zamian
lines-are-chosen-once-at-the-beginning = linie wybiera się raz, na początku
chips-are-chosen-once-at-the-beginning = żetony wybiera się raz, na początku
the-line-line-cannot-go-below-1 =
    { $line ->
     [white] biała linia nie schodzi poniżej 1
   *[black] czarna linia nie schodzi poniżej 1
    }
no-tiles-of-your-hand-make-a-row-of-line =
    { $line ->
     [white] z twoich kafelków nie da się ułożyć rzędu białe { $value } z { $sizes ->
         [one] { $sizes } kafelka
       *[other] { $sizes } kafelków
        }
   *[black] z twoich kafelków nie da się ułożyć rzędu czarne { $value } z { $sizes ->
         [one] { $sizes } kafelka
       *[other] { $sizes } kafelków
        }
    }
there-is-no-row-nth-side-of-the-line-die =
    { $line ->
     [white] { $side ->
         [right] na prawo od białej kości nie ma { $nth }. rzędu do przykrycia
       *[left] na lewo od białej kości nie ma { $nth }. rzędu do przykrycia
        }
   *[black] { $side ->
         [right] na prawo od czarnej kości nie ma { $nth }. rzędu do przykrycia
       *[left] na lewo od czarnej kości nie ma { $nth }. rzędu do przykrycia
        }
    }
no-tiles-of-your-hand-make-a-layer-of-line =
    { $line ->
     [white] z twoich kafelków nie da się ułożyć warstwy białe { $value } z { $size ->
         [one] { $size } kafelka
       *[other] { $size } kafelków
        }
   *[black] z twoich kafelków nie da się ułożyć warstwy czarne { $value } z { $size ->
         [one] { $size } kafelka
       *[other] { $size } kafelków
        }
    }
tile-has-no-line-dot-and-none-is-not-0 =
    { $line ->
     [white] { $tile } nie ma białej kropki, a brak koloru nie liczy się jako 0
   *[black] { $tile } nie ma czarnej kropki, a brak koloru nie liczy się jako 0
    }
tile-has-no-line-dot-with-your-chip-on-it =
    { $line ->
     [white] { $tile } także z twoim żetonem nie ma białej kropki
   *[black] { $tile } także z twoim żetonem nie ma czarnej kropki
    }

## Said by the rules: the end and the score sheet

rows-on-the-own-line = rzędy na własnej linii
tiles-in-hand = kafelki na ręce
won = wygrana
drawn = remis
the-other-player-has-resigned = druga osoba się poddała
the-pile-is-used-up-fewer-tiles-in-hand-win = stos się skończył: wygrywa mniejsza ręka, { $fewer } do { $more }
a-hand-is-empty-whoever-has-played-all-tiles-wins = ręka jest pusta: wygrywa, kto wyłożył wszystkie kafelki
the-line-line-has-six-rows-its-owner-wins =
    { $line ->
     [white] biała linia ma sześć rzędów: wygrywa jej właściciel
   *[black] czarna linia ma sześć rzędów: wygrywa jej właściciel
    }
the-last-tiles-of-a-hand-were-the-sixth-row = ostatnie kafelki z ręki utworzyły szósty rząd cudzej linii: wygrywa pusta ręka
after-the-draw-nothing-could-be-played-and-no-action = kto po dobraniu nie ma żadnego ruchu, przegrywa
the-pile-is-used-up-and-both-hands-have-tiles = stos się skończył, a kafelków na obu rękach jest po { $tiles }: remis

## Advice

the-result = wynik
your-chance-to-win-at-once = twoja szansa na natychmiastową wygraną
your-chance-to-place-a-row = twoja szansa na wyłożenie rzędu
arms-that-you-can-serve = końce, przy których możesz wyłożyć rząd
tiles-in-your-hand = kafelki na twojej ręce
rows-on-your-line = rzędy na twojej linii
your-exchange = twoja Zamiana
your-redraw = twoje „Odrzuć i dobierz”
your-stack = twoje Przykrycie
your-danger-to-be-stuck = twoje ryzyko braku ruchu
the-others-chance-to-win-at-once = szansa rywala na natychmiastową wygraną
the-others-chance-to-place-a-row = szansa rywala na wyłożenie rzędu
arms-that-the-other-can-serve = końce, przy których rywal może wyłożyć rząd
tiles-in-the-others-hand = kafelki na ręce rywala
rows-on-the-others-line = rzędy na linii rywala
the-others-exchange = Zamiana rywala
the-others-redraw = „Odrzuć i dobierz” rywala
the-others-stack = Przykrycie rywala
the-others-danger-to-be-stuck = ryzyko braku ruchu u rywala
what-can-be-played-at-once = co można zagrać od razu
