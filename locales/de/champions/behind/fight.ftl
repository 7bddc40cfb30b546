# Words of the sheet on which a Combat or a Skill Test is entered die by die.

fight-under-one = unter 1 %
fight-under-one-short = <1 %
fight-over-99 = >99 %
fight-under-tenth = unter 0,1
fight-percent = { $share } %
fight-counted = { $count } { $what }
fight-and = { $first } und { $last }

## Where we are

fight-step = Schritt { $now } von { $of }: { $name }
fight-step-ears = Schritt { $now } von { $of }
fight-step-target = Ziel
fight-step-dice = Würfel
fight-step-roll = Wurf
fight-step-rerolls = Neu{ "\u00AD" }würfe
fight-step-changes = Änderungen
fight-step-wounds = Wounds
fight-step-successes = Erfolge
fight-leave-test = Diesen Test verlassen
fight-ten-steps = Die zehn Schritte

## Before the roll

fight-life = Life { $life }/{ $of }
fight-life-and-ki = Life { $life }/{ $of } · Ki { $ki }
fight-life-and-rerolls = Life { $life }/{ $of } · Neuwürfe { $rerolls }
fight-life-unknown = Life nicht eingetragen
fight-others = Andere
fight-cover = { $name } hat Cover
fight-cover-sub = +1 Defensive
fight-no-return = { $name } kann nicht zurückschießen
fight-no-return-sub = keine Line of Sight
fight-no-bow-sub = kein Ranged-Wert auf der Karte
fight-stand-in = Tritt jemand dazwischen?
fight-aimed-at = das Ziel
fight-intervenes = mit Intervene
fight-yojimbo = Yojimbo
fight-unknown = Keine Chancen: Ein Wert der Karte von { $name } ist nicht eingetragen.
fight-guess = Die Chancen nutzen unsere Annahme der Enemy-Würfel, bis ihr sie prüft.
fight-guess-faces = Diese Seiten sind unsere Annahme, bis ihr sie prüft.
fight-more-sub = Art, wer begann, Sizes in Zahlen, was Karten dazugeben
fight-our-size = Size eurer Seite
fight-their-size = Size der Enemy-Seite
fight-more-offence = Offensive aus Karten
fight-more-defence = Defensive aus Karten
fight-foe-more-offence = Offensive des Enemy aus Karten
fight-foe-more-defence = Defensive des Enemy aus Karten
fight-minus = { $what }: eins weniger
fight-plus = { $what }: eins mehr

fight-to-eliminate = um { $name } zu eliminieren
fight-falls = { $name } fällt
fight-loses-purity = { $name } verliert Purity
fight-loses-purity-after = Übriges Ki verhindert den Rest.
fight-wounds-to = Wounds an { $name }
fight-miniatures-of = Verlorene Miniaturen: { $name }
fight-expected = { $wounds } erwartet
fight-bar = { $wounds }: { $share }
fight-bar-more = { $wounds }+: { $share }
fight-bar-or-more = { $wounds } oder mehr: { $share }
fight-meter-ears = { $share } Prozent
fight-meter-both = { $one } Prozent mit einem Ki, { $all } mit allen
fight-meter-both-tokens = { $one } Prozent mit einem Neuwurf, { $all } mit allen
fight-ki = { $ki } Ki
fight-ki-up-to = 1 bis { $most } Ki
fight-ki-ready = Ki, das ihr ausgeben wollt
fight-tokens = { $ki ->
    [one] { $ki } Neuwurf
   *[other] { $ki } Neuwürfe
}
fight-tokens-up-to = 1 bis { $most } Neuwürfe
fight-tokens-ready = Neuwurf-Marker, die ihr ausgeben wollt
fight-deception = Deception
fight-deception-sub = −2 Honor

## Entering dice

fight-dice = Würfel auf dem Tisch
fight-add-die = Würfel hinzufügen
fight-die-empty = Leerer Platz
fight-die-of = { $what }, Würfel { $number } von { $dice }
fight-take-back = Würfel antippen nimmt ihn zurück
fight-take-back-again = einen neuen Würfel antippen nimmt ihn zurück
fight-leave-asked = Würfel antippen lässt alles, wie es ist
fight-mark = neu
fight-mark-ears = { $element } neu würfeln, markiert
fight-asked = ?
fight-asked-ears = { $element }, danach wird gefragt
fight-left = weg
fight-left-ears = weg: { $element }, durch Call of the Void
fight-turned-ears = { $element }, gedreht von { $from }
fight-turned-back = Neu würfeln legt gedrehte Würfel, wie sie fielen.
fight-offensive-ears = { $element }, Offensive
fight-defensive-ears = { $element }, Defensive
fight-roll-yours = { $dice } Würfel werfen und an{ "\u00AD" }tippen
fight-more-dice = { $dice ->
    [one] Noch { $dice } Würfel antippen
   *[other] Noch { $dice } Würfel antippen
}
fight-roll-again = { $dice ->
    [one] { $dice } Würfel neu werfen und antippen
   *[other] { $dice } Würfel neu werfen und antippen
}
fight-ask-deception = Deception: Aus { $element } wird …
fight-ask-void = Call of the Void: Aus dem nächsten Void wird …
fight-ask-face = Nicht { $element }? Antippen, was er zeigt
fight-roll-for-me = App würfelt
fight-roll-them = Würfeln
fight-now-foe = Würfel von { $name }
fight-die-by-die = Einzeln
fight-by-totals = Summen
fight-foe-offensive = Offensive, alle Würfel zusammen
fight-foe-anyway = Das können die Würfel nicht zeigen. Noch einmal tippen nimmt es trotzdem.
fight-foe-defensive = Defensive, alle Würfel zusammen
fight-white = Weißer Würfel
fight-gray = Grauer Würfel
fight-black = Schwarzer Würfel
fight-face-ears = { $offence } Offensive, { $defence } Defensive

