# The terms of Champions of Rokugan, with the capitals of its rulebook.

name = { $name }
name-letter = { $name } { $letter }
name-unit = { $name }, a new Unit
name-corrupted = { $name } (Corrupted)
names-and = { $all }, { $name }
nobody = nobody
player-number = Player { $number }

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
token-enemy-die = change an Enemy Die

objective-hidden = Hidden objective

## Faults of a set-up

fault-no-players = There is no player.
fault-not-five = { $champions ->
    [one] There is { $champions } Champion, there must be five.
   *[other] There are { $champions } Champions, there must be five.
}
fault-same-clan = The same Clan as { $other }.
fault-same-champion = The same Champion as { $other }.
fault-honor-unknown = Honor is not typed in; the Threshold needs it.
fault-destiny-unknown = Destiny is not typed in; the Threshold needs it.
fault-companion-as-champion = A Companion cannot be a player’s own Champion.
fault-champion-as-companion = Only a card with Companion fills a seat.
fault-companion-objectives = Companions have no Clan Objectives.
fault-objectives-in-cooperation = More cooperation is played without objectives.
fault-mixed-companions = Minor Clan Bushi and Companions of your own Clan do not mix.
fault-foreign-companion = Companions are Minor Clan Bushi or, alone, of your own Clan.
fault-forbidden = The scenario forbids this Champion.
fault-missing = The scenario needs { $name }.

## The log

log-nothing = Nothing changed
log-change = { $name }: { $change } { $gauge }
log-note = “{ $note }”
log-remark = “{ $note }”
log-favor-rolled = { $player } rolls { $fire } Fire for the Favor
log-favor-tied = Tied at { $fire } Fire: those roll again
log-favor-held = Imperial Favor to { $player }
log-order = Order of Activations: { $order }
log-phase = { $phase } Phase
log-turn = Turn { $turn } begins
log-activation-began = { $name } activates
log-activation-ended = { $name } has acted
log-acted = { $name }: { $action }
log-test-missed = { $target ->
    [one] { $said }, { $target } was needed
   *[other] { $said }, { $target } were needed
}
log-acted-successes = { $successes ->
    [one] { $name }: { $action }, { $successes } success
   *[other] { $name }: { $action }, { $successes } successes
}
log-melee = Melee Combat: { $name } wounds { $enemy } { $dealt }, takes { $taken }
log-ranged = Ranged Combat: { $name } wounds { $enemy } { $dealt }, takes { $taken }
log-melee-by-enemy = Melee Combat: { $enemy } wounds { $name } { $taken }, takes { $dealt }
log-ranged-by-enemy = Ranged Combat: { $enemy } wounds { $name } { $taken }, takes { $dealt }
log-eliminated = { $name } is Eliminated
log-corrupted = { $name } is Corrupted
log-brought-back = { $name } is back in play
log-enemy-eliminated-by = { $champion } Eliminates { $name }
log-added = { $name } comes to the board
log-unit-formed = { $count ->
    [one] 1 lost miniature forms { $name }
   *[other] { $count } lost miniatures form { $name }
}
log-returned = { $name } returns to the board
log-removed = { $name } leaves the board
log-token-gained = { $name } gains a token: { $token }
log-token-used = { $name } uses a token: { $token }
log-intervened = { $name } Intervenes
log-objective-kept = { $name } keeps an objective: { $title }
log-objective-revealed = { $name } reveals { $title }
log-objective-completed = { $name } completes { $title } for { $glory } Glory
log-objective-reopened = { $name }: { $title } is open again
log-objective-worth = { $name }: { $title } is worth { $glory } Glory
log-objective-dropped = { $name } gives back an objective
log-equipment-taken = { $name } takes { $item }
log-equipment-used = { $name } uses { $item }
log-equipment-dropped = { $name } gives an item away
log-equipment-passed = { $name } passes { $item } to { $to }
log-item-laid = { $item } is put down
log-miniatures = { $name }: { $count ->
    [one] 1 miniature
   *[other] { $count } miniatures
}
log-card-entered = Card of { $name } typed in
log-threshold = Threshold { $change }
log-last-turn = The scenario lasts { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}
log-starting-honor = { $name }: starting Honor { $honor }
log-taken-over = { $player } plays { $name } now
log-ended-met = The objective is met: the game ends
log-ended-missed = The game ends, the objective is missed

## Tokens beside Characters

character-token-offensive = +1 Offensive
character-token-offensive-two = +2 Offensive
character-token-defensive = +1 Defensive
character-token-defensive-two = +2 Defensive
character-token-reroll = Reroll
character-token-enemy-die = turn an Enemy Die
log-character-tokens = { $name } now has { $count } × { $token }
