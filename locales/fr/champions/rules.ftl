# The rules at hand, in the project's own words. Two to four short sentences each; the page is named beside them.

rule-set-champions = Cinq Champions
rule-set-champions-text = Cinq Champions sont à chaque table. Des Companions prennent les sièges libres ; qui joue seul mène quatre Minor Clan Bushi ou quatre de son Clan. Chaque joueur apporte un autre Clan, sauf si le scénario dit autre chose.

rule-set-threshold = Honorable Victory Threshold
rule-set-threshold-text = L’Honor de départ des cinq Champions, plus leur Destiny, plus ce qu’ajoute la difficulté. À la fin, on compare le Group Honor à ce nombre. Les scénarios peuvent le changer.

rule-set-objectives = Clan Objectives
rule-set-objectives-text = Les cartes marquées Investigation sont d’abord retirées si le scénario n’en est pas une. Puis chaque joueur regarde trois objectifs et en garde au moins un. Les Revealed sont visibles, les Hidden restent face cachée jusqu’à leur accomplissement. Ce qui reste ouvert à la fin coûte de la Glory.

rule-set-favor = Imperial Favor au début
rule-set-favor-text = Le joueur du Champion qui a le plus d’Honor détient d’abord la Favor. À égalité, chacun lance cinq dés élémentaires jusqu’à ce que l’un montre plus de Fire. Le détenteur tranche ce que les règles laissent ouvert.

rule-set-companions = Companions
rule-set-companions-text = À quatre joueurs, le Companion suit la Favor ; à trois, les deux la suivent. À deux joueurs, chacun mène un Companion, et le troisième suit la Favor. En solo, un joueur les mène tous. Les Companions ne gardent pas de Clan Objectives.

rule-honor = Honor
rule-honor-text = L’Honor reste entre −5 et 10. Sous 0, un Champion est Dishonored. Qui dépense de l’Honor par choix ne doit pas descendre sous −5. L’Honor de tous ceux qui sont en jeu forme le Group Honor.

rule-glory-track = Glory
rule-glory-track-text = La Glory reste entre 0 et 25. En atteignant 3, 6 et 9 pour la première fois, un Champion gagne un jeton. Ce sont, dans l’ordre : +1 Defensive, +1 Offensive, un dé d’Enemy changé. Chacun sert une fois et ne revient jamais.

rule-action-points = Action Points
rule-action-points-text = Les Action Points paient les actions. Un Champion garde le reste pour le tour suivant, jusqu’à 10 en tout. Allies et Enemies perdent ce qu’ils n’utilisent pas.

rule-life = Life Points
rule-life-text = Les Wounds retirent des Life Points. Healing les rend, jamais au-delà du nombre de la carte. À 0, une figurine est Eliminated, et rien ne la soigne.

rule-purity = Purity
rule-purity-text = Tous commencent avec 5 Purity. Corruption l’abaisse ; à 0, un Champion qui a encore des Life Points change de camp. Dans son Activation, un Champion peut changer 1 Ki en 1 Purity, jusqu’à 5. Ce qui manque à la fin coûte Honor et Glory.

rule-ki = Ki
rule-ki-text = Le Ki disponible paie relances, Purity et protection contre Corruption. Le Ki utilisé reste de côté jusqu’à Recovery. Le Ki peut dépasser le nombre de la carte, mais seulement jusque-là.

rule-dishonored = Dishonored
rule-dishonored-text = Un Champion sous 0 Honor est Dishonored : pas d’Investigation, et aucun succès Defensive en Combat. L’app le vérifie après chaque action, et en Melee encore une fois avant les dés.

rule-weakened = Weakened
rule-weakened-text = À la moitié de ses Life Points ou moins, un Champion est Weakened. Sa carte peut donner un autre nombre. Il lance quatre dés élémentaires au plus. Healing y met fin.

