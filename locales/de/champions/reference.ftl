# The rules at hand: sections, the entries that rules.ftl and combat_steps.ftl do not have, and the words of the screen.
# In the project's own words: two to four short sentences each; the page is named beside them.
# A key ending in -words holds other words players may look for; one ending in -reading what this app plays where the
# rulebook leaves a choice.

rules-before-pages = s seite regelbuch p page

section-setup = Aufbau
section-setup-sub = Champions, Threshold, Objectives, Favor
section-values = Honor, Glory, Life, Ki
section-values-sub = Was die Werte bedeuten und was sie ändert
section-turn = Die Runde
section-turn-sub = Vier Phasen und der Imperial Favor
section-actions = Aktionen
section-actions-sub = Was sie kosten und wer darf
section-tests = Würfel und Tests
section-tests-sub = Elemente, Focus, Deception, Call of the Void
section-combat = Combat
section-combat-sub = Die zehn Schritte
section-movement = Movement
section-movement-sub = Grenzen und Platz
section-sight = Line of Sight
section-sight-sub = Range, Cover, Elevated-Gebiete
section-enemies = Enemies
section-enemies-sub = Ihre Phase und ihr Verhalten
section-battle = Battle
section-battle-sub = Units aus mehreren Miniaturen
section-investigation = Investigation
section-investigation-sub = Der Kartenstapel und Gespräche mit Personae
section-end = Spielende
section-end-sub = Wertung, Sieg, Kampagne
section-keywords = Keywords
section-keywords-sub = Alle Wörter, die auf Karten stehen

## Setting up

rule-precedence = Was zuerst gilt
rule-precedence-text = Ein Szenario geht vor einer Karte, eine Karte vor dem Regelbuch. Darum lässt sich alles, was die App berechnet, in einem Schritt anders machen.
rule-precedence-words = vorrang konflikt widerspruch rangfolge ausnahme

rule-scenario = Szenarien
rule-scenario-text = Ein Adventure ist das übliche Spiel. Eine Investigation bringt einen Stapel Hinweise dazu, eine Battle fasst Miniaturen zu Units zusammen. Das Szenario nennt sein Ziel, seine Runden und was leicht und schwer ändern.
rule-scenario-words = abenteuer schwierigkeit plan art adventure

rule-start-values = Werte zu Beginn
rule-start-values-text = Jeder Champion beginnt mit den Werten seiner Karte. Purity beginnt bei 5, Glory bei 0, und alles Ki ist verfügbar.

rule-solo = Allein spielen
rule-solo-text = Ein Spieler führt einen Champion und vier Companions einer Art. Der Champion behält den Imperial Favor das ganze Spiel. Ein Sieg verlangt auch mehr Glory, als die Companions zusammen haben.
rule-solo-words = solo einzelspieler ein spieler

rule-destiny = Destiny
rule-destiny-text = Jeder Punkt Destiny hebt den Threshold um 1 und kostet seinen Champion am Ende 1 Glory. Er bleibt im Threshold, auch wenn der Champion fällt. Ein Ally hat stattdessen so viele Neuwurf-Marker.

## Values

rule-group-honor = Group Honor
rule-group-honor-text = Die Honor aller Champions und Companions im Spiel, zusammengezählt. Wer Eliminated oder Corrupted ist, zählt nicht mehr. Die App führt die Summe, niemand muss sie eintragen.

rule-honor-moves = Was Honor ändert
rule-honor-moves-text = Einen Enemy zu verwunden bringt 1, ein Combat als Outnumbered auch; manche Clan Powers bringen mehr. Ein Combat mit Numerical Superiority kostet 1. Deception und Disengagement kosten je 2.
rule-honor-moves-words = ehre gewinnen verlieren

rule-glory-moves = Was Glory ändert
rule-glory-moves-text = Einen Enemy zu eliminieren bringt die Glory seiner Karte, ein erfülltes Objective seine eigene. Eliminated zu werden bringt 2. Am Ende nehmen offene Objectives, fehlende Purity und Destiny Glory weg.
rule-glory-moves-words = ruhm gewinnen verlieren

