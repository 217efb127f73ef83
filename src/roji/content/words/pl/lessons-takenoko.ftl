### The lessons of Takenoko.

## A turn

lessons-takenoko-turn-title = Tura: dwie akcje
lessons-takenoko-turn-draw = Witaj w ogrodzie Cesarza. Na razie jest tu tylko staw. Dotknij [Pole], aby dobrać trzy pola.
lessons-takenoko-turn-draw-hint = To przyjdzie później. Najpierw niech urośnie ogród: dotknij Pole.
lessons-takenoko-turn-keep = Trzy pola, wszystkie zielone. Jedno ma zbiornik, jedno ogrodzenie. Zatrzymaj to [zwykłe].
lessons-takenoko-turn-keep-hint = Usprawnienia będą później. Zatrzymaj teraz zwykłe zielone pole.
lessons-takenoko-turn-under = Dwa pozostałe idą pod stos. Wskaż, które najpierw.
lessons-takenoko-turn-lay = Połóż pole przy stawie, gdzie chcesz. Jest tam woda, więc od razu wyrośnie bambus.
lessons-takenoko-turn-gardener = Jedna akcja za tobą, druga musi być inna. Dotknij [Ogrodnik] i wyślij go na swoje pole.
lessons-takenoko-turn-gardener-hint = Wolno. Ale zobacz najpierw, co potrafi ogrodnik: wyślij go na swoje pole.
lessons-takenoko-turn-end = Tam, gdzie stanął, urósł bambus. Dwie akcje wykonane: zakończ turę.
lessons-takenoko-turn-done = Tura to dwie różne akcje, jedna po drugiej. Do wyboru jest pięć rodzajów.

## The panda

lessons-takenoko-panda-title = Deszcz i głodna panda
lessons-takenoko-panda-roll = Od drugiej rundy tura zaczyna się od pogody. Rzuć kostką.
lessons-takenoko-panda-rain = Deszcz: rośnie jedno pole z wodą. To po prawej ma nawóz, więc urośnie o dwa. Dotknij go.
lessons-takenoko-panda-rain-hint = To pole urosłoby o jeden. Drugie ma nawóz: niech urośnie o dwa.
lessons-takenoko-panda-panda = Twoja karta pandy wymaga dwóch zielonych segmentów; masz jeden. Dotknij [Panda] i wyślij ją na drugie pole.
lessons-takenoko-panda-panda-hint = Najpierw nakarm pandę: wyślij ją na zielone pole, na którym nie stoi.
lessons-takenoko-panda-claim = Zjadła, masz dwa zielone segmenty. Cel jest spełniony: dotknij karty, aby ją wyłożyć.
lessons-takenoko-panda-claim-hint = Najpierw wyłóż kartę pandy. To nie kosztuje akcji.
lessons-takenoko-panda-objective = Trzy punkty, a segmenty wróciły. Została jedna akcja: dotknij [Cel] i dobierz nową kartę.
lessons-takenoko-panda-objective-hint = Wolno. Ale masz tylko dwie karty: dobierz cel.
lessons-takenoko-panda-end = Znów masz trzy cele. Zakończ turę.
lessons-takenoko-panda-done = Panda zjada jeden segment tam, gdzie stanie. Segmentami płaci się za karty pandy, a wykładanie nie kosztuje akcji.

## Water

lessons-takenoko-water-title = Woda dla suchego pola
lessons-takenoko-water-dry = Zatrzymane pole jest żółte. Z dala od stawu pole musi dotykać dwóch innych. Połóż je przy obu zielonych.
lessons-takenoko-water-dry-hint = Przy stawie od razu miałoby wodę. Tu połóż je z dala od stawu, przy obu zielonych polach.
lessons-takenoko-water-first = Nie ma tam wody, więc nic nie rośnie. Masz kanał: dotknij go na swojej planszy i umieść przy rogu stawu.
lessons-takenoko-water-first-hint = Później. Najpierw umieść kanał ze swojej planszy.
lessons-takenoko-water-take = Woda płynie między zielonymi polami, ale jeszcze nie do żółtego. Weź kolejny [kanał].
lessons-takenoko-water-take-hint = Weź tą akcją kanał: żółtemu polu chce się pić.
lessons-takenoko-water-second = Poprowadź wodę dalej, do żółtego pola. Obie strony są dobre.
lessons-takenoko-water-second-hint = Jeszcze nie: najpierw umieść kanał przy żółtym polu.
lessons-takenoko-water-end = Od pierwszej wody od razu rośnie bambus. Umieszczanie kanałów nie kosztuje akcji. Zakończ turę.
lessons-takenoko-water-done = Kanały zaczynają się w rogu stawu i leżą między polami. Raz nawodnione pole takie zostaje.

## Shapes