rule-phases = Phases d’un tour
rule-phases-text = Un tour passe par Preparation, Champions et Allies, Enemies, et Recovery, jamais à rebours. Le scénario dit combien de tours il y a.

rule-preparation = Preparation
rule-preparation-text = Le détenteur de la Favor choisit une place de 1 à 5. Les autres suivent dans le sens horaire. Les Companions prennent les places restantes. C’est l’ordre des Activations.

rule-activation = Activation
rule-activation-text = Les Champions agissent l’un après l’autre, dans l’ordre de leurs places. Celui qui agit fait autant d’actions que ses Action Points en paient. Puis vient le suivant.

rule-allies = Allies
rule-allies-text = Tous les Allies agissent au début de l’Activation du Champion qui a la Favor. Les autres joueurs les jouent.

rule-enemy-phase = Phase Enemies
rule-enemy-phase-text = D’abord chaque Enemy se déplace selon son comportement. Il mène un Combat par trois Action Points restants. Puis les Reinforcements reviennent, et ce que les Enemies n’ont pas utilisé est perdu.

rule-movement = Movement sur le plateau
rule-movement-text = Chaque bordure coûte ce qu’elle montre : une simple 1 AP, une double 2. Une zone contient Size 4 en tout. Pleine, elle ne se traverse que parmi les siens, d’une traite. Quitter des adversaires coûte 1 AP de plus, et 2 Honor à un Champion.

rule-sight = Line of Sight
rule-sight-text = Un chemin de deux bordures au plus mène à la cible, trois depuis une hauteur. Une seule peut être double ou fendue, les pointillées sont sans limite ; par l’une d’elles, la cible a Cover. Une bordure rouge y met fin.

rule-enemy-order = L’ordre des Enemies
rule-enemy-order-text = Les Enemies se déplacent l’un après l’autre, le plus proche de son but d’abord. Le détenteur de la Favor peut choisir un autre ordre, et tranche les égalités.

rule-combat-tokens = Jetons Combat
rule-combat-tokens-text = Après son déplacement, un Enemy reçoit un jeton Combat par 3 AP entiers restants. Chaque jeton est un Combat, après tous les déplacements. Le reste est perdu.

rule-behaviours = Comportements
rule-behaviours-text = Les Guardians attendent que quelque chose les réveille. Une Patrol suit ses lettres jusqu’à voir quelqu’un. Search, Assassination et Escape ont leur propre but, et combattent qui barre la route. La plupart passent à la fin à Assault ou Escape.

rule-recovery = Recovery
rule-recovery-text = Le Ki au-delà de la carte est perdu, le Ki utilisé redevient disponible. Les Champions gagnent les Action Points de leur carte, jusqu’à 10. La Favor passe au joueur suivant, et un tour commence.

rule-actions = Actions
rule-actions-text = Combat, Investigation, Complex Manipulation et Healing coûtent 3 AP. Concentration coûte 2, Simple Manipulation et Draw Objectives 1. Un Movement coûte ce que montrent ses bordures. Qui agit doit pouvoir payer.

rule-action-details = Healing, Concentration, Disengagement
rule-action-details-text = Healing rend 2 Life Points, seulement sans Enemy dans la zone. Concentration donne 1 Ki, une fois par Activation. Quitter des adversaires coûte 1 AP de plus, et 2 Honor à un Champion. L’Honor dépensé par choix ne doit pas finir sous −5.

rule-equipment = Équipement
rule-equipment-text = Weapons, Armor et Relics viennent des scénarios ; leurs cartes disent leur effet. Un Champion en porte autant qu’il veut, et en utilise un par type et par scénario.

rule-intervene = Intervene
rule-intervene-text = Un Champion dans la zone de la cible peut combattre à sa place. C’est gratuit, une fois par tour et par Champion. Si plusieurs le veulent, le détenteur de la Favor décide.

