# Words of the set-up.

setup-scenario = Szenario
setup-champions = Champions
setup-objectives = Objectives
setup-enemies = Enemies
setup-enemies-sub = Wer in der ersten Runde auf dem Spielplan steht. Weitere können jederzeit dazukommen.
setup-enemies-scenario = Das Szenario selbst stellt auf: { $who }.
setup-enemies-none = keine zur ersten Runde
setup-check = Prü{ "\u00AD" }fen
setup-final-check = Letzte Prüfung
setup-new-table-step = Champions of Rokugan: Schritt { $number } von { $count }
setup-step = Schritt { $number } von { $count }
setup-step-number = Schritt { $number }
setup-back-to = Zurück zu { $step }
setup-clear = Alles leeren

## Scenario

setup-known-scenarios = Ein vorhandenes Szenario antippen oder ein anderes eintragen
setup-title = Titel des Szenarios
setup-untitled = Neues Szenario
setup-kind = Art des Szenarios
setup-turns = Runden
step-less = { $name } minus 1
step-more = { $name } plus 1
setup-difficulty = Schwierigkeit
setup-difficulty-changes = Threshold { $change }
setup-more = Mehr zum Szenario
setup-more-sub = wer dabei sein muss, was die Schwierigkeit addiert, Hausregeln
setup-easy-adds = Leicht addiert
setup-normal-adds = Normal addiert
setup-hard-adds = Schwer addiert
setup-mandatory = Champions, die dabei sein müssen
setup-forbidden = Champions, die nicht dabei sein dürfen
setup-names-hint = Namen, mit Kommas dazwischen
setup-same-clan = Derselbe Clan zweimal
setup-same-clan-sub = Zwei Spieler dürfen denselben Clan spielen
setup-cooperation = Mehr Kooperation
setup-cooperation-sub = Keine Objectives, niemand ist Glorified

## Champions

setup-players = Spieler
setup-player-count = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
setup-solo-question = Welche Companions
setup-solo-minor = Vier Minor Clan Bushi
setup-solo-minor-sub = Wie an jedem anderen Tisch
setup-solo-own = Vier vom eigenen Clan
setup-solo-own-sub = Nur wer allein spielt
setup-last-time = Dieselben wie beim letzten Mal
setup-seats = Sitze
setup-seat = Sitz { $number }
setup-tap-seat = Einen Sitz antippen, um ihn zu ändern
setup-seat-sub = { $clan } · { $whose }
setup-seat-place = Sitz { $number }:
setup-choose-champion = Einen Champion wählen
setup-companion-of = Companion von { $player }
setup-companion-of-favor = Folgt dem Favor
setup-all-well = Fünf Champions, nichts spricht dagegen
setup-five-clans = Fünf Champions, fünf verschiedene Clans
setup-nobody-named = { $title } verlangt und verbietet niemanden
setup-names-fit = Alle Verlangten sind dabei, niemand ist verboten
setup-honor-and-destiny = Honor und Destiny sind nicht eingetragen; der Threshold braucht sie.
setup-in-the-way = Was der ersten Runde im Weg steht
setup-scenario-faults = Im Szenario zu beheben
setup-not-set-out = Nicht auf den Tisch gebracht: { $reason }
setup-take-again = Szenario übernehmen, wie es jetzt ist
setup-gap = { $name }: { $gauges } noch nicht eingetragen
setup-gaps = { $count } Karten sind noch nicht vollständig: { $names }
setup-type-in = Karte von { $name } eintragen
setup-empty-seat = Sitz { $number } hat keinen Champion.
setup-obstacle = { $who }: { $fault }
setup-player-name = Name des Spielers
setup-player-name-hint = Darf leer bleiben
setup-card-sub = { $clan } · { $origin }
setup-card-taken = { $sub } · bei { $player }
setup-card-of = Karte von { $name }
setup-edit-card = Die gewählte Karte eintragen
setup-edit-card-sub = Was die App davon noch nicht weiß
setup-comes-once = Kommt einmal: { $name }
setup-boss-twice = Dieser Boss kommt { $count } Mal.
setup-new-card = Eine andere Karte eintragen
setup-new-card-sub = Sie bleibt für jeden Tisch
setup-companions = Companions
setup-companions-sub = Alle Companions an einem Tisch haben dieselbe Karte.

## Objectives

setup-objectives-sub = Drei ziehen, mindestens eines behalten. Notieren, was ihr euch merken wollt; der Kartentext bleibt bei euch.
setup-no-objectives = Mehr Kooperation: Niemand hat Objectives.
setup-add-objective = Hinzufügen
setup-objective-for = Ein Objective für { $name } hinzufügen
setup-keep-one = Noch nichts behalten: Alle behalten mindestens eines.
setup-remove-objective = { $title } zurückgeben

## Check

setup-champion = Champion
setup-sum = Summe
setup-threshold = Threshold
setup-sum-unknown = Der Threshold braucht Honor und Destiny von allen fünf.
setup-check-sub = { $turns ->
    [one] { $title }, 1 Runde
   *[other] { $title }, { $turns } Runden
}
setup-honor-begins = Group Honor beginnt bei { $honor }:
setup-to-gain = { $gain } zu gewinnen.
setup-to-keep = { $gain } übrig.
setup-without-objectives = { $count ->
    [one] Ein Champion behält noch kein Objective.
   *[other] { $count } Champions behalten noch kein Objective.
}
setup-begin = Runde 1 be{ "\u00AD" }ginnen
setup-obstacles = { $count ->
    [one] 1 Sache steht im Weg
   *[other] { $count } Sachen stehen im Weg
}
setup-favor = Imperial Favor
setup-favor-unique = { $name } hat die meiste Honor, { $honor }, und hält ihn.
setup-favor-tie = { $count ->
    [2] Zwei haben Honor { $honor }: meistes Fire mit fünf Würfeln.
    [3] Drei haben Honor { $honor }: meistes Fire mit fünf Würfeln.
    [4] Vier haben Honor { $honor }: meistes Fire mit fünf Würfeln.
   *[other] Alle fünf haben Honor { $honor }: meistes Fire mit fünf Würfeln.
}
setup-favor-fire = { $name }: { $fire } Fire
setup-favor-again = Noch einmal
setup-favor-roll = App würfelt
setup-favor-held = { $name } hält ihn.
setup-favor-told = Am Tisch gewürfelt? Antippen, wer gewonnen hat.
setup-objectives-no-investigation = Karten mit dem Zeichen Investigation kommen zuvor heraus, außer das Szenario ist eine.
