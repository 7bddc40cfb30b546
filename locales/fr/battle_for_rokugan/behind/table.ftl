# Battle for Rokugan: the screens.

bfr-key-objective = objectif
bfr-name-first-sub = Le clan dont la carte Initiative est révélée
bfr-draw-it = L’app tire
bfr-initiative-first = { $clan } serait premier
bfr-pass = Passer

## A province

bfr-province-odds = Chances
bfr-worth-line = { $clan } gagnerait { $gain }, { $holder } perdrait { $loss }
bfr-worth-empty = { $clan } gagnerait { $gain }
bfr-province-by-hand = À la main
bfr-control-of = Contrôle
bfr-faceup = Face visible
bfr-special-of = Jeton spécial

## Reveal

bfr-reveal-title = Révélation
bfr-reveal-progress = { $number } sur { $of }, selon la carte
bfr-reveal-border = { $clan }, depuis { $from } vers { $target }
bfr-reveal-coast = { $clan }, depuis la mer vers { $target }
bfr-reveal-center = { $clan }, dans { $target }
bfr-reveal-attacks = Attaque : { $holder }.
bfr-reveal-own = Dans une province à soi.
bfr-reveal-may = Peut s’y trouver : { $kinds }.
bfr-reveal-blessed = Un jeton béni n’est jamais un bluff.
bfr-reveal-beside = Déjà ici : { $tokens }.
bfr-reveal-tap = Toucher ce qu’on voit
bfr-reveal-unseen = { $clan } : { $count } non vus
bfr-reveal-other = Autre type
bfr-reveal-left = reste { $left }
bfr-reveal-none = aucun
bfr-all-turned = Tous les jetons sont révélés.

## Story

bfr-story-step = Résolution, étape { $step } sur 7
bfr-story-left = Bluffs et jetons illégaux
bfr-story-raids = Raids
bfr-story-diplomacy = Diplomatie
bfr-story-battles = Combats
bfr-story-claims = Territoires
bfr-story-takes = { $clan } prend { $province }
bfr-story-from = à { $clan }, qui la tenait
bfr-story-empty = qui était vide
bfr-story-holds = { $clan } garde { $province }
bfr-story-holds-sub = et ajoute un jeton face visible
bfr-story-nothing = { $province } reste vide
bfr-story-scorched = Raid : { $clan }, { $province }
bfr-story-scorched-sub = terre brûlée ; tous les jetons, frontières comprises, sont défaussés
bfr-story-pacified = Paix : { $province }
bfr-story-pacified-sub = { $clan } la garde ; tous les jetons, frontières comprises, sont défaussés
bfr-story-no-effect = { $clan }, { $face } : sans effet
bfr-story-defended = { $clan } défend { $province }
bfr-story-quiet = Rien à résoudre
bfr-story-ruling = Votre interprétation décide ici.
bfr-story-ruling-then = Avec « { $choice } » : { $tokens }.
bfr-story-switch = Changer
bfr-story-next = Suivant
bfr-story-all = Tout
bfr-story-correct = Corriger
bfr-story-board = Sur le plateau
bfr-story-board-sub = Cocher ce qui est fait sur la table.
bfr-story-board-nothing = Rien ne change sur le plateau.
bfr-todo-control = { $clan } : { $down } face cachée{ $up ->
        [0] {""}
       *[other] , { $up } face visible
    }
bfr-todo-none = aucun jeton Contrôle
bfr-todo-put = poser { $tokens }
bfr-todo-away = retirer { $tokens }
bfr-todo-more = poser { $count ->
        [one] { $count } jeton face visible
       *[other] { $count } jetons face visible
    } ({ $clan })
bfr-todo-fewer = retirer { $count ->
        [one] { $count } jeton face visible
       *[other] { $count } jetons face visible
    } ({ $clan })
