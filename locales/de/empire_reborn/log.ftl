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
er-no-order = Diesen Auftrag gibt es nicht, oder er ist erledigt.
er-no-other-turn = Das ist für Zug { $found }, hier ist Zug { $turn }.
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
er-different-turn = Aus Zug { $from } wird { $to }
er-different-units = { $clan }, { $place }: { $unit } { $from } → { $to }
er-different-dead = { $name } ist tot
er-different-lives = { $name } lebt
er-different-gone = { $name } ist nicht am Tisch
er-different-owner = { $place } gehört: { $from } → { $to }
er-different-favor = Die Gunst des Kaisers: { $name }
er-different-battle = Die Schlacht auf dem Tisch steht anders
er-different-else = Etwas anderes am Tisch ändert sich
er-different-open = Noch zu würfeln: aus { $from } werden { $to }
er-change-honor = { $name }: Honor { $from } → { $to }
er-change-koku = { $clan }: Koku { $from } → { $to }
er-own-honor = Honor { $from } → { $to }
er-own-koku = Koku { $from } → { $to }
er-edit-count = Wie viele
er-edit-bid = Gebot für jede
er-edit-koku = Koku
er-edit-production = Produktion
er-edit-steps = Viertel
er-edit-paid = Bezahlt
er-edit-points = Punkte
er-edit-die = Würfel { $number }
er-edit-die-of = { $name }, Würfel { $number }
er-edit-die-again = { $name }, noch einmal gewürfelt, Würfel { $number }
er-edit-roll = Wurf { $number }
er-edit-gift-of = Geschenk von { $name }
er-edit-tn = Zielzahl
er-edit-honor = Honor
er-edit-turn = Zug

er-no-over = Der Feldzug ist zu Ende.
er-no-not-begun = Der Feldzug hat noch nicht begonnen.
er-no-begun = Der Feldzug hat begonnen.
er-no-realm = Das Reich der { $clan } wird hier nicht geführt.
er-no-province = { $name } ist keine Province dieses Clans.
er-no-province-twice = Eine Province { $name } gibt es schon.
er-no-bound = Eine Zahl liegt außerhalb ihrer Grenzen.
er-no-treaty = Diesen Vertrag gibt es nicht.
er-no-person = Diesen Character gibt es nicht.
er-no-dead = { $name } ist tot.
er-no-oneself = Niemand handelt gegen sich selbst.
er-no-too-many-persons = { $clan } hat schon zehn Characters.
er-no-creation = { $name } verletzt die Regel { $rule } der Erschaffung.
er-no-points = Alle ersten Characters zusammen kosten { $points } Punkte, höchstens 100.
er-no-bad-person = Etwas steht bei diesem Character zweimal, oder diese Stufe gibt es nicht.
er-no-duel = { $name } ist Lame und braucht einen Champion.
er-no-closed = { $clan } ist für diesen Zug abgerechnet.
er-no-account-first = { $clan } ist noch nicht abgerechnet.
er-no-orders-wait = { $count ->
    [one] 1 Auftrag ist weder ausgeführt noch weggelassen: Mit dem Zug ginge er verloren.
   *[other] { $count } Aufträge sind weder ausgeführt noch weggelassen: Mit dem Zug gingen sie verloren.
}
er-no-roll-first = Es ist noch etwas zu würfeln.
er-no-nothing-open = So etwas ist nicht zu würfeln.
er-no-production = Die Produktion von { $name } ist unbekannt: bitte eingeben.
er-no-shortfall = Für den Unterhalt fehlen { $koku } Koku: Einheiten gehen verloren, bis es reicht.
er-no-dear = Es kostet { $cost } Koku, da sind { $has }.
er-no-price = { $unit }: Es wird geboten. Bitte den Preis für jede eingeben.
er-no-muster-limit = In { $name } { $limit ->
    [one] wird höchstens 1 Einheit
   *[other] werden höchstens { $limit } Einheiten
} im Zug ausgehoben.
er-no-not-owned = { $name } ist keine Province dieses Clans.
er-no-elites = Ein Clan hat höchstens vier Elites.
er-no-units = Hier { $has ->
    [one] steht 1
   *[other] stehen { $has }
} { $unit }.
er-no-immovable = Fortifications bleiben, wo sie sind.
er-no-dice = Es { $count ->
    [one] wird 1
   *[other] werden { $count }
} Würfel geworfen.
er-no-die = Kein Würfel kommt auf { $die }.
er-no-courtiers = Am Hof sind es mindestens zwei, jeder einmal.
er-no-change = Nichts würde sich ändern.
er-fault-nobody = Mindestens einen Clan wählen.
er-fault-twice = { $clan } ist zweimal da.
er-no-other-campaign = Das gehört zu einem anderen Feldzug. Nichts wurde übernommen.
er-no-court-held = In diesem Zug wurde schon Hof gehalten.
er-log-sent = { $clan }: Die Aufträge sind unterwegs
