# A game in short, handed out as a text, as a picture or on paper.

closing-share-text = Text teilen
closing-share-picture = Bild teilen
closing-print = Drucken
closing-copied = Kopiert
closing-kept = Das Bild ist gesichert
closing-failed = Der Browser gibt das nicht heraus.
closing-app = Rokugan Companion
closing-by-app = { $game }, geführt mit { $app }
