### Ohanami.

## Said by the rules

kept-card = zatrzymuje { $card }
laid-card-in-garden-garden = dokłada { $card } do ogrodu { $garden }
started-a-garden-with-card =
    { $times ->
     [2] zakłada ogrody: { $card }
   *[other] zakłada ogród: { $card }
    }
discarded-card = odrzuca { $card }
kept-a-card =
    { $times ->
     [2] zatrzymuje dwie karty
   *[other] zatrzymuje kartę
    }
discarded-a-card =
    { $times ->
     [2] odrzuca dwie karty
   *[other] odrzuca kartę
    }
decided-on-a-card =
    { $times ->
     [2] decyduje o obu kartach
   *[other] decyduje o jednej karcie
    }
room-for-the-cards-to-come = miejsce na kolejne karty
water = woda
plants = rośliny
stone = kamienie
blossoms = kwiaty wiśni
cards-are-being-laid-now-choose-again-when-everybody-has = teraz wykłada się karty; wybierzesz znowu, gdy wszyscy wyłożą swoje
you-have-kept-two-cards-already = masz już dwie zatrzymane karty
cards-are-laid-when-everybody-has-kept-two = karty wykłada się dopiero, gdy wszyscy zatrzymają po dwie
you-have-laid-your-cards-of-this-turn = twoje karty z tej tury są już wyłożone
it-is-not-your-turn-to-lay = jeszcze nie twoja kolej na wykładanie
you-have-started-three-gardens-and-that-is-all-there = masz już trzy ogrody, a więcej ich nie ma
you-have-kept-card-already = kartę { $card } już zatrzymujesz
card-is-not-one-of-the-cards-you-kept = { $card } nie jest jedną z twoich zatrzymanych kart
garden-garden-is-not-started-yet = ogród { $garden } nie jest jeszcze założony
garden-garden-goes-from-low-to-high-only-a-lower = ogród { $garden } sięga od { $low } do { $high }: pasuje tylko karta niższa albo wyższa
the-third-scoring-is-done-and-points-points-are-the = trzecie punktowanie za nami; najwięcej punktów: { $points }
equal-with-points-points-and-blossoms-blossoms-so-the-win =
    remis: { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
   *[many] { $points } punktów
    } i { $blossoms ->
     [one] { $blossoms } kwiat wiśni
     [few] { $blossoms } kwiaty wiśni
   *[many] { $blossoms } kwiatów wiśni
    }, więc zwycięstwo jest wspólne
equal-with-points-points-blossoms-blossoms-decide =
    remis, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; rozstrzyga większa liczba kwiatów wiśni: { $blossoms }
round-n-suit = runda { $n }, { $suit }

## House rules

option-lay-order-name = Kolejność wykładania
option-lay-order = Kto wykłada pierwszy
option-lay-order-last-commit = kto wybrał ostatni
option-lay-order-rotate = każdy po kolei
option-simultaneous-lay-name = Wykładanie naraz
option-simultaneous-lay = Wszyscy wykładają naraz i w ukryciu, aż każdy skończy
option-peek-before-lay-name = Podgląd przed wykładaniem
option-peek-before-lay = Wolno obejrzeć następne karty na ręce przed wykładaniem

## What to do

ohanami-resigned = Partia poddana; inni grają dalej.
ohanami-choose =
    { $n ->
     [one] Zatrzymaj jeszcze jedną kartę.
   *[other] Zatrzymaj dwie karty.
    }
ohanami-keep-these = Zatrzymać { $cards }?
ohanami-last-cards = To ostatnie karty rundy; nic nie przekazujesz dalej.
ohanami-hand-on =
    { $side ->
     [left] { $n ->
         [one] { $n } karta przechodzi w lewo, do: { $name }.
         [few] Pozostałe { $n } karty przechodzą w lewo, do: { $name }.
       *[many] Pozostałych { $n } kart przechodzi w lewo, do: { $name }.
        }
     [right] { $n ->
         [one] { $n } karta przechodzi w prawo, do: { $name }.
         [few] Pozostałe { $n } karty przechodzą w prawo, do: { $name }.
       *[many] Pozostałych { $n } kart przechodzi w prawo, do: { $name }.
        }
   *[across] { $n ->
         [one] { $n } karta przechodzi do: { $name }.
         [few] Pozostałe { $n } karty przechodzą do: { $name }.
       *[many] Pozostałych { $n } kart przechodzi do: { $name }.
        }
    }
