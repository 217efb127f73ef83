### Takenoko.

## Names

takenoko-deed-plots = Pole
takenoko-deed-channel = Kanał
takenoko-deed-gardener = Ogrodnik
takenoko-deed-panda = Panda
takenoko-deed-objective = Cel
takenoko-deck-plot = Pola
takenoko-deck-gardener = Ogrodnik
takenoko-deck-panda = Panda
takenoko-colour-green = zielony
takenoko-colour-yellow = żółty
takenoko-colour-pink = różowy
takenoko-kind-plot = pola
takenoko-kind-gardener = ogrodnik
takenoko-kind-panda = panda
takenoko-kind-watershed = zbiornik
takenoko-kind-enclosure = ogrodzenie
takenoko-kind-fertilizer = nawóz
takenoko-improvement-watershed = Zbiornik
takenoko-improvement-enclosure = Ogrodzenie
takenoko-improvement-fertilizer = Nawóz
takenoko-improvement-does-watershed = Z nim pole nie potrzebuje kanału.
takenoko-improvement-does-enclosure = Panda nic tam nie zjada.
takenoko-improvement-does-fertilizer = Bambus rośnie tam o dwa segmenty.
takenoko-weather-sun = Słońce
takenoko-weather-rain = Deszcz
takenoko-weather-wind = Wiatr
takenoko-weather-storm = Burza
takenoko-weather-cloud = Chmury
takenoko-weather-question = Dowolna pogoda
takenoko-weather-does-sun = trzy różne akcje
takenoko-weather-does-rain = jedno nawodnione pole rośnie
takenoko-weather-does-wind = tę samą akcję można powtórzyć
takenoko-weather-does-storm = panda idzie dokądkolwiek
takenoko-weather-does-cloud = weź usprawnienie
takenoko-weather-does-question = wybierz, jaka jest
takenoko-weather-now-sun = słońce
takenoko-weather-now-rain = deszcz
takenoko-weather-now-wind = wiatr
takenoko-weather-now-storm = burza
takenoko-weather-now-cloud = chmury
takenoko-weather-now-question = dowolna pogoda
takenoko-plot =
    { $colour ->
     [green] zielone pole
     [yellow] żółte pole
   *[pink] różowe pole
    }{ $improvement ->
     [plain] { "" }
     [watershed] { " " }ze zbiornikiem
     [enclosure] { " " }z ogrodzeniem
   *[fertilizer] { " " }z nawozem
    }
takenoko-plot-label =
    { $improvement ->
     [plain] { $colour ->
         [green] Zielone
         [yellow] Żółte
        *[pink] Różowe
        }
     [watershed] Zbiornik
     [enclosure] Ogrodzenie
   *[fertilizer] Nawóz
    }
takenoko-place =
    { $ground ->
     [pond] staw
     [none] { $where }
     [green] zielone pole { $where }
     [yellow] żółte pole { $where }
    *[pink] różowe pole { $where }
    }
takenoko-beside = obok: { $colours }

## Numbers of things

takenoko-plots =
    { $n ->
     [one] { $n } pole
     [few] { $n } pola
   *[many] { $n } pól
    }
takenoko-count-channel =
    { $n ->
     [one] { $n } kanał
     [few] { $n } kanały
   *[many] { $n } kanałów
    }
takenoko-count-watershed =
    { $n ->
     [one] { $n } zbiornik
     [few] { $n } zbiorniki
   *[many] { $n } zbiorników
    }
takenoko-count-enclosure =
    { $n ->
     [one] { $n } ogrodzenie
     [few] { $n } ogrodzenia
   *[many] { $n } ogrodzeń
    }
takenoko-count-fertilizer =
    { $n ->
     [one] { $n } nawóz
     [few] { $n } nawozy
   *[many] { $n } nawozów
    }
takenoko-count-improvement =
    { $n ->
     [one] { $n } usprawnienie
     [few] { $n } usprawnienia
   *[many] { $n } usprawnień
    }
takenoko-objectives-count =
    { $n ->
     [one] { $n } cel spełniony
     [few] { $n } cele spełnione
   *[many] { $n } celów spełnionych
    }
takenoko-held =
    { $n ->
     [one] { $colour ->
         [green] { $n } zielony
         [yellow] { $n } żółty
        *[pink] { $n } różowy
        }
     [few] { $colour ->
         [green] { $n } zielone
         [yellow] { $n } żółte
        *[pink] { $n } różowe
        }
   *[many] { $colour ->
         [green] { $n } zielonych
         [yellow] { $n } żółtych
        *[pink] { $n } różowych
        }
    }
takenoko-of = { $n } z { $all }

## What to do

takenoko-ask-gardener = Przesuń { $noun } w linii prostej.
takenoko-noun-gardener = ogrodnika
takenoko-rule-gardener = Bambus rośnie tam, gdzie stanie, i na sąsiednich polach tego samego koloru.
takenoko-ask-panda = Przesuń { $noun } w linii prostej.
takenoko-noun-panda = pandę
takenoko-rule-panda = Zjada jeden segment tam, gdzie stanie, chyba że pole jest ogrodzone.
takenoko-ask-objective = Wybierz { $noun }.
takenoko-noun-objective = talię
takenoko-rule-objective = Bierzesz z niej kartę z wierzchu. Na ręce może być najwyżej pięć kart.
takenoko-ask-water = Wybierz, którędy popłynie { $noun }.
takenoko-noun-water = kanał
takenoko-rule-water = Między dwoma polami, połączony ze stawem albo z innym kanałem.
takenoko-ask-chip = Wybierz pole na { $noun }.
takenoko-noun-chip =
    { $kind ->
     [watershed] zbiornik
     [enclosure] ogrodzenie
   *[fertilizer] nawóz
    }
