# Words of Bushido: Set-up and Warbands.

## A new table

bushido-new-title = Neuer Tisch
bushido-warband-of = Warband { $number }
bushido-made-up = Erfunden: { $name }
bushido-import-roster = Roster-Datei
bushido-roster-bad = Nicht gelesen: { $why }
bushido-rice-of = { $rice } von { $limit } Rice, { $models } Modelle
bushido-no-fault = kein Fehler
bushido-faults = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
bushido-unreadable = { $name }: { $value } ist „?“
bushido-unreadable-help = Es wird am Tisch eingetragen, wenn es gebraucht wird.
bushido-scenario = Szenario
bushido-scenario-keii = Prayers an sechs Objectives
bushido-scenario-seikyu = drei Zonen beherrschen
bushido-scenario-idols = Influence auf drei Idole
bushido-begin-table = Beginnen
bushido-play-anyway = Trotzdem spielen
bushido-rulings = Auslegungen
bushido-usual = üblich
bushido-other-reading = andere
bushido-card-models = { $count ->
    [one] 1 Modell
   *[other] { $count } Modelle
}
bushido-shelf-rules = Regeln von Bushido
