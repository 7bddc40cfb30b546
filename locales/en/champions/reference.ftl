# The rules at hand: sections, the entries that rules.ftl and combat_steps.ftl do not have, and the words of the screen.
# In the project's own words: two to four short sentences each; the page is named beside them.
# A key ending in -words holds other words players may look for; one ending in -reading what this app plays where the
# rulebook leaves a choice.

rules-before-pages = p page rulebook

section-setup = Setting up
section-setup-sub = Champions, Threshold, objectives, Favor
section-values = Honor, Glory, Life, Ki
section-values-sub = What the gauges mean, and what changes them
section-turn = The turn
section-turn-sub = Four phases, and the Imperial Favor
section-actions = Actions
section-actions-sub = What they cost, and who may
section-tests = Dice and tests
section-tests-sub = Elements, Focus, Deception, Call of the Void
section-combat = Combat
section-combat-sub = The ten steps
section-movement = Movement
section-movement-sub = Borders and room
section-sight = Line of Sight
section-sight-sub = Range, Cover, Elevated areas
section-enemies = Enemies
section-enemies-sub = Their phase and their behaviors
section-battle = Battle
section-battle-sub = Units of several miniatures
section-investigation = Investigation
section-investigation-sub = The deck, and talking to Personae
section-end = End of the game
section-end-sub = Arithmetic, victory, campaign
section-keywords = Keywords
section-keywords-sub = All words printed on cards

## Setting up

rule-precedence = What counts first
rule-precedence-text = A scenario outranks a card, and a card outranks the rulebook. So everything the app works out can be done otherwise, in one step.
rule-precedence-words = priority conflict hierarchy exception

rule-scenario = Scenarios
rule-scenario-text = An Adventure is the usual game. An Investigation adds a deck of clues, a Battle groups miniatures into Units. The scenario names its objective, its turns, and what easy and hard change.
rule-scenario-words = adventure difficulty map type

rule-start-values = Values at the start
rule-start-values-text = Every Champion begins with the values of its card. Purity begins at 5, Glory at 0, and all Ki is available.

rule-solo = Playing alone
rule-solo-text = One player leads a Champion and four Companions of one kind. The Champion keeps the Imperial Favor all game. Victory also asks for more Glory than the Companions have together.
rule-solo-words = single one player

rule-destiny = Destiny
rule-destiny-text = Each point of Destiny raises the Threshold by 1, and costs its Champion 1 Glory at the end. It stays in the Threshold even if the Champion falls. An Ally has that many reroll tokens instead.

## Values

rule-group-honor = Group Honor
rule-group-honor-text = The Honor of every Champion and Companion in play, added up. Whoever is Eliminated or Corrupted no longer counts. The app keeps the sum, so nobody types it in.

rule-honor-moves = What changes Honor
rule-honor-moves-text = Wounding an Enemy brings 1, so does fighting Outnumbered; some Clan Powers bring more. Fighting with Numerical Superiority costs 1. Deception and Disengagement cost 2 each.
rule-honor-moves-words = gain lose honor

rule-glory-moves = What changes Glory
rule-glory-moves-text = Eliminating an Enemy brings the Glory on its card, a completed objective the Glory on its own. Being Eliminated brings 2. At the end open objectives, missing Purity and Destiny take Glory away.
rule-glory-moves-words = gain lose glory fame

rule-glory-track-reading = Whoever falls below such a value and climbs again gains no second token.
rule-purity-reading = Nothing raises Purity above 5.
rule-dishonored-reading = 0 Honor is honorable. A table may play it otherwise, in its options.
rule-corruption-reading = Threshold and Group Honor change as for an Elimination. Corrupted in the Enemies Phase, it acts from the next one on; a table may play it otherwise, in its options.
rule-phases-reading = The counter begins on 1 and moves in the Preparation of every later turn.

rule-size = Size
rule-size-text = Size says how much room a figure takes, from 1 to 4. An area holds Size 4 in all. In melee both sides add theirs up.

rule-take-over = Going on with a Companion
rule-take-over-text = A player whose Champion is Eliminated or Corrupted may lead a Companion on the board. It stays a Companion, without objectives, and is never Glorified.

## Turn

