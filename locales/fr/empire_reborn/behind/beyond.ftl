# Pages du monde, de la table commune, de la chronique ; débuts ; ce qu’une autre lecture aurait changé.

er-step-by-step = jet par jet
er-cheats = { $name } triche
er-cheats-no = non
er-cheats-yes = oui
er-odds-caught = { $name } est pris à tricher : { $chance }
er-last-duel-title = Ce qu’une autre lecture aurait changé
er-last-duel = Le dernier : { $deed }, { $name } contre { $target }, { $chance } pour le provocateur.
er-otherwise = { $ruling } : { $reading }. Chance { $chance }, le défié meurt { $dies }.
er-otherwise-rest = Les autres ne changent rien.
er-otherwise-none = Aucune autre lecture ne change quoi que ce soit.
er-last-battle-title = La dernière bataille, lue autrement
er-last-battle = La dernière : { $place }, { $winner } bat { $loser }. Chance ({ $attacker }) : { $chance }.
er-otherwise-battle = { $ruling } : { $reading }. Chance { $chance }.
er-last-battle-show = Ce que d’autres lectures auraient changé
er-otherwise-same = Les mêmes dés donnent le même résultat.
er-otherwise-actor = Avec les mêmes dés, le provocateur gagne.
er-otherwise-target = Avec les mêmes dés, le défié gagne.
er-otherwise-again = Les mêmes dés sont égaux et relancés.
er-otherwise-nobody = Les mêmes dés sont égaux : personne ne gagne.
er-world = Le monde
er-world-sub = Temps, peste, espions, faveur, expérience
er-together = À une même table
er-together-sub = Ce que tous peuvent voir, et le rapport de chaque Clan
er-spies = Espions
er-spies-sub = envoyés, rappelés, recherchés
er-journeys = Voyages
er-journeys-sub = dans les Provinces d’autres Clans
er-cross-open = Personne ne garde cette frontière.
er-explorers = Explorateurs
er-explorers-sub = 5 koku par équipe, cinq équipes au plus
er-learning = Expérience
er-learning-sub = ce qui est là, ce que cela achète, les pools
er-sky-sub = tirés ou choisis
er-raze = Ravager
er-raze-sub = des unités contre une Province
er-sites = Hidden Locations
er-sites-sub = notées, cherchées, explorées
er-favor = La faveur de l’Empereur
er-calls = Vos propres jets et nouvelles
er-calls-sub = toute réserve, tout nombre visé, pour qui l’on veut
er-due = Encore à faire ce tour
er-due-none = Rien : le monde se repose.
er-spread-there = Elle s’y répand
er-spread-nowhere = Elle ne se répand pas
er-due-roll = Laisser faire
er-due-hear = Entendre les espions
er-typed-dice = Dés de la table
er-typed-dice-hint = l’un après l’autre ; aucun : l’app lance
er-which-place = Où
er-sky-drawn = Temps tiré au sort
er-what-comes = Ce qui vient
er-dice-needed = Dés : { $koku } pour les koku, puis { $units }, un par unité
er-bandits-count = Combien de Bandits
er-bandits-sub = Ils pillent : à la table de bataille.
er-let-it-come = Que cela vienne
er-raze-by = Les unités de qui
er-raze-strikes = Unités qui frappent
er-raze-leader = Qui les commande
er-raze-it = Ravager
er-spies-in = { $place } : { $count ->
    [one] { $count } espion
   *[other] { $count } espions
}
er-spies-home = En rappeler un
er-spies-count = Espions
er-spies-send = Envoyer des espions
er-spies-odds = { $security }, trois tours : rapporte { $reports }, est pris { $caught }
er-search = Chercher des espions
er-search-who = Qui
er-search-now = Chercher
er-teams = Équipes
er-site-in = { $name }, { $place }
er-site-unfound = trouvée par personne
er-site-note = Votre note
er-site-note-sub = maintenir pour lire
er-site-new = Une nouvelle
er-site-name = Son nom
er-site-hide = La noter
er-explore = Les envoyer
er-failing-price = Le prix d’un échec
er-price-nothing = rien
er-price-honor = points d’Honor, à lancer
er-price-death = la vie, Earth contre
er-price-said = ce que l’on dit
er-site-enter = Un Character y entre
er-site-which = Laquelle
er-site-go = Lancer
er-favor-of = La faveur : { $name }
er-favor-nobody = Personne n’a la faveur.
er-favor-for = Pour quoi
er-favor-use = User de la faveur
er-edict = Le Clan obéit
er-edict-refuses = non
er-edict-obeys = oui
er-edict-clan = Quel Clan
er-call = Un jet
er-call-what = De quoi il s’agit
er-call-roll = Dés lancés
er-call-keep = Dés gardés
er-call-bonus = Ajout
er-call-chance = { $pool } : { $chance }
er-call-won = Honor en cas de succès
er-call-lost = Honor en cas d’échec
er-call-roll-it = Lancer
er-told = Dit à
er-tell = Une nouvelle
er-tell-them = Leur dire
er-xp = { $count } XP
er-learn = Dépenser
er-learn-what = Pour quoi
er-learn-cost = { $what }, { $count } XP
er-learn-from = Tiré de
er-learn-own = ses propres points
er-learn-buy = Dépenser
er-ending = Ce qu’apporte la fin du tour
er-ending-gain = { $own } XP, Clan Pool { $pool }
er-merit-what = Autre chose qui compte
er-merit-add = Le compter
er-grant-count = Points
er-grant-for = Pour quoi ; vide : un don au Clan Pool
er-grant = Accorder
er-measure = { $measure ->
    [koku] Koku
    [provinces] Provinces
    [units] Unités
   *[honor] Honor moyen
}
er-curves = Au fil des tours
er-chronicle-standing = { $clan } : { $koku } koku, Provinces { $provinces }, unités { $units }, Honor { $honor }
er-chronicle-won = Tour { $turn }, { $deed } : { $name } l’emporte sur { $target }, une chance de { $chance }
er-chronicle-lost = Tour { $turn }, { $deed } : { $name } cède à { $target }, une chance de { $chance }
er-chronicle-luck = { $clan } : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}, { $mean } en moyenne, { $expected } attendus
er-chronicle-death = Tour { $turn }, { $season } : { $name } meurt
er-chronicle-pact = { $clan } et { $partner }, { $own } avec { $with } : { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
er-chronicle-deeds = Actes, avec leur chance
er-chronicle-luck-title = Chance aux dés
er-chronicle-deaths = Les morts
er-chronicle-pact-title = Le plus long traité
er-chronicle-save = Garder la chronique en texte
er-closing = En bref
er-closing-file = empire-reborn.png
er-observer = Ce que tous peuvent voir
er-together-koku = { $name } koku
er-together-report = { $name } : rapport
er-together-show = Je suis { $name } – montrer
er-together-show-sub = le rapport du tour ; les autres détournent les yeux
er-together-done = Lu – ranger
er-together-realm = { $name } : au domaine
er-primary = Primary Character
er-chronicle-battles = Batailles, avec leur prévision
er-chronicle-battle = Tour { $turn }, { $place } : { $winner } bat { $loser }, prévision { $chance }
er-chronicle-battle-bare = Tour { $turn }, { $place } : { $winner } bat { $loser }, sans prévision
