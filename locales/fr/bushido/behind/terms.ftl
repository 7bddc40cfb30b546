# Words of Bushido: What things are called.

## Values of cards

bushido-value-rice = Rice

## What only the table can see

bushido-fact-in-contact = en BtB au début de l’activation
bushido-fact-higher = plus haut sur un décor Enhancing
bushido-fact-vengeance = Vengeance compte
bushido-fact-unseen = n’a pas été vu (Assassin)
bushido-fact-cover = à couvert (Cover)
bushido-fact-target-surprised = cible Surprised
bushido-fact-moved = se déplace pendant cette action
bushido-fact-free = sans marqueur
bushido-purpose-noted = rien n’en dépend ici
bushido-purpose-declared = veut y aller
bushido-purpose-approached = elle vient vers cette figurine
bushido-purpose-immobilised = pour se libérer d’Immobilised

## Initiative and pool, term by term

bushido-initiative-activating = elle agit
bushido-initiative-second = l’autre est Prone ou Surprised
bushido-initiative-lightning = Lightning Reflexes
bushido-initiative-reach = Reach
bushido-initiative-slow = la figurine active est Slow
bushido-initiative-override = la table en décide ainsi
bushido-term-base = Melee Pool
bushido-term-boosts = Boosts
bushido-term-modifier = autre
bushido-term-exhausted = Exhausted
bushido-term-assist = Enemies en soutien
bushido-term-ran = a couru
bushido-term-stood-up = s’est relevée
bushido-term-cap = au plus le double
bushido-term-gained = les deux gagnent
