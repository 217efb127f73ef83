### The rules of Takenoko.

rules-goal-title = Cel gry
rules-goal = Wspólnie dbacie o bambusowy ogród Cesarza, ale każda osoba chce w nim zobaczyć coś innego: mówią o tym tajne cele. Za spełnione cele są punkty; wygrywa największa liczba punktów.

rules-setup-title = Przygotowanie
rules-setup = Pośrodku leży staw, a na nim stoją ogrodnik i panda. Pola są potasowane w zakrytym stosie. Zaczyna miejsce pierwsze.
rules-plots-of-the-box = Jest 11 zielonych, 9 żółtych i 7 różowych pól. Niektóre mają nadrukowane usprawnienie, które działa tak samo jak dołożone.
rules-first-cards = Cele pól, ogrodnika i pandy to trzy osobne talie. Każda osoba zaczyna z jedną kartą z każdej i trzyma je w tajemnicy.

rules-turn-title = Tura
rules-turn = Najpierw pogoda, potem dwie różne akcje. Drugą wybierasz po wykonaniu pierwszej. Działasz tylko w swojej turze, a stół podpowiada, co wolno.
rules-two-actions = Obie akcje są obowiązkowe; dwie zawsze da się wykonać. Trzecia, którą daje słońce, jest dobrowolna. Bez wiatru żadnej akcji nie powtarza się w turze.
rules-free-steps = Od rzutu do końca swojej tury możesz dowolnie często umieszczać kanały i usprawnienia oraz wykładać spełnione cele. To nie są akcje. Robi się to między krokami, także przed rozstrzygnięciem pogody, ale nie przed rzutem.

rules-weather-title = Pogoda
rules-roll = Kostką pogody rzucasz raz, na początku tury. W pierwszej turze każdej osoby pogody nie ma.
rules-decline = Nikt nie musi korzystać z pogody: możesz z niej zrezygnować.
rules-sun = Słońce: możesz wykonać trzecią akcję, inną niż dwie pozostałe.
rules-rain = Deszcz: na wybranym nawodnionym polu rośnie bambus, także tam, gdzie go jeszcze nie ma; z nawozem dwa segmenty. Suchym polom deszcz nie pomaga.
rules-wind = Wiatr: obie akcje mogą być takie same. Trzeciej nie ma.
rules-storm = Burza: wyślij pandę na dowolne inne pole albo na staw, niekoniecznie w linii prostej. Zjada tam segment, który dostajesz.
rules-storm-enclosure = Burza może zagnać pandę także za ogrodzenie. Nic tam nie zje.
rules-cloud = Chmury: weź usprawnienie z zasobów i umieść je teraz albo później. Wybierasz spośród rodzajów, które jeszcze są.
rules-cloud-empty = Dopiero gdy nie ma już żadnych usprawnień, chmury zmieniają się w inną wybraną pogodę. W przeciwnym razie weź usprawnienie albo zrezygnuj.
rules-any-weather = Znak zapytania: wybierasz pogodę, jedną z pięciu.
rules-one-weather = W turze jest jedna pogoda, więc słońce i wiatr nigdy nie zdarzą się razem.
rules-useless-weather = Jeśli pada deszcz, a nic nie może urosnąć, albo jest burza i tylko staw, pozostaje zrezygnować. Najpierw można wykonać darmowe kroki: kanał może nawodnić pole, na które spadnie deszcz.

rules-plots-title = Akcja: pole
rules-draw-plots = Dobierz trzy pola i zatrzymaj jedno, które od razu kładziesz. Pozostałe idą zakryte pod stos.
rules-plots-secret = Dobrane pola widzisz tylko ty. Inni widzą to, które kładziesz.
rules-under = Ty ustalasz kolejność pod stosem: pierwsze leży bezpośrednio pod nim, drugie pod tamtym.
rules-few-plots = Gdy zostało mniej niż trzy pola, dobierz te, które są. Gdy stos jest pusty, tej akcji już nie ma.
rules-lay = Pole kładzie się na pustym miejscu, które styka się ze stawem albo z co najmniej dwoma polami.
rules-improve = Zanim na nowym polu coś urośnie, możesz dodać swoje usprawnienie, jeśli pole żadnego nie ma. Potem rośnie bambus, o ile pole jest nawodnione.
rules-improve-fertilizer = Nawóz dodany w tej chwili działa od razu: na polu przy stawie wyrastają dwa segmenty.