rule-favor = Imperial Favor
rule-favor-text = Its holder takes a place in the order first, leads the Companions, and settles ties. After each turn it goes to the next player clockwise. Alone, it never moves.
rule-favor-words = first player token tie

rule-ring-events = Ring Events
rule-ring-events-text = A variant: at the beginning of each turn one card is turned up. It favors or hinders one Element for that turn. Its card lies beside the board.
rule-ring-events-words = variant random

## Actions

rule-who-may = Who may do what
rule-who-may-text = Champions do everything. Allies do not concentrate and draw no objectives. Enemies fight, move and do Simple Manipulations only.

rule-healing = Healing
rule-healing-text = For 3 AP a Champion or Ally regains 2 Life Points. No Enemy may be in its area. Life never rises above the number on the card.
rule-healing-words = heal cure hit points

rule-concentration = Concentration
rule-concentration-text = For 2 AP a Champion gains 1 Ki, once per Activation. It may rise above the number on the card, until Recovery.

rule-disengagement = Disengagement
rule-disengagement-text = Leaving an area with an opponent costs 1 AP more. A Champion also loses 2 Honor. A guarding Gatekeeper does not count as an opponent here.
rule-disengagement-reading = At −4 or −5 Honor it is allowed where the scenario or a forced choice demands it. The app warns then.
rule-disengagement-words = flee retreat leave

rule-simple-manipulation = Simple Manipulation
rule-simple-manipulation-text = For 1 AP a figure takes, lays down or hands over a thing; no dice. When two Champions exchange something, only one of them pays. Scenarios name other uses.
rule-simple-manipulation-words = item pick up give trade

rule-complex-manipulation = Complex Manipulation
rule-complex-manipulation-text = For 3 AP a Champion or Ally tests against a number the scenario names. What it is good for stands in the scenario as well.
rule-complex-manipulation-words = mechanism

rule-draw-objectives = Draw Objectives
rule-draw-objectives-text = For 1 AP, once per Activation, a Champion draws two objectives and keeps one. The other returns to the deck; page 15 lays it on the discard pile. A revealed one is turned up at once. Companions draw none.

rule-raise-purity = Ki into Purity
rule-raise-purity-text = At any time in its Activation a Champion may spend available Ki. Each point raises its Purity by 1, up to 5. It costs no AP.

## Dice and tests

rule-elements = The five Elements
rule-elements-text = Elemental Dice have ten sides, each Element on two of them. So every Element comes with one chance in five. Champions and Allies roll them.
rule-elements-words = air earth fire water void ring probability

rule-successes = Offensive and Defensive Successes
rule-successes-text = Each Offensive Success is a Wound that may be inflicted; each Defensive Success stops one. Water and Fire attack, Air and Earth defend. Void counts for neither.
rule-successes-words = attack defense defence katana helmet hit block

rule-enemy-dice = Enemy Dice
rule-enemy-dice-text = Enemies roll two or three dice of six sides. White is the weakest, then gray, then black. Their faces show Offensive and Defensive Successes.
rule-enemy-dice-reading = The app’s faces are a guess until somebody has checked them against the dice in the box.

rule-focus = Focus
rule-focus-text = 1 available Ki rerolls any of the Elemental Dice. It may be done again as long as there is Ki. An Ally spends a reroll token instead.
rule-focus-words = reroll

rule-deception = Deception
rule-deception-text = A Champion pays 2 Honor and turns one die to any Element, Void included. Once per action, after all rerolls. Its Honor must not end below −5.
rule-deception-words = change turn die cheat

rule-call-of-the-void = Call of the Void
rule-call-of-the-void-text = One die that shows Void leaves the test. Every other Void turns to an Element of choice. It comes last, after Deception.
rule-call-of-the-void-words = call upon

rule-test-harmony-reading = The one more success of a Courtier is not added to these four.

## Combat

rule-combat-steps = The ten steps of a Combat
rule-combat-steps-text = Target, Sizes, beginning, number of dice, roll, rerolls, changes, results, Wounds, end. Whoever begins it, both sides roll and both may be wounded. It costs the attacker 3 AP.
rule-combat-steps-words = fight attack order sequence

