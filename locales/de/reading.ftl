# Rules that are read, documents that cannot be, and the way back: what every game shows.

sheet-back = Zurück zum Tisch
rules-back-rules = Zurück zu den Regeln
rules-search = Ein Wort oder eine Seite suchen
rules-found = { $count ->
    [0] Nichts gefunden. Ein einzelnes Wort oder eine Seite wie 24 versuchen.
    [one] { $count } Eintrag gefunden
   *[other] { $count } Einträge gefunden
}
rules-pages = Regelbuch S. { $pages }
rules-read-more = Mehr lesen
rules-related = Siehe auch
rules-back-one = Zurück zu { $title }
rules-reading = Wie diese App es liest:
rules-own-words = Eigene Worte der App. Szenario und Karte gehen vor, dann das Regelbuch.
rule-no-words = Für diese Regel gibt es hier keine eigenen Worte.
damaged-download = Beschädigten Text herunterladen
damaged-download-sub = Eine nicht lesbare Änderung, wie sie ist
damaged-let-go = Beschädigten Text löschen
damaged-let-go-sub = Was lesbar ist, bleibt
damaged-gone = Der beschädigte Text ist gelöscht
damaged-stays = Der beschädigte Text ließ sich nicht löschen

learning-card = Lernen: { $title }
learning-table = Am Tisch:
learning-understood = Verstanden

unfit-missing = das fehlt
unfit-unknown = etwas dieses Namens ist nicht bekannt
unfit-twice = das steht zweimal da
unfit-sort = hier muss etwas anderer Art stehen
unfit-value = „{ $value }“ kann hier nicht stehen
unfit-here = das kann hier nicht stehen
unfit-picture = { $value } liegt neben dem Bild, das von 0 bis 1 reicht
unfit-range = { $found } liegt nicht zwischen { $least } und { $most }
