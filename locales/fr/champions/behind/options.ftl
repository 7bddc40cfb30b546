# Words of the options of a table: scenario, clock, Threshold, Favor, rulings, backup.

options-title = Scénario
options-back = Retour à la table

options-table = Table
options-name = Nom de la table
options-name-empty = Il faut un nom à une table.
options-name-long = { $most } caractères au plus ; il y en a { $length }.
options-rename = Renom{ "\u00AD" }mer
options-renamed = Nouveau nom de la table : { $name }.

options-scenario = Ce scénario
options-scenario-sub = { $kind }, { $level }
options-players = Joueurs
options-play-cooperation = Coopération renforcée : sans objectifs, personne n’est Glorified
options-mandatory = Obligatoires : { $names }
options-forbidden = Interdits : { $names }

options-clock = Tour et phase
options-clock-now = Tour { $turn } sur { $last }, { $phase }
options-clock-turn = Tour
options-clock-phase = Phase
options-clock-sub = Une Activation en cours s’arrête. La phase Champions recommence par son ordre, en Preparation.
options-clock-set = Régler : tour { $turn }, { $phase }
options-last-turn = Dernier tour
options-last-turn-now = Nombre de tours : { $turn }.
options-last-turn-set = Fixer le dernier tour à { $turn }

options-favor = Imperial Favor
options-favor-nobody = Encore personne : une égalité est ouverte.
options-favor-holder = { $player }, avec { $name }
options-favor-set = Donner la Favor : { $player }
options-favor-same = { $player } la détient

options-threshold = Honorable Victory Threshold
options-threshold-sum = { $total } = { $parts }
options-threshold-by = Changer à la main
options-threshold-set = Changer le Threshold : { $change }
options-threshold-none = Choisissez un changement
options-starting = Honor de départ
options-starting-sub = Tel que le Threshold le compte
options-starting-set = Fixer l’Honor de départ à { $honor }
options-starting-same = C’est déjà { $honor }
options-note = Note
options-note-hint = Pourquoi, pour le journal. Facultatif.
options-minus = { $what } moins 1
options-plus = { $what } plus 1

options-rulings = Choix de règles en vigueur
options-rulings-sub = Là où les règles laissent un choix. Choisis à la mise en place.
options-ruling-other = l’autre lecture : { $other }

options-open-log = Journal
options-open-log-sub = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
options-remark = Remarque pour le journal
options-remark-sub = Une phrase à vous, à cette étape
options-remark-text = Remarque
options-remark-set = La noter
options-backup = Exporter une sauvegarde
options-backup-sub = Toute la table avec son journal
options-share = Partager cette table
options-share-sub = Comme fichier, par la liste de l’appareil
options-end = Finir la partie
options-end-sub = Objectif atteint ou manqué, puis le calcul
options-score = Décompte
options-score-sub = La partie est finie
