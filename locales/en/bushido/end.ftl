# Words of Bushido: Score and end.

## How it went

bushido-story-title = How it went
bushido-story-goes-on = The game goes on.
