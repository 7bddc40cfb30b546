# Decks, livre de cartes et statistiques de toutes les tables de l’ancien jeu de cartes.

ccg-decks = Decks et livre de cartes
ccg-no-decks = Aucun deck. Saisissez-en un ou importez un fichier : il est vérifié, et les duels en prennent les Focus Values.
ccg-new-deck = Nouveau deck
ccg-new-deck-go = Saisir ses cartes
ccg-deck-name = Nom du deck
ccg-deck-taken = Un deck porte déjà ce nom.
ccg-deck-sizes = { $dynasty } Dynasty, { $fate } Fate
ccg-deck-legal = selon les règles
ccg-deck-faults = { $count ->
    [one] { $count } défaut
   *[other] { $count } défauts
}
ccg-deck-anyway = On peut le jouer quand même.
ccg-deck-title = { $deck ->
    [dynasty] Deck Dynasty
   *[fate] Deck Fate
} : { $count }
ccg-deck-add = Une carte du deck
ccg-deck-add-now = Dans le deck
ccg-deck-export = Exporter le deck
ccg-deck-delete = Supprimer
ccg-deck-gone = Supprimé : { $deck }
ccg-deck-added = Le deck { $deck } est là.
ccg-deck-kind = { $kind ->
    [event] Event
    [personality] Personality
    [holding] Holding
    [fortification] Fortification
    [region] Region
    [action] Action
    [terrain] Terrain
    [kiho] Kiho
    [ring] Ring
    [follower] Follower
    [item] Item
    [spell] Spell
   *[ancestor] Ancestor
}
ccg-its-version = version { $version }
ccg-copies = Exemplaires
ccg-one-fewer = { $card } : une de moins
ccg-one-more = { $card } : une de plus
ccg-fault-size = { $deck ->
    [dynasty] Deck Dynasty
   *[fate] Deck Fate
} : { $have ->
    [one] { $have } carte
   *[other] { $have } cartes
}, au moins { $limit }
ccg-fault-kind = { $card } n’a pas sa place dans le { $deck ->
    [dynasty] deck Dynasty
   *[fate] deck Fate
}.
ccg-fault-copies = { $card } : { $have } exemplaires, au plus { $limit }
ccg-focus-ears = Focus Value { $value }, cartes : { $count }
ccg-focus-unknown = Sans Focus Value saisi : { $count }
ccg-costs-curve = Ce qu’elles coûtent
ccg-cost-ears = Or { $value }, cartes : { $count }
ccg-cost-unknown = Absentes du livre, ou sans coût : { $count }
ccg-book = Livre de cartes
ccg-book-sub = { $count ->
    [one] { $count } carte : nom et nombres
   *[other] { $count } cartes : noms et nombres
}
ccg-book-export = Exporter le livre de cartes
ccg-from-book = du livre de cartes
ccg-imported = importée
ccg-cards-added = { $count ->
    [one] { $count } carte est maintenant dans le livre.
   *[other] { $count } cartes sont maintenant dans le livre.
}
ccg-cards-differ = Quels nombres restent ?
ccg-cards-differ-sub = Vous les avez saisis, et le fichier en a d’autres. Sans coche, les vôtres restent.
ccg-take-theirs = Prendre { $count } du fichier
ccg-statistics = Toutes les tables
ccg-statistics-reading = Encore à lire : { $count }
ccg-statistics-sums = Finies : { $over }, sans vainqueur : { $drawn }. Ouvertes : { $open }.
ccg-head-clan = Clan
ccg-head-tables = Tables
ccg-head-by-honor = par Honor
ccg-head-by-force = dernier
ccg-head-by-rings = par Rings
ccg-head-taken = prises
ccg-duels-of = { $clan } : { $won ->
    [one] { $won } duel gagné
   *[other] { $won } duels gagnés
} sur { $of }, { $against } contre les chances
ccg-duel-boldest = Le moins probable : { $clan } a gagné à { $percent } %.
ccg-deck-paste = Coller une liste
ccg-deck-paste-lines = Les cartes, une par ligne
ccg-deck-paste-hint = « 3 Border farm », « Doji Ayame (Experienced) », « Spearmen [2] » avec le Focus Value. Une ligne comme « Holdings » est le titre des suivantes.
ccg-deck-paste-kind = Les cartes sans titre que le livre ne connaît pas sont
ccg-deck-pasted = { $count ->
    [one] { $count } ligne est dans le deck.
   *[other] { $count } lignes sont dans le deck.
}
