# Words of Home, Settings and files.

home = Start
game-champions = Champions of Rokugan
game-battle = Battle for Rokugan
continue = Weiter
saved = gespeichert
unsaved = nicht gespeichert
settings = Ein{ "\u00AD" }stel{ "\u00AD" }lungen
import = Import
new-table = Neuer Tisch
download = Herunterladen

## The table played last, and the others

home-continue-with = Weiter mit { $name }
home-see-result = Ergebnis ansehen
home-see-result-of = Das Ergebnis von { $name } ansehen
home-more = { $name }: mehr
home-clock = Runde { $turn } von { $turns }, { $phase }
phase-preparation = Preparation
phase-champions = Champions
phase-enemies = Enemies
phase-recovery = Recovery
backup-turn = Nach Runde { $turn }
home-sentence = { $line }.
home-acts = { $name } ist am Zug.
home-honor = { $margin } · { $of }
home-honor-of = { $have } von { $need }
home-turn-of = Zug { $number }: { $name }
home-before-turn = Vor dem ersten Zug
home-honors = Honor { $all }
home-won-how = { $how ->
    [military] { $name } gewinnt: als Einziger übrig
    [enlightenment] { $name } gewinnt: fünf Ringe
   *[honor] { $name } gewinnt: 40 Honor
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
home-victory = Sieg, { $margin }
home-defeat = Niederlage, { $margin }
margin-short = { $count } darunter
margin-exact = genau erreicht
margin-above = { $count } darüber
home-saved = Eure Tische
home-here-only = nur auf diesem Handy
home-at-hand = Spielpläne, Kampagnen und Regeln
home-games = Spiele im Regal
home-demo = Vorführtisch
home-offline = Läuft ohne Netz; jedes Spiel, sobald es einmal offen war.
home-ready = Bereit ohne Netz
home-empty = Noch kein Tisch
home-empty-sub = Einen in sechs Schritten beginnen oder einen fertigen ansehen.

## What can be done with a table

home-name = Name
home-rename = Umbenennen
home-export = Exportieren
home-export-sub = Eine Datei mit dem ganzen Tisch, zur Sicherung oder für ein anderes Handy
home-duplicate = Duplizieren
home-duplicate-sub = Ein zweiter Tisch, der ab hier eigene Wege geht
home-delete = Löschen
home-delete-sub = Lässt sich sofort zurückholen
home-numbered = { $name } ({ $number })
home-copy-of = Kopie von { $name }
home-duplicated = { $name } steht im Regal
home-deleted = Gelöscht: { $name }. Die Sicherungen bleiben in den Einstellungen.
home-restore = Zurückholen
home-restored = { $name } ist wieder da
home-elsewhere = Ein anderer Tab hat diesen Tisch offen. Dort zuerst schließen.

## Tables that are damaged or of a newer version

home-nameless = Ein gespeicherter Tisch
home-broken = ist nicht lesbar. Er bleibt, wie er ist.
home-too-new = ist von einer neueren Version. Er bleibt unberührt.
home-recovered = { $lost ->
    [0] Eine Ersatzkopie dieses Tisches ist nicht lesbar. Die Kopie von { $time } ist heil.
    [one] Der letzte Schritt dieses Tisches ist nicht lesbar. Die Kopie von { $time } ist heil.
   *[other] Die letzten { $lost } Schritte dieses Tisches sind nicht lesbar. Die Kopie von { $time } ist heil.
}
home-damaged = { $count ->
    [one] 1 Text dieses Tisches ist nicht lesbar. Er bleibt beiseite; der Tisch selbst ist heil.
   *[other] { $count } Texte dieses Tisches sind nicht lesbar. Sie bleiben beiseite; der Tisch selbst ist heil.
}
home-let-go = Unlesbares löschen
opened-recovered = { $lost ->
    [0] Eine Ersatzkopie ist nicht lesbar; der Tisch selbst ist heil.
    [one] 1 Schritt ist nicht lesbar. Dies ist die letzte heile Kopie.
   *[other] { $lost } Schritte sind nicht lesbar. Dies ist die letzte heile Kopie.
}
cannot-open = Nicht geöffnet

## Storage and versions

home-no-storage = Dieser Browser bietet keinen Speicher. Tische sind spielbar, aber mit dieser Seite weg; zum Behalten exportieren.
shelf-full = Der Speicher ist voll: Nichts kam dazu. Nicht mehr benötigte Tische exportieren und löschen.
home-storage-denied = Der Browser lässt die App gerade nicht an ihren Speicher.
update-ready = Eine neue Version ist bereit. Eure Tische bleiben, wie sie sind.
update-restart = Neu starten

## Files that come in

imported-table = Importiert: { $name }
imported-pack = { $count ->
    [one] { $name }: 1 Karte dazu, { $had } schon da
   *[other] { $name }: { $count } Karten dazu, { $had } schon da
}
shared-title = Eine Datei aus einer anderen App
shared-reading = Sie wird gelesen.
shared-nothing = Die andere App hat keine Datei übergeben, oder sie ist schon erledigt.
shared-no-room = Auf diesem Gerät ist kein Platz dafür. Schafft Platz und teilt sie dann noch einmal.
import-refused = Nicht importiert.
import-unchanged = Nichts wurde geändert.
import-anyway = Importieren, wie aufgezeichnet
import-at = Grund: { $reason } · Stelle: { $path }
import-too-large = Die Datei ist größer als { $most } MB.
import-unreadable = Die Datei ist nicht lesbar.
import-cut-off = die Datei ist abgeschnitten
import-not-json = das ist keine Datei der App
import-foreign = das ist eine Datei von etwas anderem
import-too-new = eine neuere Version der App hat sie gemacht ({ $found }, diese kennt { $known })
import-checksum = die Datei wurde beschädigt oder geändert
import-other-events = die Regeln machen aus diesem Schritt etwas anderes
import-other-chance = diese Würfel hätte dieser Tisch nicht geworfen
import-other-time = es nennt eine Zeit, die keine Uhr zeigt
import-differs = die Datei sagt { $saved }, ihre Schritte ergeben { $replayed }
import-twice = eine zweite Karte namens { $name }

## Settings

settings-device = Dieses Gerät
settings-theme = Design
theme-dark = Dunkles Design
theme-system = Wie das Handy
theme-washi = Hell
theme-ink = Dunkel
settings-text = Textgröße
text-normal = Normal
text-large = Groß
text-largest = Sehr groß
text-double = Doppelt
settings-hand = Welcher Daumen
hand-right = Rechts
hand-left = Links
settings-privacy = Alles bleibt auf diesem Handy. Nichts wird irgendwohin gesendet.
settings-version = Version { $version }

library-name = Eigene Karten
cards-own = Eigene Karten
cards-none = Eingetragene oder importierte Karten bleiben hier für jeden Tisch.
cards-import = Karten importieren
cards-export = Karten exportieren
cards-remove = { $name } herausnehmen
cards-removed = Herausgenommen.
cards-unreadable = Die eigenen Karten sind nicht lesbar. Sie bleiben, wie sie sind; nichts Neues überschreibt sie.
origin-own = eigene Karte
origin-rulebook = Regelbuch
origin-practice = Übung, erfunden

## When

when-locale = de-DE
when-yesterday = gestern

## The two copies of the saves on the device

copies-twice = { $count ->
    [one] Ein Tisch ging in beiden Kopien der Speicherstände weiter. Er steht jetzt zweimal im Regal; den löschen, den ihr nicht braucht.
   *[other] { $count } Tische gingen in beiden Kopien der Speicherstände weiter. Sie stehen jetzt je zweimal im Regal; die löschen, die ihr nicht braucht.
}
copies-no-room = Neuere Speicherstände liegen in der zweiten Kopie, zum Zurückholen fehlt Platz. Nicht benötigte Tische exportieren und löschen, dann die App neu öffnen.
copies-late = Neuere Speicherstände tauchten erst nach dem Start der App auf. Die App schließen und neu öffnen, um damit weiterzuspielen.
copies-away = Die zweite Kopie der Speicherstände wurde nicht gelesen. Fehlt hier etwas, die App schließen und neu öffnen, bevor es weitergeht.
language-title = Sprache
language-device = Gerät
language-missing = Diese Sprache konnte nicht geladen werden. Nichts ist geändert.
import-too-deep = Die Datei ist tiefer verschachtelt als jede Datei der App.
cover-try = Erst umsehen, oder beim Spielen lernen.

## Tische aller Spiele

home-round = Runde { $number } von { $most }, { $part }
home-after-round = Nach Runde { $number }
home-before-round = Vor der ersten Runde
home-leads = { $name } führt mit { $count }
home-wins = { $name } gewinnt mit { $count }
home-tie = Gleichstand bei { $count }
home-round-part = { $part ->
    [setup] Aufbau
    [upkeep] Unterhalt
    [placement] Platzierung
    [resolution] Auswertung
   *[end] Ende
}
home-clan = { $clan ->
    [crab] Krabbe
    [crane] Kranich
    [dragon] Drache
    [lion] Löwe
    [phoenix] Phönix
    [scorpion] Skorpion
   *[unicorn] Einhorn
}

## Tables of two sides

home-turn-of-most = Runde { $turn } von { $turns }
home-score-two = { $one } : { $other }
home-won-by = { $name } hat gewonnen
home-drawn = Unentschieden
game-bushido = Bushido – Risen Sun
game-ccg = Legend of the Five Rings CCG

## Feldzüge des Kaiserreichs

home-turn-season = Zug { $turn }, { $season ->
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[winter] Winter
}
home-koku = Koku { $all }
home-over = Zu Ende
game-empire = The Empire Reborn
home-statistics = Statistik
home-statistics-sub = Alle beendeten Partien dieses Geräts
