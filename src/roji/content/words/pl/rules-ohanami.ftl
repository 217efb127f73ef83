### The rules page of Ohanami.

rules-goal-title = Cel gry
rules-goal = Układasz trzy ogrody, w każdym karty leżą w rosnącej kolejności. Ogrody punktują po każdej rundzie; kto po trzech rundach ma najwięcej punktów, wygrywa.
rules-for-whom = Grają od dwóch do czterech osób, każda dla siebie. Gry dla jednej osoby nie ma.

rules-cards-title = Karty
rules-cards = Jest 120 kart z liczbami od 1 do 120, po jednej z każdą liczbą. Każda karta ma liczbę i należy do jednego z czterech rodzajów.
rules-water = Woda: 34 karty po 3 punkty. Woda punktuje po każdej rundzie, więc wcześnie wyłożona karta liczy się trzy razy.
rules-plants = Rośliny: 35 kart po 4 punkty. Punktują po rundach 2 i 3.
rules-stone = Kamienie: 17 kart po 7 punktów. Są rzadkie i punktują raz, po rundzie 3.
rules-blossoms = Kwiaty wiśni: 34 karty. Punktują po rundzie 3, a im więcej ich masz, tym więcej wart jest każdy.
rules-numbers-and-suits = Rodzaj wynika z liczby. Wielokrotności 7 to kamienie; z pozostałych wielokrotności 3 to rośliny; z reszty liczby parzyste to woda, a nieparzyste to kwiaty wiśni. Dwie sąsiednie liczby nigdy nie mają tego samego rodzaju.

rules-setup-title = Przygotowanie
rules-deal = Wszystkie karty są tasowane i każdy dostaje dziesięć. Reszta czeka zakryta na rundy 2 i 3; wtedy każdy dostaje dziesięć nowych.
rules-never-dealt = Kart, które nie zostaną rozdane, nikt nie widzi. We czworo gra się wszystkimi 120, we troje zostaje 30, we dwoje 60.

rules-turn-title = Rundy i tury
rules-rounds = Gra ma trzy rundy po pięć tur. W każdej turze zatrzymujesz dwie karty i je wykładasz: dziesięć kart w rundzie, trzydzieści w całej grze.
rules-turn-parts = Tura ma trzy części: wszyscy wybierają po dwie karty, pozostałe przechodzą do sąsiada, a wybrane się wykłada.
rules-turn-not-offered = Nic innego się w tej grze nie robi: wybierasz karty, przedłużasz ogrody, zakładasz ogrody i odrzucasz karty.

rules-choosing-title = Wybór i przekazywanie
rules-choose = Wszyscy naraz: zatrzymaj dokładnie dwie karty z ręki, zakryte. Nie można wziąć trzeciej, już zatrzymanej ani takiej, której nie masz na ręce.
rules-choose-when = Gdy wykłada się karty, nikt nie wybiera. Następny wybór przyjdzie, gdy wszyscy wyłożą swoje.
rules-choose-unseen = Karty zatrzymane przez innych są zakryte, aż właściciel je wyłoży. Nie odkrywa się ich wszystkich naraz.
rules-pass = Resztę przekaż sąsiadowi: w rundach 1 i 3 w lewo, w rundzie 2 w prawo. Nic nie wędruje, zanim wszyscy zatrzymają po dwie karty.
rules-pass-sizes = W pięciu turach rundy masz na ręce 10, 8, 6, 4 i 2 karty. W piątej zatrzymujesz obie i nie ma czego przekazać.
rules-peek = Wolno obejrzeć karty, które do ciebie przyszły, zanim wyłożysz swoje, chyba że przy tym stole jest inaczej.

