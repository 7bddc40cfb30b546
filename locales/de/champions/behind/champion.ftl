# Words of a Champion's sheet and of its actions.

## Who and what

sheet-to-table = Zum Tisch
sheet-previous = Voriger Champion: { $name }
sheet-next = Nächster Champion: { $name }
sheet-log = Logbuch
sheet-destiny = Destiny { $destiny }

## Gauges, tokens, statuses

sheet-take-over = { $player } übernimmt

## Actions

sheet-actions = Aktionen
sheet-ap-left = übrig
sheet-anyway-ears = { $action }: trotzdem tun
sheet-does-melee = Gegen einen Enemy in Reichweite
sheet-does-ranged = Gegen einen Enemy in Sicht
sheet-does-movement = 1 AP mehr und 2 Honor, wenn man Gegner verlässt
sheet-does-healing = 2 Life zurück, kein Enemy im Gebiet
sheet-does-concentration = 1 Ki mehr bis Recovery
sheet-does-investigation = Die Elementwürfel werfen
sheet-does-complex = Test gegen die Zahl des Szenarios
sheet-does-simple = Kein Wurf
sheet-does-draw = Einmal pro Activation
sheet-does-purity = 1 Purity zurück

sheet-action-of = { $action }: { $name }

sheet-move-cost = AP für die Grenzen
sheet-move-cost-sub = So viele, wie ihr Striche überschreitet
sheet-move-cost-minus = AP für die Grenzen minus 1
sheet-move-cost-plus = AP für die Grenzen plus 1
sheet-leave = Das Gebiet verlassen
sheet-leave-free = Frei
sheet-leave-free-sub = kein Gegner
sheet-leave-opponents = Disengage
sheet-leave-opponents-sub = 1 AP, 2 Honor
sheet-leave-forced = Erzwungen
sheet-leave-forced-sub = vom Szenario
sheet-move = Ziehen

sheet-area = Ist ein Enemy im Gebiet?
sheet-area-clear = Kein Enemy
sheet-area-enemies = Ein Enemy
sheet-heal = Heilen

sheet-test-roll = Die Elementwürfel am Tisch werfen, dann das Ergebnis notieren.
sheet-test-ki = Ki für Focus
sheet-test-ki-minus = Ki für Focus minus 1
sheet-test-ki-plus = Ki für Focus plus 1
sheet-test-deception = Deception
sheet-test-deception-cost = 2 Honor
sheet-test-successes = Erfolge
sheet-test-successes-sub = Fürs Logbuch; darf offen bleiben
sheet-test-successes-minus = Erfolge minus 1
sheet-test-successes-plus = Erfolge plus 1
sheet-test-done = Test notieren

sheet-draw-text = Zwei Objectives ziehen, eines behalten, das andere in den Stapel zurückmischen.
sheet-draw-text-discard = Zwei Objectives ziehen, eines behalten, das andere ablegen.
sheet-draw-note = Die behaltene Karte
sheet-draw-now = Jetzt notieren
sheet-draw-later = Später
sheet-draw-done = Draw Objectives

## Objectives

sheet-objectives = Objectives
sheet-objectives-none = Kein Objective notiert
sheet-objective-for = Objective für { $name }
sheet-objective-untitled = Objective ohne Titel
sheet-objective-keep = Ein weiteres behalten
sheet-objective-done = { $card }, erfüllt für { $glory }
sheet-objective-worth-of = Seine Glory
sheet-objective-worth = Glory notieren
sheet-objective-worth-ears = Glory notieren: { $title }
sheet-objective-complete = Für { $glory } erfüllen
sheet-objective-complete-ears = Für { $glory } erfüllen: { $title }
sheet-objective-reveal = Aufdecken
sheet-objective-reveal-ears = { $title } aufdecken
sheet-objective-reopen = Wieder öffnen
sheet-objective-reopen-ears = Wieder öffnen: { $title }
sheet-objective-drop = Zurückgeben
sheet-objective-drop-ears = { $title } zurückgeben

## Equipment

sheet-equipment = Equipment
sheet-one-of-each = Man trägt beliebig viel, je Art wird eines pro Szenario benutzt.
sheet-item-for = Equipment für { $name }
sheet-item-add = Gegenstand hinzufügen
sheet-item-name = Name
sheet-item-kind = Art
sheet-item-note = Was er bewirkt
sheet-item-take = Nehmen
sheet-item-drop = Weggeben
sheet-item-drop-ears = { $item } weggeben

## The card

sheet-card = Karte
sheet-card-of = Karte von { $name }
sheet-card-correct = Korrigieren
sheet-card-life = Life { $value }
sheet-card-weakened = Weakened bei { $value }
sheet-card-ap = { $value } AP pro Runde
sheet-card-honor = Honor { $value }
sheet-card-ki = Ki { $value }
sheet-card-melee = Melee { $value } Würfel
sheet-card-ranged = Ranged { $value } Würfel
sheet-card-no-ranged = kein Ranged-Wert
sheet-keywords = Keywords

## By hand

sheet-by-hand = Von Hand
sheet-adjust = Einen Wert mit Grund ändern
sheet-adjust-sub = Was Szenario oder Karte sagt
sheet-adjust-of = Von Hand: { $name }
sheet-adjust-gauge = Welcher Wert
sheet-adjust-by = Änderung
sheet-adjust-minus = Änderung minus 1
sheet-adjust-plus = Änderung plus 1
sheet-adjust-note = Grund
sheet-adjust-done = Ändern
sheet-starting-honor = Honor zu Beginn
sheet-starting-honor-sub = Wie der Threshold sie zählt
sheet-starting-honor-minus = Honor zu Beginn minus 1
sheet-starting-honor-plus = Honor zu Beginn plus 1
sheet-eliminate = Eliminieren
sheet-eliminate-sub = Aus dem Spiel, die Werte bleiben
sheet-corrupt = Corrupted machen
sheet-corrupt-sub = Steht jetzt auf der Seite der Enemies
sheet-bring-back = Zurück ins Spiel holen
sheet-bring-back-sub = Die Regeln kennen das nicht; das Szenario vielleicht
sheet-item-use = Nutzen
sheet-item-use-ears = { $item } in diesem Szenario nutzen
sheet-item-in-use = in Gebrauch

handle-nothing = Etwas anderes: ein Hebel, eine Tür
handle-pick-up = { $item } aufheben
handle-put-down = { $item } ablegen
handle-give = { $item } an { $name } geben
handle-take = { $item } von { $name } nehmen
handle-exchange = { $item } mit { $name } gegen { $other } tauschen
sheet-corruption = Corruption (X)
sheet-corruption-sub = Durch einen Ort oder eine Karte, außerhalb eines Combat. Pure wird abgezogen.
sheet-corruption-minus = Corruption minus 1
sheet-corruption-plus = Corruption plus 1
sheet-corruption-ki = Ki dagegen
sheet-corruption-ki-minus = Ki dagegen minus 1
sheet-corruption-ki-plus = Ki dagegen plus 1
sheet-corruption-apply = Corruption anwenden
