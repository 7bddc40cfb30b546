# The rules at hand: sections, the entries that rules.ftl and combat_steps.ftl do not have, and the words of the screen.
# In the project's own words: two to four short sentences each; the page is named beside them.
# A key ending in -words holds other words players may look for; one ending in -reading what this app plays where the
# rulebook leaves a choice.

rules-before-pages = p page livret règles

section-setup = Mise en place
section-setup-sub = Champions, Threshold, objectifs, Favor
section-values = Honor, Glory, Life, Ki
section-values-sub = Le sens des jauges, et ce qui les change
section-turn = Le tour
section-turn-sub = Quatre phases, et l’Imperial Favor
section-actions = Actions
section-actions-sub = Ce qu’elles coûtent, et pour qui
section-tests = Dés et tests
section-tests-sub = Éléments, Focus, Deception, Call of the Void
section-combat = Combat
section-combat-sub = Les dix étapes
section-movement = Movement
section-movement-sub = Bordures et place
section-sight = Line of Sight
section-sight-sub = Portée, Cover, zones Elevated
section-enemies = Enemies
section-enemies-sub = Leur phase et leurs comportements
section-battle = Battle
section-battle-sub = Units de plusieurs figurines
section-investigation = Investigation
section-investigation-sub = Le paquet, et parler aux Personae
section-end = Fin de la partie
section-end-sub = Calcul, victoire, campagne
section-keywords = Keywords
section-keywords-sub = Tous les mots imprimés sur les cartes

## Setting up

rule-precedence = Ce qui prime
rule-precedence-text = Un scénario prime sur une carte, une carte sur le livre de règles. Tout ce que l’app calcule peut donc se faire autrement, en une étape.
rule-precedence-words = priorité conflit hiérarchie exception priority

rule-scenario = Scénarios
rule-scenario-text = Une Adventure est la partie habituelle. Une Investigation ajoute un paquet d’indices, une Battle réunit les figurines en Units. Le scénario donne son objectif, ses tours, et ce que changent facile et difficile.
rule-scenario-words = aventure difficulté carte type adventure

rule-start-values = Valeurs de départ
rule-start-values-text = Chaque Champion commence avec les valeurs de sa carte. La Purity part de 5, la Glory de 0, et tout le Ki est disponible.

rule-solo = Jouer seul
rule-solo-text = Un joueur mène un Champion et quatre Companions d’une même sorte. Le Champion garde l’Imperial Favor toute la partie. La victoire demande aussi plus de Glory que les Companions réunis.
rule-solo-words = solo seul un joueur

rule-destiny = Destiny
rule-destiny-text = Chaque point de Destiny relève le Threshold de 1. À la fin, il coûte 1 Glory à son Champion. Il reste dans le Threshold même si le Champion tombe. Un Ally a autant de jetons de relance à la place.

## Values

rule-group-honor = Group Honor
rule-group-honor-text = L’Honor de tous les Champions et Companions en jeu, additionné. Qui est Eliminated ou Corrupted ne compte plus. L’app tient la somme, personne ne la saisit.

rule-honor-moves = Ce qui change l’Honor
rule-honor-moves-text = Infliger une Wound à un Enemy rapporte 1, combattre Outnumbered aussi ; certains Clan Powers plus encore. Combattre avec la Numerical Superiority coûte 1. Deception et Disengagement coûtent 2 chacun.
rule-honor-moves-words = gagner perdre honneur honor

rule-glory-moves = Ce qui change la Glory
rule-glory-moves-text = Éliminer un Enemy rapporte la Glory de sa carte, un objectif accompli la sienne. Être Eliminated rapporte 2. À la fin, objectifs ouverts, Purity manquante et Destiny en retirent.
rule-glory-moves-words = gagner perdre gloire renommée

rule-glory-track-reading = Qui redescend sous une de ces valeurs et remonte ne gagne pas de second jeton.
rule-purity-reading = Rien ne fait monter la Purity au-dessus de 5.
rule-dishonored-reading = 0 Honor est honorable. Une table peut jouer autrement, dans ses options.
rule-corruption-reading = Threshold et Group Honor changent comme pour une élimination. Corrupted pendant la phase Enemies, il agit dès la suivante ; une table peut jouer autrement, dans ses options.
rule-phases-reading = Le compteur part de 1 et avance à la Preparation de chaque tour suivant.

