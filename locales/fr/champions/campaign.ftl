# Words of campaigns, Intermission cards and Ring Event cards.

## At a table

intermission-title = Carte Intermission
intermission-held = { $name } peut la jouer à tout moment
intermission-done = Jouée par { $name }
intermission-played = { $name } joue une carte Intermission
intermission-played-note = { $name } joue une carte Intermission : « { $note } »
verb-intermission = Carte Intermission
verb-ring-event = Carte Ring Event
ring-event = Ring Event
ring-event-reminder = Révélez la carte Ring Event du dessus. Elle vaut pour ce tour.
ring-event-note-it = La noter
ring-event-open = Carte Ring Event révélée
ring-event-easier = { $element } est plus facile
ring-event-harder = { $element } est plus difficile
ring-event-touches = Ring Event : { $touched }
ring-event-says = Ring Event : « { $note } »
ring-event-touches-and-says = Ring Event : { $touched }, « { $note } »
