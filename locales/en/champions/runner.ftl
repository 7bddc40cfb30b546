# Words of the screen that leads through the Enemies Phase.

## What comes of a turn

runner-list = { $first }, { $next }

## The page

runner-title = Enemies
runner-moves = Moves { $now } of { $of }
runner-combats = { $left ->
    [one] { $left } Combat left
   *[other] { $left } Combats left
}
runner-returns = Reinforcement
runner-over = all done

## The way to the page

runner-next-enemy = Next Enemy
runner-next-combat = Next Combat
runner-next-return = Reinforcement

## Which Enemy Unit of a Battle activates next, at a table without a board

activation-shares = It shares an area with an Ally Unit.
activation-next-to = It is next to an Ally Unit.
activation-gets-there = It gets to one and can fight.
activation-rest = None of these.
