# Words of Bushido: Terrain, deployment, how a scenario scores.

## Terrain

bushido-terrain = Décor
bushido-log-terrain = Décor : { $name }
bushido-log-terrain-taken = Un élément de décor disparaît

## Before an action, and while a card is typed

bushido-wound-table = Wounds par ligne et Success Level
bushido-wound-row = Ligne
bushido-wound-level = Success Level
