# Words of a Combat or test told step by step, and of dice that cannot be so.

cause-technique = Secret Technique

step-title = { $number }. { $title }
step-title-target = Target
step-title-sizes = Sizes
step-title-beginning = Beginning
step-title-dice = Number of dice
step-title-roll = Roll
step-title-rerolls = Rerolls
step-title-changes = Changes
step-title-results = Results
step-title-wounds = Wounds
step-title-end = End

die-white = white
die-gray = gray
die-black = black
step-face = { $offence ->
    [0] { $defence ->
        [0] blank
       *[other] { $defence } Defensive
    }
   *[other] { $defence ->
        [0] { $offence } Offensive
       *[other] { $offence } Offensive and { $defence } Defensive
    }
}
step-die-face = { $color }: { $face }

step-attacks-melee = { $name } attacks { $target } in Melee Combat.
step-attacks-ranged = { $name } attacks { $target } in Ranged Combat.
step-intervenes = { $name } Intervenes.
step-intervenes-for = { $name } Intervenes for { $other }.
step-yojimbo = { $name } has Yojimbo and takes the attack.
step-yojimbo-for = { $name } has Yojimbo and takes the attack on { $other }.
step-total-sizes = Sizes: { $ours } against { $theirs }.
step-even-sizes = Neither side has more.
step-not-twice = Neither Unit has twice the Size of the other.
step-no-sizes = Sizes do not count in Ranged Combat.
step-outnumbered = { $name } is Outnumbered.
step-honor = { $name }: { $change } Honor ({ $cause }).
step-imposing-alone = { $name } is Imposing and alone: no Honor is lost.
step-is-dishonored = { $name } is Dishonored in this Combat.
step-is-honorable = { $name } is Honorable again.
step-begins = The Combat begins.
step-card-says = { $name }: { $note }
step-item = { $name } uses { $item }.
step-item-says = { $name }, { $item }: { $note }
step-on-card = { $name }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} on the card.
step-on-card-unknown = { $name }: the dice on the card are not typed in.
step-elementalist = { $name } is an Elementalist: four dice in melee.
step-die-less = { $name } is Outnumbered: one die less.
step-die-kept = { $name } keeps all dice though Outnumbered.
step-weakened = { $name } is Weakened: four dice at most.
step-ranged-target = { $name } is the target of a Ranged Combat: four dice.
step-extra-dice = Dice from cards or scenario: { $change }.
step-rolls = { $name } rolls { $dice } Elemental Dice.
step-rolls-between = { $name } rolls { $least } or { $most } Elemental Dice.
step-weakest-left-out = { $name } is Outnumbered and leaves out its weakest die: { $color }.
step-enemy-rolls = { $name } rolls { $dice }.
step-enemy-rolls-unknown = { $name }: the dice on the card are not typed in.
step-enemy-rolls-none = { $name } rolls no dice.
step-rolled = { $name } rolls { $dice }.
step-rolled-by-app = { $name } rolls { $dice } (rolled by the app).
step-enemy-rolled = { $name } rolls { $dice }.
step-enemy-rolled-by-app = { $name } rolls { $dice } (rolled by the app).
step-enemy-totals = { $name } rolls in all: { $face }.
step-focus = Focus: { $from } becomes { $to }.
step-reroll = Reroll: { $from } becomes { $to }.
step-enemy-rerolled = { $name } rerolls { $from }: { $to }.
step-no-rerolls = No rerolls.
step-deceived = Deception: { $from } becomes { $to }.
step-void-called = Call of the Void: one Void is removed, the others become { $to }.
step-void-called-alone = Call of the Void: the only Void is removed.
step-enemy-die-changed = The 9 Glory token turns an Enemy Die: { $from } becomes { $to }.
step-enemy-die-changed-totals = The 9 Glory token has turned an Enemy Die.
step-no-changes = No changes.
step-chosen-offence = Offensive: { $element }, { $count }.
step-chosen-defence = Defensive: { $element }, { $count }.
step-three-water = Three Water: +1 Offensive.
step-three-earth = Three Earth: +1 Defensive.
step-three-fire = Three Fire: +1 Ki.
step-three-air = Three Air: +1 AP and +1 Life.
step-technique = Secret Technique.
step-technique-adds = Secret Technique: { $what }.
step-technique-says = Secret Technique: { $note }
step-technique-declined = The Secret Technique is not used.
step-card-adds = The card of { $name }: { $what }.
step-power-adds = Power: { $what }.
step-token = Token: { $token }.
step-cover = { $name } has Cover: +1 Defensive.
step-defense = { $name } has Defense({ $value }): +{ $value } Defensive.
step-modified = { $name }: { $what }.
step-modified-note = { $name }: { $what } ({ $note }).
step-no-defence = { $name } is Dishonored and counts no Defensive Successes.
step-no-return-fire = { $name } cannot shoot back and counts no Offensive Successes.
step-in-harmony = { $name } is in Harmony with the Elements.
step-result = { $name }: { $offence } Offensive, { $defence } Defensive.
step-recovers = { $name } recovers { $life } Life first.
step-wounds = { $name } takes { $wounds ->
    [0] no Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}: { $offence } Offensive against { $defence } Defensive.
