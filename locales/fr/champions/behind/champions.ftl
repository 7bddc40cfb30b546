# The terms of Champions of Rokugan, with the capitals of its rulebook.

cause-cost = coût
cause-action = action
cause-focus = Focus
cause-deception = Deception
cause-disengagement = Disengagement
cause-outnumbered = Outnumbered
cause-superiority = Numerical Superiority
cause-effect = Additional Effect
cause-wounds = Wounds
cause-wounded-enemy = Wound à un Enemy
cause-enemy-eliminated = Enemy éliminé
cause-corruption = Corruption
cause-prevention = contre Corruption
cause-elimination = Eliminated
cause-objective = Clan Objective
cause-recovery = Recovery
cause-oni = Oni
cause-refresh = nouveau tour
cause-return = retour sur le plateau
cause-by-hand = à la main
cause-card = carte

difficulty-easy = Facile
difficulty-normal = Normal
difficulty-hard = Difficile

scenario-adventure = Adventure
scenario-investigation = Investigation
scenario-battle = Battle

equipment-weapon = Weapon
equipment-armor = Armor
equipment-relic = Relic

ruling-threshold-glory = Quelle Glory change le Threshold à la fin
ruling-threshold-glory-before = celle de la fin de partie
ruling-threshold-glory-after = la Glory finale
ruling-dishonored = Quand un Champion est Dishonored
ruling-dishonored-below = sous 0 Honor
ruling-dishonored-zero = à 0 Honor et dessous
ruling-ally-holds-back = Une Unit Ally qui pourrait suivre et ne le fait pas
ruling-ally-holds-back-champion = le Champion qui a la Favor perd 1 Honor
ruling-ally-holds-back-nobody = personne ne perd d’Honor
ruling-threshold-champions = De qui la Glory change le Threshold à la fin
ruling-threshold-champions-first = celle de chaque Champion, Companions compris
ruling-threshold-champions-other = seulement celle des Champions des joueurs
ruling-threshold-corrupted = La Glory d’un Champion Corrupted à la fin
ruling-threshold-corrupted-first = change le Threshold comme toute autre
ruling-threshold-corrupted-other = ne change pas le Threshold
ruling-corrupted-acts = Qui devient Corrupted pendant la phase Enemies
ruling-corrupted-acts-first = agit dès la phase suivante
ruling-corrupted-acts-other = agit dans la même phase
ruling-patrol-sees = Une Patrol regarde autour d’elle
ruling-patrol-sees-first = pendant son propre tour
ruling-patrol-sees-other = aussi quand vous traversez son champ de vision
ruling-retreat-after = Une Unit en repousse une autre
ruling-retreat-after-first = après un Melee Combat
ruling-retreat-after-other = après tout Combat
ruling-unkept-objectives = Les objectifs piochés et non gardés
ruling-unkept-objectives-first = retournent dans le paquet, mélangé
ruling-unkept-objectives-other = vont à la défausse
ruling-assault-on-allies = Assault sans Champion à portée
ruling-assault-on-allies-first = ne combat personne
ruling-assault-on-allies-other = combat un Ally à portée
ruling-returning-behaviour = Un Reinforcement qui revient fait
ruling-returning-behaviour-first = ce que le scénario lui a donné
ruling-returning-behaviour-other = ce qu’il faisait en dernier
ruling-glorified-below-zero = Pour désigner les Glorified, la Glory sous 0
ruling-glorified-below-zero-first = compte pour 0, comme dans le journal
ruling-glorified-below-zero-other = compte telle quelle

## Refusals: what is against it. The rule and the way out stand beside it.

