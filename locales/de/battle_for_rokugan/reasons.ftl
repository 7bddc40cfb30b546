# Battle for Rokugan: why something may not be, and why it came out so.

## Why a token may not lie there

bfr-reason-scorched = verbrannte Erde: dort darf kein Marker liegen
bfr-reason-peace = Frieden: dort darf kein Marker liegen, und kein Angriff geht von dort aus
bfr-reason-shrine = der Schrein: nur wer ihn kontrolliert, platziert dort Marker
bfr-reason-occupied = auf dieser Grenze oder Küste liegt schon ein Marker
bfr-reason-kind = diese Art liegt nie an so einer Stelle
bfr-reason-not-yours = der Klan kontrolliert die nötige Provinz nicht
bfr-reason-not-coastal = die Provinz hat weder Küste noch Hafen
bfr-reason-own-target = er griffe eine Provinz des eigenen Klans an
bfr-reason-ronin = Ronin platzieren weder Überfall noch Diplomatie
bfr-reason-yours = ein Überfall liegt nicht in einer eigenen Provinz
bfr-reason-battlefield = das Schlachtfeld erlaubt weder Diplomatie noch Überfall
bfr-reason-blessing-base = ein Segen liegt auf einer eigenen Armee, Flotte oder einem eigenen Shinobi
bfr-reason-gone = der Klan hat keinen der Marker mehr, die dort liegen dürfen

## Why a card cannot be played so

bfr-card-not-yours = Diese Provinz gehört dem Klan nicht.
bfr-card-not-an-opponents = Diese Provinz kontrolliert niemand anders.
bfr-card-twice = Das wurde schon gewählt.
bfr-card-coastal = Sie hat eine Küste; ein Hafen kommt in eine Provinz ohne Küste.
bfr-card-shadowlands = Nicht in den Schattenlanden.
bfr-card-permanent = Frieden und verbrannte Erde werden nie ersetzt.
bfr-card-controlled = Dort liegen Kontrollmarker.
bfr-card-not-scorched = Dort ist keine verbrannte Erde.
bfr-card-not-at-peace = Dort ist kein Frieden.
bfr-card-no-special = Dort liegt kein Sondermarker.
bfr-card-reward-due = Eine eigene Provinz für die offenen Kontrollmarker wählen.
bfr-card-no-reward = Es sind keine offenen Kontrollmarker fällig.
bfr-card-supply = Vom Marker „{ $special }“ ist keiner mehr im Vorrat.

## Refusals

bfr-refused-stage = Das gehört zu: { $needs }. Der Tisch ist bei: { $is }.
bfr-refused-over = Das Spiel ist zu Ende.
bfr-refused-not-playing = { $clan } spielt an diesem Tisch nicht mit.
bfr-refused-turn = { $clan } ist nicht am Zug. Am Zug: { $turn }.
bfr-refused-settled = { $province } ist nicht frei: Ein Startmarker kommt dahin, wo kein Kontrollmarker liegt.
bfr-refused-all-settled = Alle Startmarker sind platziert.
bfr-refused-card-out = Diese Initiativekarte wurde schon aufgedeckt.
bfr-refused-not-in-deck = So eine Karte ist nicht im Stapel.
bfr-refused-not-held = { $clan } hält die Karte von { $territory } nicht.
bfr-refused-card-moment = { $card } wird zu einem anderen Zeitpunkt gespielt: Karten der Schattenlande im eigenen Platzierungszug, die anderen im Unterhalt.
bfr-refused-other-card = Diese Wahl passt nicht zu { $card }.
bfr-refused-closed = { $province }: { $reason }.
bfr-refused-all-placed = { $clan } hat alle Marker dieser Runde platziert.
bfr-refused-only-blessings = Nur ein Segen liegt auf einem anderen Marker.
bfr-refused-no-token = So ein Marker liegt nicht auf dem Spielplan.
bfr-refused-none-unseen = { $clan } hat davon nichts mehr: { $face }. Alle sind abgeworfen oder liegen offen.
bfr-refused-too-many = { $clan } hat gar nicht so viele Marker: { $face }.
bfr-refused-blessed = Ein gesegneter Marker darf nicht gewählt werden.
bfr-refused-stays-hidden = Was jemand gesehen hat, behält er für sich: Es wird nicht notiert.
bfr-refused-used-up = Jetzt nicht verfügbar: { $agent }.
bfr-refused-own-token = Das gilt für Marker anderer Klans.
bfr-refused-say-what = Angeben, was der Marker war.
bfr-refused-no-swap = Nur das Einhorn tauscht zwei Marker, einmal je Runde, vor dem Aufdecken.
bfr-refused-cannot-swap = Diese beiden tauschen nicht: kein Segen, nichts Gesegnetes, beide vom selben Klan.
bfr-refused-must-place = { $clan } muss einen Marker platzieren; nur Ronin, die gar nicht platzieren können, hören auf.
bfr-refused-left-to-place = { $count ->
        [one] 1 Marker ist noch zu platzieren.
       *[other] { $count } Marker sind noch zu platzieren.
    }
bfr-refused-facedown = { $count ->
        [one] 1 Marker liegt noch verdeckt.
       *[other] { $count } Marker liegen noch verdeckt.
    }
bfr-refused-over-thirty = { $clan } hat mehr als 30 Kontrollmarker auf dem Spielplan. Zuerst von Hand offene Marker wegnehmen.
bfr-refused-objective-taken = Ein anderer Klan hat { $objective }.
bfr-refused-unrevealed = { $clan } hat noch kein Ziel aufgedeckt.
bfr-refused-control-place = Nur Klans an diesem Tisch haben Kontrollmarker: { $province }.
bfr-refused-thirty = { $clan } hat insgesamt 30 Kontrollmarker.
bfr-refused-special-place = Dieser Sondermarker darf dort nicht liegen: { $province }.
bfr-refused-ronin = Jeder Ronin spielt an diesem Tisch und wird einmal genannt.
bfr-refused-card-holder = Nur Klans an diesem Tisch halten Karten: { $territory }.
bfr-refused-earlier-round = Ein Tisch geht nicht zu einer früheren Runde zurück. Rückgängig machen schon.
bfr-refused-number = Diese Zahl ist nicht möglich.

## Faults of a set-up

bfr-fault-number = Es spielen zwei bis fünf Klans.
bfr-fault-twice = { $clan } sitzt zweimal am Tisch.

## Why a defense counts

bfr-defense-battle = Kampf gewonnen
bfr-defense-failed-attack = ein Angriff scheiterte vor dem Kampf
bfr-defense-unattacked = niemand griff das Verteidigte an
bfr-defense-diplomacy = Diplomatie warf einen Angriff ab

## What became of a token

bfr-fate-bluff = zurück hinter den Schirm
bfr-fate-illegal = nicht erlaubt: { $reason }
bfr-fate-raided = hat die Provinz überfallen und geht mit
bfr-fate-made-peace = hat Frieden gestiftet und ist weg
bfr-fate-raid = durch einen Überfall abgeworfen
bfr-fate-raid-no-effect = ein Überfall ohne Verbindung
bfr-fate-diplomacy = durch Diplomatie abgeworfen
bfr-fate-battle = hat gekämpft
bfr-fate-unattacked = verteidigt, nicht angegriffen