rules-laying-title = Wykładanie
rules-lay-when = Karty wykłada się, gdy wszyscy zatrzymali po dwie. Gdy obie twoje są wyłożone albo odrzucone, w tej turze to wszystko.
rules-lay-order = Pierwsza wykłada osoba, która wybrała ostatnia; reszta po niej, zgodnie z ruchem wskazówek zegara. Liczy się kolejność wyboru drugiej karty, więc poczekaj na swoją kolej.
rules-lay-order-last-turn = Tak samo jest w piątej turze, choć nic się w niej nie przekazuje.
rules-lay-both = Wykładasz tylko dwie zatrzymane karty, w dowolnej kolejności. Może ona mieć znaczenie: do ogrodu 50, 60 można dołożyć 65, a potem 70, ale nie 70, a potem 65.
rules-lengthen = Dołóż kartę na końcu jednego ze swoich ogrodów: niższą od najniższej albo wyższą od najwyższej. Liczby wolno pomijać, a rodzaje nie mają znaczenia.
rules-lengthen-example = Do ogrodu 68, 77, 102 pasuje 65 albo 110, ale nie 81: leżałoby między dwiema kartami.
rules-start = Albo załóż ogród dowolną kartą. W całej grze możesz mieć trzy ogrody, a nie trzy w każdej rundzie.
rules-start-place = Nowy ogród zajmuje zawsze następne wolne miejsce, od lewej do prawej. Ogrodu, którego jeszcze nie założono, nie można przedłużyć.
rules-put-aside = Albo odrzuć kartę, zakrytą. Wolno to zawsze, także gdy karta pasuje; odrzucone karty nie dają punktów.
rules-put-aside-unseen = Nikt nie widzi, co odrzucili inni, tylko ile kart. Własne możesz obejrzeć ponownie.
rules-laid-stays = Wyłożonej karty już się nie rusza. Ogrody zostają po końcu rundy i rosną dalej w następnej.

rules-scoring-title = Punktowanie
rules-scoring-three = Ogrody punktują trzy razy, po każdej rundzie. Liczy się wszystko, co wtedy w nich leży, także karty, które już punktowały.
rules-scoring-first = Po rundzie 1: woda, 3 punkty za kartę.
rules-scoring-second = Po rundzie 2: woda, 3 punkty za kartę, i rośliny, 4 punkty za kartę.
rules-scoring-third = Po rundzie 3: woda, rośliny, kamienie po 7 punktów za kartę i kwiaty wiśni według drabinki.
rules-ladder = Drabinka: 1 kwiat wiśni jest wart 1 punkt, 2 są warte 3, potem 6, 10, 15 i tak dalej. Każdy dodaje o punkt więcej niż poprzedni.
rules-ladder-together = Kwiaty wiśni ze wszystkich twoich ogrodów liczą się razem.
rules-ladder-most = Za 15 i więcej kwiatów wiśni jest 120 punktów, nigdy więcej. Szesnasty liczy się jednak przy remisie.
rules-scoring-example = Przykład: 4 karty wody po rundzie 1 to 12 punktów. Po rundzie 2 za 6 kart wody i 7 roślin jest 18 i 28. Po rundzie 3 za 6 kart wody, 8 roślin, 4 kamienie i 6 kwiatów wiśni jest 18, 32, 28 i 21. Razem 157.

rules-end-title = Koniec gry
rules-end = Po trzecim punktowaniu partia jest skończona i nic się już nie wykłada. Kto ma najwięcej punktów, wygrywa.
rules-tie = Przy remisie wygrywa osoba, która wyłożyła więcej kwiatów wiśni.
rules-tie-shared = Jeśli i ich jest tyle samo, zwycięstwo jest wspólne.

rules-options-title = Zasady domowe
rules-option-lay-order = Kto wykłada pierwszy: osoba, która wybrała ostatnia, albo każde miejsce po kolei. Z botem przy stole jest po kolei, chyba że wybierzesz inaczej, bo z botem nie da się ścigać.
rules-option-simultaneous-lay = Wszyscy wykładają naraz: twoje decyzje są ukryte, aż każdy skończy, także to, czy karta jest wyłożona, czy odrzucona. Inni widzą tylko, o ilu kartach już zdecydowano.
rules-option-peek-before-lay = Bez podglądu następnych kart: zobaczysz je dopiero, gdy obie twoje karty są wyłożone albo odrzucone. Drugiej z nich nie można wtedy cofnąć.

rules-leaving-title = Cofanie i odejście
rules-take-back = Wybór można cofnąć, dopóki nie wybiorą wszyscy; kto wybiera ponownie, jest dalej w kolejności. Wyłożoną kartę można cofnąć, dopóki nie zagra następna osoba albo nie pokażą się nowe karty na ręce. Gdy wszyscy wykładają naraz, decyzję można zmienić, dopóki nie zdecydują wszyscy.
rules-leave = Kto się podda, już nie gra i nie może wygrać, ale ogrody zostają. To miejsce w każdej turze bierze dwie losowe karty i odrzuca je, żeby karty krążyły dalej. Gdy zostanie jedna osoba, od razu wygrywa, a zaczęta runda nie punktuje.
rules-leave-at-once = Jeśli ktoś odejdzie, gdy wszyscy wykładają naraz, jego decyzje z tej tury nie obowiązują: obie karty są odrzucone.
