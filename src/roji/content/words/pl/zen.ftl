### Zen.

## Said by the rules

placed-it = kładzie ją
ended-the-hand = kończy rękę
discarded-a-colour-card =
    { $colour ->
     [black]
        { $times ->
         [2] odrzuca dwie czarne karty
         [3] odrzuca trzy czarne karty
       *[other] odrzuca czarną kartę
        }
   *[white]
        { $times ->
         [2] odrzuca dwie białe karty
         [3] odrzuca trzy białe karty
       *[other] odrzuca białą kartę
        }
    }
turned-up-a-black-start-card = odkrywa czarną kartę startową
turned-up-a-white-start-card = odkrywa białą kartę startową
drew-black-cards = dobiera czarne karty
drew-white-cards = dobiera białe karty
turned-and-took-up-a-colour-card =
    { $colour ->
     [black] obraca i bierze czarną kartę
   *[white] obraca i bierze białą kartę
    }
took-up-a-colour-card =
    { $colour ->
     [black] bierze czarną kartę
   *[white] bierze białą kartę
    }
zen-is-for-one-player = w Zen gra jedna osoba
the-start-card-lies-already = karta startowa leży już na stole
first-turn-up-a-start-card = najpierw odkryj kartę startową
end-this-hand-before-you-draw-again = zakończ tę rękę, zanim znów dobierzesz
the-form-has-no-colour-cell-so-those-cards-are =
    { $colour ->
     [black] forma nie ma czarnych pól, więc te karty są odłożone na bok
   *[white] forma nie ma białych pól, więc te karty są odłożone na bok
    }
the-colour-pile-is-used-up =
    { $colour ->
     [black] czarny stos jest wyczerpany
   *[white] biały stos jest wyczerpany
    }
place-the-card-that-you-hold-or-put-it-back = połóż kartę, którą trzymasz, albo ją odłóż
there-is-no-hand-to-end = nie ma teraz ręki, którą można zakończyć
the-start-card-must-be-placed = kartę startową trzeba położyć
you-hold-a-card-already = trzymasz już kartę
this-hand-is-ended-discard-what-is-left-of-it = ta ręka się skończyła; odrzuć resztę
cards-are-discarded-when-the-hand-is-ended = karty odrzuca się dopiero po zakończeniu ręki
first-hold-a-card-of-your-hand = najpierw weź kartę z ręki
the-start-card-lies-at-0-0 = karta startowa leży pośrodku
a-card-must-lie-edge-to-edge-with-one-on = karta musi stykać się krawędzią z kartą na stole
a-card-lies-there-already = tam już leży karta
the-semicircle-does-not-match-the-card-on-the-left = półkole nie pasuje do karty po lewej
the-semicircle-does-not-match-the-card-on-the-right = półkole nie pasuje do karty po prawej
the-upper-edge-does-not-fit-to-the-card-above = górna krawędź nie pasuje do karty powyżej
the-lower-edge-does-not-fit-to-the-card-below = dolna krawędź nie pasuje do karty poniżej
with-a-colour-card-there-the-layout-is-no-part =
    { $colour ->
     [black] z czarną kartą w tym miejscu twoje karty nie byłyby częścią formy
   *[white] z białą kartą w tym miejscu twoje karty nie byłyby częścią formy
    }
card-looks-the-same-after-a-half-turn = ta karta wygląda po półobrocie tak samo
card-has-no-place-like-this = ta karta nigdzie tak nie pasuje
every-pile-is-used-up-twice-cards-missing-missing = oba obiegi się skończyły; brakuje kart: { $missing }
form-is-complete = forma jest ukończona
given-up-cards-missing-missing = poddanie; brakuje kart: { $missing }
black-cards = czarne karty
white-cards = białe karty

## What a form may be

the-form-is-empty = forma jest pusta
there-is-no-form-said-there-is-forms-or-rows = nie ma formy { $said }; są { $forms } albo rzędy takie jak BW/WB
the-form-is-width-by-height-cells-most-by-most = forma ma { $width } na { $height } pól; najwięcej to { $most } na { $most }
the-form-is-not-connected-row-row-column-column-cannot = forma nie jest spójna: do rzędu { $row }, kolumny { $column } nie da się dojść krawędziami od pierwszego pola
the-form-needs-needed-colour-cards-and-the-deck-has =
    { $colour ->
     [black] forma wymaga czarnych kart: { $needed }, a w talii jest ich { $there }
   *[white] forma wymaga białych kart: { $needed }, a w talii jest ich { $there }
    }
