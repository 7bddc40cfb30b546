# Words of what keeps the app and its saves: versions, backups, the browser's promise, the screen.

## Versions of the app

update-damaged = La nouvelle version est incomplète. Réessayez avec un réseau ; celle-ci continue.
update-fell-back = La nouvelle version n’a pas démarré. La précédente est de retour ; vos tables sont intactes.
saves-title = Vos enregistrements
saves-every-tap = Chaque geste est aussitôt enregistré sur ce téléphone, à deux endroits.
saves-last = Dernier enregistrement : { $name }, { $when }.
saves-none = Pas encore de table enregistrée.
saves-memory = Rien n’est enregistré ici : ce navigateur n’a pas de stockage.
saves-backups = Chaque tour fini donne une sauvegarde ; les { $most } dernières d’une table sont gardées.
saves-backups-of = { $count ->
    [0] Pas encore de sauvegarde
    [one] { $count } sauvegarde, { $when }
   *[other] { $count } sauvegardes, dernière : { $when }
}
saves-table-sub = { $backups } · { $size } ko
saves-gone = N’est plus sur l’étagère
saves-no-place = Ce navigateur manque de place pour les sauvegardes. Exportez les tables auxquelles vous tenez.
room-taken = Utilisés : { $taken } ko sur environ { $most }.
room-tables = Tables
room-others = Tout le reste
room-size = { $size } ko
room-elsewhere = Ailleurs : sauvegardes { $backups } ko, images { $pictures } ko.
room-can-go = Sauvegardes et images sont rangées ailleurs. S’il manque de place, supprimez les tables que vous ne jouez plus.
saves-promised = Le navigateur a promis de tout garder.
saves-not-promised = Le navigateur peut les effacer quand la place manque.
saves-may-clear = Si la place manque, le navigateur peut tout effacer. Installez l’app, ou exportez vos tables.
saves-unknown = Ce navigateur ne dit pas combien de temps il les garde.
saves-ask = Demander au navigateur de les garder
saves-refused = Le navigateur n’a rien promis. Installez l’app, ou exportez parfois vos tables.
saves-ios = Sur iPhone ou iPad : bouton de partage, puis « Sur l’écran d’accueil ». Safari efface les pages non visitées pendant des semaines.
backups = Sauvegardes
backups-sub = Chaque tour fini, pour y revenir
backups-lines = Restaurer ne fait rien perdre : l’état actuel devient une sauvegarde.
backups-none = Pas encore de sauvegarde. La première se fait à la fin d’un tour.
backups-broken = Cette table illisible reste telle quelle. Prenez une sauvegarde comme nouvelle table.
backup-ended = Après la partie
backup-replaced = Avant une restauration, tour { $turn }
backup-replaced-period = Avant une restauration : { $which }
backup-when = { $when } · { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
backup-put-back = Restau{ "\u00AD" }rer
backup-put-back-ears = Restaurer : { $which }
backup-as-new = En nouvelle table
backup-as-new-ears = En nouvelle table : { $which }
backup-copy = { $name }, tour { $turn }
backup-copy-period = { $name } : { $which }
backup-done = Restauré : { $which }. L’état précédent est maintenant une sauvegarde.
backup-beside = Sur l’étagère : { $name }
backup-unreadable = Cette sauvegarde est illisible. Rien n’a changé.
backup-not-kept = Non restauré : l’état actuel n’a pas pu être sauvegardé d’abord.
backups-let-go-ask = Supprimer ces sauvegardes
backups-let-go-sure = { $count ->
    [one] { $count } sauvegarde part pour de bon : la table n’est plus sur l’étagère, et rien ne la ramènera.
   *[other] { $count } sauvegardes partent pour de bon : la table n’est plus sur l’étagère, et rien ne la ramènera.
}
backups-let-go-yes = Supprimer pour de bon
backups-let-go = Sauvegardes supprimées pour de bon : { $name }
backups-not-let-go = Les sauvegardes n’ont pas pu être supprimées. Toutes sont encore là.

## The bin

bin-title = Dans la corbeille
bin-sub = Supprimée { $when }. Elle reste trente jours, ou jusqu’à ce qu’une autre table soit supprimée.
bin-empty = Vider la corbeille
bin-sure = { $name } disparaît pour de bon, avec toutes ses étapes : il n’en reste alors que les sauvegardes.
bin-emptied = Supprimée pour de bon : { $name }
bin-not-emptied = Pas supprimée : un autre onglet l’a, ou elle est illisible. Elle est toujours là.
settings-screen = Écran à la table
screen-stays-on = Reste allumé
screen-sleeps = Comme le téléphone
screen-dims = Si l’écran reste allumé, il s’assombrit quand personne n’y touche pendant trois minutes ; le premier appui ne fait que le réveiller.
settings-holding = Ce qu’un seul peut voir
holding-held = Maintenu
holding-pressed = Un appui ouvre, un appui ferme
holding-about = Les jetons ou cartes cachés derrière leur touche : visibles tant qu’un doigt y reste, ou d’un appui au suivant. Les deux se ferment quand on quitte la page.
hold-press = Appuyer pour voir
hold-cover = Appuyer pour cacher
screen-cannot = Ce navigateur ne peut pas garder l’écran allumé.
settings-noticed = Pour la main et l’oreille
settings-haptics = Vibration
settings-haptics-sub = Une brève secousse à chaque étape, annulation ou refus
settings-sounds = Son
settings-sounds-sub = Un coup sec quand les Enemies commencent ou qu’une question attend
switch-on = oui
switch-off = non
haptics-cannot = Cet appareil ne peut pas vibrer.
sounds-cannot = Ce navigateur ne fait pas de son.

# A name that is typed in.
name-empty = Il faut un nom.
name-too-long = Le nom a { $length } caractères ; { $most } au plus.

kept-title = Jeux sans réseau
kept-ready = Prêt sans réseau
kept-later = Chargé à l’ouverture
kept-size = { $state } · { $size } Mo
kept-fetch = Charger
kept-fetch-of = Charger { $name }
kept-drop = Retirer
kept-drop-of = Retirer { $name }
kept-drop-anyway = Retirer quand même
kept-has-tables = Ce jeu a des tables. Elles restent ; en ouvrir une recharge le jeu, avec un réseau.
