# Battle for Rokugan: the end of a game, and how far objectives are.

bfr-progress-capital = the capital is held
bfr-progress-pair = { $have } of { $need } provinces, without the capital
bfr-progress-shadowlands = { $have } of { $need } Shadowlands
bfr-progress-coastal = { $have } of { $need } coastal provinces
bfr-progress-territories = { $have } of { $need } territories
bfr-progress-chain = chain of { $have }, { $need } needed
bfr-progress-chain-narrow = chain of { $have }, not over the territories it takes
bfr-progress-fewest = { $have ->
    [one] 1 province
   *[other] { $have } provinces
}, the least of the others { $need }
bfr-progress-one = One of these would meet it: { $provinces }.
bfr-progress-one-coastal = One more coastal province: { $provinces }.
bfr-progress-link = Missing link: { $provinces }.
bfr-progress-far = More than one province is missing.
bfr-progress-too-many = Others hold fewer.
bfr-closing-ahead = { $round ->
    [one] 1 round played
   *[other] { $round } rounds played
}, { $count } ahead of { $clan }
bfr-closing-provinces = { $round ->
    [one] 1 round played
   *[other] { $round } rounds played
}, level with { $clan }, with more provinces
bfr-closing-tied = { $round ->
    [one] 1 round played
   *[other] { $round } rounds played
}, { $count } each: { $clans }
bfr-closing-row = { $rank }. { $clan } { $total }: flowers { $flowers }, tokens { $tokens }, faceup { $faceup }, territories { $territories }, objective { $objective }
bfr-closing-objective = { $clan }: { $objective }
bfr-closing-objective-told = { $line }, { $worth } ({ $how })
bfr-turning = Turning points
bfr-turning-swing = Round { $round }: { $what }. { $moved }
bfr-turning-moved = { $clan } { $by }
bfr-turning-defense = Best defense, round { $round }: { $clan } holds { $province }, { $defense } against { $against }
bfr-turning-bluff = Boldest bluff, round { $round }: { $clan } at { $province }; { $defender } defended with { $drew }

## Statistics over games

bfr-stats-sub = { $games ->
        [one] 1 game that has ended
       *[other] { $games } games that have ended
    }
bfr-stats-none = No game on this device has ended yet.
bfr-stats-reading = Reading the games …
bfr-stats-wins = Wins
bfr-stats-of = { $won } of { $games }
bfr-stats-seats = By seat, the first player first
bfr-stats-seat = Seat { $seat }
bfr-stats-objectives = By objective
bfr-stats-task = met { $met } of { $games }, won { $won }
bfr-stats-honor = Honor a game
bfr-stats-battles = Battles
bfr-stats-fought = battles won { $won } of { $games }
bfr-stats-sent = strength sent { $average } a battle
bfr-stats-bluffs = bluffs that drew a defense: { $won } of { $games }
bfr-stats-bluffs-about = Bluffs: of those that lay at a province of another clan, how many made it defend there with tokens while nobody attacked.
bfr-stats-luck = tokens turned: { $tokens }, { $above } strength against expectation
bfr-stats-luck-about = Expected is what as many tokens, drawn from those unseen at the time, come to on average.
