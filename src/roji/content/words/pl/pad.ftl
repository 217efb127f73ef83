### Notes punktacji do pudełka na stole.

pad = Arkusz punktacji
pad-page-title = Arkusz punktacji do gry planszowej · Roji
pad-title = { $game }: arkusz punktacji · Roji
pad-which-box = Która gra leży na stole?
pad-what-it-is = Policz albo dotknij i zobacz, kto wygrał i dlaczego. Zapiski zostają na tym urządzeniu, a raz otwarty arkusz działa bez internetu.
pad-kept = Zachowane na tym urządzeniu
pad-forget = Usuń arkusz: { $who }
pad-players = Gracze
pad-order-of-play = w kolejności gry
pad-player = Gracz { $n }
pad-name-of = Imię: gracz { $n }
pad-one-more = Dodaj gracza
pad-one-less = Usuń gracza
pad-whose = Czyje punkty
pad-by-counts = Policz
pad-each = po { $n }
pad-round = Runda { $n }
pad-lay = Połóż
pad-less = Mniej: { $what }
pad-more = Więcej: { $what }
pad-undo = Cofnij
pad-nobody = Nikt
pad-times = razy
pad-how-ended = Jak się skończyło?
pad-given-up = Poddanie
pad-loading = Wczytuję zasady…
pad-outcome = Wynik
pad-points = Punkty
pad-so-far = Jak dotąd
pad-mend =
    { $n ->
        [one] Jeden wpis jest niemożliwy. Jest zaznaczony.
        [few] { $n } wpisy są niemożliwe. Są zaznaczone.
        [many] { $n } wpisów jest niemożliwych. Są zaznaczone.
       *[other] { $n } wpisów jest niemożliwych. Są zaznaczone.
    }
pad-nobody-won = Tym razem bez wygranej.
pad-drawn = Remis.
pad-wins = Wygrywa { $name }.
pad-share = Udostępnij arkusz
pad-new = Nowy arkusz
pad-all = Wszystkie arkusze
pad-link = Link do tego arkusza
pad-stays-here = Ten arkusz jest zapisany na tym urządzeniu. Link zawiera go w całości; nie widzi go żaden serwer.
pad-damaged = Ten link jest uszkodzony albo należy do innej gry. Twój arkusz nadal tu jest.

## Said by the pad

less-than-nothing-cannot-lie-there = liczba nie może być mniejsza od 0
write-a-count-such-as-4 = wpisz liczbę, na przykład 4
the-box-has-only-most = w pudełku jest ich tylko { $most }

## Ohanami

pad-ohanami-water = Woda
pad-ohanami-plant = Rośliny
pad-ohanami-stone = Kamienie
pad-ohanami-blossom = Kwiaty wiśni
pad-ohanami-ladder = według drabinki
pad-ohanami-field = { $name }, runda { $round }, { $suit }
pad-ohanami-by-cards = Dotykaj kart
pad-ohanami-how-counts = Po każdej rundzie policz karty, które leżą we wszystkich trzech ogrodach gracza.
pad-ohanami-how-cards = Wybierz gracza, rundę i ogród, a potem dotknij kart, które tam wyłożono.
pad-ohanami-rounds = Runda, w której je wyłożono
pad-ohanami-over = Rozegrano wszystkie trzy rundy
pad-ohanami-gardens = Do którego ogrodu
pad-ohanami-garden = Ogród { $n }
pad-ohanami-card = Numer karty
pad-ohanami-cards = Karty
pad-ohanami-card-name = { $card }, { $suit }
after-round-round-at-most-most-cards-lie-in-the = po rundzie { $round } w ogrodach leży najwyżej { $most } kart
before-lay-there-a-round-before-and-cards-stay-in =
    { $before ->
        [one] rundę wcześniej leżała tam jedna, a karty zostają w ogrodach
        [few] rundę wcześniej leżały tam { $before }, a karty zostają w ogrodach
        [many] rundę wcześniej leżało tam { $before }, a karty zostają w ogrodach
       *[other] rundę wcześniej leżało tam { $before }, a karty zostają w ogrodach
    }
all-players-together-have-held-and-the-box-has-only = wszyscy razem mają { $held }, a w pudełku jest tylko { $most }
there-is-no-card-card = nie ma karty { $card }
card-lies-in-another-garden-already = { $card } leży już w innym ogrodzie
card-came-in-round-round-so-it-cannot-lie-between = { $card } przyszła w rundzie { $round }, więc nie może leżeć między { $low } a { $high }
laid-cards-of-round-round-and-only-most-came-to = kart z rundy { $round }: { $laid }, a na rękę przyszło tylko { $most }

