# Words of Bushido: The exchange.

## The exchange

bushido-melee-title = { $action }
bushido-melee-against = { $name } against { $other }
bushido-whom = Whom?
bushido-whom-sub = with the value of the exchange
bushido-value-of = value { $value }
bushido-value-unknown = value ?
bushido-has-initiative = { $name } has Initiative: { $why }
bushido-pool-of = { $name }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
bushido-term = { $what } { $value }
bushido-weapon-of = Weapon of { $name }
bushido-no-weapon = no weapon on the card
bushido-boosts-of = Boosts of { $name }
bushido-boost-price = { $cost } Ki each, of { $ki }
bushido-boost-no-more = { $cost } Ki each: { $ki ->
    [one] 1 Ki allows
   *[other] { $ki } Ki allow
} no more
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
bushido-cover-again = Cover again
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
bushido-sum-highest = highest { $value }
bushido-sum-others = others
bushido-sum-removed = { $count ->
    [one] highest die out
   *[other] { $count } highest dice out
}
bushido-sum-bonus = other bonuses
bushido-sum-table = level { $level }, row { $row }: { $wounds ->
    [one] 1 Wound
   *[other] { $wounds } Wounds
}
bushido-sum-half = half
bushido-sum-after = { $what }: { $wounds }
bushido-sum-removes = two equal dice: removed from play
bushido-takes = { $name } takes { $wounds }: { $from } to { $to } of { $most }
bushido-takes-none = { $name } takes 0
bushido-triggers = { $special } triggers
bushido-announced = Announced: { $special }
bushido-idle-attack = { $special } of { $name } does not trigger: its Attack lost
bushido-idle-defence = { $special } of { $name } does not trigger: its Defence lost
bushido-idle-over = { $special } of { $name } does not trigger: the exchange was over before
bushido-after-apart = The models are apart: the exchange is over
bushido-after-over = The exchange is over: { $name } does not strike back
bushido-apply = Apply
bushido-apply-sub = Wounds: { $name } { $taken }, { $other } { $dealt }
bushido-just-result = Just the result
bushido-wounds-of = Wounds of { $name }
bushido-apart = They never touched

## The hidden split, solved

bushido-split-title = Which split?
bushido-mix-of = { $name }: mix these
bushido-percent = { $percent }%
bushido-never = never
bushido-bar-ears = { $split }: { $often }
bushido-worth = at least, whatever { $name } does. A Wound counts { $wound }, a kill { $kill }, a triggered Special that does more than damage { $special } besides.
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
bushido-cell-detail = Wounds dealt { $dealt }, taken { $taken }, kill { $kill }%, death { $death }%
bushido-guess = Your best answer: { $best }, { $value }
bushido-guess-title = What does { $name } tend to do?
bushido-one-boost = One more Boost

## A shot and a test

bushido-shot-title = Ranged Attack
bushido-distance = How far?
bushido-shot-number = Number { $number }, dice { $dice }
bushido-shot-too-far = too far away
bushido-shot-odds = Hits { $percent }%, Wounds { $wounds }, kill { $kill }%
bushido-shot-die = Ranged die { $number }
bushido-shot-check = Check of the friend
bushido-shot-damage = Damage Roll
bushido-shot-facts = What is true
bushido-value-best = best: { $value }
bushido-roll-and-show = Roll and show
bushido-roll-and-show-sub = the app draws the splits too
bushido-still-to-choose = Still to choose: { $names }
bushido-whom-title = Whom to fight?
bushido-whom-row = Melee { $melee } · Charge { $charge }
bushido-whom-help = The value of the exchange when both divide their dice best, in Wounds. Reach and sight are yours to see.
bushido-nobody = nobody
bushido-shot-band = up to { $inches }″
bushido-shot-weapon = With what?
bushido-shot-intercept = Does another model catch it?
bushido-shot-intercept-help = Intercept: the line crosses its ZoC before the target, it sees the shooter, is not Exhausted. Cover then needs both to have it.
bushido-shot-friend = Friend in BtB with the target?
bushido-shot-friend-odds = Hits the friend { $percent }%
bushido-shot-special = With a Special?
bushido-shot-no-special = without
bushido-shot-special-cost = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
bushido-shot-check-die = Check of the friend, die { $number }
bushido-shot-damage-die = Hit, level { $level }: Damage Roll, die { $number }
bushido-shot-hit = Hit, level { $level }
bushido-shot-missed = Missed
bushido-shot-target-ran = target ran
bushido-shot-swarm = Swarm
bushido-shot-already = shot already
bushido-shot-defence = Ranged Defence
bushido-band-short = Short
bushido-band-medium = Medium
bushido-band-long = Long
bushido-guess-read = If { $name } reads it: { $value }. The mixture is sure of { $sure }.
bushido-guess-nothing = Move a slider: how often does it choose that?
bushido-guess-best = plays best
bushido-guess-even = anything
bushido-guess-so-far = as in this game
bushido-what-if = What else would be worth
bushido-if-weapon = With { $name }
bushido-if-special = Having { $name }
bushido-die-anew = { $face }, roll again or mend
bushido-rerolls = Rerolls
bushido-reroll-stage = { $name }, { $right }: dice of { $other }
bushido-reroll-own = { $name }, { $right }: its own dice
bushido-reroll-help = { $count ->
    [one] 1 die at most. Tap it below where it lies, or ask which.
   *[other] { $count } dice at most. Tap them below where they lie, or ask which.
}
bushido-reroll-which = Which dice?
bushido-reroll-none = Leave them all: { $value }
bushido-reroll-these = Reroll { $which } of { $name }: { $value } instead of { $stand }
bushido-reroll-do = Reroll them
bushido-reroll-leave = On without rerolls
