# Words of the figures screens.

figures-title = Enemies und Allies
figures-count = { $enemies ->
    [one] { $enemies } Enemy
   *[other] { $enemies } Enemies
}{ $allies ->
    [0] { "" }
    [one] , { $allies } Ally
   *[other] , { $allies } Allies
} auf dem Spielplan
figures-back = Zurück zum Tisch
figures-combat = Combat
figures-add = Hinzu{ "\u00AD" }fügen
figures-add-sub = Enemies, Allies
figures-enemies = Enemies
figures-allies = Allies
figures-beside = Allies, und wer nicht auf dem Spielplan steht
figures-no-enemy = Kein Enemy ist auf dem Spielplan. Die hinzufügen, die das Szenario nennt.

figures-boss = Boss
figures-life = Life { $value }
figures-ap = AP { $value }
figures-size = Size { $value }
figures-glory = Glory { $value }
figures-rerolls = Neuwürfe { $value }
figures-no-card = Karte nicht eingetragen
practice-note = Zum Lernen erfunden.
practice-note-champion = Übungs-Champion, zum Lernen erfunden.
practice-note-companion = Übungs-Companion, zum Lernen erfunden.
figures-was = { $name }, Corrupted

figures-wound = { $name } verwunden
figures-wound-each = Jede Miniatur verwunden
figures-life-of = { $name }: Life
figures-life-minus = Life minus 1
figures-life-plus = Life plus 1
figures-life-unknown = Life ?
figures-wounds-minus = Wounds minus 1
figures-wounds-plus = Wounds plus 1
figures-gauge-of = { $name }: { $gauge }
figures-gauge-minus = { $gauge } minus 1
figures-gauge-plus = { $gauge } plus 1
figures-type-in-value = Eintragen
figures-eliminate = Elimi{ "\u00AD" }nieren
figures-remove = Entfernen
figures-card = Karte
figures-type-card = Eintragen
figures-ap-cost = { $ap } AP

figures-card-title = Karte von { $name }
figures-card-for-all = Gilt für alle Enemies dieses Namens am Tisch.
figures-wound-title = Wer verwundet { $name }?
figures-wound-honor = 1 Wound. Ein Champion, der einen Enemy verwundet, bekommt 1 Honor, einmal je Aktion.
figures-wound-plain = 1 Wound. Er ist Insignificant: keine Honor.
figures-credit-title = { $name } ist Eliminated
figures-worth = { $glory ->
    [0] Wer war es? Es bringt keine Glory.
   *[other] Wer war es, für { $glory } Glory?
}
figures-worth-unknown = Wer war es? Die Glory ist noch nicht eingetragen.
figures-has-glory = hat { $glory } Glory
figures-credit-nobody = Niemand
figures-credit-nobody-sub = ein Ally, das Szenario oder eine Karte war es

figures-add-title = Auf den Spielplan bringen
figures-side = Enemies oder Allies
figures-which-card = Welche Karte
figures-at-table = schon an diesem Tisch
figures-type-in = Eine neue Karte eintragen
figures-how-many = Wie viele
figures-one-less = Eins weniger
figures-one-more = Eins mehr
figures-add-count = { $count } hinzufügen
figures-choose-card = Eine Karte wählen
figures-added = { $count ->
    [one] Auf den Spielplan: { $name }
   *[other] Auf den Spielplan: { $count } × { $name }
}

figures-actions = Aktionen

figures-gone = Nicht auf dem Spielplan: { $count }
figures-return = { $name } zurückholen
figures-return-anyway = { $name } trotzdem zurückholen
figures-is-removed = entfernt
figures-is-eliminated = Eliminated
figures-is-corrupted = Corrupted
figures-lost-miniatures = aus verlorenen Miniaturen
figures-miniatures = { $left } von { $of } Miniaturen
figures-credit-miniature = { $name } verliert eine Miniatur
figures-credit-miniatures = { $name } verliert Miniaturen
figures-corruption = Corruption { $value }

figures-wound-by = Ein Champion verwundet
figures-miniatures-each = Miniaturen je Unit
figures-came-with = Miniaturen zu Beginn
figures-boss-immune = Ein Boss ist gegen manche Effekte immun: vor dem Anwenden auf seine Karte sehen.

## Tokens beside a Character

figures-tokens = Marker dabei
figures-no-tokens = Keine
figures-token-count = { $count } × { $token }
figures-tokens-left = noch { $left } in der Schachtel
