# Batailles, raids et batailles navales de The Empire Reborn, coup par coup.

er-side = { $side ->
    [attacker] Attaquants
   *[defender] Défenseurs
}
er-for-battle = { $what ->
    [disposition] disposition
    [duels] duels trouvés
    [scorpion] frapper d’abord sans jet
    [initiative] initiative
    [strikes] touches
    [fear] touches perdues par Fear
    [saves] perdues
    [pins] clouées
    [back] ripostes
    [back_saves] frappeurs perdus
    [morale] moral
    [objective] objectif
    [plunder] butin
    [berserkers] Berserkers qui meurent
   *[retreat] retraite
}
er-disposition = { $how ->
    [outmanoeuvred] débordés
    [surprised] surpris
    [ambush] pris en embuscade
   *[head_to_head] face à face
}
er-log-battle = { $affair ->
    [raid] Raid sur
   *[battle] Bataille à
} { $place } : { $attacker } contre { $defender }
er-log-cast = { $side }, { $what } : { $dice }, donc { $total }
er-log-cast-against = { $side }, { $what } : { $dice } contre { $tn }, donc { $total }
er-log-counted = { $side }, { $what } : { $total }
er-log-met = Les armées se rencontrent face à face
er-log-met-better = { $side } avantagés : les autres sont { $how }
er-log-round = Manche { $round }
er-log-first = { $side } : ils frappent d’abord
er-log-alone = { $side } : ils frappent seuls
er-log-strikes-again = Les frappes de la manche sont relancées
er-log-round-over = Perdues dans la manche : attaquants { $attacker }, défenseurs { $defender }
er-log-preferred = { $side } : les touches sont données dans un autre ordre
er-log-back = { $side } : un autre chemin de retraite
er-log-unit-ruled = { $side } : une unité comme le maître de jeu en décide
er-log-fell = { $side } : Berserkers morts { $count }
er-log-prayers = { $side } : les shugenja frappent d’abord les Shadowlands
er-log-prayed = { $side } : perdues par les shugenja { $count }
er-log-called = { $name } appelle les morts pour cette manche : unités { $count }
er-log-traded = { $name } cède de l’Honor pour autant de dés : { $count }
er-log-won-battle = { $side } vainqueurs
er-log-won-fled = { $side } vainqueurs : les autres fuient
er-log-undecided = Personne ne gagne
er-log-ran = Unités en fuite : { $count }
er-log-plundered = Emporté : koku { $koku }, captifs { $captured }, libérés { $freed }
er-log-taken = { $units } à { $place } : elles passent des { $from } aux { $to }
er-log-captured = { $name } est captif, Clan : { $clan }
er-log-freed = { $name } est libre
er-log-booked = La bataille est finie et inscrite
er-log-called-off = La bataille est annulée
er-rule-captives = Captifs
er-rule-captives-text = Les captifs ne font rien et ne gagnent pas d’expérience. Qui les tient les déplace, les rançonne, les échange ou les exécute. Un raid, ou la conquête de leur Province par leur Clan, les libère. Être capturé menace trois points d’Honor.
er-rule-melee = Duels et Characters dans la bataille
er-rule-melee-text = À chaque manche, sur terre, chacun lance un dé : 3 fois sur 10, il rencontre au hasard quelqu’un de l’autre camp dans un duel de Fire, dont le perdant lance Earth contre cinq fois le Fire du vainqueur. Un Character peut former une unité ; si elle est détruite, il lance Earth contre cinq fois l’AV de qui l’a fait. En mer il a un vaisseau amiral, et personne ne se bat en duel.
er-rule-backs = Fear, unités clouées, murs et Blademasters
er-rule-backs-text = Fear enlève des touches. Une unité touchée par des unités Ranged lance deux fois, ou manque sa prochaine frappe. Chaque mur abrite une autre unité de cela et de la charge, et les unités Siege abaissent les murs de quatre. Les Blademasters qui tiennent ripostent 3 fois sur 10.

er-battle = Table de bataille
er-battle-sub = coup par coup : batailles, raids, en mer
