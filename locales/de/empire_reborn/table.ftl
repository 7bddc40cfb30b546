# The realm of The Empire Reborn and its pages.

er-table-name = The Empire Reborn
er-back-realm = Zurück zum Reich
er-nobody = niemand

er-head-first = Vor dem ersten Zug, { $koku } Koku für das erste Heer
er-head = Zug { $turn }, { $season }, { $koku } Koku im Schatz
er-year = Das Jahr
er-realms = Reich
er-log = Logbuch
er-account = Abrechnung
er-income = ein
er-upkeep = Unterhalt
er-free = frei
er-next-turn = nächster Zug
er-short = fehlen
er-held = im Schatz
er-penalties = Verträge
er-times = { " " }× { $percent } %
er-type-in = bitte eingeben
er-trade = Handel
er-trade-with = Handel mit { $name }
er-by-weather = Wetter
er-no-units-yet = Es gibt noch keine Einheiten.
er-free-first = Was nicht für das erste Heer ausgegeben wird, verfällt.
er-changed-since = Seither geändert
er-free-closed = Dieser Zug ist abgerechnet; was im Schatz ist, ist frei.
er-koku = { $count } Koku
er-forecast = Züge, die kommen
er-forecast-winter = übrig, wenn der Winter endet und nichts mehr befohlen wird.
er-forecast-later = übrig in Zug { $turn }, { $season }, wenn nichts mehr befohlen wird.
er-forecast-short = fehlen in Zug { $turn }, { $season }: Einheiten gehen verloren, wenn sich nichts ändert.
er-forecast-ears = Zug { $turn }, { $season }: { $income } ein, { $upkeep } aus, { $left } übrig
er-now = jetzt
er-still-to-order = Noch zu befehlen: { $count }
er-todo-rolls = Noch zu würfeln
er-todo-rolls-sub = { $count ->
    [one] 1 Wurf wartet
   *[other] { $count } Würfe warten
}
er-todo-army = Heer in { $name }
er-todo-army-sub = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}, Bewegung { $mv }
er-todo-army-stays = { $count ->
    [one] 1 Einheit, die bleibt
   *[other] { $count } Einheiten, die bleiben
}
er-todo-mail = { $count ->
    [one] 1 Auftrag für die Spielleitung
   *[other] { $count } Aufträge für die Spielleitung
}
er-todo-mail-sub = nur die Spielleitung führt aus: senden, bevor der Zug endet
er-todo-filed = { $count ->
    [one] 1 Auftrag der Clans wartet
   *[other] { $count } Aufträge der Clans warten
}
er-todo-filed-sub = ausführen oder weglassen, bevor der Zug endet
er-todo-reports = Berichte an die Clans
er-todo-reports-sub = jedem, was er wissen darf, als Datei oder als Codes
er-todo-person-sub = eine Tat gegen jemanden
er-tool-units = Einheiten
er-tool-more = Mehr
er-more = Mehr
er-ink-begin = Den ersten Zug beginnen
er-ink-begin-sub = { $count } übrige Koku verfallen
er-ink-world = Die Welt geht weiter
er-ink-roll = Würfeln, was wartet
er-ink-orders = Zu den Aufträgen
er-ink-account = Abrechnen
er-ink-end = Den Zug beenden
er-ink-end-sub = dann Zug { $turn }
er-ink-end-orders = { $count ->
    [one] 1 Marsch ist nicht ausgeführt
   *[other] { $count } Märsche sind nicht ausgeführt
}

er-lands = Provinces und Verträge

er-war = Kriegsrat

er-chronicle = Chronik
er-left-over = übrig
er-favor-next = { $name } hat die Gunst des Kaisers: Sie kann im nächsten Zug genutzt werden
er-favor-now = { $name } hat die Gunst des Kaisers: Sie kann in diesem Zug genutzt werden und danach nicht mehr
er-over-note = Der Feldzug ist vorbei. Die Chronik erzählt, wie er verlief.
