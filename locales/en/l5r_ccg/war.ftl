# Attack, maneuvers and battle of the old card game.

ccg-attacks = { $attacker } attacks { $defender }
ccg-may-attack = { $player } may attack
ccg-battles = Battles
ccg-choose-battle = Choose the next battle
ccg-no-more-battles = No attacking unit is left to fight.
ccg-nobody-invites = stays out
ccg-side-attack = with the attack
ccg-side-defense = with the defense
ccg-invited = Is { $player } invited?
ccg-whom = Whom?
ccg-attack-on = on { $player }
ccg-attack-free = { $player } need not attack, and may attack without a unit.
ccg-declare = Declare the attack
ccg-infantry = Infantry maneuvers
ccg-cavalry = Cavalry maneuvers
ccg-choose-unit = Press a unit
ccg-choose-province = Now the Province it goes to
ccg-call-back = Call it back
ccg-at-home = At home
ccg-nobody-left = Nobody is left at home.
ccg-is-cavalry = Cavalry
ccg-not-now-unit = not now
ccg-send-to = Send to { $province }
ccg-tool-plan = What if?
