# Words of the log: the book of steps, the table as it was, corrections, refusals.

redone = Redone

log-change-own = { $gauge } { $from } to { $to }

logbook-title = Log
logbook-steps = { $steps ->
    [one] { $steps } step, all kept
   *[other] { $steps } steps, all kept
}
logbook-steps-undone = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $undone } undone
logbook-back = Back to the table
logbook-section = { $unit ->
    [round] Round { $turn }, { $phase }
   *[turn] Turn { $turn }, { $phase }
}
logbook-section-undone = { $unit ->
    [round] Undone: round { $turn }, { $phase }
   *[turn] Undone: turn { $turn }, { $phase }
}
logbook-undone-note = Undone steps stay here until something else is done.
logbook-empty = Nothing has happened yet.
logbook-empty-filter = Nothing about { $name } yet.
logbook-pane = The open line
logbook-pane-empty = Tap a line of the log to see all of it here.
logbook-by-hand = by hand
logbook-corrected = corrected
logbook-overrode = set aside: Rulebook p. { $page }
logbook-overrode-id = set aside: { $id }
logbook-set-aside = This rule was set aside
logbook-retold = How it came about
logbook-retold-otherwise = It was recorded under other rules than this app has; why is not known.
logbook-undone-tag = undone
logbook-run = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
logbook-gauges-changed = { $count ->
    [one] { $count } value changed
   *[other] { $count } values changed
}
logbook-undo-to = Undo to here
logbook-redo-to = Redo to here
logbook-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
logbook-correct = Correct this
logbook-correct-second = keep the rest
logbook-see = See the table then
logbook-all = All
logbook-filter = Show
logbook-filter-ears = Show: { $what }
logbook-more = { $count ->
    [one] Show { $count } earlier line
   *[other] Show { $count } earlier lines
}
logbook-share = Share
logbook-share-ears = Share this table as a file
logbook-nothing-to-undo = nothing to undo
logbook-export-failed = The table could not be written to a file.

history-title = After step { $step }
history-title-start = Before the first step
history-subtitle = of { $steps }: { $what }
history-subtitle-start = the table as it was set up
history-back = Back to the log
history-clock = Turn { $turn } of { $last }, { $phase }
history-now = This is how the table stands now.
history-then = This is how the table stood. What follows stays in the log until something else is done.
history-redo = This step is undone now. Going on from here redoes it.
history-previous = One step earlier
history-next = One step later
history-return = Return to now
history-go-on = Go on from here
history-figures = Allies and Enemies
history-life = Life { $life } of { $of }
history-wounds = { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
history-favor = Imperial Favor: { $name }
history-card = { $name }. { $gauges }.
history-gauge = { $gauge } { $value }
history-gauge-unknown = { $gauge } not typed in

correct-title = Correct: { $what }
correct-when = { $unit ->
    [round] Round { $turn }, { $phase }: { $what }
   *[turn] Turn { $turn }, { $phase }: { $what }
}
correct-how = What is to be done
correct-put-right = Put it right
correct-never = It never happened
correct-only-never = Nothing in this step can be put right. Leave it out, and do it anew if need be.
correct-drops-undone = The steps that are undone now are dropped with the correction.
correct-minus = { $what } minus 1
correct-plus = { $what } plus 1
correct-changes = What changes
correct-no-change = Nothing changes yet.
correct-working = Working out what follows …
correct-was = was
correct-is = now
correct-nothing = nothing
correct-more = { $count ->
    [one] and { $count } more step
   *[other] and { $count } more steps
}
correct-end = The table afterwards
correct-end-same = The table ends up as it is.
correct-unfit = { $count ->
    [one] { $count } later step no longer fits
   *[other] { $count } later steps no longer fit
}
correct-unfit-question = What to do with steps that no longer fit
correct-leave-out = Leave these out
correct-leave-out-sub = They never happened either.
correct-keep = Do them anyway
correct-keep-sub = The log says which rule was set aside.
correct-not-even-anyway = This one is left out all the same.
correct-accept = Accept
correction-undone = The correction is taken back
verb-correction = correction
correct-accept-second = { $count ->
    [0] no step changes
    [one] { $count } step changes
   *[other] { $count } steps change
}

different-group-honor = Group Honor { $from } to { $to }
different-threshold = Threshold { $from } to { $to }
standing-off-board = off the board

refusal-title = Not possible: { $what }
refusal-missing = { $gauge } is needed: type it in
refusal-type-in = Type it in
refusal-leave = Leave it
