# Words of Bushido: The exchange.

## The exchange

bushido-melee-title = { $action }
bushido-melee-against = { $name } against { $other }
bushido-whom = Whom?
bushido-whom-sub = by value of the exchange
bushido-value-of = value { $value }
bushido-value-unknown = value ?
bushido-has-initiative = { $name } has Initiative: { $why }
bushido-pool-of = { $name }: { $dice } dice
bushido-term = { $what } { $value }
bushido-weapon-of = Weapon of { $name }
bushido-no-weapon = no weapon on the card
bushido-boosts-of = Boosts of { $name }
bushido-assist-of = Enemies assisting against { $name }
bushido-facts-of = True of { $name }
bushido-terms-more = What else is true
bushido-split-of = { $name }: Attack / Defence
bushido-split = { $attack } / { $defence }
bushido-split-special = { $attack } / { $defence } { $special }
bushido-split-ears = { $attack } Attack, { $defence } Defence { $special }
bushido-secret-split = Keep the splits secret
bushido-secret-on = behind the cover
bushido-secret-off = open
bushido-cover-pick = Only { $name }’s player looks. Open
bushido-cover-done = { $name } has chosen
bushido-reveal = Reveal both
bushido-change-split = Choose again
bushido-which-split = What should I choose?
bushido-attack = Attack
bushido-defence = Defence
bushido-die-next = { $name }: { $kind } die { $number }
bushido-damage-next = { $name }: Damage Roll at level { $level }, die { $number }
bushido-roll = Roll
bushido-roll-all = Roll all
bushido-die-face = Die { $face }
bushido-die-back = { $face }, take back
bushido-die-again = { $face }, reroll
bushido-take-back = Take the last die back
bushido-keys-label = Faces
bushido-result-explained = Highest die, and 1 for each other die that is not a 1.
bushido-attack-of = { $name }: Attack
bushido-level = Level { $level }
bushido-against = against
bushido-attack-wins = Attack wins
bushido-defence-wins = Defence wins
bushido-damage-row = Damage Roll { $dice }: row { $row }, Wounds { $wounds }
bushido-takes = { $name } takes { $wounds }: { $from } to { $to } of { $most }
bushido-takes-none = { $name } takes 0
bushido-triggers = { $special } triggers
bushido-apply = Apply
bushido-apply-sub = Wounds { $dealt } and { $taken }
bushido-just-result = Just the result
bushido-wounds-of = Wounds of { $name }
bushido-apart = They never touched

## The hidden split, solved

bushido-split-title = Which split?
bushido-mix-of = { $name }: mix these
bushido-percent = { $percent } %
bushido-never = never
bushido-bar-ears = { $split }: { $often }
bushido-worth = { $value } at least, whatever { $name } does. A Wound counts { $wound }, a kill { $kill }.
bushido-best-answer = { $name }: best answer
bushido-even = even
bushido-goal = Goal
bushido-goal-even = Even
bushido-goal-hurt = Hurt
bushido-goal-survive = Survive
bushido-goal-hold = Hold
bushido-draw-one = Draw one for me
bushido-draw-sub = only { $name }’s player looks
bushido-drawn-split = Drawn: { $split }
bushido-all-splits = All splits
bushido-map-caption = { $name } in rows, { $other } in columns
bushido-cell = { $row } against { $column }: { $value }
bushido-cell-detail = Wounds dealt { $dealt }, taken { $taken }, kill { $kill } %, death { $death } %
bushido-guess = If { $name } takes { $split }, your best is { $best }: { $value }
bushido-guess-title = What does { $name } tend to do?
bushido-one-boost = One more Boost: { $value }

## A shot and a test

bushido-shot-title = Ranged Attack
bushido-distance = Distance in inches
bushido-shot-number = Number { $number }, dice { $dice }
bushido-shot-too-far = too far away
bushido-shot-odds = Hits { $percent } %, Wounds { $wounds }, kill { $kill } %
bushido-shot-die = Ranged die { $number }
bushido-shot-roll = Shoot, the app rolls
bushido-shot-apply = Shoot with these dice
bushido-shot-facts = What is true
