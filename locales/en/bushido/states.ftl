# Words of Bushido: States and Specials, one by one.

## What each state does

bushido-section-states = States one by one
bushido-section-states-sub = what a marker does, and when it ends
bushido-state-berserk-text = Aggressive: at least as many Attack as Defence dice. Comes with an Impetuous marker. It must fight the nearest Enemy in reach, else Charge, else Run at one. Ends in the End Phase.
bushido-state-bleed-text = End Phase: the marker with the highest value leaves and deals that many Wounds; again while three or more are left. Any healed Wound takes all of them off.
bushido-state-blind-text = Sees nothing beyond base to base, −1 Melee Pool, no Run and no Charge. Ends in the End Phase.
bushido-state-controlled-text = Fights for the other side. One marker leaves for each counter it spends, or for an exchange without one; at 0 it returns. It generates Ki but spends none.
bushido-state-death-sentence-text = Whoever fights or shoots it has one die more and +1 on the Damage Roll, however many markers lie. 3 Ki in the Starting Phase take one off.
bushido-state-diseased-text = In the Starting Phase one marker leaves, and the model has one counter less.
bushido-state-disguised-text = Enemies with 1 Ki or less cannot target it; others pass a Ki test against its number first, or their activation is over. Its own attacks, exchanges and Scenario actions end it.
bushido-state-fire-text = End Phase: like Bleed, and Tough does not help. A Wait takes two off, its own or a friend’s in base to base.
bushido-state-frightened-text = Defensive, −1 Melee and Ranged Pool, no action into base to base with Fear, and every Fear test fails. In the End Phase it is tested again: passed, it ends.
bushido-state-held-text = Defensive, −1 Melee Pool, no movement but turning. Only Disengage, Stand Up and Feats that work in an exchange. Ends when its holder leaves or fights another, or by Disengage.
bushido-state-immobilised-text = Melee, Run, Charge, Scenario, Stand Up, Heal and any movement ask Size (6) first; failed, the action is over. No Specials. A passed test, a Wait or being moved ends it.
bushido-state-impetuous-text = Models with a marker are activated first. One leaves with each action that costs counters.
bushido-state-poison-text = End Phase: like Bleed; Tough and Durable count for each marker.
bushido-state-prone-text = −1 Melee Pool, attacks second, no Specials, blocks no sight; Enemies may ignore its ZoC and base to base. It can only Stand Up.
bushido-state-reload-text = No Ranged Attack with weapons that Reload. A Wait takes one off.
bushido-state-spirit-block-text = No Ki in the Starting Phase; then one marker leaves.
bushido-state-stunned-text = −1 Melee and Ranged Pool, once, however many lie. One leaves each End Phase, all by a Wait.
bushido-state-surprised-text = Until the end of the action: no Ki Feats or Boosts, attacks second, −1 Melee Pool.

## What each Special does

bushido-section-specials = Specials one by one
bushido-section-specials-sub = what each does when it triggers
bushido-rule-special-combo = Combo Attack
bushido-rule-special-combo-text = Damage Rolls at the Success Level, then at two less each, as long as it is not below 0; at level 0 or 1 one more at 0.
bushido-rule-special-critical = Critical Attack
bushido-rule-special-critical-text = One Damage Roll; two equal dice that count remove the Enemy from play.
bushido-rule-special-dual = Dual Attack
bushido-rule-special-dual-text = Two Damage Rolls at the Success Level.
bushido-rule-special-powerful = Powerful Attack
bushido-rule-special-powerful-text = One Damage Roll with +3.
bushido-rule-special-stun = Stun Attack
bushido-rule-special-stun-text = One Damage Roll, then the Enemy is Stunned.
bushido-rule-special-slam = Slam Attack
bushido-rule-special-slam-text = One Damage Roll, half the Wounds; the Enemy is moved 3″ away and Prone. The exchange is over.
bushido-rule-special-sweep = Sweep
bushido-rule-special-sweep-text = As an Attack: one Damage Roll, half the Wounds, the Enemy is Prone, the exchange is over. As a Defence: the Attacker is Prone, and the exchange goes on.
bushido-rule-special-throw = Throw
bushido-rule-special-throw-text = As an Attack: one Damage Roll, half the Wounds, 2″ in a line and Prone. As a Defence: the Attacker is moved 2″ and Prone. The exchange is over.
bushido-rule-special-forceback = Forceback
bushido-rule-special-forceback-text = As an Attack: one Damage Roll, half the Wounds. One model moves 1″ back and the other follows; the exchange goes on.
bushido-rule-special-drag = Drag
bushido-rule-special-drag-text = No Damage Roll. Whoever drags steps 1″ back and the other is pulled along; the exchange goes on.
bushido-rule-special-grapple = Grapple
bushido-rule-special-grapple-text = The other is Held. As an Attack it makes none in return and the exchange is over; as a Defence it goes on.
bushido-rule-special-push = Push
bushido-rule-special-push-text = No Damage Roll. The other is moved out of the ZoC; the exchange is over.
bushido-rule-special-sidestep = Sidestep
bushido-rule-special-sidestep-text = No Damage Roll. Its model leaves base to base and the ZoC; the exchange is over.
bushido-rule-special-counterstrike = Counterstrike Defence
bushido-rule-special-counterstrike-text = Where the Attacker has Attack dice: a Damage Roll against it at the Success Level less 2, if that is not below 0. The exchange goes on.
