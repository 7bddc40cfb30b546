# Battle for Rokugan: why something may not be, and why it came out so.

## Why a token may not lie there

bfr-reason-scorched = terre brûlée : aucun jeton ne peut s’y trouver
bfr-reason-peace = paix : aucun jeton ne peut s’y trouver, et aucune attaque n’en part
bfr-reason-shrine = le sanctuaire : seul son contrôleur y place des jetons
bfr-reason-occupied = un autre jeton est déjà sur cette frontière ou cette côte
bfr-reason-kind = ce type ne se place jamais à un tel endroit
bfr-reason-not-yours = le clan ne contrôle pas la province nécessaire
bfr-reason-not-coastal = la province n’a ni côte ni port
bfr-reason-own-target = il attaquerait une province de son propre clan
bfr-reason-ronin = les rōnin ne placent ni raid ni diplomatie
bfr-reason-yours = un raid ne se place pas dans une province à soi
bfr-reason-battlefield = le champ de bataille n’admet ni diplomatie ni raid
bfr-reason-blessing-base = une bénédiction se place sur une armée, une flotte ou un shinobi à soi
bfr-reason-gone = le clan n’a plus aucun des jetons qui peuvent s’y trouver

## Why a card cannot be played so

bfr-card-not-yours = Cette province n’est pas au clan.
bfr-card-not-an-opponents = Aucun adversaire ne contrôle cette province.
bfr-card-twice = Elle est déjà choisie.
bfr-card-coastal = Elle a une côte ; le port va dans une province sans côte.
bfr-card-shadowlands = Pas dans l’Outremonde.
bfr-card-permanent = La paix et la terre brûlée ne sont jamais remplacées.
bfr-card-controlled = Il y a des jetons Contrôle.
bfr-card-not-scorched = Elle n’est pas brûlée.
bfr-card-not-at-peace = Elle n’est pas en paix.
bfr-card-no-special = Il n’y a pas de jeton spécial.
bfr-card-reward-due = Choisir une province à soi pour les jetons Contrôle face visible.
bfr-card-no-reward = Aucun jeton Contrôle face visible n’est dû.
bfr-card-supply = Il ne reste aucun jeton « { $special } » dans la réserve.

## Refusals

bfr-refused-stage = Cela relève de : { $needs }. La table en est à : { $is }.
bfr-refused-over = La partie est finie.
bfr-refused-not-playing = { $clan } ne joue pas à cette table.
bfr-refused-turn = Ce n’est pas le tour de : { $clan }. À qui le tour : { $turn }.
bfr-refused-settled = { $province } : pas libre, un jeton de départ va là où il n’y a pas de jeton Contrôle.
bfr-refused-all-settled = Tous les jetons de départ sont placés.
bfr-refused-card-out = Cette carte Initiative a déjà été révélée.
bfr-refused-not-in-deck = La pioche n’a pas une telle carte.
bfr-refused-not-held = { $clan } n’a pas la carte { $territory }.
bfr-refused-card-moment = { $card } se joue à un autre moment : les cartes de l’Outremonde au tour de placement, les autres pendant l’entretien.
bfr-refused-other-card = Ces choix ne sont pas pour { $card }.
bfr-refused-closed = { $province } : { $reason }.
bfr-refused-all-placed = { $clan } a placé tous ses jetons de cette manche.
bfr-refused-only-blessings = Seule une bénédiction se place sur un autre jeton.
bfr-refused-no-token = Un tel jeton n’est pas sur le plateau.
bfr-refused-none-unseen = { $clan } n’en a plus : { $face }. Tous sont défaussés ou face visible.
bfr-refused-too-many = { $clan } n’a pas tant de jetons : { $face }.
bfr-refused-blessed = Un jeton béni ne peut être choisi.
bfr-refused-stays-hidden = Ce qui a été regardé reste à qui l’a regardé : on ne le note pas.
bfr-refused-used-up = Pas disponible : { $agent }.
bfr-refused-own-token = C’est pour les jetons d’autres clans.
bfr-refused-say-what = Indiquer ce qu’était le jeton.
bfr-refused-no-swap = Seule la Licorne échange deux jetons, une fois par manche, avant la révélation.
bfr-refused-cannot-swap = Ces deux-là ne s’échangent pas : il faut deux jetons du même clan, ni bénédiction ni jeton béni.
bfr-refused-must-place = { $clan } doit placer un jeton ; seuls des rōnin qui ne le peuvent pas s’arrêtent.
bfr-refused-left-to-place = { $count ->
        [one] { $count } jeton reste à placer.
       *[other] { $count } jetons restent à placer.
    }
bfr-refused-facedown = { $count ->
        [one] { $count } jeton est encore face cachée.
       *[other] { $count } jetons sont encore face cachée.
    }
bfr-refused-over-thirty = { $clan } a plus de 30 jetons Contrôle sur le plateau. Retirer d’abord à la main des jetons face visible.
bfr-refused-objective-taken = Un autre clan a { $objective }.
bfr-refused-unrevealed = { $clan } n’a pas révélé d’objectif.
bfr-refused-control-place = Seuls les clans de la table ont des jetons Contrôle : { $province }.
bfr-refused-thirty = { $clan } a 30 jetons Contrôle en tout.
bfr-refused-special-place = Ce jeton spécial ne peut être là : { $province }.
bfr-refused-ronin = Chaque rōnin joue à cette table et n’est nommé qu’une fois.
bfr-refused-card-holder = Seuls les clans de la table ont des cartes : { $territory }.
bfr-refused-earlier-round = Une table ne revient pas à une manche passée. Annuler, oui.
bfr-refused-number = Ce nombre est impossible.

## Faults of a set-up

bfr-fault-number = Deux à cinq clans jouent.
bfr-fault-twice = { $clan } est deux fois à la table.

## Why a defense counts

bfr-defense-battle = combat gagné
bfr-defense-failed-attack = une attaque a échoué avant le combat
bfr-defense-unattacked = personne n’a attaqué ce qui était défendu
bfr-defense-diplomacy = la diplomatie a écarté une attaque

## What became of a token

bfr-fate-bluff = de retour derrière son paravent
bfr-fate-illegal = illégal : { $reason }
bfr-fate-raided = a réussi son raid et part avec
bfr-fate-made-peace = a fait la paix et part
bfr-fate-raid = défaussé par un raid
bfr-fate-raid-no-effect = un raid sans appui
bfr-fate-diplomacy = défaussé par la diplomatie
bfr-fate-battle = a combattu
bfr-fate-unattacked = a défendu sans être attaqué
