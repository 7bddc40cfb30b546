# Words of Bushido: Starting and End Phase.

## Set-up, Starting and End Phase

bushido-setup-panel = Before the first turn
bushido-setup-help = Place terrain, deploy all models, write hidden notes down.
bushido-tactical-odds = The test with the best models: { $a } { $first }%, { $b } { $second }%
bushido-deploy-test = Tactical Test for deployment
bushido-who-won = Who wins the Tactical Test?
bushido-app-rolls = App rolls
bushido-who-first = Who goes first?
bushido-winner = its winner
bushido-gains = Ki and counters
bushido-from-to = { $from } → { $to }
bushido-gain-passes = { $player } gains { $count ->
    [one] 1 Pass Token
   *[other] { $count } Pass Tokens
}
bushido-gain-reset = Scenario Points start at 0 again
bushido-coin-of = { $name }: coin of Fortune
bushido-coin-none = not called
bushido-coin-won = won
bushido-coin-lost = lost
bushido-ink-starting = Begin the Main Phase
bushido-starting-failed = The Starting Phase needs a value
bushido-end-states = States, adverse first
bushido-end-wounds = Fire, Bleed, Poison
bushido-end-expires = What ends
bushido-end-expires-text = Boosts, once-per-turn boxes, all Pass Tokens
bushido-end-points = Points and Victory
bushido-end-no-states = Nothing: no state wears off, nobody is Frightened.
bushido-end-no-wounds = Nothing: no Fire, Bleed or Poison, and nobody heals.
bushido-end-killed = { $name } is Killed
bushido-end-fear = { $name }: Fear test ({ $number })
bushido-end-rise = { $name }: roll of Rise
bushido-end-removes = Which objective leaves?
bushido-end-points-of = Scenario Points, { $a } : { $b }
bushido-end-score = { $a } : { $b }
bushido-end-award = 1 VP to { $player }
bushido-end-tie = Tied: no VP
bushido-end-no-award = No VP is due
bushido-end-victory = Victory Points { $a } : { $b }
bushido-zone = Zone { $zone }: who is wholly inside?
bushido-ink-ending = Apply, begin turn { $turn }
bushido-ink-ending-last = Apply, end the game
bushido-over-no-models = { $player } has no model left
bushido-over-all-scored = All Victory Points are scored
bushido-over-last-turn = It was the last turn
bushido-over-told = The players ended it
bushido-over-this-turn = What is due at the end of this turn is scored, then the game is over.
bushido-length = Is this the last turn? (4 to 6: yes)