ohanami-kept = Zatrzymujesz { $cards }.
ohanami-waiting-for = Czekamy na wybór: { $names }.
ohanami-lay-or-start = Dołóż { $card } albo załóż ogród.
ohanami-lay-at-an-end = Dołóż { $card } na końcu ogrodu.
ohanami-start-with = Załóż ogród kartą { $card }.
ohanami-fits-nowhere = { $card } nie pasuje do żadnego ogrodu. Odrzuć ją.
ohanami-rule-ends = Niższa od najniższej albo wyższa od najwyższej karty.
ohanami-rule-gardens = W całej grze możesz mieć trzy ogrody.
ohanami-rule-aside = Odrzucone karty nie dają punktów.
ohanami-then = { $rule } Potem wyłóż { $cards }.
ohanami-after-that = Potem wykładasz { $cards }.
ohanami-turn-laid = Twoje karty z tej tury są wyłożone.
ohanami-look-on = Patrzysz na grę.
ohanami-one-chooses =
    { $n ->
     [one] { $name } wybiera jedną kartę.
   *[other] { $name } wybiera dwie karty.
    }
ohanami-several-choose =
    { $n ->
     [2] { $names } wybierają po dwie karty.
   *[other] { $names } wybierają karty.
    }
ohanami-one-lays =
    { $n ->
     [one] { $name } wykłada jedną kartę.
   *[other] { $name } wykłada dwie karty.
    }
ohanami-several-lay = { $names } wykładają karty.
ohanami-undo = Cofnij
ohanami-take-back = Weź z powrotem
ohanami-keep = Zatrzymaj { $cards }
ohanami-keep-and-pass = Zatrzymaj { $cards }, resztę przekaż
ohanami-keep-some =
    { $n ->
     [one] Zatrzymaj jedną kartę
   *[other] Zatrzymaj dwie karty
    }

## Where we are

ohanami-over = Koniec partii
ohanami-where =
    { $side ->
     [left] Runda { $round } z 3 · tura { $turn } z 5 · karty idą w lewo
   *[right] Runda { $round } z 3 · tura { $turn } z 5 · karty idą w prawo
    }
ohanami-where-briefly = Runda { $round } · tura { $turn }/5
ohanami-is-choosing = wybiera
ohanami-has-chosen = karty wybrane
ohanami-is-laying =
    { $n ->
     [one] wykłada, jeszcze { $n } karta
     [few] wykłada, jeszcze { $n } karty
   *[many] wykłada, jeszcze { $n } kart
    }
ohanami-waits = czeka
ohanami-has-laid = karty wyłożone

## The gardens and the hand

ohanami-garden = Ogród { $n }
ohanami-garden-aloud =
    { $n ->
     [0] Ogród { $garden }: pusty
   *[other] Ogród { $garden }: { $cards }
    }
ohanami-may-grow = Tu może wyrosnąć ogród.
ohanami-starts-in = Puste ogrody są równe. Następny zaczyna się w ogrodzie { $n }.
ohanami-keep-first = Najpierw zatrzymaj wybrane karty.
ohanami-lay-first = Najpierw wyłóż zatrzymane karty. Potem wybierasz z tej ręki.
ohanami-empty = Pusto
ohanami-card =
    { $suit ->
     [water] { $card }, woda
     [plant] { $card }, roślina
     [stone] { $card }, kamień
   *[blossom] { $card }, kwiat wiśni
    }
ohanami-slot =
    { $end ->
     [lowest] Dołóż { $card } do ogrodu { $garden } jako najniższą
     [highest] Dołóż { $card } do ogrodu { $garden } jako najwyższą
   *[new] Załóż nowy ogród kartą { $card }
    }
ohanami-end-lowest = najniższa
ohanami-end-highest = najwyższa
ohanami-end-new = nowy ogród
ohanami-your-hand = Twoja ręka
ohanami-to-hand-on = Do przekazania
ohanami-next-hand = Następna ręka
ohanami-from = od: { $name }
ohanami-kept-cards = Zatrzymane
ohanami-to-lay = Do wyłożenia
ohanami-in-any-order = w dowolnej kolejności
ohanami-put-aside = Odrzuć
ohanami-put-card-aside = Odrzuć { $card }
ohanami-hand-empty = Nie masz kart na ręce, dopóki nie przyjdą następne.
ohanami-gardens-stay = Twoje ogrody zostają, jakie są.
ohanami-unseen =
    { $hand ->
     [one] { $hand } karta na ręce
     [few] { $hand } karty na ręce
   *[many] { $hand } kart na ręce
    } · zakryte: { $chosen } · odrzucone: { $aside }

