# The map of The Empire Reborn: places, links, marches, lines of trade.

er-and = { $one }, { $other }
er-link = { $link ->
    [land] par terre
    [pass] par un col
    [coast] côte
   *[sea] par mer
}
er-pass = { $pass ->
    [nights_wind] Night’s Wind
    [sweet_shadow] Sweet Shadow
    [beiden] Beiden
    [dawns_blessing] Dawn’s Blessing
    [tidal_landbridge] Tidal Landbridge
   *[none] un col
}
er-log-map = Autre carte : { $count } lieux
er-log-placed = { $place } est sur la carte
er-log-dropped = { $place } quitte la carte
er-log-joined = { $one } et { $other } sont reliés : { $link }
er-log-parted = { $one } et { $other } ne sont plus reliés
er-log-seen = { $clan } vus à { $place }
er-log-seen-units = { $clan } vus à { $place } : { $count } unités
er-log-seen-empty = { $place } vue vide
er-log-drawn = { $place } est dessiné ailleurs
er-log-enemies = { $clan } : les ennemis sont { $enemies }
er-log-no-enemies = { $clan } : aucun ennemi
er-log-ordered = { $clan } : marche de { $from } à { $to } ordonnée, { $count } unités
er-log-order-gone = { $clan } : un ordre de moins
er-different-places = Lieux de la carte : { $from } deviennent { $to }
er-different-ways = Liens de la carte : { $from } deviennent { $to }
er-different-orders = Marches ordonnées : { $from } deviennent { $to }
er-no-place = { $name } n’est pas sur la carte.
er-no-link = Terre et cols relient des Provinces, une côte une Province et une mer, un lien de mer deux mers.
er-no-way = On ne connaît pas de chemin vers { $name }.
er-no-far = Il faut un mouvement de { $needs }, et il y a { $has }.
er-no-room = Il faut de la place pour { $needs }, et les navires portent { $has }.
