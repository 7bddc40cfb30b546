# The map of The Empire Reborn: places, links, marches, lines of trade.

er-and = { $one }, { $other }
er-link = { $link ->
    [land] über Land
    [pass] über einen Pass
    [coast] Küste
   *[sea] über See
}
er-pass = { $pass ->
    [nights_wind] Night’s Wind
    [sweet_shadow] Sweet Shadow
    [beiden] Beiden
    [dawns_blessing] Dawn’s Blessing
    [tidal_landbridge] Tidal Landbridge
   *[none] ein Pass
}
er-log-map = Andere Karte: { $count } Orte
er-log-placed = { $place } steht auf der Karte
er-log-dropped = { $place } kommt von der Karte
er-log-joined = { $one } und { $other } sind verbunden: { $link }
er-log-parted = { $one } und { $other } sind nicht mehr verbunden
er-log-seen = { $clan } in { $place } gesehen
er-log-seen-units = { $clan } in { $place } gesehen: { $count } Einheiten
er-log-seen-empty = { $place } leer gesehen
er-log-drawn = { $place } ist anders gezeichnet
er-log-enemies = { $clan }: Feinde sind { $enemies }
er-log-no-enemies = { $clan }: keine Feinde
er-log-ordered = { $clan }: Marsch von { $from } nach { $to } befohlen, { $count } Einheiten
er-log-order-gone = { $clan }: ein Befehl weniger
er-different-places = Orte der Karte: aus { $from } werden { $to }
er-different-ways = Verbindungen der Karte: aus { $from } werden { $to }
er-different-orders = Befohlene Märsche: aus { $from } werden { $to }
er-no-place = { $name } ist nicht auf der Karte.
er-no-link = Land und Pässe verbinden Provinces, eine Küste Province und See, eine Seeverbindung zwei Seen.
er-no-way = Kein Weg nach { $name } ist bekannt.
er-no-far = Es braucht Bewegung { $needs }, und es gibt { $has }.
er-no-room = Die Einheiten brauchen Platz für { $needs }, die Schiffe tragen { $has }.