fight-so-far = Bisher
fight-so-far-total = Zusammen { $offence } Offensive und { $defence } Defensive. Es fehlen noch die Würfel von { $name }.
fight-so-far-total-direct = Zusammen { $offence } Offensive, { $defence } Defensive und { $direct } direkt zugefügt. Es fehlen noch die Würfel von { $name }.
fight-lacks = { $count ->
    [one] Der Secret Technique fehlt ein { $element }.
   *[other] Der Secret Technique fehlen { $count } { $element }.
}

## On the table

fight-foe-rolled = { $name } warf
fight-foe-again = neu eingeben
fight-foe-mark = Enemy-Würfel antippen, den ein Effekt neu wirft
fight-foe-roll-again = { $dice ->
    [one] Diesen Enemy-Würfel neu werfen
   *[other] Diese { $dice } Enemy-Würfel neu werfen
}
fight-by-effect = durch einen Effekt, kein Ki
fight-foe-tap-again = { $dice ->
    [one] { $dice } Würfel von { $name } neu werfen
   *[other] { $dice } Würfel von { $name } neu werfen
}
fight-count-offensive = { $count } Offensive
fight-count-defensive = { $count } Defensive
fight-offensive-element = Offensives Element
fight-defensive-element = Defensives Element
fight-element = Element, das zählt
fight-now-takes = Jetzt Schluss: { $name } erleidet
fight-takes = { $name } erleidet
fight-takes-ears = { $wounds ->
    [0] keine Wound
    [one] { $wounds } Wound
   *[other] { $wounds } Wounds
}

fight-marked = Markiert: { $which }
fight-own-elements = { $name } zählt
fight-marked-share = Neu: { $share } { $about }
fight-marked-advised = Neu: { $share } { $about }; wie geraten { $advised }
fight-marked-wounds = Neu: { $dealt } Wounds zugefügt, { $taken } erlitten
fight-with-element = mit { $element }
fight-unmark = Markierungen wegnehmen
fight-wrong = Falsch eingegeben
fight-call-void = Call of the Void
fight-no-ki = Kein Ki mehr übrig
fight-ki-unknown = Ki ist nicht eingetragen: jetzt eintragen
fight-no-token = Kein Neuwurf-Marker mehr übrig

## Advice

fight-advice = Rat
fight-advice-hide = Den Rat verbergen
fight-advice-shown = Zeigen
fight-advice-asked = Auf Wunsch
fight-reroll-which = Neu würfeln: { $which }
fight-reroll-all = Alle Würfel neu würfeln
fight-reroll-these = { $dice ->
    [one] Diesen Würfel neu werfen
   *[other] Diese { $dice } neu werfen
}
fight-token-of = Neuwurf-Marker, 1 von { $left }
fight-focus-of = Focus, 1 von { $left } Ki
fight-deceive = Deception: { $from } zu { $to }
fight-call = Call of the Void: { $to }
fight-call-alone = Call of the Void
fight-harmony = Harmony
fight-do-that = So machen
fight-becomes = Aus { $from } wird { $to }
fight-wounds-both = { $dealt } zugefügt, { $taken } erlitten
fight-to-stay-unhurt = um unverletzt zu bleiben
fight-taken-then = { $name } erleidet { $to } statt { $from }.
fight-with-this = { $ki ->
    [2] { $one } mit diesem Ki, { $all } mit beiden.
   *[other] { $one } mit diesem Ki, { $all } mit allen { $ki }.
}
fight-with-this-token = { $ki ->
    [2] { $one } mit diesem Marker, { $all } mit beiden.
   *[other] { $one } mit diesem Marker, { $all } mit allen { $ki }.
}
fight-completes = { $element } würde die Secret Technique vollenden.
fight-gives-up-for-technique = { $count } { $element }, die jetzt zählen, gibst du für die Secret Technique auf.
fight-gives-up-for-three = { $count } { $element }, die jetzt zählen, gibst du für drei { $other } auf.
fight-gives-up-for-more = { $count } { $element }, die jetzt zählen, gibst du für mehr { $other } auf.
fight-deception-helps = Neu gewürfelt braucht es noch Deception (−2 Honor) in { $share } der Fälle.
fight-deception-does = Deception allein tut es schon jetzt, für −2 Honor.
fight-deception-and-call = Deception und Call of the Void tun es schon jetzt, für −2 Honor.
fight-for-nothing = umsonst: { $wounds }
fight-danger = { $name } fällt in { $share } der Fälle.
fight-for-successes = { $target ->
    [one] für { $target } Erfolg
   *[other] für { $target } Erfolge
}

