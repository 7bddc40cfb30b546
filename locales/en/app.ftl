# Words of the app around the games.

app-name = Rokugan
app-line = at the table

undo = Undo
redo = Redo
close = Close
anyway = Do it anyway
anyway-short = Anyway
whole = { $whole }
decimal = { $whole }.{ $tenths }
rulebook-page = Rulebook p. { $page }

undone-what = Undone: { $what }
undone-steps = { $count ->
    [one] Undone: { $count } step
   *[other] Undone: { $count } steps
}
corrected = Corrected, the rest is kept
read-only = Another tab has this table. Take it over to play on here.
not-saved = Not saved

said-fell = { $name } { $status }.
said-and-score = { $line }, { $gauge } { $by }
said-and-fell = { $line }, { $name } { $status }
said-turned = { $name } stands with the Enemies now, Wounds kept.
said-turned-untold = { $name } stands with the Enemies now. Its card is not typed in.
said-threshold = Threshold { $from } to { $to }.
said-acts = { $name } acts now.
said-change = { $name }: { $gauge } { $value }.
said-weakened = { $name }: { $gauge } { $value }. Weakened.
said-eliminated = { $name }: { $gauge } { $value }. Eliminated.
said-dishonored = { $name }: { $gauge } { $value }. Dishonored.

take-over = Take over
back-up = Back up
store-unavailable = Not saved: this browser gives no storage. Play goes on in memory; back up before you close it.
store-denied = Not saved: the browser refused to write. Play goes on in memory; back up to be safe.
store-full = Not saved: storage is full. Play goes on in memory; back up, then make room.
store-missing = There is no table here.
store-exists = There is a table of that number already.
store-corrupt = This table could not be read. It is kept as it is.
store-too-new = Made by a newer version. It stays untouched.
store-codec = Not saved: a step could not be written. Play goes on in memory; back up to be safe.