rule-glory-track-reading = Wer unter einen solchen Wert fällt und wieder steigt, erhält keinen zweiten Marker.
rule-purity-reading = Nichts hebt Purity über 5.
rule-dishonored-reading = Mit 0 Honor ist man nicht Dishonored. Ein Tisch darf es in seinen Optionen anders spielen.
rule-corruption-reading = Threshold und Group Honor ändern sich wie bei einer Elimination. Wer in der Enemies Phase Corrupted wird, handelt ab der nächsten; ein Tisch kann es in seinen Optionen anders spielen.
rule-phases-reading = Der Zähler beginnt auf 1 und rückt in der Preparation jeder späteren Runde vor.

rule-size = Size
rule-size-text = Size sagt, wie viel Platz eine Figur braucht, von 1 bis 4. Ein Gebiet fasst insgesamt Size 4. Im Melee Combat zählen beide Seiten ihre zusammen.

rule-take-over = Mit einem Companion weiterspielen
rule-take-over-text = Wessen Champion Eliminated oder Corrupted ist, darf einen Companion auf dem Spielplan führen. Er bleibt ein Companion, ohne Objectives, und wird nie Glorified.

## Turn

rule-favor = Imperial Favor
rule-favor-text = Wer ihn hält, wählt zuerst einen Platz in der Reihenfolge, führt die Companions und entscheidet Gleichstände. Nach jeder Runde geht er im Uhrzeigersinn weiter. Allein bleibt er, wo er ist.
rule-favor-words = startspieler marker gleichstand gunst

rule-ring-events = Ring Events
rule-ring-events-text = Eine Variante: Zu Beginn jeder Runde wird eine Karte aufgedeckt. Sie begünstigt oder behindert ein Element in dieser Runde. Die Karte liegt neben dem Spielplan.
rule-ring-events-words = variante zufall

## Actions

rule-who-may = Wer was darf
rule-who-may-text = Champions dürfen alles. Allies nutzen keine Concentration und ziehen keine Objectives. Enemies kämpfen und ziehen; sonst machen sie nur Simple Manipulations.

rule-healing = Healing
rule-healing-text = Für 3 AP erhält ein Champion oder Ally 2 Life Points zurück. Kein Enemy darf in seinem Gebiet sein. Life steigt nie über die Zahl der Karte.
rule-healing-words = heilen heilung lebenspunkte trefferpunkte

rule-concentration = Concentration
rule-concentration-text = Für 2 AP erhält ein Champion 1 Ki, einmal pro Activation. Es darf über die Zahl der Karte steigen, bis Recovery.

rule-disengagement = Disengagement
rule-disengagement-text = Ein Gebiet mit einem Gegner zu verlassen kostet 1 AP mehr. Ein Champion verliert auch 2 Honor. Ein wachender Gatekeeper gilt hier nicht als Gegner.
rule-disengagement-reading = Mit −4 oder −5 Honor ist es erlaubt, wo das Szenario oder eine erzwungene Wahl es verlangt. Die App warnt dann.
rule-disengagement-words = lösen fliehen flucht rückzug verlassen

rule-simple-manipulation = Simple Manipulation
rule-simple-manipulation-text = Für 1 AP nimmt, legt oder übergibt eine Figur einen Gegenstand; ohne Würfel. Tauschen zwei Champions etwas, bezahlt nur einer. Szenarien nennen andere Verwendungen.
rule-simple-manipulation-words = gegenstand aufheben geben tauschen

rule-complex-manipulation = Complex Manipulation
rule-complex-manipulation-text = Für 3 AP macht ein Champion oder Ally einen Test gegen eine Zahl des Szenarios. Wozu er gut ist, steht ebenfalls im Szenario.
rule-complex-manipulation-words = mechanismus

rule-draw-objectives = Draw Objectives
rule-draw-objectives-text = Für 1 AP, einmal pro Activation, zieht ein Champion zwei Objectives und behält eines. Das andere kehrt in den Stapel zurück; Seite 15 legt es auf den Ablagestapel. Ein Revealed wird sofort aufgedeckt. Companions ziehen keine.

