# Words of the board in play and of the Enemies Phase: what Enemies do, why, and what the players are asked.

## How far somebody is

far-route = { $cost } AP entfernt
far-firing = { $cost } AP bis zum Schuss
far-room = { $cost } AP entfernt, wäre Platz
far-nowhere = außer Reichweite
far-told = am nächsten

## Why it does so

why-goes-for = { $name } will zu { $target }: { $far }.
why-goes-for-farther = { $name } will zu { $target }: { $far }, { $other } { $otherfar }.
why-goes-for-ki = { $name } will zu { $target }: { $far }, { $other } auch, aber { $given } hat mehr Ki ({ $ki } : { $otherki }).
why-goes-for-tie = { $name } will zu { $target }: { $far }, wie { $other }. Der Favor entscheidet.
why-nobody = { $name } erreicht niemanden.
why-heads-for = { $name } will nach { $area }, insgesamt { $cost } AP.
why-no-route = Kein Weg führt dahin, wohin { $name } will.
why-moves = Weiter nach { $area } für { $cost } AP.
why-in-reach = { $target } ist für Melee Combat in Reichweite: Halt.
why-in-sight = { $target } ist in Line of Sight: Halt.
why-too-far = Der nächste Schritt braucht { $cost } AP, { $left ->
    [one] 1 ist übrig
   *[other] { $left } sind übrig
}.
why-no-room = { $area } hat keinen Platz, und niemand kommt durch.
why-stationary = Ist stationär und verlässt das Gebiet nie.
why-guards = Hält Wache und ist nicht geweckt.
why-woken = Ein Combat nebenan war der Weckruf: Assault.
why-sees = Sieht { $target } von { $area } aus: Assault.
why-sees-somebody = Sieht einen Champion oder Ally: Assault.
why-letter = Erreicht Buchstabe { $letter } der Route.
why-letters-here = Alle Buchstaben der Route liegen hier.
why-walks-route = Geht die Route, so weit es reicht.
why-takes-goal = Nimmt das Ziel für { $cost } AP und wechselt zu Escape.
why-cannot-take = Das Ziel zu nehmen kostet { $cost } AP, { $left ->
    [one] 1 ist übrig
   *[other] { $left } sind übrig
}.
why-goal-ahead = Kommt noch nicht ans Ziel.
why-no-goal = Niemand trägt das Gesuchte.
why-goal-gone = Das Gesuchte ist fort: Ein anderer Enemy hat es, oder es ist nicht mehr auf dem Spielplan. Sagt, was dieser Enemy jetzt vorhat.
why-goal-gone-named = { $goal } ist fort: bei einem anderen Enemy oder nicht mehr auf dem Spielplan. Sagt, was dieser Enemy jetzt vorhat.
why-targets-gone = Alle Gesuchten sind Eliminated: Assault.
why-leaves = Verlässt den Spielplan für { $cost } AP.
why-cannot-leave = Verlassen kostet { $cost } AP, { $left ->
    [one] 1 ist übrig
   *[other] { $left } sind übrig
}.
why-exit-ahead = Kommt noch zu keinem Ausgang.
why-in-the-way = { $target } steht im Weg.
why-chosen = Die Spieler haben das gewählt.
why-tokens = { $count ->
    [0] { $left } AP übrig: kein Combat-Marker.
    [one] { $left } AP übrig: { $count } Combat-Marker.
   *[other] { $left } AP übrig: { $count } Combat-Marker.
}
why-nobody-in-reach = Kein Ziel ist in Reichweite.

## Questions at a table without a board

said-nobody = Niemand

## Behaviours

behaviour-assault = Assault
behaviour-assault-stationary = Assault, stationär
behaviour-gatekeeper = Guardian, Gatekeeper
behaviour-sentinel = Guardian, Sentinel
behaviour-patrol = Patrol
behaviour-search = Search
behaviour-assassination = Assassination
behaviour-escape = Escape

## The log

log-board-laid = Der Spielplan „{ $board }“ liegt auf dem Tisch
log-board-taken-up = Der Spielplan ist weggenommen
log-placed = { $name } steht jetzt hier: { $area }
log-placed-beside = { $name } steht neben dem Spielplan
log-walked = { $name } geht von { $from } nach { $to }
log-walked-through = { $name } geht von { $from } über { $through } nach { $to }
log-enemy-stays = { $name } bleibt: { $area }
log-enemy-told = { $name } ist gezogen
log-turned = { $name } wechselt zu { $behaviour }
log-turned-attacked = { $name } wurde angegriffen und wechselt zu { $behaviour }
log-turned-nearby = Ein Combat weckt { $name }: { $behaviour }
log-turned-saw = { $name } hat jemanden gesehen und wechselt zu { $behaviour }
log-tie-settled = Ein Gleichstand bei { $name } ist entschieden
log-combat-passed = { $name } kämpft nicht
log-reinforced = { $name } kehrt zurück: { $area }

verb-lay-board = Spielplan auslegen
verb-set-out = Figuren aufstellen
verb-take-up-board = Spielplan wegnehmen
verb-place = Figur stellen
verb-behaviour = Verhalten
verb-enemy-moves = Zug eines Enemy
verb-tie = Gleichstand entscheiden
verb-pass-combat = Combat auslassen
verb-reinforce = Reinforcement

## Marks on areas

mark-flammable = Brennbar
mark-flaming = In Flammen
mark-summoning-zone = Oni-Beschwörungszone
mark-objective = Ziel
mark-event = Ereignis
mark-scenery = Gelände
mark-obstacle = Hindernis
mark-numbered = { $mark } { $number }
mark-noted = { $mark }: { $note }
log-marked = Auf { $area } liegt jetzt: { $marks }
log-unmarked = Auf { $area } liegt nichts mehr
verb-mark = Marker auf einem Gebiet
