# Words of the board in play and of the Enemies Phase: what Enemies do, why, and what the players are asked.

## What an Enemy is to do: the players read it and move the miniature.

enemies-move = { $name } von { $from } nach { $to } ziehen.
enemies-move-through = { $name } von { $from } über { $through } nach { $to } ziehen.
enemies-stays = { $name } bleibt: { $area }.
enemies-leaves = { $name } vom Spielplan nehmen: { $area }.
enemies-fights = { $name } kämpft gegen { $target }: Melee Combat.
enemies-shoots = { $name } schießt auf { $target }: Ranged Combat.
enemies-stands-in = { $target } tritt für { $for } ein, wie es ein Yojimbo muss.
enemies-combats = { $count ->
    [0] { $left } AP übrig: kein Combat.
    [one] { $left } AP übrig: { $count } Combat.
   *[other] { $left } AP übrig: { $count } Combats.
}
enemies-returns = { $name } kann durch Reinforcement zurückkehren.
enemies-next-returns = Jetzt kehren Reinforcements zurück.
enemies-done = Alle Enemies waren am Zug.
enemies-asked = { $name } zieht. Die App braucht eure Augen.

## Why it fights this one

enemies-fight-target = Ziel war { $target }.
enemies-fight-first = Das Ziel ist außer Reichweite; { $target } kommt zuerst.
enemies-fight-way = { $target } steht im Weg.
enemies-fight-area = { $target } ist im selben Gebiet.

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
why-tied = Gleich nah ({ $far }), gleich viel Ki ({ $ki }).
why-tied-plain = Die Regeln lassen es offen.
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

## Ties

tie-target = Auf wen geht { $name } los?
tie-blocker = Gegen wen kämpft { $name }, um weiterzukommen?
tie-yojimbo = Gegen welchen Yojimbo muss { $name } kämpfen?
tie-exit = Welchen Ausgang nimmt { $name }?
tie-route = Welchen Weg nimmt { $name }?
tie-route-option = über { $areas }
tie-who-decides = { $player } hält den Favor und entscheidet.

## Questions at a table without a board

ask-nearest = Wer ist in AP am nächsten an { $name }?
ask-nearest-hint = Mehrere wählen, wenn sie gleich nah sind; niemanden, wenn keiner erreichbar ist.
ask-favor = Gleich nah, gleich viel Ki. Auf wen geht { $name } los?
ask-reach = { $name } so weit wie möglich ziehen. Ist { $target } dann in Reichweite?
ask-how = Wie kämpft { $name } gegen { $target }?
ask-reach-hint = { $name } beginnt mit { $ap } AP. Nach dem Ziehen braucht ein Combat 3 davon.
ask-points = Wie viele AP hat { $name } übrig?
ask-points-hint = Ein Combat braucht 3 AP.
ask-other = Kann { $name } gegen jemand anderen kämpfen? Den nächsten wählen.
ask-in-the-way = Hindert jemand neben { $name } am Weitergehen?
ask-meets = Trifft { $name } hier oder unterwegs auf jemanden?
ask-combat-nearby = Gab es einen Combat neben { $name }?
ask-sees = Sieht { $name } einen Champion oder Ally Direct?
ask-goal = Kommt { $name } mit { $cost } AP Rest ans Ziel?
ask-leaves = Kommt { $name } zu einem Ausgang und vom Spielplan?
said-melee = im Melee Combat
said-ranged = im Ranged Combat
said-not = gar nicht
said-yes = Ja
said-no = Nein
said-nobody = Niemand

## Behaviours

behaviour-assault = Assault
behaviour-assault-mobile = Assault, mobil
behaviour-assault-stationary = Assault, stationär
behaviour-gatekeeper = Guardian, Gatekeeper
behaviour-sentinel = Guardian, Sentinel
behaviour-patrol = Patrol
behaviour-search = Search
behaviour-assassination = Assassination
behaviour-escape = Escape
behaviour-title = Was { $name } vorhat
behaviour-now = das jetzige Verhalten
behaviour-patrol-sub = wie das Szenario sagt
behaviour-search-sub = Was gesucht wird
behaviour-search-place = Etwas an einem Ort
behaviour-search-holder = Etwas, das { $name } trägt
behaviour-assassination-sub = Wer getötet werden soll

## Guesses

guess-size = Size von { $name } ist unsere Annahme: 1.
guess-ap = AP von { $name } sind unsere Annahme: 4.
guess-ranged = Kein Ranged-Wert für { $name }: unsere Annahme.
guess-bow = { $name } hat vielleicht einen Bogen: sagt es auf der Karte.

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

different-board = Spielplan: { $from }, jetzt { $to }
different-place = { $name }: { $from }, jetzt { $to }
place-beside = kein Gebiet
board-none = keiner

## Refusals

refused-no-board = Kein Spielplan liegt auf dem Tisch.
refused-bad-board = Der Spielplan ist nicht nutzbar. { $fault }
refused-no-such-area = Der Spielplan hat kein Gebiet „{ $area }“.
refused-not-placed = { $name } hat noch keinen Platz auf dem Spielplan.
refused-already-there = Das ist schon so.
refused-not-its-way = Der Weg beginnt nicht da, wo die Figur steht.
refused-not-adjacent = { $from } und { $to } sind nicht benachbart.
refused-uncrossable = Grenze { $from } – { $to } ({ $border }): hier kein Durchkommen.
refused-no-room = { $area } hat keinen Platz mehr.
refused-blocked = { $area } ist voll und enthält Gegner: Niemand kommt durch.
refused-no-way = Kein Weg führt nach { $area }.
refused-too-far = Das braucht { $needs } AP, vorhanden: { $has }.
refused-has-moved = Hat in dieser Phase schon gezogen.
refused-has-returned = In dieser Phase zurückgekehrt: handelt in ihr nicht.
refused-just-corrupted = In dieser Phase Corrupted geworden: handelt ab der nächsten.
refused-unfinished = { $name } ist noch unterwegs.
refused-owes-combat = Der Combat unterwegs kommt zuerst.
refused-no-combat = Hat keinen Combat zu kämpfen.
refused-no-such-tie = Dieser Gleichstand kommt jetzt nicht vor.
refused-not-all-said = Eine Frage ist noch offen, oder eine Antwort passt nicht.
refused-no-letters = Eine Patrol braucht mindestens einen Buchstaben.
refused-not-there = Reinforcements kehren ins nächste nummerierte Gebiet zurück oder daneben.
refused-no-area-left = Jedes Reinforcement-Gebiet wurde in dieser Phase benutzt.

kind-of-border-single = einfach
kind-of-border-double = doppelt
kind-of-border-dotted = punktiert
kind-of-border-dotted-double = punktiert doppelt
kind-of-border-split = geteilt
kind-of-border-red = rot
guess-keywords = Keywords von { $name } nicht eingetragen: unsere Annahme.

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