rule-outnumbered = Outnumbered et Numerical Superiority
rule-outnumbered-text = En Melee, on compare les Sizes des deux côtés. Le plus petit côté est Outnumbered : un dé de moins, 1 Honor pour son Champion. Le Champion du plus grand côté perd 1 Honor, sauf s’il est Imposing et seul.

rule-ranged = Ranged Combat
rule-ranged-text = Seule une figurine avec une valeur Ranged tire, sans adversaire dans sa zone. Elle vise une autre zone, à portée et en Line of Sight. La cible lance quatre dés, et n’inflige de Wounds que si elle pouvait tirer aussi.

rule-wounds = Wounds
rule-wounds-text = Les deux côtés s’infligent des Wounds en même temps : succès Offensive moins succès Defensive adverses. Les Life Points gagnés dans ce Combat comptent d’abord. La Wound d’un Enemy avec Corruption coûte aussi de la Purity ; chaque Ki disponible en évite 1.

rule-combat-end = Fin d’un Combat
rule-combat-end-text = Infliger une Wound à l’Enemy rapporte 1 Honor, une fois par Combat. Contre un Insignificant, elle ne rapporte rien. L’éliminer rapporte la Glory de sa carte. Puis chaque état est revérifié.

rule-test = Focus, Deception, Call of the Void
rule-test-text = Focus relance des dés au choix pour 1 Ki, encore et encore. Deception change l’élément d’un dé pour 2 Honor, une fois par action. Call of the Void abandonne un dé Void pour changer les autres. Ils se suivent dans cet ordre.

rule-elimination = Eliminated
rule-elimination-text = Un Champion sans Life Points quitte le plateau et gagne 2 Glory. Son Honor quitte le Group Honor et son Honor de départ le Threshold ; sa Destiny reste. Son joueur peut continuer avec un Companion.

rule-corruption = Corrupted
rule-corruption-text = À 0 Purity, s’il a des Life Points, un Champion devient Enemy et garde ses Wounds. Le scénario le compte comme Eliminated, mais sans les 2 Glory. Il n’est jamais Glorified.

rule-end = Fin de la partie
rule-end-text = La partie finit dès l’objectif atteint, après le dernier tour, ou selon le scénario. On calcule alors Honor, Threshold et Glory.

rule-end-honor = Group Honor à la fin
rule-end-honor-text = Chaque Purity Point manquant retire 1 Honor à son Champion. La somme de ceux qui sont en jeu est le Group Honor. Eliminated et Corrupted ne sont pas comptés.

rule-end-threshold = Threshold à la fin
rule-end-threshold-text = Chaque Champion à 15 Glory ou plus abaisse le Threshold de 1. Chaque Champion à 0 le relève de 1. On compte la Glory au moment de la fin, sauf autre choix de cette table.

rule-end-glory = Glory à la fin
rule-end-glory-text = Les objectifs End accomplis ajoutent leur Glory. Chaque objectif ouvert retire sa plus petite valeur, comme le font Purity manquante et Destiny. Le résultat reste entre 0 et 25.

rule-end-victory = Victoire
rule-end-victory-text = Il faut l’objectif atteint et un Group Honor égal au moins au Threshold. En solo, le Champion doit aussi avoir plus de Glory que les quatre Companions réunis.

rule-end-glorified = Glorified
rule-end-glorified-text = Après une victoire, le Champion avec le plus de Glory finale est Glorified ; à égalité, ils le sont ensemble. Companions et Champions Corrupted ne le sont jamais. « Coopération renforcée » se joue sans objectifs et sans Glorified.

rule-reinforcement = Reinforcement
rule-reinforcement-text = Les Enemies Eliminated avec ce keyword reviennent à la fin de la phase Enemies. Il en revient un par zone numérotée, le plus petit numéro d’abord. Le détenteur de la Favor choisit lesquels. Les autres restent hors du plateau.

rule-keywords = Keywords
rule-keywords-text = Un keyword change certaines règles pour qui le porte. L’app applique ce qui change les nombres, et montre le reste où il compte.
