# The terms of Champions of Rokugan, with the capitals of its rulebook.

cause-cost = cost
cause-action = action
cause-focus = Focus
cause-deception = Deception
cause-disengagement = Disengagement
cause-outnumbered = Outnumbered
cause-superiority = Numerical Superiority
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

difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard

scenario-adventure = Adventure
scenario-investigation = Investigation
scenario-battle = Battle

equipment-weapon = Weapon
equipment-armor = Armor
equipment-relic = Relic

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

## The log

log-ally-removed = An Ally leaves the board

## Tokens beside Characters

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
