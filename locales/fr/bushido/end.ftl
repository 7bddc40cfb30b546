# Words of Bushido: Score and end.

## How it went

bushido-story-title = Le récit
bushido-story-goes-on = La partie continue.
