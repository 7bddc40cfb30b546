# The map of The Empire Reborn: places, links, marches, lines of trade.

er-pass = { $pass ->
    [nights_wind] Night’s Wind
    [sweet_shadow] Sweet Shadow
    [beiden] Beiden
    [dawns_blessing] Dawn’s Blessing
    [tidal_landbridge] Tidal Landbridge
   *[none] ein Pass
}
er-different-places = Orte der Karte: aus { $from } werden { $to }
er-different-ways = Verbindungen der Karte: aus { $from } werden { $to }
er-different-orders = Befohlene Märsche: aus { $from } werden { $to }
er-no-place = { $name } ist nicht auf der Karte.
er-no-link = Land und Pässe verbinden Provinces, eine Küste Province und See, eine Seeverbindung zwei Seen.
er-no-way = Kein Weg nach { $name } ist bekannt.
er-no-far = Es braucht Bewegung { $needs }, und es gibt { $has }.
er-no-room = Die Einheiten brauchen Platz für { $needs }, die Schiffe tragen { $has }.

er-map = Karte
er-map-sub = Orte, wer wo steht, Handelswege
er-map-label = Das Netz der Provinces und Seen; die Liste darunter sagt dasselbe
er-map-whole = Ganze Karte
er-map-place = Ein Ort
er-map-places = Orte
er-map-legend = Zwei Balken sind ein Pass, Punkte eine Küste, eine Welle eine Seeverbindung.
er-map-who = Heer
er-map-no-army = keines, nur schauen
er-map-army = { $place }, { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}, Bewegung { $mv }
er-map-units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
er-map-sea = Seezone
er-map-province = Province
er-map-of = Besitz: { $name }
er-stands = { $clan }: { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
er-stands-seen = { $clan }: { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}, gesehen im { $season }, Zug { $turn }
er-stands-some = { $clan }, gesehen im { $season }, Zug { $turn }
er-seen-empty = leer gesehen im { $season }, Zug { $turn }
er-map-block = { $count }, { $season }
er-map-by-sea = zur See
er-map-too-far = zu weit
er-map-over = Weg: { $name }
er-map-attack = ein Angriff
er-remark-lost = Eine Verbindung von { $one } und { $other } ist verloren: eines davon ist nicht auf der Karte.
er-remark-unfit = { $one } und { $other } sind doppelt verbunden oder so, wie man solche Orte nicht verbindet.
er-remark-names = { $one } und { $other } sind vielleicht zwei Namen für eine Province.
er-remark-island = Kein Weg führt zur übrigen Karte von: { $name }
er-remark-islands = Kein Weg führt zur übrigen Karte von { $name } und { $more ->
    [one] 1 weiteren Ort
   *[other] { $more } weiteren Orten
}
er-march-choose = Wählt auf dem Netz oder in der Liste, wohin das Heer geht.
er-march-straight = Marsch von { $from } nach { $to }: { $needs } von { $has } Bewegung.
er-march-through = Marsch von { $from } durch { $through } nach { $to }: { $needs } von { $has } Bewegung.
er-march-sea = Zu Schiff von { $from } über { $through } nach { $to }: { $needs } von { $has } Fahrten.
er-march-attack = Dort stehen Truppen der { $clan }: ein Angriff.
er-march-no-attack = Niemand verwehrt den Eintritt, soweit bekannt.
er-march-too-far = Das ist mehr als ein Zug.
er-march-there = { $stands }.
er-march-meets = { $stands }: ohne ihre Erlaubnis ist das ein Angriff.
er-march-marched = Einheiten kamen in diesem Zug aus { $from } hierher: Sie sind schon marschiert.
er-march-slowest = Am langsamsten: { $units }, Bewegung { $mv }
er-march-ships = Schiffe in { $sea } tragen { $has }, nötig sind { $needs }; an Bord und an Land gehen kostet je 1
er-march-closed = Geschlossene Grenzen kosten je 1 mehr: { $name }
er-march-pass = Über { $name }: Angreifer kämpfen schlechter
er-march-approval = Wessen Wort zählt
er-march-leave = { $place }: die { $clan } lassen das Heer ein
er-leave-given = erlaubt
er-leave-missing = keine Erlaubnis
er-order-it = Befehlen
er-order-to = nach { $name }
er-order-attack = Angriff auf { $name }
er-map-trade = Handelswege
er-line-by = über { $name }
er-line-broken = { $why ->
    [closed] unterbrochen: ein Ende hat geschlossene Grenzen
    [enemy] unterbrochen: Feinde stehen an einem Ende
   *[no_line] unterbrochen: kein Weg bekannt, auf dem keine Feinde stehen
}
er-map-enemies = Feinde auf den Wegen
er-enemy = Feind
er-no-enemy = kein Feind
er-map-allies = Verbündete, für den Rückzug
er-ally = verbündet
er-no-ally = nicht verbündet
er-map-file = Die Karte als Datei
er-map-file-sub = Hinaus geht, was auf der Karte steht; was ein Reich von sich selbst weiß, bleibt hier.
er-map-begin = Mit dem Bekannten beginnen
er-map-import = Karte einlesen
er-map-export = Karte ausgeben
er-map-no-file = Diese Datei ist keine Karte von The Empire Reborn. Nichts wurde geändert.
er-map-into-campaign = Eine Karte kommt in einen Feldzug: einen öffnen, dann Mehr, Karte, Karte einlesen.
er-map-owner = Besitz
er-map-kept = Besitz, Sicherheit und Ertrag stehen unter Provinces und Verträge.
er-map-limit = Einheiten, die im Zug höchstens ausgehoben werden
er-map-kind = Art
er-map-sight = Wer dort steht
er-map-whose = Wessen?
er-map-seen-now = Jetzt gesehen
er-map-links = Verbunden mit
er-map-with = Womit?
er-map-how = Wie?
er-map-road = auf der Straße
er-map-pass = über einen Pass
er-map-join = Verbinden
er-map-part = Trennen
er-map-drop = Von der Karte nehmen
er-raid-brings = Ein Raubzug bringt stattdessen im Mittel { $koku } Koku, höchstens { $most }; nichts: { $chance }
er-attack-wins = Der Angriff siegt: { $chance }
