# Words of the log: the book of steps, the table as it was, corrections, refusals.

redone = Wiederholt

log-change-own = { $gauge } { $from } auf { $to }

logbook-title = Logbuch
logbook-steps = { $steps ->
    [one] { $steps } Schritt, alles behalten
   *[other] { $steps } Schritte, alle behalten
}
logbook-steps-undone = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $undone } rückgängig
logbook-back = Zurück zum Tisch
logbook-section = { $unit ->
    [move] Zug { $turn }, { $phase }
    [round] Runde { $turn }, { $phase }
   *[turn] Runde { $turn }, { $phase }
}
logbook-section-undone = { $unit ->
    [move] Rückgängig: Zug { $turn }, { $phase }
    [round] Rückgängig: Runde { $turn }, { $phase }
   *[turn] Rückgängig: Runde { $turn }, { $phase }
}
logbook-undone-note = Rückgängige Schritte bleiben hier, bis etwas anderes geschieht.
logbook-empty = Noch ist nichts geschehen.
logbook-empty-filter = Noch nichts über { $name }.
logbook-pane = Die offene Zeile
logbook-pane-empty = Eine Zeile des Logbuchs antippen: Hier steht sie ganz.
logbook-by-hand = von Hand
logbook-corrected = korrigiert
logbook-overrode = ausgesetzt: Regelbuch S. { $page }
logbook-overrode-id = ausgesetzt: { $id }
logbook-set-aside = Diese Regel wurde ausgesetzt
logbook-retold = Wie es dazu kam
logbook-retold-otherwise = Nach anderen Regeln aufgezeichnet, als diese App sie hat; warum, ist nicht bekannt.
logbook-undone-tag = rückgängig
logbook-run = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
logbook-gauges-changed = { $count ->
    [one] { $count } Wert geändert
   *[other] { $count } Werte geändert
}
logbook-undo-to = Bis hier rückgängig
logbook-redo-to = Bis hier wiederholen
logbook-count = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
logbook-correct = Dies korrigieren
logbook-correct-second = der Rest bleibt
logbook-see = Tisch von damals
logbook-all = Alle
logbook-filter = Zeigen
logbook-filter-ears = Zeigen: { $what }
logbook-more = { $count ->
    [one] { $count } frühere Zeile zeigen
   *[other] { $count } frühere Zeilen zeigen
}
logbook-share = Teilen
logbook-share-ears = Diesen Tisch als Datei teilen
logbook-nothing-to-undo = nichts rückgängig zu machen
logbook-export-failed = Der Tisch ließ sich nicht in eine Datei schreiben.

history-title = Nach Schritt { $step }
history-title-start = Vor dem ersten Schritt
history-subtitle = von { $steps }: { $what }
history-subtitle-start = der Tisch, wie er aufgebaut wurde
history-back = Zurück zum Logbuch
history-clock = Runde { $turn } von { $last }, { $phase }
history-now = So steht der Tisch jetzt.
history-then = So stand der Tisch. Was folgt, bleibt im Logbuch, bis etwas anderes geschieht.
history-redo = Dieser Schritt ist jetzt rückgängig. Von hier weiter: Er wird wiederholt.
history-previous = Ein Schritt früher
history-next = Ein Schritt später
history-return = Zurück zum Jetzt
history-go-on = Von hier weiter
history-figures = Allies und Enemies
history-life = Life { $life } von { $of }
history-wounds = { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
history-favor = Imperial Favor: { $name }
history-card = { $name }. { $gauges }.
history-gauge = { $gauge } { $value }
history-gauge-unknown = { $gauge } nicht eingetragen

correct-title = Korrigieren: { $what }
correct-when = { $unit ->
    [move] Zug { $turn }, { $phase }: { $what }
    [round] Runde { $turn }, { $phase }: { $what }
   *[turn] Runde { $turn }, { $phase }: { $what }
}
correct-how = Was zu tun ist
correct-put-right = Richtigstellen
correct-never = Nie geschehen
correct-only-never = An diesem Schritt lässt sich nichts richtigstellen. Weglassen und notfalls neu machen.
correct-drops-undone = Die jetzt rückgängigen Schritte fallen mit der Korrektur weg.
correct-minus = { $what } minus 1
correct-plus = { $what } plus 1
correct-changes = Was sich ändert
correct-no-change = Noch ändert sich nichts.
correct-working = Was daraus folgt, wird gerechnet …
correct-was = vorher
correct-is = jetzt
correct-nothing = nichts
correct-more = { $count ->
    [one] und { $count } weiterer Schritt
   *[other] und { $count } weitere Schritte
}
correct-end = Der Tisch danach
correct-end-same = Der Tisch endet, wie er ist.
correct-unfit = { $count ->
    [one] { $count } späterer Schritt passt nicht mehr
   *[other] { $count } spätere Schritte passen nicht mehr
}
correct-unfit-question = Was tun mit Schritten, die nicht mehr passen
correct-leave-out = Weglassen
correct-leave-out-sub = Auch sie sind nie geschehen.
correct-keep = Trotzdem tun
correct-keep-sub = Das Logbuch sagt, welche Regel ausgesetzt wurde.
correct-not-even-anyway = Dieser fällt auf jeden Fall weg.
correct-accept = Annehmen
correction-undone = Die Korrektur ist zurückgenommen
verb-correction = Korrektur
correct-accept-second = { $count ->
    [0] kein Schritt ändert sich
    [one] { $count } Schritt ändert sich
   *[other] { $count } Schritte ändern sich
}

different-group-honor = Group Honor { $from } auf { $to }
different-threshold = Threshold { $from } auf { $to }
standing-off-board = nicht auf dem Spielplan

refusal-title = Nicht möglich: { $what }
refusal-missing = { $gauge } ist nötig: eintragen
refusal-type-in = Eintragen
refusal-leave = Lassen
