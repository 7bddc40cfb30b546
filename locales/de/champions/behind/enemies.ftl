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

## Why it does so

why-tied = Gleich nah ({ $far }), gleich viel Ki ({ $ki }).
why-tied-plain = Die Regeln lassen es offen.

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

## Behaviours

behaviour-assault-mobile = Assault, mobil
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
