# Recruiting, the maneuvers planner and how Honor went, in the old card game.

ccg-gold-at-hand = { $gold } Gold aus ungebeugten Quellen
ccg-ways = Wege ins Spiel
ccg-name-first = Zuerst der Karte einen Namen geben.
ccg-take-discount = Eigener Clan: 2 Gold weniger
ccg-take-honor = Eigener Clan: ihre Honor wird gewonnen
ccg-take-plain = Für ihren Preis
ccg-take-overlay = Auf die frühere Version gelegt
ccg-costs = { $gold } Gold
ccg-bows = Beugen: { $cards }
ccg-leaves = { $waste } verfallen, { $gold } Gold übrig, entgangene Honor { $honor }
ccg-take-so = So ins Spiel bringen
ccg-paid-at-table-sub = das Gold wurde von Hand gezählt
ccg-paid-at-table = Am Tisch bezahlt
ccg-plan = Was könnte geschehen?
ccg-plan-sub = nur offene Karten: keine Aktionen, keine Hände
ccg-back-attack = Zurück zum Angriff
ccg-plan-none = Es laufen keine Manöver.
ccg-plan-large = { $units } Einheiten für { $provinces ->
    [one] 1 Province
   *[other] { $provinces } Provinces
} sind mehr als 10 Millionen Wege: einige abwählen oder später planen.
ccg-plan-stopped = Angehalten.
ccg-plan-runs = Alle Antworten werden geprüft …
ccg-stop = Anhalten
ccg-plan-falls = { $count ->
    [0] Keine Province fällt
    [one] { $which } fällt
   *[other] { $count } fallen: { $which }
}
ccg-plan-value = Karten { $cards }, Honor { $honor }: dem Angriff { $value } wert
ccg-plan-home = Daheim: { $cards }
ccg-plan-nobody = Jetzt wird niemand geschickt
ccg-plan-assign = So schicken
ccg-weight-province = Province
ccg-weight-card = Karte
ccg-weight-honor = Honor
ccg-story-sub = jeder Punkt hat seine Zeile
ccg-turn-before = Der Zug davor
ccg-turn-after = Der Zug danach
ccg-log-sub = wo eine Zeile berichtigt wird
ccg-no-points = Niemand gewann oder verlor Honor.
ccg-course-ears = { $player } von { $from } auf { $to }
ccg-sum-start = Anfang
ccg-sum-gained = gewonnen
ccg-sum-lost = verloren
ccg-sum-now = jetzt
ccg-duels = Duelle
ccg-duel-won = { $player } gewann gegen { $other }
ccg-duel-tied = Gleichstand: beide fielen
ccg-want = Mit anderen Karten planen
ccg-wishes = Mehrere gewünschte Karten
ccg-drop-wish = { $card } nicht mehr gewünscht
ccg-buys = { $card }: { $cards } beugen
ccg-not-bought = { $count } nicht gekauft: das Gold reicht nicht
ccg-won-at = gewonnen bei { $percent } %
ccg-marks = Schlachten, Duelle und Lobbyings
ccg-mark = { $what ->
    [battle] Schlacht
    [duel] Duell
   *[lobbying] Lobbying
} in Zug { $turn }
ccg-closing-turns = { $count ->
    [one] nach 1 Zug
   *[other] nach { $count } Zügen
}
ccg-closing-row = { $player }: Honor { $honor } (von { $start }: { $gained }, { $lost }), Provinces { $provinces }, Ringe { $rings }, Tote { $dead }
ccg-closing-moment = Zug { $turn }: { $what }
ccg-closing-odds = { $what }; vorher gesagt: { $percent } %
ccg-turning = Wendepunkte
ccg-sum-provinces = Provinces
ccg-sum-rings = Ringe
ccg-sum-dead = Tote
ccg-sources-counted = Mit welchen der { $count } Quellen wird geplant? Höchstens 14.
ccg-plan-percent = { $percent } % geschafft
ccg-plan-units = An welche Einheiten wird gedacht?
ccg-plan-again = Neu planen
ccg-plan-who = Wer schickt jetzt?
ccg-gold-unknown = Nicht eingeplant, das Gold ist „?“: { $cards }