rule-raise-purity = Ki in Purity
rule-raise-purity-text = Jederzeit in der eigenen Activation darf ein Champion verfügbares Ki ausgeben. Jedes hebt seine Purity um 1, bis 5. Es kostet keine AP.

## Dice and tests

rule-elements = Die fünf Elemente
rule-elements-text = Elementwürfel haben zehn Seiten, jedes Element auf zweien. Jedes Element kommt also in einem von fünf Würfen. Champions und Allies werfen sie.
rule-elements-words = luft erde feuer wasser leere void ring wahrscheinlichkeit elemental dice

rule-successes = Offensiv- und Defensiv-Erfolge
rule-successes-text = Jeder Offensiv-Erfolg ist eine mögliche Wound; jeder Defensiv-Erfolg hält eine auf. Water und Fire greifen an, Air und Earth verteidigen. Void zählt für keines.
rule-successes-words = angriff verteidigung katana helm treffer block success

rule-enemy-dice = Enemy-Würfel
rule-enemy-dice-text = Enemies werfen zwei oder drei sechsseitige Würfel. Weiß ist am schwächsten, dann Grau, dann Schwarz. Ihre Seiten zeigen Offensive und Defensive.
rule-enemy-dice-reading = Die Seiten der App sind eine Annahme, bis jemand sie mit den Würfeln der Schachtel verglichen hat.

rule-focus = Focus
rule-focus-text = 1 verfügbares Ki würfelt beliebige Elementwürfel neu. Das geht wieder, solange Ki da ist. Ein Ally gibt stattdessen einen Neuwurf-Marker aus.
rule-focus-words = neuwurf neu würfeln reroll

rule-deception = Deception
rule-deception-text = Ein Champion bezahlt 2 Honor und dreht einen Würfel auf ein beliebiges Element, auch Void. Einmal pro Aktion, nach allen Neuwürfen. Seine Honor darf nicht unter −5 enden.
rule-deception-words = ändern würfel drehen schummeln täuschung

rule-call-of-the-void = Call of the Void
rule-call-of-the-void-text = Ein Würfel, der Void zeigt, verlässt den Test. Jedes andere Void wird zu einem Element nach Wahl. Das kommt zuletzt, nach Deception.
rule-call-of-the-void-words = leere anrufen

rule-test-harmony-reading = Der zusätzliche Erfolg eines Courtier kommt zu diesen vier nicht dazu.

## Combat

rule-combat-steps = Die zehn Schritte eines Combat
rule-combat-steps-text = Ziel, Sizes, Beginn, Würfelzahl, Wurf, Neuwürfe, Änderungen, Ergebnisse, Wounds, Ende. Wer auch beginnt, beide Seiten würfeln und beide können verwundet werden. Den Angreifer kostet es 3 AP.
rule-combat-steps-words = kampf angriff reihenfolge ablauf

rule-forced-movement = Forced Movement
rule-forced-movement-text = Wer gegen seinen Willen bewegt wird, geht in ein benachbartes Gebiet, das er betreten könnte. Dort muss Platz sein. Gibt es kein solches Gebiet, bleibt er und erleidet 1 Wound.
rule-forced-movement-words = schieben stoßen erzwungen

rule-both-fall = Beide fallen
rule-both-fall-text = Wounds werden gleichzeitig zugefügt, darum können beide Seiten zugleich Eliminated sein. Effekte am Ende eines Combat finden noch statt. Nichts bringt eine Eliminated Figur zurück.
rule-both-fall-words = gleichzeitig

rule-shooting-back = Zurückschießen
rule-shooting-back-text = Das Ziel eines Schusses antwortet nur mit Ranged-Wert und eigener Line of Sight. Sonst zählt seine Offensive nicht. Es verteidigt sich immer, und Sizes werden nicht verglichen.

rule-combat-harmony-reading = Wounds, die eine Technique direkt zufügt, fallen ebenfalls weg.

## Movement

rule-borders = Einfache und doppelte Grenzen
rule-borders-text = Eine einfache Grenze kostet 1 AP, eine doppelte 2. Figuren mit Agile überqueren eine doppelte für 1. Cavalry betritt über eine doppelte Grenze kein Elevated-Gebiet.

