# Words of the board in play and of the Enemies Phase: what Enemies do, why, and what the players are asked.

## How far somebody is

far-route = { $cost } AP away
far-firing = { $cost } AP from where it can be shot
far-room = { $cost } AP away if there were room
far-nowhere = out of reach
far-told = closest

## Why it does so

why-goes-for = { $name } goes for { $target }: { $far }.
why-goes-for-farther = { $name } goes for { $target }: { $far }, { $other } { $otherfar }.
why-goes-for-ki = { $name } goes for { $target }: { $far }, { $other } too, but { $given } has more Ki ({ $ki } : { $otherki }).
why-goes-for-tie = { $name } goes for { $target }: { $far }, like { $other }. The Favor decides.
why-nobody = { $name } reaches nobody.
why-heads-for = { $name } makes for { $area }, { $cost } AP in all.
why-no-route = No way leads where { $name } wants to be.
why-moves = On to { $area } for { $cost } AP.
why-in-reach = { $target } is in reach for Melee Combat: it stops.
why-in-sight = { $target } is in Line of Sight: it stops.
why-too-far = The next step takes { $cost } AP, { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
why-no-room = { $area } has no room, and nobody passes.
why-stationary = It is stationary and never leaves its area.
why-guards = It guards; nothing has woken it.
why-woken = A Combat next to it woke it: Assault.
why-sees = It sees { $target } from { $area }: Assault.
why-sees-somebody = It sees a Champion or Ally: Assault.
why-letter = It reaches letter { $letter } of its route.
why-letters-here = Every letter of its route lies here.
why-walks-route = It walks its route as far as it goes.
why-takes-goal = It takes its goal for { $cost } AP and turns to Escape.
why-cannot-take = Taking its goal costs { $cost } AP, { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
why-goal-ahead = It does not get to its goal yet.
why-no-goal = Nobody carries what it is after.
why-goal-gone = What it is after is gone: another Enemy has it, or it left the board. Say what it is about now.
why-goal-gone-named = { $goal } is gone: another Enemy has it, or it left the board. Say what it is about now.
why-targets-gone = Everybody it was after is Eliminated: Assault.
why-leaves = It leaves the board for { $cost } AP.
why-cannot-leave = Leaving costs { $cost } AP, { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
why-exit-ahead = It does not get to an exit yet.
why-in-the-way = { $target } stands in its way.
why-chosen = The players chose this.
why-tokens = { $count ->
    [0] { $left } AP left: no Combat token.
    [one] { $left } AP left: { $count } Combat token.
   *[other] { $left } AP left: { $count } Combat tokens.
}
why-nobody-in-reach = Nobody it fights is in reach.

## Questions at a table without a board

said-nobody = Nobody

## Behaviors

behaviour-assault = Assault
behaviour-assault-stationary = Assault, stationary
behaviour-gatekeeper = Guardian, Gatekeeper
behaviour-sentinel = Guardian, Sentinel
behaviour-patrol = Patrol
behaviour-search = Search
behaviour-assassination = Assassination
behaviour-escape = Escape

## The log

log-board-laid = The board “{ $board }” lies on the table
log-board-taken-up = The board is taken up
log-placed = { $name } stands in { $area }
log-placed-beside = { $name } stands beside the board
log-walked = { $name } goes from { $from } to { $to }
log-walked-through = { $name } goes from { $from } through { $through } to { $to }
log-enemy-stays = { $name } stays in { $area }
log-enemy-told = { $name } has moved
log-turned = { $name } turns to { $behaviour }
log-turned-attacked = { $name } was attacked and turns to { $behaviour }
log-turned-nearby = A Combat wakes { $name }: { $behaviour }
log-turned-saw = { $name } has seen somebody and turns to { $behaviour }
log-tie-settled = A tie of { $name } is settled
log-combat-passed = { $name } does not fight
log-reinforced = { $name } returns in { $area }

verb-lay-board = board laid
verb-set-out = figures set out
verb-take-up-board = board taken up
verb-place = figure placed
verb-behaviour = behavior
verb-enemy-moves = Enemy moved
verb-tie = tie settled
verb-pass-combat = Combat passed
verb-reinforce = Reinforcement

## Marks on areas

mark-flammable = Flammable
mark-flaming = Flaming
mark-summoning-zone = Oni Summoning Zone
mark-objective = Objective
mark-event = Event
mark-scenery = Scenery
mark-obstacle = Obstacle
mark-numbered = { $mark } { $number }
mark-noted = { $mark }: { $note }
log-marked = On { $area } now: { $marks }
log-unmarked = Nothing lies on { $area } anymore
verb-mark = marks on an area
