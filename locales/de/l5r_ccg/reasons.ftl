# Warum etwas abgelehnt wird, und die Regeln in je einem Satz.

ccg-not-now = Das gehört in: { $needs }. Der Tisch ist bei: { $is }.
ccg-game-over = Das Spiel ist vorbei.
ccg-verdict-first = Entscheidet zuerst, ob das Spiel hier endet.
ccg-no-verdict = Über das Ende ist nichts zu entscheiden.
ccg-no-seat = Diesen Spieler gibt es nicht.
ccg-is-out = { $player } ist ausgeschieden.
ccg-no-card = Diese Karte ist nicht im Spiel.
ccg-wrong-kind = { $card } ist keine Karte dafür.
ccg-no-province = Diese Province steht nicht.
ccg-bound = Von { $least } bis { $most }.
ccg-unknown = { $card }: zuerst eintragen: { $value }.
ccg-unknown-new = Zuerst eintragen: { $value } der Karte.
ccg-other-cuts = Tragt für jeden, der jetzt abhebt, eine Karte ein.
ccg-no-attack-now = An dieser Stelle gibt es keinen Angriff.
ccg-no-battle = Es gibt gerade keine Schlacht.
ccg-battle-first = Zuerst die übrigen Schlachten.
ccg-no-duel = An dieser Stelle gibt es kein Duell.
ccg-duel-first = Zuerst das Duell beenden.
ccg-other-focuses = Tragt so viele Focus Values ein, wie Karten fokussiert wurden.
ccg-no-lobby = Gerade wird nicht um den Favor geworben.
ccg-lobby-first = Zuerst das Lobbying beenden.
ccg-nothing-changes = Es würde sich nichts ändern.
ccg-no-dead = Es gibt keinen entehrten Toten.
ccg-too-many-sources = { $count } ungebeugte Goldquellen, geplant wird mit höchstens 14: einige abwählen oder am Tisch bezahlen.
ccg-no-way = So kommt die Karte nicht ins Spiel.
ccg-fault-seats = { $count } Spieler: 2 bis 8 können spielen.
ccg-fault-same-name = { $player } gibt es zweimal: gebt einem einen Namen.
ccg-fault-strength = { $player }: Strength von 0 bis 99.
ccg-fault-gold = { $player }: Gold von 0 bis 99.
ccg-fault-honor = { $player }: Family Honor von −19 bis 999.
ccg-rule-short = { $rule } Nötig: { $needs }, da: { $has }.
ccg-rules-and = { $all } { $rule }
ccg-rule = { $id ->
    [CC-Q-1] Family Honor wird von −99 bis 999 geführt.
    [CC-Q-2] Ein Spieler hat höchstens acht Provinces.
    [CC-Q-9] Eine gebeugte Karte nutzt keine Fähigkeit.
    [CC-Q-12] Ein Wert, den niemand eingetragen hat, ist nicht 0.
    [CC-SET-5] Die höchste abgehobene Karte beginnt; nur Gleiche heben noch einmal ab.
    [CC-TURN-1] Jede Phase kommt in ihrer Reihenfolge.
    [CC-TURN-6] Am Ende des Zugs bleiben höchstens acht Karten auf der Hand.
    [CC-ACT-1] Jemand anderes hat die Aktion.
    [CC-ACT-2] In der Action Phase darf das nur der aktive Spieler.
    [CC-ACT-3] In der Schlacht handelt zuerst der Defender, dann im Uhrzeigersinn, nur Open und Battle.
    [CC-ACT-4] Ohne Einheit in der Schlacht gibt es dort keine Aktion.
    [CC-GOLD-1] Nur eine eigene ungebeugte Quelle gibt Gold oder Honor.
    [CC-REC-2] Family Honor ist unter der Anforderung.
    [CC-REC-3] Das Gold reicht nicht für die Kosten.
    [CC-REC-4] Nur der eigene Clan wählt zwischen 2 Gold weniger und Honor.
    [CC-REC-5] Eine Unique-Karte dieses Namens ist im Spiel.
    [CC-REC-6] Eine Experienced-Karte dieses Namens ist im Spiel.
    [CC-ATT-1] Karten kommen an eine eigene ungebeugte Personality.
    [CC-ATT-2] Der Personality fehlt die Honor, die der Follower verlangt.
    [CC-ATT-3] Nur Shugenja nehmen Spells.
    [CC-ATT-4] Es gibt nicht mehr Spells als Chi.
    [CC-ATT-5] Je eine Waffe und eine Rüstung.
    [CC-ATT-8] Ein Ancestor wird nicht bewegt, gewählt oder verändert.
    [CC-ATT-9] Ein Ancestor geht zum eigenen Clan.
    [CC-ATK-1] Es gibt einen Angriff im Zug, auf einen anderen Spieler.
    [CC-ATK-2] Nur eingeladene Verbündete kommen dazu.
    [CC-ATK-3] Niemand hilft beiden Seiten.
    [CC-ATK-5] Eine gebeugte Personality wird nicht geschickt.
    [CC-ATK-6] Eine Einheit wird einmal geschickt.
    [CC-ATK-7] Jetzt wird nur Cavalry geschickt: Personality und alle Follower.
    [CC-ATK-8] Zuerst schickt der Attacker, dann dessen Verbündete, der Defender und dessen Verbündete.
    [CC-ATK-10] Schlachten kommen nacheinander, jede einmal.
    [CC-BAT-4] Ein Terrain braucht eine eigene Einheit in der Schlacht.
    [CC-BAT-5] In einer Schlacht liegt ein Terrain.
    [CC-BAT-6] Die Karte ist nicht in der Schlacht.
    [CC-RNG-1] Nur eine Karte mit Ranged Attack schießt.
    [CC-RNG-2] Das Ziel ist eine gegnerische Personality oder ein Follower.
    [CC-RNG-3] Nur Karten einer Einheit schießen zusammen.
    [CC-RNG-4] Ein Follower deckt seine Personality.
    [CC-FEAR-1] Die Karte hat kein Fear.
    [CC-FEAR-3] Fear wird einmal in der Schlacht genutzt.
    [CC-KEY-3] Nur ein Tactician, einmal in der Schlacht.
    [CC-HON-7] Nur ein eigener beteiligter Samurai begeht Seppuku.
    [CC-FAV-1] Nur der Inhaber nutzt den Favor.
    [CC-FAV-3] Im Zug wird einmal um den Favor geworben.
    [CC-FAV-4] Dafür beugt sich eine ungebeugte Personality mit Personal Honor.
    [CC-FAV-5] Wer den Favor hat, wirbt nicht.
    [CC-FAV-6] Ein automatischer Gewinn wird nicht gestört.
    [CC-FAV-7] Jemand anderes ist an der Reihe.
    [CC-FAV-8] Eine Gabe je Spieler.
    [CC-FAV-9] Der Lobbyist hilft dem Gegenspieler nicht.
    [CC-DUEL-1] Herausgefordert wird die Personality eines anderen Spielers.
    [CC-DUEL-3] Der andere ist an der Reihe, oder keine Karte ist übrig.
    [CC-DECK-1] Ein Deck hat mindestens 30 Karten.
    [CC-DECK-2] Höchstens drei Exemplare einer Karte.
    [CC-DECK-3] Ein Exemplar dieser Karte.
    [CC-DECK-4] Die Karte gehört in das andere Deck.
   *[CC-WIN-7] Niederlagen und Siege werden nach jedem Augenblick geprüft.
}
