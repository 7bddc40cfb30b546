# Words of Home, Settings and files.

home = Accueil
game-champions = Champions of Rokugan
game-battle = Battle for Rokugan
continue = Conti{ "\u00AD" }nuer
saved = enregistré
unsaved = non enregistré
settings = Réglages
import = Impor{ "\u00AD" }ter
new-table = Nouvelle table
download = Téléchar{ "\u00AD" }ger

## The table played last, and the others

home-continue-with = Continuer { $name }
home-see-result = Voir le résultat
home-see-result-of = Voir le résultat : { $name }
home-more = { $name } : plus
home-clock = Tour { $turn } sur { $turns }, { $phase }
phase-preparation = Preparation
phase-champions = Champions
phase-enemies = Enemies
phase-recovery = Recovery
backup-turn = Après le tour { $turn }
home-sentence = { $line }.
home-acts = { $name } agit.
home-honor = { $margin } · { $of }
home-honor-of = { $have } sur { $need }
home-turn-of = Tour { $number } : { $name }
home-before-turn = Avant le premier tour
home-honors = Honor { $all }
home-won-how = { $how ->
    [military] { $name } gagne : seul joueur restant
    [enlightenment] { $name } gagne : cinq Rings
   *[honor] { $name } gagne : 40 Honor
}
home-clan-of-twelve = { $clan ->
    [crab] Crab
    [crane] Crane
    [dragon] Dragon
    [lion] Lion
    [mantis] Mantis
    [phoenix] Phoenix
    [scorpion] Scorpion
    [unicorn] Unicorn
    [naga] Naga
    [toturi] Toturi’s Army
    [shadowlands] Shadowlands Horde
   *[brotherhood] Brotherhood of Shinsei
}
home-dated = { $line } · { $when }
home-undated = { $line }
home-victory = Victoire, { $margin }
home-defeat = Défaite, { $margin }
margin-short = manque { $count }
margin-exact = atteint tout juste
margin-above = { $count } au-dessus
home-saved = Vos tables
home-here-only = ici seulement
home-at-hand = Plateaux, campagnes et règles
home-games = Jeux sur l’étagère
home-demo = Table de démonstration
home-offline = Fonctionne sans réseau ; chaque jeu dès qu’il a été ouvert.
home-ready = Prêt sans réseau
home-empty = Pas encore de table
home-empty-sub = Créez-en une en six étapes, ou regardez une table toute prête.

## What can be done with a table

home-name = Nom
home-rename = Renom{ "\u00AD" }mer
home-export = Expor{ "\u00AD" }ter
home-export-sub = Un fichier avec toute la table, comme sauvegarde ou pour un autre téléphone
home-duplicate = Dupli{ "\u00AD" }quer
home-duplicate-sub = Une seconde table qui suit dès ici son propre cours
home-delete = Suppri{ "\u00AD" }mer
home-delete-sub = Se récupère aussitôt
home-numbered = { $name } ({ $number })
home-copy-of = Copie : { $name }
home-duplicated = Sur l’étagère : { $name }
home-deleted = Supprimée : { $name }. Ses sauvegardes restent dans les réglages.
home-restore = Récu{ "\u00AD" }pérer
home-restored = { $name } est de retour
home-elsewhere = Cette table est ouverte dans un autre onglet. Fermez-la d’abord là-bas.

## Tables that are damaged or of a newer version

home-nameless = Une table enregistrée
home-broken = illisible. Elle est gardée telle quelle.
home-too-new = créée par une version plus récente. Elle reste intacte.
home-recovered = { $lost ->
    [0] Une copie de secours de cette table est illisible. La copie de { $time } est entière.
    [one] La dernière étape de cette table est illisible. La copie de { $time } est entière.
   *[other] Les { $lost } dernières étapes de cette table sont illisibles. La copie de { $time } est entière.
}
home-damaged = { $count ->
    [one] { $count } texte de cette table est illisible. Il est mis de côté ; la table elle-même est entière.
   *[other] { $count } textes de cette table sont illisibles. Ils sont mis de côté ; la table elle-même est entière.
}
home-let-go = Supprimer ce qui est illisible
opened-recovered = { $lost ->
    [0] Une copie de secours est illisible ; la table elle-même est entière.
    [one] { $lost } étape est illisible. Voici la dernière copie entière.
   *[other] { $lost } étapes sont illisibles. Voici la dernière copie entière.
}
cannot-open = Non ouverte

## Storage and versions

home-no-storage = Ce navigateur n’a pas de stockage. On peut jouer, mais les tables disparaissent avec cette page ; exportez-les.
shelf-full = Stockage plein : rien n’a été ajouté. Exportez et supprimez les tables inutiles.
home-storage-denied = Le navigateur refuse à l’app la lecture de son stockage.
update-ready = Une nouvelle version est prête. Vos tables restent telles quelles.
update-restart = Redé{ "\u00AD" }marrer

## Files that come in

