# Schlachten, Raubzüge und Seeschlachten von The Empire Reborn, Schlag für Schlag.

er-legion = Emerald Legion
er-own-unit = Andere
er-unit-of = Einheit von { $name }
er-prayer-of = Gebet von { $name }
er-news-won = Schlacht von { $place }: die { $winner } schlagen die { $loser }
er-news-fled = Schlacht von { $place }: die { $winner } schlagen die { $loser }, und die laufen davon
er-news-nobody = Schlacht von { $place }, { $attacker } gegen { $defender }: niemand gewinnt
er-news-raid = Raubzug nach { $place }: die { $attacker } nehmen den { $defender } { $koku } Koku
er-news-taken = { $place } gehört jetzt den { $clan }
er-news-held = { $place } bleibt bei den { $clan }
er-news-lost = Verluste der { $clan }: { $units }
er-news-nothing-lost = Verluste der { $clan }: keine
er-news-fell = { $name } fiel dort
er-news-test = { $total } gegen { $tn }
er-news-honor = { $name }: Honor { $change }, gewürfelt { $tests }
er-news-honor-same = { $name }: Honor unverändert, gewürfelt { $tests }
er-no-battle = Keine Schlacht liegt auf dem Tisch.
er-no-other-battle = Eine Schlacht liegt auf dem Tisch: sie wird erst verbucht oder abgesagt.
er-no-ground = Einheiten, die auf diesem Boden nicht kämpfen können, oder keine, die es können.
er-no-captive = { $name } ist gefangen.
er-no-count = Hier braucht es die Würfel selbst.

