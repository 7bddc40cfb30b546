# Words of scenarios that are kept, written and tried out.

scenario-missing = There is no scenario here.
scenario-unreadable = A scenario could not be read. It is kept as it is.
scenario-too-new = A scenario was made by a newer version. It stays untouched.
scenario-changed-elsewhere = Another tab changed this scenario. Open it again.
scenario-unsaved-changed = Not saved: another tab changed this scenario.
scenario-unsaved-full = Not saved: storage is full. Export it, or delete tables you no longer need.
scenario-keep-copy = Keep mine as a copy
scenario-load-again = Take what the other tab has
scenario-nameless = Scenario
scenario-deleted = Deleted: { $name }
scenario-restored = { $name } is back
scenario-copied = Copied: { $name }
scenario-imported = Imported scenario: { $name }
scenario-imported-board = { $said }. Its board is kept as “{ $board }”.
scenario-imported-faulty = { $count ->
    [one] { $said }. 1 thing is to be mended.
   *[other] { $said }. { $count } things are to be mended.
}

## The list

scenarios-own = Your scenarios
scenarios-none = No scenario of your own yet
scenarios-none-sub = Copy one of those below, or begin with nothing.
scenarios-ready = Ready to play
scenarios-back = Back to the scenarios
scenarios-back-home = Back to Home
scenario-new = New scenario
scenario-new-sub = Everything else can be changed later.
scenario-create = Create
scenario-more = { $name }: more
scenario-about = { $kind }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
scenario-about-minutes = { $kind }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
scenario-sub-origin = { $about } · { $origin }
scenario-sub-faulty = { $count ->
    [one] { $about } · 1 thing to mend
   *[other] { $about } · { $count } things to mend
}

## One scenario

scenario-back = Back to the scenario
scenario-done = Done
scenario-parts = Parts of the scenario
scenario-play = Play
scenario-play-sub = Opens a new table with it
scenario-copy = Duplicate
scenario-copy-sub = A copy to change, beside this one
scenario-copy-practice-sub = This one stays as it is; the copy is yours to change
scenario-share = Share as a file
scenario-share-sub = With your own cards and the board it needs
scenario-faults = { $count ->
    [one] 1 to mend
   *[other] { $count } to mend
}
scenario-faulty = mend
scenario-entries = { $count ->
    [0] none
   *[other] { $count }
}
scenario-several = { $name } × { $count }
scenario-goals-short = { $objectives } to reach, { $losses } to prevent
scenario-figures-short = { $enemies ->
    [one] 1 Enemy
   *[other] { $enemies } Enemies
}, { $allies ->
    [one] 1 Ally
   *[other] { $allies } Allies
}
scenario-part-header = Title and Champions
scenario-part-goals = Objectives and defeat
scenario-part-figures = Enemies and Allies
scenario-part-inquiry = Investigation
scenario-part-texts = Texts
scenario-board-missing = The board “{ $name }” is not on this device.
scenario-board-missing-sub = Import it, or play without a board: you move the figures yourselves.

## Fields

scenario-remove = Remove
scenario-minutes = Minutes (0: not said)
scenario-clans-differ = Each player another Clan
scenario-clans-repeat = The same Clan may come twice
scenario-only = For which difficulties
scenario-only-all = Every difficulty
scenario-area = Area
scenario-areas = Areas
scenario-add-area = Choose an area
scenario-add-area-label = Add an area
scenario-take-out = Take out { $name }
scenario-start = Where Champions begin
scenario-exits = Where the board can be left
scenario-marks-sub = Exits, Reinforcements and routes left empty are the board’s own.
scenario-reinforcements = Reinforcements
scenario-add-reinforcement = Add a Reinforcement area
scenario-number = Number on the token
scenario-routes = Patrol routes
scenario-route = Route
scenario-route-number = Route { $number }
scenario-route-areas = Its areas in order
scenario-route-next = Goes first to letter number
scenario-add-route = Add a route
scenario-needs-board = Choose a board and type in a card first.
scenario-needs-route = Draw a route first, on the board’s part.
scenario-needs-item = Add something to take first.
scenario-acts = Acts
scenario-add-act = Add an act
scenario-act-number = Act { $number }
scenario-act-name = Name of the act
scenario-act-lasts = Turns (0: open)
scenario-act-lasts-sub = An open act goes on until the scenario ends it.
scenario-act-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
scenario-act-open = open
scenario-act-note = What changes with it
scenario-note = Note
scenario-add-objective = Add an objective
scenario-objective-number = Objective { $number }
scenario-objective-title = Title
scenario-goal = What has to be reached
scenario-goal-judged = You judge it yourselves
scenario-goal-eliminate = Eliminate Enemies
scenario-goal-clear = No Enemy left
scenario-goal-reach = Champions in areas
scenario-goal-manipulate = Complex Manipulation
scenario-goal-take = Hold something
scenario-goal-find-out = Find out where it is
scenario-goal-seize = Take it where it is
scenario-goal-hold-out = Hold out
scenario-add-loss = Add a defeat
scenario-loss = What must not happen
scenario-loss-fallen = Champions fall
scenario-loss-allies = Allies are gone
scenario-loss-escaped = Enemies leave the board
scenario-loss-item = Something leaves the board
scenario-loss-overrun = Areas are overrun
scenario-champions = How many Champions
scenario-count = How many
scenario-successes = Successes
scenario-times = How often
scenario-turn = Turn
scenario-phase = Phase
scenario-card = Card
scenario-item = What
scenario-enemies = Enemies
scenario-add-enemies = Add Enemies
scenario-allies = Allies
scenario-add-allies = Add Allies
scenario-miniatures = Miniatures of each
scenario-behaviour = What they are about
scenario-victim = Whom they are after
scenario-needs-victim = Say first which Champions must take part, or add an Ally.
scenario-items = Things to take
scenario-add-item = Add something
scenario-item-number = Thing { $number }
scenario-item-name = What it is
scenario-item-cost = AP an Enemy needs
scenario-events = Events
scenario-add-event = Add an event
scenario-event-note = What happens
scenario-tokens = Numbered tokens, number 1 first
scenario-personae = Who can be asked
scenario-add-persona = Add somebody
scenario-persona-number = Persona { $number }
scenario-persona-name = Name
scenario-cards = Its own cards
scenario-add-card = Add a card
scenario-card-number = Card { $number }
scenario-card-title = Title of the card

