# Words of the players' boards: the library, the editor, the list beside the map.

boards-own = Les vôtres
boards-learn = Inventés, pour apprendre
boards-none = Pas encore de plateau à vous
boards-none-sub = Dessinez-en un d’après une photo, ou regardez un plateau inventé.
boards-back-home = Retour à l’accueil
board-new = Nouveau plateau
board-nameless = Plateau sans nom
board-counts = { $areas ->
    [one] { $areas } zone
   *[other] { $areas } zones
}, { $borders ->
    [one] { $borders } bordure
   *[other] { $borders } bordures
}
board-more = { $name } : plus
board-edit-copy = Dessiner sur une copie
board-edit-copy-sub = Elle devient un de vos plateaux
board-copied = Ajouté à vos plateaux : { $name }
board-deleted = Supprimé : { $name }
board-restored = { $name } est de retour
board-imported = Plateau importé : { $name }
board-unreadable = Un plateau est illisible. Il est gardé tel quel.
board-too-new = Un plateau vient d’une version plus récente. Il reste intact.
board-missing = Il n’y a pas de plateau ici.
board-look = Plateau : { $name }

## A new board

board-name = Nom du plateau
board-name-fault = 60 caractères au plus
board-start = Par quoi commencer
board-start-nothing = Un fond vide
board-start-nothing-sub = Placer vous-même chaque zone
board-start-photo = Une photo
board-start-photo-sub = Prise juste au-dessus ; elle reste sur ce téléphone
board-start-grid = Une grille
board-rows = Lignes
board-columns = Colonnes
board-rows-minus = Une ligne de moins
board-rows-plus = Une ligne de plus
board-columns-minus = Une colonne de moins
board-columns-plus = Une colonne de plus
board-make-grid = Créer { $count ->
    [one] { $count } zone
   *[other] { $count } zones
}
board-reading-picture = Lecture de l’image…

## Pictures

board-picture-bad = Le navigateur ne lit pas ce fichier comme image. Rien n’a changé.
board-picture-large = L’image est trop grande. Prenez-en une plus petite ; rien n’a changé.
board-picture-not-kept = L’image est montrée, mais non gardée : le navigateur manque de place.
board-picture = Image
board-picture-add = Mettre une photo dessous
board-picture-change = Mettre une autre photo dessous
board-picture-remove = Enlever la photo
board-picture-remove-sub = Zones et bordures restent
board-picture-sub = Réduite, sans lieu ni date ; elle reste sur ce téléphone

## The editor

board-back = Retour aux plateaux
board-tools = Dessiner
board-area = Zone
board-border = Bor{ "\u00AD" }dure
board-exit = Sortie
board-reinforcement = Reinf.
board-reinforcement-ears = Reinf. : zone de Reinforcement
board-reinforcement-tool = Zone de Reinforcement
board-route = Trajet
board-map-label = Le plateau, ses zones et ses bordures
board-keys = Plateau au clavier : les flèches vont de zone en zone, Entrée en touche une
board-whole = Plateau entier
board-show-list = Montrer en liste
board-show-map = Montrer en plan
board-show-sub = Le même plateau, les mêmes actions
board-area-hint = Touchez le fond pour placer une zone ; glissez-la pour la déplacer, touchez-la pour la modifier.
board-area-name = Nom de la zone
board-elevated = Elevated
board-indoor = Indoor
board-remove = Enlever
board-remove-area = Enlever la zone { $name }
board-whole-card = Bordures et repères
board-border-hint = Glissez d’une zone à la suivante, ou touchez les deux.
board-border-from = Départ : { $name }, vers…
board-border-from-hint = Touchez l’autre zone.
board-border-title = { $one } – { $other }
board-border-question = Quelle bordure les sépare ?
board-border-none = Il n’y a plus de bordure entre elles.
board-border-remove = Enlever la bordure
board-kinds = Type de bordure
kind-single = Simple
kind-double = Double
kind-dotted = Poin{ "\u00AD" }tillée
kind-dotted-double = Poin{ "\u00AD" }tillée double
kind-split = Fendue
kind-red = Rouge
kind-none = Sans bordure
kind-single-sub = 1 AP
kind-double-sub = 2 AP
kind-dotted-sub = 1 AP, Size 1
kind-dotted-double-sub = 2 AP, Size 1
kind-split-sub = Break Through
kind-red-sub = personne
kind-none-sub = non adjacentes
kind-single-in = simple, 1 AP
kind-double-in = double, 2 AP
kind-dotted-in = pointillée, 1 AP, Size 1
kind-dotted-double-in = pointillée double, 2 AP, Size 1
kind-split-in = fendue, 2 AP, Break Through
kind-red-in = rouge, personne
board-exit-hint = Touchez les zones par où l’on quitte le plateau.
board-exits = { $count ->
    [0] Pas encore de sortie
    [one] { $count } sortie
   *[other] { $count } sorties
}
board-exit-list = Sorties : { $names }
board-reinforcement-hint = Touchez les zones où reviennent les Reinforcements. Le plus petit numéro sert d’abord.
board-reinforcement-title = Reinforcement : { $name }
board-number = Numéro
board-number-minus = Numéro moins 1
board-number-plus = Numéro plus 1
board-number-remove = Enlever le numéro { $number }
board-routes = Trajets
board-route-hint = Touchez les zones dans l’ordre des lettres. Touchez à nouveau pour ôter la lettre.
board-route-new = Nouveau
board-route-default = Trajet { $number }
board-route-name = Nom du trajet
board-route-nameless = Trajet { $number }
board-route-remove = Enlever le trajet { $name }
board-letters = Lettres : { $letters }
board-letter-at = { $letter } { $name }

