# Words of the combat screens.

effect-is = est { $status }
effect-is-no-longer = n’est plus { $status }
effect-token = gagne un jeton : { $token }
effect-arrives = arrive sur le plateau comme Enemy
effect-intervenes = intervient, une fois ce tour
gauge-rerolls = Relances

life-of = Life { $life } sur { $of }
wounds-counted = { $wounds ->
    [0] Life à saisir
    [one] { $wounds } Wound, Life à saisir
   *[other] { $wounds } Wounds, Life à saisir
}

combat-leave = Quitter ce Combat

combat-your-side-ears = De votre côté :
combat-enemy-ears = Enemy :
combat-choose = Choisir
combat-who-fights = Qui combat ?
combat-against-whom = Contre qui ?
combat-no-enemy = Aucun Enemy n’est sur le plateau.
combat-to-figures = Ajouter des Enemies

combat-kind = Type de Combat
combat-melee = Melee
combat-ranged = Ranged
combat-who-began = Qui a commencé
combat-players = Joueurs
combat-enemy = Enemy
combat-sizes = Sizes
combat-even = Égales
combat-even-sub = pas d’Honor
combat-outnumbered = Outnumbered
combat-outnumbered-sub = +1 Honor
combat-outnumbered-honor = { $honor } Honor
combat-superiority = Superiority
combat-superiority-sub = −1 Honor
combat-superiority-free = sans perte d’Honor
combat-alone = Imposing et seul de votre côté
combat-alone-sub = Superiority ne coûte pas d’Honor

combat-wounds = Wounds
combat-wounds-to = Wounds : { $name }
combat-more-than-keys = plus
combat-more-wounds = Plus de 6 Wounds : { $name }
combat-wounds-minus = Une Wound de moins
combat-wounds-plus = Une Wound de plus
combat-fell = { $name } tombe
combat-fell-sub = Life n’est pas saisie : à vous de le dire
combat-prevention = Ki contre Corruption
combat-ki = { $ki } Ki
combat-purity-lost = { $lost ->
    [0] aucune Purity perdue
   *[other] −{ $lost } Purity
}

combat-more = Plus sur ce Combat
combat-more-sub = Ki, Deception, Clan Power, etc.
combat-more-sub-ally = Jetons de relance, etc.
combat-ki-spent = Ki dépensé pour Focus
combat-rerolls-spent = Jetons de relance dépensés
combat-three-fire = Trois Fire
combat-three-fire-sub = +1 Ki
combat-three-air = Trois Air
combat-three-air-sub = +1 AP, +1 Life
combat-power = Honor du Clan Power
combat-technique = Secret Technique utilisée
combat-technique-honor = { $honor } Honor
combat-life-recovered = Life regagnée en tout
combat-corruption = Corruption de l’Enemy

combat-changes = Ce qui va changer
combat-nothing-yet = Indiquez les Wounds ; les changements s’affichent ici.
combat-not-possible = Impossible selon les règles
combat-set-aside = Cette règle est écartée
combat-keep-rule = Garder la règle
combat-type-in = Saisir
combat-change-ears = { $gauge } : { $from }, puis { $to },
combat-group-short = Group Honor passe de { $from } à { $to }, il manque { $margin } pour { $threshold }.
combat-group-exact = Group Honor passe de { $from } à { $to }, exactement le Threshold.
combat-group-above = Group Honor passe de { $from } à { $to }, { $margin } au-dessus de { $threshold }.
combat-threshold-moves = Le Threshold passe de { $from } à { $to }.

combat-apply = Appli{ "\u00AD" }quer
combat-apply-anyway = Appli{ "\u00AD" }quer quand même
combat-missing-dealt = Wounds infligées ?
combat-missing-taken = Wounds subies ?
combat-both-wounds = infligé { $dealt }, subi { $taken }
combat-both-fall = Les deux tombent
combat-card-of = Carte : { $name }
