# The rules at hand, in the project's own words. Two to four short sentences each; the page is named beside them.

rule-set-champions = Five Champions
rule-set-champions-text = Five Champions stand at every table. Companions take the seats that players leave empty; whoever plays alone leads four Minor Clan Bushi or four of their own Clan. Each player brings another Clan, unless the scenario says otherwise.

rule-set-threshold = Honorable Victory Threshold
rule-set-threshold-text = Starting Honor of all five Champions, plus their Destiny, plus what the difficulty adds. The Group Honor is held against this number at the end. Scenarios may move it.

rule-set-objectives = Clan Objectives
rule-set-objectives-text = Cards marked Investigation are taken out first, unless the scenario is one. Then each player looks at three objectives and keeps at least one. Revealed ones lie open, hidden ones stay face down until they are completed. What is still open at the end costs Glory.

rule-set-favor = Imperial Favor at the start
rule-set-favor-text = The player of the Champion with the most Honor holds the Favor first. In a tie they roll five Elemental Dice until one shows more Fire. The holder settles what the rules leave open.

rule-set-companions = Companions
rule-set-companions-text = With four players the Companion follows the Favor, with three both do. Two players lead one Companion each, and the third follows the Favor. Alone, one player leads all. Companions keep no Clan Objectives.

rule-honor = Honor
rule-honor-text = Honor stays between −5 and 10. Below 0 a Champion is Dishonored. Whoever spends Honor by choice must not fall below −5. The Honor of all who are in play is the Group Honor.

rule-glory-track = Glory
rule-glory-track-text = Glory stays between 0 and 25. On first reaching 3, 6 and 9 a Champion gains a token: one more Defensive Success, one more Offensive Success, or one Enemy Die changed. Each is used once and never comes back.

rule-action-points = Action Points
rule-action-points-text = Action Points pay for actions. A Champion keeps what is left for the next turn, up to 10 in all. Allies and Enemies lose what they do not use.

rule-life = Life Points
rule-life-text = Wounds take Life Points away, Healing brings them back, never above the number on the card. At 0 a figure is Eliminated, and nothing heals it.

rule-purity = Purity
rule-purity-text = Everybody begins with 5 Purity. Corruption lowers it, and at 0 a Champion with Life Points left changes sides. In its Activation a Champion may turn 1 Ki into 1 Purity, up to 5. What is missing at the end costs Honor and Glory.

rule-ki = Ki
rule-ki-text = Available Ki pays for rerolls, Purity and protection against Corruption. Used Ki lies aside until Recovery. Ki may rise above the number on the card, but only until then.

rule-dishonored = Dishonored
rule-dishonored-text = A Champion below 0 Honor is Dishonored: no Investigation, and no Defensive Successes in Combat. The app looks at it after every action, and in melee once more before the dice.

rule-weakened = Weakened
rule-weakened-text = At half of its Life Points or less a Champion is Weakened, unless its card names another number. It rolls four Elemental Dice at most. Healing ends it.

rule-phases = Phases of a turn
rule-phases-text = A turn goes through Preparation, Champions and Allies, Enemies, and Recovery, never backwards. The scenario says how many turns there are.

rule-preparation = Preparation
rule-preparation-text = The holder of the Favor chooses a place from 1 to 5, then the others clockwise. Companions take the places left. This is the order of Activations.

rule-activation = Activation
rule-activation-text = Champions act one after the other, in the order of their places. The acting Champion carries out as many actions as its Action Points pay for. Then the next one follows.

rule-allies = Allies
rule-allies-text = All Allies act at the beginning of the Activation of the Champion with the Favor. The other players play them.

rule-enemy-phase = Enemies Phase
rule-enemy-phase-text = First every Enemy moves as its behavior says. Three Action Points left are one Combat each. Then Reinforcements return, and what Enemies did not use is lost.

rule-movement = Movement on the board
rule-movement-text = Every border costs what it shows: a single one 1 AP, a double one 2. An area holds Size 4 in all; a full one is crossed only among one’s own side, in one go. Leaving opponents behind costs 1 AP more, and a Champion 2 Honor.

rule-sight = Line of Sight
rule-sight-text = A path of two borders at most leads to the target, three from high ground. At most one of them may be double or split, dotted ones as many as there are; over any of these the target has Cover. Red borders end it.

rule-enemy-order = The order of Enemies
rule-enemy-order-text = Enemies move one after the other, the nearest to what it wants first. The holder of the Favor may choose another order, and settles ties.

rule-combat-tokens = Combat tokens
rule-combat-tokens-text = After its movement an Enemy gets a Combat token for every full 3 AP it has left. Each token is one Combat, after all movements. What is left over is lost.