## What is odd

board-empty = Pas encore de zone. Touchez le fond pour placer la première.
board-all-reached = Toutes les zones sont accessibles. { $exits }, { $numbers }.
board-numbers = { $count ->
    [0] aucune zone de Reinforcement
    [one] { $count } zone de Reinforcement
   *[other] { $count } zones de Reinforcement
}
odd-unreachable = Aucun chemin depuis { $first } vers : { $names }.
odd-alone = Encore sans bordure : { $names }.
odd-hard = Pas pour tous : { $names }. Toutes les bordures y sont pointillées ou fendues.
odd-no-exit = Pas encore de sortie.
odd-exit-twice = Deux fois sortie : { $name }.
odd-number-twice = Le Reinforcement numéro { $number } existe deux fois.
odd-route = { $name } : aucun chemin d’une lettre à la suivante.
odd-same-spot = { $one } et { $other } sont au même endroit.
odd-more = et { $count } de plus

## The list beside the map

board-areas = Zones
board-next-to = À côté : { $list }.
board-next-item = { $name } ({ $kind })
board-crossing = Depuis { $name } : { $kind }.
board-crossing-none = pas de frontière
board-next-none = Aucune bordure.
board-wall-item = Pas de passage : { $name } (rouge).
board-add-area = Ajouter une zone
board-borders = Bordures
board-join = Nouvelle bordure vers
board-join-act = Relier
board-join-nobody = Toutes les autres zones ont déjà une bordure ici.
board-border-to = Vers { $name }
board-marks = Repères
board-number-add = Ajouter un numéro de Reinforcement
board-letter-add = Ajouter la lettre { $letter } ({ $route })
board-letter-remove = Enlever la lettre { $letter } ({ $route })
board-route-begin = Commencer ici un nouveau trajet
board-remove-this = Enlever cette zone
board-place = Place sur le plateau
board-left = Gauche
board-right = Droite
board-up = Haut
board-down = Bas
board-tag-number = Reinforcement { $number }
board-tag-letter = { $route } { $letter }

## Saving

board-changed-elsewhere = Non enregistré : un autre onglet a modifié ce plateau.
board-load-again = Recharger
board-not-drawn = Impossible : { $reason }.

## What is wrong with a board file

board-fault-format = ce fichier n’est pas un plateau
board-fault-many = il y en a { $found }, { $most } au plus sont possibles
board-fault-text = il faut 1 à 60 caractères sur une ligne
board-fault-no-area = zone inconnue : « { $id } »
board-fault-second = en double : « { $id } »
board-fault-itself = bordure d’une zone vers elle-même : « { $id } »
board-fault-pair = deuxième bordure entre « { $one } » et « { $other } »
board-fault-letters = un trajet demande au moins une zone

## The whole board

board-export-sub = Un fichier avec zones, bordures et repères, sans la photo
board-duplicate-sub = Un second plateau à modifier, avec sa photo

## Marks on areas

mark-none = rien de plus
mark-add = Ajouter ce qui s’y trouve
mark-number = Numéro
mark-note = Note
mark-remove = Retirer : { $mark }
odd-obstacle = L’obstacle dans { $name } ferme le seul chemin vers { $names }.
