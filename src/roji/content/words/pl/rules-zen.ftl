### The rules of Zen.

rules-goal-title = Cel gry
rules-build = Układasz obraz, czyli formę, z kwadratowych kart, których krawędzie się zazębiają. Dwa stosy wyczerpują się po dwa razy; do tego czasu forma jest ukończona albo nie.
rules-alone = Zen to gra dla jednej osoby. Inni mogą patrzeć i widzą to, co ty.

rules-cards-title = Karty
rules-deck = Jest 36 czarnych i 36 białych kart. Oba kolory mają te same 36 wzorów, każdy dokładnie raz; karta i jej półobrót to ten sam wzór.
rules-half-circles = Z lewej i z prawej strony karta ma półkole: czerwone z pierścieniem albo niebieskie z falami.
rules-diagonals = Górna i dolna krawędź mogą być skośne. Taka linia wznosi się w prawo albo opada.
rules-tips = Krawędź może też być prosta, ze szpicem, który wystaje, albo z wcięciem.
rules-deck-rebuilt = Nasza lista kart jest odtworzona z tego, co wiadomo o pudełku. Kto ma pudełko, może użyć innej listy.

rules-setup-title = Przygotowanie
rules-choose-form = Wybierz formę. Każde jej pole jest czarne albo białe i mieści jedną kartę tego koloru.
rules-piles = Rozdziel karty kolorami i potasuj każdy kolor osobno. To twoje dwa zakryte stosy.
rules-one-colour = Jeśli forma ma tylko jeden kolor, karty drugiego odkłada się na tę partię na bok.

rules-start-title = Karta startowa
rules-begin = Najpierw odkryj wierzchnią kartę jednego ze stosów. To karta startowa: od niej rozrasta się cała reszta. Robi się to raz w partii.
rules-start-pile = Karta startowa może pochodzić z dowolnego stosu, jeśli forma ma ten kolor.
rules-start-card = Karta startowa nie jest osobną rundą i nie można jej odmówić. Może jednak leżeć tak albo odwrotnie.
rules-start-cell = Miejsce karty startowej nazywa się 0,0. Inne miejsca liczy się od niego: najpierw w prawo, potem w dół.

rules-round-title = Runda
rules-draw = Dobierz trzy wierzchnie karty jednego stosu: to twoja ręka. Stos, który ma ich mniej, daje tyle, ile ma. Znów dobierasz, gdy ta ręka się skończy.
rules-hold = Aby położyć kartę, weź ją z ręki. Trzymasz tylko jedną naraz; możesz ją odłożyć albo wziąć zamiast niej inną.
rules-no-place = Karty, która nigdzie nie pasuje, nie da się wziąć. Może pasuje po półobrocie.
rules-place = Połóż tyle kart z ręki, ile chcesz, w dowolnej kolejności.
rules-never-forced = Karty, która pasuje, nie trzeba kłaść. Nigdy nie ma przymusu.
rules-done = Gdy położysz, co chcesz, zakończ rękę. Ręka, z której położono ostatnią kartę, kończy się sama.
rules-discard = Karty, których nie położysz, trafiają odkryte na stos odrzuconych swojego koloru. Kolejność wybierasz ty i jest ona ważna: pierwsza wróci jako pierwsza.
rules-nothing-kept = Żadna karta nie zostaje na ręce na następną rundę. Co nie zostało położone, jest odrzucane.
rules-colours-apart = Odrzucone karty obu kolorów leżą osobno i nigdy się nie mieszają.

rules-placing-title = Gdzie może leżeć karta
rules-edge-to-edge = Karta styka się krawędzią z co najmniej jedną kartą na stole, dowolnego koloru. Styk samym rogiem nie wystarczy.
rules-free-cell = Na polu mieści się jedna karta. Co leży na stole, tam zostaje.
rules-every-neighbour = Musi pasować do każdej karty, której dotyka, a nie tylko do jednej.
rules-circles = Obok siebie dwa półkola domykają się w koło jednego koloru. Kolory samych kart nie mają tu znaczenia.
rules-seams = Jedna nad drugą: skos trafia na taki sam skos, a szpic na wcięcie.
rules-half-turn = Kartę wolno obrócić o pół obrotu: jej półkola nadal są z lewej i z prawej. Ćwierć obrotu nie jest dozwolone.
rules-same-turned = Osiem kart każdego koloru wygląda po półobrocie tak samo. Mogą leżeć tylko w jeden sposób.
rules-part-of-form = W każdej chwili wszystkie karty na stole razem muszą być częścią formy, kształtem i kolorem. Nie musisz mówić, którą: dopóki możliwych jest kilka, wszystkie są ważne.
rules-form-upright = Formę wolno przesuwać, ale nigdy obracać ani odbijać: obraz ma górę.
rules-holes = Dziura w formie zostaje pusta. Nie należy do żadnej jej części.
rules-open-edges = Krawędzie przy pustych polach nie muszą do niczego pasować, nawet gdy forma jest ukończona.