bfr-todo-special-put = poser « { $special } »
bfr-todo-special-away = retirer « { $special } »
bfr-todo-bluffs = Bluff de retour derrière le paravent : { $clans }
bfr-printed-part = imprimé { $count }
bfr-faceup-part = visible { $count }
bfr-special-part = jeton { $count }
bfr-bluff-part = bluff { $count }
bfr-against-part = contre lui { $count }
bfr-holder = { $clan } défend
bfr-empty-land = Personne ne la tient
bfr-honor-flowers = fleurs { $change }
bfr-honor-tokens = jetons { $change }
bfr-honor-faceup = visible { $change }
bfr-honor-territory = territoire { $change }

## Odds

bfr-odds-facedown = { $count ->
        [one] { $count } jeton caché
       *[other] { $count } jetons cachés
    }
bfr-odds-keeps = { $clan } l’a encore après cette manche
bfr-odds-empty = elle reste vide
bfr-odds-holds = { $clan } garde
bfr-odds-stays = reste vide
bfr-odds-peace = Paix
bfr-odds-scorched = Brûlée
bfr-odds-takes = { $clan } prend
bfr-odds-guess = Si chacun plaçait au hasard parmi les places permises. Pas ce qu’ils veulent.
bfr-odds-strength = Force ici
bfr-odds-percent = Pour cent.
bfr-odds-more = Plus de force aiderait
bfr-odds-needs = { $clan } : il faut +{ $count } pour 80 %.
bfr-odds-has = { $clan } a déjà 80 % et plus.
bfr-odds-never = Douze de plus ne suffisent pas : { $clan }.
bfr-odds-none = Chances sans objet : terre brûlée et paix n’admettent aucun jeton de combat.
bfr-odds-unknown = Chances inconnues : ce qui est noté des mains ne va pas avec les jetons du plateau. Vérifier les défausses.
bfr-odds-before = Avant
bfr-odds-next = Après
bfr-ledger-line = { $face } : { $unseen } sur { $all } non vus
bfr-six-up = 6+

## End

bfr-score = Honneur
bfr-score-all = total
bfr-wins = { $clan } gagne
bfr-wins-shared = Une victoire partagée
bfr-leads = { $clan } mène
bfr-objective-met = +{ $honor }
bfr-objective-not-met = pas rempli
bfr-objective-hidden = non révélé
bfr-choose-objective = Quel objectif ?
bfr-no-objective = Aucun objectif
bfr-rounds = Les cinq manches
bfr-rounds-sub = sans objectifs
bfr-rounds-label = { $clan }, manche par manche : { $all }
bfr-end-game = Finir la partie

## Set-up

bfr-setup-title = Nouvelle table
bfr-setup-seats = Qui joue, dans le sens horaire ?
bfr-setup-seats-sub = Toucher les clans dans l’ordre des places ; toucher encore pour retirer.
bfr-setup-seat = place { $seat }
bfr-setup-last = Comme la dernière fois
bfr-setup-last-rulings = { $clans }, avec les interprétations de cette partie
bfr-setup-each = Mettre de côté { $count } jetons Contrôle chacun, outre celui de la capitale.
bfr-setup-deck = Pioche d’initiative : les cartes des autres clans et { $count ->
        [0] aucune carte neutre
        [one] { $count } carte neutre
       *[other] { $count } cartes neutres
    }.
bfr-setup-do = Préparer
bfr-setup-do-screen = Chacun : paravent, bluff derrière, les 26 autres jetons mêlés face cachée.
bfr-setup-do-agents = Chacun : deux éclaireurs, un shugenja, deux objectifs : en garder un.
bfr-setup-do-cards = Une carte Territoire face cachée à chacun des 11 territoires.
bfr-setup-do-capital = Chacun : un jeton Contrôle face cachée dans sa capitale.
bfr-setup-begin = Commencer
bfr-setup-few = deux à cinq clans
bfr-setup-rulings = Interprétations
bfr-ability-crab = Les jetons Contrôle face visible défendent pour 2.
bfr-ability-crane = Gagne les égalités au combat.
bfr-ability-dragon = Pioche un de plus, puis en rend un.
bfr-ability-lion = Son bluff défend avec 2.
bfr-ability-phoenix = Ignore la défense imprimée des capitales.
bfr-ability-scorpion = Regarde un jeton à chaque manche.
bfr-ability-unicorn = Échange deux de ses jetons avant la révélation.