rule-size = Size
rule-size-text = La Size dit quelle place prend une figurine, de 1 à 4. Une zone contient Size 4 en tout. En Melee, chaque côté additionne les siennes.

rule-take-over = Continuer avec un Companion
rule-take-over-text = Un joueur dont le Champion est Eliminated ou Corrupted peut mener un Companion du plateau. Il reste un Companion, sans objectifs, et n’est jamais Glorified.

## Turn

rule-favor = Imperial Favor
rule-favor-text = Son détenteur choisit sa place en premier, mène les Companions et tranche les égalités. Après chaque tour, elle passe au joueur suivant, dans le sens horaire. En solo, elle ne bouge jamais.
rule-favor-words = premier joueur jeton égalité faveur

rule-ring-events = Ring Events
rule-ring-events-text = Une variante : au début de chaque tour, on révèle une carte. Elle aide ou gêne un élément pour ce tour. Elle est posée à côté du plateau.
rule-ring-events-words = variante hasard événement anneau

## Actions

rule-who-may = Qui peut faire quoi
rule-who-may-text = Les Champions font tout. Les Allies ne font pas de Concentration et ne piochent pas d’objectifs. Les Enemies combattent, se déplacent et ne font que des Simple Manipulations.

rule-healing = Healing
rule-healing-text = Pour 3 AP, un Champion ou Ally regagne 2 Life Points. Aucun Enemy ne doit être dans sa zone. La Life ne dépasse jamais le nombre de la carte.
rule-healing-words = soin soigner guérir points de vie heal

rule-concentration = Concentration
rule-concentration-text = Pour 2 AP, un Champion gagne 1 Ki, une fois par Activation. Le Ki peut dépasser le nombre de la carte, jusqu’à Recovery.

rule-disengagement = Disengagement
rule-disengagement-text = Quitter une zone avec un adversaire coûte 1 AP de plus. Un Champion perd aussi 2 Honor. Un Gatekeeper qui monte la garde ne compte pas ici comme adversaire.
rule-disengagement-reading = À −4 ou −5 Honor, c’est permis si le scénario ou un choix forcé l’exige. L’app avertit alors.
rule-disengagement-words = fuir fuite retraite quitter désengagement

rule-simple-manipulation = Simple Manipulation
rule-simple-manipulation-text = Pour 1 AP, une figurine prend, pose ou remet un objet ; sans dés. Si deux Champions échangent quelque chose, un seul paie. Les scénarios nomment d’autres usages.
rule-simple-manipulation-words = objet ramasser donner échanger

rule-complex-manipulation = Complex Manipulation
rule-complex-manipulation-text = Pour 3 AP, un Champion ou Ally fait un test contre un nombre du scénario. Le scénario dit aussi à quoi cela sert.
rule-complex-manipulation-words = mécanisme

rule-draw-objectives = Draw Objectives
rule-draw-objectives-text = Pour 1 AP, un Champion pioche deux objectifs et en garde un. L’autre retourne au paquet ; la page 15 le pose sur la défausse. C’est possible une fois par Activation. Un objectif Revealed est aussitôt posé face visible. Les Companions n’en piochent pas.

rule-raise-purity = Ki en Purity
rule-raise-purity-text = À tout moment de son Activation, un Champion peut dépenser du Ki disponible. Chaque point relève sa Purity de 1, jusqu’à 5. Cela ne coûte pas d’AP.

## Dice and tests

rule-elements = Les cinq éléments
rule-elements-text = Les dés élémentaires ont dix faces, deux par élément. Chaque élément sort donc une fois sur cinq. Les Champions et les Allies les lancent.
rule-elements-words = air terre feu eau vide anneau probabilité earth fire water void

rule-successes = Succès Offensive et Defensive
rule-successes-text = Chaque succès Offensive est une Wound possible ; chaque succès Defensive en arrête une. Water et Fire attaquent, Air et Earth défendent. Void ne compte pour aucun des deux.
rule-successes-words = attaque défense katana casque touche parade offensif défensif

rule-enemy-dice = Dés d’Enemy
rule-enemy-dice-text = Les Enemies lancent deux ou trois dés à six faces. Le blanc est le plus faible, puis le gris, puis le noir. Leurs faces montrent des succès Offensive et Defensive.
rule-enemy-dice-reading = Les faces de l’app sont une estimation, à vérifier avec les dés de la boîte.

