# Words of Bushido: Score and end.

## How it went

bushido-story-title = Wie es lief
bushido-story-turn = Runde { $turn }
bushido-story-points = { $a } : { $b }
bushido-story-models = Modelle
bushido-story-model = { $dealt } zugefügt, { $taken } erlitten, { $kills } Killed
bushido-story-dice = Würfel von { $player }: { $count }, Mittel { $average }, erwartet 3,5
bushido-story-rice = Rice Killed: { $a } : { $b }
bushido-story-fights = { $exchanges } Exchanges, { $shots } Schüsse
bushido-story-goes-on = Das Spiel läuft noch.
