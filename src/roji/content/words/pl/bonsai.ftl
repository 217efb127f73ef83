### Bonsai.

## What was done

pruned-the-bonsai = przycina bonsai
placed-wood =
    { $times ->
     [2] kładzie dwie płytki drewna
     [3] kładzie trzy płytki drewna
   *[other] kładzie drewno
    }
placed-a-leaf =
    { $times ->
     [2] kładzie dwa liście
     [3] kładzie trzy liście
   *[other] kładzie liść
    }
placed-a-flower =
    { $times ->
     [2] kładzie dwa kwiaty
     [3] kładzie trzy kwiaty
   *[other] kładzie kwiat
    }
placed-a-fruit =
    { $times ->
     [2] kładzie dwa owoce
     [3] kładzie trzy owoce
   *[other] kładzie owoc
    }
took-the-card-next-to-the-deck = bierze kartę przy talii
took-the-card-with-wood-or-a-leaf = bierze kartę z drewnem albo liściem
took-the-card-with-wood-and-a-flower = bierze kartę z drewnem i kwiatem
took-the-card-with-a-leaf-and-a-fruit = bierze kartę z liściem i owocem
took-a-kind-card =
    bierze kartę { $kind ->
     [Tool] Narzędzie
     [Growth] Wzrost
     [Master] Mistrz
     [Helper] Pomocnik
    *[Parchment] Pergamin
    }
took-a-kind-card-tiles =
    bierze kartę { $kind ->
     [Tool] Narzędzie
     [Growth] Wzrost
     [Master] Mistrz
     [Helper] Pomocnik
    *[Parchment] Pergamin
    }: { $tiles }
n-wood = { $n } drewno
n-leaf = { $n } liść
n-leaves = { $n } liście
n-flower = { $n } kwiat
n-flowers = { $n } kwiaty
n-fruit = { $n } owoc
n-fruits = { $n } owoce
one-other = { $one }, { $other }
one-and-other = { $one } i { $other }
cultivated = pielęgnuje bonsai
took-wood = bierze drewno
took-a-leaf = bierze liść
took-a-flower = bierze kwiat
took-a-fruit = bierze owoc
finished-placing-tiles = kończy kładzenie płytek
claimed-the-points-point-colour-goal =
    { $colour ->
     [brown] zdobywa { bonsai-goals-brown } za { $points } pkt
     [green] zdobywa { bonsai-goals-green } za { $points } pkt
     [orange] zdobywa { bonsai-goals-orange } za { $points } pkt
     [pink] zdobywa { bonsai-goals-pink } za { $points } pkt
   *[blue] zdobywa { bonsai-goals-blue } za { $points } pkt
    }
renounced-the-colour-goal =
    { $colour ->
     [brown] rezygnuje z { bonsai-goals-brown }
     [green] rezygnuje z { bonsai-goals-green }
     [orange] rezygnuje z { bonsai-goals-orange }
     [pink] rezygnuje z { bonsai-goals-pink }
   *[blue] rezygnuje z { bonsai-goals-blue }
    }
gave-back-wood =
    { $times ->
     [2] oddaje dwie płytki drewna
     [3] oddaje trzy płytki drewna
   *[other] oddaje drewno
    }
gave-back-a-leaf =
    { $times ->
     [2] oddaje dwa liście
     [3] oddaje trzy liście
   *[other] oddaje liść
    }
gave-back-a-flower =
    { $times ->
     [2] oddaje dwa kwiaty
     [3] oddaje trzy kwiaty
   *[other] oddaje kwiat
    }
gave-back-a-fruit =
    { $times ->
     [2] oddaje dwa owoce
     [3] oddaje trzy owoce
   *[other] oddaje owoc
    }

## What may not be done

begin-your-turn-meditate-or-cultivate = zacznij turę: medytuj albo pielęgnuj bonsai
choose-wood-or-a-leaf-first = najpierw wybierz drewno albo liść
choose-the-tile-that-the-master-gives-first = najpierw wybierz płytkę od Mistrza
finish-with-the-helper-first = najpierw skończ pracę Pomocnika
finish-cultivating-first = najpierw skończ pielęgnację
claim-or-renounce-the-goals-that-your-bonsai-meets-first = najpierw zdobądź cele, które spełnia twoje bonsai, albo z nich zrezygnuj
give-back-the-tiles-beyond-your-capacity-first = najpierw oddaj płytki ponad limit
a-bonsai-is-pruned-at-the-beginning-of-a-turn = bonsai przycina się na początku tury
wood-can-grow-on-your-bonsai-so-nothing-is-pruned = na twoim bonsai może urosnąć drewno, więc niczego się nie przycina
the-bud-is-never-removed = pąka nigdy się nie usuwa
there-is-no-tile-to-remove = nie ma tam płytki do usunięcia
that-tile-does-not-touch-wood-so-taking-it-off = ta płytka nie dotyka drewna, więc jej usunięcie nie zrobi miejsca
that-would-take-falling-tiles-off-where-fewest-would-do =
    { $falling ->
     [one] to zdjęłoby { $falling } płytkę, a wystarczy { $fewest }
     [few] to zdjęłoby { $falling } płytki, a wystarczy { $fewest }
   *[many] to zdjęłoby { $falling } płytek, a wystarczy { $fewest }
    }
