# The rulebook's examples as lessons: what is printed, then what to tap.

examples-back = Back to Champions of Rokugan
examples-sub = A ready table each. What the rulebook does not print of a card is a usual value.
examples-all = All examples
example-next = Next: { $title }
example-held = It came out as printed
example-not-held = Not as printed
example-not-held-sub = Undo leads back to where it went another way.
example-other = Otherwise here: { $printed }

example-oni = Tsuko and the Oni
example-oni-about = Melee, Sizes, Focus, Secret Technique; p. 24
example-shots = Isha’s choice
example-shots-about = Line of Sight and Cover; p. 26
example-roof = Takako on the roof
example-roof-about = Elevated Position; p. 26
example-samurai = Kisada and the Samurai
example-samurai-about = Battle: Units, Force Retreat, Pursue; p. 28

example-astray-now = In this example somebody else acts now.
example-astray-table = Undo leads back. Before the turn begins, give whoever the example is about the first place.
example-begin-melee = Tap Melee on the open card.
example-begin-ranged = Tap Ranged on the open card.

example-oni-begin-now = An Armored Oni and two Peasant Zombies saturate the Shrine. A third Zombie stands beside Matsu Tsuko at the Gate.
example-oni-target-now = Step 1. The Shrine is Saturated, so Melee reaches into it from the Gate.
example-oni-target-table = Choose the Armored Oni.
example-oni-dice-now = Steps 2 to 4. Size 1 against 5, the Zombie beside her included: Outnumbered, 1 Honor, 1 more by her Clan Power. Lion Ferocity keeps five dice.
example-oni-dice-table = Tap Fire, Fire, Void, Void, Air.
example-oni-foe-now = Step 5. The Oni’s black dice show Offensive, then Offensive and Defensive, then Defensive.
example-oni-foe-table = Tap 2 Offensive and 2 Defensive.
example-oni-first-now = Step 6. Fire and Air stay for her Secret Technique. 1 Ki rerolls both Void.
example-oni-first-table = Mark the two Void alone, tap Reroll, then Fire and Earth.
example-oni-second-now = One more Ki for the Earth.
example-oni-second-table = Mark the Earth alone, tap Reroll, then Air.
example-oni-result-now = Steps 7 to 10. Three Fire, two Air, Secret Technique 1: 4 Offensive and 2 Defensive against 2 and 2. Three Fire bring back 1 Ki.
example-oni-result-table = Fire attacks, Air defends. Apply.
example-oni-dealt = The Armored Oni takes 2 Wounds
example-oni-taken = Matsu Tsuko takes none
example-oni-honor = Honor up by 3: Outnumbered, Clan Power, the Wound
example-oni-ki = 2 Ki spent, 1 back

example-shots-begin-now = Isha stands in the Field with a bow. One Spearman is at the Well, one behind the wall, a Skeleton Archer on the Terrace.
example-shots-target-now = The Well is two areas away over single borders. The wall is a red border: nobody sees through. The Terrace lies behind a double one.
example-shots-target-table = Choose the Spearman first, then the Archer: look at both before a die is laid.
example-shots-near-now = Only single borders: Direct Line of Sight, no Cover. The Spearman has no Ranged value, so its Offensive does not count.
example-shots-near-table = Read what stands here, then change the target to the Skeleton Archer.
example-shots-far-now = A double border: Indirect, so the Archer has Cover, 1 Defensive more. Its own ability counts the border as single: Isha has none.
example-shots-far-table = Throw your dice and tap them.
example-shot-dice-now = The rulebook prints no roll here.
example-shot-dice-table = Tap what your dice show, or let the app roll.
example-shot-result-now = What counts was said before the dice: who is seen, who has Cover, who can answer.
example-shot-result-table = Apply.
example-shots-clear = Spearman at the Well: Direct, no Cover, no answer
example-shots-walled = Spearman behind the red border: no target
example-shots-archer = Skeleton Archer: in Cover, Isha is not, and it shoots back

example-roof-begin-now = Asahina Takako is on a roof, in an Elevated Position: range 3, the first double border counts as single.
example-roof-target-now = The Well is three areas away, within her range. The Store lies behind a red border. The Terrace lies behind a double one.
example-roof-near-now = Three areas, single borders: Direct, no Cover. The Spearman has no Ranged value, so its Offensive does not count.
example-roof-far-now = From the roof the double border counts as single: Direct, no Cover for the Archer. Its own ability does the same for it.
example-roof-clear = Spearman at the Well, three areas away: Direct, no Cover, no answer
example-roof-walled = Spearman behind the red border: no target
example-roof-archer = Skeleton Archer: neither has Cover, and it shoots back

example-samurai-begin-now = A Battle. Hida Kisada faces a Unit of three Samurai on the Road.
example-samurai-dice-now = The Unit has Size 3. Kisada is Imposing and counts as 2: less than twice, so nobody is Outnumbered.
example-samurai-dice-table = The rulebook prints only the result. Tap Fire, Fire, Fire, Fire, Earth.
example-samurai-foe-now = One Wound comes through to Kisada.
example-samurai-foe-table = Tap 2 Offensive and 0 Defensive.
example-samurai-result-now = 4 Wounds: one Samurai falls after 3, the next keeps the fourth. 1 Honor for the Wound, 1 Glory for the miniature.
example-samurai-result-table = Fire attacks, Earth defends. Apply.
example-samurai-retreat-now = Kisada eliminated more miniatures than the Unit: it is forced back.
example-samurai-retreat-table = Choose an area beside the Road.
example-samurai-pursue-now = Two Samurai leave room beside them: Kisada follows for free. Not to follow would cost 1 Honor.
example-samurai-pursue-table = Follow.
example-samurai-taken = Hida Kisada takes 1 Wound
example-samurai-dealt = The Samurai take 4: one falls, two stand
example-samurai-honor = 1 Honor and 1 Glory
example-samurai-retreated = The Unit retreats beside the Road
example-samurai-followed = Kisada follows
