# The realm of The Empire Reborn and its pages.

er-back-home = Zurück zum Start
er-back-persons = Zurück zu den Characters
er-percent = { $count } %
er-under-one = unter 1 %
er-decimal = { $whole },{ $tenth }
er-minus = { $what } minus 1
er-plus = { $what } plus 1
er-none = keine
er-name = Name
er-keep = Speichern
er-add = Hinzu …
er-take-away = { $name }: wegnehmen

er-new-title = Neuer Feldzug
er-new-sub = Der eigene Clan, oder alle für die Spielleitung.
er-which-clans = Welche Reiche werden hier geführt?
er-start-koku = { $count } Koku für das erste Heer
er-begin = Beginnen

er-log-sub = wo eine Zeile berichtigt wird
er-todo-met = Andere stehen in { $name }
er-todo-met-sub = { $stands }: der Kriegsrat mit beiden Heeren
er-tool-war = Kriegsrat
er-rules = Regeln
er-rulings = Auslegungen
er-rulings-sub = was das Regelbuch offen lässt
er-koku-by-hand = Koku
er-koku-way = Wohin?
er-koku-out = gehen weg
er-koku-in = kommen ein
er-what-for = Wofür?
er-book = Eintragen
er-remark = Bemerkung fürs Logbuch
er-remark-write = Aufschreiben
er-end = Der Feldzug ist zu Ende

er-units-title = Einheiten
er-units-sub = nach Orten, mit ihrem Unterhalt
er-muster = Ausheben
er-march = Marsch
er-march-from = Marsch aus { $name }
er-stand-in = { $unit } in { $place }
er-goes = Bewegung { $count }
er-sails = zur See { $count }
er-stays = bleibt
er-unit-sub = AV { $av }, TV { $tv }, MV { $mv }, Unterhalt zusammen { $upkeep }
er-priced = { $unit }, { $koku } Koku
er-where = Wo?
er-what = Was?
er-sea-zone = Seezone
er-muster-sum = { $koku } Koku, { $left } bleiben, Unterhalt { $upkeep } im Zug
er-there-are = Da { $count ->
    [one] ist 1
   *[other] sind { $count }
}.
er-elite = { $clan ->
    [crab] Immer AV +2; nach einer Schlacht sterben sie bei 2 von 10.
    [crane] Immer AV +1.
    [dragon] Immer TV +1.
    [lion] Fear 7.
    [phoenix] AV +2 und TV +1, solange einer der Characters in der Schlacht ein Shugenja ist.
    [scorpion] Getroffen und nicht zerstört, schlagen sie bei 3 von 10 zurück.
    [unicorn] AV +2 und TV +2, solange das ganze Heer Cavalry ist.
   *[mantis] Überleben den Untergang, solange das Heer ein anderes Schiff hat.
} Es gibt { $count } von höchstens { $most }.
er-buy-so = { $count } mehr, { $koku } Koku
er-lose-so = { $count } verloren
er-where-to = Wohin?
er-province-or-sea = Province oder Seezone
er-who-goes = Wer geht?

er-lands-sub = was von ihnen bekannt ist
er-provinces = Provinces
er-treaties = Verträge
er-new-province = Eine Province
er-treaty = Vertrag
er-new-treaty = Einen Vertrag schließen
er-new-treaty-sub = Handel mit der Province eines anderen Clans
er-treaty-of = { $own } mit { $with }
er-treaty-sub = { $clan }, Handel ({ $level })
er-treaty-sub-blocked = { $clan }, Handel ({ $level }), blockiert
er-treaty-told = Die Province des Partners bringt { $production }; bezahlt sind { $paid } Koku.
er-treaty-end = Beenden
er-line-block = Der Weg ist blockiert
er-line-open = Der Weg öffnet sich
er-produces = bringt { $count }
er-damaged = zu { $count } % beschädigt
er-security-label = Sicherheit
er-damage-label = Beschädigte Viertel
er-weather-label = Wetter in diesem Zug
er-loss = Produktion, durch eine Katastrophe verloren
er-extra = Koku durch Wetter oder Ereignisse in diesem Zug
er-stolen = Gestohlene Koku in diesem Zug
er-repair-steps = { $percent } % ausbessern, { $koku } Koku
er-province-is-lost = Die Province geht verloren
er-goes-to = Sie geht an { $name }
er-own-province = Eigene Province
er-partner = Partner
er-partner-province = Province des Partners
er-level-label = Handel
er-conclude = Abschließen