no-card-is-left-there = nie ma tam już karty
your-last-cultivate-was-empty-and-no-tile-can-be = poprzednia pielęgnacja była pusta, a teraz nie można położyć żadnej płytki
in-flourishing-spring-you-cultivate-only-with-a-flower-in = w Kwitnącej Wiośnie pielęgnujesz tylko z kwiatem w zapasie, który da się położyć
tiles-are-placed-when-you-cultivate-or-use-a-helper = płytki kładzie się, gdy pielęgnujesz bonsai albo korzystasz z Pomocnika
there-is-no-tile-in-your-supply =
    { $tile ->
     [wood] w twoim zapasie nie ma drewna
     [leaf] w twoim zapasie nie ma liścia
     [flower] w twoim zapasie nie ma kwiatu
   *[fruit] w twoim zapasie nie ma owocu
    }
no-symbol-is-left-to-place-wood = nie ma już symbolu, aby położyć drewno
no-symbol-is-left-to-place-a-leaf = nie ma już symbolu, aby położyć liść
no-symbol-is-left-to-place-a-flower = nie ma już symbolu, aby położyć kwiat
no-symbol-is-left-to-place-a-fruit = nie ma już symbolu, aby położyć owoc
no-place-on-your-bonsai-takes-wood-it-must-touch = na twoim bonsai nie ma miejsca na drewno: musi dotykać drewna
no-place-on-your-bonsai-takes-a-leaf-it-must = na twoim bonsai nie ma miejsca na liść: musi dotykać drewna
no-place-on-your-bonsai-takes-a-flower-it-must = na twoim bonsai nie ma miejsca na kwiat: musi dotykać liścia
no-place-on-your-bonsai-takes-a-fruit-it-must = na twoim bonsai nie ma miejsca na owoc: musi dotykać dwóch stykających się liści i żadnego innego owocu
in-flourishing-spring-every-cultivate-places-a-flower-and-after = w Kwitnącej Wiośnie w każdej pielęgnacji kładziesz kwiat, a po tym ruchu żadnego nie dałoby się położyć
the-bud-is-there = tam jest pąk
the-pot-is-there = tam jest doniczka
something-grows-there-already = tam już coś rośnie
wood-must-touch-wood = drewno musi dotykać drewna
a-leaf-must-touch-wood = liść musi dotykać drewna
a-flower-must-touch-a-leaf = kwiat musi dotykać liścia
a-fruit-must-touch-two-leaves-that-touch-each-other = owoc musi dotykać dwóch liści, które się stykają
a-fruit-may-not-touch-another-fruit = owoc nie może dotykać innego owocu
this-card-comes-with-wood-or-a-leaf = z tą kartą bierze się drewno albo liść
there-is-no-tile-to-choose-now = teraz nie wybiera się płytki
you-are-not-placing-tiles = nie kładziesz teraz płytek
in-flourishing-spring-every-cultivate-places-a-flower = w Kwitnącej Wiośnie w każdej pielęgnacji kładziesz kwiat
your-last-cultivate-was-empty-so-place-at-least-one = poprzednia pielęgnacja była pusta, więc teraz połóż przynajmniej jedną płytkę
that-goal-is-not-in-play = tego celu nie ma w grze
you-have-a-colour-goal-and-one-of-each-colour =
    { $colour ->
     [brown] masz już { bonsai-goals-brown }, a wolno zdobyć jeden cel w każdym kolorze
     [green] masz już { bonsai-goals-green }, a wolno zdobyć jeden cel w każdym kolorze
     [orange] masz już { bonsai-goals-orange }, a wolno zdobyć jeden cel w każdym kolorze
     [pink] masz już { bonsai-goals-pink }, a wolno zdobyć jeden cel w każdym kolorze
   *[blue] masz już { bonsai-goals-blue }, a wolno zdobyć jeden cel w każdym kolorze
    }