imported-table = Importée : { $name }
imported-pack = { $count ->
    [one] { $name } : { $count } carte ajoutée, { $had } déjà là
   *[other] { $name } : { $count } cartes ajoutées, { $had } déjà là
}
shared-title = Un fichier d’une autre app
shared-reading = Il est en cours de lecture.
shared-nothing = L’autre app n’a transmis aucun fichier, ou il a déjà été traité.
shared-no-room = Il n’y a pas de place pour lui sur cet appareil. Faites de la place, puis partagez-le à nouveau.
import-refused = Non importé.
import-unchanged = Rien n’a changé.
import-anyway = Importer tel qu’enregistré
import-at = Raison : { $reason } · Endroit : { $path }
import-too-large = Le fichier dépasse { $most } Mo.
import-unreadable = Le fichier est illisible.
import-cut-off = le fichier est coupé
import-not-json = ce n’est pas un fichier de l’app
import-foreign = ce fichier concerne autre chose
import-too-new = une version plus récente de l’app l’a créé ({ $found }, celle-ci connaît { $known })
import-checksum = le fichier a été abîmé ou modifié
import-other-events = les règles font autre chose de cette étape
import-other-chance = ses dés ne sont pas ceux que cette table aurait lancés
import-other-time = il dit une heure qu’aucune horloge n’indique
import-differs = le fichier dit { $saved }, ses étapes donnent { $replayed }
import-twice = une seconde carte du même nom : { $name }

## Settings

settings-device = Cet appareil
settings-theme = Thème
theme-dark = Thème sombre
theme-system = Système
theme-washi = Clair
theme-ink = Sombre
settings-text = Taille du texte
text-normal = Normale
text-large = Grande
text-largest = Maximale
text-double = Double
settings-hand = Quel pouce
hand-right = Droit
hand-left = Gauche
settings-privacy = Tout reste sur ce téléphone. Rien n’est envoyé nulle part.
settings-version = Version { $version }

library-name = Cartes personnelles
cards-own = Cartes personnelles
cards-none = Les cartes saisies ou importées sont gardées ici pour toutes les tables.
cards-import = Importer des cartes
cards-export = Exporter des cartes
cards-remove = Retirer { $name }
cards-removed = Retirée.
cards-unreadable = Vos cartes sont illisibles. Elles sont gardées telles quelles ; rien ne les écrase.
origin-own = carte personnelle
origin-rulebook = livre de règles
origin-practice = pour s’exercer

## When

when-locale = fr-FR
when-yesterday = hier

## The two copies of the saves on the device

copies-twice = { $count ->
    [one] { $count } table a continué dans les deux copies des sauvegardes. Elle est maintenant en double sur l’étagère ; supprimez celle dont vous n’avez pas besoin.
   *[other] { $count } tables ont continué dans les deux copies des sauvegardes. Chacune est maintenant en double sur l’étagère ; supprimez celles dont vous n’avez pas besoin.
}
copies-no-room = La seconde copie a des sauvegardes plus récentes, mais la place manque pour les reprendre. Exportez et supprimez les tables inutiles, puis rouvrez l’app.
copies-late = Des sauvegardes plus récentes ont été trouvées après le démarrage. Fermez l’app et rouvrez-la pour les reprendre.
copies-away = La seconde copie des sauvegardes n’a pas été lue. S’il manque quelque chose ici, fermez l’app et rouvrez-la avant de continuer.
language-title = Langue
language-device = Appareil
language-missing = Cette langue n’a pas pu être chargée. Rien n’est changé.
import-too-deep = Le fichier est plus imbriqué que tout fichier de l’app.
cover-try = Regarder d’abord, ou apprendre en jouant.

## Tables de tous les jeux

home-round = Manche { $number } sur { $most }, { $part }
home-after-round = Après la manche { $number }
home-before-round = Avant la première manche
home-leads = { $name } mène avec { $count }
home-wins = { $name } gagne avec { $count }
home-tie = Égalité à { $count }
home-round-part = { $part ->
    [setup] mise en place
    [upkeep] entretien
    [placement] placement
    [resolution] résolution
   *[end] fin
}
home-clan = { $clan ->
    [crab] Crabe
    [crane] Grue
    [dragon] Dragon
    [lion] Lion
    [phoenix] Phénix
    [scorpion] Scorpion
   *[unicorn] Licorne
}

## Tables of two sides

home-turn-of-most = Tour { $turn } sur { $turns }
home-score-two = { $one } : { $other }
home-won-by = { $name } a gagné
home-drawn = Match nul
game-bushido = Bushido – Risen Sun
game-ccg = Legend of the Five Rings CCG

## Campagnes de l’Empire

home-turn-season = Tour { $turn }, { $season ->
    [spring] printemps
    [summer] été
    [autumn] automne
   *[winter] hiver
}
home-koku = Koku { $all }
home-over = Terminée
game-empire = The Empire Reborn
home-statistics = Statistiques
home-statistics-sub = Toutes les parties terminées de cet appareil