rule-dotted = Punktierte Grenzen
rule-dotted-text = Eine punktierte Grenze ist ein enger Weg: Size 1 kommt durch, andere nicht. Naga kommen mit jeder Size durch. Sie kostet 1 AP, oder 2, wo sie doppelt ist.
rule-dotted-reading = Eine Unit kommt durch, wenn jede ihrer Miniaturen allein durchkäme. Für die Sicht gibt sie Cover.

rule-split = Geteilte Grenzen
rule-split-text = Nur Figuren mit Break Through überqueren eine geteilte Grenze, für 2 AP. Cavalry betritt so kein Elevated-Gebiet.

rule-red = Rote Grenzen
rule-red-text = Niemand überquert eine rote Grenze, und niemand sieht über sie hinweg. Die Gebiete auf beiden Seiten sind nicht benachbart.
rule-red-words = mauer wand benachbart

rule-room = Platz und Saturated-Gebiete
rule-room-text = Ein Gebiet fasst Size 4. Es ist Saturated für jeden, der es darüber brächte. Niemand hält in einem Saturated-Gebiet.
rule-room-words = voll fassungsvermögen

rule-passing = Durchqueren
rule-passing-text = Ein Saturated-Gebiet darf man durchqueren, wenn alle darin zur eigenen Seite gehören. Die AP für Betreten und Verlassen werden zugleich bezahlt.

## Line of Sight

rule-direct = Direct und Indirect
rule-direct-text = Nur über einfache Grenzen ist eine Line of Sight Direct. Über alles andere ist sie Indirect, und das Ziel hat Cover. Von mehreren Wegen zählt der beste.

rule-range = Range
rule-range-text = Ein Schuss reicht ein oder zwei Gebiete weit, in einer Battle drei. Von einem Elevated-Gebiet ist es eines mehr. Ins eigene Gebiet wird nie geschossen.

rule-elevated = Elevated-Gebiete
rule-elevated-text = Von einem Elevated-Gebiet reicht ein Schuss ein Gebiet weiter. Geteilte Grenzen und die erste doppelte gelten als einfach. Beides gilt nicht gegen ein Ziel, das Elevated oder Indoor steht.
rule-elevated-words = erhöht höhe oben dach

## Enemies

rule-oni-heal = Oni heilen
rule-oni-heal-text = So beginnt die Enemies Phase: Jeder Enemy mit Oni heilt 1 Wound. Die App tut es und sagt, bei wem.

rule-enemy-order-reading = Wie weit es jeder hat, wird einmal geprüft, bevor der erste zieht. Bei gleicher Weite gilt: wie sie auf den Tisch kamen.
rule-combat-tokens-reading = Ein Enemy erhält seine Marker auch, wenn niemand zu bekämpfen ist; dann sind sie vergeudet.

rule-enemy-combats = Combats der Enemies
rule-enemy-combats-text = Nach allen Movements ist jeder Combat-Marker ein Combat, in derselben Reihenfolge. Ein Enemy kämpft gegen sein Ziel, sonst gegen den, den er erreicht. Ein Schuss geht vor Melee, wo er möglich ist.
rule-enemy-combats-reading = Ein Enemy benutzt alle seine Marker, bevor der nächste kämpft.

rule-assault = Assault
rule-assault-text = Das übliche Verhalten. Ziel ist der Champion, der in AP am nächsten ist; bei Gleichstand der mit mehr verfügbarem Ki. Schützen halten, wo sie schießen können, andere gehen bis zum Ziel.
rule-assault-reading = Wer gar nicht erreichbar ist, kommt zuletzt. Sind AP und Ki gleich, wählt, wer den Favor hält. Allies bekämpft er nicht; ein Tisch kann es in seinen Optionen zulassen, wo kein Champion in Reichweite ist.
rule-assault-words = ziel nächster angriff

rule-stationary = Stationärer Assault
rule-stationary-text = Ein stationärer Enemy zieht nie, auch nicht zurück nach einem Forced Movement. Er kämpft gegen jeden, der in seine Reichweite kommt.

