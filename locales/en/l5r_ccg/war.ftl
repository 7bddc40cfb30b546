# Attack, maneuvers and battle of the old card game.

ccg-battles = Battles
ccg-cavalry = Cavalry maneuvers
