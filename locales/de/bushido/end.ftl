# Words of Bushido: Score and end.

## How it went

bushido-story-title = Wie es lief
bushido-story-goes-on = Das Spiel läuft noch.