## How the gardens stand

ohanami-panel = Twoje ogrody
ohanami-counted =
    { $suit ->
     [water] woda: { $n }
     [plant] rośliny: { $n }
     [stone] kamienie: { $n }
   *[blossom] kwiaty wiśni: { $n }
    }
ohanami-of-suit =
    { $suit ->
     [water] woda: { $n }
     [plant] rośliny: { $n }
     [stone] kamienie: { $n }
   *[blossom] kwiaty wiśni: { $n }
    }
ohanami-worth-water = po { $n }
ohanami-worth-plant = po { $n }
ohanami-worth-stone = { $n } na koniec
ohanami-worth-blossom = według drabinki
ohanami-title-water = Woda: { $n } punkty za kartę po każdej rundzie
ohanami-title-plant = Rośliny: { $n } punkty za kartę po rundach 2 i 3
ohanami-title-stone = Kamienie: { $n } punktów za kartę po rundzie 3
ohanami-title-blossom = Kwiaty wiśni: drabinka, po rundzie 3
ohanami-ladder = Drabinka kwiatów wiśni: karty i punkty
ohanami-aside = Odrzucone: { $cards }

## Points to come

ohanami-now = Gdyby liczyć teraz
ohanami-now-about = Twoje punkty, gdyby ogrody punktowano teraz
ohanami-sure = Pewne na koniec
ohanami-sure-about = Twoje punkty na koniec, nawet jeśli nic więcej nie wyłożysz
ohanami-adds =
    { $n ->
     [one] +{ $n } punkt do końca gry
     [few] +{ $n } punkty do końca gry
   *[many] +{ $n } punktów do końca gry
    }

## The rules at a glance

ohanami-rules-lead = Zatrzymaj dwie karty, resztę przekaż, wyłóż zatrzymane. Po trzech rundach wygrywają najpiękniejsze ogrody.
ohanami-rules-turn = Tura
ohanami-rules-choose = Wybór.
ohanami-rules-choose-how = Wszyscy naraz: zatrzymaj dwie karty z ręki, zakryte. Pozostałe dostaje sąsiad, w rundach 1 i 3 po lewej, w rundzie 2 po prawej.
ohanami-rules-lay = Wykładanie.
ohanami-rules-order =
    { $order ->
        [at-once] Wszyscy naraz, w ukryciu, aż każdy skończy.
        [rotate] Po kolei; w każdej turze zaczyna następna osoba.
       *[last] Po kolei; zaczyna osoba, która wybrała ostatnia.
    }
ohanami-rules-lay-how = Każdą kartę dołóż na końcu ogrodu: niższą od jego najniższej albo wyższą od jego najwyższej karty. Albo załóż ogród; w całej grze możesz mieć trzy. Albo odrzuć kartę.
ohanami-rules-peek =
    { $peek ->
     [no] Następne karty na ręce zobaczysz dopiero, gdy wyłożysz swoje.
   *[yes] Przed wykładaniem wolno ci obejrzeć następne karty na ręce.
    }
ohanami-rules-round = Pięć tur to runda: zatrzymujesz dziesięć kart. Potem rozdaje się nowe; ogrody zostają.
ohanami-rules-points = Punkty
ohanami-suit-water = Woda
ohanami-suit-plant = Rośliny
ohanami-suit-stone = Kamienie
ohanami-suit-blossom = Kwiaty wiśni
ohanami-rules-water = { $n } za kartę po każdej rundzie
ohanami-rules-plant = { $n } za kartę po rundach 2 i 3
ohanami-rules-stone = { $n } za kartę po rundzie 3
ohanami-rules-blossom = 1, 3, 6, 10, 15… po rundzie 3: każdy jest wart o jeden więcej niż poprzedni, do { $most }
ohanami-rules-end = Kto ma najwięcej punktów, wygrywa. Przy remisie decyduje większa liczba kwiatów wiśni.
