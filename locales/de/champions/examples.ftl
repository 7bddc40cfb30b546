# Die Beispiele des Regelbuchs als Lektionen: was gedruckt ist, dann was anzutippen ist.

examples-back = Zurück zu Champions of Rokugan
examples-sub = Je ein fertiger Tisch. Was im Regelbuch von einer Karte nicht steht, ist ein üblicher Wert.
examples-all = Alle Beispiele
example-next = Weiter: { $title }
example-held = Es kam heraus wie abgedruckt
example-not-held = Nicht wie abgedruckt
example-not-held-sub = Rückgängig führt dorthin, wo es anders lief.
example-other = Hier anders: { $printed }

example-oni = Tsuko und der Oni
example-oni-about = Melee, Sizes, Focus, Secret Technique; S. 24
example-shots = Ishas Wahl
example-shots-about = Line of Sight und Cover; S. 26
example-roof = Takako auf dem Dach
example-roof-about = Elevated Position; S. 26
example-samurai = Kisada und die Samurai
example-samurai-about = Battle: Units, Force Retreat, Pursue; S. 28

example-astray-now = In diesem Beispiel ist jetzt jemand anders am Zug.
example-astray-table = Rückgängig führt zurück. Vor Beginn der Runde den ersten Platz der Figur geben, um die es geht.
example-begin-melee = Auf der offenen Karte Melee antippen.
example-begin-ranged = Auf der offenen Karte Ranged antippen.

example-oni-begin-now = Ein Armored Oni und zwei Peasant Zombies füllen das Gebiet Shrine. Ein dritter Zombie steht bei Matsu Tsuko am Gate.
example-oni-target-now = Schritt 1. Shrine ist Saturated, also reicht Melee vom Gate hinein.
example-oni-target-table = Den Armored Oni wählen.
example-oni-dice-now = Schritte 2 bis 4. Size 1 gegen 5, der Zombie bei ihr zählt mit: Outnumbered, 1 Honor, 1 mehr durch ihre Clan Power. Lion Ferocity lässt ihr fünf Würfel.
example-oni-dice-table = Fire, Fire, Void, Void, Air antippen.
example-oni-foe-now = Schritt 5. Die schwarzen Würfel des Oni zeigen Offensive, dann Offensive und Defensive, dann Defensive.
example-oni-foe-table = 2 Offensive und 2 Defensive antippen.
example-oni-first-now = Schritt 6. Fire und Air bleiben für ihre Secret Technique. 1 Ki würfelt beide Void neu.
example-oni-first-table = Nur die zwei Void markieren, neu würfeln, dann Fire und Earth.
example-oni-second-now = Noch ein Ki für das Earth.
example-oni-second-table = Nur das Earth markieren, neu würfeln, dann Air.
example-oni-result-now = Schritte 7 bis 10. Drei Fire, zwei Air, Secret Technique 1: 4 Offensive und 2 Defensive gegen 2 und 2. Drei Fire bringen 1 Ki zurück.
example-oni-result-table = Fire greift an, Air verteidigt. Anwenden.
example-oni-dealt = Der Armored Oni erleidet 2 Wounds
example-oni-taken = Matsu Tsuko erleidet keine
example-oni-honor = 3 Honor mehr: Outnumbered, Clan Power, die Wound
example-oni-ki = 2 Ki ausgegeben, 1 zurück

example-shots-begin-now = Isha steht mit einem Bogen im Field. Ein Spearman ist am Well, einer hinter der Mauer, ein Skeleton Archer auf der Terrace.
example-shots-target-now = Well ist zwei Gebiete entfernt, über einfache Grenzen. Die Mauer ist eine rote Grenze: Niemand sieht hindurch. Terrace liegt hinter einer doppelten.
example-shots-target-table = Erst den Spearman wählen, dann den Archer: beide ansehen, ehe ein Würfel liegt.
example-shots-near-now = Nur einfache Grenzen: Direct Line of Sight, kein Cover. Der Spearman hat keinen Ranged-Wert, seine Offensive zählt nicht.
example-shots-near-table = Lesen, was hier steht, dann als Ziel den Skeleton Archer wählen.
example-shots-far-now = Eine doppelte Grenze: Indirect, der Archer hat Cover, 1 Defensive mehr. Seine eigene Fähigkeit zählt die Grenze als einfach: Isha hat keines.
example-shots-far-table = Würfel werfen und antippen.
example-shot-dice-now = Im Regelbuch steht hier kein Wurf.
example-shot-dice-table = Antippen, was eure Würfel zeigen, oder die App würfeln lassen.
example-shot-result-now = Was zählt, stand vor den Würfeln fest: wer gesehen wird, wer Cover hat, wer antworten kann.
example-shot-result-table = Anwenden.
example-shots-clear = Spearman am Well: Direct, kein Cover, keine Antwort
example-shots-walled = Spearman hinter der roten Grenze: kein Ziel
example-shots-archer = Skeleton Archer: in Cover, Isha nicht, und er schießt zurück

example-roof-begin-now = Asahina Takako ist auf einem Dach, in einer Elevated Position: Range 3, die erste doppelte Grenze zählt als einfach.
example-roof-target-now = Well ist drei Gebiete entfernt, in ihrer Range. Store liegt hinter einer roten Grenze. Terrace liegt hinter einer doppelten.
example-roof-near-now = Drei Gebiete, einfache Grenzen: Direct, kein Cover. Der Spearman hat keinen Ranged-Wert, seine Offensive zählt nicht.
example-roof-far-now = Vom Dach zählt die doppelte Grenze als einfach: Direct, kein Cover für den Archer. Seine eigene Fähigkeit tut dasselbe für ihn.
example-roof-clear = Spearman am Well, drei Gebiete entfernt: Direct, kein Cover, keine Antwort
example-roof-walled = Spearman hinter der roten Grenze: kein Ziel
example-roof-archer = Skeleton Archer: Keiner hat Cover, und er schießt zurück

example-samurai-begin-now = Eine Battle. Hida Kisada steht einer Unit von drei Samurai auf der Road gegenüber.
example-samurai-dice-now = Die Unit hat Size 3. Kisada ist Imposing und zählt als 2: weniger als doppelt, also ist niemand Outnumbered.
example-samurai-dice-table = Im Regelbuch steht nur das Ergebnis. Fire, Fire, Fire, Fire, Earth antippen.
example-samurai-foe-now = Eine Wound kommt zu Kisada durch.
example-samurai-foe-table = 2 Offensive und 0 Defensive antippen.
example-samurai-result-now = 4 Wounds: Ein Samurai fällt nach 3, der nächste behält die vierte. 1 Honor für die Wound, 1 Glory für die Miniatur.
example-samurai-result-table = Fire greift an, Earth verteidigt. Anwenden.
example-samurai-retreat-now = Kisada hat mehr Miniaturen eliminiert als die Unit: Sie muss weichen.
example-samurai-retreat-table = Ein Gebiet neben der Road wählen.
example-samurai-pursue-now = Zwei Samurai lassen Platz neben sich: Kisada folgt umsonst. Nicht zu folgen würde 1 Honor kosten.
example-samurai-pursue-table = Folgen.
example-samurai-taken = Hida Kisada erleidet 1 Wound
example-samurai-dealt = Die Samurai erleiden 4: Einer fällt, zwei stehen
example-samurai-honor = 1 Honor und 1 Glory
example-samurai-retreated = Die Unit weicht neben die Road
example-samurai-followed = Kisada folgt
