# Words of Bushido: The exchange.

## The exchange

bushido-melee-title = { $action }
bushido-melee-against = { $name } contre { $other }
bushido-whom = Qui ?
bushido-whom-sub = avec la valeur de l’échange
bushido-value-of = valeur { $value }
bushido-value-unknown = valeur ?
bushido-has-initiative = { $name } a l’Initiative : { $why }
bushido-pool-of = { $name } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
bushido-term = { $what } { $value }
bushido-weapon-of = Arme : { $name }
bushido-no-weapon = aucune arme sur la carte
bushido-boosts-of = Boosts : { $name }
bushido-boost-price = { $cost } Ki chacun, sur { $ki }
bushido-boost-no-more = { $cost } Ki chacun : avec { $ki } Ki, pas un de plus
bushido-assist-of = Enemies en soutien contre { $name }
bushido-facts-of = Vrai pour { $name }
bushido-terms-more = Ce qui est vrai aussi
bushido-split-of = { $name } : Attack / Defence
bushido-split = { $attack } / { $defence }
bushido-split-special = { $attack } / { $defence } { $special }
bushido-split-ears = { $attack } Attack, { $defence } Defence { $special }
bushido-secret-split = Répartitions secrètes
bushido-secret-on = derrière le cache
bushido-secret-off = visible
bushido-cover-pick = Pour un seul joueur : { $name }. Ouvrir
bushido-cover-done = { $name } a choisi
bushido-cover-again = Couvrir de nouveau
bushido-reveal = Révéler les deux
bushido-change-split = Rechoisir
bushido-which-split = Que choisir ?
bushido-attack = Attack
bushido-defence = Defence
bushido-die-next = { $name } : { $kind }, dé { $number }
bushido-damage-next = { $name } : Damage Roll au niveau { $level }, dé { $number }
bushido-roll = Lancer
bushido-roll-all = Tout lancer
bushido-die-face = Dé { $face }
bushido-die-back = { $face }, reprendre
bushido-die-again = { $face }, relancer
bushido-take-back = Reprendre le dernier dé
bushido-keys-label = Faces
bushido-result-explained = Le plus haut dé, et 1 par autre dé qui n’est pas un 1.
bushido-attack-of = { $name } : Attack
bushido-level = Niveau { $level }
bushido-against = contre
bushido-attack-wins = Attack gagne
bushido-defence-wins = Defence gagne
bushido-damage-row = Damage Roll { $dice } : ligne { $row }, Wounds { $wounds }
bushido-sum-highest = meilleur { $value }
bushido-sum-others = autres
bushido-sum-removed = { $count ->
    [one] meilleur dé retiré
   *[other] { $count } meilleurs dés retirés
}
bushido-sum-bonus = autres bonus
bushido-sum-table = niveau { $level }, ligne { $row } : { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
bushido-sum-half = moitié
bushido-sum-after = { $what } : { $wounds }
bushido-sum-removes = deux dés égaux : retirée du jeu
bushido-takes = { $name } subit { $wounds } : { $from } à { $to } sur { $most }
bushido-takes-none = { $name } subit 0
bushido-triggers = { $special } se déclenche
bushido-announced = Annoncé : { $special }
bushido-idle-attack = { $special } ({ $name }) ne se déclenche pas : son Attack a perdu
bushido-idle-defence = { $special } ({ $name }) ne se déclenche pas : sa Defence a perdu
bushido-idle-over = { $special } ({ $name }) ne se déclenche pas : l’échange était déjà fini
bushido-after-apart = Les figurines sont séparées : l’échange est fini
bushido-after-over = L’échange est fini : { $name } ne riposte pas
bushido-apply = Appliquer
bushido-apply-sub = Wounds : { $name } { $taken }, { $other } { $dealt }
bushido-just-result = Juste le résultat
bushido-wounds-of = Wounds : { $name }
bushido-apart = Pas de contact

## The hidden split, solved

bushido-split-title = Quelle répartition ?
bushido-mix-of = { $name } : mélangez ainsi
bushido-percent = { $percent } %
bushido-never = jamais
bushido-bar-ears = { $split } : { $often }
bushido-worth = au moins, quoi que fasse { $name }. Une Wound compte { $wound }, une élimination { $kill }, un Special déclenché qui fait plus que des dégâts { $special } en plus.
bushido-best-answer = { $name } : meilleure réponse
bushido-even = égal
bushido-goal = But
bushido-goal-even = Égal
bushido-goal-hurt = Blesser
bushido-goal-survive = Survivre
bushido-goal-hold = Tenir
bushido-draw-one = En tirer une pour moi
bushido-draw-sub = pour un seul joueur : { $name }
bushido-drawn-split = Tirée : { $split }
bushido-all-splits = Toutes
bushido-map-caption = { $name } en lignes, { $other } en colonnes
bushido-cell = { $row } contre { $column } : { $value }
bushido-cell-detail = Wounds infligées { $dealt }, subies { $taken }, élimination { $kill } %, mort { $death } %
bushido-guess = Votre meilleure réponse : { $best }, { $value }
bushido-guess-title = Que fait { $name } d’habitude ?
bushido-one-boost = Un Boost de plus

## A shot and a test

bushido-shot-title = Ranged Attack
bushido-distance = À quelle distance ?
bushido-shot-number = Nombre { $number }, dés { $dice }
bushido-shot-too-far = trop loin
bushido-shot-odds = Touche { $percent } %, Wounds { $wounds }, élimination { $kill } %
bushido-shot-die = Dé de tir { $number }
bushido-shot-check = Contrôle de l’ami
bushido-shot-damage = Damage Roll
bushido-shot-facts = Ce qui est vrai
bushido-value-best = le mieux : { $value }
bushido-roll-and-show = Lancer et montrer
bushido-roll-and-show-sub = l’app tire aussi les répartitions
bushido-still-to-choose = Reste à choisir : { $names }
bushido-whom-title = Contre qui se battre ?
bushido-whom-row = Melee { $melee } · Charge { $charge }
bushido-whom-help = La valeur de l’échange quand les deux répartissent au mieux leurs dés, en Wounds. À vous de voir la portée et la vue.
bushido-nobody = personne
bushido-shot-band = jusqu’à { $inches }″
bushido-shot-weapon = Avec quoi ?
bushido-shot-intercept = Une autre figurine l’intercepte-t-elle ?
bushido-shot-intercept-help = Intercept : la ligne traverse sa ZoC avant la cible, elle voit le tireur, n’est pas Exhausted. Le couvert ne compte que si les deux en ont.
bushido-shot-friend = Un ami en BtB avec la cible ?
bushido-shot-friend-odds = Touche l’ami { $percent } %
bushido-shot-special = Avec un Special ?
bushido-shot-no-special = sans
bushido-shot-special-cost = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
bushido-shot-check-die = Contrôle de l’ami, dé { $number }
bushido-shot-damage-die = Touché, niveau { $level } : Damage Roll, dé { $number }
bushido-shot-hit = Touché, niveau { $level }
bushido-shot-missed = Manqué
bushido-shot-target-ran = la cible a couru
bushido-shot-swarm = Swarm
bushido-shot-already = a déjà tiré
bushido-shot-defence = Ranged Defence
bushido-band-short = Short
bushido-band-medium = Medium
bushido-band-long = Long
bushido-guess-read = Si { $name } vous lit : { $value }. Le mélange assure { $sure }.
bushido-guess-nothing = Déplacez un curseur : à quelle fréquence choisit-il cela ?
bushido-guess-best = joue au mieux
bushido-guess-even = au hasard
bushido-guess-so-far = comme dans cette partie
bushido-what-if = Ce que vaudrait le reste
bushido-if-weapon = Avec { $name }
bushido-if-special = En ayant { $name }
bushido-die-anew = { $face }, relancer ou corriger
bushido-rerolls = Relances
bushido-reroll-stage = { $name }, { $right } ; dés : { $other }
bushido-reroll-own = { $name }, { $right } : ses propres dés
bushido-reroll-help = { $count ->
    [one] { $count } dé au plus. Touchez-le ci-dessous, ou demandez lequel.
   *[other] { $count } dés au plus. Touchez-les ci-dessous, ou demandez lesquels.
}
bushido-reroll-which = Quels dés ?
bushido-reroll-none = Tout laisser : { $value }
bushido-reroll-these = Relancer { $which } ({ $name }) : { $value } au lieu de { $stand }
bushido-reroll-do = Les relancer
bushido-reroll-leave = Continuer sans relances