rule-routes = Wege der Enemies
rule-routes-text = Ein Enemy nimmt den Weg, der die wenigsten AP kostet, nicht die wenigsten Gebiete. Er geht, so weit seine AP reichen. Er hält nie, wo kein Platz ist.
rule-routes-reading = Für das letzte Gebiet eines Wegs wird nicht nach Platz gefragt. Von gleich teuren Wegen nimmt die App einen und bietet die anderen an.
rule-routes-words = pfad route entfernung

rule-gatekeeper = Guardian: Gatekeeper
rule-gatekeeper-text = Er tut nichts, und niemand braucht Disengagement von ihm. Ein Angriff macht ihn zu Assault. Das tut auch ein Combat eines anderen Enemy in seinem Gebiet oder daneben.
rule-gatekeeper-reading = In der Enemies Phase geweckt, handelt er an seinem Platz der Reihenfolge, wenn der noch kommt.

rule-sentinel = Guardian: Sentinel
rule-sentinel-text = Er wartet. Hat er einen Champion oder Ally in Direct Line of Sight, wechselt er zu Assault. Er handelt sofort.

rule-patrol = Patrol
rule-patrol-text = Sie geht von Buchstabe zu Buchstabe und beginnt nach dem letzten wieder bei A. Ein Angriff oder eine Direct Line of Sight zu einem Champion oder Ally macht sie zu Assault.
rule-patrol-reading = Sie sieht sich um, wo sie hält, nicht wo sie nur durchgeht. Ein Tisch kann sie in seinen Optionen auch sehen lassen, während ihr zieht.

rule-search = Search
rule-search-text = Er geht zu dem, was er sucht. Er nimmt es für 1 AP oder was das Szenario sagt. Dann wechselt er zu Escape. Er kämpft nur gegen den, der den Gegenstand hat oder im Weg steht.
rule-search-reading = Zwei Enemies auf der Suche nach demselben Gegenstand werden getrennt geführt; ist er weg, einen vom Spielplan nehmen.

rule-assassination = Assassination
rule-assassination-text = Er geht auf die Opfer los, die das Szenario nennt, zuerst auf das nächste. Er kämpft gegen sie, sobald er kann, nah oder aus der Ferne. Sind alle Eliminated, wechselt er zu Assault.

rule-escape = Escape
rule-escape-text = Er geht zum nächsten Ausgang und kämpft nicht. Den Spielplan zu verlassen kostet 1 AP, mit einem Gegner dort 2. Welchen von gleich nahen Ausgängen er nimmt, sagt, wer den Favor hält.
rule-escape-reading = Ein Ausgang ohne Platz wird nicht betreten.

rule-escaping-boss = Ein Boss entkommt
rule-escaping-boss-text = Ein Boss auf dem Weg hinaus kämpft im Melee Combat, wo er einen Champion oder Ally trifft. Dafür braucht er 3 AP. Dann geht er mit dem Rest weiter. Wer im Weg steht, wird bekämpft; ein Hindernis, das er laut Szenario zerstört, nehmen die Spieler vom Spielplan.
rule-escaping-boss-reading = Er kämpft einmal in jedem Gebiet, in dem er beginnt oder das er betritt.

rule-blocked = Der Weg ist versperrt
rule-blocked-text = Manche Enemies kämpfen gegen den, der das Gebiet füllt, durch das sie müssen: die mit Search, Assassination und ein entkommender Boss. Sie müssen daneben stehen, mit 3 AP.
rule-blocked-reading = Die App sucht den Weg, als wäre überall Platz, und findet, wer ihn füllt.

rule-enemy-questions = Was die Regeln offenlassen
rule-enemy-questions-text = Wo mehrere Ziele, Wege oder Ausgänge gleich sind, wählt, wer den Favor hält. Die App fragt und hat eine Antwort bereit.
rule-enemy-questions-words = gleichstand

## Battle

rule-units = Units
rule-units-text = Eine Unit sind ein bis vier Miniaturen einer Art, zusammen bis Size 4. Ihr Life ist das der Karte mal ihre Miniaturen. Wounds füllen eine Miniatur nach der anderen, und ihre Size schrumpft mit. Sie trennen sich nie.

