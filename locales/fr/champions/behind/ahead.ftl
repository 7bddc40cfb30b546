# Words of the forecast: what the Enemies would do if the Champions stopped now.

ahead-title = Prévoir
ahead-subtitle = Si les Enemies agissaient maintenant
ahead-link-sub = Ce que feraient les Enemies

## Who is in danger

ahead-danger = Qui est en danger
ahead-by-danger = danger décroissant
ahead-working = { $done } sur { $all } calculés
ahead-falls = tombe : { $share }
ahead-safe = personne n’attaque
ahead-wounds = { $combats ->
    [one] Wounds attendues : { $wounds } en { $combats } Combat
   *[other] Wounds attendues : { $wounds } en { $combats } Combats
}
ahead-waiting = calcul en cours
ahead-unknown = Carte incomplète : { $name }. Une valeur n’est pas saisie.
ahead-how = Joué selon votre but, un Combat après l’autre ; personne n’intervient.
ahead-ears = Le plus en danger : { $name }, risque de tomber : { $share }.
ahead-lost = Le scénario serait perdu : { $what }.

## What the Enemies would do

ahead-enemies = Ce que feraient les Enemies
ahead-enemies-then = Ce que feraient alors les Enemies
ahead-otherwise = autrement que maintenant
ahead-goes = { $name } se déplace : { $from } vers { $to }.
ahead-stays = { $name } reste en place : { $area }.
ahead-leaves = { $name } quitte le plateau : { $area }.
ahead-takes = Il emporte : { $goal }.
ahead-takes-goal = Il emporte ce qu’il cherche.
ahead-asked = { $name } se déplace comme vous le dites.
ahead-fights = Combat contre { $target }.
ahead-shoots = Tire sur { $target }.
ahead-no-combat = Aucun Combat.
ahead-nobody = Aucun Enemy n’est sur le plateau.
ahead-no-board = Sans plateau, l’app demande chaque déplacement ; elle ne peut rien prévoir.
ahead-boards = Plateaux

## What if

ahead-what-if = Et si…
ahead-what-if-sub = Essayer un Movement ; rien n’est noté.
ahead-who = Qui se déplace ?
ahead-where = Vers où ?
ahead-nowhere = Aucune zone n’est accessible.
ahead-cost = { $cost } AP
ahead-cost-honor = { $cost } AP, { $honor } Honor
ahead-tried = Et si { $name } était ici : { $area } ?
ahead-before-after = { $name } tombe : { $before }, puis { $after }
ahead-wounds-then = Wounds attendues : { $before }, puis { $after }
ahead-same = Le danger ne change pour personne.
ahead-take-back = Annuler
ahead-move = Déplacer { $name } vers { $area }
