# Words of campaigns, Intermission cards and Ring Event cards.

## At a table

intermission-title = Intermission card
intermission-held = { $name } may play it at any time
intermission-done = Played by { $name }
intermission-played = { $name } plays an Intermission card
intermission-played-note = { $name } plays an Intermission card: “{ $note }”
verb-intermission = Intermission card
verb-ring-event = Ring Event card
ring-event = Ring Event
ring-event-reminder = Reveal the top Ring Event card. It counts for this turn.
ring-event-note-it = Note it
ring-event-open = Ring Event card revealed
ring-event-easier = { $element } is easier
ring-event-harder = { $element } is harder
ring-event-touches = Ring Event: { $touched }
ring-event-says = Ring Event: “{ $note }”
ring-event-touches-and-says = Ring Event: { $touched }, “{ $note }”
