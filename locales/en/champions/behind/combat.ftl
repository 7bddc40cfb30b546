# Words of the combat screens.

effect-is = is { $status }
effect-is-no-longer = is no longer { $status }
effect-token = gains a token: { $token }
effect-arrives = comes to the board as an Enemy
effect-intervenes = Intervenes, once this turn
gauge-rerolls = Rerolls

life-of = Life { $life } of { $of }
wounds-counted = { $wounds ->
    [0] Life not typed in
    [one] { $wounds } Wound, Life not typed in
   *[other] { $wounds } Wounds, Life not typed in
}

combat-leave = Leave this Combat

combat-your-side-ears = On your side:
combat-enemy-ears = Enemy:
combat-choose = Choose
combat-who-fights = Who fights?
combat-against-whom = Against whom?
combat-no-enemy = No Enemy is on the board.
combat-to-figures = Add Enemies

combat-kind = Kind of Combat
combat-melee = Melee
combat-ranged = Ranged
combat-who-began = Who began
combat-players = Players
combat-enemy = Enemy
combat-sizes = Sizes
combat-even = Even
combat-even-sub = no Honor
combat-outnumbered = Outnumbered
combat-outnumbered-sub = +1 Honor
combat-outnumbered-honor = { $honor } Honor
combat-superiority = Superiority
combat-superiority-sub = −1 Honor
combat-superiority-free = no Honor lost
combat-alone = Imposing and alone of your side
combat-alone-sub = Superiority costs no Honor

combat-wounds = Wounds
combat-wounds-to = Wounds to { $name }
combat-more-than-keys = more
combat-more-wounds = More than 6 Wounds to { $name }
combat-wounds-minus = One Wound less
combat-wounds-plus = One Wound more
combat-fell = { $name } fell
combat-fell-sub = Life is not typed in: say so yourselves
combat-prevention = Ki against Corruption
combat-ki = { $ki } Ki
combat-purity-lost = { $lost ->
    [0] no Purity lost
   *[other] −{ $lost } Purity
}

combat-more = More of this Combat
combat-more-sub = Ki, Deception, Clan Power and the like
combat-more-sub-ally = Reroll tokens and the like
combat-ki-spent = Ki spent on Focus
combat-rerolls-spent = Reroll tokens spent
combat-three-fire = Three Fire
combat-three-fire-sub = +1 Ki
combat-three-air = Three Air
combat-three-air-sub = +1 AP, +1 Life
combat-power = Honor from the Clan Power
combat-technique = Secret Technique used
combat-technique-honor = { $honor } Honor
combat-life-recovered = Life recovered in all
combat-corruption = Corruption of the Enemy

combat-changes = What will change
combat-nothing-yet = Say the Wounds; what changes is listed here.
combat-not-possible = Not possible by the rules
combat-set-aside = This rule is set aside
combat-keep-rule = Keep the rule
combat-type-in = Type it in
combat-change-ears = { $gauge } { $from } to { $to },
combat-group-short = Group Honor { $from } becomes { $to }, { $margin } short of { $threshold }.
combat-group-exact = Group Honor { $from } becomes { $to }, exactly the Threshold.
combat-group-above = Group Honor { $from } becomes { $to }, { $margin } above { $threshold }.
combat-threshold-moves = The Threshold goes from { $from } to { $to }.

combat-apply = Apply
combat-apply-anyway = Apply anyway
combat-missing-dealt = Wounds dealt?
combat-missing-taken = Wounds taken?
combat-both-wounds = { $dealt } dealt, { $taken } taken
combat-both-fall = Both fall
combat-card-of = Card of { $name }
