# Words of a Combat or test told step by step, and of dice that cannot be so.

log-dice = { $name } warf { $dice }
log-dice-rerolls = { $count ->
    [one] { $name } warf { $dice }, und { $count } Neuwurf
   *[other] { $name } warf { $dice }, und { $count } Neuwürfe
}

step-list = { $one }, { $rest }

step-adds-nothing = keine Änderung

rule-target = Ziel eines Combat
rule-target-text = Melee braucht ein Ziel im selben Gebiet oder in einem Saturated-Gebiet daneben. Beide Gebiete gelten für den Combat als eines. Vor dem Vergleich der Sizes darf ein Champion Intervene nutzen, oder ein Yojimbo muss das Ziel sein.

rule-yojimbo = Yojimbo
rule-yojimbo-text = Wer Yojimbo hat, muss das Ziel sein, wenn jemand der eigenen Seite in seinem Gebiet angegriffen wird. Mit einem Namen schützt er nur diese Figur. Von mehreren ist das Ziel, wer das meiste Ki hat; ein Champion mit Intervene geht vor.

rule-combat-begins = Beginn eines Combat
rule-combat-begins-text = Was eine Karte zum Beginn eines Combat sagt, geschieht jetzt. Die Sizes sind schon verglichen, noch ist nicht gewürfelt.

rule-combat-dice = Würfelzahl
rule-combat-dice-text = Champions und Allies werfen die Würfel ihrer Karte: Outnumbered einen weniger, Weakened höchstens vier, aber immer vier oder fünf. Ein Enemy wirft seine eigenen Würfel, Outnumbered ohne den schwächsten, aber immer zwei oder drei.

rule-combat-roll = Wurf
rule-combat-roll-text = Beide Seiten werfen alle Würfel zugleich. Man kann am Tisch würfeln und eintippen oder die App würfeln lassen.

rule-rerolls = Neuwürfe
rule-rerolls-text = Focus würfelt für 1 Ki beliebige Elementwürfel neu, solange Ki da ist. Allies geben dafür Neuwurf-Marker aus. Andere Effekte können Enemy-Würfel neu werfen.

rule-changes = Änderungen an Würfeln
rule-changes-text = Nach dem letzten Neuwurf kommt Deception, dann Call of the Void. Der Marker für 9 Glory dreht einen Enemy-Würfel auf eine andere Seite. Danach ändert sich kein Würfel mehr.

rule-results = Endergebnisse
rule-results-text = Fire oder Water zählt als Offensive, Air oder Earth als Defensive. Marker, Karten, Cover und die Secret Technique kommen dazu. Kein Ergebnis fällt unter null.

rule-effects = Additional Effects
rule-effects-text = Drei Würfel eines Elements bringen einem Champion etwas, ob es gewählt ist oder nicht. Water bringt 1 Offensive, Earth 1 Defensive. Fire bringt 1 Ki, Air 1 AP und 1 Life.

rule-technique = Secret Technique
rule-technique-text = Eine Secret Technique wirkt, wenn die endgültigen Würfel ihre Elemente zeigen, einmal pro Aktion. Die Würfel behalten ihre normale Wirkung.

rule-combat-harmony = Harmony im Combat
rule-combat-harmony-text = Mit allen fünf Elementen darf ein Champion oder Ally in Harmony kämpfen. Er erleidet keine Wounds und fügt genau eine zu, gegen jede Verteidigung. Was seinen Angriff erhöht, gilt nicht.

rule-cover = Cover
rule-cover-text = Wer über anderes als einfache Grenzen gesehen wird, hat Cover. Im Ranged Combat ist das 1 Defensive mehr.

rule-test-roll = Würfel eines Tests
rule-test-roll-text = Außerhalb eines Combat werden fünf Elementwürfel geworfen. Ein Weakened Champion wirft vier.

rule-test-choice = Erfolge eines Tests
rule-test-choice-text = Man wählt ein Element, nie Void. Jeder Würfel, der es zeigt, ist ein Erfolg. Ein Courtier hat in einer Investigation einen mehr.

rule-test-harmony = Harmony im Test
rule-test-harmony-text = Alle fünf Elemente dürfen als vier Erfolge zählen. Das gilt in einer Investigation und sonst, wo das Szenario es sagt.

rule-investigation = Erfolge einer Investigation
rule-investigation-text = Zwei Erfolge oder weniger sind ein Fehlschlag. Drei ziehen eine Karte, vier oder Harmony zwei, fünf ziehen drei. Mindestens eine davon wird gespielt.

rule-battle-sizes = Sizes in einer Battle
rule-battle-sizes-text = In einer Battle werden nur die beiden Units verglichen. Für Numerical Superiority braucht es die doppelte Size.

## Tokens beside Characters

rule-character-tokens = Marker bei Figuren
rule-character-tokens-text = Szenarien und Karten legen Marker zu Figuren: ein oder zwei Offensive oder Defensive mehr, einen Neuwurf oder einen gedrehten Enemy-Würfel. Jeder wird einmal benutzt, in den Schritten 6 bis 8 eines Combat; ein Neuwurf-Marker hilft auch bei einem Test. Von jeder Sorte liegen sechs in der Schachtel.
rule-character-tokens-reading = Marker des Glory Track und Neuwurf-Marker von Allies werden für sich gezählt. In einem Combat wird höchstens ein Enemy-Würfel gedreht.
