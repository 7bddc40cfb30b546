scenario-missing = Il n’y a pas de scénario ici.
scenario-unreadable = Un scénario est illisible. Il est gardé tel quel.
scenario-too-new = Un scénario vient d’une version plus récente. Il reste intact.
scenario-changed-elsewhere = Un autre onglet a modifié ce scénario. Rouvrez-le.
scenario-unsaved-changed = Non enregistré : un autre onglet a modifié ce scénario.
scenario-unsaved-full = Non enregistré : stockage plein. Exportez-le, ou supprimez des tables inutiles.
scenario-keep-copy = Garder le mien en copie
scenario-load-again = Prendre celui de l’autre onglet
scenario-nameless = Scénario
scenario-deleted = Supprimé : { $name }
scenario-restored = { $name } est de retour
scenario-copied = Copié : { $name }
scenario-imported = Scénario importé : { $name }
scenario-imported-board = { $said }. Son plateau s’appelle ici « { $board } ».
scenario-imported-faulty = { $count ->
    [one] { $said }. { $count } point reste à corriger.
   *[other] { $said }. { $count } points restent à corriger.
}
scenarios-own = Vos scénarios
scenarios-none = Pas encore de scénario à vous
scenarios-none-sub = Copiez un de ceux ci-dessous, ou partez de rien.
scenarios-ready = Prêts à jouer
scenarios-back = Retour aux scénarios
scenarios-back-home = Retour à l’accueil
scenario-new = Nouveau scénario
scenario-new-sub = Tout le reste se change plus tard.
scenario-create = Créer
scenario-more = { $name } : plus
scenario-about = { $kind }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
scenario-about-minutes = { $kind }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
scenario-sub-origin = { $about } · { $origin }
scenario-sub-faulty = { $count ->
    [one] { $about } · { $count } point à revoir
   *[other] { $about } · { $count } points à revoir
}
scenario-back = Retour au scénario
scenario-done = Fini
scenario-parts = Rubriques du scénario
scenario-play = Jouer
scenario-play-sub = Ouvre une nouvelle table avec lui
scenario-copy = Dupliquer
scenario-copy-sub = Une copie à modifier, à côté de celui-ci
scenario-copy-practice-sub = Celui-ci reste tel quel ; vous modifiez la copie
scenario-share = Partager en fichier
scenario-share-sub = Avec vos propres cartes et le plateau nécessaire
scenario-faults = { $count ->
    [one] { $count } à revoir
   *[other] { $count } à revoir
}
scenario-faulty = à revoir
scenario-entries = { $count ->
    [0] rien
   *[other] { $count }
}
scenario-several = { $name } × { $count }
scenario-goals-short = { $objectives } à atteindre, { $losses } à éviter
scenario-figures-short = Enemies : { $enemies }, Allies : { $allies }
scenario-part-header = Titre et Champions
scenario-part-goals = Objectifs et défaite
scenario-part-figures = Enemies et Allies
scenario-part-inquiry = Investigation
scenario-part-texts = Textes
scenario-board-missing = Le plateau « { $name } » n’est pas sur cet appareil.
scenario-board-missing-sub = Importez-le, ou jouez sans plateau : vous déplacez vous-mêmes les figurines.
scenario-remove = Retirer
scenario-minutes = Minutes (0 : non précisé)
scenario-clans-differ = Un Clan différent par joueur
scenario-clans-repeat = Deux fois le même Clan possible
scenario-only = Pour quelles difficultés
scenario-only-all = Toute difficulté
scenario-area = Zone
scenario-areas = Zones
scenario-add-area = Choisir une zone
scenario-add-area-label = Ajouter une zone
scenario-take-out = Retirer { $name }
scenario-start = Départ des Champions
scenario-exits = Par où quitter le plateau
scenario-marks-sub = Sorties, Reinforcements et trajets laissés vides sont ceux du plateau.
scenario-reinforcements = Reinforcements
scenario-add-reinforcement = Ajouter une zone de Reinforcement
scenario-number = Numéro du jeton
scenario-routes = Trajets de Patrol
scenario-route = Trajet
scenario-route-number = Trajet { $number }
scenario-route-areas = Ses zones dans l’ordre
scenario-route-next = Va d’abord à la lettre numéro
scenario-add-route = Ajouter un trajet
scenario-needs-board = Choisissez d’abord un plateau et saisissez une carte.
scenario-needs-route = Dessinez d’abord un trajet, dans la rubrique du plateau.
scenario-needs-item = Ajoutez d’abord un objet à prendre.
scenario-acts = Actes
scenario-add-act = Ajouter un acte
scenario-act-number = Acte { $number }
scenario-act-name = Nom de l’acte
scenario-act-lasts = Tours (0 : ouvert)
scenario-act-lasts-sub = Un acte ouvert dure jusqu’à ce que le scénario le finisse.
scenario-act-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
scenario-act-open = ouvert
scenario-act-note = Ce qui change avec lui
scenario-note = Note
scenario-add-objective = Ajouter un objectif
scenario-objective-number = Objectif { $number }
scenario-objective-title = Titre
scenario-goal = Ce qu’il faut atteindre
scenario-goal-judged = À vous de juger
scenario-goal-eliminate = Éliminer des Enemies
scenario-goal-clear = Plus aucun Enemy
scenario-goal-reach = Champions dans des zones
scenario-goal-manipulate = Complex Manipulation
scenario-goal-take = Détenir un objet
scenario-goal-find-out = Découvrir où il est
scenario-goal-seize = Le prendre là où il est
scenario-goal-hold-out = Tenir
scenario-add-loss = Ajouter une défaite
scenario-loss = Ce qui ne doit pas arriver
scenario-loss-fallen = Des Champions tombent
scenario-loss-allies = Il ne reste plus d’Allies
scenario-loss-escaped = Des Enemies quittent le plateau
scenario-loss-item = Un objet quitte le plateau
scenario-loss-overrun = Des zones sont envahies
scenario-champions = Combien de Champions
scenario-count = Combien
scenario-successes = Succès
scenario-times = Combien de fois
scenario-turn = Tour
scenario-phase = Phase
scenario-card = Carte
scenario-item = Quel objet
scenario-enemies = Enemies
scenario-add-enemies = Ajouter des Enemies
scenario-allies = Allies
scenario-add-allies = Ajouter des Allies
scenario-miniatures = Figurines de chacun
scenario-behaviour = Comportement
scenario-victim = Qui ils visent
scenario-needs-victim = Indiquez d’abord des Champions obligatoires ou ajoutez un Ally.
scenario-items = Objets à prendre
scenario-add-item = Ajouter un objet
scenario-item-number = Objet { $number }
scenario-item-name = Ce que c’est
scenario-item-cost = AP nécessaires à un Enemy
scenario-events = Événements
scenario-add-event = Ajouter un événement
scenario-event-note = Ce qui se passe
scenario-tokens = Jetons numérotés, le numéro 1 d’abord
scenario-personae = Qui peut être interrogé
scenario-add-persona = Ajouter quelqu’un
scenario-persona-number = Persona { $number }
scenario-persona-name = Nom
scenario-cards = Ses propres cartes
scenario-add-card = Ajouter une carte
scenario-card-number = Carte { $number }
scenario-card-title = Titre de la carte
scenario-fault-no-enemy = Personne n’a la carte Enemy « { $name } ». Saisissez-la, ou choisissez-en une autre.
scenario-fault-no-ally = Personne n’a la carte Ally « { $name } ». Saisissez-la, ou choisissez-en une autre.
scenario-fault-no-board = Le plateau « { $name } » n’est pas sur cet appareil.
scenario-fault-board = Le plateau : { $reason }
scenario-fault-board-missing = Choisissez un plateau : des lieux sont nommés ici.
scenario-fault-no-area = Le plateau n’a pas de zone « { $name } ».
scenario-fault-no-route = Il n’y a pas de trajet « { $name } ».
scenario-fault-no-item = Aucun objet à prendre ne s’appelle « { $name } ».
scenario-fault-nobody = La participation de « { $name } » n’est pas certaine.
scenario-fault-twice = « { $name } » est là deux fois.
scenario-fault-both = « { $name } » est à la fois obligatoire et interdit.
scenario-fault-nothing = Il faut au moins une entrée.
scenario-fault-no-room = Size { $size } serait dans la zone « { $name } » ({ $difficulty }). 4 y tient.
scenario-fault-no-room-for-champions = Au départ des Champions, Size { $room } tient ({ $difficulty }). Il faut 5 pour les cinq.
scenario-fault-range = { $found } n’est pas entre { $least } et { $most }.
scenario-fault-too-few = Il n’en vient que { $come }.
scenario-fault-no-objective = Aucun objectif pour la difficulté « { $difficulty } ».
scenario-fault-investigation-missing = Une Investigation demande ses jetons et ses Personae.
trial-link = Essayer
trial-title = Jeu simple
trial-sub = Des joueurs simples, avec les cartes disponibles. Votre table jouera autrement.
trial-players-all = De un à cinq, tour à tour
trial-games = Parties
trial-begin = Les jouer
trial-begin-sub = S’arrête quand vous voulez
trial-stop = Arrêter
trial-done = { $games ->
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
}
trial-progress = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $games }
trial-won = Gagnées : { $share }
trial-met = Objectifs atteints : { $share }
trial-turns = Tours joués, une fois sur deux { $median } au plus
trial-margin = Group Honor au-dessus du Threshold, une fois sur deux { $median } au plus
trial-eliminated = Champions Eliminated, une fois sur deux { $median } au plus
trial-eliminated-head = Champions
trial-no-script = Ce scénario n’est qu’un en-tête : rien à jouer tout seul.
trial-no-board = Sans plateau, il ne peut pas se jouer tout seul. Choisissez-en un.
trial-faults = Il y a d’abord des points à revoir. Les rubriques du scénario disent lesquels.
trial-no-champion = Pas de carte Champion complète « { $name } ». Saisissez-la d’abord.
trial-too-few = Cartes Champion complètes de Clans différents : { $found } seulement.
trial-no-companion = Pas de carte Companion complète. Saisissez-en une d’abord.

## Plus que la boîte ne contient

scenario-box-persona = La boîte contient { $has } jetons Persona, ce scénario en demande { $asked }.
scenario-box-item = La boîte contient { $has } jetons Item, ce scénario en demande { $asked }.
scenario-box-reinforcement = La boîte contient { $has } jetons Reinforcement, ce scénario en demande { $asked }.
scenario-box-objective = La boîte contient { $has } jetons Objective numérotés, ce scénario en demande { $asked }.
scenario-box-event = La boîte contient { $has } jetons Event, ce scénario en demande { $asked }.
scenario-box-patrol = La plus longue Patrol a { $asked } lettres ; la boîte en contient { $has } d’une couleur.
scenario-box-other-patrol = Une deuxième Patrol a { $asked } lettres ; la boîte en contient { $has } d’une autre couleur.
scenario-box-patrol-color = { $asked } Patrols ; la boîte contient des jetons pour { $has }.
