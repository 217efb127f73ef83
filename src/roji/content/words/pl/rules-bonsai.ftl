### The rules page of Bonsai.

rules-goal-title = Cel gry
rules-goal = Od jednej do czterech osób hoduje w doniczkach drzewka, płytka po płytce. Punkty dają liście, kwiaty i owoce, a także Pergaminy i cele. Wygrywa największa liczba punktów.
rules-words = Roji gra według drukowanych zasad wydania z 2023 roku. Tam, gdzie milczą lub są dwuznaczne, podajemy rozstrzygnięcie z numerem.

rules-setup-title = Przygotowanie
rules-pot = Każdy ma doniczkę z pąkiem, który liczy się jako drewno. Doniczka ma szerokość pięciu płytek, a po prawej pęknięcie sklejone złotem.
rules-deck = Karty się tasuje i cztery kładzie na polach obok talii. Dla jednej i dwóch osób talia ma 32 karty, dla trzech 36, dla czterech 47.
rules-first-player = Zaczyna najstarsza osoba. Tutaj zaczyna osoba na pierwszym miejscu.
rules-marks = Według tekstu przy trzech osobach odpada 11 kart, według znaków na kartach 4. Trzymamy się tekstu, więc zostaje 36; zasada domowa pozwala grać 43 kartami według znaków.
rules-goals-drawn = Losuje się trzy z pięciu kolorów celów. Wykłada się wszystkie trzy kafle każdego; dla jednej i dwóch osób średnie zostają w pudełku.
rules-first-tiles = Według kolejności tur zaczyna się z: drewnem; drewnem i liściem; drewnem, liściem i kwiatem; drewnem, liściem, kwiatem i owocem.
rules-unlimited = Płytek nigdy nie brakuje: jeśli w pudełku się skończą, wyobraź je sobie.

rules-turn-title = Tura
rules-turn = Wybierz jedno z dwojga: medytację albo pielęgnację. Potem rozstrzygnij cele, a na końcu oddaj płytki ponad limit.
rules-whose-turn = Gra się po kolei, zgodnie z ruchem wskazówek zegara. Działa tylko osoba, której jest tura.
rules-order = Kolejność: karta, płytki z pola, działanie karty, nowe karty, cele, oddawanie płytek. Zasady domowe mogą przesunąć nowe karty po celach albo na sam koniec.
rules-taking-back = Kroki można cofać, póki nie odkryto karty z talii ani nikt inny nie zagrał. Co raz pokazano, tego nie da się ukryć.

rules-meditate-title = Medytacja
rules-meditate = Weź jedną z czterech kart razem z płytkami z jej pola i użyj karty. Potem karty bliżej talii przesuwają się o pole dalej, a na pole 1 trafia nowa.
rules-slots = Pole 1 nie daje płytki, pole 3 daje drewno i kwiat, pole 4 liść i owoc.
rules-slot-two = Pole 2 daje drewno albo liść: wybierz, zanim użyjesz karty.
rules-gifts-taken = Płytki z pola bierze się zawsze. Nadmiar oddaje się na końcu tury.
rules-piles = Karty leżą zakryte przed właścicielem, ale nie są tajne: wszyscy widzieli, kto je wziął.

rules-cards-title = Karty
rules-tool = Narzędzie: wolno zatrzymać dwie płytki więcej. Kilka Narzędzi się sumuje.
rules-growth = Wzrost: w każdej pielęgnacji wolno położyć jedną płytkę pokazanego rodzaju więcej. Kilka się sumuje.
rules-at-once = Narzędzie działa od razu, już w turze wzięcia. Karta Wzrostu pomaga przy następnej pielęgnacji.
rules-master = Mistrz: weź od razu pokazane płytki. Gdzie widać cztery kolory, wybierz jedną dowolną.
rules-helper = Pomocnik: od razu połóż najwyżej jedną dowolną płytkę i jedną pokazanego rodzaju, także dopiero co zdobyte. Karty Wzrostu tu nie pomagają.
rules-helper-two = Z Pomocnikiem wolno położyć dwie płytki pokazanego rodzaju: dowolna znaczy dowolna.
rules-helper-none = Z Pomocnika można nie skorzystać i nie położyć żadnej płytki. Karta i tak jest twoja i liczy się do Pergaminu za Pomocników.
rules-parchment = Pergamin: daje punkty na koniec gry, za płytki na twoim bonsai albo za twoje karty.
rules-card-41 = Pergamin: 1 punkt za każde drewno, licząc pąk.
rules-card-42 = Pergamin: 1 punkt za każdy liść.
rules-card-43 = Pergamin: 2 punkty za każdy kwiat.
rules-card-44 = Pergamin: 2 punkty za każdy owoc.
rules-card-45 = Pergamin: 2 punkty za każdą twoją kartę Wzrostu.
rules-card-46 = Pergamin: 2 punkty za każdą twoją kartę Pomocnika.
rules-card-47 = Pergamin: 2 punkty za każdą twoją kartę Mistrza.

