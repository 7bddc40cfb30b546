# Words of Bushido: Terrain, deployment, how a scenario scores.

## Terrain

bushido-terrain = Terrain
bushido-log-terrain = Terrain: { $name }
bushido-log-terrain-taken = A piece of terrain is gone

## Before an action, and while a card is typed

bushido-wound-table = Wounds by row and Success Level
bushido-wound-row = Row
bushido-wound-level = Success Level