rule-focus = Focus
rule-focus-text = 1 Ki disponible relance des dés élémentaires au choix. On peut recommencer tant qu’il y a du Ki. Un Ally dépense un jeton de relance à la place.
rule-focus-words = relance relancer reroll

rule-deception = Deception
rule-deception-text = Un Champion paie 2 Honor et tourne un dé sur l’élément voulu, Void compris. Une fois par action, après toutes les relances. Son Honor ne doit pas finir sous −5.
rule-deception-words = changer tourner dé tricher tromperie

rule-call-of-the-void = Call of the Void
rule-call-of-the-void-text = Un dé qui montre Void quitte le test. Chaque autre Void devient un élément au choix. Cela vient en dernier, après Deception.
rule-call-of-the-void-words = appel du vide

rule-test-harmony-reading = Le succès de plus d’un Courtier ne s’ajoute pas à ces quatre.

## Combat

rule-combat-steps = Les dix étapes d’un Combat
rule-combat-steps-text = Cible, Sizes, début, nombre de dés, lancer, relances, changements, résultats, Wounds, fin. Peu importe qui commence : les deux côtés lancent et peuvent subir des Wounds. Cela coûte 3 AP à l’attaquant.
rule-combat-steps-words = combat attaque ordre déroulement fight

rule-forced-movement = Forced Movement
rule-forced-movement-text = Une figurine déplacée malgré elle va dans une zone voisine où elle aurait pu entrer. Il doit y avoir de la place. S’il n’y en a pas, elle reste et subit 1 Wound.
rule-forced-movement-words = pousser repousser mouvement forcé

rule-both-fall = Les deux tombent
rule-both-fall-text = Les Wounds sont infligées en même temps ; les deux côtés peuvent donc être Eliminated à la fois. Les effets de fin de Combat ont tout de même lieu. Rien ne ramène une figurine Eliminated.
rule-both-fall-words = simultané

rule-shooting-back = Riposter
rule-shooting-back-text = La cible d’un tir ne riposte qu’avec une valeur Ranged et une Line of Sight. Sinon ses succès Offensive ne comptent pas. Elle se défend toujours, et les Sizes ne sont pas comparées.

rule-combat-harmony-reading = Les Wounds qu’une technique inflige directement sont exclues aussi.

## Movement

rule-borders = Bordures simples et doubles
rule-borders-text = Une bordure simple coûte 1 AP, une double 2. Les figurines Agile passent une double pour 1. Cavalry n’entre pas dans une zone Elevated par une bordure double.

rule-dotted = Bordures pointillées
rule-dotted-text = Une bordure pointillée est un passage étroit : Size 1 passe, les autres non. Les Naga passent quelle que soit leur Size. Elle coûte 1 AP, ou 2 si elle est double.
rule-dotted-reading = Une Unit passe si chacune de ses figurines passerait seule. Pour la vue, elle donne Cover.

rule-split = Bordures fendues
rule-split-text = Seules les figurines avec Break Through passent une bordure fendue, pour 2 AP. Cavalry n’entre pas ainsi dans une zone Elevated.

rule-red = Bordures rouges
rule-red-text = Personne ne passe une bordure rouge, et personne ne voit par-dessus. Les zones de ses deux côtés ne sont pas adjacentes.
rule-red-words = mur adjacent

rule-room = Place et zones Saturated
rule-room-text = Une zone contient Size 4. Elle est Saturated pour qui la ferait dépasser ce total. Personne ne s’arrête dans une zone Saturated.
rule-room-words = plein pleine capacité saturée

rule-passing = Traverser
rule-passing-text = On peut traverser une zone Saturated si elle ne contient que des figurines de son camp. Les AP d’entrée et de sortie se paient ensemble.

## Line of Sight

rule-direct = Direct et Indirect
rule-direct-text = Par des bordures simples seulement, une Line of Sight est Direct. Par toute autre, elle est Indirect, et la cible a Cover. De plusieurs chemins, le meilleur compte.

rule-range = Portée
rule-range-text = Un tir porte à une ou deux zones, trois en Battle. Depuis une zone Elevated, une de plus. On ne tire jamais dans sa propre zone.

