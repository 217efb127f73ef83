### Lekcje Ohanami.

## Tura

lessons-ohanami-turn-title = Tura: wybierz, przekaż, wyłóż
lessons-ohanami-turn-keep = Witaj. Z dziesięciu kart zatrzymujesz dwie. Dotknij [40] i [82], a potem je zatrzymaj.
lessons-ohanami-turn-start = Pozostałe osiem ma teraz Haruka. Czas wykładać: załóż pierwszy ogród jedną z dwóch kart.
lessons-ohanami-turn-start-hint = Kartę wolno odrzucić, ale wtedy nie daje punktów. Załóż nią ogród.
lessons-ohanami-turn-lay = Ogród biegnie od niskich do wysokich kart i rośnie tylko na końcach. Dołóż drugą kartę na końcu.
lessons-ohanami-turn-lay-hint = Zachowaj dwa pozostałe ogrody na później: ta karta pasuje do pierwszego.
lessons-ohanami-turn-next-hand = Haruka też wyłożyła karty, a ty trzymasz te, które przekazała. Zatrzymaj [57] i [93].
lessons-ohanami-turn-which-fits = Twój ogród sięga od 40 do 82. Jedna z dwóch kart może go wydłużyć. Spróbuj.
lessons-ohanami-turn-which-fits-hint = To dozwolone. Ale jedna z nich pasuje do twojego ogrodu: najpierw wyłóż tę.
lessons-ohanami-turn-second-garden = [57] leży pośrodku, więc nie pasuje na żaden koniec. Załóż nią drugi ogród; możesz mieć trzy.
lessons-ohanami-turn-second-garden-hint = Nie musi przepaść: możesz założyć jeszcze dwa ogrody.
lessons-ohanami-turn-done = Tak wygląda tura: wybierz dwie, resztę przekaż, obie wyłóż. Pięć tur to runda.

## Dwie karty we właściwej kolejności

lessons-ohanami-order-title = Dwie karty we właściwej kolejności
lessons-ohanami-order-keep = Gra toczy się dalej. [6] i [8] są niższe od 40: obie mogą trafić do pierwszego ogrodu. Zatrzymaj je.
lessons-ohanami-order-higher-first = Obie mają leżeć w ogrodzie 1. Wyłożonej karty już nie ruszysz, więc pomyśl: która musi być pierwsza?
lessons-ohanami-order-higher-first-hint = Dozwolone. Ale gdy 6 leży na końcu ogrodu 1, 8 już tam nie pasuje. Najpierw dołóż tam 8.
lessons-ohanami-order-lower-then = Dobrze. Teraz [6] pasuje przed nią, w ogrodzie 1.
lessons-ohanami-order-lower-then-hint = Dozwolone, ale ogród 2 ma tylko jedną kartę: zostaw go na inne. 6 pasuje do ogrodu 1.
lessons-ohanami-order-choose-freely = Na tej ręce są jeszcze cztery karty. Zatrzymaj dwie, które ci się przydadzą.
lessons-ohanami-order-lay-freely = Użyj obu, jak chcesz: dołóż na końcu, załóż nowy ogród albo odrzuć.
lessons-ohanami-order-done = Najpierw dołóż kartę bliższą ogrodowi, a zmieszczą się obie. Małe ogrody przyjmą jeszcze wiele.

## Trzy ogrody

lessons-ohanami-three-gardens-title = Trzy ogrody, nie więcej
lessons-ohanami-three-gardens-keep = Inna partia. Masz dwa ogrody. Zatrzymaj [48] i [73].
lessons-ohanami-three-gardens-third = Znajdź miejsce dla [73]. Czy pasuje do któregoś z twoich dwóch ogrodów?
lessons-ohanami-three-gardens-third-hint = Najpierw pomyśl o 73. Nie pasuje do żadnego ogrodu, ale możesz założyć trzeci.
lessons-ohanami-three-gardens-into-third = To był trzeci i ostatni ogród. Dołóż [48] poniżej 73, w ogrodzie 3.
lessons-ohanami-three-gardens-into-third-hint = Dozwolone, ale tutaj spróbuj w ogrodzie 3.
lessons-ohanami-three-gardens-keep-again = Teraz wszystkie trzy ogrody mają dwa końce. Zatrzymaj [72] i [75].
lessons-ohanami-three-gardens-which-garden = Dotknij [75]. Pasuje do jednego z trzech ogrodów. Do którego?
lessons-ohanami-three-gardens-which-garden-hint = Jeszcze nie: dotknij 75 i spójrz na końce ogrodów. Jeden z nich ją przyjmie.
lessons-ohanami-three-gardens-aside = Próbuj z [72], gdzie chcesz. Nigdzie nie pasuje, a czwartego ogrodu nie ma: odrzuć ją.
lessons-ohanami-three-gardens-done = Karta, która nigdzie nie pasuje, jest odrzucana zakryta i nie daje punktów. Zostaw ogrodom miejsce.

