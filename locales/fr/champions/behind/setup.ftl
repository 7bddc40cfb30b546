# Words of the set-up.

setup-scenario = Scénario
setup-champions = Champions
setup-objectives = Objectifs
setup-enemies = Enemies
setup-enemies-sub = Qui est là dès le premier tour. D’autres peuvent arriver à tout moment.
setup-enemies-scenario = Le scénario place lui-même : { $who }.
setup-enemies-none = aucun au premier tour
setup-check = Contrôle
setup-final-check = Dernier contrôle
setup-new-table-step = Champions of Rokugan : étape { $number } sur { $count }
setup-step = Étape { $number } sur { $count }
setup-step-number = étape { $number }
setup-back-to = Retour : { $step }
setup-clear = Tout effacer

## Scenario

setup-known-scenarios = Touchez un scénario connu, ou saisissez-en un autre
setup-title = Titre du scénario
setup-untitled = Nouveau scénario
setup-kind = Type de scénario
setup-turns = Tours
step-less = { $name } moins 1
step-more = { $name } plus 1
setup-difficulty = Difficulté
setup-difficulty-changes = Threshold { $change }
setup-more = Plus sur le scénario
setup-more-sub = participants imposés, apport de la difficulté, règles maison
setup-easy-adds = Facile ajoute
setup-normal-adds = Normal ajoute
setup-hard-adds = Difficile ajoute
setup-mandatory = Champions obligatoires
setup-forbidden = Champions interdits
setup-names-hint = Des noms, séparés par des virgules
setup-same-clan = Deux fois le même Clan
setup-same-clan-sub = Deux joueurs peuvent jouer le même Clan
setup-cooperation = Coopération renforcée
setup-cooperation-sub = Sans objectifs, personne n’est Glorified

## Champions

setup-players = Joueurs
setup-player-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
setup-solo-question = Quels Companions
setup-solo-minor = Quatre Minor Clan Bushi
setup-solo-minor-sub = Comme à toute autre table
setup-solo-own = Quatre de votre Clan
setup-solo-own-sub = Seulement en solo
setup-last-time = Les mêmes que la dernière fois
setup-seats = Sièges
setup-seat = Siège { $number }
setup-tap-seat = Touchez un siège pour le changer
setup-seat-sub = { $clan } · { $whose }
setup-seat-place = Siège { $number } :
setup-choose-champion = Choisir un Champion
setup-companion-of = Companion : { $player }
setup-companion-of-favor = Avec le détenteur de la Favor
setup-all-well = Cinq Champions, rien à redire
setup-five-clans = Cinq Champions, cinq Clans différents
setup-nobody-named = Nul n’est imposé ou interdit : { $title }
setup-names-fit = Tous les imposés participent, nul n’est interdit
setup-honor-and-destiny = Honor et Destiny ne sont pas saisis ; le Threshold en dépend.
setup-in-the-way = Ce qui empêche le premier tour
setup-scenario-faults = À corriger dans le scénario
setup-not-set-out = Pas mis sur la table : { $reason }
setup-take-again = Reprendre le scénario tel qu’il est
setup-gap = { $name }, encore à saisir : { $gauges }
setup-gaps = { $count } cartes encore incomplètes : { $names }
setup-type-in = Saisir la carte : { $name }
setup-empty-seat = Le siège { $number } est sans Champion.
setup-obstacle = { $who } : { $fault }
setup-player-name = Nom du joueur
setup-player-name-hint = Facultatif
setup-card-sub = { $clan } · { $origin }
setup-card-taken = { $sub } · avec { $player }
setup-card-of = Carte : { $name }
setup-edit-card = Saisir la carte choisie
setup-edit-card-sub = Ce que l’app n’en sait pas encore
setup-comes-once = Vient une fois : { $name }
setup-boss-twice = Ce Boss vient { $count } fois.
setup-new-card = Saisir une autre carte
setup-new-card-sub = Elle est gardée pour toutes les tables
setup-companions = Companions
setup-companions-sub = Tous les Companions d’une table ont la même carte.

## Objectives

setup-objectives-sub = Piochez-en trois, gardez-en au moins un. Notez ce qui vous sert, le texte reste sur la carte.
setup-no-objectives = Coopération renforcée : personne n’a d’objectifs.
setup-add-objective = Ajouter
setup-objective-for = Ajouter un objectif : { $name }
setup-keep-one = Encore rien gardé : chacun en garde au moins un.
setup-remove-objective = Rendre { $title }

## Check

setup-champion = Champion
setup-sum = Somme
setup-threshold = Threshold
setup-sum-unknown = Le Threshold demande l’Honor et la Destiny des cinq.
setup-check-sub = { $turns ->
    [one] { $title }, { $turns } tour
   *[other] { $title }, { $turns } tours
}
setup-honor-begins = Group Honor de départ : { $honor },
setup-to-gain = { $gain } à gagner.
setup-to-keep = { $gain } d’avance.
setup-without-objectives = { $count ->
    [one] { $count } Champion ne garde pas encore d’objectif.
   *[other] { $count } Champions ne gardent pas encore d’objectif.
}
setup-begin = Débuter le tour 1
setup-obstacles = { $count ->
    [one] { $count } obstacle
   *[other] { $count } obstacles
}
setup-favor = Imperial Favor
setup-favor-unique = { $name } a le plus d’Honor, { $honor }, et la détient.
setup-favor-tie = { $count ->
    [2] Deux ont Honor { $honor } : le plus de Fire sur cinq dés.
    [3] Trois ont Honor { $honor } : le plus de Fire sur cinq dés.
    [4] Quatre ont Honor { $honor } : le plus de Fire sur cinq dés.
   *[other] Les cinq ont Honor { $honor } : le plus de Fire sur cinq dés.
}
setup-favor-fire = { $name } : { $fire } Fire
setup-favor-again = Encore
setup-favor-roll = Lancer pour nous
setup-favor-held = { $name } la détient.
setup-favor-told = Lancé à la table ? Touchez le gagnant.
setup-objectives-no-investigation = Les cartes marquées Investigation sont d’abord retirées, sauf si le scénario en est une.