takenoko-rule-chip = Musi być bez bambusa i bez usprawnienia. { $does }
takenoko-ask-roll = Rzuć { $noun }.
takenoko-noun-roll = kostką pogody
takenoko-rule-roll = Potem dwie różne akcje.
takenoko-ask-weather = Wybierz { $noun }.
takenoko-noun-weather = pogodę
takenoko-rule-weather = Będzie taka, jaką wskażesz.
takenoko-rule-weather-no-cloud = Nie ma już usprawnień: wybierz dowolną inną pogodę.
takenoko-ask-rain = Deszcz: wybierz { $noun }, które urośnie.
takenoko-noun-rain = pole
takenoko-ask-rain-nothing = Deszcz, ale nic nie może urosnąć.
takenoko-rule-rain = Jeden segment na nawodnionym polu, dwa z nawozem.
takenoko-ask-storm = Burza: wyślij { $noun } dokądkolwiek.
takenoko-noun-storm = pandę
takenoko-ask-storm-nothing = Burza, ale panda nie ma dokąd pójść.
takenoko-rule-storm = Zjada tam jeden segment.
takenoko-ask-cloud = Chmury: weź { $noun }.
takenoko-noun-cloud = usprawnienie
takenoko-rule-cloud = Umieścisz je, kiedy zechcesz.
takenoko-ask-keep =
    { $n ->
     [1] Zatrzymaj { $noun } pole.
     [2] Zatrzymaj { $noun } z dwóch pól.
   *[3] Zatrzymaj { $noun } z trzech pól.
    }
takenoko-noun-keep = jedno
takenoko-rule-keep = Kładziesz je od razu; pozostałe idą pod stos.
takenoko-ask-under = Które pole idzie pod stos { $noun }?
takenoko-noun-under = pierwsze
takenoko-rule-under = Zostanie dobrane przed drugim.
takenoko-ask-lay = Połóż { $noun }.
takenoko-noun-lay =
    { $colour ->
     [none] pole
     [green] zielone pole
     [yellow] żółte pole
   *[pink] różowe pole
    }{ $improvement ->
     [plain] { "" }
     [watershed] { " " }ze zbiornikiem
     [enclosure] { " " }z ogrodzeniem
   *[fertilizer] { " " }z nawozem
    }
takenoko-rule-lay = Przy stawie albo przy dwóch polach.
takenoko-ask-improve = Usprawnić pole, zanim wyrośnie bambus?
takenoko-rule-improve = Pole może mieć jedno usprawnienie.
takenoko-ask-serve = Brakuje bambusa: wybierz, co { $noun }.
takenoko-noun-serve = rośnie
takenoko-rule-serve = Zasobów tego koloru nie wystarczy dla wszystkich.
takenoko-ask-again = Już spełniony: dobierz { $noun }.
takenoko-noun-again = jeszcze raz
takenoko-rule-again = { $card }: karta idzie pod swoją talię. Wybierz dowolną talię.
takenoko-ask-end = Zakończ turę.
takenoko-ask-end-or-claim = Zakończ turę albo wyłóż cel.
takenoko-ask-ends = Twoja tura się kończy.
takenoko-rule-ends = Nic więcej nie można zrobić. Możesz jeszcze cofnąć.
takenoko-rule-ends-now = Nic więcej nie można zrobić.
takenoko-ask-third = Wybierz { $noun } albo zakończ.
takenoko-noun-third = trzecią akcję
takenoko-rule-third = Słońce: musi być inna niż dwie poprzednie.
takenoko-ask-actions = Wybierz { $noun }.
takenoko-noun-actions =
    { $n ->
     [1] jedną akcję
     [3] trzy akcje
   *[2] dwie akcje
    }
takenoko-rule-actions = Dwie różne, jedna po drugiej.
takenoko-rule-actions-weather = { $name }: { $does }.
takenoko-ask-another = Wybierz { $noun }.
takenoko-noun-another = kolejną akcję
takenoko-rule-claims =
    { $n ->
     [one] Jeden cel jest spełniony: dotknij karty, aby ją wyłożyć.
     [few] { $n } cele są spełnione: dotknij karty, aby ją wyłożyć.
    *[many] { $n } celów jest spełnionych: dotknij karty, aby ją wyłożyć.
    }
takenoko-rule-free = Możesz też umieścić: { $things }.
takenoko-sentences = { $one } { $other }
takenoko-last-turns =
    { $n ->
     [1] To ostatnia tura.
     [few] Zostały { $n } tury.
   *[many] Zostało { $n } tur.
    }
takenoko-where-turns =
    { $n ->
     [1] ostatnia tura
     [few] jeszcze { $n } tury
   *[many] jeszcze { $n } tur
    }
takenoko-briefly-turns =
    { $n ->
     [1] ostatnia tura
     [few] jeszcze { $n } tury
   *[many] jeszcze { $n } tur
    }
