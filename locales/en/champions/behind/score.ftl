# Words of the end of the game: how it ended, and the arithmetic line by line.

score-subtitle-open = not ended yet, turn { $turn } of { $last }
score-subtitle-met = Objective met, turn { $turn } of { $last }
score-subtitle-missed = Objective missed, turn { $turn } of { $last }
score-subtitle-solo = Objective met, turn { $turn } of { $last }, but { $name } has too little Glory
score-back = Back to the table

score-open-note = As it would stand if the game ended now. Nothing is settled yet.
score-end = End the game
score-end-title = How does the game end?
score-end-met = The objective is met
score-end-met-sub = Group Honor { $honor } against the Threshold { $threshold } decides.
score-end-missed = The objective is missed
score-end-missed-sub = A defeat, whatever the Honor.

score-honor = Honor
score-at-end = at end
score-purity-lost = Purity lost
score-counts = counts
score-group-honor = Group Honor
score-threshold = Honorable Victory Threshold
score-threshold-short = Threshold
score-so-far = Threshold so far
score-so-far-parts = { $honor } Honor, { $destiny } Destiny, { $difficulty } { $level }
score-so-far-parts-hand = { $honor } Honor, { $destiny } Destiny, { $difficulty } { $level }, { $hand } by hand
score-famous = { $name } has { $least } Glory or more
score-unknown-glory = { $name } has 0 Glory
score-glory = Glory
score-had = had
score-met = met
score-failed = failed
score-destiny = Destiny
score-final = final
score-clamped = Honor and Glory stop at their bounds.
score-glorified = { $name } is Glorified
score-glorified-tie = Glorified together: { $names }
score-glorified-would = With a victory, { $names } would be Glorified
score-glorified-would-have = With a victory, { $names } would have been Glorified
score-glorified-none = Nobody can be Glorified
score-unsettled = Missing: the Glory of an open objective of { $names }
score-cooperation = More cooperation: no objectives, nobody is Glorified
score-solo = Alone: { $name } needs more Glory than the four Companions
score-solo-line = { $champion } against { $companions }
score-solo-met = met
score-solo-missed = not met
score-out = not counted: { $status }

score-objectives = Clan Objectives
score-no-objectives = No objectives noted: note them on the sheet
score-objective-instant = Instant, { $glory } Glory
score-objective-end = End, { $glory } Glory
score-objective-two = { $one } or { $other }
score-objective-open = open
score-still-open = { $count ->
    [one] 1 objective still open
   *[other] { $count } objectives still open
}
score-still-open-sub = They count as not met
score-objective-done = met +{ $glory }
score-objective-of = { $name }: { $title }

score-by-hand = By hand
score-by-hand-title = Correct by hand
score-by-hand-who = Whose line
score-by-hand-note = Note
score-by-hand-note-hint = Why, for the log. May stay empty.
score-by-hand-change = { $what }: { $from } to { $to }
score-by-hand-apply = Apply
score-by-hand-apply-second = { $changes ->
    [0] nothing changes
    [one] { $changes } step in the log
   *[other] { $changes } steps in the log
}
score-minus = { $what } minus 1
score-plus = { $what } plus 1
score-line-ears = { $name }: correct by hand
score-home = Back Home
score-beside = Glory and objectives
