# Rules that are read, documents that cannot be, and the way back: what every game shows.

sheet-back = Retour à la table
rules-back-rules = Retour aux règles
rules-search = Chercher un mot ou une page
rules-found = { $count ->
    [0] Rien trouvé. Essayez un seul mot, ou une page comme 24.
    [one] { $count } entrée trouvée
   *[other] { $count } entrées trouvées
}
rules-pages = Règles p. { $pages }
rules-read-more = En lire plus
rules-related = Voir aussi
rules-back-one = Retour : { $title }
rules-reading = Comment l’app le lit :
rules-own-words = Textes propres à l’app. Le scénario et la carte priment, puis le livre de règles.
rule-no-words = Cette règle n’a pas de texte propre ici.
damaged-download = Télécharger le texte abîmé
damaged-download-sub = Une modification illisible, telle quelle
damaged-let-go = Supprimer le texte abîmé
damaged-let-go-sub = Ce qui est lisible reste
damaged-gone = Le texte abîmé est supprimé
damaged-stays = Le texte abîmé n’a pas pu être supprimé

learning-card = Guide : { $title }
learning-table = À la table :
learning-understood = Compris

unfit-missing = il manque
unfit-unknown = rien de ce nom n’est connu
unfit-twice = il y figure deux fois
unfit-sort = il faut ici une valeur d’une autre sorte
unfit-value = « { $value } » ne peut pas figurer ici
unfit-here = cela ne peut pas figurer ici
unfit-picture = { $value } est hors de l’image, qui va de 0 à 1
unfit-range = { $found } n’est pas entre { $least } et { $most }
