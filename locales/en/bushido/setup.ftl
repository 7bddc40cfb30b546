# Words of Bushido: Set-up and Warbands.

## A new table

bushido-new-title = New table
bushido-warband-of = Warband { $number }
bushido-made-up = Made up: { $name }
bushido-import-roster = Roster file
bushido-roster-bad = Not read: { $why }
bushido-rice-of = { $rice } of { $limit } Rice, { $models } models
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
