# The rules at hand, in the project's own words. Two to four short sentences each; the page is named beside them.

rule-set-champions = Fünf Champions
rule-set-champions-text = An jedem Tisch stehen fünf Champions. Companions füllen die Sitze, die Spieler frei lassen; wer allein spielt, führt vier Minor Clan Bushi oder vier vom eigenen Clan. Jeder Spieler bringt einen anderen Clan, außer das Szenario sagt etwas anderes.

rule-set-threshold = Honorable Victory Threshold
rule-set-threshold-text = Die Honor aller fünf Champions zu Beginn, plus ihre Destiny, plus der Wert der Schwierigkeit. An dieser Zahl wird am Ende die Group Honor gemessen. Szenarien können sie ändern.

rule-set-objectives = Clan Objectives
rule-set-objectives-text = Karten mit dem Zeichen Investigation kommen zuvor heraus, wo das Szenario keine ist. Dann sieht sich jeder Spieler drei Objectives an und behält mindestens eines. Revealed liegt offen, Hidden bleibt verdeckt, bis es erfüllt ist. Was am Ende unerfüllt ist, kostet Glory.

rule-set-favor = Imperial Favor zu Beginn
rule-set-favor-text = Zuerst hält den Favor, wessen Champion die meiste Honor hat. Bei Gleichstand wirft man fünf Elementwürfel, bis jemand mehr Fire zeigt. Wer ihn hält, entscheidet, was die Regeln offenlassen.

rule-set-companions = Companions
rule-set-companions-text = Zu viert folgt der Companion dem Favor, zu dritt folgen beide. Zu zweit führt jeder einen, der dritte folgt dem Favor. Allein führt man alle. Companions behalten keine Clan Objectives.

rule-honor = Honor
rule-honor-text = Honor bleibt zwischen −5 und 10. Unter 0 ist ein Champion Dishonored. Wer freiwillig Honor ausgibt, darf nicht unter −5 fallen. Die Honor aller, die im Spiel sind, ist die Group Honor.

rule-glory-track = Glory
rule-glory-track-text = Glory bleibt zwischen 0 und 25. Beim ersten Erreichen von 3, 6 und 9 erhält ein Champion einen Marker: 1 Defensive mehr, 1 Offensive mehr oder einen Enemy-Würfel ändern. Jeder wird einmal benutzt und kommt nie wieder.

rule-action-points = Action Points
rule-action-points-text = Action Points bezahlen Aktionen. Ein Champion behält den Rest für die nächste Runde, bis insgesamt 10. Allies und Enemies verlieren, was sie nicht benutzen.

rule-life = Life Points
rule-life-text = Wounds nehmen Life Points weg, Healing bringt sie zurück, nie über die Zahl der Karte. Bei 0 ist eine Figur Eliminated, und nichts heilt sie.

rule-purity = Purity
rule-purity-text = Alle beginnen mit 5 Purity. Corruption senkt sie, und bei 0 wechselt ein Champion mit Life Points die Seite. In der eigenen Activation darf man 1 Ki zu 1 Purity machen, bis 5. Was am Ende fehlt, kostet Honor und Glory.

rule-ki = Ki
rule-ki-text = Verfügbares Ki bezahlt Neuwürfe, Purity und Schutz vor Corruption. Benutztes Ki liegt bis Recovery beiseite. Ki darf über die Zahl der Karte steigen, aber nur bis dahin.

rule-dishonored = Dishonored
rule-dishonored-text = Ein Champion unter 0 Honor ist Dishonored: keine Investigation und keine Defensive im Combat. Die App prüft es nach jeder Aktion, im Melee Combat noch einmal vor den Würfeln.

rule-weakened = Weakened
rule-weakened-text = Mit höchstens der Hälfte seiner Life Points ist ein Champion Weakened. Seine Karte kann eine andere Zahl nennen. Er wirft höchstens vier Elementwürfel. Healing beendet es.

rule-phases = Phasen einer Runde
rule-phases-text = Eine Runde geht durch Preparation, Champions und Allies, Enemies und Recovery, nie rückwärts. Wie viele Runden es gibt, sagt das Szenario.

