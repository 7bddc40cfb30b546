# Wie die Dinge des alten Kartenspiels heißen. Begriffe der Karten bleiben, wie sie gedruckt sind.

ccg-clan = { $clan ->
    [crab] Crab
    [crane] Crane
    [dragon] Dragon
    [lion] Lion
    [mantis] Mantis
    [phoenix] Phoenix
    [scorpion] Scorpion
    [unicorn] Unicorn
    [naga] Naga
    [toturi] Toturi’s Army
    [shadowlands] Shadowlands Horde
   *[brotherhood] Brotherhood of Shinsei
}
ccg-somebody = ein Spieler
ccg-named = { $player }
ccg-middle = die Mitte
ccg-stronghold = Stronghold
ccg-a-card = eine Karte
ccg-phase = { $phase ->
    [first] Aufbau
    [straighten] Straighten Phase
    [events] Events Phase
    [action] Action Phase
    [attack] Attack Phase
    [dynasty] Dynasty Phase
    [end] End Phase
   *[over] Ende des Spiels
}
ccg-ring = { $ring ->
    [air] Air
    [earth] Earth
    [fire] Fire
    [water] Water
   *[void] Void
}
ccg-act = { $act ->
    [limited] Limited-Aktion
    [open] Open-Aktion
    [battle] Battle-Aktion
    [attach] legt eine Karte an
    [move] verschiebt Karten
    [lobby] wirbt um den Favor
    [favor-draw] Favor: zieht eine Karte
    [favor-restore] Favor: stellt Ehre wieder her
    [favor-remove] Favor: schickt eine Einheit heim
   *[pass] passt
}
ccg-value = { $value ->
    [force] Force
    [chi] Chi
    [honor] Personal Honor
    [cost] Kosten
   *[gold] Gold
}
ccg-side = { $side ->
    [attack] Angriff
   *[defense] Verteidigung
}
ccg-names-and = { $all }, { $name }
ccg-outcome = { $outcome ->
    [attack] der Angriff siegt
    [defense] die Verteidigung siegt
    [tie] Gleichstand, beide Armeen fallen
    [unopposed-attack] Angriff ohne Gegenwehr
    [unopposed-defense] keine Angreifer
   *[empty] niemand ist dort
}
ccg-loss = { $loss ->
    [provinces] keine Province steht mehr
    [honor] Family Honor fiel auf −20
   *[conceded] hat aufgegeben
}
ccg-victory = { $victory ->
    [military] als Einziger übrig
    [enlightenment] fünf Ringe
   *[honor] begann den Zug mit 40 Honor
}
ccg-ruling = { $ruling ->
    [event-timing] Wann Events wirken
    [experienced-in-play] Experienced-Karten eines Namens
    [experienced-copies] Exemplare von Experienced-Karten
    [bowed-bonus] Bonus gebeugter Karten
    [ally-battle-honor] Honor der Verbündeten
    [defensive-allies-bow] Verbündete des Defender
    [initiator-counts] Wer sich fürs Lobbying beugt
   *[lobby-compare] Wen der Lobbyist übertreffen muss
}
ccg-reading-usual = { $ruling ->
    [event-timing] einzeln beim Aufdecken
    [experienced-in-play] nur eine im Spiel
    [experienced-copies] eine im Deck
    [bowed-bonus] zählt nicht
    [ally-battle-honor] nur Attacker und Defender gewinnen
    [defensive-allies-bow] beugen sich und gehen heim
    [initiator-counts] zählt nicht
   *[lobby-compare] alle
}
ccg-reading-other = { $ruling ->
    [event-timing] wenn alle aufgedeckt sind
    [experienced-in-play] mehrere, wenn nicht Unique
    [experienced-copies] drei im Deck
    [bowed-bonus] zählt weiter
    [ally-battle-honor] Verbündete gewinnen auch
    [defensive-allies-bow] bleiben
    [initiator-counts] zählt
   *[lobby-compare] nur den Gegenspieler
}
ccg-for-own = eigene Seite
ccg-for-lobbyist = für den Lobbyisten
ccg-for-antagonist = für den Gegenspieler

ccg-verb = { $verb ->
    [first] Startspieler
    [straighten] Aufrichten
    [events] Events
    [act] Aktion
    [pass] Passen
    [phase] Nächste Phase
    [end-turn] Zugende
    [honor] Family Honor
    [province] Province
    [ring] Ring
    [favor] Favor
    [hand] Hand
    [concede] Aufgeben
    [verdict] Ende des Spiels
    [card] Karte
    [attack] Angriff
    [battle] Schlacht
    [duel] Duell
    [lobby] Lobbying
    [ruling] Auslegung
    [by-hand] Von Hand
   *[remark] Bemerkung
}

ccg-edit-player = Spieler
ccg-edit-change = Änderung
ccg-edit-honor = Family Honor
ccg-edit-drew = Gezogene Karten
ccg-edit-discarded = Abgeworfene Karten
ccg-edit-province = Province
ccg-edit-strength = Strength
ccg-edit-attack = Force zum Angriff dazu
ccg-edit-defense = Force zur Verteidigung dazu
ccg-edit-wall = Strength zur Province dazu
ccg-edit-ring = Ring
ccg-edit-force = Force
ccg-edit-chi = Chi
ccg-edit-focus = Focus Value
ccg-edit-value = Wert