rule-battle-glory = Glory in einer Battle
rule-battle-glory-text = Jede Miniatur einer Enemy Unit bringt die Glory der Karte. Die letzte von mehreren bringt 1 mehr. Für Objectives ist jede Miniatur ein Enemy.

rule-allied-units = Purity von Allied Units
rule-allied-units-text = Eine Allied Unit hat 5 Purity und 1 mehr für jede Miniatur nach der ersten. Ohne Purity wechselt sie die Seite, mit dem, was von ihr übrig ist.

rule-retreat = Force Retreat und Pursue
rule-retreat-text = Wer mehr Miniaturen eliminiert hat, darf die andere Unit in ein freies Gebiet daneben treiben; Enemies tun es immer. Gibt es keines, erleidet sie 3 Wounds. Der Sieger darf kostenlos folgen; Enemies müssen, und ein Champion, der es nicht tut, verliert 1 Honor.

rule-battle-range = Range in einer Battle
rule-battle-range-text = Ein Schuss reicht drei Gebiete weit. Von einem Elevated-Gebiet reicht er vier.

rule-battle-order = Enemy Units am Zug
rule-battle-order-text = Jede Enemy Unit zieht und kämpft, bevor die nächste folgt. Zuerst die im selben Gebiet wie eine Ally Unit, dann die daneben. Dann folgen die, die zum Combat kommen. Der Rest kommt zuletzt.
rule-battle-order-reading = Die Reihenfolge wird vor jeder neu geprüft. Gleiche folgen, wie sie auf den Tisch kamen.

rule-battle-return = Reinforcement in einer Battle
rule-battle-return-text = Verlorene Miniaturen mit diesem Keyword sammeln sich neben dem Spielplan. Ergeben sie eine Unit der Size 4, kehrt sie am Ende der Enemies Phase zurück.

## Investigation

rule-investigation-deck = Der Investigation-Stapel
rule-investigation-deck-text = Eine nummerierte Interesting Information wird ungesehen beiseitegelegt, die anderen werden eingemischt. Jede, die auftaucht, nimmt ihren Marker vom Spielplan. Der letzte Marker ist, was alle suchen.
rule-investigation-deck-words = hinweis karte

rule-personae = Personae
rule-personae-text = Eine Persona, die eine Karte gab, wird grau. Sie darf noch einmal befragt werden und geht dann. Eine Figur, die eine Karte gab, wird nicht wieder befragt.
rule-personae-words = befragen gespräch reden

## End

rule-campaign = Kampagne
rule-campaign-text = Jedes Szenario wird notiert: gewonnen oder verloren, Group Honor gegen den Threshold, die Glory jedes Spielers, nie unter 0. Ein verlorenes Szenario wird wiederholt oder hingenommen. Wer am Ende die meiste Glory hat, wählt einen Clan und sein Ende; bei Gleichstand wählt jeder eines.

rule-intermission = Intermission-Karten
rule-intermission-text = In einer Kampagne zieht jeder Glorified Champion nach einem Sieg eine Intermission-Karte. Sie wird im nächsten Szenario gespielt, jederzeit.
rule-intermission-reading = Das Kapitel gibt eine Karte nur nach einem Sieg, das Lexicon nach jedem Szenario. Eine Kampagne spielt eines von beiden.

rule-cooperation = Mehr Kooperation
rule-cooperation-text = Eine Variante ohne Clan Objectives, in der niemand Glorified wird. Glory gibt weiter ihre Marker und bewegt den Threshold.

## Keywords

