# Words of Bushido: Score and end.

## How it went

bushido-story-title = How it went
bushido-story-turn = Turn { $turn }
bushido-story-points = { $a } : { $b }
bushido-story-models = Models
bushido-story-model = { $dealt } dealt, { $taken } taken, { $kills } Killed
bushido-story-dice = Dice of { $player }: { $count }, average { $average }, expected 3.5
bushido-story-rice = Rice Killed: { $a } : { $b }
bushido-story-fights = { $exchanges } exchanges, { $shots } shots
bushido-story-goes-on = The game goes on.
