# Words of the table's own board: who stands where, moving on it, what is seen.

field-map-label = Der Spielplan mit allen darauf
field-back = Zurück zum Tisch
field-list = Liste
field-map = Plan
field-more = Spielplan: mehr
field-beside = neben dem Spielplan
field-standing = { $who }.

## Who stands where

field-question = Stehen alle so?
field-question-sub = Eine Figur antippen, dann ein Gebiet. Oder ziehen.
field-taken = { $name }: { $place }. Jetzt das Gebiet.
field-chosen = { $place }. Ein Gebiet antippen.
field-chosen-beside = Neben dem Spielplan. Ein Gebiet antippen.
field-tray = Neben dem Spielplan
field-tray-sub = Figur antippen, dann ihr Gebiet.
field-who-here = { $area }: Wer?
field-nobody-here = Niemand steht hier: { $area }. Zuerst eine Figur antippen.
field-placed = { $name }: { $place }
field-overfull = { $area }: Size { $size }, Platz für { $room }.
field-take-off = Vom Spielplan
field-let-go = Loslassen
field-forced = Forced Movement
field-forced-of = { $name }: Forced Movement
field-forced-sub = Für eine Karte oder Power: ohne Action Points, ohne Disengagement.
field-forced-anyway = { $area }: trotzdem dorthin zwingen
field-cornered = Kein Ausweg
field-cornered-sub = Die Figur bleibt und erleidet 1 Wound.
field-yes = Alle stehen so
field-yes-sub = Zurück zum Tisch

## Moving

field-move-title = { $name } zieht
field-move-sub = Ein Gebiet antippen: Die Figur nimmt den günstigsten Weg.
field-seen-there = ! zählt, wer euch dort sähe.
field-will-see = { $name } sähe euch dort.
field-will-wake = Ein Combat dort würde { $name } wecken.
field-own-way = Eigener Weg
field-own-way-ears = Eigener Weg: Gebiet für Gebiet
field-own-way-sub = Die Gebiete nacheinander antippen; das letzte noch einmal nimmt es zurück.
field-stands-here = Steht hier.
# In the list of who is in an area.
field-persona = Persona: { $name }
field-lies = { $item } (liegt hier)
field-with = { $name } mit { $items }
field-goal = das Gesuchte
field-no-way = Kein Weg nach den Regeln.
field-costs = { $cost }.
field-too-far = Zu weit: { $cost }.
field-honor-too-low = Honor ist zu niedrig: { $cost }.
field-bill = { $ap } AP
field-bill-honor = { $ap } AP, { $honor } Honor
field-moved = { $name }: { $place }. { $changes }
field-put-there = Auf den Spielplan stellen
field-will = Gegner verlassen
field-will-own = Eigene Wahl
field-will-own-sub = Honor muss reichen
field-will-forced = Erzwungen
field-will-forced-sub = Vom Szenario

## Line of Sight

field-sight-title = Line of Sight
field-sight-sub = Wer was sieht, Direct oder Indirect
field-sight-who = Wer schaut?
field-sight-nobody = Noch steht niemand auf dem Spielplan.
field-sight-of = { $name } sieht
field-sight-direct = Direct
field-sight-indirect = Indirect
field-sees-direct = In Direct Line of Sight.
field-sees-indirect = In Indirect Line of Sight.
field-sees-not = Nicht in Sicht.
field-sight-all-direct = Direct: { $areas }.
field-sight-all-indirect = Indirect: { $areas }.
field-sight-nothing = Kein anderes Gebiet ist in Sicht.
field-area-with = { $area } ({ $who })

## Laying a board

field-none = Kein Spielplan liegt auf dem Tisch.
field-none-sub = Die App fragt dann zum Weg jedes Enemy, was sie wissen muss.
field-draw = Einen Spielplan zeichnen
field-lay = Diesen Spielplan auslegen
field-laid = { $beside ->
    [0] „{ $board }“ liegt auf dem Tisch.
   *[other] „{ $board }“ liegt auf dem Tisch; { $beside } daneben.
}
field-another = Anderer Spielplan
field-another-sub = Wer in einem Gebiet steht, das beide haben, bleibt dort
field-copy-sub = Einer eurer Spielpläne; dieser bleibt, wie er ist
field-take-up = Den Spielplan wegnehmen
field-take-up-sub = Danach steht niemand irgendwo

## Ways to the board

field-link-sub = Wer wo steht, Line of Sight
field-link-none = Keiner auf dem Tisch

## Set-up

setup-board = Spielplan
setup-board-sub = Für Enemies, die ihren Weg finden. Auslegen geht auch später.
setup-board-draw = Einen eigenen zeichnen
setup-board-draw-sub = Was hier aufgebaut ist, wartet auf euch
setup-board-none = Kein Spielplan
setup-board-gone = Der gewählte Spielplan ist nicht mehr da.

## Marks on areas

field-marks = Marker und Gelände
field-marks-sub = Feuer, Beschwörungszonen, Ziele, Ereignisse, Hindernisse
field-marks-area = Gebiet
field-marks-keep = So liegt es dort