rule-elevated = Zones Elevated
rule-elevated-text = Depuis une zone Elevated, un tir porte une zone plus loin. Les bordures fendues et la première double comptent comme simples. Ni l’un ni l’autre ne vaut contre une cible Elevated ou Indoor.
rule-elevated-words = hauteur haut toit élevé surélevée

## Enemies

rule-oni-heal = Les Oni se soignent
rule-oni-heal-text = La phase Enemies commence ainsi : chaque Enemy avec Oni soigne 1 Wound. L’app le fait et dit pour qui.

rule-enemy-order-reading = Les distances sont relevées une fois, avant le premier déplacement. À égalité : l’ordre d’arrivée à la table.
rule-combat-tokens-reading = Un Enemy reçoit ses jetons même sans personne à combattre ; ils sont alors perdus.

rule-enemy-combats = Combats des Enemies
rule-enemy-combats-text = Après tous les déplacements, chaque jeton Combat est un Combat, dans le même ordre. Un Enemy combat sa cible, ou sinon qui il peut atteindre. Un tir passe avant la Melee si possible.
rule-enemy-combats-reading = Un Enemy utilise tous ses jetons avant que le suivant combatte.

rule-assault = Assault
rule-assault-text = Le comportement habituel. Il vise le Champion le plus proche en AP ; à égalité, celui qui a le plus de Ki disponible. Les archers s’arrêtent où ils peuvent tirer, les autres vont jusqu’à leur cible.
rule-assault-reading = Qui est tout à fait hors d’atteinte vient en dernier. Si AP et Ki sont égaux, le détenteur de la Favor choisit. Il ne combat pas d’Ally ; une table peut le permettre sans Champion à portée, dans ses options.
rule-assault-words = cible proche plus proche assaut

rule-stationary = Stationary Assault
rule-stationary-text = Un Enemy Stationary ne bouge jamais, pas même pour revenir après un Forced Movement. Il combat qui vient à sa portée.

rule-routes = Chemins des Enemies
rule-routes-text = Un Enemy prend le chemin qui coûte le moins d’AP, non le moins de zones. Il va aussi loin que ses AP le portent. Il ne s’arrête jamais où la place manque.
rule-routes-reading = Pour la dernière zone d’un chemin, la place n’est pas exigée. De chemins au même coût, l’app en prend un et propose les autres.
rule-routes-words = chemin trajet distance

rule-gatekeeper = Guardian : Gatekeeper
rule-gatekeeper-text = Il ne fait rien, et personne n’a besoin de Disengagement pour le quitter. Une attaque contre lui le fait passer à Assault. Un Combat d’un autre Enemy dans sa zone ou à côté aussi.
rule-gatekeeper-reading = Réveillé pendant la phase Enemies, il agit à son rang, s’il est encore à venir.

rule-sentinel = Guardian : Sentinel
rule-sentinel-text = Il attend. Une Direct Line of Sight sur un Champion ou Ally le fait passer à Assault. Il agit aussitôt.

rule-patrol = Patrol
rule-patrol-text = Il va de lettre en lettre, et reprend à A après la dernière. Il passe à Assault si on l’attaque. Une Direct Line of Sight sur un Champion ou Ally suffit aussi.
rule-patrol-reading = Il regarde autour de lui où il s’arrête, pas où il ne fait que passer. Une table peut le laisser voir pendant vos mouvements aussi, dans ses options.

rule-search = Search
rule-search-text = Il va vers ce qu’il cherche. Il le prend pour 1 AP, ou ce que dit le scénario. Puis il passe à Escape. Il ne combat que qui détient la chose, ou lui barre la route.
rule-search-reading = Deux Enemies qui cherchent la même chose sont menés séparément ; retirez-en un quand elle est prise.

rule-assassination = Assassination
rule-assassination-text = Il vise les victimes nommées par le scénario, la plus proche d’abord. Il les combat dès qu’il peut, en Melee ou de loin. Quand toutes sont Eliminated, il passe à Assault.

rule-escape = Escape
rule-escape-text = Il va vers la sortie la plus proche, et ne combat pas. Quitter le plateau coûte 1 AP, ou 2 avec un adversaire sur place. Entre des sorties aussi proches, le détenteur de la Favor choisit.
rule-escape-reading = On n’entre pas dans une sortie sans place.