## Rundy i punktowanie

lessons-ohanami-water-title = Koniec rundy: woda i rośliny
lessons-ohanami-water-last-two = Piąta tura. Zostały dwie karty: zatrzymujesz obie i nic nie przekazujesz.
lessons-ohanami-water-lay-both = Wyłóż obie. Jedna pasuje do ogrodu 2, drugą załóż ostatni ogród.
lessons-ohanami-water-lay-both-hint = Obie się przydadzą: 83 wydłuży ogród 2, a kartą 51 możesz założyć ogród 3.
lessons-ohanami-water-new-cards = Koniec rundy 1: trzy karty wody dały ci 9 punktów. Woda punktuje po każdej rundzie. Zatrzymaj [2] i [106].
lessons-ohanami-water-new-cards-hint = Te też mogą być dobre. Ale teraz weź wodę: zapunktuje jeszcze dwa razy.
lessons-ohanami-water-water-again = Obie pasują do najdłuższego ogrodu; inne zostaną otwarte. Po tej rundzie punktują też rośliny, po 4.
lessons-ohanami-water-water-again-hint = Dozwolone. Ale w ogrodzie 1 nie zamyka twoich krótkich ogrodów.
lessons-ohanami-water-done = Woda: 3 po każdej rundzie. Rośliny: 4 po rundach 2 i 3. Kamienie i kwiaty wiśni czekają na koniec.

## Kamienie i kwiaty wiśni

lessons-ohanami-blossoms-title = Ostatnia runda: kamienie i kwiaty wiśni
lessons-ohanami-blossoms-keep = Runda 3. Sześć kwiatów wiśni daje 21 punktów, siódmy doda 7. Kamień zawsze daje 7. Zatrzymaj [31] i [105].
lessons-ohanami-blossoms-keep-hint = Woda i rośliny zapunktują już tylko raz, 3 i 4. Te dwie dają po 7.
lessons-ohanami-blossoms-lay = Znajdź miejsce dla obu. Nieważne, w którym ogrodzie leży kwiat wiśni: wszystkie liczą się razem.
lessons-ohanami-blossoms-lay-hint = Obie pasują: 31 jako najniższa w ogrodzie 1 lub 2, 105 jako najwyższa w ogrodzie 3.
lessons-ohanami-blossoms-keep-again = Siedem kwiatów wiśni: teraz 28 punktów. Z tych czterech kart jedna nigdzie nie pasuje. Zatrzymaj dwie pasujące.
lessons-ohanami-blossoms-keep-again-hint = 75 leży między końcami każdego ogrodu. Zatrzymaj dwie inne.
lessons-ohanami-blossoms-lay-again = Teraz je wyłóż. Liczy się każda karta w ogrodzie.
lessons-ohanami-blossoms-done = Kwiaty wiśni: 1, 3, 6, 10, 15… każdy daje o jeden więcej niż poprzedni. Kamienie: 7. Dopiero na końcu.

## Do końca

lessons-ohanami-finish-title = Dograj do końca
lessons-ohanami-finish-keep = Zostały trzy tury i są twoje. Zatrzymaj dwie karty, które pasują na koniec ogrodu.
lessons-ohanami-finish-lay = Wyłóż je. Co będzie dalej? Spójrz na następną rękę, zanim zamkniesz koniec.
lessons-ohanami-finish-alone = Jeszcze dwie tury, całkiem samodzielnie. Powodzenia!
lessons-ohanami-finish-done = Koniec partii, znasz już Ohanami. Wygrywa większa liczba punktów, a przy remisie kwiatów wiśni.
