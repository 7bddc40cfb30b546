# Words of Bushido: The log and corrections.

## What happened

bushido-log-change = { $name }: { $gauge } { $change }
bushido-log-from-to = { $name }: { $gauge } { $from } to { $to }
bushido-log-nothing = Nothing changed
bushido-log-tactical = { $player } wins the Tactical Test: { $own } against { $other }
bushido-log-tactical-tied = { $player } wins the Tactical Test: { $own } against { $other }. Results tied, more dice without 1s decide
bushido-log-tactical-told = { $player } wins the Tactical Test
bushido-log-first = { $player } goes first
bushido-log-phase = { $phase } begins
bushido-log-turn = Turn { $turn } begins
bushido-log-next = { $player } is Active
bushido-log-activated = { $name } is activated
bushido-log-activation-ended = { $name } is done
bushido-log-passed = { $player } spends a Pass Token
bushido-log-acted = { $name }: { $action }
bushido-log-feat = { $name } uses { $feat } for { $ki } Ki
bushido-log-box-freed = { $name }: the box of { $feat } is free again
bushido-log-fought = { $name } against { $other }, { $action }: { $dealt } dealt, { $taken } taken
bushido-log-dice = { $name }: Attack { $attack }; Defence { $defence }
bushido-log-attack-won = { $name }: Attack wins, level { $level }
bushido-log-defence-won = { $name }: Defence wins, level { $level }
bushido-log-special = { $special } triggers
bushido-log-damage = Damage Roll { $dice }: row { $row }, Wounds { $wounds }
bushido-log-shot-hit = { $name } hits { $target }: Wounds { $wounds }
bushido-log-shot-friend = { $name } aims at { $target } and hits { $friend }: Wounds { $wounds }
bushido-log-shot-missed = { $name } misses { $target }: { $result } against { $number }
bushido-log-shot-too-far = { $name }: { $target } is too far away
bushido-log-shot-dice = Dice { $dice }: result { $result } against { $number }
bushido-log-shot-level = Dice { $dice }: result { $result } against { $number }, level { $level }
bushido-log-test-passed = { $name } passes { $test }
bushido-log-test-failed = { $name } fails { $test }
bushido-log-test-dice = { $name }: dice { $dice }
bushido-log-opposed = { $name } { $own }, { $other } { $against }: level { $level }
bushido-log-marked = { $name } gets { $state }
bushido-log-unmarked = { $name }: { $state } off, { $left } left
bushido-log-immune = { $name } is immune: no { $state }
bushido-log-stands = { $name }: { $place }
bushido-log-renewed = { $name } returns to play
bushido-log-summoned = { $name } joins { $player }
bushido-log-card = Card typed in: { $name }
bushido-log-passes = { $player }: Pass Tokens { $count }
bushido-log-communal = { $player }: communal Ki { $count }
bushido-log-scenario = { $name } acts at { $objective }
bushido-log-points = { $player }: Scenario Points { $change }
bushido-log-victory = { $player }: Victory Points { $change }
bushido-log-victory-now = { $player }: Victory Points { $from } to { $to }
bushido-log-wiped-out = { $player } takes what is left: { $count } VP
bushido-log-scored = Turn { $turn } ends, { $a } : { $b }
bushido-log-scored-tie = Turn { $turn } ends, { $a } : { $b }, tied: no VP
bushido-log-scored-to = Turn { $turn } ends, { $a } : { $b }, 1 VP to { $player }
bushido-log-hidden = { $player } wrote something down: { $what }
bushido-log-revealed = { $player } shows { $what }: { $text }
bushido-log-won = { $player } wins
bushido-log-draw = The game is drawn

## Corrections

bushido-edit-amount = Amount
bushido-edit-value = Value
bushido-edit-dealt = Wounds dealt
bushido-edit-taken = Wounds taken
bushido-edit-own-attack = Attack die of the acting model
bushido-edit-own-defence = Defence die of the acting model
bushido-edit-other-attack = Attack die of its opponent
bushido-edit-other-defence = Defence die of its opponent
bushido-edit-damage = Damage Roll { $roll }, die { $number }
bushido-edit-damage-of = { $name }: Damage Roll { $roll }, die { $number }
bushido-edit-distance = Distance in inches
bushido-edit-other = Other on the number
bushido-edit-ranged = Ranged die
bushido-edit-test = Die of the test
bushido-edit-outcome = Outcome

## What commands are called

bushido-called-deployment = Tactical Test for deployment
bushido-called-begin = Begin
bushido-called-activate = Activation
bushido-called-test = Test
bushido-called-end-activation = End of the activation
bushido-called-feat = Ki Feat
bushido-called-place = Place of a model
bushido-called-summon = New model
bushido-called-card = Card
bushido-called-passes = Pass Tokens
bushido-called-points = Scenario Points
bushido-called-victory = Victory Points
bushido-called-clock = Phase
bushido-called-secret = Hidden note
bushido-called-end = End of the game
bushido-called-remark = Remark
bushido-called-scenario = Scenario action
bushido-log-length = Length { $face }: the game goes on
bushido-log-length-last = Length { $face }: this turn is the last
