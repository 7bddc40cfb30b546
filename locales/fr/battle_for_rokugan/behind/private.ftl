# Battle for Rokugan : derrière le paravent d’un joueur.

bfr-private-about = Pour le téléphone d’un seul joueur. Rien n’en passe à la table, au journal ou à une sauvegarde.
bfr-private-whose = Le paravent de qui ?
bfr-private-covered = Caché
bfr-private-counts = { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, { $objectives ->
        [0] aucun objectif
       *[other] un objectif
    }, prévus : { $planned }
bfr-private-hold = Maintenir pour voir
bfr-private-only = pour : { $clan }
bfr-private-tokens = Jetons
bfr-private-yours = Jetons à soi
bfr-private-behind = { $count } derrière le paravent
bfr-private-stays = reste
bfr-private-no-plan = pas encore de plan
bfr-private-bluffs = paraît dangereux
bfr-private-met = Atteint : { $honor } d’honneur.
bfr-private-map = Carte de ce qui atteindrait l’objectif
bfr-private-keep = à garder
bfr-private-take = à prendre
bfr-private-stakes = Ce qui est en jeu
bfr-private-looked = Jetons vus
bfr-private-drawn = Piochés
bfr-private-where = Province
bfr-private-no-place = Aucune place ici pour ce jeton.
bfr-private-take-out = Retirer de la main
bfr-private-not-seen = Pas vu
bfr-private-forget = Tout oublier
bfr-private-scan = Scanner
bfr-private-scan-ears = Scanner : reprendre la table telle qu’elle est de l’autre téléphone ; ce qui est gardé ici suit
