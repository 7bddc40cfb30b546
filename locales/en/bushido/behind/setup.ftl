# Words of Bushido: Set-up and Warbands.

## A new table

bushido-new-title = New table
bushido-warband-of = Warband { $number }
bushido-made-up = Made up: { $name }
bushido-import-roster = Roster file
bushido-type-warband = Type a Warband in
bushido-type-name = Name of the Warband
bushido-type-models = Models, one a line
bushido-type-models-hint = The same name again is one more model of that card. A tap on a card then takes its values; the table asks for those that are missing when it needs them.
bushido-type-take = Play with these
bushido-roster-bad = Not read: { $why }
bushido-warband-kept = { $name } is kept on this device: choose it for a new table
bushido-kept-warbands = Warbands on this device
bushido-share-warband = Hand on as a file
bushido-code-warband = As codes, without cards
bushido-forget-warband = Forget { $name }
bushido-rice-of = { $rice } of { $limit } Rice, { $models ->
    [one] 1 model
   *[other] { $models } models
}
bushido-rice-known = { $rice } Rice, { $models ->
    [one] 1 model
   *[other] { $models } models
}
bushido-no-fault = no fault
bushido-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
bushido-unreadable = { $name }: { $value } is “?”
bushido-unreadable-help = It is typed in at the table when it is needed.
bushido-scenario = Scenario
bushido-scenario-keii = prayers at six objectives
bushido-scenario-seikyu = three zones to control
bushido-scenario-idols = influence on three idols
bushido-begin-table = Begin
bushido-play-anyway = Play anyway
bushido-rulings = Rulings
bushido-usual = usual
bushido-other-reading = other
bushido-card-models = { $count ->
    [one] 1 model
   *[other] { $count } models
}
bushido-shelf-rules = Rules of Bushido
bushido-own-short = Custom
bushido-own-sub = of the rules’ parts
bushido-own = Custom scenario
bushido-own-name = What is it called?
bushido-own-length = Turns
bushido-own-variable = A die may end it from turn (0: never)
bushido-own-score-at = 1 VP at the end of turns
bushido-own-award = Who gets it?
bushido-own-award-points = most points
bushido-own-award-friendly = most Friendly objectives
bushido-own-no-action = none
bushido-own-prayer = Prayer
bushido-own-influence = Influence
bushido-own-objectives = Objectives
bushido-own-zones = Zones
bushido-own-of-one = of Warband 1
bushido-own-of-two = of Warband 2
bushido-own-reset = Points start at 0 in turns
bushido-own-reset-influence = All objectives Neutral in turns
bushido-own-decreasing = After a VP leaves
bushido-own-scorer = one of the scorer
bushido-own-popular = the most used one
