# The realm of The Empire Reborn and its pages.

er-back-home = Retour au début
er-back-persons = Retour aux Characters
er-percent = { $count } %
er-under-one = moins de 1 %
er-decimal = { $whole },{ $tenth }
er-minus = { $what } moins 1
er-plus = { $what } plus 1
er-none = aucun
er-name = Nom
er-keep = Enregistrer
er-add = Ajouter…
er-take-away = { $name } : enlever

er-new-title = Nouvelle campagne
er-new-sub = Son propre Clan, ou tous pour le maître de jeu.
er-which-clans = Quels domaines sont tenus ici ?
er-start-koku = { $count } koku pour la première armée
er-begin = Commencer

er-log-sub = où une ligne se corrige
er-todo-met = D’autres se tiennent à { $name }
er-todo-met-sub = { $stands } : le conseil de guerre avec les deux armées
er-tool-war = Conseil
er-rules = Règles
er-rulings = Lectures
er-rulings-sub = ce que le livre laisse ouvert
er-koku-by-hand = Koku
er-koku-way = Dans quel sens ?
er-koku-out = sortent
er-koku-in = entrent
er-what-for = Pour quoi ?
er-book = Inscrire
er-remark = Remarque pour le journal
er-remark-write = Noter
er-end = La campagne est terminée

er-units-title = Unités
er-units-sub = par lieu, avec leur entretien
er-muster = Lever
er-march = Marche
er-march-from = Marche depuis { $name }
er-stand-in = { $unit } à { $place }
er-goes = mouvement { $count }
er-sails = par mer { $count }
er-stays = reste
er-unit-sub = AV { $av }, TV { $tv }, MV { $mv }, entretien { $upkeep } en tout
er-priced = { $unit }, { $koku } koku
er-where = Où ?
er-what = Quoi ?
er-sea-zone = Zone de mer
er-muster-sum = { $koku } koku, il en reste { $left }, entretien { $upkeep } par tour
er-there-are = Il y en a { $count }.
er-elite = { $clan ->
    [crab] Toujours AV +2 ; après une bataille, meurt 2 fois sur 10.
    [crane] Toujours AV +1.
    [dragon] Toujours TV +1.
    [lion] Fear 7.
    [phoenix] AV +2 et TV +1 tant qu’un Character shugenja est dans la bataille.
    [scorpion] Touché et non détruit, riposte 3 fois sur 10.
    [unicorn] AV +2 et TV +2 tant que toute l’armée est Cavalry.
   *[mantis] Survit à un naufrage tant que l’armée a un autre navire.
} Il y en a { $count } sur { $most }.
er-buy-so = { $count } de plus, { $koku } koku
er-lose-so = pertes : { $count }
er-where-to = Vers où ?
er-province-or-sea = Province ou zone de mer
er-who-goes = Qui part ?

er-lands-sub = ce qu’on en sait
er-provinces = Provinces
er-treaties = Traités
er-new-province = Une Province
er-treaty = Traité
er-new-treaty = Conclure un traité
er-new-treaty-sub = commerce avec la Province d’un autre Clan
er-treaty-of = { $own } avec { $with }
er-treaty-sub = { $clan }, commerce { $level }
er-treaty-sub-blocked = { $clan }, commerce { $level }, bloqué
er-treaty-told = La Province du partenaire produit { $production } ; payé { $paid } koku.
er-treaty-end = Y mettre fin
er-line-block = La route est bloquée
er-line-open = La route s’ouvre
er-produces = produit { $count }
er-damaged = abîmée à { $count } %
er-security-label = Sécurité
er-damage-label = Quarts abîmés
er-weather-label = Temps qu’il fait ce tour
er-loss = Production perdue par un désastre
er-extra = Koku dus au temps ou aux événements, ce tour
er-stolen = Koku volés ce tour
er-repair-steps = Réparer { $percent } %, { $koku } koku
er-province-is-lost = La Province est perdue
er-goes-to = Elle va aux { $name }
er-own-province = Sa Province
er-partner = Partenaire
er-partner-province = Province du partenaire
er-level-label = Commerce
er-conclude = Conclure

er-persons = Characters
er-persons-sub = de tous les Clans, autant qu’on sache
er-no-persons = Personne n’est saisi. Le domaine continue sans.
er-new-person = Un Character
er-hired-by = Engagé par
er-hired-bid = Enchère
er-welcome = Ajouter le Character
er-is-dead = mort
er-honor-is = Honor { $count }
er-clan-label = Clan
er-school-label = École
er-minor-label = École mineure
er-minor-school = { $school ->
    [wasp] Wasp
    [hida_berserker] Hida Berserker
    [kitsuki_investigator] Kitsuki Investigator
   *[shinjo_caravaner] Shinjo Caravaner
}
er-saver = Void d’un bushi Phoenix qui se tient prêt
er-advantages = Advantages
er-disadvantages = Disadvantages
er-unit-values = Comme unité AV { $av }, TV { $tv }
er-school-rank = School Rank { $count }
er-price = { $net ->
    [one] { $net } point
   *[other] { $net } points
} : anneaux { $rings }, Honor { $honor }, Advantages { $good }, Disadvantages { $bad ->
    [0] 0
   *[other] −{ $bad }
}
er-breaks = Enfreint des règles de création : { $rules }
er-honor-at-stake = Honor en jeu
er-source-label = Où se gagne-t-il ?
er-source = { $source ->
    [duel] dans un duel
    [battle] dans une bataille
    [favor] par la faveur
   *[other] ailleurs
}
er-roll-for-it = Lancer les dés
er-dies = Meurt
er-lives = Vit quand même
er-seppuku = Seppuku : l’Honor perdu ce tour est rendu
er-hates = Hait { $name } jusqu’à l’avoir vaincu

