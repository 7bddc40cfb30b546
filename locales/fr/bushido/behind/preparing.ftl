# Words of Bushido: Terrain, deployment, how a scenario scores.

## Terrain

bushido-terrain-count = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}
bushido-terrain-name = Qu’est-ce que c’est ?
bushido-terrain-add = Noter cet élément
bushido-terrain-off = Retirer { $name } de la liste
bushido-terrain-passage = Passage
bushido-terrain-visibility = Visibilité
bushido-terrain-size-none = sans taille
bushido-passage-impassable = Impassable
bushido-passage-difficult = Difficult
bushido-passage-normal = Normal
bushido-passage-ideal = Ideal
bushido-visibility-clear = Clear
bushido-visibility-blocking = Blocking
bushido-visibility-obscuring = Obscuring
bushido-visibility-enhancing = Enhancing

## Deployment, in its order

bushido-deploy-order = Dans cet ordre
bushido-deploy-untested = D’abord le Tactical Test.
bushido-deploy-own-dice = Ou saisissez vos propres dés.
bushido-deploy-won = { $player } a gagné le test : Player 1.
bushido-deploy-places = { $player } place l’élément { $number }, six au moins en tout.
bushido-deploy-enough = { $player } place l’élément { $number } ou s’arrête : l’autre en place alors un de plus.
bushido-deploy-zone = Qui s’arrête le premier choisit une zone de déploiement, l’autre a celle d’en face.
bushido-deploy-cards = Cartes Terrain, le vainqueur du test d’abord : { $cards }
bushido-deploy-vims = VIM, les deux en même temps, caché. Notés : { $a } : { $b }
bushido-deploy-models = { $player } dit qui déploie d’abord. Chacun déploie toutes ses figurines, aucune en BtB ni dans la ZoC d’un Enemy.
bushido-deploy-scouts = Puis Scout, le perdant du test d’abord : { $names }
bushido-deploy-flanks = Flank : tour 2, 3 ou 4 et un bord neutre, caché : { $names }. Notés : { $a } : { $b }

## How a scenario scores

bushido-scoring = Le décompte
bushido-scoring-vp = VP
bushido-scoring-turn-ears = Tour { $turn } : { $marks }
bushido-scoring-nothing = rien
bushido-scoring-award = 1 Victory Point à sa fin
bushido-scoring-reset = points à 0
bushido-scoring-reset-influence = tous les objectifs Neutral
bushido-scoring-may-end = un dé peut le finir
bushido-scoring-objectives = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
bushido-scoring-zones = { $count ->
    [one] { $count } zone
   *[other] { $count } zones
}
bushido-scoring-neutral = Neutral
bushido-scoring-points = points { $a } : { $b }
bushido-scoring-prayer = Une prière marque une fois, { $count } par joueur.
bushido-scoring-influence = L’Influence tourne un objectif d’un degré.
bushido-scoring-zone-rule = Une zone marque à chaque End Phase pour qui y a plus de Rice et plus de figurines.
bushido-scoring-most-points = Le VP va à qui a strictement le plus de points.
bushido-scoring-most-friendly = Le VP va à qui a strictement le plus d’objectifs Friendly.
bushido-scoring-leaves-scorer = Ensuite un objectif Friendly de celui qui marque disparaît ; l’adversaire choisit.
bushido-scoring-leaves-popular = Ensuite l’objectif le plus utilisé du tour disparaît.

## Before an action, and while a card is typed

bushido-unseen = Arrive sans être vu ?
bushido-unseen-last = Dernier moment pour les Ki Feats : { $name }. Surprised, plus aucun, ni Boosts.
bushido-unseen-yes = { $name } est Surprised
bushido-trait-search = Chercher un trait
bushido-trait-search-hint = quelques lettres, puis toucher
bushido-trait-as-typed = Ajouter « { $text } » tel quel
bushido-trait-value = Valeur : { $name }
bushido-trait-markers = Marqueurs : { $name }
bushido-trait-marker-value = Valeur de chaque marqueur : { $name }
bushido-trait-about = { $name } : à propos de quoi ?
bushido-trait-unsaid = { $name } ne compte que si vous dites à propos de quoi, comme imprimé sur la carte.
bushido-trait-off = Retirer { $name }
bushido-weapons = Armes
bushido-weapon-melee = Arme de mêlée
bushido-weapon-ranged = Arme à distance
bushido-weapon-more-melee = Autre arme de mêlée
bushido-weapon-more-ranged = Autre arme à distance
bushido-weapon-name = Nom
bushido-weapon-bands = Portées en pouces
bushido-weapon-bands-hint = courte / moyenne / longue, par exemple 5/10/15 ; « - » s’il n’y en a pas
bushido-weapon-bands-bad = Trois nombres croissants séparés par / : comme imprimés, par exemple 5/10/15.
bushido-card-bands = { $name } : les portées sont trois nombres croissants, comme imprimé, par exemple 5/10/15.
bushido-weapon-traits = Traits de l’arme
bushido-weapon-trait-search = Chercher un trait de l’arme
bushido-special-add = Ajouter un Special
bushido-special-none = Choisir
bushido-special-cost = Dés que coûte { $name }
bushido-feats = Ki Feats
bushido-feat = Ki Feat
bushido-feat-more = Autre Ki Feat
bushido-feat-cost = Coût en Ki, comme imprimé
bushido-feat-timing = Quand il s’utilise
bushido-feat-limit = Combien de fois il s’utilise
bushido-feat-no-limit = Sans limite
bushido-feat-turn = Une fois par tour
bushido-feat-game = Une fois par partie
