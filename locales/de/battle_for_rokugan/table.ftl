# Battle for Rokugan: the screens.

bfr-round = Runde { $round }
bfr-round-of = von { $most }
bfr-first-player = Startspieler: { $clan }
bfr-first = zuerst
bfr-layers = Was die Karte zeigt
bfr-layer-control = Kontrolle
bfr-layer-honor = Ehre
bfr-layer-defense = Vertei­digung
bfr-layer-danger = Gefahr
bfr-map-label = Karte der dreißig Provinzen: wer sie kontrolliert und wo Marker liegen. Eine Liste folgt.
bfr-list = Provinzen
bfr-honors = Ehre, die meiste zuerst
bfr-honor-line = { $clan } { $total }: Blüten { $flowers }, Marker { $tokens }, offen { $faceup }, Gebiete { $territories }; diese Runde { $change }
bfr-key-flowers = Blüten
bfr-key-tokens = Marker
bfr-key-faceup = offen
bfr-key-territory = Gebiet
bfr-turn = { $clan }, { $number } von { $of }
bfr-turn-sub = Platz antippen
bfr-settle = { $clan }, { $left ->
        [one] 1 Startmarker
       *[other] { $left } Startmarker
    }
bfr-settle-sub = freie Provinz antippen
bfr-name-first = Wer beginnt?
bfr-initiative = Welche Karte wurde aufgedeckt?
bfr-draw-line = { $clan } { $count }
bfr-draw-line-dragon = { $clan } { $count } (dann einen zurück, nicht den Bluff)
bfr-draw-note = Aus dem Vorrat ziehen: { $draws }. Wer den Bluff behalten hat, zieht einen mehr.
bfr-draw-note-first = Aus dem Vorrat ziehen: { $draws }.
bfr-drawn = Alle haben gezogen
bfr-cards = { $clan }: Gebietskarte?
bfr-cards-sub = Karte wählen oder passen
bfr-nobody-plays = Niemand spielt
bfr-reveal = Aufdecken
bfr-reveal-sub = alle Marker sind platziert
bfr-reveal-early = Jetzt aufdecken
bfr-go-on-revealing = Weiter
bfr-go-on-revealing-sub = { $left ->
        [one] 1 Marker verdeckt
       *[other] { $left } Marker verdeckt
    }
bfr-resolve = Auswerten
bfr-resolve-none = noch liegt kein Marker da
bfr-resolve-sub = alle Marker sind aufgedeckt
bfr-story = Verlauf
bfr-end-round = Nächste Runde
bfr-end-round-last = Ziele
bfr-end-round-sub = der Spielplan ist fertig
bfr-objectives = Ziele aufdecken
bfr-objectives-sub = { $left ->
        [one] noch 1 Klan
       *[other] noch { $left } Klans
    }
bfr-see-result = Ergebnis ansehen
bfr-scout = Späher
bfr-card = Karte
bfr-more = Mehr
bfr-back = Zurück

## A province

bfr-province-place = Hier platzieren
bfr-settle-here = Startmarker hier platzieren
bfr-center = In die Mitte
bfr-border-in = Aus { $from }
bfr-coast-in = Vom Meer
bfr-bless = Segen { $strength } auf { $place }
bfr-tokens-here = Marker hier
bfr-list-danger = Gefahr { $chance } %
bfr-take-back = Zurücknehmen
bfr-facedown = Verdeckt
bfr-nobody-holds = Niemand

## Reveal

bfr-none-laid = Es wurden keine Marker platziert. Eine Provinz antippen, um einen Marker einzutragen, oder auswerten.

## Odds

bfr-ledger = Bestand
bfr-ledger-sub = Was jeder Klan noch hat, wie alle es zählen dürfen

## Set-up

bfr-setup-table-name = Battle for Rokugan

## Sheets

bfr-agents-title = Auf welchen Marker?
bfr-log-link = Logbuch
bfr-rules-link = Regeln
bfr-options = Tisch
bfr-options-sub = Auslegungen, Runde, Startspieler
bfr-score-link = Wertung
bfr-home-link = Start
bfr-swap = Tauschen
bfr-swap-title = Zwei Marker des Einhorns tauschen
bfr-choose-card = Welche Karte war es?
bfr-refused-title = Nicht möglich: { $what }
bfr-province-sub = { $holder }. { $flowers ->
        [one] 1 Blüte
       *[other] { $flowers } Blüten
    }, offen { $up }, Verteidigung { $defense }
bfr-draw-second = sechs hinter jedem Schirm
bfr-which-way = Wohin zeigt er?

## What to remember, and to enter

bfr-remind-ronin = { $clan }: diese Runde Ronin: Armeen über jede Landgrenze; kein Überfall, keine Diplomatie
bfr-remind-shadowlands = { $clan } darf vor dem Legen die Karte von { $territory } spielen.
bfr-remind-first = darf zuerst die Startspielerkarte nutzen
bfr-remind-scorpion = Skorpion darf einen anderen Marker ansehen
bfr-remind-unicorn = Einhorn darf zwei seiner Marker tauschen
bfr-fit = Ganze Karte
