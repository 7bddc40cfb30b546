# Words of the forecast: what the Enemies would do if the Champions stopped now.

ahead-title = Look ahead
ahead-subtitle = If the Enemies acted now
ahead-link-sub = What the Enemies would do now

## Who is in danger

ahead-danger = Who is in danger
ahead-by-danger = most danger first
ahead-working = { $done } of { $all } worked out
ahead-falls = falls: { $share }
ahead-safe = nobody attacks
ahead-wounds = { $combats ->
    [one] Wounds expected: { $wounds } in { $combats } Combat
   *[other] Wounds expected: { $wounds } in { $combats } Combats
}
ahead-waiting = working it out
ahead-unknown = A value on the card of { $name } is not typed in.
ahead-how = Played by your goal, one Combat after the other; nobody Intervenes.
ahead-ears = Most in danger: { $name }, falls with a chance of { $share }.
ahead-lost = The scenario would be lost: { $what }.

## What the Enemies would do

ahead-enemies = What the Enemies would do
ahead-enemies-then = What the Enemies would do then
ahead-otherwise = otherwise than now
ahead-goes = { $name } goes from { $from } to { $to }.
ahead-stays = { $name } stays in { $area }.
ahead-leaves = { $name } leaves the board at { $area }.
ahead-takes = It takes: { $goal }.
ahead-takes-goal = It takes what it is after.
ahead-asked = { $name } moves as you say.
ahead-fights = Fights { $target }.
ahead-shoots = Shoots at { $target }.
ahead-no-combat = No Combat.
ahead-nobody = No Enemy stands on the board.
ahead-no-board = Without a board the app asks about every move; it cannot look ahead.
ahead-boards = Boards

## What if

ahead-what-if = What if …
ahead-what-if-sub = Try a Movement; nothing is logged.
ahead-who = Who moves?
ahead-where = Where to?
ahead-nowhere = No area can be reached.
ahead-cost = { $cost } AP
ahead-cost-honor = { $cost } AP, { $honor } Honor
ahead-tried = What if { $name } were in { $area }?
ahead-before-after = { $name } falls: { $before }, then { $after }
ahead-wounds-then = Wounds expected: { $before }, then { $after }
ahead-same = Nobody is in more or less danger.
ahead-take-back = Take it back
ahead-move = Move { $name } to { $area }
