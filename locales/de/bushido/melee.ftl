# Words of Bushido: The exchange.

## The exchange

bushido-melee-title = { $action }
bushido-melee-against = { $name } gegen { $other }
bushido-whom = Wen?
bushido-whom-sub = nach Wert des Exchange
bushido-value-of = Wert { $value }
bushido-value-unknown = Wert ?
bushido-has-initiative = { $name } hat Initiative: { $why }
bushido-pool-of = { $name }: { $dice } Würfel
bushido-term = { $what } { $value }
bushido-weapon-of = Waffe von { $name }
bushido-no-weapon = keine Waffe auf der Karte
bushido-boosts-of = Boosts von { $name }
bushido-assist-of = Enemies, die gegen { $name } helfen
bushido-facts-of = Wahr für { $name }
bushido-terms-more = Was sonst gilt
bushido-split-of = { $name }: Attack / Defence
bushido-split = { $attack } / { $defence }
bushido-split-special = { $attack } / { $defence } { $special }
bushido-split-ears = { $attack } Attack, { $defence } Defence { $special }
bushido-secret-split = Teilungen verdeckt
bushido-secret-on = hinter der Deckung
bushido-secret-off = offen
bushido-cover-pick = Nur wer { $name } spielt, schaut hin. Öffnen
bushido-cover-done = { $name } hat gewählt
bushido-reveal = Beide aufdecken
bushido-change-split = Neu wählen
bushido-which-split = Was soll ich wählen?
bushido-attack = Attack
bushido-defence = Defence
bushido-die-next = { $name }: { $kind }-Würfel { $number }
bushido-damage-next = { $name }: Damage Roll auf Stufe { $level }, Würfel { $number }
bushido-roll = Werfen
bushido-roll-all = Alle werfen
bushido-die-face = Würfel { $face }
bushido-die-back = { $face }, zurücknehmen
bushido-die-again = { $face }, neu werfen
bushido-take-back = Letzten Würfel zurück
bushido-keys-label = Seiten
bushido-result-explained = Der höchste Würfel und 1 für jeden anderen, der keine 1 ist.
bushido-attack-of = { $name }: Attack
bushido-level = Stufe { $level }
bushido-against = gegen
bushido-attack-wins = Attack gewinnt
bushido-defence-wins = Defence gewinnt
bushido-damage-row = Damage Roll { $dice }: Zeile { $row }, Wounds { $wounds }
bushido-takes = { $name } erleidet { $wounds }: { $from } auf { $to } von { $most }
bushido-takes-none = { $name } erleidet 0
bushido-triggers = { $special } wirkt
bushido-apply = Anwenden
bushido-apply-sub = Wounds { $dealt } und { $taken }
bushido-just-result = Nur das Ergebnis
bushido-wounds-of = Wounds von { $name }
bushido-apart = Sie berührten sich nicht

## The hidden split, solved

bushido-split-title = Welche Teilung?
bushido-mix-of = { $name }: so mischen
bushido-percent = { $percent } %
bushido-never = nie
bushido-bar-ears = { $split }: { $often }
bushido-worth = Mindestens { $value }, was immer { $name } tut. Eine Wound zählt { $wound }, ein Kill { $kill }.
bushido-best-answer = { $name }: beste Antwort
bushido-even = gleich
bushido-goal = Ziel
bushido-goal-even = Gleich
bushido-goal-hurt = Verletzen
bushido-goal-survive = Überleben
bushido-goal-hold = Halten
bushido-draw-one = Eine für mich ziehen
bushido-draw-sub = nur wer { $name } spielt, schaut hin
bushido-drawn-split = Gezogen: { $split }
bushido-all-splits = Alle Teilungen
bushido-map-caption = { $name } in Zeilen, { $other } in Spalten
bushido-cell = { $row } gegen { $column }: { $value }
bushido-cell-detail = Wounds zugefügt { $dealt }, erlitten { $taken }, Kill { $kill } %, Tod { $death } %
bushido-guess = Wählt { $name } { $split }, ist euer Bestes { $best }: { $value }
bushido-guess-title = Was tut { $name } gern?
bushido-one-boost = Ein Boost mehr: { $value }

## A shot and a test

bushido-shot-title = Ranged Attack
bushido-distance = Abstand in Zoll
bushido-shot-number = Zahl { $number }, Würfel { $dice }
bushido-shot-too-far = zu weit weg
bushido-shot-odds = Trifft { $percent } %, Wounds { $wounds }, Kill { $kill } %
bushido-shot-die = Schusswürfel { $number }
bushido-shot-roll = Schießen, die App wirft
bushido-shot-apply = Mit diesen Würfeln schießen
bushido-shot-facts = Was gilt
