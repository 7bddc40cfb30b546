# The Investigation: deck, numbered tokens, Personae.

persona-fresh = Kann befragt werden
persona-gray = Graue Seite: noch einmal befragbar
persona-gone = Hat den Spielplan verlassen

refused-not-prepared = Keine Investigation wurde vorbereitet.
refused-bad-clues = Es gibt 1 bis 10 Karten Interesting Information, nicht { $clues }.
refused-too-many = Das ist zu viel: höchstens { $most }.
refused-no-persona = Diese Persona gibt es nicht.
refused-persona-left = { $name } hat den Spielplan verlassen.
refused-answered = Wer eine Karte gegeben hat, wird nicht wieder befragt.
refused-in-hand = Die Karten des letzten Gesprächs sind noch auf der Hand. Zuerst mindestens eine davon spielen.
refused-no-successes = Zuerst die Erfolge angeben: Sie bestimmen, wie viele Karten man zieht.
refused-nothing-in-hand = Keine Karten sind auf der Hand.
refused-not-in-hand = Diese Karte ist nicht auf der Hand.
refused-must-play = Mindestens eine Karte von der Hand wird gespielt.
refused-no-token-of = Marker { $number } ist nicht auf dem Spielplan.
refused-already-so = Der Marker liegt schon so.

investigation-title = Investigation
investigation-link-sub = Kartenstapel, Nummernmarker, Personae
investigation-before = Kartenstapel und Marker vorbereiten
investigation-open = Was bisher bekannt ist
investigation-hand = Karten sind auf der Hand
investigation-ask = Jemanden befragen
investigation-asker = { $name }, 3 AP

investigation-clues = Interesting Information
investigation-clues-sub = So viele Nummernmarker liegen auf dem Spielplan
investigation-clues-minus = Eine Nummer weniger
investigation-clues-plus = Eine Nummer mehr
investigation-personae = Personae
investigation-personae-sub = Ein Name pro Zeile
investigation-deck = Wessen Karten?
investigation-deck-app = Kartenstapel der App
investigation-deck-box = Karten der Schachtel
investigation-deck-app-sub = Die App mischt und verwahrt den Stapel. Niemand sieht seine Reihenfolge oder die beiseitegelegte Nummer.
investigation-deck-box-sub = Ihr zieht die echten Karten und tippt die Nummern an, die sie zeigen.
investigation-cards = Die anderen Karten des Szenarios
investigation-cards-sub = Eine pro Zeile: Titel, Doppelpunkt, was sie sagt
investigation-line-empty = Zeile { $line } hat keinen Titel.
investigation-line-long = Zeile { $line } ist länger als 60 Zeichen.
investigation-prepare = Die Investigation vorbereiten
investigation-shuffles = { $cards ->
    [one] { $cards } Karte wird gemischt
   *[other] { $cards } Karten werden gemischt
}

investigation-tokens = Nummernmarker
investigation-left = { $tokens ->
    [one] { $tokens } Marker ist übrig
   *[other] { $tokens } Marker sind übrig
}
investigation-goal = Marker { $number } ist das Ziel
investigation-lies = Er liegt hier: { $area }
investigation-stands = Steht hier: { $area }
investigation-side-at = { $side } · { $area }
investigation-tokens-sub = Eine Nummer antippen, die das Szenario oder eine echte Karte nennt.
investigation-token = Marker { $number }: herausgefunden
investigation-token-gone = Marker { $number } hat den Spielplan verlassen
investigation-token-goal = Marker { $number } ist das Ziel
investigation-piles = { $draw } im Nachziehstapel, { $discard } abgelegt

investigation-in-hand = { $cards ->
    [one] { $cards } Karte von { $name }
   *[other] { $cards } Karten von { $name }
}
investigation-owes-card = Nur wer gefragt hat, sieht sie an. Mindestens eine wird gespielt.
investigation-owes-nothing = Interesting Information wurde gespielt. Von diesen muss keine gespielt werden.
investigation-show = Die Karten zeigen
investigation-show-sub = Nur für die Augen der fragenden Person
investigation-which = Welche werden gespielt?
investigation-play = { $played } spielen, { $discarded } ablegen

investigation-personae-title = Personae
investigation-another = Weitere Persona
investigation-add = Hinzufügen
investigation-side = Welche Seite liegt oben?
investigation-away = Die Investigation wegräumen
investigation-whom = Wer wird befragt?
investigation-whom-at = { $name } · { $area }
investigation-whom-here = { $name } · hier
investigation-nobody = Jemand ohne Marker
investigation-not-prepared = Kein Stapel ist vorbereitet: Die App zählt nur Erfolge.
investigation-prepare-short = Vorbereiten
investigation-played = Im letzten Gespräch gespielt
investigation-somebody-else = Jemand anderes: { $name }
