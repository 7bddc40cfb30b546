# Words of the sheet on which a Combat or a Skill Test is entered die by die.

fight-under-one = under 1%
fight-under-one-short = <1%
fight-over-99 = >99%
fight-under-tenth = under 0.1
fight-percent = { $share }%
fight-counted = { $count } { $what }
fight-and = { $first } and { $last }

## Where we are

fight-step = Step { $now } of { $of }: { $name }
fight-step-ears = Step { $now } of { $of }
fight-step-target = target
fight-step-dice = dice
fight-step-roll = roll
fight-step-rerolls = rerolls
fight-step-changes = changes
fight-step-wounds = Wounds
fight-step-successes = successes
fight-leave-test = Leave this test
fight-ten-steps = The ten steps

## Before the roll

fight-life = Life { $life }/{ $of }
fight-life-and-ki = Life { $life }/{ $of } · Ki { $ki }
fight-life-and-rerolls = Life { $life }/{ $of } · Rerolls { $rerolls }
fight-life-unknown = Life not typed in
fight-others = Others
fight-cover = { $name } has Cover
fight-cover-sub = +1 Defensive
fight-no-return = { $name } cannot shoot back
fight-no-return-sub = no Line of Sight
fight-no-bow-sub = no Ranged value on the card
fight-stand-in = Does somebody step in?
fight-aimed-at = the target
fight-intervenes = Intervenes
fight-yojimbo = Yojimbo
fight-unknown = No odds: a value on the card of { $name } is not typed in.
fight-guess = Odds use our guess of the Enemy Dice until you check them.
fight-guess-faces = These faces are our guess until you check them.
fight-more-sub = Kind, who began, Sizes in numbers, what cards add
fight-our-size = Size of your side
fight-their-size = Size of the Enemy’s side
fight-more-offence = Offensive from cards
fight-more-defence = Defensive from cards
fight-foe-more-offence = Offensive of the Enemy from cards
fight-foe-more-defence = Defensive of the Enemy from cards
fight-minus = { $what }: one less
fight-plus = { $what }: one more

fight-to-eliminate = to eliminate { $name }
fight-falls = { $name } falls
fight-loses-purity = { $name } loses Purity
fight-loses-purity-after = Ki that is left prevents the rest.
fight-wounds-to = Wounds to { $name }
fight-miniatures-of = Miniatures lost: { $name }
fight-expected = { $wounds } expected
fight-bar = { $wounds }: { $share }
fight-bar-more = { $wounds }+: { $share }
fight-bar-or-more = { $wounds } or more: { $share }
fight-meter-ears = { $share } percent
fight-meter-both = { $one } percent with one Ki, { $all } with all
fight-meter-both-tokens = { $one } percent with one reroll, { $all } with all
fight-ki = { $ki } Ki
fight-ki-up-to = 1 to { $most } Ki
fight-ki-ready = Ki ready to spend
fight-tokens = { $ki ->
    [one] { $ki } reroll
   *[other] { $ki } rerolls
}
fight-tokens-up-to = 1 to { $most } rerolls
fight-tokens-ready = Reroll tokens ready to spend
fight-deception = Deception
fight-deception-sub = −2 Honor

## Entering dice

fight-dice = Dice on the table
fight-add-die = Add a die
fight-die-empty = Empty place
fight-die-of = { $what }, die { $number } of { $dice }
fight-take-back = tap a die to take it back
fight-take-back-again = tap a new die to take it back
fight-leave-asked = tap a die to leave it as it is
fight-mark = reroll
fight-mark-ears = reroll { $element }, marked
fight-asked = ?
fight-asked-ears = { $element }, asked about
fight-left = gone
fight-left-ears = gone { $element }, by the Call of the Void
fight-turned-ears = { $element }, turned from { $from }
fight-turned-back = A reroll lays turned dice as they fell.
fight-offensive-ears = { $element }, Offensive
fight-defensive-ears = { $element }, Defensive
fight-roll-yours = Roll your { $dice } dice, tap what you see
fight-more-dice = { $dice ->
    [one] { $dice } more die to tap
   *[other] { $dice } more dice to tap
}
fight-roll-again = { $dice ->
    [one] Roll { $dice } die again, tap what you see
   *[other] Roll { $dice } dice again, tap what you see
}
fight-ask-deception = Deception: { $element } becomes …
fight-ask-void = Call of the Void: the next Void becomes …
fight-ask-face = Not { $element }? Tap what it shows
fight-roll-for-me = Roll for me
fight-roll-them = Roll them
fight-now-foe = Now the dice of { $name }
fight-die-by-die = Die by die
fight-by-totals = Totals
fight-foe-offensive = Offensive, all dice together
fight-foe-anyway = Its dice cannot show that. Tap again to take it anyway.
fight-foe-defensive = Defensive, all dice together
fight-white = White die
fight-gray = Gray die
fight-black = Black die
fight-face-ears = { $offence } Offensive, { $defence } Defensive

