# Words of the screen that leads through the Enemies Phase.

## What comes of a turn

runner-list = { $first }, { $next }

## The page

runner-title = Enemies
runner-moves = Bewegung { $now } von { $of }
runner-combats = { $left ->
    [one] Noch { $left } Combat
   *[other] Noch { $left } Combats
}
runner-returns = Reinforcement
runner-over = alles erledigt

## The way to the page

runner-next-enemy = Nächster Enemy
runner-next-combat = Nächster Combat
runner-next-return = Reinforcement

## Which Enemy Unit of a Battle activates next, at a table without a board

activation-shares = Sie ist im selben Gebiet wie eine Ally Unit.
activation-next-to = Sie steht neben einer Ally Unit.
activation-gets-there = Sie kommt an eine heran und kann kämpfen.
activation-rest = Nichts davon.
