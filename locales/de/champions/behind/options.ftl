# Words of the options of a table: scenario, clock, Threshold, Favor, rulings, backup.

options-title = Szenario
options-back = Zurück zum Tisch

options-table = Tisch
options-name = Name des Tisches
options-name-empty = Ein Tisch braucht einen Namen.
options-name-long = Höchstens { $most } Zeichen; das sind { $length }.
options-rename = Umbenennen
options-renamed = Der Tisch heißt jetzt { $name }.

options-scenario = Dieses Szenario
options-scenario-sub = { $kind }, { $level }
options-players = Spieler
options-play-cooperation = Mehr Kooperation: keine Objectives, niemand wird Glorified
options-mandatory = Müssen dabei sein: { $names }
options-forbidden = Dürfen nicht dabei sein: { $names }

options-clock = Runde und Phase
options-clock-now = Runde { $turn } von { $last }, { $phase }
options-clock-turn = Runde
options-clock-phase = Phase
options-clock-sub = Eine laufende Activation endet. Die Champions Phase beginnt neu mit ihrer Reihenfolge, in Preparation.
options-clock-set = Auf Runde { $turn }, { $phase } setzen
options-last-turn = Letzte Runde
options-last-turn-now = Rundenzahl des Spiels: { $turn }.
options-last-turn-set = Letzte Runde auf { $turn } setzen

options-favor = Imperial Favor
options-favor-nobody = Noch niemand: Ein Gleichstand ist offen.
options-favor-holder = { $player }, mit { $name }
options-favor-set = Favor an { $player } geben
options-favor-same = { $player } hält ihn

options-threshold = Honorable Victory Threshold
options-threshold-sum = { $total } = { $parts }
options-threshold-by = Von Hand ändern
options-threshold-set = Threshold um { $change } ändern
options-threshold-none = Eine Änderung wählen
options-starting = Honor zu Beginn
options-starting-sub = Wie der Threshold sie zählt
options-starting-set = Honor zu Beginn auf { $honor } setzen
options-starting-same = Sie ist schon { $honor }
options-note = Notiz
options-note-hint = Warum, fürs Logbuch. Darf leer bleiben.
options-minus = { $what } minus 1
options-plus = { $what } plus 1

options-rulings = Geltende Auslegungen
options-rulings-sub = Wo das Regelbuch eine Wahl lässt. Beim Aufbau des Tisches gewählt.
options-ruling-other = die andere Lesart: { $other }

options-open-log = Logbuch
options-open-log-sub = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
options-remark = Bemerkung fürs Logbuch
options-remark-sub = Ein eigener Satz, an diesem Schritt
options-remark-text = Bemerkung
options-remark-set = Aufschreiben
options-backup = Eine Sicherung exportieren
options-backup-sub = Der ganze Tisch mit seinem Logbuch
options-share = Diesen Tisch teilen
options-share-sub = Als Datei, über das Teilen-Menü des Geräts
options-end = Das Spiel beenden
options-end-sub = Ziel erreicht oder verfehlt, dann die Schlusswertung
options-score = Wertung
options-score-sub = Das Spiel ist zu Ende
