# Words of Bushido: Score and end.

## How it went

bushido-story-turn = Turn { $turn }
bushido-story-points = { $a } : { $b }
bushido-story-models = Models
bushido-story-model = { $dealt } dealt, { $taken } taken, { $kills } Killed
bushido-story-dice = Dice of { $player }: { $count }, average { $average }, expected 3.5
bushido-story-rice = Rice Killed: { $a } : { $b }
bushido-story-fights = { $exchanges ->
    [one] 1 exchange
   *[other] { $exchanges } exchanges
}, { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}
bushido-story-keep = Keep the numbers
bushido-stat-more = { $player } attacks { $dice } dice more than is good
bushido-stat-less = { $player } attacks { $dice } dice less than is good
bushido-stat-good = { $player } divides as is good
bushido-stat-no-splits = { $player }: no split to compare
bushido-stat-lost = gives { $value } away each time, of { $count }
bushido-stat-states = States suffered
bushido-stat-chart = Wounds taken: { $a } : { $b }
bushido-stat-turn-ears = Turn { $turn }: Wounds taken, { $a } and { $b }

## The game in short, and over many tables

bushido-closing-lead = { $scenario }, turn { $turn }, Victory Points { $a } : { $b }
bushido-closing-side = { $player }: { $victory } VP, Rice Killed { $rice }, dice { $average } (3.5 expected)
bushido-closing-turn = Turn { $turn }: { $a } : { $b }. { $award }
bushido-closing-model = { $name }: { $did }
bushido-closing-blow = Hardest blow: { $name } against { $other }, Wounds { $count }
bushido-career-sub = { $games ->
    [one] 1 game that has ended
   *[other] { $games } games that have ended
}
bushido-career-reading = The tables are being read.
bushido-career-none = No game on this device has ended yet.
bushido-career-games = { $won } of { $games } won
bushido-career-rice = Rice Killed: { $rice }
