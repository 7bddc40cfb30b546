# Words of Bushido: What things are called.

## Values of cards

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
