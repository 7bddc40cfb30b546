# Seiten der Welt, des einen Tischs, der Chronik; Anfänge; was eine andere Auslegung geändert hätte.

er-starts = Fertige Anfänge
er-starts-hint = fünf, alle regelgerecht und über den Winter bezahlbar
er-starts-sub = { $persons ->
    [one] 1 Character
   *[other] { $persons } Characters
}, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
er-sky = Wetter und Ereignisse
er-favor-sub = einmal, im Zug nach dem Gewinn
er-due-move = { $plagues ->
    [0] Land erholt sich: Provinces { $healing }
   *[other] Die Seuche geht weiter: Orte { $plagues }{ $healing ->
        [0] {""}
       *[other] , Land erholt sich: Provinces { $healing }
    }
}
er-due-sky-sub = noch keins in diesem Zug; vor der Abrechnung
er-due-early-sub = vor der Abrechnung
er-due-spread = Die Seuche in { $place } breitet sich aus: zu welchem Nachbarn?
er-due-listen-sub = bevor der Zug endet
er-due-listen = Spione, die berichten können: { $count }
er-due-favor = { $name } kann die Gunst nur in diesem Zug nutzen
er-lesson-trade = Handel
er-lesson-trade-now = Ein Vertrag bringt ab dem nächsten Zug einen Anteil dessen, was die Province des Partners abwirft.
er-lesson-trade-table = Mehr antippen, dann Provinces und Verträge: einen mit einer Province der Crab schließen.
er-lesson-court = Der Hof des Kaisers
er-lesson-court-now = Wer mit Air, Honor und dem halben Geschenk am höchsten kommt, gewinnt die Gunst.
er-lesson-court-table = Mehr antippen, dann Hof: einen eigenen und einen der Crab wählen, sehen, was jeder Koku bringt, und würfeln.
