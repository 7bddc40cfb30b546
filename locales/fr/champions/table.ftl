# Words of the table screens.

## The head

table-turn = Tour { $turn }
table-of-turns = { " " }sur { $turns }
table-over-by = { " " }({ $by })
table-phase-line = Phase { $number } sur 4 : { $phase }
table-favor = Imperial Favor : { $name }
table-group-honor = Group Honor
table-threshold = Threshold
table-short = manque { $margin }
table-exact = exact
table-above = { $margin } au-dessus
table-at-end = si c’était fini : { $then }

## The dock

table-figures = Figu{ "\u00AD" }rines
table-figures-ears = Figurines : Enemies et Allies
table-more = Plus
table-roll = Lancer pour nous
table-roll-sub = cinq dés chacun
table-begin = Débuter le tour { $turn }
table-begin-sub = { $name } d’abord
table-end-activation = Finir l’Activation
table-then = puis { $name }
table-then-enemies = puis les Enemies
table-end-enemies = Enemies : fini
table-then-recovery = puis Recovery
table-first-without = Aucun Enemy n’est sur le plateau. Le tour 1 commencerait sans.
table-beside = { $count ->
    [one] { $count } figurine est à côté du plateau.
   *[other] { $count } figurines sont à côté du plateau.
}
table-clan-power = Clan Power : +1 Honor
table-clan-power-when = là où la carte le dit ; ce qu’un Combat a compté y est déjà
table-ink-ears = { $does }. { $left }.
table-ap-ahead = encore { $left } AP, { $lost } seront perdus
table-allies-rest = { $count ->
    [one] { $count } Ally n’a pas agi
   *[other] { $count } Allies n’ont pas agi
}
table-by-hand = déplacements et Combats à la main
table-recover = Appli{ "\u00AD" }quer, tour { $turn }
table-end-game = Finir la partie
table-score = Calcul final
table-now = Tour { $turn }, { $phase }
table-acts = { $name } agit maintenant

## The cards

table-allies-act = Les Allies agissent d’abord, avant cette Activation. Les autres joueurs les jouent.
table-to-allies = Aux Allies
table-open-sheet = Ouvrir la fiche : { $name }
table-all = Toutes
table-all-sub = actions
table-all-ears = Toutes les actions : { $name }
table-quick-ears = { $short } { $cost } : { $action }
table-quick-melee = Melee
table-quick-ranged = Ranged
table-quick-movement = Bouger
table-quick-healing = Soi{ "\u00AD" }gner
table-quick-concentration = + Ki
table-quick-investigation = Inter{ "\u00AD" }roger
table-quick-complex = Complex
table-quick-simple = Simple
table-quick-draw = Pio{ "\u00AD" }cher
table-quick-purity = Purity

## Preparation

table-tie = Égalité pour la Favor
table-tie-text = Même Honor : chacun lance cinq dés élémentaires, le plus de Fire gagne. Touchez le gagnant, ou laissez l’app lancer.
table-tie-won = { $name } a gagné
table-order = Ordre des Activations
table-order-favor = { $player } ({ $name }) détient l’Imperial Favor et choisit d’abord sa place. Les autres suivent dans le sens horaire.
table-order-companions = Les Companions viennent en dernier, placés par le détenteur de la Favor.
table-order-favor-out = { $player } détient l’Imperial Favor, mais { $name } est hors jeu. Les autres se placent dans le sens horaire. Les Allies agissent avant la première Activation.
table-order-solo-out = { $name } est hors jeu ; vous choisissez l’ordre. Les Allies agissent avant la première Activation.
table-order-solo = Vous choisissez l’ordre.
table-order-next = À toucher : place
table-order-place = Place { $place }
table-unpicked = Place annulée : { $name }
table-place-given = { $name } : place { $place }. À toucher : place { $next }.
table-place-last = { $name } : place { $place }. Tout le monde a sa place.
table-place-given-up = { $name } rend sa place. À toucher : place { $next }.
table-order-hint-first = Touchez les Champions l’un après l’autre. Les autres suivent par siège, les Companions en dernier.
table-order-hint = Touchez les Champions l’un après l’autre. Les autres suivent dans l’ordre du dernier tour.
table-order-ears = Place { $place } : { $champion }

## Enemies

table-enemies = Enemies sur le plateau
table-enemies-text = L’app vous mène de l’un à l’autre. À la main : touchez celui qui combat.
table-oni-healed = Une Wound soignée (Oni) : { $names }.
table-may-return = Retour possible par Reinforcement : { $names }.
table-no-enemies = Aucun Enemy n’est sur le plateau.
table-add-enemies = Ajouter des Enemies
table-enemy-life = Life { $left } sur { $life }
table-enemy-wounds = { $wounds ->
    [0] aucune Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}
table-enemy-combat = Combat
table-enemy-fought = Combat fait
table-allies = Les Allies peuvent aussi être leurs cibles : { $names }.
table-champions = Champions

## Recovery

table-will-change = Ce qui va changer
table-ap-lost = Limite de { $most } AP : perte { $lost }
table-ki-lost = Ki temporaire perdu : { $lost }
table-intervene-free = Intervene de nouveau disponible
table-favor-to = Favor : { $name }
table-favor-from = sens horaire, après { $name }
table-tokens-back = Les jetons d’Activation reviennent
table-allies-refresh = Les Allies perdent leurs AP restants
table-remain = { $turns ->
    [one] Touchez une ligne pour la changer avant. Reste { $turns } tour.
   *[other] Touchez une ligne pour la changer avant. Reste { $turns } tours.
}
table-last-turn = Le dernier tour est fini
table-last-turn-text = Plus rien ne se récupère. Finissez la partie pour voir le calcul final.
table-more-turns = Le scénario dure plus longtemps

## More

table-enemies-allies = Enemies et Allies
table-solo-ahead = Solo : { $name } a plus de Glory que les Companions, { $champion } contre { $companions }.
table-solo-behind = Solo : { $name } doit avoir plus de Glory que les Companions, { $champion } contre { $companions }.
table-allies-act-solo = Les Allies agissent d’abord, avant cette Activation. Vous les jouez.
