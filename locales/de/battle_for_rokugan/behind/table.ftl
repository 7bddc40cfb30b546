# Battle for Rokugan: the screens.

bfr-key-objective = Ziel
bfr-name-first-sub = Der Klan, dessen Initiativekarte aufgedeckt wird
bfr-draw-it = Die App zieht
bfr-initiative-first = { $clan } wäre zuerst
bfr-pass = Passen

## A province

bfr-province-odds = Chancen
bfr-worth-line = { $clan } bekäme { $gain }, { $holder } verlöre { $loss }
bfr-worth-empty = { $clan } bekäme { $gain }
bfr-province-by-hand = Von Hand
bfr-control-of = Kontrolle
bfr-faceup = Offen
bfr-special-of = Sondermarker

## Reveal

bfr-reveal-title = Aufdecken
bfr-reveal-progress = { $number } von { $of }, nach der Karte
bfr-reveal-border = { $clan }, aus { $from } nach { $target }
bfr-reveal-coast = { $clan }, vom Meer nach { $target }
bfr-reveal-center = { $clan }, in { $target }
bfr-reveal-attacks = Greift an: { $holder }.
bfr-reveal-own = In einer eigenen Provinz.
bfr-reveal-may = Dort darf liegen: { $kinds }.
bfr-reveal-blessed = Ein gesegneter Marker ist nie ein Bluff.
bfr-reveal-beside = Schon hier: { $tokens }.
bfr-reveal-tap = Antippen, was zu sehen ist
bfr-reveal-unseen = { $clan }: { $count } ungesehen
bfr-reveal-other = Andere Art
bfr-reveal-left = noch { $left }
bfr-reveal-none = keiner
bfr-all-turned = Alle Marker sind aufgedeckt.

## Story

bfr-story-step = Auswertung, Schritt { $step } von 7
bfr-story-left = Bluffs und Unerlaubtes
bfr-story-raids = Überfälle
bfr-story-diplomacy = Diplomatie
bfr-story-battles = Kämpfe
bfr-story-claims = Gebiete
bfr-story-takes = { $clan } nimmt { $province }
bfr-story-from = von { $clan }
bfr-story-empty = die leer war
bfr-story-holds = { $clan } hält { $province }
bfr-story-holds-sub = und legt einen offenen Marker dazu
bfr-story-nothing = { $province } bleibt leer
bfr-story-scorched = { $clan } überfällt { $province }
bfr-story-scorched-sub = verbrannte Erde; alle Marker dort und auf den Grenzen werden abgeworfen
bfr-story-pacified = Frieden in { $province }
bfr-story-pacified-sub = { $clan } behält sie; alle Marker dort und auf den Grenzen werden abgeworfen
bfr-story-no-effect = { $clan }, { $face }: ohne Wirkung
bfr-story-defended = { $clan } verteidigt { $province }
bfr-story-quiet = Es war nichts auszuwerten
bfr-story-ruling = Eure Auslegung entscheidet hier.
bfr-story-ruling-then = Mit „{ $choice }“: { $tokens }.
bfr-story-switch = Wechseln
bfr-story-next = Weiter
bfr-story-all = Alles
bfr-story-correct = Korrigieren
bfr-story-board = Auf dem Spielplan
bfr-story-board-sub = Abhaken, was auf dem Tisch getan ist.
bfr-story-board-nothing = Auf dem Spielplan ändert sich nichts.
bfr-todo-control = { $clan }: { $down } verdeckt{ $up ->
        [0] {""}
       *[other] , { $up } offen
    }
bfr-todo-none = kein Kontrollmarker
bfr-todo-put = hinlegen { $tokens }
bfr-todo-away = wegnehmen { $tokens }
bfr-todo-more = hinlegen { $clan }: { $count ->
        [one] 1 offener Marker
       *[other] { $count } offene Marker
    }
bfr-todo-fewer = wegnehmen { $clan }: { $count ->
        [one] 1 offener Marker
       *[other] { $count } offene Marker
    }
