# Words of campaigns, Intermission cards and Ring Event cards.

## The list

campaigns-none = Noch keine Kampagne
campaigns-none-sub = Eine Kampagne merkt sich jedes Ergebnis und die Glory von allen.
campaign-new = Neue Kampagne
campaign-create = Anlegen
campaign-shinomen = Shinomen-Kampagne
campaign-shinomen-sub = Die { $count } Szenarien der Schachtel, die ins Spiel einführen
campaign-scenario-of = Szenario { $number } von { $all }
campaign-name = Name der Kampagne
campaign-players = Spieler
campaign-player-name = Name von Spieler { $number }
campaign-sub = { $scenarios ->
    [0] { $players }, noch kein Szenario
    [one] { $players }, 1 Szenario
   *[other] { $players }, { $scenarios } Szenarien
}
campaign-more = { $name }: mehr
campaign-rename-sub = Ihr Name und die Namen der Spieler
campaign-export-sub = Eine Datei mit dem ganzen Logbuch, zur Sicherung oder für ein anderes Handy
campaign-deleted = Gelöscht: { $name }
campaign-restored = { $name } ist wieder da
campaign-imported = Kampagne importiert: { $name }
campaign-unreadable = Eine Kampagne ist nicht lesbar. Sie bleibt, wie sie ist.
campaign-too-new = Eine Kampagne ist von einer neueren Version. Sie bleibt unberührt.
campaign-missing = Hier ist keine Kampagne.
campaign-changed-elsewhere = Ein anderer Tab hat diese Kampagne geändert. Erneut öffnen.
campaign-nameless = Kampagne
campaigns-back = Zurück zu den Kampagnen
campaigns-back-home = Zurück zum Start

## The log

campaign-log = Kampagnen-Logbuch
campaign-scenario = Szenario
campaign-result = Ergebnis
campaign-won = Gewonnen, { $margin }
campaign-lost = Verloren, { $margin }
campaign-lost-with-honor = Trotzdem verloren, { $margin }
campaign-replayed = wiederholt
campaign-not-counted = nicht gezählt
campaign-line-ears = { $scenario }: von Hand korrigieren
campaign-line-glory = { $name } { $glory }
campaign-absent = nicht dabei
campaign-glorified-mark = Glorified
campaign-card-mark = Intermission-Karte
campaign-empty = Noch kein Szenario. Was ein Tisch ergibt, wird hier mit einmal Tippen notiert.
campaign-glory = Gesammelte Glory
campaign-glory-of = { $name }: { $glory } Glory
campaign-leads = meiste Glory
campaign-cards = Mit Intermission-Karte ins nächste Szenario: { $names }.
campaign-first = Das erste Szenario beginnen
campaign-onward = Das nächste Szenario beginnen
campaign-replay = { $scenario } wiederholen
campaign-replay-begin = Die Wiederholung beginnen
campaign-replay-sub = Die Niederlage zählt nicht
campaign-replay-counts-sub = Die Niederlage zählt auch
campaign-pass-instead = Nicht wiederholen
campaign-pass-sub = Die Niederlage bleibt
campaign-end = Die Kampagne beenden
campaign-end-sub = Wer die meiste Glory hat, wählt das Ende
campaign-after-defeat = Das letzte Szenario ging verloren. Wiederholen oder hinnehmen.
campaign-replay-open = Das verlorene Szenario wird wiederholt.
campaign-by-hand = Ein Szenario von Hand notieren
campaign-by-hand-sub = Eines, das ohne die App gespielt wurde
campaign-more-title = Mehr zu dieser Kampagne
campaign-names = Namen
campaign-names-sub = Die Kampagne und ihre Spieler
campaign-rulings = Hausregeln
campaign-rulings-sub = Wo das Regelbuch eine Wahl lässt
campaign-see-ending = Das Ende ansehen
campaign-changed-back = Zurückgenommen
campaign-deeds = Was möglich ist

## A line by hand

