# Battle for Rokugan: what the log says.

bfr-log-first = { $clan } beginnt das Spiel
bfr-log-first-drawn = { $clan } beginnt das Spiel, von der App gezogen
bfr-log-settled = { $clan } besiedelt { $province }
bfr-log-round = Runde { $round } beginnt
bfr-log-ronin = Ronin in dieser Runde: { $clan }
bfr-log-stage = Jetzt: { $stage }
bfr-log-initiative = { $card }: { $clan } ist Startspieler
bfr-log-initiative-drawn = { $card }, von der App gezogen: { $clan } ist Startspieler
bfr-log-card = { $clan } spielt { $card }
bfr-log-passed = { $clan } passt
bfr-log-control = { $province }: { $clan }, { $down } verdeckt, { $up } offen
bfr-log-no-control = { $province }: kein Kontrollmarker
bfr-log-special = { $province }: { $special }
bfr-log-no-special = { $province }: kein Sondermarker
bfr-log-card-board = Karte von { $territory }: zurück an den Spielplan
bfr-log-card-used = Karte von { $territory }: gespielt
bfr-log-card-held = { $clan } nimmt die Karte von { $territory }
bfr-log-placed = { $clan } platziert einen Marker: { $place }
bfr-log-placed-open = { $clan } platziert { $face }: { $place }
bfr-log-taken-discarded = { $clan }: { $face } abgeworfen von { $place }
bfr-log-taken-pool = { $clan }: Marker zurück in den Vorrat von { $place }
bfr-log-taken-hand = { $clan }: Marker zurückgenommen von { $place }
bfr-log-agent = { $clan }, { $agent }: { $place }
bfr-log-swapped = Das Einhorn tauscht { $one } und { $other }
bfr-log-stopped = { $clan } platziert in dieser Runde nicht mehr
bfr-log-revealed = { $clan }: { $face }, { $place }
bfr-log-resolved = Runde { $round } ist ausgewertet
bfr-log-left = { $clan }, { $face }: { $fate }
bfr-log-scorched = { $province }: verbrannte Erde
bfr-log-pacified = { $province }: Frieden
bfr-log-conquered = { $clan } nimmt { $province } von { $from }
bfr-log-conquered-empty = { $clan } nimmt { $province }, die leer war
bfr-log-defended = { $clan } verteidigt { $province }: { $reason }
bfr-log-none-left = { $clan } hat keinen Kontrollmarker mehr für { $province }
bfr-log-reopened = Neu ausgewertet
bfr-log-ruling = { $ruling }: { $choice }
bfr-log-round-ended = Die Runde ist zu Ende
bfr-log-objective = { $clan }: { $objective }
bfr-log-no-objective = { $clan }: kein Ziel
bfr-log-ended = Das Spiel ist zu Ende
bfr-log-first-set = { $clan } ist Startspieler
bfr-log-placements = { $clan } platziert noch: { $count }
bfr-log-discards = { $clan }, Ablage, { $face }: { $count }
bfr-log-agents = { $clan }: Späher { $scouts }, Shugenja { $shugenja }
bfr-log-ronin-none = Keine Ronin in dieser Runde
bfr-log-renamed = { $province } heißt { $name }
bfr-log-unnamed = { $province } heißt wieder wie in der App
bfr-log-remark = { $note }
bfr-log-overrode = Ausgesetzt: Regelbuch S. { $page }
bfr-log-overrode-id = Ausgesetzt: { $id }
bfr-log-from-to = { $clan }: Ehre { $from } → { $to }

## Where a token lies

bfr-place-center = { $province }
bfr-place-border = { $from } → { $target }
bfr-place-coast = Meer → { $province }
bfr-place-on = auf dem Marker: { $place }
bfr-place-gone = nicht auf dem Spielplan
bfr-names-and = { $all }, { $name }

## Parts of a step that can be put right

bfr-edit-face = Marker
bfr-edit-card = Karte
bfr-edit-clan = Klan
bfr-edit-place = Platz
bfr-edit-province = Provinz
bfr-edit-objective = Ziel
bfr-edit-count = Anzahl

## How two tables differ

bfr-different-clock = Runde { $from } → { $to }
bfr-different-first = Startspieler: { $from } → { $to }
bfr-different-province = { $province }: { $from } → { $to }
bfr-different-turn = Am Zug: { $from } → { $to }
bfr-different-not-laid = Nicht mehr auf dem Spielplan: { $clan }, { $face }, { $place }
bfr-different-laid = Jetzt auf dem Spielplan: { $clan }, { $face }, { $place }
bfr-different-to-place = { $clan } hat noch zu platzieren: { $from } → { $to }
bfr-different-discards = { $clan }, Ablage, { $face }: { $from } → { $to }
bfr-log-cleared = Alle Marker gehen zurück hinter die Schirme
bfr-log-own-honor = Ehre { $from } → { $to }

## What steps are called

bfr-verb-first = Startspieler
bfr-verb-settle = Startmarker platzieren
bfr-verb-initiative = Initiative aufdecken
bfr-verb-drawn = Ziehen
bfr-verb-card = Gebietskarte spielen
bfr-verb-pass = Passen
bfr-verb-place = Marker platzieren
bfr-verb-take = Marker wegnehmen
bfr-verb-agent = Späher oder Shugenja
bfr-verb-swap = Zwei Marker tauschen
bfr-verb-stop = Platzieren beenden
bfr-verb-begin-reveal = Aufdecken beginnen
bfr-verb-reveal = Marker aufdecken
bfr-verb-resolve = Auswerten
bfr-verb-ruling = Auslegung wechseln
bfr-verb-end-round = Runde beenden
bfr-verb-objective = Ziel aufdecken
bfr-verb-end-game = Spiel beenden
bfr-verb-rename = Provinz umbenennen
bfr-verb-hand = Von Hand ändern
bfr-verb-remark = Bemerkung