refused-nobody = Personne n’a ce numéro à cette table.
refused-no-such-player = Ce joueur n’est pas concerné.
refused-no-such-objective = Cet objectif n’existe pas.
refused-no-such-item = Cet objet n’existe pas.
refused-not-carried = { $name } n’a pas { $item }.
refused-no-such-equipment = { $name } n’a pas cet équipement.
refused-bad-count = Il vient 1 à 20 figurines à la fois, pas { $count }.
refused-bad-unit = Une Unit de { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
} ne peut pas être ici.
refused-bad-cost = Un Movement coûte 1 à 10 AP.
refused-not-a-gauge = Jauge absente ici : { $gauge }.
refused-at-bound = { $gauge } reste à { $at } : pas plus loin.
refused-nothing-to-say = La remarque est vide.
refused-bad-order = Un Champion figure deux fois dans l’ordre, ou n’est pas en jeu.
refused-order-incomplete = Des Champions en jeu n’ont pas de place dans l’ordre.
refused-worth-known = La Glory de cet objectif est déjà notée.
refused-value-not-on-card = L’objectif ne vaut pas autant.
refused-no-companion = { $name } n’est pas un Companion.
refused-played-by-another = Un autre joueur a déjà repris { $name }.
refused-already-in-play = C’est déjà en jeu.
refused-game-over = La partie est finie.
refused-favor-settled = L’Imperial Favor a son détenteur.
refused-favor-open = Personne ne détient encore l’Imperial Favor.
refused-wrong-phase = C’est pour la phase { $needs } ; phase actuelle : { $is }.
refused-not-acting = Ce n’est pas à { $name } d’agir, mais à { $acts }.
refused-nobody-acts = { $name } n’est pas en Activation.
refused-turns-run-out = C’était le dernier tour du scénario.
refused-gone = { $name } n’est plus en jeu.
refused-not-on-board = Cet Enemy n’est pas sur le plateau.
refused-not-enough = Il faut { $needs } { $gauge }, il y a { $has }.
refused-honor-too-low = Il faut Honor { $needs } ou plus, il est à { $has }.
refused-unknown = Pas encore saisi : { $gauge } ({ $name }).
refused-once-per-activation = Une fois par Activation : déjà fait.
refused-once-per-turn = Une fois par tour : déjà fait.
refused-enemy-in-area = Un Enemy est dans la zone.
refused-dishonored = Un Champion Dishonored ne fait pas d’Investigation.
refused-not-for-allies = Les Allies ne peuvent pas faire cela.
refused-not-for-companions = Les Companions n’ont pas de Clan Objectives.
refused-no-intermission-card = Ce joueur n’a pas de carte Intermission à jouer.
refused-no-ring-events = Cette table joue sans cartes Ring Event.
refused-ring-event-revealed = Une carte Ring Event est déjà révélée pour ce tour.
refused-no-objectives = Cette table joue sans objectifs.
refused-nobody-in-reach = Personne n’est à portée sur le plateau.
refused-no-ranged-value = Pas de valeur Ranged sur la carte.
refused-purity-full = La Purity est déjà au maximum.
refused-life-full = Il n’y a aucune Wound à soigner.
refused-no-token = Le jeton « { $token } » n’est pas prêt.
refused-not-reinforcement = Sans Reinforcement, pas de retour.
refused-too-few-lost = Figurines perdues pour une Unit : { $has } sur { $needs }.
refused-objective-done = C’est déjà le cas.
refused-own-champion-in-play = Le Champion de ce joueur est encore en jeu.

## The log

log-ally-removed = Un Ally quitte le plateau
refused-type-in-use = { $item } est en usage : un seul { $kind } par scénario.

## Tokens beside Characters

refused-box-is-empty = { $wanted ->
    [one] { $wanted } jeton
   *[other] { $wanted } jetons
} « { $token } », c’est plus que n’en contient la boîte : il en reste { $left } pour cette figurine. Il y en a six de chaque sorte, et l’autre face compte aussi.
refused-tokens-as-before = Il y a déjà autant de jetons « { $token } ».
refused-too-few-tokens = { $held ->
    [0] { $name } n’a aucun jeton « { $token } ».
    [one] { $name } n’a qu’un jeton « { $token } ».
   *[other] { $name } n’a que { $held } jetons « { $token } ».
}
