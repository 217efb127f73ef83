### The rules page of Bossa.

rules-goal-title = Cel gry
rules-goal = Dwie osoby wykładają kafelki w rzędach wzdłuż dwóch linii, białej i czarnej. Wygrywa, kto pierwszy wyłoży ostatni kafelek albo ma sześć rzędów na własnej linii. Kto nie ma ruchu, przegrywa.
rules-alone = Bossa jest dokładnie dla dwojga, a partia trwa około dziesięciu minut. Nie ma gry solo, ale bot chętnie zajmie drugie miejsce.

rules-tiles-title = Kafelki
rules-tiles = Kafelków jest 27, każdy inny. Każdy ma od jednej do sześciu kropek, białych lub czarnych, a każde zestawienie jest jedno. Najpierw zapisuje się białe: 2/3 ma dwie białe kropki i trzy czarne.
rules-dots = Na białej linii liczą się tylko białe kropki, na czarnej tylko czarne. Kafelek 2/3 jest więc wart 2 na białej i 3 na czarnej, nigdy 5.
rules-no-zero = Kafelka bez kropki w kolorze linii nie można tam wyłożyć: brak koloru to nie zero.

rules-setup-title = Przygotowanie
rules-preparation = Kafelki się tasuje. Jeden odkłada się zakryty na całą partię, każdy dostaje cztery, a pozostałe 18 tworzy stos. Wszystkie znaczniki akcji leżą odkryte.
rules-dice = Każdy rzuca kością; przy równych liczbach rzuca się ponownie. Kości stoją pośrodku obu linii i od ich liczb linie rosną.
rules-who-rolls = Pierwsze miejsce rzuca białą kością, drugie czarną. Kość należy do linii swojego koloru, bez względu na to, kto nią rzucił.
rules-open = Kto wyrzucił więcej, ogląda swoje kafelki i bierze jedną z trzech rzeczy: białą linię, czarną linię albo pierwszy ruch. Gdy bierze linię, druga osoba dostaje drugą linię i zaczyna.
rules-lower-roller = Gdy wzięto pierwszy ruch, linię wybiera osoba z niższym rzutem. Linie wybiera się raz i zostają do końca.
rules-looking = Osoba z niższym rzutem też może obejrzeć swoje kafelki przed wyborem. Do wyboru linii żadnej ręki nie pokazuje się drugiej stronie.
rules-hands-open = Potem obie ręce się odkrywa. Odtąd są jawne dla obojga.
rules-novice = Starszych zasad dla początkujących, z jawnymi rękami od początku i bez własnych linii, tu się nie gra.

rules-lines-title = Linie
rules-arms = Każda linia ma pośrodku kość i dwa ramiona. W prawo wartości rosną o jeden z rzędu na rząd, w lewo maleją o jeden.
rules-rows = Rząd to kafelki wyłożone w jednym ruchu: jeden lub więcej o jednej wartości. Rzędy liczy się od kości na zewnątrz.

rules-turn-title = Tura
rules-turn = Gracie na zmianę. Dobierasz kafelek, a potem robisz dokładnie jedną rzecz: wykładasz rząd albo używasz jednej ze swoich akcji.
rules-steps = Kafelków możesz dotykać po kolei. Rozpoczęty rząd trzeba ukończyć kafelkami z ręki, zanim zrobisz coś innego, a do gotowego nic już się nie dokłada.
rules-offered = Proponowane są tylko kroki, z których może jeszcze powstać cały rząd.
rules-taking-back = Każdy krok można cofnąć, dopóki ruch nie jest skończony, a wybór żetonu, dopóki oboje nie wybrali. Potem dobierany jest następny kafelek i ruch zostaje.

rules-place-title = Wykładanie rzędu
rules-place = Rząd wykłada się na zewnętrznym końcu jednego z czterech ramion, także na cudzej linii. Kafelki muszą być z twojej ręki i pasować wartością, liczbą i kolorem.
rules-highest = W górę nie ma granicy: po 6 jest 7.
rules-lowest = Nie ma wartości 0. Ramię, które doszło do 1, dalej nie idzie, a od kości z jedynką nie ma drogi w dół.
rules-beside-the-die = Obok kości rząd ma jeden lub dwa kafelki, na każdym ramieniu osobno.
rules-size = Dalej rząd ma dokładnie o jeden kafelek więcej albo o jeden mniej niż rząd przed nim.
rules-neighbour = Liczy się sąsiedni rząd od strony kości, a nie ten wyłożony ostatnio. Drugie ramię nie ma znaczenia.
rules-sum = Kropki w kolorze linii dają razem dokładnie wartość rzędu, nie więcej i nie mniej, na tylu kafelkach, ile wymaga to miejsce.
rules-order = Kafelków rzędu możesz dotykać w dowolnej kolejności. W notacji podaje się je od 0/1 do 6/0, więc każdy rząd zapisuje się w jeden sposób.

