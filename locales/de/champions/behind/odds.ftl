# Words of the odds explorer, of the faces of the Enemy Dice, and of luck.

## Odds explorer

odds-title = Chancen
odds-subtitle = { $name } gegen wen?
odds-subtitle-what-if = Was wäre, wenn: { $name }
odds-link-sub = Wer gegen wen, im Vergleich
odds-sheet-sub = { $name } gegen jeden Enemy
odds-who = Wer kämpft?
odds-none = Auf dem Spielplan ist niemand zu bekämpfen.
odds-against = Gegen wen?
odds-best-first = beste zuerst
odds-far = · jetzt außer Reichweite
odds-working = { $done } von { $all } berechnet
odds-eliminates = eliminiert: { $share }
odds-with-deception = mit Deception zu { $honor } Honor
odds-falls = { $name } fällt: { $share }
odds-wounds = Wounds: { $dealt } zugefügt, { $taken } erlitten
odds-purity = Verliert Purity: { $share }
odds-miniatures = Eliminierte Miniaturen: { $lost } von { $left }
odds-waiting = wird berechnet
odds-unknown-own = Keine Chancen: Ein Wert der Karte von { $name } ist nicht eingetragen.
odds-unknown = Ein Wert dieser Karte ist nicht eingetragen.
odds-fight = Gegen { $name } kämpfen
odds-ranged-fight = Auf { $name } schießen
odds-in-short = { $eliminates }, { $falls }
odds-spread = { $name }: { $wounds } Wounds erwartet
odds-spread-miniatures = { $name }: { $count } verlorene Miniaturen erwartet
odds-or-more = { $wounds } oder mehr
odds-plus = { $wounds }+
odds-wounds-head = Wounds
odds-miniatures-head = Miniaturen
odds-chance-head = Chance
odds-each-ki = Je nach dem Ki, das ihr ausgeben wollt
odds-each-token = Je nach den Neuwurf-Markern, die ihr ausgeben wollt
odds-row-eliminates = Eliminiert
odds-row-miniatures = Miniaturen
odds-row-falls = Fällt
odds-row-purity = Verliert Purity
odds-row-dealt = Zugefügt
odds-row-taken = Erlitten
odds-row-ki = Ki benutzt
odds-row-tokens = Marker benutzt
odds-row-honor = Honor insgesamt
odds-weights = Gewichte
odds-weights-line = Werte: Wound zugefügt { $dealt }, erlitten { $taken }, Elimination { $kill }, eigener Fall { $death }, Ki { $ki }, Honor { $honor }

odds-what-if = Was wäre, wenn …
odds-what-if-sub = Sizes, Life, Ki, Honor, Würfel, Boni
odds-what-if-note = Was wäre, wenn: Nichts davon ist am Tisch, nichts kommt ins Logbuch.
odds-what-if-end = Wie am Tisch
odds-life = Life
odds-ki = Ki
odds-tokens = Neuwurf-Marker
odds-honor = Honor
odds-dice = Elementwürfel
odds-offence = Offensive aus Karten
odds-defence = Defensive aus Karten
odds-at-table = am Tisch { $value }
odds-technique = Secret Technique
odds-technique-sub = wo die Würfel es zulassen

## Faces of the Enemy Dice

faces-title = Enemy-Würfel
faces-subtitle = Was ihre Seiten zeigen
faces-back = Zurück
faces-sub-guess = Unsere Annahme, noch zu prüfen
faces-sub-kept = Geprüft
faces-lead = Mit euren Würfeln vergleichen. Eine Seite antippen, um sie zu ändern.
faces-check = Prüfen
faces-guess = Das ist unsere Annahme, bis ihr sagt, dass es eure Würfel sind.
faces-kept = Ihr habt gesagt, dass es eure Würfel sind.
faces-face = Seite { $number }
faces-face-ears = Seite { $number }: { $offence } Offensive, { $defence } Defensive
faces-at = { $die }, Seite { $number }
faces-next = Nächste Seite
faces-offensive = Offensive
faces-defensive = Defensive
faces-confirm = Das sind meine Würfel
faces-reset = Unsere Annahme
faces-reset-ears = Zurück zu unserer Annahme
faces-was-reset = Zurück zu unserer Annahme.
faces-take-back = Zurücknehmen
faces-blank = { $die }: Alle sechs Seiten sind leer. Ein Würfel aus der Schachtel zeigt etwas.
faces-too-much = { $die }: Eine Seite zeigt mehr als 9.
faces-said = Gespeichert. Die Chancen nutzen ab jetzt diese Seiten.

## Luck

luck-title = Glück
luck-sub = Würfel gegen Erwartung
luck-nobody = Noch keine Würfel. Gezählt wird, was ihr eintippt oder die App wirft.
luck-dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
}
luck-dice-app = { $dice ->
    [one] { $dice } Würfel, { $app } von der App
   *[other] { $dice } Würfel, { $app } von der App
}
luck-more = { $count } { $element } mehr als erwartet bei { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}
luck-fewer = { $count } { $element } weniger als erwartet bei { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}
luck-even = Etwa wie erwartet bei { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}
luck-expected = Die Linie zeigt die Erwartung: ein Fünftel aller Würfel.
luck-row-ears = { $element }: { $count }, erwartet { $expected }
odds-beside = Alle Zahlen
