# Ce qui passe par la poste : ordres, rapports, courrier reçu.

er-post = Par la poste
er-post-sub = Les ordres au maître de jeu, les domaines et rapports en retour
er-post-orders = Ordres de ce tour
er-post-none = Rien n’est encore ordonné. Levées, marches, réparations et traités de ce tour viennent ici d’eux-mêmes.
er-post-ask = Demander au maître de jeu
er-post-ask-what = Quoi ?
er-post-ask-add = Ajouter aux ordres
er-post-drop = Retirer
er-post-seal = Envoyer les ordres
er-post-seal-sub = { $count ->
    [one] { $count } ordre, un fichier
   *[other] { $count } ordres, un fichier
}
er-post-sheet = Partager en texte
er-post-came = Ce qui est arrivé par la poste
er-post-paste = Coller un courrier
er-post-read = Lire
er-post-open = Ouvrir un fichier
er-post-is-realm = { $clan }, tour { $turn }
er-post-adopt = Tout reprendre
er-post-treasury = Trésor : { $from } ici, { $to } selon le maître de jeu
er-post-as-foreseen = comme prévu
er-post-not-foreseen = non prévu : { $change } koku
er-post-units = Unités : { $from } ici, { $to } selon le maître de jeu
er-post-report = Rapport du tour
er-post-quiet = On n’a rien entendu.
er-post-inbox = Ordres des Clans
er-post-missing = Rien n’est encore arrivé
er-post-waiting = { $count ->
    [0] Tout est réglé
    [one] { $count } attend
   *[other] { $count } attendent
}
er-post-carry-out = Exécuter
er-post-anyway = Quand même
er-post-leave-out = Laisser de côté
er-post-resolve = Résoudre
er-post-done = Réglé
er-post-answer = Votre réponse, pour le rapport
er-post-left-out = Laissé de côté
er-post-against = { $reason } ({ $rule })
er-post-one-sided = { $clan } n’a pas ordonné ce traité (ER-TRD-1)
er-post-security = { $place } : sécurité { $from } → { $to }
er-post-other-level = { $clan } ordonne un autre commerce : { $level } (ER-TRD-1)
er-post-production = À vérifier : { $place } rapporte { $held } ici, les ordres disent { $said }. { $held } reste (ER-LED-2)
er-post-kept = { $place } : ce que les ordres y changent d’autre vous revient et reste comme ici
er-post-account-first = Faites d’abord les comptes : rien n’est encore entré ce tour (ER-SEQ)
er-post-not-accepted = { $clan } n’a pas accepté (ER-DUE-1)
er-post-guarded = Gardé par les { $clan } : sans permission, pris { $count } fois sur 10 (ER-SEC)
er-post-no-leave = Sans permission
er-post-brash = { $name } est Brash et ne peut refuser : le duel a lieu (ER-DUE-1)
er-post-nobody = Personne ici ne s’appelle { $name }
er-post-given-up = { $count ->
    [one] { $count } ordre n’est pas envoyé et disparaît avec lui
   *[other] { $count } ordres ne sont pas envoyés et disparaissent avec lui
}
er-post-reports = Rapports
er-post-send = Envoyer domaine et rapport
er-post-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
er-post-order = Ordonner
er-post-order-sub = part chez le maître de jeu
er-post-sheet-title = { $clan }, ordres du tour { $turn }
er-post-wrong-file = Ce n’est pas du courrier de The Empire Reborn : collez le texte entier des ordres ou du domaine. Rien n’a été changé.
er-post-damaged = Ceci a été modifié ou coupé en route. Demandez-le à nouveau. Rien n’a été changé.
er-post-too-new = Ceci a été écrit par une version plus récente de l’app. Rien n’a été changé.
er-post-unreadable = { $path } : { $reason }. Rien n’a été changé.
er-post-nobody-here = Le domaine des { $clan } n’est pas tenu à cette table. Rien n’a été changé.
er-post-codes = Montrer en codes
er-post-scan = Scanner
er-post-scan-ears = Scanner : lire des codes avec l’appareil photo
er-post-into-campaign = Les ordres et les domaines viennent dans une campagne : ouvrez-la, puis Plus, Par la poste. De là, scannez aussi les codes.
er-post-nothing = rien n’est encore ordonné
er-post-sent = envoyé
er-post-ordered = Ordonné
