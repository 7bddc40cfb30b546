# Attack, maneuvers and battle of the old card game.

ccg-battles = Schlachten
ccg-cavalry = Cavalry-Manöver