campaign-line-title = Szenario von Hand
campaign-line-name = Titel des Szenarios
campaign-line-verdict = Ergebnis
campaign-verdict-won = Gewonnen
campaign-verdict-lost = Verloren
campaign-line-margin = Group Honor minus Threshold
campaign-margin-minus = Eins weniger
campaign-margin-plus = Eins mehr
campaign-glory-short = Glory
campaign-glory-minus = { $name }: Glory minus 1
campaign-glory-plus = { $name }: Glory plus 1
campaign-took-part = War dabei
campaign-glorified = Glorified
campaign-bonus = Bonus
campaign-bonus-hint = Was die Karte sagt, in euren Worten. Darf leer bleiben.
campaign-drew = Zog eine Intermission-Karte
campaign-drew-sub = Für das nächste Szenario
campaign-played = Spielte eine Intermission-Karte
campaign-played-sub = Eine aus dem Szenario davor
campaign-line-keep = Behalten
campaign-line-remove = Dieses Szenario herausnehmen
campaign-line-remove-sub = Rückgängig holt es zurück
campaign-line-noted = Notiert: { $scenario }

## The ending

campaign-ending = Das Ende
campaign-chooses = { $name } wählt das Ende
campaign-choose-each = Gleichstand: { $names } wählen je ein Ende
campaign-ending-of = { $name } liest das Ende dieses Clans
campaign-ending-any = Jeder Clan, nicht unbedingt der eigene. Der Text steht in eurem Heft.
campaign-ending-none = Noch nicht gewählt
campaign-ending-chosen = { $name } liest das Ende: { $clan }.
campaign-reopen = Es gibt noch ein Szenario
campaign-reopen-sub = Die Enden werden neu gewählt
campaign-back-to-log = Zurück zum Logbuch

## Why not

campaign-refused = { $reason } { $page }.

campaign-player-count = { $players } Spieler passen nicht: An einen Tisch gehören 1 bis 5.
campaign-no-such-scenario = Dieses Szenario steht nicht im Logbuch.
campaign-too-many = Das Logbuch ist voll: Es fasst 60 Szenarien.
campaign-nobody-played = Mindestens ein Spieler muss dabei sein.
campaign-at-its-end = Die Kampagne ist zu Ende.
campaign-not-at-its-end = Die Kampagne geht weiter.
campaign-nothing-noted = Noch ist kein Szenario notiert.
campaign-not-lost = Nur ein verlorenes Szenario wird wiederholt.
campaign-glorified-in-defeat = { $name } kann nicht Glorified sein: Das Szenario ging verloren.
campaign-card-without-glorified = { $name } ist nicht Glorified und bekommt keine Intermission-Karte.
campaign-not-leading = { $name } hat nicht die meiste Glory.
campaign-table-goes-on = Das Spiel an diesem Tisch ist nicht zu Ende.

## House rules

campaign-ruling-replayed = Eine wiederholte Niederlage
campaign-ruling-replayed-left-out = Ihre Glory zählt nicht
campaign-ruling-replayed-counts = Ihre Glory zählt auch
campaign-ruling-intermission = Intermission-Karten
campaign-ruling-intermission-victory = Nach einem Sieg
campaign-ruling-intermission-each = Nach jedem Szenario

## At a table

score-campaign = Kampagne
score-campaign-note = Ins Logbuch schreiben
score-campaign-note-of = Ins Logbuch von { $name } schreiben
score-campaign-open = Zum Kampagnen-Logbuch
score-campaign-noted = Notiert in { $name }.
score-campaign-differs = Das Logbuch von { $name } sagt etwas anderes.
score-campaign-again = Neu notieren
score-campaign-taken-back = Im Logbuch von { $name } steht dieses Spiel als beendet.
score-campaign-take-out = Aus dem Logbuch nehmen
score-campaign-taken-out = Aus { $name } genommen.
score-campaign-missing = Die Kampagne dieses Tisches ist nicht auf diesem Handy. Ihre Datei importieren.
setup-in-campaign = Szenario der Kampagne { $name }
setup-in-campaign-leave = Gehört nicht dazu
setup-ring-events = Ring-Event-Karten
setup-ring-events-sub = Jede Runde wird eine aufgedeckt
intermission-play = Spielen
intermission-play-sub = Einmal in diesem Szenario
intermission-note = Was sie bewirkt
intermission-note-hint = In euren Worten, fürs Logbuch. Darf leer bleiben.
ring-event-change = Andere Karte
ring-event-element = Welches Element
ring-event-none = keines
ring-event-effect = Was sie mit dem Element macht
ring-event-effect-easier = Leichter
ring-event-effect-harder = Schwerer
ring-event-text = Was sie sagt
ring-event-text-hint = In euren Worten. Darf leer bleiben.
ring-event-keep = Sie liegt offen
