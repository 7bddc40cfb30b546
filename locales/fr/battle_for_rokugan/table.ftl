# Battle for Rokugan: the screens.

bfr-round = Manche { $round }
bfr-round-of = sur { $most }
bfr-first-player = Premier joueur : { $clan }
bfr-first = premier
bfr-layers = Ce que montre la carte
bfr-layer-control = Contrôle
bfr-layer-honor = Honneur
bfr-layer-defense = Défense
bfr-layer-danger = Danger
bfr-map-label = Carte des trente provinces : qui les contrôle et où sont les jetons. Une liste suit.
bfr-list = Provinces
bfr-honors = Honneur, le plus d’abord
bfr-honor-line = { $clan } { $total } : fleurs { $flowers }, jetons { $tokens }, face visible { $faceup }, territoires { $territories } ; cette manche { $change }
bfr-key-flowers = fleurs
bfr-key-tokens = jetons
bfr-key-faceup = visible
bfr-key-territory = territoire
bfr-turn = { $clan }, { $number } sur { $of }
bfr-turn-sub = toucher une place
bfr-settle = { $clan }, { $left ->
        [one] { $left } jeton de départ
       *[other] { $left } jetons de départ
    }
bfr-settle-sub = toucher une province libre
bfr-name-first = Qui commence ?
bfr-initiative = Quelle carte est révélée ?
bfr-draw-line = { $clan } { $count }
bfr-draw-line-dragon = { $clan } { $count } (puis en rend un, pas le bluff)
bfr-draw-note = À piocher dans la réserve : { $draws }. Qui a gardé le bluff en pioche un de plus.
bfr-draw-note-first = À piocher dans la réserve : { $draws }.
bfr-drawn = Tous ont pioché
bfr-cards = { $clan } : carte Territoire ?
bfr-cards-sub = choisir une carte, ou passer
bfr-nobody-plays = Personne ne joue
bfr-reveal = Révéler
bfr-reveal-sub = tous les jetons sont placés
bfr-reveal-early = Révéler maintenant
bfr-go-on-revealing = Continuer
bfr-go-on-revealing-sub = { $left ->
        [one] { $left } jeton caché
       *[other] { $left } jetons cachés
    }
bfr-resolve = Résoudre
bfr-resolve-none = aucun jeton posé encore
bfr-resolve-sub = tous les jetons sont révélés
bfr-story = Récit
bfr-end-round = Manche suivante
bfr-end-round-last = Objectifs
bfr-end-round-sub = le plateau est à jour
bfr-objectives = Révéler les objectifs
bfr-objectives-sub = { $left ->
        [one] encore { $left } clan
       *[other] encore { $left } clans
    }
bfr-see-result = Voir le résultat
bfr-scout = Éclaireur
bfr-card = Carte
bfr-more = Plus
bfr-back = Retour

## A province

bfr-province-place = Placer ici
bfr-settle-here = Placer un jeton de départ ici
bfr-center = Au centre
bfr-border-in = Depuis { $from }
bfr-coast-in = Depuis la mer
bfr-bless = Bénédiction { $strength } sur { $place }
bfr-tokens-here = Jetons ici
bfr-list-danger = danger { $chance } %
bfr-take-back = Reprendre
bfr-facedown = Face cachée
bfr-nobody-holds = Personne

## Reveal

bfr-none-laid = Aucun jeton n’est placé. Toucher une province pour en noter un, ou résoudre.

## Odds

bfr-ledger = Registre
bfr-ledger-sub = Ce que chaque clan a encore, comme chacun peut le compter

## Set-up

bfr-setup-table-name = Battle for Rokugan

## Sheets

bfr-agents-title = Sur quel jeton ?
bfr-log-link = Journal
bfr-rules-link = Règles
bfr-options = Table
bfr-options-sub = Interprétations, manche, premier joueur
bfr-score-link = Score
bfr-home-link = Accueil
bfr-swap = Échanger
bfr-swap-title = Échanger deux jetons de la Licorne
bfr-choose-card = Quelle carte était-ce ?
bfr-refused-title = Impossible : { $what }
bfr-province-sub = { $holder }. { $flowers ->
        [one] { $flowers } fleur
       *[other] { $flowers } fleurs
    }, visibles { $up }, défense { $defense }
bfr-draw-second = six derrière chaque paravent
bfr-which-way = Vers où pointe-t-il ?

## What to remember, and to enter

bfr-remind-ronin = { $clan }, rōnin cette manche : armées par toute frontière terrestre ; ni raid, ni diplomatie
bfr-remind-shadowlands = { $clan } peut jouer la carte { $territory } avant de placer.
bfr-remind-first = peut d’abord utiliser la carte Premier joueur
bfr-remind-scorpion = Le Scorpion peut regarder un autre jeton
bfr-remind-unicorn = La Licorne peut échanger deux de ses jetons
bfr-fit = Carte entière