step-wounds-direct = { $name } takes { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}: { $offence } Offensive against { $defence } Defensive, and { $direct } inflicted directly.
step-harmony-wound = { $name } takes exactly 1 Wound and inflicts none.
step-corrupted = Corruption costs { $name } { $lost } Purity.
step-corrupted-prevented = Corruption: { $stake } Purity at stake for { $name }, { $prevented } Ki against it.
step-eliminated = { $name } is Eliminated.
step-insignificant = { $name } is Insignificant: wounding it brings no Honor.
step-glory = { $name }: +{ $glory } Glory.
step-glory-unknown = { $name } gains the Glory on the Enemy’s card, which is not typed in.
step-ends = The Combat is over.

step-adds-offence = { $change } Offensive
step-adds-defence = { $change } Defensive
step-adds-wounds = { $wounds ->
    [one] { $wounds } Wound inflicted directly
   *[other] { $wounds } Wounds inflicted directly
}

test-chosen = { $element }: { $count }.
test-courtier = { $name } is a Courtier: +1 success.
test-harmony = { $name } is in Harmony with the Elements: 4 successes.
test-successes = { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
} in all.
test-brings-failure = A failure: two unseen cards from the discard pile go on top of the draw pile.
test-brings-one = Draw one card and play it.
test-brings-two = Draw two cards and play at least one.
test-brings-three = Draw three cards and play at least one.
test-passed = { $target ->
    [one] 1 was
   *[other] { $target } were
} needed: it succeeds.
test-failed = { $target ->
    [one] 1 was
   *[other] { $target } were
} needed: it fails.

refused-no-yojimbo = Only a figure with Yojimbo takes an attack on another.
refused-guarded = { $guard } is a Yojimbo in the area of { $name } and has to be attacked instead.
refused-item-elsewhere = { $item } lies in another area.
refused-not-in-area = { $name } stands in another area.
refused-unknown-on-card = { $value } of { $name } is not typed in yet.
card-value-size = Size
card-value-ranged = Ranged Combat

dice-too-many = { $has } Elemental Dice: nobody rolls more than 5.
dice-none = No Elemental Dice.
dice-wrong-count = { $needs } Elemental Dice are rolled here, not { $has }.
dice-wrong-count-between = { $least } or { $most } Elemental Dice are rolled here, not { $has }.
dice-no-such-die = There is no die { $die } anymore.
dice-twice = Die { $die } is rerolled twice at once.
dice-rerolls-nothing = The reroll names no dice.
dice-reroll-count = A reroll of { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} shows { $faces }.
dice-too-many-rerolls = { $has } rerolls are more than any Ki pays for.
dice-not-drawn = The app did not roll these dice, or the table has moved on. Roll again.
dice-same-element = Deception changes nothing on die { $die }.
dice-not-void = Die { $die } is no Void: Call of the Void removes a Void.
dice-void-to-void = Call of the Void turns dice into other Elements, not into Void.
dice-void-count = Call of the Void turns { $needs ->
    [one] 1 other Void
   *[other] { $needs } other Voids
} here, not { $has }.
dice-wrong-enemy-dice = These are not the { $needs } dice the Enemy rolls.
dice-too-many-enemy-dice = { $has } Enemy Dice: never more than 3 are rolled.
dice-too-few-on-card = The Enemy’s card names { $has ->
    [one] 1 die
   *[other] { $has } dice
}, and never fewer than 2 are rolled.
dice-no-such-face = An Enemy Die has six faces; there is no face { $face }.
dice-totals-too-high = { $has } is more than Enemy Dice show.
dice-only-totals = A single Enemy Die can be changed only where the dice are entered one by one.
dice-no-enemy-dice = There are no Enemy Dice in this roll.
dice-same-face = Enemy Die { $die } shows that face already.
dice-no-change = The token turns an Enemy Die: say which.
dice-not-offensive = { $element } is no Offensive Element.
dice-not-defensive = { $element } is no Defensive Element.
dice-void-chosen = Void is never the chosen Element.
dice-no-technique = No Secret Technique is typed in.
dice-technique-needs = The Secret Technique needs { $needs } { $element }, there are { $has }.
dice-no-harmony = Harmony takes all five Elements; { $element } is missing.
dice-token-twice = A token is used twice.
dice-sizes-too-high = A total Size of { $has } does not fit into two areas.
dice-size-missing = The total Size of a side is at least that of its fighter.
dice-present-twice = Somebody is counted twice.
dice-modifier-too-high = A modifier is more than any card brings.

edit-die-1 = Die 1
edit-die-2 = Die 2
edit-die-3 = Die 3
edit-die-4 = Die 4
edit-die-5 = Die 5
edit-again-1 = Die 1, rolled again
edit-again-2 = Die 2, rolled again
edit-again-3 = Die 3, rolled again
edit-again-4 = Die 4, rolled again
edit-again-5 = Die 5, rolled again
edit-enemy-die-1 = Enemy Die 1
edit-enemy-die-2 = Enemy Die 2
edit-enemy-die-3 = Enemy Die 3
edit-enemy-again-1 = Enemy Die 1, rolled again
edit-enemy-again-2 = Enemy Die 2, rolled again
edit-enemy-again-3 = Enemy Die 3, rolled again
edit-enemy-face = { $offence } Offensive, { $defence } Defensive
edit-enemy-offence = Offensive of the Enemy
edit-enemy-defence = Defensive of the Enemy
edit-our-size = Size of your side
edit-their-size = Size of the Enemy’s side

## Tokens beside Characters

step-reroll-token = Reroll token: { $from } becomes { $to }.
step-character-token = Token beside { $name }: { $token }.