keyword-agile-text = Doppelte Grenzen kosten 1 AP wie einfache. Sonst ändert sich nichts.
keyword-break-through-text = Wer es hat, überquert geteilte Grenzen für 2 AP. Niemand sonst tut es.
keyword-cavalry-text = Betritt kein Elevated-Gebiet über eine doppelte oder geteilte Grenze. Darf von daneben in ein solches Gebiet kämpfen, als wäre es Saturated.
keyword-companion-text = Füllt den Tisch auf fünf Champions und zählt als einer. Hat keine Clan Objectives und wird nie Glorified.
keyword-corruption-text = Wounds von dieser Figur kosten auch Purity, so viel wie die Zahl in Klammern. Jedes verfügbare Ki verhindert den Verlust von 1.
keyword-courtier-text = Ein Erfolg mehr in jeder Investigation. Die App zählt ihn dazu.
keyword-defense-text = So viele Defensiv-Erfolge mehr wie die Zahl in Klammern. Sie zählen nur im Ranged Combat.
keyword-elementalist-text = Wirft vier Elementwürfel im Melee Combat. Der Ranged-Wert steht auf der Karte.
keyword-imposing-text = Zählt eine Size mehr, wenn Sizes verglichen werden. Wer damit allein auf seiner Seite ist, verliert durch Numerical Superiority keine Honor.
keyword-insignificant-text = Verwunden bringt keine Honor. Alles andere, was einer Wound folgt, gilt weiter.
keyword-naga-text = Überquert punktierte Grenzen mit jeder Size. Szenarien können mehr über Naga sagen.
keyword-oni-text = Ein Dämon: heilt 1 Wound zu Beginn jeder Enemies Phase. Die App tut es.
keyword-pure-text = Wann immer Purity verloren ginge, ist es 1 weniger. Die App rechnet es ein.
keyword-shadowlands-text = Gehört zu den Shadowlands. Das allein ändert nichts; Szenarien und Karten beziehen sich darauf.

## Other words for entries of the other files

rule-life-words = leben lebenspunkte trefferpunkte hp gesundheit schaden
rule-wounds-words = wunden schaden treffer
rule-action-points-words = ap aktionspunkte
rule-set-threshold-words = ehre ziel schwelle schwierigkeit honorable
rule-equipment-words = ausrüstung waffe rüstung relikt gegenstand
rule-elimination-words = tot tod sterben getötet eliminiert
rule-corruption-words = verderbnis makel taint seitenwechsel
rule-outnumbered-words = unterzahl überzahl superiority mehr figuren
rule-end-victory-words = gewinnen gewonnen verlieren niederlage
rule-recovery-words = rundenende erholung
rule-preparation-words = initiative zugreihenfolge vorbereitung
rule-activation-words = initiative zug aktivierung
rule-investigation-words = befragen hinweis ermittlung
rule-movement-words = gehen ziehen bewegung bewegen
rule-ranged-words = schießen bogen schütze fernkampf
rule-combat-dice-words = wie viele

rule-direct-reading = Auf dem Weg dürfen beliebig viele punktierte Grenzen liegen; jede gibt Cover. Eine punktierte doppelte zählt als doppelt.
rule-shooting-back-reading = Ein Ziel ohne Ranged-Wert wirft zur Verteidigung seine Melee-Würfel, ein Champion oder Ally vier.
rule-set-favor-reading = Verglichen werden nur die Champions der Spieler: Ein Companion hält nie den Favor.
rule-sentinel-reading = Ein Angriff aus größerer Entfernung, als er sieht, weckt ihn nicht.
rule-retreat-reading = Die Unit überquert jede Grenze außer einer roten, eine punktierte nur, wenn sie durchpasst. Nur ein Melee Combat treibt zurück; ein Tisch kann es in seinen Optionen nach jedem Combat spielen.
rule-battle-return-reading = Sie kehrt zurück wie jede Reinforcement, nicht mitten in der Phase, und tut, was das Szenario ihr vorgab. Ein Tisch kann sie in seinen Optionen fortsetzen lassen, was sie tat.
rule-draw-objectives-reading = Die andere Karte wird in den Stapel gemischt. Ein Tisch kann sie in seinen Optionen stattdessen ablegen.
rule-end-threshold-reading = Die Glory aller fünf Champions zählt, auch die von Companions und Corrupted. Ein Tisch kann nur Spieler zählen oder Corrupted auslassen, in seinen Optionen.
rule-boss = Boss
rule-boss-text = Für einen Boss gilt alles, was von Enemies gesagt ist. Gegen manche Effekte ist er immun; seine Karte oder das Szenario nennt sie. Seht dort nach vor einer Technique, einem Forced Movement oder einer Wound auf ein Gebiet.
rule-boss-words = immun immunität