er-persons = Characters
er-persons-sub = aller Clans, soweit bekannt
er-no-persons = Niemand ist eingetragen. Das Reich geht auch ohne weiter.
er-new-person = Ein Character
er-hired-by = Angeworben von
er-hired-bid = Gebot
er-welcome = Den Character hinzufügen
er-is-dead = tot
er-honor-is = Honor { $count }
er-clan-label = Clan
er-school-label = School
er-minor-label = Minor School
er-minor-school = { $school ->
    [wasp] Wasp
    [hida_berserker] Hida Berserker
    [kitsuki_investigator] Kitsuki Investigator
   *[shinjo_caravaner] Shinjo Caravaner
}
er-saver = Void eines Phoenix-Bushi, der bereitsteht
er-advantages = Advantages
er-disadvantages = Disadvantages
er-unit-values = Als Einheit AV { $av }, TV { $tv }
er-school-rank = School Rank { $count }
er-price = { $net ->
    [one] 1 Punkt
   *[other] { $net } Punkte
}: Ringe { $rings }, Honor { $honor }, Advantages { $good }, Disadvantages { $bad ->
    [0] 0
   *[other] −{ $bad }
}
er-breaks = Verletzt Regeln der Erschaffung: { $rules }
er-honor-at-stake = Honor auf dem Spiel
er-source-label = Wo wird sie gewonnen?
er-source = { $source ->
    [duel] in einem Duell
    [battle] in einer Schlacht
    [favor] durch die Gunst
   *[other] anderswo
}
er-roll-for-it = Darum würfeln
er-dies = Stirbt
er-lives = Lebt doch
er-seppuku = Seppuku: in diesem Zug verlorene Honor kehrt zurück
er-hates = Hasst { $name }, bis zu dessen Niederlage

er-deeds = Taten
er-deeds-sub = Duelle, Attentate, Anklagen, mit ihren Chancen
er-which-deed = Was?
er-which-ring = Welcher Ring?
er-acts = Wer handelt?
er-against = Gegen wen?
er-champion = Wer kämpft für den Geforderten?
er-rolls = Würfel
er-apply = Anwenden
er-dice-typed = wie eingegeben
er-app-rolls-one = die App würfelt für einen
er-app-rolls = die App würfelt für beide
er-app-rolls-rest = den Rest würfelt die App
er-odds-dies = { $name } stirbt: { $chance }
er-odds-honor = { $name }: Honor { $honor } im Mittel
er-odds-tie = Kein Ergebnis: { $chance }
er-odds-pools = { $one } gegen { $other }
er-odds-succeeds = { $name } hat Erfolg
er-dice-ears = { $name } { $pool }: { $count } von { $of ->
    [one] 1 Würfel
   *[other] { $of } Würfeln
}, { $total }
er-again = weiter
er-faces = Würfelzahlen
er-die-back = Den letzten Würfel zurücknehmen

er-court = Hof
er-court-sub = die Gunst des Kaisers
er-who-asks = Wer bittet um die Gunst?
er-gift-of = Geschenk von { $name } in Koku
er-gift = { $count } Koku geschenkt
er-court-chance = { $name }: { $chance }