rules-cultivate-title = Pielęgnacja
rules-cultivate = Kładź płytki z zapasu na swoim bonsai, w dowolnej kolejności. Możesz przestać, kiedy chcesz.
rules-symbols = Płytka Seishi pozwala na jedną dowolną płytkę, jedno drewno i jeden liść; każda karta Wzrostu dodaje jedną. Płytka potrzebuje wolnego symbolu i musi być w twoim zapasie.
rules-empty = Wolno pielęgnować, nie kładąc niczego, ale w grze kilku osób nie dwa razy z rzędu: po takiej turze medytujesz albo kładziesz przynajmniej jedną płytkę.

rules-tiles-title = Gdzie rosną płytki
rules-wood = Drewno musi dotykać drewna; pąk to drewno. Samo nie daje punktów, ale wszystko na nim rośnie.
rules-leaf = Liść musi dotykać drewna.
rules-flower = Kwiat musi dotykać liścia.
rules-fruit = Owoc musi dotykać dwóch liści, które się stykają, i nie może dotykać innego owocu.
rules-free-place = Nic nie rośnie na doniczce, na pąku ani tam, gdzie już leży płytka. Na początku wolne są tylko dwa miejsca nad pąkiem.
rules-under = Płytki mogą rosnąć prosto pod doniczką. Nie są tam po żadnej stronie, więc nie „poniżej doniczki po drugiej stronie”.
rules-turned = Doniczki się nie odwraca: złote pęknięcie zostaje po prawej.
rules-far = Bonsai rośnie najwyżej 20 kroków od pąka. Żadna partia nie doszła tak daleko.

rules-prune-title = Przycinanie
rules-prune = Jeśli na początku tury do bonsai nie da się dołożyć drewna, wolno najpierw odciąć jak najmniej płytek, by znów było miejsce. Wracają do wspólnych zasobów.
rules-prune-what = Odcina się jedną płytkę, wraz ze wszystkim, co bez niej nie mogłoby zostać: drewnem odciętym od pąka, liśćmi bez drewna, kwiatami i owocami bez ich liści. Dozwolone są tylko cięcia, które zabierają najmniej płytek. Pąk zawsze zostaje.
rules-prune-then = Po przycięciu tura toczy się zwyczajnie, można też medytować; Pomocnik może wypełnić lukę dowolną płytką.

rules-goals-title = Cele
rules-claim = Gdy twoje bonsai ma to, czego wymaga cel, lub więcej, a nikt go jeszcze nie zdobył, zdecyduj w tej turze: zdobywasz kafel albo rezygnujesz. Wolno zdobyć jeden w każdym kolorze.
rules-renounce = Celu, z którego rezygnujesz, nigdy nie dostaniesz, ale wolno zdobyć trudniejszy w tym kolorze. Inni mogą go wziąć.
rules-goals-once = Cele sprawdza się raz, po akcji.
rules-goals-several = Jeśli naraz spełniasz kilka celów jednego koloru, zdobądź jeden z nich albo zrezygnuj ze wszystkich spełnionych. O kilku kolorach decydujesz w dowolnej kolejności.
rules-goals-stay = Zdobyty cel zostaje i daje punkty, nawet jeśli bonsai już go nie spełnia.
rules-goals-hardest = Wolno zrezygnować także z najtrudniejszego celu.
rules-goals-never-again = Cel, z którego zrezygnowano, nigdy nie wraca, nawet gdy przycięcie go odebrało i bonsai spełnia go znowu.
rules-goal-brown = Brązowy, Bunjin-gi: 8, 10 lub 12 płytek drewna, licząc pąk, za 5, 10 lub 15 punktów.
rules-goal-green = Zielony, Moyogi: 5, 7 lub 9 liści w jednej grupie, za 6, 9 lub 12 punktów.
rules-goal-group = Grupa to liście, które się ze sobą łączą; nie wszystkie muszą się stykać.
rules-goal-orange = Pomarańczowy, Chokkan: 3, 4 lub 5 owoców, za 9, 11 lub 13 punktów.
rules-goal-pink = Różowy, Shakan: 3, 4 lub 5 kwiatów wystających po tej samej stronie doniczki, za 8, 12 lub 16 punktów.
rules-goal-pink-rows = Liczą się też kwiaty obok i poniżej doniczki, w każdym rzędzie, jeśli są po tej stronie.
rules-goal-blue-low = Niebieski, Kengai, 7 punktów: płytka wystająca po stronie złotego pęknięcia.
rules-goal-blue-middle = Niebieski, 10 punktów: płytki wystające po obu stronach.
rules-goal-blue-hard = Niebieski, 14 punktów: płytka wystająca po jednej stronie i inna poniżej doniczki po drugiej.
rules-protrude = Płytka wychodząca w połowie za krawędź wystaje; równa z krawędzią nie wystaje. Kropkowane linie pokazują, gdzie jest krawędź.
rules-below = „Poniżej doniczki” zaczyna się w drugim rzędzie pod pąkiem, na linii podstawy doniczki.

