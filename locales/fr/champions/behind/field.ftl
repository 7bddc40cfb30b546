# Words of the table's own board: who stands where, moving on it, what is seen.

field-map-label = Le plateau avec tout le monde
field-back = Retour à la table
field-list = Liste
field-map = Plan
field-more = Plateau : plus
field-beside = à côté du plateau
field-standing = { $who }.

## Who stands where

field-question = Tout le monde est-il bien placé ?
field-question-sub = Touchez une figurine, puis une zone. Ou glissez-la.
field-taken = { $name } : { $place }. Maintenant la zone.
field-chosen = { $place }. Touchez une zone.
field-chosen-beside = À côté du plateau. Touchez une zone.
field-tray = À côté du plateau
field-tray-sub = Touchez une figurine, puis sa zone.
field-who-here = { $area } : qui ?
field-nobody-here = Personne ici : { $area }. Touchez d’abord une figurine.
field-placed = { $name } : { $place }
field-overfull = { $area } : Size { $size }, place pour { $room }.
field-take-off = Hors du plateau
field-let-go = Lâcher
field-forced = Forced Movement
field-forced-of = { $name } : Forced Movement
field-forced-sub = Pour une carte ou un pouvoir : ni Action Points ni Disengagement.
field-forced-anyway = { $area } : forcer quand même
field-cornered = Sans issue
field-cornered-sub = La figurine reste et subit 1 Wound.
field-yes = Tout est bien placé
field-yes-sub = Retour à la table

## Moving

field-move-title = { $name } se déplace
field-move-sub = Touchez une zone : le chemin le moins cher est pris.
field-seen-there = ! compte qui vous y verrait.
field-will-see = { $name } vous y verrait.
field-will-wake = Un Combat à cet endroit réveillerait { $name }.
field-own-way = Pas à pas
field-own-way-ears = Pas à pas : zone par zone
field-own-way-sub = Touchez les zones l’une après l’autre ; retoucher la dernière l’annule.
field-stands-here = Est ici.
# In the list of who is in an area.
field-persona = Persona : { $name }
field-lies = { $item } (posé ici)
field-with = { $name } avec { $items }
field-goal = ce qui est cherché
field-no-way = Aucun chemin selon les règles.
field-costs = { $cost }.
field-too-far = Trop loin : { $cost }.
field-honor-too-low = Honor trop bas : { $cost }.
field-bill = { $ap } AP
field-bill-honor = { $ap } AP, { $honor } Honor
field-moved = { $name } : { $place }. { $changes }
field-put-there = Placer sur le plateau
field-will = Quitter des adversaires
field-will-own = Par choix
field-will-own-sub = L’Honor doit suffire
field-will-forced = Forcé
field-will-forced-sub = Par le scénario

## Line of Sight

field-sight-title = Line of Sight
field-sight-sub = Qui voit quoi, en Direct ou Indirect
field-sight-who = Qui regarde ?
field-sight-nobody = Personne n’est encore sur le plateau.
field-sight-of = { $name } voit
field-sight-direct = Direct
field-sight-indirect = Indirect
field-sees-direct = Line of Sight : Direct.
field-sees-indirect = Line of Sight : Indirect.
field-sees-not = Hors de vue.
field-sight-all-direct = Direct : { $areas }.
field-sight-all-indirect = Indirect : { $areas }.
field-sight-nothing = Aucune autre zone n’est en vue.
field-area-with = { $area } ({ $who })

## Laying a board

field-none = Aucun plateau n’est sur la table.
field-none-sub = L’app demande alors ce qu’il faut savoir du chemin de chaque Enemy.
field-draw = Dessiner un plateau
field-lay = Poser ce plateau
field-laid = { $beside ->
    [0] « { $board } » est sur la table.
   *[other] « { $board } » est sur la table ; à côté : { $beside }.
}
field-another = Un autre plateau
field-another-sub = Qui est dans une zone commune aux deux y reste
field-copy-sub = Un de vos plateaux ; celui-ci reste tel quel
field-take-up = Retirer le plateau
field-take-up-sub = Plus personne n’a de place

## Ways to the board

field-link-sub = Qui est où, Line of Sight
field-link-none = Aucun sur la table

## Set-up

setup-board = Plateau
setup-board-sub = Pour que les Enemies trouvent leur chemin. On peut aussi le poser plus tard.
setup-board-draw = Dessiner le vôtre
setup-board-draw-sub = Ce qui est préparé ici vous attend
setup-board-none = Sans plateau
setup-board-gone = Le plateau choisi n’existe plus.

## Marks on areas

field-marks = Jetons et décor
field-marks-sub = Feu, zones d’invocation, objectifs, événements, obstacles
field-marks-area = Zone
field-marks-keep = C’est ce qui s’y trouve