fight-so-far = So far
fight-so-far-total = In all { $offence } Offensive and { $defence } Defensive. The dice of { $name } are still missing.
fight-so-far-total-direct = In all { $offence } Offensive, { $defence } Defensive and { $direct } inflicted directly. The dice of { $name } are still missing.
fight-lacks = { $count ->
    [one] The Secret Technique lacks one { $element }.
   *[other] The Secret Technique lacks { $count } { $element }.
}

## On the table

fight-foe-rolled = { $name } rolled
fight-foe-again = enter it again
fight-foe-mark = Tap an Enemy Die that an effect rerolls
fight-foe-roll-again = { $dice ->
    [one] Reroll this Enemy Die
   *[other] Reroll these { $dice } Enemy Dice
}
fight-by-effect = by an effect, no Ki
fight-foe-tap-again = { $dice ->
    [one] Roll { $dice } die of { $name } again
   *[other] Roll { $dice } dice of { $name } again
}
fight-count-offensive = { $count } Offensive
fight-count-defensive = { $count } Defensive
fight-offensive-element = Offensive Element
fight-defensive-element = Defensive Element
fight-element = Element that counts
fight-now-takes = Stop now: { $name } takes
fight-takes = { $name } takes
fight-takes-ears = { $wounds ->
    [0] no Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}

fight-marked = Marked: { $which }
fight-own-elements = { $name } counts
fight-marked-share = Reroll: { $share } { $about }
fight-marked-advised = Reroll: { $share } { $about }; as advised { $advised }
fight-marked-wounds = Reroll: { $dealt } Wounds dealt, { $taken } taken
fight-with-element = with { $element }
fight-unmark = Take the marks away
fight-wrong = Entered wrongly
fight-call-void = Call of the Void
fight-no-ki = No Ki is left
fight-ki-unknown = Ki is not typed in: type it in
fight-no-token = No reroll token is left

## Advice

fight-advice = Advice
fight-advice-hide = Hide the advice
fight-advice-shown = Shown
fight-advice-asked = When asked
fight-reroll-which = Reroll { $which }
fight-reroll-all = Reroll all dice
fight-reroll-these = { $dice ->
    [one] Reroll this die
   *[other] Reroll these { $dice }
}
fight-token-of = Reroll token, 1 of { $left }
fight-focus-of = Focus, 1 of { $left } Ki
fight-deceive = Deception: { $from } to { $to }
fight-call = Call of the Void: { $to }
fight-call-alone = Call of the Void
fight-harmony = Harmony
fight-do-that = Do that
fight-becomes = { $from } becomes { $to }
fight-wounds-both = { $dealt } dealt, { $taken } taken
fight-to-stay-unhurt = to stay unhurt
fight-taken-then = { $name } takes { $to } instead of { $from }.
fight-with-this = { $ki ->
    [2] { $one } with this Ki, { $all } with both.
   *[other] { $one } with this Ki, { $all } with all { $ki }.
}
fight-with-this-token = { $ki ->
    [2] { $one } with this token, { $all } with both.
   *[other] { $one } with this token, { $all } with all { $ki }.
}
fight-completes = { $element } would complete the Secret Technique.
fight-gives-up-for-technique = { $count } { $element } counting now: given up for the Secret Technique.
fight-gives-up-for-three = { $count } { $element } counting now: given up for three { $other }.
fight-gives-up-for-more = { $count } { $element } counting now: given up for more { $other }.
fight-deception-helps = Rerolled, it still takes Deception in { $share }, at −2 Honor.
fight-deception-does = Deception alone does it now, at −2 Honor.
fight-deception-and-call = Deception and Call of the Void do it now, at −2 Honor.
fight-for-nothing = for nothing: { $wounds }
fight-danger = { $name } falls in { $share }.
fight-for-successes = { $target ->
    [one] for { $target } success
   *[other] for { $target } successes
}