rule-forced-movement = Forced Movement
rule-forced-movement-text = A figure moved against its will goes to a neighboring area it could have entered. There must be room for it. Where there is no such area it stays, and takes 1 Wound.
rule-forced-movement-words = push

rule-both-fall = Both fall
rule-both-fall-text = Wounds are inflicted at the same time, so both sides may be Eliminated at once. Effects of the end of a Combat still take place. Nothing brings an Eliminated figure back.
rule-both-fall-words = simultaneous

rule-shooting-back = Shooting back
rule-shooting-back-text = The target of a shot answers only with a Ranged value and its own Line of Sight. Otherwise its Offensive Successes do not count. It always defends itself, and Sizes are not compared.

rule-combat-harmony-reading = Wounds a technique inflicts directly are left out as well.

## Movement

rule-borders = Single and double borders
rule-borders-text = A single border costs 1 AP, a double one 2. Agile figures cross a double one for 1. Cavalry does not enter an Elevated area over a double border.

rule-dotted = Dotted borders
rule-dotted-text = A dotted border is a narrow way: Size 1 passes, others do not. Naga pass whatever their Size. It costs 1 AP, or 2 where it is double.
rule-dotted-reading = A Unit passes when each of its miniatures would pass alone. For sight it gives Cover.

rule-split = Split borders
rule-split-text = Only figures with Break Through cross a split border, for 2 AP. Cavalry does not enter an Elevated area that way.

rule-red = Red borders
rule-red-text = Nobody crosses a red border, and nobody sees over it. The areas on its two sides are not adjacent.
rule-red-words = wall adjacent

rule-room = Room and Saturated areas
rule-room-text = An area holds Size 4. It is Saturated for whoever would bring it above that. Nobody stops in a Saturated area.
rule-room-words = full capacity

rule-passing = Passing through
rule-passing-text = A Saturated area may be crossed when everybody in it is on one’s own side. The AP for entering and for leaving are paid at once.

## Line of Sight

rule-direct = Direct and Indirect
rule-direct-text = Over single borders alone a Line of Sight is Direct. Over anything else it is Indirect, and the target has Cover. Of several paths the best one counts.

rule-range = Range
rule-range-text = A shot reaches one or two areas far, in a Battle three. From an Elevated area it is one more. Its own area is never shot into.

rule-elevated = Elevated areas
rule-elevated-text = From an Elevated area a shot goes one area farther. Split borders and the first double one count as single. Neither holds against a target that is Elevated or indoors.
rule-elevated-words = high ground roof

## Enemies

rule-oni-heal = Oni heal
rule-oni-heal-text = The Enemies Phase begins with this: every Enemy with Oni heals 1 Wound. The app does it and says whose.

rule-enemy-order-reading = How far each has to go is looked at once, before the first one moves. Equally far: as they came to the table.
rule-combat-tokens-reading = An Enemy gets its tokens even when there is nobody to fight; then they are wasted.

rule-enemy-combats = Combats of the Enemies
rule-enemy-combats-text = After all movements each Combat token is one Combat, in the same order. An Enemy fights its target, or else whoever it can reach. A shot comes before melee where it is possible.
rule-enemy-combats-reading = An Enemy uses all its tokens before the next one fights.

rule-assault = Assault
rule-assault-text = The usual behavior. It goes for the Champion that is nearest in AP; tied, for the one with more available Ki. Archers stop where they can shoot, others walk up to their target.
rule-assault-reading = Whom it cannot reach at all comes last. Where AP and Ki are the same, the holder of the Favor chooses. It fights no Ally; a table may let it where no Champion is in reach, in its options.
rule-assault-words = target nearest closest

rule-stationary = Stationary Assault
rule-stationary-text = A stationary Enemy never moves, not even back after a Forced Movement. It fights whoever comes into its reach.

rule-routes = Ways of the Enemies
rule-routes-text = An Enemy takes the way that costs the fewest AP, not the fewest areas. It walks as far as its AP go. It never stops where there is no room.
rule-routes-reading = For the last area of a way, room is not asked for. Of ways that cost the same, the app takes one and offers the others.
rule-routes-words = path distance

