# Battle for Rokugan : ce que font les cartes Territoire, dans nos propres mots.

bfr-effect-feats-of-engineering = Poser le port dans une province sans côte.
bfr-effect-promotion = Reprendre en main une armée, une flotte ou un shinobi de sa défausse, puis défausser un jeton de sa main ou le rendre à la réserve.
bfr-effect-code-of-honor = Poser honneur +1 dans chacune de deux provinces hors de l’Outremonde.
bfr-effect-diplomatic-mission = Poser la paix dans une province. Si un adversaire la contrôle, poser deux jetons Contrôle face visible dans une province à soi.
bfr-effect-strength-of-purpose = Poser un jeton Contrôle face visible dans chacune de deux provinces à soi.
bfr-effect-sacred-ground = Poser le sanctuaire dans une province.
bfr-effect-bushido = Poser 4 d’honneur dans une province hors de l’Outremonde, à la place des fleurs imprimées.
bfr-effect-honorable-fight = Poser le champ de bataille dans une province.
bfr-effect-aid-of-the-kami = Poser défense +2 dans une province hors de l’Outremonde.
bfr-effect-bless-the-lands = Retirer la terre brûlée d’une province, puis y poser deux jetons Contrôle à soi, dont un face visible.
bfr-effect-spy-network = Regarder la main d’un joueur, qui n’utilise pas son bluff cette manche.
bfr-effect-foment-rebellion = Retirer la paix d’une province. Si elle est à soi, y poser deux jetons Contrôle face visible.
bfr-effect-reinforcements = Reprendre en main deux armées de sa défausse, puis défausser deux jetons de sa main ou les rendre à la réserve.
bfr-effect-cultural-exchange = Tous les jetons Contrôle d’une province à soi et d’une province adverse changent de place.
bfr-effect-bountiful-harvest = Poser deux jetons Contrôle face visible dans une province à soi.
bfr-effect-ashigaru-levies = Poser défense +1 dans chacune de trois provinces hors de l’Outremonde.
bfr-effect-port-of-prosperity = Poser honneur +2 dans une province hors de l’Outremonde.
bfr-effect-pirate-raids = Brûler une province ; ses jetons Contrôle s’en vont. Si elle était à soi, poser trois jetons Contrôle face visible dans une autre province à soi.
bfr-effect-dark-favors = Retirer un jeton Contrôle à soi hors de l’Outremonde. Regarder jusqu’à quatre jetons placés ; en révéler et défausser un.
bfr-effect-purge-the-weak = Défausser un jeton de sa main et n’en placer aucun ce tour. Révéler et défausser deux jetons placés.
bfr-effect-animate-the-dead = Retirer un jeton Contrôle à soi hors de l’Outremonde. Placer face visible, là où il peut être, un jeton de sa défausse.
bfr-effect-inspire-fear = Retirer un jeton Contrôle à soi hors de l’Outremonde, puis jusqu’à deux jetons spéciaux.

bfr-choose-refused = { $province } : pas avec cette carte maintenant.
bfr-choose-none = Les règles n’admettent maintenant aucune province pour cette carte.
