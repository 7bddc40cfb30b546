# The Investigation: deck, numbered tokens, Personae.

persona-fresh = Peut être interrogée
persona-gray = Côté gris : interrogeable encore une fois
persona-gone = A quitté le plateau

refused-not-prepared = Aucune Investigation n’est préparée.
refused-bad-clues = Il y a de 1 à 10 cartes Interesting Information, pas { $clues }.
refused-too-many = C’est trop : { $most } au plus.
refused-no-persona = Cette Persona n’existe pas.
refused-persona-left = { $name } a quitté le plateau.
refused-answered = Qui a livré une carte n’est plus interrogé.
refused-in-hand = Les cartes du dernier entretien sont en main. Jouez-en d’abord au moins une.
refused-no-successes = Indiquez d’abord les succès : ils fixent le nombre de cartes.
refused-nothing-in-hand = Aucune carte n’est en main.
refused-not-in-hand = Cette carte n’est pas en main.
refused-must-play = On joue au moins une des cartes en main.
refused-no-token-of = Le jeton { $number } n’est pas sur le plateau.
refused-already-so = Le jeton est déjà ainsi.

investigation-title = Investigation
investigation-link-sub = Paquet, jetons numérotés, Personae
investigation-before = Préparer le paquet et les jetons
investigation-open = Ce qu’on sait déjà
investigation-hand = Des cartes sont en main
investigation-ask = Interroger quelqu’un
investigation-asker = { $name }, 3 AP

investigation-clues = Interesting Information
investigation-clues-sub = Autant de jetons numérotés sur le plateau
investigation-clues-minus = Un numéro de moins
investigation-clues-plus = Un numéro de plus
investigation-personae = Personae
investigation-personae-sub = Un nom par ligne
investigation-deck = Quelles cartes ?
investigation-deck-app = Le paquet de l’app
investigation-deck-box = Les cartes de la boîte
investigation-deck-app-sub = L’app mélange et garde le paquet. Personne ne voit l’ordre ni le numéro écarté.
investigation-deck-box-sub = Vous piochez les vraies cartes et touchez les numéros qu’elles montrent.
investigation-cards = Les autres cartes du scénario
investigation-cards-sub = Une par ligne : titre, deux-points, ce qu’elle dit
investigation-line-empty = La ligne { $line } n’a pas de titre.
investigation-line-long = La ligne { $line } dépasse 60 caractères.
investigation-prepare = Préparer l’Investigation
investigation-shuffles = { $cards ->
    [one] { $cards } carte mélangée
   *[other] { $cards } cartes mélangées
}

investigation-tokens = Jetons numérotés
investigation-left = { $tokens ->
    [one] Reste { $tokens } jeton
   *[other] Reste { $tokens } jetons
}
investigation-goal = Le jeton { $number } est le but
investigation-lies = Il se trouve ici : { $area }
investigation-stands = Se tient ici : { $area }
investigation-side-at = { $side } · { $area }
investigation-tokens-sub = Touchez un numéro que donne le scénario ou une vraie carte.
investigation-token = Jeton { $number } : découvert
investigation-token-gone = Le jeton { $number } a quitté le plateau
investigation-token-goal = Le jeton { $number } est le but
investigation-piles = pioche { $draw }, défausse { $discard }

investigation-in-hand = { $cards ->
    [one] { $cards } carte ({ $name })
   *[other] { $cards } cartes ({ $name })
}
investigation-owes-card = Seul celui qui a interrogé les regarde. Au moins une est jouée.
investigation-owes-nothing = Interesting Information est jouée. Aucune des autres n’est obligatoire.
investigation-show = Montrer les cartes
investigation-show-sub = Pour les yeux de qui a interrogé
investigation-which = Lesquelles jouer ?
investigation-play = Jouer { $played }, défausser { $discarded }

investigation-personae-title = Personae
investigation-another = Une autre Persona
investigation-add = Ajouter
investigation-side = Quel côté est visible ?
investigation-away = Ranger l’Investigation
investigation-whom = Qui interroger ?
investigation-whom-at = { $name } · { $area }
investigation-whom-here = { $name } · ici
investigation-nobody = Quelqu’un sans jeton
investigation-not-prepared = Aucun paquet préparé : l’app compte seulement les succès.
investigation-prepare-short = Prépa{ "\u00AD" }rer
investigation-played = Jouées au dernier entretien
investigation-somebody-else = Quelqu’un d’autre : { $name }