lessons-takenoko-shape-title = Kształt w ogrodzie
lessons-takenoko-shape-draw = Twoja karta pól wymaga trzech zielonych pól w łuku, wszystkich z wodą. Dwa już są. Dobierz pola.
lessons-takenoko-shape-draw-hint = Najpierw poszukaj trzeciego zielonego pola: dobierz pola.
lessons-takenoko-shape-keep = Zatrzymaj [zielone].
lessons-takenoko-shape-keep-hint = Żółte nie pomoże twojej karcie. Zatrzymaj zielone pole.
lessons-takenoko-shape-under = Zostały dwa. Wskaż, które idzie najpierw pod stos.
lessons-takenoko-shape-lay = Trzy w łuku wokół stawu: połóż je przy stawie, obok jednego z zielonych pól.
lessons-takenoko-shape-lay-hint = To byłby inny kształt albo przerwa. Połóż je przy stawie, obok zielonego pola.
lessons-takenoko-shape-claim = Jest łuk, obrócony, ale tak wolno, i każde pole ma wodę. Dotknij karty, aby ją wyłożyć.
lessons-takenoko-shape-claim-hint = Najpierw wyłóż kartę pól. To nie kosztuje akcji.
lessons-takenoko-shape-freely = Została jedna akcja i masz kanał. Zrób, co chcesz, potem zakończ turę.
lessons-takenoko-shape-done = Kształty można obracać, ale nie odbijać. Zostają w ogrodzie i mogą posłużyć też innym.

## Improvements

lessons-takenoko-improvement-title = Chmury przynoszą usprawnienia
lessons-takenoko-improvement-roll = Twoja druga tura. Rzuć kostką pogody.
lessons-takenoko-improvement-take = Chmury: weź usprawnienie. Weź [nawóz]; na jego polu bambus rośnie o dwa.
lessons-takenoko-improvement-take-hint = Też dobre. Ale w tej lekcji weź nawóz.
lessons-takenoko-improvement-where = Leży na twojej planszy. Spróbuj umieścić go na zielonym polu. Albo dobierz pola i przygotuj mu lepsze miejsce.
lessons-takenoko-improvement-where-hint = Nawóz czeka na pole bez bambusa. Dobierz pola, aby takie położyć.
lessons-takenoko-improvement-keep = Pole mieści tylko jedno usprawnienie, a jedno z tych już je ma. Zatrzymaj [zwykłe] żółte.
lessons-takenoko-improvement-keep-hint = Ogrodzenie zajmuje jedyne miejsce. Zatrzymaj zwykłe pole.
lessons-takenoko-improvement-under = Wskaż, które pole idzie najpierw pod stos.
lessons-takenoko-improvement-lay = Połóż je przy stawie.
lessons-takenoko-improvement-improve = Zanim wyrośnie bambus, ogród pyta cię o zdanie. Dodaj teraz swój [nawóz].
lessons-takenoko-improvement-improve-hint = To jest ta chwila: gdy stanie tam bambus, będzie za późno.
lessons-takenoko-improvement-freely = Dwa segmenty naraz! Wykonaj jeszcze jedną dowolną akcję i zakończ turę.
lessons-takenoko-improvement-done = Usprawnienia kładzie się na pola bez bambusa, po jednym: woda, ogrodzenie albo szybszy wzrost.

## Weather

lessons-takenoko-weather-title = Burza i słońce
lessons-takenoko-weather-roll = Nowa tura. Rzuć kostką.
lessons-takenoko-weather-storm = Znak zapytania: pogodę wybierasz ty. Wybierz [burzę].
lessons-takenoko-weather-storm-hint = Tę pogodę poznasz później. Teraz wybierz burzę.
lessons-takenoko-weather-send = Burza płoszy pandę dokądkolwiek. Wyślij ją na żółte pole; co zje, jest twoje.
lessons-takenoko-weather-send-hint = Możesz zrezygnować z burzy, ale darmowy segment to prezent. Wyślij pandę.
lessons-takenoko-weather-freely = Burza nie była akcją. Wykonaj teraz dwie dowolne akcje i zakończ turę.
lessons-takenoko-weather-sun = Haruka już zagrała. Znów twoja kolej: rzuć kostką.
lessons-takenoko-weather-three = Słońce: możesz wykonać trzy różne akcje. Dwie to obowiązek, trzecia to prezent. Potem zakończ turę.
lessons-takenoko-weather-done = Słońce, deszcz, wiatr, burza i chmury pomagają, każde inaczej. Z żadnego nie trzeba korzystać.

## Alone

lessons-takenoko-alone-title = Trzy własne tury
lessons-takenoko-alone-roll = Ogród urósł. Masz cztery cele, a dwóm kartom pandy brakuje po jednym segmencie. Rzuć kostką.
lessons-takenoko-alone-first = Burza. Gdzie panda znajdzie zielony segment? Zagraj tę turę, jak chcesz, i wyłóż, co możesz.
lessons-takenoko-alone-second = Dotknij karty, aby zobaczyć pola, które się do niej liczą. Zagraj swoją turę.
lessons-takenoko-alone-third = Jeszcze jedna tura. W dwie osoby dziewięć celów wzywa Cesarza, wartego dwa punkty.
lessons-takenoko-alone-done = Znasz już Takenoko. Karm, hoduj, układaj: gdy przybędzie Cesarz, wygrywa największa liczba punktów.
