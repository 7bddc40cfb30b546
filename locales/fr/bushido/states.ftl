# Words of Bushido: States and Specials, one by one.

## Ce que fait chaque état

bushido-section-states = Les états un à un
bushido-section-states-sub = ce que fait un marqueur, et quand il cesse
bushido-state-berserk-text = Aggressive : au moins autant de dés d’Attack que de Defence. Vient avec un marqueur Impetuous. Elle doit combattre l’Enemy le plus proche à portée, sinon Charge, sinon Run vers un Enemy. Cesse dans l’End Phase.
bushido-state-bleed-text = End Phase : le marqueur de plus haute valeur part et inflige autant de Wounds ; encore une fois tant qu’il en reste trois ou plus. Toute Wound soignée les enlève tous.
bushido-state-blind-text = Ne voit rien au-delà du BtB, −1 Melee Pool, ni Run ni Charge. Cesse dans l’End Phase.
bushido-state-controlled-text = Se bat pour l’autre camp. Un marqueur part pour chaque marqueur d’activation dépensé, ou pour un échange qui n’en coûte pas ; à 0 elle revient. Elle génère du Ki mais n’en dépense pas.
bushido-state-death-sentence-text = Qui la combat ou tire sur elle a un dé de plus et +1 au Damage Roll, quel que soit le nombre de marqueurs. 3 Ki dans la Starting Phase en enlèvent un.
bushido-state-diseased-text = Dans la Starting Phase un marqueur part, et la figurine a un marqueur d’activation de moins.
bushido-state-disguised-text = Les Enemies avec 1 Ki au plus ne peuvent la viser ; les autres réussissent d’abord un test de Ki contre son nombre, sinon leur activation est finie. Ses attaques, échanges et actions de scénario y mettent fin.
bushido-state-fire-text = End Phase : comme Bleed, et Tough n’aide pas. Un Wait en enlève deux, les siens ou ceux d’un ami en BtB.
bushido-state-frightened-text = Defensive, −1 Melee et Ranged Pool, aucune action vers un BtB avec Fear, et tout test de Fear échoue. On teste de nouveau dans l’End Phase : réussi, il cesse.
bushido-state-held-text = Defensive, −1 Melee Pool, aucun mouvement sauf pivoter. Seulement Disengage, Stand Up et les Feats utilisables en échange. Cesse quand celui qui tient part ou en combat un autre, ou par Disengage.
bushido-state-immobilised-text = Melee, Run, Charge, Scenario, Stand Up, Heal et tout mouvement demandent d’abord Size (6) ; échoué, l’action est finie. Pas de Specials. Un test réussi, un Wait ou être déplacé y met fin.
bushido-state-impetuous-text = Les figurines avec un marqueur sont activées d’abord. Un marqueur part à chaque action qui coûte des marqueurs d’activation.
bushido-state-poison-text = End Phase : comme Bleed ; Tough et Durable comptent pour chaque marqueur.
bushido-state-prone-text = −1 Melee Pool, attaque en second, pas de Specials, ne bloque pas la vue ; les Enemies peuvent ignorer sa ZoC et son BtB. Elle ne peut que Stand Up.
bushido-state-reload-text = Pas de Ranged Attack avec les armes à Reload. Un Wait en enlève un.
bushido-state-spirit-block-text = Pas de Ki dans la Starting Phase ; puis un marqueur part.
bushido-state-stunned-text = −1 Melee et Ranged Pool, une seule fois, quel qu’en soit le nombre. Un part à chaque End Phase, tous par un Wait.
bushido-state-surprised-text = Jusqu’à la fin de l’action : ni Ki Feats ni Boosts, attaque en second, −1 Melee Pool.

## Ce que fait chaque Special

bushido-section-specials = Les Specials un à un
bushido-section-specials-sub = ce que fait chacun quand il réussit
bushido-rule-special-combo = Combo Attack
bushido-rule-special-combo-text = Des Damage Rolls au Success Level, puis deux de moins à chaque fois, tant qu’on n’est pas sous 0 ; au niveau 0 ou 1, un de plus à 0.
bushido-rule-special-critical = Critical Attack
bushido-rule-special-critical-text = Un Damage Roll ; deux dés égaux qui comptent retirent l’Enemy du jeu.
bushido-rule-special-dual = Dual Attack
bushido-rule-special-dual-text = Deux Damage Rolls au Success Level.
bushido-rule-special-powerful = Powerful Attack
bushido-rule-special-powerful-text = Un Damage Roll avec +3.
bushido-rule-special-stun = Stun Attack
bushido-rule-special-stun-text = Un Damage Roll, puis l’Enemy est Stunned.
bushido-rule-special-slam = Slam Attack
bushido-rule-special-slam-text = Un Damage Roll, la moitié des Wounds ; l’Enemy est repoussé de 3″ et Prone. L’échange est fini.
bushido-rule-special-sweep = Sweep
bushido-rule-special-sweep-text = En Attack : un Damage Roll, la moitié des Wounds, l’Enemy est Prone, l’échange est fini. En Defence : l’attaquant est Prone et l’échange continue.
bushido-rule-special-throw = Throw
bushido-rule-special-throw-text = En Attack : un Damage Roll, la moitié des Wounds, 2″ en ligne et Prone. En Defence : l’attaquant est déplacé de 2″ et Prone. L’échange est fini.
bushido-rule-special-forceback = Forceback
bushido-rule-special-forceback-text = En Attack : un Damage Roll, la moitié des Wounds. Une figurine recule de 1″ et l’autre suit ; l’échange continue.
bushido-rule-special-drag = Drag
bushido-rule-special-drag-text = Pas de Damage Roll. Qui entraîne l’autre recule de 1″ avec lui ; l’échange continue.
bushido-rule-special-grapple = Grapple
bushido-rule-special-grapple-text = L’autre est Held. En Attack il ne riposte pas et l’échange est fini ; en Defence il continue.
bushido-rule-special-push = Push
bushido-rule-special-push-text = Pas de Damage Roll. L’autre est repoussé hors de la ZoC ; l’échange est fini.
bushido-rule-special-sidestep = Sidestep
bushido-rule-special-sidestep-text = Pas de Damage Roll. Sa figurine quitte le BtB et la ZoC ; l’échange est fini.
bushido-rule-special-counterstrike = Counterstrike Defence
bushido-rule-special-counterstrike-text = Si l’attaquant a des dés d’Attack : un Damage Roll contre lui au Success Level moins 2, s’il n’est pas sous 0. L’échange continue.
