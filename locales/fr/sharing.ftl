# A game in short, handed out as a text, as a picture or on paper.

closing-share-text = Partager le texte
closing-share-picture = Partager l’image
closing-print = Imprimer
closing-copied = Copié
closing-kept = L’image est gardée
closing-failed = Le navigateur ne permet pas ce partage.
closing-app = Rokugan Companion
closing-by-app = { $game }, tenu avec { $app }