er-deeds = Actes
er-deeds-sub = duels, assassins, accusations, avec leurs chances
er-which-deed = Quoi ?
er-which-ring = Quel anneau ?
er-acts = Qui agit ?
er-against = Contre qui ?
er-champion = Qui se bat à la place du défié ?
er-rolls = Dés
er-apply = Appliquer
er-dice-typed = comme saisi
er-app-rolls-one = l’app lance pour l’un
er-app-rolls = l’app lance pour les deux
er-app-rolls-rest = l’app lance le reste
er-odds-dies = { $name } meurt : { $chance }
er-odds-honor = { $name } : Honor { $honor } en moyenne
er-odds-tie = Sans résultat : { $chance }
er-odds-pools = { $one } contre { $other }
er-odds-succeeds = { $name } réussit
er-dice-ears = { $name } { $pool } : { $count ->
    [one] { $count } dé
   *[other] { $count } dés
} sur { $of }, { $total }
er-again = encore
er-faces = Faces
er-die-back = Reprendre le dernier dé

er-court = La cour
er-court-sub = la faveur de l’Empereur
er-who-asks = Qui demande la faveur ?
er-gift-of = Cadeau en koku : { $name }
er-gift = { $count } koku offerts
er-court-chance = { $name } : { $chance }

er-queue = Jets
er-queue-sub = ce qui reste à lancer, dans l’ordre
er-luck = Lucky : relancer, reste ce tour : { $count }
er-luck-again = Lucky : le second jet.
er-mishap = Unlucky : lancer deux fois, le pire compte, reste ce tour : { $count }
er-mishap-again = Unlucky : le second jet, le pire compte.
er-exploit = { $name } est Exploitative : { $count } Honor de moins, autant de dés de plus
er-queue-empty = Rien n’est à lancer.
er-queue-rolled = Ce qui a été lancé
er-queue-all = Tout lancer pour moi
er-dismiss = Pas de jet
er-app-roll = Lancer pour moi
er-asked-tn = { $pool } contre { $tn } : chance { $chance }
er-asked-lacks = { $pool } contre { $tn } : encore { $count }
er-asked-reached = { $pool } contre { $tn } : atteint
er-asked-failed = { $pool } contre { $tn } : pas atteint
er-asked = { $pool }, le total compte

er-war-sub = une bataille telle qu’elle serait
er-war-only-look = Rien ici ne change la table.
er-reckon-stop = Arrêter
er-reckon-stopped = Le calcul est arrêté.
er-reckon-again = Recalculer
er-reckoning = Calcul…
er-war-no-units = Les deux camps ont besoin d’unités.
er-war-out-of-place = Les navires combattent en mer, tous les autres à terre.
er-war-too-large = Trop grand pour être calculé.
er-end-destroyed = { $name } détruits
er-end-flees = { $name } fuient
er-end-chance = { $name } : { $chance }
er-exact = exact
er-exact-without = exact, sans { $parts }
er-left-out-part = { $part ->
    [duels] duels
    [pins] clouage
    [siege_strikes] touches de Siege
    [blademasters] Blademasters
   *[extra_strikes] frappes en plus
}
er-wins = { $name } gagnent,
er-about = environ, { $low } à { $high },
er-played = { $count } batailles jouées
er-loses = { $name } perdent { $lost } sur { $all }
er-left = { $count } restent
er-attacker = Attaquant
er-defender = Défenseur
er-general = Général
er-no-general = pas de général (Water 1)
er-army-in = { $place }, { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
er-which-army = Quelle armée
er-add-units = D’autres unités
er-ground-label = Terrain
er-ground = { $ground ->
    [open] ouvert
    [pass] par un col
    [landing] un débarquement
   *[naval] en mer
}
er-season-label = Saison
er-what-turns = Ce qui la renverse
er-show = Montrer
er-nothing-turns = Rien d’habituel ne renverserait cette bataille.
er-turn-open = En terrain ouvert
er-turn-tactician = Un général Tactician
er-turn-scouts = Deux Scouts avec eux
er-turn-season = À la saison suivante
er-turn-bushi = Trois Bushi de plus

er-dice = Table de dés
er-dice-sub = n’importe quel jet, exact
er-dice-rolled = Dés lancés
er-dice-kept = Dés gardés
er-dice-bonus = Ajouté
er-dice-against = Contre un autre jet
er-dice-against-sub = avec 0 dé, il n’y en a pas
er-dice-exact = Exact, selon les lectures en vigueur.
er-dice-reaches = { $pool } atteint { $tn }
er-dice-mean = { $mean } en moyenne
er-dice-better = Un anneau de plus : { $ring } ; 10 de plus au total : { $ten }
er-dice-meets = Plus { $more }, égal { $equal }, moins { $less }

er-chronicle-sub = koku tour par tour, les morts
er-chronicle-realm = { $clan } : Provinces { $provinces }, unités { $units }
er-koku-held = { $count } koku au trésor
er-court-was-held = La cour s’est tenue ce tour.
er-too-few-persons = Il faut deux Characters vivants. Saisissez-les d’abord, le vôtre et celui d’un autre Clan.
er-end-sure = Finir la campagne pour de bon ? Plus rien ne pourra être ordonné.
er-end-yes = Finir
er-end-no = Continuer