that-goal-is-claimed-already = ten cel jest już zdobyty
you-have-renounced-that-goal = już zrezygnowałeś/aś z tego celu
your-bonsai-does-not-meet-that-goal-yet = twoje bonsai jeszcze nie spełnia tego celu
goals-are-claimed-after-the-action-of-a-turn = cele zdobywa się po akcji tury
goals-are-renounced-when-the-bonsai-meets-them-after-the = z celu rezygnuje się, gdy bonsai go spełnia, po akcji tury
there-is-no-colour-goal-to-decide-about =
    { $colour ->
     [brown] { bonsai-goals-brown }: teraz nie ma o czym rozstrzygać
     [green] { bonsai-goals-green }: teraz nie ma o czym rozstrzygać
     [orange] { bonsai-goals-orange }: teraz nie ma o czym rozstrzygać
     [pink] { bonsai-goals-pink }: teraz nie ma o czym rozstrzygać
   *[blue] { bonsai-goals-blue }: teraz nie ma o czym rozstrzygać
    }
tiles-are-given-back-at-the-end-of-a-turn = płytki oddaje się na końcu tury, i tylko te ponad limit

## The end

two-hard-goals-and-a-low-one-were-needed-hard = potrzebne były dwa trudne cele i jeden łatwy; zdobyte trudne: { $hard }, łatwe: { $low }
points-points-but-target-were-needed = punkty: { $points }, a potrzeba było { $target }
three-goals-were-needed-and-count-were-claimed = potrzebne były trzy cele, zdobyte: { $count }
four-parchments-were-needed-and-count-were-collected = potrzebne były cztery Pergaminy, zebrane: { $count }
all-five-goals-were-needed-and-count-were-claimed = potrzebnych było wszystkich pięć celów, zdobyte: { $count }
three-goals-were-needed-on-one-bonsai-and-two-on = potrzebne były trzy cele na jednym bonsai i dwa na drugim, a nie { $most } i { $fewest }
points-points-and-all-that-was-asked-the-bonsai-will = punkty: { $points }, i wszystko, czego było trzeba: bonsai trafi na wystawę
equal-with-points-points-of-these-whoever-sits-farthest-from = remis, punkty: { $points }; z remisujących wygrywa osoba siedząca najdalej od pierwszego gracza
the-bonsai-was-given-up = bonsai zostało porzucone

## The score pad, and what advice counts

leaves = liście
flowers = kwiaty
fruits = owoce
parchments = Pergaminy
goals = cele
goals-claimed = zdobyte cele
the-brown-goal-within-reach = { bonsai-goals-brown } w zasięgu
the-green-goal-within-reach = { bonsai-goals-green } w zasięgu
the-orange-goal-within-reach = { bonsai-goals-orange } w zasięgu
the-pink-goal-within-reach = { bonsai-goals-pink } w zasięgu
the-blue-goal-within-reach = { bonsai-goals-blue } w zasięgu
company-still-to-be-found = towarzystwo dla kwiatów i owoców
tiles-to-place-now = płytki do położenia teraz
tiles-in-hand = płytki w zapasie
growth-tools-and-parchments-for-later = Wzrost, Narzędzia i Pergaminy na później
room-to-grow = miejsce do wzrostu
turns-to-come = przyszłe tury

## House rules

