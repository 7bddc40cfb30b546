# The map of The Empire Reborn: places, links, marches, lines of trade.

er-and = { $one }, { $other }
er-link = { $link ->
    [land] by land
    [pass] over a pass
    [coast] coast
   *[sea] by sea
}
er-log-map = Another map: { $count ->
    [one] 1 place
   *[other] { $count } places
}
er-log-placed = { $place } stands on the map
er-log-dropped = { $place } is taken off the map
er-log-joined = { $one } and { $other } are joined { $link }
er-log-parted = { $one } and { $other } are joined no longer
er-log-seen = { $clan } seen in { $place }
er-log-seen-units = { $clan } seen in { $place }: { $count ->
    [one] 1 unit
   *[other] { $count } units
}
er-log-seen-empty = { $place } seen empty
er-log-drawn = { $place } is drawn elsewhere
er-log-enemies = { $clan }: enemies are { $enemies }
er-log-no-enemies = { $clan }: no enemies
er-log-allies = { $clan }: allies are { $allies }
er-log-ordered = { $clan }: a march from { $from } to { $to } is ordered, { $count ->
    [one] 1 unit
   *[other] { $count } units
}
er-log-order-gone = { $clan }: an order less

er-ordered = Ordered for this turn
er-ordered-march = March from { $from } to { $to }
er-ordered-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}
er-ordered-attack = { $count ->
    [one] 1 unit
   *[other] { $count } units
}, an attack
er-ordered-no-way = { $count ->
    [one] 1 unit
   *[other] { $count } units
}, no line known
er-carry-out = Carry it out
er-take-back = Take it back
