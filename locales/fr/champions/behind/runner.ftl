# Words of the screen that leads through the Enemies Phase.

## What comes of a turn

runner-combat = { $count ->
    [one] Reste { $left } AP : un Combat contre { $target }.
   *[other] Reste { $left } AP : { $count } Combats contre { $target }.
}
runner-no-combat = Reste { $left } AP : aucun Combat.
runner-nobody = Reste { $left } AP, mais aucun Combat.
runner-on-the-way = Puis il combat { $target } en chemin.
runner-told = { $name } ne combat personne ce tour.
runner-told-target = { $name } s’est déplacé vers { $target }.
runner-told-leaves = Retirez { $name } du plateau.
runner-comes-to = { $count ->
    [0] Vers { $area }, reste { $left } AP : aucun jeton Combat.
    [one] Vers { $area }, reste { $left } AP : { $count } jeton Combat.
   *[other] Vers { $area }, reste { $left } AP : { $count } jetons Combat.
}
runner-comes-nowhere = { $count ->
    [0] Sur place, reste { $left } AP : aucun jeton Combat.
    [one] Sur place, reste { $left } AP : { $count } jeton Combat.
   *[other] Sur place, reste { $left } AP : { $count } jetons Combat.
}
runner-as-cheap = Coûte autant.

## Somebody at a glance

runner-stands = { $area } · { $how }
runner-status-life = { $status }, Life { $life }
runner-life = Life { $life }
runner-life-unknown = Life à saisir

## A tie

runner-go-for = Viser { $name }
runner-fight = Combattre { $name }
runner-make-for = Aller vers { $name }
runner-take-way = Prendre ce chemin

## A Combat to come

runner-outnumbered = { $name } est Outnumbered.
runner-superiority = { $name } a la Numerical Superiority.
runner-cover = { $name } a Cover.
runner-no-return = { $name } ne peut pas riposter.
runner-may-intervene = Intervene possible : { $name }.

## The page

runner-queue = Leur ordre
runner-was = { $name } : déjà fait
runner-returned = { $name } : de retour
runner-gone = { $name } : plus sur le plateau
runner-is = { $name } : maintenant
runner-will-be = { $name } : plus tard
runner-why = Pourquoi
runner-default = par défaut
runner-behaviour = Comportement : { $behaviour }

## The dock

runner-done-next = Fait, suivant
# Stands below "Done, next".
runner-then-combat = Son Combat
runner-done = Fait
runner-otherwise = Autre choix
runner-as-planned = Comme prévu
runner-begin-combat = Débuter le Combat
runner-closest = Au plus près : { $names }
runner-move-to = Vers { $area }
runner-return-in = Retour : { $area }
runner-no-return-more = Personne ne revient

## Before the first one moves

runner-standing = Tout le monde est-il bien placé ?
runner-standing-yes = Oui, commencer
runner-as-list = Tout le monde en liste

## Otherwise

runner-otherwise-title = { $name } fait autre chose
runner-otherwise-combat = { $name } et ce Combat
runner-another-way = Un autre chemin, { $way }
runner-stay = Rester en place : { $area }
runner-another-area = Autre chemin ou zone
runner-another-area-sub = Au choix, selon les règles ou non
runner-change-behaviour = Changer son comportement
runner-another-first = Un autre Enemy d’abord
runner-pass = Il ne combat pas
runner-pass-sub = Son jeton Combat est perdu
runner-elsewhere = Où va { $name } ?
runner-elsewhere-text = Touchez les zones l’une après l’autre, ou une zone plus éloignée.
runner-path = Par { $areas } : { $cost } AP.

## Reinforcement

runner-token = Jeton { $number }
runner-token-unit = Jeton { $number } · { $count ->
    [one] { $count } figurine perdue
   *[other] { $count } figurines perdues
}
runner-where = Où ?

## Without a board

runner-answered = Ce que vous avez dit
runner-no-board = Sans plateau, l’app demande.
runner-lay = En poser un
runner-no-place = Il est à côté du plateau : l’app demande.

## Which Enemy Unit of a Battle activates next, at a table without a board

activation-why = La prochaine Unit Enemy : la première de ces phrases qui soit vraie pour l’une d’elles
activation-which = Pour quelle Unit est-ce vrai ?
runner-obstacle = Dans { $area } se trouve { $obstacle }. La figurine passe-t-elle ? Sinon, choisissez autre chose.