rule-behaviours = Behaviors
rule-behaviours-text = Guardians wait until something wakes them, a Patrol walks its letters until it sees somebody. Search, Assassination and Escape have an aim of their own, and fight whoever is in the way. Most of them turn to Assault or Escape in the end.

rule-recovery = Recovery
rule-recovery-text = Ki above the card is lost, and used Ki is available again. Champions gain the Action Points of their card, up to 10. The Favor passes to the next player, and a turn begins.

rule-actions = Actions
rule-actions-text = Combat, Investigation, Complex Manipulation and Healing cost 3 AP. Concentration costs 2, Simple Manipulation and drawing objectives 1 each, a Movement what its borders cost. Whoever acts must be able to pay.

rule-action-details = Healing, Concentration, Disengagement
rule-action-details-text = Healing returns 2 Life Points, only without an Enemy in the area. Concentration gives 1 Ki, once per Activation. Leaving opponents behind costs 1 AP more, and a Champion 2 Honor. Honor spent by choice must not end below −5.

rule-equipment = Equipment
rule-equipment-text = Weapons, Armor and Relics come from scenarios; their cards say what they do. A Champion carries any number, and uses one of each type in a scenario.

rule-intervene = Intervene
rule-intervene-text = A Champion in the target’s area may fight in its place. It is free, once per turn for each Champion. If several want to, the holder of the Favor decides.

rule-outnumbered = Outnumbered and Numerical Superiority
rule-outnumbered-text = Melee compares the Sizes of both sides. The smaller side is Outnumbered: one die less, and 1 Honor for its Champion. The Champion of the larger side loses 1 Honor, unless it is Imposing and alone.

rule-ranged = Ranged Combat
rule-ranged-text = Only a figure with a Ranged value shoots, into another area within range and Line of Sight, with no opponent in its own area. The target rolls four dice, and wounds back only if it could shoot too.

rule-wounds = Wounds
rule-wounds-text = Both sides wound at once: Offensive Successes less the other side’s Defensive Successes. Life Points gained in this Combat count first. A wound from a Corrupting Enemy costs Purity as well; each available Ki prevents 1.

rule-combat-end = End of a Combat
rule-combat-end-text = Wounding the Enemy brings the Champion 1 Honor, once per Combat and not for Insignificant ones. Eliminating it brings the Glory on its card. Then every status is looked at again.

rule-test = Focus, Deception, Call of the Void
rule-test-text = Focus rerolls any dice for 1 Ki, again and again. Deception makes one die another Element for 2 Honor, once per action. Call of the Void gives up one Void die to turn the others. They follow in this order.

rule-elimination = Eliminated
rule-elimination-text = A Champion without Life Points leaves the board and gains 2 Glory. Its Honor leaves the Group Honor and its starting Honor leaves the Threshold; its Destiny stays. Its player may go on with a Companion.

rule-corruption = Corrupted
rule-corruption-text = At 0 Purity, with Life Points left, a Champion becomes an Enemy and keeps its Wounds. The scenario counts it as Eliminated, but without the 2 Glory. It is never Glorified.

rule-end = End of the game
rule-end-text = The game is over at once when the objective is met, after the last turn, or when the scenario says so. Then Honor, Threshold and Glory are worked out.

rule-end-honor = Group Honor at the end
rule-end-honor-text = Every missing Purity Point takes 1 Honor from its Champion. The sum over all who are in play is the Group Honor. The Eliminated and the Corrupted are not counted.

rule-end-threshold = Threshold at the end
rule-end-threshold-text = Each Champion with 15 Glory or more lowers the Threshold by 1, each with none raises it by 1. The Glory at the moment the game ends counts, unless this table plays it otherwise.

rule-end-glory = Glory at the end
rule-end-glory-text = Completed End objectives add their Glory. Every open objective takes its lower value away, and so do missing Purity and Destiny. The result stays between 0 and 25.

rule-end-victory = Victory
rule-end-victory-text = It takes the objective met and a Group Honor of at least the Threshold. Alone, the Champion also needs more Glory than the four Companions together.

rule-end-glorified = Glorified
rule-end-glorified-text = After a victory the Champion with the most final Glory is Glorified; a tie is shared. Companions and Corrupted Champions never are. More cooperation plays without objectives and without a Glorified.

rule-reinforcement = Reinforcement
rule-reinforcement-text = Eliminated Enemies with this keyword return at the end of the Enemies Phase, one for each numbered area, lowest number first. The holder of the Favor chooses which. Others stay off the board.

rule-keywords = Keywords
rule-keywords-text = A keyword changes single rules for whoever has it. The app applies what changes numbers, and shows the rest where it matters.
