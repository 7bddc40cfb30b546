# Words of Bushido: Set-up and Warbands.

## A new table

bushido-new-title = Nouvelle table
bushido-warband-of = Warband { $number }
bushido-made-up = Inventé : { $name }
bushido-import-roster = Fichier roster
bushido-roster-bad = Non lu : { $why }
bushido-rice-of = { $rice } sur { $limit } Rice, { $models } figurines
bushido-no-fault = aucune faute
bushido-faults = { $count ->
    [one] { $count } faute
   *[other] { $count } fautes
}
bushido-unreadable = { $name } : { $value } est « ? »
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
