# The realm of The Empire Reborn and its pages.

er-table-name = The Empire Reborn
er-back-realm = Retour au domaine
er-nobody = personne

er-head-first = Avant le premier tour, { $koku } koku pour la première armée
er-head = Tour { $turn }, { $season }, { $koku } koku au trésor
er-year = L’année
er-realms = Domaine
er-log = Journal
er-account = Comptes
er-income = revenu
er-upkeep = entretien
er-free = libre
er-next-turn = prochain tour
er-short = manquent
er-held = au trésor
er-penalties = traités
er-times = { " " }× { $percent } %
er-type-in = à saisir
er-trade = commerce
er-trade-with = Commerce avec { $name }
er-by-weather = Temps
er-no-units-yet = Il n’y a pas encore d’unités.
er-free-first = Ce qui n’est pas dépensé pour la première armée est perdu.
er-changed-since = Changé depuis
er-free-closed = Les comptes de ce tour sont faits ; ce qui est au trésor est libre.
er-koku = { $count } koku
er-forecast = Tours à venir
er-forecast-winter = restent quand l’hiver finit, si rien d’autre n’est ordonné.
er-forecast-later = restent au tour { $turn }, { $season }, si rien d’autre n’est ordonné.
er-forecast-short = manquent au tour { $turn }, { $season } : des unités seront perdues si rien ne change.
er-forecast-ears = Tour { $turn }, { $season } : { $income } entrent, { $upkeep } sortent, { $left } restent
er-now = maintenant
er-still-to-order = Encore à ordonner : { $count }
er-todo-rolls = Encore à lancer
er-todo-rolls-sub = { $count ->
    [one] { $count } jet attend
   *[other] { $count } jets attendent
}
er-todo-army = Armée à { $name }
er-todo-army-sub = unités { $count }, mouvement { $mv }
er-todo-army-stays = unités qui restent : { $count }
er-todo-mail = { $count ->
    [one] { $count } ordre pour le maître de jeu
   *[other] { $count } ordres pour le maître de jeu
}
er-todo-mail-sub = lui seul l’exécute : à envoyer avant la fin du tour
er-todo-filed = { $count ->
    [one] { $count } ordre des Clans attend
   *[other] { $count } ordres des Clans attendent
}
er-todo-filed-sub = à exécuter ou à laisser de côté avant la fin du tour
er-todo-reports = Rapports aux Clans
er-todo-reports-sub = à chacun ce qu’il peut savoir, en fichier ou en codes
er-todo-person-sub = un acte contre quelqu’un
er-tool-units = Unités
er-tool-more = Plus
er-more = Plus
er-ink-begin = Commencer le premier tour
er-ink-begin-sub = { $count } koku restants sont perdus
er-ink-world = Le monde continue
er-ink-roll = Lancer ce qui attend
er-ink-orders = Vers les ordres
er-ink-account = Faire les comptes
er-ink-end = Finir le tour
er-ink-end-sub = puis tour { $turn }
er-ink-end-orders = { $count ->
    [one] 1 marche n’est pas exécutée
   *[other] { $count } marches ne sont pas exécutées
}

er-lands = Provinces et traités

er-war = Conseil de guerre

er-chronicle = Chronique
er-left-over = reste
er-favor-next = { $name } détient la faveur de l’Empereur : elle sert au prochain tour
er-favor-now = { $name } détient la faveur de l’Empereur : elle sert ce tour et plus jamais ensuite
er-over-note = La campagne est finie. La chronique raconte comment elle s’est passée.
