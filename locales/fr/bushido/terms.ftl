# Words of Bushido: What things are called.

## Phases, numbers and places of models

bushido-phase-set-up = Mise en place
bushido-phase-starting = Starting Phase
bushido-phase-main = Main Phase
bushido-phase-ending = End Phase
bushido-gauge-wounds = Wounds
bushido-gauge-ki = Ki
bushido-gauge-counters = Marqueurs
bushido-standing-battlefield = sur la table
bushido-standing-elsewhere = Elsewhere
bushido-standing-killed = Killed
bushido-standing-removed = hors jeu

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
bushido-action-wait-for = Wait : { $what }
bushido-action-feat = Ki Feat { $feat }
bushido-action-scenario = action de scénario sur { $objective }
bushido-action-failed = action devenue impossible
bushido-action-other = une autre action
bushido-action-free = échange sans marqueur
bushido-wait-stunned = tous les Stunned retirés
bushido-wait-immobilised = tous les Immobilised retirés
bushido-wait-fire = jusqu’à 2 Fire retirés
bushido-wait-reload = 1 Reload retiré
bushido-wait-other = un effet de décor ou de carte retiré

## Values of cards

bushido-value-melee = Melee Pool
bushido-value-ranged = Ranged Pool
bushido-value-ki = Ki
bushido-value-wounds = Wounds
bushido-value-strength = Strength
bushido-value-bands = portées
bushido-value-size = Size
bushido-value-feat-cost = coût du Ki Feat
bushido-value-boost-cost = coût d’un Boost

## What only the table can see

bushido-secret-vim = VIM
bushido-secret-flank = Flank
bushido-secret-other = note

## Tests

bushido-test-fear = Fear ({ $number })
bushido-test-size = Size ({ $number })
bushido-test-ki = Ki ({ $number })
bushido-test-die = un dé ({ $number })
bushido-test-opposed = Opposed Ki contre { $name }
bushido-passed = réussi
bushido-failed = raté
bushido-face = { $face }
bushido-noted = { $note }
