# Words of Bushido: Score and end.

## How it went

bushido-story-title = Le récit
bushido-story-turn = Tour { $turn }
bushido-story-points = { $a } : { $b }
bushido-story-models = Figurines
bushido-story-model = { $dealt } infligées, { $taken } subies, { $kills } Killed
bushido-story-dice = Dés de { $player } : { $count }, moyenne { $average }, attendu 3,5
bushido-story-rice = Rice Killed: { $a } : { $b }
bushido-story-fights = { $exchanges } échanges, { $shots } tirs
bushido-story-goes-on = La partie continue.