takenoko-undo = Cofnij
takenoko-back = Wróć
takenoko-roll = Rzuć kostką
takenoko-roll-aloud = Rzuć kostką pogody
takenoko-decline-rain = Bez deszczu
takenoko-decline-storm = Bez burzy
takenoko-decline-cloud = Bez usprawnienia
takenoko-decline-weather = Bez pogody
takenoko-leave = Zostaw bez zmian
takenoko-end = Zakończ turę

## What others do

takenoko-wait-moment = Chwileczkę.
takenoko-look-on = Tylko patrzysz.
takenoko-wait-roll = { $name } rzuca kostką pogody.
takenoko-wait-weather = { $name } wybiera pogodę.
takenoko-wait-rain = { $name } sprowadza deszcz.
takenoko-wait-storm = { $name } płoszy pandę.
takenoko-wait-cloud = { $name } bierze usprawnienie.
takenoko-wait-actions = { $name } wybiera akcję.
takenoko-wait-keep = { $name } wybiera pole.
takenoko-wait-under = { $name } odkłada pola.
takenoko-wait-lay = { $name } kładzie pole.
takenoko-wait-improve = { $name } ogląda nowe pole.
takenoko-wait-serve = { $name } rozdziela bambus.
takenoko-wait-objective = { $name } dobiera cel.
takenoko-doing-roll = rzuca
takenoko-doing-weather = wybiera
takenoko-doing-rain = w deszczu
takenoko-doing-storm = w burzy
takenoko-doing-cloud = wybiera
takenoko-doing-actions = myśli
takenoko-doing-keep = wybiera
takenoko-doing-under = wybiera
takenoko-doing-lay = kładzie
takenoko-doing-improve = kładzie
takenoko-doing-serve = rozdziela
takenoko-doing-objective = dobiera

## The five actions, and choices

takenoko-actions = Akcje
takenoko-actions-done = { $n } z { $all }
takenoko-deed-aloud =
    { $state ->
     [done] { $deed }, wykonano
     [twice] { $deed }, wykonano dwa razy
     [closed] { $deed }, nie teraz
   *[open] { $deed }
    }
takenoko-drawn =
    { $n ->
     [1] Ostatnie pole
     [few] Dobrano { $n } pola
   *[many] Dobrano { $n } pól
    }
takenoko-keep = Zatrzymaj { $plot }
takenoko-under-title = Pod stos najpierw
takenoko-under = Najpierw pod stos: { $plot }
takenoko-lay-title = Do położenia
takenoko-weather-title = Pogoda
takenoko-weather-choice = { $name }: { $does }
takenoko-improvements-title = Usprawnienia
takenoko-improvements-yours = Twoje usprawnienia
takenoko-take =
    { $kind ->
     [watershed] Weź zbiornik.
     [enclosure] Weź ogrodzenie.
   *[fertilizer] Weź nawóz.
    } { $does }
takenoko-add =
    { $kind ->
     [watershed] Dodaj swój zbiornik.
     [enclosure] Dodaj swoje ogrodzenie.
   *[fertilizer] Dodaj swój nawóz.
    } { $does }
takenoko-objectives-title = Cele
takenoko-draw =
    { $deck ->
        [plot] Dobierz cel pól, w talii: { $n }
        [gardener] Dobierz cel ogrodnika, w talii: { $n }
       *[panda] Dobierz cel pandy, w talii: { $n }
    }

## The garden

takenoko-garden =
    { $n ->
     [one] Ogród, { $n } pole
     [few] Ogród, { $n } pola
   *[many] Ogród, { $n } pól
    }
takenoko-garden-whole = Cały ogród
takenoko-garden-plots = Pola ogrodu
takenoko-plot-has =
    { $water ->
     [no] suche
   *[yes] { $n ->
         [one] { $n } segment
         [few] { $n } segmenty
        *[many] { $n } segmentów
        }
    }{ $improvement ->
     [plain] { "" }
     [watershed] , zbiornik
     [enclosure] , ogrodzenie
   *[fertilizer] , nawóz
    }
takenoko-figures = ogrodnik: { $gardener }, panda: { $panda }
takenoko-target-gardener = Ogrodnik na { $place }
takenoko-target-panda = Panda na { $place }
takenoko-target-storm = Panda na { $place }
takenoko-target-rain = Deszcz na { $place }
takenoko-target-serve = Niech rośnie { $place }
takenoko-target-lay = Połóż { $place }
takenoko-target-water = Kanał między: { $one } i { $other }
takenoko-target-chip =
    { $kind ->
     [watershed] Zbiornik na { $place }
     [enclosure] Ogrodzenie na { $place }
   *[fertilizer] Nawóz na { $place }
    }
takenoko-target-tagged = { $target }, { $tag }
takenoko-tag-eats = zjada 1
takenoko-tag-eats-nothing = nic nie zjada
takenoko-tag-grows = rośnie: { $n }
takenoko-tag-grows-nothing = nic nie rośnie
takenoko-tag-irrigated = nawodnione
takenoko-tag-dry = suche
takenoko-tag-gains = +{ $n }
takenoko-tag-loses = −{ $n }

## The weather

