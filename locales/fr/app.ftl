# Words of the app around the games.

app-name = Rokugan
app-line = à la table

undo = Annu{ "\u00AD" }ler
redo = Réta{ "\u00AD" }blir
close = Fermer
anyway = Faire quand même
anyway-short = Quand même
rulebook-page = Règles p. { $page }

undone-what = Annulé : { $what }
undone-steps = { $count ->
    [one] Annulé : { $count } étape
   *[other] Annulé : { $count } étapes
}
corrected = Corrigé, le reste est gardé
read-only = Cette table est dans un autre onglet. Reprenez-la pour jouer ici.
not-saved = Non enregistré

said-fell = { $name } { $status }.
said-and-score = { $line }, { $gauge } { $by }
said-and-fell = { $line }, { $name } { $status }
said-threshold = Threshold : { $from }, puis { $to }.
said-acts = { $name } agit maintenant.
said-change = { $name } : { $gauge } { $value }.
said-weakened = { $name } : { $gauge } { $value }. Weakened.
said-eliminated = { $name } : { $gauge } { $value }. Eliminated.
said-dishonored = { $name } : { $gauge } { $value }. Dishonored.

take-over = Repren{ "\u00AD" }dre
back-up = Sauve{ "\u00AD" }garder
store-unavailable = Non enregistré : ce navigateur n’a pas de stockage. La partie continue en mémoire ; sauvegardez avant de fermer.
store-denied = Non enregistré : le navigateur refuse d’écrire. La partie continue en mémoire ; sauvegardez par sécurité.
store-full = Non enregistré : stockage plein. La partie continue en mémoire ; sauvegardez, puis libérez de la place.
store-missing = Il n’y a pas de table ici.
store-exists = Une table porte déjà ce numéro.
store-corrupt = Cette table est illisible. Elle est gardée telle quelle.
store-too-new = Créée par une version plus récente. Elle reste intacte.
store-codec = Non enregistré : une étape n’a pas pu être écrite. La partie continue en mémoire ; sauvegardez par sécurité.
whole = { $whole }
decimal = { $whole },{ $tenths }
said-turned = { $name } passe du côté des Enemies, ses Wounds restent.
said-turned-untold = { $name } passe du côté des Enemies. Sa carte n’est pas saisie.
