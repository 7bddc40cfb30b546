# Words of a Champion's sheet and of its actions.

## Who and what

sheet-to-table = To the table
sheet-previous = Previous Champion: { $name }
sheet-next = Next Champion: { $name }
sheet-log = Log
sheet-destiny = Destiny { $destiny }

## Gauges, tokens, statuses

sheet-take-over = { $player } takes over

## Actions

sheet-actions = Actions
sheet-ap-left = left
sheet-anyway-ears = { $action }: do it anyway
sheet-does-melee = Against an Enemy in reach
sheet-does-ranged = Against an Enemy in sight
sheet-does-movement = 1 AP more and 2 Honor when leaving opponents
sheet-does-healing = 2 Life back, no Enemy in the area
sheet-does-concentration = 1 Ki more until Recovery
sheet-does-investigation = Roll the Elemental Dice
sheet-does-complex = Test against the scenario’s number
sheet-does-simple = No roll
sheet-does-draw = Once per Activation
sheet-does-purity = 1 Purity back

sheet-action-of = { $action }: { $name }

sheet-move-cost = AP for the borders
sheet-move-cost-sub = As many as the bars you step over
sheet-move-cost-minus = AP for the borders minus 1
sheet-move-cost-plus = AP for the borders plus 1
sheet-leave = Leaving the area
sheet-leave-free = Free
sheet-leave-free-sub = no opponent
sheet-leave-opponents = Disengage
sheet-leave-opponents-sub = 1 AP, 2 Honor
sheet-leave-forced = Forced
sheet-leave-forced-sub = by the scenario
sheet-move = Move

sheet-area = Is an Enemy in the area?
sheet-area-clear = No Enemy
sheet-area-enemies = An Enemy
sheet-heal = Heal

sheet-test-roll = Roll the Elemental Dice at the table, then note how it came out.
sheet-test-ki = Ki for Focus
sheet-test-ki-minus = Ki for Focus minus 1
sheet-test-ki-plus = Ki for Focus plus 1
sheet-test-deception = Deception
sheet-test-deception-cost = 2 Honor
sheet-test-successes = Successes
sheet-test-successes-sub = For the log; may stay open
sheet-test-successes-minus = Successes minus 1
sheet-test-successes-plus = Successes plus 1
sheet-test-done = Note the test

sheet-draw-text = Draw two objectives, keep one, put the other back and shuffle the deck.
sheet-draw-text-discard = Draw two objectives, keep one, put the other on the discard pile.
sheet-draw-note = The card that is kept
sheet-draw-now = Note it now
sheet-draw-later = Later
sheet-draw-done = Draw Objectives

## Objectives

sheet-objectives = Objectives
sheet-objectives-none = No objective noted
sheet-objective-for = Objective for { $name }
sheet-objective-untitled = Objective without a title
sheet-objective-keep = Keep another
sheet-objective-done = { $card }, completed for { $glory }
sheet-objective-worth-of = Its Glory
sheet-objective-worth = Note its Glory
sheet-objective-worth-ears = Note its Glory: { $title }
sheet-objective-complete = Complete for { $glory }
sheet-objective-complete-ears = Complete for { $glory }: { $title }
sheet-objective-reveal = Reveal
sheet-objective-reveal-ears = Reveal { $title }
sheet-objective-reopen = Open again
sheet-objective-reopen-ears = Open again: { $title }
sheet-objective-drop = Give back
sheet-objective-drop-ears = Give back { $title }

## Equipment

sheet-equipment = Equipment
sheet-one-of-each = Any number is carried, one of each type is used in a scenario.
sheet-item-for = Equipment for { $name }
sheet-item-add = Add an item
sheet-item-name = Name
sheet-item-kind = Type
sheet-item-note = What it does
sheet-item-take = Take it
sheet-item-use = Use
sheet-item-use-ears = Use { $item } in this scenario
sheet-item-in-use = in use
sheet-item-drop = Give away
sheet-item-drop-ears = Give away { $item }

## The card

sheet-card = Card
sheet-card-of = Card of { $name }
sheet-card-correct = Correct
sheet-card-life = Life { $value }
sheet-card-weakened = Weakened at { $value }
sheet-card-ap = { $value } AP a turn
sheet-card-honor = Honor { $value }
sheet-card-ki = Ki { $value }
sheet-card-melee = Melee { $value ->
    [one] 1 die
   *[other] { $value } dice
}
sheet-card-ranged = Ranged { $value ->
    [one] 1 die
   *[other] { $value } dice
}
sheet-card-no-ranged = no Ranged value
sheet-keywords = Keywords

## By hand

sheet-by-hand = By hand
sheet-adjust = Change a gauge with a reason
sheet-adjust-sub = What the scenario or a card says
sheet-adjust-of = By hand: { $name }
sheet-adjust-gauge = Which gauge
sheet-adjust-by = Change
sheet-adjust-minus = Change minus 1
sheet-adjust-plus = Change plus 1
sheet-adjust-note = Reason
sheet-adjust-done = Change it
sheet-starting-honor = Honor at the start
sheet-starting-honor-sub = As the Threshold counts it
sheet-starting-honor-minus = Honor at the start minus 1
sheet-starting-honor-plus = Honor at the start plus 1
sheet-eliminate = Eliminate
sheet-eliminate-sub = Out of the game, numbers are kept
sheet-corrupt = Corrupt
sheet-corrupt-sub = Stands on the side of the Enemies now
sheet-bring-back = Bring back into play
sheet-bring-back-sub = The rules know no such thing; the scenario may

handle-nothing = Something else: a lever, a door
handle-pick-up = Pick up { $item }
handle-put-down = Put down { $item }
handle-give = Give { $item } to { $name }
handle-take = Take { $item } from { $name }
handle-exchange = Give { $item } to { $name } for { $other }
sheet-corruption = Corruption (X)
sheet-corruption-sub = By a place or a card, outside of a Combat. Pure is taken off.
sheet-corruption-minus = Corruption minus 1
sheet-corruption-plus = Corruption plus 1
sheet-corruption-ki = Ki against it
sheet-corruption-ki-minus = Ki against it minus 1
sheet-corruption-ki-plus = Ki against it plus 1
sheet-corruption-apply = Apply Corruption
