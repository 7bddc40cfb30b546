# Words of Bushido: Set-up and Warbands.

## A new table

bushido-new-title = Nouvelle table
bushido-warband-of = Warband { $number }
bushido-made-up = Inventée : { $name }
bushido-import-roster = Fichier roster
bushido-type-warband = Saisir une Warband
bushido-type-name = Nom de la Warband
bushido-type-models = Figurines, une par ligne
bushido-type-models-hint = Le même nom encore une fois est une figurine de plus de cette carte. Ensuite, toucher une carte permet d’en saisir les valeurs ; la table demande celles qui manquent quand il les faut.
bushido-type-take = Jouer avec elles
bushido-roster-bad = Non lu : { $why }
bushido-warband-kept = { $name } est gardée sur cet appareil : choisissez-la pour une nouvelle table
bushido-kept-warbands = Warbands de cet appareil
bushido-share-warband = Transmettre en fichier
bushido-code-warband = En codes, sans les cartes
bushido-forget-warband = Oublier { $name }
bushido-rice-of = { $rice } sur { $limit } Rice, { $models ->
    [one] { $models } figurine
   *[other] { $models } figurines
}
bushido-rice-known = { $rice } Rice, { $models ->
    [one] { $models } figurine
   *[other] { $models } figurines
}
bushido-no-fault = aucune faute
bushido-faults = { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
}
bushido-unreadable = { $name } : { $value } est « ? »
bushido-unreadable-help = À saisir à la table au besoin.
bushido-scenario = Scénario
bushido-scenario-keii = prières sur six objectifs
bushido-scenario-seikyu = trois zones à contrôler
bushido-scenario-idols = influence sur trois idoles
bushido-begin-table = Commencer
bushido-play-anyway = Jouer quand même
bushido-rulings = Lectures
bushido-usual = habituel
bushido-other-reading = autre
bushido-card-models = { $count ->
    [one] { $count } figurine
   *[other] { $count } figurines
}
bushido-shelf-rules = Règles de Bushido
bushido-own-short = À vous
bushido-own-sub = des éléments des règles
bushido-own = Scénario personnel
bushido-own-name = Comment s’appelle-t-il ?
bushido-own-length = Tours
bushido-own-variable = Un dé peut le finir dès le tour (0 : jamais)
bushido-own-score-at = 1 VP à la fin des tours
bushido-own-award = Qui le reçoit ?
bushido-own-award-points = le plus de points
bushido-own-award-friendly = le plus d’objectifs Friendly
bushido-own-no-action = rien
bushido-own-prayer = Prayer
bushido-own-influence = Influence
bushido-own-objectives = Objectifs
bushido-own-zones = Zones
bushido-own-of-one = de la Warband 1
bushido-own-of-two = de la Warband 2
bushido-own-reset = Points à 0 aux tours
bushido-own-reset-influence = Tous les objectifs Neutral aux tours
bushido-own-decreasing = Après un VP disparaît
bushido-own-scorer = un de celui qui marque
bushido-own-popular = le plus utilisé