rules-second-pass-title = Drugi obieg
rules-turned-over = Gdy stos wyczerpie się po raz pierwszy, odwraca się jego odrzucone karty i znów są stosem. Dla każdego koloru dzieje się to raz.
rules-when-turned = Stos odwraca się po odrzuceniu kart w tej rundzie. Dzięki temu wraca też reszta ostatniej ręki.
rules-comes-first = Karta odrzucona jako pierwsza przychodzi pierwsza: stos odwraca się w całości.
rules-last-time = W drugim obiegu nic już nie wraca. Dlatego nikt nie pyta o kolejność odrzucania.
rules-used-up = Stos wyczerpany dwa razy nie daje już kart. Graj dalej drugim.
rules-look-through = Odrzucone karty można przeglądać. Dobra pamięć i tak by je znała, a w drugim obiegu widać, jakie karty nadejdą.

rules-end-title = Koniec gry
rules-won = Gdy tylko forma jest ukończona, wygrywasz, nawet z kartami na ręce.
rules-lost = Przegrywasz, gdy żaden stos nie ma już kart. Jeden wyczerpany stos nie kończy gry.
rules-hopeless = Gdy formy w żaden sposób nie da się już ukończyć, zobaczysz o tym wiadomość. Mimo to możesz grać dalej.
rules-give-up = Poddać się można w każdej chwili.
rules-no-points = Nie ma punktów ani remisów. Notes punktacji liczy karty w twoim obrazie, a strona z formami pamięta najmniejszą liczbę rund.

rules-table-title = Przy tym stole
rules-undo = Wszystko, co nie pokazało nowej karty, można cofnąć: wzięcie, położenie, odrzucenie. Dobranie zostaje.
rules-offered = Stół podsuwa tylko to, na co pozwalają zasady.
rules-parts-shown = Dopóki możliwych jest kilka części formy, możesz je po kolei zobaczyć na stole.
rules-day = Forma dnia ma te same stosy dla wszystkich. Poniedziałek i wtorek są łatwe, potem jest trudniej; niedziela przynosi najtrudniejszy poziom.

rules-options-title = Opcje
rules-option-form = Formę wybiera się jej angielską nazwą. Można też napisać rzędy z B (czarne), W (białe) i kropek (nic), rozdzielone ukośnikami: BW/WB to kwadrat z czterech kart.
rules-own-form = Własna forma ma przynajmniej jedno pole, a wszystkie jej pola łączą się krawędziami. Ma najwyżej 16 na 16 pól i nie wymaga więcej kart koloru, niż ich jest.
rules-option-flip = Przy odwracaniu od razu stos odwraca się zaraz po dobraniu jego ostatniej karty. Reszta tej ręki już nie wraca.
rules-option-memory = Gdy pamięć to „tylko wierzchnia”, z każdego koloru widać tylko wierzchnią odrzuconą kartę, a w drugim obiegu karty przychodzą niezapowiedziane.
rules-option-tracker = Które karty jeszcze się nie pokazały, można by wyliczyć, więc ich lista jest dozwolona. Pokazuje ją spis kart; bez niego stół jest spokojniejszy.

rules-forms-title = Formy
rules-levels = Są cztery poziomy: Oddech, Strumień, Góra i Pustka. Styk to para sąsiednich pól; im więcej styków ma forma jak na swój rozmiar, tym jest trudniejsza.
rules-forms-ours = Tych dwadzieścia form to nasze własne rysunki. Na stronie z formami możesz rysować własne, sprawdzać, jak są trudne, i dzielić się nimi.
rules-form-tea-bowl = Czarka: 18 kart, 12 czarnych i 6 białych; 27 styków.
rules-form-bridge = Most: 18 białych kart; 23 styki.
rules-form-crane = Żuraw: 23 białe karty; 28 styków.
rules-form-enso = Enso: 25 czarnych kart; 29 styków.
rules-form-torii = Torii: 25 czarnych kart; 29 styków.
rules-form-stone = Kamień: 20 czarnych kart; 30 styków.
rules-form-bamboo = Bambus: 23 białe karty; 31 styków.
rules-form-lantern = Latarnia: 23 karty, 14 czarnych i 9 białych; 34 styki.
rules-form-bonsai = Bonsai: 32 karty, 14 czarnych i 18 białych; 44 styki.
rules-form-fuji = Fudżi: 30 kart, 16 czarnych i 14 białych; 45 styków.
rules-form-lotus = Lotos: 33 karty, 12 czarnych i 21 białych; 48 styków.
rules-form-koi = Koi: 35 kart, 10 czarnych i 25 białych; 53 styki.
rules-form-panda = Panda: 37 kart, 17 czarnych i 20 białych; 60 styków.
rules-form-moon = Księżyc: 26 białych kart; 41 styków.
rules-form-boulder = Głaz: 28 czarnych kart; 45 styków.
rules-form-temple = Świątynia: 47 kart, 28 czarnych i 19 białych; 78 styków.
rules-form-dragon = Smok: 51 kart, 29 czarnych i 22 białe; 81 styków.
rules-form-rock-garden = Kamienny ogród: 54 karty, 28 czarnych i 26 białych; 93 styki.
rules-form-yin-yang = Yin i yang: 52 karty, 26 czarnych i 26 białych; 88 styków.
rules-form-mandala = Mandala: 53 karty, 24 czarne i 29 białych; 88 styków.
