# Words of the table screens.

## The dock

table-combat-open = Combat offen: { $name } gegen { $enemy }, { $dice ->
    [one] 1 Würfel auf dem Tisch.
   *[other] { $dice } Würfel auf dem Tisch.
}
table-told-open = Combat offen: { $name } gegen { $enemy }, von Hand eingegeben.
table-test-open = Test offen: { $name }, { $dice ->
    [one] 1 Würfel auf dem Tisch.
   *[other] { $dice } Würfel auf dem Tisch.
}
table-open-on = Weiter
table-open-on-combat = Weiter mit dem Combat
table-open-on-test = Weiter mit dem Test
table-open-still = Ein Combat oder Test ist noch offen.
table-open-back = Dorthin zurück
table-open-discard = Verwerfen
table-open-discarded = Combat oder Test verworfen.

## More

table-redo-sub = Rückgängiges noch einmal tun
table-log = Logbuch
table-log-sub = Jeder Schritt: lesen, rückgängig machen, korrigieren
table-figures-sub = Hinzufügen, verwunden, entfernen
middle-title = Tischansicht
middle-link-sub = Große Schrift, für ein Tablet in der Mitte
table-objectives = Objectives
table-objectives-sub = Was jeder Champion behält
table-no-objectives = Dieser Tisch spielt ohne Objectives.
table-objective-done = { $title } ({ $glory } Glory)
table-scenario = Szenario
table-scenario-sub = Runden, Threshold, Favor, Auslegungen, Sicherung
table-remark = Bemerkung
table-remark-sub = Eine eigene Zeile fürs Logbuch
table-remark-text = Was geschehen ist
table-remark-keep = Aufschreiben
table-end-game-sub = Das Ziel ist erreicht oder endgültig verloren
table-settings = Einstellungen
table-home = Start
table-home-sub = Der Tisch ist gespeichert
table-ending = Ist das Ziel des Szenarios erreicht?
table-met = Das Ziel ist erreicht
table-met-sub = Honor entscheidet, ob es ein Sieg ist
table-missed = Das Ziel ist verfehlt
table-missed-sub = Das Spiel ist verloren
letter-keys = Tasten mit einem Zeichen
letter-keys-sub = Am Tisch und im Combat wirken U, +, 1 oder F sofort. Wer diktiert, schaltet sie aus.
table-shortcuts = Tasten
table-key-digits = öffnet eine Karte
table-key-steps = ändert den zuletzt berührten Wert
table-key-undo = nimmt den letzten Schritt zurück
table-key-enter = drückt die große Taste unten
table-key-list = zeigt diese Liste
