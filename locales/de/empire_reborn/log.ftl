# The log of The Empire Reborn, reasons, corrections.

er-verb = { $verb ->
    [begin] Der Feldzug beginnt
    [account] Abrechnen
    [end-turn] Den Zug beenden
    [end] Den Feldzug beenden
    [muster] Ausheben
    [lose] Einheiten gehen verloren
    [march] Marschieren
    [map] Die Karte
    [enemies] Feinde
    [allies] Verbündete
    [order] Ein Marsch wird befohlen
    [take-back] Ein Befehl wird zurückgenommen
    [koku] Koku
    [province] Eine Province
    [repair] Ausbessern
    [treaty] Ein Vertrag
    [character] Ein Character
    [honor] Honor
    [act] Eine Tat
    [court] Hof
    [test] Ein Wurf
    [roll] Ein Wurf
    [dismiss] Kein Wurf
    [errand] Ein Auftrag an die Spielleitung
    [orders] Aufträge
    [adopt] Übernehmen
    [ruling] Eine Auslegung
    [by-hand] Von Hand
    [battle] Eine Schlacht
   *[remark] Bemerkung
}
er-log-nothing = Nichts hat sich geändert
er-log-overrode = Regel { $rule } übergangen
er-log-turn = Zug { $turn }, { $season }
er-log-account = { $clan }: { $income } Koku kommen ein, { $upkeep } gehen an die Einheiten
er-log-came = { $clan }: { $units } in { $place }
er-log-lost = { $clan }: { $units } in { $place } verloren
er-log-moved = { $clan }: { $units } von { $from } nach { $to }
er-log-koku = { $clan }: { $change } Koku, { $why }
er-log-province = { $clan } hat { $place }
er-log-province-set = { $clan }: { $place } geändert
er-log-province-lost = { $clan } hat { $place } nicht mehr
er-log-repair = { $clan }: { $percent } % von { $place } werden ausgebessert
er-log-treaty = { $clan }: Handel ({ $level }) von { $own } mit { $with }
er-log-treaty-ended = { $clan }: ein Vertrag endet
er-log-line-open = { $clan }: ein Handelsweg öffnet sich
er-log-line-blocked = { $clan }: ein Handelsweg ist blockiert
er-log-person = { $name } kommt an den Tisch
er-log-person-set = { $name } geändert
er-log-died = { $name } stirbt
er-log-revived = { $name } lebt
er-log-honor = { $name }: Honor { $change }
er-log-rolled = { $name } würfelt, { $what }: { $dice } = { $total }
er-log-reached = { $name } würfelt, { $what }: { $dice } = { $total }, mindestens { $tn }
er-log-failed = { $name } würfelt, { $what }: { $dice } = { $total }, { $tn } nicht erreicht
er-log-again = { $name } und { $target } sind gleich: { $deed }, noch einmal
er-log-nobody = { $name } und { $target } sind gleich: { $deed }, niemand gewinnt
er-log-won = { $name } schlägt { $target }: { $deed }
er-log-beaten = { $target } schlägt { $name }: { $deed }
er-log-succeeds = { $name } hat Erfolg gegen { $target }: { $deed }
er-log-fails = { $name } scheitert an { $target }: { $deed }
er-log-favor = { $name } gewinnt die Gunst des Kaisers
er-log-favor-nobody = Niemand gewinnt die Gunst des Kaisers
er-log-dismissed = { $name } muss nicht würfeln
er-log-errand = { $clan } ordnet an: { $errand }
er-log-errand-dropped = { $clan } nimmt einen Auftrag zurück
er-log-orders = { $clan }: { $count ->
    [one] 1 Auftrag ist da
   *[other] { $count } Aufträge sind da
}
er-log-replied = { $clan } fragte: { $asked } – { $answer }
er-log-left-out = { $clan }: ein Auftrag entfällt
er-log-adopted = { $clan }: für Zug { $turn } übernommen
er-log-ruling = { $ruling }: { $reading }
er-log-remark = { $note }
er-log-ended = Der Feldzug ist zu Ende
er-for-court = Hof
er-for-honor = Honor
er-for-death = Leben
er-for-verdict = die Anklage
er-why = { $why ->
    [muster] für Einheiten
    [hired] für einen angeworbenen Character
    [repair] für Ausbesserungen
    [treaty] für einen Vertrag
    [penalty] für das Ende eines Vertrags
    [gift] als Geschenk
    [first-army] vom ersten Heer übrig, verfallen
    [scouting] für Spione oder Kundschafter
    [favor] aus der Gunst des Kaisers
    [raid] durch einen Raubzug
    [unspent] nicht ausgegeben
    [weather] durch das Wetter, sofort verbucht
    [calamity] durch das Unheil, sofort verbucht
   *[nothing] ohne Grund
}
er-change-honor = { $name }: Honor { $from } → { $to }
er-change-koku = { $clan }: Koku { $from } → { $to }
er-own-honor = Honor { $from } → { $to }
er-own-koku = Koku { $from } → { $to }

er-fault-nobody = Mindestens einen Clan wählen.
er-fault-twice = { $clan } ist zweimal da.
er-log-sent = { $clan }: Die Aufträge sind unterwegs