takenoko-weather = Pogoda
takenoko-weather-roll = rzuć kostką
takenoko-weather-waits = jeszcze bez rzutu
takenoko-weather-none = Bez pogody
takenoko-weather-none-why = w pierwszej rundzie
takenoko-weather-aloud = Pogoda: { $name }, { $does }

## Boards and supply

takenoko-supply = Zasoby
takenoko-supply-plots = pola
takenoko-supply-channels = kanały
takenoko-supply-objectives-plot = cele pól
takenoko-supply-objectives-gardener = cele ogrodnika
takenoko-supply-objectives-panda = cele pandy
takenoko-bamboo = Bambus
takenoko-boards = Plansze
takenoko-board = Plansza
takenoko-board-yours = Twoja plansza
takenoko-put =
    { $what ->
     [channel] Umieść kanał, masz { $n }
     [watershed] Umieść zbiornik, masz { $n }
     [enclosure] Umieść ogrodzenie, masz { $n }
   *[fertilizer] Umieść nawóz, masz { $n }
    }
takenoko-hand =
    { $n ->
     [one] { $n } cel na ręce
     [few] { $n } cele na ręce
   *[many] { $n } celów na ręce
    }
takenoko-hand-aloud =
    { $n ->
     [one] { $n } cel na ręce: { $kinds }
     [few] { $n } cele na ręce: { $kinds }
   *[many] { $n } celów na ręce: { $kinds }
    }
takenoko-in-hand = Na ręce
takenoko-in-hand-none = Brak celów.
takenoko-eaten = zjedzone
takenoko-store = w zapasie
takenoko-hand-word = na ręce
takenoko-done = Spełnione
takenoko-done-none = Jeszcze żaden cel.
takenoko-points = Punkty do tej pory
takenoko-emperor = Cesarz
takenoko-emperor-comes = Cesarz przybywa przy { $n } celach
takenoko-emperor-with = Cesarza ma { $name }
takenoko-emperor-points = +2 punkty
takenoko-emperor-way = { $name }: { $n } z { $all } celów
takenoko-total = Suma
takenoko-settings = Przy tym stole
takenoko-setting-roll = Rzucaj za mnie kostką pogody
takenoko-setting-end = Kończ moją turę, gdy nic więcej nie można zrobić
takenoko-setting-order = Pytaj, w jakiej kolejności pola idą pod stos
takenoko-coming = Punkty w zasięgu
takenoko-coming-sure = Punkty do tej pory
takenoko-coming-ready = Z tym, co już spełnione
takenoko-coming-all = Ze wszystkimi kartami na ręce
takenoko-ready = +{ $n } do wyłożenia

## Objectives

takenoko-objectives-yours = Twoje cele
takenoko-objectives-yours-done = Twoje spełnione cele
takenoko-objectives-done = Spełnione cele
takenoko-rejected = Właśnie odłożone
takenoko-plots-of =
    { $colour ->
     [green] { $n } zielone pola
     [yellow] { $n } żółte pola
   *[pink] { $n } różowe pola
    }
takenoko-sections-of =
    { $n ->
     [one] { $colour ->
         [green] { $n } zielony segment
         [yellow] { $n } żółty segment
        *[pink] { $n } różowy segment
        }
     [few] { $colour ->
         [green] { $n } zielone segmenty
         [yellow] { $n } żółte segmenty
        *[pink] { $n } różowe segmenty
        }
   *[many] { $colour ->
         [green] { $n } zielonych segmentów
         [yellow] { $n } żółtych segmentów
        *[pink] { $n } różowych segmentów
        }
    }
takenoko-card-plots =
    { $shape ->
     [line] { $plots } w linii
     [curve] { $plots } w łuku
     [triangle] { $plots } w trójkącie
   *[diamond] { $plots } w rombie
    }
takenoko-card-stalks =
    { $n ->
     [one] { $colour ->
         [green] zielony bambus
         [yellow] żółty bambus
        *[pink] różowy bambus
        }
   *[other] { $colour ->
         [green] { $n } zielone bambusy
         [yellow] { $n } żółte bambusy
        *[pink] { $n } różowe bambusy
        }
    } o wysokości { $height }{ $condition ->
     [any] { "" }
     [none] { " " }bez usprawnienia
     [watershed] { " " }ze zbiornikiem
     [enclosure] { " " }z ogrodzeniem
   *[fertilizer] { " " }z nawozem
    }
takenoko-card-aloud = Cel, { $deck }: { $asks }, { $points } pkt
takenoko-card-claim = Wyłóż cel, { $deck }: { $asks }, { $points } pkt
takenoko-card-near = Cel, { $deck }: { $asks }, { $points } pkt, { $near }
takenoko-card-fulfilled = spełniony
takenoko-card-missing = brakuje { $n }
takenoko-claim = wyłóż

## The end

takenoko-harvest = Zbiory
takenoko-harvest-whose = Czyje zbiory
takenoko-harvest-of =
    { $self ->
     [yes] Twoje zbiory
   *[no] Zbiory: { $name }
    }
takenoko-harvest-parts = Punkty, część po części
takenoko-harvest-none = Nie spełniono żadnego celu.

## Rules at a glance