## Bonsai

pad-bonsai-by-tree = Dotykaj drzewka
pad-bonsai-wood = Drewno, z pąkiem
pad-bonsai-leaves = Liście
pad-bonsai-fruits = Owoce
pad-bonsai-growth = Karty Wzrostu
pad-bonsai-helper = Karty Pomocników
pad-bonsai-master = Karty Mistrzów
pad-bonsai-field = { $name }, { $what }
pad-bonsai-flowers = Kwiaty
pad-bonsai-how-flowers = Dla każdego kwiatu dotknij, ile jego boków nie dotyka żadnej płytki. Doniczka nie jest płytką.
pad-bonsai-add-flower = Dodaj kwiat
pad-bonsai-flower-with =
    { $n ->
        [one] Kwiat z { $n } wolnym bokiem
        [few] Kwiat z { $n } wolnymi bokami
        [many] Kwiat z { $n } wolnymi bokami
       *[other] Kwiat z { $n } wolnymi bokami
    }
pad-bonsai-flower-back = Usuń ostatni kwiat
pad-bonsai-flowers-field = Wolne boki, kwiat po kwiecie
pad-bonsai-tree-of = Bonsai: { $name }
pad-bonsai-tree-nth = Bonsai { $n }: { $name }
pad-bonsai-brush = Płytka do położenia
pad-bonsai-off = usuń
pad-bonsai-take-off = Zdejmij: { $tile }, { $cell }
pad-bonsai-grow = Połóż: { $tile }, { $cell }
pad-bonsai-parchments = Pergaminy
pad-bonsai-goals = Zdobyte cele
pad-bonsai-goal =
    { $n ->
        [one] { $says }, jeden punkt
        [few] { $says }, { $n } punkty
        [many] { $says }, { $n } punktów
       *[other] { $says }, { $n } punktu
    }
pad-bonsai-second = Które z nich spełniło drugie bonsai?
write-a-number-for-each-flower-such-as-3-3 = wpisz liczbę dla każdego kwiatu, na przykład 3 3 5
a-flower-has-six-sides-and-one-touches-its-leaf = kwiat ma sześć boków, a jeden dotyka liścia: wolnych nie może być { $sides }
a-bonsai-never-has-tiles-tiles = bonsai nigdy nie ma { $tiles } płytek
with-so-many-players-there-are-only-most-such-cards = przy tylu graczach takich kart jest tylko { $most }
there-is-one-such-parchment-and-somebody-has-it-already = taki Pergamin jest jeden i ktoś już go ma
there-is-one-such-goal-tile-and-somebody-has-it = taki cel jest jeden i ktoś już go ma
a-player-claims-one-goal-of-each-colour-at-most = gracz zdobywa najwyżej jeden cel każdego koloru
one-or-two-players-leave-the-intermediate-goals-in-the = w jedną lub dwie osoby średnie cele zostają w pudełku
goals-of-most-colours-are-in-play-and-this-is = kolorów celów w grze: { $most }, a ten jest kolejny

## Takenoko

pad-takenoko-how = Wybierz gracza, a potem dotknij spełnionych celów.
pad-takenoko-less = O jedną mniej: { $card }
pad-takenoko-emperor = Kto ma Cesarza?
pad-takenoko-stopped = Skończyliśmy, zanim przybył Cesarz
the-box-has-this-card-once-and-somebody-has-it = taka karta jest w pudełku jedna i ktoś już ją ma
the-box-has-this-card-most-times-only = takich kart jest w pudełku tylko { $most }
there-is-no-objective-card = nie ma celu { $card }
the-emperor-comes-to-whoever-has-needed-objectives-here-are = Cesarz przybywa przy { $needed } celach; tutaj jest ich { $done }
somebody-has-needed-objectives-so-the-emperor-has-come-to = ktoś spełnił { $needed } celów, więc Cesarz przybył: do kogo?
you-stopped-before-the-emperor-came-and-points-points-are = koniec przed przybyciem Cesarza; najwięcej punktów: { $points }

## Bossa