rules-actions-title = Trzy akcje
rules-actions = Zamiast wykładać rząd, możesz użyć akcji. Każdej z trzech raz w grze; potem jej znacznik się odwraca.
rules-redraw = Odrzuć i dobierz: odrzuć kafelek z ręki i dobierz inny. W tej turze nic się nie wykłada.
rules-redraw-order = Najpierw odrzucasz, potem dobierasz, więc ten sam kafelek nie wróci.
rules-redraw-empty = Gdy stos jest pusty, nie ma czego dobrać i tej akcji nie można użyć.
rules-discards = Odrzucone kafelki leżą odkryte: znają je oboje.
rules-exchange = Zamiana: oddaj kafelek z ręki za kafelek z drugiej ręki. Obie ręce zachowują wielkość, a w tej turze nic się nie wykłada.
rules-exchange-choice = Oba kafelki wybierasz ty. Druga osoba nie może odmówić.
rules-stack = Przykrycie: przykryj rząd na dowolnej linii tą samą liczbą kafelków o tej samej sumie w kolorze linii. Tylko ta akcja kładzie kafelki na kafelkach, a kości nigdy się nie przykrywa.
rules-stack-counts = Przykryty rząd nadal jest jednym rzędem ze swoją wartością i liczbą kafelków. Ale twoja ręka jest mniejsza, a gdy jest pusta, wygrywasz.
rules-stack-again = Przykrywa się cały rząd, a przykryty można przykryć znowu. Jedno Przykrycie kładzie jedną warstwę, chyba że przy stole gra się z wieloma warstwami.

rules-chips-title = Żetony
rules-chips = Jeśli gra się z żetonami, każdy ma Podwajacz i Odwracacz. Gdy ręce są odkryte, każdy zachowuje jeden z nich na partię; drugi odpada z gry.
rules-chips-at-once = Oboje wybierają jednocześnie i w tajemnicy. Potem oba żetony się pokazuje.
rules-chip-use = Żetonu możesz użyć raz, na jednym kafelku właśnie wykładanego rzędu. Zmienia tylko ten kafelek i zostaje na nim, a kafelek nadal liczy się jako jeden.
rules-doubler = Podwajacz: kropki kafelka liczą się podwójnie. Koloru, którego kafelek nie ma, nadal brakuje.
rules-inverter = Odwracacz: kafelek zamienia kolory. 1/4 liczy się jak 4/1, a 0/3 jak 3/0.
rules-chip-earlier = Nie kładzie się żetonu na kafelku wcześniejszego rzędu: jego sumę ustalono, gdy był wykładany.
rules-chip-stacked = Żetonu można użyć także na kafelku, którym przykrywasz.

rules-end-title = Koniec gry
rules-end-a = Zakończenie A: wykładasz ostatni kafelek, w rzędzie albo jako przykrycie, i wygrywasz.
rules-end-b = Zakończenie B: linia ma sześć rzędów i wygrywa jej właściciel. Kość i warstwy przykrycia się nie liczą.
rules-both-arms = Sześć rzędów liczy się razem na obu ramionach linii.
rules-sixth-of-the-other = Wygrywa właściciel linii, bez względu na to, kto wyłożył szósty rząd.
rules-sixth-is-allowed = Możesz wyłożyć szósty rząd cudzej linii, choć masz inne ruchy. Przegrywasz przez to, chyba że to zakończenie C.
rules-end-c = Zakończenie C: twoje ostatnie kafelki są szóstym rzędem cudzej linii. I tak wygrywasz: pusta ręka ma pierwszeństwo.
rules-end-d = Zakończenie D: po dobraniu nie możesz zrobić nic, ani wyłożyć rzędu, ani użyć akcji. Nie masz ruchu i przegrywasz.
rules-not-stuck = Kto ma jeszcze akcję, której można użyć, ten ma ruch: akcje to też ruchy.
rules-end-e = Zakończenie E: na końcu tury stos jest pusty. Wygrywa, kto ma mniej kafelków na ręce.
rules-last-turn = Kto dobierze ostatni kafelek, robi jeszcze ruch. Partia kończy się po tej turze.
rules-resigning = Gdy ktoś się podda, partia się kończy i wygrywa druga osoba. Poddanie nie jest ruchem i nie ratuje nikogo, kto nie ma ruchu.
rules-end-order = D sprawdza się przed ruchem, po nim A i C, potem B, potem E. Gdy partia jest skończona, nic więcej nie można zrobić.

rules-scoring-title = Kto wygrywa
rules-winning = Punktów się nie zbiera. Notes punktacji pokazuje rzędy na twojej linii i kafelki na ręce, bo one prowadzą do końca.
rules-equal = Nie ma dogrywki: gdy stos się skończy, a na obu rękach jest tyle samo kafelków, jest remis.

rules-options-title = Opcje
rules-option-chips = Żetony: gra się z Podwajaczem i Odwracaczem.
rules-option-row-size = Wielkość rzędu: według zasad z 2023 roku o kafelek więcej lub mniej niż w rzędzie przed nim. Klasyczna: tyle samo lub o jeden więcej. Luźna: tyle samo, o jeden więcej lub o jeden mniej.
rules-option-stack = Wiele warstw: jedno Przykrycie może położyć kilka warstw na tym samym rzędzie, dopóki starcza kafelków na całą warstwę; żeton ma najwyżej jeden z nich wszystkich. Bez tej opcji jedno Przykrycie kładzie jedną warstwę.

rules-screen-title = Na tym ekranie
rules-unseen = Ekran liczy kafelki, których nikt jeszcze nie widział. To stos i ten jeden odłożony.
rules-drawing = Kafelek na początku tury dobiera się za ciebie.
