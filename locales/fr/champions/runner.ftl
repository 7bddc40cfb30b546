# Words of the screen that leads through the Enemies Phase.

## What comes of a turn

runner-list = { $first }, { $next }

## The page

runner-title = Enemies
runner-moves = Enemy { $now } sur { $of }
runner-combats = { $left ->
    [one] Reste { $left } Combat
   *[other] Reste { $left } Combats
}
runner-returns = Reinforcement
runner-over = tout est fait

## The way to the page

runner-next-enemy = Enemy suivant
runner-next-combat = Combat suivant
runner-next-return = Reinforcement

## Which Enemy Unit of a Battle activates next, at a table without a board

activation-shares = Elle partage une zone avec une Unit Ally.
activation-next-to = Elle est à côté d’une Unit Ally.
activation-gets-there = Elle en atteint une et peut combattre.
activation-rest = Rien de tout cela.
