# The map of The Empire Reborn: places, links, marches, lines of trade.

er-and = { $one }, { $other }
er-link = { $link ->
    [land] par terre
    [pass] par un col
    [coast] côte
   *[sea] par mer
}
er-log-map = Autre carte : { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}
er-log-placed = { $place } est sur la carte
er-log-dropped = { $place } quitte la carte
er-log-joined = { $one } et { $other } sont reliés : { $link }
er-log-parted = { $one } et { $other } ne sont plus reliés
er-log-seen = { $clan } vus à { $place }
er-log-seen-units = { $clan } vus à { $place }, unités : { $count }
er-log-seen-empty = { $place } vue vide
er-log-drawn = { $place } est dessiné ailleurs
er-log-enemies = { $clan } : les ennemis sont { $enemies }
er-log-no-enemies = { $clan } : aucun ennemi
er-log-allies = { $clan } : les alliés sont { $allies }
er-log-ordered = { $clan } : marche ordonnée, { $from } vers { $to }, unités { $count }
er-log-order-gone = { $clan } : un ordre de moins

er-ordered = Ordonné pour ce tour
er-ordered-march = Marche : { $from } vers { $to }
er-ordered-units = unités : { $count }
er-ordered-attack = unités : { $count }, une attaque
er-ordered-no-way = unités : { $count }, pas de route connue
er-carry-out = Exécuter
er-take-back = Retirer
