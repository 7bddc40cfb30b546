# Words of Bushido: What things are called.

## Phases, numbers and places of models

bushido-phase-set-up = Setup
bushido-phase-starting = Starting Phase
bushido-phase-main = Main Phase
bushido-phase-ending = End Phase
bushido-gauge-wounds = Wounds
bushido-gauge-ki = Ki
bushido-gauge-counters = Counters
bushido-standing-battlefield = on the table
bushido-standing-elsewhere = Elsewhere
bushido-standing-killed = Killed
bushido-standing-removed = out of play

## States, as printed

bushido-state-berserk = Berserk
bushido-state-bleed = Bleed
bushido-state-blind = Blind
bushido-state-controlled = Controlled
bushido-state-death-sentence = Death Sentence
bushido-state-diseased = Diseased
bushido-state-disguised = Disguised
bushido-state-fire = Fire
bushido-state-frightened = Frightened
bushido-state-held = Held
bushido-state-immobilised = Immobilised
bushido-state-impetuous = Impetuous
bushido-state-poison = Poison
bushido-state-prone = Prone
bushido-state-reload = Reload
bushido-state-spirit-block = Spirit Block
bushido-state-stunned = Stunned
bushido-state-surprised = Surprised
bushido-state-value = { $state } { $value }

## Actions, as printed

bushido-action-walk = Walk
bushido-action-run = Run
bushido-action-focus = Focus
bushido-action-melee = Melee
bushido-action-charge = Charge
bushido-action-disengage = Disengage
bushido-action-wait = Wait
bushido-action-pass = Pass
bushido-action-stand-up = Stand Up
bushido-action-ranged = Ranged Attack
bushido-action-wait-for = Wait: { $what }
bushido-action-feat = Ki Feat { $feat }
bushido-action-scenario = Scenario action at { $objective }
bushido-action-failed = action became impossible
bushido-action-other = another action
bushido-action-free = exchange without a counter
bushido-wait-stunned = all Stunned off
bushido-wait-immobilised = all Immobilised off
bushido-wait-fire = up to 2 Fire off
bushido-wait-reload = 1 Reload off
bushido-wait-other = an effect of terrain or a card off

## Values of cards

bushido-value-melee = Melee Pool
bushido-value-ranged = Ranged Pool
bushido-value-ki = Ki
bushido-value-wounds = Wounds
bushido-value-strength = Strength
bushido-value-bands = range bands
bushido-value-size = Size
bushido-value-feat-cost = cost of the Ki Feat
bushido-value-boost-cost = cost of a Boost

## What only the table can see

bushido-secret-vim = VIM
bushido-secret-flank = Flank
bushido-secret-other = note

## Tests

bushido-test-fear = Fear ({ $number })
bushido-test-size = Size ({ $number })
bushido-test-ki = Ki ({ $number })
bushido-test-die = one die ({ $number })
bushido-test-opposed = Opposed Ki against { $name }
bushido-passed = passed
bushido-failed = failed
bushido-face = { $face }
bushido-noted = { $note }
