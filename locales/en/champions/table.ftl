# Words of the table screens.

## The head

table-turn = Turn { $turn }
table-of-turns = { " " }of { $turns }
table-over-by = { " " }({ $by })
table-phase-line = Phase { $number } of 4: { $phase }
table-favor = Imperial Favor: { $name }
table-group-honor = Group Honor
table-threshold = Threshold
table-short = { $margin } short
table-exact = exact
table-above = { $margin } above
table-at-end = if it ended now: { $then }

## The dock

table-figures = Figures
table-figures-ears = Figures: Enemies and Allies
table-more = More
table-roll = Roll for us
table-roll-sub = five dice each
table-begin = Begin turn { $turn }
table-begin-sub = { $name } first
table-end-activation = End activation
table-then = then { $name }
table-then-enemies = then the Enemies
table-end-enemies = Enemies done
table-then-recovery = then Recovery
table-first-without = No Enemy is on the board. Turn 1 would begin without any.
table-beside = { $count ->
    [one] 1 figure stands beside the board.
   *[other] { $count } figures stand beside the board.
}
table-clan-power = Clan Power: +1 Honor
table-clan-power-when = where its card says so; what a Combat counted is in already
table-ink-ears = { $does }. { $left }.
table-ap-ahead = { $left } AP left, { $lost } will be lost
table-allies-rest = { $count ->
    [one] 1 Ally has not acted
   *[other] { $count } Allies have not acted
}
table-by-hand = moved and fought by hand
table-recover = Apply, begin turn { $turn }
table-end-game = End the game
table-score = Final arithmetic
table-now = Turn { $turn }, { $phase }
table-acts = { $name } acts now

## The cards

table-allies-act = Allies act first, before this Activation. The other players act for them.
table-allies-act-solo = Allies act first, before this Activation. You act for them.
table-to-allies = To the Allies
table-open-sheet = Open { $name }’s sheet
table-all = All
table-all-sub = actions
table-all-ears = All actions of { $name }
table-quick-ears = { $short } { $cost }: { $action }
table-quick-melee = Melee
table-quick-ranged = Ranged
table-quick-movement = Move
table-quick-healing = Heal
table-quick-concentration = Gain Ki
table-quick-investigation = Question
table-quick-complex = Complex
table-quick-simple = Simple
table-quick-draw = Draw
table-quick-purity = Purity

## Preparation

table-tie = A tie for the Favor
table-tie-text = The same Honor: each rolls five Elemental Dice, most Fire wins. Tap who won, or let the app roll.
table-tie-won = { $name } won
table-order = Order of Activations
table-order-favor = { $player } ({ $name }) holds the Imperial Favor and takes any place first, then the others clockwise.
table-order-companions = Companions come last, placed by the holder of the Favor.
table-order-favor-out = { $player } holds the Imperial Favor, but { $name } is out of play: the others take their places clockwise. Allies act before the first Activation.
table-order-solo-out = { $name } is out of play; you choose the order. Allies act before the first Activation.
table-order-solo = You choose the order.
table-order-next = Next tap: place
table-order-place = Place { $place }
table-unpicked = Undone: the place of { $name }
table-place-given = { $name }: place { $place }. Next tap: place { $next }.
table-place-last = { $name }: place { $place }. Everybody has a place.
table-place-given-up = { $name } gives its place up. Next tap: place { $next }.
table-order-hint-first = Tap the Champions one after the other. Whoever is not tapped follows by seat, Companions last.
table-order-hint = Tap the Champions one after the other. Whoever is not tapped follows in the order of last turn.
table-order-ears = Place { $place }: { $champion }

## Enemies

table-enemies = Enemies on the board
table-enemies-text = The app leads through them. By hand: tap the one that fights.
table-oni-healed = Healed a Wound as Oni: { $names }.
table-may-return = May return by Reinforcement: { $names }.
table-no-enemies = No Enemy is on the board.
table-add-enemies = Add Enemies
table-enemy-life = Life { $left } of { $life }
table-enemy-wounds = { $wounds ->
    [0] no Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
table-enemy-combat = Combat
table-enemy-fought = Combat fought
table-allies = Allies may be their targets too: { $names }.
table-champions = Champions

## Recovery

table-will-change = This will change
table-ap-lost = AP stop at { $most }: { $lost } lost
table-ki-lost = { $lost } temporary Ki lost
table-intervene-free = Intervene is free again
table-favor-to = Favor to { $name }
table-favor-from = clockwise from { $name }
table-tokens-back = Activation tokens come back
table-allies-refresh = Allies lose their unused AP
table-remain = { $turns ->
    [one] Tap a line to change it first. { $turns } turn remains.
   *[other] Tap a line to change it first. { $turns } turns remain.
}
table-last-turn = The last turn is over
table-last-turn-text = Nothing recovers anymore. End the game to see the final arithmetic.
table-more-turns = The scenario lasts longer

## More

table-enemies-allies = Enemies and Allies
table-solo-ahead = Alone: { $name } has more Glory than the Companions, { $champion } against { $companions }.
table-solo-behind = Alone: { $name } needs more Glory than the Companions, { $champion } against { $companions }.
