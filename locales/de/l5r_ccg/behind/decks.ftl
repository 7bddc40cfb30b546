# Decks, Kartenbuch und Statistik aller Tische des alten Kartenspiels.

ccg-decks = Decks und Kartenbuch
ccg-no-decks = Noch kein Deck. Eines eingeben oder eine Datei importieren: Es wird geprüft, und Duelle nutzen seine Focus Values.
ccg-new-deck = Neues Deck
ccg-new-deck-go = Karten eingeben
ccg-deck-name = Name des Decks
ccg-deck-taken = Ein Deck dieses Namens gibt es schon.
ccg-deck-sizes = { $dynasty } Dynasty, { $fate } Fate
ccg-deck-legal = nach den Regeln
ccg-deck-faults = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
ccg-deck-anyway = Gespielt werden kann es trotzdem.
ccg-deck-title = { $deck ->
    [dynasty] Dynasty-Deck
   *[fate] Fate-Deck
}: { $count }
ccg-deck-add = Eine Karte des Decks
ccg-deck-add-now = Ins Deck
ccg-deck-export = Deck exportieren
ccg-deck-delete = Löschen
ccg-deck-gone = Gelöscht: { $deck }
ccg-deck-added = Das Deck { $deck } ist da.
ccg-deck-kind = { $kind ->
    [event] Event
    [personality] Personality
    [holding] Holding
    [fortification] Fortification
    [region] Region
    [action] Action
    [terrain] Terrain
    [kiho] Kiho
    [ring] Ring
    [follower] Follower
    [item] Item
    [spell] Spell
   *[ancestor] Ancestor
}
ccg-its-version = Version { $version }
ccg-copies = Exemplare
ccg-one-fewer = { $card }: eine weniger
ccg-one-more = { $card }: eine mehr
ccg-fault-size = { $deck ->
    [dynasty] Dynasty-Deck
   *[fate] Fate-Deck
}: { $have ->
    [one] 1 Karte
   *[other] { $have } Karten
}, mindestens { $limit }
ccg-fault-kind = { $card } gehört nicht ins { $deck ->
    [dynasty] Dynasty-Deck
   *[fate] Fate-Deck
}.
ccg-fault-copies = { $card }: { $have } Exemplare, höchstens { $limit }
ccg-focus-ears = Focus Value { $value }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ccg-focus-unknown = Ohne eingegebenen Focus Value: { $count }
ccg-costs-curve = Was sie kosten
ccg-cost-ears = Gold { $value }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
ccg-cost-unknown = Nicht im Kartenbuch oder ohne Kosten: { $count }
ccg-book = Kartenbuch
ccg-book-sub = { $count ->
    [one] 1 Karte: Name und Zahlen
   *[other] { $count } Karten: Namen und Zahlen
}
ccg-book-export = Kartenbuch exportieren
ccg-from-book = aus dem Kartenbuch
ccg-imported = importiert
ccg-cards-added = { $count ->
    [one] 1 Karte ist jetzt im Kartenbuch.
   *[other] { $count } Karten sind jetzt im Kartenbuch.
}
ccg-cards-differ = Welche Zahlen bleiben?
ccg-cards-differ-sub = Diese habt ihr eingetragen, die Datei hat andere Zahlen. Ohne Haken bleiben eure.
ccg-take-theirs = { $count } aus der Datei nehmen
ccg-statistics = Alle Tische bisher
ccg-statistics-reading = Noch zu lesen: { $count }
ccg-statistics-sums = Beendet: { $over }, ohne Sieger: { $drawn }. Noch offen: { $open }.
ccg-head-clan = Clan
ccg-head-tables = Tische
ccg-head-by-honor = durch Honor
ccg-head-by-force = als Letzter
ccg-head-by-rings = durch Ringe
ccg-head-taken = genommen
ccg-duels-of = { $clan }: { $won } von { $of } Duellen gewonnen, { $against } gegen die Chancen
ccg-duel-boldest = Am unwahrscheinlichsten: { $clan } gewann bei { $percent } %.
ccg-deck-paste = Liste einfügen
ccg-deck-paste-lines = Die Karten, je eine Zeile
ccg-deck-paste-hint = „3 Border farm“, „Doji Ayame (Experienced)“, „Spearmen [2]“ mit dem Focus Value. Eine Zeile wie „Holdings“ ist die Überschrift der folgenden.
ccg-deck-paste-kind = Karten ohne Überschrift, die das Kartenbuch nicht kennt, sind
ccg-deck-pasted = { $count ->
    [one] 1 Zeile ist jetzt im Deck.
   *[other] { $count } Zeilen sind jetzt im Deck.
}
