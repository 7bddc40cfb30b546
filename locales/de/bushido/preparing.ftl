# Words of Bushido: Terrain, deployment, how a scenario scores.

## Terrain

bushido-terrain = Gelände
bushido-log-terrain = Gelände: { $name }
bushido-log-terrain-taken = Ein Geländestück ist weg

## Before an action, and while a card is typed

bushido-wound-table = Wounds nach Zeile und Success Level
bushido-wound-row = Zeile
bushido-wound-level = Success Level
