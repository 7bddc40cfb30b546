# Words of what keeps the app and its saves: versions, backups, the browser's promise, the screen.

## Versions of the app

update-damaged = Die neue Version ist unvollständig. Mit Netz erneut versuchen; diese läuft weiter.
update-fell-back = Die neue Version startete nicht. Die vorige ist zurück; eure Tische sind, wie sie waren.
saves-title = Eure Speicherstände
saves-every-tap = Jedes Tippen wird sofort auf diesem Handy gespeichert, an zwei Stellen.
saves-last = Zuletzt gespeichert: { $name }, { $when }.
saves-none = Noch ist kein Tisch gespeichert.
saves-memory = Hier wird nichts gespeichert: Dieser Browser bietet keinen Speicher.
saves-backups = Nach jeder beendeten Runde entsteht eine Sicherung; die letzten { $most } je Tisch bleiben.
saves-backups-of = { $count ->
    [0] Noch keine Sicherung
    [one] 1 Sicherung, { $when }
   *[other] { $count } Sicherungen, die letzte { $when }
}
saves-table-sub = { $backups } · { $size } kB
saves-gone = Nicht mehr im Regal
saves-no-place = Dieser Browser hat keinen Platz für Sicherungen. Wichtige Tische exportieren.
room-taken = Belegt: { $taken } von etwa { $most } kB.
room-tables = Tische
room-others = Alles andere
room-size = { $size } kB
room-elsewhere = Anderswo: Sicherungen { $backups } kB, Bilder { $pictures } kB.
room-can-go = Sicherungen und Bilder liegen woanders. Wird es eng, Tische löschen, die niemand mehr spielt.
saves-promised = Der Browser hat zugesagt, alles zu behalten.
saves-not-promised = Der Browser darf es löschen, wenn der Platz knapp wird.
saves-may-clear = Wird der Platz knapp, darf der Browser alles löschen. Die App installieren oder Tische exportieren.
saves-unknown = Dieser Browser sagt nicht, wie lange er es behält.
saves-ask = Den Browser bitten, es zu behalten
saves-refused = Der Browser hat nichts zugesagt. Die App installieren oder Tische ab und zu exportieren.
saves-ios = Auf iPhone oder iPad: Teilen-Taste, dann „Zum Home-Bildschirm“. Safari löscht Seiten, die wochenlang nicht besucht wurden.
backups = Sicherungen
backups-sub = Jede beendete Runde, zum Zurückgehen
backups-lines = Zurückholen verliert nichts: Was jetzt da ist, wird eine Sicherung.
backups-none = Noch keine Sicherung. Die erste entsteht am Ende einer Runde.
backups-broken = Dieser Tisch ist nicht lesbar und bleibt. Eine Sicherung als neuen Tisch nehmen.
backup-ended = Nach dem Spiel
backup-replaced = Vor dem Zurückholen, Runde { $turn }
backup-replaced-period = Vor dem Zurückholen: { $which }
backup-when = { $when } · { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
backup-put-back = Zurück{ "\u00AD" }holen
backup-put-back-ears = Zurückholen: { $which }
backup-as-new = Als neuer Tisch
backup-as-new-ears = Als neuer Tisch: { $which }
backup-copy = { $name }, Runde { $turn }
backup-copy-period = { $name }: { $which }
backup-done = Zurückgeholt: { $which }. Was vorher da war, ist jetzt eine Sicherung.
backup-beside = Im Regal: { $name }
backup-unreadable = Diese Sicherung ist nicht lesbar. Nichts wurde geändert.
backup-not-kept = Nicht zurückgeholt: Was jetzt da ist, ließ sich vorher nicht sichern.
backups-let-go-ask = Diese Sicherungen löschen
backups-let-go-sure = { $count ->
    [one] 1 Sicherung geht für immer: Der Tisch steht nicht mehr im Regal, und nichts bringt ihn zurück.
   *[other] { $count } Sicherungen gehen für immer: Der Tisch steht nicht mehr im Regal, und nichts bringt ihn zurück.
}
backups-let-go-yes = Endgültig löschen
backups-let-go = Endgültig gelöscht: Sicherungen von { $name }
backups-not-let-go = Die Sicherungen konnten nicht gelöscht werden. Alle sind noch da.

## The bin

bin-title = Im Papierkorb
bin-sub = Gelöscht { $when }. Er bleibt dreißig Tage, oder bis ein anderer Tisch gelöscht wird.
bin-empty = Papierkorb leeren
bin-sure = { $name } geht für immer, mit jedem Schritt: Nur die Sicherungen bleiben dann.
bin-emptied = Endgültig gelöscht: { $name }
bin-not-emptied = Nicht gelöscht: Ein anderer Tab hat den Tisch, oder er ist nicht lesbar. Er ist noch da.
settings-screen = Bildschirm am Tisch
screen-stays-on = Bleibt an
screen-sleeps = Wie das Handy
screen-dims = Bleibt der Bildschirm an, wird er nach drei Minuten ohne Berührung dunkler; das erste Antippen weckt ihn nur.
settings-holding = Was nur einer sehen darf
holding-held = Gehalten
holding-pressed = An- und ausdrücken
holding-about = Verdeckte Marker oder Karten hinter ihrer Taste: offen, solange ein Finger darauf liegt, oder von einem Druck bis zum nächsten. Beides schließt, wenn die Seite verlassen wird.
hold-press = Drücken zum Ansehen
hold-cover = Drücken zum Verdecken
screen-cannot = Dieser Browser kann den Bildschirm nicht anlassen.
settings-noticed = Was Hand und Ohr merken
settings-haptics = Vibration
settings-haptics-sub = Ein kurzer Ruck bei Schritt, Rückgängig und Ablehnung
settings-sounds = Ton
settings-sounds-sub = Ein Klack, wenn die Enemies beginnen oder eine Frage wartet
switch-on = an
switch-off = aus
haptics-cannot = Dieses Gerät kann nicht vibrieren.
sounds-cannot = Dieser Browser gibt keine Töne.

# A name that is typed in.
name-empty = Ein Name ist nötig.
name-too-long = Der Name hat { $length } Zeichen; höchstens { $most } passen.

kept-title = Spiele ohne Netz
kept-ready = Bereit ohne Netz
kept-later = Wird beim Öffnen geladen
kept-size = { $state } · { $size } MB
kept-fetch = Laden
kept-fetch-of = { $name } laden
kept-drop = Entfernen
kept-drop-of = { $name } entfernen
kept-drop-anyway = Trotzdem entfernen
kept-has-tables = Von diesem Spiel gibt es Tische. Sie bleiben; wer einen öffnet, lädt das Spiel wieder, mit Netz.
