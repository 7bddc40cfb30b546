# Learning mode: a short card for each step of a first game. What happens now, then what to do on the real table.

learning = Mode guidé
learning-sub = Une courte carte explique chaque étape d’une première partie.
learning-again = Remontrer toutes les explications
learning-again-sub = { $count ->
    [one] { $count } a été comprise
   *[other] { $count } ont été comprises
}

lesson-favor = Égalité pour la Favor
lesson-favor-now = Deux Champions ont le plus d’Honor. Les dés désignent le premier détenteur de l’Imperial Favor.
lesson-favor-table = Chacun lance cinq dés élémentaires ; le plus de Fire gagne. Touchez le gagnant.

lesson-order = Preparation
lesson-order-now = Vous convenez de l’ordre d’action des Champions. Le détenteur de la Favor choisit en premier.
lesson-order-table = Posez les jetons d’Activation sur les places 1 à 5. Touchez ensuite les Champions dans l’ordre.

lesson-act = Un Champion agit
lesson-act-now = Sa carte ouverte montre ses actions. Chacune coûte des AP ; le reste sert au tour suivant.
lesson-act-table = Déplacez la figurine, lancez, subissez les Wounds. Touchez l’action ici, les jauges suivent.

lesson-enemies = La phase Enemies
lesson-enemies-now = Tous les Enemies bougent ; ceux à qui il reste 3 AP combattent. L’app vous mène de l’un à l’autre.
lesson-enemies-table = Appuyez sur la grande touche du bas, et faites avec les figurines ce qu’il dit.

lesson-recovery = Recovery
lesson-recovery-now = Le Ki revient, des AP s’ajoutent, la Favor tourne en sens horaire. Tous les changements sont listés ici.
lesson-recovery-table = Placez cubes et jetons selon la liste, puis appuyez sur la grande touche du bas.

lesson-end = La fin
lesson-end-now = Trois sommes décident : Group Honor, Threshold, Glory de chacun. Chaque ligne dit d’où elle vient.
lesson-end-table = Retournez les objectifs Hidden. Notez ici ceux qui sont accomplis.

lesson-target = Qui combattre
lesson-target-now = En Melee, on atteint sa zone et les zones pleines voisines ; en Ranged, les zones en vue. Comparez les Sizes ; avec un plateau, l’app le fait.
lesson-target-table = Désignez l’Enemy. Un Champion à côté de la cible peut intervenir.

lesson-dice = Lancez vos dés
lesson-dice-now = Le nombre de dés vient de la carte, et des états Outnumbered et Weakened.
lesson-dice-table = Lancez les dés élémentaires et touchez ce qu’ils montrent.

lesson-foe = L’Enemy lance
lesson-foe-now = L’Enemy attaque et se défend dans le même Combat. Sa carte indique ses dés.
lesson-foe-table = Lancez-les et touchez les katanas et casques que vous voyez.

lesson-rerolls = Faire mieux
lesson-rerolls-now = 1 Ki relance une fois les dés voulus, chaque autre Ki encore une fois. Ensuite viennent Deception et Call of the Void.
lesson-rerolls-table = Touchez les dés à relancer. L’app dit ce que cela changerait.

lesson-results = Ce qui en résulte
lesson-results-now = Succès Offensive moins succès Defensive adverses font les Wounds, des deux côtés à la fois.
lesson-results-table = Appuyez sur la grande touche du bas. Placez ensuite les Wounds sur cartes et plateaux personnels.

lesson-test = Un test
lesson-test-now = Cinq dés, un élément : chaque dé qui le montre est un succès. Ki, Deception et Void aident.
lesson-test-table = Lancez les dés élémentaires et touchez ce qu’ils montrent.

lesson-standing = Où est chacun
lesson-standing-now = L’app déplace les Enemies sur son propre plateau. Il doit d’abord ressembler au vôtre.
lesson-standing-table = Comparez les deux. Glissez ici qui se trouve ailleurs.

lesson-moves = Un Enemy se déplace
lesson-moves-now = Son comportement dit où il va, les raisons sont en dessous. Vous pouvez lui faire faire autre chose.
lesson-moves-table = Déplacez la figurine le long de la flèche, puis appuyez sur la grande touche du bas.

lesson-asks = Une question
lesson-asks-now = Ici les règles laissent un choix, ou l’app ne voit pas le plateau. Le détenteur de la Favor tranche les égalités.
lesson-asks-table = Regardez la vraie table et répondez. Juste pour essayer ? Placez en pensée chaque Enemy à une zone des Champions.

lesson-fights = Un Enemy combat
lesson-fights-now = Chaque jeton Combat est un Combat. Votre Champion lance aussi, et peut lui infliger des Wounds.
lesson-fights-table = Prenez les dés de l’Enemy et les vôtres. La page suivante demande les deux.

lesson-returns = Reinforcement
lesson-returns-now = Les Enemies Eliminated avec ce keyword reviennent, un par zone numérotée.
lesson-returns-table = Placez la figurine dans la zone indiquée.

lesson-whole = Voilà un tour complet
lesson-whole-now = Chaque tour se passe ainsi, jusqu’au dernier du scénario. Rien de neuf, sauf ce que dit votre scénario.
lesson-whole-table = Continuez ici, ou préparez votre propre table. Les réglages montrent de nouveau toutes les explications.