row-row-of-the-form-has-sign-a-form-is = w rzędzie { $row } formy jest { $sign }; formę rysuje się znakami B, W i kropkami

## Advice

cards-placed = położone karty
a-complete-form = ukończona forma
places-that-hardly-any-card-fits = miejsca, do których prawie nic nie pasuje
places-that-few-cards-fit = miejsca, do których pasuje mało kart
places-that-many-cards-fit = miejsca, do których pasuje wiele kart
the-number-of-open-places = liczba otwartych miejsc
the-cards-in-hand = karty na ręce

## Options

option-form-name = Forma
option-form = Forma do ułożenia: jej angielska nazwa albo rzędy z B (czarne), W (białe) i kropek, rozdzielone ukośnikami
option-flip-name = Odwracanie
option-flip = Wyczerpany stos odwraca się po odrzuceniu kart w tej rundzie albo zaraz po dobraniu ostatniej karty
option-flip-end-of-round = na koniec rundy
option-flip-immediate = od razu
option-memory-name = Pamięć
option-memory = Odrzucone karty można przeglądać albo widać tylko wierzchnią
option-memory-open = otwarta
option-memory-top-only = tylko wierzchnia
option-tracker-name = Spis kart
option-tracker = Pokazuj karty, których jeszcze nie było widać

## Forms and levels

option-form-tea-bowl = Czarka
option-form-bridge = Most
option-form-crane = Żuraw
option-form-enso = Enso
option-form-torii = Torii
option-form-stone = Kamień
option-form-bamboo = Bambus
option-form-lantern = Latarnia
option-form-bonsai = Bonsai
option-form-fuji = Fudżi
option-form-lotus = Lotos
option-form-koi = Koi
option-form-panda = Panda
option-form-moon = Księżyc
option-form-boulder = Głaz
option-form-temple = Świątynia
option-form-dragon = Smok
option-form-rock-garden = Kamienny ogród
option-form-yin-yang = Yin i yang
option-form-mandala = Mandala
zen-level-1 = Oddech
zen-level-2 = Strumień
zen-level-3 = Góra
zen-level-4 = Pustka
zen-own-form = Twoja forma

## Cards

zen-black = Czarny
zen-white = Biały
zen-card =
    { $card }, z lewej { $left ->
     [red] czerwone
     [blue] niebieskie
   *[other] { $left }
    }, z prawej { $right ->
     [red] czerwone
     [blue] niebieskie
   *[other] { $right }
    }, u góry { $top ->
     [slash] linia wznosząca się
     [backslash] linia opadająca
     [tip] szpic
     [notch] wcięcie
   *[other] { $top }
    }, u dołu { $bottom ->
     [slash] linia wznosząca się
     [backslash] linia opadająca
     [tip] szpic
     [notch] wcięcie
   *[other] { $bottom }
    }
zen-laid = { $card }, na { $at }
zen-discard-card = Odrzuć: { $card }
zen-fits-nowhere = { $card }; nigdzie nie pasuje

## The prompt

zen-somebody-does =
    { $phase ->
        [begin] { $name } odkrywa kartę startową.
        [draw] { $name } dobiera karty.
        [hand] { $name } ogląda karty na ręce.
        [place] { $name } kładzie kartę.
        [discard] { $name } odrzuca karty.
       *[over] { $name } odpoczywa.
    }
zen-you-look-on = Oglądasz grę.
zen-one-moment = Chwileczkę.
zen-noun-start-card = kartę startową
zen-noun-card =
    { $colour ->
     [black] czarną kartę
   *[white] białą kartę
    }
zen-noun-colour =
    { $colour ->
     [black]
        { $n ->
         [one] czarną
         [few] czarne
       *[many] czarnych
        }
   *[white]
        { $n ->
         [one] białą
         [few] białe
       *[many] białych
        }
    }
zen-ask-begin = Odkryj { $card }.
zen-ask-begin-either = Odkryj { $black } albo { $white } kartę.
zen-rule-begin = To karta startowa: od niej rozrasta się cała reszta.
zen-ask-draw-either = Dobierz trzy { $black } albo { $white } karty.
zen-ask-draw =
    { $n ->
     [1] Dobierz ostatnią { $colour } kartę.
     [2] Dobierz ostatnie dwie { $colour } karty.
   *[other] Dobierz trzy { $colour } karty.
    }