takenoko-rules-lead = Hoduj bambus cesarza, karm jego pandę, zakładaj jego ogród. Kto pierwszy spełni dziewięć, osiem, siedem celów (w dwie, trzy, cztery osoby), wzywa Cesarza; pozostali mają jeszcze po jednej turze. Wygrywa największa liczba punktów.
takenoko-rules-turn = Tura
takenoko-rules-turn-how = Rzuć kostką pogody (nie w pierwszej rundzie), potem wykonaj dwie różne akcje, jedną po drugiej. W każdej chwili po rzucie możesz umieszczać kanały i usprawnienia oraz wykładać spełnione cele.
takenoko-rules-deed-plots = Dobierz trzy, połóż jedno przy stawie albo przy dwóch polach; pozostałe idą pod stos.
takenoko-rules-deed-channel = Weź kanał. Umieść go teraz albo później.
takenoko-rules-deed-gardener = Przesuń go w linii prostej. Bambus rośnie tam, gdzie stanie, i na sąsiednich nawodnionych polach tego samego koloru.
takenoko-rules-deed-panda = Przesuń ją w linii prostej. Zjada jeden segment tam, gdzie stanie.
takenoko-rules-deed-objective = Dobierz kartę z wybranej talii; na ręce może być najwyżej pięć.
takenoko-rules-water = Woda i bambus
takenoko-rules-water-how = Pole jest nawodnione przy stawie, przy kanale albo ze zbiornikiem. Bambus rośnie tylko na nawodnionych polach, najwyżej na cztery segmenty; pierwszy wyrasta od razu, gdy po raz pierwszy dotrze woda. Kanały zaczynają się w rogu stawu.
takenoko-rules-improvements = Jedno na pole i tylko tam, gdzie nie ma bambusa.
takenoko-rules-objectives =
    Karty pól: ten kształt w tych kolorach, wszystkie nawodnione, dowolnie obrócony, ale nie odbity. Karty ogrodnika: bambusy o wysokości { $exact ->
     [yes] dokładnie
   *[no] co najmniej
    } takiej jak na karcie. Karty pandy: segmenty z twojej planszy, które wracają do zasobów.
takenoko-rules-advanced = Cel, który jest spełniony już przy dobieraniu, idzie pod swoją talię; dobierz jeszcze raz.
takenoko-rules-equal = Przy remisie decydują punkty z celów pandy.

## House rules

option-advanced-name = Dla zaawansowanych
option-advanced = Cele spełnione już przy dobieraniu dobiera się jeszcze raz
option-gardener-exact-name = Dokładna wysokość
option-gardener-exact = Bambusy o wysokości trzech liczą się tylko z trzema segmentami, nie z czterema
option-unlimited-bamboo-name = Bambus bez limitu
option-unlimited-bamboo = Bambus nigdy się nie kończy

## The score sheet

plot-objectives = cele pól
gardener-objectives = cele ogrodnika
panda-objectives = cele pandy
emperor = Cesarz
the-emperor = Cesarz

## Said by the rules

rolled-the-weather-die = rzuca kostką pogody
rolled-face =
    wyrzuca: { $face ->
     [sun] słońce
     [rain] deszcz
     [wind] wiatr
     [storm] burza
     [cloud] chmury
    *[any] „?”
    }
laid-a-colour-plot-where =
    kładzie { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } pole { $where }
moved-the-gardener-to-place-1-section-grew =
    przesuwa ogrodnika na { $place }: { $times ->
     [2] za każdym razem wyrasta
    *[other] wyrasta
    } 1 segment
moved-the-gardener-to-place-n-sections-grew =
    przesuwa ogrodnika na { $place }: { $n ->
     [few] wyrastają { $n } segmenty
    *[many] wyrasta { $n } segmentów
    }{ $times ->
     [2] {" "}za każdym razem
    *[other] {""}
    }
moved-the-panda-to-place-where-he-ate-a-colour =
    przesuwa pandę na { $place }, gdzie { $times ->
     [2] za każdym razem zjada
    *[other] zjada
    } ona { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } segment
frightened-the-panda-to-place-where-he-ate-a-colour =
    płoszy pandę na { $place }, gdzie zjada ona { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } segment
made-no-use-of-the-weather = nie korzysta z pogody
drew-plots = dobiera pola
left-the-plot-as-it-is = zostawia pole bez zmian
took-a-channel =
    { $times ->
     [2] bierze dwa kanały
    *[other] bierze kanał
    }
ended-the-turn = kończy turę
kept-one-of-the-plots = zatrzymuje jedno z pól
put-the-other-plots-under-the-pile = odkłada pozostałe pola pod stos
laid-a-plot-where = kładzie pole { $where }
let-it-rain-where = sprowadza deszcz { $where }
let-bamboo-grow-where = pozwala rosnąć bambusowi { $where }
frightened-the-panda-to-place = płoszy pandę na { $place }
moved-the-gardener-to-place = przesuwa ogrodnika na { $place }
moved-the-panda-to-place = przesuwa pandę na { $place }
placed-a-channel-where =
    { $times ->
     [2] umieszcza kanały
     [3] umieszcza kanały
     [4] umieszcza kanały
    *[other] umieszcza kanał
    } { $where }
placed-a-watershed-where = umieszcza zbiornik { $where }
placed-an-enclosure-where = umieszcza ogrodzenie { $where }
placed-a-fertilizer-where = umieszcza nawóz { $where }
the-pond = staw
the-plot-where = pole { $where }
side-of-the-pond =
    na { $side ->
     [east] wschód
     [south-east] południowy wschód
     [south] południe
     [south-west] południowy zachód
     [west] zachód
     [north-west] północny zachód
     [north] północ
    *[north-east] północny wschód
    } od stawu