## What is wrong

scenario-fault-no-enemy = Nobody has the Enemy card “{ $name }”. Type it in, or choose another.
scenario-fault-no-ally = Nobody has the Ally card “{ $name }”. Type it in, or choose another.
scenario-fault-no-board = The board “{ $name }” is not on this device.
scenario-fault-board = The board: { $reason }
scenario-fault-board-missing = Choose a board: places are named here.
scenario-fault-no-area = The board has no area “{ $name }”.
scenario-fault-no-route = There is no route “{ $name }”.
scenario-fault-no-item = There is nothing called “{ $name }” to take.
scenario-fault-nobody = “{ $name }” does not take part for certain.
scenario-fault-twice = “{ $name }” is there twice.
scenario-fault-both = “{ $name }” must and must not take part.
scenario-fault-nothing = At least one is needed.
scenario-fault-no-room = Size { $size } would stand in area “{ $name }” ({ $difficulty }). 4 fit.
scenario-fault-no-room-for-champions = Where Champions begin, Size { $room } fits ({ $difficulty }). Five need 5.
scenario-fault-range = { $found } is not between { $least } and { $most }.
scenario-fault-too-few = Only { $come ->
    [one] 1 of them comes
   *[other] { $come } of them come
}.
scenario-fault-no-objective = No objective for the difficulty “{ $difficulty }”.
scenario-fault-investigation-missing = An Investigation needs its tokens and Personae.

## How it plays by itself

trial-link = Try out
trial-title = Simple play
trial-sub = Simple players with whatever cards there are. Your table will play otherwise.
trial-players-all = One to five in turn
trial-games = Games
trial-begin = Play them
trial-begin-sub = Stops whenever you want
trial-stop = Stop
trial-done = { $games ->
    [one] 1 game
   *[other] { $games } games
} played
trial-progress = { $played } of { $games } games
trial-won = Won: { $share }
trial-met = Objectives met: { $share }
trial-turns = Turns played, half at most { $median }
trial-margin = Group Honor above the Threshold, half at most { $median }
trial-eliminated = Champions Eliminated, half at most { $median }
trial-eliminated-head = Champions
trial-no-script = This scenario is only a header: nothing to play by itself.
trial-no-board = Without a board it cannot play by itself. Choose one.
trial-faults = Something is to be mended first. The scenario’s parts say what.
trial-no-champion = No complete Champion card “{ $name }”. Type it in first.
trial-too-few = Only { $found ->
    [one] 1 complete Champion card
   *[other] { $found } complete Champion cards
} of different Clans.
trial-no-companion = No complete Companion card. Type one in first.

## More than the box holds

scenario-box-persona = The box holds { $has } Persona tokens, this scenario asks for { $asked }.
scenario-box-item = The box holds { $has } Item tokens, this scenario asks for { $asked }.
scenario-box-reinforcement = The box holds { $has } Reinforcement tokens, this scenario asks for { $asked }.
scenario-box-objective = The box holds { $has } numbered Objective tokens, this scenario asks for { $asked }.
scenario-box-event = The box holds { $has } Event tokens, this scenario asks for { $asked }.
scenario-box-patrol = The longest Patrol has { $asked } letters; the box holds { $has } of one color.
scenario-box-other-patrol = A second Patrol has { $asked } letters; the box holds { $has } of another color.
scenario-box-patrol-color = { $asked } Patrols; the box holds tokens for { $has }.