zen-rule-draw = Karty, których nie położysz, wrócą jeszcze raz.
zen-rule-draw-last = To drugi obieg: karty, których nie położysz, przepadają.
zen-ask-take-up-start = Weź { $card }.
zen-ask-take-up = Weź { $card }, którą chcesz położyć.
zen-rule-take-up = W dowolnej kolejności i tylko jeśli chcesz.
zen-ask-end-all-placed = Wszystko leży. Zakończ rękę.
zen-ask-end-none-fits = Nic nie pasuje. Zakończ rękę.
zen-rule-end = Reszta jest odrzucana.
zen-ask-place = Połóż { $card }.
zen-ask-place-or-turn = Połóż { $card } albo ją obróć.
zen-rule-start = Może leżeć tak albo odwrotnie.
zen-rule-place =
    { $own ->
     [yes] Krawędzie się zazębiają, półkola się zgadzają, a obraz pozostaje częścią twojej formy.
   *[no] Krawędzie się zazębiają, półkola się zgadzają, a obraz pozostaje częścią formy „{ $form }”.
    }
zen-ask-discard = Którą kartę { $which }?
zen-ask-discard-which = odrzucasz najpierw
zen-rule-discard = Odrzucone karty wracają w kolejności, w jakiej je odrzucasz.

## Buttons

zen-undo = Cofnij
zen-draw = Dobierz
zen-turn-up = Odkryj
zen-turn-up-start = Odkryj kartę startową
zen-end-hand = Zakończ rękę
zen-discard = Odrzuć
zen-discard-all = Odrzuć w tej kolejności
zen-place-at = Połóż na { $at }
zen-half-turn = Półobrót
zen-turn-card = Obróć kartę (R)
zen-no-other-way = Odwrotnie nigdzie nie pasuje.
zen-take-up-first = Najpierw weź kartę.
zen-why-no-place = Ta karta nigdzie nie pasuje, także po obróceniu.
zen-why-settled = Twoje karty pasują tylko w jedno miejsce formy.
zen-why-no-part = Najpierw połóż kartę startową.

## The hand and the piles

zen-your-hand = Twoja ręka
zen-to-discard = Do odrzucenia
zen-first-comes-first = pierwsza wróci jako pierwsza
zen-any-order = w dowolnej kolejności, żadnej nie musisz kłaść
zen-start-card-first = Najpierw karta startowa.
zen-hand-empty = Twoja ręka jest pusta.
zen-piles = Stosy
zen-pile = { $name }, { $state }
zen-pile-does = { $name }, { $state }: { $does }
zen-pile-left = kart: { $left } · obieg { $pass }
zen-pile-used-up = wyczerpany
zen-pile-turn-up = odkryj kartę
zen-pile-draw =
    { $n ->
     [1] dobierz ostatnią kartę
     [2] dobierz dwie karty
   *[other] dobierz trzy karty
    }
zen-discards = Odrzucone
zen-only-the-top = widać tylko wierzchnią
zen-no-discards = Jeszcze nic.
zen-discards-below =
    { $colour ->
     [black] czarne pod spodem: { $n }, a na wierzchu
   *[white] białe pod spodem: { $n }, a na wierzchu
    }
zen-top-discard =
    { $colour ->
     [black] Wierzchnia czarna odrzucona karta
   *[white] Wierzchnia biała odrzucona karta
    }
zen-discards-of =
    { $colour ->
     [black] Czarne odrzucone karty
   *[white] Białe odrzucone karty
    }
zen-to-come-in-order =
    { $colour ->
     [black] Czarne karty, które nadejdą, po kolei
   *[white] Białe karty, które nadejdą, po kolei
    }
zen-to-come =
    { $colour ->
     [black] Czarne karty, które nadejdą
   *[white] Białe karty, które nadejdą
    }
zen-unseen = Jeszcze nieznane
zen-unseen-count =
    { $n ->
        [one] { $n } karta jeszcze nieznana
        [few] { $n } karty jeszcze nieznane
       *[many] { $n } kart jeszcze nieznanych
    }

## The picture

zen-panel = Forma
zen-where = { $form } · { $level }
zen-briefly = { $form } · { $placed }/{ $cells }
zen-doing =
    { $placed } z { $cells ->
     [one] { $cells } karty
     [few] { $cells } kart
   *[many] { $cells } kart
    } · runda { $rounds }