rules-channels-title = Akcja: kanał nawadniający
rules-take-channel = Weź kanał z zasobów. Umieść go od razu albo zachowaj na później. Gdy wszystkie dwadzieścia są rozebrane, tej akcji już nie ma.
rules-place-channel = Kanał leży między dwoma sąsiednimi polami. Styka się z rogiem stawu albo z innym kanałem, a w jednym miejscu mieści się jeden. Umieszczanie nie jest akcją; w turze można umieścić kilka.
rules-channel-edges = Przy pustym miejscu ani wzdłuż stawu kanał leżeć nie może: po obu jego stronach muszą być pola.
rules-irrigated = Nawodnione jest pole przy stawie, przy kanale albo ze zbiornikiem. Raz nawodnione pole zostaje takie na zawsze.

rules-figures-title = Akcje: ogrodnik i panda
rules-moving = Oboje ruszają się w linii prostej dowolnie daleko, ale przynajmniej o krok, po polach i stawie bez przerw. Na stawie mogą stanąć.
rules-gardener = Tam, gdzie stanie ogrodnik, rośnie bambus: na tym polu i na sąsiednich polach tego samego koloru, wszędzie tam, gdzie jest woda. Na stawie nic nie rośnie.
rules-panda = Tam, gdzie stanie panda, zjada jeden segment, który trafia na twoją planszę. Puste pole, ogrodzenie ani staw nic nie dają.
rules-panda-eats = Panda je, jeśli może; głodówki się jej nie narzuci.

rules-growing-title = Woda i bambus
rules-growing = Rosnąc, bambus zyskuje jeden segment w kolorze pola, z nawozem dwa. Najwyższy ma cztery segmenty. Bez wody nic nie rośnie.
rules-first-water = Gdy pole zostaje nawodnione po raz pierwszy, od razu wyrasta na nim bambus. Kolejna woda nic już nie dodaje.
rules-short = W zasobach jest 36 zielonych, 30 żółtych i 24 różowe segmenty. Gdy nie wystarcza dla wszystkich pól, które mają urosnąć, o tym, które rosną, decyduje osoba, której jest tura; pole z nawozem może wtedy dostać tylko jeden.

rules-improvements-title = Usprawnienia
rules-improvements = Pole mieści jedno usprawnienie, nadrukowane lub dołożone, i tylko dopóki nie stoi na nim bambus. Nie musi być nawodnione. Dokładanie nie jest akcją.
rules-watershed = Zbiornik: pole jest nawodnione bez kanału. Kanał nie może się tu zaczynać.
rules-enclosure = Ogrodzenie: panda może tu stanąć, ale nic nie zjada.
rules-fertilizer = Nawóz: ilekroć rośnie tu bambus, rośnie o dwa segmenty. Bez wody nic nie daje.
rules-under-a-figure = Usprawnienie można dołożyć także tam, gdzie stoi ogrodnik albo panda.
rules-late-fertilizer = Nawóz dołożony na nawodnione, puste pole sam niczego nie wyhoduje. Czeka na ogrodnika albo na deszcz.

rules-objectives-title = Akcja: cel
rules-draw-objective = Dobierz kartę z wybranej talii. Na ręce może być najwyżej pięć kart.
rules-hand-kinds = Te pięć kart może być dowolnego rodzaju. Wszyscy widzą rewersy, więc rodzaje są jawne.
rules-empty-deck = Gdy talia jest pusta, wybierz inną. Gdy wszystkie są puste, tej akcji już nie ma.
rules-claim = Cel z ręki wykładasz w swojej turze, gdy jest spełniony. To nie akcja; możesz wyłożyć kilka, możesz też zaczekać.
rules-claim-within = Cele pandy można wykładać nawet w trakcie kroku: od dobrania pól do położenia pola i gdy rozdziela się brakujący bambus. Ich segmenty wracają do zasobów i mogą od razu urosnąć. Inne cele czekają na koniec kroku.
rules-not-used-up = Pola i bambus się nie zużywają: mogą posłużyć do innych kart i innym osobom. Nie liczy się jednak to, co zjedzono przed wyłożeniem karty.

