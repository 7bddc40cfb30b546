# Words of the odds explorer, of the faces of the Enemy Dice, and of luck.

## Odds explorer

odds-title = Odds
odds-subtitle = { $name } against whom?
odds-subtitle-what-if = What if: { $name }
odds-link-sub = Who against whom, compared
odds-sheet-sub = { $name } against every Enemy
odds-who = Who fights?
odds-none = Nobody stands on the board to fight against.
odds-against = Against whom?
odds-best-first = best first
odds-far = · out of reach now
odds-working = { $done } of { $all } worked out
odds-eliminates = { $share } to eliminate
odds-with-deception = with Deception at { $honor } Honor
odds-falls = { $name } falls: { $share }
odds-wounds = Wounds: { $dealt } dealt, { $taken } taken
odds-purity = Loses Purity: { $share }
odds-miniatures = Miniatures eliminated: { $lost } of { $left }
odds-waiting = working it out
odds-unknown-own = No odds: a value on the card of { $name } is not typed in.
odds-unknown = A value on this card is not typed in.
odds-fight = Fight { $name }
odds-ranged-fight = Shoot at { $name }
odds-in-short = { $eliminates }, { $falls }
odds-spread = { $name }: { $wounds } Wounds expected
odds-spread-miniatures = { $name }: { $count } lost miniatures expected
odds-or-more = { $wounds } or more
odds-plus = { $wounds }+
odds-wounds-head = Wounds
odds-miniatures-head = Miniatures
odds-chance-head = Chance
odds-each-ki = By the Ki you are ready to spend
odds-each-token = By the reroll tokens you are ready to spend
odds-row-eliminates = Eliminates
odds-row-miniatures = Miniatures
odds-row-falls = Falls
odds-row-purity = Loses Purity
odds-row-dealt = Dealt
odds-row-taken = Taken
odds-row-ki = Ki used
odds-row-tokens = Tokens used
odds-row-honor = Honor in all
odds-weights = Weights
odds-weights-line = Worth: Wound dealt { $dealt }, taken { $taken }, Elimination { $kill }, your own fall { $death }, Ki { $ki }, Honor { $honor }

odds-what-if = What if …
odds-what-if-sub = Sizes, Life, Ki, Honor, dice, bonuses
odds-what-if-note = What if: nothing of this is at the table, nothing is logged.
odds-what-if-end = As at the table
odds-life = Life
odds-ki = Ki
odds-tokens = Reroll tokens
odds-honor = Honor
odds-dice = Elemental Dice
odds-offence = Offensive from cards
odds-defence = Defensive from cards
odds-at-table = at the table { $value }
odds-technique = Secret Technique
odds-technique-sub = where the dice allow it

## Faces of the Enemy Dice

faces-title = Enemy Dice
faces-subtitle = What their faces show
faces-back = Back
faces-sub-guess = Our guess, to be checked
faces-sub-kept = Checked
faces-lead = Hold this against your dice. Tap a face to change it.
faces-check = Check
faces-guess = This is our guess until you say that these are your dice.
faces-kept = You said that these are your dice.
faces-face = Face { $number }
faces-face-ears = Face { $number }: { $offence } Offensive, { $defence } Defensive
faces-at = { $die }, face { $number }
faces-next = Next face
faces-offensive = Offensive
faces-defensive = Defensive
faces-confirm = These are my dice
faces-reset = Our guess
faces-reset-ears = Back to our guess
faces-was-reset = Back to our guess.
faces-take-back = Take back
faces-blank = { $die }: all six faces are blank. A die of the box shows something.
faces-too-much = { $die }: a face shows more than 9.
faces-said = Kept. Odds use these faces from now on.

## Luck

luck-title = Luck
luck-sub = Dice against expectation
luck-nobody = No dice yet. Dice that are tapped in or rolled by the app are counted.
luck-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
luck-dice-app = { $dice ->
    [one] { $dice } die, { $app } by the app
   *[other] { $dice } dice, { $app } by the app
}
luck-more = { $count } more { $element } than expected in { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
luck-fewer = { $count } fewer { $element } than expected in { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
luck-even = Much as expected in { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
luck-expected = The line marks what is expected: a fifth of all dice.
luck-row-ears = { $element }: { $count }, expected { $expected }
odds-beside = The numbers in full
