# Words of a Combat or test told step by step, and of dice that cannot be so.

log-dice = { $name } rolled { $dice }
log-dice-rerolls = { $count ->
    [one] { $name } rolled { $dice }, and { $count } reroll
   *[other] { $name } rolled { $dice }, and { $count } rerolls
}

step-list = { $one }, { $rest }

step-adds-nothing = no change

rule-target = Target of a Combat
rule-target-text = Melee needs a target in the same area, or in a Saturated area next to it. Both areas count as one for the Combat. Before the Sizes are compared, a Champion may Intervene, or a Yojimbo must be targeted.

rule-yojimbo = Yojimbo
rule-yojimbo-text = Whoever has Yojimbo must be targeted when somebody of its side is attacked in its area. With a name it protects only that figure. Of several the one with the most Ki is targeted; a Champion who Intervenes comes first.

rule-combat-begins = Beginning of a Combat
rule-combat-begins-text = Whatever a card says of the beginning of a Combat happens now. The Sizes are compared already, and no dice are rolled yet.

rule-combat-dice = Number of dice
rule-combat-dice-text = A Champion or Ally rolls the dice on its card, one less when Outnumbered and four at most when Weakened, but always four or five. An Enemy rolls its own dice, without the weakest when Outnumbered, but always two or three.

rule-combat-roll = Roll
rule-combat-roll-text = Both sides roll all their dice at once. Dice may be rolled at the table and typed in, or rolled by the app.

rule-rerolls = Rerolls
rule-rerolls-text = Focus rerolls any Elemental Dice for 1 Ki, as often as there is Ki. Allies spend reroll tokens for it. Other effects may reroll Enemy Dice.

rule-changes = Changes on dice
rule-changes-text = After the last reroll come Deception and then Call of the Void. The token of 9 Glory turns one Enemy Die to another face. Afterwards no die changes anymore.

rule-results = Final results
rule-results-text = Fire or Water counts as Offensive, Air or Earth as Defensive Successes. Tokens, cards, Cover and the Secret Technique are added. Neither result falls below zero.

rule-effects = Additional Effects
rule-effects-text = Three dice of one Element bring something to a Champion, whether it is chosen or not. Water adds 1 Offensive and Earth 1 Defensive Success. Fire brings 1 Ki, Air 1 AP and 1 Life.

rule-technique = Secret Technique
rule-technique-text = A Secret Technique takes effect when the final dice hold its Elements, once per action. The dice keep their normal effect.

rule-combat-harmony = Harmony in Combat
rule-combat-harmony-text = With all five Elements a Champion or Ally may fight in Harmony. It takes no Wounds and inflicts exactly one, whatever the defense. What it adds to its own attack does not apply.

rule-cover = Cover
rule-cover-text = A figure seen over anything but single borders has Cover. In Ranged Combat that is one more Defensive Success.

rule-test-roll = Dice of a test
rule-test-roll-text = Out of Combat five Elemental Dice are rolled. A Weakened Champion rolls four.

rule-test-choice = Successes of a test
rule-test-choice-text = One Element is chosen, never Void. Each die that shows it is a success. A Courtier has one more in an Investigation.

rule-test-harmony = Harmony in a test
rule-test-harmony-text = All five Elements may be taken as four successes. That holds in an Investigation, and elsewhere where the scenario says so.

rule-investigation = Successes of an Investigation
rule-investigation-text = Two successes or fewer are a failure. Three draw one card, four or Harmony two, five draw three. At least one of them is played.

rule-battle-sizes = Sizes in a Battle
rule-battle-sizes-text = In a Battle only the two Units are compared. It takes twice the Size to have Numerical Superiority.

## Tokens beside Characters

rule-character-tokens = Tokens beside Characters
rule-character-tokens-text = Scenarios and cards lay tokens beside Characters: one or two Offensive or Defensive Successes more, a reroll, or an Enemy Die turned. Each is used once, in steps 6 to 8 of a Combat; a Reroll token also serves in a test. The box holds six pieces of each sort.
rule-character-tokens-reading = Tokens of the Glory Track and reroll tokens of Allies are counted by themselves. One Enemy Die is turned in a Combat at most.
