# Words of campaigns, Intermission cards and Ring Event cards.

## The list

campaigns-none = Pas encore de campagne
campaigns-none-sub = Une campagne garde chaque résultat et la Glory de chacun.
campaign-new = Nouvelle campagne
campaign-create = Créer
campaign-shinomen = Campagne de Shinomen
campaign-shinomen-sub = Les { $count } scénarios de la boîte qui présentent le jeu
campaign-scenario-of = Scénario { $number } sur { $all }
campaign-name = Nom de la campagne
campaign-players = Joueurs
campaign-player-name = Nom du joueur { $number }
campaign-sub = { $scenarios ->
    [0] { $players }, pas encore de scénario
    [one] { $players }, { $scenarios } scénario
   *[other] { $players }, { $scenarios } scénarios
}
campaign-more = { $name } : plus
campaign-rename-sub = Son nom et celui des joueurs
campaign-export-sub = Un fichier avec tout le journal, comme sauvegarde ou pour un autre téléphone
campaign-deleted = Supprimée : { $name }
campaign-restored = { $name } est de retour
campaign-imported = Campagne importée : { $name }
campaign-unreadable = Une campagne est illisible. Elle est gardée telle quelle.
campaign-too-new = Une campagne vient d’une version plus récente. Elle reste intacte.
campaign-missing = Il n’y a pas de campagne ici.
campaign-changed-elsewhere = Un autre onglet a modifié cette campagne. Rouvrez-la.
campaign-nameless = Campagne
campaigns-back = Retour aux campagnes
campaigns-back-home = Retour à l’accueil

## The log

campaign-log = Journal de campagne
campaign-scenario = Scénario
campaign-result = Résultat
campaign-won = Gagné, { $margin }
campaign-lost = Perdu, { $margin }
campaign-lost-with-honor = Perdu malgré tout, { $margin }
campaign-replayed = rejoué
campaign-not-counted = non compté
campaign-line-ears = { $scenario } : corriger à la main
campaign-line-glory = { $name } { $glory }
campaign-absent = absent
campaign-glorified-mark = Glorified
campaign-card-mark = Carte Intermission
campaign-empty = Pas encore de scénario. Le résultat d’une table s’y note d’un geste.
campaign-glory = Glory accumulée
campaign-glory-of = { $name } : { $glory } Glory
campaign-leads = le plus de Glory
campaign-cards = Carte Intermission pour le prochain scénario : { $names }.
campaign-first = Commencer le premier scénario
campaign-onward = Commencer le scénario suivant
campaign-replay = Rejouer { $scenario }
campaign-replay-begin = Rejouer maintenant
campaign-replay-sub = La défaite ne compte pas
campaign-replay-counts-sub = La défaite compte aussi
campaign-pass-instead = Ne pas le rejouer
campaign-pass-sub = La défaite reste
campaign-end = Finir la campagne
campaign-end-sub = Qui a le plus de Glory choisit la fin
campaign-after-defeat = Le dernier scénario est perdu. On peut le rejouer ou passer.
campaign-replay-open = Le scénario perdu sera rejoué.
campaign-by-hand = Noter un scénario à la main
campaign-by-hand-sub = Un scénario joué sans l’app
campaign-more-title = Plus sur cette campagne
campaign-names = Noms
campaign-names-sub = La campagne et ses joueurs
campaign-rulings = Règles maison
campaign-rulings-sub = Là où les règles laissent un choix
campaign-see-ending = Voir la fin
campaign-changed-back = Annulé
campaign-deeds = Ce qu’on peut faire

## A line by hand