zen-of = { $n } z { $all }
zen-round = Runda
zen-pass = Obieg
zen-passes = czarny { $black }, biały { $white }
zen-picture-so-far = Obraz do tej pory, karty: { $placed } z { $cells }
zen-whole-picture = Cały obraz
zen-progress = { $form }, karty: { $placed } z { $cells }
zen-hopeless = Tej formy nie da się już ukończyć. Możesz grać dalej.
zen-the-form = Forma „{ $form }”
zen-covered =
    { $n ->
     [one] { $form }, { $n } pole zakryte
     [few] { $form }, { $n } pola zakryte
   *[many] { $form }, { $n } pól zakrytych
    }
zen-settled = Twoje karty pasują już tylko w jedno miejsce
zen-parts =
    { $n ->
     [one] Twoje karty pasują w { $n } miejscu formy
     [few] Twoje karty pasują w { $n } miejscach formy
   *[many] Twoje karty pasują w { $n } miejscach formy
    }
zen-part = Miejsce { $nth } z { $n }
zen-show-one = Pokaż jedno
zen-show-next = Pokaż następne
zen-show-none = Nie pokazuj
zen-parts-told = { $form }: { $words }
zen-parts-next = { $form }: { $words }. { $next }

## The end

zen-won =
    { $own ->
     [yes]
        { $self ->
         [yes] { $name }: twoja forma jest ukończona.
       *[no] { $name } kończy własną formę.
        }
   *[no]
        { $self ->
         [yes] { $name }: forma „{ $form }” jest ukończona.
       *[no] { $name } kończy formę „{ $form }”.
        }
    }
zen-won-rounds =
    { $n ->
     [one] { $n } runda.
     [few] { $n } rundy.
   *[many] { $n } rund.
    }
zen-lost = Stosy są wyczerpane.
zen-given-up = Poddajesz się.
zen-lost-cards = Karty w obrazie: { $placed } z { $cells }.
zen-complete = { $form }, ukończona
zen-kept-complete =
    { $name } · { $n ->
     [one] { $n } runda
     [few] { $n } rundy
   *[many] { $n } rund
    }
zen-kept-so-far = { $name } · karty: { $placed } z { $cells }
zen-save-svg = Zapisz jako SVG
zen-save-png = Zapisz jako PNG

## Rules at a glance

zen-glance-lead = Ułóż formę, karta po karcie, zanim dwa razy przejdziesz przez oba stosy.
zen-glance-round = Runda
zen-glance-verb-draw = Dobierz
zen-glance-draw = { $verb } trzy wierzchnie karty jednego stosu, czarnego albo białego.
zen-glance-verb-place = Połóż
zen-glance-place = { $verb } tyle z nich, ile chcesz, w dowolnej kolejności. Nigdy nie musisz.
zen-glance-verb-discard = Odrzuć
zen-glance-discard = { $verb } resztę odkrytą, w wybranej kolejności.
zen-glance-where = Gdzie może leżeć karta
zen-glance-beside = Krawędzią do karty na stole.
zen-glance-fit = Musi pasować do każdej karty, której dotyka: półkola jednego koloru tworzą koło, skos trafia na taki sam skos, szpic na wcięcie.
zen-glance-turned = Wolno ją obrócić do góry nogami, nigdy o ćwierć obrotu.
zen-glance-part = Wszystkie karty razem muszą być częścią formy, kształtem i kolorem. Nie musisz mówić, którą częścią.
zen-glance-second = Drugi obieg
zen-glance-pass =
    { $flip ->
     [immediate] Gdy tylko dobierzesz ostatnią kartę stosu, jego odrzucone karty odwraca się raz i wracają, pierwsza odrzucona jako pierwsza.
   *[end_of_round] Gdy stos się wyczerpie i skończy się jego ostatnia ręka, jego odrzucone karty odwraca się raz i wracają, pierwsza odrzucona jako pierwsza.
    } { $memory ->
     [top_only] Widać tylko wierzchnią odrzuconą kartę.
   *[open] Odrzucone karty można przeglądać.
    }
