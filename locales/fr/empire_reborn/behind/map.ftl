# The map of The Empire Reborn: places, links, marches, lines of trade.

er-pass = { $pass ->
    [nights_wind] Night’s Wind
    [sweet_shadow] Sweet Shadow
    [beiden] Beiden
    [dawns_blessing] Dawn’s Blessing
    [tidal_landbridge] Tidal Landbridge
   *[none] un col
}
er-different-places = Lieux de la carte : { $from } deviennent { $to }
er-different-ways = Liens de la carte : { $from } deviennent { $to }
er-different-orders = Marches ordonnées : { $from } deviennent { $to }
er-no-place = { $name } n’est pas sur la carte.
er-no-link = Terre et cols relient des Provinces, une côte une Province et une mer, un lien de mer deux mers.
er-no-way = On ne connaît pas de chemin vers { $name }.
er-no-far = Il faut un mouvement de { $needs }, et il y a { $has }.
er-no-room = Il faut de la place pour { $needs }, et les navires portent { $has }.

er-map = Carte
er-map-sub = lieux, qui se tient où, routes de commerce
er-map-label = Le réseau des Provinces et des mers ; la liste dessous dit la même chose
er-map-whole = Toute la carte
er-map-place = Un lieu
er-map-places = Lieux
er-map-legend = Deux barres sont un col, des points une côte, une vague un lien de mer.
er-map-who = Armée
er-map-no-army = aucune, regarder
er-map-army = { $place }, unités { $count }, mouvement { $mv }
er-map-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
er-map-sea = Zone de mer
er-map-province = Province
er-map-of = propriétaire : { $name }
er-stands = { $clan }, unités : { $count }
er-stands-seen = { $clan }, unités { $count }, vues : { $season }, tour { $turn }
er-stands-some = { $clan }, vus : { $season }, tour { $turn }
er-seen-empty = vue vide : { $season }, tour { $turn }
er-map-block = { $count }, { $season }
er-map-by-sea = par mer
er-map-too-far = trop loin
er-map-over = par { $name }
er-map-attack = une attaque
er-remark-lost = Un lien entre { $one } et { $other } est perdu : l’un des deux n’est pas sur la carte.
er-remark-unfit = { $one } et { $other } sont reliés deux fois, ou d’une façon qui ne relie pas de tels lieux.
er-remark-names = { $one } et { $other } sont peut-être deux noms pour une Province.
er-remark-island = Aucune route ne mène au reste de la carte depuis : { $name }
er-remark-islands = Aucune route ne mène au reste de la carte depuis { $name } et { $more ->
    [one] { $more } autre lieu
   *[other] { $more } autres lieux
}
er-march-choose = Choisissez où va l’armée, sur le réseau ou dans la liste.
er-march-straight = Marche, { $from } vers { $to } : mouvement { $needs } sur { $has }.
er-march-through = Marche, { $from } vers { $to } par { $through } : mouvement { $needs } sur { $has }.
er-march-sea = En navire, { $from } vers { $to } par { $through } : { $needs } sur { $has } en mer.
er-march-attack = Là se tiennent des troupes : { $clan }. Une attaque.
er-march-no-attack = Nul ne refuse l’entrée, que l’on sache.
er-march-too-far = C’est plus d’un tour.
er-march-there = { $stands }.
er-march-meets = { $stands } : sans permission, c’est une attaque.
er-march-marched = Des unités sont venues de { $from } ce tour : elles ont déjà marché.
er-march-slowest = La plus lente : { $units }, mouvement { $mv }
er-march-ships = Les navires en { $sea } portent { $has }, il faut { $needs } ; embarquer et débarquer coûtent 1 chacun
er-march-closed = Des frontières fermées coûtent 1 de plus chacune : { $name }
er-march-pass = Par { $name } : qui attaque combat moins bien
er-march-approval = Qui a son mot à dire
er-march-leave = { $place } : les { $clan } laissent entrer l’armée
er-leave-given = accord donné
er-leave-missing = sans accord
er-order-it = Ordonner
er-order-to = vers { $name }
er-order-attack = attaque : { $name }
er-map-trade = Routes de commerce
er-line-by = par { $name }
er-line-broken = { $why ->
    [closed] rompue : une extrémité a des frontières fermées
    [enemy] rompue : des ennemis se tiennent à une extrémité
   *[no_line] rompue : pas de route connue sans ennemis
}
er-map-enemies = Ennemis sur les routes
er-enemy = ennemi
er-no-enemy = pas ennemi
er-map-allies = Alliés, pour les retraites
er-ally = allié
er-no-ally = pas allié
er-map-file = La carte en fichier
er-map-file-sub = Ce qui est écrit sur la carte sort ; ce qu’un domaine sait de lui-même reste ici.
er-map-begin = Commencer avec ce qu’on sait
er-map-import = Lire une carte
er-map-export = Donner la carte
er-map-no-file = Ce fichier n’est pas une carte de The Empire Reborn. Rien n’a changé.
er-map-into-campaign = Une carte vient dans une campagne : ouvrez-en une, puis Plus, Carte, Lire une carte.
er-map-owner = Propriétaire
er-map-kept = Propriétaire, sécurité et production se tiennent dans Provinces et traités.
er-map-limit = Unités levées par tour, au plus
er-map-kind = Type
er-map-sight = Qui s’y tient
er-map-whose = À qui ?
er-map-seen-now = Vu à présent
er-map-links = Relié à
er-map-with = À quoi ?
er-map-how = Comment ?
er-map-road = par la route
er-map-pass = par un col
er-map-join = Relier
er-map-part = Séparer
er-map-drop = Ôter de la carte
er-raid-brings = Un raid rapporte à la place { $koku } koku en moyenne, { $most } au plus ; rien : { $chance }
er-attack-wins = L’attaque l’emporte : { $chance }
