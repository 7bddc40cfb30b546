# The story of a scenario at the table: acts, events, objectives, what is lost.

story = Scenario
story-act = Act { $number } of { $count }
story-act-begins = Act { $number } begins
story-event-now = Event of turn { $turn }
story-event-later = This turn, in the phase “{ $phase }”
story-heed = Done
story-heed-ears = Done: { $note }
story-come = They come
story-come-ears = They come: { $note }
story-coming = Onto the board: { $who }
story-waits = { $count ->
    [one] 1 event waits
   *[other] { $count } events wait
}
story-objectives = Objectives
story-met = met
story-open-yet = open
story-measure = { $have } of { $need }
story-won = Every objective is met. The game ends.
story-lost = This ends the game in defeat: { $what }.
story-end = End it

goal-eliminate = Eliminate { $name } × { $count }
goal-clear = No Enemy is left, and none is to come
goal-reach = { $champions ->
    [one] 1 Champion stands in: { $areas }
   *[other] { $champions } Champions stand in: { $areas }
}
goal-manipulate = { $times ->
    [one] Complex Manipulation in { $area }, { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    }
   *[other] { $times } Complex Manipulations in { $area }, { $successes ->
        [one] 1 success
       *[other] { $successes } successes
    } each
}
goal-take = A Champion or Ally holds: { $item }
goal-find-out = Only one numbered token is left
goal-seize = Simple Manipulation where the last token lies
goal-hold-out = Hold out to the end of turn { $turn }

loss-fallen = { $champions ->
    [one] 1 Champion is Eliminated or Corrupted
   *[other] { $champions } Champions are Eliminated or Corrupted
}
loss-allies-gone = No { $name } is left
loss-escaped = { $count } { $name } left the board
loss-item-gone = An Enemy leaves the board with: { $item }
loss-overrun = After the Enemies Phase only Enemies stand in: { $areas }

verb-heed = Event
verb-judge = Objective
log-heeded = Event seen to
log-heeded-note = Event: “{ $note }”
log-judged-met = Objective by hand: “{ $title }” is met
log-judged-not-met = Objective by hand: “{ $title }” is not met
log-judged-counted = Objective: the app counts “{ $title }” again