er-queue = Würfe
er-queue-sub = was noch zu würfeln ist, der Reihe nach
er-luck = Lucky: noch einmal würfeln, übrig in diesem Zug: { $count }
er-luck-again = Lucky: der zweite Wurf.
er-mishap = Unlucky: zweimal würfeln, der schlechtere zählt, übrig in diesem Zug: { $count }
er-mishap-again = Unlucky: der zweite Wurf, der schlechtere zählt.
er-exploit = { $name } ist Exploitative: { $count } Honor weniger, ebenso viele Würfel mehr
er-queue-empty = Nichts ist zu würfeln.
er-queue-rolled = Was gewürfelt wurde
er-queue-all = Alles für mich würfeln
er-dismiss = Kein Wurf
er-app-roll = Für mich würfeln
er-asked-tn = { $pool } gegen { $tn }: Chance { $chance }
er-asked-lacks = { $pool } gegen { $tn }: noch { $count } nötig
er-asked-reached = { $pool } gegen { $tn }: erreicht
er-asked-failed = { $pool } gegen { $tn }: nicht erreicht
er-asked = { $pool }, die Summe zählt

er-war-sub = eine Schlacht, wie sie wäre
er-war-only-look = Nichts hier ändert etwas am Tisch.
er-reckon-stop = Anhalten
er-reckon-stopped = Es wurde angehalten.
er-reckon-again = Noch einmal rechnen
er-reckoning = Wird gerechnet …
er-war-no-units = Beide Seiten brauchen Einheiten.
er-war-out-of-place = Schiffe kämpfen zur See, alle anderen an Land.
er-war-too-large = Zu groß, um es zu rechnen.
er-end-destroyed = { $name } vernichtet
er-end-flees = { $name } flieht
er-end-chance = { $name }: { $chance }
er-exact = genau
er-exact-without = genau, ohne { $parts }
er-left-out-part = { $part ->
    [duels] Duelle
    [pins] Niederhalten
    [siege_strikes] Siege-Treffer
    [blademasters] Blademasters
   *[extra_strikes] zusätzliche Schläge
}
er-wins = { $name } siegt,
er-about = etwa, { $low } bis { $high },
er-played = { $count } Schlachten gespielt
er-loses = { $name } verliert { $lost } von { $all }
er-left = { $count } übrig
er-attacker = Angreifer
er-defender = Verteidiger
er-general = General
er-no-general = kein General (Water 1)
er-army-in = { $place }, { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
}
er-which-army = Welches Heer
er-add-units = Weitere Einheiten
er-ground-label = Gelände
er-ground = { $ground ->
    [open] offen
    [pass] über einen Pass
    [landing] eine Landung
   *[naval] zur See
}
er-season-label = Jahreszeit
er-what-turns = Was das Blatt wendet
er-show = Zeigen
er-nothing-turns = Nichts Übliches würde diese Schlacht wenden.
er-turn-open = Auf offenem Gelände
er-turn-tactician = Ein General mit Tactician
er-turn-scouts = Zwei Scouts dazu
er-turn-season = In der nächsten Jahreszeit
er-turn-bushi = Drei Bushi mehr

er-dice = Würfeltisch
er-dice-sub = jeder Wurf, genau
er-dice-rolled = Würfel geworfen
er-dice-kept = Würfel behalten
er-dice-bonus = Dazu
er-dice-against = Gegen einen anderen Wurf
er-dice-against-sub = mit 0 Würfeln gibt es keinen
er-dice-exact = Genau, nach den geltenden Auslegungen.
er-dice-reaches = { $pool } erreicht { $tn }
er-dice-mean = { $mean } im Mittel
er-dice-better = Ein Ring mehr: { $ring }; 10 mehr auf die Summe: { $ten }
er-dice-meets = Höher { $more }, gleich { $equal }, niedriger { $less }

er-chronicle-sub = Koku Zug um Zug, die Toten
er-chronicle-realm = { $clan }: { $provinces ->
    [one] 1 Province
   *[other] { $provinces } Provinces
}, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
er-koku-held = { $count } Koku vorhanden
er-court-was-held = In diesem Zug wurde schon Hof gehalten.
er-too-few-persons = Dazu braucht es zwei lebende Characters. Gebt sie zuerst ein, den eigenen und den eines anderen Clans.
er-end-sure = Den Feldzug endgültig beenden? Danach lässt sich nichts mehr anordnen.
er-end-yes = Beenden
er-end-no = Weiterspielen