option-goals-name = Cele
option-goals = Z kaflami celów; od dwóch do czterech początkujących może grać bez nich
option-goal-colours-name = Kolory celów
option-goal-colours = Trzy kolory celów w grze
option-goal-colours-random = losowo
option-goal-colours-brown-green-orange = brązowy, zielony, pomarańczowy
option-goal-colours-brown-green-pink = brązowy, zielony, różowy
option-goal-colours-brown-green-blue = brązowy, zielony, niebieski
option-goal-colours-brown-orange-pink = brązowy, pomarańczowy, różowy
option-goal-colours-brown-orange-blue = brązowy, pomarańczowy, niebieski
option-goal-colours-brown-pink-blue = brązowy, różowy, niebieski
option-goal-colours-green-orange-pink = zielony, pomarańczowy, różowy
option-goal-colours-green-orange-blue = zielony, pomarańczowy, niebieski
option-goal-colours-green-pink-blue = zielony, różowy, niebieski
option-goal-colours-orange-pink-blue = pomarańczowy, różowy, niebieski
option-tokonoma-name = Tokonoma
option-tokonoma = Wszystkie Pergaminy są w pierwszej połowie talii
option-three-player-deck-name = Talia dla trzech osób
option-three-player-deck = Przy trzech osobach instrukcja odkłada 11 kart i zostaje ich 36; według kropek na kartach odkłada się tylko 4 i zostaje 43
option-three-player-deck-rulebook = 36 kart
option-three-player-deck-printed = 43 karty
option-refill-timing-name = Uzupełnianie kart
option-refill-timing = Kiedy pojawiają się nowe karty
option-refill-timing-rulebook = od razu
option-refill-timing-after-goals = po celach
option-refill-timing-after-discard = na końcu tury
option-level-name = Poziom
option-level = Ile punktów trzeba, by wygrać solo; scenariusz ma własny próg
option-level-gakusei = Gakusei, 80 punktów
option-level-senmon = Senmon, 100 punktów
option-level-sensei = Sensei, 120 punktów
option-level-yusha = Yusha, 140 punktów
option-scenario-name = Scenariusz
option-scenario = Solo: wyzwanie z własnymi celami i zasadami
option-scenario-none = brak
option-scenario-slow-fall = Powolna Jesień
option-scenario-long-winter = Długa Zima
option-scenario-flourishing-spring = Kwitnąca Wiosna
option-scenario-scorching-summer = Upalne Lato
option-scenario-emperor = Wyzwanie Cesarza
option-scenario-goals-name = Cele scenariusza
option-scenario-goals = Kafle celów scenariusza według twojego pudełka, na przykład 3,6,15; puste: nasz wybór
goal-colours-are-three-different-colours-with-commas-between-them = kolory celów to trzy różne kolory oddzielone przecinkami albo random (losowo)
there-is-no-goal-colour-name-there-is-colours = nie ma koloru celów { $name }; są { $colours }
scenario-goals-names-a-goal-twice = cele scenariusza wymieniają jakiś cel dwa razy
the-emperor-challenge-is-played-with-the-five-intermediate-goals = w Wyzwaniu Cesarza gra się z pięcioma środkowymi celami; zostaw cele scenariusza puste
slow-fall-needs-two-hard-goals-and-a-low-one = Powolna Jesień wymaga wśród celów scenariusza dwóch trudnych celów i jednego łatwego, w trzech kolorach
this-scenario-is-played-with-three-goals-of-three-colours = w tym scenariuszu gra się z trzema celami w trzech kolorach; wpisz je w celach scenariusza, na przykład 3,6,15
there-is-no-goal-number-goals-go-from-1-to = nie ma celu { $number }; cele mają numery od 1 do 15, oddzielone przecinkami
a-scenario-is-for-one-player-not-seats = scenariusz jest dla jednej osoby, a nie dla { $seats }
a-scenario-sets-its-own-target-choose-no-level-with = scenariusz sam wyznacza liczbę punktów; nie wybieraj do niego poziomu
a-scenario-has-goals-of-its-own-choose-no-goal = scenariusz ma własne cele; nie wybieraj do niego kolorów celów
scenario-goals-are-for-a-scenario-choose-one-or-leave = cele scenariusza są do scenariusza; wybierz go albo zostaw je puste
alone-you-play-for-goals-they-cannot-be-left-out = samemu gra się o cele; nie można ich pominąć
without-goals-there-are-no-goal-colours-to-choose = bez celów nie ma kolorów celów do wyboru

## Tiles

bonsai-tile-wood = drewno
bonsai-tile-leaf = liść
bonsai-tile-flower = kwiat
bonsai-tile-fruit = owoc
bonsai-one-wood = drewno
bonsai-one-leaf = liść
bonsai-one-flower = kwiat
bonsai-one-fruit = owoc
bonsai-one-any = płytkę
bonsai-two-wood = dwie płytki drewna
bonsai-two-leaf = dwa liście
bonsai-two-flower = dwa kwiaty
bonsai-two-fruit = dwa owoce
bonsai-some-wood =
    { $n ->
        [one] { $n } płytka drewna
        [few] { $n } płytki drewna
       *[many] { $n } płytek drewna
    }
bonsai-some-leaf =
    { $n ->
     [one] { $n } liść
     [few] { $n } liście
   *[many] { $n } liści
    }
bonsai-some-flower =
    { $n ->
     [one] { $n } kwiat
     [few] { $n } kwiaty
   *[many] { $n } kwiatów
    }
bonsai-some-fruit =
    { $n ->
     [one] { $n } owoc
     [few] { $n } owoce
   *[many] { $n } owoców
    }
bonsai-some-any =
    { $n ->
     [one] { $n } dowolną
     [few] { $n } dowolne
   *[many] { $n } dowolnych
    }
bonsai-tiles =
    { $n ->
     [one] { $n } płytkę
     [few] { $n } płytki
   *[many] { $n } płytek
    }
bonsai-rule-wood = Drewno musi dotykać drewna.
bonsai-rule-leaf = Liść musi dotykać drewna.
bonsai-rule-flower = Kwiat musi dotykać liścia.
bonsai-rule-fruit = Owoc musi dotykać dwóch liści, które się stykają, i żadnego innego owocu.

## Cards

