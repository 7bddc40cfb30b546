# The log of The Empire Reborn, reasons, corrections.

er-no-order = Diesen Auftrag gibt es nicht, oder er ist erledigt.
er-no-other-turn = Das ist für Zug { $found }, hier ist Zug { $turn }.
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
er-no-other-campaign = Das gehört zu einem anderen Feldzug. Nichts wurde übernommen.
er-no-court-held = In diesem Zug wurde schon Hof gehalten.
