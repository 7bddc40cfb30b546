# Two cards of the same name: yours, and the one in the file.

clash-title = { $count ->
    [one] Eine Karte weicht von eurer ab
   *[other] { $count } Karten weichen von euren ab
}
clash-lead = Eure bleiben, außer ihr nehmt die aus der Datei.
clash-mine = Eure
clash-theirs = Aus der Datei
clash-take = { $count ->
    [0] Alle eigenen behalten
    [one] Eine aus der Datei nehmen
   *[other] { $count } aus der Datei nehmen
}
clash-taken = { $count ->
    [one] Eine Karte wurde aus der Datei genommen.
   *[other] { $count } Karten wurden aus der Datei genommen.
}
clash-which = Welche Karte: { $name }?
clash-named = { $name }
clash-number = { $value }
clash-dice = { $white } weiß, { $gray } grau, { $black } schwarz
clash-face = { $offence } Offensive { $defence } Defensive
clash-listed = { $first }, { $next }
clash-no-note = nichts notiert
clash-kind = Art des Szenarios
clash-turns = Runden
clash-details = Einzelheiten
clash-yours = wie gehabt
clash-other = anders
clash-line = { $field }: bei euch { $mine }, in der Datei { $theirs }