pad-bossa-owner = Do kogo należy biała linia?
pad-bossa-by-tiles = Dotykaj kafelków
pad-bossa-rows-white = Rzędy na białej linii
pad-bossa-rows-black = Rzędy na czarnej linii
pad-bossa-hand = Kafelki na ręce
pad-bossa-hand-of = { $name }, kafelki na ręce
pad-bossa-last = Czyja była ostatnia tura?
pad-bossa-play = Zagraniem
pad-bossa-stuck = Brak ruchu
pad-bossa-pile = Koniec stosu
pad-bossa-about-play = Ostatnie zagranie opróżniło rękę albo dało szósty rząd.
pad-bossa-about-stuck = Po dobraniu nie dało się nic zagrać i nie było już akcji.
pad-bossa-about-pile = Dobrano ostatni kafelek stosu i ta tura się skończyła.
pad-bossa-about-resigned = Osoba, która miała ostatnią turę, się poddała.
pad-bossa-how-tiles = Wybierz ramię, a potem dotykaj kafelków każdego rzędu, od kości na zewnątrz. W przykrytych rzędach dolną warstwę.
pad-bossa-die-white = Biała kość
pad-bossa-die-black = Czarna kość
pad-bossa-arms = Które ramię
pad-bossa-white-up = Biała, w górę
pad-bossa-white-down = Biała, w dół
pad-bossa-black-up = Czarna, w górę
pad-bossa-black-down = Czarna, w dół
pad-bossa-row = Rząd { $n }: { $tiles }
pad-bossa-row-wrong = Rząd { $n }: { $why }
pad-bossa-next-row = Następny rząd
pad-bossa-tiles = Kafelki
pad-bossa-house-rules = Zasady domowe
pad-bossa-row-size = Kafelki w rzędzie wobec rzędu przed nim
pad-bossa-size-2023 = O jeden więcej lub mniej
pad-bossa-size-classic = Tyle samo lub o jeden więcej
pad-bossa-size-loose = Dowolna z tych
pad-bossa-chips = Z Podwajaczem i Odwracaczem
only-whoever-had-the-last-turn-can-have-played-all = tylko osoba z ostatnią turą mogła wyłożyć wszystkie kafelki
an-empty-hand-or-a-sixth-row-ended-it-before = pusta ręka albo szósty rząd zakończyły grę wcześniej
nobody-ever-has-more-than-most-tiles-in-hand = nikt nigdy nie ma na ręce więcej kafelków niż { $most }
with-most-rows-on-a-line-the-game-is-over = gdy linia ma { $most } rzędów, gra jest skończona
the-other-line-has-six-rows-already-and-the-game = druga linia ma już sześć rzędów i wtedy gra się skończyła
equal-dice-are-rolled-again = przy równych kościach rzuca się jeszcze raz
a-die-shows-1-to-most = kość pokazuje od 1 do { $most }
a-line-cannot-go-below-1 = linia nie może zejść poniżej 1
tile-lies-somewhere-else-already = { $tile } leży już gdzie indziej
after-the-row-before-it-this-one-has-another-number = po poprzednim rzędzie ten ma inną liczbę kafelków, nie { $n }
the-dots-of-this-row-add-up-to-value-and = kropki tego rzędu dają razem { $value }, a każdy kafelek ma choć jedną

## Zen

pad-zen-form = Forma na stole
pad-zen-rows = Jej rzędy od góry do dołu, z B, W i kropek, rozdzielone ukośnikami
pad-zen-by-cells = Dotykaj pól
pad-zen-how = Dotknij każdego pola, na którym leży karta.
pad-zen-cells = Forma: strzałki przesuwają, spacja kładzie kartę
pad-zen-cell =
    { $laid ->
        [yes] Rząd { $row }, kolumna { $column }, { $colour ->
            [black] czarne
           *[white] białe
        }, leży tu karta
       *[no] Rząd { $row }, kolumna { $column }, { $colour ->
            [black] czarne
           *[white] białe
        }, puste
    }
pad-zen-black = Czarne karty
pad-zen-white = Białe karty
pad-zen-playing = Jeszcze nie
pad-zen-used-up = Stosy wyczerpane dwa razy
choose-the-form-that-lies-on-your-table = wybierz formę, która leży na stole
every-cell-of-a-form-touches-another-one-edge-to = każde pole formy styka się krawędzią z innym
the-form-has-only-most-such-cells = forma ma tylko { $most } takich pól
the-card-in-row-row-column-column-touches-no-other = karta w rzędzie { $row }, kolumnie { $column } nie dotyka żadnej innej: karty stykają się krawędziami
