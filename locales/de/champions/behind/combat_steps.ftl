# Words of a Combat or test told step by step, and of dice that cannot be so.

cause-technique = Secret Technique

step-title = { $number }. { $title }
step-title-target = Ziel
step-title-sizes = Sizes
step-title-beginning = Beginn
step-title-dice = Würfelzahl
step-title-roll = Wurf
step-title-rerolls = Neuwürfe
step-title-changes = Änderungen
step-title-results = Ergebnisse
step-title-wounds = Wounds
step-title-end = Ende

die-white = weiß
die-gray = grau
die-black = schwarz
step-face = { $offence ->
    [0] { $defence ->
        [0] leer
       *[other] { $defence } Defensive
    }
   *[other] { $defence ->
        [0] { $offence } Offensive
       *[other] { $offence } Offensive und { $defence } Defensive
    }
}
step-die-face = { $color }: { $face }

step-attacks-melee = { $name } greift { $target } im Melee Combat an.
step-attacks-ranged = { $name } greift { $target } im Ranged Combat an.
step-intervenes = { $name } nutzt Intervene.
step-intervenes-for = { $name } nutzt Intervene für { $other }.
step-yojimbo = { $name } hat Yojimbo und nimmt den Angriff auf sich.
step-yojimbo-for = { $name } hat Yojimbo und nimmt den Angriff auf { $other } auf sich.
step-total-sizes = Sizes: { $ours } gegen { $theirs }.
step-even-sizes = Keine Seite hat mehr.
step-not-twice = Keine Unit hat die doppelte Size der anderen.
step-no-sizes = Sizes zählen im Ranged Combat nicht.
step-outnumbered = { $name } ist Outnumbered.
step-honor = { $name }: { $change } Honor ({ $cause }).
step-imposing-alone = { $name } ist Imposing und allein: Keine Honor geht verloren.
step-is-dishonored = { $name } ist in diesem Combat Dishonored.
step-is-honorable = { $name } ist wieder Honorable.
step-begins = Der Combat beginnt.
step-card-says = { $name }: { $note }
step-on-card = { $name }: { $dice } Würfel auf der Karte.
step-on-card-unknown = { $name }: Die Würfel der Karte sind nicht eingetragen.
step-elementalist = { $name } ist Elementalist: vier Würfel im Melee Combat.
step-die-less = { $name } ist Outnumbered: ein Würfel weniger.
step-die-kept = { $name } behält alle Würfel, obwohl Outnumbered.
step-weakened = { $name } ist Weakened: höchstens vier Würfel.
step-ranged-target = { $name } ist Ziel eines Ranged Combat: vier Würfel.
step-extra-dice = Karten oder Szenario: { $change } Würfel.
step-rolls = { $name } wirft { $dice } Elementwürfel.
step-rolls-between = { $name } wirft { $least } oder { $most } Elementwürfel.
step-weakest-left-out = { $name } ist Outnumbered und lässt den schwächsten Würfel weg: { $color }.
step-enemy-rolls = { $name } wirft { $dice }.
step-enemy-rolls-unknown = { $name }: Die Würfel der Karte sind nicht eingetragen.
step-enemy-rolls-none = { $name } wirft keine Würfel.
step-rolled = { $name } wirft { $dice }.
step-rolled-by-app = { $name } wirft { $dice } (von der App geworfen).
step-enemy-rolled = { $name } wirft { $dice }.
step-enemy-rolled-by-app = { $name } wirft { $dice } (von der App geworfen).
step-enemy-totals = { $name } wirft insgesamt: { $face }.
step-focus = Focus: Aus { $from } wird { $to }.
step-reroll = Neuwurf: Aus { $from } wird { $to }.
step-enemy-rerolled = { $name }, neu gewürfelt: { $from }, jetzt { $to }.
step-no-rerolls = Keine Neuwürfe.
step-deceived = Deception: Aus { $from } wird { $to }.
step-void-called = Call of the Void: Ein Void geht weg, die anderen werden { $to }.
step-void-called-alone = Call of the Void: Das einzige Void geht weg.
step-enemy-die-changed = Der 9-Glory-Marker dreht einen Enemy-Würfel: Aus { $from } wird { $to }.
step-enemy-die-changed-totals = Der 9-Glory-Marker hat einen Enemy-Würfel gedreht.
step-no-changes = Keine Änderungen.
step-chosen-offence = Offensive: { $element }, { $count }.
step-chosen-defence = Defensive: { $element }, { $count }.
step-three-water = Drei Water: +1 Offensive.
step-three-earth = Drei Earth: +1 Defensive.
step-three-fire = Drei Fire: +1 Ki.
step-three-air = Drei Air: +1 AP und +1 Life.
step-technique = Secret Technique.
step-technique-adds = Secret Technique: { $what }.
step-technique-says = Secret Technique: { $note }
step-technique-declined = Die Secret Technique wird nicht genutzt.
step-power-adds = Power: { $what }.
step-token = Marker: { $token }.
step-cover = { $name } hat Cover: +1 Defensive.
step-defense = { $name } hat Defense({ $value }): +{ $value } Defensive.
step-modified = { $name }: { $what }.
step-modified-note = { $name }: { $what } ({ $note }).
step-no-defence = { $name } ist Dishonored und zählt keine Defensive.
step-no-return-fire = { $name } kann nicht zurückschießen und zählt keine Offensive.
step-in-harmony = { $name } ist in Harmony mit den Elementen.
step-result = { $name }: { $offence } Offensive, { $defence } Defensive.
step-recovers = { $name } erhält zuerst { $life } Life zurück.
step-wounds = { $name } erleidet { $wounds ->
    [0] keine Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}: { $offence } Offensive gegen { $defence } Defensive.