rule-preparation = Preparation
rule-preparation-text = Wer den Favor hält, wählt einen Platz von 1 bis 5, dann die anderen im Uhrzeigersinn. Companions nehmen die übrigen Plätze. Das ist die Reihenfolge der Activations.

rule-activation = Activation
rule-activation-text = Champions sind nacheinander am Zug, in der Reihenfolge ihrer Plätze. Wer am Zug ist, führt so viele Aktionen aus, wie die Action Points bezahlen. Dann folgt der nächste.

rule-allies = Allies
rule-allies-text = Alle Allies sind zu Beginn der Activation des Champions mit dem Favor am Zug. Die anderen Spieler spielen sie.

rule-enemy-phase = Enemies Phase
rule-enemy-phase-text = Zuerst zieht jeder Enemy, wie sein Verhalten sagt. Je drei Action Points Rest sind ein Combat. Dann kehren Reinforcements zurück, und was Enemies nicht benutzt haben, verfällt.

rule-movement = Movement auf dem Spielplan
rule-movement-text = Jede Grenze kostet, was sie zeigt: eine einfache 1 AP, eine doppelte 2. Ein Gebiet fasst insgesamt Size 4; ein volles durchquert man ohne Halt und nur, wenn dort alle zur eigenen Seite gehören. Gegner zu verlassen kostet 1 AP mehr, einen Champion auch 2 Honor.

rule-sight = Line of Sight
rule-sight-text = Ein Weg über höchstens zwei Grenzen führt zum Ziel, von oben über drei. Höchstens eine davon darf doppelt oder geteilt sein, punktierte beliebig viele; über jede davon hat das Ziel Cover. Rote Grenzen beenden die Line of Sight.

rule-enemy-order = Die Reihenfolge der Enemies
rule-enemy-order-text = Enemies ziehen nacheinander, zuerst, wer seinem Ziel am nächsten ist. Wer den Favor hält, darf anders ordnen und entscheidet Gleichstände.

rule-combat-tokens = Combat-Marker
rule-combat-tokens-text = Nach seinem Movement erhält ein Enemy für je volle 3 AP Rest einen Combat-Marker. Jeder Marker ist ein Combat, nach allen Movements. Was übrig ist, verfällt.

rule-behaviours = Verhalten
rule-behaviours-text = Guardians warten, bis etwas sie weckt; eine Patrol geht ihre Buchstaben ab, bis sie jemanden sieht. Search, Assassination und Escape haben ein eigenes Ziel und kämpfen gegen jeden, der im Weg ist. Die meisten wechseln am Ende zu Assault oder Escape.

rule-recovery = Recovery
rule-recovery-text = Ki über der Karte geht verloren, benutztes Ki ist wieder verfügbar. Champions erhalten die Action Points ihrer Karte, bis 10. Der Favor geht an den nächsten Spieler, und eine Runde beginnt.

rule-actions = Aktionen
rule-actions-text = Combat, Investigation, Complex Manipulation und Healing kosten 3 AP. Concentration kostet 2, Simple Manipulation und Draw Objectives je 1, ein Movement so viel wie seine Grenzen. Wer handelt, muss bezahlen können.

rule-action-details = Healing, Concentration, Disengagement
rule-action-details-text = Healing bringt 2 Life Points zurück, nur ohne Enemy im Gebiet. Concentration gibt 1 Ki, einmal pro Activation. Gegner zu verlassen kostet 1 AP mehr, einen Champion auch 2 Honor. Freiwillig ausgegebene Honor darf nicht unter −5 enden.

rule-equipment = Equipment
rule-equipment-text = Weapons, Armor und Relics kommen aus Szenarien; ihre Karten sagen, was sie bewirken. Ein Champion trägt beliebig viele und benutzt je Art eines pro Szenario.

rule-intervene = Intervene
rule-intervene-text = Ein Champion im Gebiet des Ziels darf an dessen Stelle kämpfen. Das kostet nichts und geht für jeden Champion einmal pro Runde. Wollen es mehrere, entscheidet, wer den Favor hält.

rule-outnumbered = Outnumbered und Numerical Superiority
rule-outnumbered-text = Melee vergleicht die Sizes beider Seiten. Die kleinere Seite ist Outnumbered: ein Würfel weniger und 1 Honor für ihren Champion. Der Champion der größeren Seite verliert 1 Honor, außer er ist Imposing und allein.

