# Words of Bushido: The log and corrections.

## What happened

bushido-log-change = { $name }: { $gauge } { $change }
bushido-log-from-to = { $name }: { $gauge } { $from } auf { $to }
bushido-log-nothing = Nichts geändert
bushido-log-tactical = { $player } gewinnt den Tactical Test: { $own } gegen { $other }
bushido-log-tactical-tied = { $player } gewinnt den Tactical Test: { $own } gegen { $other }. Gleiche Ergebnisse, mehr Würfel ohne 1 entscheiden
bushido-log-tactical-told = { $player } gewinnt den Tactical Test
bushido-log-first = { $player } beginnt
bushido-log-phase = { $phase } beginnt
bushido-log-turn = Runde { $turn } beginnt
bushido-log-next = { $player } ist Active
bushido-log-activated = { $name } wird aktiviert
bushido-log-activation-ended = { $name } ist fertig
bushido-log-passed = { $player } gibt einen Pass Token aus
bushido-log-acted = { $name }: { $action }
bushido-log-feat = { $name } nutzt { $feat } für { $ki } Ki
bushido-log-box-freed = { $name }: das Kästchen von { $feat } ist wieder frei
bushido-log-fought = { $name } gegen { $other }, { $action }: { $dealt } zugefügt, { $taken } erlitten
bushido-log-dice = { $name }: Attack { $attack }; Defence { $defence }
bushido-log-attack-won = { $name }: Attack gewinnt, Stufe { $level }
bushido-log-defence-won = { $name }: Defence gewinnt, Stufe { $level }
bushido-log-special = { $special } wirkt
bushido-log-damage = Damage Roll { $dice }: Zeile { $row }, Wounds { $wounds }
bushido-log-shot-hit = { $name } trifft { $target }: Wounds { $wounds }
bushido-log-shot-friend = { $name } zielt auf { $target } und trifft { $friend }: Wounds { $wounds }
bushido-log-shot-missed = { $name } verfehlt { $target }: { $result } gegen { $number }
bushido-log-shot-too-far = { $name }: { $target } ist zu weit weg
bushido-log-shot-dice = Würfel { $dice }: Ergebnis { $result } gegen { $number }
bushido-log-shot-level = Würfel { $dice }: Ergebnis { $result } gegen { $number }, Stufe { $level }
bushido-log-test-passed = { $name } besteht { $test }
bushido-log-test-failed = { $name } besteht { $test } nicht
bushido-log-test-dice = { $name }: Würfel { $dice }
bushido-log-opposed = { $name } { $own }, { $other } { $against }: Stufe { $level }
bushido-log-marked = { $name } bekommt { $state }
bushido-log-unmarked = { $name }: { $state } weg, noch { $left }
bushido-log-immune = { $name } ist immun: kein { $state }
bushido-log-stands = { $name }: { $place }
bushido-log-renewed = { $name } kommt zurück ins Spiel
bushido-log-summoned = { $name } kommt zu { $player }
bushido-log-card = Karte eingetragen: { $name }
bushido-log-passes = { $player }: Pass Tokens { $count }
bushido-log-communal = { $player }: gemeinsames Ki { $count }
bushido-log-scenario = { $name } handelt bei { $objective }
bushido-log-points = { $player }: Scenario Points { $change }
bushido-log-victory = { $player }: Victory Points { $change }
bushido-log-victory-now = { $player }: Victory Points { $from } auf { $to }
bushido-log-wiped-out = { $player } nimmt den Rest: { $count } VP
bushido-log-scored = Runde { $turn } endet, { $a } : { $b }
bushido-log-scored-tie = Runde { $turn } endet, { $a } : { $b }, Gleichstand: kein VP
bushido-log-scored-to = Runde { $turn } endet, { $a } : { $b }, 1 VP an { $player }
bushido-log-hidden = { $player } hat etwas notiert: { $what }
bushido-log-revealed = { $player } zeigt { $what }: { $text }
bushido-log-won = { $player } gewinnt
bushido-log-draw = Unentschieden

## Corrections

bushido-edit-amount = Betrag
bushido-edit-value = Wert
bushido-edit-dealt = Wounds zugefügt
bushido-edit-taken = Wounds erlitten
bushido-edit-own-attack = Attack-Würfel des handelnden Modells
bushido-edit-own-defence = Defence-Würfel des handelnden Modells
bushido-edit-other-attack = Attack-Würfel des Gegners
bushido-edit-other-defence = Defence-Würfel des Gegners
bushido-edit-damage = Damage Roll { $roll }, Würfel { $number }
bushido-edit-damage-of = { $name }: Damage Roll { $roll }, Würfel { $number }
bushido-edit-distance = Abstand in Zoll
bushido-edit-other = Sonstiges auf die Zahl
bushido-edit-ranged = Schusswürfel
bushido-edit-test = Würfel des Tests
bushido-edit-outcome = Ergebnis

## What commands are called

bushido-called-deployment = Tactical Test zur Aufstellung
bushido-called-begin = Beginnen
bushido-called-activate = Aktivierung
bushido-called-test = Test
bushido-called-end-activation = Ende der Aktivierung
bushido-called-feat = Ki Feat
bushido-called-place = Ort eines Modells
bushido-called-summon = Neues Modell
bushido-called-card = Karte
bushido-called-passes = Pass Tokens
bushido-called-points = Scenario Points
bushido-called-victory = Victory Points
bushido-called-clock = Phase
bushido-called-secret = Verdeckte Notiz
bushido-called-end = Ende des Spiels
bushido-called-remark = Bemerkung
bushido-called-scenario = Szenario-Aktion
bushido-log-length = Länge { $face }: das Spiel geht weiter
bushido-log-length-last = Länge { $face }: diese Runde ist die letzte