rule-escaping-boss = Un Boss s’échappe
rule-escaping-boss-text = Un Boss qui s’en va combat en Melee s’il rencontre un Champion ou Ally. Il lui faut 3 AP. Puis il continue avec ce qui reste. Il combat qui lui barre la route ; un obstacle qu’il détruit selon le scénario est retiré par les joueurs.
rule-escaping-boss-reading = Il combat une fois dans chaque zone où il commence ou entre.

rule-blocked = La route est barrée
rule-blocked-text = Certains Enemies combattent qui remplit la zone à passer. Ce sont ceux avec Search ou Assassination, et un Boss qui s’échappe. Ils doivent être à côté, avec 3 AP.
rule-blocked-reading = L’app cherche le chemin comme si la place suffisait partout, et trouve qui le barre.

rule-enemy-questions = Ce que les règles laissent ouvert
rule-enemy-questions-text = Si plusieurs cibles, chemins ou sorties se valent, le détenteur de la Favor choisit. L’app demande, avec une réponse toute prête.
rule-enemy-questions-words = égalité

## Battle

rule-units = Units
rule-units-text = Une Unit compte une à quatre figurines d’une même sorte, jusqu’à Size 4 en tout. Sa Life est celle de la carte, fois ses figurines. Les Wounds remplissent une figurine après l’autre, et sa Size diminue avec elles. Elles ne se séparent jamais.

rule-battle-glory = Glory en Battle
rule-battle-glory-text = Chaque figurine d’une Unit Enemy rapporte la Glory de la carte. La dernière de plusieurs rapporte 1 de plus. Pour les objectifs, chaque figurine est un Enemy.

rule-allied-units = Purity des Units Ally
rule-allied-units-text = Une Unit Ally a 5 Purity, et 1 de plus par figurine après la première. Sans Purity, elle change de camp avec ce qui en reste.

rule-retreat = Force Retreat et Pursue
rule-retreat-text = Qui a éliminé plus de figurines peut repousser l’autre Unit dans une zone libre voisine ; les Enemies le font toujours. S’il n’y en a pas, elle subit 3 Wounds. Le vainqueur peut suivre sans frais ; les Enemies y sont tenus, et un Champion qui ne suit pas perd 1 Honor.

rule-battle-range = Portée en Battle
rule-battle-range-text = Un tir porte à trois zones. Depuis une zone Elevated, il porte à quatre.

rule-battle-order = Ordre des Units Enemy
rule-battle-order-text = Chaque Unit Enemy se déplace et combat avant la suivante. D’abord celles dans la zone d’une Unit Ally, puis celles à côté. Ensuite celles qui peuvent aller combattre, enfin les autres.
rule-battle-order-reading = L’ordre est revu avant chacune. À égalité, l’ordre d’arrivée à la table.

rule-battle-return = Reinforcement en Battle
rule-battle-return-text = Les figurines perdues avec ce keyword se rassemblent à côté du plateau. Quand elles forment une Unit de Size 4, elle revient à la fin de la phase Enemies.

## Investigation

rule-investigation-deck = Le paquet Investigation
rule-investigation-deck-text = Une Interesting Information numérotée est écartée sans être vue, les autres sont mélangées. Chacune qui apparaît retire son jeton du plateau. Le dernier jeton est ce que tous cherchent.
rule-investigation-deck-words = indice carte pioche

rule-personae = Personae
rule-personae-text = Une Persona qui a donné une carte devient grise. On peut l’interroger encore une fois, puis elle part. Une figurine qui a donné une carte n’est plus interrogée.
rule-personae-words = interroger question parler

## End

rule-campaign = Campagne
rule-campaign-text = On note chaque scénario : gagné ou perdu, Group Honor et Threshold, Glory de chacun. La Glory n’y est jamais sous 0. Un scénario perdu est rejoué ou passé. Qui a le plus de Glory à la fin choisit un Clan et sa fin ; à égalité, chacun en choisit une.

rule-intermission = Cartes Intermission
rule-intermission-text = En campagne, chaque Champion Glorified pioche une carte Intermission après une victoire. Elle se joue au scénario suivant, à tout moment.
rule-intermission-reading = Le chapitre ne donne une carte qu’après une victoire, le lexique après chaque scénario. Une campagne joue l’un des deux.

rule-cooperation = Coopération renforcée
rule-cooperation-text = Une variante sans Clan Objectives, où personne n’est Glorified. La Glory donne toujours ses jetons et change le Threshold.

