# Words of Bushido: States and Specials, one by one.

## Was jeder Zustand tut

bushido-section-states = Die Zustände einzeln
bushido-section-states-sub = was ein Marker tut und wann er endet
bushido-state-berserk-text = Aggressive: mindestens so viele Attack- wie Defence-Würfel. Kommt mit einem Impetuous-Marker. Es muss den nächsten Enemy in Reichweite bekämpfen, sonst Charge, sonst Run auf einen zu. Endet in der End Phase.
bushido-state-bleed-text = End Phase: der Marker mit dem höchsten Wert geht und fügt so viele Wounds zu; noch einmal, solange drei oder mehr liegen. Jede geheilte Wound nimmt alle weg.
bushido-state-blind-text = Sieht nichts jenseits von BtB, −1 Melee Pool, kein Run und kein Charge. Endet in der End Phase.
bushido-state-controlled-text = Kämpft für die andere Seite. Ein Marker geht für jeden Counter, den es ausgibt, oder für einen Exchange ohne; bei 0 kehrt es zurück. Es erzeugt Ki, gibt aber keines aus.
bushido-state-death-sentence-text = Wer es bekämpft oder beschießt, hat einen Würfel mehr und +1 auf den Damage Roll, wie viele Marker auch liegen. 3 Ki in der Starting Phase nehmen einen weg.
bushido-state-diseased-text = In der Starting Phase geht ein Marker, und das Modell hat einen Counter weniger.
bushido-state-disguised-text = Enemies mit höchstens 1 Ki können es nicht wählen; andere bestehen zuerst einen Ki-Test gegen seine Zahl, sonst ist ihre Aktivierung vorbei. Eigene Angriffe, Exchanges und Scenario-Aktionen beenden es.
bushido-state-fire-text = End Phase: wie Bleed, und Tough hilft nicht. Ein Wait nimmt zwei weg, eigene oder die eines Freundes in BtB.
bushido-state-frightened-text = Defensive, −1 Melee und Ranged Pool, keine Aktion in BtB mit Fear, und jeder Fear-Test misslingt. In der End Phase wird noch einmal getestet: bestanden, endet es.
bushido-state-held-text = Defensive, −1 Melee Pool, keine Bewegung außer Drehen. Nur Disengage, Stand Up und Feats, die im Exchange gehen. Endet, wenn der Haltende geht oder einen anderen bekämpft, oder durch Disengage.
bushido-state-immobilised-text = Melee, Run, Charge, Scenario, Stand Up, Heal und jede Bewegung verlangen zuerst Size (6); misslungen ist die Aktion vorbei. Keine Specials. Ein bestandener Test, ein Wait oder Bewegtwerden beendet es.
bushido-state-impetuous-text = Modelle mit einem Marker werden zuerst aktiviert. Einer geht mit jeder Aktion, die Counter kostet.
bushido-state-poison-text = End Phase: wie Bleed; Tough und Durable zählen für jeden Marker.
bushido-state-prone-text = −1 Melee Pool, greift als Zweites an, keine Specials, verdeckt keine Sicht; Enemies dürfen seine ZoC und BtB missachten. Es kann nur Stand Up.
bushido-state-reload-text = Kein Ranged Attack mit Waffen, die Reload haben. Ein Wait nimmt einen weg.
bushido-state-spirit-block-text = Kein Ki in der Starting Phase; dann geht ein Marker.
bushido-state-stunned-text = −1 Melee und Ranged Pool, einmal, wie viele auch liegen. Einer geht in jeder End Phase, alle durch ein Wait.
bushido-state-surprised-text = Bis zum Ende der Aktion: keine Ki Feats oder Boosts, greift als Zweites an, −1 Melee Pool.

## Was jedes Special tut

bushido-section-specials = Die Specials einzeln
bushido-section-specials-sub = was jedes tut, wenn es wirkt
bushido-rule-special-combo = Combo Attack
bushido-rule-special-combo-text = Damage Rolls auf dem Success Level, dann je zwei darunter, solange es nicht unter 0 ist; auf Stufe 0 oder 1 noch einer auf 0.
bushido-rule-special-critical = Critical Attack
bushido-rule-special-critical-text = Ein Damage Roll; zwei gleiche Würfel, die zählen, nehmen den Enemy aus dem Spiel.
bushido-rule-special-dual = Dual Attack
bushido-rule-special-dual-text = Zwei Damage Rolls auf dem Success Level.
bushido-rule-special-powerful = Powerful Attack
bushido-rule-special-powerful-text = Ein Damage Roll mit +3.
bushido-rule-special-stun = Stun Attack
bushido-rule-special-stun-text = Ein Damage Roll, dann ist der Enemy Stunned.
bushido-rule-special-slam = Slam Attack
bushido-rule-special-slam-text = Ein Damage Roll, halbe Wounds; der Enemy wird 3″ weggeschoben und ist Prone. Der Exchange ist vorbei.
bushido-rule-special-sweep = Sweep
bushido-rule-special-sweep-text = Als Attack: ein Damage Roll, halbe Wounds, der Enemy ist Prone, der Exchange ist vorbei. Als Defence: der Angreifer ist Prone, und der Exchange geht weiter.
bushido-rule-special-throw = Throw
bushido-rule-special-throw-text = Als Attack: ein Damage Roll, halbe Wounds, 2″ in einer Linie und Prone. Als Defence: der Angreifer wird 2″ bewegt und ist Prone. Der Exchange ist vorbei.
bushido-rule-special-forceback = Forceback
bushido-rule-special-forceback-text = Als Attack: ein Damage Roll, halbe Wounds. Das eine Modell geht 1″ zurück und das andere folgt; der Exchange geht weiter.
bushido-rule-special-drag = Drag
bushido-rule-special-drag-text = Kein Damage Roll. Wer zieht, geht 1″ zurück, und der andere wird mitgezogen; der Exchange geht weiter.
bushido-rule-special-grapple = Grapple
bushido-rule-special-grapple-text = Der andere ist Held. Als Attack schlägt er nicht zurück, und der Exchange ist vorbei; als Defence geht er weiter.
bushido-rule-special-push = Push
bushido-rule-special-push-text = Kein Damage Roll. Der andere wird aus der ZoC geschoben; der Exchange ist vorbei.
bushido-rule-special-sidestep = Sidestep
bushido-rule-special-sidestep-text = Kein Damage Roll. Das eigene Modell verlässt BtB und die ZoC; der Exchange ist vorbei.
bushido-rule-special-counterstrike = Counterstrike Defence
bushido-rule-special-counterstrike-text = Hat der Angreifer Attack-Würfel: ein Damage Roll gegen ihn auf dem Success Level weniger 2, wenn das nicht unter 0 ist. Der Exchange geht weiter.