n-steps-side-of-the-pond =
    { $n ->
     [few] { $n } kroki
    *[many] { $n } kroków
    } na { $side ->
     [east] wschód
     [south-east] południowy wschód
     [south] południe
     [south-west] południowy zachód
     [west] zachód
     [north-west] północny zachód
     [north] północ
    *[north-east] północny wschód
    } od stawu
n-1-step-side-then-1-other-of-the-pond =
    krok na { $side ->
     [east] wschód
     [south-east] południowy wschód
     [south-west] południowy zachód
     [west] zachód
     [north-west] północny zachód
    *[north-east] północny wschód
    } i krok na { $other ->
     [east] wschód
     [south-east] południowy wschód
     [south-west] południowy zachód
     [west] zachód
     [north-west] północny zachód
    *[north-east] północny wschód
    } od stawu
n-steps-side-then-m-other-of-the-pond =
    { $n ->
     [few] { $n } kroki
    *[many] { $n } kroków
    } na { $side ->
     [east] wschód
     [south-east] południowy wschód
     [south-west] południowy zachód
     [west] zachód
     [north-west] północny zachód
    *[north-east] północny wschód
    } i { $m ->
     [one] krok
     [few] { $m } kroki
    *[many] { $m } kroków
    } na { $other ->
     [east] wschód
     [south-east] południowy wschód
     [south-west] południowy zachód
     [west] zachód
     [north-west] północny zachód
    *[north-east] północny wschód
    } od stawu
kept-a-plain-colour-plot =
    zatrzymuje { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } pole
kept-a-colour-plot-with-a-watershed =
    zatrzymuje { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } pole ze zbiornikiem
kept-a-colour-plot-with-an-enclosure =
    zatrzymuje { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } pole z ogrodzeniem
kept-a-colour-plot-with-a-fertilizer =
    zatrzymuje { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } pole z nawozem
put-a-plain-colour-plot-directly-under-the-pile =
    odkłada { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } pole bezpośrednio pod stos
put-a-colour-plot-with-a-watershed-directly-under-the =
    odkłada { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } pole ze zbiornikiem bezpośrednio pod stos
put-a-colour-plot-with-an-enclosure-directly-under-the =
    odkłada { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } pole z ogrodzeniem bezpośrednio pod stos
put-a-colour-plot-with-a-fertilizer-directly-under-the =
    odkłada { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } pole z nawozem bezpośrednio pod stos
claimed-points-points-for-two-colour-sections =
    wykłada cel za { $points ->
     [few] { $points } punkty
    *[many] { $points } punktów
    }: dwa { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } segmenty
claimed-points-points-for-a-section-of-each-colour =
    wykłada cel za { $points ->
     [few] { $points } punkty
    *[many] { $points } punktów
    }: po segmencie każdego koloru
claimed-points-points-for-n-colour-stalks-of-height-sections =
    wykłada cel za { $points ->
     [few] { $points } punkty
    *[many] { $points } punktów
    }: { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } bambusy o wysokości { $height }, liczba: { $n }
claimed-points-points-for-colour-plots-in-a-shape =
    wykłada cel za { $points ->
     [few] { $points } punkty
    *[many] { $points } punktów
    }: { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } pola { $shape ->
     [line] w linii
     [curve] w łuku
     [triangle] w trójkącie
    *[diamond] w rombie
    }
claimed-points-points-for-one-and-two-plots-in-a =
    wykłada cel za { $points ->
     [few] { $points } punkty
    *[many] { $points } punktów
    }: { $one ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } i { $two ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } pola w rombie
claimed-points-points-for-stalk =
    wykłada cel za { $points ->
     [few] { $points } punkty
    *[many] { $points } punktów
    }: { $stalk }