er-battle-none = Keine Schlacht liegt auf dem Tisch. Im Kriegsrat beide Heere wählen, dann auf den Tisch bringen.
er-battle-to-table = Auf den Tisch
er-battle-due = Was ansteht
er-battle-before = { $affair ->
    [raid] Raubzug nach
   *[battle] Schlacht von
} { $place }
er-battle-round = { $affair ->
    [raid] Raubzug nach
   *[battle] Schlacht von
} { $place }, Runde { $round }
er-battle-sky = { $ground }, { $season }, { $weather }.
er-battle-raid = Ein Raubzug: eine Runde ohne Moral und ohne Sieger, dann die Zielrunde um Koku und Gefangene; die Räuber gehen heim.
er-battle-sea = Zur See: nur Schiffe, keine Duelle, keine Einheiten von Characters; Cavalry und Siege zählen nichts. Jeder Character hat ein Flaggschiff.
er-battle-duel = { $one } gegen { $other }
er-battle-units = { $clan }, { $count } × { $unit }: { $what ->
    [strikes] wer trifft?
    [objective] wer erreicht das Ziel?
    [fear] wessen Treffer sind verloren?
    [saves] wer steht?
    [pins] wer wird niedergehalten?
    [back] wer schlägt zurück?
    [back_saves] welche Schlagenden stehen?
   *[berserkers] wer stirbt?
}
er-battle-both = Beide Generäle: { $what }
er-battle-one = { $side }: { $what }
er-battle-seeking = Wer findet ein Duell?
er-battle-plunder = Was die Schläge bringen: { $count }
er-battle-retreat = { $side } laufen davon
er-battle-over = Es ist vorbei
er-battle-stuck = Inzwischen hat sich etwas geändert: die Schläge dieser Runde werden neu gewürfelt.
er-battle-how = { $what ->
    [strikes] Ein Würfel bis { $value } trifft.
    [objective] Ein Würfel bis { $value } zählt; die der Verteidiger nehmen die der Räuber weg.
    [fear] Ein Würfel bis { $value } verliert den Treffer.
    [saves] Ein Würfel bis { $value } steht, darüber ist die Einheit verloren.
    [pins] Ein Würfel bis { $value } steht, darüber verpasst die Einheit ihren nächsten Schlag.
    [back] Ein Würfel bis { $value } schlägt zurück.
    [back_saves] Ein Würfel bis { $value } steht, darüber ist verloren, wer schlug.
   *[berserkers] Ein Würfel bis { $value }, und die Berserkers sterben.
}
er-battle-how-meet = Die höhere Summe manövriert mit 11 mehr aus, überrascht mit 21, lockt mit 31 in den Hinterhalt.
er-battle-how-first = Die höhere Summe schlägt zuerst.
er-battle-how-duel = Die höhere Summe gewinnt; wer verliert, dessen Leben steht auf dem Spiel.
er-battle-how-seek = Ein Würfel bis 3 findet jemanden der anderen Seite.
er-battle-how-plunder = Koku, wie die Würfel sagen, höchstens die Hälfte der Province. Wer gefangen oder befreit wird, braucht einen Würfel bis 2.
er-battle-faces = { $faces }: { $place }
er-battle-count = { $what ->
    [strikes] Wie viele treffen?
    [objective] Wie viele zählen?
    [fear] Wie viele Treffer gehen verloren?
    [saves] Wie viele sind verloren?
    [pins] Wie viele werden niedergehalten?
    [back] Wie viele schlagen zurück?
    [back_saves] Wie viele der Schlagenden sind verloren?
   *[berserkers] Wie viele sterben?
}
er-battle-or-dice = Oder jeden Würfel, wie er fiel:
er-battle-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
er-battle-booty-koku = Koku
er-battle-booty-catch = Gefangen
er-battle-booty-free = Befreit
er-battle-lost = Verloren: Angreifer { $attacker }, Verteidiger { $defender }
er-battle-occupy = Der Sieger nimmt die Province
er-no = nein
er-yes = ja
er-battle-book-sub = Beim Verbuchen gehen die Verluste in die Reiche, Gefangene und Honor zu den Würfen.
er-battle-book = Verbuchen
er-battle-again = Neu würfeln
er-battle-finish = Zu Ende spielen
er-battle-side = { $side }: { $clan }
er-battle-led = General { $name }.
er-battle-unled = Niemand führt: Water 1.
er-battle-present = Dazu { $name }.
er-battle-flagship = { $name } auf einem Schiff: { $unit }
er-battle-aboard = an Bord, { $unit }: { $living } von { $all }
er-battle-back = Läuft nach { $name }.
er-battle-group = { $unit }: { $living } von { $all }
er-battle-values = AV { $av }, TV { $tv }
er-battle-pinned = { $count ->
    [one] 1 verpasst ihren nächsten Schlag
   *[other] { $count } verpassen ihren nächsten Schlag
}
er-battle-hit-first = Wird zuerst getroffen
er-battle-falls = Eine fällt
er-battle-rises = Eine lebt wieder
er-battle-pin = Eine niedergehalten oder frei
er-battle-av-more = AV + 1 für eine
er-battle-av-less = AV − 1 für eine
er-battle-tv-more = TV + 1 für eine
er-battle-tv-less = TV − 1 für eine
er-battle-rule-sub = { $side }: was die Spielleitung bestimmt, gilt ab jetzt; die Schläge dieser Runde werden neu gewürfelt.
er-battle-gm = Die Spielleitung bestimmt
er-battle-gm-sub = wie sie sich trafen, wer zuerst schlägt, wohin sie laufen, wie es endet
er-battle-meeting = Wie sie sich trafen
er-battle-way = { $side }: Rückzug nach { $place }
er-battle-call-off = Die Schlacht absagen
er-battle-army = { $side }:
er-battle-affair = { $affair ->
    [raid] Ein Raubzug
   *[battle] Eine Schlacht
}
er-battle-what = Was wird gekämpft?
er-battle-no-sea = Auf der Karte ist noch kein Meer. Dort eines eintragen, dann hat die Schlacht ihren Ort.
er-battle-no-attacker = Noch greift niemand an: Einheiten wählt der Kriegsrat, für eine Schlacht auf See Schiffe.
er-battle-no-defender = Niemand verteidigt. Wo niemand steht, gibt es keine Schlacht: einmarschieren oder einen Raubzug wählen.
er-battle-no-units = keine Einheiten
er-battle-where = Wo?
er-battle-from = Die Angreifer kommen aus
er-battle-weather = Der Himmel dort
er-battle-who = Wer ist da?
er-battle-forms = { $name } bildet eine Einheit
er-battle-here = ist da
er-battle-away = ist nicht da
er-battle-begin = Beginnen
er-battle-side-only = { $side }
er-battle-shadowlands = Wesen der Shadowlands
er-battle-legion = Emerald Legion, vier Einheiten
er-battle-legion-tv = TV der Emerald Legion
er-battle-naval = Verzauberte Einheiten sind Naval
er-battle-spell = { $name } verzaubert { $count } von
er-no-enchanted = Höchstens { $most ->
    [one] 1 Einheit wird
   *[other] { $most } Einheiten werden
} verzaubert: so viele, wie die Shugenja Ränge haben.
er-battle-enchanted = { $count } verzaubert
er-battle-call = { $name } ruft die Toten für diese Runde: Einheiten { $count }
