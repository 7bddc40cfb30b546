# Words of the statistics, and of the page that closes a game.

statistics-title = Statistics
statistics-sub = Wounds, Honor, Glory, Ki, time
statistics-nothing = Nothing to count yet. Play a few steps first.
statistics-wounds = Wounds
statistics-wounds-text = Solid: dealt to Enemies. Hatched: taken.
statistics-wounds-ears = { $name }: { $dealt } dealt, { $taken } taken.
statistics-everybody = Everybody
statistics-others = Allies, retreats, by hand
statistics-whose = Whose numbers
statistics-honor = Honor by cause
statistics-glory = Glory by cause
statistics-ki = Ki by use
statistics-no-change = Nothing has changed it yet.
statistics-flow-ears = { $cause }: { $gained } gained, { $lost } lost.
statistics-flow-text = Solid: gained. Hatched: lost.
statistics-ki-text = Solid: gained. Hatched: spent. Recovery is not counted.
statistics-in-all = in all
statistics-other = Deeds
statistics-combats = Combats
statistics-eliminated = Enemies Eliminated
statistics-healed = Life Points regained
statistics-time = Time at the table
statistics-time-sub = { $time } in all
statistics-time-activations = { $name }: { $time } in its own Activations
statistics-time-ears = { $what }: { $time }
statistics-breaks = { $count ->
    [one] One break of ten minutes or more is left out.
   *[other] { $count } breaks of ten minutes or more are left out.
}
statistics-hours = { $hours } h { $minutes } min
statistics-minutes = { $minutes } min
statistics-under-a-minute = under 1 min
statistics-no-time = 0 min
statistics-luck = Luck of the dice
statistics-closing = The game in short
statistics-closing-sub = To share as text or as a picture

## The closing page

closing-title = The game in short
closing-to-score = Back to the final arithmetic
closing-to-statistics = Back to the statistics
closing-open = still being played
closing-line = { $verdict }. { $how }.
closing-honor = Group Honor { $have } of { $need }
closing-honor-line = { $line }, { $distance }
closing-time = { $time } at the table
closing-honor-word = Honor
closing-glory-word = Glory
closing-dealt = dealt
closing-taken = taken
closing-row = { $name }: Honor { $honor }, Glory { $glory }, Wounds dealt { $dealt }, taken { $taken }
closing-row-fell = { $line }. { $status }
closing-champions = The five
closing-distinctions = Who did most

distinction-wounds = Most Wounds dealt
distinction-eliminated = Most Enemies Eliminated
distinction-outnumbered = Most Honor for fighting Outnumbered
distinction-honor = Most Honor gained
distinction-endured = Most Wounds taken
distinction-healed = Most Life Points regained
distinction-focus = Most Ki spent on rerolls
distinction-line = { $what }: { $names }, { $count }
