# Words of the statistics, and of the page that closes a game.

statistics-title = Statistiques
statistics-sub = Wounds, Honor, Glory, Ki, temps
statistics-nothing = Encore rien à compter. Jouez d’abord quelques étapes.
statistics-wounds = Wounds
statistics-wounds-text = Plein : infligées aux Enemies. Hachuré : subies.
statistics-wounds-ears = { $name } : infligé { $dealt }, subi { $taken }.
statistics-everybody = Tous
statistics-others = Allies, reculs, à la main
statistics-whose = Pour qui
statistics-honor = Honor par cause
statistics-glory = Glory par cause
statistics-ki = Ki par usage
statistics-no-change = Rien n’a encore changé.
statistics-flow-ears = { $cause } : gagné { $gained }, perdu { $lost }.
statistics-flow-text = Plein : gagné. Hachuré : perdu.
statistics-ki-text = Plein : gagné. Hachuré : dépensé. Recovery n’est pas comptée.
statistics-in-all = en tout
statistics-other = Exploits
statistics-combats = Combats
statistics-eliminated = Enemies Eliminated
statistics-healed = Life Points regagnés
statistics-time = Temps à la table
statistics-time-sub = { $time } en tout
statistics-time-activations = { $name } : { $time } dans ses Activations
statistics-time-ears = { $what } : { $time }
statistics-breaks = { $count ->
    [one] { $count } pause d’au moins dix minutes n’est pas comptée.
   *[other] { $count } pauses d’au moins dix minutes ne sont pas comptées.
}
statistics-hours = { $hours } h { $minutes } min
statistics-minutes = { $minutes } min
statistics-under-a-minute = moins de 1 min
statistics-no-time = 0 min
statistics-luck = Le hasard des dés
statistics-closing = La partie en bref
statistics-closing-sub = À partager en texte ou en image

## The closing page

closing-title = La partie en bref
closing-to-score = Retour au calcul final
closing-to-statistics = Retour aux statistiques
closing-open = encore en cours
closing-line = { $verdict }. { $how }.
closing-honor = Group Honor { $have } sur { $need }
closing-honor-line = { $line }, { $distance }
closing-time = { $time } à la table
closing-honor-word = Honor
closing-glory-word = Glory
closing-dealt = faites
closing-taken = subies
closing-row = { $name } : Honor { $honor }, Glory { $glory }, Wounds infligées { $dealt }, subies { $taken }
closing-row-fell = { $line }. { $status }
closing-champions = Les cinq
closing-distinctions = Qui a fait le plus

distinction-wounds = Le plus de Wounds infligées
distinction-eliminated = Le plus d’Enemies Eliminated
distinction-outnumbered = Le plus d’Honor pour combats Outnumbered
distinction-honor = Le plus d’Honor gagné
distinction-endured = Le plus de Wounds subies
distinction-healed = Le plus de Life Points regagnés
distinction-focus = Le plus de Ki dépensé en relances
distinction-line = { $what } : { $names }, { $count }