bfr-todo-special-put = hinlegen „{ $special }“
bfr-todo-special-away = wegnehmen „{ $special }“
bfr-todo-bluffs = Bluff zurück hinter den Schirm: { $clans }
bfr-printed-part = gedruckt { $count }
bfr-faceup-part = offen { $count }
bfr-special-part = Marker { $count }
bfr-bluff-part = Bluff { $count }
bfr-against-part = gegen ihn { $count }
bfr-holder = { $clan } verteidigt
bfr-empty-land = Niemand hält sie
bfr-honor-flowers = Blüten { $change }
bfr-honor-tokens = Marker { $change }
bfr-honor-faceup = offen { $change }
bfr-honor-territory = Gebiet { $change }

## Odds

bfr-odds-facedown = { $count ->
        [0] kein verdeckter Marker
        [one] 1 verdeckter Marker
       *[other] { $count } verdeckte Marker
    }
bfr-odds-keeps = { $clan } hat sie nach dieser Runde noch
bfr-odds-empty = sie bleibt leer
bfr-odds-holds = { $clan } hält
bfr-odds-stays = bleibt leer
bfr-odds-peace = Frieden
bfr-odds-scorched = Verbrannt
bfr-odds-takes = { $clan } nimmt
bfr-odds-guess = Wenn alle zufällig auf erlaubte Plätze legten. Nicht, was sie vorhaben.
bfr-odds-strength = Stärke hier
bfr-odds-percent = Prozent.
bfr-odds-more = Mehr Stärke würde helfen
bfr-odds-needs = { $clan } braucht +{ $count } für 80 %.
bfr-odds-has = { $clan } hat schon 80 % und mehr.
bfr-odds-never = Zwölf mehr genügen nicht: { $clan }.
bfr-odds-none = Keine Chancen: verbrannte Erde und Frieden lassen keine Kampfmarker zu.
bfr-odds-unknown = Keine Chancen: was von den Händen notiert ist, passt nicht zu den Markern. Ablagen prüfen.
bfr-odds-before = Davor
bfr-odds-next = Weiter
bfr-ledger-line = { $face }: { $unseen } von { $all } ungesehen
bfr-six-up = 6+

## End

bfr-score = Ehre
bfr-score-all = gesamt
bfr-wins = { $clan } gewinnt
bfr-wins-shared = Ein geteilter Sieg
bfr-leads = { $clan } führt
bfr-objective-met = +{ $honor }
bfr-objective-not-met = nicht erfüllt
bfr-objective-hidden = nicht aufgedeckt
bfr-choose-objective = Welches Ziel?
bfr-no-objective = Kein Ziel
bfr-rounds = Die fünf Runden
bfr-rounds-sub = ohne Ziele
bfr-rounds-label = { $clan }, Runde für Runde: { $all }
bfr-end-game = Spiel beenden

## Set-up

bfr-setup-title = Neuer Tisch
bfr-setup-seats = Wer spielt, im Uhrzeigersinn?
bfr-setup-seats-sub = Klans in Sitzordnung antippen; noch einmal antippen nimmt sie heraus.
bfr-setup-seat = Sitz { $seat }
bfr-setup-last = Wie beim letzten Mal
bfr-setup-last-rulings = { $clans }, mit den Auslegungen jener Partie
bfr-setup-each = Je { $count } Kontrollmarker beiseitelegen, außer dem in der Hauptstadt.
bfr-setup-deck = Initiativestapel: die Karten der anderen Klans und { $count ->
        [0] keine neutrale Karte
        [one] 1 neutrale Karte
       *[other] { $count } neutrale Karten
    }.
bfr-setup-do = Bereitlegen
bfr-setup-do-screen = Je: Schirm, der Bluff dahinter, die anderen 26 Marker verdeckt gemischt.
bfr-setup-do-agents = Je: zwei Späher, ein Shugenja, zwei Ziele: eines behalten.
bfr-setup-do-cards = Eine verdeckte Gebietskarte an jedes der 11 Gebiete.
bfr-setup-do-capital = Je: ein verdeckter Kontrollmarker in der eigenen Hauptstadt.
bfr-setup-begin = Beginnen
bfr-setup-few = zwei bis fünf Klans
bfr-setup-rulings = Auslegungen
bfr-ability-crab = Offene Kontrollmarker verteidigen mit 2.
bfr-ability-crane = Gewinnt Gleichstände im Kampf.
bfr-ability-dragon = Zieht einen mehr und legt einen zurück.
bfr-ability-lion = Sein Bluff verteidigt mit 2.
bfr-ability-phoenix = Ignoriert die gedruckte Verteidigung von Hauptstädten.
bfr-ability-scorpion = Sieht jede Runde einen Marker an.
bfr-ability-unicorn = Tauscht zwei eigene Marker vor dem Aufdecken.