## Keywords

keyword-agile-text = Les bordures doubles coûtent 1 AP, comme les simples. Rien d’autre ne change.
keyword-break-through-text = Passe les bordures fendues pour 2 AP. Nul autre ne le fait.
keyword-cavalry-text = N’entre pas dans une zone Elevated par une bordure double ou fendue. Peut y combattre depuis la zone voisine, comme vers une zone Saturated.
keyword-companion-text = Complète la table jusqu’à cinq Champions, et compte comme l’un d’eux. Il n’a pas de Clan Objectives et n’est jamais Glorified.
keyword-corruption-text = Ses Wounds coûtent aussi de la Purity, du nombre entre parenthèses. Chaque Ki disponible évite d’en perdre 1.
keyword-courtier-text = Un succès de plus à chaque Investigation. L’app l’ajoute.
keyword-defense-text = Autant de succès Defensive de plus que le nombre entre parenthèses. Ils ne comptent qu’en Ranged Combat.
keyword-elementalist-text = Lance quatre dés élémentaires en Melee. Sa valeur Ranged est sur la carte.
keyword-imposing-text = Compte une Size de plus quand on compare les Sizes. Seul de son côté, il ne perd pas d’Honor pour Numerical Superiority.
keyword-insignificant-text = Lui infliger une Wound ne rapporte pas d’Honor. Tout le reste qui suit une Wound vaut toujours.
keyword-naga-text = Passe les bordures pointillées quelle que soit sa Size. Les scénarios peuvent en dire plus sur les Naga.
keyword-oni-text = Un démon : soigne 1 Wound au début de chaque phase Enemies. L’app le fait.
keyword-pure-text = Chaque fois qu’il perdrait de la Purity, il en perd 1 de moins. L’app en tient compte.
keyword-shadowlands-text = Fait partie des Shadowlands. En soi, cela ne change rien ; scénarios et cartes s’y réfèrent.

## Other words for entries of the other files

rule-life-words = points de vie PV santé dégâts HP vie
rule-wounds-words = dégâts touches blessures blessure
rule-action-points-words = AP points d’action PA
rule-set-threshold-words = seuil honorable but objectif difficulté
rule-equipment-words = arme armure relique objet
rule-elimination-words = mort mourir tué éliminé
rule-corruption-words = souillure change de camp
rule-outnumbered-words = supériorité surnombre plus de figurines
rule-end-victory-words = gagner victoire perdre défaite
rule-recovery-words = fin du tour entretien récupération
rule-preparation-words = initiative ordre du tour préparation
rule-activation-words = initiative tour
rule-investigation-words = question indice enquête
rule-movement-words = marcher bouger déplacement
rule-ranged-words = tirer tir arc archer distance
rule-combat-dice-words = combien

rule-direct-reading = Le chemin peut passer par autant de bordures pointillées que l’on veut ; chacune donne Cover. Une pointillée double compte comme double.
rule-shooting-back-reading = Une cible sans valeur Ranged lance ses dés de Melee pour sa défense, un Champion ou Ally quatre.
rule-set-favor-reading = Seuls les Champions des joueurs sont comparés : un Companion n’a jamais la Favor.
rule-sentinel-reading = Une attaque venue de plus loin que sa vue ne le réveille pas.
rule-retreat-reading = L’Unit franchit toute bordure sauf une rouge, une pointillée si elle y passe. Seul un Melee Combat repousse ; une table peut le jouer après tout Combat, dans ses options.
rule-battle-return-reading = Elle revient comme tout Reinforcement, pas au milieu de la phase, et fait ce que le scénario lui a donné. Une table peut la laisser continuer, dans ses options.
rule-draw-objectives-reading = L’autre carte est mélangée au paquet. Une table peut la défausser, dans ses options.
rule-end-threshold-reading = La Glory des cinq Champions compte, Companions et Corrupted compris. Une table peut ne compter que les joueurs, ou laisser de côté les Corrupted, dans ses options.
rule-boss = Boss
rule-boss-text = Un Boss est un Enemy pour tout ce qui est dit des Enemies. Il est immunisé contre certains effets, que sa carte ou le scénario nomme. Regardez-y avant une technique, un Forced Movement ou une Wound de zone.
rule-boss-words = immunité immunisé
