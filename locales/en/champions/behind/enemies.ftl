# Words of the board in play and of the Enemies Phase: what Enemies do, why, and what the players are asked.

## What an Enemy is to do: the players read it and move the miniature.

enemies-move = Move { $name } from { $from } to { $to }.
enemies-move-through = Move { $name } from { $from } through { $through } to { $to }.
enemies-stays = { $name } stays in { $area }.
enemies-leaves = Take { $name } off the board at { $area }.
enemies-fights = { $name } fights { $target }: Melee Combat.
enemies-shoots = { $name } shoots at { $target }: Ranged Combat.
enemies-stands-in = { $target } stands in for { $for }, as a Yojimbo must.
enemies-combats = { $count ->
    [0] { $left } AP left: no Combat.
    [one] { $left } AP left: { $count } Combat.
   *[other] { $left } AP left: { $count } Combats.
}
enemies-returns = { $name } can return as a Reinforcement.
enemies-next-returns = Reinforcements return now.
enemies-done = All Enemies have acted.
enemies-asked = { $name } moves. The app needs your eyes.

## Why it fights this one

enemies-fight-target = It went for { $target }.
enemies-fight-first = Its target is out of reach; { $target } comes first.
enemies-fight-way = { $target } stands in its way.
enemies-fight-area = { $target } is in its area.

## Why it does so

why-tied = Equally close ({ $far }), equal Ki ({ $ki }).
why-tied-plain = The rules leave it open.

## Ties

tie-target = Whom does { $name } go for?
tie-blocker = Whom does { $name } fight to get on?
tie-yojimbo = Which Yojimbo does { $name } have to fight?
tie-exit = Which exit does { $name } make for?
tie-route = Which way does { $name } take?
tie-route-option = by { $areas }
tie-who-decides = { $player } holds the Favor and decides.

## Questions at a table without a board

ask-nearest = Who is closest to { $name } in AP?
ask-nearest-hint = Tap several if they are equally close; Nobody if it reaches no one.
ask-favor = As close, as much Ki. Whom does { $name } go for?
ask-reach = Move { $name } as far as it goes. Is { $target } in reach then?
ask-how = How does { $name } fight { $target }?
ask-reach-hint = { $name } begins with { $ap } AP. After its move it needs 3 of them for a Combat.
ask-points = How many AP does { $name } have left?
ask-points-hint = A Combat takes 3 AP.
ask-other = Can { $name } fight somebody else? Choose the closest.
ask-in-the-way = Does somebody next to { $name } keep it from going on?
ask-meets = Does { $name } meet somebody here or on its way?
ask-combat-nearby = Was a Combat fought next to { $name }?
ask-sees = Does { $name } see a Champion or Ally Directly?
ask-goal = Does { $name } get to its goal with { $cost } AP left?
ask-leaves = Does { $name } get to an exit and off the board?
said-melee = in Melee Combat
said-ranged = in Ranged Combat
said-not = not at all
said-yes = Yes
said-no = No

## Behaviors

behaviour-assault-mobile = Assault, mobile
behaviour-title = What { $name } is about
behaviour-now = what it is about now
behaviour-patrol-sub = as the scenario says
behaviour-search-sub = What it searches for
behaviour-search-place = Something in a place
behaviour-search-holder = Something { $name } carries
behaviour-assassination-sub = Whom it is to kill

## Guesses

guess-size = Size of { $name } is our guess: 1.
guess-ap = AP of { $name } are our guess: 4.
guess-ranged = No Ranged value for { $name }: our guess.
guess-bow = { $name } may have a bow: say so on the card.

## The log

different-board = Board: { $from }, now { $to }
different-place = { $name } in { $from }, now in { $to }
place-beside = no area
board-none = none

## Refusals

refused-no-board = No board lies on the table.
refused-bad-board = The board cannot be used. { $fault }
refused-no-such-area = The board has no area “{ $area }”.
refused-not-placed = { $name } has no place on the board yet.
refused-already-there = That is already so.
refused-not-its-way = The way does not begin where the figure stands.
refused-not-adjacent = { $from } and { $to } are not adjacent.
refused-uncrossable = The { $border } border from { $from } to { $to } cannot be crossed.
refused-no-room = { $area } has no room left.
refused-blocked = { $area } is full and holds opponents: nobody passes.
refused-no-way = No way leads to { $area }.
refused-too-far = That takes { $needs } AP, it has { $has }.
refused-has-moved = It has moved in this phase.
refused-has-returned = It returned in this phase: it does not act in it.
refused-just-corrupted = It was Corrupted in this phase: it acts from the next one on.
refused-unfinished = { $name } is still on its way.
refused-owes-combat = Its Combat on the way comes first.
refused-no-combat = It has no Combat to fight.
refused-no-such-tie = That tie does not come up now.
refused-not-all-said = A question is still open, or an answer does not fit.
refused-no-letters = A Patrol needs at least one letter.
refused-not-there = Reinforcements return in the next numbered area, or next to it.
refused-no-area-left = Every reinforcement area was used in this phase.

kind-of-border-single = single
kind-of-border-double = double
kind-of-border-dotted = dotted
kind-of-border-dotted-double = dotted double
kind-of-border-split = split
kind-of-border-red = red
guess-keywords = Keywords of { $name } are not typed in: our guess.
