# A game in short, handed out as a text, as a picture or on paper.

closing-share-text = Share text
closing-share-picture = Share picture
closing-print = Print
closing-copied = Copied
closing-kept = The picture is kept
closing-failed = The browser does not give this out.
closing-app = Rokugan Companion
closing-by-app = { $game }, kept with { $app }
