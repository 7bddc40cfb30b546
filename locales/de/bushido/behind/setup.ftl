# Words of Bushido: Set-up and Warbands.

## A new table

bushido-new-title = Neuer Tisch
bushido-warband-of = Warband { $number }
bushido-made-up = Erfunden: { $name }
bushido-import-roster = Roster-Datei
bushido-type-warband = Warband eintippen
bushido-type-name = Name der Warband
bushido-type-models = Modelle, eines je Zeile
bushido-type-models-hint = Derselbe Name noch einmal ist ein weiteres Modell dieser Karte. Danach nimmt ein Tipp auf eine Karte ihre Werte auf; nach fehlenden fragt der Tisch, wenn er sie braucht.
bushido-type-take = Mit diesen spielen
bushido-roster-bad = Nicht gelesen: { $why }
bushido-warband-kept = { $name } liegt auf diesem Gerät: wählt sie für einen neuen Tisch
bushido-kept-warbands = Warbands auf diesem Gerät
bushido-share-warband = Als Datei weitergeben
bushido-code-warband = Als Codes, ohne Karten
bushido-forget-warband = { $name } vergessen
bushido-rice-of = { $rice } von { $limit } Rice, { $models ->
    [one] 1 Modell
   *[other] { $models } Modelle
}
bushido-rice-known = { $rice } Rice, { $models ->
    [one] 1 Modell
   *[other] { $models } Modelle
}
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
bushido-own-short = Eigenes
bushido-own-sub = aus den Teilen der Regeln
bushido-own = Eigenes Szenario
bushido-own-name = Wie heißt es?
bushido-own-length = Runden
bushido-own-variable = Ein Würfel darf es beenden ab Runde (0: nie)
bushido-own-score-at = 1 VP am Ende der Runden
bushido-own-award = Wer bekommt ihn?
bushido-own-award-points = die meisten Punkte
bushido-own-award-friendly = die meisten Friendly Objectives
bushido-own-no-action = nichts
bushido-own-prayer = Prayer
bushido-own-influence = Influence
bushido-own-objectives = Objectives
bushido-own-zones = Zonen
bushido-own-of-one = von Warband 1
bushido-own-of-two = von Warband 2
bushido-own-reset = Punkte beginnen bei 0 in Runden
bushido-own-reset-influence = Alle Objectives Neutral in Runden
bushido-own-decreasing = Nach einem VP verschwindet
bushido-own-scorer = eines der Seite mit dem VP
bushido-own-popular = das am meisten genutzte