campaign-line-title = Scénario à la main
campaign-line-name = Titre du scénario
campaign-line-verdict = Résultat
campaign-verdict-won = Gagné
campaign-verdict-lost = Perdu
campaign-line-margin = Group Honor moins Threshold
campaign-margin-minus = Un de moins
campaign-margin-plus = Un de plus
campaign-glory-short = Glory
campaign-glory-minus = { $name } : Glory moins 1
campaign-glory-plus = { $name } : Glory plus 1
campaign-took-part = A participé
campaign-glorified = Glorified
campaign-bonus = Bonus
campaign-bonus-hint = Ce que dit la carte, avec vos mots. Facultatif.
campaign-drew = A pioché une carte Intermission
campaign-drew-sub = Pour le prochain scénario
campaign-played = A joué une carte Intermission
campaign-played-sub = Une carte du scénario précédent
campaign-line-keep = Garder
campaign-line-remove = Retirer ce scénario
campaign-line-remove-sub = Annuler le rétablit
campaign-line-noted = Noté : { $scenario }

## The ending

campaign-ending = La fin
campaign-chooses = { $name } choisit la fin
campaign-choose-each = Égalité : { $names } choisissent chacun une fin
campaign-ending-of = Le Clan dont { $name } lit la fin
campaign-ending-any = N’importe quel Clan, pas forcément le vôtre. Le texte est dans votre livret.
campaign-ending-none = Pas encore choisi
campaign-ending-chosen = { $name } lit la fin du Clan { $clan }.
campaign-reopen = Il y a un autre scénario
campaign-reopen-sub = Les fins sont choisies à nouveau
campaign-back-to-log = Retour au journal

## Why not

campaign-refused = { $reason } { $page }.

campaign-player-count = Impossible avec { $players } joueurs : une table en compte 1 à 5.
campaign-no-such-scenario = Ce scénario n’est pas dans le journal.
campaign-too-many = Le journal est plein : il contient 60 scénarios.
campaign-nobody-played = Au moins un joueur doit participer.
campaign-at-its-end = La campagne est terminée.
campaign-not-at-its-end = La campagne continue.
campaign-nothing-noted = Aucun scénario n’est encore noté.
campaign-not-lost = Seul un scénario perdu se rejoue.
campaign-glorified-in-defeat = { $name } ne peut pas être Glorified : le scénario est perdu.
campaign-card-without-glorified = Pas de carte Intermission pour { $name } sans être Glorified.
campaign-not-leading = { $name } n’a pas le plus de Glory.
campaign-table-goes-on = La partie à cette table n’est pas finie.

## House rules

campaign-ruling-replayed = Une défaite rejouée
campaign-ruling-replayed-left-out = Sa Glory ne compte pas
campaign-ruling-replayed-counts = Sa Glory compte aussi
campaign-ruling-intermission = Cartes Intermission
campaign-ruling-intermission-victory = Après une victoire
campaign-ruling-intermission-each = Après chaque scénario

## At a table

score-campaign = Campagne
score-campaign-note = Noter dans le journal
score-campaign-note-of = Noter dans le journal : { $name }
score-campaign-open = Au journal de campagne
score-campaign-noted = Noté dans : { $name }.
score-campaign-differs = Le journal dit autre chose : { $name }.
score-campaign-again = Noter à nouveau
score-campaign-taken-back = Ce journal dit que la partie est finie : { $name }.
score-campaign-take-out = Retirer du journal
score-campaign-taken-out = Retirée du journal : { $name }.
score-campaign-missing = La campagne de cette table n’est pas sur ce téléphone. Importez son fichier.
setup-in-campaign = Scénario de la campagne : { $name }
setup-in-campaign-leave = N’en fait pas partie
setup-ring-events = Cartes Ring Event
setup-ring-events-sub = Une carte révélée chaque tour
intermission-play = La jouer
intermission-play-sub = Une fois, pendant ce scénario
intermission-note = Son effet
intermission-note-hint = Avec vos mots, pour le journal. Facultatif.
ring-event-change = Une autre carte
ring-event-element = Quel élément
ring-event-none = aucun
ring-event-effect = Son effet sur l’élément
ring-event-effect-easier = Plus facile
ring-event-effect-harder = Plus difficile
ring-event-text = Ce qu’elle dit
ring-event-text-hint = Avec vos mots. Facultatif.
ring-event-keep = Elle est révélée
