scenario-missing = Hier ist kein Szenario.
scenario-unreadable = Ein Szenario ist nicht lesbar. Es bleibt, wie es ist.
scenario-too-new = Ein Szenario ist von einer neueren Version. Es bleibt unberührt.
scenario-changed-elsewhere = Ein anderer Tab hat dieses Szenario geändert. Erneut öffnen.
scenario-unsaved-changed = Nicht gespeichert: Ein anderer Tab hat dieses Szenario geändert.
scenario-unsaved-full = Nicht gespeichert: Der Speicher ist voll. Exportieren, oder Tische löschen, die niemand mehr braucht.
scenario-keep-copy = Meines als Kopie behalten
scenario-load-again = Übernehmen, was der andere Tab hat
scenario-nameless = Szenario
scenario-deleted = Gelöscht: { $name }
scenario-restored = { $name } ist wieder da
scenario-copied = Kopiert: { $name }
scenario-imported = Szenario importiert: { $name }
scenario-imported-board = { $said }. Der Spielplan heißt hier „{ $board }“.
scenario-imported-faulty = { $count ->
    [one] { $said }. 1 Stelle ist noch zu beheben.
   *[other] { $said }. { $count } Stellen sind noch zu beheben.
}
scenarios-own = Eure Szenarien
scenarios-none = Noch kein eigenes Szenario
scenarios-none-sub = Eines von unten kopieren oder mit nichts beginnen.
scenarios-ready = Fertig zum Spielen
scenarios-back = Zurück zu den Szenarien
scenarios-back-home = Zurück zum Start
scenario-new = Neues Szenario
scenario-new-sub = Alles andere lässt sich später ändern.
scenario-create = Anlegen
scenario-more = { $name }: mehr
scenario-about = { $kind }, { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}
scenario-about-minutes = { $kind }, { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}, { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
scenario-sub-origin = { $about } · { $origin }
scenario-sub-faulty = { $count ->
    [one] { $about } · 1 Fehler
   *[other] { $about } · { $count } Fehler
}
scenario-back = Zurück zum Szenario
scenario-done = Fertig
scenario-parts = Teile des Szenarios
scenario-play = Spielen
scenario-play-sub = Öffnet damit einen neuen Tisch
scenario-copy = Duplizieren
scenario-copy-sub = Eine Kopie zum Ändern, neben diesem
scenario-copy-practice-sub = Dieses bleibt, wie es ist; die Kopie ist zum Ändern
scenario-share = Als Datei teilen
scenario-share-sub = Mit euren Karten und dem nötigen Spielplan
scenario-faults = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
scenario-faulty = Fehler
scenario-entries = { $count ->
    [0] keine
   *[other] { $count }
}
scenario-several = { $name } × { $count }
scenario-goals-short = { $objectives } zu erreichen, { $losses } zu verhindern
scenario-figures-short = { $enemies ->
    [one] 1 Enemy
   *[other] { $enemies } Enemies
}, { $allies ->
    [one] 1 Ally
   *[other] { $allies } Allies
}
scenario-part-header = Titel und Champions
scenario-part-goals = Ziele und Niederlage
scenario-part-figures = Enemies und Allies
scenario-part-inquiry = Investigation
scenario-part-texts = Texte
scenario-board-missing = Der Spielplan „{ $name }“ ist nicht auf diesem Gerät.
scenario-board-missing-sub = Importieren oder ohne Spielplan spielen: Dann zieht ihr die Figuren selbst.
scenario-remove = Entfernen
scenario-minutes = Minuten (0: keine Angabe)
scenario-clans-differ = Jeder Spieler ein anderer Clan
scenario-clans-repeat = Derselbe Clan auch zweimal
scenario-only = Bei welcher Schwierigkeit
scenario-only-all = Bei jeder
scenario-area = Gebiet
scenario-areas = Gebiete
scenario-add-area = Ein Gebiet wählen
scenario-add-area-label = Gebiet hinzufügen
scenario-take-out = { $name } herausnehmen
scenario-start = Wo Champions beginnen
scenario-exits = Wo man den Spielplan verlässt
scenario-marks-sub = Bleiben Ausgänge, Reinforcements oder Routen leer, gelten die des Spielplans.
scenario-reinforcements = Reinforcements
scenario-add-reinforcement = Reinforcement-Gebiet hinzufügen
scenario-number = Nummer auf dem Marker
scenario-routes = Patrol-Routen
scenario-route = Route
scenario-route-number = Route { $number }
scenario-route-areas = Ihre Gebiete der Reihe nach
scenario-route-next = Nummer des ersten Buchstabens
scenario-add-route = Route hinzufügen
scenario-needs-board = Zuerst einen Spielplan wählen und eine Karte eintragen.
scenario-needs-route = Zuerst eine Route anlegen, beim Spielplan.
scenario-needs-item = Zuerst einen Gegenstand hinzufügen.
scenario-acts = Akte
scenario-add-act = Akt hinzufügen
scenario-act-number = Akt { $number }
scenario-act-name = Name des Akts
scenario-act-lasts = Runden (0: offen)
scenario-act-lasts-sub = Ein offener Akt dauert, bis das Szenario ihn beendet.
scenario-act-turns = { $turns ->
    [one] 1 Runde
   *[other] { $turns } Runden
}
scenario-act-open = offen
scenario-act-note = Was sich damit ändert
scenario-note = Notiz
scenario-add-objective = Ziel hinzufügen
scenario-objective-number = Ziel { $number }
scenario-objective-title = Titel
scenario-goal = Was zu erreichen ist
scenario-goal-judged = Ihr urteilt selbst
scenario-goal-eliminate = Enemies eliminieren
scenario-goal-clear = Kein Enemy übrig
scenario-goal-reach = Champions in Gebieten
scenario-goal-manipulate = Complex Manipulation
scenario-goal-take = Einen Gegenstand haben
scenario-goal-find-out = Herausfinden, wo es ist
scenario-goal-seize = Dort nehmen, wo es ist
scenario-goal-hold-out = Durchhalten
scenario-add-loss = Niederlage hinzufügen
scenario-loss = Was nicht geschehen darf
scenario-loss-fallen = Champions fallen
scenario-loss-allies = Allies sind weg
scenario-loss-escaped = Enemies verlassen den Spielplan
scenario-loss-item = Etwas verlässt den Spielplan
scenario-loss-overrun = Gebiete sind überrannt
scenario-champions = Wie viele Champions
scenario-count = Wie viele
scenario-successes = Erfolge
scenario-times = Wie oft
scenario-turn = Runde
scenario-phase = Phase
scenario-card = Karte
scenario-item = Was
scenario-enemies = Enemies
scenario-add-enemies = Enemies hinzufügen
scenario-allies = Allies
scenario-add-allies = Allies hinzufügen
scenario-miniatures = Miniaturen je Unit
scenario-behaviour = Was sie vorhaben
scenario-victim = Auf wen sie aus sind
scenario-needs-victim = Erst Champions nennen, die dabei sein müssen, oder einen Ally hinzufügen.
scenario-items = Gegenstände
scenario-add-item = Gegenstand hinzufügen
scenario-item-number = Gegenstand { $number }
scenario-item-name = Was es ist
scenario-item-cost = AP, die ein Enemy braucht
scenario-events = Ereignisse
scenario-add-event = Ereignis hinzufügen
scenario-event-note = Was geschieht
scenario-tokens = Nummernmarker, Nummer 1 zuerst
scenario-personae = Wer befragt werden kann
scenario-add-persona = Jemanden hinzufügen
scenario-persona-number = Persona { $number }
scenario-persona-name = Name
scenario-cards = Karten des Szenarios
scenario-add-card = Karte hinzufügen
scenario-card-number = Karte { $number }
scenario-card-title = Titel der Karte
scenario-fault-no-enemy = Niemand hat die Enemy-Karte „{ $name }“. Eintragen oder eine andere wählen.
scenario-fault-no-ally = Niemand hat die Ally-Karte „{ $name }“. Eintragen oder eine andere wählen.
scenario-fault-no-board = Der Spielplan „{ $name }“ ist nicht auf diesem Gerät.
scenario-fault-board = Der Spielplan: { $reason }
scenario-fault-board-missing = Einen Spielplan wählen: Hier sind Orte genannt.
scenario-fault-no-area = Der Spielplan hat kein Gebiet „{ $name }“.
scenario-fault-no-route = Es gibt keine Route „{ $name }“.
scenario-fault-no-item = Es gibt keinen Gegenstand „{ $name }“.
scenario-fault-nobody = „{ $name }“ ist nicht sicher dabei.
scenario-fault-twice = „{ $name }“ ist zweimal da.
scenario-fault-both = „{ $name }“ muss dabei sein und darf es nicht.
scenario-fault-nothing = Mindestens eins ist nötig.
scenario-fault-no-room = Im Gebiet „{ $name }“ stünde Size { $size } ({ $difficulty }). 4 passen hinein.
scenario-fault-no-room-for-champions = Wo Champions beginnen, passt Size { $room } ({ $difficulty }). Fünf brauchen 5.
scenario-fault-range = { $found } liegt nicht zwischen { $least } und { $most }.
scenario-fault-too-few = So viele kommen nicht, nur { $come }.
scenario-fault-no-objective = Kein Ziel für die Schwierigkeit „{ $difficulty }“.
scenario-fault-investigation-missing = Eine Investigation braucht ihre Marker und Personae.
trial-link = Auspro{ "\u00AD" }bieren
trial-title = Einfaches Probespiel
trial-sub = Einfache Spieler mit den Karten, die da sind. Euer Tisch wird anders spielen.
trial-players-all = 1 bis 5 im Wechsel
trial-games = Spiele
trial-begin = Spielen lassen
trial-begin-sub = Jederzeit anzuhalten
trial-stop = Anhalten
trial-done = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
} gespielt
trial-progress = { $played } von { $games } Spielen
trial-won = Gewonnen: { $share }
trial-met = Ziele erreicht: { $share }
trial-turns = Gespielte Runden, in der Hälfte höchstens { $median }
trial-margin = Group Honor über dem Threshold, in der Hälfte höchstens { $median }
trial-eliminated = Champions Eliminated, in der Hälfte höchstens { $median }
trial-eliminated-head = Champions
trial-no-script = Dieses Szenario besteht nur aus Kopfdaten: Von selbst ist nichts zu spielen.
trial-no-board = Ohne Spielplan spielt es nicht von selbst. Einen wählen.
trial-faults = Zuerst sind Fehler zu beheben. Die Teile des Szenarios sagen, welche.
trial-no-champion = Keine vollständige Champion-Karte „{ $name }“. Zuerst eintragen.
trial-too-few = Vollständige Champion-Karten verschiedener Clans: nur { $found }.
trial-no-companion = Keine vollständige Companion-Karte. Zuerst eine eintragen.

## Mehr, als die Schachtel hat

scenario-box-persona = Die Schachtel hat { $has } Persona-Marker, dieses Szenario braucht { $asked }.
scenario-box-item = Die Schachtel hat { $has } Item-Marker, dieses Szenario braucht { $asked }.
scenario-box-reinforcement = Die Schachtel hat { $has } Reinforcement-Marker, dieses Szenario braucht { $asked }.
scenario-box-objective = Die Schachtel hat { $has } nummerierte Objective-Marker, dieses Szenario braucht { $asked }.
scenario-box-event = Die Schachtel hat { $has } Event-Marker, dieses Szenario braucht { $asked }.
scenario-box-patrol = Die längste Patrol hat { $asked } Buchstaben; die Schachtel hat { $has } in einer Farbe.
scenario-box-other-patrol = Eine zweite Patrol hat { $asked } Buchstaben; die Schachtel hat { $has } in einer anderen Farbe.
scenario-box-patrol-color = { $asked } Patrols; die Schachtel hat Marker für { $has }.