rules-capacity-title = Ile wolno zatrzymać
rules-capacity = Na końcu tury zatrzymujesz pięć płytek i dwie więcej za każde Narzędzie. Nadmiar oddajesz według wyboru.
rules-capacity-exactly = Oddaje się dokładnie tyle, ile jest ponad limit, nigdy więcej.

rules-end-title = Koniec gry
rules-end = Gdy pojawi się ostatnia karta talii, tę turę gra się do końca. Potem każdy ma jeszcze jedną turę; kto odkrył tę kartę, gra ostatni.
rules-leaving = Gdy ktoś się podda, inni grają dalej, a to miejsce nie ma już tur; jego cele zostają zdobyte, a wygrać nie może. Solo lub we dwoje partia się wtedy kończy.

rules-scoring-title = Punktacja
rules-score-leaf = Liść daje 3 punkty, drewno nic, owoc 7.
rules-score-flower = Kwiat daje 1 punkt za każdy z sześciu boków, który nie dotyka płytki twojego bonsai.
rules-score-pot-side = Bok kwiatu przy doniczce jest wolny, przy pąku nie.
rules-score-rest = Pergaminy i cele dają tyle, ile pokazują. Płytki, które zostały w zapasie, nic nie dają.
rules-equal = Przy remisie wygrywa osoba siedząca najdalej w kolejności tur.

rules-house-rules-title = Zasady domowe
rules-without-goals = Od dwóch do czterech osób może zostawić cele w pudełku, na przykład w pierwszej partii.
rules-colours = Trzy kolory celów można wybrać zamiast losować.
rules-tokonoma = Tokonoma: wszystkie Pergaminy są w górnej połowie talii.
rules-tokonoma-odd = Przy nieparzystej liczbie pozostałych kart górna połowa dostaje jedną więcej.

rules-solo-title = Solo
rules-solo = Solo grasz kartami i celami dla dwóch osób i zaczynasz z drewnem i liściem. Wygrywasz, mając trzy cele, po jednym w każdym kolorze, i punkty swojego poziomu.
rules-solo-discards = Gdy bierzesz kartę, odpada też karta obok niej od strony talii; przy polu 1 wierzchnia karta talii. Gdy pielęgnujesz, odpada karta z pola 4. Potem rząd się zsuwa i uzupełnia.
rules-solo-last = Gdy ostatnia karta talii zostanie wyłożona albo odrzucona, masz jeszcze jedną turę.
rules-solo-nothing-beside = Jeśli obok wziętej karty nie ma innej, nic nie odpada. Zdarza się to tylko w ostatniej turze.
rules-levels = Poziomy wymagają 80 punktów (Gakusei), 100 (Senmon), 120 (Sensei) albo 140 (Yusha).

rules-scenarios-title = Scenariusze
rules-scenario = Scenariusz rozgrywa się solo, z własnymi celami i progiem punktów zamiast poziomu. Cele czterech z nich to nasz wybór; kto ma pudełko, może podać te z druku.
rules-slow-fall = Powolna Jesień, 130 punktów: zdobądź dokładnie dwa trudne cele i jeden łatwy.
rules-slow-fall-three = Z trzema trudnymi celami nie wygrywa się Powolnej Jesieni.
rules-long-winter = Długa Zima, 120 punktów: zdobądź wszystkie trzy cele i miej cztery Pergaminy.
rules-long-winter-owned = W Długiej Zimie liczą się tylko twoje Pergaminy, nie odrzucone.
rules-flourishing-spring = Kwitnąca Wiosna, 130 punktów: zdobądź wszystkie trzy cele. W każdej pielęgnacji musisz położyć kwiat.
rules-spring-flower = Jeśli żadnego kwiatu z zapasu nie da się położyć, nie można pielęgnować. Nie wolno położyć płytki, po której kwiat by się już nie zmieścił.
rules-scorching-summer = Upalne Lato, 130 punktów: zdobądź wszystkie trzy cele. Przed liczeniem znikają kwiaty, które nie dotykają owocu, i owoce, które nie dotykają kwiatu.
rules-summer-after = Wszystko liczy się po tym usunięciu, także Pergaminy. Zdobyte cele zostają.
rules-emperor = Wyzwanie Cesarza, 140 punktów: hodujesz dwa bonsai, zawsze jedno naraz, i zmieniasz je po każdej pielęgnacji. Zdobądź wszystkie pięć średnich celów, trzy jednym bonsai i dwa drugim; zapas i karty są wspólne, a liczą się płytki obu.
rules-emperor-renounce = W Wyzwaniu Cesarza rezygnacja dotyczy obu bonsai i wyzwania nie da się już wygrać.
rules-emperor-before = O celach decyduje się przed zmianą bonsai.
