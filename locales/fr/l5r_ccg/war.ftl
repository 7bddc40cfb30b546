# Attack, maneuvers and battle of the old card game.

ccg-battles = Batailles
ccg-cavalry = Manœuvres de Cavalry
