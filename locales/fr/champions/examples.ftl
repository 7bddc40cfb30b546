# Les exemples du livre de règles en leçons : ce qui est imprimé, puis ce qu'il faut toucher.

examples-back = Retour à Champions of Rokugan
examples-sub = Une table prête pour chacun. Ce que le livre n’imprime pas d’une carte est une valeur usuelle.
examples-all = Tous les exemples
example-next = Ensuite : { $title }
example-held = Comme imprimé
example-not-held = Pas comme imprimé
example-not-held-sub = Annuler ramène là où cela a changé.
example-other = Autrement ici : { $printed }

example-oni = Tsuko et l’Oni
example-oni-about = Melee, Sizes, Focus, Secret Technique ; p. 24
example-shots = Le choix d’Isha
example-shots-about = Line of Sight et Cover ; p. 26
example-roof = Takako sur le toit
example-roof-about = Elevated Position ; p. 26
example-samurai = Kisada et les Samurai
example-samurai-about = Battle : Units, Force Retreat, Pursue ; p. 28

example-astray-now = Dans cet exemple, quelqu’un d’autre agit maintenant.
example-astray-table = Annuler y ramène. Avant le début du tour, donnez la première place à celui de l’exemple.
example-begin-melee = Touchez Melee sur la carte ouverte.
example-begin-ranged = Touchez Ranged sur la carte ouverte.

example-oni-begin-now = Un Armored Oni et deux Peasant Zombies saturent le Shrine. Un troisième Zombie est à côté de Matsu Tsuko, au Gate.
example-oni-target-now = Étape 1. Le Shrine est Saturated : depuis le Gate, la Melee y atteint.
example-oni-target-table = Choisissez l’Armored Oni.
example-oni-dice-now = Étapes 2 à 4. Size 1 contre 5, le Zombie à côté compris : Outnumbered, 1 Honor, 1 de plus par son Clan Power. Lion Ferocity lui laisse cinq dés.
example-oni-dice-table = Touchez Fire, Fire, Void, Void, Air.
example-oni-foe-now = Étape 5. Les dés noirs de l’Oni montrent Offensive, puis Offensive et Defensive, puis Defensive.
example-oni-foe-table = Touchez 2 Offensive et 2 Defensive.
example-oni-first-now = Étape 6. Fire et Air restent pour sa Secret Technique. 1 Ki relance les deux Void.
example-oni-first-table = Marquez seulement les deux Void, relancez, puis Fire et Earth.
example-oni-second-now = Encore 1 Ki pour Earth.
example-oni-second-table = Marquez seulement Earth, relancez, puis Air.
example-oni-result-now = Étapes 7 à 10. Trois Fire, deux Air, Secret Technique 1 : 4 Offensive et 2 Defensive contre 2 et 2. Trois Fire rendent 1 Ki.
example-oni-result-table = Fire attaque, Air défend. Appliquez.
example-oni-dealt = L’Armored Oni subit 2 Wounds
example-oni-taken = Matsu Tsuko n’en subit aucune
example-oni-honor = 3 Honor de plus : Outnumbered, Clan Power, la Wound
example-oni-ki = 2 Ki dépensés, 1 rendu

example-shots-begin-now = Isha est dans le Field avec un arc. Un Spearman est au Well, un autre derrière le mur, un Skeleton Archer sur la Terrace.
example-shots-target-now = Le Well est à deux zones par des bordures simples. Le mur est une bordure rouge : on ne voit pas à travers. La Terrace est derrière une double.
example-shots-target-table = Choisissez le Spearman, puis l’Archer : regardez les deux avant de poser un dé.
example-shots-near-now = Des bordures simples : Direct Line of Sight, pas de Cover. Le Spearman n’a pas de valeur Ranged, son Offensive ne compte pas.
example-shots-near-table = Lisez ce qui est écrit ici, puis prenez le Skeleton Archer pour cible.
example-shots-far-now = Une bordure double : Indirect, l’Archer a Cover, 1 Defensive de plus. Sa capacité compte la bordure comme simple : Isha n’en a pas.
example-shots-far-table = Lancez vos dés et touchez-les.
example-shot-dice-now = Le livre n’imprime aucun lancer ici.
example-shot-dice-table = Touchez ce que montrent vos dés, ou laissez l’app lancer.
example-shot-result-now = Ce qui compte était dit avant les dés : qui est vu, qui a Cover, qui peut riposter.
example-shot-result-table = Appliquez.
example-shots-clear = Spearman au Well : Direct, pas de Cover, pas de riposte
example-shots-walled = Spearman derrière la bordure rouge : pas une cible
example-shots-archer = Skeleton Archer : Cover pour lui, pas pour Isha, et il riposte

example-roof-begin-now = Asahina Takako est sur un toit, en Elevated Position : portée 3, la première bordure double compte comme simple.
example-roof-target-now = Le Well est à trois zones, à sa portée. Le Store est derrière une bordure rouge. La Terrace est derrière une double.
example-roof-near-now = Trois zones, bordures simples : Direct, pas de Cover. Le Spearman n’a pas de valeur Ranged, son Offensive ne compte pas.
example-roof-far-now = Depuis le toit, la bordure double compte comme simple : Direct, pas de Cover pour l’Archer. Sa capacité fait de même pour lui.
example-roof-clear = Spearman au Well, à trois zones : Direct, pas de Cover, pas de riposte
example-roof-walled = Spearman derrière la bordure rouge : pas une cible
example-roof-archer = Skeleton Archer : aucun n’a Cover, et il riposte

example-samurai-begin-now = Une Battle. Hida Kisada fait face à une Unit de trois Samurai sur la Road.
example-samurai-dice-now = L’Unit a Size 3. Kisada est Imposing et compte pour 2 : moins du double, donc personne n’est Outnumbered.
example-samurai-dice-table = Le livre n’imprime que le résultat. Touchez Fire, Fire, Fire, Fire, Earth.
example-samurai-foe-now = Une Wound atteint Kisada.
example-samurai-foe-table = Touchez 2 Offensive et 0 Defensive.
example-samurai-result-now = 4 Wounds : un Samurai tombe après 3, le suivant garde la quatrième. 1 Honor pour la Wound, 1 Glory pour la figurine.
example-samurai-result-table = Fire attaque, Earth défend. Appliquez.
example-samurai-retreat-now = Kisada a éliminé plus de figurines que l’Unit : elle doit reculer.
example-samurai-retreat-table = Choisissez une zone à côté de la Road.
example-samurai-pursue-now = Deux Samurai laissent de la place : Kisada suit gratuitement. Ne pas suivre coûterait 1 Honor.
example-samurai-pursue-table = Suivez.
example-samurai-taken = Hida Kisada subit 1 Wound
example-samurai-dealt = Les Samurai en subissent 4 : un tombe, deux restent
example-samurai-honor = 1 Honor et 1 Glory
example-samurai-retreated = L’Unit recule à côté de la Road
example-samurai-followed = Kisada suit
