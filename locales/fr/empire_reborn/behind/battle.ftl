# Batailles, raids et batailles navales de The Empire Reborn, coup par coup.

er-legion = Emerald Legion
er-own-unit = Autres
er-unit-of = Unité : { $name }
er-prayer-of = Prière : { $name }
er-news-won = Bataille à { $place } : les { $winner } battent les { $loser }
er-news-fled = Bataille à { $place } : les { $winner } battent les { $loser }, qui fuient
er-news-nobody = Bataille à { $place }, { $attacker } contre { $defender } : personne ne gagne
er-news-raid = Raid sur { $place } : les { $attacker } prennent { $koku } koku aux { $defender }
er-news-taken = { $place } appartient maintenant aux { $clan }
er-news-held = { $place } reste aux { $clan }
er-news-lost = Pertes des { $clan } : { $units }
er-news-nothing-lost = Pertes des { $clan } : aucune
er-news-fell = { $name } y est tombé
er-news-test = { $total } contre { $tn }
er-news-honor = { $name } : Honor { $change }, lancé { $tests }
er-news-honor-same = { $name } : Honor inchangé, lancé { $tests }
er-no-battle = Aucune bataille n’est sur la table.
er-no-other-battle = Une bataille est sur la table : inscrivez-la ou annulez-la d’abord.
er-no-ground = Des unités qui ne peuvent combattre sur ce terrain, ou aucune qui le puisse.
er-no-captive = { $name } est captif.
er-no-count = Ici il faut les dés eux-mêmes.

