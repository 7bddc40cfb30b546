# Words of the app around the games.

app-name = Rokugan
app-line = at the table

undo = Undo
redo = Redo
close = Close
anyway = Do it anyway
anyway-short = Anyway
rulebook-page = Rulebook p. { $page }
not-possible = Not possible

undone = Undone
corrected = Corrected, the rest is kept
read-only = Another tab has this table. Take it over to play on here.
not-saved = Not saved

said-change = { $name }: { $gauge } { $value }.
said-weakened = { $name }: { $gauge } { $value }. Weakened.
said-dishonored = { $name }: { $gauge } { $value }. Dishonored.