## Sheets

bfr-agents-empty = Kein fremder Marker, der angesehen werden dürfte.
bfr-choose-province = Wählen: { $what }
bfr-play = Spielen
bfr-play-missing = Erst wählen: { $what }
bfr-play-note = Wird am Tisch ausgeführt; die Karte ist weg.
bfr-reward = Offene Marker in
bfr-own-province = eigene Provinz
bfr-other-province = gegnerische Provinz
bfr-sacrifice = Kontrollmarker wegnehmen von
bfr-remove-special = Sondermarker wegnehmen von
bfr-target-province = Provinz
bfr-agents-sub = Späher { $scouts }, Shugenja { $shugenja }
bfr-what-was-it = Was war es?
bfr-enter-token = Marker hier eintragen
bfr-less = { $what }, einer weniger
bfr-one-more = { $what }, einer mehr
bfr-token-short = { $clan } { $face }
bfr-options-round = Runde
bfr-options-stage = Weiter mit

## What to remember, and to enter

bfr-rename = Name der Provinz
bfr-rename-keep = Namen behalten
bfr-enter-whose = Von wem?
bfr-enter-where = Wo?
bfr-ledger-chance = Diese Runde auf der Hand: { $chance }.
bfr-ledger-about = Prozent: die Chance, dass mindestens einer davon unter den Markern dieser Runde ist, auf dem Spielplan oder hinter dem Schirm, wenn zufällig gezogen wurde.
bfr-odds-worst = Schlimmster erlaubter Fall
bfr-odds-worst-of = { $clan } könnte { $total } gegen eine Verteidigung von { $defense } bringen.
bfr-odds-safe = Niemand kann sie diese Runde nehmen.
bfr-odds-worst-raid = Sie könnte verbrannt werden.
bfr-hand-cards = Gebietskarten
bfr-hand-card-board = am Spielplan
bfr-hand-card-used = gespielt
bfr-hand-ronin = Ronin in dieser Runde
bfr-hand-clan = Marker zu legen, Späher, Ablage
bfr-hand-place = Noch zu legende Marker
bfr-hand-scouts = Späher
bfr-hand-shugenja = Shugenja
bfr-hand-discards = Ablagestapel
bfr-choose-on-map = Karte: die Provinzen für die Karte antippen; noch einmal nimmt eine zurück. Dasselbe kann darunter gewählt werden.
bfr-facts = Einmal mit der eigenen Schachtel vergleichen
bfr-facts-sub = Marker, Ziele und Karten: Zahlen, Namen und Ehre
bfr-facts-tokens = Marker jedes Klans, und sein eigener
bfr-facts-other = Wo eure Schachtel abweicht, sagt es und gebt es einmal ein: Jede neue Partie spielt danach. Was eine Karte tut, gilt, wie es auf eurer Karte steht.
bfr-facts-so = Alles stimmt
bfr-facts-differs = Etwas weicht ab
bfr-facts-box = Eure Schachtel
bfr-facts-count = { $count ->
    [0] wie hier geschrieben
    [one] { $count } Angabe weicht ab
   *[other] { $count } Angaben weichen ab
}
bfr-facts-shadowlands = Die Karten der Schattenlande, Nord und Süd, sind vertauscht
bfr-file = Partiedatei
bfr-file-sub = Was ihr alle wissen dürft: Spielplan, Karten, Ablagestapel. Keine Hand, keine Ziele, nichts Verdecktes. Ein anderes Handy spielt damit weiter.
bfr-file-later = Eine Datei gibt es, sobald die Initiativekarte der Runde aufgedeckt ist.
bfr-file-placing = Die Marker, die gerade liegen, stehen nicht darin. Solange Marker platziert werden, gebt den Tisch im Logbuch mit „Teilen“ weiter.
bfr-file-keep = Partiedatei sichern
