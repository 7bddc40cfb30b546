# Words of the app around the games.

app-name = Rokugan
app-line = am Tisch

undo = Rück{ "\u00AD" }gängig
redo = Erneut
close = Schließen
anyway = Trotzdem tun
anyway-short = Trotzdem
rulebook-page = Regelbuch S. { $page }

undone-what = Rückgängig: { $what }
undone-steps = { $count ->
    [one] Rückgängig: { $count } Schritt
   *[other] Rückgängig: { $count } Schritte
}
corrected = Korrigiert, der Rest bleibt
read-only = Dieser Tisch ist in einem anderen Tab. Übernehmen, um hier weiterzuspielen.
not-saved = Nicht gespeichert

said-fell = { $name }: { $status }.
said-and-score = { $line }, { $gauge } { $by }
said-and-fell = { $line }, { $name } { $status }
said-threshold = Threshold { $from } auf { $to }.
said-acts = { $name } ist jetzt am Zug.
said-change = { $name }: { $gauge } { $value }.
said-weakened = { $name }: { $gauge } { $value }. Weakened.
said-eliminated = { $name }: { $gauge } { $value }. Eliminated.
said-dishonored = { $name }: { $gauge } { $value }. Dishonored.

take-over = Übernehmen
back-up = Sichern
store-unavailable = Nicht gespeichert: Dieser Browser bietet keinen Speicher. Es geht im Arbeitsspeicher weiter; vor dem Schließen sichern.
store-denied = Nicht gespeichert: Der Browser hat das Schreiben verweigert. Es geht im Arbeitsspeicher weiter; zur Sicherheit sichern.
store-full = Nicht gespeichert: Der Speicher ist voll. Es geht im Arbeitsspeicher weiter; sichern, dann Platz schaffen.
store-missing = Hier ist kein Tisch.
store-exists = Einen Tisch mit dieser Nummer gibt es schon.
store-corrupt = Dieser Tisch ist nicht lesbar. Er bleibt, wie er ist.
store-too-new = Von einer neueren Version. Bleibt unberührt.
store-codec = Nicht gespeichert: Ein Schritt ließ sich nicht schreiben. Es geht im Arbeitsspeicher weiter; zur Sicherheit sichern.
whole = { $whole }
decimal = { $whole },{ $tenths }
said-turned = { $name } steht jetzt bei den Enemies, Wounds bleiben.
said-turned-untold = { $name } steht jetzt bei den Enemies. Die Karte ist nicht eingetragen.