rule-gatekeeper = Guardian: Gatekeeper
rule-gatekeeper-text = It does nothing, and nobody needs to disengage from it. An attack on it, or a Combat of another Enemy in its area or next to it, turns it to Assault.
rule-gatekeeper-reading = Woken during the Enemies Phase it acts in its place in the order, if that is still to come.

rule-sentinel = Guardian: Sentinel
rule-sentinel-text = It waits. Once it has a Direct Line of Sight to a Champion or Ally, it turns to Assault and acts at once.

rule-patrol = Patrol
rule-patrol-text = It walks from letter to letter, and after the last begins again with A. An attack, or a Direct Line of Sight to a Champion or Ally, turns it to Assault.
rule-patrol-reading = It looks around wherever it stops, not where it only passes. A table may let it look while you move as well, in its options.

rule-search = Search
rule-search-text = It walks to what it is after, and takes it for 1 AP or what the scenario says. Then it turns to Escape. It fights only whoever holds the thing, or stands in the way.
rule-search-reading = Two Enemies after the same thing are led apart from one another; take one off when it is gone.

rule-assassination = Assassination
rule-assassination-text = It goes for the victims the scenario names, the nearest first. It fights them as soon as it can, in melee or from afar. When all are Eliminated, it turns to Assault.

rule-escape = Escape
rule-escape-text = It walks to the nearest exit, and does not fight. Leaving the board costs 1 AP, with an opponent there 2. Which of equally near exits it takes, the holder of the Favor says.
rule-escape-reading = An exit without room is not entered.

rule-escaping-boss = A Boss escapes
rule-escaping-boss-text = A Boss on its way out fights in melee where it meets a Champion or Ally, if it has 3 AP. Then it walks on with what is left. Whoever blocks its way it fights; an obstacle that the scenario lets it destroy is the players’ to take off the board.
rule-escaping-boss-reading = It fights once in each area it begins in or enters.

rule-blocked = The way is blocked
rule-blocked-text = Some Enemies fight whoever fills the area they must pass: those with Search, Assassination, and an escaping Boss. They need to stand next to it, with 3 AP.
rule-blocked-reading = The app looks for the way as if there was room everywhere, and finds who fills it.

rule-enemy-questions = What the rules leave open
rule-enemy-questions-text = Where several targets, ways or exits are alike, the holder of the Favor chooses. The app asks, and has an answer ready.
rule-enemy-questions-words = tie

## Battle

rule-units = Units
rule-units-text = A Unit is one to four miniatures of one kind, up to Size 4 together. Its Life is that of the card, times its miniatures. Wounds fill one miniature after the other, and its Size shrinks with them. They never part.

rule-battle-glory = Glory in a Battle
rule-battle-glory-text = Each miniature of an Enemy Unit brings the Glory on the card. The last of several brings 1 more. For objectives every miniature is an Enemy.

rule-allied-units = Purity of Allied Units
rule-allied-units-text = An Allied Unit has 5 Purity, and 1 more for every miniature after the first. Without Purity it changes sides, with what is left of it.

rule-retreat = Force Retreat and Pursue
rule-retreat-text = Who eliminated more miniatures may drive the other Unit into a free area beside it; Enemies always do. Where there is none, it takes 3 Wounds. The winner may follow for free; Enemies must, and a Champion that does not loses 1 Honor.

rule-battle-range = Range in a Battle
rule-battle-range-text = A shot reaches three areas far. From an Elevated area it reaches four.

rule-battle-order = Enemy Units in turn
rule-battle-order-text = Each Enemy Unit moves and fights before the next one. First those in one area with an Ally Unit, then those next to one, then those that can get to fight. The rest come last.
rule-battle-order-reading = The order is looked at anew before each of them. Equals go as they came to the table.

rule-battle-return = Reinforcement in a Battle
rule-battle-return-text = Lost miniatures with this keyword gather beside the board. Once they make a Unit of Size 4, it returns at the end of the Enemies Phase.

## Investigation

rule-investigation-deck = The Investigation deck
rule-investigation-deck-text = One numbered Interesting Information is put aside unseen, the others are shuffled in. Each one that turns up removes its token from the board. The last token is what everybody is looking for.
rule-investigation-deck-words = clue card

