# Battle for Rokugan: what the log says.

bfr-log-first = { $clan } commence la partie
bfr-log-first-drawn = { $clan } commence la partie, tirage de l’app
bfr-log-settled = { $clan } s’installe : { $province }
bfr-log-round = La manche { $round } commence
bfr-log-ronin = Rōnin cette manche : { $clan }
bfr-log-stage = Maintenant : { $stage }
bfr-log-initiative = { $card } : { $clan } est premier joueur
bfr-log-initiative-drawn = { $card }, tirage de l’app : { $clan } est premier joueur
bfr-log-card = { $clan } joue { $card }
bfr-log-passed = { $clan } passe
bfr-log-control = { $province } : { $clan }, { $down } face cachée, { $up } face visible
bfr-log-no-control = { $province } : aucun jeton Contrôle
bfr-log-special = { $province } : { $special }
bfr-log-no-special = { $province } : aucun jeton spécial
bfr-log-card-board = Carte { $territory } : de retour au plateau
bfr-log-card-used = Carte { $territory } : jouée
bfr-log-card-held = { $clan } prend la carte { $territory }
bfr-log-placed = { $clan } place un jeton : { $place }
bfr-log-placed-open = { $clan } place { $face } : { $place }
bfr-log-taken-discarded = { $clan } : { $face } défaussé ({ $place })
bfr-log-taken-pool = { $clan } : jeton rendu à la réserve ({ $place })
bfr-log-taken-hand = { $clan } : jeton repris ({ $place })
bfr-log-agent = { $clan }, { $agent } : { $place }
bfr-log-swapped = La Licorne échange { $one } et { $other }
bfr-log-stopped = { $clan } ne place plus dans cette manche
bfr-log-revealed = { $clan } : { $face }, { $place }
bfr-log-resolved = La manche { $round } est résolue
bfr-log-left = { $clan }, { $face } : { $fate }
bfr-log-scorched = { $province } : terre brûlée
bfr-log-pacified = { $province } : paix
bfr-log-conquered = { $clan } prend { $province } à { $from }
bfr-log-conquered-empty = { $clan } prend { $province }, qui était vide
bfr-log-defended = { $clan } défend { $province } : { $reason }
bfr-log-none-left = { $clan } n’a plus de jeton Contrôle pour { $province }
bfr-log-reopened = Résolution refaite
bfr-log-ruling = { $ruling } : { $choice }
bfr-log-round-ended = La manche est finie
bfr-log-objective = { $clan } : { $objective }
bfr-log-no-objective = { $clan } : aucun objectif
bfr-log-ended = La partie est finie
bfr-log-first-set = { $clan } est premier joueur
bfr-log-placements = { $clan } place encore : { $count }
bfr-log-discards = { $clan }, défausse, { $face } : { $count }
bfr-log-agents = { $clan } : éclaireurs { $scouts }, shugenja { $shugenja }
bfr-log-ronin-none = Aucun rōnin cette manche
bfr-log-renamed = { $province } s’appelle { $name }
bfr-log-unnamed = { $province } reprend le nom de l’app
bfr-log-remark = { $note }
bfr-log-overrode = Mis de côté : livret p. { $page }
bfr-log-overrode-id = Mis de côté : { $id }
bfr-log-from-to = { $clan } : honneur { $from } → { $to }

## Where a token lies

bfr-place-center = { $province }
bfr-place-border = { $from } → { $target }
bfr-place-coast = Mer → { $province }
bfr-place-on = sur le jeton : { $place }
bfr-place-gone = hors du plateau
bfr-names-and = { $all }, { $name }

## Parts of a step that can be put right

bfr-edit-face = Jeton
bfr-edit-card = Carte
bfr-edit-clan = Clan
bfr-edit-place = Emplacement
bfr-edit-province = Province
bfr-edit-objective = Objectif
bfr-edit-count = Nombre

## How two tables differ

bfr-different-clock = Manche { $from } → { $to }
bfr-different-first = Premier joueur : { $from } → { $to }
bfr-different-province = { $province } : { $from } → { $to }
bfr-different-turn = Tour : { $from } → { $to }
bfr-different-not-laid = N’est plus sur le plateau : { $clan }, { $face }, { $place }
bfr-different-laid = Désormais sur le plateau : { $clan }, { $face }, { $place }
bfr-different-to-place = { $clan } doit encore placer : { $from } → { $to }
bfr-different-discards = { $clan }, défausse, { $face } : { $from } → { $to }
bfr-log-cleared = Tous les jetons retournent derrière les paravents
bfr-log-own-honor = Honneur { $from } → { $to }

## What steps are called

bfr-verb-first = Premier joueur
bfr-verb-settle = Placer un jeton de départ
bfr-verb-initiative = Révéler l’initiative
bfr-verb-drawn = Piocher
bfr-verb-card = Jouer une carte Territoire
bfr-verb-pass = Passer
bfr-verb-place = Placer un jeton
bfr-verb-take = Retirer un jeton
bfr-verb-agent = Éclaireur ou shugenja
bfr-verb-swap = Échanger deux jetons
bfr-verb-stop = Cesser de placer
bfr-verb-begin-reveal = Commencer la révélation
bfr-verb-reveal = Révéler un jeton
bfr-verb-resolve = Résoudre
bfr-verb-ruling = Changer une interprétation
bfr-verb-end-round = Finir la manche
bfr-verb-objective = Révéler un objectif
bfr-verb-end-game = Finir la partie
bfr-verb-rename = Renommer une province
bfr-verb-hand = Changer à la main
bfr-verb-remark = Remarque
