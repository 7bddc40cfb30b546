# Words of Bushido: What things are called.

## Values of cards

bushido-value-rice = Rice

## What only the table can see

bushido-fact-in-contact = zu Beginn der Aktivierung im BtB
bushido-fact-higher = steht höher auf Enhancing-Gelände
bushido-fact-vengeance = Vengeance zählt
bushido-fact-unseen = wurde nicht gesehen (Assassin)
bushido-fact-cover = in Cover
bushido-fact-target-surprised = Ziel ist Surprised
bushido-fact-moved = bewegt sich in dieser Aktion
bushido-fact-free = ohne Counter
bushido-purpose-noted = hier hängt nichts davon ab
bushido-purpose-declared = will dorthin
bushido-purpose-approached = es kommt zu diesem Modell
bushido-purpose-immobilised = um Immobilised loszuwerden

## Initiative and pool, term by term

bushido-initiative-activating = es ist am Zug
bushido-initiative-second = das andere ist Prone oder Surprised
bushido-initiative-lightning = Lightning Reflexes
bushido-initiative-reach = Reach
bushido-initiative-slow = das handelnde Modell ist Slow
bushido-initiative-override = so sagt es der Tisch
bushido-term-base = Melee Pool
bushido-term-boosts = Boosts
bushido-term-modifier = sonstiges
bushido-term-exhausted = Exhausted
bushido-term-assist = helfende Enemies
bushido-term-ran = gerannt
bushido-term-stood-up = aufgestanden
bushido-term-cap = höchstens doppelt
bushido-term-gained = beide gewinnen