bonsai-cards = Karty
bonsai-card-tool = Narzędzie
bonsai-card-growth = Wzrost
bonsai-card-master = Mistrz
bonsai-card-helper = Pomocnik
bonsai-card-parchment = Pergamin
bonsai-says-tool = zapas +2
bonsai-says-growth =
    { $tile ->
     [wood] 1 drewno więcej
     [leaf] 1 liść więcej
     [flower] 1 kwiat więcej
   *[fruit] 1 owoc więcej
    }
bonsai-says-helper = połóż teraz
bonsai-says-master =
    { $which ->
     [any] weź dowolną
   *[printed] { $n ->
         [2] weź obie
       *[other] weź wszystkie
        }
    }
bonsai-says-parchment = na koniec
bonsai-effect-tool = zatrzymujesz dwie płytki więcej
bonsai-effect-growth =
    { $tile ->
     [wood] w każdej pielęgnacji kładziesz jedno drewno więcej
     [leaf] w każdej pielęgnacji kładziesz jeden liść więcej
     [flower] w każdej pielęgnacji kładziesz jeden kwiat więcej
   *[fruit] w każdej pielęgnacji kładziesz jeden owoc więcej
    }
bonsai-effect-helper =
    { $tile ->
     [wood] od razu możesz położyć jedną dowolną płytkę i drewno
     [leaf] od razu możesz położyć jedną dowolną płytkę i liść
     [flower] od razu możesz położyć jedną dowolną płytkę i kwiat
   *[fruit] od razu możesz położyć jedną dowolną płytkę i owoc
    }
bonsai-effect-parchment =
    { $n ->
     [one] { $n } punkt
     [few] { $n } punkty
   *[many] { $n } punktów
    } na koniec za { $of ->
     [wood] każde drewno na twoim bonsai
     [leaf] każdy liść na twoim bonsai
     [flower] każdy kwiat na twoim bonsai
     [fruit] każdy owoc na twoim bonsai
     [growth] każdą twoją kartę Wzrostu
     [helper] każdą twoją kartę Pomocnika
   *[master] każdą twoją kartę Mistrza
    }
bonsai-effect-master = dostajesz { $tiles }
bonsai-effect-master-any = dostajesz płytkę do wyboru
bonsai-card-named = { $title }: { $effect }
bonsai-bid-card = Weź { $slot }. kartę ({ $title }, { $shows })
bonsai-card-aloud = : { $effect }
bonsai-card-aloud-slot = : { $effect }. Pole { $slot }: { $gift }
bonsai-gift-1 = bez płytki
bonsai-gift-2 = drewno albo liść
bonsai-gift-3 = drewno i kwiat
bonsai-gift-4 = liść i owoc
bonsai-or = albo
bonsai-deck = talia { $n }
bonsai-deck-aloud =
    { $n ->
     [one] Talia, { $n } karta
     [few] Talia, { $n } karty
   *[many] Talia, { $n } kart
    }
bonsai-slot-empty = Pole { $slot }, bez karty
bonsai-no-card-yet = Jeszcze bez kart.

## Goals

bonsai-goals = Cele
bonsai-no-goals = Przy tym stole nie ma celów.
bonsai-goals-brown = Bunjin-gi (drewno)
bonsai-goals-green = Moyogi (liście razem)
bonsai-goals-orange = Chokkan (owoce)
bonsai-goals-pink = Shakan (kwiaty za krawędzią)
bonsai-goals-blue = Kengai (za krawędzią)
bonsai-rim-low = złoto
bonsai-rim-intermediate = obie
bonsai-rim-hard = dół
bonsai-goal-brown =
    { $n ->
        [one] { $n } płytka drewna, licząc pąk
        [few] { $n } płytki drewna, licząc pąk
       *[many] { $n } płytek drewna, licząc pąk
    }
bonsai-goal-green =
    { $n ->
     [one] { $n } liść w jednej grupie
     [few] { $n } liście w jednej grupie
   *[many] { $n } liści w jednej grupie
    }
bonsai-goal-orange =
    { $n ->
     [one] { $n } owoc
     [few] { $n } owoce
   *[many] { $n } owoców
    }
bonsai-goal-pink =
    { $n ->
     [one] { $n } kwiat wystający po jednej stronie
     [few] { $n } kwiaty wystające po jednej stronie
   *[many] { $n } kwiatów wystających po jednej stronie
    }
