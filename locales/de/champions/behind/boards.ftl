# Words of the players' boards: the library, the editor, the list beside the map.

boards-own = Eure
boards-learn = Erfunden, zum Lernen
boards-none = Noch kein eigener Spielplan
boards-none-sub = Einen nach einem Foto zeichnen oder einen erfundenen ansehen.
boards-back-home = Zurück zum Start
board-new = Neuer Spielplan
board-nameless = Spielplan ohne Namen
board-counts = { $areas ->
    [one] 1 Gebiet
   *[other] { $areas } Gebiete
}, { $borders ->
    [one] 1 Grenze
   *[other] { $borders } Grenzen
}
board-more = { $name }: mehr
board-edit-copy = Auf einer Kopie zeichnen
board-edit-copy-sub = Sie wird einer eurer Spielpläne
board-copied = { $name } gehört jetzt zu euren Spielplänen
board-deleted = Gelöscht: { $name }
board-restored = { $name } ist wieder da
board-imported = Spielplan importiert: { $name }
board-unreadable = Ein Spielplan ist nicht lesbar. Er bleibt, wie er ist.
board-too-new = Ein Spielplan ist von einer neueren Version. Er bleibt unberührt.
board-missing = Hier ist kein Spielplan.
board-look = Der Spielplan { $name }

## A new board

board-name = Name des Spielplans
board-name-fault = Höchstens 60 Zeichen
board-start = Womit beginnen
board-start-nothing = Leerer Grund
board-start-nothing-sub = Jedes Gebiet selbst setzen
board-start-photo = Ein Foto
board-start-photo-sub = Genau von oben; es bleibt auf diesem Handy
board-start-grid = Ein Raster
board-rows = Zeilen
board-columns = Spalten
board-rows-minus = Eine Zeile weniger
board-rows-plus = Eine Zeile mehr
board-columns-minus = Eine Spalte weniger
board-columns-plus = Eine Spalte mehr
board-make-grid = { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
} anlegen
board-reading-picture = Das Bild wird gelesen …

## Pictures

board-picture-bad = Diese Datei ist kein Bild, das der Browser lesen kann. Nichts wurde geändert.
board-picture-large = Das Bild ist zu groß zum Lesen. Ein kleineres nehmen; nichts wurde geändert.
board-picture-not-kept = Das Bild ist zu sehen, wird aber nicht behalten: Dem Browser fehlt der Platz.
board-picture = Bild
board-picture-add = Ein Foto unterlegen
board-picture-change = Ein anderes Foto unterlegen
board-picture-remove = Das Foto wegnehmen
board-picture-remove-sub = Gebiete und Grenzen bleiben
board-picture-sub = Verkleinert und ohne Ort und Datum; es bleibt auf diesem Handy

## The editor

board-back = Zurück zu den Spielplänen
board-tools = Zeichnen
board-area = Gebiet
board-border = Grenze
board-exit = Ausgang
board-reinforcement = Reinf.
board-reinforcement-ears = Reinf.: Reinforcement-Gebiet
board-reinforcement-tool = Reinforcement-Gebiet
board-route = Route
board-map-label = Der Spielplan mit Gebieten und Grenzen
board-keys = Spielplan mit Tasten: Pfeile gehen von Gebiet zu Gebiet, Enter tippt es an
board-whole = Spielplan einpassen
board-show-list = Als Liste zeigen
board-show-map = Als Plan zeigen
board-show-sub = Derselbe Spielplan, dieselben Aktionen
board-area-hint = Grund antippen setzt ein Gebiet, Ziehen bewegt, Antippen ändert es.
board-area-name = Name des Gebiets
board-elevated = Elevated
board-indoor = Indoor
board-remove = Entfernen
board-remove-area = Das Gebiet { $name } entfernen
board-whole-card = Grenzen und Zeichen
board-border-hint = Von einem Gebiet zum nächsten ziehen oder beide antippen.
board-border-from = Von { $name } nach …
board-border-from-hint = Das andere Gebiet antippen.
board-border-title = { $one } – { $other }
board-border-question = Was steht auf der Grenze zwischen ihnen?
board-border-none = Jetzt keine Grenze zwischen ihnen.
board-border-remove = Die Grenze entfernen
board-kinds = Art der Grenze
kind-single = Einfach
kind-double = Doppelt
kind-dotted = Punk{ "\u00AD" }tiert
kind-dotted-double = Punk{ "\u00AD" }tiert doppelt
kind-split = Geteilt
kind-red = Rot
kind-none = Keine Grenze
kind-single-sub = 1 AP
kind-double-sub = 2 AP
kind-dotted-sub = 1 AP, Size 1
kind-dotted-double-sub = 2 AP, Size 1
kind-split-sub = Break Through
kind-red-sub = keiner
kind-none-sub = nicht benachbart
kind-single-in = einfach, 1 AP
kind-double-in = doppelt, 2 AP
kind-dotted-in = punktiert, 1 AP, Size 1
kind-dotted-double-in = punktiert doppelt, 2 AP, Size 1
kind-split-in = geteilt, 2 AP, Break Through
kind-red-in = rot, niemand
board-exit-hint = Die Gebiete antippen, aus denen man den Spielplan verlassen kann.
board-exits = { $count ->
    [0] Noch kein Ausgang
    [one] 1 Ausgang
   *[other] { $count } Ausgänge
}
board-exit-list = Ausgänge: { $names }
board-reinforcement-hint = Die Gebiete antippen, in die Reinforcements zurückkehren. Die niedrigste Nummer kommt zuerst.
board-reinforcement-title = Reinforcement: { $name }
board-number = Nummer
board-number-minus = Nummer minus 1
board-number-plus = Nummer plus 1
board-number-remove = Nummer { $number } entfernen
board-routes = Routen
board-route-hint = Die Gebiete in der Reihenfolge ihrer Buchstaben antippen. Erneut antippen nimmt den Buchstaben weg.
board-route-new = Neu
board-route-default = Route { $number }
board-route-name = Name der Route
board-route-nameless = Route { $number }
board-route-remove = Die Route { $name } entfernen
board-letters = Buchstaben: { $letters }
board-letter-at = { $letter } { $name }

