# Schlachten, Raubzüge und Seeschlachten von The Empire Reborn, Schlag für Schlag.

er-side = { $side ->
    [attacker] Angreifer
   *[defender] Verteidiger
}
er-for-battle = { $what ->
    [disposition] Aufstellung
    [duels] Duelle gefunden
    [scorpion] ohne Wurf zuerst schlagen
    [initiative] Initiative
    [strikes] Treffer
    [fear] Treffer durch Fear verloren
    [saves] verloren
    [pins] niedergehalten
    [back] schlagen zurück
    [back_saves] Schlagende verloren
    [morale] Moral
    [objective] Raubzugziel
    [plunder] Beute
    [berserkers] Berserkers sterben
   *[retreat] Rückzug
}
er-disposition = { $how ->
    [outmanoeuvred] ausmanövriert
    [surprised] überrascht
    [ambush] im Hinterhalt
   *[head_to_head] Auge in Auge
}
er-log-battle = { $affair ->
    [raid] Raubzug nach
   *[battle] Schlacht von
} { $place }: { $attacker } gegen { $defender }
er-log-cast = { $side }, { $what }: { $dice }, also { $total }
er-log-cast-against = { $side }, { $what }: { $dice } gegen { $tn }, also { $total }
er-log-counted = { $side }, { $what }: { $total }
er-log-met = Die Heere treffen Auge in Auge aufeinander
er-log-met-better = { $side } im Vorteil: die anderen sind { $how }
er-log-round = Runde { $round }
er-log-first = { $side } schlagen zuerst
er-log-alone = { $side } schlagen allein
er-log-strikes-again = Die Schläge der Runde werden neu gewürfelt
er-log-round-over = Verloren in der Runde: Angreifer { $attacker }, Verteidiger { $defender }
er-log-preferred = { $side }: Treffer werden in anderer Reihenfolge verteilt
er-log-back = { $side }: ein anderer Rückzugsweg
er-log-unit-ruled = { $side }: eine Einheit, wie die Spielleitung bestimmt
er-log-fell = { $side }: tote Berserkers { $count }
er-log-prayers = { $side }: Shugenja schlagen zuerst nach den Shadowlands
er-log-prayed = { $side }: verloren durch Shugenja { $count }
er-log-called = { $name } ruft die Toten für diese Runde: Einheiten { $count }
er-log-traded = { $name } gibt Honor für ebenso viele Würfel: { $count }
er-log-won-battle = { $side } gewinnen
er-log-won-fled = { $side } gewinnen: die anderen laufen davon
er-log-undecided = Niemand gewinnt
er-log-ran = Einheiten auf der Flucht: { $count }
er-log-plundered = Erbeutet: Koku { $koku }, Gefangene { $captured }, Befreite { $freed }
er-log-taken = { $units } in { $place }: die { $from } verlieren sie an die { $to }
er-log-captured = { $name } wird gefangen, Clan: { $clan }
er-log-freed = { $name } ist frei
er-log-booked = Die Schlacht ist vorbei und verbucht
er-log-called-off = Die Schlacht wird abgesagt
er-rule-captives = Gefangene
er-rule-captives-text = Gefangene tun nichts und gewinnen keine Erfahrung. Wer sie hält, bewegt sie, löst sie aus, tauscht sie oder richtet sie hin. Ein Raubzug oder die Eroberung ihrer Province durch ihren Clan befreit sie. Gefangen zu werden bedroht drei Punkte Honor.
er-rule-melee = Duelle und Characters in der Schlacht
er-rule-melee-text = In jeder Runde würfeln an Land alle: bei 3 von 10 trifft man zufällig jemanden der anderen Seite im Duell mit Fire; wer verliert, würfelt Earth gegen das Fünffache des Fire des Siegers. Ein Character kann eine Einheit bilden; wird sie vernichtet, würfelt er Earth gegen das Fünffache des AV dessen, der es war. Zur See hat er stattdessen ein Flaggschiff, und niemand duelliert sich.
er-rule-backs = Fear, Niederhalten, Mauern und Blademasters
er-rule-backs-text = Fear nimmt Treffer weg. Wen Ranged-Einheiten treffen, der würfelt zweimal oder verpasst seinen nächsten Schlag. Jede Mauer schützt eine andere Einheit davor und vor dem Niederreiten, und Siege-Einheiten senken Mauern um vier. Blademasters, die stehen, schlagen bei 3 von 10 zurück.

er-battle = Schlachttisch
er-battle-sub = Schlag für Schlag: Schlachten, Raubzüge, zur See
