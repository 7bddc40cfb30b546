# Words of campaigns, Intermission cards and Ring Event cards.

## At a table

intermission-title = Intermission-Karte
intermission-held = { $name } darf sie jederzeit spielen
intermission-done = Gespielt von { $name }
intermission-played = { $name } spielt eine Intermission-Karte
intermission-played-note = { $name } spielt eine Intermission-Karte: „{ $note }“
verb-intermission = Intermission-Karte
verb-ring-event = Ring-Event-Karte
ring-event = Ring Event
ring-event-reminder = Die oberste Ring-Event-Karte aufdecken. Sie gilt für diese Runde.
ring-event-note-it = Notieren
ring-event-open = Ring-Event-Karte aufgedeckt
ring-event-easier = { $element } ist leichter
ring-event-harder = { $element } ist schwerer
ring-event-touches = Ring Event: { $touched }
ring-event-says = Ring Event: „{ $note }“
ring-event-touches-and-says = Ring Event: { $touched }, „{ $note }“