## What is odd

board-empty = Noch kein Gebiet. Auf den Grund tippen, um das erste zu setzen.
board-all-reached = Jedes Gebiet ist erreichbar. { $exits }, { $numbers }.
board-numbers = { $count ->
    [0] kein Reinforcement-Gebiet
    [one] 1 Reinforcement-Gebiet
   *[other] { $count } Reinforcement-Gebiete
}
odd-unreachable = Von { $first } aus nicht erreichbar: { $names }.
odd-alone = Noch ohne Grenze: { $names }.
odd-hard = Nicht für alle: { $names }. Jede Grenze dort ist punktiert oder geteilt.
odd-no-exit = Noch kein Ausgang.
odd-exit-twice = { $name } ist zweimal ein Ausgang.
odd-number-twice = Die Reinforcement-Nummer { $number } gibt es zweimal.
odd-route = { $name }: Kein Weg führt von einem Buchstaben zum nächsten.
odd-same-spot = { $one } und { $other } liegen auf derselben Stelle.
odd-more = und { $count } weitere

## The list beside the map

board-areas = Gebiete
board-next-to = Neben: { $list }.
board-next-item = { $name } ({ $kind })
board-crossing = Von { $name } her: { $kind }.
board-crossing-none = keine Grenze
board-next-none = Keine Grenze.
board-wall-item = Kein Weg nach { $name } (rot).
board-add-area = Gebiet hinzufügen
board-borders = Grenzen
board-join = Neue Grenze zu
board-join-act = Verbinden
board-join-nobody = Jedes andere Gebiet hat eine Grenze mit diesem.
board-border-to = Zu { $name }
board-marks = Zeichen
board-number-add = Reinforcement-Nummer hinzufügen
board-letter-add = Buchstabe { $letter } von { $route } hinzufügen
board-letter-remove = Buchstabe { $letter } von { $route } entfernen
board-route-begin = Hier eine neue Route beginnen
board-remove-this = Dieses Gebiet entfernen
board-place = Platz auf dem Spielplan
board-left = Links
board-right = Rechts
board-up = Hoch
board-down = Runter
board-tag-number = Reinforcement { $number }
board-tag-letter = { $route } { $letter }

## Saving

board-changed-elsewhere = Nicht gespeichert: Ein anderer Tab hat diesen Spielplan geändert.
board-load-again = Neu laden
board-not-drawn = Nicht möglich: { $reason }.

## What is wrong with a board file

board-fault-format = das ist keine Spielplan-Datei
board-fault-many = { $found } davon, höchstens { $most } sind möglich
board-fault-text = 1 bis 60 Zeichen in einer Zeile sind nötig
board-fault-no-area = kein Gebiet „{ $id }“
board-fault-second = ein zweites „{ $id }“
board-fault-itself = eine Grenze von „{ $id }“ zu sich selbst
board-fault-pair = eine zweite Grenze zwischen „{ $one }“ und „{ $other }“
board-fault-letters = eine Route braucht mindestens ein Gebiet

## The whole board

board-export-sub = Eine Datei mit Gebieten, Grenzen und Zeichen, ohne das Foto
board-duplicate-sub = Ein zweiter Spielplan zum Ändern, mit Foto

## Marks on areas

mark-none = nichts weiter
mark-add = Hinzufügen, was dort liegt
mark-number = Nummer
mark-note = Notiz
mark-remove = Wegnehmen: { $mark }
odd-obstacle = Das Hindernis in { $name } versperrt den einzigen Weg nach { $names }.