step-wounds-direct = { $name } erleidet { $wounds ->
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}: { $offence } Offensive gegen { $defence } Defensive, dazu { $direct } direkt zugefügt.
step-harmony-wound = { $name } erleidet genau 1 Wound und fügt keine zu.
step-corrupted = Corruption kostet { $name } { $lost } Purity.
step-corrupted-prevented = Corruption: { $stake } Purity auf dem Spiel für { $name }, { $prevented } Ki dagegen.
step-eliminated = { $name } ist Eliminated.
step-insignificant = { $name } ist Insignificant: Verwunden bringt keine Honor.
step-glory = { $name }: +{ $glory } Glory.
step-glory-unknown = { $name } erhält die Glory der Enemy-Karte; sie ist nicht eingetragen.
step-ends = Der Combat ist vorbei.

step-adds-offence = { $change } Offensive
step-adds-defence = { $change } Defensive
step-adds-wounds = { $wounds ->
    [one] { $wounds } Wound direkt zugefügt
   *[other] { $wounds } Wounds direkt zugefügt
}

test-chosen = { $element }: { $count }.
test-courtier = { $name } ist Courtier: +1 Erfolg.
test-harmony = { $name } ist in Harmony mit den Elementen: 4 Erfolge.
test-successes = { $successes ->
    [one] { $successes } Erfolg
   *[other] { $successes } Erfolge
} insgesamt.
test-brings-failure = Ein Fehlschlag: Zwei ungesehene Karten vom Ablagestapel kommen auf den Nachziehstapel.
test-brings-one = Eine Karte ziehen und spielen.
test-brings-two = Zwei Karten ziehen und mindestens eine spielen.
test-brings-three = Drei Karten ziehen und mindestens eine spielen.
test-passed = Nötig: { $target }. Der Test gelingt.
test-failed = Nötig: { $target }. Der Test misslingt.

refused-no-yojimbo = Nur eine Figur mit Yojimbo nimmt einen fremden Angriff auf sich.
refused-guarded = { $guard } steht mit Yojimbo im Gebiet von { $name } und muss stattdessen angegriffen werden.
refused-item-elsewhere = { $item } liegt in einem anderen Gebiet.
refused-not-in-area = { $name } steht in einem anderen Gebiet.
refused-unknown-on-card = { $value } von { $name } ist noch nicht eingetragen.
card-value-size = Size
card-value-ranged = Ranged Combat

