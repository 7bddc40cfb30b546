# Words of Bushido: What things are called.

## Phases, numbers and places of models

bushido-phase-set-up = Aufbau
bushido-phase-starting = Starting Phase
bushido-phase-main = Main Phase
bushido-phase-ending = End Phase
bushido-gauge-wounds = Wounds
bushido-gauge-ki = Ki
bushido-gauge-counters = Counter
bushido-standing-battlefield = auf dem Tisch
bushido-standing-elsewhere = Elsewhere
bushido-standing-killed = Killed
bushido-standing-removed = aus dem Spiel

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
bushido-action-scenario = Szenario-Aktion bei { $objective }
bushido-action-failed = Aktion unmöglich geworden
bushido-action-other = eine andere Aktion
bushido-action-free = Exchange ohne Counter
bushido-wait-stunned = alle Stunned weg
bushido-wait-immobilised = alle Immobilised weg
bushido-wait-fire = bis zu 2 Fire weg
bushido-wait-reload = 1 Reload weg
bushido-wait-other = eine Wirkung von Gelände oder Karte weg

## Values of cards

bushido-value-melee = Melee Pool
bushido-value-ranged = Ranged Pool
bushido-value-ki = Ki
bushido-value-wounds = Wounds
bushido-value-strength = Strength
bushido-value-bands = Reichweiten
bushido-value-size = Size
bushido-value-feat-cost = Kosten des Ki Feat
bushido-value-boost-cost = Kosten eines Boost

## What only the table can see

bushido-secret-vim = VIM
bushido-secret-flank = Flank
bushido-secret-other = Notiz

## Tests

bushido-test-fear = Fear ({ $number })
bushido-test-size = Size ({ $number })
bushido-test-ki = Ki ({ $number })
bushido-test-die = ein Würfel ({ $number })
bushido-test-opposed = Opposed Ki gegen { $name }
bushido-passed = bestanden
bushido-failed = nicht bestanden
bushido-face = { $face }
bushido-noted = { $note }
