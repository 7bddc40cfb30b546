# Words of a Champion's sheet and of its actions.

## Who and what

sheet-to-table = À la table
sheet-previous = Champion précédent : { $name }
sheet-next = Champion suivant : { $name }
sheet-log = Journal
sheet-destiny = Destiny { $destiny }

## Gauges, tokens, statuses

sheet-take-over = { $player } reprend

## Actions

sheet-actions = Actions
sheet-ap-left = restants
sheet-anyway-ears = { $action } : faire quand même
sheet-does-melee = Contre un Enemy à portée
sheet-does-ranged = Contre un Enemy en vue
sheet-does-movement = 1 AP de plus et 2 Honor pour quitter des adversaires
sheet-does-healing = Rend 2 Life, aucun Enemy dans la zone
sheet-does-concentration = 1 Ki de plus jusqu’à Recovery
sheet-does-investigation = Lancer les dés élémentaires
sheet-does-complex = Test contre le nombre du scénario
sheet-does-simple = Sans lancer
sheet-does-draw = Une fois par Activation
sheet-does-purity = Rend 1 Purity

sheet-action-of = { $action } : { $name }

sheet-move-cost = AP pour les bordures
sheet-move-cost-sub = Autant que de traits franchis
sheet-move-cost-minus = AP pour les bordures moins 1
sheet-move-cost-plus = AP pour les bordures plus 1
sheet-leave = Quitter la zone
sheet-leave-free = Libre
sheet-leave-free-sub = pas d’adversaire
sheet-leave-opponents = Disengage
sheet-leave-opponents-sub = 1 AP, 2 Honor
sheet-leave-forced = Forcé
sheet-leave-forced-sub = par le scénario
sheet-move = Déplacer

sheet-area = Un Enemy dans la zone ?
sheet-area-clear = Aucun Enemy
sheet-area-enemies = Un Enemy
sheet-heal = Soigner

sheet-test-roll = Lancez les dés élémentaires à la table, puis notez le résultat.
sheet-test-ki = Ki pour Focus
sheet-test-ki-minus = Ki pour Focus moins 1
sheet-test-ki-plus = Ki pour Focus plus 1
sheet-test-deception = Deception
sheet-test-deception-cost = 2 Honor
sheet-test-successes = Succès
sheet-test-successes-sub = Pour le journal ; facultatif
sheet-test-successes-minus = Succès moins 1
sheet-test-successes-plus = Succès plus 1
sheet-test-done = Noter le test

sheet-draw-text = Piochez deux objectifs, gardez-en un, remettez l’autre dans le paquet et mélangez.
sheet-draw-text-discard = Piochez deux objectifs, gardez-en un, défaussez l’autre.
sheet-draw-note = La carte gardée
sheet-draw-now = Noter maintenant
sheet-draw-later = Plus tard
sheet-draw-done = Draw Objectives

## Objectives

sheet-objectives = Objectifs
sheet-objectives-none = Aucun objectif noté
sheet-objective-for = Objectif : { $name }
sheet-objective-untitled = Objectif sans titre
sheet-objective-keep = En garder un autre
sheet-objective-done = { $card }, accompli pour { $glory }
sheet-objective-worth-of = Sa Glory
sheet-objective-worth = Noter sa Glory
sheet-objective-worth-ears = Noter sa Glory : { $title }
sheet-objective-complete = Accomplir pour { $glory }
sheet-objective-complete-ears = Accomplir pour { $glory } : { $title }
sheet-objective-reveal = Révéler
sheet-objective-reveal-ears = Révéler { $title }
sheet-objective-reopen = Rouvrir
sheet-objective-reopen-ears = Rouvrir : { $title }
sheet-objective-drop = Rendre
sheet-objective-drop-ears = Rendre { $title }

## Equipment

sheet-equipment = Équipement
sheet-one-of-each = On en porte autant qu’on veut, on utilise un objet par type et par scénario.
sheet-item-for = Équipement : { $name }
sheet-item-add = Ajouter un objet
sheet-item-name = Nom
sheet-item-kind = Type
sheet-item-note = Son effet
sheet-item-take = Prendre
sheet-item-drop = Donner
sheet-item-drop-ears = Donner { $item }

## The card

sheet-card = Carte
sheet-card-of = Carte : { $name }
sheet-card-correct = Corriger
sheet-card-life = Life { $value }
sheet-card-weakened = Weakened à { $value }
sheet-card-ap = { $value } AP par tour
sheet-card-honor = Honor { $value }
sheet-card-ki = Ki { $value }
sheet-card-melee = Melee { $value ->
    [one] { $value } dé
   *[other] { $value } dés
}
sheet-card-ranged = Ranged { $value ->
    [one] { $value } dé
   *[other] { $value } dés
}
sheet-card-no-ranged = sans valeur Ranged
sheet-keywords = Keywords

## By hand

sheet-by-hand = À la main
sheet-adjust = Changer une jauge avec une raison
sheet-adjust-sub = Ce que dit le scénario ou une carte
sheet-adjust-of = À la main : { $name }
sheet-adjust-gauge = Quelle jauge
sheet-adjust-by = Changement
sheet-adjust-minus = Changement moins 1
sheet-adjust-plus = Changement plus 1
sheet-adjust-note = Raison
sheet-adjust-done = Changer
sheet-starting-honor = Honor de départ
sheet-starting-honor-sub = Tel que le Threshold le compte
sheet-starting-honor-minus = Honor de départ moins 1
sheet-starting-honor-plus = Honor de départ plus 1
sheet-eliminate = Éliminer
sheet-eliminate-sub = Hors jeu, les nombres restent
sheet-corrupt = Corrompre
sheet-corrupt-sub = Passe du côté des Enemies
sheet-bring-back = Remettre en jeu
sheet-bring-back-sub = Les règles ne le prévoient pas ; le scénario peut-être
sheet-item-use = Utiliser
sheet-item-use-ears = Utiliser { $item } dans ce scénario
sheet-item-in-use = en usage

handle-nothing = Autre chose : un levier, une porte
handle-pick-up = Ramasser { $item }
handle-put-down = Poser { $item }
handle-give = Donner { $item } à { $name }
handle-take = Prendre { $item } à { $name }
handle-exchange = Échanger { $item } avec { $name } contre { $other }
sheet-corruption = Corruption (X)
sheet-corruption-sub = Par un lieu ou une carte, hors Combat. Pure est déduit.
sheet-corruption-minus = Corruption moins 1
sheet-corruption-plus = Corruption plus 1
sheet-corruption-ki = Ki contre Corruption
sheet-corruption-ki-minus = Ki contre Corruption moins 1
sheet-corruption-ki-plus = Ki contre Corruption plus 1
sheet-corruption-apply = Appliquer la Corruption
