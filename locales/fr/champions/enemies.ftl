# Words of the board in play and of the Enemies Phase: what Enemies do, why, and what the players are asked.

## How far somebody is

far-route = à { $cost } AP
far-firing = à { $cost } AP d’un point de tir
far-room = à { $cost } AP s’il y avait de la place
far-nowhere = hors d’atteinte
far-told = au plus près

## Why it does so

why-goes-for = { $name } vise { $target } : { $far }.
why-goes-for-farther = { $name } vise { $target }, { $far } ; { $other } est { $otherfar }.
why-goes-for-ki = { $name } vise { $target }, { $far } comme { $other }, mais { $given } a plus de Ki ({ $ki } contre { $otherki }).
why-goes-for-tie = { $name } vise { $target }, { $far } comme { $other }. La Favor décide.
why-nobody = { $name } n’atteint personne.
why-heads-for = { $name } se dirige vers { $area }, { $cost } AP en tout.
why-no-route = Aucun chemin ne mène à son but : { $name }.
why-moves = Avance vers { $area } pour { $cost } AP.
why-in-reach = { $target } est à portée de Melee Combat : arrêt.
why-in-sight = { $target } est en Line of Sight : arrêt.
why-too-far = Le pas suivant coûte { $cost } AP, il en reste { $left }.
why-no-room = Aucune place ici : { $area }. Personne ne passe.
why-stationary = Il est Stationary et ne quitte jamais sa zone.
why-guards = Il monte la garde ; rien ne l’a réveillé.
why-woken = Un Combat voisin l’a réveillé : Assault.
why-sees = Il voit { $target } (depuis { $area }) : Assault.
why-sees-somebody = Il voit un Champion ou Ally : Assault.
why-letter = Il atteint la lettre { $letter } de son trajet.
why-letters-here = Toutes les lettres de son trajet sont ici.
why-walks-route = Il suit son trajet aussi loin que possible.
why-takes-goal = Il prend son but pour { $cost } AP et passe à Escape.
why-cannot-take = Prendre son but coûte { $cost } AP, il en reste { $left }.
why-goal-ahead = Il n’atteint pas encore son but.
why-no-goal = Personne ne porte ce qu’il cherche.
why-goal-gone = Ce qu’il cherche n’est plus là : un autre Enemy l’a, ou cela a quitté le plateau. Dites ce qu’il fait maintenant.
why-goal-gone-named = Plus là : { $goal }. Un autre Enemy l’a, ou cela a quitté le plateau. Dites ce qu’il fait maintenant.
why-targets-gone = Toutes ses cibles sont Eliminated : Assault.
why-leaves = Il quitte le plateau pour { $cost } AP.
why-cannot-leave = Partir coûte { $cost } AP, il en reste { $left }.
why-exit-ahead = Il n’atteint pas encore de sortie.
why-in-the-way = { $target } lui barre la route.
why-chosen = Les joueurs l’ont choisi.
why-tokens = { $count ->
    [0] Reste { $left } AP : aucun jeton Combat.
    [one] Reste { $left } AP : { $count } jeton Combat.
   *[other] Reste { $left } AP : { $count } jetons Combat.
}
why-nobody-in-reach = Aucun adversaire n’est à portée.

## Questions at a table without a board

said-nobody = Personne

## Behaviours

behaviour-assault = Assault
behaviour-assault-stationary = Assault, Stationary
behaviour-gatekeeper = Guardian, Gatekeeper
behaviour-sentinel = Guardian, Sentinel
behaviour-patrol = Patrol
behaviour-search = Search
behaviour-assassination = Assassination
behaviour-escape = Escape

## The log

log-board-laid = Le plateau « { $board } » est sur la table
log-board-taken-up = Le plateau est retiré
log-placed = { $name } se place : { $area }
log-placed-beside = { $name } est à côté du plateau
log-walked = { $name } se déplace : { $from } vers { $to }
log-walked-through = { $name } se déplace : { $from } vers { $to }, par { $through }
log-enemy-stays = { $name } reste en place : { $area }
log-enemy-told = { $name } s’est déplacé
log-turned = { $name } passe à { $behaviour }
log-turned-attacked = Sous l’attaque, { $name } passe à { $behaviour }
log-turned-nearby = Un Combat réveille { $name } : { $behaviour }
log-turned-saw = { $name } a vu quelqu’un et passe à { $behaviour }
log-tie-settled = Égalité tranchée : { $name }
log-combat-passed = { $name } ne combat pas
log-reinforced = { $name } revient : { $area }

verb-lay-board = plateau posé
verb-set-out = figurines placées
verb-take-up-board = plateau retiré
verb-place = figurine placée
verb-behaviour = comportement
verb-enemy-moves = Enemy déplacé
verb-tie = égalité tranchée
verb-pass-combat = Combat passé
verb-reinforce = Reinforcement

## Marks on areas

mark-flammable = Inflammable
mark-flaming = En flammes
mark-summoning-zone = Zone d’invocation d’Oni
mark-objective = Objectif
mark-event = Événement
mark-scenery = Décor
mark-obstacle = Obstacle
mark-numbered = { $mark } { $number }
mark-noted = { $mark } : { $note }
log-marked = Dans { $area } se trouve maintenant : { $marks }
log-unmarked = Plus rien ne se trouve dans { $area }
verb-mark = repères d’une zone