fight-goal = What are you after?
fight-goal-is = Goal: { $goal }
fight-goal-balanced = Balanced
fight-goal-balanced-sub = A bit of everything
fight-goal-eliminate = Eliminate
fight-goal-eliminate-sub = The Enemy falls, whatever it costs
fight-goal-unhurt = Stay unhurt
fight-goal-unhurt-sub = As few Wounds taken as possible
fight-goal-save = Save Ki
fight-goal-save-sub = Ki only where it brings a lot
fight-goal-own = Our own weights
fight-goal-own-sub = As they stand below
fight-key-elements = enters a die: Air, Earth, Fire, Water, Void
fight-key-totals = enters the Enemy’s totals, Offensive first
fight-weights = Weights in the advice; 4 is the worth of a Wound
fight-weight-dealt = Each Wound dealt
fight-weight-taken = Each Wound taken
fight-weight-kill = Enemy Eliminated
fight-weight-death = Fighter Eliminated
fight-weight-ki = Each Ki
fight-weight-honor = Each Honor
fight-weight-ap = Each AP gained
fight-weight-life = Each Life recovered
fight-weight-purity = Each Purity at stake by a Wound

## Applying

fight-stop = Stop and apply
fight-by-hand = By hand
fight-by-hand-ears = Enter the result by hand
fight-with-dice = Dice
fight-with-dice-ears = Enter the dice instead
fight-eliminated = { $name } Eliminated
fight-whose = { $name }: { $what }
fight-direct = inflicted directly
fight-enemy-dice = { $count ->
    [one] Enemy Dice
    [2] two Enemy Dice
   *[other] three Enemy Dice
}
fight-three-water = three Water { $by }
fight-three-earth = three Earth { $by }
fight-technique = Secret Technique { $by }
fight-power = power { $by }
fight-token = token { $by }
fight-cover-plus = Cover { $by }
fight-defense-plus = Defense { $by }
fight-at-the-end = At the end of Combat
fight-cards = cards { $by }
fight-silent = cannot shoot back
fight-wounds-to-life = Wounds to { $name }, Life { $life }
fight-harmony-result = In Harmony { $name } takes no Wounds and { $enemy } takes exactly 1.
fight-use-token = Use the token: { $token }
fight-which-die = Which Enemy Die is turned?
fight-die-turns = Enemy Die { $die }
fight-use-technique = Use the Secret Technique
fight-test-technique = The dice hold the Secret Technique of { $name }. Most techniques work only in Combat.
fight-then-wounds = then { $dealt } dealt, { $taken } taken
fight-without-wounds = without it { $dealt } dealt, { $taken } taken
fight-change = { $name } { $by } { $gauge }
fight-change-cause = { $name } { $by } { $gauge }, { $cause }
fight-happens = { $name } { $what }

## Skill Tests

fight-target = Successes you are after
fight-draws = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
fight-harmony-counts = Harmony counts
fight-harmony-counts-sub = as 4 successes
fight-at-least = { $count ->
    [one] at least { $count } success
   *[other] at least { $count } successes
}
fight-successes = { $count ->
    [one] { $count } success
   *[other] { $count } successes
}
fight-bodyguards = Yojimbo: if it stands in the same area, one of these is attacked instead.

fight-extra-dice = Extra Elemental Dice
fight-more-wounds = Wounds past defense
fight-foe-more-wounds = Enemy: Wounds past defense
fight-reroll-by-effect = Roll again by an effect
fight-reroll-by-effect-sub = A token or power, no Ki

fight-foe-token = { $name } uses a token: { $token }
fight-reroll-by-token = Roll again by a token

## What a target is like, in a list

target-outnumbered = you are Outnumbered
target-superiority = Superiority for you
target-cover = in Cover
target-own-cover = Cover for you
target-silent = no answer