bonsai-reach-low = płytka za krawędzią po stronie złotego pęknięcia
bonsai-reach-intermediate = płytki za krawędzią po obu stronach
bonsai-reach-hard = płytki za krawędzią po obu stronach, jedna z nich poniżej doniczki
bonsai-goal-claimed = zdobyty
bonsai-goal-met = spełniony
bonsai-goal-claimed-by = zdobyty: { $name }
bonsai-goal-closed = nikt nie może go już zdobyć
bonsai-goal-open = do zdobycia
bonsai-goal-open-to = do zdobycia dla: { $names }
bonsai-goal-so-far = { $state }, na razie { $n } z { $of }
bonsai-goal-name = { $says }: { $n } pkt, { $state }
bonsai-goal-aloud = { $need } ({ $says }), { $n } pkt, { $state }
bonsai-goal-claim = Zdobądź: { $goal }
bonsai-goal-told = { $goal }, { $n } pkt: { $says }.
bonsai-goal-far = Na razie { $n } z { $of }.
bonsai-so-many-of = { $n } z { $of }

## What to do

bonsai-undo = Cofnij
bonsai-done = Gotowe
bonsai-cultivate = Pielęgnacja
bonsai-take = Weź
bonsai-take-card = Weź kartę: { $title }
bonsai-renounce = Rezygnuję
bonsai-claim-points =
    { $n ->
     [one] Zdobądź { $n } punkt
     [few] Zdobądź { $n } punkty
   *[many] Zdobądź { $n } punktów
    }
bonsai-claim-brief = Zdobądź { $n }
bonsai-do-meditate = medytuj
bonsai-do-meditate-first = Medytuj
bonsai-do-cultivate = pielęgnuj bonsai
bonsai-meditate-or-cultivate = { $meditate } albo { $cultivate }.
bonsai-meditate-or-cultivate-rule = Dotknij karty, by wziąć ją z płytkami pod nią, albo kładź płytki na swoim bonsai.
bonsai-prune-meditate-or-cultivate = Przytnij, { $meditate } albo { $cultivate }.
bonsai-prune-rule = Na twoim bonsai nie może urosnąć drewno: wolno odciąć jak najmniej płytek, byle zrobić miejsce.
bonsai-only-cultivate = Pielęgnuj swoje bonsai.
bonsai-only-cultivate-rule = Nie ma już kart do wzięcia.
bonsai-only-meditate = Medytuj: weź kartę.
bonsai-touch-a-card-or-a-tile = Dotknij karty albo płytki.
bonsai-touch-scissors = Dotknij nożyczek, by przyciąć, albo karty lub płytki.
bonsai-touch-a-tile = Dotknij płytki.
bonsai-touch-a-card = Dotknij karty.
bonsai-touch-a-place = Dotknij zaznaczonego miejsca.
bonsai-and-last =
    { $rule } { $n ->
     [1] To ostatnia tura.
   *[other] To ostatnie tury.
    }
bonsai-take-the = Wziąć tę kartę: { $card }?
bonsai-take-the-rule = Razem z nią: { $gift }. Działanie: { $effect }.
bonsai-take-wood-or-leaf = Weź { $wood } albo { $leaf }.
bonsai-take-wood-or-leaf-rule = Należy się z wziętą kartą.
bonsai-take-any = Weź { $tile } do wyboru.
bonsai-take-any-rule = To dar Mistrza.
bonsai-give-back = Oddaj { $tiles }.
bonsai-give-back-rule =
    { $n ->
     [one] Wolno zatrzymać { $n } płytkę.
     [few] Wolno zatrzymać { $n } płytki.
   *[many] Wolno zatrzymać { $n } płytek.
    }
bonsai-choose-where = Wybierz, gdzie urośnie { $tile }.
bonsai-may-still-place = Wolno jeszcze położyć: { $tiles }.
bonsai-both = { $one } { $other }
bonsai-nothing-grows = Nic więcej teraz nie urośnie.
bonsai-no-tile-left = Nie masz już płytek do położenia.
bonsai-choose-a-tile = Wybierz płytkę.
bonsai-claim-a-goal = Zdobądź cel.
bonsai-claim = Zdobyć { $goal }?
bonsai-claim-rule = Twoje bonsai ma to, czego trzeba: { $says }. Po rezygnacji celu nie można już zdobyć.
bonsai-claim-touch = Po rezygnacji nie można go już zdobyć.
bonsai-one-moment = Chwileczkę.
bonsai-you-look-on = Patrzysz z boku.
bonsai-grow-at = Połóż { $tile } na { $cell }, { $points }
bonsai-no-points = bez punktów
bonsai-points-more =
    { $n ->
     [one] { $n } punkt więcej
     [few] { $n } punkty więcej
   *[many] { $n } punktów więcej
    }
bonsai-points-less =
    { $n ->
     [one] { $n } punkt mniej
     [few] { $n } punkty mniej
   *[many] { $n } punktów mniej
    }