rule-personae = Personae
rule-personae-text = A Persona that gave a card turns gray. It may be questioned once more and then leaves. A figure that gave a card is not asked again.
rule-personae-words = question talk

## End

rule-campaign = Campaign
rule-campaign-text = Each scenario is noted: won or lost, Group Honor against the Threshold, each player’s Glory, never below 0. A lost scenario is replayed or passed. Whoever has the most Glory at the end chooses a Clan and its ending; those who tie choose one each.

rule-intermission = Intermission cards
rule-intermission-text = In a campaign each Glorified Champion draws an Intermission card after a victory. It is played in the next scenario, at any time.
rule-intermission-reading = The chapter gives a card only after a victory, the Lexicon after each scenario. A campaign plays one of the two.

rule-cooperation = More cooperation
rule-cooperation-text = A variant without Clan Objectives, in which nobody is Glorified. Glory still gives its tokens and moves the Threshold.

## Keywords

keyword-agile-text = Double borders cost 1 AP, as single ones do. Nothing else changes.
keyword-break-through-text = It crosses split borders for 2 AP. Nobody else does.
keyword-cavalry-text = It does not enter an Elevated area over a double or split border. It may fight into such an area from next to it, as if that was Saturated.
keyword-companion-text = It fills the table up to five Champions, and counts as one. It has no Clan Objectives and is never Glorified.
keyword-corruption-text = Wounds from it cost Purity as well, as much as the number in brackets. Each available Ki prevents the loss of 1.
keyword-courtier-text = One success more in every Investigation. The app adds it.
keyword-defense-text = As many Defensive Successes more as the number in brackets. They count in Ranged Combat only.
keyword-elementalist-text = It rolls four Elemental Dice in melee. Its Ranged value is on the card.
keyword-imposing-text = It counts one Size more when Sizes are compared. Alone on its side, it loses no Honor for Numerical Superiority.
keyword-insignificant-text = Wounding it brings no Honor. Everything else that follows a Wound still does.
keyword-naga-text = It crosses dotted borders whatever its Size. Scenarios may say more about Naga.
keyword-oni-text = A demon: it heals 1 Wound at the beginning of every Enemies Phase. The app does it.
keyword-pure-text = Whenever it would lose Purity, it loses 1 less. The app counts it in.
keyword-shadowlands-text = It belongs to the Shadowlands. By itself this changes nothing; scenarios and cards refer to it.

## Other words for entries of the other files

rule-life-words = hit points HP health damage
rule-wounds-words = damage hits
rule-action-points-words = AP
rule-set-threshold-words = honorable goal target difficulty
rule-equipment-words = weapon armor relic item
rule-elimination-words = dead death die killed
rule-corruption-words = taint changes sides
rule-outnumbered-words = superiority more figures
rule-end-victory-words = win winning lose defeat
rule-recovery-words = end of turn upkeep
rule-preparation-words = initiative turn order
rule-activation-words = initiative turn
rule-investigation-words = question clue
rule-movement-words = walk move
rule-ranged-words = shoot bow archer
rule-combat-dice-words = how many

rule-direct-reading = Any number of dotted borders may lie on the path; each gives Cover. A dotted double one counts as double.
rule-shooting-back-reading = A target without a Ranged value rolls its melee dice for its defense, a Champion or Ally four.
rule-set-favor-reading = Only the players’ Champions are compared: a Companion never holds the Favor.
rule-sentinel-reading = An attack from farther than it sees does not wake it.
rule-retreat-reading = The Unit crosses any border but a red one, and a dotted one if it fits. Only a melee forces back; a table may play it after any Combat, in its options.
rule-battle-return-reading = It returns like any Reinforcement, not in the middle of the phase, and is about what the scenario gave it. A table may let it go on with what it did, in its options.
rule-draw-objectives-reading = The other card is shuffled into the deck. A table may discard it instead, in its options.
rule-end-threshold-reading = The Glory of all five Champions counts, Companions and the Corrupted too. A table may count players only, or leave out the Corrupted, in its options.
rule-boss = Boss
rule-boss-text = A Boss is an Enemy in all that is said of Enemies. It is immune to certain effects, which its card or the scenario names. Look there before a technique, a Forced Movement or a Wound on an area.
rule-boss-words = immune immunity
