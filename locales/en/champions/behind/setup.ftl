# Words of the set-up.

setup-scenario = Scenario
setup-champions = Champions
setup-objectives = Objectives
setup-enemies = Enemies
setup-enemies-sub = Who is on the board with the first turn. More can come at any time.
setup-enemies-scenario = The scenario itself puts these on the board: { $who }.
setup-enemies-none = none with the first turn
setup-check = Check
setup-final-check = Final check
setup-new-table-step = Champions of Rokugan: step { $number } of { $count }
setup-step = Step { $number } of { $count }
setup-step-number = step { $number }
setup-back-to = Back to { $step }
setup-clear = Clear everything

## Scenario

setup-known-scenarios = Tap a scenario you have, or type in another
setup-title = Title of the scenario
setup-untitled = New scenario
setup-kind = Kind of scenario
setup-turns = Turns
step-less = { $name } minus 1
step-more = { $name } plus 1
setup-difficulty = Difficulty
setup-difficulty-changes = Threshold { $change }
setup-more = More about the scenario
setup-more-sub = who must take part, what difficulty adds, house rules
setup-easy-adds = Easy adds
setup-normal-adds = Normal adds
setup-hard-adds = Hard adds
setup-mandatory = Champions who must take part
setup-forbidden = Champions who must not
setup-names-hint = Names, with commas between them
setup-same-clan = The same Clan twice
setup-same-clan-sub = Two players may play the same Clan
setup-cooperation = More cooperation
setup-cooperation-sub = No objectives, nobody is Glorified

## Champions

setup-players = Players
setup-player-count = { $players ->
    [one] 1 player
   *[other] { $players } players
}
setup-solo-question = Which Companions
setup-solo-minor = Four Minor Clan Bushi
setup-solo-minor-sub = As at every other table
setup-solo-own = Four of your own Clan
setup-solo-own-sub = Only when playing alone
setup-last-time = Same players as last time
setup-seats = Seats
setup-seat = Seat { $number }
setup-tap-seat = Tap a seat to change it
setup-seat-sub = { $clan } · { $whose }
setup-seat-place = Seat { $number }:
setup-choose-champion = Choose a Champion
setup-companion-of = Companion of { $player }
setup-companion-of-favor = With the Favor’s holder
setup-all-well = Five Champions, no objections
setup-five-clans = Five Champions, five different Clans
setup-nobody-named = Nobody required or forbidden by { $title }
setup-names-fit = Everybody required takes part, nobody forbidden
setup-honor-and-destiny = Honor and Destiny are not typed in; the Threshold needs them.
setup-in-the-way = In the way of the first turn
setup-scenario-faults = To be mended in the scenario
setup-not-set-out = Not put on the table: { $reason }
setup-take-again = Take the scenario over as it is now
setup-gap = { $name }: { $gauges } not typed in yet
setup-gaps = { $count } cards are not complete yet: { $names }
setup-type-in = Type in { $name }’s card
setup-empty-seat = Seat { $number } has no Champion.
setup-obstacle = { $who }: { $fault }
setup-player-name = Player’s name
setup-player-name-hint = May stay empty
setup-card-sub = { $clan } · { $origin }
setup-card-taken = { $sub } · with { $player }
setup-card-of = Card of { $name }
setup-edit-card = Type in the chosen card
setup-edit-card-sub = What the app does not know of it yet
setup-comes-once = It comes once: { $name }
setup-boss-twice = { $count } of this Boss come.
setup-new-card = Type in another card
setup-new-card-sub = It is kept for every table
setup-companions = Companions
setup-companions-sub = All Companions at a table have the same card.

## Objectives

setup-objectives-sub = Draw three, keep at least one. Note what you want to remember; the card’s text stays with you.
setup-no-objectives = More cooperation: nobody has objectives.
setup-add-objective = Add
setup-objective-for = Add an objective for { $name }
setup-keep-one = Nothing kept yet: everybody keeps at least one.
setup-remove-objective = Give back { $title }

## Check

setup-champion = Champion
setup-sum = Sum
setup-threshold = Threshold
setup-sum-unknown = The Threshold needs Honor and Destiny of all five.
setup-check-sub = { $turns ->
    [one] { $title }, 1 turn
   *[other] { $title }, { $turns } turns
}
setup-honor-begins = Group Honor begins at { $honor }:
setup-to-gain = { $gain } to gain.
setup-to-keep = { $gain } to spare.
setup-without-objectives = { $count ->
    [one] One Champion keeps no objective yet.
   *[other] { $count } Champions keep no objective yet.
}
setup-begin = Begin turn 1
setup-obstacles = { $count ->
    [one] 1 thing is in the way
   *[other] { $count } things are in the way
}
setup-favor = Imperial Favor
setup-favor-unique = { $name } has the most Honor, { $honor }, and holds it.
setup-favor-tie = { $count ->
    [2] Two have Honor { $honor }: most Fire on five dice.
    [3] Three have Honor { $honor }: most Fire on five dice.
    [4] Four have Honor { $honor }: most Fire on five dice.
   *[other] All five have Honor { $honor }: most Fire on five dice.
}
setup-favor-fire = { $name }: { $fire } Fire
setup-favor-again = Again
setup-favor-roll = Roll for us
setup-favor-held = { $name } holds it.
setup-favor-told = Rolled at the table? Tap who won.
setup-objectives-no-investigation = Objective cards marked Investigation are taken out first, unless the scenario is one.
