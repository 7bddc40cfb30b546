# Words of the end of the game: how it ended, and the arithmetic line by line.

score-subtitle-open = noch nicht zu Ende, Runde { $turn } von { $last }
score-subtitle-met = Ziel erreicht, Runde { $turn } von { $last }
score-subtitle-missed = Ziel verfehlt, Runde { $turn } von { $last }
score-subtitle-solo = Ziel erreicht, Runde { $turn } von { $last }, aber { $name } hat zu wenig Glory
score-back = Zurück zum Tisch

score-open-note = Wie es stünde, wenn das Spiel jetzt endete. Noch ist nichts entschieden.
score-end = Das Spiel beenden
score-end-title = Wie endet das Spiel?
score-end-met = Das Ziel ist erreicht
score-end-met-sub = Group Honor { $honor } gegen den Threshold { $threshold } entscheidet.
score-end-missed = Das Ziel ist verfehlt
score-end-missed-sub = Eine Niederlage, gleich wie viel Honor.

score-honor = Honor
score-at-end = am Ende
score-purity-lost = Purity weg
score-counts = zählt
score-group-honor = Group Honor
score-threshold = Honorable Victory Threshold
score-threshold-short = Threshold
score-so-far = Threshold bisher
score-so-far-parts = { $honor } Honor, { $destiny } Destiny, { $difficulty } { $level }
score-so-far-parts-hand = { $honor } Honor, { $destiny } Destiny, { $difficulty } { $level }, { $hand } von Hand
score-famous = { $name } hat { $least } Glory oder mehr
score-unknown-glory = { $name } hat 0 Glory
score-glory = Glory
score-had = war
score-met = erfüllt
score-failed = offen
score-destiny = Destiny
score-final = final
score-clamped = Honor und Glory enden an ihren Grenzen.
score-glorified = { $name } ist Glorified
score-glorified-tie = Gemeinsam Glorified: { $names }
score-glorified-would = Bei einem Sieg Glorified: { $names }
score-glorified-would-have = Glorified nur bei einem Sieg: { $names }
score-glorified-none = Niemand kann Glorified sein
score-unsettled = Es fehlt: die Glory eines offenen Objectives von { $names }
score-cooperation = Mehr Kooperation: keine Objectives, niemand ist Glorified
score-solo = Allein: { $name } braucht mehr Glory als die vier Companions
score-solo-line = { $champion } gegen { $companions }
score-solo-met = erreicht
score-solo-missed = nicht erreicht
score-out = nicht gezählt: { $status }

score-objectives = Clan Objectives
score-no-objectives = Keine Objectives notiert: auf dem Blatt notieren
score-objective-instant = Instant, { $glory } Glory
score-objective-end = End, { $glory } Glory
score-objective-two = { $one } oder { $other }
score-objective-open = offen
score-still-open = { $count ->
    [one] 1 Objective noch offen
   *[other] { $count } Objectives noch offen
}
score-still-open-sub = Sie zählen als nicht erfüllt
score-objective-done = er{ "\u00AD" }füllt +{ $glory }
score-objective-of = { $name }: { $title }

score-by-hand = Von Hand
score-by-hand-title = Von Hand korrigieren
score-by-hand-who = Wessen Zeile
score-by-hand-note = Notiz
score-by-hand-note-hint = Warum, fürs Logbuch. Darf leer bleiben.
score-by-hand-change = { $what }: { $from } auf { $to }
score-by-hand-apply = Anwenden
score-by-hand-apply-second = { $changes ->
    [0] nichts ändert sich
    [one] { $changes } Schritt im Logbuch
   *[other] { $changes } Schritte im Logbuch
}
score-minus = { $what } minus 1
score-plus = { $what } plus 1
score-line-ears = { $name }: von Hand korrigieren
score-home = Zum Start
score-beside = Glory und Objectives