er-battle-none = Aucune bataille n’est sur la table. Choisissez les deux armées au conseil de guerre, puis mettez-les sur la table.
er-battle-to-table = Sur la table
er-battle-due = Ce qui est à faire
er-battle-before = { $affair ->
    [raid] Raid sur
   *[battle] Bataille à
} { $place }
er-battle-round = { $affair ->
    [raid] Raid sur
   *[battle] Bataille à
} { $place }, manche { $round }
er-battle-sky = { $ground }, { $season }, { $weather }.
er-battle-raid = Un raid : une manche sans moral et sans vainqueur, puis la manche d’objectif pour les koku et les captifs ; les pillards rentrent chez eux.
er-battle-sea = En mer : des navires seuls, pas de duels, pas d’unités de Characters ; Cavalry et Siege ne comptent pas. Chaque Character a un vaisseau amiral.
er-battle-duel = { $one } contre { $other }
er-battle-units = { $clan }, { $count } × { $unit } : { $what ->
    [strikes] qui touche ?
    [objective] qui atteint l’objectif ?
    [fear] quelles touches sont perdues ?
    [saves] qui tient ?
    [pins] qui est cloué ?
    [back] qui riposte ?
    [back_saves] quels frappeurs tiennent ?
   *[berserkers] qui meurt ?
}
er-battle-both = Les deux généraux : { $what }
er-battle-one = { $side } : { $what }
er-battle-seeking = Qui trouve un duel ?
er-battle-plunder = Ce que les frappes rapportent : { $count }
er-battle-retreat = { $side } en fuite
er-battle-over = C’est fini
er-battle-stuck = Quelque chose a changé entre-temps : les frappes de cette manche sont relancées.
er-battle-how = { $what ->
    [strikes] Un dé jusqu’à { $value } touche.
    [objective] Un dé jusqu’à { $value } compte ; ceux des défenseurs annulent ceux des pillards.
    [fear] Un dé jusqu’à { $value } perd la touche.
    [saves] Un dé jusqu’à { $value } tient, au-dessus l’unité est perdue.
    [pins] Un dé jusqu’à { $value } tient, au-dessus l’unité manque sa prochaine frappe.
    [back] Un dé jusqu’à { $value } riposte.
    [back_saves] Un dé jusqu’à { $value } tient, au-dessus le frappeur est perdu.
   *[berserkers] Un dé jusqu’à { $value } et les Berserkers meurent.
}
er-battle-how-meet = Le plus haut total déborde avec 11 de plus, surprend avec 21, prend en embuscade avec 31.
er-battle-how-first = Le plus haut total frappe d’abord.
er-battle-how-duel = Le plus haut total gagne ; la vie du perdant est en jeu.
er-battle-how-seek = Un dé jusqu’à 3 trouve quelqu’un de l’autre camp.
er-battle-how-plunder = Des koku selon les dés, la moitié de la Province au plus. Pour capturer ou libérer il faut un dé jusqu’à 2.
er-battle-faces = { $faces } : { $place }
er-battle-count = { $what ->
    [strikes] Combien touchent ?
    [objective] Combien comptent ?
    [fear] Combien de touches sont perdues ?
    [saves] Combien sont perdues ?
    [pins] Combien sont clouées ?
    [back] Combien ripostent ?
    [back_saves] Combien de frappeurs sont perdus ?
   *[berserkers] Combien meurent ?
}
er-battle-or-dice = Ou chaque dé comme il est tombé :
er-battle-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
er-battle-booty-koku = Koku
er-battle-booty-catch = Capturés
er-battle-booty-free = Libérés
er-battle-lost = Perdues : attaquants { $attacker }, défenseurs { $defender }
er-battle-occupy = Le vainqueur prend la Province
er-no = non
er-yes = oui
er-battle-book-sub = Une fois inscrites, les pertes vont dans les domaines, les captifs et l’Honor parmi les jets.
er-battle-book = Inscrire
er-battle-again = Relancer
er-battle-finish = Finir pour moi
er-battle-side = { $side } : { $clan }
er-battle-led = Général { $name }.
er-battle-unled = Personne ne mène : Water 1.
er-battle-present = Avec { $name }.
er-battle-flagship = { $name } à bord : { $unit }
er-battle-aboard = à bord, { $unit } : { $living } sur { $all }
er-battle-back = Fuit vers { $name }.
er-battle-group = { $unit } : { $living } sur { $all }
er-battle-values = AV { $av }, TV { $tv }
er-battle-pinned = { $count ->
    [one] { $count } manque sa prochaine frappe
   *[other] { $count } manquent leur prochaine frappe
}
er-battle-hit-first = Est touchée d’abord
er-battle-falls = Une tombe
er-battle-rises = Une revit
er-battle-pin = Une clouée ou libre
er-battle-av-more = AV + 1 pour une
er-battle-av-less = AV − 1 pour une
er-battle-tv-more = TV + 1 pour une
er-battle-tv-less = TV − 1 pour une
er-battle-rule-sub = { $side } : ce que le maître de jeu décide compte dès maintenant ; les frappes de cette manche sont relancées.
er-battle-gm = Le maître de jeu décide
er-battle-gm-sub = comment ils se rencontrent, qui frappe d’abord, où ils fuient, la fin
er-battle-meeting = Comment ils se rencontrent
er-battle-way = { $side } : retraite vers { $place }
er-battle-call-off = Annuler la bataille
er-battle-army = { $side } :
er-battle-affair = { $affair ->
    [raid] Un raid
   *[battle] Une bataille
}
er-battle-what = Bataille ou raid ?
er-battle-no-sea = Aucune mer n’est encore sur la carte. Notez-la là-bas, et la bataille aura son lieu.
er-battle-no-attacker = Personne n’attaque encore : choisissez des unités au conseil de guerre, des navires pour une bataille en mer.
er-battle-no-defender = Personne ne défend. Là où il n’y a personne, pas de bataille : entrez en marchant, ou choisissez un raid.
er-battle-no-units = aucune unité
er-battle-where = Où ?
er-battle-from = Les attaquants viennent de
er-battle-weather = Le ciel là-bas
er-battle-who = Qui est là ?
er-battle-forms = { $name } forme une unité
er-battle-here = est là
er-battle-away = n’est pas là
er-battle-begin = Commencer
er-battle-side-only = { $side }
er-battle-shadowlands = Créatures des Shadowlands
er-battle-legion = Emerald Legion, quatre unités
er-battle-legion-tv = TV de l’Emerald Legion
er-battle-naval = Les unités enchantées sont Naval
er-battle-spell = { $name } enchante { $count } parmi
er-no-enchanted = Au plus { $most ->
    [one] { $most } unité est enchantée
   *[other] { $most } unités sont enchantées
} : autant que les shugenja ont de rangs.
er-battle-enchanted = { $count ->
    [one] { $count } enchantée
   *[other] { $count } enchantées
}
er-battle-call = { $name } appelle les morts pour cette manche : unités { $count }