bonsai-prune-at =
    Przytnij na { $cell }, { $n ->
     [one] spada { $n } płytka
     [few] spadają { $n } płytki
   *[many] spada { $n } płytek
    }
bonsai-renounce-title = Zrezygnować z tego celu?
bonsai-renounce-about = Cesarz chce wszystkich pięciu celów. Celu, z którego rezygnujesz, nie zdobędziesz już później, nawet drugim bonsai: wyzwania nie da się wtedy wygrać.
bonsai-renounce-it = Rezygnuję
bonsai-go-back = Wróć

## What others do

bonsai-does-action = { $name } wybiera medytację albo pielęgnację.
bonsai-does-slot-tile = { $name } bierze płytkę.
bonsai-does-master-tile = { $name } bierze płytkę.
bonsai-does-helper = { $name } korzysta z Pomocnika.
bonsai-does-cultivate = { $name } pielęgnuje bonsai.
bonsai-does-goals = { $name } decyduje o celu.
bonsai-does-discard = { $name } oddaje płytki.
bonsai-does-over = { $name } odpoczywa.
bonsai-doing-action = myśli
bonsai-doing-slot-tile = medytuje
bonsai-doing-master-tile = medytuje
bonsai-doing-helper = pielęgnuje
bonsai-doing-cultivate = pielęgnuje
bonsai-doing-goals = decyduje o celu
bonsai-doing-discard = oddaje
bonsai-holds =
    { $tiles ->
     [one] { $tiles } płytka
     [few] { $tiles } płytki
   *[many] { $tiles } płytek
    } · { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
   *[many] { $cards } kart
    }
bonsai-turns-left =
    { $n ->
     [1] ostatnia tura
     [few] jeszcze { $n } tury
   *[many] jeszcze { $n } tur
    }
bonsai-turns-left-rule =
    { $n ->
     [one] Została { $n } tura.
     [few] Zostały { $n } tury.
   *[many] Zostało { $n } tur.
    }
bonsai-grown = Drzewa urosły

## The board

bonsai-tree = Bonsai
bonsai-your-tree = Twoje bonsai
bonsai-nth-tree = Bonsai { $n }
bonsai-nth-tree-tended = Bonsai { $n }, które teraz pielęgnujesz
bonsai-nth-tree-rests = Bonsai { $n }, które odpoczywa
bonsai-tended = To pielęgnujesz
bonsai-rests = To odpoczywa
bonsai-tree-of = Bonsai: { $name }
bonsai-tree-aloud = Bonsai: { $wood }, { $leaf }, { $flower }, { $fruit }
bonsai-beyond-the-rim = za krawędzią
bonsai-beyond-the-rim-of = za krawędzią,
bonsai-gold-crack-side = strona złotego pęknięcia
bonsai-rim = krawędź
bonsai-gold-side = złoto
bonsai-your-tiles = Twoje płytki
bonsai-tiles-of = płytki: { $n } z { $of }
bonsai-touch-take = Weź { $tile }; masz: { $some }
bonsai-touch-give-back = Oddaj { $tile }; masz: { $some }
bonsai-cultivate-may-place = Każda pielęgnacja pozwala położyć: { $tiles }
bonsai-helper-used-up = Pomocnik: wykorzystany
bonsai-helper-may-place = Pomocnik pozwala jeszcze położyć: { $tiles }
bonsai-this-player = ta osoba
bonsai-seat = miejsce { $n }
bonsai-points-so-far = Punkty do tej pory
bonsai-part-leaf = Liście
bonsai-part-flower = Kwiaty
bonsai-part-fruit = Owoce
bonsai-part-parchment = Pergaminy
bonsai-part-goals = Cele
bonsai-part-total = Suma
bonsai-alcove =
    { $self ->
     [yes] Twoje bonsai we wnęce, punkty: { $n }
   *[no] Bonsai we wnęce ({ $name }), punkty: { $n }
    }
bonsai-whose-tree = Czyje drzewo
bonsai-show-tree-of =
    { $self ->
     [yes] Twoje drzewo
   *[no] Drzewo: { $name }
    }
bonsai-score-by-part = Punkty, część po części
bonsai-save-svg = Zapisz jako SVG
bonsai-save-png = Zapisz jako PNG

## Alone

bonsai-to-win = Do wygranej
bonsai-points-of = { $points } z { $n } punktów
bonsai-target = { $n } punktów do wygranej
bonsai-target-brief = próg { $n }
bonsai-goals-our-choice = Cele tego scenariusza to nasz wybór; jeśli masz pudełko, możesz podać wydrukowane.
bonsai-parchments-where = Pergaminy ({ $all }): twoje { $owned }, na polach { $shown }, odrzucone { $gone }, w talii { $left }
bonsai-cards-gone =
    { $n ->
     [one] { $n } karta odrzucona
     [few] { $n } karty odrzucone
   *[many] { $n } kart odrzuconych
    }
