# Une table transmise à un autre téléphone : montrée ici en codes, lue là-bas par la caméra.

handover-title = Transmettre
handover-row = Transmettre
handover-row-sub = À un autre téléphone, en codes pour sa caméra
handover-how = Sur l’autre téléphone : « D’un autre téléphone », au premier écran. Tenez sa caméra au-dessus de ce code.
handover-count = Code { $number } sur { $count }
handover-code = Code { $number } sur { $count }, pour la caméra de l’autre téléphone
handover-stays = Cette table reste ici. Les deux téléphones continuent séparément.
handover-file = Partager comme fichier
handover-file-sub = Sans codes : par une autre app, ou en téléchargement
handover-pause = Pause
handover-go-on = Continuer
handover-back = Précédent
handover-next = Suivant
handover-larger = Carrés plus grands, plus de codes
handover-fewer = Moins de codes, carrés plus petits
handover-too-long = Cette table est trop longue pour des codes. Transmettez-la en fichier.
handover-unreadable = Cette table n’a pas pu être lue. Rien n’est changé.

takein-how = Tenez ce téléphone au-dessus des codes de l’autre, jusqu’à remplir chaque case. L’ordre n’importe pas.
takein-looking = Recherche d’un code
takein-progress = { $have ->
    [one] { $have } code lu
   *[other] { $have } codes lus
} sur { $count }
takein-another = L’autre téléphone montre une autre table. La lecture recommence.
takein-broken = Les codes ne forment pas une table. La lecture recommence.
takein-foreign = Ce n’est pas un code de cette app. En quête d’un autre
takein-newer = Une version plus récente de l’app montre ces codes. Mettez d’abord celle-ci à jour
takein-asking = En attente de la caméra
takein-refused = La caméra n’a pas été autorisée. Autorisez-la dans le navigateur, ou importez un fichier.
takein-none = Aucune caméra trouvée. Importez plutôt un fichier.
takein-again = Réessayer
takein-picture = Ce que voit la caméra