fight-goal = Was wollt ihr erreichen?
fight-goal-is = Ziel: { $goal }
fight-goal-balanced = Aus{ "\u00AD" }gewogen
fight-goal-balanced-sub = Von allem etwas
fight-goal-eliminate = Elimi{ "\u00AD" }nieren
fight-goal-eliminate-sub = Der Enemy fällt, was es auch kostet
fight-goal-unhurt = Unverletzt bleiben
fight-goal-unhurt-sub = So wenige Wounds wie möglich erleiden
fight-goal-save = Ki sparen
fight-goal-save-sub = Ki nur, wo es viel bringt
fight-goal-own = Unsere Gewichte
fight-goal-own-sub = Wie sie unten stehen
fight-key-elements = gibt einen Würfel ein: Air, Earth, Fire, Water, Void
fight-key-totals = gibt die Summen des Enemy ein, Offensive zuerst
fight-weights = Gewichte des Rats; 4 ist der Wert einer Wound
fight-weight-dealt = Jede zugefügte Wound
fight-weight-taken = Jede erlittene Wound
fight-weight-kill = Enemy Eliminated
fight-weight-death = Kämpfer Eliminated
fight-weight-ki = Jedes Ki
fight-weight-honor = Jede Honor
fight-weight-ap = Jeder AP dazu
fight-weight-life = Jedes Life zurück
fight-weight-purity = Jede Purity, die eine Wound aufs Spiel setzt

## Applying

fight-stop = Schluss und anwenden
fight-by-hand = Von Hand
fight-by-hand-ears = Das Ergebnis von Hand eingeben
fight-with-dice = Würfel
fight-with-dice-ears = Stattdessen die Würfel eingeben
fight-eliminated = { $name } Eliminated
fight-whose = { $name }: { $what }
fight-direct = direkt zugefügt
fight-enemy-dice = { $count ->
    [one] Enemy-Würfel
    [2] zwei Enemy-Würfel
   *[other] drei Enemy-Würfel
}
fight-three-water = drei Water { $by }
fight-three-earth = drei Earth { $by }
fight-technique = Secret Technique { $by }
fight-power = Power { $by }
fight-token = Marker { $by }
fight-cover-plus = Cover { $by }
fight-defense-plus = Defense { $by }
fight-cards = Karten { $by }
fight-silent = kann nicht zurückschießen
fight-wounds-to-life = Wounds an { $name }, Life { $life }
fight-harmony-result = In Harmony erleidet { $name } keine Wounds und { $enemy } genau 1.
fight-use-token = Marker nutzen: { $token }
fight-which-die = Welcher Enemy-Würfel wird gedreht?
fight-die-turns = Enemy-Würfel { $die }
fight-use-technique = Die Secret Technique nutzen
fight-test-technique = Die Würfel enthalten die Secret Technique von { $name }. Die meisten wirken nur im Combat.
fight-then-wounds = dann { $dealt } zugefügt, { $taken } erlitten
fight-without-wounds = sonst { $dealt } zugefügt, { $taken } erlitten
fight-change = { $name } { $by } { $gauge }
fight-change-cause = { $name } { $by } { $gauge }, { $cause }
fight-happens = { $name } { $what }

## Skill Tests

fight-target = Wie viele Erfolge ihr wollt
fight-draws = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
fight-harmony-counts = Harmony zählt
fight-harmony-counts-sub = als 4 Erfolge
fight-at-least = { $count ->
    [one] mindestens { $count } Erfolg
   *[other] mindestens { $count } Erfolge
}
fight-successes = { $count ->
    [one] { $count } Erfolg
   *[other] { $count } Erfolge
}
fight-at-the-end = Am Ende des Combat
fight-bodyguards = Yojimbo: Steht eine dieser Figuren im selben Gebiet, gilt der Angriff ihr.

fight-extra-dice = Mehr Elementwürfel
fight-more-wounds = Wounds trotz Verteidigung
fight-foe-more-wounds = Enemy: Wounds trotz Verteidigung
fight-reroll-by-effect = Neu werfen durch Effekt
fight-reroll-by-effect-sub = Marker oder Power, kein Ki

fight-foe-token = { $name } nutzt einen Marker: { $token }
fight-reroll-by-token = Mit einem Marker neu würfeln

## What a target is like, in a list

target-outnumbered = ihr seid Outnumbered
target-superiority = Superiority für euch
target-cover = in Cover
target-own-cover = Cover für euch
target-silent = keine Antwort
