# The map of The Empire Reborn: places, links, marches, lines of trade.

er-and = { $one }, { $other }
er-link = { $link ->
    [land] by land
    [pass] over a pass
    [coast] coast
   *[sea] by sea
}
er-pass = { $pass ->
    [nights_wind] Night’s Wind
    [sweet_shadow] Sweet Shadow
    [beiden] Beiden
    [dawns_blessing] Dawn’s Blessing
    [tidal_landbridge] Tidal Landbridge
   *[none] a pass
}
er-log-map = Another map: { $count } places
er-log-placed = { $place } stands on the map
er-log-dropped = { $place } is taken off the map
er-log-joined = { $one } and { $other } are joined { $link }
er-log-parted = { $one } and { $other } are joined no longer
er-log-seen = { $clan } seen in { $place }
er-log-seen-units = { $clan } seen in { $place }: { $count } units
er-log-seen-empty = { $place } seen empty
er-log-drawn = { $place } is drawn elsewhere
er-log-enemies = { $clan }: enemies are { $enemies }
er-log-no-enemies = { $clan }: no enemies
er-log-ordered = { $clan }: a march from { $from } to { $to } is ordered, { $count } units
er-log-order-gone = { $clan }: an order less
er-different-places = Places of the map: { $from } become { $to }
er-different-ways = Links of the map: { $from } become { $to }
er-different-orders = Marches ordered: { $from } become { $to }
er-no-place = { $name } is not on the map.
er-no-link = Land and passes join provinces, a coast a province and a sea, a sea link two seas.
er-no-way = No way to { $name } is known.
er-no-far = It needs movement { $needs }, and there is { $has }.
er-no-room = The units need room for { $needs }, and the ships carry { $has }.
