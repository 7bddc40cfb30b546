# Words of the options of a table: scenario, clock, Threshold, Favor, rulings, backup.

options-title = Scenario
options-back = Back to the table

options-table = Table
options-name = Name of the table
options-name-empty = A table needs a name.
options-name-long = At most { $most } characters; these are { $length }.
options-rename = Rename
options-renamed = The table is called { $name } now.

options-scenario = This scenario
options-scenario-sub = { $kind }, { $level }
options-players = Players
options-play-cooperation = More cooperation: no objectives, nobody Glorified
options-mandatory = Must take part: { $names }
options-forbidden = Must not take part: { $names }

options-clock = Turn and phase
options-clock-now = Turn { $turn } of { $last }, { $phase }
options-clock-turn = Turn
options-clock-phase = Phase
options-clock-sub = An Activation in progress ends. The Champions Phase begins anew with its order, in Preparation.
options-clock-set = Set turn { $turn }, { $phase }
options-last-turn = Last turn
options-last-turn-now = The game lasts { $turn ->
    [one] 1 turn
   *[other] { $turn } turns
}.
options-last-turn-set = Set the last turn to { $turn }

options-favor = Imperial Favor
options-favor-nobody = Nobody yet: a tie is open.
options-favor-holder = { $player }, with { $name }
options-favor-set = Give the Favor to { $player }
options-favor-same = { $player } holds it

options-threshold = Honorable Victory Threshold
options-threshold-sum = { $total } = { $parts }
options-threshold-by = Change by hand
options-threshold-set = Change the Threshold by { $change }
options-threshold-none = Choose a change
options-starting = Starting Honor
options-starting-sub = As the Threshold counts it
options-starting-set = Set starting Honor to { $honor }
options-starting-same = It is { $honor } already
options-note = Note
options-note-hint = Why, for the log. May stay empty.
options-minus = { $what } minus 1
options-plus = { $what } plus 1

options-rulings = Rulings in force
options-rulings-sub = Where the rulebook leaves a choice. Chosen when the table was set up.
options-ruling-other = the other reading: { $other }

options-open-log = Log
options-open-log-sub = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
options-remark = Remark for the log
options-remark-sub = A sentence of your own, at this step
options-remark-text = Remark
options-remark-set = Write it down
options-backup = Export a backup file
options-backup-sub = The whole table with its log
options-share = Share this table
options-share-sub = As a file, through the device’s own list
options-end = End the game
options-end-sub = Objective met or missed, then the arithmetic
options-score = Scoring
options-score-sub = The game has ended
