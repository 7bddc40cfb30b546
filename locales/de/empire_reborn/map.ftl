# The map of The Empire Reborn: places, links, marches, lines of trade.

er-and = { $one }, { $other }
er-link = { $link ->
    [land] über Land
    [pass] über einen Pass
    [coast] Küste
   *[sea] über See
}
er-log-map = Andere Karte: { $count ->
    [one] 1 Ort
   *[other] { $count } Orte
}
er-log-placed = { $place } steht auf der Karte
er-log-dropped = { $place } kommt von der Karte
er-log-joined = { $one } und { $other } sind verbunden: { $link }
er-log-parted = { $one } und { $other } sind nicht mehr verbunden
er-log-seen = { $clan } in { $place } gesehen
er-log-seen-units = { $clan } in { $place } gesehen: { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
er-log-seen-empty = { $place } leer gesehen
er-log-drawn = { $place } ist anders gezeichnet
er-log-enemies = { $clan }: Feinde sind { $enemies }
er-log-no-enemies = { $clan }: keine Feinde
er-log-allies = { $clan }: Verbündete sind { $allies }
er-log-ordered = { $clan }: Marsch von { $from } nach { $to } befohlen, { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
er-log-order-gone = { $clan }: ein Befehl weniger

er-ordered = Für diesen Zug befohlen
er-ordered-march = Marsch von { $from } nach { $to }
er-ordered-units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
er-ordered-attack = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}, ein Angriff
er-ordered-no-way = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}, kein Weg bekannt
er-carry-out = Ausführen
er-take-back = Zurücknehmen