dice-too-many = { $has } Elementwürfel: Niemand wirft mehr als 5.
dice-none = Keine Elementwürfel.
dice-wrong-count = Hier werden { $needs } Elementwürfel geworfen, nicht { $has }.
dice-wrong-count-between = Hier werden { $least } oder { $most } Elementwürfel geworfen, nicht { $has }.
dice-no-such-die = Würfel { $die } gibt es nicht mehr.
dice-twice = Würfel { $die } wird zweimal zugleich neu geworfen.
dice-rerolls-nothing = Der Neuwurf nennt keine Würfel.
dice-reroll-count = Ein Neuwurf von { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} zeigt { $faces }.
dice-too-many-rerolls = { $has } Neuwürfe sind mehr, als alles Ki bezahlt.
dice-not-drawn = Die App hat diese Würfel nicht geworfen, oder der Tisch ist weiter. Neu würfeln.
dice-same-element = Deception ändert nichts an Würfel { $die }.
dice-not-void = Würfel { $die } ist kein Void: Call of the Void entfernt ein Void.
dice-void-to-void = Call of the Void macht Würfel zu anderen Elementen, nicht zu Void.
dice-void-count = Call of the Void ändert hier { $needs ->
    [one] 1 anderes Void
   *[other] { $needs } andere Void
}, nicht { $has }.
dice-wrong-enemy-dice = Das sind nicht die { $needs } Würfel, die der Enemy wirft.
dice-too-many-enemy-dice = { $has } Enemy-Würfel: Mehr als 3 werden nie geworfen.
dice-too-few-on-card = Die Enemy-Karte nennt { $has } Würfel; weniger als 2 werden nie geworfen.
dice-no-such-face = Ein Enemy-Würfel hat sechs Seiten; Seite { $face } gibt es nicht.
dice-totals-too-high = { $has } ist mehr, als Enemy-Würfel zeigen.
dice-only-totals = Ein einzelner Enemy-Würfel ist nur änderbar, wenn die Würfel einzeln eingegeben sind.
dice-no-enemy-dice = In diesem Wurf sind keine Enemy-Würfel.
dice-same-face = Enemy-Würfel { $die } zeigt diese Seite schon.
dice-no-change = Der Marker dreht einen Enemy-Würfel: welchen?
dice-not-offensive = { $element } ist kein offensives Element.
dice-not-defensive = { $element } ist kein defensives Element.
dice-void-chosen = Void ist nie das gewählte Element.
dice-no-technique = Keine Secret Technique ist eingetragen.
dice-technique-needs = Die Secret Technique braucht { $needs } { $element }, vorhanden: { $has }.
dice-no-harmony = Harmony braucht alle fünf Elemente; { $element } fehlt.
dice-token-twice = Ein Marker wird zweimal benutzt.
dice-sizes-too-high = Eine Gesamt-Size von { $has } passt nicht in zwei Gebiete.
dice-size-missing = Die Gesamt-Size einer Seite ist mindestens die ihres Kämpfers.
dice-present-twice = Jemand ist doppelt gezählt.
dice-modifier-too-high = Ein Zusatz ist größer, als eine Karte ihn bringt.

edit-die-1 = Würfel 1
edit-die-2 = Würfel 2
edit-die-3 = Würfel 3
edit-die-4 = Würfel 4
edit-die-5 = Würfel 5
edit-again-1 = Würfel 1, neu gewürfelt
edit-again-2 = Würfel 2, neu gewürfelt
edit-again-3 = Würfel 3, neu gewürfelt
edit-again-4 = Würfel 4, neu gewürfelt
edit-again-5 = Würfel 5, neu gewürfelt
edit-enemy-die-1 = Enemy-Würfel 1
edit-enemy-die-2 = Enemy-Würfel 2
edit-enemy-die-3 = Enemy-Würfel 3
edit-enemy-again-1 = Enemy-Würfel 1, neu gewürfelt
edit-enemy-again-2 = Enemy-Würfel 2, neu gewürfelt
edit-enemy-again-3 = Enemy-Würfel 3, neu gewürfelt
edit-enemy-face = { $offence } Offensive, { $defence } Defensive
edit-enemy-offence = Offensive des Enemy
edit-enemy-defence = Defensive des Enemy
edit-our-size = Size eurer Seite
edit-their-size = Size der Enemy-Seite
step-item = { $name } nutzt { $item }.
step-item-says = { $name }, { $item }: { $note }
step-card-adds = Die Karte von { $name }: { $what }.

## Tokens beside Characters

step-reroll-token = Neuwurf-Marker: Aus { $from } wird { $to }.
step-character-token = Marker bei { $name }: { $token }.