rule-ranged = Ranged Combat
rule-ranged-text = Nur eine Figur mit Ranged-Wert schießt, ohne Gegner im eigenen Gebiet. Das Ziel liegt in einem anderen Gebiet, in Range und Line of Sight. Es wirft vier Würfel und verwundet nur zurück, wenn es auch schießen könnte.

rule-wounds = Wounds
rule-wounds-text = Beide Seiten verwunden zugleich: Offensive minus Defensive der anderen Seite. In diesem Combat gewonnene Life Points zählen zuerst. Eine Wound von einem Enemy mit Corruption kostet auch Purity; jedes verfügbare Ki verhindert 1.

rule-combat-end = Ende eines Combat
rule-combat-end-text = Den Enemy zu verwunden bringt dem Champion 1 Honor, einmal pro Combat und nicht bei Insignificant. Ihn zu eliminieren bringt die Glory seiner Karte. Dann wird jeder Status neu geprüft.

rule-test = Focus, Deception, Call of the Void
rule-test-text = Focus würfelt für 1 Ki beliebige Würfel neu, immer wieder. Deception macht einen Würfel für 2 Honor zu einem anderen Element, einmal pro Aktion. Call of the Void gibt einen Void-Würfel auf, um die anderen zu ändern. Immer in dieser Reihenfolge.

rule-elimination = Eliminated
rule-elimination-text = Ein Champion ohne Life Points verlässt den Spielplan und erhält 2 Glory. Seine Honor verlässt die Group Honor, seine Honor zu Beginn den Threshold; seine Destiny bleibt. Sein Spieler darf mit einem Companion weiterspielen.

rule-corruption = Corrupted
rule-corruption-text = Bei 0 Purity und mit Life Points wird ein Champion ein Enemy und behält seine Wounds. Das Szenario zählt ihn als Eliminated, aber ohne die 2 Glory. Er wird nie Glorified.

rule-end = Spielende
rule-end-text = Das Spiel endet sofort, wenn das Ziel erreicht ist. Es endet auch nach der letzten Runde oder wenn das Szenario es sagt. Dann werden Honor, Threshold und Glory berechnet.

rule-end-honor = Group Honor am Ende
rule-end-honor-text = Jeder fehlende Purity Point nimmt seinem Champion 1 Honor. Die Summe aller, die im Spiel sind, ist die Group Honor. Eliminated und Corrupted zählen nicht.

rule-end-threshold = Threshold am Ende
rule-end-threshold-text = Jeder Champion mit 15 Glory oder mehr senkt den Threshold um 1. Jeder ohne Glory hebt ihn um 1. Es zählt die Glory im Moment des Spielendes, außer dieser Tisch spielt es anders.

rule-end-glory = Glory am Ende
rule-end-glory-text = Erfüllte End Objectives bringen ihre Glory. Jedes offene Objective nimmt seinen niedrigeren Wert weg, ebenso fehlende Purity und Destiny. Das Ergebnis bleibt zwischen 0 und 25.

rule-end-victory = Sieg
rule-end-victory-text = Dazu muss das Ziel erreicht und die Group Honor mindestens der Threshold sein. Allein braucht der Champion auch mehr Glory als die vier Companions zusammen.

rule-end-glorified = Glorified
rule-end-glorified-text = Nach einem Sieg ist der Champion mit der meisten endgültigen Glory Glorified; bei Gleichstand sind es mehrere. Companions und Corrupted Champions sind es nie. Mehr Kooperation wird ohne Objectives und ohne Glorified gespielt.

rule-reinforcement = Reinforcement
rule-reinforcement-text = Eliminated Enemies mit diesem Keyword kehren am Ende der Enemies Phase zurück. Pro nummeriertem Gebiet ist es einer, niedrigste Nummer zuerst. Wer den Favor hält, wählt, welche. Andere bleiben weg.

rule-keywords = Keywords
rule-keywords-text = Ein Keyword ändert einzelne Regeln für den, der es hat. Die App wendet an, was Zahlen ändert, und zeigt den Rest, wo es darauf ankommt.