zen-glance-end = Koniec gry
zen-glance-won-or-lost = Gdy forma jest ukończona, od razu wygrywasz. Gdy żaden stos nie ma już kart, przegrywasz.
zen-glance-keys = Klawisze
zen-glance-which-keys = Strzałki przechodzą z miejsca na miejsce, R obraca kartę, Enter ją kładzie, Escape odkłada. Plus i minus przybliżają i oddalają, 0 pokazuje wszystko.

## The workshop

zen-forms-title = Formy Zen · Roji
zen-garden = Ogród
zen-forms = Formy
zen-opening-gallery = Otwieram galerię…
zen-forms-did-not-come = Nie udało się wczytać form.
zen-draw-your-own = Własna forma
zen-gallery = Galeria
zen-get-a-tick = Ukończone formy dostaną tu znaczek.
zen-complete-here = Ukończone w tej przeglądarce: { $n } z { $all }.
zen-gallery-about = karty: { $n }, styki: { $joins }
zen-forms-of-level = Formy poziomu { $level }
zen-play-form = Zagraj: { $form }
zen-redraw = Edytuj
zen-redraw-form = Edytuj: { $form }
zen-your-own = Własne
zen-your-own-forms = Twoje własne formy
zen-play-own = Zagraj: twoja forma { $n }
zen-redraw-own = Edytuj swoją formę { $n }
zen-outcome-won =
    { $n ->
     [one] ukończona w { $n } rundę
     [few] ukończona w { $n } rundy
   *[many] ukończona w { $n } rund
    }
zen-outcome-lost =
    { $n ->
     [one] karty: { $placed } z { $cells } po { $n } rundzie
     [few] karty: { $placed } z { $cells } po { $n } rundach
   *[many] karty: { $placed } z { $cells } po { $n } rundach
    }
zen-share-title = Zen, forma dnia, { $day }
zen-share-outcome = { $form }: { $outcome }
zen-today = Forma dnia
zen-today-did-not-come = Nie udało się wczytać formy dnia.
zen-today-picture = { $form }, forma dnia
zen-today-same = te same stosy dla wszystkich
zen-today-won = Udało się: { $outcome }.
zen-today-lost = Nie tym razem: { $outcome }.
zen-today-result = { $form }, { $outcome }
zen-today-go-on = Graj dalej
zen-today-play = Zagraj formę dnia
zen-your-result = Twój wynik, do pokazania innym
zen-copied = Skopiowano.
zen-copy-text = Zaznacz tekst i skopiuj go.
zen-copy-link = Zaznacz link i skopiuj go.
zen-brush = Pędzel
zen-empty = Puste
zen-clear = Wyczyść
zen-size = Rozmiar
zen-joins = Styki
zen-verdict = Ocena
zen-paint-first = Zamaluj pierwsze pole.
zen-can-be-played = Wszystko się łączy i kart wystarczy: można grać.
zen-play-it = Zagraj
zen-editor-link = Link do tej formy
zen-when-playable = gdy będzie można w nią zagrać
zen-as-text = Jako tekst, w formacie pliku form
zen-editor-name = Nazwa
zen-editor-level = Poziom
zen-editor-text = Tekst
zen-write-it = Zapisz jako tekst
zen-read-it = Odczytaj tekst
zen-or-a-file = Albo otwórz plik
zen-my-form = Moja forma
zen-on-the-sheet = Na kartce: { $form }.
zen-damaged-link = Ten link jest uszkodzony. { $why }
zen-unread = { $form }: { $why }
zen-line-before = Wiersz { $n }: „{ $line }” stoi przed pierwszą formą; forma zaczyna się od „form: Nazwa”.
zen-line-no-row = Wiersz { $n }: „{ $line }” nie jest rzędem formy; formę rysuje się znakami B, W i kropkami.
zen-line-no-form = Wiersz 1: w tym tekście nie ma formy.
zen-line-level = Wiersz { $n }: poziom to 1, 2, 3 albo 4, nie „{ $said }”.
zen-sheet = Kartka: strzałki przesuwają, B i W malują, spacja czyści
zen-sheet-cell =
    { $colour ->
     [black] Rząd { $row }, kolumna { $column }: czarne
     [white] Rząd { $row }, kolumna { $column }: białe
   *[empty] Rząd { $row }, kolumna { $column }: puste
    }
zen-trial = Wygrane: { $share } z { $plays } partii (przedział 95%: od { $low } do { $high }).
zen-trial-played = Rozegrane partie
zen-trial-enough = Zatrzymaj
zen-trial-go = Jak trudna jest?
