# The terms of Champions of Rokugan, with the capitals of its rulebook.

name = { $name }
name-letter = { $name } { $letter }
name-unit = { $name }, eine neue Unit
name-corrupted = { $name } (Corrupted)
names-and = { $all }, { $name }
nobody = niemand
player-number = Spieler { $number }

clan-crab = Crab
clan-crane = Crane
clan-dragon = Dragon
clan-lion = Lion
clan-phoenix = Phoenix
clan-scorpion = Scorpion
clan-unicorn = Unicorn
clan-naga = Naga
clan-unaligned = Unaligned
clan-shadowlands = Shadowlands

element-air = Air
element-earth = Earth
element-fire = Fire
element-water = Water
element-void = Void

gauge-life = Life
gauge-ap = AP
gauge-honor = Honor
gauge-ki = Ki
gauge-purity = Purity
gauge-glory = Glory

status-weakened = Weakened
status-dishonored = Dishonored
status-eliminated = Eliminated
status-corrupted = Corrupted

action-melee = Melee Combat
action-ranged = Ranged Combat
action-movement = Movement
action-disengagement = Disengagement
action-healing = Healing
action-concentration = Concentration
action-investigation = Investigation
action-complex = Complex Manipulation
action-simple = Simple Manipulation
action-draw = Draw Objectives
action-raise-purity = Raise Purity

cause-clan-power = Clan Power

token-defensive = +1 Defensive
token-offensive = +1 Offensive
token-enemy-die = einen Enemy-Würfel ändern

objective-hidden = Verdecktes Objective

## Faults of a set-up

fault-no-players = Es gibt keinen Spieler.
fault-not-five = { $champions ->
    [one] Es ist { $champions } Champion, es müssen fünf sein.
   *[other] Es sind { $champions } Champions, es müssen fünf sein.
}
fault-same-clan = Derselbe Clan wie { $other }.
fault-same-champion = Derselbe Champion wie bei { $other }.
fault-honor-unknown = Honor ist nicht eingetragen; der Threshold braucht sie.
fault-destiny-unknown = Destiny ist nicht eingetragen; der Threshold braucht sie.
fault-companion-as-champion = Ein Companion kann kein eigener Champion eines Spielers sein.
fault-champion-as-companion = Nur eine Karte mit Companion füllt einen Sitz.
fault-companion-objectives = Companions haben keine Clan Objectives.
fault-objectives-in-cooperation = Mehr Kooperation wird ohne Objectives gespielt.
fault-mixed-companions = Minor Clan Bushi und Companions des eigenen Clans mischen sich nicht.
fault-foreign-companion = Companions sind Minor Clan Bushi oder, allein, vom eigenen Clan.
fault-forbidden = Das Szenario verbietet diesen Champion.
fault-missing = Das Szenario braucht { $name }.

## The log

log-nothing = Nichts geändert
log-change = { $name }: { $change } { $gauge }
log-note = „{ $note }“
log-remark = „{ $note }“
log-favor-rolled = { $player } würfelt { $fire } Fire um den Favor
log-favor-tied = Gleichstand mit { $fire } Fire: Diese würfeln neu
log-favor-held = Imperial Favor an { $player }
log-order = Reihenfolge der Activations: { $order }
log-phase = Phase: { $phase }
log-turn = Runde { $turn } beginnt
log-activation-began = { $name } ist am Zug
log-activation-ended = { $name } war am Zug
log-acted = { $name }: { $action }
log-test-missed = { $target ->
    [one] { $said }, nötig war { $target }
   *[other] { $said }, nötig waren { $target }
}
log-acted-successes = { $successes ->
    [one] { $name }: { $action }, { $successes } Erfolg
   *[other] { $name }: { $action }, { $successes } Erfolge
}
log-melee = Melee Combat, { $name } gegen { $enemy }: Wounds { $dealt } zugefügt, { $taken } erlitten
log-ranged = Ranged Combat, { $name } gegen { $enemy }: Wounds { $dealt } zugefügt, { $taken } erlitten
log-melee-by-enemy = Melee Combat, { $enemy } gegen { $name }: Wounds { $taken } zugefügt, { $dealt } erlitten
log-ranged-by-enemy = Ranged Combat, { $enemy } gegen { $name }: Wounds { $taken } zugefügt, { $dealt } erlitten
log-eliminated = { $name } ist Eliminated
log-corrupted = { $name } ist Corrupted
log-brought-back = { $name } ist wieder im Spiel
log-enemy-eliminated-by = { $champion } eliminiert { $name }
log-added = { $name } kommt auf den Spielplan
log-unit-formed = { $count ->
    [one] 1 verlorene Miniatur bildet { $name }
   *[other] { $count } verlorene Miniaturen bilden { $name }
}
log-returned = { $name } kehrt auf den Spielplan zurück
log-removed = { $name } verlässt den Spielplan
log-token-gained = { $name } erhält einen Marker: { $token }
log-token-used = { $name } nutzt einen Marker: { $token }
log-intervened = { $name } nutzt Intervene
log-objective-kept = { $name } behält ein Objective: { $title }
log-objective-revealed = { $name } deckt { $title } auf
log-objective-completed = { $name } erfüllt { $title } für { $glory } Glory
log-objective-reopened = { $name }: { $title } ist wieder offen
log-objective-worth = { $name }: { $title } ist { $glory } Glory wert
log-objective-dropped = { $name } gibt ein Objective zurück
log-equipment-taken = { $name } nimmt { $item }
log-equipment-dropped = { $name } gibt einen Gegenstand weg
log-equipment-passed = { $name } gibt { $item } an { $to }
log-item-laid = { $item } wird abgelegt
log-miniatures = { $name }: { $count ->
    [one] 1 Miniatur
   *[other] { $count } Miniaturen
}
log-card-entered = Karte von { $name } eingetragen
log-threshold = Threshold { $change }
log-last-turn = Rundenzahl des Szenarios: { $turn }
log-starting-honor = { $name }: Honor zu Beginn { $honor }
log-taken-over = { $player } spielt jetzt { $name }
log-ended-met = Das Ziel ist erreicht: Das Spiel endet
log-ended-missed = Das Spiel endet, das Ziel ist verfehlt
log-equipment-used = { $name } nutzt { $item }

## Tokens beside Characters

character-token-offensive = +1 Offensive
character-token-offensive-two = +2 Offensive
character-token-defensive = +1 Defensive
character-token-defensive-two = +2 Defensive
character-token-reroll = Neuwurf
character-token-enemy-die = einen Enemy-Würfel drehen
log-character-tokens = { $name } hat jetzt { $count } × { $token }
