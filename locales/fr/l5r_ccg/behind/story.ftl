# Recruiting, the maneuvers planner and how Honor went, in the old card game.

ccg-gold-at-hand = { $gold } or de sources non inclinées
ccg-ways = Voies d’entrée
ccg-name-first = Donnez d’abord un nom à la carte.
ccg-take-discount = Son clan : 2 or de moins
ccg-take-honor = Son clan : on gagne son Honor
ccg-take-plain = À son coût
ccg-take-overlay = Posée sur la version précédente
ccg-costs = { $gold } or
ccg-bows = Incliner : { $cards }
ccg-leaves = { $waste } perdu, { $gold } or restant, Honor manquée { $honor }
ccg-take-so = Recruter ainsi
ccg-paid-at-table-sub = l’or a été compté à la main
ccg-paid-at-table = Payé à la table
ccg-plan = Que peut-il arriver ?
ccg-plan-sub = cartes visibles : ni actions, ni mains
ccg-back-attack = Retour à l’attaque
ccg-plan-none = Aucune manœuvre en cours.
ccg-plan-large = { $units } unités pour { $provinces ->
    [one] { $provinces } Province
   *[other] { $provinces } Provinces
} font plus de 10 millions de voies : décochez-en, ou planifiez plus tard.
ccg-plan-stopped = Arrêté.
ccg-plan-runs = On examine toutes les réponses…
ccg-stop = Arrêter
ccg-plan-falls = { $count ->
    [0] Aucune Province ne tombe
    [one] { $which } tombe
   *[other] { $count } tombent : { $which }
}
ccg-plan-value = Cartes { $cards }, Honor { $honor } : vaut { $value } pour l’attaque
ccg-plan-home = Chez elles : { $cards }
ccg-plan-nobody = Personne n’est envoyé
ccg-plan-assign = Envoyer ainsi
ccg-weight-province = Province
ccg-weight-card = Carte
ccg-weight-honor = Honor
ccg-story-sub = chaque point a sa ligne
ccg-turn-before = Le tour précédent
ccg-turn-after = Le tour suivant
ccg-log-sub = où l’on corrige une ligne
ccg-no-points = Personne n’a gagné ni perdu d’Honor.
ccg-course-ears = { $player } : { $from }, puis { $to }
ccg-sum-start = début
ccg-sum-gained = gagné
ccg-sum-lost = perdu
ccg-sum-now = maintenant
ccg-duels = Duels
ccg-duel-won = { $player } a gagné contre { $other }
ccg-duel-tied = Égalité : les deux sont morts
ccg-want = La prévoir avec d’autres
ccg-wishes = Plusieurs cartes voulues
ccg-drop-wish = { $card } n’est plus voulue
ccg-buys = { $card } : incliner { $cards }
ccg-not-bought = { $count } non achetées : l’or ne suffit pas
ccg-won-at = gagné à { $percent } %
ccg-marks = Batailles, duels et lobbyings
ccg-mark = { $what ->
    [battle] Bataille
    [duel] Duel
   *[lobbying] Lobbying
} au tour { $turn }
ccg-closing-turns = { $count ->
    [one] après { $count } tour
   *[other] après { $count } tours
}
ccg-closing-row = { $player } : Honor { $honor } (de { $start } : { $gained }, { $lost }), Provinces { $provinces }, Rings { $rings }, morts { $dead }
ccg-closing-moment = Tour { $turn } : { $what }
ccg-closing-odds = { $what } ; annoncé avant : { $percent } %
ccg-turning = Tournants
ccg-sum-provinces = Provinces
ccg-sum-rings = Rings
ccg-sum-dead = morts
ccg-sources-counted = Avec lesquelles des { $count } sources calculer ? 14 au plus.
ccg-plan-percent = { $percent } % faits
ccg-plan-units = À quelles unités pense-t-on ?
ccg-plan-again = Recalculer
ccg-plan-who = Qui envoie maintenant ?
ccg-gold-unknown = Non prévu, son or est « ? » : { $cards }
