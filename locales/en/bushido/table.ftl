# Words of Bushido: The table and the model.

## The table

bushido-turn = Turn { $turn } of { $turns }
bushido-turn-sub = { $scenario } · { $phase }
bushido-next-vp = VP after turn { $turn }
bushido-no-vp = no VP left
bushido-half-vp = VP
bushido-half-points = points
bushido-half-pass = Pass
bushido-half-prayers = Prayers
bushido-half-communal = communal Ki
bushido-half-ears = { $name }: { $victory ->
    [one] 1 Victory Point
   *[other] { $victory } Victory Points
}, { $points ->
    [one] 1 Scenario Point
   *[other] { $points } Scenario Points
}, { $passes ->
    [one] 1 Pass Token
   *[other] { $passes } Pass Tokens
}
bushido-gone = Out of play
bushido-acts-now = acts now
bushido-row-ears = { $name }, { $turn }, { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}, { $wounds } Wounds, Ki { $ki }. { $states }
bushido-row-ready = can be activated
bushido-row-waits = waits
bushido-of = { $now } of { $most }
bushido-of-unknown = { $now } of ?
bushido-log = Log
bushido-more = More
bushido-back-table = Back to the table
bushido-back-home = Back to Home
bushido-ink-begin = Begin turn 1
bushido-ink-choose = Tap a model to activate it
bushido-ink-choose-sub = { $player } is Active
bushido-ink-act = Choose an action
bushido-ink-end-activation = End activation
bushido-ink-then = then { $player }
bushido-ink-then-end = then the End Phase
bushido-ink-begin-end = Begin the End Phase
bushido-ink-story = How it went
bushido-plus = { $what } plus 1
bushido-minus = { $what } minus 1
bushido-wins = { $player } wins
bushido-drawn = Drawn
bushido-pass-token = Pass, { $count } left

## A model

bushido-card-title = Card of { $name }
bushido-remember = Remember
bushido-remember-of = { $name }: { $traits }
