### Lekcje Ohanami.

## Tura

lessons-ohanami-turn-title = Tura: wybierz, podaj dalej, dołóż
lessons-ohanami-turn-keep = Witaj. Masz dziesięć kart, zatrzymasz dwie. Dotknij [40] i [82], a potem je zatrzymaj.
lessons-ohanami-turn-start = Pozostałe osiem dostała Haruka. Teraz wyłóż swoje karty: zacznij jedną z nich pierwszy ogród.
lessons-ohanami-turn-start-hint = Kartę wolno odłożyć na bok, ale wtedy nic nie daje. Zacznij nią ogród.
lessons-ohanami-turn-lay = Ogród biegnie od najniższej do najwyższej karty i rośnie na końcach. Dołóż drugą kartę na końcu tego ogrodu.
lessons-ohanami-turn-lay-hint = Zachowaj pozostałe ogrody na później: ta karta pasuje do pierwszego.
lessons-ohanami-turn-next-hand = Haruka też wyłożyła karty. Oto te, które ci podała. Zatrzymaj [57] i [93].
lessons-ohanami-turn-which-fits = Twój ogród biegnie od 40 do 82. Jedna z dwóch kart może go wydłużyć. Spróbuj.
lessons-ohanami-turn-which-fits-hint = To dozwolone, ale jedna z kart pasuje do ogrodu, który już masz. Najpierw wyłóż tę.
lessons-ohanami-turn-second-garden = [57] leży między 40 a 82, więc nie pasuje na żaden koniec. Zacznij nią drugi ogród. Możesz mieć trzy.
lessons-ohanami-turn-second-garden-hint = Nie musi przepaść: możesz zacząć jeszcze dwa ogrody.
lessons-ohanami-turn-done = Tak wygląda tura: wybierz dwie, resztę podaj, obie wyłóż. Pięć tur to runda.