a-colour-stalk-of-height-without-an-improvement =
    { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus o wysokości { $height } bez usprawnienia
a-colour-stalk-of-height-with-a-watershed =
    { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus o wysokości { $height } ze zbiornikiem
a-colour-stalk-of-height-with-an-enclosure =
    { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus o wysokości { $height } z ogrodzeniem
a-colour-stalk-of-height-with-a-fertilizer =
    { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus o wysokości { $height } z nawozem
bamboo-sections-to-spare = nadwyżka segmentów bambusa
channels-and-improvements-in-store = kanały i usprawnienia w zapasie
actions-left-in-this-turn = akcje pozostałe w tej turze
this-plot-is-not-waiting-for-bamboo = to pole nie czeka na bambus
no-bamboo-is-being-shared-out-now = teraz nie rozdziela się bambusa
the-weather-die-is-rolled-once-when-a-turn-begins = kostką pogody rzuca się raz, na początku tury, i nie w pierwszej rundzie
there-is-no-weather-to-decline-now = nie ma teraz pogody, z której można zrezygnować
no-improvement-is-left-so-choose-another-weather = nie ma już usprawnień, więc wybierz inną pogodę
improvements-are-taken-when-there-are-clouds = usprawnienia bierze się przy chmurach
the-weather-is-chosen-only-when-the-die-shows-or = pogodę wybiera się tylko wtedy, gdy na kostce jest ? albo chmury, a nie ma już usprawnień
it-is-not-raining-now = teraz nie pada
there-is-no-plot-there = tam nie ma pola
rain-makes-bamboo-grow-on-irrigated-plots-only = od deszczu bambus rośnie tylko na nawodnionych polach
there-is-no-storm-now = teraz nie ma burzy
there-is-no-tile-there = tam nie ma kafelka
the-panda-must-move-to-another-tile = panda musi przejść na inny kafelek
all-actions-of-this-turn-are-done = wszystkie akcje tej tury są już wykonane
you-have-not-drawn-such-a-plot = takiego pola nie ma wśród dobranych
no-such-plot-is-left-over = takie pole nie zostało
a-plot-is-kept-when-plots-have-just-been-drawn = pole zatrzymuje się zaraz po dobraniu
plots-go-under-the-pile-after-you-have-kept-one = pola idą pod stos, gdy jedno z dobranych jest już zatrzymane
the-pond-is-there = tam jest staw
a-plot-is-there-already = tam już leży pole
a-plot-must-touch-the-pond-or-two-other-plots = pole musi stykać się ze stawem albo z dwoma innymi polami
no-plot-has-just-been-laid-that-could-be-improved = nie położono właśnie pola, które można by usprawnić
a-figure-must-move = figurka musi się ruszyć
figures-move-in-a-straight-line-over-tiles-only = figurki ruszają się w linii prostej i tylko po kafelkach
all-objectives-of-this-kind-are-fulfilled-already = wszystkie cele tego rodzaju są już spełnione
you-must-do-two-actions-first = najpierw trzeba wykonać dwie akcje
you-do-not-hold-this-objective = nie masz tego celu na ręce
the-shape-is-there-but-one-of-its-plots-is = układ już jest, ale jedno z jego pól jest suche
the-shape-is-there-but-n-of-its-plots-are = układ już jest, ale suche pola: { $n }
only-the-mirror-image-of-the-shape-is-there-a = jest tylko lustrzane odbicie układu: układ można obracać, ale nie odbijać
the-garden-has-have-of-the-need-plots-of-this = w ogrodzie jest { $have } z { $need } pól tego układu
the-garden-has-no-colour-plot-without-an-improvement =
    w ogrodzie nie ma { $colour ->
     [green] zielonego
     [yellow] żółtego
    *[pink] różowego
    } pola bez usprawnienia
the-garden-has-no-colour-plot-with-a-watershed =
    w ogrodzie nie ma { $colour ->
     [green] zielonego
     [yellow] żółtego
    *[pink] różowego
    } pola ze zbiornikiem
the-garden-has-no-colour-plot-with-an-enclosure =
    w ogrodzie nie ma { $colour ->
     [green] zielonego
     [yellow] żółtego
    *[pink] różowego
    } pola z ogrodzeniem
the-garden-has-no-colour-plot-with-a-fertilizer =
    w ogrodzie nie ma { $colour ->
     [green] zielonego
     [yellow] żółtego
    *[pink] różowego
    } pola z nawozem
the-colour-stalk-of-height-sections-has-an-improvement-and =
    { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus o wysokości { $height } stoi na polu z usprawnieniem, a nie może go tam być
the-colour-stalk-of-height-sections-has-no-watershed =
    { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus o wysokości { $height } nie ma zbiornika
the-colour-stalk-of-height-sections-has-no-enclosure =
    { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus o wysokości { $height } nie ma ogrodzenia
the-colour-stalk-of-height-sections-has-no-fertilizer =
    { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus o wysokości { $height } nie ma nawozu
the-tallest-colour-stalk-on-a-plot-without-an-improvement =
    najwyższy { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus na polu bez usprawnienia ma { $have } z { $height } segmentów
the-tallest-colour-stalk-on-a-plot-with-a-watershed =
    najwyższy { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus na polu ze zbiornikiem ma { $have } z { $height } segmentów
the-tallest-colour-stalk-on-a-plot-with-an-enclosure =
    najwyższy { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus na polu z ogrodzeniem ma { $have } z { $height } segmentów
the-tallest-colour-stalk-on-a-plot-with-a-fertilizer =
    najwyższy { $colour ->
     [green] zielony
     [yellow] żółty
    *[pink] różowy
    } bambus na polu z nawozem ma { $have } z { $height } segmentów
the-card-asks-for-need-colour-stalks-of-exactly-three =
    { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } bambusy o dokładnie trzech segmentach: potrzeba { $need }, w ogrodzie jest { $have }
the-card-asks-for-need-colour-stalks-of-three-sections =
    { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } bambusy o co najmniej trzech segmentach: potrzeba { $need }, w ogrodzie jest { $have }
colour-stalks-of-four-sections-do-not-count-the-card =
    { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } bambusy o czterech segmentach się nie liczą: karta wymaga dokładnie trzech
the-card-asks-for-need-colour-sections-and-you-have =
    { $colour ->
     [green] zielone
     [yellow] żółte
    *[pink] różowe
    } segmenty: potrzeba { $need }, masz { $have }
you-have-no-colour-section =
    nie masz { $colour ->
     [green] zielonego
     [yellow] żółtego
    *[pink] różowego
    } segmentu
you-have-no-one-section-and-no-other-section =
    nie masz { $one ->
     [green] zielonego
     [yellow] żółtego
    *[pink] różowego
    } ani { $other ->
     [green] zielonego
     [yellow] żółtego
    *[pink] różowego
    } segmentu
you-have-no-bamboo-section = nie masz żadnego segmentu bambusa
you-have-no-channel = nie masz kanału
a-channel-lies-between-two-plots = kanał leży między dwoma polami
a-channel-is-there-already = tam już leży kanał
a-channel-must-touch-the-pond-or-another-channel = kanał musi stykać się ze stawem albo z innym kanałem
this-plot-has-an-improvement-already = to pole ma już usprawnienie
improvements-go-on-plots-without-bamboo = usprawnienia kładzie się na polach bez bambusa
no-place-for-a-channel-it-lies-between-two-plots = nie ma miejsca na kanał: leży między dwoma polami i styka się ze stawem albo z innym kanałem
no-place-for-an-improvement-it-needs-a-plot-without = nie ma miejsca na usprawnienie: potrzebne jest pole bez bambusa i bez usprawnienia
figures-move-over-plots-and-no-plot-has-been-laid = figurki ruszają się po polach, a żadne pole jeszcze nie leży
no-objective-is-left = nie ma już celów
bamboo-grows-no-higher-than-height-sections = bambus nie rośnie wyżej niż na { $height } segmenty
you-may-hold-hand-objectives-at-most = na ręce może być najwyżej { $hand } celów
equal-with-points-points-also-in-panda-objectives-the-win = remis, punkty: { $points }, także w celach pandy: zwycięstwo jest wspólne
equal-with-points-points-of-these-more-points-of-panda = remis, punkty: { $points }; decydują punkty z celów pandy
rounds-rounds-are-played-and-points-points-are-the-most = rozegrane rundy: { $rounds }; najwięcej punktów: { $points }
chose-face =
    { $face ->
     [sun] wybiera słońce
     [rain] wybiera deszcz
     [wind] wybiera wiatr
     [storm] wybiera burzę
   *[cloud] wybiera chmury
    }
took-a-watershed = bierze zbiornik
took-an-enclosure = bierze ogrodzenie
took-a-fertilizer = bierze nawóz
added-a-watershed = dodaje zbiornik
added-an-enclosure = dodaje ogrodzenie
added-a-fertilizer = dodaje nawóz
drew-a-deck-objective =
    { $deck ->
     [plot] dobiera cel pól
     [gardener] dobiera cel ogrodnika
   *[panda] dobiera cel pandy
    }
plot-reason = { $plot }: { $reason }
channel-reason = { $channel }: { $reason }
you-have-no-kind =
    { $kind ->
     [watershed] nie masz zbiornika
     [enclosure] nie masz ogrodzenia
   *[fertilizer] nie masz nawozu
    }
no-kind-is-left =
    { $kind ->
     [watershed] nie ma już zbiorników
     [enclosure] nie ma już ogrodzeń
   *[fertilizer] nie ma już nawozów
    }
no-colour-bamboo-is-left =
    { $colour ->
     [green] nie ma już zielonego bambusa
     [yellow] nie ma już żółtego bambusa
   *[pink] nie ma już różowego bambusa
    }
no-deck-objective-is-left =
    { $deck ->
     [plot] nie ma już celów pól
     [gardener] nie ma już celów ogrodnika
   *[panda] nie ma już celów pandy
    }
no-channel-is-left = nie ma już kanałów
no-plot-is-left = nie ma już pól
plots-are-laid-when-they-have-been-drawn = pola kładzie się po dobraniu
first-roll-the-weather-die = najpierw rzuć kostką pogody
first-choose-the-weather-or-decline-it = najpierw wybierz pogodę albo z niej zrezygnuj
first-let-it-rain-or-decline = najpierw sprowadź deszcz albo z niego zrezygnuj
first-let-the-storm-move-the-panda-or-decline = najpierw niech burza przegoni pandę albo z niej zrezygnuj
first-take-an-improvement-or-decline = najpierw weź usprawnienie albo z niego zrezygnuj
choose-an-action-or-end-your-turn = wybierz akcję albo zakończ turę
first-choose-which-of-the-drawn-plots-to-lay = najpierw wybierz pole, które położysz
first-say-which-plot-goes-directly-under-the-pile = najpierw wskaż, które pole idzie bezpośrednio pod stos
first-lay-the-plot-that-you-kept = najpierw połóż zatrzymane pole
first-add-an-improvement-to-the-plot-just-laid-or = najpierw dodaj usprawnienie do nowego pola albo zostaw je bez zmian
bamboo-is-short-first-say-which-plots-grow = brakuje bambusa: najpierw wskaż, które pola rosną
that-objective-was-fulfilled-already-first-draw-another-one = ten cel był już spełniony: najpierw dobierz inny
you-have-laid-a-plot-in-this-turn-already = w tej turze pole jest już położone
you-have-taken-a-channel-in-this-turn-already = w tej turze kanał jest już wzięty
you-have-moved-the-gardener-in-this-turn-already = w tej turze ogrodnik już się ruszył
you-have-moved-the-panda-in-this-turn-already = w tej turze panda już się ruszyła
you-have-drawn-an-objective-in-this-turn-already = w tej turze cel jest już dobrany
