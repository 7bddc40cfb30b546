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
bushido-value-rice = Rice

## What only the table can see

bushido-fact-in-contact = in BtB when the activation began
bushido-fact-higher = stands higher on Enhancing terrain
bushido-fact-vengeance = Vengeance counts
bushido-fact-unseen = was not seen (Assassin)
bushido-fact-cover = in Cover
bushido-fact-target-surprised = target is Surprised
bushido-fact-moved = moves in this action
bushido-fact-free = without a counter
bushido-purpose-noted = nothing depends on it here
bushido-purpose-declared = declared a move there
bushido-purpose-approached = it comes to this model
bushido-purpose-immobilised = to shake off Immobilised
bushido-secret-vim = VIM
bushido-secret-flank = Flank
bushido-secret-other = note

## Initiative and pool, term by term

bushido-initiative-activating = it acts
bushido-initiative-second = the other is Prone or Surprised
bushido-initiative-lightning = Lightning Reflexes
bushido-initiative-reach = Reach
bushido-initiative-slow = the acting model is Slow
bushido-initiative-override = the table says so
bushido-term-base = Melee Pool
bushido-term-boosts = Boosts
bushido-term-modifier = other
bushido-term-exhausted = Exhausted
bushido-term-assist = assisting Enemies
bushido-term-ran = ran
bushido-term-stood-up = stood up
bushido-term-cap = at most double
bushido-term-gained = both gain

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