## Sheets

bfr-agents-empty = Aucun jeton d’autrui à regarder.
bfr-choose-province = Choisir : { $what }
bfr-play = Jouer
bfr-play-missing = Choisir d’abord : { $what }
bfr-play-note = S’exécute à la table ; la carte est partie.
bfr-reward = Jetons face visible dans
bfr-own-province = province à soi
bfr-other-province = province adverse
bfr-sacrifice = retirer un jeton Contrôle de
bfr-remove-special = retirer les jetons spéciaux de
bfr-target-province = province
bfr-agents-sub = Éclaireurs { $scouts }, shugenja { $shugenja }
bfr-what-was-it = Qu’était-ce ?
bfr-enter-token = Noter un jeton ici
bfr-less = { $what }, un de moins
bfr-one-more = { $what }, un de plus
bfr-token-short = { $clan } { $face }
bfr-options-round = Manche
bfr-options-stage = Continuer avec

## What to remember, and to enter

bfr-rename = Nom de la province
bfr-rename-keep = Garder le nom
bfr-enter-whose = À qui ?
bfr-enter-where = Où ?
bfr-ledger-chance = En main cette manche : { $chance }.
bfr-ledger-about = Pour cent : la probabilité qu’au moins un d’eux soit parmi les jetons de cette manche, sur le plateau ou derrière le paravent, s’ils ont été piochés au hasard.
bfr-odds-worst = Pire cas permis
bfr-odds-worst-of = { $clan } pourrait amener { $total } contre une défense de { $defense }.
bfr-odds-safe = Personne ne peut la prendre cette manche.
bfr-odds-worst-raid = Elle pourrait devenir une terre brûlée.
bfr-hand-cards = Cartes Territoire
bfr-hand-card-board = au plateau
bfr-hand-card-used = jouée
bfr-hand-ronin = Rōnin cette manche
bfr-hand-clan = jetons à placer, éclaireurs, défausse
bfr-hand-place = Jetons encore à placer
bfr-hand-scouts = Éclaireurs
bfr-hand-shugenja = Shugenja
bfr-hand-discards = Défausse
bfr-choose-on-map = Carte : toucher les provinces voulues ; toucher de nouveau pour en retirer une. Le même choix est possible dessous.
bfr-facts = Comparer une fois avec votre boîte
bfr-facts-sub = jetons, objectifs et cartes : nombres, noms et honneur
bfr-facts-tokens = Jetons communs à chaque clan, et celui qui lui est propre
bfr-facts-other = Si votre boîte diffère, dites-le et saisissez-le une fois : chaque nouvelle partie s’y tient. L’effet d’une carte se joue tel que votre carte le dit.
bfr-facts-so = Tout concorde
bfr-facts-differs = Quelque chose diffère
bfr-facts-box = Votre boîte
bfr-facts-count = { $count ->
    [0] comme écrit ici
    [one] { $count } donnée diffère
   *[other] { $count } données diffèrent
}
bfr-facts-shadowlands = Les cartes de l’Outremonde, nord et sud, sont échangées
bfr-file = Fichier de partie
bfr-file-sub = Ce que tous peuvent savoir : plateau, cartes, défausses. Ni mains, ni objectifs, ni jetons face cachée. Un autre téléphone continue avec.
bfr-file-later = Il y a un fichier dès que la carte Initiative de la manche est révélée.
bfr-file-placing = Les jetons déjà posés n’y sont pas. Pendant la pose, transmettez la table depuis le journal, avec « Partager ».
bfr-file-keep = Garder le fichier de partie
