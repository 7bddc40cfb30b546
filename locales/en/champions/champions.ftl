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

cause-cost = cost
cause-action = action
cause-focus = Focus
cause-deception = Deception
cause-disengagement = Disengagement
cause-outnumbered = Outnumbered
cause-superiority = Numerical Superiority
cause-clan-power = Clan Power
cause-effect = Additional Effect
cause-wounds = Wounds
cause-wounded-enemy = wounded an Enemy
cause-enemy-eliminated = Eliminated an Enemy
cause-corruption = Corruption
cause-prevention = against Corruption
cause-elimination = Eliminated
cause-objective = Clan Objective
cause-recovery = Recovery
cause-oni = Oni
cause-refresh = new turn
cause-return = back on the board
cause-by-hand = by hand
cause-card = card

token-defensive = +1 Defensive
token-offensive = +1 Offensive
token-enemy-die = change an Enemy Die

difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard

scenario-adventure = Adventure
scenario-investigation = Investigation
scenario-battle = Battle

equipment-weapon = Weapon
equipment-armor = Armor
equipment-relic = Relic

objective-hidden = Hidden objective

ruling-threshold-glory = Which Glory moves the Threshold at the end
ruling-threshold-glory-before = as it stands when the game ends
ruling-threshold-glory-after = the final Glory
ruling-dishonored = When a Champion is Dishonored
ruling-dishonored-below = below 0 Honor
ruling-dishonored-zero = at 0 Honor and below
ruling-ally-holds-back = An Ally Unit that could follow and does not
ruling-ally-holds-back-champion = the Champion with the Favor loses 1 Honor
ruling-ally-holds-back-nobody = nobody loses Honor
ruling-threshold-champions = Whose Glory moves the Threshold at the end
ruling-threshold-champions-first = any Champion’s, Companions included
ruling-threshold-champions-other = only that of the players’ Champions
ruling-threshold-corrupted = The Glory of a Corrupted Champion at the end
ruling-threshold-corrupted-first = moves the Threshold like any other
ruling-threshold-corrupted-other = does not move the Threshold
ruling-corrupted-acts = Whoever is Corrupted in the Enemies Phase
ruling-corrupted-acts-first = acts from the next phase on
ruling-corrupted-acts-other = acts in the same phase
ruling-patrol-sees = A Patrol looks around
ruling-patrol-sees-first = in its own turn
ruling-patrol-sees-other = also while you move through its sight
ruling-retreat-after = A Unit forces another back
ruling-retreat-after-first = after a melee
ruling-retreat-after-other = after any Combat
ruling-unkept-objectives = Objectives that were drawn and not kept
ruling-unkept-objectives-first = go back into the deck, which is shuffled
ruling-unkept-objectives-other = go to the discard pile
ruling-assault-on-allies = Assault with no Champion in reach
ruling-assault-on-allies-first = fights nobody
ruling-assault-on-allies-other = fights an Ally in reach
ruling-returning-behaviour = A Reinforcement that returns is about
ruling-returning-behaviour-first = what the scenario gave it
ruling-returning-behaviour-other = what it had turned to
ruling-glorified-below-zero = Among the Glorified, Glory below 0
ruling-glorified-below-zero-first = counts as 0, as in the log
ruling-glorified-below-zero-other = counts as what it is

## Refusals: what is against it. The rule and the way out stand beside it.

refused-nobody = There is nobody of that number at this table.
refused-no-such-player = There is no such player among those it is about.
refused-no-such-objective = There is no such objective.
refused-no-such-item = There is no such item.
refused-not-carried = { $name } does not have { $item }.
refused-no-such-equipment = { $name } has no such Equipment.
refused-type-in-use = { $item } is in use: one { $kind } in a scenario.
refused-bad-count = Between 1 and 20 figures come at once, not { $count }.
refused-bad-unit = A Unit of { $count ->
    [one] 1 miniature
   *[other] { $count } miniatures
} cannot be here.
refused-bad-cost = A Movement costs 1 to 10 AP.
refused-not-a-gauge = There is no { $gauge } there.
refused-at-bound = { $gauge } stays at { $at }: it goes no further.
refused-nothing-to-say = The remark is empty.
refused-bad-order = A Champion stands in the order twice, or is not in play.
refused-order-incomplete = Not every Champion in play has a place in the order.
refused-worth-known = The Glory of this objective is noted already.
refused-value-not-on-card = The objective is not worth that much.
refused-no-companion = { $name } is not a Companion.
refused-played-by-another = Another player has taken { $name } over.
refused-already-in-play = It is in play already.
refused-game-over = The game has ended.
refused-favor-settled = The Imperial Favor has its holder.
refused-favor-open = Nobody holds the Imperial Favor yet.
refused-wrong-phase = That belongs to the { $needs } Phase; this is { $is }.
refused-not-acting = { $name } does not act now, { $acts } does.
refused-nobody-acts = It is not { $name }’s Activation.
refused-turns-run-out = This was the last turn of the scenario.
refused-gone = { $name } is no longer in play.
refused-not-on-board = That Enemy is not on the board.
refused-not-enough = Needs { $needs } { $gauge }, there is { $has }.
refused-honor-too-low = Needs Honor { $needs } or more, it is { $has }.
refused-unknown = { $gauge } of { $name } is not typed in yet.
refused-once-per-activation = Once per Activation: already done.
refused-once-per-turn = Once per turn: already done.
refused-enemy-in-area = An Enemy is in the area.
refused-dishonored = A Dishonored Champion does not Investigate.
refused-not-for-allies = Allies cannot do this.
refused-not-for-companions = Companions have no Clan Objectives.
refused-no-intermission-card = This player has no Intermission card to play.
refused-no-ring-events = This table plays without Ring Event cards.
refused-ring-event-revealed = A Ring Event card is open for this turn already.
refused-no-objectives = This table plays without objectives.
refused-nobody-in-reach = Nobody is in reach on the board.
refused-no-ranged-value = No Ranged value on the card.
refused-purity-full = Purity is already full.
refused-life-full = There is no Wound to heal.
refused-no-token = The token “{ $token }” is not ready.
refused-not-reinforcement = Without Reinforcement it does not return.
refused-too-few-lost = Only { $has } of the { $needs } miniatures for a Unit { $has ->
    [one] is
   *[other] are
} lost.
refused-objective-done = That is already so.
refused-own-champion-in-play = The player’s own Champion is still in play.

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
log-ally-removed = An Ally leaves the board
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
refused-box-is-empty = { $wanted ->
    [one] 1 token “{ $token }” is
   *[other] { $wanted } tokens “{ $token }” are
} more than the box holds: { $left } can lie here. It has six pieces of each sort, and the other side counts too.
refused-tokens-as-before = As many tokens “{ $token }” lie there already.
refused-too-few-tokens = { $held ->
    [0] No token “{ $token }” lies beside { $name }.
    [one] Only one token “{ $token }” lies beside { $name }.
   *[other] Only { $held } tokens “{ $token }” lie beside { $name }.
}
log-character-tokens = { $name } now has { $count } × { $token }