rules-plot-objectives-title = Cele pól
rules-plot-objectives = Kształt musi leżeć w ogrodzie w kolorach z karty, a każde jego pole musi być nawodnione. Można go obrócić, ale nie odbić.
rules-line = Trzy w linii: 2 punkty za zielone, 3 za żółte, 4 za różowe.
rules-curve = Trzy w łuku: 2 punkty za zielone, 3 za żółte, 4 za różowe.
rules-triangle = Trzy w trójkącie: 2 punkty za zielone, 3 za żółte, 4 za różowe.
rules-diamond = Cztery w rombie: 3 punkty za zielone, 4 za żółte, 5 za różowe.
rules-mixed = Romb z dwóch kolorów, po dwa sąsiednie pola jak na karcie: granica biegnie z lewej góry w prawo na dół. Zielone i żółte 3 punkty, zielone i różowe 4, różowe i żółte 5.

rules-gardener-objectives-title = Cele ogrodnika
rules-gardener-objectives = Bambus musi stać w chwili wyłożenia karty, z usprawnieniem, które pokazuje karta.
rules-gardener-none = Bambus o wysokości czterech na polu bez usprawnienia: 5 punktów za zielony, 6 za żółty, 7 za różowy.
rules-gardener-watershed = Bambus o wysokości czterech ze zbiornikiem: 4 punkty za zielony, 5 za żółty, 6 za różowy.
rules-gardener-enclosure = Bambus o wysokości czterech z ogrodzeniem: 4 punkty za zielony, 5 za żółty, 6 za różowy.
rules-gardener-fertilizer = Bambus o wysokości czterech z nawozem: 3 punkty za zielony, 4 za żółty, 5 za różowy.
rules-gardener-several = Kilka bambusów z dokładnie trzema segmentami, z usprawnieniem lub bez: cztery zielone za 8 punktów, trzy żółte za 7, dwa różowe za 6. Bambus o wysokości czterech się nie liczy.

rules-panda-objectives-title = Cele pandy
rules-panda-objectives = Te segmenty musisz mieć na swojej planszy. Przy wyłożeniu karty wracają do zasobów.
rules-panda-pair = Dwa segmenty jednego koloru: 3 punkty za zielone, 4 za żółte, 5 za różowe.
rules-panda-three = Po jednym segmencie każdego koloru: 6 punktów.
rules-panda-twice = Dwie jednakowe karty wymagają dwa razy tylu segmentów: każda bierze własne.

rules-end-title = Koniec gry
rules-emperor = Kto pierwszy spełni dziewięć celów w dwie osoby, osiem w trzy, siedem w cztery, dostaje Cesarza i gra swoją turę do końca. Pozostali mają jeszcze po jednej turze i partia się kończy.
rules-scoring = Spełnione cele liczą się tak, jak na nich napisano, Cesarz to 2 punkty. Karty na ręce, segmenty, kanały i usprawnienia nic nie dają.
rules-tie = Wygrywa największa liczba punktów. Przy remisie decydują punkty z celów pandy; jeśli i one są równe, zwycięstwo jest wspólne.
rules-sixty-rounds = Jeśli nikt nie wezwie Cesarza, partia kończy się po 60 rundach bez niego.

rules-variants-title = Zasady domowe
rules-advanced = Dla zaawansowanych: karta spełniona już przy dobieraniu zostaje pokazana i idzie pod swoją talię, a ty od razu dobierasz ponownie, z dowolnej talii. Przy kartach pandy decydują twoje segmenty.
rules-advanced-end = Talii, której wszystkie karty odłożono w tej akcji, nie można już wybrać. Gdy nie zostaje żadna, akcja kończy się bez karty.
rules-exact = Dokładna wysokość: domyślnie do kart z wysokością trzy liczą się tylko bambusy z dokładnie trzema segmentami. Po wyłączeniu liczą się też te z czterema.
rules-unlimited = Bambus bez limitu: zasoby nigdy się nie kończą.

rules-together-title = Przy stole
rules-leaving = Kto się podda, nie może wygrać. W dwie osoby od razu wygrywa druga; w większym gronie pozostali grają dalej, a to miejsce nie ma już tur.
rules-leaving-things = Właśnie dobrane pola wracają na wierzch stosu, a właśnie położone rośnie takie, jakie jest. Wszystko inne zostaje przy osobie, która odeszła.
rules-taking-back = Cofnąć można wszystko do ostatniego rzutu, dobranych pól lub dobranej karty, a koniec swojej tury dopóty, dopóki nie zagra następna osoba.