bonsai-scenario-slow-fall = Powolna Jesień
bonsai-scenario-long-winter = Długa Zima
bonsai-scenario-flourishing-spring = Kwitnąca Wiosna
bonsai-scenario-scorching-summer = Upalne Lato
bonsai-scenario-emperor = Wyzwanie Cesarza
bonsai-asks-none = Zdobądź po jednym celu w każdym kolorze i uzbieraj punkty.
bonsai-asks-slow-fall = Zdobądź dwa trudne cele i jeden łatwy.
bonsai-asks-long-winter = Zdobądź wszystkie trzy cele i miej cztery Pergaminy.
bonsai-asks-flourishing-spring = Zdobądź wszystkie trzy cele. W każdej pielęgnacji musisz położyć kwiat.
bonsai-asks-scorching-summer = Zdobądź wszystkie trzy cele. Na koniec usychają kwiaty bez owocu obok i owoce bez kwiatu obok.
bonsai-asks-emperor = Zdobądź wszystkie pięć celów: trzy jednym bonsai i dwa drugim. Po każdej pielęgnacji zajmujesz się drugim drzewem.

## The rules at a glance

bonsai-glance-lead = Hoduj drzewo w swojej doniczce, płytka po płytce. Gdy talia się skończy, każdy ma jeszcze jedną turę; wygrywa największa liczba punktów.
bonsai-glance-turn = Tura to jedno z dwojga
bonsai-glance-meditate-title = Medytacja.
bonsai-glance-meditate = Weź kartę i płytki pod nią: przy talii żadnej; dalej drewno albo liść; drewno i kwiat; liść i owoc.
bonsai-glance-cultivate-title = Pielęgnacja.
bonsai-glance-cultivate = Połóż najwyżej jedną dowolną płytkę, jedno drewno i jeden liść, oraz po jednej więcej za każdą kartę Wzrostu.
bonsai-glance-then = Potem zdobądź cele, które spełnia twoje drzewo, albo z nich zrezygnuj; wolno mieć jeden w każdym kolorze. Na końcu oddaj płytki ponad pięć; każde Narzędzie pozwala zatrzymać dwie więcej.
bonsai-glance-where = Gdzie rosną płytki
bonsai-glance-wood = Drewno musi dotykać drewna. Samo nie daje punktów.
bonsai-glance-leaf = Liść musi dotykać drewna. Daje 3 punkty.
bonsai-glance-flower = Kwiat musi dotykać liścia. Daje 1 punkt za każdy z sześciu boków, który nie dotyka płytki.
bonsai-glance-fruit = Owoc musi dotykać dwóch liści, które się stykają, i żadnego innego owocu. Daje 7 punktów.
bonsai-glance-pot = Na doniczce nic nie rośnie. Gdy drewno nie może już urosnąć, przed turą wolno przyciąć jak najmniej płytek, by zrobić miejsce.
bonsai-glance-tool = zatrzymujesz dwie płytki więcej
bonsai-glance-growth = jedna płytka więcej w każdej pielęgnacji
bonsai-glance-master = dostajesz pokazane płytki
bonsai-glance-helper = od razu połóż pokazane płytki, także te dopiero co zdobyte
bonsai-glance-parchment = punkty na koniec
bonsai-glance-goals = Cele
bonsai-glance-goals-brown = { $low }, { $middle } albo { $high } płytek drewna, licząc pąk
bonsai-glance-goals-green = { $low }, { $middle } albo { $high } liści w jednej grupie
bonsai-glance-goals-orange = { $low }, { $middle } albo { $high } owoców
bonsai-glance-goals-pink = { $low }, { $middle } albo { $high } kwiatów za krawędzią po jednej stronie
bonsai-glance-goals-blue = „złoto”: płytka za krawędzią po stronie złotego pęknięcia; „obie”: płytki za krawędzią po obu stronach; „dół”: po obu stronach, jedna z nich poniżej doniczki
bonsai-glance-goals-worth = { $asks }. Za { $low }, { $middle } albo { $high } pkt.
bonsai-glance-deck = Dla jednej i dwóch osób talia ma 32 karty, dla trzech { $three }, dla czterech 47.
bonsai-glance-equal = Przy remisie wygrywa osoba siedząca najdalej w kolejności tur.
bonsai-glance-alone-title = Solo
bonsai-glance-alone = Gdy bierzesz kartę, znika też ta na lewo od niej; przy skrajnej lewej następna z talii. Gdy pielęgnujesz, znika skrajna prawa karta. Zdobądź trzy cele i uzbieraj punkty.
